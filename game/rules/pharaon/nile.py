"""The Nile zone (2.4): five actions, five tracks."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.bank import gain, speaker
from game.rules.pharaon.choices import NILE_STEP
from game.rules.pharaon.content import (
    BASICS,
    LETTERS,
    NILE_ADVANCES,
    NILE_GAIN,
    NILE_JARS,
    NILE_TOP,
    TOKEN_OF,
)
from game.rules.pharaon.jars import draw_jar
from game.rules.pharaon.state import PharaonState

ANY_TRACK: tuple[int, ...] = tuple(range(BASICS))


def do_nile_action(state: PharaonState, seat: int, number: int) -> None:
    """Resources, then the jar, then the advances: those wait below what the jar may ask."""
    state.frames.append(NileSteps(seat, NILE_ADVANCES[number]))
    gain(state, seat, NILE_GAIN[number])
    for _ in range(NILE_JARS[number]):
        draw_jar(state, seat)


def nile_step(state: PharaonState, owner: int, track: int) -> None:
    levels = state.nile[owner]
    if levels[track] == NILE_TOP:
        return
    levels[track] += 1
    if state.emit:
        state.emit(Event("nile_step", speaker(state, owner), (LETTERS[track], levels[track])))


class NileSteps(NamedTuple):
    """Advances one after the other, each on one of its tracks; one that no disc can use is lost (9.9)."""

    seat: int
    advances: tuple[tuple[int, ...], ...]

    def decide(self, state: PharaonState) -> Decision | None:
        levels = state.nile[self.seat]
        actions = [NILE_STEP[track] for track in self.advances[0] if levels[track] < NILE_TOP]
        if actions:
            return Decision(self.seat, "choose_nile_steps", actions, (len(self.advances),))
        self._go_on(state)
        return None

    def answer(self, state: PharaonState, action: Action) -> None:
        nile_step(state, self.seat, TOKEN_OF[str(action[1])])
        self._go_on(state)

    def _go_on(self, state: PharaonState) -> None:
        if len(self.advances) == 1:
            state.frames.pop()
        else:
            state.frames[-1] = NileSteps(self.seat, self.advances[1:])
