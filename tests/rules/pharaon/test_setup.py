"""Setup (section 3): circle, wheel, displays, starting jars, silver and nobles, counter-clockwise."""

from collections import Counter

import pytest
from helpers.pharaon import PHARAON, actions, asked, do, nobles, on_wheel, tokens

from game.core.event import Event
from game.rules.pharaon.content import EMPTY, JAR_GIVES, JAR_INDEX, LETTERS
from game.rules.pharaon.masks import cards
from game.rules.pharaon.noble_cards import NOBLE_IDS, SCRIBE_MASK
from game.rules.pharaon.state import PharaonState


def new(seats: int, seed: int = 1, **options: str) -> PharaonState:
    state = PHARAON.new_match(seats, seed, options)
    assert isinstance(state, PharaonState)
    return state


def through_setup(state: PharaonState) -> list[Event]:
    events: list[Event] = []
    while state.round == 0:
        state.apply(actions(state)[0], events.append)
    return events


def test_all_24_circles_all_offsets_and_both_directions_come_up() -> None:
    tables = [new(2, seed).table for seed in range(600)]
    assert len({table.circle for table in tables}) == 24
    assert {table.offset for table in tables} == {0, 1, 2, 3, 4}
    assert {table.direction for table in tables} == {1, -1}
    assert all(sorted(table.circle) == [0, 1, 2, 3, 4] for table in tables)


@pytest.mark.parametrize(
    ("seats", "jars", "pairs", "spaces"), [(1, 2, 3, 3), (2, 3, 3, 3), (3, 3, 4, 3), (4, 4, 5, 4), (5, 5, 6, 4)]
)
def test_the_table_by_player_count(seats: int, jars: int, pairs: int, spaces: int) -> None:
    state = new(seats)
    assert len(state.jars) == jars
    assert len(state.pairs) == len(state.bonus) == pairs
    assert all(len(pair) == 2 for pair in state.pairs)
    assert EMPTY not in state.bonus
    assert state.table.spaces == spaces
    assert EMPTY not in state.noble_display + state.artisan_display
    assert (len(state.noble_display), len(state.artisan_display)) == (3, 4)


def test_players_choose_counter_clockwise_and_the_start_player_last() -> None:
    state = new(4, start_player="seat_2")
    order = []
    while state.round == 0:
        seat, kind = asked(state)
        if kind == "choose_start_noble":
            order.append(seat)
        state.apply(actions(state)[0])
    assert order == [0, 3, 2, 1]
    assert state.first_player == 1
    assert asked(state) == (1, "take_turn")


def test_a_jar_two_silver_then_a_noble() -> None:
    state = new(3, start_player="seat_1")
    seat, kind = asked(state)
    assert (seat, kind) == (2, "choose_start_jar")
    jar = str(actions(state)[0][1])
    do(state, f"take_jar {jar}")
    gained = Counter(LETTERS[colour] for colour in JAR_GIVES[JAR_INDEX[jar]]) + Counter("SS")
    assert Counter(tokens(state, 2).split("+")) == gained
    assert JAR_INDEX[jar] not in state.jars
    assert len(state.jars) == 2  # not replaced while the players choose
    assert asked(state) == (2, "choose_start_noble")
    assert len(actions(state)) == 2


def test_the_noble_not_kept_goes_back_into_the_deck() -> None:
    state = new(3)
    aside: list[str] = []
    while state.round == 0:
        if asked(state)[1] == "choose_start_noble":
            aside.append(str(actions(state)[1][1]))
        state.apply(actions(state)[0])
    assert len(aside) == 3
    deck_and_shown = {NOBLE_IDS[noble] for noble in [*cards(state.noble_deck), *state.noble_display]}
    owned = {noble for seat in range(3) for noble in nobles(state, seat)}
    assert set(aside) <= deck_and_shown | owned
    assert not set(aside) & owned
    assert state.aside == [0, 0, 0]
    assert len(state.jars) == 3  # new jars for round 1


