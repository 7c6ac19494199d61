"""Component data of kemet as typed tables (section 2): constants, gods, colours, the action pyramid, night steps.

Everything is named by a small int: its place in the data file. Map, tiles and cards have modules of their own, which
read their part through `entries`. Whatever is wrong in the data file is refused, naming file and key.
"""

import tomllib
from typing import Any

from game.core.assets import asset

FILE = "assets/data/kemet.toml"


class ContentError(ValueError):
    """The data file is wrong; the text names the file and the key."""


def _load() -> dict[str, Any]:
    with asset("data", "kemet.toml").open("rb") as file:
        try:
            return tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{FILE} cannot be read: {error}.") from error


DATA = _load()


def entries(place: dict[str, Any], key: str, *fields: str) -> list[dict[str, Any]]:
    """A list of tables of the data file; each must have these fields, and no id may stand twice."""
    found: list[dict[str, Any]] = place.get(key) or []
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


def constant(name: str) -> int:
    value = DATA["constants"].get(name)
    if not isinstance(value, int):
        raise ContentError(f"{FILE}, constants: {name} is missing.")
    return value


# Constants (all sections) --------------------------------------------------------------------------------------------

START_PRAYER = constant("start_prayer")
MAX_PRAYER = constant("max_prayer")
ARMY_LIMIT = constant("army_limit")
START_ARMY = constant("start_army_size")
START_DI = constant("start_di_random")
START_LEVELS = constant("start_pyramid_levels")
START_LEVEL_MOST = constant("start_pyramid_max_level")
WIN_POINTS = constant("win_points")
NORMAL_MOVES = constant("normal_moves")
TELEPORT_COST = constant("teleport_cost")
PRAY_GAIN = constant("pray_gain")
NIGHT_PRAYER = constant("night_prayer_gain")
NIGHT_CARDS = constant("night_di_cards")
DELTA_UNITS = constant("delta_units")
DELTA_PRAYER = constant("delta_prayer")
SACRIFICE_UNITS = constant("sacrifice_units")
SACRIFICE_POINTS = constant("sacrifice_points")
TWO_TEMPLES_POINTS = constant("two_temples_points")
HOME_BONUS = constant("home_strength_bonus")
ATTACK_POINTS = constant("attack_win_points")
VETERANS_PER_CARD = constant("veterans_per_di_card")
RECALL_PENALTY = constant("recall_penalty")
REGULAR_TOKENS = constant("regular_tokens")
TOP_LEVEL = constant("max_pyramid_level")
POINT_LEVEL = constant("pyramid_vp_level")
ROUND_LIMIT: int = DATA["constants_extra"]["safety_round_limit"]
WARRIORS: int = DATA["components"]["per_player"]["warriors"]
LEVEL_COST: list[int] = [0, *DATA["pyramids"]["cost"]]

# Gods and colours ----------------------------------------------------------------------------------------------------

_gods = entries(DATA, "gods", "name", "colour", "rgb")
GOD_IDS: list[str] = [entry["id"] for entry in _gods]
GOD_NAMES: list[str] = [entry["name"] for entry in _gods]
GOD_COLOURS: list[str] = [entry["colour"] for entry in _gods]
GODS = len(_gods)

COLOURS = 4
_colours = entries(DATA, "pyramid_colours", "name", "rgb")
COLOUR_IDS: list[str] = [entry["id"] for entry in _colours]
COLOUR_NAMES: list[str] = [entry["name"] for entry in _colours]
if len(_colours) != COLOURS:
    raise ContentError(f"{FILE}: pyramid_colours must be four.")

# The action pyramid (2.1) --------------------------------------------------------------------------------------------

RECRUIT, MOVE, BUILD, PRAY, BUY, GOLD = range(6)
ACTION_WORDS = ["recruit", "move", "build", "pray", "buy", "gold"]
ROW_IDS = ["top", "middle", "bottom"]
_spaces = entries(DATA, "action_spaces", "row", "action", "tokens")
SPACE_IDS: list[str] = [entry["id"] for entry in _spaces]
PRINTED = 9  # spaces; behind them the golden one
APEX = PRINTED
if len(_spaces) != PRINTED + 1 or _spaces[APEX]["action"] != "gold":
    raise ContentError(f"{FILE}: action_spaces must be nine printed ones and then the golden one.")
SPACE_ACTION: list[int] = [index(ACTION_WORDS, entry["action"], f"action_spaces {entry['id']}") for entry in _spaces]
SPACE_ROW: list[int] = [index(ROW_IDS, entry["row"], f"action_spaces {entry['id']}") for entry in _spaces[:PRINTED]]
BUY_SPACES: list[int] = [space for space in range(PRINTED) if SPACE_ACTION[space] == BUY]
PURCHASE_TOKENS = len(BUY_SPACES)
ROW_MASKS: list[int] = [
    sum([1 << space for space in range(PRINTED) if SPACE_ROW[space] == row]) for row in range(len(ROW_IDS))
]
ALL_SPACES = (1 << PRINTED) - 1

# Night (4.10) --------------------------------------------------------------------------------------------------------

_steps = entries(DATA, "night_steps", "step", "name")
NIGHT_IDS: list[str] = [entry["id"] for entry in _steps]
NIGHT_NAMES: list[str] = [entry["name"] for entry in _steps]
if NIGHT_IDS != [
    "sacrifice", "delta", "temples", "worship", "prayers", "divine_help", "summon", "awakening", "fate",
]:  # fmt: skip
    raise ContentError(f"{FILE}: night_steps must be the nine steps of the rules, in their order.")

# Player counts (2.3, 3) ----------------------------------------------------------------------------------------------

FEWEST, MOST = DATA["meta"]["min_players"], DATA["meta"]["max_players"]
_counts: list[dict[str, Any]] = DATA["player_counts"]
if [entry["players"] for entry in _counts] != list(range(FEWEST, MOST + 1)):
    raise ContentError(f"{FILE}: player_counts must be a list for 2, 3, 4 and 5 players.")
# By seat count; places 0 and 1 are not used.
TILE_COLOURS: list[int] = [0, 0, *[entry["tile_colours"] for entry in _counts]]
TILE_TOTAL: list[int] = [0, 0, *[entry["tiles"] for entry in _counts]]
PYRAMIDS: list[int] = [0, 0, *[entry["pyramids_per_player"] for entry in _counts]]
FEWER_TILES: list[bool] = [False, False, *[bool(entry["two_player_removal"]) for entry in _counts]]
CITIES_USED: list[list[str]] = [[], [], *[entry["cities"] for entry in _counts]]
STORMS_USED: list[list[str]] = [[], [], *[entry["storms"] for entry in _counts]]
