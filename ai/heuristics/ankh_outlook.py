"""What one more figure would do in each region of ankh, and what stands beside it: quick, for first sight.

The full evaluation is in `ankh_regions`; here a figure more or less is judged by the nearest rival's strength alone.
"""

from math import exp

from ai.heuristics.ankh_estate import time_left
from ai.heuristics.ankh_regions import majorities_in
from game.rules.ankh.content import (
    BOUNTIFUL,
    CHARIOTS,
    CONTROL,
    DROUGHT_BIT,
    EVENT_ORDER,
    EVENTS,
    FLOOD_BIT,
    GLORIOUS,
    LAST_SPACE,
    MAGNANIMOUS,
    RED_LAST,
    ROWS,
)
from game.rules.ankh.hexes import BIT, DESERT, FERTILE, REACH
from game.rules.ankh.state import AnkhState
from game.rules.ankh.strength import strength

SPOILED = 0.4  # of what a rival would have got for itself
LOST = 0.3  # a figure that dies
SAFER = 0.05  # one more figure where nobody else is
INCOME = 0.13  # a monument beside a figure, for the next Gain
CONTROL_AT_ONCE, CONTROL_SOON = 0.42, 0.18  # a neutral monument beside a figure when control comes, for each conflict
CONTROL_LATER = 0.15
SECOND_FIGURE = 1.2  # two figures are enough for Magnanimous
GROUND = 0.04  # desert with Drought in hand, fertile land with Flood
CHANCE: list[float] = [1 / (1 + exp(-(ahead - 20) / 1.7)) for ahead in range(41)]
CHARIOTS_BIT = 1 << CHARIOTS


def is_triggered(state: AnkhState) -> bool:
    """Whether the action that is going on will trigger an event."""
    return any(state.markers[row] >= LAST_SPACE[row] for row in range(ROWS))


def chance(ahead: int) -> float:
    return CHANCE[min(40, max(0, ahead + 20))]


