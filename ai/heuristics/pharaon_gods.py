"""What the gods of pharaon promise: points that are certain now, and those that a few more things would bring.

A set of gods is judged by what its zones still lack. Circle, things and time have few different values, so that every
case is worked out once and then looked up.
"""

from game.rules.pharaon.content import CCW_COUNT, CW_COUNT, ZONES
from game.rules.pharaon.gods import SETS
from game.rules.pharaon.table import Table

# Chance to get one more thing in time, by zone: offerings, nobles, artisans, nile, burial; with rounds to come, in the
# last round, and for who has passed in it.
CHANCE: list[float] = [0.80, 0.50, 0.62, 0.82, 0.72]
LAST_ROUND = 0.55
HURRY = 0.85  # in the last round but one
MOMENTS = 8  # 2 * rounds left, and one more for who has not passed; more time changes nothing
THING_BITS = 3
MOST_THINGS: list[int] = [cw + ccw for cw, ccw in zip(CW_COUNT, CCW_COUNT, strict=True)]
CAPPED: list[list[int]] = [[min(count, most) for count in range(48)] for most in MOST_THINGS]

Choice = tuple[int, int]  # a set of gods and its points


class Gods:
    """The gods of one circle."""

    __slots__ = ("choices", "promises", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.choices: dict[int, list[Choice]] = {}
        self.promises: dict[int, float] = {}

    def sets(self, things: int) -> list[Choice]:
        """The largest sets that are satisfied now, the most valuable first."""
        found = self.choices.get(things)
        if found is None:
            table = self.table
            owned = unpacked(things)
            met = shared = 0
            for position, (zone, count, following, more) in enumerate(table.god_wants):
                if owned[zone] >= count and owned[following] >= more:
                    met |= 1 << position
                if owned[zone] < MOST_THINGS[zone]:
                    shared |= 1 << position
            found = [(gods, self.points(gods)) for gods in SETS[met << ZONES | shared]]
            found.sort(key=_by_points)
            self.choices[things] = found
        return found

    def points(self, gods: int) -> int:
        points = 0
        for position, worth in enumerate(self.table.god_points):
            if gods >> position & 1:
                points += worth
        return points

    def promise(self, things: int, moment: int) -> float:
        """Points of the most promising set, each god as likely as its halves, less those that are certain."""
        key = things << 4 | moment
        found = self.promises.get(key)
        if found is None:
            owned = unpacked(things)
            best = 0.0
            for gods in range(1, 1 << ZONES):
                hope = self._hope(gods, owned, moment)
                if hope > best:
                    best = hope
            found = max(0.0, best - self.sets(things)[0][1])
            self.promises[key] = found
        return found

    def _hope(self, gods: int, owned: list[int], moment: int) -> float:
        wanted = [0] * ZONES
        for position, (zone, count, following, more) in enumerate(self.table.god_wants):
            if gods >> position & 1:
                wanted[zone] += count
                wanted[following] += more
        chance = [likely(zone, wanted[zone] - owned[zone], moment) for zone in range(ZONES)]
        hope = 0.0
        for position, (zone, _, following, _) in enumerate(self.table.god_wants):
            if gods >> position & 1:
                hope += self.table.god_points[position] * chance[zone] * chance[following]
        return hope


def likely(zone: int, missing: int, moment: int) -> float:
    """The chance that so many more things come in time."""
    if missing <= 0:
        return 1.0
    if moment == 0:
        return 0.0
    each = CHANCE[zone]
    if moment == 1:
        each *= LAST_ROUND
    elif moment < 4:
        each *= HURRY
    chance: float = each**missing
    return chance


def unpacked(things: int) -> list[int]:
    return [things >> THING_BITS * zone & 7 for zone in range(ZONES)]


def _by_points(choice: Choice) -> int:
    return -choice[1]


_gods: dict[tuple[int, ...], Gods] = {}


def gods_of(table: Table) -> Gods:
    found = _gods.get(table.circle)
    if found is None:
        found = _gods[table.circle] = Gods(table)
    return found
