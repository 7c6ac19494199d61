"""Goddess Nut, Fishing Scene, Victory, Banquet, Harvest, Judgement of the Dead, Funeral Procession (6.6)."""

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
    tomb,
    why_not,
)

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def test_goddess_nut_gives_an_opponent_the_cheapest_and_the_player_the_dearest_card() -> None:
    state = position(["goddess_nut"], SIX, seats=3)
    do(state, "play_action goddess_nut")
    assert asked(state) == (0, "choose_opponent")
    assert choices(state) == ["1", "2"]
    do(state, "choose_opponent 2")
    assert asked(state) == (2, "may_take_cheapest")
    assert choices(state) == ["B1", "B3", "M2", "pass"]  # the three cards of cost 2: the opponent breaks the tie
    do(state, "may_take_cheapest M2")
    assert discard(state, 2) == ["ring"]
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["M1", "M2"]  # cost 4 both, Brooch dropped to M2; the active player breaks this tie
    do(state, "choose_pyramid_card M2")
    assert discard(state, 0) == ["brooch"]
    assert pyramid(state) == {"M1": "goddess_nut", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def test_goddess_nut_still_takes_when_the_opponent_passes() -> None:
    state = position(["goddess_nut"], {"B1": "ring", "B2": "bow", "B3": "axe"})
    do(state, "play_action goddess_nut")
    assert asked(state) == (1, "may_take_cheapest")  # the only opponent needs no choosing
    do(state, "pass")
    assert discard(state, 0) == ["bow"]
    assert discard(state, 1) == []
    assert state.view(0)["turn"]["pyramid_changed"]


def test_goddess_nut_skips_the_own_take_when_the_opponent_took_the_only_card() -> None:
    state = position(["goddess_nut", "urn"], {"B2": "bow"}, stock=["axe"], others=[["urn"]])
    do(state, "play_action goddess_nut", "may_take_cheapest B2")
    assert discard(state, 1) == ["bow"]
    assert discard(state, 0) == []
    assert asked(state) == (0, "main_action")
    assert state.view(0)["turn"]["pyramid_changed"]  # through the active player's action all the same


def test_goddess_nut_lets_the_active_player_choose_how_the_pyramid_crumbles() -> None:
    state = position(["goddess_nut"], {**SIX, "B2": "urn"})
    do(state, "play_action goddess_nut", "may_take_cheapest B2")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M1")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B2", "M1"]  # Goddess Nut and Brooch where they lie now


def test_goddess_nut_needs_a_pyramid_card() -> None:
    state = position(["goddess_nut", "urn"])
    assert not can_play(state, "goddess_nut")
    assert why_not(state, "goddess_nut")


@pytest.mark.parametrize("card", ["goddess_nut", "banquet"])
def test_goddess_nut_and_banquet_mention_an_opponent_and_are_not_playable_in_solo(card: str) -> None:
    state = position([card], SIX, seats=1, draw=["urn"] * 3)
    assert not can_play(state, card)
    assert why_not(state, card)


def test_fishing_scene_keeps_one_of_three_and_returns_the_others_in_any_order() -> None:
    state = position(["fishing_scene"], draw=["axe", "urn", "bow", "ring"])
    do(state, "play_action fishing_scene")
    assert asked(state) == (0, "choose_looked_card")
    assert choices(state) == ["urn", "ring", "bow"]
    assert state.view(0)["looked"] == ("ring", "bow", "urn")  # from the top downwards
    do(state, "choose_looked_card bow")
    assert asked(state) == (0, "choose_return_order")
    do(state, "choose_return_order urn ring")  # the first becomes the top
    assert hand(state) == ["bow"]
    assert deck(state) == ["axe", "ring", "urn"]


def test_fishing_scene_reshuffles_when_the_deck_runs_out_under_it() -> None:
    state = position(["fishing_scene"], draw=["ring"], discard=["urn", "bow", "axe"])
    events = do(state, "play_action fishing_scene")
    assert [event.kind for event in events] == ["played", "reshuffled", "looked"]
    assert state.view(0)["looked"][0] == "ring"  # the old deck is looked at first
    assert discard(state) == []
    do(state, "choose_looked_card ring")
    assert hand(state) == ["ring"]
    assert len(deck(state)) == 3


def test_fishing_scene_looks_at_fewer_cards_if_there_are_no_more() -> None:
    state = position(["fishing_scene"], draw=["urn", "bow"])
    do(state, "play_action fishing_scene", "choose_looked_card urn")
    assert deck(state) == ["bow"]  # one card goes back without a question of order
    state = position(["fishing_scene"], draw=["bow"])
    do(state, "play_action fishing_scene")
    assert hand(state) == ["bow"]


