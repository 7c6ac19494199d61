"""The search finds what is to be found in tiny games, is repeatable, keeps its time and never peeks."""

from time import process_time
from typing import Any

import pytest

from ai.agent import own_decision
from ai.budget import deadline
from ai.heuristics import heuristic
from ai.levels import build_agent
from ai.matrix import Matching, balance, sample
from ai.plain import PlainAgent
from ai.rollout import NoGuide, draw, guide_of, result_shares
from ai.search_agent import SearchAgent
from ai.tree import WIDE, Node
from game.core.canon import digest
from game.core.decision import Action, Decision
from game.core.result import Result
from game.core.rng import Rng
from game.core.title import State
from game.rules import TITLES

AFTERLIFE = TITLES["afterlife"]


class Nim:
    """A toy: two seats take 1, 2 or 3 from a heap in turn; whoever takes the last one wins."""

    def __init__(self, heap: int, seat: int = 0, most: int = 3) -> None:
        self.heap, self.seat, self.most = heap, seat, most
        self.rng = Rng(1)
        self.copies = 0

    def decision(self) -> Decision | None:
        if not self.heap:
            return None
        return Decision(self.seat, "take", [("take", number) for number in range(1, min(self.most, self.heap) + 1)])

    def apply(self, action: Action, emit: object = None) -> None:
        self.heap -= int(action[1])
        self.seat = 1 - self.seat

    def clone(self) -> "Nim":
        return Nim(self.heap, self.seat, self.most)

    def determinize(self, seat: int, rng: Rng) -> "Nim":
        self.copies += 1
        return self.clone()

    def result(self) -> Result | None:
        if self.heap:
            return None
        winner = 1 - self.seat
        return Result((winner, 1 - winner), (int(winner == 0), int(winner == 1)), ((), ()), (winner,))

    def view(self, seat: int) -> dict[str, Any]:
        return {}

    def to_plain(self) -> list[int]:
        return [self.heap, self.seat]


class Climb(Nim):
    """Alone at the table: five steps of 0 to 3, and the goal is 12."""

    def __init__(self, steps: int = 5, height: int = 0) -> None:
        super().__init__(steps)
        self.height = height

    def decision(self) -> Decision | None:
        return Decision(0, "step", [("up", number) for number in range(4)]) if self.heap else None

    def apply(self, action: Action, emit: object = None) -> None:
        self.heap -= 1
        self.height += int(action[1])

    def clone(self) -> "Climb":
        return Climb(self.heap, self.height)

    def result(self) -> Result | None:
        return None if self.heap else Result((0,), (self.height,), ((),), (0,) if self.height >= 12 else ())


class Guess(Nim):
    """A coin lies hidden. Seat 0 may call a side, or be content with a small sure win; only seat 1 knows the coin."""

    def __init__(self, coin: int, called: int | None = None) -> None:
        super().__init__(1)
        self.coin, self.called = coin, called

    def decision(self) -> Decision | None:
        return None if self.called is not None else Decision(0, "call", [("call", 0), ("call", 1), ("call", 2)])

    def apply(self, action: Action, emit: object = None) -> None:
        self.called = int(action[1])

    def clone(self) -> "Guess":
        return Guess(self.coin, self.called)

    def determinize(self, seat: int, rng: Rng) -> "Guess":
        return Guess(rng.below(2), self.called)

    def result(self) -> Result | None:
        if self.called is None:
            return None
        winner = 0 if self.called in (2, self.coin) else 1
        return Result((winner, 1 - winner), (1 - winner, winner), ((), ()), (winner,))


def searcher(iterations: int = 400, seed: int = 1) -> SearchAgent:
    return SearchAgent(NoGuide(), seed, iterations=iterations)


def afterlife_searcher(seconds: float = 0.05, iterations: int | None = None) -> SearchAgent:
    return SearchAgent(guide_of(heuristic("afterlife")), 7, seconds, iterations)


def middle(seed: int, moves: int = 60) -> State:
    """A position in the middle of a match in which there is something to choose."""
    state = AFTERLIFE.new_match(2, seed)
    rng = Rng(seed)
    while (decision := state.decision()) is not None:
        moves -= 1
        if moves < 0 and decision.kind == "main_action" and len(decision.actions) > 4:
            break
        state.apply(rng.choice(decision.actions))
    return state


