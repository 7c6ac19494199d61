"""Gain Followers (4.4)."""

from game.core.event import Event
from game.rules.ankh.content import REVERED
from game.rules.ankh.state import AnkhState


def followers_to_gain(state: AnkhState, god: int) -> int:
    """One for each monument, own or neutral, with an own figure adjacent."""
    monuments = state.neutral() | state.owned[god]
    found = (monuments & state.land.around(state.figures[god])).bit_count()
    return found + 1 if state.powers[god] & REVERED else found


def gain_followers(state: AnkhState, god: int) -> None:
    receive(state, god, followers_to_gain(state, god))


def receive(state: AnkhState, god: int, number: int) -> None:
    state.followers[god] += number
    if state.emit:
        state.emit(Event("gained_followers", god, (number, state.followers[god])))