def test_fishing_scene_asks_the_order_of_equal_cards_too_since_silence_would_tell() -> None:
    state = position(["fishing_scene"], draw=["urn", "urn", "bow"])
    do(state, "play_action fishing_scene", "choose_looked_card bow")
    assert choices(state) == ["urn"]
    do(state, "choose_return_order urn urn")
    assert deck(state) == ["urn", "urn"]
    assert asked(state) == (0, "main_action")


def test_fishing_scene_needs_a_card_in_draw_deck_or_discard_pile() -> None:
    state = position(["fishing_scene", "urn"])
    assert not can_play(state, "fishing_scene")
    assert why_not(state, "fishing_scene")
    assert can_play(position(["fishing_scene"], discard=["urn"]), "fishing_scene")


def test_fishing_scene_shows_nothing_to_the_others() -> None:
    state = position(["fishing_scene"], draw=["urn", "bow", "ring"])
    looked = do(state, "play_action fishing_scene")[-1]
    assert looked.reveals
    assert looked.seen_from(0).secret == ("ring", "bow", "urn")
    assert looked.seen_from(1).secret == ()
    assert state.view(1)["looked"] == ()
    fetched = do(state, "choose_looked_card bow")[0]
    assert fetched.seen_from(1).secret == fetched.args == ()
    assert state.view(1)["players"][0]["known_hand"] == ()


def test_victory_entombs_a_card_played_as_gold_or_for_its_action() -> None:
    state = position(["spear", "treasury", "victory", "urn"], {"B1": "ring", "B2": "axe"})
    buy(state, "B1", "spear")
    do(state, "play_action treasury", "play_action victory")
    assert asked(state) == (0, "choose_played_card")
    assert choices(state) == ["treasury", "spear"]  # neither itself nor the unplayed Urn
    do(state, "choose_played_card spear")
    assert tomb(state) == ["spear"]
    assert played(state) == ["treasury", "victory"]


def test_victory_needs_another_card_played_before() -> None:
    state = position(["victory", "urn", "shabti"])
    assert not can_play(state, "victory")
    assert why_not(state, "victory")
    do(state, "entomb_free urn")  # entombing is not playing
    assert not can_play(state, "victory")


def test_victory_may_entomb_the_other_victory_played_before_it() -> None:
    state = position(["treasury", "victory", "victory"])
    do(state, "play_action treasury", "play_action victory")
    assert tomb(state) == ["treasury"]
    do(state, "play_action victory")  # the first copy is the only card left
    assert tomb(state) == ["treasury", "victory"]
    assert played(state) == ["victory"]


def test_victory_cannot_reach_a_card_that_left_the_table() -> None:
    state = position(["mirror_case", "victory"], {"B1": "ring"})
    do(state, "play_action mirror_case")
    assert not can_play(state, "victory")


def test_victory_leaves_the_free_entombment_and_the_purchase() -> None:
    state = position(["spear", "victory", "urn"], {"B1": "ring"})
    buy(state, "B1", "spear")
    do(state, "play_action victory", "entomb_free urn")
    assert tomb(state) == ["spear", "urn"]
    assert discard(state) == ["ring"]


def test_banquet_draws_three_and_each_opponent_may_draw_one() -> None:
    state = position(
        ["banquet"], seats=4, draws={0: ["urn", "bow", "ring"], 1: ["bow", "axe"], 3: ["spear"]}, others=[["urn"] * 5]
    )
    do(state, "play_action banquet")
    assert hand(state) == ["bow", "ring", "urn"]
    assert asked(state) == (1, "may_draw")
    do(state, "yes")
    assert hand(state, 1) == ["axe", *["urn"] * 5]  # nobody discards down
    assert asked(state) == (3, "may_draw")  # seat 2 has nothing to draw
    do(state, "no")
    assert hand(state, 3) == []
    assert asked(state) == (0, "main_action")


def test_banquet_lets_an_opponent_reshuffle() -> None:
    state = position(["banquet"], draws={0: ["urn"] * 3}, discards={1: ["spear"]}, stock=["axe"])
    do(state, "play_action banquet", "yes")
    assert hand(state, 1) == ["spear"]


