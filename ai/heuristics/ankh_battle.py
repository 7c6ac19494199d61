"""First sight in ankh's battles: everything that is asked between B0 and B13 but cards and bids (4.9.1)."""

from collections.abc import Callable
from typing import TypeAlias

from ai.heuristics.ankh_cards import FOLLOWER, Fray, battles_to_come, bid_values, card_values
from ai.heuristics.ankh_estate import USE, conflicts_left
from ai.heuristics.ankh_outlook import Outlook
from game.core.decision import Decision
from game.rules.ankh.choices import (
    GATE_FROM_DASHBOARD,
    OBELISK_PASS,
    SKIP_BUILD,
    SKIP_GATE,
    SKIP_TRAP,
    YES,
    place_of,
)
from game.rules.ankh.content import (
    BOUNTIFUL,
    CAT_MUMMY,
    GOD_IDS,
    GUARDIAN_IDS,
    MIRACLE_BIT,
    MONUMENT_IDS,
    OBELISK_ATTUNED,
    PYRAMID_ATTUNED,
    RED_LAST,
    TEMPLE,
    TEMPLE_ATTUNED,
)
from game.rules.ankh.hexes import PLACE
from game.rules.ankh.pieces import kind_at
from game.rules.ankh.state import AnkhState

Values: TypeAlias = list[float]
Judge: TypeAlias = Callable[[AnkhState, Decision], Values]

ATTUNED: list[int] = [OBELISK_ATTUNED, TEMPLE_ATTUNED, PYRAMID_ATTUNED]  # by type of monument


def _declare(state: AnkhState, decision: Decision) -> Values:
    """Not in a battle that is won or lost anyway, if others are to come."""
    god = state.god_of[decision.seat]
    fray = Fray(state, god, state.area(int(decision.about[0])))
    gain = fray.worth(3) - fray.worth(0) + 0.4
    wait = 0.4 * min(1, battles_to_come(state, god))
    return [gain if action == YES else wait for action in decision.actions]


def _obelisk_move(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    outlook = Outlook(state, god)
    number = state.numbers[int(decision.about[0]) - 1]
    area = state.land.areas[number]
    values: Values = []
    for action in decision.actions:
        if action == OBELISK_PASS:
            values.append(0.1)
            continue
        place = place_of(action)
        if area >> place & 1:
            values.append(-0.5)
            continue
        home = state.land.region_at[place]
        values.append(outlook.comes[number] + (outlook.leaves[home] if home >= 0 else 0.0))
    return values


def _places(state: AnkhState, decision: Decision) -> Values:
    outlook = Outlook(state, state.god_of[decision.seat])
    outlook.without(-1)
    region_at = state.land.region_at
    return [outlook.at(place_of(action), region_at[place_of(action)]) for action in decision.actions]


def _build(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    area = state.area(int(decision.about[0]))
    left = conflicts_left(state)
    cost = FOLLOWER * int(decision.about[1]) * USE[left]
    values: Values = []
    for action in decision.actions:
        if action == SKIP_BUILD:
            values.append(cost - 0.3)
            continue
        kind = MONUMENT_IDS.index(str(action[1]))
        there = state.monuments[kind] & area
        own = (state.owned[god] & there).bit_count()
        most = max([(state.owned[other] & there).bit_count() for other in state.ladder if other != god], default=0)
        worth = 0.2 * left
        if own == most:
            worth += 1.0  # a majority of its own
        elif own == most - 1:
            worth += 0.6
        worth += (0.2 if state.powers[god] & ATTUNED[kind] else 0.0) * left
        if kind == TEMPLE and state.powers[god] & TEMPLE_ATTUNED:
            worth += 0.5
        values.append(worth)
    return values


def _build_hex(state: AnkhState, decision: Decision) -> Values:
    """Beside own figures and not beside others; hexes of the same kind are hardly worth another thought."""
    god = state.god_of[decision.seat]
    adjacent = state.land.adjacent
    enemies = state.enemies_of(god)
    values: Values = []
    seen: dict[tuple[bool, bool], int] = {}
    for action in decision.actions:
        near = adjacent[place_of(action)]
        own, other = bool(near & state.figures[god]), bool(near & enemies)
        number = seen.get((own, other), 0)
        seen[(own, other)] = number + 1
        values.append((0.5 if own else 0.0) - (0.15 if other else 0.0) - 0.2 * min(3, number))
    return values


def _tiebreaker(state: AnkhState, decision: Decision) -> Values:
    return [1.0 if action == YES else 0.0 for action in decision.actions]


def _protect(state: AnkhState, decision: Decision) -> Values:
    """Unless a Miracle pays for the dead, or a Cat Mummy hurts the others."""
    god = state.god_of[decision.seat]
    place = PLACE[int(decision.about[0])]
    kind = kind_at(state, god, place)
    wanted_dead = bool(state.played[god] & MIRACLE_BIT) or (kind >= 0 and state.table.guardians[kind] == CAT_MUMMY)
    return [(0.0 if wanted_dead else 1.0) if action == YES else 0.0 for action in decision.actions]


def _trap(state: AnkhState, decision: Decision) -> Values:
    """Rather a warrior of the leading god."""
    values: Values = []
    for action in decision.actions:
        if action == SKIP_TRAP:
            values.append(0.0)
            continue
        owner = state.table.gods.index(GOD_IDS.index(str(action[1])))
        rank = state.ladder.index(owner) if owner in state.ladder else 0
        values.append(1.0 + 0.1 * rank)
    return values


def _gate(state: AnkhState, decision: Decision) -> Values:
    values: Values = []
    for action in decision.actions:
        if action == GATE_FROM_DASHBOARD:
            values.append(1.0)
        elif action == SKIP_GATE:
            values.append(0.2)
        else:
            values.append(0.0 if state.underworld.bit_count() < 3 else 0.25)
    return values


def _worship(state: AnkhState, decision: Decision) -> Values:
    god = state.god_of[decision.seat]
    red = 1 if state.powers[god] & BOUNTIFUL and state.devotion[god] <= RED_LAST else 0
    gain = 1.0 + red - 2 * FOLLOWER * USE[conflicts_left(state)]
    return [gain if action == YES else 0.0 for action in decision.actions]


def _keep_guardians(state: AnkhState, decision: Decision) -> Values:
    """Those on the map first, then the stronger kinds."""
    god = state.god_of[decision.seat]
    values: Values = []
    for action in decision.actions:
        worth = 0.0
        for name in action[1:]:
            if isinstance(name, int):
                kind = state.table.guardians[max(0, kind_at(state, god, PLACE[name]))]
                worth += 0.3
            else:
                kind = GUARDIAN_IDS.index(name)
            worth += 0.1 * kind
        values.append(worth)
    return values


JUDGES: dict[str, Judge] = {
    "obelisk_move": _obelisk_move,
    "obelisk_to": _places,
    "amun_declare": _declare,
    "choose_battle_card": card_values,
    "build_monument": _build,
    "build_hex": _build_hex,
    "plague_bid": bid_values,
    "use_tiebreaker": _tiebreaker,
    "isis_protect": _protect,
    "anubis_trap": _trap,
    "mummy_return": _places,
    "osiris_gate": _gate,
    "gate_hex": _places,
    "worshipful_sacrifice": _worship,
    "merge_keep_guardians": _keep_guardians,
}
