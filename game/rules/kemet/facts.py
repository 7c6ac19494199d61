"""What can be said of a zone, tile, card or creature, in the language in use: for labels, log and screens."""

from typing import NamedTuple

from game.core.language import N_, _, name_, ngettext
from game.rules.kemet.cards import (
    CARD_DAMAGE,
    CARD_DIRECT,
    CARD_INDEX,
    CARD_NAMES,
    CARD_SELF_LOSS,
    CARD_SHIELD,
    CARD_STRENGTH,
    DI_COPIES,
    DI_COST,
    DI_INDEX,
    DI_NAMES,
    DI_TEXTS,
    DI_TIMING,
    TIMINGS,
)
from game.rules.kemet.content import (
    COLOUR_IDS,
    COLOUR_NAMES,
    GOD_IDS,
    GOD_NAMES,
    NIGHT_IDS,
    NIGHT_NAMES,
)
from game.rules.kemet.land import CITY_IDS, CITY_NAMES, ZONE_INDEX, ZONE_NAMES
from game.rules.kemet.tiles import (
    CREATURE_INDEX,
    CREATURE_NAMES,
    TILE_COLOUR,
    TILE_COPIES,
    TILE_COST,
    TILE_INDEX,
    TILE_LEVEL,
    TILE_NAMES,
    TILE_TEXTS,
)

SPACES: dict[str, str] = {
    "top_recruit": N_("Recruit (top row)"),
    "top_move": N_("Move (top row)"),
    "mid_move": N_("Move (middle row)"),
    "mid_build": N_("Build (middle row)"),
    "mid_pray": N_("Pray (middle row)"),
    "bottom_pray": N_("Pray (bottom row)"),
    "bottom_buy_1": N_("Buy, first space (bottom row)"),
    "bottom_buy_2": N_("Buy, second space (bottom row)"),
    "bottom_buy_3": N_("Buy, third space (bottom row)"),
    "apex_gold": N_("Will of the gods (apex)"),
}
ROWS: dict[str, str] = {"top": N_("top row"), "middle": N_("middle row"), "bottom": N_("bottom row")}
TOKENS: dict[str, str] = {
    "regular": N_("action token"),
    "silver": N_("silver token"),
    "gold": N_("golden token"),
}
ACTIONS: dict[str, str] = {
    "recruit": N_("recruit"),
    "move": N_("move"),
    "build": N_("build"),
    "pray": N_("pray"),
    "buy": N_("buy a tile"),
    "gold": N_("golden action"),
}
STEPS: dict[str, str] = {"walk": N_("on foot"), "sail": N_("by ship"), "teleport": N_("by teleport")}
WHEN: dict[str, str] = {
    "battle": N_("in the council of war"),
    "day": N_("in your turn"),
    "move": N_("in your move action"),
}


def zone_name(zone: str) -> str:
    return name_("kemet", ZONE_NAMES[ZONE_INDEX[zone]])


def city_name(city: str) -> str:
    return name_("kemet", CITY_NAMES[CITY_IDS.index(city)])


def god_name(god: str) -> str:
    return name_("kemet", GOD_NAMES[GOD_IDS.index(god)])


def colour_name(colour: str) -> str:
    return name_("kemet", COLOUR_NAMES[COLOUR_IDS.index(colour)])


def tile_name(tile: str) -> str:
    return name_("kemet", TILE_NAMES[TILE_INDEX[tile]])


def creature_name(creature: str) -> str:
    return name_("kemet", CREATURE_NAMES[CREATURE_INDEX[creature]])


def card_name(card: str) -> str:
    return name_("kemet", CARD_NAMES[CARD_INDEX[card]])


def di_name(card: str) -> str:
    return name_("kemet", DI_NAMES[DI_INDEX[card]])


def night_name(step: str) -> str:
    return name_("kemet", NIGHT_NAMES[NIGHT_IDS.index(step)])


def space_name(space: str) -> str:
    return _(SPACES[space])


def row_name(row: str) -> str:
    return _(ROWS[row])


def token_name(token: str) -> str:
    return _(TOKENS[token])


def action_name(action: str) -> str:
    return _(ACTIONS[action])


def warriors_text(number: int) -> str:
    return ngettext("{number} warrior", "{number} warriors", number).format(number=number)


def points_text(number: int) -> str:
    return ngettext("{number} point", "{number} points", number).format(number=number)


def prayer_text(number: int) -> str:
    return ngettext("{number} prayer point", "{number} prayer points", number).format(number=number)


def card_figures(card: str) -> str:
    """What a battle card is worth, as words: strength 3, damage 2."""
    kind = CARD_INDEX[card]
    parts = [_("strength {number}").format(number=CARD_STRENGTH[kind])]
    if CARD_DAMAGE[kind]:
        parts.append(_("damage {number}").format(number=CARD_DAMAGE[kind]))
    if CARD_DIRECT[kind]:
        parts.append(_("unavoidable damage {number}").format(number=CARD_DIRECT[kind]))
    if CARD_SHIELD[kind]:
        parts.append(_("shield {number}").format(number=CARD_SHIELD[kind]))
    if CARD_SELF_LOSS[kind]:
        parts.append(_("own losses {number}").format(number=CARD_SELF_LOSS[kind]))
    return ", ".join(parts)


class TileFacts(NamedTuple):
    """Everything that a screen shows of a power tile."""

    id: str
    name: str
    colour: str
    level: int
    cost: int
    copies: int
    text: str


def tile_facts(tile: str) -> TileFacts:
    kind = TILE_INDEX[tile]
    return TileFacts(
        tile,
        tile_name(tile),
        COLOUR_IDS[TILE_COLOUR[kind]],
        TILE_LEVEL[kind],
        TILE_COST[kind],
        TILE_COPIES[kind],
        name_("kemet", TILE_TEXTS[kind]),
    )


class DiFacts(NamedTuple):
    """Everything that a screen shows of a divine intervention card."""

    id: str
    name: str
    cost: int
    copies: int
    timing: str
    when: str
    text: str


def di_facts(card: str) -> DiFacts:
    kind = DI_INDEX[card]
    timing = TIMINGS[DI_TIMING[kind]]
    text = name_("kemet", DI_TEXTS[kind])
    return DiFacts(card, di_name(card), DI_COST[kind], DI_COPIES[kind], timing, _(WHEN[timing]), text)
