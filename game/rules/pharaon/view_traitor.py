"""The Traitor's boards as everybody sees them (13.8)."""

from typing import Any

from game.rules.pharaon.content import GOD_IDS, LETTERS
from game.rules.pharaon.scoring import noble_value
from game.rules.pharaon.state import PharaonState
from game.rules.pharaon.traitor_boards import BOARD_IDS, COLUMN, DARK, GOD, JARS, Symbol


def symbol_id(symbol: Symbol) -> str:
    """As the data file writes it: take_noble_2."""
    word, number = symbol
    if word == GOD:
        return f"{word}_{GOD_IDS[number]}"
    return f"{word}_{number}" if number else word


def traitor_view(state: PharaonState) -> dict[str, Any]:
    return {
        "stack": state.stack.bit_count(),
        "noble_value": noble_value(state),
        "boards": tuple([_board(state, column) for column in range(len(state.table.boards))]),
    }


def _board(state: PharaonState, column: int) -> dict[str, Any]:
    board, side = state.table.boards[column]
    return {
        "id": BOARD_IDS[board],
        "dark": side == DARK,
        "jars": JARS[board][side],
        "colour": LETTERS[state.table.column_colours[column]],
        "symbols": tuple([symbol_id(symbol) for symbol in COLUMN[board][side]]),
        "tokens": tuple([LETTERS[kind] for kind in state.columns[column]]),
    }
