"""The six unique artifacts (6.7)."""

import pytest
from helpers.afterlife import (
    actions,
    asked,
    buy,
    can_play,
    choices,
    deck,
    discard,
    do,
    hand,
    played,
    position,
    pyramid,
    stock,
    tomb,
    why_not,
)

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def test_dogs_and_jackals_returns_a_card_used_as_gold_to_be_used_again() -> None:
    state = position(["spear", "dogs_and_jackals"], {"B1": "axe", "B2": "ring"})
    buy(state, "B2", "spear")
    do(state, "play_action dogs_and_jackals")
    assert hand(state) == ["spear"]
    assert played(state) == ["dogs_and_jackals"]
    assert discard(state) == ["ring"]  # the purchase stands
    assert ("buy", "B1") not in actions(state)  # and its surplus gold is lost
    assert ("entomb_free", "spear") in actions(state)


def test_dogs_and_jackals_returns_a_card_used_for_its_action() -> None:
    state = position(["box_of_food", "treasury", "dogs_and_jackals"], draw=["urn", "bow", "axe"])
    do(state, "play_action box_of_food", "play_action treasury", "play_action dogs_and_jackals")
    assert asked(state) == (0, "choose_played_card")
    assert choices(state) == ["box_of_food", "treasury"]  # never itself
    do(state, "choose_played_card box_of_food", "play_action box_of_food")
    assert hand(state) == ["axe", "bow"]


def test_dogs_and_jackals_needs_another_card_played_before() -> None:
    state = position(["dogs_and_jackals", "urn"])
    assert not can_play(state, "dogs_and_jackals")
    assert why_not(state, "dogs_and_jackals")
    do(state, "entomb_free urn")
    assert not can_play(state, "dogs_and_jackals")


def test_dogs_and_jackals_uses_up_a_ring_which_may_be_played_again() -> None:
    state = position(["ring", "dogs_and_jackals", "spear"], {"B1": "bow"})
    do(state, "play_action ring", "play_action dogs_and_jackals")
    assert not state.view(0)["turn"]["ring_pending"]
    assert ("buy", "B1") not in actions(state)
    do(state, "play_action ring")
    buy(state, "B1", "spear")
    assert discard(state) == ["bow"]


def test_dogs_and_jackals_lets_the_others_know_the_returned_card() -> None:
    state = position(["treasury", "urn", "dogs_and_jackals"])
    do(state, "play_action treasury", "play_action dogs_and_jackals")
    assert state.view(1)["players"][0]["known_hand"] == ("treasury",)


def test_senet_draws_and_goes_to_an_opponent_who_gives_up_a_set_card() -> None:
    state = position(
        ["senet"], seats=3, draw=["urn"], discard=["axe"], others=[["bow"], ["ring", "spear", "urn", "sphinx"]]
    )
    do(state, "play_action senet")
    assert hand(state) == ["urn"]  # drawn before the opponent is chosen
    assert asked(state) == (0, "choose_opponent")
    assert choices(state) == ["1", "2"]
    do(state, "choose_opponent 2")
    assert discard(state, 2) == ["senet"]
    assert asked(state) == (2, "forced_discard")
    assert choices(state) == ["ring", "spear"]  # set cards only, of the own choice
    do(state, "forced_discard spear")
    assert discard(state, 0) == ["axe", "spear"]
    assert hand(state, 2) == ["ring", "sphinx", "urn"]
    assert played(state) == []  # Senet now belongs to the other player


def test_senet_victim_without_a_set_card_shows_the_whole_hand() -> None:
    state = position(["senet"], seats=3, draw=["urn"], others=[["urn", "shabti", "sphinx"], []])
    do(state, "play_action senet", "choose_opponent 1")
    assert asked(state) == (1, "forced_discard")
    assert choices(state) == ["show_hand"]  # asked although there is no choice
    events = do(state, "show_hand")
    assert (events[0].kind, events[0].reveals) == ("showed_hand", True)
    assert sorted(events[0].seen_from(2).args) == ["shabti", "sphinx", "urn"]
    for seat in (0, 2):  # shown to all
        assert state.view(seat)["players"][1]["known_hand"] == ("shabti", "urn", "sphinx")
    assert discard(state, 0) == []
    assert len(hand(state, 1)) == 3


