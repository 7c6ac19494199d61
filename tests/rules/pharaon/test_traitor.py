"""The Traitor's turn and his symbols, one by one (4.11, 6.4)."""

import pytest
from helpers.pharaon import (
    actions,
    artisans,
    asked,
    choices,
    do,
    in_bank,
    levels,
    line,
    nobles,
    on_wheel,
    own,
    position,
    restart,
    show_artisans,
    show_nobles,
    tokens,
)  # fmt: skip

from game.core.event import Event
from game.rules.pharaon.content import EMPTY, JAR_INDEX, LETTERS, TOKEN_OF
from game.rules.pharaon.scoring import noble_value, traitor_gods
from game.rules.pharaon.state import NO_ROW, TRAITOR, PharaonState
from game.rules.pharaon.traitor import place_on_column
from game.rules.pharaon.traitor_boards import COLUMN, DARK, LIGHT, WORDS
from game.rules.pharaon.traitor_symbols import EFFECTS, resolve_symbol

A, B, C, D, E = range(5)
LIGHT_BOARDS = [(board, LIGHT) for board in range(5)]


def solo(tokens_owned: str = "RB", stack: tuple[str, ...] = (), **more: object) -> PharaonState:
    """The columns belong to G B R K Y from the left, boards A to E light side up."""
    state = position(tokens_owned, seats=1, boards=LIGHT_BOARDS, **more)  # type: ignore[arg-type]
    state.stack = 0
    for jar in stack:
        bit = 1 << JAR_INDEX[jar]
        state.stack |= bit
        state.jar_pile &= ~bit
        state.jar_discard &= ~bit
        state.jars = tuple(one for one in state.jars if one != JAR_INDEX[jar])
    return state


def traitor_turn(state: PharaonState) -> list[Event]:
    events: list[Event] = []
    state.emit = events.append
    restart(state, TRAITOR)
    state.emit = None
    return events


# His turn ------------------------------------------------------------------------------------------------------------


def test_bottom_to_a_column_one_top_to_the_wheel_the_other_to_a_column() -> None:
    state = solo(stack=("jar_ccj",))  # top J K, bottom K
    traitor_turn(state)
    assert state.columns[3] == (TOKEN_OF["K"],) * 2  # the bottom K, before the question
    assert asked(state) == (0, "traitor_place_top")
    assert choices(state) == ["B", "K"]
    assert state.view(0)["decision"]["jar"] == "jar_ccj"
    do(state, "to_wheel K")
    assert on_wheel(state, "K") == "K"
    assert len(state.columns[1]) == 2  # J on its column
    assert state.jar_discard >> JAR_INDEX["jar_ccj"] & 1


def test_equal_tops_are_not_asked_for() -> None:
    state = solo(stack=("jar_rrj",))
    traitor_turn(state)
    assert asked(state) == (0, "take_turn")
    assert on_wheel(state, "R") == "R"
    assert [len(column) for column in state.columns] == [1, 2, 2, 1, 1]


def test_a_top_whose_sector_is_full_cannot_go_to_the_wheel() -> None:
    state = solo("GR", stack=("jar_ccj",), wheel={"K": "KKK"})
    traitor_turn(state)
    assert on_wheel(state, "B") == "B"
    assert on_wheel(state, "K") == "K+K+K"
    assert [len(column) for column in state.columns] == [1, 1, 1, 3, 1]


def test_if_neither_top_fits_both_go_on_columns_the_left_one_first() -> None:
    state = solo("GR", stack=("jar_ccj",), wheel={"K": "KKK", "B": "BBB"})
    events = traitor_turn(state)
    placed = [event.args[0] for event in events if event.kind == "traitor_column"]
    assert placed == ["K", "B", "K"]


def test_a_token_that_the_bank_lacks_is_not_placed_and_does_nothing() -> None:
    state = solo(stack=("jar_rrj",))
    state.bank[TOKEN_OF["R"]] = 0
    traitor_turn(state)
    assert on_wheel(state, "R") == ""
    assert [len(column) for column in state.columns] == [1, 2, 1, 1, 1]


def test_a_full_column_sends_tokens_to_the_next_one_on_the_right_round_the_end() -> None:
    state = solo()
    state.columns[4] = (TOKEN_OF["Y"],) * 10
    place_on_column(state, TOKEN_OF["Y"])
    assert state.columns[0] == (TOKEN_OF["G"], TOKEN_OF["Y"])
    state.columns = [(0,) * 10] * 5
    bank = in_bank(state, "G")
    place_on_column(state, TOKEN_OF["G"])
    assert in_bank(state, "G") == bank
    assert [len(column) for column in state.columns] == [10] * 5


