"""Sling, Dagger, Axe, Khepesh, Spear and Bow (6.5)."""

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


def test_sling_makes_each_opponent_with_four_cards_discard_one_of_own_choice() -> None:
    state = position(["sling"], seats=4, others=[["urn"] * 3, ["urn", "bow", "axe", "ring"], ["urn"] * 5])
    do(state, "play_action sling")
    assert asked(state) == (2, "forced_discard")  # seat 1 holds three cards only
    assert choices(state) == ["urn", "ring", "axe", "bow"]
    do(state, "forced_discard ring")
    assert asked(state) == (3, "forced_discard")  # also with nothing to choose from
    do(state, "forced_discard urn")
    assert [len(hand(state, seat)) for seat in (1, 2, 3)] == [3, 3, 4]
    assert [discard(state, seat) for seat in (1, 2, 3)] == [[], ["ring"], ["urn"]]


def test_sling_needs_an_opponent_with_four_cards() -> None:
    state = position(["sling", *["urn"] * 5], seats=3, others=[["urn"] * 3, ["bow"] * 2])
    assert not can_play(state, "sling")
    assert why_not(state, "sling")


@pytest.mark.parametrize("card", ["sling", "khepesh"])
def test_sling_and_khepesh_mention_an_opponent_and_are_not_playable_in_solo(card: str) -> None:
    state = position([card, "urn"], SIX, seats=1)
    assert not can_play(state, card)
    assert why_not(state, card)


def test_dagger_gives_each_player_the_top_of_the_boneyard_beginning_with_the_active_one() -> None:
    state = position(["dagger"], seats=3, boneyard=["urn", "senet", "bow", "axe"], discards={2: ["ring"]})
    events = do(state, "play_action dagger")
    took = [(event.seat, event.args[0]) for event in events if event.kind == "took"]
    assert took == [(0, "axe"), (1, "bow"), (2, "senet")]
    assert discard(state, 2) == ["ring", "senet"]
    assert boneyard(state) == ["urn"]
    assert all(event.reveals for event in events if event.kind == "took")  # the next card comes to light
    assert not state.view(0)["turn"]["pyramid_changed"]


def test_dagger_needs_as_many_boneyard_cards_as_players() -> None:
    state = position(["dagger"], seats=3, boneyard=["urn", "ring"])
    assert not can_play(state, "dagger")
    assert why_not(state, "dagger")


def test_dagger_needs_one_boneyard_card_in_solo() -> None:
    assert not can_play(position(["dagger"], seats=1), "dagger")
    state = position(["dagger"], seats=1, boneyard=["urn", "bow"])
    do(state, "play_action dagger")
    assert discard(state) == ["bow"]


def test_axe_is_never_an_action_but_gold_or_a_burial_gift() -> None:
    state = position(["axe", "urn"], {"B1": "ring", "B2": "serdab"}, others=[["urn", "spear"]])
    assert not can_play(state, "axe")
    assert why_not(state, "axe")
    assert ("entomb_free", "axe") in actions(state)
    buy(state, "B1", "axe")
    assert discard(state) == ["ring"]
    assert hand(state, 1) == ["spear", "urn"]


def test_axe_makes_every_opponent_discard_the_dearest_card_and_show_the_hand() -> None:
    state = position(["shabti", "axe"], seats=4, draw=["urn"], others=[["urn", "bow", "spear"], [], ["ring", "ring"]])
    do(state, "play_action shabti", "forced_discard axe")
    assert asked(state) == (1, "forced_discard")
    assert choices(state) == ["bow"]
    events = do(state, "forced_discard bow")
    assert events[0].kind == "showed_hand"
    assert sorted(events[0].seen_from(2).args) == ["bow", "spear", "urn"]
    assert events[0].reveals
    assert asked(state) == (3, "forced_discard")  # seat 2 has no cards and is skipped
    do(state, "forced_discard ring")
    assert [discard(state, seat) for seat in range(4)] == [["axe"], ["bow"], [], ["ring"]]
    assert hand(state) == ["urn"]  # Shabti goes on
    assert state.view(2)["players"][1]["known_hand"] == ("urn", "spear")


def test_axe_victim_breaks_a_tie_of_cost() -> None:
    state = position(["shabti", "axe"], draw=["urn"], others=[["bow", "harvest", "urn", "spear"]])
    do(state, "play_action shabti", "forced_discard axe")
    assert choices(state) == ["bow", "harvest"]
    do(state, "forced_discard harvest")
    assert hand(state, 1) == ["bow", "spear", "urn"]


