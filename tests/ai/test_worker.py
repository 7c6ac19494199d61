"""Opponents think in another process: nobody waits for it, and whatever happens to it, every question is answered.

The targets below stand in for the worker's own entry function. They are looked up by name in the new process, which
therefore imports this file.
"""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from ai import client, make_agent, questions
from ai.advice import Adviser
from ai.budget import SECONDS, deadline, seconds_for
from ai.client import WorkerOpponents
from ai.worker import Pipe, serve
from game.core.advice import Advice, Suggestion
from game.core.decision import Action
from game.core.title import State
from game.rules import TITLES
from game.session.opponents import AdviceTicket, Opponents, Ticket

ROOT = Path(__file__).resolve().parents[2]
AFTERLIFE = TITLES["afterlife"]
ILLEGAL: Action = ("fly", 99)
PATIENCE = 15.0  # of a test, for a machine with much else to do


class Fake:
    """An agent that does as its seed says, so that one target can behave in many ways."""

    level = "fake"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, seat: int) -> Action:
        if self.seed == HANGS:
            time.sleep(600)
        if self.seed == CRASHES:
            os._exit(3)
        if self.seed == RAISES:
            raise ZeroDivisionError("no plan")
        if self.seed == CHEATS:
            return ILLEGAL
        decision = state.decision()
        assert decision
        return decision.actions[-1]


class Searcher:
    """An agent that searches until it is told to stop; its best so far is the last action."""

    level = "searcher"

    def __init__(self) -> None:
        self.on_progress: Callable[[float, Action | None], None] | None = None
        self.should_stop: Callable[[], bool] | None = None

    def choose(self, state: State, seat: int) -> Action:
        decision = state.decision()
        assert decision
        assert self.on_progress
        assert self.should_stop
        while not self.should_stop():
            self.on_progress(0.5, decision.actions[-1])
            time.sleep(0.001)
        return decision.actions[-1]


class Deaf(Searcher):
    """Tells its best so far, but does not stop."""

    def choose(self, state: State, seat: int) -> Action:
        self.should_stop = lambda: False
        return super().choose(state, seat)


class FakeAdviser:
    """Gives the last action as its only advice, or does as its seed says."""

    def __init__(self, seed: int) -> None:
        self.fake = Fake(seed)

    def advise(self, state: State, seat: int) -> Advice:
        return Advice((Suggestion(self.fake.choose(state, seat), 0.5),))

    def review(self, state: State, seat: int, played: Action) -> Advice:
        return self.advise(state, seat)._replace(lost=0.25)


class SearchingAdviser(Searcher):
    """Tells a half-baked hint until it is told to stop, and then the real one."""

    def advise(self, state: State, seat: int) -> Advice:
        decision = state.decision()
        assert decision
        tell: Any = self.on_progress
        assert self.should_stop
        while not self.should_stop():
            tell(0.5, Advice((Suggestion(decision.actions[0], 0.4),)))
            time.sleep(0.001)
        return Advice((Suggestion(decision.actions[-1], 0.6),))


ANSWERS, HANGS, CRASHES, RAISES, CHEATS = range(5)


def fake(pipe: Pipe) -> None:
    adviser: Any = lambda _title, seed, _seconds: FakeAdviser(seed)  # noqa: E731
    serve(pipe, lambda _level, _title, seed, _seconds: Fake(seed), adviser)


def searching(pipe: Pipe) -> None:
    adviser: Any = lambda *_asked: SearchingAdviser()  # noqa: E731
    serve(pipe, lambda *_asked: Searcher(), adviser)


def deaf(pipe: Pipe) -> None:
    serve(pipe, lambda *_asked: Deaf())


def never_ready(pipe: Pipe) -> None:
    time.sleep(600)


def gone_at_once(pipe: Pipe) -> None:
    """Returns, and with that the process ends."""


Employ = Callable[..., WorkerOpponents]
BUDGETS = {"novice": 0.1, "master": 5.0, "pharaoh": 600.0}


