"""Recruiting (4.6): warriors for districts of the own city, and battles where opponents stand in them."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import intrude, join, own_districts, zone_id
from game.rules.kemet.battle import start_battle
from game.rules.kemet.choices import NEXT_BATTLE, PLACE, PLACE_DONE, SKIP
from game.rules.kemet.land import ZONE_INDEX, zones_in
from game.rules.kemet.placing import room
from game.rules.kemet.prayer import pay, recruit_cost
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import NO_CREATURE


def recruit_zones(state: KemetState, seat: int) -> list[int]:
    """Own districts, also those held by an opponent; with Local Recruitment every own army too."""
    mask = 0
    for zone in own_districts(state, seat):
        mask |= 1 << zone
    if state.powers[seat].on_armies:
        mask |= state.held[seat]
    return zones_in(mask)


class Recruit(NamedTuple):
    seat: int
    placed: tuple[int, ...]

    def decide(self, state: KemetState) -> Decision:
        seat, placed = self.seat, self.placed
        number = len(placed) + 1
        actions: list[Action] = []
        if number <= state.supply[seat] and recruit_cost(state, seat, number) <= state.prayer[seat]:
            for zone in recruit_zones(state, seat):
                if room(state, seat, zone) > placed.count(zone):
                    actions.append(PLACE[zone])
        actions.append(PLACE_DONE if placed else SKIP)
        return Decision(seat, "recruit", actions)

    def answer(self, state: KemetState, action: Action) -> None:
        if action[0] == "place_warrior":
            state.frames[-1] = Recruit(self.seat, (*self.placed, ZONE_INDEX[str(action[1])]))
            return
        state.frames.pop()
        if action == PLACE_DONE:
            recruit(state, self.seat, self.placed)


def recruit(state: KemetState, seat: int, placed: tuple[int, ...]) -> None:
    """All warriors are placed first; where an opponent stands the recruiter attacks."""
    pay(state, seat, recruit_cost(state, seat, len(placed)), "recruit")
    state.supply[seat] -= len(placed)
    for zone in sorted(set(placed)):
        number = placed.count(zone)
        if state.emit:
            state.emit(Event("placed_warriors", seat, (zone_id(zone), number, "recruit")))
        holder = state.holder[zone]
        if holder < 0 or holder == seat:
            join(state, seat, zone, number)
        else:
            intrude(state, seat, zone, number, NO_CREATURE)
    if state.intruders:
        state.frames.append(OrderBattles(seat))


class OrderBattles(NamedTuple):
    """The recruiter picks the next battle before each one."""

    seat: int

    def decide(self, state: KemetState) -> Decision | None:
        if not state.intruders:
            state.frames.pop()
            return None
        return Decision(self.seat, "order_battles", [NEXT_BATTLE[intruder[0]] for intruder in state.intruders])

    def answer(self, state: KemetState, action: Action) -> None:
        start_battle(state, self.seat, ZONE_INDEX[str(action[1])])
