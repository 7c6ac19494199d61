"""Warriors placed by a tile or a card: one after the other, until the player is done (4.11). Nothing stands on the map
before that. Recruiting has a module of its own."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import (
    armies_and_districts,
    change_intruder,
    free_districts,
    intruder_in,
    join,
    zone_id,
)
from game.rules.kemet.choices import PLACE, PLACE_DONE
from game.rules.kemet.land import ZONE_INDEX
from game.rules.kemet.state import KemetState

MERCENARIES, PRAY_REINFORCE, ENLISTMENT, MUSTER, NIGHT_UNITS, VETERANS = range(6)
PURPOSES = [
    "place_mercenaries", "pray_reinforce", "enlistment", "muster", "night_units", "night_veterans_units",
]  # fmt: skip
ONLY_DISTRICTS = (MERCENARIES, PRAY_REINFORCE, VETERANS)


def room(state: KemetState, seat: int, zone: int) -> int:
    """How many more warriors the seat's army in this zone may have."""
    standing = state.warriors[zone]
    if state.holder[zone] != seat:
        intruder = intruder_in(state, zone)
        standing = intruder[2] if intruder[1] == seat else 0
    return state.powers[seat].army_limit - standing


def places(state: KemetState, seat: int, purpose: int) -> list[int]:
    """The zones that may get warriors for this purpose and have room."""
    zones = free_districts(state, seat) if purpose in ONLY_DISTRICTS else armies_and_districts(state, seat)
    fight = state.fight
    if purpose == MUSTER and fight is not None and intruder_in(state, fight.zone)[1] == seat:
        zones = sorted({*zones, fight.zone})  # the army that has just won there
    return [zone for zone in zones if room(state, seat, zone) > 0]


def can_place(state: KemetState, seat: int, purpose: int) -> bool:
    return state.supply[seat] > 0 and bool(places(state, seat, purpose))


class PlaceWarriors(NamedTuple):
    seat: int
    purpose: int
    most: int
    placed: tuple[int, ...]

    def decide(self, state: KemetState) -> Decision:
        seat, placed = self.seat, self.placed
        actions: list[Action] = []
        if len(placed) < min(self.most, state.supply[seat]):
            for zone in places(state, seat, self.purpose):
                if room(state, seat, zone) > placed.count(zone):
                    actions.append(PLACE[zone])
        if self.purpose != MERCENARIES or not actions:
            actions.append(PLACE_DONE)
        return Decision(seat, PURPOSES[self.purpose], actions)

    def answer(self, state: KemetState, action: Action) -> None:
        if action == PLACE_DONE:
            state.frames.pop()
            place_all(state, self.seat, self.placed, PURPOSES[self.purpose])
            return
        placed = (*self.placed, ZONE_INDEX[str(action[1])])
        state.frames[-1] = PlaceWarriors(self.seat, self.purpose, self.most, placed)


def place_all(state: KemetState, seat: int, placed: tuple[int, ...], reason: str) -> None:
    for zone in sorted(set(placed)):
        number = placed.count(zone)
        state.supply[seat] -= number
        intruder = intruder_in(state, zone)
        if intruder[1] == seat:
            change_intruder(state, zone, intruder[2] + number)
        else:
            join(state, seat, zone, number)
        if state.emit:
            state.emit(Event("placed_warriors", seat, (zone_id(zone), number, reason)))


def offer_placing(state: KemetState, seat: int, purpose: int, most: int) -> None:
    """Ask for it if anything can be placed."""
    if most and can_place(state, seat, purpose):
        state.frames.append(PlaceWarriors(seat, purpose, most, ()))
