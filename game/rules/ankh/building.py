"""Build Monument (B4, 6.2): a new monument in the battle's region, for followers."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import BUILD_TYPE, ON_HEX, SKIP_BUILD, place_of
from game.rules.ankh.content import BUILD_COST, INSPIRING, MONUMENT_IDS, MONUMENTS
from game.rules.ankh.hexes import BIT, NAME
from game.rules.ankh.pieces import supply_of
from game.rules.ankh.state import AnkhState


def building_cost(state: AnkhState, god: int) -> int:
    return 0 if state.powers[god] & INSPIRING else BUILD_COST


def building_hexes(state: AnkhState, number: int) -> int:
    """Empty land of the region without any underworld token."""
    return state.region(number) & ~state.occupied() & ~state.underworld


class Builds(NamedTuple):
    """Players of the card that have not built yet, low to high."""

    number: int
    order: tuple[int, ...]

    def decide(self, state: AnkhState) -> Decision | None:
        if not self.order:
            state.frames.pop()
            return None
        god = self.order[0]
        types = [kind for kind in range(MONUMENTS) if supply_of(state, kind) > 0]
        able = state.tokens[god] and state.followers[god] >= building_cost(state, god)
        if not able or not types or not building_hexes(state, self.number):
            state.frames[-1] = Builds(self.number, self.order[1:])
            return None
        actions = [BUILD_TYPE[kind] for kind in types]
        actions.append(SKIP_BUILD)
        return Decision(state.decider(god), "build_monument", actions, (self.number, building_cost(state, god)))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames[-1] = Builds(self.number, self.order[1:])
        if action != SKIP_BUILD:
            state.frames.append(BuildHex(self.number, self.order[0], MONUMENT_IDS.index(str(action[1]))))


class BuildHex(NamedTuple):
    number: int
    god: int
    kind: int

    def decide(self, state: AnkhState) -> Decision | None:
        actions = ON_HEX.listed(building_hexes(state, self.number))
        return Decision(state.decider(self.god), "build_hex", actions, (MONUMENT_IDS[self.kind], self.number))

    def answer(self, state: AnkhState, action: Action) -> None:
        state.frames.pop()
        god, place = self.god, place_of(action)
        cost = building_cost(state, god)
        state.followers[god] -= cost
        state.tokens[god] -= 1
        state.monuments[self.kind] |= BIT[place]
        state.owned[god] |= BIT[place]
        if state.emit:
            state.emit(Event("built", god, (MONUMENT_IDS[self.kind], NAME[place], cost)))
