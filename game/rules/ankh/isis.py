"""Protector (6.1): Isis may spare figures of hers that stand beside an enemy, one question per figure."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import YES, YES_NO
from game.rules.ankh.hexes import NAME
from game.rules.ankh.killing import kill
from game.rules.ankh.state import AnkhState


class IsisProtect(NamedTuple):
    """`doomed` die when everything in `protected` has been asked, in the order of rows and columns."""

    god: int
    doomed: int
    protected: int

    def decide(self, state: AnkhState) -> Decision | None:
        if not self.protected:
            state.frames.pop()
            if self.doomed:
                kill(state, self.doomed)
            return None
        place = (self.protected & -self.protected).bit_length() - 1
        return Decision(state.decider(self.god), "isis_protect", YES_NO, (NAME[place],))

    def answer(self, state: AnkhState, action: Action) -> None:
        figure = self.protected & -self.protected
        spared = figure if action == YES else 0
        state.frames[-1] = IsisProtect(self.god, self.doomed & ~spared, self.protected & ~figure)
        if spared and state.emit:
            state.emit(Event("protected", self.god, (NAME[figure.bit_length() - 1],)))
