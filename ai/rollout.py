"""What the search needs to know of a title, and play-outs that are guided by it.

A play-out is short: to the end of the turn or a dozen steps, then the title's evaluation. Its choices follow the
title's prior, bent by a history table of how actions did in this search so far.
"""

from math import exp, tanh
from typing import Protocol, cast

from ai.heuristics import Heuristic
from game.core.decision import Action, Decision
from game.core.result import Result
from game.core.rng import Rng
from game.core.title import State

WINNING = 0.8  # of the value of a finished match; the rest says how clear it was
CLEAR = 30.0  # points ahead of the best rival with which a match counts as clear
MOST_SEATS = 8
TRUSTED = 4  # uses of an action before the history table speaks of it
UNIT = 1 << 64


class Guide(Protocol):
    """A title's advice. A heuristic that offers these methods besides its terms is one."""

    reach: int  # steps after which a play-out is cut and judged, if its turn does not end before
    secret: frozenset[str]  # decisions that several seats make at once, in secret, one seat after the other
    parts: frozenset[str]  # questions of one seat's secret choice that come before the next seat is asked

    def shares(self, state: State) -> list[float]:
        """How good an unfinished position is for every seat at once, each from 0 to 1."""

    def prior(self, state: State, decision: Decision) -> list[float]:
        """How promising each action looks at first sight, none below 0. What has 0 is not tried if another has more."""

    def turn(self, state: State) -> int:
        """A number that changes when a turn ends."""

    def plans(self, state: State, decision: Decision) -> list[list[Action]]:
        """A few whole turns worth a try, each as a list of wishes that are fulfilled as soon as they are possible."""

    def reopen(self, state: State) -> None:
        """Take back, in place, every choice of the secret round that is under way, so that the first seat is asked."""


class NoGuide:
    """For a title without advice: all actions look the same, and play-outs go to the end."""

    reach = 600
    secret: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()

    def shares(self, state: State) -> list[float]:
        return [0.5] * MOST_SEATS

    def prior(self, state: State, decision: Decision) -> list[float]:
        return [1.0] * len(decision.actions)

    def turn(self, state: State) -> int:
        return 0

    def plans(self, state: State, decision: Decision) -> list[list[Action]]:
        return []

    def reopen(self, state: State) -> None:
        pass


def guide_of(heuristic: Heuristic) -> Guide:
    return cast(Guide, heuristic) if hasattr(heuristic, "shares") else NoGuide()


def result_shares(result: Result) -> list[float]:
    """A finished match for all seats, 0 to 1: the victory, softened by rank and margin so that a lost match is
    still played well. Alone at the table the goal is the rival; where none is named, what was reached counts."""
    seats = len(result.scores)
    won = WINNING / len(result.winners) if result.winners else 0.0
    shares = []
    for seat, score in enumerate(result.scores):
        rivals = [other for rival, other in enumerate(result.scores) if rival != seat]
        best = max(rivals, default=result.goal)
        rated = 0.5 + 0.5 * tanh((score - best) / CLEAR)
        margin = rated if rivals or result.goal else tanh(max(0, score) / 5 / CLEAR)
        rank = 1 - result.ranking.index(seat) / (seats - 1) if rivals else margin
        shares.append((won if seat in result.winners else 0.0) + (1 - WINNING) * (rank + margin) / 2)
    return shares


class History:
    """How well each action did for each seat, wherever it was taken: a table for play-outs (MAST)."""

    __slots__ = ("mean", "table")

    def __init__(self) -> None:
        self.table: dict[tuple[int, Action], list[float]] = {}
        self.mean = [0.5] * MOST_SEATS

    def learn(self, taken: list[tuple[int, Action]], shares: list[float]) -> None:
        table = self.table
        for key in taken:
            entry = table.get(key)
            if entry is None:
                table[key] = [shares[key[0]], 1.0]
            else:
                entry[0] += shares[key[0]]
                entry[1] += 1
        for seat, share in enumerate(shares):
            self.mean[seat] += 0.05 * (share - self.mean[seat])

    def bend(self, seat: int, actions: list[Action], weights: list[float], spread: float) -> None:
        """Raise the weights of what did well, lower the others; at most by the factor e either way."""
        table = self.table
        for index, action in enumerate(actions):
            entry = table.get((seat, action))
            if entry is not None and entry[1] >= TRUSTED:
                gain = (entry[0] / entry[1] - self.mean[seat]) / spread
                weights[index] *= exp(min(1.0, max(-1.0, gain)))


def play_out(
    state: State, guide: Guide, history: History, rng: Rng, spread: float, taken: list[tuple[int, Action]]
) -> list[float]:
    """Play on to the end of the turn, in place, and judge. What is done is noted in `taken`."""
    turn = guide.turn(state)
    for _ in range(guide.reach):
        decision = state.decision()
        if decision is None or guide.turn(state) != turn:
            break
        seat, actions = decision.seat, decision.actions
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        weights = guide.prior(state, decision)
        history.bend(seat, actions, weights, spread)
        action = actions[draw(weights, rng)]
        taken.append((seat, action))
        state.apply(action)
    return judge(state, guide)


def judge(state: State, guide: Guide) -> list[float]:
    result = state.result()
    return guide.shares(state) if result is None else result_shares(result)


def draw(weights: list[float], rng: Rng) -> int:
    """A place in the list, each as likely as its weight says; any place if all are 0."""
    total = sum(weights)
    if total <= 0:
        return rng.below(len(weights))
    mark = rng.next64() / UNIT * total
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)