def test_banquet_needs_three_cards_to_draw() -> None:
    state = position(["banquet", "urn"], draw=["urn"], discard=["urn"])
    assert not can_play(state, "banquet")
    assert why_not(state, "banquet")
    assert can_play(position(["banquet"], draw=["urn"], discard=["urn", "ring"]), "banquet")


def test_harvest_makes_each_purchase_cheaper() -> None:
    state = position(["harvest", "urn", "shabti"], {"B1": "ring", "B2": "sling"})
    do(state, "play_action harvest")
    buy(state, "B1", "urn")
    buy(state, "B2", "shabti")
    assert discard(state) == ["ring", "sling"]


def test_harvest_adds_up_but_no_price_falls_below_nothing() -> None:
    state = position(["harvest"] * 3, {"B1": "ring", "B2": "dagger"})
    do(state, *["play_action harvest"] * 3)
    do(state, "buy B1")  # no card in hand, none needed
    assert discard(state) == ["ring"]
    buy(state, "B2")
    assert discard(state) == ["ring", "dagger"]


def test_harvest_ends_with_the_turn_and_is_always_playable() -> None:
    state = position(["harvest"], others=[["urn"]], stock=["axe"])
    do(state, "play_action harvest", "end_play")
    assert asked(state) == (1, "main_action")
    assert state.view(1)["turn"]["discount"] == 0


def test_judgement_exchanges_hand_cards_for_boneyard_cards_round_by_round() -> None:
    state = position(["judgement", "urn", "shabti", "spear"], boneyard=["axe", "bow", "senet"])
    do(state, "play_action judgement")
    assert asked(state) == (0, "judgement_step")
    assert choices(state) == ["shabti", "urn", "spear"]  # no stop before the first round
    do(state, "judgement_step urn")
    assert discard(state) == ["senet"]
    assert state.view(1)["boneyard"] == ("bow",)
    assert choices(state) == ["shabti", "spear", "stop"]
    do(state, "judgement_step shabti", "stop")
    assert discard(state) == ["senet", "bow"]
    assert asked(state) == (0, "choose_sacrifice_order")
    assert choices(state) == ["shabti", "urn"]
    do(state, "choose_sacrifice_order urn")
    assert boneyard(state) == ["axe", "urn", "shabti"]
    assert hand(state) == ["spear"]


def test_judgement_ends_when_the_boneyard_or_the_hand_is_empty() -> None:
    state = position(["judgement", "urn", "spear"], boneyard=["axe"])
    do(state, "play_action judgement", "judgement_step spear")
    assert boneyard(state) == ["spear"]  # sacrificed at the end only, so it never came back in between
    assert discard(state) == ["axe"]
    state = position(["judgement", "urn"], boneyard=["axe", "bow"])
    do(state, "play_action judgement")
    assert boneyard(state) == ["axe", "urn"]


def test_judgement_needs_another_hand_card_and_a_boneyard() -> None:
    for cards, bones in ((["judgement"], ["axe"]), (["judgement", "urn"], [])):
        state = position(cards, boneyard=bones)
        assert not can_play(state, "judgement")
        assert why_not(state, "judgement")


def test_judgement_never_shows_more_than_the_top_of_the_boneyard() -> None:
    state = position(["judgement", "urn", "ring"], boneyard=["axe", "bow"])
    took = do(state, "play_action judgement", "judgement_step urn")[-1]
    assert (took.kind, took.reveals) == ("took", True)
    assert state.view(0)["boneyard"] == ("axe",)
    assert state.view(1)["offered"] == ("urn",)


def test_funeral_procession_searches_the_discard_pile_and_entombs_one_card() -> None:
    state = position(["funeral_procession", "ring"], discard=["bow", "urn", "axe"])
    do(state, "play_action funeral_procession")
    assert asked(state) == (0, "choose_discard_card")
    assert choices(state) == ["urn", "axe", "bow"]  # mandatory once begun
    assert state.view(0)["players"][0]["discard"] == ("bow", "urn", "axe")
    entombed = do(state, "choose_discard_card urn", "entomb_free ring")[0]
    assert entombed.seen_from(1).args == ("urn", "discard")
    assert tomb(state) == ["urn", "ring"]
    assert discard(state) == ["bow", "axe"]


def test_funeral_procession_needs_a_card_in_the_discard_pile() -> None:
    state = position(["funeral_procession", "urn"], draw=["urn"])
    assert not can_play(state, "funeral_procession")
    assert why_not(state, "funeral_procession")
    state = position(["funeral_procession"], discard=["bow"])
    do(state, "play_action funeral_procession")
    assert tomb(state) == ["bow"]
