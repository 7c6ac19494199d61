"""Ring, Bracelet, Brooch and Necklace (6.3)."""

from helpers.afterlife import (
    actions,
    asked,
    boneyard,
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

from game.rules.afterlife.state import AfterlifeState

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def ring_pending(state: AfterlifeState) -> bool:
    return bool(state.view(0)["turn"]["ring_pending"])


def can_buy(state: AfterlifeState, slot: str) -> bool:
    return ("buy", slot) in actions(state)


def test_ring_doubles_the_gold_of_the_next_card() -> None:
    state = position(["ring", "spear"], {"B1": "bow"})
    assert not can_buy(state, "B1")
    do(state, "play_action ring")
    assert ring_pending(state)
    buy(state, "B1", "spear")
    assert discard(state) == ["bow"]
    assert played(state) == ["ring", "spear"]


def test_ring_doubles_the_best_card_of_a_payment_and_no_other() -> None:
    state = position(["ring", "urn", "spear", "shabti"], {"B1": "sphinx", "B2": "sling"})
    do(state, "play_action ring", "buy B1", "pay_card urn")
    assert ("pay_done",) not in actions(state)
    do(state, "pay_card spear")  # 1 + 2 x 3, whatever the order of the steps
    assert state.view(0)["decision"]["payment"]["total"] == 7
    do(state, "pay_done")
    assert hand(state) == ["shabti"]
    assert not ring_pending(state)
    assert not can_buy(state, "B2")


def test_ring_works_for_one_purchase_only() -> None:
    state = position(["ring", "brooch", "bow", "bow"], {"B1": "goddess_nut", "B2": "sphinx", "B3": "urn"})
    do(state, "play_action ring")
    buy(state, "B1", "brooch")
    assert discard(state) == ["goddess_nut"]
    assert not can_buy(state, "B2")  # 3 + 3 plain


def test_ring_is_playable_at_any_time() -> None:
    assert can_play(position(["ring"]), "ring")


def test_ring_is_used_up_by_the_next_card_played_for_its_action() -> None:
    state = position(["ring", "serdab", "spear"], {"B1": "bow"})
    do(state, "play_action ring", "play_action serdab", "stop")
    assert not ring_pending(state)
    assert not can_buy(state, "B1")


def test_ring_is_not_used_up_by_an_entombment_from_the_hand() -> None:
    state = position(["ring", "urn", "spear"], {"B1": "bow"})
    do(state, "play_action ring", "entomb_free urn")
    assert ring_pending(state)
    buy(state, "B1", "spear")
    assert discard(state) == ["bow"]


def test_ring_does_not_stack_with_a_second_ring() -> None:
    state = position(["ring", "ring", "spear"], {"B1": "bow", "B2": "sphinx"})
    do(state, "play_action ring", "play_action ring")
    assert ring_pending(state)  # the second one used up the first and set the flag anew
    assert can_buy(state, "B1")
    assert not can_buy(state, "B2")


def test_ring_unused_is_lost_with_the_turn() -> None:
    state = position(["ring", "urn"], others=[["spear"]], stock=["bow"])
    do(state, "play_action ring", "end_play")
    assert asked(state) == (1, "main_action")
    assert not ring_pending(state)


def test_ring_stays_pending_after_a_purchase_paid_with_nothing() -> None:
    state = position(["harvest", "harvest", "ring", "spear"], {"B1": "sling", "B2": "bow"})
    do(state, "play_action harvest", "play_action harvest", "play_action ring", "buy B1", "pay_done")
    assert discard(state) == ["sling"]
    assert ring_pending(state)


def test_ring_may_be_spent_as_plain_gold() -> None:
    state = position(["ring", "urn"], {"B1": "sling"})
    buy(state, "B1", "ring", "urn")
    assert discard(state) == ["sling"]
    assert not ring_pending(state)


def test_bracelet_draws_two_cards_and_then_discards_one() -> None:
    state = position(["bracelet", "urn"], draw=["box_of_food", "spear", "bow"])
    do(state, "play_action bracelet")
    assert asked(state) == (0, "forced_discard")
    assert choices(state) == ["urn", "spear", "bow"]  # also a card just drawn
    do(state, "forced_discard bow")
    assert hand(state) == ["spear", "urn"]
    assert discard(state) == ["bow"]
    assert deck(state) == ["box_of_food"]


def test_bracelet_needs_two_cards_to_draw() -> None:
    state = position(["bracelet", "urn"], draw=["ring"])
    assert not can_play(state, "bracelet")
    assert why_not(state, "bracelet")
    assert can_play(position(["bracelet"], draw=["ring"], discard=["urn"]), "bracelet")


def test_bracelet_reshuffles_between_the_two_cards() -> None:
    state = position(["bracelet"], draw=["ring"], discard=["urn"])
    do(state, "play_action bracelet", "forced_discard ring")
    assert hand(state) == ["urn"]
    assert discard(state) == ["ring"]


def test_brooch_entombs_a_pyramid_card_and_sacrifices_a_set_card_of_the_tomb() -> None:
    state = position(["brooch"], SIX, tomb=["ring", "bow", "urn", "senet"], boneyard=["axe"])
    do(state, "play_action brooch")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "A"]
    do(state, "choose_pyramid_card B1")
    assert asked(state) == (0, "choose_tomb_card")
    assert choices(state) == ["ring", "serdab", "bow"]  # no starter, no unique, but the card just entombed
    do(state, "choose_tomb_card bow")
    assert tomb(state) == ["ring", "urn", "senet", "serdab"]
    assert boneyard(state) == ["axe", "bow"]
    assert pyramid(state) == {"M1": "brooch", "M2": "ring", "B1": "goddess_nut", "B2": "dagger", "B3": "sling"}
    assert state.view(0)["turn"]["pyramid_changed"]


