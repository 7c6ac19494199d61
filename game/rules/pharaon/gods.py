"""The gods (7): which can be satisfied together. A set of gods is a mask by their positions in the circle.

Each thing owned in a zone counts for one god only. So next to a zone with too few things for both of its gods, one of
the two must do without.
"""

from typing import TYPE_CHECKING

from game.rules.pharaon.content import CCW_COUNT, CW_COUNT, FIRST_OFFERING, ZONES

if TYPE_CHECKING:
    from game.rules.pharaon.state import PharaonState


def things_owned(state: "PharaonState", owner: int) -> list[int]:
    """What the gods count, by zone."""
    tracks = 0
    for level in state.nile[owner]:
        tracks += level > 0
    return [
        sum(state.tokens[owner][FIRST_OFFERING:]),
        state.nobles[owner].bit_count(),
        state.artisans[owner].bit_count(),
        tracks,
        state.burial[owner],
    ]


def gods_met(state: "PharaonState", things: list[int]) -> int:
    """Gods whose two halves are met, each looked at alone."""
    met = 0
    for position, (zone, count, following, next_count) in enumerate(state.table.god_wants):
        if things[zone] >= count and things[following] >= next_count:
            met |= 1 << position
    return met


def contested(state: "PharaonState", things: list[int]) -> int:
    """Positions of zones with too few things for both of their gods."""
    found = 0
    for position, zone in enumerate(state.table.circle):
        if things[zone] < CW_COUNT[zone] + CCW_COUNT[zone]:
            found |= 1 << position
    return found


def _fits(gods: int, shared: int) -> bool:
    """The zone at a position lies between the god before it and its own."""
    for position in range(ZONES):
        both = 1 << position | 1 << (position - 1) % ZONES
        if shared >> position & 1 and gods & both == both:
            return False
    return True


def _largest_sets(met: int, shared: int) -> tuple[int, ...]:
    """Sets of gods that can be satisfied together and cannot be extended: no other can be worth more."""
    fitting = [gods for gods in range(1 << ZONES) if gods & ~met == 0 and _fits(gods, shared)]
    return tuple([gods for gods in fitting if not any(gods != more and gods & ~more == 0 for more in fitting)])


# By gods met and zones contested.
SETS: list[tuple[int, ...]] = [_largest_sets(met, shared) for met in range(1 << ZONES) for shared in range(1 << ZONES)]


def satisfiable(state: "PharaonState", things: list[int]) -> tuple[int, ...]:
    return SETS[gods_met(state, things) << ZONES | contested(state, things)]


def god_points(state: "PharaonState", gods: int) -> int:
    points = 0
    for position, worth in enumerate(state.table.god_points):
        if gods >> position & 1:
            points += worth
    return points
