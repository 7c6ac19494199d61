"""Regions (2.2): how rivers and caravans divide the land, and what is adjacent to what.

A `Land` is made once for every set of camels on the map and never changed. Inside one region no side is ever closed: a
river or a finished caravan always has different regions on its two sides (`_check_rivers` and the caravan rules see to
it). So two land hexes of one region that touch are adjacent, and no other ones are.
"""

from game.rules.ankh.content import FILE, ContentError
from game.rules.ankh.hexes import BIT, HEXES, LAND, NEAR, RIVERS, SIDES, WATER, hexes_in

MOST_LANDS = 4096
_lands: dict[int, "Land"] = {}


class Land:
    __slots__ = ("adjacent", "areas", "camels", "region_at", "regions")

    def __init__(self, camels: int, regions: list[int]) -> None:
        self.camels = camels  # mask over sides
        self.regions = regions  # land hexes of each region, ordered by their first hex
        self.areas = [region | watered(region) for region in regions]  # with the water that belongs to it
        self.adjacent = [0] * HEXES  # by hex
        self.region_at = [-1] * HEXES  # by land hex
        for number, region in enumerate(regions):
            near = region | WATER
            for place in hexes_in(region):
                self.adjacent[place] = NEAR[place] & near
                self.region_at[place] = number
        for place in hexes_in(WATER):
            self.adjacent[place] = NEAR[place]

    def around(self, mask: int) -> int:
        """All hexes adjacent to a hex of the mask."""
        adjacent = self.adjacent
        found = 0
        while mask:
            low = mask & -mask
            found |= adjacent[low.bit_length() - 1]
            mask ^= low
        return found

    def area_of(self, place: int) -> int:
        return self.areas[self.region_at[place]]


def watered(region: int) -> int:
    """The water hexes beside a region."""
    found = 0
    for place in hexes_in(region):
        found |= NEAR[place]
    return found & WATER


def flood_fill(start: int, closed: dict[int, int], inside: int) -> int:
    """The land connected with a hex; `closed` says by hex which neighbours are cut off from it."""
    found = BIT[start]
    fresh = found
    while fresh:
        low = fresh & -fresh
        place = low.bit_length() - 1
        fresh ^= low
        reached = NEAR[place] & inside & ~found & ~closed.get(place, 0)
        found |= reached
        fresh |= reached
    return found


def closed_sides(pairs: list[int]) -> dict[int, int]:
    """By hex the neighbours behind closed sides, which are given as masks of two hexes."""
    closed: dict[int, int] = {}
    for pair in pairs:
        for place in hexes_in(pair):
            closed[place] = closed.get(place, 0) | pair & ~BIT[place]
    return closed


def land_with(camels: int) -> Land:
    """The land under these camels, made by flood fill or remembered."""
    known = _lands.get(camels)
    if known is not None:
        return known
    closed = closed_sides([*RIVERS, *[SIDES[side] for side in hexes_in(camels)]])
    regions: list[int] = []
    rest = LAND
    while rest:
        region = flood_fill((rest & -rest).bit_length() - 1, closed, LAND)
        regions.append(region)
        rest &= ~region
    return _remember(Land(camels, regions))


def land_cut(land: Land, camels: int, part: int, other: int) -> Land:
    """The land after a caravan has cut a region into these two parts."""
    known = _lands.get(land.camels | camels)
    if known is not None:
        return known
    regions = [region for region in land.regions if region != part | other]
    regions += [part, other]
    regions.sort(key=_first_hex)
    return _remember(Land(land.camels | camels, regions))


def _first_hex(region: int) -> int:
    return region & -region


def _remember(land: Land) -> Land:
    if len(_lands) >= MOST_LANDS:
        _lands.clear()
    _lands[land.camels] = land
    return land


def _check_rivers() -> None:
    regions = land_with(0).regions
    for river in RIVERS:
        if any(region & river == river for region in regions):
            raise ContentError(f"{FILE}: a river side at {hexes_in(river)} has the same region on both sides.")


_check_rivers()
