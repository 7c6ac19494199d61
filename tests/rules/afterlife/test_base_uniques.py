"""Base pool, uniques: Headrest, Boat, Censer, Ostrich Fan, Throne and Burial Mask (6.8)."""

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
    stock,
    tomb,
    why_not,
)

BASE_POOL = {"mode": "half_sets_merged", "uniques": "base"}
BASE_ROW = {"B1": "ring", "B2": "dagger", "B3": "sling"}


def test_headrest_puts_a_hand_card_on_the_draw_deck_and_draws_six_at_the_end() -> None:
    state = position(["headrest", "bow", "ring"], options=BASE_POOL, draw=["urn"] * 6, others=[["urn"]])
    do(state, "play_action headrest")
    assert asked(state) == (0, "choose_hand_card")
    do(state, "choose_hand_card bow")
    assert deck(state) == ["urn"] * 6 + ["bow"]
    assert hand(state) == ["ring"]
    do(state, "end_play", "discard_top ring")
    assert hand(state) == ["bow"] + ["urn"] * 5


def test_headrest_draws_six_for_one_turn_only() -> None:
    state = position(
        ["headrest", "bow"], options=BASE_POOL, stock=["ring"] * 9, draw=["urn"] * 12, draws={1: ["bow"] * 9}
    )
    do(state, "play_action headrest", "end_play")
    assert len(hand(state)) == 6
    do(state, "rebuild_sacrifice B1")  # seat 1 has no cards to play
    assert len(hand(state, 1)) == 5
    do(state, "end_play", "discard_top urn", "rebuild_sacrifice B1")
    assert len(hand(state)) == 5


def test_headrest_keeps_the_card_a_secret() -> None:
    state = position(["headrest", "bow", "ring"], options=BASE_POOL)
    events = do(state, "play_action headrest", "choose_hand_card bow")
    assert all("bow" not in event.seen_from(1).args + event.seen_from(1).secret for event in events)


def test_headrest_needs_another_card_in_hand() -> None:
    state = position(["headrest"], options=BASE_POOL, draw=["urn"])
    assert not can_play(state, "headrest")
    assert why_not(state, "headrest") == "You need another card in hand."


def test_boat_answers_a_completed_purchase_with_a_base_card() -> None:
    state = position(["spear"], BASE_ROW, options=BASE_POOL, others=[["boat", "urn"]], discards={1: ["shabti"]})
    buy(state, "B1", "spear")
    assert asked(state) == (1, "boat_reaction")
    assert choices(state) == ["pass", "B2", "B3"]
    do(state, "boat_reaction B3")
    assert discard(state, 1) == ["shabti", "boat", "sling"]
    assert hand(state, 1) == ["urn"]
    assert pyramid(state) == {"B2": "dagger"}
    assert asked(state) == (0, "main_action")


def test_boat_waits_until_the_pyramid_has_crumbled_and_then_the_active_player_decides_again() -> None:
    cards = {"A": "bow", "M1": "axe", "M2": "spear", "B1": "ring", "B2": "dagger", "B3": "sling"}
    state = position(["spear"], cards, options=BASE_POOL, others=[["boat"]])
    buy(state, "B2", "spear")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M1")
    assert asked(state) == (1, "boat_reaction")
    do(state, "boat_reaction B2")  # the Axe that has just dropped
    assert discard(state, 1) == ["boat", "axe"]
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M2")
    assert pyramid(state) == {"M1": "bow", "B1": "ring", "B2": "spear", "B3": "sling"}


def test_boat_may_stay_in_the_hand_for_a_later_purchase() -> None:
    state = position(["spear", "spear"], BASE_ROW, options=BASE_POOL, others=[["boat"]])
    buy(state, "B1", "spear")
    do(state, "pass")
    assert hand(state, 1) == ["boat"]
    buy(state, "B2", "spear")
    assert asked(state) == (1, "boat_reaction")


def test_boat_asks_its_holder_only() -> None:
    state = position(["spear"], BASE_ROW, seats=4, options=BASE_POOL, others=[["urn"], ["boat"], ["urn"]])
    buy(state, "B1", "spear")
    assert asked(state) == (2, "boat_reaction")
    do(state, "pass")
    assert asked(state) == (0, "main_action")
    for seat in range(4):
        assert state.view(seat)["decision"]["seat"] == 0


