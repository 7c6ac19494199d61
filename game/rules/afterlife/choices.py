"""Ready-made action tuples, one per card or slot, so that legal actions are looked up and not built."""

from game.core.decision import Action
from game.rules.afterlife.content import IDS, INDEX, SLOTS

STOP: Action = ("stop",)
PASS: Action = ("pass",)
YES: Action = ("yes",)
NO: Action = ("no",)
SHOW_HAND: Action = ("show_hand",)
YES_NO: list[Action] = [YES, NO]


def per_card(kind: str) -> list[Action]:
    return [(kind, name) for name in IDS]


def per_slot(kind: str) -> list[Action]:
    return [(kind, name) for name in SLOTS]


def card_of(action: Action) -> int:
    return INDEX[str(action[1])]


def slot_of(action: Action) -> int:
    return SLOTS.index(str(action[1]))
