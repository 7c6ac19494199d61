"""What the regions of ankh would bring every god in a conflict: majorities, dominations, battles (4.9).

A battle is judged by strength before cards and by what the open hands may add. Everything is counted for all gods at
once, because what one wins another loses.
"""

from math import exp

from game.rules.ankh.battle import B6, B8, Battle
from game.rules.ankh.conflict import Conflict
from game.rules.ankh.content import (
    ALL_CARDS,
    ANDROSPHINX,
    ANUBIS,
    BOUNTIFUL,
    CHARIOTS,
    COMMANDING,
    CONFLICTS_AT,
    DROUGHT_BIT,
    FLOOD_BIT,
    GLORIOUS,
    ISIS,
    LAST_CONFLICT,
    MAGNANIMOUS,
    MIRACLE_BIT,
    MOST_REGIONS,
    OBELISK,
    OBELISK_ATTUNED,
    PLAGUE_BIT,
    RA,
    RED_LAST,
    RESPLENDENT,
    TEMPLE_ATTUNED,
    WORSHIPFUL,
)
from game.rules.ankh.hexes import BIT, DESERT, FERTILE
from game.rules.ankh.scorpions import threatened
from game.rules.ankh.state import NOBODY, OFF_MAP, AnkhState
from game.rules.ankh.strength import card_strength, strength

CHARIOTS_BIT = 1 << CHARIOTS
FARTHEST = 24  # differences of strength beyond this are all the same
DOUBTFUL, SHOWN = 1.7, 0.5  # strength that makes a victory likely (73 %), before the cards are shown and afterwards


def odds_table(unit: float) -> list[float]:
    """By strength below the strongest, in tenths."""
    return [exp(-below / 10 / unit) for below in range(10 * FARTHEST + 1)]


ODDS, ODDS_SHOWN = odds_table(DOUBTFUL), odds_table(SHOWN)
CLEAR = [1 / (1 + exp(-(ahead - 2.2) / 1.2)) for ahead in range(FARTHEST + 1)]  # chance of a margin of three
# What cards in hand add to the strength that others must reckon with.
LIFT_CHARIOTS, LIFT_PLAGUE, LIFT_DROUGHT = 1.2, 0.3, 0.2
OBELISK_LIFT = 0.35  # of each figure elsewhere that an obelisk could call
MOST_CALLED = 4
LIFT: list[float] = [
    (LIFT_CHARIOTS if hand & CHARIOTS_BIT else 0.0)
    + (LIFT_PLAGUE if hand & PLAGUE_BIT else 0.0)
    + (LIFT_DROUGHT if hand & DROUGHT_BIT else 0.0)
    for hand in range(ALL_CARDS + 1)
]
EARLY: list[float] = [1.0 / (1 + place) for place in range(MOST_REGIONS)]
DROUGHT_SHARE = 0.3  # of the figures in the desert, that Drought is played and wins with
FOLLOWERS_WON = 0.6  # three followers for a victory, in devotion
WORSHIPPED = 0.45
NEXT_AFTER = 0.6  # of the conflict after the one that is going on


def majorities_in(state: AnkhState, region: int) -> list[int]:
    """By god: types of monuments of which it has most, with figures there or not (5.4)."""
    owned = state.owned
    held = [0] * len(owned)
    for standing in state.monuments:
        there = standing & region
        if not there:
            continue
        best = -1
        most = 0
        for god in range(len(owned)):
            count = (owned[god] & there).bit_count()
            if count > most:
                best, most = god, count
            elif count == most:
                best = -1
        if best >= 0:
            held[best] += 1
    return held


