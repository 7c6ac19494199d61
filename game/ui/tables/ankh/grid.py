"""The hex map on the screen: where hexes, corners and sides lie, and which hex is under the pointer.

Hexes are flat-topped, odd columns lie half a hex lower. A hex is named row * 100 + column, as in actions and views.
"""

import math
from collections.abc import Iterable
from typing import Any

import pygame

Point = tuple[float, float]
ROOT = math.sqrt(3)
ROWS, COLUMNS = 10, 11
WIDE = 1.5 * COLUMNS + 0.5  # of the whole map, in sides of a hex
TALL = ROOT * (ROWS + 0.5)


def shape_of(name: int) -> Point:
    """The centre of a hex, in sides, from the map's north-west corner."""
    return place_of(*divmod(name, 100))


def place_of(row: int, column: int) -> Point:
    return 1.0 + 1.5 * column, ROOT * (row + 0.5 + (0.5 if column % 2 else 0.0))


class Grid:
    """The printed map of a view, laid into an area of the window."""

    def __init__(self, printed: dict[str, Any], area: pygame.Rect) -> None:
        self.side = max(12.0, min(area.width / WIDE, area.height / TALL))
        self.box = pygame.Rect(0, 0, round(WIDE * self.side), round(TALL * self.side))
        self.box.center = area.center
        self.terrain: dict[int, str] = {one["hex"]: one["terrain"] for one in printed["hexes"]}
        self.centres: dict[int, tuple[int, int]] = {name: self._at(shape_of(name)) for name in self.terrain}
        self.corners: list[tuple[int, int]] = [self._at(self._corner(three)) for three in printed["corners"]]
        self.sides: list[tuple[int, int]] = [one["corners"] for one in printed["sides"]]
        self.side_hexes: list[tuple[int, int]] = [one["hexes"] for one in printed["sides"]]
        self.rivers: list[tuple[int, int]] = [*printed["rivers"], *printed["rivers_drawn"]]
        self._outlines: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def _at(self, point: Point) -> tuple[int, int]:
        return round(self.box.left + point[0] * self.side), round(self.box.top + point[1] * self.side)

    @staticmethod
    def _corner(three: Iterable[tuple[int, int]]) -> Point:
        """A corner is as far from the three hexes round it."""
        points = [place_of(row, column) for row, column in three]
        return sum(x for x, _y in points) / 3, sum(y for _x, y in points) / 3

    def u(self, share: float) -> int:
        """A measure in sides of a hex."""
        return max(1, round(share * self.side))

    def outline(self, name: int, inset: int = 0) -> list[tuple[int, int]]:
        key = (name, inset)
        if key not in self._outlines:
            x, y = shape_of(name)
            reach = 1.0 - inset / self.side * (2 / ROOT)
            self._outlines[key] = [
                self._at((x + math.cos(turn) * reach, y + math.sin(turn) * reach))
                for turn in (math.radians(60 * at) for at in range(6))
            ]
        return self._outlines[key]

    def rect(self, name: int) -> pygame.Rect:
        found = pygame.Rect(0, 0, self.u(2), self.u(ROOT))
        found.center = self.centres[name]
        return found

    def inner_rect(self, name: int) -> pygame.Rect:
        """A box inside the hex: those of neighbours do not meet."""
        found = pygame.Rect(0, 0, self.u(1.42), self.u(ROOT) - 3)
        found.center = self.centres[name]
        return found

    def inside(self, name: int, position: tuple[int, int]) -> bool:
        """Nearer to this hex than to any neighbour."""
        x, y = self.centres[name]
        across, down = abs(position[0] - x), abs(position[1] - y)
        half = self.side * ROOT / 2
        return down <= half and across * ROOT + down <= 2 * half

    def border(self, names: Iterable[int]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """The edges round a set of hexes."""
        members = set(names)
        found = []
        for name in members:
            points = self.outline(name)
            for at, other in enumerate(neighbours(name)):
                if other not in members:
                    found.append((points[at], points[(at + 1) % 6]))
        return found

    def edge(self, one: int, other: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """The two ends of the edge between neighbours."""
        at = neighbours(one).index(other)
        points = self.outline(one)
        return points[at], points[(at + 1) % 6]

    def side_line(self, side: int) -> tuple[tuple[int, int], tuple[int, int]]:
        one, other = self.sides[side]
        return self.corners[one], self.corners[other]


def neighbours(name: int) -> list[int]:
    """By the edge between an outline's points: SE, S, SW, NW, N, NE; -1 beyond the map."""
    row, column = divmod(name, 100)
    low = column % 2
    found = [
        (row + low, column + 1), (row + 1, column), (row + low, column - 1),
        (row + low - 1, column - 1), (row - 1, column), (row + low - 1, column + 1),
    ]  # fmt: skip
    return [near[0] * 100 + near[1] if 0 <= near[0] < ROWS and 0 <= near[1] < COLUMNS else -1 for near in found]


def distance(one: int, other: int) -> int:
    """Walking distance; borders do not count."""
    row, column = divmod(one, 100)
    row_two, column_two = divmod(other, 100)
    across = column - column_two
    down = (row - (column - column % 2) // 2) - (row_two - (column_two - column_two % 2) // 2)
    return max(abs(across), abs(down), abs(across + down))
