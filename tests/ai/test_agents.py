"""Opponents answer with something legal, the same way each time, and never touch the true match."""

from typing import Any

import pytest
from helpers.afterlife import position

from ai import LEVELS, make_agent
from ai.arena import play_match
from ai.greedy import GreedyAgent
from ai.heuristics import heuristic
from ai.heuristics.generic import Generic
from game.core.canon import digest
from game.core.decision import Action, Decision
from game.core.result import Result
from game.core.rng import Rng
from game.core.title import State
from game.rules import TITLES
from game.rules.afterlife.content import INDEX

AFTERLIFE = TITLES["afterlife"]


class Race:
    """A toy: two seats add 1, 2 or 3 in turn; whoever reaches five wins. `begin` must be followed by `add`."""

    def __init__(self, total: int = 0, seat: int = 0, begun: bool = False) -> None:
        self.total, self.seat, self.begun = total, seat, begun
        self.rng = Rng(1)
        self.copies = 0

    def decision(self) -> Decision | None:
        if self.total >= 5:
            return None
        if not self.begun:
            return Decision(self.seat, "turn", [("rest",), ("begin",)])
        return Decision(self.seat, "add", [("add", 1), ("add", 2), ("add", 3)])

    def apply(self, action: Action, emit: object = None) -> None:
        if action[0] == "begin":
            self.begun = True
            return
        self.total += int(action[1]) if action[0] == "add" else 0
        self.begun = False
        self.seat = self.seat if self.total >= 5 else 1 - self.seat

    def clone(self) -> "Race":
        return Race(self.total, self.seat, self.begun)

    def determinize(self, seat: int, rng: Rng) -> "Race":
        self.copies += 1
        return self.clone()

    def result(self) -> Result | None:
        if self.decision() is not None:
            return None
        scores = (int(self.seat == 0), int(self.seat == 1))
        return Result((self.seat, 1 - self.seat), scores, ((), ()), (self.seat,))

    def view(self, seat: int) -> dict[str, Any]:
        return {}

    def to_plain(self) -> list[int]:
        return [self.total, self.seat]


def greedy(seed: int = 0) -> GreedyAgent:
    return GreedyAgent(Generic(), seed)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'godlike'.*random, greedy"):
        make_agent("godlike", AFTERLIFE)


@pytest.mark.parametrize("level", LEVELS)
def test_two_runs_give_the_same_match(level: str) -> None:
    outcomes = [
        play_match(AFTERLIFE, [make_agent(level, AFTERLIFE, 3), make_agent("random", AFTERLIFE, 4)], 11)
        for _ in range(2)
    ]
    assert outcomes[0]._replace(seconds=0) == outcomes[1]._replace(seconds=0)


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_leaves_the_true_state_alone(level: str) -> None:
    state = AFTERLIFE.new_match(2, 5)
    decision = state.decision()
    assert decision
    before = digest(state.to_plain())
    assert make_agent(level, AFTERLIFE, 1).choose(state, decision.seat) in decision.actions
    assert digest(state.to_plain()) == before


@pytest.mark.parametrize("level", LEVELS)
def test_an_agent_asked_out_of_turn_says_so(level: str) -> None:
    state = AFTERLIFE.new_match(2, 5)
    decision = state.decision()
    assert decision
    with pytest.raises(ValueError, match="is to decide"):
        make_agent(level, AFTERLIFE).choose(state, 1 - decision.seat)
    with pytest.raises(ValueError, match="the match is over"):
        make_agent(level, AFTERLIFE).choose(Race(total=9), 0)


def test_what_an_action_only_begins_is_judged_when_it_is_finished() -> None:
    assert greedy().choose(Race(total=2), 0) == ("begin",)
    assert greedy().choose(Race(total=2, begun=True), 0) == ("add", 3)


def test_ties_are_broken_by_the_agents_own_chance() -> None:
    chosen = {greedy(seed).choose(Race(), 0) for seed in range(12)}
    assert chosen == {("rest",), ("begin",)}


def test_a_decision_with_one_action_costs_nothing() -> None:
    class OneWay(Race):
        def decision(self) -> Decision | None:
            return Decision(0, "turn", [("begin",)])

    state = OneWay()
    assert greedy().choose(state, 0) == ("begin",)
    assert state.copies == 0
    greedy().choose(race := Race(), 0)
    assert race.copies > 0


def test_a_title_without_evaluation_gets_the_generic_one() -> None:
    assert isinstance(heuristic("chess"), Generic)
    state: State = Race(total=9)
    assert heuristic("chess").value(state, 0) > heuristic("chess").value(state, 1)


def test_greedy_buys_the_card_that_completes_a_set_and_wastes_no_gold() -> None:
    state = position(
        ["offering_chapel", "spear", "urn"],
        {"B1": "linen_wrappings", "B2": "sling"},
        tomb=["natron", "brain_hook"],
        others=[["urn"]],
        stock=["sphinx"] * 12,
    )
    agent = make_agent("greedy", AFTERLIFE, 1)
    chosen = agent.choose(state, 0)
    assert chosen == ("buy", "B1")
    state.apply(chosen)
    while (decision := state.decision()) and decision.kind == "pay_card":
        state.apply(agent.choose(state, 0))
    assert sorted(state.spent) == sorted(INDEX[name] for name in ("spear", "urn"))


def test_greedy_beats_random() -> None:
    for seed in range(3):
        agents = [make_agent("greedy", AFTERLIFE, seed), make_agent("random", AFTERLIFE, seed)]
        assert play_match(AFTERLIFE, agents, seed).winners == (0,)
