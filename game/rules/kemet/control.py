"""Who controls what (5.6), and the victory points that follow from it. Temporary points are read from the board."""

from typing import TYPE_CHECKING

from game.rules.kemet.content import POINT_LEVEL, WIN_POINTS
from game.rules.kemet.land import CITY_DISTRICTS, DISTRICTS, TEMPLES

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState


def controller(state: "KemetState", district: int) -> int:
    """The army in a district controls it; an empty one belongs to the city's player. -1: nobody."""
    holder = state.holder[district]
    if holder >= 0:
        return holder
    city = district // 3
    return state.cities.index(city) if city in state.cities else -1


def temples(state: "KemetState", seat: int) -> int:
    return (state.held[seat] & TEMPLES).bit_count()


def pyramid_points(state: "KemetState", seat: int) -> int:
    """Controlled pyramids of the highest level: those under an own army, and those in own districts that are free."""
    points = 0
    pyramids, holder = state.pyramids, state.holder
    if max(pyramids) < 4 * POINT_LEVEL:
        return 0
    for district in range(DISTRICTS):
        if pyramids[district] >> 2 >= POINT_LEVEL:
            here = holder[district]
            if here == seat or (here < 0 and state.cities[seat] == district // 3):
                points += 1
    return points


def points(state: "KemetState", seat: int) -> int:
    return state.battle_points[seat] + state.divine_points[seat] + temples(state, seat) + pyramid_points(state, seat)


def wins(state: "KemetState", seat: int) -> bool:
    """WIN_CHECK (4.1): enough points, and no opponent has more."""
    own = points(state, seat)
    if own < WIN_POINTS:
        return False
    return all(points(state, other) <= own for other in range(state.table.seats))


def own_pyramids(state: "KemetState", seat: int) -> list[int]:
    """The districts of the own city that have a pyramid, occupied or not."""
    city = state.cities[seat]
    if city < 0:
        return []
    return [district for district in CITY_DISTRICTS[city] if state.pyramids[district]]
