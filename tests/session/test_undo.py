"""How far a decision can be taken back: to one's own, not past a secret seen, never past another human."""

import pytest

from game.core.canon import digest
from game.session.match import Match
from tests.toys import play_on, toy_match


def position(match: Match) -> str:
    return digest(match.state.to_plain())


def test_a_human_steps_back_to_their_own_decision_and_computers_with_it() -> None:
    match = toy_match("human", "greedy", "greedy")
    start = position(match)
    match.apply(("gain", 2))
    match.apply(("gain", 1))
    match.apply(("hide", 1))
    assert match.can_undo(0)
    assert match.undo() == 3
    assert position(match) == start
    assert match.actions == []


def test_undo_goes_many_steps() -> None:
    match = toy_match("human", "greedy")
    places = []
    for _round in range(5):
        places.append(position(match))
        match.apply(("gain", 2))
        match.apply(("gain", 1))
    for place in reversed(places):
        match.undo(0)
        assert position(match) == place
    assert not match.can_undo(0)


def test_undo_while_a_computer_is_to_decide_takes_back_what_was_done_so_far() -> None:
    match = toy_match("human", "greedy", "greedy")
    match.apply(("gain", 2))
    match.apply(("gain", 1))
    assert match.undo(0) == 2
    decision = match.decision()
    assert decision is not None
    assert decision.seat == 0


def test_undo_ends_where_the_human_saw_a_hidden_card() -> None:
    match = toy_match("human", "greedy")
    match.apply(("gain", 2))
    match.apply(("gain", 1))
    match.apply(("draw",))
    assert not match.can_undo(0)
    with pytest.raises(ValueError, match="taken back"):
        match.undo()
    match.apply(("gain", 1))
    match.apply(("gain", 1))
    assert match.can_undo(0)
    match.undo(0)
    assert len(match.actions) == 4
    assert not match.can_undo(0)


def test_undo_ends_where_a_computer_saw_a_hidden_card() -> None:
    match = toy_match("human", "greedy")
    match.apply(("gain", 2))
    match.apply(("draw",))
    assert not match.can_undo(0)


def test_a_sealed_choice_can_be_taken_back_until_something_is_revealed() -> None:
    match = toy_match("human", "greedy")
    match.apply(("hide", 1))
    assert match.can_undo(0)


def test_undo_never_goes_past_another_human() -> None:
    match = toy_match("human", "human")
    match.apply(("gain", 2))
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.apply(("gain", 1))
    assert not match.can_undo(0)
    assert match.can_undo(1)
    with pytest.raises(ValueError):
        match.undo(0)
    match.undo(1)
    assert match.actions == [("gain", 2)]
    assert match.can_undo(0), "nobody has decided since"
    assert not match.can_undo(1)


def test_computers_alone_take_nothing_back() -> None:
    match = play_on(toy_match("greedy", "greedy"), 3)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(ValueError):
        match.undo()


def test_two_steps_of_one_turn_are_taken_back_one_by_one() -> None:
    match = toy_match("human")
    match.apply(("draw",))
    match.apply(("trade",))
    decision = match.decision()
    assert decision is not None
    match.apply(decision.actions[0])
    assert match.undo() == 1
    assert match.decision() == decision
    assert match.undo() == 1
    assert len(match.actions) == 1


def test_redo_brings_back_the_whole_step_with_its_events() -> None:
    match = toy_match("human", "greedy")
    for _round in range(3):
        match.apply(("gain", 2))
        match.apply(("hide", 1))
    places, steps = position(match), list(match.steps)
    match.undo()
    match.undo()
    assert match.can_redo()
    assert [event.kind for event in match.redo()] == ["gained", "hid"]
    assert match.can_redo()
    match.redo()
    assert position(match) == places
    assert list(match.steps) == steps
    assert not match.can_redo()
    match.undo()
    assert len(match.actions) == 4


def test_a_new_action_clears_what_could_be_done_again() -> None:
    match = toy_match("human", "greedy")
    match.apply(("gain", 2))
    match.undo()
    match.apply(("gain", 1))
    assert not match.can_redo()
    with pytest.raises(ValueError, match="nothing"):
        match.redo()


def test_a_refused_action_keeps_what_can_be_done_again() -> None:
    match = toy_match("human", "greedy")
    match.apply(("gain", 2))
    match.undo()
    with pytest.raises(ValueError):
        match.apply(("gain", 5))
    assert match.can_redo()


def test_states_that_undo_cannot_reach_are_let_go() -> None:
    match = toy_match("human")
    for _turn in range(3):
        match.apply(("gain", 1))
    assert len(match._history.before) == 3
    match.apply(("draw",))
    assert match._history.before == []
