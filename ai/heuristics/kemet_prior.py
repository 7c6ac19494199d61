"""First sight in kemet: how promising each legal action looks.

Every action gets a value in about victory points, what it brings less what it costs, and the weights are their
exponentials. It is the search's guide and the policy of its play-outs, so it must be quick and never absurd.
"""

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from ai.heuristics import kemet_prior_actions as actions
from ai.heuristics import kemet_prior_battle as battles
from ai.heuristics import kemet_prior_moves as moves
from ai.heuristics.kemet_mind import Mind, Values
from ai.heuristics.kemet_prior_night import NIGHT_JUDGES
from ai.heuristics.kemet_sight import PRAYER_POINT, Sight
from game.core.decision import Decision
from game.rules.kemet.actions import space_colour
from game.rules.kemet.building import sites
from game.rules.kemet.buying import ANY_COLOUR, NOT_GOLDEN, buyable
from game.rules.kemet.cards import DI_INDEX
from game.rules.kemet.content import BUY, MOVE, PRAY, PRAY_GAIN, RECRUIT, SPACE_ACTION, SPACE_IDS
from game.rules.kemet.divine import fire_targets
from game.rules.kemet.land import TEMPLES, ZONE_INDEX
from game.rules.kemet.placing import PlaceWarriors
from game.rules.kemet.prayer import build_cost, recruit_cost
from game.rules.kemet.recruiting import Recruit
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import (
    GOLD_EXTRA_COST,
    TILE_INDEX,
    tiles_in,
)

SHARPNESS = 5.0  # of the exponentials: a value a fifth of a point better is tried 2.7 times as often
SECRET_SHARPNESS = 3.0  # of cards for battles: who always plays the best one can be read
SECRET_KINDS = ("council_play",)
# Here a little is at stake and the first sight knows it well: what looks worse by so much is not tried.
CLEAR_KINDS = ("council_discard", "council_di", "replace_battle_card", "divine_wound", "diversion_swap")
CLEAR = 0.1

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
    "buy_tile": actions.buy_values,
    "buy_colour": actions.buy_colour_values,
    "build": actions.build_values,
    "night_free_build": actions.build_values,
    "build_level": actions.level_values,
    "recruit": actions.place_values,
    "place_mercenaries": actions.place_values,
    "pray_reinforce": actions.place_values,
    "enlistment": actions.place_values,
    "muster": actions.place_values,
    "night_units": actions.place_values,
    "night_veterans_units": actions.place_values,
    "deploy_creature": actions.creature_values,
    "exchange_creature": actions.creature_values,
    "keep_creature": actions.creature_values,
    "replace_battle_card": actions.replace_values,
    "vision_pick": actions.divine_values,
    "divine_memory": actions.divine_values,
    "setup_pyramid_level": actions.setup_level_values,
    "setup_tile": actions.setup_tile_values,
    "order_battles": actions.order_battles_values,
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
