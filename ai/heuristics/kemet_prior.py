"""First sight in kemet: how promising each legal action looks.

Every action gets a value in about victory points, what it brings less what it costs, and the weights are their
exponentials. It is the search's guide and the policy of its play-outs, so it must be quick and never absurd.
"""

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from ai.heuristics import kemet_prior_battle as battles
from ai.heuristics import kemet_prior_moves as moves
from ai.heuristics.kemet_estate import CARD_WORTH, CREATURE_WORTH, LEVEL_WORTH
from ai.heuristics.kemet_prior_night import NIGHT_JUDGES
from ai.heuristics.kemet_sight import PRAYER_POINT, Sight
from game.core.decision import Decision
from game.rules.kemet.actions import space_colour
from game.rules.kemet.building import sites
from game.rules.kemet.buying import ANY_COLOUR, NOT_GOLDEN, Buy, buyable
from game.rules.kemet.cards import CARD_INDEX, DI_INDEX
from game.rules.kemet.content import BUY, COLOUR_IDS, MOVE, PRAY, PRAY_GAIN, RECRUIT, SPACE_ACTION, SPACE_IDS
from game.rules.kemet.divine import fire_targets
from game.rules.kemet.land import CITY_OF, DISTRICTS, TEMPLES, ZONE_INDEX
from game.rules.kemet.placing import PlaceWarriors
from game.rules.kemet.prayer import build_cost, recruit_cost, tile_cost
from game.rules.kemet.recruiting import Recruit
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import (
    CREATURE_INDEX,
    GOLD_EXTRA_COST,
    POINTS_ON,
    TILE_COLOUR,
    TILE_INDEX,
    tiles_in,
)

SHARPNESS = 5.0  # of the exponentials: a value a fifth of a point better is tried 2.7 times as often
SECRET_SHARPNESS = 3.0  # of cards for battles: who always plays the best one can be read
SECRET_KINDS = ("council_play",)
# Here a little is at stake and the first sight knows it well: what looks worse by so much is not tried.
CLEAR_KINDS = ("council_discard", "council_di", "replace_battle_card", "divine_wound", "diversion_swap")
CLEAR = 0.1
SKIP = -0.15
COLOUR_WORTH = [0.12, 0.04, 0.06, 0.1]  # of a first pyramid: ruby, sapphire, diamond, onyx

Values: TypeAlias = list[float]


class Mind:
    """What the judges below need besides the position."""

    __slots__ = ("divine", "sight", "tiles")

    def __init__(self, state: KemetState, seat: int, tiles: Values, divine: Values) -> None:
        self.sight = Sight(state, seat)
        self.tiles = tiles
        self.divine = divine

    def tile(self, state: KemetState, tile: int, extra: int) -> float:
        """A tile that is bought now: what it does and its points, less its price."""
        worth = self.tiles[tile] + POINTS_ON[tile]
        return worth - self.sight.price(tile_cost(state, self.sight.seat, tile, extra))


Judge: TypeAlias = Callable[[KemetState, Decision, Mind], Values]


def prior(state: KemetState, decision: Decision, tiles: Values, divine: Values) -> Values:
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return [1.0] * len(decision.actions)
    values = judge(state, decision, Mind(state, decision.seat, tiles, divine))
    best = max(values)
    if decision.kind in CLEAR_KINDS:
        return [exp(SHARPNESS * (value - best)) if value >= best - CLEAR else 0.0 for value in values]
    sharp = SECRET_SHARPNESS if decision.kind in SECRET_KINDS else SHARPNESS
    return [exp(sharp * (value - best)) for value in values]


BEGUN = (
    "move_begin", "move_step", "move_carry", "move_creature", "gold_choose", "raining_fire", "buy_tile", "buy_colour",
    "build", "build_level", "recruit", "place_mercenaries", "pray_reinforce", "enlistment", "muster", "night_units",
    "night_veterans_units", "deploy_creature", "exchange_creature", "vision_pick", "divine_memory",
    "night_free_build",
)  # fmt: skip


def begun(state: KemetState, seat: int, tiles: Values, divine: Values) -> float:
    """The best that can still become of an action that the seat is in the middle of; 0 at rest."""
    decision = state.decision()
    if decision is None or decision.seat != seat or decision.kind not in BEGUN:
        return 0.0
    mind = Mind(state, seat, tiles, divine)
    best = max(JUDGES[decision.kind](state, decision, mind))
    frame = state.frames[-1]
    if isinstance(frame, Recruit | PlaceWarriors) and frame.placed:
        best += 0.13 * len(frame.placed)
        if isinstance(frame, Recruit):
            best -= mind.sight.price(recruit_cost(state, seat, len(frame.placed)))
    return best


