"""Base pool, canopic jars: Imsety, Hapy, Qebehsenuef and Duamutef (6.8)."""

from helpers.afterlife import (
    asked,
    boneyard,
    can_play,
    choices,
    deck,
    discard,
    do,
    hand,
    played,
    position,
    pyramid,
    why_not,
)

BASE_POOL = {"mode": "half_sets_merged"}


def test_jar_imsety_draws_a_card_and_may_discard_one_for_another() -> None:
    state = position(["jar_imsety", "ring"], options=BASE_POOL, draw=["urn", "spear", "bow"])
    do(state, "play_action jar_imsety")
    assert hand(state) == ["bow", "ring"]
    assert asked(state) == (0, "may_discard_to_draw")
    assert choices(state) == ["ring", "bow", "pass"]
    do(state, "may_discard_to_draw ring")
    assert hand(state) == ["bow", "spear"]
    assert discard(state) == ["ring"]
    assert asked(state)[1] == "main_action"  # once, not again and again


def test_jar_imsety_lets_the_player_keep_everything() -> None:
    state = position(["jar_imsety", "ring"], options=BASE_POOL, draw=["urn", "bow"])
    do(state, "play_action jar_imsety", "pass")
    assert hand(state) == ["bow", "ring"]
    assert deck(state) == ["urn"]
    assert discard(state) == []


def test_jar_imsety_is_playable_as_the_only_card_in_hand() -> None:
    state = position(["jar_imsety"], options=BASE_POOL, discard=["urn"])
    do(state, "play_action jar_imsety")
    assert choices(state) == ["urn", "pass"]


def test_jar_imsety_draws_back_the_discarded_card_when_there_is_no_other() -> None:
    state = position(["jar_imsety", "ring"], options=BASE_POOL, draw=["urn"])
    do(state, "play_action jar_imsety", "may_discard_to_draw ring")
    assert hand(state) == ["ring", "urn"]
    assert discard(state) == []


def test_jar_imsety_needs_a_card_to_draw() -> None:
    state = position(["jar_imsety", "ring"], options=BASE_POOL)
    assert not can_play(state, "jar_imsety")
    assert why_not(state, "jar_imsety") == "You cannot draw that many cards."


def test_jar_imsety_discard_is_one_by_an_effect_so_axe_strikes_before_the_draw() -> None:
    state = position(["jar_imsety", "axe"], options=BASE_POOL, draw=["spear", "bow"], others=[["urn", "victory"]])
    do(state, "play_action jar_imsety", "may_discard_to_draw axe")
    assert asked(state) == (1, "forced_discard")
    assert choices(state) == ["victory"]
    assert hand(state) == ["bow"]  # the second draw waits for the Axe
    do(state, "forced_discard victory")
    assert discard(state, 1) == ["victory"]
    assert hand(state) == ["bow", "spear"]


def test_jar_imsety_in_solo_discards_axe_like_any_card() -> None:
    state = position(["jar_imsety", "axe"], seats=1, draw=["spear", "bow"])
    do(state, "play_action jar_imsety", "may_discard_to_draw axe")
    assert hand(state) == ["bow", "spear"]
    assert asked(state) == (0, "main_action")


def test_jar_hapy_sacrifices_a_pyramid_card_and_draws() -> None:
    cards = {"A": "sling", "M1": "bow", "M2": "dagger", "B1": "axe", "B2": "ring", "B3": "urn"}
    state = position(["jar_hapy"], cards, options=BASE_POOL, draw=["urn", "spear"], boneyard=["shabti"])
    do(state, "play_action jar_hapy")
    assert asked(state) == (0, "choose_pyramid_card")
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "A"]
    do(state, "choose_pyramid_card M1")
    assert boneyard(state) == ["shabti", "bow"]
    assert pyramid(state) == {"M1": "sling", "M2": "dagger", "B1": "axe", "B2": "ring", "B3": "urn"}
    assert hand(state) == ["spear"]


def test_jar_hapy_lets_the_pyramid_crumble_before_the_draw() -> None:
    cards = {"M1": "bow", "M2": "dagger", "B1": "axe", "B2": "ring", "B3": "urn"}
    state = position(["jar_hapy"], cards, options=BASE_POOL, draw=["spear"])
    do(state, "play_action jar_hapy", "choose_pyramid_card B2")
    assert asked(state) == (0, "choose_crumble")
    assert hand(state) == []
    do(state, "choose_crumble M1")
    assert hand(state) == ["spear"]


def test_jar_hapy_spares_the_player_the_sacrifice_of_the_rebuild() -> None:
    cards = {"B1": "axe", "B2": "ring"}
    state = position(["jar_hapy"], cards, options=BASE_POOL, draw=["spear"], others=[["urn"]])
    do(state, "play_action jar_hapy", "choose_pyramid_card B1", "end_play")
    assert asked(state) == (1, "main_action")
    assert pyramid(state) == {"B2": "ring"}


