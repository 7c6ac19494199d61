"""Sealed choices and hidden hands (8): in nobody else's view, dealt again in copies, and open to be taken back."""

import pytest
from helpers.kemet import KEMET, actions, asked, council, do, march, position
from helpers.matches import play_out, positions, state_hash

from game.core.event import Event
from game.core.rng import Rng
from game.rules.kemet.council import reopen
from game.rules.kemet.packing import count, size
from game.rules.kemet.state import KemetState
from game.session.match import Match, make_seats


def sealed(tiles: tuple[str, ...] = ()) -> KemetState:
    """The attacker, seat 0, has chosen; seat 1 is asked."""
    state = position(
        {"bank_west": (0, 4), "desert_nw": (1, 3)}, tiles={1: tiles},
        di={0: ["war_rage", "bloodbath"], 1: ["glory", "prayer"]},
    )  # fmt: skip
    march(state, "bank_west", "walk desert_nw 4")
    council(state, "bc_1_3_0", "bc_4_1_0", "war_rage")
    return state


def mentions(value: object, word: str) -> bool:
    if isinstance(value, dict):
        return any(mentions(item, word) for item in value.values())
    if isinstance(value, list | tuple):
        return any(mentions(item, word) for item in value)
    return value == word


@pytest.mark.parametrize("seat", [-1, 1, 2, 4])
def test_a_sealed_choice_is_in_nobody_elses_view(seat: int) -> None:
    state = sealed()
    view = state.view(seat)
    side = view["battle"]["sides"][0]
    assert (side["sealed"], side["play"], side["discard"], side["di"]) == (True, None, None, ())
    assert not mentions(view["players"][0]["di"], "war_rage")
    assert view["players"][0]["hand"] == ()
    assert state.view(0)["battle"]["sides"][0]["play"] == "bc_1_3_0"


def test_a_choice_half_made_is_hidden_too() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 3)}, di={0: ["war_rage"]})
    march(state, "bank_west", "walk desert_nw 4")
    do(state, "council_play bc_1_3_0", "council_discard bc_4_1_0", "council_di war_rage")
    side = state.view(1)["battle"]["sides"][0]
    assert (side["sealed"], side["play"], side["di"]) == (False, None, ())
    assert state.determinize(1, Rng(1)).fight.di == [0, 0]  # type: ignore[union-attr]


def test_copies_seal_other_choices_and_keep_the_view() -> None:
    state = sealed()
    seen = state.view(1)
    plays, supports = set(), set()
    for seed in range(80):
        copy = state.determinize(1, Rng(seed))
        assert copy.view(1) == seen
        fight = copy.fight
        assert fight is not None
        assert fight.sealed == [True, False]
        assert fight.play[0] != fight.discard[0]
        assert copy.hand[0] >> fight.play[0] & 1
        assert all(count(copy.di[0], card) >= count(fight.di[0], card) for card in range(18))
        plays.add(fight.play[0])
        supports.add(fight.di[0])
    assert len(plays) == 8
    assert len(supports) > 3


def test_a_choice_is_kept_for_the_one_who_made_it() -> None:
    state = sealed()
    for seed in range(10):
        fight = state.determinize(0, Rng(seed)).fight
        assert fight is not None
        assert state.fight is not None
        assert (fight.play, fight.discard, fight.di) == (state.fight.play, state.fight.discard, state.fight.di)


def test_the_true_choice_changes_nothing_that_the_other_can_know() -> None:
    """Two worlds that differ in a sealed choice give the same copies."""
    one, other = sealed(), sealed()
    assert other.fight is not None
    other.fight.play[0], other.fight.discard[0], other.fight.di[0] = other.fight.discard[0], other.fight.play[0], 0
    for seed in range(10):
        left, right = one.determinize(1, Rng(seed)), other.determinize(1, Rng(seed))
        assert left.to_plain() == right.to_plain()


def test_a_spied_card_stays_in_the_copies_of_the_spy() -> None:
    state = sealed(("spy",))
    for seed in range(20):
        fight = state.determinize(1, Rng(seed)).fight
        assert fight is not None
        assert state.fight is not None
        assert fight.play[0] == state.fight.play[0]
    assert len({state.determinize(2, Rng(seed)).fight.play[0] for seed in range(40)}) > 4  # type: ignore[union-attr]


