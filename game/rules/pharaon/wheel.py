"""The wheel (2.3): free spaces, laying tokens, the jar that blocks it with one or two players (3.2)."""

from game.core.event import Event
from game.rules.pharaon.bank import TABLE_ITSELF, token_text
from game.rules.pharaon.content import FIRST_OFFERING, JAR_GIVES, JAR_IDS, RESOURCES
from game.rules.pharaon.state import PharaonState


def has_space(state: PharaonState, colour: int) -> bool:
    return len(state.wheel[colour]) < state.table.spaces


def lay(state: PharaonState, colour: int, kind: int) -> None:
    """On the first free space; beside the sector when it is full and a noble opened it."""
    state.wheel[colour] = (*state.wheel[colour], kind)


def lay_from_bank(state: PharaonState, colour: int) -> bool:
    """A token of the sector's own colour, if there is one and a space for it (9.18)."""
    if not state.bank[colour] or not has_space(state, colour):
        return False
    state.bank[colour] -= 1
    lay(state, colour, colour)
    return True


def block(state: PharaonState) -> None:
    """The revealed jars nobody took lay their resources on the wheel and are discarded."""
    for jar in state.jars:
        laid = [colour for colour in JAR_GIVES[jar] if lay_from_bank(state, colour)]
        state.jar_discard |= 1 << jar
        if state.emit:
            state.emit(Event("wheel_blocked", TABLE_ITSELF, (JAR_IDS[jar], token_text(laid))))
    state.jars = ()


def clear(state: PharaonState) -> None:
    """At the end of a round: offerings to their discard, resources to the bank."""
    for colour, kinds in enumerate(state.wheel):
        for kind in kinds:
            if kind < RESOURCES:
                state.bank[kind] += 1
            else:
                state.offering_discard[kind - FIRST_OFFERING] += 1
        state.wheel[colour] = ()
