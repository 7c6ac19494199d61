"""The course of a turn (4.3), the setup before it (3.1) and the end of the match (section 7)."""

import pytest
from helpers.afterlife import (
    AFTERLIFE,
    actions,
    all_cards,
    asked,
    boneyard,
    buy,
    choices,
    deck,
    discard,
    do,
    hand,
    names,
    played,
    position,
    pyramid,
    tomb,
)

from game.core.event import Event
from game.core.rng import Rng
from game.rules.afterlife.content import LEVEL
from game.rules.afterlife.state import AfterlifeState

SIX = {"A": "brooch", "M1": "goddess_nut", "M2": "ring", "B1": "serdab", "B2": "dagger", "B3": "sling"}
DECK = ["ring", "urn", "urn", "spear", "bow", "axe"]  # enough for a draw without a reshuffle


def fresh(seats: int, start: str = "seat_1") -> AfterlifeState:
    state = AFTERLIFE.new_match(seats, 7, {"start_player": start})
    assert isinstance(state, AfterlifeState)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_gives_every_player_ten_starters_and_five_of_them_in_hand(seats: int) -> None:
    state = fresh(seats)
    for seat in range(seats):
        own = [*hand(state, seat), *deck(state, seat)]
        assert len(hand(state, seat)) == 5
        assert sorted(own) == ["box_of_food"] * 2 + ["offering_table"] + ["shabti"] * 4 + ["urn"] * 3
        assert discard(state, seat) == tomb(state, seat) == []
    assert len(all_cards(state)) == 56 + 10 * seats


def test_setup_lays_six_cards_and_one_in_the_boneyard_and_puts_level_two_above_level_three() -> None:
    state = fresh(2)
    assert len(pyramid(state)) == 6
    assert len(state.boneyard) == 1
    levels = [LEVEL[card & 0xFF] for card in state.stock]  # bottom to top
    assert levels == [3] * 27 + [2] * 22


def test_the_start_player_may_be_chosen_and_play_goes_clockwise() -> None:
    state = fresh(3, "seat_3")
    order = []
    for _ in range(4):
        order.append(asked(state)[0])
        do(state, "end_play")
        while asked(state)[1] != "main_action":
            do(state, " ".join(map(str, actions(state)[0])))
    assert order == [2, 0, 1, 2]


def test_buying_acting_and_entombing_may_be_mixed_in_any_order() -> None:
    state = position(["spear", "urn", "treasury", "box_of_food", "bow"], SIX, draw=DECK)
    buy(state, "B1", "spear")
    do(state, "entomb_free urn", "play_action treasury")
    buy(state, "B3", "bow")
    do(state, "play_action box_of_food")
    assert tomb(state) == ["urn"]
    assert discard(state) == ["serdab", "sling"]
    assert hand(state) == ["axe"]


def test_doing_nothing_is_allowed() -> None:
    state = position(["urn", "urn"], others=[["urn"]], stock=["axe"])
    assert ("end_play",) in actions(state)
    do(state, "end_play")
    assert asked(state) == (1, "main_action")


def test_the_end_of_the_turn_is_always_the_players_own_word() -> None:
    state = position(["urn"], others=[["ring"]], stock=["axe"])
    do(state, "entomb_free urn")
    assert asked(state) == (0, "main_action")
    assert choices(state) == ["end_play"]


def test_one_entombment_a_turn_is_free() -> None:
    state = position(["urn", "ring"], stock=["axe"], others=[["urn"]])
    do(state, "entomb_free ring")
    assert tomb(state) == ["ring"]
    assert ("entomb_free", "urn") not in actions(state)
    do(state, "end_play")
    assert ("entomb_free", "urn") in actions(state)  # of seat 1: the next turn brings the next one


def test_a_card_used_one_way_cannot_be_used_another_way_in_the_same_turn() -> None:
    state = position(["treasury", "box_of_food", "spear"], {"B1": "ring"}, draw=DECK)
    buy(state, "B1", "treasury")
    do(state, "play_action box_of_food")
    for card in ("treasury", "box_of_food"):
        assert ("play_action", card) not in actions(state)
        assert ("entomb_free", card) not in actions(state)