def test_axe_need_not_be_discarded() -> None:
    state = position(["shabti", "axe", "urn"], draw=["ring"], others=[["spear"]])
    do(state, "play_action shabti", "forced_discard urn")
    assert hand(state, 1) == ["spear"]
    assert asked(state) == (0, "main_action")


def test_axe_drawn_by_bracelet_may_be_discarded_for_it() -> None:
    state = position(["bracelet"], draw=["axe", "urn"], others=[["spear", "urn"]])
    events = do(state, "play_action bracelet", "forced_discard axe")
    assert ("reacted", 0, ("axe",)) in [event[:3] for event in events]
    assert asked(state) == (1, "forced_discard")
    do(state, "forced_discard spear")
    assert hand(state, 1) == ["urn"]
    assert hand(state, 0) == ["urn"]


def test_axe_answering_sling_strikes_all_opponents_of_its_holder_before_sling_goes_on() -> None:
    full = ["bow", "urn", "urn", "ring", "dagger"]
    state = position(["sling", "spear", "urn"], seats=3, others=[["axe", "urn", "urn", "ring"], full])
    do(state, "play_action sling")
    assert choices(state) == ["urn", "ring", "axe"]
    do(state, "forced_discard axe")
    assert (asked(state), choices(state)) == ((2, "forced_discard"), ["bow"])  # clockwise from the Axe
    assert state.decision().about == ("axe",)
    do(state, "forced_discard bow")
    assert (asked(state), choices(state)) == ((0, "forced_discard"), ["spear"])
    do(state, "forced_discard spear")
    assert asked(state) == (2, "forced_discard")  # four cards are left: now Sling asks
    assert state.decision().about == ("sling",)
    do(state, "forced_discard urn")
    assert hand(state, 2) == ["dagger", "ring", "urn"]
    assert asked(state) == (0, "main_action")


def test_axe_answering_sling_can_save_a_hand_that_then_holds_three_cards() -> None:
    state = position(["sling"], seats=3, others=[["axe", "urn", "urn", "ring"], ["bow", "urn", "urn", "ring"]])
    do(state, "play_action sling", "forced_discard axe", "forced_discard bow")
    assert asked(state) == (0, "main_action")
    assert hand(state, 2) == ["ring", "urn", "urn"]


def test_axe_answers_the_other_axe_and_resolves_completely_first() -> None:
    state = position(
        ["shabti", "axe", "urn", "spear"], seats=3, draw=["ring"],
        others=[["axe", "bow"], ["bow", "harvest", "urn"]],
    )  # fmt: skip
    do(state, "play_action shabti", "forced_discard axe")
    assert (asked(state), choices(state)) == ((1, "forced_discard"), ["bow", "axe"])  # Bow is demanded
    events = do(state, "forced_discard axe")
    assert "showed_hand" not in [event.kind for event in events]
    assert (asked(state), choices(state)) == ((2, "forced_discard"), ["bow", "harvest"])
    do(state, "forced_discard bow")
    assert (asked(state), choices(state)) == ((0, "forced_discard"), ["spear"])
    do(state, "forced_discard spear")
    assert (asked(state), choices(state)) == ((2, "forced_discard"), ["harvest"])  # the first Axe, the hand by then
    do(state, "forced_discard harvest")
    assert hand(state, 0) == ["ring", "urn"]  # the interrupted Shabti draws at last
    assert discard(state, 0) == ["axe", "spear"]
    assert (hand(state, 1), hand(state, 2)) == (["bow"], ["urn"])


def test_axe_answers_senet_and_goes_to_the_pile_of_the_senet_player() -> None:
    state = position(["senet", "spear", "urn"], draw=["ring"], others=[["axe", "bow", "urn"]])
    do(state, "play_action senet")
    assert choices(state) == ["axe", "bow"]
    do(state, "forced_discard axe")
    assert discard(state, 0) == ["axe"]
    assert (asked(state), choices(state)) == ((0, "forced_discard"), ["spear"])
    do(state, "forced_discard spear")
    assert discard(state, 0) == ["axe", "spear"]
    assert discard(state, 1) == ["senet"]
    assert hand(state, 1) == ["bow", "urn"]


def test_axe_is_not_triggered_by_the_discarding_at_the_end_of_a_turn() -> None:
    state = position(["axe", "urn"], draw=["ring"] * 5, others=[["spear", "urn"]], stock=["bow"])
    do(state, "end_play", "discard_top axe")
    assert asked(state) == (1, "main_action")
    assert hand(state, 1) == ["spear", "urn"]


