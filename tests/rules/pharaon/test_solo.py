"""Solo against the Traitor (3.3): setup, difficulty, who wins."""

import pytest
from helpers.matches import play_out
from helpers.pharaon import PHARAON, actions, asked, nobles, on_wheel, own, position, tokens

from game.core.event import Event
from game.core.rng import Rng
from game.rules.pharaon.scoring import result, score
from game.rules.pharaon.state import TRAITOR, PharaonState
from game.rules.pharaon.traitor_boards import BOARD_IDS, DARK, JARS, LIGHT


def new(seed: int = 1, **options: str) -> PharaonState:
    state = PHARAON.new_match(1, seed, options)
    assert isinstance(state, PharaonState)
    return state


def begun(state: PharaonState) -> PharaonState:
    while state.round == 0:
        state.apply(actions(state)[0])
    return state


def test_setup_against_the_traitor() -> None:
    state = new(start_player="seat_1")
    assert len(state.jars) == 2
    assert [len(column) for column in state.columns] == [1] * 5
    assert sorted(column[0] for column in state.columns) == [0, 1, 2, 3, 4]
    assert state.table.owners == 2
    assert asked(state) == (0, "choose_start_jar")
    state.apply(actions(state)[0])
    first, second = (str(action[1]) for action in actions(state))
    state.apply(("keep", second))
    assert first in nobles(state, TRAITOR)
    begun(state)
    laid = [letter for colour in "GBRKY" for letter in on_wheel(state, colour).split("+") if letter]
    assert len(laid) == 3
    assert len(state.jars) == 2


def test_the_traitors_first_stack_is_that_of_the_leftmost_board() -> None:
    for seed in range(8):
        state = begun(new(seed, start_player="seat_1"))
        board, side = state.table.boards[0]
        assert state.stack.bit_count() == JARS[board][side]


def test_his_first_noble_has_no_effect_and_is_open() -> None:
    state = new()
    events = []
    state.apply(actions(state)[0], events.append)
    state.apply(actions(state)[0], events.append)
    joined = next(event for event in events if event.kind == "traitor_noble")
    assert joined.args == (nobles(state, TRAITOR)[0],)
    assert tokens(state, TRAITOR) == ""
    assert state.nile[TRAITOR] == [0] * 5


def test_beginners_and_the_traitor_both_get_a_scribe() -> None:
    state = begun(new(beginner_scribes="everybody", start_player="seat_1"))
    assert [noble.partition("_")[0] for noble in nobles(state)] == ["scribe"]
    assert [noble.partition("_")[0] for noble in nobles(state, TRAITOR)] == ["scribe"]


def test_the_first_player_is_random_or_chosen() -> None:
    assert {new(seed).first_player for seed in range(20)} == {0, TRAITOR}
    assert new(start_player="seat_1").first_player == 0
    assert new(start_player="traitor").first_player == TRAITOR


@pytest.mark.parametrize("dark", range(6))
def test_every_difficulty_turns_that_many_boards_dark(dark: int) -> None:
    for seed in range(5):
        state = new(seed, dark_boards=str(dark))
        assert sum(side == DARK for _, side in state.table.boards) == dark
        assert sorted(board for board, _ in state.table.boards) == [0, 1, 2, 3, 4]
        play_out(state, seed)
        ended = state.result()
        assert ended is not None
        assert ended.winners in ((), (0,))


def test_which_boards_are_dark_is_random_unless_named() -> None:
    chosen = {
        tuple(sorted(board for board, side in new(seed, dark_boards="2").table.boards if side == DARK))
        for seed in range(100)
    }
    assert len(chosen) == 10
    for seed in range(20):
        sides = dict(new(seed, dark_boards="2", board_c="dark", board_a="light").table.boards)
        assert sides[BOARD_IDS.index("traitor_c")] == DARK
        assert sides[BOARD_IDS.index("traitor_a")] == LIGHT
        assert sum(side == DARK for side in sides.values()) == 2
    sides = dict(new(1, board_b="dark", board_e="dark").table.boards)
    assert {BOARD_IDS[board] for board, side in sides.items() if side == DARK} == {"traitor_b", "traitor_e"}


def test_the_order_of_boards_and_colours_is_random() -> None:
    assert len({new(seed).table.boards for seed in range(60)}) > 40
    assert len({new(seed).table.column_colours for seed in range(60)}) > 40


def test_one_needs_more_points_than_the_traitor() -> None:
    state = position("GGG", seats=1)
    state.first_player = TRAITOR
    state.frames = []
    assert (score(state, 0), score(state, TRAITOR)) == (3, 3)
    ended = result(state)
    assert ended is not None
    assert ended.winners == ()
    assert ended.scores == (3,)
    own(state, "judge")
    ended = result(state)
    assert ended is not None
    assert ended.winners == (0,)


def test_the_end_tells_the_traitors_points() -> None:
    state = new(4)
    events: list[Event] = []
    rng = Rng(4)
    while state.decision() is not None:
        state.apply(rng.choice(actions(state)), events.append)
    scored = next(event for event in events if event.kind == "traitor_scored")
    assert scored.args[0] == score(state, TRAITOR) == sum(int(part) for part in scored.args[1:])
    said = PHARAON.words.log_line(scored, ["Anu"])
    assert said.startswith(f"The Traitor has {scored.args[0]} points: nobles ")
    assert state.view(0)["traitor"]["score"] == scored.args[0]


def test_the_stack_of_each_round_comes_from_its_board() -> None:
    for seed in range(6):
        state = begun(new(seed, dark_boards="5", start_player="seat_1"))
        seen = {1: state.stack.bit_count()}
        rng = Rng(seed)
        while state.decision() is not None:
            state.apply(rng.choice(actions(state)))
            if state.decision() is not None and state.round not in seen and state.first_player == 0:
                seen[state.round] = state.stack.bit_count()
        for round_number, count in seen.items():
            board, side = state.table.boards[round_number - 1]
            assert count in (JARS[board][side], JARS[board][side] - 1)


def test_the_human_chooses_one_of_two_jars_and_the_other_blocks() -> None:
    state = position("RB", seats=1, jars=["jar_rrj", "jar_ccj"])
    state.stack = 0
    state.row[TRAITOR] = 0
    state.apply(("pass",))
    assert [action[1] for action in actions(state)] == ["jar_rrj", "jar_ccj"]
    state.apply(("take_jar", "jar_rrj"))
    assert state.round == 2
    assert on_wheel(state, "K").startswith("K+K")


def test_copies_of_a_match_hide_the_stack() -> None:
    state = begun(new(3, start_player="seat_1"))
    stacks = {state.determinize(0, Rng(seed)).stack for seed in range(20)}
    assert len(stacks) > 10
    for seed in range(5):
        copy = state.determinize(0, Rng(seed))
        assert copy.stack | copy.jar_pile == state.stack | state.jar_pile
        assert copy.stack & copy.jar_pile == 0
