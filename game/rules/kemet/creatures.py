"""Creatures (5.7): into the field, exchanged, and the choice between two that meet."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import creature_of, own_districts, to_supply, zone_id
from game.rules.kemet.choices import CREATURE, DEPLOY, EXCHANGE, KEEP
from game.rules.kemet.land import ZONE_INDEX, zones_in
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import CREATURE_IDS, CREATURE_INDEX, creatures_in


def deployments(state: KemetState, seat: int) -> list[Action]:
    """Own districts with an own army that has no creature, while one waits in supply."""
    if not state.stable[seat]:
        return []
    return [
        DEPLOY[zone] for zone in own_districts(state, seat) if state.holder[zone] == seat and not state.creatures[zone]
    ]


def exchanges(state: KemetState, seat: int) -> list[Action]:
    """Own districts where a creature may change places with another one: once per district and turn (4.2)."""
    if not state.stable[seat]:
        return []
    return [
        EXCHANGE[zone]
        for zone in own_districts(state, seat)
        if state.holder[zone] == seat and state.creatures[zone] and not state.swapped >> zone & 1
    ]


class Deploy(NamedTuple):
    """Which creature; with an exchange the one that stands there goes to supply."""

    seat: int
    zone: int
    kind: str

    def decide(self, state: KemetState) -> Decision:
        choices = [CREATURE[creature] for creature in creatures_in(state.stable[self.seat])]
        return Decision(self.seat, self.kind, choices, (zone_id(self.zone),))

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        seat, zone = self.seat, self.zone
        creature = CREATURE_INDEX[str(action[1])]
        before = state.creatures[zone]
        state.stable[seat] &= ~(1 << creature)
        if before:
            state.swapped |= 1 << zone
            to_supply(state, seat, before)
        state.creatures[zone] = 1 << creature
        if state.emit:
            state.emit(Event("creature_deployed", seat, (CREATURE_IDS[creature], zone_id(zone))))


def begin_deploying(state: KemetState, seat: int, action: Action) -> None:
    state.frames.append(Deploy(seat, ZONE_INDEX[str(action[1])], str(action[0])))


class KeepCreature(NamedTuple):
    """Two creatures of a player in one zone: one stays."""

    seat: int
    zone: int

    def decide(self, state: KemetState) -> Decision | None:
        here = state.creatures[self.zone]
        if here & (here - 1):
            choices = [KEEP[creature] for creature in creatures_in(here)]
            return Decision(self.seat, "keep_creature", choices, (zone_id(self.zone),))
        state.frames.pop()
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        kept = 1 << CREATURE_INDEX[str(action[1])]
        others = state.creatures[self.zone] & ~kept
        state.creatures[self.zone] = kept
        to_supply(state, self.seat, others)


def part_creatures(state: KemetState, seat: int) -> None:
    """Ask for every zone in which creatures of the seat have met."""
    if (state.stable[seat] | sum([state.creatures[zone] for zone in zones_in(state.held[seat])])).bit_count() < 2:
        return
    for zone in reversed(zones_in(state.held[seat])):
        here = state.creatures[zone]
        if here & (here - 1):
            state.frames.append(KeepCreature(seat, zone))


def creature_at(state: KemetState, zone: int) -> int:
    return creature_of(state.creatures[zone])
