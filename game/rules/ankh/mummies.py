"""Mummies return when they are killed, Cat Mummies take devotion with them (6.4)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import ON_HEX, place_of
from game.rules.ankh.content import CAT_PENALTY, GUARDIAN_IDS, LEVELS, MUMMY
from game.rules.ankh.devotion import lose
from game.rules.ankh.hexes import NAME
from game.rules.ankh.pieces import put_figure
from game.rules.ankh.scoring import CAT_MUMMIES
from game.rules.ankh.state import OFF_MAP, AnkhState
from game.rules.ankh.summoning import summoned


class MummyReturns(NamedTuple):
    """Killed Mummies by their owners, low to high; each is summoned beside its god if a hex is free."""

    owners: tuple[int, ...]

    def decide(self, state: AnkhState) -> Decision | None:
        if not self.owners:
            state.frames.pop()
            return None
        god = self.owners[0]
        hexes = return_hexes(state, god)
        if not hexes:
            state.frames[-1] = MummyReturns(self.owners[1:])
            return None
        return Decision(state.decider(god), "mummy_return", ON_HEX.listed(hexes))

    def answer(self, state: AnkhState, action: Action) -> None:
        god = self.owners[0]
        place = place_of(action)
        level = state.table.level_of(MUMMY)
        state.frames[-1] = MummyReturns(self.owners[1:])
        state.pool_guardians[god * LEVELS + level] -= 1
        put_figure(state, god, level, place)
        if state.emit:
            state.emit(Event("returned", god, (GUARDIAN_IDS[MUMMY], NAME[place])))
        summoned(state, state.decider(god), god, level, place)


def return_hexes(state: AnkhState, god: int) -> int:
    place = state.god_at[god]
    return state.free_for(god) & state.land.adjacent[place] if place != OFF_MAP else 0


class CatMummies(NamedTuple):
    """One full round of losses per killed Cat Mummy."""

    owners: tuple[int, ...]

    def decide(self, state: AnkhState) -> None:
        state.frames.pop()
        for owner in self.owners:
            if state.emit:
                state.emit(Event("cat_mummy_cursed", owner))
            for god in state.ladder[:]:
                if god != owner:
                    lose(state, god, CAT_PENALTY, CAT_MUMMIES)

    def answer(self, state: AnkhState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")
