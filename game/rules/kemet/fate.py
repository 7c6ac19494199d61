"""Fate (4.10 step 9): the next turn order, chosen by those with the fewest points first; and the next round."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.choices import PLACE_IN_ORDER
from game.rules.kemet.control import points
from game.rules.kemet.state import KemetState

FREE = -1


def begin_fate(state: KemetState) -> None:
    order = state.order
    scores = [points(state, seat) for seat in range(state.table.seats)]
    places = sorted(range(len(order)), key=lambda place: (scores[order[place]], place))
    choosers = tuple([order[place] for place in places])
    state.frames.append(Fate(choosers, (FREE,) * len(order)))


class Fate(NamedTuple):
    """`choosers`: who has still to choose, in this order. `places`: the seat at each place of the next order."""

    choosers: tuple[int, ...]
    places: tuple[int, ...]

    def decide(self, state: KemetState) -> Decision | None:
        if self.choosers:
            actions = [PLACE_IN_ORDER[place] for place, seat in enumerate(self.places) if seat == FREE]
            return Decision(self.choosers[0], "fate_position", actions)
        state.frames.pop()
        state.order = self.places
        begin_round(state)
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        place = int(action[1]) - 1
        seat = self.choosers[0]
        places = (*self.places[:place], seat, *self.places[place + 1 :])
        state.frames[-1] = Fate(self.choosers[1:], places)
        if state.emit:
            state.emit(Event("took_place", seat, (place + 1,)))


def begin_round(state: KemetState) -> None:
    state.round += 1
    state.turn = 0
    state.night = 0
    if state.emit:
        state.emit(Event("round_started", -1, (state.round, *state.order)))
