"""Base pool, books: Gates, Netherworld, Traversing Eternity, Earth, Heavens and the Dead (6.8)."""

import pytest
from helpers.afterlife import (
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

BASE_POOL = {"mode": "half_sets_merged"}


def test_book_of_gates_carries_out_the_revealed_action_and_discards_the_card() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, draw=["bow", "spear", "ibex_statuette"])
    do(state, "play_action book_of_gates")
    assert hand(state) == ["bow", "spear"]
    assert discard(state) == ["ibex_statuette"]
    assert played(state) == ["book_of_gates"]


def test_book_of_gates_turns_the_card_up_for_everybody() -> None:
    state = position(["book_of_gates", "bow", "ring"], options=BASE_POOL, draw=["linen_wrappings"])
    do(state, "play_action book_of_gates")
    assert asked(state) == (0, "choose_hand_card")  # "must": there is no way to decline
    assert choices(state) == ["ring", "bow"]
    assert state.view(1)["revealed"] == ("linen_wrappings",)
    do(state, "choose_hand_card ring")
    assert tomb(state) == ["ring"]
    assert state.view(1)["revealed"] == ()
    assert discard(state) == ["linen_wrappings"]


def test_book_of_gates_discards_a_card_whose_action_is_not_playable() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, draw=["bow", "linen_wrappings"])
    do(state, "play_action book_of_gates")
    assert discard(state) == ["linen_wrappings"]
    assert "linen_wrappings" not in state.view(0)["turn"]["actions"]


@pytest.mark.parametrize("reaction", ["axe", "boat"])
def test_book_of_gates_discards_a_reaction_because_it_has_no_action(reaction: str) -> None:
    state = position(["book_of_gates", "urn"], {"B1": "ring"}, options=BASE_POOL, draw=[reaction], others=[["bow"]])
    do(state, "play_action book_of_gates")
    assert discard(state) == [reaction]
    assert asked(state) == (0, "main_action")
    assert hand(state, 1) == ["bow"]


def test_book_of_gates_reshuffles_when_the_draw_deck_is_empty() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, discard=["ring"])
    do(state, "play_action book_of_gates")
    assert state.view(0)["turn"]["ring_pending"]
    assert discard(state) == ["ring"]


def test_book_of_gates_needs_a_card_to_turn_up() -> None:
    state = position(["book_of_gates", "ring"], options=BASE_POOL)
    assert not can_play(state, "book_of_gates")
    assert why_not(state, "book_of_gates") == "Your draw deck and discard pile are empty."


@pytest.mark.parametrize("revealed", ["victory", "dogs_and_jackals"])
def test_book_of_gates_and_the_revealed_card_are_no_targets(revealed: str) -> None:
    state = position(["book_of_gates", "ring"], options=BASE_POOL, draw=[revealed])
    do(state, "play_action book_of_gates")  # Gates is the only card on the table: nothing to entomb or to return
    assert discard(state) == [revealed]
    assert played(state) == ["book_of_gates"]
    state = position(["book_of_gates", "ring", "throne"], options=BASE_POOL, draw=[revealed])
    do(state, "play_action ring", "play_action throne", "play_action book_of_gates")
    assert sorted(choices(state)) == ["ring", "throne"]


def test_book_of_gates_does_not_find_the_revealed_card_in_the_discard_pile() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, draw=["antechamber"])
    do(state, "play_action book_of_gates")
    assert hand(state) == []
    assert discard(state) == ["antechamber"]


def test_book_of_gates_revealing_gates_turns_up_one_more_card() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, draw=["urn", "box_of_food", "book_of_gates"])
    do(state, "play_action book_of_gates")
    assert hand(state) == ["urn"]
    assert discard(state) == ["box_of_food", "book_of_gates"]  # the inner action ends first
    assert played(state) == ["book_of_gates"]


def test_book_of_gates_nested_still_offers_no_gates_as_a_target() -> None:
    state = position(["book_of_gates", "ring", "throne"], options=BASE_POOL, draw=["victory", "book_of_gates"])
    do(state, "play_action ring", "play_action throne", "play_action book_of_gates")
    assert sorted(choices(state)) == ["ring", "throne"]
    do(state, "choose_played_card ring")
    assert tomb(state) == ["ring"]
    assert discard(state) == ["victory", "book_of_gates"]


def test_book_of_gates_revealing_gates_as_the_last_card_just_discards_it() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, draw=["book_of_gates"])
    do(state, "play_action book_of_gates")
    assert discard(state) == ["book_of_gates"]


def test_book_of_gates_revealing_senet_gives_senet_away() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, draw=["bow", "senet"], others=[["ring", "urn"]])
    do(state, "play_action book_of_gates")
    assert hand(state) == ["bow"]
    assert discard(state, 1) == ["senet"]
    assert asked(state) == (1, "forced_discard")
    assert choices(state) == ["ring"]
    do(state, "forced_discard ring")
    assert discard(state, 0) == ["ring"]  # without Senet, which has moved itself
    assert discard(state, 1) == ["senet"]


