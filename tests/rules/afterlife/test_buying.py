"""Buying, step by step (4.4)."""

import pytest
from helpers.afterlife import (
    actions,
    asked,
    boneyard,
    buy,
    choices,
    deck,
    discard,
    do,
    hand,
    played,
    position,
    pyramid,
    spent,
    stock,
    why_not,
)

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def test_only_cards_of_the_base_can_be_bought() -> None:
    state = position(["sphinx"] * 3, SIX)
    assert [action[1] for action in actions(state) if action[0] == "buy"] == ["B1", "B2", "B3"]


def test_an_empty_slot_cannot_be_bought() -> None:
    state = position(["sphinx"], {"B2": "dagger"})
    assert [action for action in actions(state) if action[0] == "buy"] == [("buy", "B2")]


def test_the_whole_hand_must_be_worth_the_price() -> None:
    state = position(["urn", "spear"], {"B1": "goddess_nut", "B2": "spear", "B3": "sphinx"})
    assert [action for action in actions(state) if action[0] == "buy"] == [("buy", "B1")]
    assert why_not(state, "B1") == ""
    assert why_not(state, "B2") == 1  # so much gold is missing
    assert why_not(state, "B3") == 3


def test_the_bought_card_goes_on_top_of_the_discard_pile_and_the_payment_is_played() -> None:
    state = position(["urn", "shabti", "spear"], SIX, discard=["axe"], boneyard=["bow"])
    events = buy(state, "B1", "urn", "shabti")
    assert discard(state) == ["axe", "serdab"]
    assert spent(state) == ["urn", "shabti"]
    assert hand(state) == ["spear"]
    assert boneyard(state) == ["bow"]
    bought = next(event for event in events if event.kind == "bought")
    assert bought.seen_from(1)[:3] == ("bought", 0, ("serdab", "B1", 2, "urn", "shabti"))


def test_a_purchase_makes_the_pyramid_crumble_and_counts_as_a_change() -> None:
    state = position(["spear", "urn"], SIX)
    buy(state, "B3", "spear")
    assert pyramid(state) == {"B1": "serdab", "B2": "dagger", "B3": "ring", "M1": "goddess_nut", "M2": "brooch"}
    assert state.view(1)["turn"]["pyramid_changed"]
    assert state.view(1)["turn"]["bought"] == ("sling",)


def test_payment_is_one_card_after_the_other_until_the_player_says_done() -> None:
    state = position(["urn", "urn", "shabti", "bow"], {"B1": "sling"})
    do(state, "buy B1")
    assert asked(state) == (0, "pay_card")
    assert choices(state) == ["shabti", "urn", "bow"]  # equal cards are one option, and nothing is paid yet
    do(state, "pay_card urn")
    assert ("pay_done",) not in actions(state)
    do(state, "pay_card urn")
    assert choices(state) == ["pay_done", "shabti", "bow"]
    do(state, "pay_done")
    assert played(state) == ["urn", "urn"]


def test_the_table_sees_what_is_to_be_paid() -> None:
    state = position(["urn", "shabti", "bow"], {"B1": "dagger"})
    do(state, "buy B1", "pay_card urn")
    payment = state.view(1)["decision"]["payment"]
    assert (payment["card"], payment["price"], payment["paid"], payment["total"]) == ("dagger", 3, ("urn",), 1)
    assert state.view(1)["decision"]["actions"] == ()


def test_a_superfluous_card_may_be_paid() -> None:
    state = position(["bow", "urn", "victory"], {"B1": "sling"})
    do(state, "buy B1", "pay_card bow", "pay_card urn", "pay_done")
    assert played(state) == ["bow", "urn"]
    do(state, "play_action victory", "choose_played_card urn")
    assert state.view(0)["players"][0]["tomb"] == ("urn",)


def test_a_purchase_once_begun_has_to_be_paid() -> None:
    state = position(["urn", "shabti", "box_of_food"], {"B1": "sling"})
    do(state, "buy B1")
    assert {action[0] for action in actions(state)} == {"pay_card"}
    with pytest.raises(ValueError, match="not a legal answer"):
        do(state, "end_play")


def test_the_last_card_that_can_pay_is_paid_without_asking() -> None:
    state = position(["urn", "urn"], {"B1": "sling"})
    do(state, "buy B1")
    assert discard(state) == ["sling"]
    assert hand(state) == []


