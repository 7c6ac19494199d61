"""Component data of pharaon as typed tables (section 2).

Everything is named by a small int: its place in the data file. A token's kind is one of eighteen: the resources in
their order (five basics, silver), then the offerings in theirs (five that stand for a basic, five zone jokers, +1 and
+2). Whatever is wrong in the data file is refused here, naming file and key.
"""

import tomllib
from typing import Any

from game.core.assets import asset

FILE = "assets/data/pharaon.toml"


class ContentError(ValueError):
    """The data file is wrong; the text names the file and the key."""


def _load() -> dict[str, Any]:
    with asset("data", "pharaon.toml").open("rb") as file:
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


def kinds(names: list[str], where: str) -> tuple[int, ...]:
    """Resources by their ids, as token kinds."""
    return tuple([index(RESOURCE_IDS, name, where) for name in names])


def colours(names: list[str], where: str) -> tuple[int, ...]:
    """The same where silver makes no sense."""
    found = kinds(names, where)
    if SILVER in found:
        raise ContentError(f"{FILE}, {where}: silver cannot stand here.")
    return found


# Tokens (2.1, 2.7) -------------------------------------------------------------------------------------------------

BASICS = 5
SILVER = 5
RESOURCES = 6
FIRST_OFFERING = 6  # offerings that stand for a basic: kind = FIRST_OFFERING + basic
FIRST_JOKER = 11  # zone jokers: kind = FIRST_JOKER + zone
FIRST_POINTS = 16
TOKENS = 18
OFFERINGS = TOKENS - FIRST_OFFERING
EMPTY = -1

_resources = entries("resources", "name", "letter", "colour", "basic", "bank")
RESOURCE_IDS: list[str] = [entry["id"] for entry in _resources]
RESOURCE_NAMES: list[str] = [entry["name"] for entry in _resources]
COLOURS: list[str] = [entry["colour"] for entry in _resources]
BANK: list[int] = [entry["bank"] for entry in _resources]
if [bool(entry["basic"]) for entry in _resources] != [True] * BASICS + [False]:
    raise ContentError(f"{FILE}: resources must be five basic kinds and then silver.")

# Zones and gods (2.2) ----------------------------------------------------------------------------------------------

ZONES = 5
OFFERINGS_ZONE, NOBLES_ZONE, ARTISANS_ZONE, NILE_ZONE, BURIAL_ZONE = range(ZONES)
_zones = entries("zones", "name", "condition", "ccw", "cw", "god")
ZONE_IDS: list[str] = [entry["id"] for entry in _zones]
ZONE_NAMES: list[str] = [entry["name"] for entry in _zones]
if ZONE_IDS != ["offerings", "nobles", "artisans", "nile", "burial"]:
    raise ContentError(f"{FILE}: zones must be offerings, nobles, artisans, nile, burial, in this order.")
CW_COUNT: list[int] = [entry["cw"]["count"] for entry in _zones]
CW_POINTS: list[int] = [entry["cw"]["points"] for entry in _zones]
CCW_COUNT: list[int] = [entry["ccw"]["count"] for entry in _zones]
CCW_POINTS: list[int] = [entry["ccw"]["points"] for entry in _zones]
_gods = entries("gods", "name")
_god_ids: list[str] = [entry["id"] for entry in _gods]
# A god is named by the zone on whose clockwise edge it stands.
GOD_IDS: list[str] = [entry["god"] for entry in _zones]
GOD_NAMES: list[str] = [_gods[index(_god_ids, entry["god"], f"zones {entry['id']}, god")]["name"] for entry in _zones]

_offerings = entries("offerings", "kind", "count", "end_bonus")
_wanted = [("resource", name) for name in RESOURCE_IDS[:BASICS]] + [("zone_joker", name) for name in ZONE_IDS]
if [(entry["kind"], entry.get("resource") or entry.get("zone") or "") for entry in _offerings] != [
    *_wanted, ("points", ""), ("points", ""),
]:  # fmt: skip
    raise ContentError(f"{FILE}: offerings must be one per basic resource, one per zone, and two with points.")
OFFERING_COUNT: list[int] = [entry["count"] for entry in _offerings]
END_BONUS: list[int] = [0] * RESOURCES + [entry["end_bonus"] for entry in _offerings]
LETTERS: list[str] = [
    *[entry["letter"] for entry in _resources],
    *["o" + entry["letter"] for entry in _resources[:BASICS]],
    *["j:" + zone for zone in ZONE_IDS],
    *[f"p{entry['end_bonus']}" for entry in _offerings[2 * BASICS :]],
]
TOKEN_OF: dict[str, int] = {letter: kind for kind, letter in enumerate(LETTERS)}

# Setup by seat count, the wheel (2.3, 3) ---------------------------------------------------------------------------

