"""First sight of a move action of kemet: which army, where to, with how many warriors, with which creature."""

from ai.heuristics.kemet_estate import CREATURE_WORTH
from ai.heuristics.kemet_paths import MOST_MOVES, teleports, within
from ai.heuristics.kemet_sight import TELEPORT, Sight
from game.core.decision import Decision
from game.rules.kemet.land import CITY_OF, DISTRICTS, TEMPLES, ZONE_INDEX, zones_in
from game.rules.kemet.moving import Carry, Escort, Move
from game.rules.kemet.state import KemetState
from game.rules.kemet.steps import TELEPORTED
from game.rules.kemet.tiles import CREATURE_INDEX, CREATURE_MOVES

SKIP = -0.15
MOVE_ON = 0.92  # of what waits further on the way
MOVE_CARDS = {"swiftness": 0.02, "teleportation": 0.0, "open_gates": -0.05}
STRAGGLER = 0.12  # a small army left behind in the open


def begin_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    return [
        SKIP if action[0] == "skip_action" else sight.best_from(ZONE_INDEX[str(action[1])])
        for action in decision.actions
    ]


def the_move(state: KemetState) -> Move | None:
    for frame in reversed(state.frames):
        if isinstance(frame, Move):
            return frame
    return None


def step_values(state: KemetState, decision: Decision, sight: Sight, day_card: list[float]) -> list[float]:
    """A step is worth what waits at its end, or further on with the moves that are left then."""
    move = the_move(state)
    assert move is not None
    seat, start, zone, moves, flags = move
    limit = state.powers[seat].army_limit
    creatures = state.creatures[zone]
    number = min(state.warriors[zone], limit)
    if creatures and zone == start:
        moves = min(MOST_MOVES, moves + CREATURE_MOVES[creatures.bit_length() - 1])
    begun = zone != start
    leaving = 1 << start if not begun else 1 << zone
    left = sight.giving_up(zone)
    if number > 2 and not begun:
        left *= 0.3
    values: list[float] = []
    further: dict[int, float] = {}
    for place in range(len(decision.actions)):
        action = decision.actions[place]
        word = action[0]
        if word == "move_step":
            dest = ZONE_INDEX[str(action[2])]
            teleport = action[1] == "teleport"
            moves_then = moves if teleport else moves - 1
            worth = sight.arrival(dest, number, creatures, leaving)
            if moves_then > 0 and not sight.enemies >> dest & 1:
                key = dest * 8 + moves_then
                onward = further.get(key)
                if onward is None:
                    onward = further[key] = best_onward(
                        state, sight, start, dest, moves_then, number, creatures, leaving
                    )
                worth = max(worth, MOVE_ON * onward)
            if not teleport and not flags & TELEPORTED and dest < DISTRICTS and teleports(state, seat, dest):
                worth = max(worth, MOVE_ON * best_jump(state, sight, number, creatures, leaving) - TELEPORT)
            values.append(worth - left - (TELEPORT if teleport else 0.0))
        elif word == "move_end":
            values.append(0.0 if begun else SKIP)
        elif word == "play_di_move":
            values.append(MOVE_CARDS[str(action[1])])
        elif word == "play_di_day":
            values.append(day_card[place])
        else:
            values.append(0.15)  # a creature joins
    return values


def best_onward(
    state: KemetState, sight: Sight, start: int, zone: int, moves: int, number: int, creatures: int, leaving: int
) -> float:
    best = -1.0
    city = state.cities[sight.seat]
    for goal in zones_in(within(state.table.seats, city, start, zone, moves, 0)):
        if not leaving >> goal & 1:
            best = max(best, sight.arrival(goal, number, creatures, leaving))
    return best


def best_jump(state: KemetState, sight: Sight, number: int, creatures: int, leaving: int) -> float:
    best = -1.0
    for goal in state.table.land.obelisks:
        best = max(best, sight.arrival(goal, number, creatures, leaving))
    return best


def carry_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """Large armies win; somebody stays where there is something to hold."""
    move = the_move(state)
    frame = state.frames[-1]
    assert move is not None
    assert isinstance(frame, Carry)
    seat, zone, dest = move.seat, move.zone, frame.dest
    total = state.warriors[zone]
    creatures = state.creatures[zone]
    hostile = bool(sight.enemies >> dest & 1)
    limit = state.powers[seat].army_limit
    values: list[float] = []
    for action in decision.actions:
        number = int(action[1])
        left = total - number
        worth = sight.arrival(dest, min(limit, number), creatures, 1 << zone)
        if not hostile:
            worth += 0.05 * number
        if not left:
            worth -= sight.giving_up(zone)
        elif zone >= DISTRICTS or CITY_OF[zone] != state.cities[seat]:
            strong = left + state.powers[seat].strength[1]
            afraid = sight.fear(zone)
            if not TEMPLES >> zone & 1:
                worth -= STRAGGLER
            elif afraid > strong:
                worth -= 0.1 + 0.04 * left
        elif sight.fear(zone) > left + 1:
            worth -= 0.15
        values.append(worth)
    return values


def escort_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """A creature goes along, unless only a few scouts leave the army."""
    move = the_move(state)
    frame = state.frames[-1]
    assert move is not None
    assert isinstance(frame, Escort)
    more = 2 * frame.number >= state.warriors[move.zone]
    sign = 0.25 if more else -0.15
    return [
        0.0 if action[1] == "none" else sign * CREATURE_WORTH[CREATURE_INDEX[str(action[1])]]
        for action in decision.actions
    ]
