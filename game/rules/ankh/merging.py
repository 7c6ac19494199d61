"""Merging two gods after the third conflict (4.10)."""

from itertools import combinations
from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.content import ANUBIS, BASES, GODS, GUARDIAN_IDS, LEVELS, WARRIORS
from game.rules.ankh.hexes import BIT, NAME, PLACE, hexes_in
from game.rules.ankh.pieces import destroy_monuments, lift_figure
from game.rules.ankh.scoring import LINES, MERGED
from game.rules.ankh.state import OFF_MAP, AnkhState
from game.rules.ankh.unlocking import bases_left


def merge_gods(state: AnkhState) -> None:
    """The lowest god joins the one directly above it."""
    lower, higher = state.ladder[0], state.ladder[1]
    if state.emit:
        state.emit(Event("merged", higher, (lower, state.devotion[lower])))
    destroy_monuments(state, state.owned[lower])
    leave_with_warriors(state, lower)
    _hand_over(state, lower, higher)
    state.ledger[higher * LINES + MERGED] += state.devotion[lower] - state.devotion[higher]
    state.devotion[higher] = state.devotion[lower]
    state.ladder.remove(lower)
    for base in range(len(BASES)):
        if bases_left(state, higher, base) < 0:
            state.frames.append(MergeKeepGuardians(higher, base))


def leave_with_warriors(state: AnkhState, god: int) -> None:
    """God figure, all warriors, cards, powers and ankh tokens leave the game; nothing of this is a kill."""
    for place in hexes_in(state.warriors_of(god)):
        lift_figure(state, god, place)
    place = state.god_at[god]
    if place != OFF_MAP:
        state.figures[god] &= ~BIT[place]
        state.god_at[god] = OFF_MAP
    state.pool_warriors[god] = 0
    state.locked[god] = 0
    state.gone_warriors[god] = WARRIORS
    state.hand[god] = 0
    state.powers[god] = 0
    state.step[god] = 0
    state.tokens[god] = 0


def _hand_over(state: AnkhState, lower: int, higher: int) -> None:
    state.followers[higher] += state.followers[lower]
    state.followers[lower] = 0
    state.figures[higher] |= state.figures[lower]  # only guardians are left
    state.figures[lower] = 0
    for level in range(LEVELS):
        state.pool_guardians[higher * LEVELS + level] += state.pool_guardians[lower * LEVELS + level]
        state.pool_guardians[lower * LEVELS + level] = 0
    if state.ability[ANUBIS] == lower:
        state.pool_warriors[higher] += state.locked[higher]
        state.locked[higher] = 0
    for ability in range(GODS):
        if state.ability[ability] == lower:
            state.ability[ability] = higher
    for seat, god in enumerate(state.god_of):
        if god == lower:
            state.god_of[seat] = higher


class MergeKeepGuardians(NamedTuple):
    """More guardians than bases of one size: which stay? Those on the map are named by their hex, others by kind."""

    god: int
    base: int

    def decide(self, state: AnkhState) -> Decision | None:
        if bases_left(state, self.god, self.base) >= 0:
            state.frames.pop()
            return None
        kept = combinations(guardians_with(state, self.god, self.base), BASES[self.base])
        actions: list[Action] = [("keep", *chosen) for chosen in dict.fromkeys(kept)]
        return Decision(state.decider(self.god), "merge_keep_guardians", actions, (self.base,))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        released = guardians_with(state, self.god, self.base)
        for name in action[1:]:
            released.remove(name)
        for name in released:
            release(state, self.god, name)


def guardians_with(state: AnkhState, god: int, base: int) -> list[str | int]:
    """A god's guardians on bases of one size: hexes, then kinds in the pool, each as often as it is there."""
    levels = [level for level in range(LEVELS) if state.table.bases[level] == base]
    there = 0
    for level in levels:
        there |= state.figures[god] & state.guardians_at[level]
    found: list[str | int] = [NAME[place] for place in hexes_in(there)]
    for level in levels:
        found += [GUARDIAN_IDS[state.table.guardians[level]]] * state.pool_guardians[god * LEVELS + level]
    return found


def release(state: AnkhState, god: int, name: str | int) -> None:
    """One guardian leaves the game."""
    if isinstance(name, int):
        level = lift_figure(state, god, PLACE[name])
    else:
        level = state.table.level_of(GUARDIAN_IDS.index(name))
        state.pool_guardians[god * LEVELS + level] -= 1
    state.gone_guardians[level] += 1
    if state.emit:
        state.emit(Event("released", god, (GUARDIAN_IDS[state.table.guardians[level]],)))