@pytest.fixture(scope="module")
def hiring() -> Iterator[Employ]:
    """Makes opponents that are closed in the end, and then there must be no process left."""
    made: list[WorkerOpponents] = []

    def make(*args: Any, **kwargs: Any) -> WorkerOpponents:
        made.append(WorkerOpponents(*args, **kwargs))
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT))  # new processes get this path and find the targets
        yield make
        for opponents in made:
            opponents.close()
    assert processes() == []


@pytest.fixture
def employ(hiring: Employ) -> Iterator[Employ]:
    """The same for one test."""
    made: list[WorkerOpponents] = []

    def make(*args: Any, **kwargs: Any) -> WorkerOpponents:
        made.append(hiring(*args, **kwargs))
        return made[-1]

    yield make
    for opponents in made:
        opponents.close()


@pytest.fixture(scope="module")
def fakes(hiring: Employ) -> WorkerOpponents:
    """One process for many tests: it is part of the promise that no question spoils the next one."""
    return hiring(fake, BUDGETS, hint_seconds=5.0)


@pytest.fixture(scope="module")
def searchers(hiring: Employ) -> WorkerOpponents:
    return hiring(searching, BUDGETS, hint_seconds=600.0)


@pytest.fixture(autouse=True)
def no_old_problems(request: pytest.FixtureRequest) -> None:
    for name in ("fakes", "searchers"):
        if name in request.fixturenames:
            request.getfixturevalue(name).problems.clear()


def processes() -> list[BaseProcess]:
    return [process for process in multiprocessing.active_children() if process.name == "opponents"]


def pid_of(opponents: WorkerOpponents) -> int:
    helper = opponents._supervisor.helper
    assert helper
    assert helper.process.pid
    return helper.process.pid


def position() -> tuple[State, int, list[Action]]:
    state = AFTERLIFE.new_match(2, 5)
    decision = state.decision()
    assert decision
    assert len(decision.actions) > 1
    return state, decision.seat, decision.actions


def ask(opponents: Opponents, level: str = "master", seed: int = ANSWERS) -> Ticket:
    state, seat, _actions = position()
    return opponents.ask(AFTERLIFE, state, seat, level, seed)


def wait_for(happened: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := happened()):
        assert time.monotonic() < end, "It does not happen."
        time.sleep(0.002)
    return found


def greedy(seed: int) -> Action:
    state, seat, _actions = position()
    return make_agent("greedy", AFTERLIFE, seed).choose(state, seat)


# -- the ordinary way ---------------------------------------------------------------------------------------


def test_a_whole_match_is_played_by_asking_and_nobody_waits(employ: Employ) -> None:
    opponents = employ(budgets={"random": 5.0, "greedy": 5.0})
    opponents.start()
    state = AFTERLIFE.new_match(3, 2)
    levels = ("greedy", "random", "random")
    calls: list[float] = []
    done = 0

    def timed(call: Callable[..., Any], *args: Any) -> Any:
        start = time.perf_counter()
        result = call(*args)
        calls.append(time.perf_counter() - start)
        return result

    while (decision := state.decision()) is not None:
        ticket = timed(opponents.ask, AFTERLIFE, state, decision.seat, levels[decision.seat], done)
        state.apply(wait_for(partial(timed, ticket.poll)))
        done += 1
    assert state.result()
    assert done > 30
    assert opponents.problems == []
    # Whatever blocked would show in every question; two single ones we grant to a busy machine.
    assert sorted(calls)[-3] < 0.02


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_same_question_gets_the_same_answer_as_without_a_process(level: str, employ: Employ) -> None:
    opponents = employ(budgets={level: 5.0})
    state, seat, _actions = position()
    for seed in (1, 2, 3):
        expected = make_agent(level, AFTERLIFE, seed).choose(state, seat)
        answers = [wait_for(ask(opponents, level, seed).poll) for _ in range(2)]
        assert answers == [expected, expected]