def test_boat_is_not_for_its_holders_own_purchase() -> None:
    state = position(["boat", "spear"], BASE_ROW, options=BASE_POOL, others=[["urn"]])
    buy(state, "B1", "spear")
    assert asked(state) == (0, "main_action")
    assert hand(state) == ["boat"]


def test_boat_does_nothing_outside_the_hand() -> None:
    state = position(["spear"], BASE_ROW, options=BASE_POOL, draws={1: ["boat"]}, discards={1: ["boat"]})
    buy(state, "B1", "spear")
    assert asked(state) == (0, "main_action")


def test_boat_gets_no_window_when_the_base_is_empty() -> None:
    state = position(["spear"], {"B1": "ring"}, options=BASE_POOL, others=[["boat"]])
    buy(state, "B1", "spear")
    assert asked(state) == (0, "main_action")


def test_boat_does_not_answer_a_card_that_was_only_taken() -> None:
    state = position(["statue_of_horus"], BASE_ROW, options=BASE_POOL, others=[["boat"]])
    do(state, "play_action statue_of_horus", "choose_pyramid_card B1")
    assert asked(state) == (0, "main_action")


def test_boat_answers_a_purchase_by_brain_hook_and_is_no_change_by_the_active_player() -> None:
    state = position(["brain_hook", "spear"], BASE_ROW, options=BASE_POOL, stock=["urn", "axe"], others=[["boat"]])
    do(state, "play_action brain_hook", "buy")  # the Spear is the only way to pay
    assert asked(state) == (1, "boat_reaction")
    do(state, "boat_reaction B1")
    assert not state.view(0)["turn"]["pyramid_changed"]
    do(state, "end_play")
    assert asked(state) == (0, "rebuild_sacrifice")
    assert choices(state) == ["B2", "B3"]


def test_boat_leaves_a_brain_hook_that_buys_nothing_alone() -> None:
    state = position(["brain_hook", "spear"], BASE_ROW, options=BASE_POOL, stock=["axe"], others=[["boat"]])
    do(state, "play_action brain_hook", "decline")
    assert asked(state) == (0, "main_action")


def test_boat_discards_itself_without_letting_axe_answer() -> None:
    state = position(["spear", "bow"], BASE_ROW, options=BASE_POOL, others=[["boat", "axe"]])
    buy(state, "B1", "spear")
    do(state, "boat_reaction B2")
    assert asked(state) == (0, "main_action")
    assert hand(state, 1) == ["axe"]
    assert hand(state) == ["bow"]


def test_boat_has_no_action_but_is_gold_and_can_be_entombed() -> None:
    state = position(["boat"], BASE_ROW, options=BASE_POOL)
    assert not can_play(state, "boat")
    assert why_not(state, "boat") == "It is a reaction, never an action."
    assert ("entomb_free", "boat") in actions(state)
    buy(state, "B1", "boat")
    assert played(state) == ["boat"]


def test_boat_is_unusable_in_solo() -> None:
    state = position(["boat", "spear"], BASE_ROW, seats=1)
    buy(state, "B1", "spear")
    assert asked(state) == (0, "main_action")
    assert not can_play(state, "boat")


def test_censer_sends_bought_cards_to_the_top_of_the_draw_deck() -> None:
    state = position(["censer", "spear", "spear"], BASE_ROW, options=BASE_POOL, draw=["urn"])
    do(state, "play_action censer")
    buy(state, "B1", "spear")
    buy(state, "B2", "spear")
    assert deck(state) == ["urn", "ring", "dagger"]
    assert discard(state) == []


def test_censer_leaves_taken_cards_and_earlier_purchases_alone() -> None:
    state = position(["censer", "spear", "statue_of_horus"], BASE_ROW, options=BASE_POOL)
    buy(state, "B1", "spear")
    do(state, "play_action censer", "play_action statue_of_horus", "choose_pyramid_card B2")
    assert discard(state) == ["ring", "dagger"]
    assert deck(state) == []


