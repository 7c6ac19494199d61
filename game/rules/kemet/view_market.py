"""The display of power tiles (13): copies left, the price for the seat that looks, and why a tile is not available."""

from typing import Any

from game.rules.kemet.buying import ANY_COLOUR, NOT_GOLDEN, Buy, buyable, foreign_access, own_access
from game.rules.kemet.content import COLOUR_IDS
from game.rules.kemet.prayer import tile_cost
from game.rules.kemet.state import UNDECIDED, KemetState
from game.rules.kemet.tiles import (
    GOLD_EXTRA_COST,
    SAME,
    TILE_COLOUR,
    TILE_COST,
    TILE_IDS,
    TILE_LEVEL,
    TILES,
)


def market_view(state: KemetState, seat: int) -> dict[str, dict[str, Any]]:
    """By tile, all of the colours in play; `why_not` is empty for a tile that a purchase now could take."""
    top = state.frames[-1] if state.frames else None
    buying = top if isinstance(top, Buy) and top.seat == seat else None
    extra = GOLD_EXTRA_COST[buying.golden] if buying is not None and buying.golden != NOT_GOLDEN else 0
    settled = seat >= 0 and state.cities[seat] != UNDECIDED
    access = own_access(state, seat, ANY_COLOUR) | foreign_access(state, seat) if settled else 0
    now = set(buyable(state, seat, buying.colour, buying.golden)) if buying is not None else set()
    found: dict[str, dict[str, Any]] = {}
    for tile in range(TILES):
        if TILE_COLOUR[tile] not in state.table.colours:
            continue
        price = tile_cost(state, seat, tile, extra) if settled else TILE_COST[tile]
        why_not = _why_not(state, seat, tile, price, access) if settled else "no_seat"
        if buying is not None and not why_not and tile not in now:
            why_not = "other_space"
        if tile in now:
            why_not = ""
        found[TILE_IDS[tile]] = {
            "colour": COLOUR_IDS[TILE_COLOUR[tile]],
            "level": TILE_LEVEL[tile],
            "copies": (state.market >> tile & 1) + (state.doubles >> tile & 1),
            "price": price,
            "why_not": why_not,
        }
    return found


def _why_not(state: KemetState, seat: int, tile: int, price: int, access: int) -> str:
    if not state.market >> tile & 1:
        return "gone"
    if SAME[tile] & state.tiles[seat]:
        return "owned"
    if not access >> tile & 1:
        return "no_pyramid"
    if state.bought[seat] >> TILE_COLOUR[tile] & 1:
        return "colour_bought"
    return "cannot_pay" if price > state.prayer[seat] else ""
