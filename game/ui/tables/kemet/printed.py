"""What is printed on kemet's map, boards and cards, read from its data file: shapes, ports, figures of cards.

These are the same in every match, so no view repeats them.
"""

import tomllib
from typing import Any, NamedTuple

from game.core.assets import asset

Point = tuple[float, float]


class Zone(NamedTuple):
    id: str
    kind: str  # district, temple, sanctuary, desert
    city: str
    polygon: tuple[Point, ...]  # in shares of the map's width and height
    hole: tuple[Point, ...]
    army: Point
    pyramid: Point | None
    building: Point | None
    obelisk: Point | None
    port: str
    port_at: Point | None
    temple: str
    prayer: int


class Card(NamedTuple):
    strength: int
    damage: int
    shield: int
    self_loss: int


def _read() -> dict[str, Any]:
    return tomllib.loads(asset("data", "kemet.toml").read_text(encoding="utf-8"))


_DATA = _read()
_MAP: dict[str, Any] = _DATA["map"]


def _point(entry: dict[str, Any], key: str) -> Point | None:
    return (entry[key][0], entry[key][1]) if key in entry else None


def _shape(points: list[list[float]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in points)


def _zone(entry: dict[str, Any]) -> Zone:
    army = _point(entry, "pos")
    assert army is not None
    return Zone(
        entry["id"],
        entry["kind"],
        entry.get("city", "") if entry["kind"] == "district" else "",
        _shape(entry["polygon"]),
        _shape(entry.get("hole", [])),
        army,
        _point(entry, "pyramid_pos"),
        _point(entry, "building_pos"),
        _point(entry, "obelisk_pos") if entry["obelisk"] else None,
        entry.get("port", ""),
        _point(entry, "port_pos"),
        entry.get("temple", ""),
        entry.get("prayer", 0),
    )


ZONES: dict[str, Zone] = {entry["id"]: _zone(entry) for entry in _MAP["zones"]}
CITIES: dict[str, tuple[str, ...]] = {entry["id"]: tuple(entry["districts"]) for entry in _MAP["cities"]}
APPROACHES: dict[str, str] = {entry["approach"]: entry["id"] for entry in _MAP["cities"]}
CANAL: tuple[Point, ...] = _shape(_MAP["nile"]["canal"])
EDGES: frozenset[tuple[str, str]] = frozenset(
    pair for edge in _MAP["edges"] for pair in ((edge["a"], edge["b"]), (edge["b"], edge["a"]))
)
COLOURS: dict[str, str] = {entry["id"]: entry["rgb"] for entry in _DATA["pyramid_colours"]}
GODS: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["gods"])
NIGHT: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["night_steps"])
ROWS: dict[str, tuple[str, ...]] = {
    row: tuple(entry["id"] for entry in _DATA["action_spaces"] if entry["row"] == row)
    for row in ("apex", "top", "middle", "bottom")
}
SPACE_ACTIONS: dict[str, str] = {entry["id"]: entry["action"] for entry in _DATA["action_spaces"]}
BUY_SPACES: tuple[str, ...] = tuple(space for space, action in SPACE_ACTIONS.items() if action == "buy")
MOST_PRAYER: int = _DATA["constants"]["max_prayer"]
WIN_POINTS: int = _DATA["constants"]["win_points"]
REGULAR_TOKENS: int = _DATA["constants"]["regular_tokens"]
LEVELS: int = _DATA["constants"]["max_pyramid_level"]
TELEPORT_COST: int = _DATA["constants"]["teleport_cost"]
CARDS: dict[str, Card] = {
    entry["id"]: Card(
        entry.get("strength", 0), entry.get("damage", 0), entry.get("shield", 0), entry.get("self_loss", 0)
    )
    for entry in _DATA["battle_cards"]
}
TILE_OF_CREATURE: dict[str, str] = {entry["id"]: entry["tile"] for entry in _DATA["creatures"]}
