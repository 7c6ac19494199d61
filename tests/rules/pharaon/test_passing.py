"""Passing, the Pyramid of Time and the exchange window (4.7, 4.9)."""

from helpers.pharaon import (
    actions,
    asked,
    choices,
    do,
    in_bank,
    is_used,
    position,
    restart,
    tokens,
)  # fmt: skip

from game.rules.pharaon.content import EMPTY, OFFERING_COUNT
from game.rules.pharaon.state import NO_ROW, NOT_PASSED

JARS = ["jar_rrj", "jar_tta", "jar_acr"]


def waiting(row: int, field: int, tokens_owned: str = "RB", **more: object):
    """Seat 0 has passed and stands there; the others can still act."""
    state = position(tokens_owned, others=["RB", "RB"], **more)  # type: ignore[arg-type]
    state.row[0], state.field[0] = row, field
    state.first_player = 1
    restart(state)
    return state


def test_passing_takes_the_lowest_row_and_a_revealed_jar() -> None:
    state = position("RB", others=["RB", "RB"], jars=JARS)
    do(state, "pass")
    assert (state.row[0], state.field[0]) == (0, 0)
    assert asked(state) == (0, "choose_pass_jar")
    assert choices(state) == JARS
    do(state, "take_jar jar_tta")
    assert tokens(state) == "G+B+R+Y+Y"
    assert asked(state) == (1, "take_turn")
    do(state, "pass")
    assert (state.row[1], state.field[1]) == (1, 0)
    assert choices(state) == ["jar_rrj", "jar_acr"]


def test_no_reward_for_the_field_on_which_one_lands() -> None:
    state = position("RB", others=["RB", "RB"], jars=JARS)
    do(state, "pass", "take_jar jar_acr")
    assert tokens(state) == "G+B+R+R+K"


def test_the_last_to_pass_gets_no_row_and_the_round_ends_at_once() -> None:
    state = position("RB", others=["RB", "RB"], jars=["jar_rrj"])
    state.row[1], state.row[2] = 0, 1
    restart(state)
    events = do(state, "pass")
    assert state.round == 2
    passed = [event for event in events if event.kind == "passed"]
    assert passed[0].args == (0,)
    assert state.row == [NOT_PASSED] * 3
    assert NO_ROW not in state.row
    assert tokens(state) == "B+B+R+R+R"


def test_in_the_last_round_there_is_no_jar() -> None:
    state = position("RB", others=["RB", "RB"], round_number=5, jars=[])
    do(state, "pass")
    assert tokens(state) == "B+R"
    assert asked(state) == (1, "take_turn")


def test_each_later_turn_moves_one_field_and_takes_a_reward_of_it_or_left_of_it() -> None:
    state = waiting(0, 0)
    assert asked(state) == (0, "choose_pyramid_reward")
    assert state.field[0] == 1
    assert choices(state) == ["basic", "first_player"]
    do(state, "reward basic")
    assert asked(state) == (0, "choose_basic")
    do(state, "basic Y")
    assert tokens(state) == "B+R+Y"
    assert asked(state) == (1, "take_turn")


def test_the_reward_silver() -> None:
    state = waiting(0, 1)
    silver = in_bank(state, "S")
    do(state, "reward silver")
    assert tokens(state) == "B+R+S"
    assert in_bank(state, "S") == silver - 1


def test_the_reward_first_player_moves_the_token() -> None:
    state = waiting(0, 0)
    do(state, "reward first_player")
    assert state.first_player == 0
    assert tokens(state) == "B+R"


def test_the_reward_offering_is_a_bonus_token_or_a_blind_draw() -> None:
    state = waiting(0, 2, bonus=["p2"], bag="oG")
    assert choices(state) == ["basic", "silver", "offering", "first_player"]
    do(state, "reward offering")
    assert asked(state) == (0, "choose_offering")
    assert choices(state) == ["1", "bag"]
    do(state, "bonus 1")
    assert tokens(state) == "B+R+p2"


def test_equal_rewards_are_one_choice() -> None:
    state = waiting(0, 3)  # the fifth field is silver again
    assert choices(state).count("silver") == 1


