"""Component data of afterlife as typed tables (section 2).

A card is named by its kind, a small int: its place in the data file. The tables are indexed by kind, so that the
rules read `COST[card]`. Whatever is wrong in the data file is refused here, naming file and key.
"""

import tomllib
from typing import Any

from game.core.assets import asset

FILE = "assets/data/afterlife.toml"
STARTER, SET, UNIQUE = 0, 1, 2
TYPES = {"starter": STARTER, "set": SET, "unique": UNIQUE}

# Slots of the pyramid (3.3), in the order in which the stock fills them.
SLOTS = ("B1", "B2", "B3", "M1", "M2", "A")
BASE = (0, 1, 2)
UPPER = (3, 4, 5)
B1, B2, B3, M1, M2, TIP = range(6)
EMPTY = -1
# Which slots can drop a card into an empty one; the tip gets none from above.
FALLS_FROM: tuple[tuple[int, ...], ...] = ((M1,), (M1, M2), (M2,), (TIP,), (TIP,), ())
HAND_SIZE = 5


class ContentError(ValueError):
    """The data file is wrong; the text names the file and the key."""


def _load() -> dict[str, Any]:
    with asset("data", "afterlife.toml").open("rb") as file:
        try:
            return tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{FILE} cannot be read: {error}.") from error


DATA = _load()


def _cards(data: dict[str, Any]) -> list[dict[str, Any]]:
    cards = [
        dict(card, pool=pool) for key, pool in (("cards", "afterlife"), ("base_cards", "base")) for card in data[key]
    ]
    known_sets = [entry["id"] for entry in data["sets"]]
    seen: set[str] = set()
    for card in cards:
        name = card.get("id", "?")
        where = f"{FILE}, card {name}"
        for key, kind in (
            ("id", str),
            ("name", str),
            ("effect", str),
            ("level", int),
            ("cost", int),
            ("gold", int),
            ("copies", int),
            ("mentions_opponent", bool),
        ):
            if not isinstance(card.get(key), kind):
                raise ContentError(f"{where}: {key} is missing or not a {kind.__name__}.")
        if name in seen:
            raise ContentError(f"{where}: the id stands twice.")
        seen.add(name)
        if card.get("type") not in TYPES:
            raise ContentError(f"{where}: type {card.get('type')!r} is not one of {', '.join(TYPES)}.")
        if card["type"] == "set" and card.get("set") not in known_sets:
            raise ContentError(f"{where}: set {card.get('set')!r} is not in [[sets]].")
        if card["type"] != "set" and not isinstance(card.get("vp"), int):
            raise ContentError(f"{where}: vp is missing.")
        if card.get("timing") not in ("action", "reaction"):
            raise ContentError(f"{where}: timing must be action or reaction.")
        if not isinstance(card.get("steps"), list):
            raise ContentError(f"{where}: steps is missing.")
    return cards


CARDS = _cards(DATA)
IDS: list[str] = [card["id"] for card in CARDS]
INDEX: dict[str, int] = {name: kind for kind, name in enumerate(IDS)}
NAMES: list[str] = [card["name"] for card in CARDS]
EFFECT_TEXTS: list[str] = [card["effect"] for card in CARDS]
COST: list[int] = [card["cost"] for card in CARDS]
GOLD: list[int] = [card["gold"] for card in CARDS]
LEVEL: list[int] = [card["level"] for card in CARDS]
TYPE: list[int] = [TYPES[card["type"]] for card in CARDS]
VP: list[int] = [card.get("vp", 0) for card in CARDS]
POOL: list[str] = [card["pool"] for card in CARDS]
REACTION: list[bool] = [card["timing"] == "reaction" for card in CARDS]
MENTIONS_OPPONENT: list[bool] = [bool(card["mentions_opponent"]) for card in CARDS]
STEPS: list[list[str]] = [card["steps"] for card in CARDS]
COPIES: list[int] = [card["copies"] for card in CARDS]

SET_IDS: list[str] = [entry["id"] for entry in DATA["sets"]]
SET_NAMES: list[str] = [entry["name"] for entry in DATA["sets"]]
SET_SIZE: list[int] = [entry["size"] for entry in DATA["sets"]]
SET_COLOUR: list[str] = [entry["color"] for entry in DATA["sets"]]
NO_SET = -1
SET_OF: list[int] = [SET_IDS.index(card["set"]) if card["type"] == "set" else NO_SET for card in CARDS]
SUPER_SETS: dict[str, list[int]] = {
    entry["id"]: [SET_IDS.index(member) for member in entry["members"]] for entry in DATA["super_sets"]
}
STARTING_DECK: list[int] = [
    kind
    for kind, card in enumerate(CARDS)
    if card["type"] == "starter"
    for _ in range(DATA["starting_deck"][card["id"]])
]
PERFECT_SOLO: int = DATA["scoring"]["perfect_solo_score"]

AXE = INDEX["axe"]
BOAT = INDEX["boat"]
RING = INDEX["ring"]
