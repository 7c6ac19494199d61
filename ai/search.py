"""The search of the stronger levels. It knows no game: titles answer through `Guide` (ai/rollout.py).

Single-observer information-set Monte Carlo tree search: every iteration deals all that the seat cannot know again,
walks the tree, plays a few guided steps and lets the title's evaluation judge for all seats at once (max^n).
"""

from math import sqrt

from ai.rollout import Guide, History, draw, judge, play_out
from ai.secret import Joint, SecretRound
from ai.tree import Edge, Node
from game.core.decision import Action, Decision
from game.core.rng import Rng
from game.core.title import State

FIRST_SPREAD = 0.1
LEAST_SPREAD = 0.005
MOST_DEPTH = 60
HORIZON = 1  # turns that the tree looks at; 10 of 16 won against no limit, at 120 iterations a decision
LONGEST_PLAN = 14  # steps


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


class Walk:
    """One way down the tree: what was chosen where, for learning afterwards."""

    __slots__ = ("path", "rounds", "taken")

    def __init__(self) -> None:
        self.path: list[tuple[Node, Edge]] = []
        self.taken: list[tuple[int, Action]] = []
        self.rounds: list[tuple[SecretRound, list[int], Joint]] = []


class Search:
    """One decision being thought about. `kept` is the part of an earlier tree that is about the same question."""

    __slots__ = (
        "decision",
        "guide",
        "history",
        "iterations",
        "rng",
        "root",
        "rounds",
        "seat",
        "secret",
        "spread",
        "state",
    )

    def __init__(self, state: State, decision: Decision, guide: Guide, rng: Rng, kept: Node | None = None) -> None:
        self.state = state
        self.decision = decision
        self.seat = decision.seat
        self.guide = guide
        self.rng = rng
        self.root = kept or Node(decision.seat)
        self.secret = decision.kind in guide.secret
        self.rounds: dict[Edge | None, SecretRound] = {}  # by the edge that they follow
        self.history = History()
        self.spread = Spread()
        self.iterations = 0

    def options(self) -> list[Edge]:
        """What is worth a thought. The prior may see only what the seat knows, so it judges a fresh deal."""
        return self.root.candidates(self.state.determinize(self.seat, self.rng), self.decision, self.guide)

    def follow_plans(self) -> None:
        """Whole turns that the title proposes: each of their steps counts as good at first sight."""
        copy = self.state.determinize(self.seat, self.rng)
        for plan in self.guide.plans(copy, self.decision):
            self.follow(copy.clone(), list(plan))

    def follow(self, state: State, wishes: list[Action]) -> None:
        """A wish is fulfilled at the first question where it is possible; in between the first sight decides."""
        node = self.root
        edge: Edge | None = None
        for _ in range(LONGEST_PLAN):
            decision = state.decision()
            if decision is None or decision.seat != self.seat or not wishes:
                return
            if len(decision.actions) == 1:
                state.apply(decision.actions[0])
                continue
            if edge is not None:
                node = edge.child(decision)
            found = node.candidates(state, decision, self.guide)
            wished = next((action for action in wishes if action in decision.actions), None)
            if wished is None:
                edge = max(found, key=lambda each: each.prior)
            else:
                wishes.remove(wished)
                edge = node.edges[wished]
                edge.prior = max(edge.prior, 1.0)
            state.apply(edge.action)

    def iterate(self) -> None:
        state = self.state.determinize(self.seat, self.rng)
        if self.secret:
            self.guide.reopen(state)
        spread = self.spread.now()
        walk = Walk()
        shares = self.descend(state, spread, walk)
        for node, edge in walk.path:
            share = shares[node.seat]
            node.visits += 1
            node.total += share
            edge.visits += 1
            edge.total += share
        for secret, seats, joint in walk.rounds:
            secret.learn(seats, joint, shares)
        self.history.learn(walk.taken, shares)
        self.spread.add(shares[self.seat])
        self.iterations += 1

    def descend(self, state: State, spread: float, walk: Walk) -> list[float]:
        """Walk down to the first action that was not tried yet and judge what it leads to."""
        guide = self.guide
        path = walk.path
        node = self.root
        last: Edge | None = None
        turn = guide.turn(state)
        turns = 0
        for _ in range(MOST_DEPTH):
            decision = state.decision()
            if decision is None:
                return self.finished(state, path, last)
            if len(decision.actions) == 1:
                state.apply(decision.actions[0])
                continue
            if decision.kind in guide.secret:
                last = self.all_at_once(state, decision, last, walk)
                fresh = not last.visits
                last.visits += 1
            else:
                if last is not None:
                    node = last.child(decision)
                last = node.select(node.candidates(state, decision, guide), spread)
                path.append((node, last))
                if last.exact is not None:
                    return last.exact
                walk.taken.append((node.seat, last.action))
                state.apply(last.action)
                fresh = not last.visits
            if guide.turn(state) != turn:  # the turn is over: the right moment to judge
                turn = guide.turn(state)
                turns += 1
                if fresh or turns >= HORIZON:
                    return self.finished(state, path, last) if state.decision() is None else judge(state, guide)
            elif fresh and state.decision() is not None:
                return play_out(state, guide, self.history, self.rng, spread, walk.taken)
        return judge(state, guide)

    def all_at_once(self, state: State, decision: Decision, last: Edge | None, walk: Walk) -> Edge:
        """All secret choices of one round, each without a look at the others. Where a choice has several parts, the
        part that was asked first is weighed and the others follow the first sight."""
        secret = self.rounds.get(last)
        if secret is None:
            secret = self.rounds[last] = SecretRound()
        seats: list[int] = []
        chosen: list[Action] = []
        following: Decision | None = decision
        parts = self.guide.parts
        while following is not None:
            if following.kind == decision.kind and following.seat not in seats:
                action = secret.choose(state, following, self.guide, self.rng)
                seats.append(following.seat)
                chosen.append(action)
            elif following.kind in parts:
                action = following.actions[draw(self.guide.prior(state, following), self.rng)]
            else:
                break
            state.apply(action)
            following = state.decision()
        joint = tuple(chosen)
        walk.rounds.append((secret, seats, joint))
        return secret.edge(joint)

    def finished(self, state: State, path: list[tuple[Node, Edge]], last: Edge | None) -> list[float]:
        """The match is over. Where that is always so, the way there is proven, from its end upwards."""
        shares = judge(state, self.guide)
        if path and path[-1][1] is last:
            node, edge = path[-1]
            node.ended(edge, shares)
            if edge.exact is not None:
                for _, upper in reversed(path[:-1]):
                    upper.close()
                    if upper.exact is None:
                        break
        return shares

    def best(self) -> Edge:
        edge = self.root.best(self.spread.now())
        assert edge is not None
        return edge

    def answer(self, mixed: bool) -> Action:
        if self.secret and None in self.rounds:
            return self.rounds[None].pick(self.seat, self.rng, mixed)
        return self.best().action

    def proven(self) -> bool:
        return not self.secret and self.root.exact() is not None

    def settled(self, left: float) -> bool:
        """Whether `left` more iterations could hardly change the choice."""
        if self.secret or self.proven():
            return not self.secret
        first = self.best()
        second = max((edge.visits for edge in self.root.edges.values() if edge is not first), default=0)
        return first.visits - second > left
