"""Base pool, sarcophagi: Wooden Coffin, Stone Sarcophagus and Gilded Coffin (6.8)."""

import pytest
from helpers.afterlife import (
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
    tomb,
    why_not,
)

BASE_POOL = {"mode": "mix_of_sets", "set_of_3": "sarcophagi", "uniques": "base"}
NOT_ON_TOP = "No card you bought this turn is on top of your discard pile."


def test_wooden_coffin_entombs_a_starter_of_the_hand() -> None:
    state = position(["wooden_coffin", "urn", "shabti", "ring"], options=BASE_POOL)
    do(state, "play_action wooden_coffin")
    assert asked(state) == (0, "choose_hand_card")
    assert sorted(choices(state)) == ["shabti", "urn"]  # never the Ring
    do(state, "choose_hand_card urn")
    assert tomb(state) == ["urn"]
    assert hand(state) == ["ring", "shabti"]
    assert played(state) == ["wooden_coffin"]


def test_wooden_coffin_does_not_use_up_the_free_entombment() -> None:
    state = position(["wooden_coffin", "urn", "ring"], options=BASE_POOL)
    do(state, "play_action wooden_coffin", "choose_hand_card urn", "entomb_free ring")
    assert tomb(state) == ["urn", "ring"]


@pytest.mark.parametrize("others", [[], ["ring", "headrest", "wooden_coffin"]])
def test_wooden_coffin_needs_a_starter_in_hand(others: list[str]) -> None:
    state = position(["wooden_coffin", *others], options=BASE_POOL)
    assert not can_play(state, "wooden_coffin")
    assert why_not(state, "wooden_coffin") == "You have no starter in hand."


def test_stone_sarcophagus_takes_a_card_of_cost_three_or_less_from_any_row() -> None:
    cards = {"A": "sling", "M1": "bow", "M2": "dagger", "B1": "axe", "B2": "ring", "B3": "sphinx"}
    state = position(["stone_sarcophagus", "urn"], cards, options=BASE_POOL, discard=["shabti"])
    do(state, "play_action stone_sarcophagus")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B2", "M2", "A"]
    do(state, "choose_pyramid_card M2")
    assert discard(state) == ["shabti", "dagger"]
    assert pyramid(state) == {"M1": "bow", "M2": "sling", "B1": "axe", "B2": "ring", "B3": "sphinx"}
    assert hand(state) == ["urn"]  # nothing is paid


def test_stone_sarcophagus_leaves_the_crumbling_to_the_player_and_changes_the_pyramid() -> None:
    cards = {"A": "bow", "M1": "bow", "M2": "victory", "B1": "axe", "B2": "ring", "B3": "sphinx"}
    state = position(["stone_sarcophagus"], cards, options=BASE_POOL)
    do(state, "play_action stone_sarcophagus")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M2")
    assert pyramid(state) == {"M1": "bow", "M2": "bow", "B1": "axe", "B2": "victory", "B3": "sphinx"}
    assert state.view(0)["turn"]["pyramid_changed"]


def test_stone_sarcophagus_goes_by_the_printed_cost() -> None:
    state = position(["harvest", "stone_sarcophagus"], {"B1": "axe"}, options=BASE_POOL)
    do(state, "play_action harvest")  # the Axe would now cost 3 to buy
    assert not can_play(state, "stone_sarcophagus")


def test_stone_sarcophagus_needs_a_cheap_card() -> None:
    for cards in ({}, {"B1": "axe", "A": "bow"}):
        state = position(["stone_sarcophagus"], cards, options=BASE_POOL)
        assert not can_play(state, "stone_sarcophagus")
        assert why_not(state, "stone_sarcophagus") == "There is no fitting card in the pyramid."


def test_gilded_coffin_entombs_the_card_just_bought() -> None:
    state = position(["gilded_coffin", "spear"], {"B1": "ring"}, options=BASE_POOL, discard=["urn"])
    buy(state, "B1", "spear")
    do(state, "play_action gilded_coffin")
    assert tomb(state) == ["ring"]
    assert discard(state) == ["urn"]
    assert state.view(0)["turn"]["free_entombs"] == 1


def test_gilded_coffin_needs_a_purchase_this_turn() -> None:
    state = position(["gilded_coffin"], {"B1": "ring"}, options=BASE_POOL, discard=["urn"])
    assert not can_play(state, "gilded_coffin")
    assert why_not(state, "gilded_coffin") == NOT_ON_TOP


def test_gilded_coffin_takes_only_the_last_card_bought() -> None:
    state = position(
        ["gilded_coffin", "gilded_coffin", "spear", "spear"], {"B1": "ring", "B2": "dagger"}, options=BASE_POOL
    )
    buy(state, "B1", "spear")
    buy(state, "B2", "spear")
    do(state, "play_action gilded_coffin")
    assert tomb(state) == ["dagger"]
    assert discard(state) == ["ring"]  # bought too, but not last
    assert not can_play(state, "gilded_coffin")


def test_gilded_coffin_is_lost_when_a_taken_card_covers_the_bought_one() -> None:
    state = position(["gilded_coffin", "stone_sarcophagus", "spear"], {"B1": "ring", "B2": "dagger"}, options=BASE_POOL)
    buy(state, "B1", "spear")
    do(state, "play_action stone_sarcophagus")
    assert discard(state) == ["ring", "dagger"]
    assert not can_play(state, "gilded_coffin")


def test_gilded_coffin_is_lost_when_the_bought_card_was_reshuffled() -> None:
    state = position(["gilded_coffin", "box_of_food", "spear"], {"B1": "ring"}, options=BASE_POOL, discard=["urn"])
    buy(state, "B1", "spear")
    do(state, "play_action box_of_food")
    assert discard(state) == []
    assert not can_play(state, "gilded_coffin")


def test_gilded_coffin_counts_a_purchase_by_brain_hook() -> None:
    state = position(["gilded_coffin", "brain_hook", "spear"], options=BASE_POOL, stock=["axe"])
    do(state, "play_action brain_hook", "buy", "pay_card spear", "pay_done", "play_action gilded_coffin")
    assert tomb(state) == ["axe"]


def test_gilded_coffin_cannot_reach_a_card_that_censer_put_on_the_deck() -> None:
    state = position(["gilded_coffin", "censer", "spear"], {"B1": "ring"}, options=BASE_POOL, discard=["urn"])
    do(state, "play_action censer")
    buy(state, "B1", "spear")
    assert deck(state) == ["ring"]
    assert not can_play(state, "gilded_coffin")


def test_gilded_coffin_is_not_deceived_by_an_equal_card_while_the_bought_one_lies_on_the_deck() -> None:
    state = position(["gilded_coffin", "censer", "spear"], {"B1": "ring"}, options=BASE_POOL, discard=["ring"])
    do(state, "play_action censer")
    buy(state, "B1", "spear")
    assert deck(state) == ["ring"]
    assert discard(state) == ["ring"]  # an old one
    assert not can_play(state, "gilded_coffin")


def test_gilded_coffin_does_not_entomb_the_equal_card_below_the_bought_one() -> None:
    state = position(
        ["gilded_coffin", "gilded_coffin", "spear"], {"B1": "ring"}, options=BASE_POOL, discard=["urn", "ring"]
    )
    buy(state, "B1", "spear")
    do(state, "play_action gilded_coffin")
    assert discard(state) == ["urn", "ring"]
    assert not can_play(state, "gilded_coffin")
