"""The search of the stronger levels. It knows no game: titles answer through `Guide` (ai/rollout.py).

Single-observer information-set Monte Carlo tree search: every iteration deals all that the seat cannot know again,
walks the tree, plays a few guided steps and lets the title's evaluation judge for all seats at once (max^n).
"""

from collections.abc import Callable
from math import sqrt
from time import process_time
from typing import TypeAlias

from ai.agent import Chance, own_decision
from ai.rollout import Guide, History, judge, play_out
from ai.tree import Edge, Node
from game.core.decision import Action, Decision
from game.core.rng import Rng
from game.core.title import State

CHECK_EVERY = 4  # iterations between two looks at the clock
REPORT_EVERY = 64
FIRST_SPREAD = 0.1
LEAST_SPREAD = 0.005
MOST_DEPTH = 60
HORIZON = 1  # turns that the tree looks at; 10 of 16 won against no limit, at 120 iterations a decision
SETTLED = 0.35  # of the time must have passed before a clear case ends the search early

OnProgress: TypeAlias = Callable[[float, Action | None], None]
ShouldStop: TypeAlias = Callable[[], bool]


class Spread:
    """How much results differ: the unit of the bandit formula, so that it fits every title and phase."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    def now(self) -> float:
        if self.count < 8:
            return FIRST_SPREAD
        return max(LEAST_SPREAD, sqrt(self.squares / self.count))


class Search:
    """One decision being thought about."""

    __slots__ = ("decision", "guide", "history", "iterations", "rng", "root", "seat", "spread", "state")

    def __init__(self, state: State, decision: Decision, guide: Guide, rng: Rng) -> None:
        self.state = state
        self.decision = decision
        self.seat = decision.seat
        self.guide = guide
        self.rng = rng
        self.root = Node(decision.seat)
        self.history = History()
        self.spread = Spread()
        self.iterations = 0

    def options(self) -> list[Edge]:
        """What is worth a thought. The prior may see only what the seat knows, so it judges a fresh deal."""
        return self.root.candidates(self.state.determinize(self.seat, self.rng), self.decision, self.guide)

    def iterate(self) -> None:
        state = self.state.determinize(self.seat, self.rng)
        spread = self.spread.now()
        path: list[tuple[Node, Edge]] = []
        taken: list[tuple[int, Action]] = []
        shares = self.descend(state, spread, path, taken)
        for node, edge in path:
            share = shares[node.seat]
            node.visits += 1
            node.total += share
            edge.visits += 1
            edge.total += share
        self.history.learn(taken, shares)
        self.spread.add(shares[self.seat])
        self.iterations += 1

    def descend(
        self, state: State, spread: float, path: list[tuple[Node, Edge]], taken: list[tuple[int, Action]]
    ) -> list[float]:
        """Walk down to the first action that was not tried yet and judge what it leads to."""
        guide = self.guide
        node = self.root
        turn = guide.turn(state)
        turns = 0
        for _ in range(MOST_DEPTH):
            decision = state.decision()
            if decision is None:
                break
            if len(decision.actions) == 1:
                state.apply(decision.actions[0])
                continue
            if path:
                node = path[-1][1].child(decision)
            edge = node.select(node.candidates(state, decision, guide), spread)
            path.append((node, edge))
            taken.append((node.seat, edge.action))
            state.apply(edge.action)
            if guide.turn(state) != turn:  # the turn is over: the right moment to judge
                turn = guide.turn(state)
                turns += 1
                if not edge.visits or turns >= HORIZON:
                    break
            elif not edge.visits:
                return play_out(state, guide, self.history, self.rng, spread, taken)
        return judge(state, guide)

    def best(self) -> Edge:
        edge = self.root.best(self.spread.now())
        assert edge is not None
        return edge

    def settled(self, left: float) -> bool:
        """Whether `left` more iterations could hardly change the choice."""
        first = self.best()
        second = max((edge.visits for edge in self.root.edges.values() if edge is not first), default=0)
        return first.visits - second > left


class SearchAgent:
    """An opponent that searches for a time, or for a number of iterations when it must be repeatable."""

    __slots__ = ("chance", "guide", "iterations", "level", "on_progress", "seconds", "should_stop")

    def __init__(
        self, guide: Guide, seed: int = 0, seconds: float = 0.3, iterations: int | None = None, level: str = "search"
    ) -> None:
        self.level = level
        self.guide = guide
        self.chance = Chance(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.on_progress: OnProgress | None = None
        self.should_stop: ShouldStop | None = None

    def choose(self, state: State, seat: int) -> Action:
        start = process_time()
        decision = own_decision(state, seat)
        if len(decision.actions) == 1:
            return decision.actions[0]
        search = Search(state, decision, self.guide, self.chance.next())
        options = search.options()
        if len(options) == 1:
            return options[0].action
        if self.iterations is not None:
            self.count_down(search, self.iterations)
        else:
            self.watch_clock(search, start)
        return search.best().action

    def count_down(self, search: Search, iterations: int) -> None:
        for done in range(iterations):
            if done % REPORT_EVERY == 0 and self.interrupted(search, done / iterations):
                return
            search.iterate()

    def watch_clock(self, search: Search, start: float) -> None:
        end = start + self.seconds
        while (now := process_time()) < end:
            if search.iterations % REPORT_EVERY < CHECK_EVERY:
                share = (now - start) / self.seconds
                if self.interrupted(search, share):
                    return
                if share > SETTLED and search.settled(search.iterations / share * (1 - share)):
                    return
            elif self.should_stop and self.should_stop():
                return
            for _ in range(CHECK_EVERY):
                search.iterate()

    def interrupted(self, search: Search, share: float) -> bool:
        if self.on_progress:
            self.on_progress(share, search.best().action)
        return self.should_stop is not None and self.should_stop()