def test_played_and_unplayed_cards_all_go_to_the_own_discard_pile_and_none_to_the_boneyard() -> None:
    state = position(["bow", "treasury", "urn", "ring"], {"B1": "serdab"}, draw=DECK, discard=["axe"])
    buy(state, "B1", "bow")
    do(state, "play_action treasury", "end_play")
    assert asked(state) == (0, "discard_top")
    assert choices(state) == ["urn", "ring", "treasury", "bow"]
    do(state, "discard_top treasury")
    # Played cards below those of the hand, each in the order of the data file; the named one on top.
    assert discard(state) == ["axe", "serdab", "bow", "urn", "ring", "treasury"]
    assert boneyard(state) == []
    assert played(state) == []


def test_a_hand_card_may_end_on_top_of_the_discard_pile_and_only_it_is_shown() -> None:
    state = position(["urn", "ring", "bow"], draw=DECK, others=[["urn"]], stock=["axe"])
    events = do(state, "end_play", "discard_top ring")
    assert discard(state) == ["urn", "bow", "ring"]
    assert state.view(1)["players"][0]["discard_top"] == "ring"
    told = [str(event.seen_from(1)) for event in events if event.seat == 0 and event.kind != "turn_started"]
    assert not any("bow" in line for line in told)
    assert ("discarded_all", (3,)) in [event[0:3:2] for event in events]


@pytest.mark.parametrize(("cards", "draw"), [(["urn", "urn"], DECK), (["urn", "bow"], DECK[:4]), ([], DECK)])
def test_nobody_asks_for_the_top_card_when_it_makes_no_difference(cards: list[str], draw: list[str]) -> None:
    state = position([*cards, "ring"], draw=draw, others=[["urn"]], stock=["axe"])
    do(state, "entomb_free ring", "end_play")
    assert asked(state) == (1, "main_action")


def test_the_option_of_the_full_order_asks_for_one_card_after_the_other() -> None:
    state = position(
        ["urn", "ring", "bow"], draw=DECK, options={"discard_order": "full"}, others=[["urn"]], stock=["axe"]
    )
    do(state, "end_play")
    assert asked(state) == (0, "discard_next")
    do(state, "discard_next bow")
    assert choices(state) == ["urn", "ring"]
    do(state, "discard_next urn")
    assert discard(state) == ["bow", "urn", "ring"]
    assert state.view(1)["players"][0]["discard_top"] == "ring"


def test_the_full_order_lays_played_and_unplayed_cards_alike() -> None:
    state = position(["spear", "treasury", "urn"], {"B1": "ring"}, draw=DECK, options={"discard_order": "full"})
    buy(state, "B1", "spear")
    do(state, "play_action treasury", "end_play", "discard_next spear", "discard_next urn")
    assert discard(state) == ["ring", "spear", "urn", "treasury"]
    assert played(state) == []


def test_five_cards_are_drawn_and_the_pile_is_reshuffled_when_the_deck_runs_out() -> None:
    state = position(["urn", "urn", "urn"], draw=["bow", "axe"], discard=["ring"], others=[["urn"]], stock=["axe"])
    do(state, "end_play")
    assert len(hand(state)) == 5
    assert {"bow", "axe"} <= set(hand(state))  # the rest of the old deck comes first
    assert len(deck(state)) == 1
    assert discard(state) == []


def test_a_player_with_fewer_than_five_cards_has_a_smaller_hand() -> None:
    state = position(["urn", "ring"], draw=["bow"], others=[["urn"]], stock=["axe"])
    do(state, "entomb_free urn", "end_play")
    assert hand(state) == ["bow", "ring"]


def test_a_turn_without_any_card_consists_of_the_rebuilding_only() -> None:
    state = position([], SIX, others=[["urn"]], stock=["axe"])
    assert asked(state) == (0, "rebuild_sacrifice")
    do(state, "rebuild_sacrifice A")
    assert asked(state) == (1, "main_action")


