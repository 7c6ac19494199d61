"""A turn (4.2): a zone action, a free exchange or a pass; a step on the pyramid for those who have passed."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon import traitor
from game.rules.pharaon.bank import speaker
from game.rules.pharaon.choices import PASS, place_of
from game.rules.pharaon.content import OFFERINGS_ZONE, ZONE_IDS
from game.rules.pharaon.exchange import ExchangeWindow, begin_exchange, exchanges
from game.rules.pharaon.jars import PassJar
from game.rules.pharaon.noble_cards import GENERAL, SEER, TREASURER
from game.rules.pharaon.offerings import ChooseBonus
from game.rules.pharaon.paying import Pay
from game.rules.pharaon.pyramid import GeneralAdvance, pyramid_turn
from game.rules.pharaon.rounds import end_round
from game.rules.pharaon.state import NO_ROW, NOT_PASSED, PharaonState
from game.rules.pharaon.targets import zone_targets

ZONE_OF: dict[str, int] = {name: zone for zone, name in enumerate(ZONE_IDS)}
EXCHANGERS = SEER | TREASURER
MOST_OWNERS = 5


class Turn(NamedTuple):
    """The turn of an owner, who in solo may be the Traitor."""

    owner: int

    def decide(self, state: PharaonState) -> Decision | None:
        owner = self.owner
        if state.row[owner] == NOT_PASSED and owner < state.table.seats:
            actions = zone_targets(state, owner)
            if state.nobles[owner] & ~state.used[owner] & EXCHANGERS:
                actions += exchanges(state, owner)
            actions.append(PASS)
            return Decision(owner, "take_turn", actions)
        state.frames[-1] = TURN_ENDS[owner]
        if owner >= state.table.seats:
            traitor.take_turn(state)
        else:
            pyramid_turn(state, owner)
        return None

    def answer(self, state: PharaonState, action: Action) -> None:
        seat = self.owner
        kind = action[0]
        if kind == "exchange":
            begin_exchange(state, seat, action)
            return
        state.frames[-1] = TURN_ENDS[seat]
        if kind == "pass":
            pass_turn(state, seat)
        elif kind == "offerings_bonus":
            state.frames.append(ChooseBonus(seat, place_of(action)))
        elif kind == "offerings":
            state.frames.append(Pay(seat, OFFERINGS_ZONE, place_of(action)))
        else:
            state.frames.append(Pay(seat, ZONE_OF[str(kind)], place_of(action)))


class TurnEnd(NamedTuple):
    """Next owner clockwise, passed or not; when the last one has passed the round ends at once."""

    owner: int

    def decide(self, state: PharaonState) -> None:
        if NOT_PASSED in state.row:
            state.frames[-1] = TURNS[(self.owner + 1) % state.table.owners]
            return
        state.frames.pop()
        if end_round(state):
            state.frames.append(Turn(state.first_player))

    def answer(self, state: PharaonState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


# Frames are never changed, so one of each is enough.
TURNS = [Turn(owner) for owner in range(MOST_OWNERS)]
TURN_ENDS = [TurnEnd(owner) for owner in range(MOST_OWNERS)]


def pass_turn(state: PharaonState, seat: int) -> None:
    """The pass chain (4.7), laid on the stack from its end: row, jar, General, window for exchanges."""
    row = lowest_row(state, seat)
    state.row[seat] = row
    state.field[seat] = 0
    if state.emit:
        state.emit(Event("passed", speaker(state, seat), (0 if row == NO_ROW else row + 1,)))
    frames = state.frames
    if state.nobles[seat] & ~state.used[seat] & EXCHANGERS:
        frames.append(ExchangeWindow(seat))
    if row != NO_ROW and state.nobles[seat] & GENERAL:
        frames.append(GeneralAdvance(seat))
    frames.append(PassJar(seat))


def lowest_row(state: PharaonState, owner: int) -> int:
    """The lowest row without a cylinder; none for the last to pass."""
    passed = len(state.row) - state.row.count(NOT_PASSED)
    return NO_ROW if passed == len(state.row) - 1 else passed
