"""Canonical plain data of a state: for snapshots, hashes and equality. Cards, jars and tokens are written by id."""

from typing import TYPE_CHECKING, Any

from game.core.canon import Plain
from game.core.frames import Frame
from game.core.rng import Rng
from game.rules.pharaon.content import (
    ARTISAN_IDS,
    ARTISAN_INDEX,
    EMPTY,
    JAR_IDS,
    JAR_INDEX,
    LETTERS,
    TOKEN_OF,
    ZONE_IDS,
)
from game.rules.pharaon.masks import cards
from game.rules.pharaon.noble_cards import NOBLE_IDS, NOBLE_INDEX
from game.rules.pharaon.table import Table

if TYPE_CHECKING:
    from game.rules.pharaon.state import PharaonState

NUMBERS = ("first_player", "pharaoh")
NUMBER_LISTS = ("bank", "burial", "row", "field", "bag", "offering_discard")
NESTED = ("tokens", "nile")
MASKS = {
    "noble_deck": (NOBLE_IDS, NOBLE_INDEX),
    "gone_nobles": (NOBLE_IDS, NOBLE_INDEX),
    "drawn": (NOBLE_IDS, NOBLE_INDEX),
    "artisan_deck": (ARTISAN_IDS, ARTISAN_INDEX),
    "gone_artisans": (ARTISAN_IDS, ARTISAN_INDEX),
    "jar_pile": (JAR_IDS, JAR_INDEX),
    "jar_discard": (JAR_IDS, JAR_INDEX),
    "stack": (JAR_IDS, JAR_INDEX),
}
MASK_LISTS = {
    "nobles": (NOBLE_IDS, NOBLE_INDEX),
    "used": (NOBLE_IDS, NOBLE_INDEX),
    "artisans": (ARTISAN_IDS, ARTISAN_INDEX),
    "aside": (NOBLE_IDS, NOBLE_INDEX),
}
DISPLAYS = {"noble_display": (NOBLE_IDS, NOBLE_INDEX), "artisan_display": (ARTISAN_IDS, ARTISAN_INDEX)}
TOKEN_TUPLES = ("wheel", "pairs", "columns")


def to_plain(state: "PharaonState") -> Plain:
    table = state.table
    data: dict[str, Any] = {
        "seats": table.seats,
        "options": dict(table.options),
        "start": table.start,
        "circle": [ZONE_IDS[zone] for zone in table.circle],
        "offset": table.offset,
        "direction": table.direction,
        "boards": [list(board) for board in table.boards],
        "column_colours": [LETTERS[colour] for colour in table.column_colours],
        "rng": str(state.rng.state),  # as text: it may not fit into a signed 64-bit number
        "round": state.round,
    }
    for name in NUMBERS:
        data[name] = getattr(state, name)
    for name in NUMBER_LISTS:
        data[name] = list(getattr(state, name))
    for name in NESTED:
        data[name] = [list(inner) for inner in getattr(state, name)]
    for name, (ids, _) in MASKS.items():
        data[name] = [ids[card] for card in cards(getattr(state, name))]
    for name, (ids, _) in MASK_LISTS.items():
        data[name] = [[ids[card] for card in cards(mask)] for mask in getattr(state, name)]
    for name, (ids, _) in DISPLAYS.items():
        data[name] = ["" if card == EMPTY else ids[card] for card in getattr(state, name)]
    for name in TOKEN_TUPLES:
        data[name] = [[LETTERS[kind] for kind in kinds] for kinds in getattr(state, name)]
    data["bonus"] = ["" if kind == EMPTY else LETTERS[kind] for kind in state.bonus]
    data["jars"] = [JAR_IDS[jar] for jar in state.jars]
    data["frames"] = [[type(frame).__name__, *_lists(frame)] for frame in state.frames]
    return data


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def _mask(names: list[str], places: dict[str, int]) -> int:
    return sum(1 << places[name] for name in names)


def from_plain(data: Plain, frame_classes: dict[str, Any]) -> "PharaonState":
    """The state that wrote this data. What does not fit raises ValueError, LookupError, TypeError or AttributeError."""
    from game.rules.pharaon.state import PharaonState

    table = Table(
        data["seats"],
        dict(data["options"]),
        data["start"],
        tuple([ZONE_IDS.index(zone) for zone in data["circle"]]),
        data["offset"],
        data["direction"],
        tuple([(board, side) for board, side in data["boards"]]),
        tuple([TOKEN_OF[letter] for letter in data["column_colours"]]),
    )
    state = PharaonState.empty(table, Rng(int(data["rng"])))
    state.round = data["round"]
    for name in NUMBERS:
        setattr(state, name, data[name])
    for name in NUMBER_LISTS:
        setattr(state, name, list(data[name]))
    for name in NESTED:
        setattr(state, name, [list(inner) for inner in data[name]])
    for name, (_, places) in MASKS.items():
        setattr(state, name, _mask(data[name], places))
    for name, (_, places) in MASK_LISTS.items():
        setattr(state, name, [_mask(names, places) for names in data[name]])
    for name, (_, places) in DISPLAYS.items():
        setattr(state, name, [places[card] if card else EMPTY for card in data[name]])
    for name in TOKEN_TUPLES:
        setattr(state, name, [tuple([TOKEN_OF[letter] for letter in kinds]) for kinds in data[name]])
    state.bonus = [TOKEN_OF[letter] if letter else EMPTY for letter in data["bonus"]]
    state.jars = tuple([JAR_INDEX[name] for name in data["jars"]])
    state.frames = [_frame(entry, frame_classes) for entry in data["frames"]]
    if state.frames:
        state.pending = state.frames[-1].decide(state)
        if state.pending is None:
            raise ValueError("The snapshot does not stand at a decision.")
    return state


def _frame(entry: list[Any], frame_classes: dict[str, Any]) -> Frame:
    name, *fields = entry
    frame: Frame = frame_classes[name](*_tuples(fields))
    return frame
