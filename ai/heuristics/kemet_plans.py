"""Whole turns of kemet that a good player has in mind: a march, an attack, a tile, a level, warriors, a prayer."""

from ai.heuristics.kemet_battle import attack_worth
from ai.heuristics.kemet_paths import range_of
from ai.heuristics.kemet_sight import Sight
from game.core.decision import Action, Decision
from game.rules.kemet.actions import space_colour
from game.rules.kemet.buying import NOT_GOLDEN, buyable
from game.rules.kemet.choices import BUY_TILE, CARRY, MOVE_BEGIN, SAIL, TELEPORT, WALK
from game.rules.kemet.content import BUY, MOVE, SPACE_ACTION, SPACE_IDS
from game.rules.kemet.land import zones_in
from game.rules.kemet.prayer import tile_cost
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import POINTS_ON

MARCHES = 3


def plans(state: KemetState, decision: Decision, tiles: list[float]) -> list[list[Action]]:
    """The best tile of each buy space, the best marches with a whole army, and every other token once."""
    if decision.kind != "turn_menu":
        return []
    found: list[list[Action]] = []
    marched = False
    for action in decision.actions:
        if action[0] != "place_token":
            continue
        space = SPACE_IDS.index(str(action[2]))
        what = SPACE_ACTION[space]
        if what == MOVE and not marched:
            marched = True
            found += [[action, *march] for march in marches(state, decision.seat)]
        elif what == BUY:
            found += purchase(state, decision.seat, action, space, tiles)
        elif what != MOVE:
            found.append([action])
    return found


def purchase(state: KemetState, seat: int, action: Action, space: int, tiles: list[float]) -> list[list[Action]]:
    offered = buyable(state, seat, space_colour(state, seat, space), NOT_GOLDEN)
    if not offered:
        return []
    best = max(offered, key=lambda tile: tiles[tile] + POINTS_ON[tile] - 0.07 * tile_cost(state, seat, tile, 0))
    return [[action, BUY_TILE[best]]]


def marches(state: KemetState, seat: int) -> list[list[Action]]:
    """Against an army or into a free zone that is worth it, the best first."""
    sight = Sight(state, seat)
    found: list[tuple[float, int, int]] = []
    for zone in zones_in(state.held[seat]):
        number = min(state.warriors[zone], state.powers[seat].army_limit)
        for goal in zones_in(range_of(state, seat, zone)):
            if sight.enemies >> goal & 1:
                worth = attack_worth(state, seat, goal, number, state.creatures[zone])
            else:
                worth = sight.arrival(goal, number, state.creatures[zone], 1 << zone) - sight.giving_up(zone)
            if worth > 0.1:
                found.append((-worth, zone, goal))
    found.sort()
    chosen: list[list[Action]] = []
    for _, zone, goal in found[:MARCHES]:
        number = min(state.warriors[zone], state.powers[seat].army_limit)
        chosen.append([MOVE_BEGIN[zone], WALK[goal], SAIL[goal], TELEPORT[goal], CARRY[number]])
    return chosen
