"""What can be said of a hex, a figure, a card or a power, in the language in use: for labels, log and screens."""

from typing import Any, NamedTuple

from game.core.language import N_, _, name_, ngettext
from game.rules.ankh.content import (
    ABILITY_NAMES,
    ABILITY_TEXTS,
    BUILD_COST,
    CARD_IDS,
    CARD_NAMES,
    CARD_STRENGTH,
    EVENT_IDS,
    EVENT_NAMES,
    FAMILIES,
    GOD_IDS,
    GOD_NAMES,
    GUARDIAN_IDS,
    GUARDIAN_NAMES,
    GUARDIAN_TEXTS,
    MONUMENT_IDS,
    MONUMENT_NAMES,
    POWER_IDS,
    POWER_LEVEL,
    POWER_NAMES,
    POWER_TEXTS,
    RANSOM,
    ROW_IDS,
    ROW_NAMES,
)
from game.rules.ankh.hexes import CORNERS, NAME, ON_MAP, PLACE, SIDE_HEXES

COLUMN_LETTERS = "ABCDEFGHIJK"
CARD_EFFECTS: dict[str, str] = {
    "plague_of_locusts": N_(
        "Everybody with a figure in the region bids followers in secret and pays. Whoever alone bids most keeps all "
        "figures; all other warriors and guardians there die."
    ),
    "build_monument": N_(
        "You may pay {cost} followers and put a monument of yours on an empty land hex of the region."
    ),
    "chariots": N_("Nothing but strength."),
    "cycle_of_maat": N_("After the battle take back all your used cards, this one too."),
    "drought": N_("If you win: 1 more devotion for each of your figures on desert in the region."),
    "flood": N_("1 follower for each of your figures on fertile hexes of the region; losing will not kill them."),
    "miracle": N_("After the battle 1 devotion for each of your figures that was killed in it."),
}

AIM_WORDS: dict[str, str] = {
    "N+NE": N_("north and north-east"),
    "NE+SE": N_("north-east and south-east"),
    "SE+S": N_("south-east and south"),
    "S+SW": N_("south and south-west"),
    "SW+NW": N_("south-west and north-west"),
    "NW+N": N_("north-west and north"),
}


class CardFacts(NamedTuple):
    name: str
    strength: int
    effect: str


class PowerFacts(NamedTuple):
    name: str
    level: int
    effect: str


def hex_name(name: int) -> str:
    """Letter of the column and number of the row, both from the north-west: 405 is F5."""
    return f"{COLUMN_LETTERS[name % 100]}{name // 100 + 1}"


def hex_names(names: Any) -> str:
    return ", ".join(hex_name(name) for name in names)


def aim_text(aim: str) -> str:
    return _(AIM_WORDS[aim])


def side_name(side: int) -> str:
    return "|".join(hex_name(NAME[place]) for place in SIDE_HEXES[side])


def corner_name(corner: int) -> str:
    """The hexes round a corner; one that is off the map is the rim."""
    there = [row * 100 + column for row, column in CORNERS[corner]]
    known = [hex_name(name) for name in there if name in PLACE and ON_MAP >> PLACE[name] & 1]
    if len(known) < len(there):
        known.append(_("the rim"))
    return _("corner {number} ({hexes})").format(number=corner, hexes=", ".join(known))


def god_name(god: str) -> str:
    return name_("ankh", GOD_NAMES[GOD_IDS.index(god)])


def ability_name(god: str) -> str:
    return name_("ankh", ABILITY_NAMES[GOD_IDS.index(god)])


def ability_text(god: str) -> str:
    return name_("ankh", ABILITY_TEXTS[GOD_IDS.index(god)])


def figure_name(kind: str) -> str:
    if kind == "god":
        return _("God figure")
    if kind == "warrior":
        return _("Warrior")
    if kind == "locked":
        return _("Own warrior from Anubis, for {followers}").format(followers=followers_text(RANSOM))
    return guardian_name(kind)


def guardian_name(kind: str) -> str:
    return name_("ankh", GUARDIAN_NAMES[GUARDIAN_IDS.index(kind)])


def guardian_text(kind: str) -> str:
    return name_("ankh", GUARDIAN_TEXTS[GUARDIAN_IDS.index(kind)])


def monument_name(kind: str) -> str:
    return name_("ankh", MONUMENT_NAMES[MONUMENT_IDS.index(kind)])


def card_facts(card: str) -> CardFacts:
    place = CARD_IDS.index(card)
    return CardFacts(
        name_("ankh", CARD_NAMES[place]), CARD_STRENGTH[place], _(CARD_EFFECTS[card]).format(cost=BUILD_COST)
    )


def card_name(card: str) -> str:
    return name_("ankh", CARD_NAMES[CARD_IDS.index(card)])


def power_facts(power: str) -> PowerFacts:
    place = POWER_IDS.index(power)
    return PowerFacts(name_("ankh", POWER_NAMES[place]), POWER_LEVEL[place], name_("ankh", POWER_TEXTS[place]))


def power_name(power: str) -> str:
    return name_("ankh", POWER_NAMES[POWER_IDS.index(power)])


def row_name(row: str) -> str:
    return name_("ankh", ROW_NAMES[ROW_IDS.index(row)])


def event_name(event: str) -> str:
    return name_("ankh", EVENT_NAMES[EVENT_IDS.index(event)])


def scenario_name(scenario: str) -> str:
    return name_("ankh", FAMILIES[scenario.rpartition("_")[0]])


def followers_text(number: int) -> str:
    return ngettext("{number} follower", "{number} followers", number).format(number=number)


def region_text(number: int) -> str:
    return _("region {number}").format(number=number)
