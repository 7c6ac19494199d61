"""Turns (4.1): choosing an action, checking for an event, and what follows it."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.caravan_event import begin_caravan
from game.rules.ankh.choices import ROWS_BELOW
from game.rules.ankh.conflict import begin_conflict
from game.rules.ankh.content import (
    ACTIONS_MERGED,
    ACTIONS_PER_TURN,
    CARAVAN,
    CONFLICT,
    CONFLICTS_AT,
    CONTROL,
    EVENT_IDS,
    EVENT_ORDER,
    FORGET_AFTER,
    GAIN,
    LAST_CONFLICT,
    LAST_SPACE,
    MERGE_AFTER,
    MERGE_SEATS,
    MOST_SEATS,
    MOVE,
    ROW_IDS,
    ROWS,
    SUMMON,
)
from game.rules.ankh.control import ControlMonument
from game.rules.ankh.followers import gain_followers
from game.rules.ankh.forgotten import forget_gods
from game.rules.ankh.merging import merge_gods
from game.rules.ankh.moving import Moving
from game.rules.ankh.pieces import TABLE_ITSELF
from game.rules.ankh.state import LAST_CONFLICT_OVER, AnkhState
from game.rules.ankh.summoning import Summoning
from game.rules.ankh.unlocking import UnlockPower

ROW_OF: dict[str, int] = {name: row for row, name in enumerate(ROW_IDS)}


class Turn(NamedTuple):
    """Waits for the choice of a row from `row` on; `left` actions may still be taken."""

    seat: int
    row: int
    left: int

    def decide(self, state: AnkhState) -> Decision | None:
        return Decision(self.seat, "choose_action", ROWS_BELOW[self.row])

    def answer(self, state: AnkhState, action: Action) -> None:
        seat = self.seat
        row = ROW_OF[str(action[0])]
        god = state.god_of[seat]
        state.markers[row] += 1
        if state.emit:
            state.emit(Event("chose_action", seat, (ROW_IDS[row], LAST_SPACE[row] - state.markers[row])))
        state.frames[-1] = CheckEvent(seat, row, self.left - 1)
        if row == MOVE:
            state.frames.append(Moving(seat, god, 0))
        elif row == SUMMON:
            state.frames.append(Summoning(seat, god, 0))
        elif row == GAIN:
            gain_followers(state, god)
        else:
            state.frames.append(UnlockPower(seat, god))


class CheckEvent(NamedTuple):
    """After an action: does its marker stand on the last space?"""

    seat: int
    row: int
    left: int

    def decide(self, state: AnkhState) -> None:
        row = self.row
        if state.markers[row] < LAST_SPACE[row]:
            if self.left and row + 1 < ROWS:
                state.frames[-1] = Turn(self.seat, row + 1, self.left)
            else:
                begin_turn(state, self.seat + 1)
            return
        state.event += 1
        kind = EVENT_ORDER[state.event - 1]
        if state.emit:
            state.emit(Event("event_triggered", self.seat, (EVENT_IDS[kind], state.event)))
        state.frames[-1] = AfterEvent(self.seat, row)
        if kind == CONTROL:
            state.frames.append(ControlMonument(self.seat, state.god_of[self.seat]))
        elif kind == CARAVAN:
            begin_caravan(state, self.seat)
        else:
            begin_conflict(state, state.god_of[self.seat])

    def answer(self, state: AnkhState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


class AfterEvent(NamedTuple):
    """The marker goes back; after certain conflicts gods merge, are forgotten, or the match ends."""

    seat: int
    row: int

    def decide(self, state: AnkhState) -> None:
        state.markers[self.row] = state.table.start_space
        state.frames[-1] = NextTurn(self.seat)
        space = state.event
        if EVENT_ORDER[space - 1] != CONFLICT:
            return
        conflicts = CONFLICTS_AT[space]
        if conflicts == MERGE_AFTER and state.table.seats >= MERGE_SEATS:
            merge_gods(state)
        elif conflicts == FORGET_AFTER:
            forget_gods(state)
        elif conflicts == LAST_CONFLICT:
            end_match(state)

    def answer(self, state: AnkhState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


class NextTurn(NamedTuple):
    """After everything that an event brought: the seat behind this one."""

    seat: int

    def decide(self, state: AnkhState) -> None:
        begin_turn(state, self.seat + 1)

    def answer(self, state: AnkhState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


def end_match(state: AnkhState) -> None:
    """After the fifth conflict (4.12): the ladder decides."""
    state.ending = LAST_CONFLICT_OVER
    state.frames.clear()
    if state.emit:
        state.emit(Event("match_ended", TABLE_ITSELF))


def begin_turn(state: AnkhState, seat: int) -> None:
    """The next seat clockwise whose god is in play takes the place of the frame on top."""
    seats = state.table.seats
    seat %= seats
    while state.god_of[seat] not in state.ladder:
        seat = (seat + 1) % seats
    merged = state.god_of.count(state.god_of[seat]) > 1
    state.frames[-1] = TURNS_MERGED[seat] if merged else TURNS[seat]


# Frames are never changed, so one of each is enough.
TURNS = [Turn(seat, 0, ACTIONS_PER_TURN) for seat in range(MOST_SEATS)]
TURNS_MERGED = [Turn(seat, 0, ACTIONS_MERGED) for seat in range(MOST_SEATS)]