@pytest.mark.parametrize("heap", [1, 2, 3, 5, 6, 7, 9])
@pytest.mark.parametrize("agent", [searcher(), PlainAgent(1, iterations=600)], ids=["search", "plain"])
def test_a_forced_win_is_found(agent: SearchAgent | PlainAgent, heap: int) -> None:
    assert agent.choose(Nim(heap), 0) == ("take", heap % 4)
    assert agent.choose(Nim(heap, seat=1), 1) == ("take", heap % 4)


def test_a_forced_win_is_found_among_many_actions_step_by_step() -> None:
    assert searcher(800).choose(Nim(17, most=30), 0) == ("take", 17)


def test_alone_at_the_table_the_goal_is_approached() -> None:
    assert searcher().choose(Climb(2, 6), 0) == ("up", 3)
    assert searcher().choose(Climb(1, 9), 0) == ("up", 3)


def test_what_the_seat_cannot_know_is_not_used_but_plain_sees_it() -> None:
    for coin in (0, 1):
        assert searcher().choose(Guess(coin), 0) == ("call", 2)
        assert PlainAgent(3, iterations=200).choose(Guess(coin), 0) in {("call", 2), ("call", coin)}


def test_one_action_costs_nothing() -> None:
    state = Nim(1)
    assert searcher().choose(state, 0) == ("take", 1)
    assert state.copies == 0


def test_the_same_seed_and_iterations_give_the_same_choice() -> None:
    for seed in range(3):
        state = middle(seed)
        seat = own_decision(state, state.decision().seat).seat  # type: ignore[union-attr]
        before = digest(state.to_plain())
        chosen = {afterlife_searcher(iterations=60).choose(state, seat) for _ in range(2)}
        assert len(chosen) == 1
        assert digest(state.to_plain()) == before


def test_dealing_hidden_things_again_changes_no_choice() -> None:
    for seed in range(6):
        state = middle(seed, 40 + 25 * seed)
        decision = state.decision()
        if decision is None:
            continue
        seat = decision.seat
        chosen = afterlife_searcher(iterations=50).choose(state, seat)
        for deal in range(3):
            other = state.determinize(seat, Rng(900 + deal))
            assert afterlife_searcher(iterations=50).choose(other, seat) == chosen


@pytest.mark.parametrize("level", ["skilled", "plain"])
def test_the_deadline_is_kept(level: str) -> None:
    for seconds in (0.02, 0.1):
        for seed in range(4):
            state = middle(seed)
            decision = state.decision()
            assert decision
            start = process_time()
            assert build_agent(level, AFTERLIFE, 1, seconds).choose(state, decision.seat) in decision.actions
            assert process_time() - start <= deadline(seconds)


@pytest.mark.parametrize("make", [afterlife_searcher, lambda seconds: PlainAgent(1, seconds)], ids=["search", "plain"])
def test_a_hurry_is_heard_and_progress_is_told(make: Any) -> None:
    state = middle(2)
    decision = state.decision()
    assert decision
    agent = make(30.0)
    told: list[tuple[float, Action | None]] = []
    agent.on_progress = lambda share, best: told.append((share, best))
    agent.should_stop = lambda: len(told) > 3
    start = process_time()
    assert agent.choose(state, decision.seat) in decision.actions
    assert process_time() - start < 5
    assert all(0 <= share <= 1 and (best is None or best in decision.actions) for share, best in told)


def test_an_answer_exists_from_the_first_moment() -> None:
    state = middle(3)
    decision = state.decision()
    assert decision
    agent = afterlife_searcher(10.0)
    agent.should_stop = lambda: True
    start = process_time()
    assert agent.choose(state, decision.seat) in decision.actions
    assert process_time() - start < 0.2


def test_many_actions_are_widened_best_first() -> None:
    class Falling(NoGuide):
        def prior(self, state: State, decision: Decision) -> list[float]:
            return [1 / (1 + index) for index in range(len(decision.actions))]

    state = Nim(40, most=40)
    decision = state.decision()
    assert decision
    node = Node(0)
    first = node.candidates(state, decision, Falling())
    assert len(first) < WIDE
    assert first[0].action == ("take", 1)
    node.visits = 400
    assert len(node.candidates(state, decision, Falling())) > len(first)


