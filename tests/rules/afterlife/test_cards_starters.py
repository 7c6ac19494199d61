"""The four starters (6.1)."""

import pytest
from helpers.afterlife import (
    actions,
    asked,
    boneyard,
    buy,
    can_play,
    choices,
    discard,
    do,
    hand,
    played,
    position,
    pyramid,
    tomb,
    why_not,
)

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def test_shabti_discards_a_card_and_then_draws_one() -> None:
    state = position(["shabti", "urn", "spear"], draw=["box_of_food", "ring"])
    do(state, "play_action shabti")
    assert asked(state) == (0, "forced_discard")
    assert choices(state) == ["urn", "spear"]
    do(state, "forced_discard urn")
    assert hand(state) == ["ring", "spear"]
    assert discard(state) == ["urn"]
    assert played(state) == ["shabti"]


def test_shabti_needs_another_card_in_hand() -> None:
    state = position(["shabti"], draw=["urn"])
    assert not can_play(state, "shabti")
    assert why_not(state, "shabti")


def test_shabti_draws_even_the_card_just_discarded_when_there_is_no_other() -> None:
    state = position(["shabti", "spear"])
    assert can_play(state, "shabti")
    do(state, "play_action shabti", "forced_discard spear")
    assert hand(state) == ["spear"]
    assert discard(state) == []


def test_shabti_asks_which_card_to_discard_even_when_there_is_one_only() -> None:
    state = position(["shabti", "urn"], draw=["ring"])
    do(state, "play_action shabti")
    assert asked(state) == (0, "forced_discard")
    assert choices(state) == ["urn"]


def test_shabti_may_discard_the_other_shabti_but_not_itself() -> None:
    state = position(["shabti", "shabti", "urn"], draw=["ring"])
    do(state, "play_action shabti", "forced_discard shabti")
    assert hand(state) == ["ring", "urn"]
    assert played(state) == ["shabti"]
    assert discard(state) == ["shabti"]


def test_urn_offers_every_pair_of_pyramid_cards_once() -> None:
    state = position(["urn", "ring"], SIX)
    do(state, "play_action urn")
    assert asked(state) == (0, "choose_swap")
    pairs = {frozenset(action[1:]) for action in actions(state)}
    assert len(actions(state)) == len(pairs) == 15


def test_urn_exchanges_two_cards_of_any_rows_and_nothing_crumbles() -> None:
    state = position(["urn", "ring"], {"B1": "serdab", "B2": "dagger", "M1": "bow"})
    do(state, "play_action urn", "choose_swap B2 M1")
    assert pyramid(state) == {"B1": "serdab", "B2": "bow", "M1": "dagger"}


def test_urn_leaves_empty_slots_alone() -> None:
    state = position(["urn", "ring"], {"B1": "serdab", "B2": "dagger", "B3": "bow"})
    do(state, "play_action urn")
    assert sorted(actions(state)) == [
        ("choose_swap", "B1", "B2"), ("choose_swap", "B1", "B3"), ("choose_swap", "B2", "B3"),
    ]  # fmt: skip


def test_urn_with_two_pyramid_cards_exchanges_them_without_asking() -> None:
    state = position(["urn", "ring"], {"B1": "serdab", "B3": "bow"})
    do(state, "play_action urn")
    assert pyramid(state) == {"B1": "bow", "B3": "serdab"}
    assert asked(state) == (0, "main_action")


def test_urn_brings_a_card_of_the_tip_within_reach_of_a_purchase() -> None:
    state = position(["urn", "sphinx"], SIX)
    do(state, "play_action urn", "choose_swap B1 A")
    buy(state, "B1", "sphinx")
    assert discard(state) == ["brooch"]


def test_urn_needs_two_cards_in_the_pyramid() -> None:
    state = position(["urn", "ring"], {"B1": "serdab"})
    assert not can_play(state, "urn")
    assert why_not(state, "urn")


