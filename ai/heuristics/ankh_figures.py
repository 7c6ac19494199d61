"""First sight in ankh of figures and monuments: moving, summoning, aiming, taking control."""

from collections.abc import Callable
from typing import TypeAlias

from ai.heuristics.ankh_outlook import Outlook, moved_worths
from game.core.decision import Decision
from game.rules.ankh.choices import END_MOVE, END_SUMMON, ON_WATER, YES, number_of, place_of
from game.rules.ankh.content import GUARDIAN_IDS
from game.rules.ankh.hexes import AIMS, BIT, CLAWED, PLACE
from game.rules.ankh.state import AnkhState
from game.rules.ankh.summoning import SummonHex, summon_hexes

Values: TypeAlias = list[float]
Judge: TypeAlias = Callable[[AnkhState, Decision], Values]

LEAST_GAIN, NO_REASON = 0.03, 0.8  # a figure that stands well stays: so many could move for nothing
GUARDIAN_WORTH: list[float] = [0.12, 0.15, 0.15, 0.15, 0.15, 0.25]


def _move_figure(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    outlook = Outlook(state, god)
    free = state.free_for(god)
    values: Values = []
    for action in decision.actions:
        if action == END_MOVE:
            values.append(0.0)
        else:
            gain = outlook.best_move(place_of(action), free)
            values.append(gain if gain > LEAST_GAIN else gain - NO_REASON)
    return values


def spread(values: Values, places: list[int], region_at: list[int]) -> Values:
    """Of hexes that look the same only the first keeps its value: the others are hardly worth another thought."""
    seen: dict[tuple[int, int], int] = {}
    found: Values = []
    for place, value in zip(places, values, strict=True):
        key = (region_at[place], round(100 * value))
        number = seen.get(key, 0)
        seen[key] = number + 1
        found.append(value - 0.25 * min(number, 3))
    return found


def _move_to(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    name = decision.about[0]
    places = [place_of(action) for action in decision.actions]
    values = moved_worths(Outlook(state, god), PLACE[int(name)], places)
    enemies = state.enemies_of(god)
    for at, place in enumerate(places):
        if enemies >> place & 1:
            values[at] += 0.2
    return spread(values, places, state.land.region_at)


def _push(state: AnkhState, decision: Decision) -> Values:
    """Out of the region, and rather to where the pushed god is anyway than to where it is not yet."""
    target = PLACE[int(decision.about[1])]
    region_at = state.land.region_at
    home = region_at[target]
    pushed = state.figures[state.owner_at(target)] & ~BIT[target]
    values: Values = []
    for action in decision.actions:
        region = region_at[place_of(action)]
        values.append(0.0 if region == home else (1.0 if pushed & state.land.areas[region] else 0.2))
    return values


def _aim(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    place = PLACE[int(decision.about[0])]
    adjacent = state.land.adjacent[place]
    neutral = state.neutral()
    values: Values = []
    for action in decision.actions:
        struck = CLAWED[place][AIMS.index(str(action[1]))] & adjacent
        total = -1.2 * (struck & state.owned[god]).bit_count()
        for other in state.ladder:
            if other != god:
                total += 0.8 * (struck & state.owned[other]).bit_count()
        values.append(total - 0.1 * (struck & neutral).bit_count())
    return values


def _summon_slot(state: AnkhState, decision: Decision) -> Values:
    return [0.0 if action == END_SUMMON else 0.6 for action in decision.actions]


def _summon_figure(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    values: Values = []
    for action in decision.actions:
        if action == END_SUMMON:
            values.append(-1.0)
        elif action[1] == "warrior":
            values.append(0.0)
        elif action[1] == "locked":
            values.append(-0.15 if state.pool_warriors[god] > 1 else 0.2)
        else:
            kind = GUARDIAN_IDS.index(str(action[1]))
            values.append(0.15 + GUARDIAN_WORTH[kind])
    return values


def _summon_region(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    outlook = Outlook(state, god)
    frame = state.frames[-1]
    assert isinstance(frame, SummonHex)
    hexes = summon_hexes(state, god, frame.slot, frame.source)
    values: Values = []
    for action in decision.actions:
        if action == ON_WATER:
            values.append(0.6)
        else:
            values.append(outlook.best_place(hexes & state.region(number_of(action))))
    return values


def _summon_hex(state: AnkhState, decision: Decision) -> Values:
    outlook = Outlook(state, state.god_of[decision.seat])
    outlook.without(-1)
    region_at = state.land.region_at
    places = [place_of(action) for action in decision.actions]
    return spread([outlook.at(place, region_at[place]) for place in places], places, region_at)


def _sun(state: AnkhState, decision: Decision) -> Values:
    """Rarely in a region where one shines already."""
    place = PLACE[int(decision.about[0])]
    god = state.god_of[decision.seat]
    shines = False
    for area in state.land.areas:
        if area >> place & 1 and area & state.suns & state.figures[god]:
            shines = True
    return [(0.0 if shines else 0.8) if action == YES else 0.0 for action in decision.actions]


def _control(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    return [monument_worth(state, god, place_of(action)) for action in decision.actions]


def monument_worth(state: AnkhState, god: int, place: int) -> float:
    """Taking control of the monument on this hex: most for a majority that it makes or breaks."""
    region = state.land.region_at[place]
    area = state.land.regions[region]
    bit = BIT[place]
    worth = 0.3
    for standing in state.monuments:
        if not standing & bit:
            continue
        there = standing & area
        own = (state.owned[god] & there).bit_count()
        most = 0
        for other in state.ladder:
            if other != god:
                count = (state.owned[other] & there & ~bit).bit_count()
                most = max(most, count)
                if state.owned[other] & bit:
                    worth += 0.3 * (state.devotion[other] + 1) / (state.devotion[state.ladder[-1]] + 1)
        if own <= most < own + 1:
            worth += 1.0 if state.figures[god] & area else 0.4
        elif own < most:
            worth += 0.2
        else:
            worth += 0.1
    return worth


JUDGES: dict[str, Judge] = {
    "move_figure": _move_figure,
    "move_to": _move_to,
    "push_to": _push,
    "aim_scorpion": _aim,
    "summon_slot": _summon_slot,
    "summon_figure": _summon_figure,
    "summon_region": _summon_region,
    "summon_hex": _summon_hex,
    "attach_sun": _sun,
    "control_monument": _control,
}
