"""Outlines of places on a board, as corners in pixels."""

from collections.abc import Sequence

Pixel = tuple[int, int]


def contains(outline: Sequence[Pixel], position: Pixel) -> bool:
    """Whether the position lies inside: a line from it to the right crosses the outline an odd number of times."""
    x, y = position
    found = False
    last = outline[-1]
    for point in outline:
        if (point[1] > y) != (last[1] > y):
            cross = (last[0] - point[0]) * (y - point[1]) / (last[1] - point[1]) + point[0]
            if x < cross:
                found = not found
        last = point
    return found