def test_rows_2_to_4_have_their_own_fields() -> None:
    expected = {(1, 0): ["basic"], (1, 1): ["basic", "offering"], (1, 2): ["basic", "silver", "offering"],
                (2, 0): ["basic"], (2, 1): ["basic", "silver"], (3, 0): ["basic"]}  # fmt: skip
    for (row, field), rewards in expected.items():
        state = position("RB", seats=5, others=["RB"] * 4, bonus=["p1"])
        state.row[0], state.field[0] = row, field
        restart(state)
        if rewards == ["basic"]:  # a single reward is not asked for
            assert asked(state) == (0, "choose_basic")
        else:
            assert choices(state) == rewards


def test_at_the_end_of_the_row_nothing_happens() -> None:
    state = waiting(3, 1)
    assert asked(state) == (1, "take_turn")
    assert tokens(state) == "B+R"
    assert state.field[0] == 1


def test_rewards_that_cannot_be_taken_are_not_offered() -> None:
    state = waiting(0, 1)
    state.field[0] = 1
    state.bank[5] = 0
    restart(state)
    assert choices(state) == ["basic", "first_player"]
    bare = position("RB", others=["RB", "RB"], bag="")
    bare.offering_discard = [0] * len(OFFERING_COUNT)
    bare.row[0], bare.field[0] = 0, 2
    restart(bare)
    assert "offering" not in choices(bare)
    empty = position("RB", others=["RB", "RB"])
    empty.bank = [0] * 6
    empty.row[0], empty.field[0] = 1, 0
    restart(empty)
    assert asked(empty) == (1, "take_turn")  # nothing could be taken
    assert empty.bonus == [EMPTY] * 4


# Exchange windows ----------------------------------------------------------------------------------------------------


def test_a_window_opens_after_the_pass_jar() -> None:
    state = position("RB", nobles=["treasurer"], others=["RB", "RB"], jars=JARS)
    do(state, "pass", "take_jar jar_tta")
    assert asked(state) == (0, "exchange_window")
    assert choices(state) == ["treasurer", "done"]
    do(state, "exchange treasurer", "give Y")
    assert tokens(state) == "G+B+R+Y+S"
    assert asked(state) == (1, "take_turn")


def test_a_window_opens_for_the_last_to_pass() -> None:
    state = position("RB", nobles=["seer"], others=["RB", "RB"], jars=["jar_tta"])
    state.row[1], state.row[2] = 0, 1
    restart(state)
    do(state, "pass")
    assert asked(state) == (0, "exchange_window")
    do(state, "done")
    assert state.round == 2


def test_a_window_opens_after_each_pyramid_turn_until_it_is_used() -> None:
    state = waiting(0, 0, nobles=["seer", "treasurer"])
    do(state, "reward first_player")
    assert choices(state) == ["seer", "treasurer", "done"]
    do(state, "exchange seer", "give B", "basic K")
    assert tokens(state) == "R+K"
    assert choices(state) == ["treasurer", "done"]
    do(state, "done")
    assert is_used(state, "seer")
    assert not is_used(state, "treasurer")
    assert asked(state) == (1, "take_turn")


def test_no_window_in_a_turn_in_which_the_cylinder_cannot_move() -> None:
    state = waiting(3, 1, nobles=["seer"])
    assert asked(state) == (1, "take_turn")


def test_no_window_without_anything_to_exchange() -> None:
    state = waiting(0, 1, "S+p1", nobles=["seer"])
    do(state, "reward silver")
    assert asked(state) == (1, "take_turn")


def test_an_exchange_is_not_offered_when_the_bank_lacks_what_it_gives() -> None:
    state = position("RB", nobles=["treasurer", "seer"])
    state.bank[5] = 0
    restart(state)
    assert ("exchange", "treasurer") not in actions(state)
    assert ("exchange", "seer") in actions(state)
    state.bank = [0, 0, 0, 0, 0, 0]
    restart(state)
    assert ("exchange", "seer") not in actions(state)
    state.bank = [0, 0, 1, 0, 0, 0]  # only R: B can be given for it, R cannot
    restart(state)
    do(state, "exchange seer")
    assert tokens(state) == "R+R"  # one way to exchange needs no question
