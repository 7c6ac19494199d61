"""The tree of an information-set search: one node per sequence of actions, whatever the hidden cards are.

Each iteration walks it with other hidden cards, so a node sees other legal actions each time; how often an action
was there at all (`seen`) takes the place of the node's visits in the bandit formula.
"""

from math import log, sqrt
from typing import TypeAlias

from ai.rollout import WINNING, Guide
from game.core.decision import Action, Decision
from game.core.title import State

EXPLORE = 0.7  # times the spread of results
TRUST_PRIOR = 1.2  # times the spread of results, for the action that looks best; fades with visits
WIDE = 12  # a decision with more actions is widened step by step
FIRST_WIDTH, WIDTH_GROWTH = 6, 1.5
CAUTION = 0.7  # of the final choice towards little-visited actions
WELL_VISITED = 0.25  # of the most visited action's visits
SURE = 4  # deals in which the same end of the match was met before it counts as proven

Key: TypeAlias = tuple[int, str]  # who decides what


class Edge:
    __slots__ = ("action", "children", "exact", "met", "prior", "seen", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.seen = 0
        self.total = 0.0  # of the deciding seat's share
        self.children: dict[Key, Node] = {}
        self.exact: list[float] | None = None  # what it certainly leads to: such an action is not searched again
        self.met = 0  # how often the match ended right after it, always the same; -1: not always the same

    def child(self, decision: Decision) -> "Node":
        """Chance may lead from one action to different questions; each has its own node."""
        key = (decision.seat, decision.kind)
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node(decision.seat)
        return node

    def ended(self, shares: list[float], before: list[float]) -> list[float]:
        """The match is over after this action. Returns the shares to compare the next time with."""
        if self.met >= 0 and (not self.met or before == shares):
            self.met += 1
            if self.met >= SURE and not self.children:
                self.exact = shares
        else:
            self.met = -1
            self.exact = None
        return shares

    def close(self) -> None:
        """It is certain what follows if the only question that ever follows is answered for certain."""
        if not self.met and len(self.children) == 1:
            for node in self.children.values():
                self.exact = node.exact()


class Node:
    __slots__ = ("edges", "ends", "seat", "steady", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Action, Edge] = {}
        self.visits = 0
        self.total = 0.0
        self.steady = True  # whether the same actions were legal in every deal so far
        self.ends: dict[Action, list[float]] = {}  # how the match ended after an action, the last time

    def candidates(self, state: State, decision: Decision, guide: Guide) -> list[Edge]:
        """The actions that are legal now and worth a thought, best prior first when they are many."""
        edges = self.edges
        actions = decision.actions
        if not edges.keys() >= set(actions):
            self.steady = self.steady and not edges
            self._meet(state, decision, guide)
        elif len(actions) != len(edges):
            self.steady = False
        found = [edge for action in actions if (edge := edges[action]).prior > 0]
        if not found:
            found = [edges[action] for action in actions]
        if len(found) > WIDE:
            found.sort(key=_by_prior)
            found = found[: FIRST_WIDTH + int(WIDTH_GROWTH * sqrt(self.visits))]
        return found

    def _meet(self, state: State, decision: Decision, guide: Guide) -> None:
        """Actions that are new here get a prior, in relation to the best one of this moment."""
        priors = guide.prior(state, decision)
        best = max(priors) or 1.0
        for action, prior in zip(decision.actions, priors, strict=True):
            if action not in self.edges:
                self.edges[action] = Edge(action, prior / best)

    def select(self, found: list[Edge], spread: float) -> Edge:
        """UCB with a bias that fades. An untried action counts as one try with the node's mean result."""
        if len(found) == 1:
            found[0].seen += 1
            return found[0]
        usual = self.total / self.visits if self.visits else 0.5
        explore, trust = EXPLORE * spread, TRUST_PRIOR * spread
        best, best_score = found[0], -1e9
        for edge in found:
            edge.seen += 1
            tries = edge.visits + 1
            score = (edge.total + usual + trust * edge.prior) / tries + explore * sqrt(log(edge.seen + 1) / tries)
            if score > best_score:
                best, best_score = edge, score
        return best

    def ended(self, edge: Edge, shares: list[float]) -> None:
        self.ends[edge.action] = edge.ended(shares, self.ends.get(edge.action, shares))

    def exact(self) -> list[float] | None:
        """What the deciding seat certainly gets here: by an action that wins for certain, or if all that are worth a
        thought are certain."""
        if not self.steady:
            return None
        best: list[float] | None = None
        all_known = True
        for edge in self.edges.values():
            if edge.exact is None:
                all_known = all_known and edge.prior <= 0
            elif best is None or edge.exact[self.seat] > best[self.seat]:
                best = edge.exact
        return best if best is not None and (all_known or best[self.seat] >= WINNING) else None

    def best(self, spread: float) -> Edge | None:
        """The most valuable of the well visited actions, less visited ones judged with caution."""
        tried = [edge for edge in self.edges.values() if edge.visits]
        if not tried:
            return max(self.edges.values(), key=lambda edge: edge.prior, default=None)
        enough = WELL_VISITED * max(edge.visits for edge in tried)
        doubt = CAUTION * spread
        return max(
            (edge for edge in tried if edge.visits >= enough),
            key=lambda edge: edge.total / edge.visits - (0.0 if edge.exact else doubt / sqrt(edge.visits)),
        )


def _by_prior(edge: Edge) -> float:
    return -edge.prior
