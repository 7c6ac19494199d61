"""The end of a round and the beginning of the next (4.10)."""

from game.core.event import Event
from game.rules.pharaon import traitor
from game.rules.pharaon.bank import TABLE_ITSELF
from game.rules.pharaon.content import ROUNDS
from game.rules.pharaon.jars import reveal_jars
from game.rules.pharaon.offerings import refill_offerings
from game.rules.pharaon.scoring import score_lines
from game.rules.pharaon.state import NOT_PASSED, TRAITOR, PharaonState
from game.rules.pharaon.wheel import block, clear


def begin_round(state: PharaonState) -> None:
    """Cylinders stand on the round track, and the holder of the first player token starts."""
    state.round += 1
    owners = state.table.owners
    state.row = [NOT_PASSED] * owners
    state.field = [0] * owners
    state.used = [0] * owners
    if state.emit:
        state.emit(Event("round_started", TABLE_ITSELF, (state.round, state.first_player)))


def end_round(state: PharaonState) -> bool:
    """Everything between two rounds, in the order of 4.10; False when the last round is over."""
    if state.round == ROUNDS:
        if state.emit:
            if state.table.solo:
                parts = [line.points for line in score_lines(state, TRAITOR)]
                state.emit(Event("traitor_scored", TABLE_ITSELF, (sum(parts), *parts)))
            state.emit(Event("match_ended", TABLE_ITSELF))
        return False
    if state.emit:
        state.emit(Event("round_ended", TABLE_ITSELF, (state.round,)))
    clear(state)
    refill_offerings(state)
    if state.table.blocking:
        block(state)
    if state.round + 1 < ROUNDS:
        reveal_jars(state)
    if state.table.solo:
        traitor.form_stack(state, state.round + 1)
    begin_round(state)  # turns the wheel, because entry colours go by the round, and readies the nobles
    return True
