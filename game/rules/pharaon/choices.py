"""Ready-made action tuples, so that legal actions are looked up and not built. Places and actions count from 1."""

from itertools import combinations_with_replacement

from game.core.decision import Action
from game.rules.pharaon.content import (
    ARTISAN_PLACES,
    BASICS,
    BURIAL_END,
    JAR_IDS,
    LETTERS,
    NILE_ACTIONS,
    NOBLE_PLACES,
    REWARD_IDS,
)
from game.rules.pharaon.noble_cards import NOBLE_IDS

MOST_PLACES = 6  # of offerings, with five players

YES: Action = ("yes",)
NO: Action = ("no",)
YES_NO: list[Action] = [YES, NO]
PASS: Action = ("pass",)
DONE: Action = ("done",)
DECLINE: Action = ("decline",)
KEEP_JAR: Action = ("keep_jar",)
BAG: Action = ("bag",)

TAKE_JAR: list[Action] = [("take_jar", name) for name in JAR_IDS]
KEEP_NOBLE: list[Action] = [("keep", name) for name in NOBLE_IDS]

OFFERINGS: list[Action] = [("offerings", place + 1) for place in range(MOST_PLACES)]
OFFERINGS_BONUS: list[Action] = [("offerings_bonus", place + 1) for place in range(MOST_PLACES)]
BONUS: list[Action] = [("bonus", place + 1) for place in range(MOST_PLACES)]
# The last entry is the deck, which place -1 finds.
NOBLES: list[Action] = [*[("nobles", place + 1) for place in range(NOBLE_PLACES)], ("nobles", "deck")]
ARTISANS: list[Action] = [*[("artisans", place + 1) for place in range(ARTISAN_PLACES)], ("artisans", "deck")]
ARTISAN: list[Action] = [*[("artisan", place + 1) for place in range(ARTISAN_PLACES)], ("artisan", "deck")]
BURIAL: list[Action] = [("burial", space + 1) for space in range(BURIAL_END)]
# By a mask of actions that can be paid.
NILE: list[list[Action]] = [
    [("nile", number + 1) for number in range(NILE_ACTIONS) if mask >> number & 1] for mask in range(1 << NILE_ACTIONS)
]

NILE_STEP: list[Action] = [("nile_step", LETTERS[track]) for track in range(BASICS)]
BASIC: list[Action] = [("basic", LETTERS[colour]) for colour in range(BASICS)]
TO_WHEEL: list[Action] = [("to_wheel", LETTERS[colour]) for colour in range(BASICS)]
GIVE: list[Action] = [("give", letter) for letter in LETTERS]
REWARD: list[Action] = [("reward", name) for name in REWARD_IDS]
EXCHANGE_SEER: Action = ("exchange", "seer")
EXCHANGE_TREASURER: Action = ("exchange", "treasurer")

# What the Diplomat can name, by how many basics the bank has at most to give.
NAMED: list[list[tuple[int, ...]]] = [list(combinations_with_replacement(range(BASICS), size)) for size in range(4)]
NAME: dict[tuple[int, ...], Action] = {
    named: ("name", "+".join([LETTERS[colour] for colour in named])) for size in (1, 2, 3) for named in NAMED[size]
}
NAMED_BY: dict[Action, tuple[int, ...]] = {action: named for named, action in NAME.items()}

DECK = -1


def place_of(action: Action) -> int:
    """The place that the second part of an action counts from 1, or DECK."""
    place = action[1]
    return place - 1 if isinstance(place, int) else DECK
