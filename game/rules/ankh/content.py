"""Component data of ankh as typed tables (section 2).

Everything is named by a small int: its place in the data file. Whatever is wrong in the data file is refused here,
naming file and key. The map is read in `hexes`.
"""

import tomllib
from typing import Any

from game.core.assets import asset

FILE = "assets/data/ankh.toml"


class ContentError(ValueError):
    """The data file is wrong; the text names the file and the key."""


def _load() -> dict[str, Any]:
    with asset("data", "ankh.toml").open("rb") as file:
        try:
            return tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{FILE} cannot be read: {error}.") from error


DATA = _load()


def entries(key: str, *fields: str) -> list[dict[str, Any]]:
    """A list of tables of the data file; each must have these fields, and no id may stand twice."""
    found: list[dict[str, Any]] = DATA.get(key) or []
    if not found:
        raise ContentError(f"{FILE}: the list {key} is missing.")
    for entry in found:
        for field in ("id", "source", *fields):
            if field not in entry:
                raise ContentError(f"{FILE}, {key} {entry.get('id', '?')}: {field} is missing.")
    ids = [entry["id"] for entry in found]
    for name in ids:
        if ids.count(name) > 1:
            raise ContentError(f"{FILE}, {key} {name}: the id stands twice.")
    return found


def index(ids: list[str], name: str, where: str) -> int:
    if name not in ids:
        raise ContentError(f"{FILE}, {where}: {name!r} is not one of {', '.join(ids)}.")
    return ids.index(name)


def expect(found: list[str], wanted: list[str], where: str) -> list[str]:
    """Ids that the rules know by name must be there, in this order."""
    if found != wanted:
        raise ContentError(f"{FILE}: {where} must be {', '.join(wanted)}, in this order.")
    return found


def ids_of(listed: list[dict[str, Any]]) -> list[str]:
    return [entry["id"] for entry in listed]


def names_of(listed: list[dict[str, Any]]) -> list[str]:
    return [entry["name"] for entry in listed]


MOST_SEATS = 5

# Actions, events, tracks (2.3) -------------------------------------------------------------------------------------

ROWS = 4
MOVE, SUMMON, GAIN, UNLOCK = range(ROWS)
_actions = entries("actions", "name", "row")
ROW_IDS: list[str] = expect(ids_of(_actions), ["move", "summon", "gain", "unlock"], "actions")
ROW_NAMES: list[str] = names_of(_actions)
_track: dict[str, Any] = DATA["tracks"]["action"]
LAST_SPACE: list[int] = [_track[name]["last_index"] for name in ROW_IDS]
# By number of seats at the start; places 0 and 1 are not used.
START_SPACE: list[int] = [0, 0, *[_track["start_index"][str(seats)] for seats in range(2, MOST_SEATS + 1)]]

CONTROL, CARAVAN, CONFLICT = range(3)
_events = entries("events", "name")
EVENT_IDS: list[str] = expect(ids_of(_events), ["control", "caravan", "conflict"], "events")
EVENT_NAMES: list[str] = names_of(_events)
EVENT_ORDER: list[int] = [index(EVENT_IDS, name, "tracks.event") for name in DATA["tracks"]["event"]["order"]]
EVENTS = len(EVENT_ORDER)
# How many conflicts have been held when the event marker stands on a space.
CONFLICTS_AT: list[int] = [EVENT_ORDER[:space].count(CONFLICT) for space in range(EVENTS + 1)]

TOP_SPACE: int = DATA["tracks"]["devotion"]["win_space"]
RED_LAST: int = DATA["tracks"]["devotion"]["red_last"]

# Figures, monuments, supplies (2) ----------------------------------------------------------------------------------

WARRIORS: int = DATA["components"]["warriors_per_god"]
CAMELS: int = DATA["components"]["camels"]
SUN_TOKENS: int = DATA["components"]["sun_tokens"]
UNDERWORLD_TOKENS: int = DATA["components"]["underworld_tokens"]
MOST_REGIONS: int = DATA["constants"]["max_regions"]
SMALL, LARGE = range(2)
BASE_IDS: list[str] = ["small", "large"]
BASES: list[int] = [DATA["components"][f"{name}_bases_per_god"] for name in BASE_IDS]

