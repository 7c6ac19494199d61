"""Move Figures (4.2): each own figure once, up to three hexes; Satet's push and the scorpion's claws (6.4)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import END_MOVE, MOVE_FIGURE, TO, place_of
from game.rules.ankh.content import OSIRIS, SATET, SCORPION
from game.rules.ankh.hexes import BIT, LAND, NAME, NEAR, REACH, hexes_in
from game.rules.ankh.pieces import is_scorpion, kind_at, shift_figure, swap_figures
from game.rules.ankh.scorpions import AimScorpion
from game.rules.ankh.state import AnkhState


class Moving(NamedTuple):
    """`moved`: where figures stand that have moved in this action."""

    seat: int
    god: int
    moved: int

    def decide(self, state: AnkhState) -> Decision | None:
        movable = movable_figures(state, self.god, self.moved)
        if not movable:
            state.frames.pop()
            return None
        actions = MOVE_FIGURE.listed(movable)
        actions.append(END_MOVE)
        return Decision(self.seat, "move_figure", actions)

    def answer(self, state: AnkhState, action: Action) -> None:
        if action == END_MOVE:
            state.frames.pop()
            return
        state.frames.append(MoveTo(self.seat, self.god, place_of(action)))


class MoveTo(NamedTuple):
    seat: int
    god: int
    place: int

    def decide(self, state: AnkhState) -> Decision | None:
        actions = TO.listed(destinations(state, self.god, self.place))
        return Decision(self.seat, "move_to", actions, (NAME[self.place],))

    def answer(self, state: AnkhState, action: Action) -> None:
        to = place_of(action)
        god = self.god
        state.frames.pop()
        _note_moved(state, to)
        if state.enemies_of(god) >> to & 1:
            state.frames.append(PushTo(self.seat, god, self.place, to))
            return
        finish_move(state, self.seat, god, self.place, to)


class PushTo(NamedTuple):
    """Satet stands before its target and chooses where to push the figure on it."""

    seat: int
    god: int
    place: int
    to: int

    def decide(self, state: AnkhState) -> Decision | None:
        actions = TO.listed(push_hexes(state, self.place, self.to))
        return Decision(self.seat, "push_to", actions, (NAME[self.place], NAME[self.to]))

    def answer(self, state: AnkhState, action: Action) -> None:
        beyond = place_of(action)
        pushed = state.owner_at(self.to)
        kind = kind_at(state, pushed, self.to)
        state.frames.pop()
        if beyond == self.place:
            swap_figures(state, self.god, self.place, pushed, self.to)
        else:
            shift_figure(state, pushed, self.to, beyond)
            shift_figure(state, self.god, self.place, self.to)
        if state.emit:
            state.emit(Event("moved", self.god, (NAME[self.place], NAME[self.to])))
            state.emit(Event("pushed", pushed, (NAME[self.to], NAME[beyond])))
        if is_scorpion(state, kind):
            state.frames.append(AimScorpion(state.decider(pushed), pushed, beyond))


def _note_moved(state: AnkhState, to: int) -> None:
    moving = state.frames[-1]
    assert isinstance(moving, Moving)
    state.frames[-1] = Moving(moving.seat, moving.god, moving.moved | BIT[to])


def finish_move(state: AnkhState, seat: int, god: int, place: int, to: int) -> None:
    """To an empty hex, or for a scorpion to its own one."""
    kind = kind_at(state, god, place)
    if to != place:
        shift_figure(state, god, place, to)
        if state.emit:
            state.emit(Event("moved", god, (NAME[place], NAME[to])))
    if is_scorpion(state, kind):
        state.frames.append(AimScorpion(seat, god, to))


def movable_figures(state: AnkhState, god: int, moved: int) -> int:
    """Own figures that have not moved yet and have somewhere to go."""
    figures = state.figures[god] & ~moved
    free = state.free_for(god)
    found = figures
    while figures:
        low = figures & -figures
        figures ^= low
        place = low.bit_length() - 1
        if not REACH[place] & free and not destinations(state, god, place):
            found ^= low
    return found


def destinations(state: AnkhState, god: int, place: int) -> int:
    found = REACH[place] & state.free_for(god)
    if state.guardians_of_kind(SATET) >> place & 1:
        found |= pushable(state, god, place)
    elif state.guardians_of_kind(SCORPION) >> place & 1:
        found |= BIT[place]
    return found


def pushable(state: AnkhState, god: int, place: int) -> int:
    """Hexes of enemy figures that a Satet can push away."""
    targets = REACH[place] & state.enemies_of(god)
    if state.ability[OSIRIS] != god:
        targets &= ~state.underworld
    found = 0
    for target in hexes_in(targets):
        if push_hexes(state, place, target):
            found |= BIT[target]
    return found


def push_hexes(state: AnkhState, satet: int, target: int) -> int:
    """Where the figure on the target can go: any neighbouring hex free for its god, Satet's own one included."""
    pushed = state.owner_at(target)
    free = state.free_for(pushed)
    own = BIT[satet] & LAND
    if state.ability[OSIRIS] != pushed:
        own &= ~state.underworld
    return NEAR[target] & (free | own)
