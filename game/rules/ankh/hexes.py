"""The map (2.1): hexes, sides and corners as small ints, sets of hexes as bit masks.

A hex is the int `row * COLUMNS + column`; everywhere outside this package it is written as `row * 100 + column`, so 405
is the hex in row 4, column 5. A side is a place in SIDES, which holds only sides that a camel could ever stand on:
between two land hexes and without river.
"""

from game.rules.ankh.content import DATA, FILE, MOVE_RANGE, ContentError

NOWHERE = -1
ROWS_OF_MAP: int = DATA["map"]["n_rows"]
COLUMNS: int = DATA["map"]["n_cols"]
HEXES = ROWS_OF_MAP * COLUMNS
TERRAIN: str = "".join(DATA["map"]["rows"])
if len(TERRAIN) != HEXES:
    raise ContentError(f"{FILE}: map.rows must be {ROWS_OF_MAP} rows of {COLUMNS} signs.")


def _mask_of(signs: str) -> int:
    return sum(1 << place for place, sign in enumerate(TERRAIN) if sign in signs)


FERTILE = _mask_of("f")
DESERT = _mask_of("d")
WATER = _mask_of("w")
LAND = FERTILE | DESERT
ON_MAP = LAND | WATER
BIT: list[int] = [1 << place for place in range(HEXES)]
NAME: list[int] = [place // COLUMNS * 100 + place % COLUMNS for place in range(HEXES)]
PLACE: dict[int, int] = {name: place for place, name in enumerate(NAME) if ON_MAP >> place & 1}


def hexes_in(mask: int) -> list[int]:
    """In the order of rows, then columns."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def names_in(mask: int) -> tuple[int, ...]:
    return tuple([NAME[place] for place in hexes_in(mask)])


# Neighbours ---------------------------------------------------------------------------------------------------------

DIRECTIONS: list[str] = ["N", "NE", "SE", "S", "SW", "NW"]
_even: list[list[int]] = [DATA["map"]["neighbours_even_col"][name] for name in DIRECTIONS]
_odd: list[list[int]] = [DATA["map"]["neighbours_odd_col"][name] for name in DIRECTIONS]


def _position(row: int, column: int, direction: int) -> tuple[int, int]:
    step = (_odd if column % 2 else _even)[direction]
    return row + step[0], column + step[1]


def _neighbour(place: int, direction: int) -> int:
    row, column = _position(place // COLUMNS, place % COLUMNS, direction)
    if not (0 <= row < ROWS_OF_MAP and 0 <= column < COLUMNS):
        return NOWHERE
    found = row * COLUMNS + column
    return found if ON_MAP >> found & 1 else NOWHERE


# By hex: the hex in each direction, NOWHERE off the map.
NEIGHBOURS: list[list[int]] = [[_neighbour(place, way) for way in range(6)] for place in range(HEXES)]
# By hex: the hexes round it, whatever lies between.
NEAR: list[int] = [sum(BIT[other] for other in around if other != NOWHERE) for around in NEIGHBOURS]


def distance(one: int, other: int) -> int:
    """Walking distance over map hexes; rivers and camels do not count (2.1)."""
    column, column_two = one % COLUMNS, other % COLUMNS
    across = column - column_two
    down = (one // COLUMNS - (column - column % 2) // 2) - (other // COLUMNS - (column_two - column_two % 2) // 2)
    return max(abs(across), abs(down), abs(across + down))


# By hex: the land hexes that one move reaches (4.2).
REACH: list[int] = [
    sum(BIT[other] for other in hexes_in(LAND) if 0 < distance(place, other) <= MOVE_RANGE) for place in range(HEXES)
]

# Claws (6.4) --------------------------------------------------------------------------------------------------------

AIMS: list[str] = [f"{DIRECTIONS[way]}+{DIRECTIONS[(way + 1) % 6]}" for way in range(6)]
# By hex and aim: the two hexes, 0 where one of them is off the map.
CLAWED: list[list[int]] = [
    [
        BIT[around[way]] | BIT[around[(way + 1) % 6]]
        if around[way] != NOWHERE and around[(way + 1) % 6] != NOWHERE
        else 0
        for way in range(6)
    ]
    for around in NEIGHBOURS
]

# Sides and corners (4.7.1) ------------------------------------------------------------------------------------------


def _pair(listed: list[int]) -> int:
    return BIT[listed[0] * COLUMNS + listed[1]] | BIT[listed[2] * COLUMNS + listed[3]]


RIVERS: list[int] = [_pair(listed) for listed in DATA["map"]["river_sides"]]
# By side: its two hexes as a mask, and each of them.
SIDES: list[int] = [
    BIT[place] | BIT[other]
    for place in hexes_in(LAND)
    for other in sorted(NEIGHBOURS[place])
    if other > place and LAND >> other & 1 and BIT[place] | BIT[other] not in RIVERS
]
SIDE_OF: dict[int, int] = {hexes: side for side, hexes in enumerate(SIDES)}
SIDE_HEXES: list[tuple[int, int]] = [(found[0], found[1]) for found in map(hexes_in, SIDES)]


def side_between(listed: list[int]) -> int:
    """A side as the data file writes it: [row, column, row, column]."""
    pair = _pair(listed)
    if pair not in SIDE_OF:
        raise ContentError(f"{FILE}: no camel can stand on the side {listed}.")
    return SIDE_OF[pair]


Corner = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]


def _corner(place: int, direction: int) -> Corner:
    """The corner between the hex and its neighbours in this direction and the next one, by its three positions."""
    row, column = place // COLUMNS, place % COLUMNS
    found = sorted([(row, column), _position(row, column, direction), _position(row, column, (direction + 1) % 6)])
    return found[0], found[1], found[2]


def _corners_of(side: int) -> tuple[Corner, Corner]:
    place, other = SIDE_HEXES[side]
    direction = NEIGHBOURS[place].index(other)
    return _corner(place, direction), _corner(place, (direction - 1) % 6)


CORNERS: list[Corner] = sorted({corner for side in range(len(SIDES)) for corner in _corners_of(side)})
_corner_index: dict[Corner, int] = {corner: number for number, corner in enumerate(CORNERS)}
# By side: its two corners. By corner: the sides that meet there.
SIDE_CORNERS: list[tuple[int, int]] = [
    (_corner_index[_corners_of(side)[0]], _corner_index[_corners_of(side)[1]]) for side in range(len(SIDES))
]
CORNER_SIDES: list[list[int]] = [
    [side for side, ends in enumerate(SIDE_CORNERS) if corner in ends] for corner in range(len(CORNERS))
]


def _land_at(corner: Corner) -> int:
    """The three hexes of a corner if all are land, else 0."""
    mask = 0
    for row, column in corner:
        if not (0 <= row < ROWS_OF_MAP and 0 <= column < COLUMNS):
            return 0
        mask |= BIT[row * COLUMNS + column]
    return mask if mask & ~LAND == 0 else 0


CORNER_LAND: list[int] = [_land_at(corner) for corner in CORNERS]
