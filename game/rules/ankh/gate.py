"""Gate to the Underworld (B11, 6.1): after a battle that Osiris did not win, a token goes to a hex of the region."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import GATE_FROM, GATE_FROM_DASHBOARD, ON_HEX, SKIP_GATE, place_of
from game.rules.ankh.content import OSIRIS, UNDERWORLD_TOKENS
from game.rules.ankh.hexes import BIT, NAME
from game.rules.ankh.state import AnkhState

DASHBOARD = -1


def begin_gate(state: AnkhState, number: int, participants: tuple[int, ...]) -> None:
    osiris = state.ability[OSIRIS]
    if osiris in participants and state.victor != osiris:
        state.frames.append(OsirisGate(osiris, number))


def gate_hexes(state: AnkhState, number: int) -> int:
    return state.region(number) & ~state.occupied() & ~state.underworld


class OsirisGate(NamedTuple):
    """Which token, from the dashboard or from the map."""

    god: int
    number: int

    def decide(self, state: AnkhState) -> Decision | None:
        if not gate_hexes(state, self.number):
            state.frames.pop()
            return None
        actions = [GATE_FROM_DASHBOARD] if state.underworld.bit_count() < UNDERWORLD_TOKENS else []
        actions += GATE_FROM.listed(state.underworld)
        actions.append(SKIP_GATE)
        return Decision(state.decider(self.god), "osiris_gate", actions, (self.number,))

    def answer(self, state: AnkhState, action: Action) -> None:
        if action == SKIP_GATE:
            state.frames.pop()
            return
        token = DASHBOARD if action == GATE_FROM_DASHBOARD else place_of(action)
        state.frames[-1] = GateHex(self.god, self.number, token)


class GateHex(NamedTuple):
    god: int
    number: int
    token: int

    def decide(self, state: AnkhState) -> Decision | None:
        about = ("dashboard" if self.token == DASHBOARD else NAME[self.token], self.number)
        return Decision(state.decider(self.god), "gate_hex", ON_HEX.listed(gate_hexes(state, self.number)), about)

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        place = place_of(action)
        if self.token != DASHBOARD:
            state.underworld &= ~BIT[self.token]
        state.underworld |= BIT[place]
        if state.emit:
            state.emit(Event("gate_opened", self.god, (NAME[place],)))
