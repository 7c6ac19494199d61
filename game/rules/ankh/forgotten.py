"""Forgotten gods after the fourth conflict (4.11): whoever is still in the red part of the ladder is out."""

from game.core.event import Event
from game.rules.ankh.content import ANUBIS, GODS, LEVELS, OSIRIS, RED_LAST
from game.rules.ankh.hexes import hexes_in
from game.rules.ankh.merging import leave_with_warriors
from game.rules.ankh.pieces import TABLE_ITSELF, destroy_monuments, lift_figure
from game.rules.ankh.state import ALL_FORGOTTEN, LAST_GOD, NOBODY, AnkhState


def forget_gods(state: AnkhState) -> None:
    for god in state.ladder[:]:
        if state.devotion[god] <= RED_LAST:
            forget(state, god)
    if len(state.ladder) > 1:
        return
    state.ending = LAST_GOD if state.ladder else ALL_FORGOTTEN
    state.frames.clear()
    if state.emit:
        if state.ladder:
            state.emit(Event("last_god", state.ladder[0]))
        else:
            state.emit(Event("all_forgotten", TABLE_ITSELF))


def forget(state: AnkhState, god: int) -> None:
    if state.emit:
        state.emit(Event("forgotten", god, (state.devotion[god],)))
    if state.ability[ANUBIS] == god:
        for owner in state.ladder:
            state.pool_warriors[owner] += state.locked[owner]
            state.locked[owner] = 0
    if state.ability[OSIRIS] == god:
        state.underworld = 0
    destroy_monuments(state, state.owned[god])
    leave_with_warriors(state, god)
    for place in hexes_in(state.figures[god]):
        state.gone_guardians[lift_figure(state, god, place)] += 1
    for level in range(LEVELS):
        state.gone_guardians[level] += state.pool_guardians[god * LEVELS + level]
        state.pool_guardians[god * LEVELS + level] = 0
    state.followers[god] = 0
    for ability in range(GODS):
        if state.ability[ability] == god:
            state.ability[ability] = NOBODY
    state.ladder.remove(god)
    state.fallen.append(god)
