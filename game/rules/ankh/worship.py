"""Worshipful (B12, 6.3): followers for devotion, once per battle."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import YES, YES_NO
from game.rules.ankh.content import WORSHIP_COST, WORSHIP_DEVOTION
from game.rules.ankh.devotion import gain
from game.rules.ankh.scoring import WORSHIP
from game.rules.ankh.state import AnkhState


class Worship(NamedTuple):
    """Gods with the power that have not been asked yet, low to high."""

    order: tuple[int, ...]

    def decide(self, state: AnkhState) -> Decision | None:
        if not self.order:
            state.frames.pop()
            return None
        god = self.order[0]
        if state.followers[god] < WORSHIP_COST:
            state.frames[-1] = Worship(self.order[1:])
            return None
        return Decision(state.decider(god), "worshipful_sacrifice", YES_NO)

    def answer(self, state: AnkhState, action: Action) -> None:
        god = self.order[0]
        state.frames[-1] = Worship(self.order[1:])
        if action == YES:
            state.followers[god] -= WORSHIP_COST
            if state.emit:
                state.emit(Event("worshipped", god, (WORSHIP_COST,)))
            gain(state, god, WORSHIP_DEVOTION, WORSHIP)