def test_surplus_gold_does_not_help_the_next_purchase() -> None:
    state = position(["sphinx", "urn"], {"B1": "sling", "B2": "ring"})
    buy(state, "B1", "sphinx")
    assert ("buy", "B2") not in actions(state)
    assert why_not(state, "B2") == 1


def test_any_number_of_cards_may_be_bought_even_the_whole_pyramid() -> None:
    state = position(["sphinx"] * 6, SIX, stock=["bow", "axe"])
    for _ in range(6):
        slot = next(str(action[1]) for action in actions(state) if action[0] == "buy")
        buy(state, slot, "sphinx")
        while asked(state)[1] == "choose_crumble":
            do(state, "choose_crumble M1")
    assert pyramid(state) == {}
    assert sorted(discard(state)) == sorted(SIX.values())
    assert stock(state) == ["bow", "axe"]  # new cards come only in REBUILD
    assert not [action for action in actions(state) if action[0] == "buy"]


def test_a_card_that_dropped_into_the_base_may_be_bought_in_the_same_turn() -> None:
    state = position(["sphinx", "sphinx"], SIX)
    buy(state, "B1", "sphinx")
    buy(state, "B1", "sphinx")
    assert discard(state) == ["serdab", "goddess_nut"]


def test_the_price_is_the_printed_cost_less_the_discount() -> None:
    state = position(["harvest", "harvest", "spear"], {"B1": "spear"})
    assert why_not(position(["spear"], {"B1": "spear"}), "B1") == 2
    do(state, "play_action harvest", "play_action harvest", "buy B1")
    assert discard(state) == ["spear"]


def test_the_payment_may_be_empty_only_if_the_price_is_nothing() -> None:
    state = position(["harvest", "urn", "shabti"], {"B1": "ring", "B2": "shabti"})
    do(state, "play_action harvest", "buy B1")
    assert ("pay_done",) not in actions(state)
    do(state, "pay_card urn", "pay_done", "buy B2")
    assert ("pay_done",) in actions(state)
    do(state, "pay_done")
    assert discard(state) == ["ring", "shabti"]
    assert hand(state) == ["shabti"]


def test_a_free_card_can_be_bought_with_an_empty_hand() -> None:
    state = position(["harvest", "harvest"], {"B1": "sling"})
    do(state, "play_action harvest", "play_action harvest")
    assert ("buy", "B1") in actions(state)
    do(state, "buy B1")
    assert discard(state) == ["sling"]


def test_without_gold_and_discount_nothing_can_be_bought() -> None:
    state = position(["treasury"], {"B1": "ring"})
    do(state, "play_action treasury")  # a bonus for cards, and there is no card
    assert ("buy", "B1") not in actions(state)
    assert why_not(state, "B1") == 2


def test_bonus_ring_and_discount_work_together() -> None:
    state = position(["treasury", "harvest", "ring", "urn", "brooch", "shabti"], {"B1": "sphinx"})
    do(state, "play_action treasury", "play_action harvest", "play_action ring", "buy B1")
    do(state, "pay_card urn")
    assert state.view(0)["decision"]["payment"]["total"] == 3  # 1 x 2 + 1, while it is the only card
    do(state, "pay_card brooch")
    assert state.view(0)["decision"]["payment"]["total"] == 7  # Brooch is the doubled one now: 2 x 2 + 1, and 1 + 1
    do(state, "pay_done")
    assert hand(state) == ["shabti"]


def test_a_card_bought_this_turn_cannot_be_used_without_help() -> None:
    state = position(["spear", "urn"], {"B1": "sling", "B2": "ring"})
    buy(state, "B2", "spear")
    assert hand(state) == ["urn"]
    assert ("play_action", "ring") not in actions(state)


def test_a_reshuffle_in_the_same_turn_takes_the_bought_card_along() -> None:
    state = position(["spear", "box_of_food"], {"B1": "ring"})
    buy(state, "B1", "spear")
    do(state, "play_action box_of_food")
    assert hand(state) == ["ring"]
    assert deck(state) == discard(state) == []


def test_axe_and_other_gold_of_the_payment_trigger_nothing() -> None:
    state = position(["axe", "senet"], {"B1": "brooch"}, others=[["bow", "urn"]])
    do(state, "buy B1", "pay_card axe")
    assert asked(state) == (0, "main_action")
    assert hand(state, 1) == ["bow", "urn"]
    assert spent(state) == ["axe", "senet"]