def test_the_two_nobles_are_a_secret_of_the_player_who_draws() -> None:
    state = new(3, start_player="seat_1")
    events = do(state, " ".join(map(str, actions(state)[0])))
    drew = next(event for event in events if event.kind == "drew_nobles")
    assert len(drew.secret) == 2
    assert drew.seen_from(0).secret == () == drew.seen_from(-1).secret
    assert drew.seen_from(2).secret == drew.secret
    assert state.view(2)["drawn"] == drew.secret
    assert state.view(0)["drawn"] == ()
    assert set(drew.secret) <= set(state.view(0)["unseen_nobles"])
    assert not set(drew.secret) & set(state.view(2)["unseen_nobles"])
    do(state, f"keep {drew.secret[1]}")
    assert state.view(2)["aside"] == (drew.secret[0],)
    assert state.view(1)["aside"] == ()
    assert drew.secret[0] in state.view(1)["unseen_nobles"]


def test_an_immediate_noble_kept_at_setup_works_at_setup() -> None:
    for seed in range(200):
        state = new(3, seed)
        do(state, " ".join(map(str, actions(state)[0])))
        drawn = [str(action[1]) for action in actions(state)]
        if "court_official_1" in drawn:
            seat = asked(state)[0]
            do(state, "keep court_official_1")
            assert asked(state) == (seat, "choose_nile_steps")
            do(state, "nile_step G", "nile_step G", "nile_step G")
            assert state.nile[seat][0] == 3
            assert tokens(state, seat).count("S") == 4
            return
    raise AssertionError("no seed draws it")


def test_a_bonus_place_emptied_at_setup_stays_empty_in_round_1() -> None:
    for seed in range(300):
        state = new(3, seed)
        do(state, " ".join(map(str, actions(state)[0])))
        if "court_official_6" in [str(action[1]) for action in actions(state)]:
            do(state, "keep court_official_6", "bonus 1")
            through_setup(state)
            assert state.bonus[0] == EMPTY
            assert state.round == 1
            return
    raise AssertionError("no seed draws it")


def test_teacher_and_diplomat_do_nothing_for_the_starting_jar() -> None:
    for seed in range(60):
        state = new(5, seed)
        while state.round == 0:
            assert asked(state)[1] not in ("teacher_response", "diplomat_response")
            state.apply(actions(state)[0])


def test_beginners_are_dealt_a_scribe_before_the_nobles_are_revealed() -> None:
    state = new(4, beginner_scribes="everybody")
    assert all(mask & SCRIBE_MASK and mask.bit_count() == 1 for mask in state.nobles)
    through_setup(state)
    assert all(mask.bit_count() == 1 for mask in state.nobles)
    assert [tokens(state, seat).count("S") for seat in range(4)] == [2, 2, 2, 2]


def test_players_may_mix_both_ways() -> None:
    state = new(3, beginner_scribes="each_chooses", start_player="seat_1")
    assert asked(state) == (2, "choose_start_scribe")
    assert state.noble_display == [EMPTY] * 3
    events = do(state, "yes", "no", "no")
    assert [event.kind for event in events].count("dealt_scribe") == 1
    assert state.nobles[2] & SCRIBE_MASK
    drew = [event.seat for event in through_setup(state) if event.kind == "drew_nobles"]
    assert drew == [1, 0]


def test_with_two_players_the_jar_left_over_blocks_the_wheel() -> None:
    state = new(2)
    through_setup(state)
    laid = Counter(letter for colour in "GBRKY" for letter in on_wheel(state, colour).split("+") if letter)
    assert sum(laid.values()) == 3
    assert len(state.jars) == 3
    for colour in "GBRKY":
        assert set(on_wheel(state, colour).split("+")) <= {colour, ""}


def test_with_three_players_nothing_blocks_the_wheel() -> None:
    state = new(3)
    through_setup(state)
    assert state.wheel == [()] * 5


def test_everything_is_drawn_by_the_seed() -> None:
    assert new(3, 5).to_plain() == new(3, 5).to_plain()
    assert new(3, 5).to_plain() != new(3, 6).to_plain()