def test_the_flags_of_a_turn_end_with_it() -> None:
    state = position(["harvest", "treasury", "ring", "urn", "spear"], {"B1": "sling"}, others=[["urn"]])
    do(state, "play_action harvest", "play_action treasury", "entomb_free spear", "play_action ring")
    buy(state, "B1", "urn")
    do(state, "end_play")
    turn = state.view(1)["turn"]
    assert (turn["free_entombs"], turn["pyramid_changed"], turn["ring_pending"]) == (1, False, False)
    assert (turn["gold_bonus"], turn["discount"], turn["bought"], turn["actions"]) == (0, 0, (), ())
    assert state.set_aside == state.spent == state.acted == []


def test_the_match_goes_on_until_all_have_had_equally_many_turns() -> None:
    state = position(["sphinx"], {"B1": "ring"}, seats=3, others=[["urn"], ["bow"]])
    buy(state, "B1", "sphinx")
    do(state, "end_play")
    assert asked(state) == (1, "main_action")
    assert state.result() is None
    do(state, "entomb_free urn", "end_play")  # nothing to buy, no rebuild sacrifice
    assert asked(state) == (2, "main_action")
    events = do(state, "end_play")
    assert events[-1].kind == "match_ended"
    assert asked(state) == (-1, "over")
    assert state.result() is not None


def test_the_last_player_of_a_round_ends_the_match_with_the_last_card() -> None:
    state = position(["urn"], {"B1": "ring", "B2": "bow"}, others=[["sphinx"]])
    do(state, "end_play", "rebuild_sacrifice B2")
    buy(state, "B1", "sphinx")
    do(state, "end_play")
    assert asked(state) == (-1, "over")


@pytest.mark.parametrize("rest", [{"stock": ["axe"]}, {"pyramid": {"B1": "axe", "B2": "bow"}}])
def test_the_match_goes_on_while_stock_or_pyramid_has_a_card(rest: dict) -> None:
    state = position(["urn", "ring"], others=[["urn"]], **rest)
    do(state, "end_play")
    while asked(state)[0] == 0:
        do(state, " ".join(map(str, actions(state)[0])))
    assert asked(state) == (1, "main_action")


def ended(first: list[str], second: list[str], **zones: list[str]) -> AfterlifeState:
    state = position(["urn"], tombs={0: first, 1: second}, **zones)
    do(state, "end_play")
    return state


def test_only_the_tomb_scores() -> None:
    result = ended(["sphinx", "urn"], ["ring"], draw=["golden_shrine"] * 2, discard=["bow"]).result()
    assert result.scores == (6, 1)
    assert result.winners == (0,)


def test_each_set_scores_the_square_of_its_different_cards() -> None:
    weapons = ["sling", "dagger", "axe", "khepesh", "spear", "bow"]
    for number in range(1, 7):
        assert ended(weapons[:number], []).result().scores == (number * number, 0)
    assert ended([*weapons[:2], *weapons[:2], "ring", "urn", "senet"], []).result().scores == (4 + 1 + 1 + 2, 0)


def test_a_tie_goes_to_the_player_with_fewer_cards_in_the_tomb() -> None:
    result = ended(["urn", "urn", "urn", "urn", "urn"], ["sphinx"]).result()
    assert result.scores == (5, 5)
    assert result.winners == (1,)
    assert result.ranking == (1, 0)


def test_a_tie_of_cards_as_well_shares_the_victory() -> None:
    result = ended(["ring", "dagger", "urn"], ["axe", "urn", "serdab"]).result()
    assert result.scores == (3, 3)
    assert result.winners == (0, 1)


@pytest.mark.parametrize("start", [1, 2, 3])
def test_a_whole_match_gives_every_seat_the_same_number_of_turns(start: int) -> None:
    state = fresh(3, f"seat_{start}")
    whole = all_cards(state)
    events: list[Event] = [Event("turn_started", start - 1)]
    chance = Rng(start)
    while state.decision() is not None:
        state.apply(chance.choice(actions(state)), events.append)
        if asked(state)[1] == "main_action" and not state.view(0)["turn"]["actions"]:
            assert len(pyramid(state)) == 6 or not state.stock or state.view(0)["turn"]["bought"]
    turns = [event.seat for event in events if event.kind == "turn_started"]
    assert turns[0] == start - 1
    assert turns.count(0) == turns.count(1) == turns.count(2)
    assert all_cards(state) == whole
    assert names(state.stock) == []
    assert pyramid(state) == {}
