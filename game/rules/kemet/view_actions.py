"""For the one who is asked (13): warriors being placed, what pyramids cost, and why something cannot be chosen."""

from typing import Any

from game.rules.kemet.action_pyramid import balanced, regular_left, silver_ready
from game.rules.kemet.building import Build, BuildLevel, FreeBuild, sites
from game.rules.kemet.cards import BATTLE, DI_IDS, DI_TIMING, MOVE
from game.rules.kemet.content import ALL_SPACES, COLOUR_IDS, PRINTED, SPACE_IDS, TOP_LEVEL
from game.rules.kemet.land import ZONE_IDS
from game.rules.kemet.packing import kinds_of
from game.rules.kemet.placing import PURPOSES, PlaceWarriors
from game.rules.kemet.prayer import build_cost, di_cost, recruit_cost
from game.rules.kemet.recruiting import Recruit
from game.rules.kemet.state import KemetState
from game.rules.kemet.turn import Turn


def placing_view(state: KemetState) -> dict[str, Any] | None:
    """Warriors laid ready on zones before they stand there for good."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Recruit):
        purpose, most = "recruit", state.supply[top.seat]
        cost, following = [recruit_cost(state, top.seat, len(top.placed) + more) for more in (0, 1)]
        placed = top.placed
    elif isinstance(top, PlaceWarriors):
        purpose, most, cost, following = PURPOSES[top.purpose], min(top.most, state.supply[top.seat]), 0, 0
        placed = top.placed
    else:
        return None
    return {
        "seat": top.seat,
        "purpose": purpose,
        "most": most,
        "cost": cost,
        "next_cost": following,
        "placed": {ZONE_IDS[zone]: placed.count(zone) for zone in sorted(set(placed))},
    }


def building_view(state: KemetState) -> tuple[dict[str, Any], ...]:
    """Every pyramid that could grow or be founded, with what each new level costs."""
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, Build | BuildLevel | FreeBuild):
        return ()
    found: list[dict[str, Any]] = []
    for district, colour, level in sites(state, top.seat):
        last = level + 1 if isinstance(top, FreeBuild) else TOP_LEVEL
        costs = {
            str(new): 0 if isinstance(top, FreeBuild) else build_cost(state, top.seat, level, new)
            for new in range(level + 1, last + 1)
        }
        found.append({"zone": ZONE_IDS[district], "colour": COLOUR_IDS[colour], "level": level, "costs": costs})
    return tuple(found)


def reasons(state: KemetState, seat: int) -> tuple[dict[str, str], ...]:
    """Why spaces of the action pyramid and cards in hand cannot be used in this turn's menu."""
    top = state.frames[-1]
    if not isinstance(top, Turn):
        return ()
    found: list[dict[str, str]] = []
    if not top.played:
        spaces = state.spaces[seat]
        left, silver = regular_left(state, seat) - 1, int(silver_ready(state, seat))
        for space in range(PRINTED):
            if spaces >> space & 1:
                found.append({"space": SPACE_IDS[space], "why": "taken"})
            elif not balanced(spaces & ALL_SPACES | 1 << space, left, silver):
                found.append({"space": SPACE_IDS[space], "why": "balance"})
    offered = state.pending.actions if state.pending is not None else []
    for card in kinds_of(state.di[seat]):
        if ("play_di_day", DI_IDS[card]) not in offered:
            found.append({"card": DI_IDS[card], "why": _card_reason(state, seat, card)})
    return tuple(found)


def _card_reason(state: KemetState, seat: int, card: int) -> str:
    if DI_TIMING[card] == BATTLE:
        return "battle_card"
    if DI_TIMING[card] == MOVE:
        return "move_card"
    return "cannot_pay" if di_cost(state, seat, card) > state.prayer[seat] else "no_target"
