"""How good a position of afterlife is for a seat (rules document, section 12).

Entombments are the scarce resource: about one a turn. So the heart of it is `potential`, what the cards outside the
tomb will still bring when only the best of them can be buried in the turns that are left.
"""

from collections.abc import Mapping
from typing import cast

from ai.heuristics.afterlife_estate import Estate, purse, turns_left, waste
from ai.heuristics.generic import lead, victory
from game.core.title import State
from game.rules.afterlife.content import BASE, COST, EMPTY
from game.rules.afterlife.state import AfterlifeState

# Points of victory per unit of the term. Chosen by hand, not tuned: tuned weights come with the levels that search.
WEIGHTS: dict[str, float] = {
    "tomb": 1.0,  # points already buried
    "potential": 0.85,  # points that the own cards can still bring
    "prospects": 0.1,  # sets begun early may grow
    "economy": 1.0,  # gold per card, for every turn that is left
    "starters": -0.1,  # weak cards that still dilute the deck
    "purchase": 0.5,  # the best card that the hand can buy now
    "burial": 1.5,  # the free entombment is still to come, and there is a card for it
    "hand": 0.05,  # gold in hand during the own turn
    "waste": -0.2,  # gold that the payment under way must overpay
    "rivals": -0.6,  # tomb and potential of the best rival
    "feeding": -0.25,  # the best base card for the next player
}


class AfterlifeHeuristic:
    resting = frozenset({"main_action"})

    def __init__(self, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.weights = weights

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Weighted, so that their sum is the value and each says in points what it is worth."""
        position = cast(AfterlifeState, state)
        result = position.result()
        if result is not None:
            return {"victory": victory(result, seat), "lead": lead(result, seat)}
        raw = own_terms(position, seat)
        if not position.table.solo:
            raw.update(rival_terms(position, seat))
        return {name: self.weights[name] * value for name, value in raw.items()}

    def value(self, state: State, seat: int) -> float:
        return sum(self.terms(state, seat).values())


def own_terms(state: AfterlifeState, seat: int) -> dict[str, float]:
    estate = Estate(state, seat)
    turns = turns_left(state, seat)
    raw = {
        "tomb": float(estate.points),
        "potential": estate.potential(turns),
        "prospects": estate.prospects() * min(1.0, turns / 10),
        "economy": estate.gold_per_card() * turns,
        "starters": estate.starters() * min(1.0, turns / 5),
    }
    if state.active == seat:
        gold = purse(state, seat)
        raw["purchase"] = best_in_base(state, estate, gold + state.turn.discount)
        raw["burial"] = float(state.turn.free_entombs > 0 and len(state.hand[seat]) > 0)
        raw["hand"] = float(gold)
        raw["waste"] = float(waste(state, seat))
    return raw


def rival_terms(state: AfterlifeState, seat: int) -> dict[str, float]:
    estates = {other: Estate(state, other) for other in state.opponents(seat)}
    threat = max(estate.points + estate.potential(turns_left(state, other)) for other, estate in estates.items())
    following = estates[(seat + 1) % state.table.seats]
    means = 5 * following.gold_per_card()
    return {"rivals": threat, "feeding": best_in_base(state, following, int(means))}


def best_in_base(state: AfterlifeState, estate: Estate, gold: int) -> float:
    """What the most useful affordable card of the base would add to the estate's points."""
    best = 0.0
    for slot in BASE:
        kind = state.pyramid[slot]
        if kind != EMPTY and COST[kind] <= gold:
            best = max(best, estate.gain(kind))
    return best