MONUMENTS = 3
OBELISK, TEMPLE, PYRAMID = range(MONUMENTS)
_monuments = entries("monuments", "name", "supply")
MONUMENT_IDS: list[str] = expect(ids_of(_monuments), ["obelisk", "temple", "pyramid"], "monuments")
MONUMENT_NAMES: list[str] = names_of(_monuments)
MONUMENT_SUPPLY: list[int] = [entry["supply"] for entry in _monuments]

# Gods (6.1) --------------------------------------------------------------------------------------------------------

GODS = 5
AMUN, ANUBIS, ISIS, OSIRIS, RA = range(GODS)
_gods = entries("gods", "name", "ability", "ability_name", "text", "color")
GOD_IDS: list[str] = expect(ids_of(_gods), ["amun", "anubis", "isis", "osiris", "ra"], "gods")
GOD_NAMES: list[str] = names_of(_gods)
GOD_COLOURS: list[str] = [entry["color"] for entry in _gods]
ABILITY_NAMES: list[str] = [entry["ability_name"] for entry in _gods]
ABILITY_TEXTS: list[str] = [entry["text"] for entry in _gods]

# Guardians (6.4) ---------------------------------------------------------------------------------------------------

LEVELS = 3
SATET, CAT_MUMMY, APEP, MUMMY, SCORPION, ANDROSPHINX = range(6)
_guardians = entries("guardians", "name", "level", "base", "count", "text")
GUARDIAN_IDS: list[str] = expect(
    ids_of(_guardians), ["satet", "cat_mummy", "apep", "mummy", "giant_scorpion", "androsphinx"], "guardians"
)
GUARDIAN_NAMES: list[str] = names_of(_guardians)
GUARDIAN_TEXTS: list[str] = [entry["text"] for entry in _guardians]
GUARDIAN_LEVEL: list[int] = [entry["level"] for entry in _guardians]
GUARDIAN_BASE: list[int] = [index(BASE_IDS, entry["base"], entry["id"]) for entry in _guardians]
GUARDIAN_COUNT: list[int] = [entry["count"] for entry in _guardians]
GUARDIANS_OF_LEVEL: list[list[int]] = [
    [kind for kind, own in enumerate(GUARDIAN_LEVEL) if own == level] for level in range(1, LEVELS + 1)
]
_per_card: dict[str, str] = DATA["guardian_setup"]["figures_per_card"]


def figures_on_card(kind: int, seats: int) -> int:
    """How many figures lie on a guardian card at the start (3.8)."""
    amount = _per_card[str(seats)]
    return GUARDIAN_COUNT[kind] if amount == "all" else min(int(amount), GUARDIAN_COUNT[kind])


# Battle cards (6.2) ------------------------------------------------------------------------------------------------

CARDS = 7
PLAGUE, BUILD, CHARIOTS, CYCLE, DROUGHT, FLOOD, MIRACLE = range(CARDS)
_cards = entries("battle_cards", "name", "strength", "timing")
CARD_IDS: list[str] = expect(
    ids_of(_cards),
    ["plague_of_locusts", "build_monument", "chariots", "cycle_of_maat", "drought", "flood", "miracle"],
    "battle_cards",
)
CARD_NAMES: list[str] = names_of(_cards)
CARD_STRENGTH: list[int] = [entry["strength"] for entry in _cards]
ALL_CARDS = (1 << CARDS) - 1
PLAGUE_BIT, BUILD_BIT, CYCLE_BIT = 1 << PLAGUE, 1 << BUILD, 1 << CYCLE
DROUGHT_BIT, FLOOD_BIT, MIRACLE_BIT = 1 << DROUGHT, 1 << FLOOD, 1 << MIRACLE

# Ankh powers (6.3), as bits ----------------------------------------------------------------------------------------

