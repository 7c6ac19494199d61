"""First sight of the actions of kemet besides moves: tiles, levels, warriors, creatures, cards; and of the setup."""

from ai.heuristics.kemet_estate import CARD_WORTH, CREATURE_WORTH, LEVEL_WORTH
from ai.heuristics.kemet_mind import Mind, Values
from ai.heuristics.kemet_sight import PRAYER_POINT
from game.core.decision import Decision
from game.rules.kemet.buying import NOT_GOLDEN, Buy, buyable
from game.rules.kemet.cards import CARD_INDEX, DI_INDEX
from game.rules.kemet.content import COLOUR_IDS
from game.rules.kemet.land import CITY_OF, DISTRICTS, TEMPLES, ZONE_INDEX
from game.rules.kemet.placing import PlaceWarriors
from game.rules.kemet.prayer import build_cost, recruit_cost
from game.rules.kemet.recruiting import Recruit
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import CREATURE_INDEX, GOLD_EXTRA_COST, TILE_COLOUR, TILE_INDEX

SKIP = -0.15
COLOUR_WORTH = [0.12, 0.04, 0.06, 0.1]  # of a first pyramid: ruby, sapphire, diamond, onyx


def buy_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    frame = state.frames[-1]
    extra = GOLD_EXTRA_COST[frame.golden] if isinstance(frame, Buy) and frame.golden != NOT_GOLDEN else 0
    return [
        SKIP if action[0] == "skip_action" else mind.tile(state, TILE_INDEX[str(action[1])], extra)
        for action in decision.actions
    ]


def buy_colour_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    frame = state.frames[-1]
    assert isinstance(frame, Buy)
    extra = GOLD_EXTRA_COST[frame.golden] if frame.golden != NOT_GOLDEN else 0
    best: dict[str, float] = {}
    for tile in buyable(state, decision.seat, frame.colour, frame.golden):
        name = COLOUR_IDS[TILE_COLOUR[tile]]
        best[name] = max(best.get(name, -1.0), mind.tile(state, tile, extra))
    return [SKIP if action[0] == "skip_action" else best[str(action[1])] for action in decision.actions]


def build_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    """Also the free level at night, which costs nothing."""
    free = decision.kind == "night_free_build"
    values: Values = []
    for action in decision.actions:
        if action[0] == "skip_action":
            values.append(SKIP)
            continue
        district = ZONE_INDEX[str(action[1])]
        level = state.pyramids[district] >> 2
        if free:
            values.append(0.11 * (LEVEL_WORTH[level + 1] - LEVEL_WORTH[level]) + (0.7 if level == 3 else 0.0))
            continue
        best = -1.0
        for new in range(level + 1, 5):
            if build_cost(state, decision.seat, level, new) <= state.prayer[decision.seat]:
                best = max(best, mind.sight.level_gain(level, new))
        if not level:
            best += COLOUR_WORTH[COLOUR_IDS.index(str(action[2]))]
        values.append(best)
    return values


def level_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    level = state.pyramids[ZONE_INDEX[str(decision.about[0])]] >> 2
    return [mind.sight.level_gain(level, int(action[1])) for action in decision.actions]


def place_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    """Warriors one by one: large armies first, where a pyramid lets them go anywhere."""
    frame = state.frames[-1]
    assert isinstance(frame, Recruit | PlaceWarriors)
    seat, placed = decision.seat, frame.placed
    cost = 0.0
    if isinstance(frame, Recruit):
        number = len(placed) + 1
        prayer = recruit_cost(state, seat, number) - recruit_cost(state, seat, number - 1)
        if prayer:
            left = state.prayer[seat] - recruit_cost(state, seat, number)
            cost = PRAYER_POINT * prayer + (0.05 if left < 2 else 0.0)
    values: Values = []
    for action in decision.actions:
        if action[0] != "place_warrior":
            values.append(0.0 if action[0] == "place_done" else SKIP)
            continue
        zone = ZONE_INDEX[str(action[1])]
        values.append(_one_more(state, seat, zone, placed.count(zone), mind) - cost)
    return values


def _one_more(state: KemetState, seat: int, zone: int, coming: int, mind: Mind) -> float:
    holder = state.holder[zone]
    if holder >= 0 and holder != seat:
        ahead = coming + 1 - state.warriors[zone] - 1
        return 0.3 if coming else (0.15 if ahead > -3 else -0.2)
    there = coming + (state.warriors[zone] if holder == seat else 0)
    worth = 0.11 + (0.03 if there else -0.02) + 0.01 * there
    if zone < DISTRICTS:
        worth += 0.02 if state.pyramids[zone] and CITY_OF[zone] == state.cities[seat] else 0.0
    elif TEMPLES >> zone & 1:
        worth += 0.04
    return worth


def creature_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [0.2 * CREATURE_WORTH[CREATURE_INDEX[str(action[1])]] for action in decision.actions]


def replace_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [-CARD_WORTH[CARD_INDEX[str(action[1])]] for action in decision.actions]


def divine_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [2.0 * mind.divine[DI_INDEX[str(action[1])]] for action in decision.actions]


# Setup ---------------------------------------------------------------------------------------------------------------


def setup_level_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    """A second level early, under an army, in the stronger colours."""
    values: Values = []
    for action in decision.actions:
        district = ZONE_INDEX[str(action[1])]
        colour = COLOUR_IDS.index(str(action[2]))
        worth = COLOUR_WORTH[colour]
        worth += 0.15 if state.holder[district] == decision.seat else 0.0
        if state.pyramids[district]:
            worth += 0.05
        values.append(worth)
    return values


def setup_tile_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [mind.tiles[TILE_INDEX[str(action[1])]] for action in decision.actions]


def order_battles_values(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [-0.05 * state.warriors[ZONE_INDEX[str(action[1])]] for action in decision.actions]
