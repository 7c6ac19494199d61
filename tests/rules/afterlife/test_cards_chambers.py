"""Serdab, Antechamber, Offering Chapel, Treasury and Burial Chamber (6.4)."""

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
    names,
    played,
    position,
    tomb,
    why_not,
)

from game.core.piles import FACE_UP


def test_serdab_sets_aside_any_number_of_cards() -> None:
    state = position(["serdab", "urn", "urn", "spear"])
    do(state, "play_action serdab")
    assert asked(state) == (0, "set_aside_card")
    assert choices(state) == ["urn", "spear", "stop"]
    do(state, "set_aside_card urn", "set_aside_card spear", "stop")
    assert sorted(names(state.set_aside)) == ["spear", "urn"]
    assert hand(state) == ["urn"]


def test_serdab_may_set_aside_nothing() -> None:
    state = position(["serdab", "urn"])
    do(state, "play_action serdab", "stop")
    assert hand(state) == ["urn"]
    assert asked(state) == (0, "main_action")


def test_serdab_is_playable_without_any_other_card() -> None:
    state = position(["serdab"])
    do(state, "play_action serdab")
    assert asked(state) == (0, "main_action")
    assert played(state) == ["serdab"]


def test_serdab_cards_join_the_hand_after_the_five_cards_of_the_draw() -> None:
    state = position(["serdab", "bow", "spear", "urn"], draw=["ring", *["urn"] * 5], others=[["urn"]], stock=["axe"])
    do(state, "play_action serdab", "set_aside_card bow", "set_aside_card spear", "stop", "end_play")
    events = do(state, "discard_top serdab")
    assert ("fetched_set_aside", (2,), ()) in [(event.kind, event.args, event.secret) for event in events]
    assert hand(state) == ["bow", "spear", *["urn"] * 5]
    assert deck(state) == ["ring"]
    assert discard(state) == ["urn", "serdab"]
    assert state.set_aside == []


def test_serdab_cards_are_not_shuffled_into_the_new_draw_deck() -> None:
    state = position(["serdab", "bow", "urn"], others=[["urn"]], stock=["axe"])
    do(state, "play_action serdab", "set_aside_card bow", "stop", "end_play")
    assert hand(state) == ["bow", "serdab", "urn"]
    assert names(state.hand[0])[-1] == "bow"  # drawn were Serdab and Urn; then the set-aside card came


def test_serdab_cards_cannot_be_used_this_turn() -> None:
    state = position(["serdab", "spear", "linen_wrappings"], {"B1": "spear", "B2": "urn"})
    assert ("buy", "B1") in actions(state)  # 1 + 3 + 2 for 5
    do(state, "play_action serdab", "set_aside_card spear", "stop")
    assert ("buy", "B1") not in actions(state)
    assert ("entomb_free", "spear") not in actions(state)
    assert not can_play(state, "linen_wrappings")  # there is no other card in hand


def test_serdab_keeps_the_cards_secret_from_the_others() -> None:
    state = position(["serdab", "bow", "spear"], others=[["urn"]])
    events = do(state, "play_action serdab", "set_aside_card bow", "stop")
    aside = next(event for event in events if event.kind == "set_aside")
    assert aside.seen_from(0).secret == ("bow",)
    assert aside.seen_from(1).secret == aside.seen_from(-1).secret == ()
    assert state.view(0)["players"][0]["set_aside"] == ("bow",)
    other = state.view(1)["players"][0]
    assert (other["set_aside_count"], other["set_aside"]) == (1, None)


def test_serdab_makes_the_others_forget_which_known_cards_are_still_in_the_hand() -> None:
    state = position(["serdab", "bow", "spear"], others=[["urn"]])
    state.hand[0] = [card | FACE_UP for card in state.hand[0]]  # the hand was shown to all
    assert state.view(1)["players"][0]["known_hand"] == ("serdab", "spear", "bow")
    do(state, "play_action serdab", "set_aside_card bow", "stop")
    assert state.view(1)["players"][0]["known_hand"] == ()


def test_serdab_protects_from_a_discard_by_an_effect() -> None:
    state = position(["serdab", "shabti", "bow", "urn"], draw=["ring"])
    do(state, "play_action serdab", "set_aside_card bow", "stop", "play_action shabti")
    assert choices(state) == ["urn"]


