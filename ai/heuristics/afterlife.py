"""How good a position of afterlife is for a seat (rules document, section 12).

Entombments are the scarce resource: about one a turn. So the heart of it is `potential`, what the cards outside the
tomb will still bring when only the best of them can be buried in the turns that are left.
"""

from collections.abc import Mapping
from math import exp
from typing import cast

from ai.heuristics import afterlife_plans, afterlife_prior
from ai.heuristics.afterlife_estate import Estate, purse, turns_left, waste
from ai.heuristics.base import read_weights
from ai.heuristics.generic import lead, victory
from game.core.decision import Action, Decision
from game.core.title import State
from game.rules.afterlife.content import BASE, COST, EMPTY, HAND_SIZE, IDS, PERFECT_SOLO
from game.rules.afterlife.state import AfterlifeState

ONLY_IN_MIDTURN = ("burial", "waste")  # terms that say nothing when a turn has just ended
LATE, LATE_TRUST = 5.0, 0.4  # in the last turns, what the deck promises is nearly certain to come


WEIGHTS: dict[str, float] = read_weights("afterlife")
SQUASH: dict[str, float] = read_weights("afterlife", "search")


class AfterlifeHeuristic:
    resting = frozenset({"main_action"})
    secret: frozenset[str] = frozenset()  # nothing is chosen at the same time
    parts: frozenset[str] = frozenset()
    reach = 14  # a turn is rarely longer, and mostly ends before

    def __init__(self, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.weights = weights
        self.talents = [weights.get(f"talent/{name}", 0.0) for name in IDS]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Weighted, so that their sum is the value and each says in points what it is worth."""
        position = cast(AfterlifeState, state)
        result = position.result()
        if result is not None:
            return {"victory": victory(result, seat), "lead": lead(result, seat)}
        estate = Estate(position, seat)
        raw = own_terms(position, seat, estate)
        if not position.table.solo:
            raw.update(rival_terms(position, seat))
        terms = {name: self.weights[name] * value for name, value in raw.items()}
        terms["talent"] = estate.talent(self.talents, turns_left(position, seat))
        return terms

    def value(self, state: State, seat: int) -> float:
        return sum(self.terms(state, seat).values())

    def shares(self, state: State) -> list[float]:
        """Every seat's outlook in points, as shares of the victory: the further ahead, the more certain, and the
        more so the fewer turns are left."""
        position = cast(AfterlifeState, state)
        weights = self.weights
        points = []
        for seat in range(position.table.seats):
            estate = Estate(position, seat)
            raw = own_terms(position, seat, estate)
            talent = estate.talent(self.talents, turns_left(position, seat))
            points.append(talent + sum([weights[name] * value for name, value in raw.items()]))
        if position.table.solo:
            return [min(1.0, max(0.0, points[0] / PERFECT_SOLO))]
        unit = SQUASH["certainty"] + SQUASH["doubt"] * turns_left(position, position.active)
        return squash(points, unit)

    def features(self, state: State, seat: int) -> dict[str, float]:
        position = cast(AfterlifeState, state)
        estate = Estate(position, seat)
        found = own_terms(position, seat, estate)
        for name in ONLY_IN_MIDTURN:
            found.pop(name, None)
        per_card = turns_left(position, seat) / max(HAND_SIZE, estate.size)
        for pile in estate.queue:
            for kind in pile:
                name = f"talent/{IDS[kind]}"
                found[name] = found.get(name, 0.0) + per_card
        return found

    def prior(self, state: State, decision: Decision) -> list[float]:
        return afterlife_prior.prior(cast(AfterlifeState, state), decision)

    def turn(self, state: State) -> int:
        return cast(AfterlifeState, state).turns

    def plans(self, state: State, decision: Decision) -> list[list[Action]]:
        return afterlife_plans.plans(cast(AfterlifeState, state), decision)

    def reopen(self, state: State) -> None:
        raise NotImplementedError("Nothing is chosen at the same time in afterlife.")


def squash(points: list[float], unit: float) -> list[float]:
    """Points of all seats as shares from 0 to 1: mostly the likelihood of winning, a little the points themselves."""
    best = max(points)
    mean = sum(points) / len(points)
    odds = [exp((own - best) / unit) for own in points]
    total = sum(odds)
    soft = SQUASH["margin"]
    return [
        (1 - soft) * odd / total + soft * min(1.0, max(0.0, 0.5 + (own - mean) / 120))
        for own, odd in zip(points, odds, strict=True)
    ]


def own_terms(state: AfterlifeState, seat: int, estate: Estate) -> dict[str, float]:
    turns = turns_left(state, seat)
    raw = {
        "tomb": float(estate.points),
        "potential": estate.potential(turns) * (1.0 + LATE_TRUST * max(0.0, 1.0 - turns / LATE)),
        "prospects": estate.prospects() * min(1.0, turns / 10),
        "economy": estate.gold_per_hand() / HAND_SIZE * turns,
        "starters": estate.starter_count * min(1.0, turns / 5),
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