def test_the_table_may_change_while_an_opponent_thinks(fakes: WorkerOpponents) -> None:
    state, seat, actions = position()
    ticket = fakes.ask(AFTERLIFE, state, seat, "master", ANSWERS)
    state.apply(actions[0])
    assert wait_for(ticket.poll) == actions[-1]


def test_two_questions_at_once_are_answered_one_after_the_other(searchers: WorkerOpponents) -> None:
    first, second = ask(searchers, "pharaoh"), ask(searchers, "pharaoh")
    wait_for(lambda: first.progress() == 0.5)
    assert second.progress() == 0
    first.move_now()
    wait_for(lambda: second.progress() == 0.5)
    assert first.poll() == position()[2][-1]
    assert second.poll() is None
    second.move_now()
    wait_for(second.poll)
    assert searchers.problems == []


def test_out_of_turn_or_without_a_budget_nobody_is_asked(employ: Employ) -> None:
    opponents = employ()
    state, seat, _actions = position()
    with pytest.raises(ValueError, match=f"seat {seat} is to decide"):
        opponents.ask(AFTERLIFE, state, 1 - seat, "random", 1)
    with pytest.raises(ValueError, match=r"'godlike'.*random, greedy"):
        opponents.ask(AFTERLIFE, state, seat, "godlike", 1)
    assert opponents._supervisor.helper is None


def test_the_table_of_budgets() -> None:
    assert [seconds_for(level) for level in ("novice", "skilled", "master", "pharaoh")] == [0.1, 0.3, 1.5, 5]
    assert deadline(5.0) == pytest.approx(6.05)
    assert set(SECONDS) >= {"random", "greedy"}


# -- agents that search -------------------------------------------------------------------------------------


def test_a_search_shows_progress_and_can_be_told_to_move_now(searchers: WorkerOpponents) -> None:
    ticket = ask(searchers, "pharaoh")
    assert ticket.progress() < 0.5  # it may have begun already, but the searcher's own word is still to come
    wait_for(lambda: ticket.progress() == 0.5)
    assert ticket.poll() is None
    ticket.move_now()
    assert wait_for(ticket.poll) == position()[2][-1]
    assert ticket.progress() == 1
    assert searchers.problems == []


def test_a_hurry_before_the_thinking_has_begun_counts_too(searchers: WorkerOpponents) -> None:
    first, second = ask(searchers, "pharaoh"), ask(searchers, "pharaoh")
    second.move_now()
    first.move_now()
    wait_for(first.poll)
    wait_for(second.poll)


def test_without_streaming_progress_is_the_share_of_time(fakes: WorkerOpponents) -> None:
    ticket = ask(fakes, "pharaoh", HANGS)
    wait_for(lambda: ticket.progress() > 0)
    assert ticket.progress() < 0.1
    ticket.move_now()  # it cannot be hurried; waiting goes on
    time.sleep(0.05)
    assert ticket.poll() is None
    ticket.cancel()


def test_what_a_late_search_has_found_is_better_than_nothing(employ: Employ) -> None:
    opponents = employ(deaf)
    assert wait_for(ask(opponents, "novice").poll) == position()[2][-1]
    assert ["too long" in problem for problem in opponents.problems] == [True]


# -- hints and reviews --------------------------------------------------------------------------------------


def ask_hint(opponents: Opponents, seed: int = ANSWERS) -> AdviceTicket:
    state, seat, _actions = position()
    return opponents.advise(AFTERLIFE, state, seat, seed)


def ask_review(opponents: Opponents, played: Action, seed: int = ANSWERS) -> AdviceTicket:
    state, seat, _actions = position()
    return opponents.review(AFTERLIFE, state, seat, played, seed)


def test_a_hint_comes_with_chances_and_reasons(employ: Employ) -> None:
    opponents = employ()
    ticket = ask_hint(opponents)
    advice = wait_for(ticket.poll)
    assert 1 < len(advice.options) <= 3
    assert all(option.action in position()[2] and option.share is not None for option in advice.options)
    assert opponents.problems == []


