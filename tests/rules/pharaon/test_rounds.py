"""The end of a round (4.10), succession (4.8), two players (3.2)."""

from helpers.pharaon import (
    actions,
    asked,
    do,
    in_bank,
    on_wheel,
    own,
    position,
    restart,
    show_nobles,
    tokens,
)  # fmt: skip

from game.rules.pharaon.burial import burial_step
from game.rules.pharaon.content import EMPTY, FIRST_OFFERING, LETTERS, TOKEN_OF
from game.rules.pharaon.offerings import refill_offerings
from game.rules.pharaon.rounds import end_round
from game.rules.pharaon.state import NOBODY


def discarded(state, letter: str) -> int:
    return state.offering_discard[TOKEN_OF[letter] - FIRST_OFFERING]


def test_tokens_leave_the_wheel_resources_to_the_bank_offerings_to_their_discard() -> None:
    state = position("G", wheel={"R": "R+oR+S", "B": "j:burial"}, bag="p1")
    reds, silver = in_bank(state, "R"), in_bank(state, "S")
    state.pairs = [(TOKEN_OF["p1"],) * 2] * 4  # nothing to refill there
    state.bonus = [TOKEN_OF["p1"]] * 4
    end_round(state)
    assert (in_bank(state, "R"), in_bank(state, "S")) == (reds + 1, silver + 1)
    assert discarded(state, "oR") == 1
    assert discarded(state, "j:burial") == 1
    assert state.wheel == [()] * 5


def test_offerings_are_refilled_in_order_and_what_lies_there_stays() -> None:
    state = position("G", pairs=["", "oG+oB"], bonus=["p2"])
    end_round(state)
    assert all(len(pair) == 2 for pair in state.pairs)
    assert [LETTERS[kind] for kind in state.pairs[1]] == ["oG", "oB"]
    assert LETTERS[state.bonus[0]] == "p2"
    assert EMPTY not in state.bonus


def test_an_empty_bag_is_filled_with_the_discard_and_pairs_come_before_bonus_tokens() -> None:
    state = position("G", bag="oG")
    state.offering_discard[0] = 2  # three tokens for four pairs and four bonus places
    refill_offerings(state)
    assert [len(pair) for pair in state.pairs] == [2, 0, 0, 0]
    assert [kind != EMPTY for kind in state.bonus] == [True, False, False, False]
    assert not any(state.bag)
    assert not any(state.offering_discard)


def test_an_odd_token_without_a_free_bonus_place_stays_in_the_bag() -> None:
    state = position("G", bag="oG", bonus=["p1", "p1", "p1", "p1"])
    refill_offerings(state)
    assert state.pairs == [()] * 4
    assert sum(state.bag) == 1


def test_the_wheel_turns_one_zone_in_its_direction() -> None:
    for direction, expected in ((1, "G"), (-1, "B")):
        state = position("G", direction=direction)
        assert LETTERS[state.entry_colour(3)] == "R"
        end_round(state)
        assert LETTERS[state.entry_colour(3)] == expected  # the Nile


def test_used_nobles_are_ready_again_and_cylinders_go_back() -> None:
    state = position("G", nobles=["seer"])
    state.used[0] = state.nobles[0]
    state.row = [0, 1, 4]
    end_round(state)
    assert state.used == [0, 0, 0]
    assert state.row == [-1, -1, -1]


def test_new_jars_are_revealed_but_not_for_the_last_round() -> None:
    for round_number, expected in ((1, 3), (3, 3), (4, 0)):
        state = position("G", round_number=round_number, jars=[])
        end_round(state)
        assert len(state.jars) == expected


def test_the_holder_of_the_first_player_token_starts_the_next_round() -> None:
    state = position("RB", others=["RB", "RB"], jars=["jar_tta"])
    state.row[1], state.row[2] = 0, 1
    state.first_player = 2
    restart(state)
    do(state, "pass")
    assert state.round == 2
    assert asked(state)[0] == 2