class Prospects:
    """What every god may expect of the next conflict, by god."""

    __slots__ = (
        "conflict", "known", "lift", "losses", "majorities", "order", "plain", "presence", "red", "regions", "state",
    )  # fmt: skip

    def __init__(self, state: AnkhState) -> None:
        seats = state.table.seats
        self.state = state
        self.regions: list[list[int]] = []  # by region: majorities by god
        self.lift = [0.0] * seats
        self.plain = [True] * seats  # every figure counts one and nothing else counts
        self.red = [0.0] * seats  # Bountiful's point for each gain
        self.known: list[int] | None = None  # cards by god in the battle that is going on, 0 where they are not chosen
        self.forget()
        sphinxes = state.guardians_of_kind(ANDROSPHINX)
        for god in state.ladder:
            hand = state.hand[god]
            self.lift[god] = LIFT[hand]
            powers = state.powers[god]
            if powers & BOUNTIFUL and state.devotion[god] <= RED_LAST:
                self.red[god] = 1.0
            if (
                sphinxes & ~state.figures[god]
                or powers & (RESPLENDENT | TEMPLE_ATTUNED)
                or state.ability[ANUBIS] == god
            ):
                self.plain[god] = False

    def forget(self) -> None:
        """Begin to count anew."""
        seats = len(self.lift)
        self.conflict = [0.0] * seats  # devotion from dominations and victories
        self.majorities = [0.0] * seats
        self.losses = [0.0] * seats  # figures
        self.presence = [0.0] * seats  # regions
        self.order = [0.0] * seats  # devotion that comes early in the conflict

    def look(self) -> None:
        """All regions that are still to come: of the conflict that is going on, and of the next one."""
        state = self.state
        safe = ~threatened(state) if state.claws and state.tiebreaker == NOBODY else -1
        self.regions = [majorities_in(state, region & safe) for region in state.land.regions]
        later = 1.0 if CONFLICTS_AT[state.event] < LAST_CONFLICT else 0.0
        if state.tiebreaker != NOBODY:
            later *= NEXT_AFTER
            self.rest_of_conflict()
        if later:
            for place in range(len(state.numbers)):
                self.region(place, later)

    def rest_of_conflict(self) -> None:
        state = self.state
        for frame in state.frames:
            if isinstance(frame, Conflict):
                for following in range(frame.number, len(state.numbers) + 1):
                    self.region(following - 1, 1.0)
            elif isinstance(frame, Battle) and frame.step <= B8:
                self.known = state.played if any(state.played) else state.sealed
                self.region(frame.number - 1, 1.0, frame.step > B6)
                self.known = None

    def region(self, place: int, factor: float, paid: bool = False) -> None:
        """Add what the region at this place in the order brings. `paid`: its majorities have been paid."""
        number = self.state.numbers[place]
        self.add(self.state.land.areas[number], None if paid else self.regions[number], factor, EARLY[place])

    def add(self, area: int, held: list[int] | None, factor: float, early: float) -> None:
        """`held`: majorities by god."""
        state = self.state
        figures = state.figures
        present = [god for god in state.ladder if figures[god] & area]
        for god in present:
            self.presence[god] += factor
            if held and held[god]:
                amount = held[god] + self.red[god]
                self.majorities[god] += factor * amount
                self.order[god] += factor * amount * early
        if len(present) > 1:
            self.battle(area, present, [self.strength(god, area) for god in present], factor, early)
        elif present:
            god = present[0]
            amount = 1.0 + self.red[god] + self.radiance(god, area)
            self.conflict[god] += factor * amount
            self.order[god] += factor * amount * early

    def radiance(self, god: int, area: int) -> float:
        state = self.state
        return 1.0 if state.suns and state.ability[RA] == god and state.suns & state.figures[god] & area else 0.0

    def strength(self, god: int, area: int) -> float:
        state = self.state
        figures = state.figures[god]
        total = float((figures & area).bit_count() if self.plain[god] else strength(state, god, area, 0))
        if self.known and self.known[god]:
            return total + card_strength(self.known[god])
        if state.powers[god] & OBELISK_ATTUNED and state.owned[god] & state.monuments[OBELISK] & area:
            elsewhere = (figures & ~area).bit_count()
            total += OBELISK_LIFT * (elsewhere if elsewhere < MOST_CALLED else MOST_CALLED)
        return total + self.lift[god]

    def battle(self, area: int, present: list[int], totals: list[float], factor: float, early: float) -> None:
        best = max(totals)
        table = ODDS_SHOWN if self.known and any(self.state.played) else ODDS
        odds: list[float] = []
        total_odds = 0.0
        for total in totals:
            below = int(10 * (best - total))
            odd = table[below if below < 10 * FARTHEST else 10 * FARTHEST]
            odds.append(odd)
            total_odds += odd
        for place, god in enumerate(present):
            chance = odds[place] / total_odds
            ahead = totals[place] - max([total for other, total in enumerate(totals) if other != place])
            amount = self.fight(god, area, chance, ahead, factor)
            self.conflict[god] += factor * amount
            self.order[god] += factor * amount * early

    def fight(self, god: int, area: int, chance: float, ahead: float, factor: float) -> float:
        """What a battle brings a god that wins it with this chance."""
        state = self.state
        powers = state.powers[god]
        there = state.figures[god] & area
        red = self.red[god]
        prize = 1.0 + red + self.radiance(god, area)
        cards = self.known[god] if self.known else 0
        if powers & GLORIOUS:
            prize += 2.0 * CLEAR[0 if ahead < 0 else (int(ahead) if ahead < FARTHEST else FARTHEST)]
        if powers & COMMANDING:
            prize += FOLLOWERS_WON
        if cards & DROUGHT_BIT:
            prize += (there & DESERT & ~state.underworld).bit_count()
        elif not cards and state.hand[god] & DROUGHT_BIT:
            prize += DROUGHT_SHARE * (there & DESERT).bit_count()
        amount = chance * prize
        if powers & MAGNANIMOUS and there & (there - 1):
            amount += (1 - chance) * (2.0 + red)
        if powers & WORSHIPFUL and state.followers[god] > 1:
            amount += WORSHIPPED
        home = state.god_at[god]
        if home != OFF_MAP:
            there &= ~BIT[home]
        if cards & FLOOD_BIT:
            there &= ~(FERTILE & ~state.underworld)
        dying = there.bit_count()
        if cards & MIRACLE_BIT and dying:
            amount += (1 - chance) * (dying + red)
        if dying and state.ability[ISIS] == god:
            dying -= (there & state.land.around(state.enemies_of(god))).bit_count()
        self.losses[god] += factor * (1 - chance) * dying
        return amount
