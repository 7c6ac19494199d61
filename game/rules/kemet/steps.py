"""Which steps a moving army can make (4.7): walls, ports, teleports, tolls, and the army limit with its look ahead."""

from typing import TYPE_CHECKING

from game.rules.kemet.land import CITY_OF, DISTRICTS, OBELISKS
from game.rules.kemet.prayer import teleport_cost, toll
from game.rules.kemet.tiles import CREATURE_MOVES, NO_CREATURE, OVER_WALLS, PORTALS, TOLL_KEEPERS, creatures_in

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState

WALK, SAIL, TELEPORT = range(3)
STEP_WORDS = ["walk", "sail", "teleport"]
# What has happened in this action, as bits.
TELEPORTED = 1  # the one teleport is used
FREE_TELEPORT = 2  # by the card Teleportation: from anywhere, without the usual cost
WALLS_OPEN = 4
ENTERED = 8  # a foreign district
BEGUN = 16  # the first step is made, the allowance is fixed

IMPOSSIBLE = -1
Step = tuple[int, int, int]  # kind, destination, creatures of which one must go along (0: none need)


def wall_needs(state: "KemetState", seat: int, start: int, flags: int, dest: int) -> int:
    """Creatures that must go along to enter the zone on foot: 0 none, IMPOSSIBLE if nothing helps."""
    if dest >= DISTRICTS or CITY_OF[dest] == state.cities[seat]:
        return 0
    if flags & ENTERED:
        return IMPOSSIBLE
    if flags & WALLS_OPEN or state.table.land.adjacent[start] >> dest & 1:
        return 0
    return OVER_WALLS


def teleport_needs(state: "KemetState", seat: int, zone: int, flags: int) -> int:
    """Creatures that must go along to teleport out of the zone."""
    if flags & TELEPORTED:
        return IMPOSSIBLE
    if flags & FREE_TELEPORT or (zone < DISTRICTS and state.pyramids[zone]):
        return 0
    if OBELISKS >> zone & 1:
        return 0 if state.powers[seat].obelisk_start else PORTALS
    return IMPOSSIBLE


def open_steps(
    state: "KemetState", seat: int, start: int, zone: int, moves: int, flags: int, creatures: int
) -> list[Step]:
    """Steps that walls, ports and pyramids allow with one of these creatures; costs and room are not looked at."""
    found: list[Step] = []
    land = state.table.land
    if moves > 0:
        for dest in land.neighbours[zone]:
            needs = wall_needs(state, seat, start, flags, dest) if dest < DISTRICTS else 0
            if not needs or (needs > 0 and needs & creatures):
                found.append((WALK, dest, needs))
        if land.ports >> zone & 1:
            found += [(SAIL, dest, 0) for dest in land.sails[state.cities[seat]] if dest != zone]
    needs = teleport_needs(state, seat, zone, flags)
    if not needs or (needs > 0 and needs & creatures):
        found += [(TELEPORT, dest, needs) for dest in land.obelisks if dest != zone]
    return found


def step_cost(state: "KemetState", seat: int, flags: int, kind: int, dest: int) -> int:
    cost = 0
    if kind == TELEPORT and not flags & FREE_TELEPORT:
        cost = teleport_cost(state, seat)
    if state.creatures[dest] & TOLL_KEEPERS and state.holder[dest] != seat:
        cost += toll(state, seat)
    return cost


def flags_after(state: "KemetState", seat: int, flags: int, kind: int, dest: int) -> int:
    if kind == TELEPORT:
        return (flags | TELEPORTED | BEGUN) & ~FREE_TELEPORT
    if dest < DISTRICTS and CITY_OF[dest] != state.cities[seat]:
        return flags | ENTERED | BEGUN
    return flags | BEGUN


def moves_after(moves: int, flags: int, kind: int, creature: int) -> int:
    """The creature that goes along in the first step adds its moves to the allowance, for the whole action."""
    if kind != TELEPORT:
        moves -= 1
    if not flags & BEGUN and creature != NO_CREATURE:
        moves += CREATURE_MOVES[creature]
    return moves


def legal_steps(state: "KemetState", seat: int, start: int, zone: int, moves: int, flags: int) -> list[tuple[int, int]]:
    """Kind and destination of every step that can be completed with some number of warriors and some creature."""
    limit = state.powers[seat].army_limit
    least = max(1, state.warriors[zone] - limit)
    prayer = state.prayer[seat]
    holder, warriors = state.holder, state.warriors
    found: list[tuple[int, int]] = []
    for kind, dest, needs in open_steps(state, seat, start, zone, moves, flags, state.creatures[zone]):
        hostile = holder[dest] >= 0 and holder[dest] != seat
        if (hostile or kind == TELEPORT) and step_cost(state, seat, flags, kind, dest) > prayer:
            continue
        if hostile:
            if least <= limit:
                found.append((kind, dest))
        elif warriors[dest] + least <= limit or _any_way_out(
            state, seat, start, zone, moves, flags, (kind, dest, needs), least
        ):
            found.append((kind, dest))
    return found