def test_after_the_fifth_round_the_match_is_over() -> None:
    state = position("RB", round_number=5, jars=[])
    state.row[1], state.row[2] = 0, 1
    restart(state)
    events = do(state, "pass")
    assert state.decision() is None
    assert [event.kind for event in events][-1] == "match_ended"
    assert state.result() is not None


def test_a_jar_pile_that_runs_out_is_made_anew_from_the_discard() -> None:
    state = position("G", jars=[])
    state.jar_discard |= state.jar_pile
    state.jar_pile = 0
    discard = state.jar_discard.bit_count()
    end_round(state)
    assert len(state.jars) == 3
    assert state.jar_pile.bit_count() == discard - 3
    assert state.jar_discard == 0


# Succession ----------------------------------------------------------------------------------------------------------


def test_the_third_burial_step_with_two_nobles_gives_the_pharaoh_token() -> None:
    state = position("BK", nobles=["judge", "seer"], burial=2)
    do(state, "burial 3")
    assert state.pharaoh == 0


def test_the_second_noble_with_three_burial_steps_gives_it_too() -> None:
    state = position("GBRKY", nobles=["judge"], burial=3)
    show_nobles(state, "general", "teacher", "diplomat")
    restart(state)
    do(state, "nobles 1")
    if asked(state)[1] == "choose_payment":
        state.apply(actions(state)[0])
    assert state.pharaoh == 0


def test_less_is_not_enough() -> None:
    for nobles, steps in ((["judge", "seer"], 1), (["judge"], 6)):
        state = position(nobles=nobles, burial=steps)
        burial_step(state, 0)
        assert state.pharaoh == NOBODY


def test_the_token_stays_with_the_first_for_good() -> None:
    state = position(nobles=["judge", "seer"], burial=2)
    burial_step(state, 0)
    own(state, "general", 1)
    own(state, "teacher", 1)
    state.burial[1] = 5
    burial_step(state, 1)
    assert state.pharaoh == 0


def test_an_immediate_burial_step_checks_the_succession_after_the_noble() -> None:
    state = position("GBRKY", nobles=["grand_vizier"], burial=2)
    show_nobles(state, "court_official_5")
    restart(state)
    events = do(state, "nobles 1")
    assert state.pharaoh == 0
    assert state.burial[0] == 3
    assert "became_pharaoh" in [event.kind for event in events]


# Two players ---------------------------------------------------------------------------------------------------------


def test_two_players_choose_among_three_jars_and_the_last_one_blocks() -> None:
    state = position("RB", seats=2, others=["RB"], jars=["jar_rrj", "jar_tta", "jar_ccj"])
    do(state, "pass", "take_jar jar_rrj")
    assert asked(state) == (1, "take_turn")
    do(state, "pass")
    assert [action[1] for action in actions(state)] == ["jar_tta", "jar_ccj"]
    do(state, "take_jar jar_tta")
    assert state.round == 2
    assert on_wheel(state, "K") == "K+K"
    assert on_wheel(state, "B") == "B"
    assert len(state.jars) == 3


def test_the_jar_of_the_fourth_round_still_blocks_the_fifth() -> None:
    state = position("RB", seats=2, round_number=4, jars=["jar_ccj"])
    end_round(state)
    assert on_wheel(state, "K") == "K+K"
    assert state.jars == ()


def test_only_row_1_is_used_with_two_players() -> None:
    state = position("RB", seats=2, others=["RB"], jars=["jar_rrj", "jar_tta", "jar_ccj"])
    state.first_player = 1
    do(state, "pass", "take_jar jar_rrj")
    assert state.row == [0, -1]
    do(state, "nile 4", "nile_step R", "nile_step R")
    assert asked(state) == (0, "choose_pyramid_reward")


def test_tokens_that_do_not_fit_are_not_laid_by_a_blocking_jar() -> None:
    state = position("RB", seats=2, jars=["jar_ccj"])
    state.bank[TOKEN_OF["K"]] = 1
    end_round(state)
    assert on_wheel(state, "K") == "K"
    assert on_wheel(state, "B") == "B"
    assert in_bank(state, "K") == 0
    assert tokens(state) == "B+R"
