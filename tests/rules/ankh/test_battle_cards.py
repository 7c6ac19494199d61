"""One test and more for each of the seven battle cards (6.2)."""

import pytest
from helpers.ankh import (
    DELTA,
    EAST,
    WEST,
    actions,
    asked,
    bid,
    build,
    do,
    fight,
    hand,
    hexes,
    kind,
    play_cards,
    position,
    put,
    standing,
    told,
)

from game.rules.ankh.content import MONUMENT_SUPPLY
from game.rules.ankh.hexes import BIT, PLACE


def in_the_west():
    """Isis' god on desert, warriors on desert and fertile; Ra's god and a warrior on fertile hexes."""
    state = position("isis", "ra")
    put(state, 0, "god", 700)
    put(state, 0, "warrior", 701, 202 + 100)
    put(state, 1, "god", 404)
    put(state, 1, "warrior", 405)
    return state


def test_plague_of_locusts_spares_the_highest_bidder() -> None:
    state = in_the_west()
    state.followers = [3, 2]
    fight(state, WEST)
    play_cards(state, isis="plague_of_locusts", ra="miracle")
    events = bid(state, isis=3, ra=2)
    assert told(events, "plague") == [(0, WEST)]
    assert state.followers == [0, 0]
    assert standing(state, 1) == [404]
    assert len(standing(state, 0)) == 3
    assert (0, WEST, 3 + 1) in told(events, "strength")


def test_plague_of_locusts_with_equal_bids_spares_nobody() -> None:
    state = in_the_west()
    fight(state, WEST)
    play_cards(state, isis="plague_of_locusts", ra="miracle")
    events = bid(state, isis=0, ra=0)
    assert told(events, "plague") == [(-1, WEST)]
    assert standing(state, 0) == [700]
    assert standing(state, 1) == [404]


def test_plague_of_locusts_played_twice_is_resolved_twice() -> None:
    state = in_the_west()
    state.followers = [5, 5]
    fight(state, WEST)
    play_cards(state, isis="plague_of_locusts", ra="plague_of_locusts")
    bid(state, isis=2, ra=1)
    assert kind(state) == "plague_bid"
    bid(state, isis=1, ra=3)
    assert state.followers == [2, 1]
    assert standing(state, 0) == [700]


def test_plague_of_locusts_needs_no_long_list_of_bids() -> None:
    state = in_the_west()
    state.followers = [90, 1]
    fight(state, WEST)
    play_cards(state, isis="plague_of_locusts", ra="miracle")
    if asked(state)[0] == 1:
        do(state, "bid 0")
    assert len(actions(state)) == 40
    assert actions(state)[-1] == ("bid_more",)
    do(state, "bid_more")
    assert actions(state)[0] == ("bid", 39)
    do(state, "bid_more")
    assert actions(state)[-1] == ("bid", 90)
    do(state, "bid 80")
    if asked(state)[1] == "plague_bid":
        do(state, "bid 0")
    assert state.followers[0] == 10


def test_build_monument_costs_three_followers_and_a_token() -> None:
    state = in_the_west()
    state.followers[0] = 3
    state.underworld = BIT[PLACE[804]]
    fight(state, WEST)
    play_cards(state, isis="build_monument", ra="chariots")
    assert asked(state) == (0, "build_monument")
    do(state, "build pyramid")
    free = hexes(state)
    assert len(free) == 32 - 5 - 1
    assert 804 not in free
    events = do(state, "hex 800")
    assert told(events, "built") == [(0, "pyramid", 800, 3)]
    assert state.followers[0] == 0
    assert state.tokens[0] == 8
    # It counts at once: a majority in the West.
    assert (0, 1, 1, 0, 0) in told(events, "gained_devotion")


@pytest.mark.parametrize("lack", ["tokens", "supply", "followers"])
def test_build_monument_is_impossible_without(lack: str) -> None:
    state = in_the_west()
    state.followers[0] = 3
    if lack == "tokens":
        state.tokens[0] = 0
    elif lack == "followers":
        state.followers[0] = 2
    else:
        spots = [1, 2, 3, 101, 102, 103, 104, 105, 106, 107, 108, 109, 203, 204, 205, 206, 207, 208, 304, 305,
                 306, 209, 210, 307, 308, 310, 406, 407, 408, 409]  # fmt: skip
        for number, name in enumerate(("obelisk", "temple", "pyramid")):
            build(state, name, *spots[number * MONUMENT_SUPPLY[number] : (number + 1) * MONUMENT_SUPPLY[number]])
    fight(state, WEST)
    play_cards(state, isis="build_monument", ra="chariots")
    assert kind(state) == "choose_action"


def test_chariots_add_three() -> None:
    state = in_the_west()
    fight(state, WEST)
    events = play_cards(state, isis="miracle", ra="chariots")
    assert sorted(told(events, "strength")) == [(0, WEST, 3), (1, WEST, 5)]


def test_cycle_of_maat_takes_back_all_cards_with_itself() -> None:
    state = in_the_west()
    hand(state, 0, "cycle_of_maat", "flood")
    fight(state, WEST)
    play_cards(state, isis="cycle_of_maat", ra="chariots")
    assert len(state.view(0)["gods"][0]["hand"]) == 7
    assert state.view(0)["gods"][1]["used"] == ("chariots",)


def test_drought_pays_the_winner_for_figures_on_desert() -> None:
    state = in_the_west()
    fight(state, WEST)
    play_cards(state, isis="drought", ra="miracle")
    # 3 + 1 against 2. God and one warrior on desert, the other warrior on fertile (3,2).
    assert state.devotion[0] == 1 + 2


def test_drought_pays_nothing_to_a_loser_and_nothing_for_a_gate() -> None:
    state = in_the_west()
    fight(state, WEST)
    play_cards(state, isis="drought", ra="chariots")
    assert state.devotion == [0, 1]
    state = in_the_west()
    state.underworld = BIT[PLACE[701]]
    fight(state, WEST)
    play_cards(state, isis="drought", ra="miracle")
    assert state.devotion[0] == 1 + 1


def test_flood_brings_followers_and_keeps_figures_on_fertile_hexes() -> None:
    state = in_the_west()
    fight(state, WEST)
    play_cards(state, isis="flood", ra="chariots")
    assert state.followers[0] == 2
    assert standing(state, 0) == [302, 700]


def test_flood_does_not_help_against_a_plague() -> None:
    state = in_the_west()
    fight(state, WEST)
    play_cards(state, isis="flood", ra="plague_of_locusts")
    bid(state, isis=0, ra=1)
    assert standing(state, 0) == [700]


def test_miracle_pays_for_every_own_figure_killed_in_the_battle() -> None:
    state = in_the_west()
    fight(state, WEST)
    play_cards(state, isis="miracle", ra="chariots")
    assert state.devotion == [2, 1]


def test_a_card_is_compulsory_and_comes_from_the_hand() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 607)
    put(state, 1, "god", 809)
    hand(state, 0, "cycle_of_maat", "miracle")
    fight(state, EAST)
    while asked(state)[0] != 0:
        do(state, "card flood")
    assert actions(state) == [("card", "cycle_of_maat"), ("card", "miracle")]


def test_the_only_card_is_played_without_a_question() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    for god in (0, 1):
        hand(state, god, "cycle_of_maat")
    fight(state, DELTA)
    assert kind(state) == "use_tiebreaker"
