"""Building (4.5): one pyramid of the own city, raised or founded; and the free level of Hand of God (4.10)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import own_districts, zone_id
from game.rules.kemet.choices import BUILD, LEVEL, SKIP
from game.rules.kemet.content import COLOUR_IDS, TOP_LEVEL
from game.rules.kemet.control import own_pyramids
from game.rules.kemet.land import ZONE_INDEX
from game.rules.kemet.prayer import build_cost, pay
from game.rules.kemet.state import KemetState


def unused_colours(state: KemetState, seat: int) -> list[int]:
    """Colours in play of which the seat has no pyramid, while there are pieces for another one."""
    if len(own_pyramids(state, seat)) >= state.table.pyramids:
        return []
    return [colour for colour in state.table.colours if colour not in state.buy_colours[seat]]


def sites(state: KemetState, seat: int) -> list[tuple[int, int, int]]:
    """District, colour and level of every pyramid that can grow or be founded."""
    found: list[tuple[int, int, int]] = []
    colours = unused_colours(state, seat)
    for district in own_districts(state, seat):
        pyramid = state.pyramids[district]
        if not pyramid:
            found += [(district, colour, 0) for colour in colours]
        elif pyramid >> 2 < TOP_LEVEL:
            found.append((district, pyramid & 3, pyramid >> 2))
    return found


def set_level(state: KemetState, seat: int, district: int, colour: int, level: int) -> None:
    """A founded pyramid brings its purchase token to the first empty buy space (2.1)."""
    if not state.pyramids[district]:
        state.buy_colours[seat] = (*state.buy_colours[seat], colour)
    state.pyramids[district] = 4 * level + colour
    if state.emit:
        state.emit(Event("built", seat, (zone_id(district), COLOUR_IDS[colour], level)))


class Build(NamedTuple):
    seat: int

    def decide(self, state: KemetState) -> Decision:
        seat = self.seat
        actions: list[Action] = [
            BUILD[district][colour]
            for district, colour, level in sites(state, seat)
            if build_cost(state, seat, level, level + 1) <= state.prayer[seat]
        ]
        actions.append(SKIP)
        return Decision(seat, "build", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        if action == SKIP:
            state.frames.pop()
            return
        state.frames[-1] = BuildLevel(self.seat, ZONE_INDEX[str(action[1])], COLOUR_IDS.index(str(action[2])))


class BuildLevel(NamedTuple):
    seat: int
    district: int
    colour: int

    def decide(self, state: KemetState) -> Decision:
        seat = self.seat
        level = state.pyramids[self.district] >> 2
        actions = [
            LEVEL[new]
            for new in range(level + 1, TOP_LEVEL + 1)
            if build_cost(state, seat, level, new) <= state.prayer[seat]
        ]
        return Decision(seat, "build_level", actions, (zone_id(self.district), COLOUR_IDS[self.colour]))

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        new = int(action[1])
        pay(state, self.seat, build_cost(state, self.seat, state.pyramids[self.district] >> 2, new), "build")
        set_level(state, self.seat, self.district, self.colour, new)


class FreeBuild(NamedTuple):
    """Hand of God: one level, free of charge."""

    seat: int

    def decide(self, state: KemetState) -> Decision:
        actions: list[Action] = [BUILD[district][colour] for district, colour, _ in sites(state, self.seat)]
        actions.append(SKIP)
        return Decision(self.seat, "night_free_build", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        if action != SKIP:
            district = ZONE_INDEX[str(action[1])]
            level = (state.pyramids[district] >> 2) + 1
            set_level(state, self.seat, district, COLOUR_IDS.index(str(action[2])), level)
