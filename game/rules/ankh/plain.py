"""Canonical plain data of a state: for snapshots, hashes and equality. Hexes are written as row * 100 + column."""

from typing import TYPE_CHECKING, Any

from game.core.canon import Plain
from game.core.frames import Frame
from game.core.rng import Rng
from game.rules.ankh.content import CARD_IDS, GOD_IDS, GUARDIAN_IDS, POWER_IDS
from game.rules.ankh.hexes import BIT, NAME, PLACE, hexes_in, names_in
from game.rules.ankh.land import land_with
from game.rules.ankh.table import Table

if TYPE_CHECKING:
    from game.rules.ankh.state import AnkhState

NUMBERS = ("event", "tiebreaker", "tiebreaker_up", "amun_ready", "victor", "margin", "ending")
NUMBER_LISTS = (
    "pool_warriors", "locked", "pool_guardians", "card_left", "gone_warriors", "gone_guardians", "tokens", "followers",
    "step", "devotion", "ladder", "fallen", "ledger", "god_of", "ability", "markers", "bids", "killed",
)  # fmt: skip
HEX_MASKS = ("suns", "underworld", "flooded")
HEX_MASK_LISTS = ("figures", "guardians_at", "monuments", "owned")
ID_MASK_LISTS = {"hand": CARD_IDS, "powers": POWER_IDS, "sealed": CARD_IDS, "played": CARD_IDS}
# Masks inside frames may be larger than the numbers that every reader of plain data knows.
LARGEST = 1 << 62
BIG = "mask:"


def to_plain(state: "AnkhState") -> Plain:
    table = state.table
    data: dict[str, Any] = {
        "seats": table.seats,
        "options": dict(table.options),
        "first": table.first,
        "gods": [GOD_IDS[god] for god in table.gods],
        "guardians": [GUARDIAN_IDS[kind] for kind in table.guardians],
        "scenario": table.scenario,
        "rng": str(state.rng.state),  # as text: it may not fit into a signed 64-bit number
        "camels": hexes_in(state.land.camels),
        "numbers": list(state.numbers),
    }
    for name in NUMBERS:
        data[name] = getattr(state, name)
    for name in NUMBER_LISTS:
        data[name] = list(getattr(state, name))
    data["god_at"] = [NAME[place] if place >= 0 else -1 for place in state.god_at]
    data["claws"] = [[NAME[place], state.claws[place]] for place in sorted(state.claws)]
    for name in HEX_MASKS:
        data[name] = list(names_in(getattr(state, name)))
    for name in HEX_MASK_LISTS:
        data[name] = [list(names_in(mask)) for mask in getattr(state, name)]
    for name, ids in ID_MASK_LISTS.items():
        data[name] = [[ids[place] for place in hexes_in(mask)] for mask in getattr(state, name)]
    data["frames"] = [[type(frame).__name__, *_lists(frame)] for frame in state.frames]
    return data


def _lists(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_lists(item) for item in value]
    if isinstance(value, int) and abs(value) >= LARGEST:
        return f"{BIG}{value:x}"
    return value


def _tuples(value: Any) -> Any:
    if isinstance(value, list):
        return tuple([_tuples(item) for item in value])
    if isinstance(value, str) and value.startswith(BIG):
        return int(value[len(BIG) :], 16)
    return value


def _mask(names: list[int]) -> int:
    return sum([BIT[PLACE[name]] for name in names])


def _id_mask(names: list[str], ids: list[str]) -> int:
    return sum([1 << ids.index(name) for name in names])


def from_plain(data: Plain, frame_classes: dict[str, Any]) -> "AnkhState":
    """The state that wrote this data. What does not fit raises ValueError, LookupError, TypeError or AttributeError."""
    from game.rules.ankh.state import AnkhState

    table = Table(
        data["seats"],
        dict(data["options"]),
        data["first"],
        tuple([GOD_IDS.index(god) for god in data["gods"]]),
        tuple([GUARDIAN_IDS.index(kind) for kind in data["guardians"]]),
        data["scenario"],
    )
    state = AnkhState.empty(table, Rng(int(data["rng"])))
    state.land = land_with(sum([1 << side for side in data["camels"]]))
    state.numbers = tuple(data["numbers"])
    for name in NUMBERS:
        setattr(state, name, data[name])
    for name in NUMBER_LISTS:
        setattr(state, name, list(data[name]))
    state.god_at = [PLACE[name] if name >= 0 else -1 for name in data["god_at"]]
    state.claws = {PLACE[name]: aim for name, aim in data["claws"]}
    for name in HEX_MASKS:
        setattr(state, name, _mask(data[name]))
    for name in HEX_MASK_LISTS:
        setattr(state, name, [_mask(names) for names in data[name]])
    for name, ids in ID_MASK_LISTS.items():
        setattr(state, name, [_id_mask(names, ids) for names in data[name]])
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