def test_jar_hapy_needs_a_pyramid_card_and_a_card_to_draw() -> None:
    state = position(["jar_hapy"], options=BASE_POOL, draw=["spear"])
    assert not can_play(state, "jar_hapy")
    assert why_not(state, "jar_hapy") == "There is no fitting card in the pyramid."
    state = position(["jar_hapy"], {"B1": "axe"}, options=BASE_POOL)
    assert not can_play(state, "jar_hapy")
    assert why_not(state, "jar_hapy") == "You cannot draw that many cards."


def test_jar_qebehsenuef_makes_each_opponent_sacrifice_a_card_of_own_choice_clockwise() -> None:
    state = position(
        ["jar_qebehsenuef", "urn"], seats=4, options=BASE_POOL, others=[["ring", "bow"], [], ["spear", "sling"]]
    )
    do(state, "play_action jar_qebehsenuef")
    assert asked(state) == (1, "forced_sacrifice")
    assert choices(state) == ["ring", "bow"]
    do(state, "forced_sacrifice ring")
    assert boneyard(state) == ["ring"]  # carried out before the next one decides
    assert asked(state) == (3, "forced_sacrifice")  # seat 2 has no cards
    do(state, "forced_sacrifice spear")
    assert boneyard(state) == ["ring", "spear"]
    assert asked(state) == (0, "main_action")
    assert [hand(state, seat) for seat in range(4)] == [["urn"], ["bow"], [], ["sling"]]


def test_jar_qebehsenuef_is_no_discard_so_axe_does_not_answer() -> None:
    state = position(["jar_qebehsenuef", "bow"], options=BASE_POOL, others=[["axe", "urn"]])
    do(state, "play_action jar_qebehsenuef", "forced_sacrifice axe")
    assert boneyard(state) == ["axe"]
    assert asked(state) == (0, "main_action")
    assert hand(state) == ["bow"]


def test_jar_qebehsenuef_asks_also_when_all_cards_of_the_hand_are_equal() -> None:
    state = position(["jar_qebehsenuef"], options=BASE_POOL, others=[["urn", "urn"]])
    do(state, "play_action jar_qebehsenuef")
    assert asked(state) == (1, "forced_sacrifice")  # silence would tell the table what the hand holds
    assert choices(state) == ["urn"]


def test_jar_qebehsenuef_does_not_touch_the_pyramid() -> None:
    state = position(["jar_qebehsenuef"], {"B1": "axe"}, options=BASE_POOL, others=[["urn"]])
    do(state, "play_action jar_qebehsenuef")
    assert boneyard(state) == ["urn"]
    assert not state.view(0)["turn"]["pyramid_changed"]


def test_jar_qebehsenuef_needs_an_opponent_with_cards() -> None:
    state = position(["jar_qebehsenuef"], seats=3, options=BASE_POOL, draws={1: ["urn"]})
    assert not can_play(state, "jar_qebehsenuef")
    assert why_not(state, "jar_qebehsenuef") == "No opponent has a card in hand."


def test_jar_qebehsenuef_is_not_playable_in_solo() -> None:
    state = position(["jar_qebehsenuef"], seats=1)
    assert not can_play(state, "jar_qebehsenuef")
    assert why_not(state, "jar_qebehsenuef") == "There is no opponent in a solo match."


def test_jar_duamutef_puts_the_top_of_the_boneyard_into_the_hand() -> None:
    state = position(["jar_duamutef"], {"B1": "axe"}, options=BASE_POOL, boneyard=["urn", "spear"])
    do(state, "play_action jar_duamutef")
    assert hand(state) == ["spear"]
    assert boneyard(state) == ["urn"]
    assert discard(state) == []
    assert state.view(1)["players"][0]["known_hand"] == ("spear",)  # everybody saw it go there
    assert not state.view(0)["turn"]["pyramid_changed"]


def test_jar_duamutef_gives_a_card_that_can_be_used_at_once() -> None:
    state = position(["jar_duamutef"], options=BASE_POOL, boneyard=["box_of_food"], draw=["bow"])
    do(state, "play_action jar_duamutef", "play_action box_of_food")
    assert hand(state) == ["bow"]
    assert played(state) == ["box_of_food", "jar_duamutef"]


def test_jar_duamutef_needs_a_boneyard() -> None:
    state = position(["jar_duamutef"], options=BASE_POOL)
    assert not can_play(state, "jar_duamutef")
    assert why_not(state, "jar_duamutef") == "The boneyard is empty."