def test_urn_is_not_a_change_of_the_pyramid() -> None:
    state = position(["urn", "urn"], SIX)
    do(state, "play_action urn", "choose_swap B1 A", "play_action urn", "choose_swap M1 M2")
    assert not state.view(0)["turn"]["pyramid_changed"]
    do(state, "end_play")
    assert asked(state) == (0, "rebuild_sacrifice")


def test_urn_does_not_take_back_a_change_made_before() -> None:
    state = position(["sphinx", "urn"], SIX, stock=["bow"], others=[["urn"]])
    buy(state, "B1", "sphinx")
    do(state, "play_action urn", "choose_swap B1 B2", "end_play")
    assert asked(state) == (1, "main_action")


def test_box_of_food_draws_a_card() -> None:
    state = position(["box_of_food"], draw=["urn", "ring"])
    do(state, "play_action box_of_food")
    assert hand(state) == ["ring"]
    assert played(state) == ["box_of_food"]


def test_box_of_food_reshuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    state = position(["box_of_food"], discard=["spear"])
    events = do(state, "play_action box_of_food")
    assert [event.kind for event in events] == ["played", "reshuffled", "drew"]
    assert events[1].reveals
    assert hand(state) == ["spear"]
    assert discard(state) == []
    assert played(state) == ["box_of_food"]  # it is not part of the new draw deck


def test_box_of_food_needs_a_card_to_draw() -> None:
    state = position(["box_of_food", "urn"])
    assert not can_play(state, "box_of_food")
    assert why_not(state, "box_of_food")


def test_box_of_food_shows_the_drawn_card_to_its_player_only() -> None:
    state = position(["box_of_food"], draw=["ring"])
    drew = do(state, "play_action box_of_food")[-1]
    assert drew.kind == "drew"
    assert drew.reveals
    assert drew.seen_from(0).secret == ("ring",)
    assert drew.seen_from(1).secret == drew.seen_from(-1).secret == ()
    assert drew.seen_from(1).args == (1,)


def test_offering_table_sacrifices_a_hand_card_and_then_draws_one() -> None:
    state = position(["offering_table", "urn", "spear"], draw=["ring"], boneyard=["bow"])
    do(state, "play_action offering_table")
    assert asked(state) == (0, "choose_hand_card")
    assert choices(state) == ["urn", "spear"]
    events = do(state, "choose_hand_card urn")
    assert events[0].seen_from(1)[:3] == ("sacrificed", 0, ("urn", "hand"))
    assert boneyard(state) == ["bow", "urn"]
    assert hand(state) == ["ring", "spear"]
    assert discard(state) == []


def test_offering_table_needs_another_card_in_hand() -> None:
    state = position(["offering_table"], draw=["ring"])
    assert not can_play(state, "offering_table")
    assert why_not(state, "offering_table")


def test_offering_table_needs_a_card_to_draw_and_the_sacrificed_one_is_none() -> None:
    state = position(["offering_table", "urn"])
    assert not can_play(state, "offering_table")
    assert why_not(state, "offering_table")
    assert can_play(position(["offering_table", "urn"], discard=["ring"]), "offering_table")


def test_offering_table_cannot_sacrifice_cards_already_played() -> None:
    state = position(["box_of_food", "offering_table", "urn", "ring"], draw=["spear", "spear"])
    do(state, "play_action box_of_food", "play_action offering_table")
    assert choices(state) == ["urn", "ring", "spear"]


@pytest.mark.parametrize("starter", ["shabti", "urn", "box_of_food", "offering_table"])
def test_a_starter_is_worth_one_gold_and_one_point(starter: str) -> None:
    state = position([starter, starter], {"B1": "ring"})
    buy(state, "B1", starter, starter)
    assert discard(state) == ["ring"]
    state = position([starter, starter])
    do(state, f"entomb_free {starter}")
    assert tomb(state) == [starter]
    assert state.view(1)["players"][0]["score"] == 1
