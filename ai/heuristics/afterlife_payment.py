"""Which cards to pay with: no waste first, then the cards that can do least else this turn."""

from functools import lru_cache
from itertools import combinations
from math import exp

from ai.heuristics.afterlife_outlook import HOLD
from game.rules.afterlife.content import GOLD, IDS, STARTER, TYPE

WASTE = 0.8  # points per gold lost
PER_CARD = 0.05
STARTER_KEPT = 0.4  # a starter left in hand can be buried
MOST_CARDS = 9  # of a hand that are compared; the best of a larger one always suffice
SHARPNESS = 2.5
NOT_WORTH = 1.2  # so much worse than the best payment is not tried


@lru_cache(maxsize=20_000)
def payment_weights(
    hand: tuple[int, ...], paid: tuple[int, ...], price: int, ring: bool, bonus: int, thoth: int, burial: bool
) -> list[float]:
    """By kind: the weight of paying with it next. Of a set of cards only the first one is offered, as their order
    does not matter. The same hands come again and again in a search, so answers are kept."""
    weights = [0.0] * len(IDS)
    costs: dict[int, float] = {}
    cards = sorted(hand, key=_by_gold)[:MOST_CARDS]
    for size in range(1, len(cards) + 1):
        for chosen in combinations(sorted(cards), size):
            total = _worth(paid + chosen, ring, bonus, thoth)
            if total < price or _worth(paid + _without_least(chosen), ring, bonus, thoth) >= price:
                continue
            cost = WASTE * (total - price) + sum([_cost(kind, burial) for kind in chosen])
            if cost < costs.get(chosen[0], 99.0):
                costs[chosen[0]] = cost
    best = min(costs.values(), default=0.0)
    for kind, cost in costs.items():
        if cost - best <= NOT_WORTH:
            weights[kind] = exp(SHARPNESS * (best - cost))
    return weights


def _by_gold(kind: int) -> int:
    return -GOLD[kind]


def _cost(kind: int, burial: bool) -> float:
    return PER_CARD + HOLD[kind] + (STARTER_KEPT if burial and TYPE[kind] == STARTER else 0.0)


def _without_least(cards: tuple[int, ...]) -> tuple[int, ...]:
    least = min(range(len(cards)), key=lambda place: GOLD[cards[place]])
    return cards[:least] + cards[least + 1 :]


def _worth(cards: tuple[int, ...], ring: bool, bonus: int, thoth: int) -> int:
    """As the rules count it (buying.worth), from plain values."""
    if not cards:
        return 0
    golds = [thoth or GOLD[kind] for kind in cards]
    return sum(golds) + (max(golds) if ring else 0) + bonus * len(cards)
