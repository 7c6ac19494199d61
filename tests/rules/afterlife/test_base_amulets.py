"""Base pool, amulets: Ankh, Djed, Scarab, Wedjat and Tyet (6.8)."""

import pytest
from helpers.afterlife import (
    actions,
    asked,
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

BASE_POOL = {"mode": "half_sets_merged", "uniques": "base"}
NO_REPEAT = "No action of this turn can be repeated now."


@pytest.mark.parametrize("card", ["shabti", "ring", "boat"])
def test_ankh_amulet_takes_any_card_of_the_own_tomb_into_the_hand(card: str) -> None:
    state = position(["ankh_amulet"], options=BASE_POOL, tombs={0: ["shabti", "ring", "boat"], 1: ["bow"]})
    do(state, "play_action ankh_amulet")
    assert asked(state) == (0, "choose_tomb_card")
    assert sorted(choices(state)) == ["boat", "ring", "shabti"]
    do(state, f"choose_tomb_card {card}")
    assert hand(state) == [card]
    assert sorted([*tomb(state), card]) == ["boat", "ring", "shabti"]


def test_ankh_amulet_gives_a_card_that_can_be_entombed_again() -> None:
    state = position(["ankh_amulet"], options=BASE_POOL, tomb=["ring"])
    do(state, "play_action ankh_amulet", "entomb_free ring")
    assert tomb(state) == ["ring"]


def test_ankh_amulet_needs_a_card_in_the_own_tomb() -> None:
    state = position(["ankh_amulet"], options=BASE_POOL, tombs={1: ["bow"]})
    assert not can_play(state, "ankh_amulet")
    assert why_not(state, "ankh_amulet") == "Your tomb is empty."


def test_djed_amulet_puts_the_top_of_the_discard_pile_into_the_hand() -> None:
    state = position(["djed_amulet"], options=BASE_POOL, discard=["urn", "bow"], draw=["ring"])
    do(state, "play_action djed_amulet")
    assert hand(state) == ["bow"]
    assert discard(state) == ["urn"]


def test_djed_amulet_fetches_a_card_bought_this_turn() -> None:
    state = position(["djed_amulet", "spear"], {"B1": "ring"}, options=BASE_POOL)
    buy(state, "B1", "spear")
    do(state, "play_action djed_amulet")
    assert hand(state) == ["ring"]


def test_djed_amulet_needs_a_discard_pile_and_never_reshuffles() -> None:
    state = position(["djed_amulet"], options=BASE_POOL, draw=["ring"])
    assert not can_play(state, "djed_amulet")
    assert why_not(state, "djed_amulet") == "Your discard pile has too few cards."


def test_scarab_amulet_takes_a_base_card_cheaper_than_the_revealed_hand_card() -> None:
    cards = {"A": "urn", "M1": "urn", "M2": "urn", "B1": "dagger", "B2": "axe", "B3": "ring"}
    state = position(["scarab_amulet", "goddess_nut", "brain_hook", "shabti"], cards, options=BASE_POOL)
    do(state, "play_action scarab_amulet")
    assert asked(state) == (0, "choose_hand_card")
    assert choices(state) == ["brain_hook", "goddess_nut"]  # a Shabti is dearer than nothing there
    do(state, "choose_hand_card goddess_nut")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B1", "B3"]  # an equal cost is not less; the upper rows are out of reach
    do(state, "choose_pyramid_card B3")
    assert discard(state) == ["ring"]
    assert hand(state) == ["brain_hook", "goddess_nut", "shabti"]  # revealed, not spent


def test_scarab_amulet_shows_the_revealed_card_to_all() -> None:
    state = position(["scarab_amulet", "bow", "urn"], {"B1": "ring"}, seats=3, options=BASE_POOL)
    do(state, "play_action scarab_amulet", "choose_hand_card bow")
    for seat in (1, 2):
        assert state.view(seat)["players"][0]["known_hand"] == ("bow",)


def test_scarab_amulet_needs_a_dearer_card_besides_itself() -> None:
    for others, cards in ((["urn"], {"B1": "ring"}), ([], {"B1": "ring"}), (["bow"], {}), (["ring"], {"B1": "ring"})):
        state = position(["scarab_amulet", *others], cards, options=BASE_POOL)
        assert not can_play(state, "scarab_amulet")
        assert why_not(state, "scarab_amulet") == "No card in your hand costs more than a card of the base."


FOUR = ["urn", "ring", "bow", "shabti"]


def test_wedjat_amulet_looks_into_a_hand_and_names_the_card_to_discard() -> None:
    state = position(["wedjat_amulet"], seats=4, options=BASE_POOL, others=[["spear"] * 3, FOUR, FOUR])
    do(state, "play_action wedjat_amulet")
    assert actions(state) == [("choose_opponent", 2), ("choose_opponent", 3)]  # seat 1 holds only three cards
    do(state, "choose_opponent 2")
    assert asked(state) == (0, "choose_opponent_hand_card")
    assert sorted(choices(state)) == sorted(FOUR)
    do(state, "choose_opponent_hand_card bow")
    assert asked(state) == (2, "forced_discard")
    assert choices(state) == ["bow"]  # put also without a choice: it might have been an Axe
    do(state, "forced_discard bow")
    assert discard(state, 2) == ["bow"]
    assert hand(state, 2) == ["ring", "shabti", "urn"]
    assert asked(state) == (0, "main_action")


def test_wedjat_amulet_shows_the_hand_to_the_player_only() -> None:
    state = position(["wedjat_amulet"], seats=3, options=BASE_POOL, others=[FOUR])
    events = do(state, "play_action wedjat_amulet")
    assert sorted(state.view(0)["players"][1]["known_hand"]) == sorted(FOUR)
    assert state.view(2)["players"][1]["known_hand"] == ()
    told = [event.seen_from(2).secret for event in events if event.kind == "saw_hand"]
    assert told == [()]
    assert state.view(2)["decision"]["actions"] == ()
    do(state, "choose_opponent_hand_card bow")
    assert state.view(2)["players"][1]["known_hand"] == ("bow",)  # naming it tells that it is there


def test_wedjat_amulet_may_be_answered_with_axe_instead_of_the_named_card() -> None:
    state = position(["wedjat_amulet", "urn", "spear"], options=BASE_POOL, others=[["axe", "bow", "urn", "ring"]])
    do(state, "play_action wedjat_amulet", "choose_opponent_hand_card bow")
    assert sorted(choices(state)) == ["axe", "bow"]
    do(state, "forced_discard axe")
    assert asked(state) == (0, "forced_discard")
    do(state, "forced_discard spear")
    assert discard(state, 0) == ["spear"]
    assert hand(state, 1) == ["bow", "ring", "urn"]


def test_wedjat_amulet_naming_axe_itself_triggers_it() -> None:
    state = position(["wedjat_amulet", "urn"], options=BASE_POOL, others=[["axe", "bow", "urn", "ring"]])
    do(state, "play_action wedjat_amulet", "choose_opponent_hand_card axe", "forced_discard axe")
    assert asked(state) == (0, "forced_discard")


def test_wedjat_amulet_needs_an_opponent_with_four_cards() -> None:
    state = position(["wedjat_amulet", *FOUR], options=BASE_POOL, others=[FOUR[:3]])
    assert not can_play(state, "wedjat_amulet")
    assert why_not(state, "wedjat_amulet") == "No opponent holds that many cards."


def test_wedjat_amulet_is_not_playable_in_solo() -> None:
    state = position(["wedjat_amulet", *FOUR], seats=1)
    assert why_not(state, "wedjat_amulet") == "There is no opponent in a solo match."


def test_tyet_amulet_repeats_an_action_of_this_turn() -> None:
    state = position(["tyet_amulet", "box_of_food", "urn"], {"B1": "ring", "B2": "bow"}, draw=["bow", "spear"])
    do(state, "play_action box_of_food", "play_action urn", "play_action tyet_amulet")
    assert asked(state) == (0, "repeat_action")
    assert choices(state) == ["urn", "box_of_food"]
    do(state, "repeat_action box_of_food")
    assert hand(state) == ["bow", "spear"]
    assert played(state) == ["box_of_food", "tyet_amulet", "urn"]


def test_tyet_amulet_needs_an_action_carried_out_earlier() -> None:
    state = position(["tyet_amulet", "ring", "box_of_food", "spear"], {"B1": "ring"}, options=BASE_POOL, draw=["urn"])
    assert why_not(state, "tyet_amulet") == NO_REPEAT
    do(state, "entomb_free ring")  # the free entombment is no action
    assert why_not(state, "tyet_amulet") == NO_REPEAT
    buy(state, "B1", "spear")  # nor is a purchase
    assert not can_play(state, "tyet_amulet")
    do(state, "play_action box_of_food")
    assert can_play(state, "tyet_amulet")  # by a reshuffle: the bought Ring can be drawn


def test_tyet_amulet_repeats_only_what_is_playable_now() -> None:
    state = position(["tyet_amulet", "box_of_food", "ring"], options=BASE_POOL, draw=["urn"])
    do(state, "play_action box_of_food")
    assert why_not(state, "tyet_amulet") == NO_REPEAT  # no card is left to draw
    do(state, "play_action ring", "play_action tyet_amulet")
    assert state.view(0)["turn"]["ring_pending"]


def test_tyet_amulet_counts_as_no_hand_card_for_the_repeated_action() -> None:
    state = position(["tyet_amulet", "linen_wrappings", "urn"], options=BASE_POOL)
    do(state, "play_action linen_wrappings", "choose_hand_card urn")
    assert not can_play(state, "tyet_amulet")  # nothing else is left to entomb


PREPARED = {
    "censer": ["play_action censer"],
    "statue_of_thoth": ["play_action statue_of_thoth"],
    "senet": ["play_action senet", "show_hand"],
    "mirror_case": ["play_action mirror_case", "choose_fall B2"],
    "dogs_and_jackals": ["buy B1", "pay_card urn", "pay_done", "play_action dogs_and_jackals"],
}


@pytest.mark.parametrize("card", PREPARED)
def test_tyet_amulet_never_repeats_censer_thoth_senet_mirror_case_or_dogs_and_jackals(card: str) -> None:
    state = position(
        ["tyet_amulet", card, "urn"], {"B1": "shabti"}, options=BASE_POOL, draw=["bow", "bow"], others=[["urn"]]
    )
    do(state, *PREPARED[card])
    assert card in state.view(0)["turn"]["actions"]
    assert why_not(state, "tyet_amulet") == NO_REPEAT


def test_tyet_amulet_never_repeats_another_tyet_amulet() -> None:
    state = position(["tyet_amulet", "tyet_amulet", "box_of_food"], options=BASE_POOL, draw=["bow", "spear"])
    do(state, "play_action box_of_food", "play_action tyet_amulet")
    assert hand(state) == ["bow", "spear", "tyet_amulet"]
    assert why_not(state, "tyet_amulet") == NO_REPEAT


def test_tyet_amulet_never_repeats_the_boat_of_an_opponent() -> None:
    state = position(["tyet_amulet", "spear"], {"B1": "ring", "B2": "bow"}, options=BASE_POOL, others=[["boat"]])
    buy(state, "B1", "spear")
    do(state, "boat_reaction B2")
    assert discard(state, 1) == ["boat", "bow"]
    assert why_not(state, "tyet_amulet") == NO_REPEAT


def test_tyet_amulet_repeats_a_ring_played_inside_brain_hook() -> None:
    state = position(["tyet_amulet", "brain_hook", "ring", "spear"], options=BASE_POOL, stock=["axe"])
    do(state, "play_action brain_hook", "buy_with_ring", "pay_card spear", "pay_done", "play_action tyet_amulet")
    assert state.view(0)["turn"]["ring_pending"]  # the stock is empty, so Brain Hook itself cannot be repeated


def test_tyet_amulet_as_victory_may_entomb_the_victory_but_never_itself() -> None:
    state = position(["tyet_amulet", "victory", "ring"], options=BASE_POOL)
    do(state, "play_action ring", "play_action victory")
    assert tomb(state) == ["ring"]
    do(state, "play_action tyet_amulet", "repeat_action victory")
    assert tomb(state) == ["ring", "victory"]
    assert played(state) == ["tyet_amulet"]


def test_tyet_amulet_as_stone_sarcophagus_goes_to_the_own_discard_pile_at_the_end() -> None:
    cards = {"B1": "ring", "B2": "sling", "B3": "bow"}
    state = position(["tyet_amulet", "stone_sarcophagus"], cards, options=BASE_POOL, draw=["urn"] * 5)
    do(state, "play_action stone_sarcophagus", "choose_pyramid_card B1", "play_action tyet_amulet")
    assert discard(state) == ["ring", "sling"]
    assert pyramid(state) == {"B3": "bow"}
    do(state, "end_play", "discard_top tyet_amulet")
    assert discard(state) == ["ring", "sling", "stone_sarcophagus", "tyet_amulet"]
