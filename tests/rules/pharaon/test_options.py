"""The options of a match (section 11)."""

import pytest
from helpers.pharaon import PHARAON

from game.core.title import resolve_options
from game.rules.pharaon.options import OPTIONS
from game.rules.pharaon.setup import FIXED_CIRCLE
from game.rules.pharaon.state import PharaonState

KNOWN = {option.id: option for option in OPTIONS}


def new(seats: int, seed: int = 1, **options: str) -> PharaonState:
    state = PHARAON.new_match(seats, seed, options)
    assert isinstance(state, PharaonState)
    return state


def test_every_option_of_the_rules_document_is_there() -> None:
    assert {"start_player", "circle", "beginner_scribes", "dark_boards", "setup_curtain"} <= set(KNOWN)
    assert {f"board_{letter}" for letter in "abcde"} <= set(KNOWN)


def test_defaults_fit_every_seat_count() -> None:
    for seats in PHARAON.seats:
        resolved = resolve_options(PHARAON, seats, {})
        assert resolved == {option.id: option.default for option in OPTIONS}


def test_the_start_player_is_random_or_chosen() -> None:
    assert {new(4, seed).first_player for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        assert new(4, start_player=f"seat_{seat + 1}").first_player == seat


def test_choosing_the_start_player_changes_nothing_else() -> None:
    random_table, chosen = new(4, 3).table, new(4, 3, start_player="seat_2").table
    assert random_table.circle == chosen.circle
    assert random_table.offset == chosen.offset


def test_the_fixed_circle_is_that_of_the_examples() -> None:
    circles = {new(3, seed, circle="fixed").table.circle for seed in range(20)}
    assert circles == {FIXED_CIRCLE}
    assert len({new(3, seed, circle="fixed").table.offset for seed in range(40)}) == 5


def test_the_curtain_is_told_to_the_screen() -> None:
    assert new(3).view(0)["curtain"] is True
    assert new(3, setup_curtain="off").view(0)["curtain"] is False


@pytest.mark.parametrize(
    ("seats", "option", "value"),
    [(3, "dark_boards", "2"), (2, "board_a", "dark"), (3, "start_player", "seat_4"), (2, "start_player", "traitor")],
)
def test_values_that_do_not_fit_the_seat_count_are_refused(seats: int, option: str, value: str) -> None:
    with pytest.raises(ValueError, match=option):
        PHARAON.new_match(seats, 1, {option: value})
