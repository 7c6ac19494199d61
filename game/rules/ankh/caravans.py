"""Which caravans are legal (4.7.1), region by region.

A corner is an anchor exactly when not all three positions round it are land of the one region: the map's rim, water, a
river or a camel is there. So the lines through a region depend on its land alone, and are remembered by it.
"""

from typing import NamedTuple

from game.rules.ankh.content import CARAVAN_CAMELS, REGION_LAND
from game.rules.ankh.hexes import BIT, CORNER_LAND, CORNER_SIDES, SIDE_CORNERS, SIDE_HEXES, SIDES
from game.rules.ankh.land import closed_sides, flood_fill

MOST_REGIONS_KNOWN = 8192


class Caravan(NamedTuple):
    sides: tuple[int, ...]  # from one anchor to the other
    corners: tuple[int, ...]  # one more than sides
    part: int  # the two parts of the region, as masks of land; the first has the region's first hex
    other: int

    def camels(self) -> int:
        return sum([BIT_OF_SIDE[side] for side in self.sides])


BIT_OF_SIDE: list[int] = [1 << side for side in range(len(SIDES))]
_known: dict[int, list[Caravan]] = {}


def caravans_through(region: int) -> list[Caravan]:
    """Every legal caravan in a region, each line once, in a stable order."""
    found = _known.get(region)
    if found is None:
        if len(_known) >= MOST_REGIONS_KNOWN:
            _known.clear()
        found = _legal(region) if region.bit_count() >= 2 * REGION_LAND else []
        _known[region] = found
    return found


def legal_caravans(regions: list[int], camels_left: int) -> list[Caravan]:
    found = [caravan for region in regions for caravan in caravans_through(region)]
    if camels_left < CARAVAN_CAMELS:
        found = [caravan for caravan in found if len(caravan.sides) <= camels_left]
    return found


def _legal(region: int) -> list[Caravan]:
    found: list[Caravan] = []
    seen: set[tuple[int, ...]] = set()
    for side, hexes in enumerate(SIDES):
        if hexes & ~region:
            continue
        for corner in SIDE_CORNERS[side]:
            if is_anchor(corner, region):
                _walk(region, [corner], [side], seen, found)
    found.sort()
    return found


def is_anchor(corner: int, region: int) -> bool:
    land = CORNER_LAND[corner]
    return land == 0 or land & ~region != 0


def _walk(region: int, corners: list[int], sides: list[int], seen: set[tuple[int, ...]], found: list[Caravan]) -> None:
    """Go along the last side; stop at an anchor, else go on both ways."""
    side = sides[-1]
    one, two = SIDE_CORNERS[side]
    corner = two if corners[-1] == one else one
    if corner in corners:
        return
    if is_anchor(corner, region):
        key = tuple(sorted(sides))
        if key not in seen:
            seen.add(key)
            _keep(region, [*corners, corner], sides, found)
        return
    if len(sides) == CARAVAN_CAMELS:
        return
    for following in CORNER_SIDES[corner]:
        if following != side:
            _walk(region, [*corners, corner], [*sides, following], seen, found)


def _keep(region: int, corners: list[int], sides: list[int], found: list[Caravan]) -> None:
    """Only if both parts are large enough."""
    closed = closed_sides([SIDES[side] for side in sides])
    first = (region & -region).bit_length() - 1
    part = flood_fill(first, closed, region)
    other = region & ~part
    if part.bit_count() < REGION_LAND or other.bit_count() < REGION_LAND:
        return
    place, beyond = SIDE_HEXES[sides[0]]
    if (part >> place & 1) == (part >> beyond & 1) or BIT[place] & region == 0:
        return  # no line of this map does so: it would not have cut anything
    if corners[0] > corners[-1]:
        corners, sides = corners[::-1], sides[::-1]
    found.append(Caravan(tuple(sides), tuple(corners), part, other))
