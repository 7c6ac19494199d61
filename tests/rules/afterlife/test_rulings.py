"""The rulings R1 to R10 and further points (section 9), and what is hidden from whom (section 8)."""

import pytest
from helpers.afterlife import (
    asked,
    buy,
    can_play,
    choices,
    deck,
    discard,
    do,
    hand,
    played,
    position,
    tomb,
)

from game.rules.afterlife.state import AfterlifeState

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}


def player(state: AfterlifeState, owner: int, seen_by: int) -> dict:
    return state.view(seen_by)["players"][owner]


def test_r1_optional_parts_never_block_an_action() -> None:
    state = position(["banquet"], draw=["urn"] * 3, stock=["axe"])  # the opponent has nothing to draw
    do(state, "play_action banquet")
    assert asked(state) == (0, "main_action")
    state = position(["goddess_nut", "urn"], {"B1": "ring"}, stock=["axe"])
    do(state, "play_action goddess_nut", "may_take_cheapest B1")  # playable as if the opponent declined
    assert discard(state, 0) == []  # what became impossible later is skipped, and nothing else
    assert played(state) == ["goddess_nut"]


def test_r1_a_mandatory_part_must_be_feasible_before_anything_is_done() -> None:
    state = position(["offering_table", "urn"])  # a sacrifice would be possible, a draw would not
    assert not can_play(state, "offering_table")
    with pytest.raises(ValueError, match="not a legal answer"):
        do(state, "play_action offering_table")
    assert hand(state) == ["offering_table", "urn"]


@pytest.mark.parametrize(
    ("lines", "taken"),
    [
        (["play_action dagger"], "axe"),
        (["play_action judgement", "judgement_step urn", "stop"], "axe"),
        (["play_action sphinx", "choose_looked_card ring", "choose_return_order bow spear"], "ring"),
    ],
)
def test_r2_a_card_taken_from_boneyard_or_stock_lands_on_the_discard_pile(lines: list[str], taken: str) -> None:
    cards = ["dagger", "judgement", "sphinx", "urn"]
    state = position(cards, boneyard=["senet", "urn", "axe"], stock=["spear", "bow", "ring"], discard=["necklace"])
    do(state, *lines)
    assert discard(state) == ["necklace", taken]
    assert hand(state).count(taken) == 0


@pytest.mark.parametrize(
    ("card", "answers", "changed"),
    [
        ("natron", ["choose_hand_card spear", "choose_pyramid_card A"], True),
        ("brooch", ["choose_pyramid_card A", "choose_tomb_card bow"], True),
        ("khepesh", ["choose_for_neighbour A"], True),
        ("spear", ["choose_pyramid_card A"], True),
        ("bow", ["choose_pyramid_card B1"], True),
        ("goddess_nut", ["may_take_cheapest B1"], True),  # the opponent's take through your Nut
        ("mirror_case", ["choose_pyramid_card A"], True),
        ("golden_shrine", ["choose_pyramid_card B1"], True),
        ("urn", ["choose_swap B1 A"], False),
        ("brain_hook", ["decline"], False),
        ("sphinx", ["choose_looked_card axe"], False),
        ("dagger", [], False),
        ("box_of_food", [], False),
    ],
)
def test_r3_what_counts_as_a_change_of_the_pyramid(card: str, answers: list[str], changed: bool) -> None:
    state = position(
        [card, "spear", "shabti"], SIX, tomb=["bow"], draw=["urn"], boneyard=["urn", "urn"], stock=["urn", "axe"]
    )
    do(state, f"play_action {card}", *answers)
    assert state.view(0)["turn"]["pyramid_changed"] == changed


def test_r4_entombing_is_not_playing() -> None:
    state = position(["ring", "urn", "victory", "dogs_and_jackals", "spear"], {"B1": "bow"})
    do(state, "entomb_free urn")
    assert not can_play(state, "victory")
    assert not can_play(state, "dogs_and_jackals")
    state = position(["ring", "linen_wrappings", "urn", "victory"])
    do(state, "play_action linen_wrappings", "choose_hand_card urn", "play_action victory")
    assert tomb(state) == ["urn", "linen_wrappings"]  # the entombed Urn was never played, the Wrappings were


def test_r5_and_r6_senet_may_be_answered_with_axe_and_that_with_the_other_axe() -> None:
    state = position(["senet", "axe", "spear"], draw=["urn"], others=[["axe", "urn", "harvest"]])
    do(state, "play_action senet", "forced_discard axe")
    assert (asked(state), choices(state)) == ((0, "forced_discard"), ["spear", "axe"])
    do(state, "forced_discard axe")
    assert (asked(state), choices(state)) == ((1, "forced_discard"), ["harvest"])
    do(state, "forced_discard harvest")
    assert asked(state) == (0, "main_action")
    assert discard(state, 0) == ["axe", "axe"]
    assert discard(state, 1) == ["senet", "harvest"]
    assert hand(state, 0) == ["spear", "urn"]


