"""Unlock Ankh Power (4.5), and the guardians that its steps reveal."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import SKIP_UNLOCK, UNLOCK_POWER
from game.rules.ankh.content import (
    BASES,
    GUARDIAN_IDS,
    LEVELS,
    POWER_IDS,
    POWER_LEVEL,
    POWERS,
    STEP_COST,
    STEP_GUARDIAN,
    STEP_LEVEL,
    STEPS,
)
from game.rules.ankh.state import AnkhState


class UnlockPower(NamedTuple):
    seat: int
    god: int

    def decide(self, state: AnkhState) -> Decision | None:
        powers = unlockable(state, self.god)
        if not powers:
            state.frames.pop()
            return None
        actions = [UNLOCK_POWER[power] for power in powers]
        actions.append(SKIP_UNLOCK)
        return Decision(self.seat, "unlock_power", actions)

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        if action != SKIP_UNLOCK:
            unlock(state, self.god, POWER_IDS.index(str(action[1])))


def unlockable(state: AnkhState, god: int) -> list[int]:
    """The powers of the next step's level that are still locked, if the god can pay for one."""
    step = state.step[god]
    if step == STEPS or state.followers[god] < STEP_COST[step]:
        return []
    level = STEP_LEVEL[step]
    known = state.powers[god]
    return [power for power in range(POWERS) if POWER_LEVEL[power] == level and not known >> power & 1]


def unlock(state: AnkhState, god: int, power: int) -> None:
    step = state.step[god]
    state.followers[god] -= STEP_COST[step]
    state.powers[god] |= 1 << power
    state.step[god] = step + 1
    if state.emit:
        state.emit(Event("unlocked", god, (POWER_IDS[power], STEP_COST[step])))
    if STEP_GUARDIAN[step]:
        take_guardian(state, god, STEP_GUARDIAN[step] - 1)


def take_guardian(state: AnkhState, god: int, level: int) -> None:
    """If a figure is left on the card and a base of its size is free."""
    if not state.card_left[level] or not bases_left(state, god, state.table.bases[level]):
        return
    state.card_left[level] -= 1
    state.pool_guardians[god * LEVELS + level] += 1
    if state.emit:
        state.emit(Event("won_guardian", god, (GUARDIAN_IDS[state.table.guardians[level]],)))


def guardians_owned(state: AnkhState, god: int, level: int) -> int:
    return state.pool_guardians[god * LEVELS + level] + (state.figures[god] & state.guardians_at[level]).bit_count()


def bases_left(state: AnkhState, god: int, base: int) -> int:
    bases = state.table.bases
    return BASES[base] - sum([guardians_owned(state, god, level) for level in range(LEVELS) if bases[level] == base])
