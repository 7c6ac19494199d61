"""The parts of the score of pharaon that need a second look: the Nile, artisans, and nobles together with gods.

They count as the rules do (7), by tables and without lists.
"""

from game.rules.pharaon.content import ARTISAN_POINTS, NILE_POINTS, NILE_TOP, SILVER
from game.rules.pharaon.masks import cards
from game.rules.pharaon.noble_cards import (
    BASE,
    COUNT_BASICS,
    COUNT_BURIAL,
    COUNT_COPY,
    COUNT_GODS,
    COUNT_GODS_HERE,
    COUNT_NOBLES,
    COUNT_NOTHING,
    COUNT_OFFERINGS,
    COUNT_SILVER,
    COUNT_TOKENS,
    COUNT_TOPS,
    COUNTS,
    PER,
    ZONE,
)
from game.rules.pharaon.state import PharaonState

HALF_WAY: list[float] = [0.0, 1.0, 1.3, 0.0]  # by level: what is begun and not finished


def _river(code: int) -> tuple[int, int, int, float]:
    points = tracks = tops = 0
    half_way = 0.0
    for track in range(5):
        level = code >> 2 * track & 3
        points += NILE_POINTS[level]
        tracks += level > 0
        tops += level == NILE_TOP
        half_way += HALF_WAY[level]
    return points, tracks, tops, half_way


# By the five levels, two bits each: points, tracks begun, tracks finished, what is half-way.
RIVER_TABLE: list[tuple[int, int, int, float]] = [_river(code) for code in range(1 << 10)]
_artisans: dict[int, tuple[int, int]] = {}
_nobles: dict[int, list[int]] = {}


def artisans_of(mask: int) -> tuple[int, int]:
    """Points and how many different values."""
    found = _artisans.get(mask)
    if found is None:
        points = [ARTISAN_POINTS[card] for card in cards(mask)]
        found = _artisans[mask] = (sum(points), len(set(points)))
    return found


def nobles_of(mask: int) -> list[int]:
    found = _nobles.get(mask)
    if found is None:
        found = _nobles[mask] = cards(mask)
    return found


def court(
    state: PharaonState,
    seat: int,
    nobles: list[int],
    sets: list[tuple[int, int]],
    offerings: int,
    values: int,
    tops: int,
) -> int:
    """Points of nobles and gods together, with the set of gods that makes the most of both."""
    certain = best = 0
    copies = False
    by_gods: list[int] = []
    for noble in nobles:
        counts = COUNTS[noble]
        if counts == COUNT_NOTHING:
            worth = BASE[noble]
        elif counts == COUNT_COPY:
            copies = True
            continue
        elif counts in (COUNT_GODS, COUNT_GODS_HERE):
            by_gods.append(noble)
            continue
        else:
            worth = BASE[noble] + PER[noble] * counted(state, seat, counts, offerings, values, tops)
        certain += worth
        if worth > best:
            best = worth
    if not by_gods:
        return certain + sets[0][1] + (best if copies else 0)
    most = 0
    for gods, points in sets:
        worth_all = 0
        highest = best
        for noble in by_gods:
            satisfied = gods if COUNTS[noble] == COUNT_GODS else gods & state.table.gods_beside(ZONE[noble])
            worth = BASE[noble] + PER[noble] * satisfied.bit_count()
            worth_all += worth
            if worth > highest:
                highest = worth
        total = points + worth_all + (highest if copies else 0)
        if total > most:
            most = total
    return certain + most


def counted(state: PharaonState, seat: int, counts: int, offerings: int, values: int, tops: int) -> int:
    """What a noble counts, as far as it does not depend on the gods."""
    if counts == COUNT_OFFERINGS:
        return offerings
    if counts == COUNT_BURIAL:
        return state.burial[seat]
    if counts == COUNT_TOPS:
        return tops
    if counts == COUNT_NOBLES:
        return state.nobles[seat].bit_count()
    if counts == COUNT_TOKENS:
        return (state.pharaoh == seat) + (state.first_player == seat)
    purse = state.tokens[seat]
    if counts == COUNT_SILVER:
        return purse[SILVER]
    if counts == COUNT_BASICS:
        return sum(purse[:SILVER]) + purse[6] + purse[7] + purse[8] + purse[9] + purse[10]
    return values
