"""One player as a seat may see him (8, 13): open things for all, hands for their owner."""

from typing import Any

from game.rules.kemet.action_pyramid import GOLD_BIT, gold_ready, obliged, regular_left, silver_ready
from game.rules.kemet.cards import CARD_IDS, DI_IDS
from game.rules.kemet.content import (
    APEX,
    COLOUR_IDS,
    GOD_IDS,
    PRINTED,
    PURCHASE_TOKENS,
    ROW_IDS,
    ROW_MASKS,
    SPACE_IDS,
)
from game.rules.kemet.land import CITY_IDS
from game.rules.kemet.packing import listed, size
from game.rules.kemet.scoring import score_lines
from game.rules.kemet.state import UNDECIDED, KemetState
from game.rules.kemet.tiles import CREATURE_IDS, REPLACING, TILE_IDS, TILES, creatures_in, tiles_in


def card_ids(cards: int) -> tuple[str, ...]:
    return tuple([DI_IDS[card] for card in listed(cards)])


def battle_cards(mask: int) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in tiles_in(mask)])


def player_view(state: KemetState, viewer: int, seat: int) -> dict[str, Any]:
    own = viewer == seat
    lines = score_lines(state, seat)
    god, city = state.gods[seat], state.cities[seat]
    powers = state.powers[seat]
    return {
        "god": None if god == UNDECIDED else GOD_IDS[god],
        "city": None if city == UNDECIDED else CITY_IDS[city],
        "prayer": state.prayer[seat],
        "supply": state.supply[seat],
        "veterans": state.veterans[seat],
        "points": sum([line.points for line in lines]),
        "points_by_kind": {line.name: line.points for line in lines},
        "tiles": tuple([TILE_IDS[tile] for tile in tiles_in(state.tiles[seat])]),
        "stable": tuple([CREATURE_IDS[creature] for creature in creatures_in(state.stable[seat])]),
        "army_limit": powers.army_limit,
        "tokens": _tokens(state, seat),
        "regular_left": regular_left(state, seat),
        "silver": "ready" if silver_ready(state, seat) else "used" if powers.silver else None,
        "gold": "ready" if gold_ready(state, seat) else "used" if powers.golden else None,
        "rows_missing": tuple([ROW_IDS[row] for row, mask in enumerate(ROW_MASKS) if not state.spaces[seat] & mask]),
        "obliged": obliged(state, seat),
        "buy_spaces": _buy_spaces(state, seat),
        "bought": tuple([COLOUR_IDS[colour] for colour in tiles_in(state.bought[seat])]),
        "hand": battle_cards(state.hand[seat]) if own else (),
        "hand_size": state.hand[seat].bit_count(),
        "face_up": battle_cards(state.face_up[seat]),
        "face_down": battle_cards(state.face_down[seat]) if own else (),
        "face_down_size": state.face_down[seat].bit_count(),
        "possible": battle_cards(state.hand[seat] | state.face_down[seat]),
        "removed": _removed(state, seat),
        "di": card_ids(state.di[seat]) if own else (),
        "di_size": size(state.di[seat]),
        "di_known": card_ids(state.di_known[seat]),
    }


def _tokens(state: KemetState, seat: int) -> dict[str, str]:
    """Space to token: regular, silver or gold."""
    spaces = state.spaces[seat]
    found = {
        SPACE_IDS[space]: "silver" if state.silver[seat] == space else "regular"
        for space in range(PRINTED)
        if spaces >> space & 1
    }
    if spaces & GOLD_BIT:
        found[SPACE_IDS[APEX]] = "gold"
    return found


def _buy_spaces(state: KemetState, seat: int) -> tuple[str | None, ...]:
    colours = [COLOUR_IDS[colour] for colour in state.buy_colours[seat]]
    return tuple([colours[place] if place < len(colours) else None for place in range(PURCHASE_TOKENS)])


def _removed(state: KemetState, seat: int) -> tuple[str, ...]:
    """Battle cards that special ones have replaced; everybody saw them go."""
    whole = (1 << len(CARD_IDS)) - 1
    missing = whole & ~(state.hand[seat] | state.face_up[seat] | state.face_down[seat])
    specials = [REPLACING[tile] for tile in range(TILES) if REPLACING[tile]]
    return tuple([card for card in battle_cards(missing) if card not in specials])
