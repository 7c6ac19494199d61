"""A match in progress: seats, names, actions and their events."""

import pytest

from game.core.canon import digest
from game.core.event import Event
from game.core.rng import MASK
from game.session.match import Match, make_seats
from tests.toys import TOY, ToyState, play_on, toy_match


def test_a_match_waits_for_the_decision_of_its_state() -> None:
    match = toy_match()
    decision = match.decision()
    assert decision == match.state.decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "turn")
    assert not match.over
    assert match.result() is None


def test_applying_an_action_gives_its_events_and_adds_a_step() -> None:
    match = toy_match()
    events = match.apply(("gain", 2))
    assert events == [Event("gained", 0, (2,))]
    assert match.actions == [("gain", 2)]
    assert match.steps[0].seat == 0
    assert match.steps[0].kind == "turn"
    assert list(match.steps[0].events) == events


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = play_on(toy_match(), 5)
    before = digest(match.state.to_plain())
    with pytest.raises(ValueError, match="legal"):
        match.apply(("gain", 9))
    assert digest(match.state.to_plain()) == before
    assert len(match.actions) == 5
    assert match.attempt is None


def test_when_the_rules_break_the_position_before_stays_and_the_action_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = play_on(toy_match(), 5)
    before = digest(match.state.to_plain())

    def break_down(state: ToyState, seat: int, what: str, amount: int) -> None:
        state.coins[seat] += 100
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(ToyState, "take", break_down)
        with pytest.raises(ZeroDivisionError):
            match.apply(("gain", 1))
    assert digest(match.state.to_plain()) == before
    assert match.attempt == ("gain", 1)
    match.apply(("gain", 1))


def test_a_match_ends_with_a_result_and_takes_no_more_actions() -> None:
    match = play_on(toy_match(), 100)
    assert match.over
    assert match.result() is not None
    with pytest.raises(ValueError, match="over"):
        match.apply(("gain", 1))


def test_a_seat_without_a_name_is_named_by_the_program() -> None:
    match = Match.start(TOY, make_seats(["human", "greedy"], ["  Ana\n "]), 1)
    assert match.names() == ["Ana", "Computer 2"]


def test_names_are_cut_to_one_clean_line() -> None:
    match = Match.start(TOY, make_seats(["human"], ["a\x00b\ud800c" + "x" * 200]), 1)
    assert match.names()[0].startswith("a b cxxx")
    assert len(match.names()[0]) == 60


def test_options_are_stored_with_their_defaults() -> None:
    assert Match.start(TOY, make_seats(["human"]), 1).setup.options == {"length": "short"}


@pytest.mark.parametrize("seed", [-1, MASK + 1])
def test_a_seed_beyond_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=str(seed)):
        Match.start(TOY, make_seats(["human"]), seed)


def test_what_does_not_fit_the_title_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="5"):
        Match.start(TOY, make_seats(["human"] * 5), 1)
    with pytest.raises(ValueError, match="colour"):
        Match.start(TOY, make_seats(["human"]), 1, {"colour": "red"})
    with pytest.raises(ValueError, match="endless"):
        Match.start(TOY, make_seats(["human"]), 1, {"length": "endless"})
    with pytest.raises(ValueError, match="kind"):
        Match.start(TOY, make_seats([""]), 1)


def test_a_moment_stays_as_it_was_while_the_match_goes_on() -> None:
    match = play_on(toy_match(length="long"), 30)
    moment = match.moment()
    before = digest(moment.state.to_plain())
    play_on(match, 10)
    assert digest(moment.state.to_plain()) == before
    assert len(moment.actions) == 30
    assert [place for place, _hash in moment.marks] == [25]


def test_every_seat_has_an_opponent_of_its_own_character_that_no_move_changes() -> None:
    match = toy_match()
    characters = [match.character(seat) for seat in range(len(match.seats))]
    assert len(set(characters)) == len(characters)
    play_on(match, 5)
    assert [match.character(seat) for seat in range(len(match.seats))] == characters
    assert match.done() == 5