def test_a_review_is_the_same_as_without_a_process(employ: Employ) -> None:
    opponents = employ()
    state, seat, actions = position()
    for played in (actions[0], actions[-1]):
        expected = Adviser("afterlife", 9).review(state, seat, played)
        assert wait_for(ask_review(opponents, played, 9).poll) == expected


def test_a_hint_shows_what_it_has_found_so_far(searchers: WorkerOpponents) -> None:
    ticket = ask_hint(searchers)
    first = wait_for(ticket.so_far)
    assert first.actions() == [position()[2][0]]
    assert ticket.poll() is None
    assert ticket.progress() == 0.5
    ticket.move_now()
    assert wait_for(ticket.poll).actions() == [position()[2][-1]]
    assert ticket.so_far() == ticket.poll()
    assert searchers.problems == []


def test_a_cancelled_hint_stays_silent_and_frees_the_way(searchers: WorkerOpponents) -> None:
    ticket = ask_hint(searchers)
    wait_for(ticket.so_far)
    ticket.cancel()
    assert ticket.so_far() is None
    move = ask(searchers, "pharaoh")
    move.move_now()
    wait_for(move.poll)
    assert ticket.poll() is None
    assert searchers.problems == []


@pytest.mark.parametrize(("seed", "said"), [(CRASHES, "stopped working"), (RAISES, "no plan"), (CHEATS, "fly")])
def test_where_the_engine_fails_the_hint_is_greedys_choice(seed: int, said: str, fakes: WorkerOpponents) -> None:
    advice = wait_for(ask_hint(fakes, seed).poll)
    assert advice == Advice((Suggestion(greedy(seed), None),))
    assert [said in problem for problem in fakes.problems] == [True]
    assert wait_for(ask_hint(fakes).poll).actions() == [position()[2][-1]], "the next one finds a working process"


def test_a_review_that_fails_blames_nobody(fakes: WorkerOpponents) -> None:
    played = position()[2][0]
    assert wait_for(ask_review(fakes, played).poll).lost == 0.25
    assert wait_for(ask_review(fakes, played, CRASHES).poll).lost == 0


# -- cancelling and closing ---------------------------------------------------------------------------------


def test_a_cancelled_question_stays_silent_and_frees_the_way(searchers: WorkerOpponents) -> None:
    thinking, waiting = ask(searchers, "pharaoh"), ask(searchers, "pharaoh")
    wait_for(lambda: thinking.progress() == 0.5)
    waiting.cancel()
    thinking.cancel()
    thinking.cancel()
    third = ask(searchers, "pharaoh")
    third.move_now()
    wait_for(third.poll)
    assert thinking.poll() is None
    assert waiting.poll() is None
    assert searchers.problems == []


def test_an_agent_that_ignores_a_cancel_is_replaced_without_a_word(fakes: WorkerOpponents) -> None:
    hanging = ask(fakes, "pharaoh", HANGS)
    wait_for(lambda: hanging.progress() > 0)
    hanging.cancel()
    assert wait_for(ask(fakes).poll) == position()[2][-1]
    assert hanging.poll() is None
    assert fakes.problems == []


@pytest.mark.parametrize(("target", "seed"), [(searching, ANSWERS), (fake, HANGS)])
def test_closing_in_the_middle_of_a_thought(target: Callable[[Pipe], None], seed: int, employ: Employ) -> None:
    opponents = employ(target, {"pharaoh": 600})
    ticket = ask(opponents, "pharaoh", seed)
    wait_for(lambda: ticket.progress() > 0)
    pid = pid_of(opponents)
    start = time.monotonic()
    opponents.close()
    assert time.monotonic() - start < 1
    if os.name == "posix":
        with pytest.raises(ProcessLookupError):  # not even a zombie
            os.kill(pid, 0)
    opponents.close()
    ticket.cancel()
    assert ticket.poll() is None
    with pytest.raises(RuntimeError, match="closed"):
        ask(opponents, "pharaoh")


def test_closing_what_was_never_asked_or_just_started(employ: Employ) -> None:
    employ().close()
    opponents = employ()
    opponents.start()
    opponents.close()


