"""States of every title: clones are independent, plain data reads back, hidden things stay hidden."""

import pytest
from helpers.matches import ALL_SEATS, ALL_SETUPS, positions, state_hash

from game.core.event import Event
from game.core.frames import FrameState
from game.core.rng import Rng
from game.core.title import State
from game.rules import TITLES


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_past_clones_never_change_when_a_later_action_is_applied(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    kept: list[tuple[State, str]] = []
    for state in positions(title.new_match(seats, 21), 21):
        kept.append((state.clone(), state_hash(state)))
    for step, (clone, remembered) in enumerate(kept):
        assert state_hash(clone) == remembered, f"the clone before decision {step} has changed"


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_playing_on_a_clone_leaves_the_original_alone(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    for step, state in enumerate(positions(title.new_match(seats, 22), 22)):
        if step % 5:
            continue
        before = state_hash(state)
        clone = state.clone()
        rng = Rng(step)
        for _ in range(12):
            decision = clone.decision()
            if decision is None:
                break
            clone.apply(rng.choice(decision.actions))
        assert state_hash(state) == before


@pytest.mark.parametrize(("title_id", "seats", "options"), ALL_SETUPS)
def test_plain_data_reads_back_to_the_same_state(title_id: str, seats: int, options: dict[str, str]) -> None:
    title = TITLES[title_id]
    for step, state in enumerate(positions(title.new_match(seats, 23, options), 23)):
        if step % 6:
            continue
        again = title.from_plain(state.to_plain())
        assert again.to_plain() == state.to_plain()
        assert again.decision() == state.decision()
        assert [again.view(seat) for seat in range(-1, seats)] == [state.view(seat) for seat in range(-1, seats)]


@pytest.mark.parametrize(("title_id", "seats", "options"), ALL_SETUPS)
def test_determinize_keeps_the_view_and_knows_nothing_more(title_id: str, seats: int, options: dict[str, str]) -> None:
    """A copy looks the same to the seat, and is dealt from what the seat knows alone: dealing the copy again gives what
    dealing the true state gives."""
    title = TITLES[title_id]
    for step, state in enumerate(positions(title.new_match(seats, 24, options), 24)):
        if step % 10:
            continue
        before = state.to_plain()
        for seat in range(seats):
            copy = state.determinize(seat, Rng(step))
            assert copy.view(seat) == state.view(seat)
            assert copy.determinize(seat, Rng(7)).to_plain() == state.determinize(seat, Rng(7)).to_plain()
        assert state.to_plain() == before


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_determinized_copies_play_on_to_the_end(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    for step, state in enumerate(positions(title.new_match(seats, 25), 25)):
        if step % 40:
            continue
        for seat in range(seats):
            for _copy in positions(state.determinize(seat, Rng(step)), step):
                pass


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_determinize_really_deals_anew(title_id: str, seats: int) -> None:
    state = TITLES[title_id].new_match(seats, 26)
    dealt = {state_hash(state.determinize(0, Rng(seed))) for seed in range(20)}
    assert len(dealt) > 10


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_the_legal_answers_are_shown_only_to_the_one_who_decides(title_id: str, seats: int) -> None:
    for state in positions(TITLES[title_id].new_match(seats, 27), 27):
        decision = state.decision()
        assert decision is not None
        for seat in range(-1, seats):
            shown = state.view(seat)["decision"]
            assert shown["seat"] == decision.seat
            assert shown["kind"] == decision.kind
            assert shown["actions"] == (tuple(decision.actions) if seat == decision.seat else ())


@pytest.mark.parametrize(("title_id", "seats"), [entry for entry in ALL_SEATS if entry[1] > 1])
def test_events_tell_an_onlooker_nothing_hidden(title_id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In two worlds that the onlooker cannot tell apart the same action looks the same, up to what it reveals. Steps
    that the rules take by themselves are asked here: which steps those are is the business of a hidden hand."""
    monkeypatch.setattr(FrameState, "advance", _ask_always)
    title = TITLES[title_id]
    compared = 0
    for step, state in enumerate(positions(title.new_match(seats, 28), 28)):
        decision = state.decision()
        assert decision is not None
        onlooker = (decision.seat + 1) % seats
        other_world = state.determinize(onlooker, Rng(step))
        possible = other_world.decision()
        assert possible is not None
        shared = [action for action in decision.actions if action in possible.actions]
        if shared:
            action = Rng(step).choice(shared)
            here, there = _seen(state, action, onlooker), _seen(other_world, action, onlooker)
            # One world may go on where the other asks; what both tell must be the same.
            for event, other in zip(here, there, strict=False):
                assert event == other
                compared += 1
    assert compared > 20


def _ask_always(state: FrameState) -> None:
    state.pending = None
    while state.frames and state.pending is None:
        state.pending = state.frames[-1].decide(state)


def _seen(state: State, action: tuple[str | int, ...], onlooker: int) -> list[Event]:
    events: list[Event] = []
    state.clone().apply(action, events.append)
    seen: list[Event] = []
    for event in events:
        if event.reveals:
            break
        seen.append(event.seen_from(onlooker))
    return seen


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_a_secret_part_of_an_event_is_stripped_for_others(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    secrets = 0
    events: list[Event] = []
    for state in positions(title.new_match(seats, 29), 29):
        state.clone().apply(state.decision().actions[0], events.append)  # type: ignore[union-attr]
    for event in events:
        for seat in range(-1, seats):
            allowed = seat >= 0 and bool(event.seen_by >> seat & 1)
            assert event.seen_from(seat).secret == (event.secret if allowed else ())
        secrets += bool(event.secret)
    assert secrets > 0
