"""The printed map for screens: hexes, rivers, sides and corners. It never changes, so it is made once."""

from typing import Any

from game.rules.ankh.content import DATA
from game.rules.ankh.hexes import (
    COLUMNS,
    CORNERS,
    FERTILE,
    HEXES,
    NAME,
    ON_MAP,
    RIVERS,
    SIDE_CORNERS,
    SIDE_HEXES,
    WATER,
    names_in,
)


def terrain(place: int) -> str:
    if WATER >> place & 1:
        return "water"
    return "fertile" if FERTILE >> place & 1 else "desert"


MAP_VIEW: dict[str, Any] = {
    "hexes": tuple([
        {"hex": NAME[place], "row": place // COLUMNS, "column": place % COLUMNS, "terrain": terrain(place)}
        for place in range(HEXES)
        if ON_MAP >> place & 1
    ]),
    "rivers": tuple([names_in(pair) for pair in RIVERS]),
    # Drawn, but it never blocks anything: one of the two hexes is water.
    "rivers_drawn": tuple([(one * 100 + two, three * 100 + four)
                           for one, two, three, four in DATA["map"]["river_sides_decorative"]]),
    # By number of a side: its two hexes and its two corners. By number of a corner: its three (row, column).
    "sides": tuple([
        {"hexes": (NAME[one], NAME[two]), "corners": ends}
        for (one, two), ends in zip(SIDE_HEXES, SIDE_CORNERS, strict=True)
    ]),
    "corners": tuple(CORNERS),
}  # fmt: skip
