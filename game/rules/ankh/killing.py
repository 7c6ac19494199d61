"""Killing (5.5): all figures of one moment together, then Anubis' trap, returning Mummies, Cat Mummies' penalties."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import SKIP_TRAP, TRAP
from game.rules.ankh.content import ANUBIS, ANUBIS_SLOTS, CAT_MUMMY, GOD_IDS, GUARDIAN_IDS, MUMMY
from game.rules.ankh.hexes import NAME, hexes_in
from game.rules.ankh.mummies import CatMummies, MummyReturns
from game.rules.ankh.pieces import WARRIOR, lift_figure, to_pool
from game.rules.ankh.state import NOBODY, AnkhState


def kill(state: AnkhState, doomed: int) -> None:
    """One kill moment. What follows is laid on the stack from its end."""
    mummies: list[int] = []
    cats: list[int] = []
    fallen_warriors: list[int] = []
    state.flooded &= ~doomed
    for god in state.ladder:
        for place in hexes_in(doomed & state.figures[god]):
            kind = lift_figure(state, god, place)
            to_pool(state, god, kind)
            state.killed[god] += 1
            if kind == WARRIOR:
                if god not in fallen_warriors:
                    fallen_warriors.append(god)
            elif state.table.guardians[kind] == MUMMY:
                mummies.append(god)
            elif state.table.guardians[kind] == CAT_MUMMY:
                cats.append(god)
            if state.emit:
                name = "warrior" if kind == WARRIOR else GUARDIAN_IDS[state.table.guardians[kind]]
                state.emit(Event("killed", god, (name, NAME[place])))
    if cats:
        state.frames.append(CatMummies(tuple(cats)))
    if mummies:
        state.frames.append(MummyReturns(tuple(mummies)))
    anubis = state.ability[ANUBIS]
    prey = [god for god in fallen_warriors if god != anubis]
    if anubis != NOBODY and prey and sum(state.locked) < ANUBIS_SLOTS:
        state.frames.append(AnubisTrap(anubis, tuple(prey)))


class AnubisTrap(NamedTuple):
    """Judge of the Dead (6.1): one enemy warrior of this moment, by its owner."""

    god: int
    prey: tuple[int, ...]

    def decide(self, state: AnkhState) -> Decision | None:
        actions = [TRAP[state.table.gods[owner]] for owner in self.prey]
        actions.append(SKIP_TRAP)
        return Decision(state.decider(self.god), "anubis_trap", actions)

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        if action == SKIP_TRAP:
            return
        owner = state.table.gods.index(GOD_IDS.index(str(action[1])))
        state.pool_warriors[owner] -= 1
        state.locked[owner] += 1
        if state.emit:
            state.emit(Event("trapped", self.god, (owner,)))
