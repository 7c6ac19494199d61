"""Which tokens to pay with: fewest, exact colours before silver and offerings, plenty before scarcity."""

from functools import lru_cache
from math import exp

from game.core.decision import Decision
from game.rules.pharaon.content import FIRST_JOKER, FIRST_OFFERING, SILVER, TOKEN_OF
from game.rules.pharaon.noble_cards import COUNT_BASICS, COUNT_OFFERINGS, COUNT_SILVER, COUNTS, PER
from game.rules.pharaon.state import PharaonState

SHARPNESS = 2.0
NOT_WORTH = 1.6  # so much dearer than the cheapest is not tried
MOST_TRIED = 5
# By round, in points: what it costs to give the token away.
TOKEN: list[float] = [1.9, 1.9, 1.9, 1.8, 1.65, 1.1]
SILVER_MORE: list[float] = [0.9, 0.9, 0.9, 0.8, 0.7, 0.2]
OFFERING_MORE: list[float] = [0.3, 0.3, 0.3, 0.3, 0.35, 0.3]
JOKER_MORE: list[float] = [0.15, 0.15, 0.1, 0.05, 0.0, 0.1]
LAST_OF_COLOUR, PLENTY = 0.3, -0.2


@lru_cache(maxsize=20_000)
def tokens_of(text: str) -> tuple[int, ...]:
    return tuple([TOKEN_OF[letter] for letter in text.split("+")])


def _counting(what: int) -> list[tuple[int, int]]:
    return [(1 << noble, PER[noble]) for noble, counts in enumerate(COUNTS) if counts == what]


COUNT_KIND: list[tuple[int, int, range]] = [
    *[(bit, per, range(FIRST_OFFERING, 18)) for bit, per in _counting(COUNT_OFFERINGS)],
    *[(bit, per, range(SILVER, SILVER + 1)) for bit, per in _counting(COUNT_SILVER)],
    *[(bit, per, range(SILVER)) for bit, per in _counting(COUNT_BASICS)],
]
COUNTING_NOBLES = sum([bit for bit, _, _ in COUNT_KIND])
COUNTED_SHARE: list[float] = [0.2, 0.2, 0.25, 0.35, 0.5, 0.9]  # how likely the token is still there at the end


def kind_costs(state: PharaonState, seat: int) -> list[float]:
    """By kind: what the seat loses with one token."""
    number = state.round
    purse = state.tokens[seat]
    base = TOKEN[number]
    costs = [base] * 18
    for colour in range(SILVER):
        have = purse[colour] + purse[FIRST_OFFERING + colour]
        worth = base + (LAST_OF_COLOUR if have == 1 else PLENTY if have > 3 else 0.0)
        costs[colour] = worth
        costs[FIRST_OFFERING + colour] = worth + OFFERING_MORE[number]
    costs[SILVER] = base + SILVER_MORE[number]
    for kind in range(FIRST_JOKER, FIRST_JOKER + 5):
        costs[kind] = base + JOKER_MORE[number]
    nobles = state.nobles[seat]
    if nobles & COUNTING_NOBLES:
        for bit, per, kinds in COUNT_KIND:
            if nobles & bit:
                for kind in kinds:
                    costs[kind] += per * COUNTED_SHARE[number]
    return costs


def payment_weights(state: PharaonState, decision: Decision) -> list[float]:
    costs = kind_costs(state, decision.seat)
    totals: list[float] = []
    for action in decision.actions:
        total = 0.0
        for kind in tokens_of(str(action[1])):
            total += costs[kind]
        totals.append(total)
    limit = min(totals) + NOT_WORTH
    if len(totals) > MOST_TRIED:
        limit = min(limit, sorted(totals)[MOST_TRIED - 1])
    best = min(totals)
    return [exp(SHARPNESS * (best - total)) if total <= limit else 0.0 for total in totals]
