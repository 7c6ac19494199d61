"""What the search remembers and foresees: proven ends, the part of the tree that is kept, plans, secret rounds."""

from typing import Any

import pytest

from ai.rollout import NoGuide
from ai.search import Search
from ai.search_agent import SearchAgent
from game.core.decision import Action, Decision
from game.core.result import Result
from game.core.rng import Rng
from game.core.title import State


class Stairs:
    """A toy for one seat: so many steps, each 1 or 2 high, then the match ends. A coin may be tossed on the way."""

    def __init__(self, steps: int, height: int = 0, coins: tuple[int, ...] = ()) -> None:
        self.steps, self.height, self.coins = steps, height, coins
        self.rng = Rng(1)

    def decision(self) -> Decision | None:
        return Decision(0, "step", [("up", 1), ("up", 2)]) if self.steps else None

    def apply(self, action: Action, emit: object = None) -> None:
        self.steps -= 1
        self.height += int(action[1])

    def clone(self) -> "Stairs":
        return Stairs(self.steps, self.height, self.coins)

    def determinize(self, seat: int, rng: Rng) -> "Stairs":
        return self.clone()

    def result(self) -> Result | None:
        return None if self.steps else Result((0,), (self.height,), ((),), (0,) if self.height > 5 else ())

    def view(self, seat: int) -> dict[str, Any]:
        return {"steps": self.steps, "height": self.height, "coins": self.coins}

    def to_plain(self) -> list[int]:
        return [self.steps, self.height]


class Tossed(Stairs):
    """The same, but each step also tosses a coin that everybody sees."""

    def apply(self, action: Action, emit: object = None) -> None:
        super().apply(action)
        self.coins = (*self.coins, self.rng.below(2))

    def clone(self) -> "Tossed":
        return Tossed(self.steps, self.height, self.coins)

    def determinize(self, seat: int, rng: Rng) -> "Tossed":
        copy = self.clone()
        copy.rng = rng.fork()
        return copy


class Pennies:
    """Both seats choose a side in secret, seat 0 first; equal sides win for seat 0. `prize` makes heads dearer."""

    def __init__(self, chosen: tuple[int, ...] = (), prize: int = 1) -> None:
        self.chosen, self.prize = chosen, prize
        self.rng = Rng(1)

    def decision(self) -> Decision | None:
        seat = len(self.chosen)
        return Decision(seat, "side", [("side", 0), ("side", 1)]) if seat < 2 else None

    def apply(self, action: Action, emit: object = None) -> None:
        self.chosen = (*self.chosen, int(action[1]))

    def clone(self) -> "Pennies":
        return Pennies(self.chosen, self.prize)

    def determinize(self, seat: int, rng: Rng) -> "Pennies":
        """Seat 1 cannot know what seat 0 has chosen."""
        return Pennies((rng.below(2),), self.prize) if seat == 1 and self.chosen else self.clone()

    def result(self) -> Result | None:
        if len(self.chosen) < 2:
            return None
        winner = int(self.chosen[0] != self.chosen[1])
        return Result((winner, 1 - winner), (1 - winner, winner), ((), ()), (winner,))

    def view(self, seat: int) -> dict[str, Any]:
        return {}


class Secretive(NoGuide):
    secret = frozenset({"side"})

    def reopen(self, state: State) -> None:
        state.chosen = ()  # type: ignore[attr-defined]


def search(state: Any, guide: Any = None, iterations: int = 0) -> Search:
    decision = state.decision()
    found = Search(state, decision, guide or NoGuide(), Rng(5))
    found.options()
    for _ in range(iterations):
        found.iterate()
    return found


# Proven results.


def test_an_end_that_every_deal_meets_is_proven_and_ends_the_thought() -> None:
    found = search(Stairs(3), iterations=2000)
    assert found.proven()
    assert found.settled(1e9)
    assert found.root.exact() == found.best().exact
    agent = SearchAgent(NoGuide(), iterations=100_000)
    told: list[float] = []
    agent.on_progress = lambda share, best: told.append(share)
    assert agent.choose(Stairs(3), 0) == ("up", 2)
    assert max(told) < 0.05