def test_book_of_gates_revealing_mirror_case_lets_it_fall_into_the_pyramid() -> None:
    cards = {"B1": "dagger", "B2": "serdab", "B3": "natron"}
    state = position(["book_of_gates"], cards, options=BASE_POOL, draw=["mirror_case"])
    do(state, "play_action book_of_gates", "choose_pyramid_card B2")
    assert pyramid(state) == {"B1": "dagger", "B2": "mirror_case", "B3": "natron"}
    assert discard(state) == ["serdab"]
    assert state.view(0)["revealed"] == ()


def test_book_of_gates_revealing_brain_hook_offers_the_stock_card() -> None:
    state = position(["book_of_gates", "spear", "urn"], options=BASE_POOL, draw=["brain_hook"], stock=["bow", "axe"])
    do(state, "play_action book_of_gates")
    assert asked(state) == (0, "hook_decision")
    assert state.view(1)["revealed"] == ("brain_hook", "axe")
    do(state, "buy", "pay_card spear", "pay_done")
    assert discard(state) == ["axe", "brain_hook"]
    assert played(state) == ["book_of_gates", "spear"]
    assert hand(state) == ["urn"]


def test_book_of_gates_revealing_brain_hook_can_let_the_other_brain_hook_go() -> None:
    state = position(["book_of_gates"], options=BASE_POOL, draw=["brain_hook"], stock=["brain_hook"])
    do(state, "play_action book_of_gates", "decline")
    assert boneyard(state) == ["brain_hook"]
    assert discard(state) == ["brain_hook"]


def test_book_of_gates_uses_up_a_ring_but_may_reveal_the_next_one() -> None:
    state = position(["book_of_gates", "book_of_gates", "ring"], options=BASE_POOL, draw=["ring", "axe"])
    do(state, "play_action ring", "play_action book_of_gates")
    assert not state.view(0)["turn"]["ring_pending"]
    do(state, "play_action book_of_gates")
    assert state.view(0)["turn"]["ring_pending"]


def test_book_of_gates_action_can_be_repeated_by_tyet_amulet_like_the_revealed_one() -> None:
    state = position(["book_of_gates", "tyet_amulet"], options=BASE_POOL, draw=["bow", "ring", "urn", "box_of_food"])
    do(state, "play_action book_of_gates", "play_action tyet_amulet")
    assert asked(state) == (0, "repeat_action")
    assert choices(state) == ["box_of_food", "book_of_gates"]
    do(state, "repeat_action book_of_gates")
    assert state.view(0)["turn"]["ring_pending"]
    assert discard(state) == ["box_of_food", "ring"]


def test_book_of_gates_revealing_tyet_amulet_repeats_an_earlier_action() -> None:
    state = position(["book_of_gates", "box_of_food"], options=BASE_POOL, draw=["bow", "tyet_amulet", "spear"])
    do(state, "play_action box_of_food", "play_action book_of_gates")
    assert hand(state) == ["bow", "spear"]
    assert discard(state) == ["tyet_amulet"]


def test_book_of_gates_reveals_an_opponent_action_in_vain_in_solo() -> None:
    state = position(["book_of_gates"], {"B1": "ring"}, seats=1, draw=["khepesh"])
    do(state, "play_action book_of_gates")
    assert discard(state) == ["khepesh"]
    assert pyramid(state) == {"B1": "ring"}


def test_book_of_the_netherworld_takes_the_top_stock_card_unseen() -> None:
    state = position(["book_of_the_netherworld"], {"B1": "ring"}, options=BASE_POOL, stock=["bow", "axe"])
    do(state, "play_action book_of_the_netherworld")
    assert discard(state) == ["axe"]
    assert stock(state) == ["bow"]
    assert not state.view(0)["turn"]["pyramid_changed"]


def test_book_of_the_netherworld_needs_a_stock_card() -> None:
    state = position(["book_of_the_netherworld"], {"B1": "ring"}, options=BASE_POOL)
    assert not can_play(state, "book_of_the_netherworld")
    assert why_not(state, "book_of_the_netherworld") == "The stock is empty."


def test_book_of_traversing_eternity_takes_a_card_cheaper_than_one_bought_this_turn() -> None:
    cards = {"A": "ring", "M1": "axe", "M2": "urn", "B1": "dagger", "B2": "brain_hook", "B3": "sling"}
    state = position(["book_of_traversing_eternity", "spear", "spear"], cards, options=BASE_POOL)
    buy(state, "B1", "spear")  # Dagger, 3
    buy(state, "B3", "spear")  # Sling, 2: the dearer one still counts
    assert pyramid(state) == {"M1": "ring", "B1": "axe", "B2": "brain_hook", "B3": "urn"}
    do(state, "play_action book_of_traversing_eternity")
    assert choices(state) == ["B3", "M1"]  # an equal cost is not lower
    do(state, "choose_pyramid_card M1")
    assert discard(state) == ["dagger", "sling", "ring"]