def test_what_has_no_prior_is_not_tried_unless_nothing_has() -> None:
    class Picky(NoGuide):
        def prior(self, state: State, decision: Decision) -> list[float]:
            return [float(action == ("take", 2)) for action in decision.actions]

    assert SearchAgent(Picky(), iterations=5).choose(Nim(7), 0) == ("take", 2)
    assert SearchAgent(Picky(), iterations=200).choose(Nim(1, most=9), 0) == ("take", 1)


def test_results_are_softened_by_rank_and_margin() -> None:
    close, clear = (result_shares(Result((0, 1, 2), (50, low, 10), ((),) * 3, (0,))) for low in (49, 20))
    assert close[0] > close[1] > close[2] >= 0
    assert clear[0] > close[0]
    assert clear[1] < close[1]
    assert all(0 <= share <= 1 for share in close + clear)
    missed, reached = (result_shares(Result((0,), (9,), ((),), winners))[0] for winners in ((), (0,)))
    assert 0 < missed < reached <= 1
    near, far = (result_shares(Result((0,), (score,), ((),), (), 120))[0] for score in (118, 80))
    assert 0 <= far < near < 1


def test_drawing_follows_the_weights() -> None:
    rng = Rng(5)
    drawn = [draw([0.0, 3.0, 1.0], rng) for _ in range(400)]
    assert set(drawn) == {1, 2}
    assert drawn.count(1) > 2 * drawn.count(2)
    assert draw([0.0, 0.0], rng) in (0, 1)


def test_a_whole_match_with_few_iterations_and_every_seat_count() -> None:
    for seats in (1, 2, 4, 6):
        state = AFTERLIFE.new_match(seats, 3)
        agents = [build_agent("skilled", AFTERLIFE, seat, iterations=2) for seat in range(seats)]
        while (decision := state.decision()) is not None:
            state.apply(agents[decision.seat].choose(state, decision.seat))
        assert state.result()


# Secret simultaneous choices.


def test_matching_pennies_are_mixed_evenly() -> None:
    mixes = balance([2, 2], lambda chosen: (1, 0) if chosen[0] == chosen[1] else (0, 1), Rng(1), rounds=4000)
    assert all(share == pytest.approx(0.5, abs=0.06) for mix in mixes for share in mix)


def test_a_better_candidate_is_always_played() -> None:
    mixes = balance([3, 2, 2], lambda chosen: [float(index == 1) for index in chosen], Rng(1))
    assert all(mix[1] > 0.95 for mix in mixes)


def test_an_uneven_contest_is_mixed_as_theory_says() -> None:
    # The row player gains 2 or 1 by agreeing; in balance each row is played so that the columns are equal.
    table = {(0, 0): 2.0, (1, 1): 1.0, (0, 1): 0.0, (1, 0): 0.0}
    mixes = balance([2, 2], lambda chosen: (table[chosen[0], chosen[1]], -table[chosen[0], chosen[1]]), Rng(2), 8000)
    assert mixes[0][0] == pytest.approx(1 / 3, abs=0.06)
    assert mixes[1][0] == pytest.approx(1 / 3, abs=0.06)


def test_payoffs_are_asked_once_and_too_many_candidates_refused() -> None:
    asked: list[tuple[int, ...]] = []

    def payoff(chosen: tuple[int, ...]) -> tuple[int, int]:
        asked.append(chosen)
        return (0, 0)

    balance([2, 3], payoff, Rng(1), rounds=50)
    assert len(asked) == len(set(asked)) <= 6
    for wrong in ([], [0, 2], [9, 2]):
        with pytest.raises(ValueError, match="candidates"):
            balance(wrong, payoff, Rng(1))


def test_a_mix_is_sampled_as_it_says() -> None:
    rng = Rng(4)
    drawn = [sample([0.25, 0.75], rng) for _ in range(800)]
    assert drawn.count(1) / len(drawn) == pytest.approx(0.75, abs=0.06)
    assert Matching(4).average() == [0.25] * 4
