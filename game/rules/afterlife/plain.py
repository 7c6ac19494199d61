"""Canonical plain data of a state: for snapshots, hashes and equality.

Cards are written by id, with the mask of seats that know them behind an `@` where the pile is hidden.
"""

from typing import TYPE_CHECKING, Any

from game.core.canon import Plain
from game.core.frames import Frame
from game.core.piles import KIND, SEAT_SHIFT
from game.core.rng import Rng
from game.rules.afterlife.content import EMPTY, IDS, INDEX

if TYPE_CHECKING:
    from game.rules.afterlife.state import AfterlifeState

SEATED = ("draw", "hand", "discard", "tomb")
SHARED = ("stock", "boneyard", "spent", "acted", "set_aside", "offered", "revealed")
FLAGS = (
    "free_entombs", "changed", "ring", "gold_bonus", "discount", "thoth", "censer", "throne", "extra_draw",
    "bought_height",
)  # fmt: skip
CARD_LISTS = ("bought", "done")


def card_text(card: int) -> str:
    knowing = card >> SEAT_SHIFT
    return f"{IDS[card & KIND]}@{knowing}" if knowing else IDS[card & KIND]


def card_from_text(text: str) -> int:
    name, _, knowing = text.partition("@")
    return INDEX[name] | (int(knowing or 0) << SEAT_SHIFT)


def to_plain(state: "AfterlifeState") -> Plain:
    table = state.table
    data: dict[str, Any] = {
        "seats": table.seats,
        "options": dict(table.options),
        "start": table.start,
        "groups": list(table.groups),
        "cards": [IDS[kind] for kind in table.cards],
        "rng": str(state.rng.state),  # as text: it may not fit into a signed 64-bit number
        "active": state.active,
        "turns": state.turns,
        "turn": {name: int(getattr(state.turn, name)) for name in FLAGS},
        "pyramid": ["" if kind == EMPTY else IDS[kind] for kind in state.pyramid],
    }
    for name in CARD_LISTS:
        data["turn"][name] = [IDS[kind] for kind in getattr(state.turn, name)]
    for name in SHARED:
        data[name] = [card_text(card) for card in getattr(state, name)]
    for name in SEATED:
        data[name] = [[card_text(card) for card in pile] for pile in getattr(state, name)]
    data["frames"] = [[type(frame).__name__, *_lists(frame)] for frame in state.frames]
    return data


def _lists(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_lists(item) for item in value]
    return int(value) if isinstance(value, bool) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def from_plain(data: Plain, frame_classes: dict[str, Any]) -> "AfterlifeState":
    """The state that wrote this data. What does not fit raises ValueError, LookupError, TypeError or AttributeError."""
    from game.rules.afterlife.state import AfterlifeState, Table, Turn

    groups = tuple(data["groups"])
    cards = tuple(INDEX[name] for name in data["cards"])
    table = Table(data["seats"], dict(data["options"]), data["start"], groups, cards)
    state = AfterlifeState.empty(table, Rng(int(data["rng"])))
    state.active = data["active"]
    state.turns = data["turns"]
    flags = data["turn"]
    lists = [tuple(INDEX[name] for name in flags[key]) for key in CARD_LISTS]
    state.turn = Turn(
        flags["free_entombs"],
        bool(flags["changed"]),
        bool(flags["ring"]),
        flags["gold_bonus"],
        flags["discount"],
        flags["thoth"],
        bool(flags["censer"]),
        bool(flags["throne"]),
        flags["extra_draw"],
        flags["bought_height"],
        *lists,
    )
    state.pyramid = [INDEX[name] if name else EMPTY for name in data["pyramid"]]
    for name in SHARED:
        setattr(state, name, [card_from_text(text) for text in data[name]])
    for name in SEATED:
        setattr(state, name, [[card_from_text(text) for text in pile] for pile in data[name]])
    state.frames = [_frame(entry, frame_classes) for entry in data["frames"]]
    if state.frames:
        state.pending = state.frames[-1].decide(state)
        if state.pending is None:
            raise ValueError("The snapshot does not stand at a decision.")
    return state


def _frame(entry: list[Any], frame_classes: dict[str, Any]) -> Frame:
    name, *fields = entry
    kinds = frame_classes[name].__annotations__.values()  # plain data writes booleans as numbers; compiled frames mind
    values = [bool(value) if kind is bool else _tuples(value) for value, kind in zip(fields, kinds, strict=True)]
    frame: Frame = frame_classes[name](*values)
    return frame
