"""An opponent that searches: how long, what it keeps from one question to the next, and what it answers."""

from time import process_time
from typing import Any

from ai.agent import Chance, OnProgress, ShouldStop, own_decision
from ai.rollout import Guide
from ai.search import Search
from ai.tree import Edge, Node
from game.core.decision import Action, Decision
from game.core.rng import Rng
from game.core.title import State

CHECK_EVERY = 4  # iterations between two looks at the clock
REPORT_EVERY = 64
SETTLED = 0.35  # of the time must have passed before a clear case ends the search early
FORESEEN = 2  # deals in which the next question must look as it then does


class SearchAgent:
    """Searches for a time, or for a number of iterations when it must be repeatable.

    A sly one follows the title's plans and draws secret choices from a mix, so that nobody can read it.
    """

    __slots__ = ("chance", "guide", "iterations", "kept", "level", "on_progress", "seconds", "should_stop", "sly")

    def __init__(
        self,
        guide: Guide,
        seed: int = 0,
        seconds: float = 0.3,
        iterations: int | None = None,
        level: str = "search",
        sly: bool = False,
    ) -> None:
        self.level = level
        self.guide = guide
        self.chance = Chance(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.sly = sly
        self.kept: Foreseen | None = None
        self.on_progress: OnProgress | None = None
        self.should_stop: ShouldStop | None = None

    def choose(self, state: State, seat: int) -> Action:
        start = process_time()
        decision = own_decision(state, seat)
        if len(decision.actions) == 1:
            return decision.actions[0]
        rng = self.chance.next()
        kept = self.kept.about(state, decision) if self.kept else None
        self.kept = None
        search = Search(state, decision, self.guide, rng, kept)
        options = search.options()
        if len(options) == 1:
            return options[0].action
        if self.sly:
            search.follow_plans()
        if self.iterations is not None:
            self.count_down(search, self.iterations)
        else:
            self.watch_clock(search, start)
        action = search.answer(self.sly)
        if self.iterations is None and not search.secret:  # counted thought is repeatable, whatever came before
            self.kept = foresee(state, decision, search.root.edges[action], rng)
        return action

    def count_down(self, search: Search, iterations: int) -> None:
        for done in range(iterations):
            if done % REPORT_EVERY == 0 and (self.interrupted(search, done / iterations) or search.proven()):
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


class Foreseen:
    """The part of the tree that is about the seat's next question, if it comes just as every deal foresaw it."""

    __slots__ = ("edge", "seat", "view")

    def __init__(self, edge: Edge, seat: int, view: dict[str, Any]) -> None:
        self.edge = edge
        self.seat = seat
        self.view = view

    def about(self, state: State, decision: Decision) -> Node | None:
        node = self.edge.children.get((decision.seat, decision.kind))
        if node is None or decision.seat != self.seat or not node.steady or node.edges.keys() != set(decision.actions):
            return None
        return node if state.view(self.seat) == self.view else None


def foresee(state: State, decision: Decision, edge: Edge, rng: Rng) -> Foreseen | None:
    """Nothing is kept when chance or another seat speaks next: what was searched is then an average of many
    questions, and one of them will really be asked."""
    views: list[dict[str, Any]] = []
    for _ in range(FORESEEN):
        copy = state.determinize(decision.seat, rng)
        copy.apply(edge.action)
        following = copy.decision()
        if following is None or following.seat != decision.seat:
            return None
        views.append(copy.view(decision.seat))
    return Foreseen(edge, decision.seat, views[0]) if all(view == views[0] for view in views) else None
