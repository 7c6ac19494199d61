"""Power tiles and creatures (6.1) as typed tables. A tile is its place in the data file; sets of tiles are masks.

What the tiles of a player do together is summed up in `powers`. The effects of a tile are the words of its `effects`
in the data file; a word that nobody knows is refused here.
"""

from typing import Any

from game.rules.kemet.content import COLOUR_IDS, COLOURS, DATA, FILE, ContentError, entries, index

# Creatures -----------------------------------------------------------------------------------------------------------

_creatures = entries(DATA, "creatures", "name", "tile", "strength", "damage", "direct", "shield", "moves", "flags")
CREATURE_IDS: list[str] = [entry["id"] for entry in _creatures]
CREATURE_INDEX: dict[str, int] = {name: creature for creature, name in enumerate(CREATURE_IDS)}
CREATURE_NAMES: list[str] = [entry["name"] for entry in _creatures]
CREATURES = len(_creatures)
CREATURE_MOVES: list[int] = [entry["moves"] for entry in _creatures]
CREATURE_STRENGTH: list[int] = [entry["strength"] for entry in _creatures]
CREATURE_DAMAGE: list[int] = [entry["damage"] for entry in _creatures]
CREATURE_DIRECT: list[int] = [entry["direct"] for entry in _creatures]
CREATURE_SHIELD: list[int] = [entry["shield"] for entry in _creatures]
NO_CREATURE = -1
FLAGS = [
    "ignore_walls", "cancel_enemy_creature", "night_di_extra", "entry_toll", "teleport_from_obelisk",
    "immune_outside_battle", "point_on_bloody_win",
]  # fmt: skip
for _entry in _creatures:
    for _flag in _entry["flags"]:
        index(FLAGS, _flag, f"creatures {_entry['id']}")


def _flagged(flag: str) -> int:
    """The creatures that can do this, as a mask."""
    return sum([1 << creature for creature in range(CREATURES) if flag in _creatures[creature]["flags"]])


OVER_WALLS = _flagged("ignore_walls")
SNAKES = _flagged("cancel_enemy_creature")
TOLL_KEEPERS = _flagged("entry_toll")
PORTALS = _flagged("teleport_from_obelisk")
IMMUNE = _flagged("immune_outside_battle")
DEVOURERS = _flagged("point_on_bloody_win")

# Tiles ---------------------------------------------------------------------------------------------------------------

_tiles = entries(DATA, "tiles", "name", "colour", "level", "cost", "copies", "identity", "text", "effects")
TILE_IDS: list[str] = [entry["id"] for entry in _tiles]
TILE_INDEX: dict[str, int] = {name: tile for tile, name in enumerate(TILE_IDS)}
TILE_NAMES: list[str] = [entry["name"] for entry in _tiles]
TILE_TEXTS: list[str] = [entry["text"] for entry in _tiles]
TILE_COLOUR: list[int] = [index(COLOUR_IDS, entry["colour"], f"tiles {entry['id']}") for entry in _tiles]
TILE_LEVEL: list[int] = [entry["level"] for entry in _tiles]
TILE_COST: list[int] = [entry["cost"] for entry in _tiles]
TILE_COPIES: list[int] = [entry["copies"] for entry in _tiles]
TILES = len(_tiles)
_identities: list[str] = [entry["identity"] for entry in _tiles]
SAME: list[int] = [
    sum([1 << other for other in range(TILES) if _identities[other] == _identities[tile]]) for tile in range(TILES)
]  # tiles with the same picture: nobody owns two of them
DOUBLES = sum([1 << tile for tile in range(TILES) if TILE_COPIES[tile] == 2])
COLOUR_TILES: list[int] = [
    sum([1 << tile for tile in range(TILES) if TILE_COLOUR[tile] == colour]) for colour in range(COLOURS)
]
# By colour and level: what a pyramid of that level opens.
OPENED: list[list[int]] = [
    [sum([1 << t for t in range(TILES) if TILE_COLOUR[t] == colour and TILE_LEVEL[t] <= level]) for level in range(5)]
    for colour in range(COLOURS)
]
FIRST_LEVEL = sum([1 << tile for tile in range(TILES) if TILE_LEVEL[tile] == 1])
if sum(TILE_COPIES) != DATA["components"]["power_tiles"] or max(TILE_COPIES) > 2:
    raise ContentError(f"{FILE}: the copies of tiles must be one or two and add up to components.power_tiles.")


def _effect(tile: int, hook: str) -> dict[str, Any] | None:
    for effect in _tiles[tile]["effects"]:
        if effect["hook"] == hook:
            found: dict[str, Any] = effect
            return found
    return None


def _figure(hook: str, name: str) -> list[int]:
    return [int((_effect(tile, hook) or {}).get(name, 0)) for tile in range(TILES)]


TILE_CREATURE: list[int] = [
    index(CREATURE_IDS, entry["creature"], f"tiles {entry['id']}") if "creature" in entry else NO_CREATURE
    for entry in _tiles
]
CREATURE_TILE: list[int] = [index(TILE_IDS, entry["tile"], f"creatures {entry['id']}") for entry in _creatures]
POINTS_ON: list[int] = _figure("purchase", "permanent_points")
EXTRA_UNITS: list[int] = _figure("purchase", "extra_units")
_replacing: list[str] = [str((_effect(tile, "purchase") or {}).get("replace_with", "")) for tile in range(TILES)]
REPLACING: list[str] = _replacing  # the battle card that the tile brings, or nothing
SILVER_TILES = sum([1 << tile for tile in range(TILES) if _effect(tile, "silver_token")])

# Golden tiles (4.8) --------------------------------------------------------------------------------------------------

GOLD_ACTIONS: list[tuple[str, ...]] = [
    tuple((_effect(tile, "gold_action") or {}).get("actions", ())) for tile in range(TILES)
]
GOLD_OPEN_WALLS: list[int] = _figure("gold_action", "ignore_walls")
GOLD_EXTRA_COST: list[int] = _figure("gold_action", "extra_cost")
GOLDEN = sum([1 << tile for tile in range(TILES) if GOLD_ACTIONS[tile]])


def tiles_in(mask: int) -> list[int]:
    """In the data file's order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


creatures_in = tiles_in
