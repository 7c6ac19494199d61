"""Nobles 21 to 26, the court officials: done at once, what is impossible is lost."""

from helpers.pharaon import (
    artisans,
    asked,
    choices,
    do,
    levels,
    nobles,
    own,
    pile_top,
    position,
    restart,
    show_artisans,
    show_nobles,
    tokens,
)  # fmt: skip

from game.rules.pharaon.noble_cards import BASE, NOBLE_INDEX


def buying(noble: str, **position_of: object):
    """The noble is bought from the display with one of each colour."""
    state = position("GBRKY", **position_of)  # type: ignore[arg-type]
    show_nobles(state, noble, "judge", "general")
    restart(state)
    do(state, "nobles 1")
    assert noble in nobles(state)
    return state


def test_court_official_1_takes_three_nile_steps_and_two_silver() -> None:
    state = buying("court_official_1")
    assert asked(state) == (0, "choose_nile_steps")
    assert choices(state) == ["G", "B", "R", "K", "Y"]
    do(state, "nile_step G", "nile_step G")
    assert tokens(state) == ""  # the silver comes after the steps
    do(state, "nile_step B")
    assert levels(state) == {"G": 2, "B": 1}
    assert tokens(state) == "S+S"
    assert BASE[NOBLE_INDEX["court_official_1"]] == 2


def test_court_official_2_takes_two_nile_steps_and_two_offerings() -> None:
    state = buying("court_official_2", bonus=["p2", "oB"], bag="j:nile")
    do(state, "nile_step Y", "nile_step Y")
    assert levels(state) == {"Y": 2}
    assert asked(state) == (0, "choose_offering")
    assert choices(state) == ["1", "2", "bag"]
    do(state, "bonus 1")
    assert choices(state) == ["2", "bag"]
    do(state, "bag")
    assert tokens(state) == "j:nile+p2"
    assert BASE[NOBLE_INDEX["court_official_2"]] == 4


def test_court_official_3_takes_an_artisan_and_a_silver() -> None:
    state = position("GBRKY")
    show_nobles(state, "court_official_3")
    show_artisans(state, "artisan_painter_2", "artisan_potter_1", "artisan_goldsmith_1", "artisan_sculptor_1")
    restart(state)
    do(state, "nobles 1")
    assert asked(state) == (0, "choose_artisan")
    assert choices(state) == ["1", "2", "3", "4", "deck"]
    do(state, "artisan 1")
    assert artisans(state) == ["artisan_painter_2"]
    assert tokens(state) == "B+Y+S"
    assert BASE[NOBLE_INDEX["court_official_3"]] == 0


def test_court_official_4_takes_an_artisan_and_an_offering() -> None:
    state = position("GBRKY", bonus=["p1"], bag="")
    show_nobles(state, "court_official_4")
    show_artisans(state, "artisan_potter_1")
    pile_top(state, "jar_acr")
    restart(state)
    do(state, "nobles 1", "artisan 1")
    assert tokens(state) == "G+R+K+p1"  # the jar of the artisan, then the only offering there is
    assert BASE[NOBLE_INDEX["court_official_4"]] == 0


def test_court_official_5_takes_a_free_burial_step_and_a_silver() -> None:
    state = buying("court_official_5", burial=2)
    assert state.burial[0] == 3
    assert tokens(state) == "S"
    assert BASE[NOBLE_INDEX["court_official_5"]] == 2


def test_court_official_6_takes_a_free_burial_step_and_an_offering() -> None:
    state = buying("court_official_6", bonus=["p2"], bag="oG")
    assert state.burial[0] == 1
    assert asked(state) == (0, "choose_offering")
    do(state, "bonus 1")
    assert tokens(state) == "p2"
    assert BASE[NOBLE_INDEX["court_official_6"]] == 2


def test_a_free_step_at_the_end_of_the_track_is_lost_and_the_rest_is_done() -> None:
    state = buying("court_official_5", burial=7)
    assert state.burial[0] == 7
    assert tokens(state) == "S"


def test_nile_steps_on_full_tracks_are_lost_and_the_silver_comes() -> None:
    state = buying("court_official_1", nile="GGGBBBRRRKKKYY")
    assert levels(state) == {"G": 3, "B": 3, "R": 3, "K": 3, "Y": 3}
    assert tokens(state) == "S+S"


def test_without_artisans_only_the_silver_comes() -> None:
    state = position("GBRKY")
    show_nobles(state, "court_official_3")
    show_artisans(state)
    state.artisan_deck = 0
    restart(state)
    do(state, "nobles 1")
    assert artisans(state) == []
    assert tokens(state) == "S"


def test_a_court_official_has_no_second_effect_later() -> None:
    state = position("RB", nobles=["court_official_5"])
    own(state, "court_official_6")
    do(state, "nile 4")
    assert state.burial[0] == 0
