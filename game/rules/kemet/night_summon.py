"""Summoning (4.10 step 7): a free level, warriors of a tile, warriors for veterans; then no veteran is left."""

from typing import NamedTuple

from game.core.decision import Action
from game.rules.kemet.building import FreeBuild, sites
from game.rules.kemet.placing import NIGHT_UNITS, VETERANS, offer_placing
from game.rules.kemet.state import KemetState

BUILDING, UNITS, VETERAN_UNITS, DONE = range(4)


class Summon(NamedTuple):
    """`place` in the turn order; `stage`: what this player does next."""

    place: int
    stage: int

    def decide(self, state: KemetState) -> None:
        if self.place == len(state.order):
            state.frames.pop()
            return
        seat = state.order[self.place]
        if self.stage == DONE:
            state.veterans[seat] = 0
            state.frames[-1] = Summon(self.place + 1, BUILDING)
            return
        state.frames[-1] = Summon(self.place, self.stage + 1)
        powers = state.powers[seat]
        if self.stage == UNITS:
            offer_placing(state, seat, NIGHT_UNITS, powers.night_units)
        elif self.stage == VETERAN_UNITS:
            offer_placing(state, seat, VETERANS, state.veterans[seat])
        elif powers.free_build and sites(state, seat):
            state.frames.append(FreeBuild(seat))

    def answer(self, state: KemetState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")