@pytest.mark.parametrize(
    "lines",
    [
        ["play_action offering_table", "choose_hand_card axe"],
        ["play_action linen_wrappings", "choose_hand_card axe"],
        ["play_action serdab", "set_aside_card axe", "stop"],
        ["play_action judgement", "judgement_step axe"],
        ["entomb_free axe"],
    ],
)
def test_axe_is_triggered_by_discarding_only(lines: list[str]) -> None:
    cards = ["axe", "urn", "offering_table", "linen_wrappings", "serdab", "judgement"]
    state = position(cards, draw=["ring"], boneyard=["urn"], others=[["spear", "urn"]])
    do(state, *lines)
    assert asked(state) == (0, "main_action")
    assert hand(state, 1) == ["spear", "urn"]


def test_axe_in_solo_is_an_ordinary_discard() -> None:
    state = position(["shabti", "axe", "urn"], seats=1, draw=["ring"])
    do(state, "play_action shabti", "forced_discard axe")
    assert discard(state) == ["axe"]
    assert hand(state) == ["ring", "urn"]


def test_axe_or_no_axe_the_others_see_the_same_question() -> None:
    seen = []
    for card in ("axe", "bow"):
        state = position(["sling"], others=[["urn", "urn", "urn", card]])
        do(state, "play_action sling")
        seen.append(state.view(0)["decision"])
    assert seen[0] == seen[1]


def test_khepesh_takes_the_card_that_the_left_neighbour_names() -> None:
    state = position(["khepesh", "urn"], SIX, seats=3)
    do(state, "play_action khepesh")
    assert asked(state) == (1, "choose_for_neighbour")
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "A"]
    do(state, "choose_for_neighbour B2")
    assert discard(state, 0) == ["dagger"]
    assert asked(state) == (0, "choose_crumble")  # the active player decides how it crumbles
    do(state, "choose_crumble M2")
    assert pyramid(state)["B2"] == "ring"
    assert asked(state) == (0, "main_action")
    assert state.view(0)["turn"]["pyramid_changed"]


def test_khepesh_of_the_last_seat_asks_the_first() -> None:
    state = position(seats=2, others=[["khepesh"]], pyramid=SIX, stock=["bow"])
    do(state, "rebuild_sacrifice A", "play_action khepesh")
    assert asked(state) == (0, "choose_for_neighbour")
    do(state, "choose_for_neighbour A")
    assert discard(state, 1) == ["bow"]


def test_khepesh_needs_a_pyramid_card() -> None:
    state = position(["khepesh", "urn"])
    assert not can_play(state, "khepesh")
    assert why_not(state, "khepesh")


def test_spear_takes_a_card_from_above_the_base() -> None:
    state = position(["spear"], SIX)
    do(state, "play_action spear")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["M1", "M2", "A"]
    do(state, "choose_pyramid_card M1")
    assert discard(state) == ["goddess_nut"]
    assert pyramid(state) == {"M1": "brooch", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}
    assert state.view(0)["turn"]["pyramid_changed"]


def test_spear_needs_a_card_above_the_base() -> None:
    state = position(["spear"], {"B1": "serdab", "B2": "dagger", "B3": "sling"})
    assert not can_play(state, "spear")
    assert why_not(state, "spear")


def test_bow_entombs_a_card_of_a_set_that_the_tomb_has_nothing_of() -> None:
    mixed = {"B1": "axe", "B2": "ring", "B3": "sphinx", "M1": "treasury", "M2": "necklace", "A": "victory"}
    state = position(
        ["bow", "urn"], mixed, tomb=["ring", "urn", "senet"], tombs={0: ["ring", "urn", "senet"], 1: ["axe"]}
    )
    do(state, "play_action bow")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B1", "M1", "A"]  # no jewelry, and never a unique
    do(state, "choose_pyramid_card B1", "entomb_free urn")
    assert tomb(state) == ["ring", "urn", "senet", "axe", "urn"]
    assert pyramid(state)["B1"] == "treasury"
    assert played(state) == ["bow"]
    assert state.view(0)["turn"]["pyramid_changed"]


def test_bow_needs_a_card_of_a_new_set_in_the_pyramid() -> None:
    state = position(["bow"], {"B1": "necklace", "B2": "sphinx", "B3": "urn"}, tomb=["ring"])
    assert not can_play(state, "bow")
    assert why_not(state, "bow")
    assert not can_play(position(["bow"]), "bow")
