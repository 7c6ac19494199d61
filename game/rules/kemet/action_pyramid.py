"""The action pyramid and its balance rule (2.1, 4.2): on which spaces a token may be placed now."""

from typing import TYPE_CHECKING

from game.core.decision import Action
from game.rules.kemet.choices import REGULAR, SILVER
from game.rules.kemet.content import ALL_SPACES, APEX, PRINTED, REGULAR_TOKENS, ROW_MASKS

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState

GOLD_BIT = 1 << APEX
UNUSED = -1


def regular_left(state: "KemetState", seat: int) -> int:
    placed = (state.spaces[seat] & ALL_SPACES).bit_count()
    return REGULAR_TOKENS - placed + (state.silver[seat] != UNUSED)


def silver_ready(state: "KemetState", seat: int) -> bool:
    return state.powers[seat].silver and state.silver[seat] == UNUSED


def gold_ready(state: "KemetState", seat: int) -> bool:
    return bool(state.powers[seat].golden) and not state.spaces[seat] & GOLD_BIT


def rows_missing(spaces: int) -> int:
    """How many rows have no token yet."""
    return sum([not spaces & row for row in ROW_MASKS])


_MISSING: list[int] = [rows_missing(spaces) for spaces in range(ALL_SPACES + 1)]


def balanced(spaces: int, regular: int, silver: int) -> bool:
    """All values after the placement: the tokens left can still cover every empty row."""
    return _MISSING[spaces & ALL_SPACES] <= regular + silver


def _placements(spaces: int, regular: int, silver: int, actions: list[Action]) -> list[Action]:
    """The spaces that may take a token, if so many regular and silver ones are left afterwards."""
    return [
        actions[space]
        for space in range(PRINTED)
        if not spaces >> space & 1 and balanced(spaces | 1 << space, regular, silver)
    ]


# By tokens left after the placement (regular, silver) and spaces taken.
_REGULAR: list[list[list[list[Action]]]] = [
    [[_placements(spaces, regular, silver, REGULAR) for spaces in range(ALL_SPACES + 1)] for silver in range(2)]
    for regular in range(REGULAR_TOKENS)
]
_SILVER: list[list[list[Action]]] = [
    [_placements(spaces, regular, 0, SILVER) for spaces in range(ALL_SPACES + 1)]
    for regular in range(REGULAR_TOKENS + 1)
]


def regular_placements(state: "KemetState", seat: int) -> list[Action]:
    """A shared list: copy it before changing it."""
    left = regular_left(state, seat) - 1
    return _REGULAR[left][1 if silver_ready(state, seat) else 0][state.spaces[seat] & ALL_SPACES]


def silver_placements(state: "KemetState", seat: int) -> list[Action]:
    return _SILVER[regular_left(state, seat)][state.spaces[seat] & ALL_SPACES]


def obliged(state: "KemetState", seat: int) -> bool:
    """A row is still empty that only the silver token can cover: it must be played this turn."""
    return not balanced(state.spaces[seat], regular_left(state, seat), 0)
