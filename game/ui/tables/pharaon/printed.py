"""What is printed on pharaon's boards and tiles, read from its data file: costs, gains, points, the faces of jars.

These figures are the same in every match, so no view repeats them. Tokens are named by their letters, as views do.
"""

import tomllib
from typing import Any, NamedTuple

from game.core.assets import asset


class NileAction(NamedTuple):
    cost: tuple[str, ...]
    gain: tuple[str, ...]
    jars: int
    advances: tuple[tuple[str, ...], ...]  # the tracks that each step may be taken on


class BurialSpace(NamedTuple):
    cost: tuple[str, ...]
    points: int


def _read() -> dict[str, Any]:
    return tomllib.loads(asset("data", "pharaon.toml").read_text(encoding="utf-8"))


_DATA = _read()
_LETTER: dict[str, str] = {one["id"]: one["letter"] for one in _DATA["resources"]}


def _letters(names: list[str]) -> tuple[str, ...]:
    return tuple(_LETTER[name] for name in names)


RESOURCES: tuple[str, ...] = tuple(_LETTER.values())
BASICS: tuple[str, ...] = tuple(one["letter"] for one in _DATA["resources"] if one["basic"])
COLOUR_OF: dict[str, str] = {letter: name for name, letter in _LETTER.items()}  # the theme's name of a colour
ZONES: tuple[str, ...] = tuple(zone["id"] for zone in _DATA["zones"])
OFFERINGS: tuple[str, ...] = (
    *(f"o{letter}" for letter in BASICS),
    *(f"j:{zone}" for zone in ZONES),
    *(f"p{one['end_bonus']}" for one in _DATA["offerings"] if one["kind"] == "points"),
)
TOKENS: tuple[str, ...] = (*RESOURCES, *OFFERINGS)
SECTORS: tuple[str, ...] = _letters(_DATA["wheel"]["sectors_clockwise"])
MOST_SPACES: int = _DATA["wheel"]["spaces_per_sector"]
NILE: tuple[NileAction, ...] = tuple(
    NileAction(_letters(one["cost"]), _letters(one["gain"]), one["jars"], tuple(map(_letters, one["advances"])))
    for one in _DATA["nile"]["actions"]
)
NILE_POINTS: tuple[int, ...] = tuple(_DATA["nile"]["points_by_level"])
BURIAL: tuple[BurialSpace, ...] = tuple(
    BurialSpace(_letters(one["cost"]), one["points"]) for one in _DATA["burial"]["spaces"]
)
PHARAOH_SPACE: int = _DATA["burial"]["pharaoh_space"]
PHARAOH_POINTS: int = _DATA["scoring"]["pharaoh_token"]
FIRST_PLAYER_POINTS: int = _DATA["scoring"]["first_player_token"]
# Two on top, one below.
JARS: dict[str, tuple[str, ...]] = {one["id"]: _letters([*one["top"], one["bottom"]]) for one in _DATA["jars"]}


def _worth(noble: dict[str, Any]) -> str:
    if noble["counts"] == "copy_best_other_noble":
        return "="
    return f"{noble['base']}+" if noble.get("per") else str(noble["base"])


NOBLE_WORTH: dict[str, str] = {one["id"]: _worth(one) for one in _DATA["nobles"]}  # short enough for a corner
NOBLE_TYPE: dict[str, str] = {one["id"]: one["type"] for one in _DATA["nobles"]}


def picture(letter: str) -> str:
    """The drawing of a token."""
    name = f"res_{letter}" if letter in RESOURCES else "off_" + letter.replace(":", "_")
    return f"pharaon/{name}"


def split(tokens: str) -> list[str]:
    """Tokens as actions and events write them: K+Y."""
    return tokens.split("+") if tokens else []
