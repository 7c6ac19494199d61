"""Hints and reviews: repeatable, from what the seat knows alone, and right where the right move is obvious."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from ai.advice import LARGE, Adviser
from ai.heuristics import heuristic
from ai.reasons import Reasons
from game.core.advice import Advice
from game.core.decision import Decision, action_text
from game.core.rng import Rng
from game.core.title import State, Title
from game.rules import TITLES
from game.rules.afterlife.words import TERMS

AFTERLIFE = TITLES["afterlife"]
ITERATIONS = 200


def load(name: str) -> Any:
    """A suite beside this file; test folders are no packages."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SUITE = load("positions_afterlife")
OBVIOUS = [*SUITE.LAST_BURIAL[:6], *SUITE.PURCHASES[:3], SUITE.ACTIONS[0]]


def hint(state: State, seed: int = 3, iterations: int = ITERATIONS) -> Advice:
    decision = state.decision()
    assert decision
    return Adviser("afterlife", seed, iterations=iterations).advise(state, decision.seat)


def middle(seats: int = 3, steps: int = 60) -> State:
    """Somewhere in a match, with a choice."""
    state = AFTERLIFE.new_match(seats, 4)
    rng = Rng(4)
    while (decision := state.decision()) and (steps > 0 or len(decision.actions) < 3):
        state.apply(rng.choice(decision.actions))
        steps -= 1
    return state


def test_the_same_seed_and_iterations_give_the_same_hint() -> None:
    state = middle()
    before = state.to_plain()
    assert hint(state) == hint(state)
    assert state.to_plain() == before


def test_watching_a_hint_does_not_change_it() -> None:
    state = middle()
    decision = state.decision()
    assert decision
    adviser = Adviser("afterlife", 3, iterations=ITERATIONS)
    seen: list[tuple[float, Advice]] = []
    adviser.on_progress = lambda share, advice: seen.append((share, advice))
    assert adviser.advise(state, decision.seat) == hint(state)
    assert [share for share, _advice in seen] == sorted(share for share, _advice in seen)
    assert seen[0][1].options, "the first suggestions stand after a moment"


def test_a_hint_that_is_told_to_stop_has_an_answer_all_the_same() -> None:
    state = middle()
    decision = state.decision()
    assert decision
    adviser = Adviser("afterlife", 3, seconds=600.0)
    adviser.should_stop = lambda: True
    assert adviser.advise(state, decision.seat).options[0].action in decision.actions


def test_suggestions_are_legal_different_and_in_order() -> None:
    state = middle()
    decision = state.decision()
    assert decision
    advice = hint(state)
    assert len(advice.options) == 3
    assert len(set(advice.actions())) == 3
    assert set(advice.actions()) <= set(decision.actions)
    shares = [option.share for option in advice.options if option.share is not None]
    assert len(shares) == 3
    assert max(shares) == shares[0]
    assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("seats", [2, 4])
def test_dealing_hidden_things_again_changes_no_hint_and_no_review(seats: int) -> None:
    for steps in (20, 75, 130):
        state = middle(seats, steps)
        decision = state.decision()
        assert decision
        played = decision.actions[-1]
        wanted = hint(state, iterations=64)
        verdict = Adviser("afterlife", 5).review(state, decision.seat, played)
        for deal in range(2):
            other = state.determinize(decision.seat, Rng(1000 + deal))
            assert other.to_plain() != state.to_plain()
            assert hint(other, iterations=64) == wanted
            assert Adviser("afterlife", 5).review(other, decision.seat, played) == verdict


@pytest.mark.parametrize("case", OBVIOUS, ids=[case.name for case in OBVIOUS])
def test_the_obvious_move_comes_first(case: Any) -> None:
    assert action_text(hint(case.state()).options[0].action) in case.right


def test_a_seat_out_of_turn_gets_no_hint() -> None:
    state = middle()
    decision = state.decision()
    assert decision
    with pytest.raises(ValueError, match="is to decide"):
        Adviser("afterlife", 1).advise(state, (decision.seat + 1) % 3)


# -- reasons ------------------------------------------------------------------------------------------------