# The turn ------------------------------------------------------------------------------------------------------------


def _turn(state: KemetState, decision: Decision, mind: Mind) -> Values:
    values: Values = []
    known: dict[object, float] = {}
    for action in decision.actions:
        word = action[0]
        if word == "place_token":
            space = action[2]
            worth = known.get(space)
            if worth is None:
                worth = known[space] = _token(state, decision.seat, mind, SPACE_IDS.index(str(space)), known)
            if action[1] != "regular":
                worth += 0.02 if worth > 0.1 else -0.1
            values.append(worth)
        elif word == "end_turn":
            values.append(0.0)
        elif word == "play_di_day":
            values.append(_day_card(state, decision.seat, mind, str(action[1])))
        elif word == "deploy_creature":
            values.append(0.6)
        else:
            values.append(-0.3)  # exchanging creatures
    return values


def _token(state: KemetState, seat: int, mind: Mind, space: int, known: dict[object, float]) -> float:
    """What the action of a space brings now."""
    what = SPACE_ACTION[space]
    sight = mind.sight
    if what == MOVE:
        found = known.get("move")
        if found is None:
            found = known["move"] = sight.best_move()
        return found
    if what == RECRUIT:
        return sight.recruits()
    if what == PRAY:
        return sight.prayers(PRAY_GAIN + state.powers[seat].pray_prayer) + 0.08 * state.powers[seat].pray_units
    if what == BUY:
        return max(0.0, _best_tile(state, seat, mind, space_colour(state, seat, space), NOT_GOLDEN))
    if space == len(SPACE_IDS) - 1:
        return _golden(state, seat, mind)
    return _best_level(state, seat, mind)


def _best_tile(state: KemetState, seat: int, mind: Mind, colour: int, golden: int) -> float:
    extra = GOLD_EXTRA_COST[golden] if golden != NOT_GOLDEN else 0
    best = -1.0
    for tile in buyable(state, seat, colour, golden):
        best = max(best, mind.tile(state, tile, extra))
    return best


def _best_level(state: KemetState, seat: int, mind: Mind) -> float:
    best = 0.0
    for _, _, level in sites(state, seat):
        for new in range(level + 1, 5):
            if build_cost(state, seat, level, new) <= state.prayer[seat]:
                best = max(best, mind.sight.level_gain(level, new))
    return best


def _golden(state: KemetState, seat: int, mind: Mind) -> float:
    best = 0.0
    for tile in tiles_in(state.powers[seat].golden):
        best = max(best, mind.sight.best_move(), _golden_buy(state, seat, mind, tile))
    return best


def _golden_buy(state: KemetState, seat: int, mind: Mind, tile: int) -> float:
    return _best_tile(state, seat, mind, ANY_COLOUR, tile) if GOLD_EXTRA_COST[tile] else 0.0


def _gold(state: KemetState, decision: Decision, mind: Mind) -> Values:
    values: Values = []
    for action in decision.actions:
        if action[0] == "skip_action":
            values.append(-0.05)
        elif action[2] == "move":
            values.append(mind.sight.best_move())
        elif action[2] == "recruit":
            values.append(mind.sight.recruits())
        else:
            values.append(_golden_buy(state, decision.seat, mind, TILE_INDEX[str(action[1])]))
    return values


def _day_card(state: KemetState, seat: int, mind: Mind, card: str) -> float:
    """What the card does now, less what it is worth in hand."""
    sight = mind.sight
    kept = mind.divine[DI_INDEX[card]]
    if card == "prayer":
        return sight.prayers(2) - 0.8 * kept
    if card == "mana_theft":
        return sight.prayers(1) + 0.05 - 0.8 * kept
    if card == "enlistment":
        return 0.09 * min(2, state.supply[seat]) - 0.8 * kept
    if card == "raining_fire":
        best = max([_burning(state, seat, zone) for zone in fire_targets(state, seat)], default=0.0)
        return best - PRAYER_POINT - 0.8 * kept
    return -0.1


def _burning(state: KemetState, seat: int, zone: int) -> float:
    """A warrior less there: most where he is the last one."""
    worth = 0.09
    if state.warriors[zone] == 1:
        worth += 0.6 if TEMPLES >> zone & 1 else 0.1
    elif TEMPLES >> zone & 1:
        worth += 0.04
    return worth