def test_censer_applies_to_a_purchase_by_brain_hook() -> None:
    state = position(["censer", "brain_hook", "spear"], options=BASE_POOL, stock=["axe"])
    do(state, "play_action censer", "play_action brain_hook", "buy")  # the Spear is the only way to pay
    assert deck(state) == ["axe"]


def test_censer_lets_the_bought_card_be_drawn_in_the_same_turn_and_ends_with_it() -> None:
    state = position(
        ["censer", "spear", "box_of_food"], BASE_ROW, options=BASE_POOL, others=[["spear"]], draws={1: ["urn"] * 9}
    )
    do(state, "play_action censer")
    buy(state, "B1", "spear")
    do(state, "play_action box_of_food")
    assert hand(state) == ["ring"]
    do(state, "end_play")
    buy(state, "B2", "spear")
    assert discard(state, 1) == ["dagger"]


def test_ostrich_fan_sacrifices_one_or_two_pyramid_cards_crumbling_after_each() -> None:
    cards = {"A": "bow", "M1": "axe", "M2": "spear", "B1": "ring", "B2": "dagger", "B3": "sling"}
    state = position(["ostrich_fan"], cards, options=BASE_POOL)
    do(state, "play_action ostrich_fan")
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "A"]  # the first is mandatory
    do(state, "choose_pyramid_card B1")
    assert pyramid(state) == {"M1": "bow", "M2": "spear", "B1": "axe", "B2": "dagger", "B3": "sling"}
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "stop"]
    other = state.clone()
    do(state, "choose_pyramid_card B1")  # the Axe, where it lies now
    assert boneyard(state) == ["ring", "axe"]
    assert pyramid(state) == {"M2": "spear", "B1": "bow", "B2": "dagger", "B3": "sling"}
    do(other, "stop")
    assert boneyard(other) == ["ring"]
    assert other.view(0)["turn"]["pyramid_changed"]


def test_ostrich_fan_is_content_with_a_single_card() -> None:
    state = position(["ostrich_fan", "urn"], {"B1": "ring"}, options=BASE_POOL)
    do(state, "play_action ostrich_fan")
    assert boneyard(state) == ["ring"]
    assert asked(state) == (0, "main_action")


def test_ostrich_fan_needs_a_pyramid_card() -> None:
    state = position(["ostrich_fan"], options=BASE_POOL)
    assert why_not(state, "ostrich_fan") == "There is no fitting card in the pyramid."


def test_throne_lets_the_player_buy_from_every_slot_this_turn() -> None:
    cards = {"A": "ring", "M1": "axe", "M2": "sling", "B1": "bow", "B2": "spear", "B3": "victory"}
    state = position(["throne", "spear", "urn"], cards, options=BASE_POOL, others=[["spear"]])
    assert [choice for choice in choices(state) if choice in cards] == ["B1", "B2", "B3"]
    do(state, "play_action throne")
    assert [choice for choice in choices(state) if choice in cards] == ["M1", "M2", "A"]  # for 4 gold
    buy(state, "M2", "spear")
    assert discard(state) == ["sling"]
    assert pyramid(state) == {"M1": "axe", "M2": "ring", "B1": "bow", "B2": "spear", "B3": "victory"}
    do(state, "end_play")
    assert ("buy", "M2") not in actions(state)  # the next player buys from the base again


def test_throne_still_demands_the_price() -> None:
    state = position(["throne", "urn"], {"M1": "axe", "B1": "bow", "B2": "bow"}, options=BASE_POOL)
    do(state, "play_action throne")
    assert all(action[0] != "buy" for action in actions(state))


def test_burial_mask_entombs_the_top_stock_card_unseen() -> None:
    state = position(["burial_mask"], {"B1": "ring"}, options=BASE_POOL, stock=["bow", "axe"])
    do(state, "play_action burial_mask")
    assert tomb(state) == ["axe"]
    assert stock(state) == ["bow"]
    assert not state.view(0)["turn"]["pyramid_changed"]
    assert state.view(0)["turn"]["free_entombs"] == 1


def test_burial_mask_needs_a_stock_card() -> None:
    state = position(["burial_mask"], {"B1": "ring"}, options=BASE_POOL)
    assert why_not(state, "burial_mask") == "The stock is empty."
