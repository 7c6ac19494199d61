"""Natron, Brain Hook and Linen Wrappings (6.2)."""

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
    stock,
    tomb,
    why_not,
)

from game.rules.afterlife.state import AfterlifeState

ROW = {"B1": "goddess_nut", "B2": "bow", "B3": "sphinx"}  # cost 4, 6 and 7


def hooked(*cards: str, top: str, **zones: list[str]) -> AfterlifeState:
    """Brain Hook was played from a hand with these cards and turned up `top`."""
    state = position(["brain_hook", *cards], stock=["sling", top], **zones)
    do(state, "play_action brain_hook")
    return state


def test_natron_sacrifices_a_card_and_takes_one_for_at_most_two_more() -> None:
    state = position(["natron", "axe", "ring"], ROW, boneyard=["urn"])
    do(state, "play_action natron", "choose_hand_card axe")  # 4 + 2
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B1", "B2"]
    do(state, "choose_pyramid_card B2")
    assert boneyard(state) == ["urn", "axe"]
    assert discard(state) == ["bow"]
    assert hand(state) == ["ring"]


def test_natron_offers_only_cards_that_are_dear_enough_for_something() -> None:
    state = position(["natron", "urn", "ring", "axe"], ROW)
    do(state, "play_action natron")
    assert asked(state) == (0, "choose_hand_card")
    assert choices(state) == ["ring", "axe"]  # the Urn would reach 3, the cheapest pyramid card costs 4


def test_natron_takes_from_any_slot_and_the_pyramid_crumbles() -> None:
    state = position(["natron", "axe"], {"B1": "ring", "B2": "bow", "B3": "axe", "M1": "serdab", "M2": "dagger"})
    do(state, "play_action natron", "choose_pyramid_card B2")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M2")
    assert pyramid(state) == {"B1": "ring", "B2": "dagger", "B3": "axe", "M1": "serdab"}
    assert state.view(0)["turn"]["pyramid_changed"]


def test_natron_can_reach_the_tip() -> None:
    full = {"B1": "bow", "B2": "bow", "B3": "bow", "M1": "sphinx", "M2": "harvest", "A": "ring"}
    state = position(["natron", "urn"], full)
    do(state, "play_action natron")  # only the tip is cheap enough: taken without asking
    assert discard(state) == ["ring"]


def test_natron_needs_another_hand_card_dear_enough() -> None:
    for others in ([], ["urn"], ["urn", "shabti"]):  # 1 + 2 is less than 4
        state = position(["natron", *others], ROW)
        assert not can_play(state, "natron")
        assert why_not(state, "natron")
    assert can_play(position(["natron", "offering_table"], ROW), "natron")


def test_natron_needs_a_pyramid_card() -> None:
    assert not can_play(position(["natron", "sphinx"]), "natron")


def test_natron_cannot_sacrifice_itself_but_the_other_copy() -> None:
    assert not can_play(position(["natron"], {"B1": "brooch"}), "natron")
    state = position(["natron", "natron"], {"B1": "brooch"})
    do(state, "play_action natron")
    assert boneyard(state) == ["natron"]
    assert discard(state) == ["brooch"]
    assert played(state) == ["natron"]


def test_natron_does_not_trigger_an_axe_that_is_sacrificed() -> None:
    state = position(["natron", "axe"], {"B1": "bow"}, others=[["urn", "spear"]])
    do(state, "play_action natron")
    assert asked(state) == (0, "main_action")
    assert hand(state, 1) == ["spear", "urn"]


def test_brain_hook_shows_the_top_of_the_stock_to_everybody() -> None:
    state = position(["brain_hook", "urn"], stock=["sling", "bow"])
    events = do(state, "play_action brain_hook")
    turned = next(event for event in events if event.kind == "turned_up")
    assert turned.reveals
    assert turned.seen_from(1).args == ("bow", "stock")
    assert state.view(1)["revealed"] == ("bow",)
    assert stock(state) == ["sling"]


def test_brain_hook_buys_for_two_less_onto_the_discard_pile() -> None:
    state = hooked("spear", "urn", "shabti", top="bow")
    assert state.decision().about == ("bow", 4)
    do(state, "buy", "pay_card spear", "pay_card urn", "pay_done")
    assert discard(state) == ["bow"]
    assert played(state) == ["brain_hook", "spear", "urn"]
    assert hand(state) == ["shabti"]


def test_brain_hook_declined_sacrifices_the_card() -> None:
    state = hooked("spear", "urn", top="bow", boneyard=["ring"])
    do(state, "decline")
    assert boneyard(state) == ["ring", "bow"]
    assert hand(state) == ["spear", "urn"]
    assert asked(state) == (0, "main_action")


def test_brain_hook_asks_even_when_nothing_can_be_paid() -> None:
    state = hooked("urn", top="sphinx")
    assert asked(state) == (0, "hook_decision")
    assert choices(state) == ["decline"]


def test_brain_hook_counts_as_a_purchase_but_not_as_a_change_of_the_pyramid() -> None:
    state = position(["brain_hook", "sphinx"], {"B1": "ring", "B2": "urn"}, stock=["sling", "bow"])
    do(state, "play_action brain_hook", "buy")
    assert state.view(0)["turn"]["bought"] == ("bow",)
    assert not state.view(0)["turn"]["pyramid_changed"]
    assert pyramid(state) == {"B1": "ring", "B2": "urn"}
    do(state, "end_play")
    assert asked(state) == (0, "rebuild_sacrifice")


def test_brain_hook_needs_a_stock() -> None:
    state = position(["brain_hook", "urn"], {"B1": "ring"})
    assert not can_play(state, "brain_hook")
    assert why_not(state, "brain_hook")


