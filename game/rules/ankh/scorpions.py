"""The Giant Scorpion (6.4): aiming its claws, and what they do when a conflict begins."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import AIM
from game.rules.ankh.hexes import AIMS, CLAWED, NAME
from game.rules.ankh.pieces import destroy_monuments
from game.rules.ankh.state import AnkhState


class AimScorpion(NamedTuple):
    seat: int
    god: int
    place: int

    def decide(self, state: AnkhState) -> Decision | None:
        clawed = CLAWED[self.place]
        actions = [AIM[way] for way in range(len(AIMS)) if clawed[way]]
        return Decision(self.seat, "aim_scorpion", actions, (NAME[self.place],))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.claws[self.place] = AIMS.index(str(action[1]))
        state.frames.pop()
        if state.emit:
            state.emit(Event("aimed", self.god, (NAME[self.place], action[1])))


def threatened(state: AnkhState) -> int:
    """All monuments that the claws of any scorpion reach: adjacent ones only, own and neutral ones too."""
    found = 0
    for place, aim in state.claws.items():
        found |= CLAWED[place][aim] & state.land.adjacent[place]
    return found & state.standing()


def scorpions_strike(state: AnkhState) -> None:
    struck = threatened(state)
    if struck:
        destroy_monuments(state, struck)