def carries(
    state: "KemetState", seat: int, start: int, zone: int, moves: int, flags: int, kind: int, dest: int
) -> list[int]:
    """How many warriors can go along in this step."""
    limit = state.powers[seat].army_limit
    total = state.warriors[zone]
    needs = _needs(state, seat, start, zone, flags, kind, dest)
    there = state.holder[dest]
    if there >= 0 and there != seat:
        return list(range(max(1, total - limit), min(total, limit) + 1))
    standing = state.warriors[dest]
    return [
        number
        for number in range(max(1, total - limit), total + 1)
        if standing + number <= limit
        or _any_way_out(state, seat, start, zone, moves, flags, (kind, dest, needs), number)
    ]


def escorts(
    state: "KemetState", seat: int, start: int, zone: int, moves: int, flags: int, kind: int, dest: int, number: int
) -> list[int]:
    """Which creatures can go along with so many warriors; NO_CREATURE last."""
    needs = _needs(state, seat, start, zone, flags, kind, dest)
    there = state.holder[dest]
    fits = (there >= 0 and there != seat) or state.warriors[dest] + number <= state.powers[seat].army_limit
    return [
        creature
        for creature in _company(state.creatures[zone], needs)
        if fits or _way_out_after(state, seat, start, zone, moves, flags, (kind, dest, needs), number, creature)
    ]


def _needs(state: "KemetState", seat: int, start: int, zone: int, flags: int, kind: int, dest: int) -> int:
    if kind == WALK:
        return wall_needs(state, seat, start, flags, dest)
    return teleport_needs(state, seat, zone, flags) if kind == TELEPORT else 0


def _company(here: int, needs: int) -> list[int]:
    if needs:
        return creatures_in(here & needs)
    return [*creatures_in(here), NO_CREATURE]


# Looking ahead: while moving more warriors may be together than the limit allows, if there is a way out -----------


def _any_way_out(
    state: "KemetState", seat: int, start: int, zone: int, moves: int, flags: int, step: Step, number: int
) -> bool:
    return any(
        _way_out_after(state, seat, start, zone, moves, flags, step, number, creature)
        for creature in _company(state.creatures[zone], step[2])
    )


def _way_out_after(
    state: "KemetState",
    seat: int,
    start: int,
    zone: int,
    moves: int,
    flags: int,
    step: Step,
    number: int,
    creature: int,
) -> bool:
    """After this step, can all armies come to fit?"""
    kind, dest, _ = step
    here = state.creatures[zone]
    bit = 0 if creature == NO_CREATURE else 1 << creature
    left = state.warriors[zone] - number
    standing = state.warriors[dest] if state.holder[dest] == seat else 0
    counts = {zone: left, dest: standing + number}
    beasts = {zone: here & ~bit if left else 0, dest: state.creatures[dest] | bit if standing else bit}
    return _way_out(
        state,
        seat,
        start,
        dest,
        moves_after(moves, flags, kind, creature),
        flags_after(state, seat, flags, kind, dest),
        state.prayer[seat] - step_cost(state, seat, flags, kind, dest),
        counts,
        beasts,
    )


def _way_out(
    state: "KemetState",
    seat: int,
    start: int,
    zone: int,
    moves: int,
    flags: int,
    prayer: int,
    counts: dict[int, int],
    beasts: dict[int, int],
) -> bool:
    """The fewest warriors that leave the zone within its limit go on: more of them never find a place more easily."""
    limit = state.powers[seat].army_limit
    number = counts[zone] - limit
    if number <= 0:
        return True
    here = beasts[zone]
    for kind, dest, needs in open_steps(state, seat, start, zone, moves, flags, here):
        cost = step_cost(state, seat, flags, kind, dest)
        if cost > prayer:
            continue
        there = state.holder[dest] if dest not in counts else (seat if counts[dest] else -1)
        if there >= 0 and there != seat:
            if number <= limit:
                return True
            continue
        standing = counts.get(dest, state.warriors[dest] if there == seat else 0)
        if standing + number <= limit:
            return True
        met = beasts.get(dest, state.creatures[dest] if there == seat else 0)
        for creature in _company(here, needs):
            bit = 0 if creature == NO_CREATURE else 1 << creature
            if _way_out(
                state,
                seat,
                start,
                dest,
                moves_after(moves, flags, kind, creature),
                flags_after(state, seat, flags, kind, dest),
                prayer - cost,
                {**counts, zone: limit, dest: standing + number},
                {**beasts, zone: here & ~bit, dest: met | bit},
            ):
                return True
    return False
