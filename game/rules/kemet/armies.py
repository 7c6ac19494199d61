"""Warriors and creatures on the map: placing, removing, room under the army limit (2.2, 5.7).

One army holds a zone; whoever comes to fight for it stands beside it as an intruder until the battle is over.
"""

from typing import TYPE_CHECKING

from game.core.event import Event
from game.rules.kemet.land import CITY_DISTRICTS, ZONE_IDS, zones_in
from game.rules.kemet.tiles import CREATURE_IDS, NO_CREATURE, creatures_in

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState

NOBODY = -1


def join(state: "KemetState", seat: int, zone: int, number: int) -> None:
    """Warriors come to a zone that no opponent holds."""
    state.holder[zone] = seat
    state.warriors[zone] += number
    state.held[seat] |= 1 << zone


def leave(state: "KemetState", zone: int, number: int) -> None:
    """Warriors of the holder go. Creatures left alone return to their owner's supply at once."""
    left = state.warriors[zone] - number
    state.warriors[zone] = left
    if left:
        return
    seat = state.holder[zone]
    state.holder[zone] = NOBODY
    state.held[seat] &= ~(1 << zone)
    if state.creatures[zone]:
        to_supply(state, seat, state.creatures[zone])
        state.creatures[zone] = 0


def to_supply(state: "KemetState", seat: int, creatures: int) -> None:
    state.stable[seat] |= creatures
    if state.emit:
        for creature in creatures_in(creatures):
            state.emit(Event("creature_returned", seat, (CREATURE_IDS[creature],)))


def destroy(state: "KemetState", zone: int, number: int) -> None:
    """Warriors of the holder go back to their owner's supply."""
    state.supply[state.holder[zone]] += number
    leave(state, zone, number)


# Intruders -----------------------------------------------------------------------------------------------------------


def intrude(state: "KemetState", seat: int, zone: int, number: int, creature: int) -> None:
    state.intruders = (*state.intruders, (zone, seat, number, creature))


def intruder_in(state: "KemetState", zone: int) -> tuple[int, int, int, int]:
    """The army that fights for the zone; with no warriors if it is gone."""
    for intruder in state.intruders:
        if intruder[0] == zone:
            return intruder
    return zone, NOBODY, 0, NO_CREATURE


def change_intruder(state: "KemetState", zone: int, number: int) -> None:
    """Its warriors are so many now; without any it is gone, and its creature returns to supply."""
    kept: list[tuple[int, int, int, int]] = []
    for other, seat, warriors, creature in state.intruders:
        if other != zone:
            kept.append((other, seat, warriors, creature))
        elif number:
            kept.append((other, seat, number, creature))
        elif creature != NO_CREATURE:
            to_supply(state, seat, 1 << creature)
    state.intruders = tuple(kept)


def settle_intruder(state: "KemetState", zone: int) -> None:
    """The zone is free for the army that fought for it."""
    _, seat, number, creature = intruder_in(state, zone)
    state.intruders = tuple([intruder for intruder in state.intruders if intruder[0] != zone])
    if number:
        join(state, seat, zone, number)
        if creature != NO_CREATURE:
            state.creatures[zone] |= 1 << creature


# Room ----------------------------------------------------------------------------------------------------------------


def own_districts(state: "KemetState", seat: int) -> tuple[int, ...]:
    return CITY_DISTRICTS[state.cities[seat]]


def free_districts(state: "KemetState", seat: int) -> list[int]:
    """Own districts without an army of an opponent, also of one that has come to fight for the district."""
    holder = state.holder
    free = [zone for zone in own_districts(state, seat) if holder[zone] < 0 or holder[zone] == seat]
    if state.intruders:
        return [zone for zone in free if intruder_in(state, zone)[1] in (NOBODY, seat)]
    return free


def armies_and_districts(state: "KemetState", seat: int) -> list[int]:
    """Zones with an own army, and free own districts."""
    mask = state.held[seat]
    for zone in free_districts(state, seat):
        mask |= 1 << zone
    return zones_in(mask)


def creature_of(mask: int) -> int:
    """The creature of an army that has at most one."""
    return mask.bit_length() - 1


def zone_id(zone: int) -> str:
    return ZONE_IDS[zone]