def test_a_proven_action_costs_no_further_walk() -> None:
    found = search(Stairs(1), iterations=40)
    best = found.best()
    assert best.exact is not None
    before = best.met
    for _ in range(50):
        found.iterate()
    assert best.met == before
    assert best.visits > 50


class Lottery(Stairs):
    """Whether the goal was reached is decided by a coin at the end."""

    def result(self) -> Result | None:
        return None if self.steps else Result((0,), (self.height,), ((),), (0,) if self.rng.below(2) else ())

    def clone(self) -> "Lottery":
        return Lottery(self.steps, self.height)

    def determinize(self, seat: int, rng: Rng) -> "Lottery":
        copy = self.clone()
        copy.rng = rng.fork()
        return copy


def test_what_chance_decides_is_never_proven() -> None:
    found = search(Lottery(2), iterations=400)
    assert not found.proven()
    assert found.root.exact() is None


# The kept part of the tree.


def test_the_next_question_is_already_half_answered() -> None:
    agent = SearchAgent(NoGuide(), seconds=0.02)
    state = Stairs(12)
    state.apply(agent.choose(state, 0))
    decision = state.decision()
    assert decision
    assert agent.kept
    node = agent.kept.about(state, decision)
    assert node is not None
    assert node.visits > 5
    assert agent.choose(state, 0) in decision.actions


def test_a_tree_about_another_question_is_not_kept() -> None:
    agent = SearchAgent(NoGuide(), seconds=0.02)
    state = Stairs(12)
    agent.choose(state, 0)
    assert agent.kept
    other = Stairs(11, 9)  # not what the action leads to
    decision = other.decision()
    assert decision
    assert agent.kept.about(other, decision) is None


def test_nothing_is_kept_when_chance_speaks_before_the_next_question() -> None:
    found = [SearchAgent(NoGuide(), seed, seconds=0.01) for seed in range(8)]
    for agent in found:
        agent.choose(Tossed(12), 0)
    # Two deals may toss alike by chance; then the coin that really falls must match, too.
    assert any(agent.kept is None for agent in found)
    for agent in found:
        other = Tossed(11, 1, (7,))
        decision = other.decision()
        assert decision
        assert agent.kept is None or agent.kept.about(other, decision) is None


# Plans.


def test_a_plan_gives_each_of_its_steps_weight() -> None:
    class Planner(NoGuide):
        def prior(self, state: State, decision: Decision) -> list[float]:
            return [1.0, 0.01]

        def plans(self, state: State, decision: Decision) -> list[list[Action]]:
            return [[("up", 2), ("up", 2)]]

    found = search(Stairs(5), Planner())
    found.follow_plans()
    first = found.root.edges["up", 2]
    assert first.prior == 1.0
    (node,) = first.children.values()
    assert node.edges["up", 2].prior == 1.0
    (later,) = node.edges["up", 2].children.values() if node.edges["up", 2].children else [None]
    assert later is None


def test_only_a_sly_opponent_follows_plans() -> None:
    asked: list[Decision] = []

    class Planner(NoGuide):
        def plans(self, state: State, decision: Decision) -> list[list[Action]]:
            asked.append(decision)
            return []

    SearchAgent(Planner(), iterations=5).choose(Stairs(5), 0)
    assert not asked
    SearchAgent(Planner(), iterations=5, sly=True).choose(Stairs(5), 0)
    assert len(asked) == 1


# Secret rounds.


@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_choice_is_mixed_and_nobody_sees_the_other(seat: int) -> None:
    state = Pennies() if seat == 0 else Pennies((1,))
    chosen = [SearchAgent(Secretive(), seed, iterations=300, sly=True).choose(state, seat) for seed in range(24)]
    assert 4 <= chosen.count(("side", 0)) <= 20  # the second chooser would otherwise always play against the first


def test_what_the_first_has_chosen_changes_nothing_for_the_second() -> None:
    for seed in range(4):
        answers = {
            SearchAgent(Secretive(), seed, iterations=120, sly=True).choose(Pennies((side,)), 1) for side in (0, 1)
        }
        assert len(answers) == 1


def test_the_mix_of_a_secret_round_nears_balance() -> None:
    found = search(Pennies(), Secretive(), 3000)
    for hand in found.rounds[None].hands.values():
        assert hand.matching.average()[0] == pytest.approx(0.5, abs=0.12)