def test_r7_the_active_player_chooses_how_the_pyramid_crumbles_whoever_took_the_card() -> None:
    for card, answer in (("khepesh", "choose_for_neighbour B2"), ("goddess_nut", "may_take_cheapest B2")):
        state = position([card, "urn"], {**SIX, "B2": "urn"})
        do(state, f"play_action {card}", answer)
        assert asked(state) == (0, "choose_crumble")


def test_r8_brain_hook_buys_and_uses_every_discount() -> None:
    state = position(["harvest", "harvest", "brain_hook", "spear", "urn"], stock=["judgement"])
    do(state, "play_action harvest", "play_action harvest", "play_action brain_hook", "buy")
    do(state, "pay_card spear", "pay_done")  # 7 - 2 - 2
    assert state.view(1)["turn"]["bought"] == ("judgement",)
    assert hand(state) == ["urn"]


def test_r9_a_sacrificed_starter_may_be_taken_and_belongs_to_the_taker() -> None:
    state = position(["offering_table", "urn", "dagger", "ring"], draw=["axe"], boneyard=["senet"])
    do(state, "play_action offering_table", "choose_hand_card urn", "play_action dagger")
    assert discard(state, 0) == ["urn"]
    assert discard(state, 1) == ["senet"]


@pytest.mark.parametrize("card", ["ibex_statuette", "bracelet", "fishing_scene", "necklace"])
def test_r10_a_deck_reshuffled_during_an_action_is_used_at_once(card: str) -> None:
    state = position([card], draw=["urn"], discard=["spear", "spear"])
    do(state, f"play_action {card}")
    if card == "necklace":
        do(state, "yes")
        assert tomb(state) == ["urn", "spear"]
    else:
        assert discard(state) == []
        assert sorted([*hand(state), *deck(state)]) == ["spear", "spear", "urn"]


def test_a_reshuffle_leaves_the_order_to_chance() -> None:
    tops = set()
    for seed in range(40):
        state = position(["box_of_food"], discard=["ring", "bow", "axe"], seed=seed)
        do(state, "play_action box_of_food")
        tops.add(hand(state)[0])
    assert tops == {"ring", "bow", "axe"}


def test_ring_is_used_up_by_victory_as_well() -> None:
    state = position(["treasury", "ring", "victory", "spear"], {"B1": "sphinx"})
    do(state, "play_action treasury", "play_action ring", "play_action victory", "choose_played_card treasury")
    assert not state.view(0)["turn"]["ring_pending"]


def test_a_bought_card_may_be_entombed_from_the_top_of_the_discard_pile_at_once() -> None:
    state = position(["spear", "offering_chapel"], {"B1": "ring"}, discard=["urn"])
    buy(state, "B1", "spear")
    do(state, "play_action offering_chapel", "yes")
    assert tomb(state) == ["ring"]
    assert discard(state) == ["urn"]


def test_extra_cards_of_a_banquet_stay_in_the_opponents_hand_for_the_turn() -> None:
    state = position(["banquet"], draws={0: ["urn"] * 3, 1: ["bow"]}, others=[["urn"] * 5], stock=["axe"])
    do(state, "play_action banquet", "yes", "end_play")
    assert asked(state) == (1, "main_action")
    assert hand(state, 1) == ["bow", *["urn"] * 5]


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    state = position(["urn", "bow"], others=[["ring", "axe", "spear"]])
    assert player(state, 1, 1)["hand"] == ("ring", "axe", "spear")
    for seat in (0, -1):
        assert player(state, 1, seat)["hand"] is None
        assert player(state, 1, seat)["hand_count"] == 3
        assert player(state, 1, seat)["known_hand"] == ()


def test_the_own_discard_pile_may_be_looked_through_outside_the_own_turn_only() -> None:
    piles = {0: ["ring", "urn"], 1: ["bow", "axe"]}
    state = position(["urn"], discards=piles, others=[["urn"]])
    assert player(state, 0, 0)["discard"] is None
    assert player(state, 0, 0)["discard_top"] == "urn"
    assert player(state, 1, 1)["discard"] == ("bow", "axe")
    assert player(state, 1, 0)["discard"] is None
    assert (player(state, 1, 0)["discard_top"], player(state, 1, 0)["discard_count"]) == ("axe", 2)
    browsing = position(["urn"], discards=piles, options={"browse_own_discard_in_turn": "on"})
    assert player(browsing, 0, 0)["discard"] == ("ring", "urn")


def test_of_the_boneyard_only_the_top_and_the_number_are_open() -> None:
    state = position(["urn"], boneyard=["ring", "bow", "axe"])
    for seat in (0, 1, -1):
        assert state.view(seat)["boneyard"] == ("axe",)
        assert state.view(seat)["boneyard_count"] == 3


def test_a_solo_player_may_look_through_boneyard_and_discard_pile_at_any_time() -> None:
    state = position(["urn"], seats=1, boneyard=["ring", "bow"], discard=["axe", "spear"])
    assert state.view(0)["boneyard"] == ("ring", "bow")
    assert player(state, 0, 0)["discard"] == ("axe", "spear")