def test_book_of_traversing_eternity_goes_by_printed_costs() -> None:
    state = position(
        ["book_of_traversing_eternity", "harvest", "spear"], {"B1": "axe", "B2": "dagger"}, options=BASE_POOL
    )
    do(state, "play_action harvest")
    buy(state, "B1", "spear")  # for 3 instead of 4
    do(state, "play_action book_of_traversing_eternity")
    assert discard(state) == ["axe", "dagger"]


def test_book_of_traversing_eternity_counts_a_purchase_by_brain_hook() -> None:
    state = position(
        ["book_of_traversing_eternity", "brain_hook", "spear"], {"B1": "dagger"}, options=BASE_POOL, stock=["axe"]
    )
    do(state, "play_action brain_hook", "buy", "pay_card spear", "pay_done", "play_action book_of_traversing_eternity")
    assert discard(state) == ["axe", "dagger"]


def test_book_of_traversing_eternity_needs_a_purchase_and_a_cheaper_card() -> None:
    reason = "Nothing is cheaper than a card you bought this turn."
    state = position(["book_of_traversing_eternity", "spear"], {"B1": "ring", "B2": "sling"}, options=BASE_POOL)
    assert why_not(state, "book_of_traversing_eternity") == reason
    buy(state, "B1", "spear")
    assert not can_play(state, "book_of_traversing_eternity")
    assert why_not(state, "book_of_traversing_eternity") == reason


def test_book_of_the_earth_takes_a_card_of_at_most_twice_the_sacrificed_cost() -> None:
    cards = {"A": "bow", "M1": "axe", "M2": "spear", "B1": "goddess_nut", "B2": "sphinx", "B3": "victory"}
    state = position(["book_of_the_earth", "urn", "ring", "dagger"], cards, options=BASE_POOL)
    do(state, "play_action book_of_the_earth")
    assert asked(state) == (0, "choose_hand_card")
    assert choices(state) == ["ring", "dagger"]  # twice the Urn's 1 reaches nothing
    other = state.clone()
    do(state, "choose_hand_card ring")
    assert boneyard(state) == ["ring"]
    assert choices(state) == ["B1", "M1"]
    do(state, "choose_pyramid_card M1")
    assert discard(state) == ["axe"]
    do(other, "choose_hand_card dagger")
    assert choices(other) == ["B1", "B3", "M1", "M2", "A"]


def test_book_of_the_earth_needs_a_fitting_pair() -> None:
    reason = "No card in your hand is dear enough for a pyramid card."
    for others, cards in (([], {"B1": "ring"}), (["urn"], {"B1": "dagger"}), (["bow"], {})):
        state = position(["book_of_the_earth", *others], cards, options=BASE_POOL)
        assert not can_play(state, "book_of_the_earth")
        assert why_not(state, "book_of_the_earth") == reason


def test_book_of_the_heavens_searches_five_or_more_cards_and_entombs_one() -> None:
    pile = ["urn", "bow", "ring", "urn", "shabti"]
    state = position(["book_of_the_heavens"], options=BASE_POOL, discard=pile, draw=["sling"])
    do(state, "play_action book_of_the_heavens")
    assert asked(state) == (0, "choose_discard_card")
    assert sorted(choices(state)) == ["bow", "ring", "shabti", "urn"]
    assert state.view(0)["players"][0]["discard"] == tuple(pile)  # searching, the player sees all of it
    do(state, "choose_discard_card bow")
    assert tomb(state) == ["bow"]
    assert discard(state) == ["urn", "ring", "urn", "shabti"]


def test_book_of_the_heavens_needs_five_cards_in_the_discard_pile() -> None:
    state = position(["book_of_the_heavens"], options=BASE_POOL, discard=["urn"] * 4, draw=["urn"] * 5)
    assert not can_play(state, "book_of_the_heavens")
    assert why_not(state, "book_of_the_heavens") == "Your discard pile has too few cards."


def test_book_of_the_dead_entombs_one_of_the_cheapest_pyramid_cards() -> None:
    cards = {"A": "sling", "M1": "axe", "M2": "ring", "B1": "dagger", "B2": "bow", "B3": "spear"}
    state = position(["book_of_the_dead"], cards, options=BASE_POOL)
    do(state, "play_action book_of_the_dead")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["M2", "A"]
    do(state, "choose_pyramid_card M2")
    assert tomb(state) == ["ring"]
    assert pyramid(state) == {"M1": "axe", "M2": "sling", "B1": "dagger", "B2": "bow", "B3": "spear"}
    assert deck(state) == discard(state) == []


def test_book_of_the_dead_needs_a_pyramid_card() -> None:
    state = position(["book_of_the_dead"], options=BASE_POOL, stock=["bow"])
    assert why_not(state, "book_of_the_dead") == "There is no fitting card in the pyramid."