def test_brooch_may_entomb_a_unique_which_is_then_no_choice_for_the_sacrifice() -> None:
    state = position(["brooch"], {"B1": "sphinx", "B2": "urn"}, tomb=["ring"])
    do(state, "play_action brooch", "choose_pyramid_card B1")  # Ring is the only set card: sacrificed without asking
    assert tomb(state) == ["sphinx"]
    assert boneyard(state) == ["ring"]


def test_brooch_lets_the_pyramid_crumble_before_the_sacrifice() -> None:
    state = position(["brooch"], SIX, tomb=["ring"])
    do(state, "play_action brooch", "choose_pyramid_card B2")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M1")
    assert asked(state) == (0, "choose_tomb_card")


def test_brooch_counts_equal_cards_of_the_tomb_as_one_choice() -> None:
    state = position(["brooch"], {"B1": "ring"}, tomb=["ring", "bow"])
    do(state, "play_action brooch")
    assert choices(state) == ["ring", "bow"]
    do(state, "choose_tomb_card ring")
    assert sorted(tomb(state)) == ["bow", "ring"]


def test_brooch_needs_a_set_card_in_the_tomb_before_anything_happens() -> None:
    for buried in ([], ["shabti", "shabti"], ["sphinx"]):
        state = position(["brooch"], {"B1": "bow"}, tomb=buried)
        assert not can_play(state, "brooch")
        assert why_not(state, "brooch")
    assert not can_play(position(["brooch"], {"B1": "bow"}, tombs={1: ["ring"]}), "brooch")


def test_brooch_needs_a_pyramid_card() -> None:
    state = position(["brooch"], tomb=["ring"])
    assert not can_play(state, "brooch")
    assert why_not(state, "brooch")


def test_brooch_does_not_use_up_the_free_entombment() -> None:
    state = position(["brooch", "urn"], {"B1": "bow"}, tomb=["ring"])
    do(state, "play_action brooch", "choose_tomb_card ring", "entomb_free urn")
    assert tomb(state) == ["bow", "urn"]


def test_necklace_entombs_the_top_of_the_draw_deck() -> None:
    state = position(["necklace"], draw=["urn", "bow"])
    do(state, "play_action necklace")
    assert tomb(state) == ["bow"]
    assert deck(state) == ["urn"]
    assert asked(state) == (0, "main_action")  # no starter: it ends here


def test_necklace_may_go_on_after_a_starter_but_never_past_two_cards() -> None:
    state = position(["necklace"], draw=["bow", "urn", "shabti"])
    do(state, "play_action necklace")
    assert tomb(state) == ["shabti"]
    assert asked(state) == (0, "may_entomb_next")
    do(state, "yes")
    assert tomb(state) == ["shabti", "urn"]
    assert asked(state) == (0, "main_action")
    assert deck(state) == ["bow"]


def test_necklace_may_stop_after_a_starter() -> None:
    state = position(["necklace"], draw=["bow", "urn"])
    do(state, "play_action necklace", "no")
    assert tomb(state) == ["urn"]
    assert deck(state) == ["bow"]


def test_necklace_ends_after_a_unique() -> None:
    state = position(["necklace"], draw=["urn", "sphinx"])
    do(state, "play_action necklace")
    assert asked(state) == (0, "main_action")


def test_necklace_does_not_ask_when_there_is_no_second_card() -> None:
    state = position(["necklace"], draw=["urn"])
    do(state, "play_action necklace")
    assert tomb(state) == ["urn"]
    assert asked(state) == (0, "main_action")


def test_necklace_reshuffles_for_its_second_card() -> None:
    state = position(["necklace"], draw=["urn"], discard=["bow"])
    do(state, "play_action necklace")
    assert discard(state) == ["bow"]
    do(state, "yes")
    assert tomb(state) == ["urn", "bow"]
    assert discard(state) == []


def test_necklace_needs_a_card_in_draw_deck_or_discard_pile() -> None:
    state = position(["necklace", "urn"])
    assert not can_play(state, "necklace")
    assert why_not(state, "necklace")
    assert can_play(position(["necklace"], discard=["urn"]), "necklace")


def test_necklace_reveals_its_card_to_all_only_when_it_lies_in_the_tomb() -> None:
    state = position(["necklace"], draw=["bow", "urn"])
    events = do(state, "play_action necklace")
    assert events[-1].seen_from(1)[:3] == ("entombed", 0, ("urn", "deck"))
    assert events[-1].reveals
    other = position(["necklace"], draw=["ring", "urn"])
    do(other, "play_action necklace")
    assert state.view(0) == other.view(0)  # the next card is entombed unseen


def test_necklace_leaves_the_free_entombment() -> None:
    state = position(["necklace", "ring"], draw=["bow"])
    do(state, "play_action necklace", "entomb_free ring")
    assert tomb(state) == ["bow", "ring"]