def test_after_the_clash_only_the_card_put_away_is_dealt_again() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 3)}, di={1: ["diversion"]})
    march(state, "bank_west", "walk desert_nw 4")
    council(state, "bc_1_3_0", "bc_4_1_0")
    council(state, "bc_3_2_0", "", "diversion")
    assert asked(state) == (1, "diversion_swap")
    copies = [state.determinize(1, Rng(seed)).fight for seed in range(40)]
    assert {copy.play[0] for copy in copies if copy is not None} == {6}
    assert len({copy.discard[0] for copy in copies if copy is not None}) == 7


def test_reopen_takes_every_choice_of_the_council_back() -> None:
    state = sealed()
    reopen(state)
    assert asked(state) == (0, "council_play")
    fight = state.fight
    assert fight is not None
    assert (fight.play, fight.discard, fight.di, fight.sealed) == ([-1, -1], [-1, -1], [0, 0], [False, False])
    assert state.di[0] == position(di={0: ["war_rage", "bloodbath"]}).di[0]
    council(state, "bc_4_1_0")
    assert asked(state) == (1, "council_play")


def test_reopen_keeps_what_a_spy_has_seen_and_does_nothing_elsewhere() -> None:
    state = sealed(("spy",))
    do(state, "council_play bc_3_2_0")
    reopen(state)
    assert asked(state) == (1, "council_play")
    assert state.fight is not None
    assert state.fight.play == [6, -1]
    quiet = position()
    before = state_hash(quiet)
    reopen(quiet)
    assert state_hash(quiet) == before


def test_known_cards_stay_known() -> None:
    """The Diversion of the start, and a card taken back with Divine Memory, are in every copy."""
    state = KEMET.new_match(3, 4)
    for seed in range(20):
        copy = state.determinize(0, Rng(seed))
        assert all(count(copy.di[seat], 0) == 1 for seat in range(3))
        assert [size(hand) for hand in copy.di] == [3, 3, 3]


def test_face_down_cards_are_dealt_again() -> None:
    state = sealed()
    council(state, "bc_3_2_0", "bc_2_0_2")
    while asked(state)[1] != "turn_menu":
        do(state, actions(state)[0])
    assert state.face_down[0].bit_count() == 1
    dealt = {state.determinize(1, Rng(seed)).face_down[0] for seed in range(60)}
    assert len(dealt) == 7
    assert {state.determinize(0, Rng(seed)).face_down[0] for seed in range(5)} == {state.face_down[0]}


@pytest.mark.parametrize("seats", range(2, 6))
def test_events_of_sealed_choices_tell_others_nothing(seats: int) -> None:
    for state in positions(KEMET.new_match(seats, 8), 8):
        decision = state.decision()
        assert decision is not None
        if decision.kind != "council_di":
            continue
        events: list[Event] = []
        state.clone().apply(("di_done",), events.append)
        chosen = next(event for event in events if event.kind == "council_sealed")
        for seat in range(-1, seats):
            assert bool(chosen.seen_from(seat).secret) == (seat == decision.seat)


def test_undo_ends_where_cards_are_revealed() -> None:
    """A person may take a council choice back until the other one has been revealed."""
    match = Match.start(KEMET, make_seats(["human", "random"], ["Ani", "Bek"]), 3)
    rng = Rng(3)
    while (decision := match.decision()) is not None:
        kind = decision.kind
        match.apply(rng.choice(decision.actions))
        events = match.steps[-1].events
        if kind == "council_di" and any(event.kind == "revealed" for event in events):
            assert not match.can_undo(0)
            break
        if kind == "council_play" and decision.seat == 0:
            assert match.can_undo(0)
    else:
        raise AssertionError("There was no battle.")


def test_copies_of_every_seat_play_on() -> None:
    state = sealed()
    for seat in range(5):
        copy = state.determinize(seat, Rng(seat))
        play_out(copy, seat)
        assert copy.result() is not None