ORPHAN = """
import os, sys
from ai.client import WorkerOpponents
from tests.ai.test_worker import HANGS, ask, fake, wait_for

if __name__ == "__main__":
    ticket = ask(WorkerOpponents(fake, {"pharaoh": 600}), "pharaoh", HANGS)
    wait_for(lambda: ticket.progress() > 0)
    if sys.argv[1] == "die":
        os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
@pytest.mark.parametrize("way", ["end", "die"])
def test_the_process_ends_with_its_parent_even_in_a_hanging_thought(way: str, tmp_path: Path) -> None:
    """The worker inherits its parent's output, so reading that to its end is waiting for both of them."""
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, encoding="utf-8")
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    run = subprocess.run(
        [sys.executable, str(script), way],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == (0 if way == "end" else -signal.SIGKILL)
    assert run.stderr == ""


# -- what goes wrong ----------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
def test_a_killed_process_is_replaced_and_its_question_answered(fakes: WorkerOpponents) -> None:
    ticket = ask(fakes, "pharaoh", HANGS)
    wait_for(lambda: ticket.progress() > 0)
    os.kill(pid_of(fakes), signal.SIGKILL)
    assert wait_for(ticket.poll) == greedy(HANGS)
    assert ["stopped working" in problem for problem in fakes.problems] == [True]
    assert wait_for(ask(fakes).poll) == position()[2][-1]
    assert len(fakes.problems) == 1


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_does_not_end_the_process(searchers: WorkerOpponents) -> None:
    ticket = ask(searchers, "pharaoh")
    wait_for(lambda: ticket.progress() == 0.5)
    os.kill(pid_of(searchers), signal.SIGINT)
    time.sleep(0.05)
    ticket.move_now()
    wait_for(ticket.poll)
    assert searchers.problems == []


@pytest.mark.parametrize(
    ("seed", "level", "said"),
    [
        (HANGS, "novice", "too long"),
        (CRASHES, "master", "stopped working"),
        (RAISES, "master", "ZeroDivisionError: no plan"),
        (CHEATS, "master", "fly"),
    ],
)
def test_greedy_answers_where_an_agent_fails(seed: int, level: str, said: str, fakes: WorkerOpponents) -> None:
    assert wait_for(ask(fakes, level, seed).poll) == greedy(seed)
    assert [said in problem for problem in fakes.problems] == [True]
    assert wait_for(ask(fakes).poll) == position()[2][-1], "the next question finds a working process"
    assert len(fakes.problems) == 1


def test_where_greedy_fails_too_the_first_legal_action_is_taken(
    fakes: WorkerOpponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_asked: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(questions, "make_agent", broken)
    assert wait_for(ask(fakes, seed=RAISES).poll) == position()[2][0]


def test_where_greedy_hangs_too_the_first_legal_action_is_taken(
    fakes: WorkerOpponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "simple_answer", lambda _question: time.sleep(1))
    monkeypatch.setattr(client, "FALLBACK_SECONDS", 0.05)
    assert wait_for(ask(fakes, seed=RAISES).poll) == position()[2][0]


@pytest.mark.parametrize(
    ("target", "reason"), [(never_ready, "it took too long"), (gone_at_once, "the process ended at once")]
)
def test_without_a_process_the_match_goes_on(target: Callable[[Pipe], None], reason: str, employ: Employ) -> None:
    opponents = employ(target, start_seconds=0.05 if target is never_ready else 10.0)
    for seed in range(6):
        assert wait_for(ask(opponents, seed=seed).poll) == greedy(seed)
    assert [reason in problem for problem in opponents.problems] == [True] * client.MOST_FAILED_STARTS


def test_a_process_that_cannot_be_made_is_a_sentence(employ: Employ) -> None:
    opponents = employ(lambda pipe: None)  # has no name to be found by
    assert wait_for(ask(opponents, seed=7).poll) == greedy(7)
    assert "could not start to think" in opponents.problems[0]
