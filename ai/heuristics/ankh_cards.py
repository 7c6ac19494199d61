"""First sight of secret choices in ankh: battle cards (6.2) and bids for a plague.

A card is judged by what it does here, with the strengths before cards; what others have sealed is not looked at.
Choices that cannot be sensible get nothing, because a secret round learns the faster the fewer of them it has.
"""

from typing import TypeAlias

from ai.heuristics.ankh_estate import USE, conflicts_left
from ai.heuristics.ankh_outlook import CHARIOTS_BIT, LOST, chance
from game.core.decision import Decision
from game.rules.ankh.choices import BID_MORE, CARDS_OF, MOST_ANSWERS, number_of
from game.rules.ankh.conflict import Conflict
from game.rules.ankh.content import (
    BOUNTIFUL,
    BUILD,
    CARD_STRENGTH,
    CARDS,
    CYCLE,
    DROUGHT_BIT,
    FLOOD,
    GLORIOUS,
    INSPIRING,
    MIRACLE,
    PLAGUE,
    RED_LAST,
    WORSHIPFUL,
)
from game.rules.ankh.hexes import BIT, DESERT, FERTILE
from game.rules.ankh.state import OFF_MAP, AnkhState
from game.rules.ankh.strength import strength

Values: TypeAlias = list[float]

OUT = -99.0  # not tried at all
NEAR_BEST = 1.1
CARD_TRUST = 0.5  # nobody knows what the others play
FOLLOWER = 0.22
SPENT = 0.25  # a card that is used up
BUILT = 0.5  # a monument for later conflicts, for each of them up to two


class Fray:
    """A battle as one god sees it before cards."""

    __slots__ = ("area", "desert", "fertile", "god", "mortals", "own", "prize", "rival", "rival_mortals", "state")

    def __init__(self, state: AnkhState, god: int, area: int) -> None:
        self.state = state
        self.god = god
        self.area = area
        figures = state.figures[god] & area
        self.own = strength(state, god, area, 0)
        self.rival = 0
        self.rival_mortals = 0
        for other in state.ladder:
            there = state.figures[other] & area
            if other != god and there:
                total = strength(state, other, area, 0) + (1 if state.hand[other] & CHARIOTS_BIT else 0)
                self.rival = max(self.rival, total)
                self.rival_mortals += mortals(state, other, area)
        self.mortals = mortals(state, god, area)
        self.desert = (figures & DESERT & ~state.underworld).bit_count()
        self.fertile = (figures & FERTILE & ~state.underworld).bit_count()
        red = 1 if state.powers[god] & BOUNTIFUL and state.devotion[god] <= RED_LAST else 0
        self.prize = 1.0 + red + (1.0 if state.powers[god] & GLORIOUS else 0.0)

    def wins(self, more: int) -> float:
        """The chance with so much strength from cards."""
        return chance(self.own + more - self.rival)

    def worth(self, more: int) -> float:
        return self.wins(more) * (self.prize + LOST * self.mortals)


def mortals(state: AnkhState, god: int, area: int) -> int:
    place = state.god_at[god]
    figures = state.figures[god] & area
    return (figures & ~BIT[place] if place != OFF_MAP else figures).bit_count()


def battles_to_come(state: AnkhState, god: int) -> int:
    """Further battles of the god in this conflict."""
    for frame in state.frames:
        if isinstance(frame, Conflict):
            found = 0
            for number in range(frame.number, len(state.numbers) + 1):
                area = state.area(number)
                if state.figures[god] & area and state.enemies_of(god) & area:
                    found += 1
            return found
    return 0


