"""How far armies of kemet come in one move action, as masks worked out once: walks, ships, and a teleport.

Armies in the way are not looked at, so this is first sight; the rules say exactly what is legal.
"""

from game.rules.kemet.content import NORMAL_MOVES
from game.rules.kemet.land import ALL_DISTRICTS, CITY_MASK, DISTRICTS, OBELISKS, land_for, zones_in
from game.rules.kemet.prayer import teleport_cost
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import CREATURE_MOVES, PORTALS

MOST_MOVES = 4
_known: dict[int, int] = {}


def within(seats: int, city: int, start: int, zone: int, moves: int, teleport: int) -> int:
    """The zones that an army can come to from `zone`, if it began its action in `start`, as a mask.

    `teleport`: 1 if it can teleport from `zone`. Foreign districts only from beside them (4.7)."""
    key = ((((seats * 8 + city) * 32 + start) * 32 + zone) * 8 + moves) * 2 + teleport
    found = _known.get(key)
    if found is None:
        found = _known[key] = _flood(seats, city, start, zone, moves, teleport)
    return found


def _flood(seats: int, city: int, start: int, zone: int, moves: int, teleport: int) -> int:
    land = land_for(seats)
    open_zones = land.zones & ~(ALL_DISTRICTS & ~CITY_MASK[city])
    reached = OBELISKS & land.zones if teleport else 0
    edge = 1 << zone | reached
    entered = 0
    for _ in range(moves):
        further = 0
        for here in zones_in(edge):
            further |= land.adjacent[here]
            if land.ports >> here & 1:
                for port in land.sails[city]:
                    further |= 1 << port
        entered |= further & ALL_DISTRICTS & ~CITY_MASK[city] & land.adjacent[start]
        edge = further & open_zones
        reached |= edge
    return (reached | entered) & ~(1 << zone)


def moves_of(state: KemetState, seat: int, zone: int) -> int:
    """The allowance of a move action with the whole army of this zone."""
    moves = NORMAL_MOVES + state.powers[seat].moves
    creatures = state.creatures[zone]
    if creatures:
        moves += CREATURE_MOVES[creatures.bit_length() - 1]
    return min(MOST_MOVES, moves)


def teleports(state: KemetState, seat: int, zone: int) -> int:
    """1 if an army can teleport from here and its player can pay for it."""
    if zone < DISTRICTS:
        if not state.pyramids[zone]:
            return 0
    elif not OBELISKS >> zone & 1 or not (state.powers[seat].obelisk_start or state.creatures[zone] & PORTALS):
        return 0
    return 1 if state.prayer[seat] >= teleport_cost(state, seat) else 0


def range_of(state: KemetState, seat: int, zone: int) -> int:
    """Where the army of this zone can come to in one move action."""
    teleport = teleports(state, seat, zone)
    return within(state.table.seats, state.cities[seat], zone, zone, moves_of(state, seat, zone), teleport)
