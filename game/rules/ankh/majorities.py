"""Monument majorities (5.4): strictly more monuments of a type in the region than every other god."""

from game.rules.ankh.content import MAJORITY_DEVOTION, MONUMENTS
from game.rules.ankh.state import NOBODY, AnkhState


def majority_of(state: AnkhState, area: int, kind: int) -> int:
    """The god with the majority of this type in an area, with figures there or not; or NOBODY."""
    there = state.monuments[kind] & area
    if not there:
        return NOBODY
    best = NOBODY
    most = 0
    for god, owned in enumerate(state.owned):
        count = (owned & there).bit_count()
        if count > most:
            best, most = god, count
        elif count == most:
            best = NOBODY
    return best


def majority_devotion(state: AnkhState, area: int, god: int) -> int:
    """What one gain for all majorities of a region is worth."""
    held = [kind for kind in range(MONUMENTS) if majority_of(state, area, kind) == god]
    return MAJORITY_DEVOTION * len(held)
