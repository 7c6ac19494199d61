"""The event Control Monument (4.6)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import CONTROL_AT, place_of
from game.rules.ankh.content import MONUMENT_IDS
from game.rules.ankh.hexes import BIT, NAME
from game.rules.ankh.pieces import TABLE_ITSELF, controller_at, type_at
from game.rules.ankh.state import AnkhState


class ControlMonument(NamedTuple):
    seat: int
    god: int

    def decide(self, state: AnkhState) -> Decision | None:
        options = controllable(state, self.god)
        if not options:
            state.frames.pop()
            if state.emit:
                state.emit(Event("no_effect", self.seat, ("control",)))
            return None
        return Decision(self.seat, "control_monument", CONTROL_AT.listed(options))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        take_control(state, self.god, place_of(action))


def controllable(state: AnkhState, god: int) -> int:
    """Neutral monuments beside an own figure; other gods' only if no neutral one is left on the map."""
    if not state.tokens[god]:
        return 0
    around = state.land.around(state.figures[god])
    return (state.neutral() or state.standing() & ~state.owned[god]) & around


def take_control(state: AnkhState, god: int, place: int) -> None:
    former = controller_at(state, place)
    if former != TABLE_ITSELF:
        state.owned[former] &= ~BIT[place]
        state.tokens[former] += 1
    state.owned[god] |= BIT[place]
    state.tokens[god] -= 1
    if state.emit:
        args = (MONUMENT_IDS[type_at(state, place)], NAME[place], former)
        state.emit(Event("took_control", god, args))
