"""The burial chamber (2.5) and the succession (4.8)."""

from game.core.event import Event
from game.rules.pharaon.bank import speaker
from game.rules.pharaon.content import BURIAL_END, PHARAOH_NOBLES, PHARAOH_SPACE
from game.rules.pharaon.state import NOBODY, PharaonState


def burial_step(state: PharaonState, owner: int) -> None:
    """One space on; at the end of the track it is lost."""
    if state.burial[owner] == BURIAL_END:
        return
    state.burial[owner] += 1
    if state.emit:
        state.emit(Event("burial_step", speaker(state, owner), (state.burial[owner],)))
    check_succession(state, owner)


def check_succession(state: PharaonState, owner: int) -> None:
    """After every change of nobles or burial steps: the first with two nobles on space 3 takes the token for good."""
    if state.pharaoh != NOBODY or state.burial[owner] < PHARAOH_SPACE:
        return
    if state.nobles[owner].bit_count() >= PHARAOH_NOBLES:
        state.pharaoh = owner
        if state.emit:
            state.emit(Event("became_pharaoh", speaker(state, owner)))