def _fire(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [_burning(state, decision.seat, ZONE_INDEX[str(action[1])]) for action in decision.actions]


# Actions -------------------------------------------------------------------------------------------------------------


def _buy(state: KemetState, decision: Decision, mind: Mind) -> Values:
    frame = state.frames[-1]
    extra = GOLD_EXTRA_COST[frame.golden] if isinstance(frame, Buy) and frame.golden != NOT_GOLDEN else 0
    return [
        SKIP if action[0] == "skip_action" else mind.tile(state, TILE_INDEX[str(action[1])], extra)
        for action in decision.actions
    ]


def _buy_colour(state: KemetState, decision: Decision, mind: Mind) -> Values:
    frame = state.frames[-1]
    assert isinstance(frame, Buy)
    extra = GOLD_EXTRA_COST[frame.golden] if frame.golden != NOT_GOLDEN else 0
    best: dict[str, float] = {}
    for tile in buyable(state, decision.seat, frame.colour, frame.golden):
        name = COLOUR_IDS[TILE_COLOUR[tile]]
        best[name] = max(best.get(name, -1.0), mind.tile(state, tile, extra))
    return [SKIP if action[0] == "skip_action" else best[str(action[1])] for action in decision.actions]


def _build(state: KemetState, decision: Decision, mind: Mind) -> Values:
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


def _level(state: KemetState, decision: Decision, mind: Mind) -> Values:
    level = state.pyramids[ZONE_INDEX[str(decision.about[0])]] >> 2
    return [mind.sight.level_gain(level, int(action[1])) for action in decision.actions]


def _place(state: KemetState, decision: Decision, mind: Mind) -> Values:
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


def _creature(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [0.2 * CREATURE_WORTH[CREATURE_INDEX[str(action[1])]] for action in decision.actions]


def _replace(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [-CARD_WORTH[CARD_INDEX[str(action[1])]] for action in decision.actions]


def _divine(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [2.0 * mind.divine[DI_INDEX[str(action[1])]] for action in decision.actions]


# Setup ---------------------------------------------------------------------------------------------------------------


def _setup_level(state: KemetState, decision: Decision, mind: Mind) -> Values:
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


def _setup_tile(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [mind.tiles[TILE_INDEX[str(action[1])]] for action in decision.actions]


def _order_battles(state: KemetState, decision: Decision, mind: Mind) -> Values:
    return [-0.05 * state.warriors[ZONE_INDEX[str(action[1])]] for action in decision.actions]


def _step(state: KemetState, decision: Decision, mind: Mind) -> Values:
    cards = [
        _day_card(state, decision.seat, mind, str(action[1])) if action[0] == "play_di_day" else 0.0
        for action in decision.actions
    ]
    return moves.step_values(state, decision, mind.sight, cards)


def _wish(judge: Callable[[KemetState, Decision, Sight], Values]) -> Judge:
    return lambda state, decision, mind: judge(state, decision, mind.sight)


JUDGES: dict[str, Judge] = {
    "turn_menu": _turn,
    "gold_choose": _gold,
    "raining_fire": _fire,
    "buy_tile": _buy,
    "buy_colour": _buy_colour,
    "build": _build,
    "night_free_build": _build,
    "build_level": _level,
    "recruit": _place,
    "place_mercenaries": _place,
    "pray_reinforce": _place,
    "enlistment": _place,
    "muster": _place,
    "night_units": _place,
    "night_veterans_units": _place,
    "deploy_creature": _creature,
    "exchange_creature": _creature,
    "keep_creature": _creature,
    "replace_battle_card": _replace,
    "vision_pick": _divine,
    "divine_memory": _divine,
    "setup_pyramid_level": _setup_level,
    "setup_tile": _setup_tile,
    "order_battles": _order_battles,
    "move_begin": _wish(moves.begin_values),
    "move_step": _step,
    "move_carry": _wish(moves.carry_values),
    "move_creature": _wish(moves.escort_values),
    "council_play": _wish(battles.play_values),
    "council_discard": _wish(battles.discard_values),
    "council_di": lambda state, decision, mind: battles.support_values(state, decision, mind.sight, mind.divine),
    "diversion_swap": _wish(battles.swap_values),
    "divine_wound": lambda state, decision, mind: battles.wound_values(state, decision, mind.sight, mind.divine),
    "loser_choice": _wish(battles.loser_values),
    "winner_choice": _wish(battles.winner_values),
    "retreat_zone": _wish(battles.retreat_values),
    **{kind: _wish(judge) for kind, judge in NIGHT_JUDGES.items()},
}