def test_senet_question_looks_the_same_whatever_the_victim_holds() -> None:
    seen = []
    for card in ("bow", "axe", "urn"):
        state = position(["senet"], draw=["urn"], others=[["urn", card]])
        do(state, "play_action senet")
        seen.append(state.view(0)["decision"])
    assert seen[0] == seen[1] == seen[2]


def test_senet_against_an_empty_hand_gets_nothing() -> None:
    state = position(["senet"], draw=["urn"], stock=["axe"])
    do(state, "play_action senet")
    assert discard(state, 1) == ["senet"]
    assert discard(state, 0) == []
    assert asked(state) == (0, "main_action")


def test_senet_needs_a_card_to_draw() -> None:
    state = position(["senet", "urn"], others=[["bow"]])
    assert not can_play(state, "senet")
    assert why_not(state, "senet")


def test_senet_is_not_playable_in_solo() -> None:
    state = position(["senet", "urn"], seats=1, draw=["urn"])
    assert not can_play(state, "senet")
    assert why_not(state, "senet")


def test_mirror_case_is_exchanged_for_a_pyramid_card() -> None:
    state = position(["mirror_case", "urn"], SIX)
    do(state, "play_action mirror_case")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "A"]
    do(state, "choose_pyramid_card B2")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M1")
    assert pyramid(state) == {**SIX, "B2": "goddess_nut", "M1": "brooch", "A": "mirror_case"}
    assert discard(state) == ["dagger"]
    assert played(state) == []
    assert state.view(0)["turn"]["pyramid_changed"]


def test_mirror_case_lands_in_the_lowest_row_with_a_hole_where_the_player_says() -> None:
    state = position(["mirror_case", "urn"], {"B1": "serdab", "B2": "dagger"})
    do(state, "play_action mirror_case", "choose_pyramid_card B1")
    assert asked(state) == (0, "choose_fall")
    assert choices(state) == ["B1", "B3"]
    do(state, "choose_fall B3")
    assert pyramid(state) == {"B2": "dagger", "B3": "mirror_case"}


def test_mirror_case_falls_into_the_middle_row_when_the_base_is_full() -> None:
    state = position(["mirror_case", "urn"], {"B1": "serdab", "B2": "dagger", "B3": "sling", "M2": "ring"})
    do(state, "play_action mirror_case", "choose_pyramid_card M2")
    assert asked(state) == (0, "choose_fall")
    assert choices(state) == ["M1", "M2"]
    do(state, "choose_fall M1")
    assert pyramid(state)["M1"] == "mirror_case"


def test_mirror_case_in_the_base_may_be_bought_back_at_once() -> None:
    state = position(["mirror_case", "sphinx"], {"B1": "ring"})
    do(state, "play_action mirror_case", "choose_fall B2")
    assert pyramid(state) == {"B2": "mirror_case"}
    buy(state, "B2", "sphinx")
    assert discard(state) == ["ring", "mirror_case"]


def test_mirror_case_needs_a_pyramid_card() -> None:
    state = position(["mirror_case", "urn"])
    assert not can_play(state, "mirror_case")
    assert why_not(state, "mirror_case")


def test_ibex_statuette_draws_two_cards() -> None:
    state = position(["ibex_statuette", "urn"], draw=["axe", "bow", "ring"])
    do(state, "play_action ibex_statuette")
    assert hand(state) == ["bow", "ring", "urn"]
    assert deck(state) == ["axe"]