def test_the_stock_is_a_number_that_an_option_hides_in_the_own_turn() -> None:
    state = position(["urn"], stock=["ring", "bow"])
    assert state.view(0)["stock"] == state.view(1)["stock"] == 2
    hidden = position(["urn"], stock=["ring", "bow"], options={"show_counts": "off"})
    assert hidden.view(0)["stock"] is None
    assert hidden.view(1)["stock"] == 2


def test_played_cards_tombs_and_pyramid_are_open_to_all() -> None:
    state = position(["treasury", "spear", "urn"], SIX, tombs={0: ["bow"], 1: ["axe"]})
    do(state, "play_action treasury")
    buy(state, "B1", "spear")
    for seat in (0, 1, -1):
        view = state.view(seat)
        assert (view["spent"], view["acted"]) == (("spear",), ("treasury",))
        assert (view["players"][0]["tomb"], view["players"][1]["tomb"]) == (("bow",), ("axe",))
        assert view["pyramid"] == state.view(0)["pyramid"]


def test_the_view_does_not_depend_on_anything_hidden() -> None:
    def seen(own: list[str], deck: list[str], pile: list[str], stock: list[str], bones: list[str]) -> tuple:
        state = position(
            own, SIX, others=[["spear", "urn"]], draws={0: deck, 1: deck}, discard=[*pile, "urn"],
            stock=stock, boneyard=[*bones, "urn"],
        )  # fmt: skip
        return state.view(1), state.view(-1)

    one = seen(["urn", "bow"], ["ring", "axe"], ["senet"], ["sphinx", "harvest"], ["natron"])
    assert one == seen(["ring", "axe"], ["bow", "urn"], ["serdab"], ["harvest", "sphinx"], ["sling"])


def test_a_shown_hand_is_remembered_until_its_cards_are_gone() -> None:
    decks = {0: ["urn"], 1: ["axe"] * 6}
    state = position(["shabti", "axe"], SIX, draws=decks, others=[["bow", "treasury", "spear"]], stock=["axe"] * 3)
    do(state, "play_action shabti", "forced_discard axe", "forced_discard bow")
    assert player(state, 1, 0)["known_hand"] == ("treasury", "spear")
    do(state, "end_play", "rebuild_sacrifice A", "play_action treasury")
    assert player(state, 1, 0)["known_hand"] == ("spear",)
    do(state, "end_play", "discard_top treasury", "rebuild_sacrifice A")
    assert player(state, 1, 0)["known_hand"] == ()  # five new cards
    assert player(state, 1, 0)["hand_count"] == 5


@pytest.mark.parametrize("card", ["sling", "senet"])
def test_a_discard_out_of_an_opponents_hand_reveals_something(card: str) -> None:
    """The active player has seen a hidden card, so its cause must not be taken back (`Event.reveals`)."""
    state = position([card], draw=["urn"], others=[["bow", "ring", "urn", "urn"]])
    events = do(state, f"play_action {card}", "forced_discard bow")
    discarded = next(event for event in events if event.kind == "discarded")
    assert discarded.seen_from(0).args[0] == "bow"
    assert discarded.reveals


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("linen_wrappings", "choose_hand_card"),
        ("judgement", "judgement_step"),
        ("fishing_scene", "choose_looked_card"),
        ("antechamber", "choose_discard_card"),
    ],
)
def test_equal_hidden_cards_do_not_betray_themselves_by_a_missing_question(card: str, question: str) -> None:
    """4.6: a single answer is given at once "except when skipping the prompt would reveal hidden information"."""
    state = position([card, "urn", "urn"], draw=["ring"] * 3, discard=["bow"] * 2, boneyard=["axe"])
    do(state, f"play_action {card}")
    assert asked(state) == (0, question)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["play_action urn", "choose_swap B1 A"], ("swapped", 0, ("serdab", "brooch", "B1", "A"))),
        (["play_action golden_shrine", "choose_pyramid_card B1"], ("took_into_hand", 0, ("serdab", "pyramid"))),
        (["play_action mirror_case", "choose_pyramid_card A"], ("entered_pyramid", 0, ("mirror_case", "A"))),
        (["play_action senet", "choose_opponent 2"], ("chose_opponent", 0, (2, "senet"))),
        (["play_action senet", "choose_opponent 2"], ("gave", 0, ("senet", 2))),
        (["play_action harvest", "play_action dogs_and_jackals"], ("took_into_hand", 0, ("harvest", "played"))),
    ],
)
def test_everybody_is_told_what_happens_openly(lines: list[str], told: tuple) -> None:
    cards = ["urn", "golden_shrine", "mirror_case", "senet", "harvest", "dogs_and_jackals"]
    state = position(cards, SIX, seats=3, draw=["ring"], others=[["bow"], ["axe"]])
    events = do(state, *lines)
    assert told in [event.seen_from(1)[:3] for event in events]


def test_open_moves_reveal_nothing_and_may_be_taken_back() -> None:
    state = position(["urn", "treasury", "spear", "bow"], SIX)
    events = do(state, "play_action urn", "choose_swap B1 A", "play_action treasury", "entomb_free bow")
    events += buy(state, "B3", "spear")
    assert not any(event.reveals for event in events)