def test_brain_hook_takes_off_the_discount_of_harvest_as_well() -> None:
    state = position(["harvest", "brain_hook", "spear"], stock=["bow"])
    do(state, "play_action harvest", "play_action brain_hook")
    assert state.decision().about == ("bow", 3)  # 6 - 2 - 1
    assert choices(state) == ["buy", "decline"]


def test_brain_hook_price_never_falls_below_nothing() -> None:
    state = position(["harvest", "brain_hook", "urn"], stock=["ring"])
    do(state, "play_action harvest", "play_action brain_hook")
    assert state.decision().about == ("ring", 0)
    do(state, "buy", "pay_done")
    assert discard(state) == ["ring"]
    assert hand(state) == ["urn"]


def test_brain_hook_payment_gets_the_bonus_of_treasury() -> None:
    state = position(["treasury", "brain_hook", "spear"], stock=["bow"])
    do(state, "play_action treasury", "play_action brain_hook", "buy")
    assert discard(state) == ["bow"]  # 3 + 1 for a price of 4


def test_brain_hook_uses_up_a_ring_played_before_it() -> None:
    state = position(["ring", "brain_hook", "spear"], stock=["bow"])
    do(state, "play_action ring", "play_action brain_hook")
    assert choices(state) == ["decline"]  # Spear counts 3, the price is 4
    assert not state.view(0)["turn"]["ring_pending"]


def test_brain_hook_with_ring_doubles_the_best_card_of_the_payment() -> None:
    state = hooked("ring", "spear", "urn", top="harvest")  # for 4
    assert choices(state) == ["buy", "buy_with_ring", "decline"]
    events = do(state, "buy_with_ring")
    assert ("played", ("ring",)) in [(event.kind, event.args) for event in events]
    do(state, "pay_card spear", "pay_done")
    assert discard(state) == ["harvest"]
    assert played(state) == ["brain_hook", "ring", "spear"]
    assert hand(state) == ["urn"]
    assert not state.view(0)["turn"]["ring_pending"]


def test_brain_hook_offers_the_ring_only_if_the_rest_of_the_hand_then_suffices() -> None:
    assert choices(hooked("ring", "urn", top="dagger")) == ["buy", "buy_with_ring", "decline"]
    assert choices(hooked("ring", "brooch", top="bow")) == ["buy_with_ring", "decline"]  # 2 x 2, or 2 + 1
    assert choices(hooked("ring", top="dagger")) == ["buy", "decline"]  # the Ring would leave nothing to pay with


def test_brain_hook_gets_help_from_one_of_two_rings_only() -> None:
    state = hooked("ring", "ring", "brooch", top="sphinx")  # for 5: 2 x 2 + 1, never 2 x 2 x 2
    assert choices(state) == ["buy_with_ring", "decline"]
    do(state, "buy_with_ring")
    while asked(state)[1] == "pay_card":
        do(state, "pay_done" if ("pay_done",) in actions(state) else " ".join(map(str, actions(state)[0])))
    assert played(state) == ["brain_hook", "brooch", "ring", "ring"]
    assert hand(state) == []


def test_brain_hook_purchase_for_nothing_leaves_the_ring_played_in_it_pending() -> None:
    """4.4: "`ring_pending` ends with the payment, unless no card was paid"."""
    state = hooked("ring", "spear", top="serdab")  # for 0
    do(state, "buy_with_ring", "pay_done")
    assert discard(state) == ["serdab"]
    assert hand(state) == ["spear"]
    assert state.view(0)["turn"]["ring_pending"]


def test_brain_hook_does_not_ask_about_the_ring_when_it_is_declined() -> None:
    state = hooked("ring", "spear", top="sphinx")
    do(state, "decline")
    assert hand(state) == ["ring", "spear"]
    assert can_play(state, "ring")


def test_linen_wrappings_entombs_a_card_from_the_hand() -> None:
    state = position(["linen_wrappings", "urn", "sphinx"])
    do(state, "play_action linen_wrappings")
    assert asked(state) == (0, "choose_hand_card")
    assert choices(state) == ["urn", "sphinx"]
    do(state, "choose_hand_card sphinx")
    assert tomb(state) == ["sphinx"]
    assert hand(state) == ["urn"]
    assert played(state) == ["linen_wrappings"]


def test_linen_wrappings_needs_another_card_in_hand() -> None:
    state = position(["linen_wrappings"], draw=["urn"])
    assert not can_play(state, "linen_wrappings")
    assert why_not(state, "linen_wrappings")


def test_linen_wrappings_does_not_use_up_the_free_entombment() -> None:
    state = position(["linen_wrappings", "urn", "shabti"])
    do(state, "play_action linen_wrappings", "choose_hand_card urn", "entomb_free shabti")
    assert tomb(state) == ["urn", "shabti"]


def test_linen_wrappings_may_entomb_the_other_linen_wrappings() -> None:
    state = position(["linen_wrappings", "linen_wrappings"])
    do(state, "play_action linen_wrappings")
    assert tomb(state) == ["linen_wrappings"]
    assert played(state) == ["linen_wrappings"]


def test_mummification_cards_are_worth_their_gold() -> None:
    for card, worth in (("natron", 1), ("brain_hook", 2), ("linen_wrappings", 2)):
        state = position([card, "urn"], {"B1": "ring", "B2": "dagger"})
        assert (("buy", "B2") in actions(state)) == (worth + 1 >= 3)
        buy(state, "B1", card, "urn")
        assert discard(state) == ["ring"]