def test_ibex_statuette_needs_two_cards_to_draw() -> None:
    state = position(["ibex_statuette", "urn"], draw=["axe"])
    assert not can_play(state, "ibex_statuette")
    assert why_not(state, "ibex_statuette")
    assert can_play(position(["ibex_statuette"], draw=["axe"], discard=["urn"]), "ibex_statuette")


def test_golden_shrine_puts_a_base_card_into_the_hand() -> None:
    state = position(["golden_shrine"], {**SIX, "B1": "treasury"})
    do(state, "play_action golden_shrine")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B1", "B2", "B3"]
    do(state, "choose_pyramid_card B1")
    assert hand(state) == ["treasury"]
    assert discard(state) == []
    assert pyramid(state)["B1"] == "goddess_nut"
    assert state.view(0)["turn"]["pyramid_changed"]
    assert state.view(1)["players"][0]["known_hand"] == ("treasury",)
    assert can_play(state, "treasury")


def test_golden_shrine_is_no_purchase() -> None:
    state = position(["golden_shrine"], {"B1": "ring"})
    do(state, "play_action golden_shrine")
    assert state.view(0)["turn"]["bought"] == ()


def test_golden_shrine_needs_a_base_card() -> None:
    state = position(["golden_shrine", "urn"], stock=["ring"])
    assert not can_play(state, "golden_shrine")
    assert why_not(state, "golden_shrine")


def test_sphinx_takes_one_of_the_top_three_stock_cards() -> None:
    state = position(["sphinx"], SIX, stock=["axe", "urn", "bow", "ring"])
    do(state, "play_action sphinx")
    assert asked(state) == (0, "choose_looked_card")
    assert state.view(0)["looked"] == ("ring", "bow", "urn")
    do(state, "choose_looked_card bow", "choose_return_order urn ring")
    assert discard(state) == ["bow"]
    assert stock(state) == ["axe", "ring", "urn"]  # the first named is the new top
    assert not state.view(0)["turn"]["pyramid_changed"]
    assert state.view(0)["turn"]["bought"] == ()
    do(state, "end_play")
    assert asked(state) == (0, "rebuild_sacrifice")


def test_sphinx_looks_secretly_and_shows_what_it_takes() -> None:
    state = position(["sphinx"], stock=["urn", "bow", "ring"])
    looked = do(state, "play_action sphinx")[-1]
    assert looked.reveals
    assert looked.seen_from(0).secret == ("ring", "bow", "urn")
    assert looked.seen_from(1).secret == looked.seen_from(-1).secret == ()
    assert state.view(1)["looked"] == ()
    took = do(state, "choose_looked_card bow")[0]
    assert took.seen_from(1).args == ("bow", "stock")
    assert state.view(1)["players"][0]["discard_top"] == "bow"


def test_sphinx_near_the_end_of_the_stock_looks_at_what_is_left() -> None:
    state = position(["sphinx"], stock=["bow", "ring"])
    do(state, "play_action sphinx")
    assert choices(state) == ["ring", "bow"]
    do(state, "choose_looked_card ring")
    assert stock(state) == ["bow"]
    assert asked(state) == (0, "main_action")
    state = position(["sphinx"], stock=["bow"])
    do(state, "play_action sphinx")
    assert discard(state) == ["bow"]
    assert stock(state) == []


def test_sphinx_needs_a_stock() -> None:
    state = position(["sphinx", "urn"], SIX)
    assert not can_play(state, "sphinx")
    assert why_not(state, "sphinx")


@pytest.mark.parametrize(
    ("unique", "points"),
    [
        ("dogs_and_jackals", 2), ("senet", 2), ("mirror_case", 3), ("ibex_statuette", 3), ("golden_shrine", 4),
        ("sphinx", 5),
    ],
)  # fmt: skip
def test_a_unique_scores_its_printed_points(unique: str, points: int) -> None:
    state = position([unique, "urn"])
    do(state, f"entomb_free {unique}")
    assert tomb(state) == [unique]
    assert state.view(0)["players"][0]["score"] == points