def test_turns_alternate() -> None:
    state = solo(stack=("jar_rrj", "jar_tta"))
    do(state, "nile 4")
    do(state, "nile_step R", "nile_step R")  # then he turns up a jar without a question
    assert asked(state)[0] == 0
    assert state.stack.bit_count() == 1


def test_without_jars_he_passes_into_the_lowest_row() -> None:
    state = solo()
    events = traitor_turn(state)
    assert (state.row[TRAITOR], state.field[TRAITOR]) == (0, 0)
    assert [event.kind for event in events] == ["passed"]
    assert tokens(state, TRAITOR) == ""  # no jar


def test_if_the_human_has_passed_his_pass_ends_the_round() -> None:
    state = solo()
    state.row[0] = 0
    state.first_player = 0
    traitor_turn(state)
    assert state.round == 2
    assert NO_ROW not in state.row


def test_on_the_pyramid_he_takes_the_reward_of_the_new_field() -> None:
    state = solo(bag="p2")
    state.row[TRAITOR] = 0
    state.first_player = 0
    traitor_turn(state)
    assert state.first_player == TRAITOR
    traitor_turn(state)
    assert tokens(state, TRAITOR) == "S"
    traitor_turn(state)
    assert tokens(state, TRAITOR) == "S+p2"  # a blind draw
    traitor_turn(state)
    assert tokens(state, TRAITOR) == "S+S+p2"
    traitor_turn(state)  # the end of the row
    assert tokens(state, TRAITOR) == "S+S+p2"


def test_what_he_cannot_take_he_replaces_by_the_nearest_reward_to_the_left() -> None:
    state = solo()
    state.row[TRAITOR] = 0
    state.first_player = TRAITOR
    traitor_turn(state)
    assert asked(state) == (0, "traitor_basic")
    do(state, "basic Y")
    assert tokens(state, TRAITOR) == "Y"
    state.bank = [0] * 6
    state.field[TRAITOR] = 1
    traitor_turn(state)
    assert tokens(state, TRAITOR) == "Y"


def test_he_draws_blindly_and_leaves_the_bonus_tokens() -> None:
    state = solo(bonus=["p2"], bag="")
    state.row[TRAITOR], state.field[TRAITOR] = 0, 2
    traitor_turn(state)
    assert tokens(state, TRAITOR) == "S"  # no bag: the silver on the left
    assert LETTERS[state.bonus[0]] == "p2"


# Symbols -------------------------------------------------------------------------------------------------------------


def test_burial_step() -> None:
    state = solo()
    resolve_symbol(state, "burial_step", 0)
    assert state.burial == [0, 1]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_take_noble(number: int) -> None:
    state = solo()
    show_nobles(state, "court_official_1", "judge", "seer")
    resolve_symbol(state, "take_noble", number)
    assert nobles(state, TRAITOR) == [["court_official_1", "judge", "seer"][number - 1]]
    assert state.noble_display[number - 1] != EMPTY
    assert levels(state, TRAITOR) == {}  # its effect is ignored
    assert tokens(state, TRAITOR) == ""


def test_take_and_discard_noble_from_an_empty_place_do_nothing() -> None:
    state = solo()
    show_nobles(state, "judge")
    state.noble_deck = 0
    for word in ("take_noble", "discard_noble"):
        resolve_symbol(state, word, 2)
        assert nobles(state, TRAITOR) == []
        assert state.gone_nobles == 0


def test_discard_noble() -> None:
    state = solo()
    show_nobles(state, "judge", "seer", "general")
    resolve_symbol(state, "discard_noble", 3)
    assert state.view(0)["gone_nobles"] == ("general",)
    assert state.noble_display[2] != EMPTY


def test_noble_value() -> None:
    state = solo()
    own(state, "judge", TRAITOR)
    assert noble_value(state) == 6
    state.columns[B] = (0,) * 8  # noble_value_7
    assert noble_value(state) == 7
    state.columns[E] = (0,) * 9  # noble_value_8
    assert noble_value(state) == 8
    assert line(state, "nobles", TRAITOR) == 8


CRAFTS = ["artisan_painter_1", "artisan_goldsmith_1", "artisan_goldsmith_2", "artisan_weaver_1"]


def test_take_artisan_high_takes_the_leftmost_of_the_best() -> None:
    state = solo()
    show_artisans(state, *CRAFTS)
    resolve_symbol(state, "take_artisan_high", 0)
    assert artisans(state, TRAITOR) == ["artisan_goldsmith_1"]
    assert tokens(state, TRAITOR) == ""
    assert EMPTY not in state.artisan_display


def test_take_artisan_low() -> None:
    state = solo()
    show_artisans(state, *CRAFTS)
    resolve_symbol(state, "take_artisan_low", 0)
    assert artisans(state, TRAITOR) == ["artisan_weaver_1"]