def test_a_card_that_completes_a_set_is_praised_for_points_in_the_tomb() -> None:
    case = SUITE.LAST_BURIAL[0]
    best, *others = hint(case.state()).options
    assert best.reasons[0].term == "tomb"
    assert best.reasons[0].points > 0
    assert any(reason.term == "tomb" and reason.points < 0 for option in others for reason in option.reasons)


def test_reasons_come_strongest_first_with_at_most_one_against() -> None:
    for steps in (10, 40, 90, 140):
        for option in hint(middle(2, steps), iterations=64).options:
            points = [reason.points for reason in option.reasons]
            assert points == sorted(points, reverse=True)
            assert sum(one > 0 for one in points) <= 3
            assert sum(one < 0 for one in points) <= 1


def test_what_only_begins_is_judged_after_it_is_finished() -> None:
    """The card that is bought counts although it is not paid for yet."""
    state = SUITE.PURCHASES[0].state()
    decision = state.decision()
    assert decision
    reasons = Reasons(state, decision, heuristic("afterlife"), Rng(1)).of(("buy", "B1"), decision.actions)
    assert any(reason.term == "potential" and reason.points > 0 for reason in reasons)


def test_once_the_match_is_over_only_the_victory_counts() -> None:
    state = AFTERLIFE.new_match(2, 6)
    rng = Rng(6)
    while decision := state.decision():
        last, action = state.clone(), rng.choice(decision.actions)
        state.apply(action)
    asked = last.decision()
    result = state.result()
    assert asked
    assert result
    reasons = Reasons(last, asked, heuristic("afterlife"), Rng(1))
    won = asked.seat in result.winners
    assert reasons.terms(action) == {"victory": 1000.0 if won else 0.0}
    assert [reason.term for reason in reasons.of(action, asked.actions)] == ["victory"] * won


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_every_term_of_an_evaluation_has_a_sentence_of_its_own(title: Title) -> None:
    unknown = title.words.term("something new", 1.25)
    state = title.new_match(title.seats[-1], 3, {})
    names = {name.partition("/")[0] for name in heuristic(title.id).terms(state, 0)}
    assert len(names) >= 8
    said = {title.words.term(name, 1.25) for name in names}
    assert unknown not in said
    assert len(said) == len(names)


def test_terms_are_said_with_their_sign() -> None:
    for name in [*TERMS, "victory", "something new"]:
        assert AFTERLIFE.words.term(name, 1.25)
    assert AFTERLIFE.words.term("tomb", 1.44).startswith("+1.4")
    assert AFTERLIFE.words.term("tomb", -0.5).startswith("\N{MINUS SIGN}0.5")


# -- reviews ------------------------------------------------------------------------------------------------


def test_throwing_a_won_match_away_is_a_large_mistake() -> None:
    """The fourth jewel would win; a starter is buried instead."""
    case = SUITE.LAST_BURIAL[4]
    verdict = Adviser("afterlife", 2).review(case.state(), 0, ("entomb_free", "urn"))
    assert verdict.lost > LARGE
    assert action_text(verdict.options[0].action) in case.right
    assert verdict.options[0].reasons[0].term == "tomb"
    assert all(reason.points > 0 for reason in verdict.options[0].reasons)


def test_the_right_move_is_no_mistake() -> None:
    for case in OBVIOUS:
        played = next(action for action in case.state().decision().actions if action_text(action) in case.right)
        assert Adviser("afterlife", 2).review(case.state(), 0, played).lost == 0, case.name


def test_what_could_not_be_played_cannot_be_reviewed() -> None:
    state = middle()
    decision = state.decision()
    assert decision
    with pytest.raises(ValueError, match="not possible"):
        Adviser("afterlife", 1).review(state, decision.seat, ("fly", 9))


def test_an_only_action_is_neither_weighed_nor_blamed() -> None:
    state = AFTERLIFE.new_match(2, 1)
    decision = state.decision()
    assert decision

    class Forced:
        """The state with one answer to its question."""

        def decision(self) -> Any:
            return Decision(decision.seat, decision.kind, decision.actions[:1])

    forced: Any = Forced()
    assert Adviser("afterlife", 1).review(forced, decision.seat, decision.actions[0]).lost == 0
    assert Adviser("afterlife", 1).advise(forced, decision.seat).options[0].share is None
