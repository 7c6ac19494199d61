"""Canonical plain data of a state: for snapshots, hashes and equality. Tiles, cards and creatures are written by id."""

from typing import TYPE_CHECKING, Any

from game.core.canon import Plain
from game.core.frames import Frame
from game.core.rng import Rng
from game.rules.kemet.cards import CARD_IDS, CARD_INDEX, DI_IDS, DI_INDEX
from game.rules.kemet.content import COLOUR_IDS, GOD_IDS
from game.rules.kemet.fight import Fight
from game.rules.kemet.land import CITY_IDS
from game.rules.kemet.packing import listed, packed
from game.rules.kemet.powers import powers_of
from game.rules.kemet.table import Table
from game.rules.kemet.tiles import CREATURE_IDS, CREATURE_INDEX, TILE_IDS, TILE_INDEX, tiles_in

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState

NUMBERS = ("round", "turn", "night", "swapped", "winner")
NUMBER_LISTS = (
    "holder", "warriors", "held", "pyramids", "prayer", "supply", "battle_points", "divine_points", "veterans",
    "spaces", "silver", "bought",
)  # fmt: skip
MASKS = {"market": (TILE_IDS, TILE_INDEX), "doubles": (TILE_IDS, TILE_INDEX)}
MASK_LISTS = {
    "creatures": (CREATURE_IDS, CREATURE_INDEX),
    "stable": (CREATURE_IDS, CREATURE_INDEX),
    "tiles": (TILE_IDS, TILE_INDEX),
    "hand": (CARD_IDS, CARD_INDEX),
    "face_up": (CARD_IDS, CARD_INDEX),
    "face_down": (CARD_IDS, CARD_INDEX),
}
CARD_PILES = ("di_pile", "di_discard", "vision")
CARD_LISTS = ("di", "di_known")
FIGHT_FLAGS = ("sealed", "open")
FIGHT_NUMBERS = ("play", "discard", "di", "swaps", "wound", "strength", "lost", "destroyed", "points")


def to_plain(state: "KemetState") -> Plain:
    table = state.table
    data: dict[str, Any] = {
        "seats": table.seats,
        "options": dict(table.options),
        "colours": [COLOUR_IDS[colour] for colour in table.colours],
        "start_order": list(table.start_order),
        "rng": str(state.rng.state),  # as text: it may not fit into a signed 64-bit number
        "order": list(state.order),
        "gods": ["" if god < 0 else GOD_IDS[god] for god in state.gods],
        "cities": ["" if city < 0 else CITY_IDS[city] for city in state.cities],
        "intruders": [list(intruder) for intruder in state.intruders],
        "buy_colours": [[COLOUR_IDS[colour] for colour in colours] for colours in state.buy_colours],
    }
    for name in NUMBERS:
        data[name] = getattr(state, name)
    for name in NUMBER_LISTS:
        data[name] = list(getattr(state, name))
    for name, (ids, _) in MASKS.items():
        data[name] = [ids[bit] for bit in tiles_in(getattr(state, name))]
    for name, (ids, _) in MASK_LISTS.items():
        data[name] = [[ids[bit] for bit in tiles_in(mask)] for mask in getattr(state, name)]
    for name in CARD_PILES:
        data[name] = _cards(getattr(state, name))
    for name in CARD_LISTS:
        data[name] = [_cards(cards) for cards in getattr(state, name)]
    data["fight"] = None if state.fight is None else _fight(state.fight)
    data["frames"] = [[type(frame).__name__, *_lists(frame)] for frame in state.frames]
    return data


def _cards(cards: int) -> list[str]:
    return [DI_IDS[card] for card in listed(cards)]


def _fight(fight: Fight) -> dict[str, Any]:
    data: dict[str, Any] = {"attacker": fight.attacker, "defender": fight.defender, "zone": fight.zone}
    data["winner"] = fight.winner
    data["revealed"] = fight.revealed
    for name in (*FIGHT_FLAGS, *FIGHT_NUMBERS):
        data[name] = list(getattr(fight, name))
    return data


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def _mask(names: list[str], places: dict[str, int]) -> int:
    return sum(1 << places[name] for name in names)


def from_plain(data: Plain, frame_classes: dict[str, Any]) -> "KemetState":
    """The state that wrote this data. What does not fit raises ValueError, LookupError, TypeError or AttributeError."""
    from game.rules.kemet.state import KemetState

    colours = tuple([COLOUR_IDS.index(name) for name in data["colours"]])
    table = Table(data["seats"], dict(data["options"]), colours, tuple(data["start_order"]))
    state = KemetState.empty(table, Rng(int(data["rng"])))
    state.order = tuple(data["order"])
    state.gods = tuple([GOD_IDS.index(name) if name else -1 for name in data["gods"]])
    state.cities = tuple([CITY_IDS.index(name) if name else -1 for name in data["cities"]])
    state.intruders = tuple([(zone, seat, number, creature) for zone, seat, number, creature in data["intruders"]])
    state.buy_colours = [tuple([COLOUR_IDS.index(name) for name in names]) for names in data["buy_colours"]]
    for name in NUMBERS:
        setattr(state, name, data[name])
    for name in NUMBER_LISTS:
        setattr(state, name, list(data[name]))
    for name, (_, places) in MASKS.items():
        setattr(state, name, _mask(data[name], places))
    for name, (_, places) in MASK_LISTS.items():
        setattr(state, name, [_mask(names, places) for names in data[name]])
    for name in CARD_PILES:
        setattr(state, name, packed([DI_INDEX[card] for card in data[name]]))
    for name in CARD_LISTS:
        setattr(state, name, [packed([DI_INDEX[card] for card in names]) for names in data[name]])
    state.powers = [powers_of(tiles) for tiles in state.tiles]
    state.fight = None if data["fight"] is None else _read_fight(data["fight"])
    state.frames = [_frame(entry, frame_classes) for entry in data["frames"]]
    if state.frames:
        state.pending = state.frames[-1].decide(state)
        if state.pending is None:
            raise ValueError("The snapshot does not stand at a decision.")
    return state


def _read_fight(data: dict[str, Any]) -> Fight:
    fight = Fight(data["attacker"], data["defender"], data["zone"])
    fight.winner = data["winner"]
    fight.revealed = bool(data["revealed"])
    for name in FIGHT_FLAGS:
        setattr(fight, name, [bool(flag) for flag in data[name]])
    for name in FIGHT_NUMBERS:
        setattr(fight, name, list(data[name]))
    return fight


def _frame(entry: list[Any], frame_classes: dict[str, Any]) -> Frame:
    name, *fields = entry
    frame: Frame = frame_classes[name](*_tuples(fields))
    return frame
