"""First sight in ankh: how promising each legal action looks, in microseconds.

Every action gets a value in about devotion, and the weights are their exponentials. It is the search's guide and the
policy of its play-outs, so it must be quick and never absurd. Figures are in `ankh_figures`, battles in
`ankh_battle`, caravans in `ankh_caravans`.
"""

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from ai.heuristics import ankh_battle, ankh_caravans, ankh_figures
from ai.heuristics.ankh_cards import FOLLOWER, OUT
from ai.heuristics.ankh_estate import USE, conflicts_left, power_uses, time_left
from ai.heuristics.ankh_figures import GUARDIAN_WORTH
from ai.heuristics.ankh_outlook import Outlook
from ai.heuristics.ankh_regions import Prospects
from game.core.decision import Decision
from game.rules.ankh.choices import SKIP_UNLOCK
from game.rules.ankh.content import (
    CARAVAN,
    CONTROL,
    EVENT_ORDER,
    EVENTS,
    GAIN,
    LAST_SPACE,
    LEVELS,
    MOVE,
    POWER_IDS,
    PYRAMID,
    PYRAMID_ATTUNED,
    ROW_IDS,
    STEP_COST,
    STEP_GUARDIAN,
    SUMMON,
)
from game.rules.ankh.followers import followers_to_gain
from game.rules.ankh.state import AnkhState
from game.rules.ankh.summoning import REGULAR, summon_hexes
from game.rules.ankh.unlocking import unlockable

SHARPNESS = 2.8  # of the exponentials: a value one devotion better is tried 16 times as often
SHARP: dict[str, float] = {"move_figure": 5.0, "move_to": 6.0, "summon_hex": 6.0, "control_monument": 5.0}
Values: TypeAlias = list[float]
Judge: TypeAlias = Callable[[AnkhState, Decision], Values]

FIGURE = 0.1  # a figure on the map, for every conflict left
NO_USE = -0.5  # an action that does nothing but move its marker
SETS_UP = -0.35  # leaving the event to the next seat
EVENT_CARAVAN, EVENT_CONFLICT = 0.4, 0.15
CONFLICT_SHARE = 0.35  # of the lead that a conflict would bring now
MONUMENT = 0.4  # for every conflict left, and once more
# For every conflict left, as the weights say it, but by hand: first sight does not know the weights.
POWER_WORTH: list[float] = [0.16, 0.16, 0.32, 0.3, 0.15, 0.3, 0.25, 0.25, 0.6, 0.6, 1.4, 0.55]


def prior(state: AnkhState, decision: Decision) -> Values:
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return [1.0] * len(decision.actions)
    values = judge(state, decision)
    best = max(values)
    sharpness = SHARP.get(decision.kind, SHARPNESS)
    return [exp(sharpness * max(-2.5, value - best)) if value > OUT else 0.0 for value in values]


# Turns -------------------------------------------------------------------------------------------------------------


def _turn(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    outlook = Outlook(state, god)
    return [row_worth(state, god, ROW_IDS.index(str(action[0])), outlook) for action in decision.actions]


def row_worth(state: AnkhState, god: int, row: int, outlook: Outlook) -> float:
    """What an action brings, and what moving its marker does."""
    if row == MOVE:
        worth = moving_worth(state, god, outlook)
    elif row == SUMMON:
        worth = summoning_worth(state, god, outlook)
    elif row == GAIN:
        gained = followers_to_gain(state, god)
        worth = FOLLOWER * gained * USE[conflicts_left(state)] if gained else NO_USE
    else:
        worth = max([power_worth(state, god, power) for power in unlockable(state, god)], default=NO_USE)
        if worth > NO_USE:
            step = state.step[god]
            worth -= FOLLOWER * STEP_COST[step] * USE[conflicts_left(state)]
            if STEP_GUARDIAN[step] and state.card_left[STEP_GUARDIAN[step] - 1]:
                kind = state.table.guardians[STEP_GUARDIAN[step] - 1]
                worth += GUARDIAN_WORTH[kind] * outlook.left
    steps = LAST_SPACE[row] - state.markers[row]
    if steps == 1:
        worth += event_worth(state, god, outlook, row)
    elif steps == 2 and min([LAST_SPACE[other] - state.markers[other] for other in range(4)]) > 1:
        worth += SETS_UP
    return worth


def moving_worth(state: AnkhState, god: int, outlook: Outlook) -> float:
    """The best move, and some of the others: they are often in each other's way."""
    free = state.free_for(god)
    worths = [outlook.best_move(place, free) for place in outlook.around]
    worths.sort(reverse=True)
    worth = 0.0
    share = 1.0
    for each in worths[:3]:
        if each > 0:
            worth += share * each
            share *= 0.6
    return worth if worth > 0.05 else NO_USE


def summoning_worth(state: AnkhState, god: int, outlook: Outlook) -> float:
    if not state.pool_warriors[god] and not any(state.pool_guardians[god * LEVELS : (god + 1) * LEVELS]):
        return NO_USE if not state.locked[god] else -0.2
    hexes = summon_hexes(state, god, REGULAR, -1)
    if not hexes:
        return NO_USE
    worth = outlook.best_place(hexes) + FIGURE * outlook.left
    if state.powers[god] & PYRAMID_ATTUNED:
        pyramids = (state.owned[god] & state.monuments[PYRAMID]).bit_count()
        worth += min(pyramids, max(0, state.pool_warriors[god] - 1)) * (0.2 + FIGURE * outlook.left)
    return worth


def event_worth(state: AnkhState, god: int, outlook: Outlook, row: int) -> float:
    if state.event >= EVENTS:
        return 0.0
    kind = EVENT_ORDER[state.event]
    if kind == CONTROL:
        near = outlook.once & outlook.neutral
        if not outlook.neutral:
            near = state.land.around(state.figures[god]) & state.standing() & ~state.owned[god]
        if near and state.tokens[god]:
            return MONUMENT * (1 + outlook.left)
        return 0.5 if row == MOVE and outlook.neutral else 0.1  # who moves first may still come beside one
    if kind == CARAVAN:
        return EVENT_CARAVAN
    prospects = Prospects(state)
    prospects.look()
    lead = prospects.conflict[god] + prospects.majorities[god]
    rivals = [prospects.conflict[other] + prospects.majorities[other] for other in state.ladder if other != god]
    return EVENT_CONFLICT + CONFLICT_SHARE * (lead - max(rivals, default=0.0))


def power_worth(state: AnkhState, god: int, power: int) -> float:
    """In devotion, for the rest of the match."""
    return POWER_WORTH[power] * power_uses(state, god)[power] * time_left(state)


def _unlock(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    step = state.step[god]
    cost = FOLLOWER * STEP_COST[step] - 0.1
    return [
        0.0 if action == SKIP_UNLOCK else power_worth(state, god, POWER_IDS.index(str(action[1]))) - cost
        for action in decision.actions
    ]


# Caravans ------------------------------------------------------------------------------------------------------------


def _caravan(state: AnkhState, decision: Decision) -> Values:
    return ankh_caravans.caravan_values(state, decision)


def _keep(state: AnkhState, decision: Decision) -> Values:
    return [0.0] * len(decision.actions)


def _swap(state: AnkhState, decision: Decision) -> Values:
    return [0.0 if action[0] == "swap" else 0.4 for action in decision.actions]


JUDGES: dict[str, Judge] = {
    "choose_action": _turn,
    "unlock_power": _unlock,
    "place_caravan": _caravan,
    "keep_conflict_number": _keep,
    "swap_conflict_numbers": _swap,
    **ankh_figures.JUDGES,
    **ankh_battle.JUDGES,
}
