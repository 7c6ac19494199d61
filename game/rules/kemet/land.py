"""The map (2.2, 2.3): zones, edges, ports, obelisks, and what of them is in play with so many players.

A zone is its place in the data file; the districts come first, three for each city. Sets of zones are bit masks.
"""

from typing import Any

from game.rules.kemet.content import CITIES_USED, DATA, FEWEST, FILE, MOST, STORMS_USED, ContentError, entries, index

_map: dict[str, Any] = DATA["map"]
_zones = entries(_map, "zones", "name", "kind", "obelisk", "pos", "players")
ZONE_IDS: list[str] = [entry["id"] for entry in _zones]
ZONE_INDEX: dict[str, int] = {name: zone for zone, name in enumerate(ZONE_IDS)}
ZONE_NAMES: list[str] = [entry["name"] for entry in _zones]
ZONE_KINDS: list[str] = [entry["kind"] for entry in _zones]
ZONES = len(_zones)

_cities = entries(_map, "cities", "name", "districts", "approach")
CITY_IDS: list[str] = [entry["id"] for entry in _cities]
CITY_NAMES: list[str] = [entry["name"] for entry in _cities]
CITIES = len(_cities)
PER_CITY = 3
DISTRICTS = PER_CITY * CITIES
if [name for entry in _cities for name in entry["districts"]] != ZONE_IDS[:DISTRICTS]:
    raise ContentError(f"{FILE}: the districts of map.cities must be the first of map.zones, in the same order.")
NO_CITY = -1
CITY_OF: list[int] = [zone // PER_CITY if zone < DISTRICTS else NO_CITY for zone in range(ZONES)]
CITY_DISTRICTS: list[tuple[int, ...]] = [tuple(range(city * PER_CITY, (city + 1) * PER_CITY)) for city in range(CITIES)]
CITY_MASK: list[int] = [sum([1 << zone for zone in districts]) for districts in CITY_DISTRICTS]
APPROACH: list[int] = [index(ZONE_IDS, entry["approach"], f"map.cities {entry['id']}") for entry in _cities]
ALL_DISTRICTS = (1 << DISTRICTS) - 1

OBELISKS = sum([1 << zone for zone in range(ZONES) if _zones[zone]["obelisk"]])
TEMPLES = sum([1 << zone for zone in range(ZONES) if ZONE_KINDS[zone] == "temple"])
WORSHIP: list[int] = [entry.get("prayer", 0) for entry in _zones]  # prayer points in night step 4
SANCTUARY = index(ZONE_KINDS, "sanctuary", "map.zones")
DELTA = ZONE_INDEX["temple_delta"]
TRADE_PORTS = sum([1 << zone for zone in range(ZONES) if _zones[zone].get("port") == "trade"])
WAR_PORTS = sum([1 << zone for zone in range(ZONES) if _zones[zone].get("port") == "war"])
PORTS = TRADE_PORTS | WAR_PORTS

_storms = entries(_map, "storms", "covers")
_storm_ids: list[str] = [entry["id"] for entry in _storms]
_edges: list[tuple[int, int]] = [
    (index(ZONE_IDS, edge["a"], "map.edges"), index(ZONE_IDS, edge["b"], "map.edges")) for edge in _map["edges"]
]
if _map["zone_count"] != ZONES or _map["edge_count"] != len(_edges):
    raise ContentError(f"{FILE}: map.zone_count or map.edge_count does not fit the lists.")


def zones_in(mask: int) -> list[int]:
    """In the data file's order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Land:
    """The part of the map that exists with so many players."""

    __slots__ = ("adjacent", "cities", "covered", "neighbours", "obelisks", "ports", "sails", "temples", "zones")

    def __init__(self, players: int) -> None:
        self.cities = tuple([index(CITY_IDS, name, "player_counts") for name in CITIES_USED[players]])
        covered = 0
        for storm in STORMS_USED[players]:
            for name in _storms[index(_storm_ids, storm, "player_counts")]["covers"]:
                covered |= 1 << index(ZONE_IDS, name, f"map.storms {storm}")
        self.covered = covered
        self.zones = ((1 << ZONES) - 1) & ~covered
        near = [0] * ZONES
        for one, other in _edges:
            if not (covered >> one | covered >> other) & 1:
                near[one] |= 1 << other
                near[other] |= 1 << one
        self.adjacent = tuple(near)
        self.neighbours = tuple([tuple(zones_in(mask)) for mask in near])
        self.obelisks = tuple(zones_in(OBELISKS & self.zones))
        self.temples = tuple(zones_in(TEMPLES & self.zones))
        self.ports = PORTS & self.zones
        # Per city of a player: where he can sail to.
        self.sails = tuple(
            [tuple(zones_in((TRADE_PORTS | 1 << APPROACH[city]) & self.zones)) for city in range(CITIES)]
        )


# By seat count; places 0 and 1 are not used.
LANDS: list[Land | None] = [None] * FEWEST + [Land(players) for players in range(FEWEST, MOST + 1)]


def land_for(players: int) -> Land:
    land = LANDS[players]
    assert land is not None
    return land