class Outlook:
    """For one god: what a figure brings that comes to a region (`comes`) or leaves it (`leaves`), by region."""

    __slots__ = (
        "around",
        "comes",
        "control",
        "god",
        "ground",
        "leaves",
        "left",
        "near_own",
        "near_wanted",
        "neutral",
        "once",
        "own",
        "state",
        "twice",
    )

    def __init__(self, state: AnkhState, god: int) -> None:
        self.state = state
        self.god = god
        self.left = time_left(state)
        self.control = 0.0  # what a neutral monument beside a figure is worth because control comes next
        if state.event < EVENTS and EVENT_ORDER[state.event] == CONTROL and state.tokens[god] > 0:
            self.control = (CONTROL_AT_ONCE if is_triggered(state) else CONTROL_SOON) * (1 + self.left)
        self.neutral = state.neutral()
        self.own = state.owned[god]
        self.comes: list[float] = []
        self.leaves: list[float] = []
        self.weigh_regions()
        hand = state.hand[god]
        self.ground = (DESERT if hand & DROUGHT_BIT else 0) | (FERTILE if hand & FLOOD_BIT else 0)
        self.once = self.twice = 0
        self.around: dict[int, int] = {}
        self.meet_monuments()
        self.near_wanted = self.near_own = 0

    def weigh_regions(self) -> None:
        state, god = self.state, self.god
        powers = state.powers[god]
        red = 1 if powers & BOUNTIFUL and state.devotion[god] <= RED_LAST else 0
        prize = 1.0 + red + (1.0 if powers & GLORIOUS else 0.0) + SPOILED
        for number, area in enumerate(state.land.areas):
            held = majorities_in(state, state.land.regions[number])
            pay = held[god] + red if held[god] else 0
            there = (state.figures[god] & area).bit_count()
            rival = self.strongest_rival(area)
            if rival:
                self.weigh_battle(area, there, rival, prize, pay)
            else:
                alone = 1.0 + red + pay
                self.comes.append(SAFER if there else alone)
                self.leaves.append(-SAFER if there > 1 else (-alone if there else 0.0))

    def strongest_rival(self, area: int) -> int:
        """Its strength, and one more for Chariots in hand; 0 if nobody else is there."""
        state = self.state
        strongest = 0
        for other in state.ladder:
            if other != self.god and state.figures[other] & area:
                total = strength(state, other, area, 0) + (1 if state.hand[other] & CHARIOTS_BIT else 0)
                strongest = max(strongest, total, 1)
        return strongest

    def weigh_battle(self, area: int, there: int, rival: int, prize: float, pay: int) -> None:
        state, god = self.state, self.god
        ahead = (strength(state, god, area, 0) if there else 0) - rival
        if state.hand[god] & CHARIOTS_BIT:
            ahead += 1
        now, more = chance(ahead), chance(ahead + 1)
        if not there:
            self.comes.append(more * prize + pay - (1 - more) * LOST)
            self.leaves.append(0.0)
            return
        second = SECOND_FIGURE if state.powers[god] & MAGNANIMOUS else 0.0
        stake = prize + LOST * there
        self.comes.append((more - now) * stake - (1 - more) * LOST * 0.5 + (second if there == 1 else 0.0))
        if there == 1:
            self.leaves.append(-now * prize - pay + (1 - now) * LOST)
        else:
            loss = (chance(ahead - 1) - now) * stake + (1 - now) * LOST * 0.5
            self.leaves.append(loss - (second if there == 2 else 0.0))

    def meet_monuments(self) -> None:
        """Which monuments of use stand beside one figure, and which beside several."""
        state = self.state
        adjacent = state.land.adjacent
        useful = self.neutral | self.own
        figures = state.figures[self.god]
        while figures:
            low = figures & -figures
            figures ^= low
            place = low.bit_length() - 1
            near = adjacent[place] & useful
            self.around[place] = near
            self.twice |= self.once & near
            self.once |= near

    def without(self, place: int) -> None:
        """From now on judge places for the figure on this hex; -1: for a new one."""
        near = self.once if place < 0 else self.twice | self.once & ~self.around[place]
        land = self.state.land
        missing = self.neutral & ~near
        self.near_own = land.around(self.own & ~near)
        if self.control and self.neutral & near:
            missing = 0  # one is enough
        self.near_wanted = land.around(missing) if missing else 0
        if not missing:
            self.near_own |= land.around(self.neutral & ~near)

    def neighbours(self, hexes: int) -> float:
        """The best that the monuments beside one of these hexes have to offer."""
        if hexes & self.near_wanted:
            return self.control or CONTROL_LATER + INCOME
        return INCOME if hexes & self.near_own else 0.0

    def at(self, place: int, region: int) -> float:
        """A figure on this hex."""
        bit = BIT[place]
        total = self.neighbours(bit)
        if bit & self.ground:
            total += GROUND
        if region >= 0:
            return total + self.comes[region]
        return total + self.on_water(place)

    def on_water(self, place: int) -> float:
        land = self.state.land
        return sum([max(0.0, self.comes[number]) for number, area in enumerate(land.areas) if area >> place & 1])

    def stays(self, place: int) -> float:
        """What the figure on this hex does there."""
        total = self.neighbours(BIT[place])
        region = self.state.land.region_at[place]
        if region >= 0:
            return total - self.leaves[region]
        areas = self.state.land.areas
        return total - sum([self.leaves[number] for number, area in enumerate(areas) if area >> place & 1])

    def best_move(self, place: int, free: int) -> float:
        """How much better the figure could stand after a move."""
        self.without(place)
        hexes = REACH[place] & free
        best = -9.0
        home = self.state.land.region_at[place]
        for number, region in enumerate(self.state.land.regions):
            there = hexes & region
            if there:
                # Within its own region a figure neither comes nor leaves.
                worth = self.neighbours(there) + (-self.leaves[number] if number == home else self.comes[number])
                if worth > best:
                    best = worth
        return best - self.stays(place)

    def best_place(self, hexes: int) -> float:
        """For a new figure."""
        self.without(-1)
        best = 0.0
        for number, region in enumerate(self.state.land.regions):
            there = hexes & region
            if there:
                worth = self.neighbours(there) + self.comes[number]
                if worth > best:
                    best = worth
        return best


def moved_worths(outlook: Outlook, place: int, hexes: list[int]) -> list[float]:
    """By hex: how the figure would stand there, compared with now."""
    outlook.without(place)
    region_at = outlook.state.land.region_at
    home = region_at[place]
    now = outlook.stays(place)
    found: list[float] = []
    for to in hexes:
        worth = outlook.at(to, region_at[to])
        if region_at[to] == home and home >= 0:
            worth += -outlook.leaves[home] - outlook.comes[home]
        found.append(worth - now)
    return found
