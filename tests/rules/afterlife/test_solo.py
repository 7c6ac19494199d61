"""Solo (11.5): the two modes, what cannot be played, doubles, the goal and the end."""

import pytest
from helpers.afterlife import (
    AFTERLIFE,
    actions,
    asked,
    buy,
    can_play,
    discard,
    do,
    hand,
    names,
    position,
    pyramid,
    tomb,
    why_not,
)

from game.rules.afterlife.content import CARDS, IDS, INDEX, MENTIONS_OPPONENT, POOL, STARTING_DECK
from game.rules.afterlife.scoring import score

MASTER = {"mode": "solo_master_embalmer"}
BEGINNER = {"mode": "solo_beginner"}
PERFECT = [card["id"] for card in CARDS if card["pool"] == "afterlife" and card["type"] != "starter"]
PERFECT += [IDS[kind] for kind in STARTING_DECK]
FULL = {"A": "ring", "M1": "sling", "M2": "axe", "B1": "dagger", "B2": "serdab", "B3": "natron"}


@pytest.mark.parametrize("options", [BEGINNER, MASTER])
def test_solo_is_set_up_like_the_standard_game_with_one_player(options: dict[str, str]) -> None:
    state = AFTERLIFE.new_match(1, 3, options)
    assert sorted(names(state.table.cards)) == sorted(names(AFTERLIFE.new_match(2, 3).table.cards))
    assert len(state.stock) == 49
    assert len(state.hand[0]) == len(state.draw[0]) == 5


def test_one_seat_means_the_beginner_mode_unless_told_otherwise() -> None:
    assert AFTERLIFE.new_match(1, 3).view(0)["mode"] == "solo_beginner"


def test_the_beginner_entombs_once_a_turn_for_free() -> None:
    state = position(["urn", "ring"], seats=1, options=BEGINNER)
    do(state, "entomb_free ring")
    assert tomb(state) == ["ring"]
    assert all(action[0] != "entomb_free" for action in actions(state))


def test_the_master_embalmer_has_no_free_entombment() -> None:
    state = position(["urn", "ring"], FULL, seats=1, options=MASTER, draw=["bow"] * 5)
    assert all(action[0] != "entomb_free" for action in actions(state))
    do(state, "end_play", "discard_top ring", "rebuild_sacrifice A")
    assert all(action[0] != "entomb_free" for action in actions(state))  # nor in the next turn


def test_the_master_embalmer_entombs_by_actions() -> None:
    state = position(["linen_wrappings", "ring"], seats=1, options=MASTER)
    do(state, "play_action linen_wrappings")
    assert tomb(state) == ["ring"]


@pytest.mark.parametrize("card", [name for kind, name in enumerate(IDS) if MENTIONS_OPPONENT[kind]])
def test_actions_that_mention_an_opponent_cannot_be_played(card: str) -> None:
    state = position([card, "urn"], FULL, seats=1, draw=["urn"] * 9, boneyard=["urn"], stock=["bow"])
    assert not can_play(state, card)
    assert why_not(state, card) in ("There is no opponent in a solo match.", "It is a reaction, never an action.")


def test_exactly_six_afterlife_cards_mention_an_opponent() -> None:
    found = {name for kind, name in enumerate(IDS) if MENTIONS_OPPONENT[kind] and POOL[kind] == "afterlife"}
    assert found == {"sling", "axe", "khepesh", "goddess_nut", "banquet", "senet"}


def test_actions_for_each_player_are_fine() -> None:
    state = position(["dagger", "offering_chapel"], seats=1, boneyard=["bow"])
    do(state, "play_action dagger")  # one card in the boneyard is enough for one player
    assert discard(state) == ["bow"]
    do(state, "play_action offering_chapel", "yes")
    assert tomb(state) == ["bow"]


def test_discarding_axe_is_an_ordinary_discard() -> None:
    state = position(["shabti", "axe"], seats=1, draw=["bow"])
    do(state, "play_action shabti", "forced_discard axe")
    assert discard(state) == ["axe"]
    assert hand(state) == ["bow"]


def test_the_player_may_look_through_boneyard_and_own_discard_pile_at_any_time() -> None:
    state = position(["urn"], FULL, seats=1, boneyard=["urn", "bow", "ring"], discard=["spear", "shabti"])
    view = state.view(0)
    assert view["boneyard"] == ("urn", "bow", "ring")
    assert view["players"][0]["discard"] == ("spear", "shabti")


def test_both_copies_of_a_set_card_count_nothing() -> None:
    state = position(["urn"], seats=1)
    tomb_cards = [INDEX[name] for name in ("ring", "bracelet", "brooch")]
    assert score(tomb_cards, state.table) == 9
    assert score([*tomb_cards, INDEX["ring"]], state.table) == 4
    assert score([INDEX["ring"]] * 2, state.table) == 0


def test_equal_starters_count_in_solo_too() -> None:
    state = position(["urn"], seats=1)
    assert score([INDEX["shabti"]] * 4, state.table) == 4


@pytest.mark.parametrize("options", [BEGINNER, MASTER])
def test_the_perfect_tomb_of_164_wins_and_nothing_less(options: dict[str, str]) -> None:
    ended = position(seats=1, options=options, tomb=PERFECT).result()
    assert ended is not None
    assert ended.scores == (164,)
    assert ended.winners == (0,)
    for missing in ("urn", "ring", "sphinx"):
        less = list(PERFECT)
        less.remove(missing)
        ended = position(seats=1, options=options, tomb=less).result()
        assert ended is not None
        assert ended.scores[0] < 164
        assert ended.winners == ()


def test_the_view_shows_goal_and_score() -> None:
    state = position(["urn"], FULL, seats=1, tomb=["shabti", "ring"])
    view = state.view(0)
    assert view["solo_goal"] == 164
    assert view["players"][0]["score"] == 2
    assert position(["urn"]).view(0)["solo_goal"] is None


def test_the_match_ends_with_the_first_turn_that_leaves_stock_and_pyramid_empty() -> None:
    state = position(["spear", "urn", "bow"], {"B1": "ring", "B2": "sling"}, seats=1, draw=["urn"] * 6)
    buy(state, "B1", "spear")
    do(state, "end_play", "discard_top bow")
    assert state.result() is None  # the Sling is still there
    assert asked(state) == (0, "main_action")
    buy(state, "B2", "urn", "urn")
    assert pyramid(state) == {}
    assert state.result() is None  # not before the turn ends
    do(state, "end_play")
    assert state.decision() is None
    assert state.result() is not None


def test_one_turn_follows_the_other_with_the_normal_steps() -> None:
    state = position(["urn"], FULL, seats=1, stock=["bow"] * 4, draw=["ring"] * 5)
    do(state, "end_play")
    assert asked(state) == (0, "rebuild_sacrifice")
    do(state, "rebuild_sacrifice A")
    assert asked(state) == (0, "main_action")
    assert pyramid(state)["A"] == "bow"
    assert hand(state) == ["ring"] * 5
    assert state.view(0)["round"] == 2
