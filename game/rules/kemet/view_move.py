"""A move in progress (13): what is left of it, every step with its cost and the battle it would start, and why others
are closed. For the next question of the mover also how far the whole army could still get."""

from typing import Any

from game.rules.kemet.armies import creature_of
from game.rules.kemet.land import CITY_OF, DISTRICTS, ZONE_IDS, zones_in
from game.rules.kemet.moving import Carry, Escort, Move
from game.rules.kemet.state import KemetState
from game.rules.kemet.steps import (
    BEGUN,
    FREE_TELEPORT,
    IMPOSSIBLE,
    SAIL,
    STEP_WORDS,
    TELEPORT,
    TELEPORTED,
    WALK,
    WALLS_OPEN,
    carries,
    flags_after,
    legal_steps,
    open_steps,
    step_cost,
    teleport_needs,
    wall_needs,
)
from game.rules.kemet.strength import counted, home_bonus
from game.rules.kemet.tiles import CREATURE_MOVES, CREATURE_STRENGTH, NO_CREATURE


def move_view(state: KemetState, seat: int) -> dict[str, Any] | None:
    """None outside a move. Everything here is open; details are worked out only for the one who moves."""
    move = _running(state)
    if move is None:
        return None
    top = state.frames[-1]
    mine = move.seat == seat and state.pending is not None and state.pending.seat == seat
    step: dict[str, Any] | None = None
    if isinstance(top, Carry):
        step = {"kind": STEP_WORDS[top.kind], "dest": ZONE_IDS[top.dest], "number": None}
    elif isinstance(top, Escort):
        step = {"kind": STEP_WORDS[top.kind], "dest": ZONE_IDS[top.dest], "number": top.number}
    asking = mine and isinstance(top, Move)
    return {
        "seat": move.seat,
        "start": ZONE_IDS[move.start],
        "zone": ZONE_IDS[move.zone],
        "moves": move.moves,
        "teleport": "used" if move.flags & TELEPORTED else "card" if move.flags & FREE_TELEPORT else "ready",
        "walls_open": bool(move.flags & WALLS_OPEN),
        "over_limit": state.warriors[move.zone] > state.powers[move.seat].army_limit,
        "step": step,
        "steps": _steps(state, move) if asking else (),
        "closed": _closed(state, move) if asking else (),
        "reach": _reach(state, move) if asking else {},
    }


def _running(state: KemetState) -> Move | None:
    for frame in reversed(state.frames):
        if isinstance(frame, Move):
            return frame
    return None


def _steps(state: KemetState, move: Move) -> tuple[dict[str, Any], ...]:
    found: list[dict[str, Any]] = []
    seat, start, zone, moves, flags = move
    for kind, dest in legal_steps(state, seat, start, zone, moves, flags):
        numbers = carries(state, seat, start, zone, moves, flags, kind, dest)
        found.append(
            {
                "action": ("move_step", STEP_WORDS[kind], ZONE_IDS[dest]),
                "kind": STEP_WORDS[kind],
                "dest": ZONE_IDS[dest],
                "cost": step_cost(state, seat, flags, kind, dest),
                "least": numbers[0],
                "most": numbers[-1],
                "battle": forecast(state, seat, zone, dest, numbers[-1]),
            }
        )
    return tuple(found)


def forecast(state: KemetState, seat: int, zone: int, dest: int, number: int) -> dict[str, Any] | None:
    """The battle that so many warriors with their creature would start there, before any card."""
    defender = state.holder[dest]
    if defender < 0 or defender == seat:
        return None
    both = counted([creature_of(state.creatures[zone]), creature_of(state.creatures[dest])])
    strength = [
        number + state.powers[seat].strength[0] + home_bonus(state, seat, dest),
        state.warriors[dest] + state.powers[defender].strength[1] + home_bonus(state, defender, dest),
    ]
    for side, creature in enumerate(both):
        strength[side] += CREATURE_STRENGTH[creature] if creature != NO_CREATURE else 0
    return {
        "defender": defender,
        "attack": strength[0],
        "defence": strength[1],
        "ties": defender,
        "home": tuple([one for one in (seat, defender) if home_bonus(state, one, dest)]),
    }


def _closed(state: KemetState, move: Move) -> tuple[dict[str, Any], ...]:
    """Neighbours, ports and obelisks that cannot be reached now, with the reason."""
    seat, start, zone, moves, flags = move
    open_now = legal_steps(state, seat, start, zone, moves, flags)
    land = state.table.land
    found: list[dict[str, Any]] = []
    candidates = [(WALK, dest) for dest in land.neighbours[zone]]
    if land.ports >> zone & 1:
        candidates += [(SAIL, dest) for dest in zones_in(land.ports) if dest != zone]
    candidates += [(TELEPORT, dest) for dest in land.obelisks if dest != zone]
    for kind, dest in candidates:
        if (kind, dest) not in open_now:
            why = _why_not(state, move, kind, dest)
            found.append({"kind": STEP_WORDS[kind], "dest": ZONE_IDS[dest], "why": why})
    return tuple(found)


def _why_not(state: KemetState, move: Move, kind: int, dest: int) -> str:
    seat, start, zone, moves, flags = move
    if kind == TELEPORT:
        needs = teleport_needs(state, seat, zone, flags)
        if flags & TELEPORTED:
            return "teleported"
        if needs == IMPOSSIBLE or (needs and not needs & state.creatures[zone]):
            return "no_teleport_here"
    elif moves <= 0:
        return "no_moves"
    elif kind == SAIL and dest not in state.table.land.sails[state.cities[seat]]:
        return "war_port"
    elif kind == WALK and dest < DISTRICTS and CITY_OF[dest] != state.cities[seat]:
        needs = wall_needs(state, seat, start, flags, dest)
        if needs == IMPOSSIBLE:
            return "one_district"
        if needs and not needs & state.creatures[zone]:
            return "walls"
    if step_cost(state, seat, flags, kind, dest) > state.prayer[seat]:
        return "cannot_pay"
    return "army_limit"


def _reach(state: KemetState, move: Move) -> dict[str, dict[str, Any]]:
    """How far the whole army with its creature could get in this action: path, moves and prayer points. The army
    limit on the way is not looked at."""
    seat, start, zone, moves, flags = move
    creatures = state.creatures[zone]
    creature = creature_of(creatures)
    if not flags & BEGUN and creature != NO_CREATURE:
        moves += CREATURE_MOVES[creature]
    number = state.warriors[zone]
    found: dict[str, dict[str, Any]] = {}
    waves: list[tuple[int, int, int, int, tuple[str, ...]]] = [(zone, moves, flags, 0, (ZONE_IDS[zone],))]
    for here, left, bits, paid, path in waves:  # grows while it is read
        for kind, dest, _ in open_steps(state, seat, start, here, left, bits, creatures):
            cost = paid + step_cost(state, seat, bits, kind, dest)
            name = ZONE_IDS[dest]
            if cost > state.prayer[seat] or dest == zone:
                continue
            if name in found and found[name]["cost"] <= cost:
                continue
            trail: tuple[str, ...] = (*path, name)
            battle = forecast(state, seat, zone, dest, number)
            found[name] = {"path": trail, "cost": cost, "battle": battle}
            if battle is None:
                after = left if kind == TELEPORT else left - 1
                waves.append((dest, after, flags_after(state, seat, bits, kind, dest), cost, trail))
    return found