def test_discard_artisan_high() -> None:
    state = solo()
    show_artisans(state, *CRAFTS)
    resolve_symbol(state, "discard_artisan_high", 0)
    assert state.view(0)["gone_artisans"] == ("artisan_goldsmith_1",)
    assert artisans(state, TRAITOR) == []


def test_discard_artisan_low() -> None:
    state = solo()
    show_artisans(state, *CRAFTS)
    resolve_symbol(state, "discard_artisan_low", 0)
    assert state.view(0)["gone_artisans"] == ("artisan_weaver_1",)


def test_without_artisans_on_display_nothing_happens() -> None:
    state = solo()
    show_artisans(state)
    deck = state.artisan_deck
    for word in ("take_artisan_high", "take_artisan_low", "discard_artisan_high", "discard_artisan_low"):
        resolve_symbol(state, word, 0)
    assert (state.artisan_deck, state.artisans[TRAITOR], state.gone_artisans) == (deck, 0, 0)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_take_pair(number: int) -> None:
    state = solo(pairs=["oG+oB", "p1+p2", ""])
    resolve_symbol(state, "take_pair", number)
    assert tokens(state, TRAITOR) == ["oG+oB", "p1+p2", ""][number - 1]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_take_offering(number: int) -> None:
    state = solo(bonus=["oG", "", "p2"])
    resolve_symbol(state, "take_offering", number)
    assert tokens(state, TRAITOR) == ["oG", "", "p2"][number - 1]


def test_nile_most_goes_to_the_fullest_column_the_leftmost_if_tied() -> None:
    state = solo()
    resolve_symbol(state, "nile_most", 0)
    assert levels(state, TRAITOR) == {"G": 1}
    state.columns[3] = (3, 3)
    resolve_symbol(state, "nile_most", 0)
    assert levels(state, TRAITOR) == {"G": 1, "K": 1}


def test_nile_least_goes_to_the_emptiest_column_the_leftmost_if_tied() -> None:
    state = solo()
    state.columns[0] = (0, 0)
    resolve_symbol(state, "nile_least", 0)
    assert levels(state, TRAITOR) == {"B": 1}
    state.nile[TRAITOR][1] = 3
    resolve_symbol(state, "nile_least", 0)
    assert levels(state, TRAITOR) == {"B": 3}  # at the top nothing happens


def test_the_token_just_placed_counts_for_nile_most() -> None:
    state = solo()
    state.columns[2] = (2, 2, 2)  # board C, the next symbol is nile_most
    state.columns[0] = (0, 0, 0)
    place_on_column(state, TOKEN_OF["R"])
    assert levels(state, TRAITOR) == {"R": 1}


@pytest.mark.parametrize("board", range(5))
def test_god_symbols_satisfy_their_god(board: int) -> None:
    state = solo()
    state.columns[board] = (0,) * 9
    assert traitor_gods(state) == 0
    state.columns[board] = (0,) * 10
    gods = traitor_gods(state)
    names = [god["id"] for position_of, god in enumerate(state.view(0)["gods"]) if gods >> position_of & 1]
    assert names == [["horus", "ra", "isis", "bastet", "anubis"][board]]
    assert line(state, "gods", TRAITOR) == {"horus": 10, "ra": 9, "isis": 11, "bastet": 6, "anubis": 9}[names[0]]


def test_start_and_none_do_nothing() -> None:
    state = solo()
    before = state.to_plain()
    for word in ("start", "none"):
        resolve_symbol(state, word, 0)
    assert state.to_plain() == before


def test_every_symbol_of_the_boards_is_known() -> None:
    words = {word for board in COLUMN for side in board for word, _ in side}
    passive = {"start", "none", "noble_value", "god"}
    assert words - passive <= set(EFFECTS)
    assert set(WORDS) - passive <= set(EFFECTS)
    assert all(len(board[side]) == 10 for board in COLUMN for side in (LIGHT, DARK))


def test_he_can_take_the_pharaoh_token() -> None:
    state = solo()
    own(state, "judge", TRAITOR)
    own(state, "seer", TRAITOR)
    state.burial[TRAITOR] = 2
    resolve_symbol(state, "burial_step", 0)
    assert state.pharaoh == TRAITOR
    assert line(state, "tokens", TRAITOR) == 7


def test_his_tokens_from_pyramid_and_offerings_count_those_on_columns_do_not() -> None:
    state = solo(pairs=["p2+oG"])
    assert line(state, "left_over", TRAITOR) == 0
    resolve_symbol(state, "take_pair", 1)
    assert line(state, "left_over", TRAITOR) == 4
    assert ("pass",) in actions(state)
