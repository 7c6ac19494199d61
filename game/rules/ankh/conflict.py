"""The event Conflict (4.9): its start, region after region, domination, its end. Battles are in `battle`."""

from typing import NamedTuple

from game.core.decision import Action
from game.core.event import Event
from game.rules.ankh.battle import begin_battle
from game.rules.ankh.content import OMNIPRESENT
from game.rules.ankh.devotion import gain
from game.rules.ankh.followers import receive
from game.rules.ankh.majorities import majority_devotion
from game.rules.ankh.pieces import TABLE_ITSELF
from game.rules.ankh.rewards import domination_devotion
from game.rules.ankh.scoring import DOMINATIONS, MAJORITIES
from game.rules.ankh.scorpions import scorpions_strike
from game.rules.ankh.state import NOBODY, AnkhState


def begin_conflict(state: AnkhState, active: int) -> None:
    state.tiebreaker = active
    state.tiebreaker_up = True
    for god in state.ladder:
        if state.powers[god] & OMNIPRESENT:
            receive(state, god, sum([bool(state.figures[god] & area) for area in state.land.areas]))
    scorpions_strike(state)
    state.frames.append(Conflict(1))


class Conflict(NamedTuple):
    """The region with this conflict number comes next."""

    number: int

    def decide(self, state: AnkhState) -> None:
        number = self.number
        if number > len(state.numbers):
            state.tiebreaker = NOBODY
            state.tiebreaker_up = False
            state.amun_ready = True
            state.frames.pop()
            if state.emit:
                state.emit(Event("conflict_over", TABLE_ITSELF))
            return
        state.frames[-1] = Conflict(number + 1)
        present = gods_in(state, state.area(number))
        if len(present) > 1:
            begin_battle(state, number, tuple(present))
        elif present:
            dominate(state, present[0], number)

    def answer(self, state: AnkhState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


def gods_in(state: AnkhState, area: int) -> list[int]:
    """Gods with a figure in an area, low to high."""
    return [god for god in state.ladder if state.figures[god] & area]


def dominate(state: AnkhState, god: int, number: int) -> None:
    area = state.area(number)
    if state.emit:
        state.emit(Event("dominates", god, (number,)))
    majorities = majority_devotion(state, area, god)
    if majorities and gain(state, god, majorities, MAJORITIES):
        return
    gain(state, god, domination_devotion(state, god, area), DOMINATIONS)
