"""The level `plain`: Monte Carlo tree search as in the textbook, the sparring partner of the measurements.

UCT with random play-outs to the end and without any knowledge of the title. It searches copies of the true state, so
it even sees every secret; a good opponent must beat it all the same. Only chance still to come is drawn anew in every
iteration: a secret lies on the table already, the future does not. No person meets it in a menu.
"""

from collections.abc import Sequence
from math import log, sqrt
from time import process_time

from ai.agent import Chance, OnProgress, ShouldStop, own_decision
from ai.rollout import result_shares
from game.core.decision import Action
from game.core.rng import Rng
from game.core.title import State

EXPLORE = 0.7
LONGEST = 5_000  # steps of a play-out; only a mistake in the rules is longer


class Leaf:
    """A node of the tree: the action that led here, and how the deciding seat's matches went."""

    __slots__ = ("action", "children", "seat", "total", "visits")

    def __init__(self, action: Action | None, seat: int) -> None:
        self.action = action
        self.seat = seat  # who chose the action
        self.total = 0.0
        self.visits = 0
        self.children: dict[Action, Leaf] = {}

    def select(self, actions: Sequence[Action]) -> "Leaf":
        """Among what is legal now: where chance falls otherwise, other actions are."""
        reach = EXPLORE * sqrt(log(self.visits))
        legal = [self.children[action] for action in actions]
        return max(legal, key=lambda leaf: leaf.total / leaf.visits + reach / sqrt(leaf.visits))


class PlainAgent:
    __slots__ = ("chance", "iterations", "level", "on_progress", "seconds", "should_stop")

    def __init__(self, seed: int = 0, seconds: float = 0.3, iterations: int | None = None) -> None:
        self.level = "plain"
        self.chance = Chance(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.on_progress: OnProgress | None = None
        self.should_stop: ShouldStop | None = None

    def choose(self, state: State, seat: int) -> Action:
        end = process_time() + self.seconds
        decision = own_decision(state, seat)
        if len(decision.actions) == 1:
            return decision.actions[0]
        rng = self.chance.next()
        root = Leaf(None, seat)
        done = 0
        while self.goes_on(done, end):
            copy = state.clone()
            copy.rng = rng.fork()
            iterate(root, copy, rng)
            done += 1
        best = max(root.children.values(), key=lambda leaf: leaf.visits, default=None)
        action = best.action if best else decision.actions[0]
        assert action is not None
        return action

    def goes_on(self, done: int, end: float) -> bool:
        if self.should_stop and self.should_stop():
            return False
        if self.iterations is not None:
            share = done / self.iterations
        else:
            share = 1 - max(0.0, end - process_time()) / self.seconds
        if self.on_progress:
            self.on_progress(share, None)
        return share < 1


def iterate(root: Leaf, state: State, rng: Rng) -> None:
    """Select, expand by one action, play at random to the end, and remember the result."""
    path = [root]
    leaf = root
    while (decision := state.decision()) is not None:
        untried = [action for action in decision.actions if action not in leaf.children]
        if untried:
            action = untried[rng.below(len(untried))]
            leaf.children[action] = Leaf(action, decision.seat)
            leaf = leaf.children[action]
        else:
            leaf = leaf.select(decision.actions)
        assert leaf.action is not None
        state.apply(leaf.action)
        path.append(leaf)
        if untried:
            break
    shares = to_the_end(state, rng)
    for leaf in path:
        leaf.visits += 1
        leaf.total += shares[leaf.seat]


def to_the_end(state: State, rng: Rng) -> list[float]:
    for _ in range(LONGEST):
        decision = state.decision()
        if decision is None:
            break
        state.apply(rng.choice(decision.actions))
    result = state.result()
    assert result is not None, "A match of random actions did not end."
    return result_shares(result)
