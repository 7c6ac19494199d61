"""The five Traitor boards as typed tables (3.3, 6.4). A board has a light and a dark side; a side has a number of jars
and a column of symbols, filled from the bottom. A symbol is a word and a number: ("take_noble", 2)."""

from typing import Any

from game.rules.pharaon.content import DATA, FILE, GOD_IDS, ContentError

LIGHT, DARK = 0, 1
Symbol = tuple[str, int]
NUMBERED = ("take_noble", "discard_noble", "noble_value", "take_pair", "take_offering")
WORDS = (
    "start", "none", "burial_step", "nile_most", "nile_least",
    "take_artisan_high", "take_artisan_low", "discard_artisan_high", "discard_artisan_low",
)  # fmt: skip
GOD = "god"  # its number is the god, named by its zone


def read_symbol(word: str, where: str = "symbol") -> Symbol:
    """A symbol as the data file writes it: take_noble_2, god_ra."""
    if word in WORDS:
        return word, 0
    stem, _, end = word.rpartition("_")
    if stem == GOD and end in GOD_IDS:
        return stem, GOD_IDS.index(end)
    if stem in NUMBERED and end.isdecimal():
        return stem, int(end)
    raise ContentError(f"{FILE}, {where}: there is no symbol {word!r}.")


def _side(board: dict[str, Any], side: str) -> tuple[Symbol, ...]:
    return tuple([read_symbol(word, f"{board['id']}, {side}") for word in board[side]["column"]])


_traitor: dict[str, Any] = DATA["traitor"]
_boards: list[dict[str, Any]] = _traitor["boards"]
BOARD_IDS: list[str] = [board["id"] for board in _boards]
BOARD_NAMES: list[str] = [board["name"] for board in _boards]
COLUMN: list[tuple[tuple[Symbol, ...], tuple[Symbol, ...]]] = [
    (_side(board, "light"), _side(board, "dark")) for board in _boards
]
JARS: list[tuple[int, int]] = [(board["light"]["jars"], board["dark"]["jars"]) for board in _boards]
BOARDS = len(_boards)
DEFAULT_NOBLE_VALUE: int = _traitor["default_points_per_noble"]
WINS_TIES: bool = _traitor["wins_ties"]