def test_antechamber_puts_a_card_of_the_discard_pile_into_the_hand() -> None:
    state = position(["antechamber"], discard=["ring", "bow", "urn", "axe"])
    do(state, "play_action antechamber")
    assert asked(state) == (0, "choose_discard_card")
    assert choices(state) == ["urn", "ring", "axe", "bow"]  # and no way to take nothing
    do(state, "choose_discard_card bow")
    assert hand(state) == ["bow"]
    assert discard(state) == ["ring", "urn", "axe"]


def test_antechamber_needs_a_card_in_the_discard_pile() -> None:
    state = position(["antechamber"], draw=["urn", "urn"])
    assert not can_play(state, "antechamber")
    assert why_not(state, "antechamber")
    state = position(["antechamber"], discard=["bow"])
    do(state, "play_action antechamber")  # the only card is fetched without asking
    assert hand(state) == ["bow"]


def test_antechamber_card_may_be_used_this_turn() -> None:
    state = position(["antechamber"], {"B1": "spear"}, discard=["sphinx", "treasury"])
    do(state, "play_action antechamber", "choose_discard_card treasury")
    assert can_play(state, "treasury")
    assert ("entomb_free", "treasury") in actions(state)


def test_antechamber_fetches_a_card_bought_this_turn() -> None:
    state = position(["sphinx", "spear", "antechamber"], {"B1": "treasury"}, discard=["urn"])
    buy(state, "B1", "sphinx", "spear")
    do(state, "play_action antechamber", "choose_discard_card treasury", "play_action treasury")
    assert state.view(0)["turn"]["gold_bonus"] == 1


def test_antechamber_search_is_private() -> None:
    state = position(["antechamber"], discard=["ring", "bow", "axe"])
    assert state.view(0)["players"][0]["discard"] is None  # not in the own turn
    do(state, "play_action antechamber")
    assert state.view(0)["players"][0]["discard"] == ("ring", "bow", "axe")
    assert state.view(1)["players"][0]["discard"] is None
    assert state.view(1)["decision"]["actions"] == ()
    events = do(state, "choose_discard_card bow")
    assert events[0].seen_from(0).secret == ("bow",)
    assert events[0].seen_from(1).secret == ()
    assert state.view(0)["players"][0]["discard"] is None


def test_antechamber_shows_the_new_top_of_the_pile_when_the_top_was_fetched() -> None:
    state = position(["antechamber"], discard=["ring", "axe"])
    do(state, "play_action antechamber", "choose_discard_card axe")
    assert state.view(1)["players"][0]["discard_top"] == "ring"


def test_offering_chapel_asks_each_player_beginning_with_the_active_one() -> None:
    state = position(
        seats=3,
        others=[["offering_chapel"], ["urn"]],
        draws={0: ["urn"] * 5},
        discards={0: ["ring"], 1: ["axe"], 2: ["bow"]},
        stock=["sling"] * 9,
    )
    assert asked(state) == (1, "main_action")  # seat 0 has no card at all and could only refill the pyramid
    do(state, "play_action offering_chapel")
    order = []
    while asked(state)[1] == "may_entomb_top_discard":
        order.append(asked(state)[0])
        do(state, "yes")
    assert order == [1, 2, 0]
    assert [tomb(state, seat) for seat in range(3)] == [["ring"], ["axe"], ["bow"]]


def test_offering_chapel_may_be_declined_by_anybody() -> None:
    state = position(["offering_chapel"], discard=["ring"], discards={0: ["ring"], 1: ["bow"]})
    do(state, "play_action offering_chapel", "no", "no")
    assert tomb(state, 0) == tomb(state, 1) == []
    assert (discard(state, 0), discard(state, 1)) == (["ring"], ["bow"])


def test_offering_chapel_reaches_only_the_top_card() -> None:
    state = position(["offering_chapel"], discard=["bow", "urn"])
    do(state, "play_action offering_chapel", "yes")
    assert tomb(state) == ["urn"]
    assert discard(state) == ["bow"]


def test_offering_chapel_skips_empty_piles_without_a_reshuffle() -> None:
    state = position(["offering_chapel"], draw=["urn"], draws={0: ["urn"], 1: ["ring"]})
    do(state, "play_action offering_chapel")  # playable all the same
    assert asked(state) == (0, "main_action")
    assert tomb(state, 0) == tomb(state, 1) == []


