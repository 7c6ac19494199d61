"""How good a position of ankh is for a seat (rules document, section 12).

Everything is open but sealed cards and bids. So the evaluation is the devotion so far, what the next conflict would
bring region by region, and what figures, monuments, followers, powers and cards will still turn into in later ones.
"""

from collections.abc import Mapping
from math import exp
from typing import cast

from ai.heuristics import ankh_plans, ankh_prior
from ai.heuristics.ankh_estate import (
    CARD_TERMS,
    CARD_USE,
    GUARDIAN_TERMS,
    NAMES,
    POWER_TERMS,
    conflicts_left,
    estates,
    next_seat,
    power_uses,
    time_left,
)
from ai.heuristics.base import read_weights
from ai.heuristics.generic import lead, victory
from game.core.decision import Action, Decision
from game.core.title import State
from game.rules.ankh.content import (
    ALL_CARDS,
    CARDS,
    CONFLICTS_AT,
    CONTROL,
    EVENT_ORDER,
    FORGET_AFTER,
    LEVELS,
    MOST_SEATS,
    POWERS,
    RED_LAST,
)
from game.rules.ankh.secrets_of_battle import SECRET_KINDS, reopen
from game.rules.ankh.state import NOBODY, AnkhState
from game.rules.ankh.unlocking import guardians_owned

WEIGHTS: dict[str, float] = read_weights("ankh")
SQUASH: dict[str, float] = read_weights("ankh", "search")
MARGIN_UNIT = 24.0
GROWTH = [SQUASH[f"growth_{done}"] for done in range(FORGET_AFTER + 1)]
TERMS = sorted({name.partition("/")[0] for name in WEIGHTS})


class AnkhHeuristic:
    resting = frozenset({"choose_action", "keep_conflict_number", "swap_conflict_numbers", "choose_battle_card"})
    secret: frozenset[str] = SECRET_KINDS
    parts: frozenset[str] = frozenset()  # each seat is asked one thing at a time
    reach = 14  # steps; a turn with a whole conflict in it may be longer

    def __init__(self, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.weights = weights
        self.plain = [weights[name] for name in NAMES]
        self.powers = [weights[name] for name in POWER_TERMS]
        self.guardians = [weights[name] for name in GUARDIAN_TERMS]
        cards = [weights[name] for name in CARD_TERMS]
        self.hands = [sum([cards[card] for card in range(CARDS) if hand >> card & 1]) for hand in range(ALL_CARDS + 1)]
        self.rivals = weights["rivals"]
        self.forgotten = weights["forgotten"]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Weighted, so that their sum is the value and each says in devotion what it is worth."""
        position = cast(AnkhState, state)
        result = position.result()
        if result is not None:
            return {"victory": victory(result, seat), "lead": lead(result, seat)}
        found = dict.fromkeys(TERMS, 0.0)
        for name, value in self.features(state, seat).items():
            found[name.partition("/")[0]] += self.weights[name] * value
        points = self.all_points(position)
        god = position.god_of[seat]
        found["forgotten"] = self.forgotten * (1 - surviving(position, points[god]))
        found["rivals"] = self.rivals * best_rival(position, points, god)
        return found

    def value(self, state: State, seat: int) -> float:
        position = cast(AnkhState, state)
        result = position.result()
        if result is not None:
            return victory(result, seat) + lead(result, seat)
        points = self.all_points(position)
        god = position.god_of[seat]
        danger = self.forgotten * (1 - surviving(position, points[god]))
        return points[god] + danger + self.rivals * best_rival(position, points, god)

    def all_points(self, state: AnkhState) -> list[float]:
        """By god: its own side, in devotion. Gods out of the match have nothing."""
        plain = self.plain
        left = time_left(state)
        use = CARD_USE[conflicts_left(state)]
        found = [0.0] * state.table.seats
        raws = estates(state)
        kinds = state.table.guardians
        for god in state.ladder:
            raw = raws[god]
            total = self.hands[state.hand[god]] * use
            for place in range(len(plain)):
                total += plain[place] * raw[place]
            powers = state.powers[god]
            if powers:
                uses = power_uses(state, god)
                for power in range(POWERS):
                    if powers >> power & 1:
                        total += self.powers[power] * uses[power] * left
            for level in range(LEVELS):
                number = guardians_owned(state, god, level)
                if number:
                    total += self.guardians[kinds[level]] * number * left
            found[god] = total
        return found

    def shares(self, state: State) -> list[float]:
        """Every seat's outlook as a share of the victory: it goes to one of the gods that will not be forgotten, the
        further ahead the more likely. The seats of a merged god share what it gets."""
        position = cast(AnkhState, state)
        points = self.all_points(position)
        gods = position.ladder
        best = max([points[god] for god in gods])
        unit = SQUASH["certainty"] + SQUASH["doubt"] * conflicts_left(position)
        mean = sum([points[god] for god in gods]) / len(gods)
        odds = [0.0] * len(points)
        total = 0.0
        nobody = 1.0
        for god in gods:
            survives = surviving(position, points[god])
            nobody *= 1 - survives
            odds[god] = (survives + 0.01) * exp((points[god] - best) / unit)
            total += odds[god]
        soft = SQUASH["margin"]
        won = (1 - soft) * (1 - nobody) / total
        found: list[float] = []
        for god in position.god_of:
            if god not in gods:
                found.append(0.0)
                continue
            margin = min(1.0, max(0.0, 0.5 + (points[god] - mean) / MARGIN_UNIT))
            seats = position.god_of.count(god)
            found.append(won * odds[god] / seats + soft * margin)
        return found

    def features(self, state: State, seat: int) -> dict[str, float]:
        position = cast(AnkhState, state)
        god = position.god_of[seat]
        found = dict(zip(NAMES, estates(position)[god], strict=True))
        left = time_left(position)
        uses = power_uses(position, god)
        for power in range(POWERS):
            if position.powers[god] >> power & 1:
                found[POWER_TERMS[power]] = uses[power] * left
        for level, kind in enumerate(position.table.guardians):
            number = guardians_owned(position, god, level)
            if number:
                found[GUARDIAN_TERMS[kind]] = number * left
        for card in range(CARDS):
            if position.hand[god] >> card & 1:
                found[CARD_TERMS[card]] = CARD_USE[conflicts_left(position)]
        return found

    def prior(self, state: State, decision: Decision) -> list[float]:
        return ankh_prior.prior(cast(AnkhState, state), decision)

    def turn(self, state: State) -> int:
        """Whose turn it is. A caravan and a conflict count as turns of their own: judging a conflict before its first
        card instead of playing it out won 52 of 90 matches, and is quicker."""
        position = cast(AnkhState, state)
        seat = next_seat(position)
        event = position.event
        return seat if not event or EVENT_ORDER[event - 1] == CONTROL else seat + MOST_SEATS * event

    def plans(self, state: State, decision: Decision) -> list[list[Action]]:
        return ankh_plans.plans(cast(AnkhState, state), decision)

    def reopen(self, state: State) -> None:
        reopen(cast(AnkhState, state))


def surviving(state: AnkhState, points: float) -> float:
    """The chance to leave the red part of the ladder before the fourth conflict is over."""
    done = CONFLICTS_AT[state.event]
    if done > FORGET_AFTER or (done == FORGET_AFTER and state.tiebreaker == NOBODY):
        return 1.0
    missing = RED_LAST + 1 - points - GROWTH[done]
    return 1 / (1 + exp(min(20.0, missing / SQUASH["forgotten"])))


def best_rival(state: AnkhState, points: list[float], god: int) -> float:
    return max([points[other] for other in state.ladder if other != god], default=0.0)