POWERS = 12
_powers = entries("ankh_powers", "name", "level", "text")
POWER_IDS: list[str] = expect(
    ids_of(_powers),
    ["commanding", "inspiring", "omnipresent", "revered", "resplendent", "obelisk_attuned", "temple_attuned",
     "pyramid_attuned", "glorious", "magnanimous", "bountiful", "worshipful"],
    "ankh_powers",
)  # fmt: skip
POWER_NAMES: list[str] = names_of(_powers)
POWER_TEXTS: list[str] = [entry["text"] for entry in _powers]
POWER_LEVEL: list[int] = [entry["level"] for entry in _powers]
COMMANDING, INSPIRING, OMNIPRESENT, REVERED = 1 << 0, 1 << 1, 1 << 2, 1 << 3
RESPLENDENT, OBELISK_ATTUNED, TEMPLE_ATTUNED, PYRAMID_ATTUNED = 1 << 4, 1 << 5, 1 << 6, 1 << 7
GLORIOUS, MAGNANIMOUS, BOUNTIFUL, WORSHIPFUL = 1 << 8, 1 << 9, 1 << 10, 1 << 11
STEP_LEVEL: list[int] = DATA["unlock_steps"]["level"]
STEP_COST: list[int] = DATA["unlock_steps"]["cost_followers"]
STEP_GUARDIAN: list[int] = DATA["unlock_steps"]["guardian_level_revealed"]
STEPS = len(STEP_LEVEL)

# Scenarios (3) -----------------------------------------------------------------------------------------------------

_scenarios = entries("scenarios", "family", "name", "players", "regions", "monuments", "figures", "caravans")
SCENARIOS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in _scenarios}
FAMILIES: dict[str, str] = {entry["family"]: entry["name"] for entry in _scenarios}

# Constants of the rules --------------------------------------------------------------------------------------------

_constants: dict[str, Any] = DATA["constants"]
STARTING_FOLLOWERS: int = _constants["starting_followers"]
TOKENS_IN_POOL: int = _constants["ankh_tokens_in_pool_at_setup"]
MOVE_RANGE: int = _constants["move_range"]
ACTIONS_PER_TURN: int = _constants["actions_per_turn"]
ACTIONS_MERGED: int = _constants["actions_per_turn_merged"]
FIGURE_STRENGTH: int = _constants["figure_base_strength"]
RESPLENDENT_STRENGTH: int = _constants["resplendent_god_strength"]
RESPLENDENT_MONUMENTS = 3
BUILD_COST: int = _constants["build_monument_cost"]
CARAVAN_CAMELS: int = _constants["caravan_max_camels"]
REGION_LAND: int = _constants["region_min_land_hexes"]
TEMPLE_STRENGTH: int = _constants["temple_attuned_strength"]
GLORIOUS_MARGIN: int = _constants["glorious_margin"]
GLORIOUS_DEVOTION: int = _constants["glorious_devotion"]
WIN_DEVOTION: int = _constants["battle_win_devotion"]
DOMINATION_DEVOTION: int = _constants["domination_devotion"]
MAJORITY_DEVOTION: int = _constants["majority_devotion"]
COMMANDING_FOLLOWERS: int = _constants["commanding_followers"]
MAGNANIMOUS_FIGURES: int = _constants["magnanimous_min_figures"]
MAGNANIMOUS_DEVOTION: int = _constants["magnanimous_devotion"]
WORSHIP_COST: int = _constants["worshipful_cost"]
WORSHIP_DEVOTION: int = _constants["worshipful_devotion"]
BOUNTIFUL_BONUS: int = _constants["bountiful_bonus"]
CAT_PENALTY: int = _constants["cat_mummy_penalty"]
ANUBIS_SLOTS: int = _constants["anubis_slots"]
RANSOM: int = _constants["anubis_ransom_followers"]
RADIANCE_BONUS: int = _constants["ra_bonus"]
MERGE_AFTER: int = _constants["merge_after_conflict"]
MERGE_SEATS: int = _constants["merge_min_starting_players"]
FORGET_AFTER: int = _constants["forget_after_conflict"]
LAST_CONFLICT: int = _constants["last_conflict"]
