"""The five gods as a seat sees them: both halves with a mark, met, missing or reserved by the neighbouring god."""

from typing import Any

from game.rules.pharaon.content import (
    CCW_COUNT,
    CCW_POINTS,
    CW_COUNT,
    CW_POINTS,
    GOD_IDS,
    ZONE_IDS,
    ZONES,
)
from game.rules.pharaon.gods import things_owned
from game.rules.pharaon.scoring import best_gods
from game.rules.pharaon.state import PharaonState

MET, MISSING, RESERVED = "met", "missing", "reserved"


def gods_view(state: PharaonState, seat: int) -> tuple[dict[str, Any], ...]:
    """By position in the circle. A spectator sees the demands without marks."""
    things = things_owned(state, seat) if seat >= 0 else None
    chosen = best_gods(state, seat) if seat >= 0 else 0
    return tuple([_god(state, position, things, chosen) for position in range(ZONES)])


def _god(state: PharaonState, position: int, things: list[int] | None, chosen: int) -> dict[str, Any]:
    zone, count, following, next_count = state.table.god_wants[position]
    before, after = (position - 1) % ZONES, (position + 1) % ZONES
    mine = bool(chosen >> position & 1)
    near: dict[str, Any] = {"zone": ZONE_IDS[zone], "count": count, "points": CW_POINTS[zone]}
    far: dict[str, Any] = {"zone": ZONE_IDS[following], "count": next_count, "points": CCW_POINTS[following]}
    if things is not None:
        near["owned"], far["owned"] = things[zone], things[following]
        taken = 0 if mine or not chosen >> before & 1 else CCW_COUNT[zone]
        near["mark"] = _mark(things[zone], count, taken)
        taken = 0 if mine or not chosen >> after & 1 else CW_COUNT[following]
        far["mark"] = _mark(things[following], next_count, taken)
    return {
        "id": GOD_IDS[zone],
        "points": state.table.god_points[position],
        "halves": (near, far),
        "satisfied": mine,
    }


def _mark(owned: int, count: int, taken: int) -> str:
    if owned < count:
        return MISSING
    return RESERVED if owned - taken < count else MET
