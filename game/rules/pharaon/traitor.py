"""The Traitor's turn (4.11): a jar from his stack, a token on the wheel, tokens on his columns; or the pyramid.

He never spends anything and takes no jar. The human answers the few questions that his turn asks.
"""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.bank import (
    TABLE_ITSELF,
    AnyBasic,
    can_draw_offering,
    gain_silver,
    take_from_bag,
)
from game.rules.pharaon.choices import TO_WHEEL
from game.rules.pharaon.content import (
    BASIC,
    EMPTY,
    JAR_BOTTOM,
    JAR_IDS,
    JAR_TOP,
    LETTERS,
    OFFERING,
    ONE_SILVER,
    PYRAMID,
    TOKEN_OF,
)
from game.rules.pharaon.jars import turn_up
from game.rules.pharaon.masks import random_card
from game.rules.pharaon.pyramid import can_take, move_cylinder, take_first_player
from game.rules.pharaon.state import NO_ROW, NOT_PASSED, TRAITOR, PharaonState
from game.rules.pharaon.traitor_boards import COLUMN, JARS, Symbol
from game.rules.pharaon.traitor_symbols import resolve_symbol
from game.rules.pharaon.wheel import has_space, lay_from_bank


def form_stack(state: PharaonState, round_number: int) -> None:
    """As many unseen jars as the board of this round shows, counted from the left."""
    board, side = state.table.boards[round_number - 1]
    for _ in range(JARS[board][side]):
        jar = turn_up(state)
        if jar != EMPTY:
            state.stack |= 1 << jar


def take_turn(state: PharaonState) -> None:
    if state.row[TRAITOR] != NOT_PASSED:
        pyramid_turn(state)
    elif not state.stack:
        pass_turn(state)
    else:
        turn_up_jar(state)


def pass_turn(state: PharaonState) -> None:
    """The lowest row, which is free unless the human has passed before: then the round is over."""
    state.row[TRAITOR] = 0 if state.row[0] == NOT_PASSED else NO_ROW
    if state.emit:
        state.emit(Event("passed", TABLE_ITSELF, (0 if state.row[TRAITOR] == NO_ROW else 1,)))


def turn_up_jar(state: PharaonState) -> None:
    """Bottom to a column; one of the tops to the wheel; the other top to a column."""
    jar = random_card(state.stack, state.rng)
    state.stack &= ~(1 << jar)
    state.jar_discard |= 1 << jar
    if state.emit:
        state.emit(Event("traitor_jar", TABLE_ITSELF, (JAR_IDS[jar],), reveals=True))
    place_on_column(state, JAR_BOTTOM[jar])
    state.frames.append(PlaceTop(jar))


class PlaceTop(NamedTuple):
    """Which of the two top resources goes to the wheel; the human chooses if both can."""

    jar: int

    def decide(self, state: PharaonState) -> Decision | None:
        tops = JAR_TOP[self.jar]
        actions = [TO_WHEEL[colour] for colour in dict.fromkeys(tops) if has_space(state, colour)]
        if actions:
            return Decision(0, "traitor_place_top", actions, (JAR_IDS[self.jar],))
        state.frames.pop()
        for colour in tops:
            place_on_column(state, colour)
        return None

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        one, other = JAR_TOP[self.jar]
        chosen = TOKEN_OF[str(action[1])]
        laid = lay_from_bank(state, chosen)
        if state.emit and laid:
            state.emit(Event("traitor_wheel", TABLE_ITSELF, (LETTERS[chosen],)))
        place_on_column(state, other if chosen == one else one)


def column_symbols(state: PharaonState, column: int) -> tuple[Symbol, ...]:
    board, side = state.table.boards[column]
    return COLUMN[board][side]


def place_on_column(state: PharaonState, colour: int) -> None:
    """The column of that colour, or the next to the right that has room, wrapping round; none: nothing is placed."""
    if not state.bank[colour]:
        return
    columns = len(state.columns)
    start = state.table.column_colours.index(colour)
    for step in range(columns):
        column = (start + step) % columns
        symbols = column_symbols(state, column)
        height = len(state.columns[column])
        if height < len(symbols):
            state.bank[colour] -= 1
            state.columns[column] = (*state.columns[column], colour)
            word, number = symbols[height]
            if state.emit:
                args = (LETTERS[colour], column + 1, height + 1, word, number)
                state.emit(Event("traitor_column", TABLE_ITSELF, args))
            resolve_symbol(state, word, number)
            return


def pyramid_turn(state: PharaonState) -> None:
    """He takes the reward of the field he moves to, or of the nearest to its left that he can take."""
    row = PYRAMID[state.row[TRAITOR]]
    if state.field[TRAITOR] == len(row) - 1:
        return
    move_cylinder(state, TRAITOR)
    for field in range(state.field[TRAITOR], -1, -1):
        reward = row[field]
        # A bonus token is not for him: he draws blindly.
        if can_draw_offering(state) if reward == OFFERING else can_take(state, TRAITOR, reward):
            _take_reward(state, reward)
            return


def _take_reward(state: PharaonState, reward: int) -> None:
    if reward == BASIC:
        state.frames.append(AnyBasic(TRAITOR))
    elif reward == ONE_SILVER:
        gain_silver(state, TRAITOR, 1)
    elif reward == OFFERING:
        take_from_bag(state, TRAITOR)
    else:
        take_first_player(state, TRAITOR)
