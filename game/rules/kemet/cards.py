"""Battle cards (6.2) and divine intervention cards (6.4) as typed tables."""

from typing import Any

from game.rules.kemet.content import DATA, FILE, ContentError, entries, index
from game.rules.kemet.packing import KINDS

# Battle cards --------------------------------------------------------------------------------------------------------

_cards = entries(DATA, "battle_cards", "name", "strength", "damage", "direct", "shield", "self_loss", "special")
CARD_IDS: list[str] = [entry["id"] for entry in _cards]
CARD_INDEX: dict[str, int] = {name: card for card, name in enumerate(CARD_IDS)}
CARD_NAMES: list[str] = [entry["name"] for entry in _cards]
CARD_STRENGTH: list[int] = [entry["strength"] for entry in _cards]
CARD_DAMAGE: list[int] = [entry["damage"] for entry in _cards]
CARD_DIRECT: list[int] = [entry["direct"] for entry in _cards]
CARD_SHIELD: list[int] = [entry["shield"] for entry in _cards]
CARD_SELF_LOSS: list[int] = [entry["self_loss"] for entry in _cards]
CARDS = len(_cards)
START_HAND = sum([1 << card for card in range(CARDS) if not _cards[card]["special"]])
SET_SIZE = START_HAND.bit_count()
if DATA["components"]["per_player"]["battle_cards"] != SET_SIZE or SET_SIZE % 2:
    raise ContentError(f"{FILE}: battle_cards must be as many as components.per_player says, and an even number.")

# Divine intervention cards -------------------------------------------------------------------------------------------

BATTLE, DAY, MOVE = range(3)
TIMINGS = ["battle", "day", "move"]
EFFECTS: dict[str, list[str]] = {
    "battle": ["swap_battle_card", "battle", "battle_if_win"],
    "day": ["prayer", "mana_theft", "units", "destroy", "recover_di"],
    "move": ["move", "teleport", "ignore_walls"],
}
_di = entries(DATA, "di_cards", "name", "copies", "cost", "timing", "text", "effect")
DI_IDS: list[str] = [entry["id"] for entry in _di]
DI_INDEX: dict[str, int] = {name: card for card, name in enumerate(DI_IDS)}
DI_NAMES: list[str] = [entry["name"] for entry in _di]
DI_TEXTS: list[str] = [entry["text"] for entry in _di]
DI_COPIES: list[int] = [entry["copies"] for entry in _di]
DI_COST: list[int] = [entry["cost"] for entry in _di]
DI_TIMING: list[int] = [index(TIMINGS, entry["timing"], f"di_cards {entry['id']}") for entry in _di]
DI_KINDS = len(_di)
if DI_KINDS > KINDS:
    raise ContentError(f"{FILE}: there is room for {KINDS} kinds of di_cards, not for {DI_KINDS}.")
if sum(DI_COPIES) != DATA["components"]["di_cards"]:
    raise ContentError(f"{FILE}: the copies of di_cards must add up to components.di_cards.")


def _figures(name: str) -> list[int]:
    return [int(entry["effect"].get(name, 0)) for entry in _di]


def _only(kind: str) -> int:
    """The one card with this kind of effect; code that carries it out knows it by its place."""
    found = [card for card in range(DI_KINDS) if _di[card]["effect"]["kind"] == kind]
    if len(found) != 1:
        raise ContentError(f"{FILE}: one of the di_cards must have the effect {kind}, not {len(found)}.")
    return found[0]


def _check(entry: dict[str, Any]) -> None:
    allowed, kind = EFFECTS[entry["timing"]], entry["effect"]["kind"]
    if kind not in allowed:
        where = f"{FILE}, di_cards {entry['id']}"
        raise ContentError(f"{where}: the effect {kind!r} is not one of {', '.join(allowed)}.")


for _entry in _di:
    _check(_entry)

DI_STRENGTH = _figures("strength")
DI_DAMAGE = _figures("damage")
DI_SHIELD = _figures("shield")
DI_PRAYER = _figures("prayer")  # on victory for battle cards, at once for day cards
DI_UNITS = _figures("units")
DI_MOVES = _figures("moves")
DI_NO_DAMAGE = _figures("no_damage")
DIVERSION = _only("swap_battle_card")
PRAYER_CARD = _only("prayer")
MANA_THEFT = _only("mana_theft")
ENLISTMENT = _only("units")
RAINING_FIRE = _only("destroy")
DIVINE_MEMORY = _only("recover_di")
SWIFTNESS = _only("move")
TELEPORTATION = _only("teleport")
OPEN_GATES = _only("ignore_walls")
BATTLE_KINDS: list[int] = [card for card in range(DI_KINDS) if DI_TIMING[card] == BATTLE]
DAY_KINDS: list[int] = [card for card in range(DI_KINDS) if DI_TIMING[card] == DAY]
MOVE_KINDS: list[int] = [card for card in range(DI_KINDS) if DI_TIMING[card] == MOVE]
if DI_COPIES[DIVERSION] != DATA["meta"]["max_players"]:
    raise ContentError(f"{FILE}, di_cards {DI_IDS[DIVERSION]}: there must be one for each player.")
