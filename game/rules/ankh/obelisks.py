"""Obelisk Attuned (B0, 6.3): before a battle figures come from anywhere to own obelisks in the region."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import OBELISK_MOVE, OBELISK_PASS, TO, place_of
from game.rules.ankh.content import OBELISK, OBELISK_ATTUNED
from game.rules.ankh.hexes import BIT, NAME
from game.rules.ankh.pieces import is_scorpion, kind_at, shift_figure
from game.rules.ankh.scorpions import AimScorpion
from game.rules.ankh.state import AnkhState


def begin_obelisks(state: AnkhState, number: int, participants: tuple[int, ...]) -> None:
    attuned = [god for god in state.ladder if god in participants and state.powers[god] & OBELISK_ATTUNED]
    order = tuple([god for god in attuned if own_obelisks(state, god, number)])
    if order:
        state.frames.append(ObeliskMoves(number, order, 0))


def own_obelisks(state: AnkhState, god: int, number: int) -> int:
    return state.owned[god] & state.monuments[OBELISK] & state.region(number)


def obelisk_hexes(state: AnkhState, god: int, number: int) -> int:
    return state.free_for(god) & state.land.around(own_obelisks(state, god, number))


class ObeliskMoves(NamedTuple):
    """The first god in the order moves a figure and goes to its end, or passes and is out."""

    number: int
    order: tuple[int, ...]
    moved: int

    def decide(self, state: AnkhState) -> Decision | None:
        if not self.order:
            state.frames.pop()
            return None
        god = self.order[0]
        figures = state.figures[god] & ~self.moved
        if not figures or not obelisk_hexes(state, god, self.number):
            state.frames[-1] = ObeliskMoves(self.number, self.order[1:], self.moved)
            return None
        actions = OBELISK_MOVE.listed(figures)
        actions.append(OBELISK_PASS)
        return Decision(state.decider(god), "obelisk_move", actions, (self.number,))

    def answer(self, state: AnkhState, action: Action) -> None:
        if action == OBELISK_PASS:
            state.frames[-1] = ObeliskMoves(self.number, self.order[1:], self.moved)
            return
        state.frames.append(ObeliskTo(self.number, self.order[0], place_of(action)))


class ObeliskTo(NamedTuple):
    number: int
    god: int
    place: int

    def decide(self, state: AnkhState) -> Decision | None:
        actions = TO.listed(obelisk_hexes(state, self.god, self.number))
        return Decision(state.decider(self.god), "obelisk_to", actions, (NAME[self.place], self.number))

    def answer(self, state: AnkhState, action: Action) -> None:
        god, place, to = self.god, self.place, place_of(action)
        kind = kind_at(state, god, place)
        state.frames.pop()
        moves = state.frames[-1]
        assert isinstance(moves, ObeliskMoves)
        state.frames[-1] = ObeliskMoves(self.number, (*moves.order[1:], god), moves.moved | BIT[to])
        shift_figure(state, god, place, to)
        if state.emit:
            state.emit(Event("obelisk_moved", god, (NAME[place], NAME[to])))
        if is_scorpion(state, kind):
            state.frames.append(AimScorpion(state.decider(god), god, to))
