"""Hints and reviews: what the strongest level would do, how good it expects that to be, and why. Knows no game.

A hint is the search of the strongest level without a temperament. A review asks about an action that was played: it
first looks for a better one, and then gives both the same thought, so that the one that was found by luck in the first
look does not pass for better. Everything sees only copies in which what the seat cannot know was dealt again.
"""

from collections.abc import Callable
from math import sqrt
from time import process_time
from typing import TypeAlias

from ai.agent import Chance, own_decision
from ai.heuristics import heuristic
from ai.reasons import Reasons
from ai.rollout import Guide, guide_of
from ai.search import Search
from ai.tree import Edge
from game.core.advice import Advice, Suggestion
from game.core.decision import Action, Decision
from game.core.rng import Rng
from game.core.title import State

HINT_SECONDS = 1.8  # the strongest level takes longer, but the first suggestions stand after a moment
MOST_OPTIONS = 3
BATCH = 32  # iterations between two reports
FIELD = 12  # candidates that the reasons of each are compared with
DOUBT = 0.05  # share by which an action that was tried once may be overrated
FIRST_LOOK, SECOND_LOOK = 240, 160  # iterations of a review: for the better action, then for each of the two
LARGE = 0.08  # share that makes a mistake a large one ...
CLEAR = 2.5  # ... if it is this many standard errors, too
ENOUGH = 30  # visits after which the first look may acquit an action

OnAdvice: TypeAlias = Callable[[float, Advice], None]
ShouldStop: TypeAlias = Callable[[], bool]


class Narrowed:
    """A guide that lets one answer to one decision be tried and nothing else."""

    def __init__(self, guide: Guide, decision: Decision, action: Action) -> None:
        self.guide = guide
        self.reach = guide.reach
        self.shares = guide.shares
        self.turn = guide.turn
        self.secret = guide.secret
        self.parts = guide.parts
        self.plans = guide.plans
        self.reopen = guide.reopen
        self.decision = decision
        self.only = [float(each == action) for each in decision.actions]

    def prior(self, state: State, decision: Decision) -> list[float]:
        return list(self.only) if decision == self.decision else self.guide.prior(state, decision)


class Adviser:
    """Answers one question. `iterations` instead of time makes a hint repeatable; a review always is."""

    __slots__ = ("chance", "guide", "heuristic", "iterations", "on_progress", "seconds", "should_stop")

    def __init__(self, title_id: str, seed: int, seconds: float = HINT_SECONDS, iterations: int | None = None) -> None:
        self.heuristic = heuristic(title_id)
        self.guide = guide_of(self.heuristic)
        self.chance = Chance(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.on_progress: OnAdvice | None = None
        self.should_stop: ShouldStop | None = None

    # Hints.

    def advise(self, state: State, seat: int) -> Advice:
        """Up to three best actions. Told to stop, it answers with the best so far."""
        start = process_time()
        decision = own_decision(state, seat)
        if len(decision.actions) == 1:
            return Advice((Suggestion(decision.actions[0], None),))
        rng = self.chance.next()
        search = Search(state, decision, self.guide, rng.fork())
        options = [edge.action for edge in search.options()]
        field = (options if len(options) > 1 else decision.actions)[:FIELD]
        reasons = Reasons(state, decision, self.heuristic, rng.fork())
        unknown = list(reversed(field))  # one after the other, so that a hurry is heard in between
        done = 0
        while (share := self.passed(start, done)) < 1 and not self.stopped():
            for _ in range(BATCH if self.iterations is None else min(BATCH, self.iterations - done)):
                search.iterate()
            done += BATCH
            if self.on_progress:
                self.on_progress(share, suggestions(search, field, None if unknown else reasons))
            if unknown:
                reasons.terms(unknown.pop())
        return suggestions(search, field, None if unknown and self.stopped() else reasons)

    def passed(self, start: float, done: int) -> float:
        """The share of the budget that is used up."""
        if self.iterations is not None:
            return done / max(1, self.iterations)
        return (process_time() - start) / self.seconds

    def stopped(self) -> bool:
        return self.should_stop is not None and self.should_stop()

    # Reviews.

    def review(self, state: State, seat: int, played: Action) -> Advice:
        """The best action, and how much the one that was played loses against it, if that is much and certain."""
        decision = own_decision(state, seat)
        if played not in decision.actions:
            raise ValueError(f"{played} was not possible, so it cannot have been played.")
        if len(decision.actions) == 1:
            return Advice((Suggestion(played, None),))
        rng = self.chance.next()
        search = Search(state, decision, self.guide, rng.fork())
        search.options()
        self.iterate(search, FIRST_LOOK)
        better = search.best()
        if better.action == played or acquitted(search.root.edges.get(played), better):
            return Advice((Suggestion(better.action, mean(better)),))
        one = self.alone(state, decision, better.action, rng.fork())
        other = self.alone(state, decision, played, rng.fork())
        lost = one.mean - other.mean
        if lost < max(LARGE, CLEAR * sqrt(one.error + other.error)):
            return Advice((Suggestion(better.action, one.mean),))
        reasons = Reasons(state, decision, self.heuristic, rng.fork()).of(better.action, [played])
        gains = tuple(reason for reason in reasons if reason.points > 0)
        return Advice((Suggestion(better.action, one.mean, gains),), lost)

    def alone(self, state: State, decision: Decision, action: Action, rng: Rng) -> "Sample":
        """How one action does when all thought goes to it."""
        search = Search(state, decision, Narrowed(self.guide, decision, action), rng)
        search.options()
        edge = search.root.edges[action]
        sample = Sample()
        for _ in range(SECOND_LOOK):
            before = edge.total
            search.iterate()
            sample.add(edge.total - before)
            if self.stopped():
                break
        return sample

    def iterate(self, search: Search, iterations: int) -> None:
        for done in range(iterations):
            if done and self.stopped():
                return
            search.iterate()


class Sample:
    """Results of one action: their mean, and the square of the error that it may have."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def error(self) -> float:
        if self.count < 2:
            return 1.0
        return max(0.0, self.squares / self.count - self.mean**2) / (self.count - 1)


def suggestions(search: Search, field: list[Action], reasons: Reasons | None) -> Advice:
    """The level's own choice first, then the next best with more caution the less they were tried."""
    first = search.best()
    others = [edge for edge in search.root.edges.values() if edge.visits and edge is not first]
    others.sort(key=lambda edge: DOUBT / sqrt(edge.visits) - mean(edge))
    top = mean(first) if first.visits else None
    found = []
    for edge in [first, *others][:MOST_OPTIONS]:
        # A few lucky tries must not make the second look better than the first.
        share = min(mean(edge), top) if top is not None else None
        found.append(Suggestion(edge.action, share, reasons.of(edge.action, field) if reasons else ()))
    return Advice(tuple(found))


def mean(edge: Edge) -> float:
    return edge.total / edge.visits if edge.visits else 0.0


def acquitted(edge: Edge | None, better: Edge) -> bool:
    """Whether the first look has seen enough of the action to say that it loses little."""
    return edge is not None and edge.visits >= ENOUGH and mean(better) - mean(edge) < LARGE / 2