ROUNDS: int = DATA["meta"]["rounds"]
START_SILVER: int = DATA["setup"]["start_silver"]
NOBLE_PLACES: int = DATA["setup"]["noble_display"]
ARTISAN_PLACES: int = DATA["setup"]["artisan_display"]
_by_players: list[dict[str, Any]] = DATA["setup"]["by_players"]
if [entry["players"] for entry in _by_players] != [1, 2, 3, 4, 5]:
    raise ContentError(f"{FILE}: setup.by_players must be a list for 1, 2, 3, 4 and 5 players.")
# By seat count; place 0 is not used.
JARS_SHOWN: list[int] = [0, *[entry["face_up_jars"] for entry in _by_players]]
PAIR_PLACES: list[int] = [0, *[entry["offering_pairs"] for entry in _by_players]]
BONUS_PLACES: list[int] = [0, *[entry["bonus_offerings"] for entry in _by_players]]
SPACES: list[int] = [0, *[entry["wheel_spaces_per_sector"] for entry in _by_players]]
JAR_BLOCKS: list[bool] = [False, *[bool(entry["leftover_jar_blocks_wheel"]) for entry in _by_players]]
# A sector is named by its colour; this is their order round the wheel.
SECTORS: tuple[int, ...] = colours(DATA["wheel"]["sectors_clockwise"], "wheel")
if sorted(SECTORS) != list(range(BASICS)):
    raise ContentError(f"{FILE}: wheel.sectors_clockwise must name every basic resource once.")

# Nile, burial chamber, Pyramid of Time (2.4 to 2.6) ----------------------------------------------------------------

NILE_TOP: int = DATA["nile"]["levels"]
NILE_POINTS: list[int] = DATA["nile"]["points_by_level"]
_nile: list[dict[str, Any]] = DATA["nile"]["actions"]
NILE_COST: list[tuple[int, ...]] = [colours(entry["cost"], entry["id"]) for entry in _nile]
NILE_GAIN: list[tuple[int, ...]] = [kinds(entry["gain"], entry["id"]) for entry in _nile]
NILE_JARS: list[int] = [entry["jars"] for entry in _nile]
NILE_ADVANCES: list[tuple[tuple[int, ...], ...]] = [
    tuple([colours(tracks, entry["id"]) for tracks in entry["advances"]]) for entry in _nile
]
NILE_ACTIONS = len(_nile)

_spaces: list[dict[str, Any]] = DATA["burial"]["spaces"]
BURIAL_COST: list[tuple[int, ...]] = [colours(entry["cost"], f"burial space {entry['space']}") for entry in _spaces]
BURIAL_POINTS: list[int] = [0, *[entry["points"] for entry in _spaces]]  # by steps taken
BURIAL_END = len(_spaces)
PHARAOH_SPACE: int = DATA["burial"]["pharaoh_space"]
PHARAOH_NOBLES = 2

NOTHING, BASIC, ONE_SILVER, OFFERING, FIRST_PLAYER = range(5)
REWARD_IDS = ["none", "basic", "silver", "offering", "first_player"]
PYRAMID: list[tuple[int, ...]] = [
    tuple([index(REWARD_IDS, field, f"pyramid row {row['row']}") for field in row["fields"]])
    for row in DATA["pyramid"]["rows"]
]

# Jars and artisans (6.2, 6.3) --------------------------------------------------------------------------------------

_jars = entries("jars", "top", "bottom")
JAR_IDS: list[str] = [entry["id"] for entry in _jars]
JAR_INDEX: dict[str, int] = {name: jar for jar, name in enumerate(JAR_IDS)}
JAR_TOP: list[tuple[int, ...]] = [colours(entry["top"], entry["id"]) for entry in _jars]
JAR_BOTTOM: list[int] = [colours([entry["bottom"]], entry["id"])[0] for entry in _jars]
JAR_GIVES: list[tuple[int, ...]] = [(*top, bottom) for top, bottom in zip(JAR_TOP, JAR_BOTTOM, strict=True)]
ALL_JARS = (1 << len(_jars)) - 1

_artisans = entries("artisans", "name", "points", "gain", "jars")
ARTISAN_IDS: list[str] = [entry["id"] for entry in _artisans]
ARTISAN_INDEX: dict[str, int] = {name: card for card, name in enumerate(ARTISAN_IDS)}
ARTISAN_NAMES: list[str] = [entry["name"] for entry in _artisans]
ARTISAN_POINTS: list[int] = [entry["points"] for entry in _artisans]
ARTISAN_GAIN: list[tuple[int, ...]] = [kinds(entry["gain"], entry["id"]) for entry in _artisans]
ARTISAN_JARS: list[int] = [entry["jars"] for entry in _artisans]
ALL_ARTISANS = (1 << len(_artisans)) - 1

# Scoring (7) -------------------------------------------------------------------------------------------------------

PHARAOH_POINTS: int = DATA["scoring"]["pharaoh_token"]
FIRST_PLAYER_POINTS: int = DATA["scoring"]["first_player_token"]
RESOURCE_POINTS: int = DATA["scoring"]["resource_left"]
OFFERING_POINTS: int = DATA["scoring"]["offering_left"]