def test_offering_chapel_shows_the_next_card_of_the_pile_to_all() -> None:
    state = position(["offering_chapel"], discards={1: ["bow", "urn"]}, stock=["axe"])
    state.discard[1][0] &= 0xFF  # nobody remembers what lies below
    events = do(state, "play_action offering_chapel", "yes")
    shown = next(event for event in events if event.kind == "top_shown")
    assert (shown.seat, shown.args, shown.reveals) == (1, ("bow",), True)
    assert state.view(0)["players"][1]["discard_top"] == "bow"


def test_offering_chapel_leaves_the_free_entombment() -> None:
    state = position(["offering_chapel", "ring"], discard=["bow"])
    do(state, "play_action offering_chapel", "yes", "entomb_free ring")
    assert tomb(state) == ["bow", "ring"]


def test_treasury_makes_every_card_worth_one_gold_more() -> None:
    state = position(["treasury", "urn", "urn", "urn"], {"B1": "bow"})
    do(state, "play_action treasury")
    buy(state, "B1", "urn", "urn", "urn")
    assert discard(state) == ["bow"]


def test_treasury_adds_up_with_a_second_one() -> None:
    state = position(["treasury", "treasury", "urn"], {"B1": "dagger", "B2": "brooch"})
    do(state, "play_action treasury", "play_action treasury")
    assert ("buy", "B2") not in actions(state)  # 1 + 2 is less than 4
    buy(state, "B1", "urn")
    assert discard(state) == ["dagger"]


def test_treasury_bonus_is_added_after_doubling() -> None:
    state = position(["treasury", "ring", "spear"], {"B1": "sphinx"})
    do(state, "play_action treasury", "play_action ring")
    buy(state, "B1", "spear")  # 3 x 2 + 1
    assert discard(state) == ["sphinx"]


def test_treasury_does_not_change_gold_already_spent() -> None:
    state = position(["urn", "shabti", "treasury", "box_of_food"], {"B1": "ring", "B2": "dagger"})
    buy(state, "B1", "urn", "shabti")
    do(state, "play_action treasury")
    assert ("buy", "B2") not in actions(state)  # Box of Food counts 2; nothing is left over from before


def test_treasury_ends_with_the_turn_and_is_always_playable() -> None:
    state = position(["treasury"], others=[["urn"]], stock=["axe"])
    do(state, "play_action treasury", "end_play")
    assert asked(state) == (1, "main_action")
    assert state.view(1)["turn"]["gold_bonus"] == 0


def test_burial_chamber_entombs_two_cards_from_the_hand() -> None:
    state = position(["burial_chamber", "urn", "spear", "bow"])
    do(state, "play_action burial_chamber")
    assert asked(state) == (0, "choose_hand_card")
    assert choices(state) == ["urn", "spear", "bow"]  # the first one is mandatory
    do(state, "choose_hand_card spear")
    assert choices(state) == ["urn", "bow", "stop"]
    do(state, "choose_hand_card bow")
    assert tomb(state) == ["spear", "bow"]
    assert hand(state) == ["urn"]
    assert asked(state) == (0, "main_action")


def test_burial_chamber_may_stop_after_the_first_card() -> None:
    state = position(["burial_chamber", "urn", "spear"])
    do(state, "play_action burial_chamber", "choose_hand_card urn", "stop")
    assert tomb(state) == ["urn"]
    assert hand(state) == ["spear"]


def test_burial_chamber_needs_one_other_hand_card() -> None:
    state = position(["burial_chamber"], draw=["urn"])
    assert not can_play(state, "burial_chamber")
    assert why_not(state, "burial_chamber")
    state = position(["burial_chamber", "urn"])
    do(state, "play_action burial_chamber")  # there is no second one to ask about
    assert tomb(state) == ["urn"]
    assert asked(state) == (0, "main_action")


def test_burial_chamber_leaves_the_free_entombment() -> None:
    state = position(["burial_chamber", "urn", "spear", "bow"])
    do(state, "play_action burial_chamber", "choose_hand_card urn", "choose_hand_card spear", "entomb_free bow")
    assert tomb(state) == ["urn", "spear", "bow"]