class Cards:
    """What cards are worth in a battle, alone or two at once."""

    __slots__ = ("extra", "fray", "later")

    def __init__(self, state: AnkhState, god: int, area: int) -> None:
        fray = self.fray = Fray(state, god, area)
        left = conflicts_left(state)
        self.later = left + battles_to_come(state, god)
        lost = 1 - fray.wins(0)
        self.extra = [0.0] * CARDS  # besides strength, but for Drought
        self.extra[PLAGUE] = plague_worth(state, god, area, fray)
        red = 1 if state.powers[god] & BOUNTIFUL and state.devotion[god] <= RED_LAST else 0
        self.extra[MIRACLE] = lost * (fray.mortals + red) if fray.mortals else 0.0
        self.extra[FLOOD] = fray.fertile * (FOLLOWER * USE[left] + lost * LOST * 0.8)
        self.extra[BUILD] = building_worth(state, god, left)
        used = CARDS - state.hand[god].bit_count()
        self.extra[CYCLE] = (min(4, used) + 1) * SPENT if self.later else 0.0

    def worth(self, mask: int) -> float:
        fray = self.fray
        more = 0
        worth = 0.0
        for card in range(CARDS):
            if mask >> card & 1:
                more += CARD_STRENGTH[card]
                worth += self.extra[card]
                if self.later:
                    worth -= SPENT
        if mask & DROUGHT_BIT:
            worth += fray.wins(more) * fray.desert
        return worth + fray.worth(more)


def plague_worth(state: AnkhState, god: int, area: int, fray: Fray) -> float:
    """Who has more followers kills the others' figures and keeps the own ones."""
    most = 0
    for other in state.ladder:
        if other != god and state.figures[other] & area:
            most = max(most, state.followers[other])
    own = state.followers[god]
    kills = fray.rival_mortals
    if own > most:
        return (0.45 * kills + (1 - fray.wins(1)) * 0.8 * (kills > 0)) - FOLLOWER * 0.5 * most
    if not fray.mortals:
        return 0.3 * kills + (0.4 if kills else 0.0)
    return 0.25 * kills - LOST * fray.mortals


def building_worth(state: AnkhState, god: int, left: int) -> float:
    if not state.tokens[god]:
        return 0.0
    free = state.powers[god] & INSPIRING
    if not free and state.followers[god] < 3:
        return 0.0
    return 1.0 + BUILT * min(2, left) - (0.0 if free else 3 * FOLLOWER * USE[left])


def card_values(state: AnkhState, decision: Decision) -> Values:
    """Only what comes near the best at first sight: a secret round learns the faster the fewer choices it has."""
    cards = Cards(state, state.god_of[decision.seat], state.area(int(decision.about[0])))
    worths = [CARD_TRUST * cards.worth(CARDS_OF[action]) for action in decision.actions]
    best = max(worths)
    return [worth if worth > best - NEAR_BEST else OUT for worth in worths]


def bid_values(state: AnkhState, decision: Decision) -> Values:
    """What is at stake times the chance to bid most, less the price."""
    god = state.god_of[decision.seat]
    area = state.area(int(decision.about[0]))
    most = 0
    others = 0
    for other in state.ladder:
        if other != god and state.figures[other] & area:
            others += 1
            most = max(most, state.followers[other])
    left = conflicts_left(state)
    least = 0
    if not left and not state.powers[god] & WORSHIPFUL and not battles_to_come(state, god):
        price = 0.02  # followers are of no use any more
        if others and state.followers[god] > most:
            least = most + 1
    else:
        price = FOLLOWER * USE[max(1, left)]
    own = mortals(state, god, area)
    stake = LOST * own + (0.4 if own else 0.1)
    if not others:
        most = -1
    values: Values = []
    for action in decision.actions:
        number = number_of(action) if action != BID_MORE else state.followers[god]
        if number > most + 1 or number < least or (action == BID_MORE and most < MOST_ANSWERS - 1):
            values.append(OUT)  # one more than the others have is enough
        elif not number:
            values.append(0.0)
        else:
            chance_of_most = min(1.0, (number / (0.7 * most + 0.7)) ** 1.5) if number <= most else 1.0
            values.append(2.0 * stake * chance_of_most - price * number)
    return values
