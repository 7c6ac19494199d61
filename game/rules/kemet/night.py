"""The night (4.10): nine steps, most of them automatic."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import destroy, zone_id
from game.rules.kemet.choices import VETERANS, YES, YES_NO
from game.rules.kemet.content import (
    DELTA_PRAYER,
    DELTA_UNITS,
    MAX_PRAYER,
    NIGHT_IDS,
    NIGHT_PRAYER,
    SACRIFICE_POINTS,
    SACRIFICE_UNITS,
    TWO_TEMPLES_POINTS,
)
from game.rules.kemet.control import temples
from game.rules.kemet.fate import begin_fate
from game.rules.kemet.land import DELTA, SANCTUARY, TEMPLES, WORSHIP, zones_in
from game.rules.kemet.night_help import DivineHelp
from game.rules.kemet.night_summon import Summon
from game.rules.kemet.prayer import gain
from game.rules.kemet.state import UNUSED, KemetState

SACRIFICE, DELTA_TEMPLE, TEMPLE_CONTROL, WORSHIPPING, PRAYERS, DIVINE_HELP, SUMMON, AWAKENING, FATE = range(1, 10)
TWO_TEMPLES = 2


class Night(NamedTuple):
    """`step`: the one to begin."""

    step: int

    def decide(self, state: KemetState) -> None:
        step = self.step
        state.night = step
        if state.emit:
            state.emit(Event("night_step", -1, (step, NIGHT_IDS[step - 1])))
        state.frames[-1] = Night(step + 1)
        if step == SACRIFICE:
            state.frames.append(Sacrifice())
        elif step == DELTA_TEMPLE:
            state.frames.append(DeltaTemple())
        elif step == TEMPLE_CONTROL:
            control_temples(state)
        elif step == WORSHIPPING:
            worship(state)
        elif step == PRAYERS:
            for seat in state.order:
                gain(state, seat, NIGHT_PRAYER + state.powers[seat].night_prayer, "night")
            state.frames.append(VeteransPrayer(0))
        elif step == DIVINE_HELP:
            state.frames.append(DivineHelp(0, 0))
        elif step == SUMMON:
            state.frames.append(Summon(0, 0))
        elif step == AWAKENING:
            awaken(state)
        else:
            end_round(state)

    def answer(self, state: KemetState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


class Sacrifice(NamedTuple):
    """Step 1: two warriors of the sanctuary for a point."""

    def decide(self, state: KemetState) -> Decision | None:
        seat = state.holder[SANCTUARY]
        if seat >= 0 and state.warriors[SANCTUARY] >= SACRIFICE_UNITS:
            return Decision(seat, "night_sacrifice", YES_NO)
        state.frames.pop()
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        if action != YES:
            return
        seat = state.holder[SANCTUARY]
        if state.emit:
            state.emit(Event("sacrificed", seat, (zone_id(SANCTUARY), SACRIFICE_UNITS)))
        destroy(state, SANCTUARY, SACRIFICE_UNITS)
        gain_divine_points(state, seat, SACRIFICE_POINTS, "sacrifice")


class DeltaTemple(NamedTuple):
    """Step 2: a warrior of the delta temple for prayer points."""

    def decide(self, state: KemetState) -> Decision | None:
        seat = state.holder[DELTA]
        if seat >= 0:
            return Decision(seat, "night_delta", YES_NO)
        state.frames.pop()
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        if action != YES:
            return
        seat = state.holder[DELTA]
        if state.emit:
            state.emit(Event("sacrificed", seat, (zone_id(DELTA), DELTA_UNITS)))
        destroy(state, DELTA, DELTA_UNITS)
        gain(state, seat, DELTA_PRAYER, "delta")


def gain_divine_points(state: KemetState, seat: int, number: int, reason: str) -> None:
    state.divine_points[seat] += number
    if state.emit:
        state.emit(Event("gained_points", seat, (number, "divine", reason)))


def control_temples(state: KemetState) -> None:
    """Step 3: one point for two temples or more, whatever the number."""
    for seat in state.order:
        if temples(state, seat) >= TWO_TEMPLES:
            gain_divine_points(state, seat, TWO_TEMPLES_POINTS, "temples")


def worship(state: KemetState) -> None:
    """Step 4."""
    for seat in state.order:
        gain(state, seat, sum([WORSHIP[zone] for zone in zones_in(state.held[seat] & TEMPLES)]), "worship")


class VeteransPrayer(NamedTuple):
    """Step 5: veterans for prayer points. More than the track can hold is not offered."""

    place: int

    def decide(self, state: KemetState) -> Decision | None:
        if self.place == len(state.order):
            state.frames.pop()
            return None
        seat = state.order[self.place]
        most = min(state.veterans[seat], MAX_PRAYER - state.prayer[seat])
        return Decision(seat, "night_veterans_prayer", VETERANS[: most + 1])

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames[-1] = VeteransPrayer(self.place + 1)
        seat, number = state.order[self.place], int(action[1])
        if number:
            state.veterans[seat] -= number
            gain(state, seat, number, "veterans")


def awaken(state: KemetState) -> None:
    """Step 8: all tokens come back, all limits of the round begin anew."""
    seats = state.table.seats
    state.spaces = [0] * seats
    state.silver = [UNUSED] * seats
    state.bought = [0] * seats


def end_round(state: KemetState) -> None:
    """Step 9, unless this was the last round."""
    if state.round >= state.table.rounds:
        state.frames.clear()
        if state.emit:
            state.emit(Event("rounds_over", -1, (state.round,)))
        return
    state.frames.pop()
    begin_fate(state)
