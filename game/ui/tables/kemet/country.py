"""The map's shapes on the screen: the part of the land that is in play fills its box, the more so the fewer play."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame

from game.ui.tables.kemet.printed import CITIES, ZONES, Point
from game.ui.tables.outline import contains

STRETCH = 1.52  # how much wider than drawn a narrow part of the land may become
SHAPE = 4 / 3  # of the whole map
Pixel = tuple[int, int]


@dataclass(slots=True)
class Country:
    """`frame` is the painted box; `scale` the size of figures: 1 is that of five players at 1920x1080."""

    frame: pygame.Rect
    left: float
    top: float
    wide: float  # pixels for the whole map's width
    tall: float
    zones: tuple[str, ...]
    outlines: dict[str, list[Pixel]] = field(default_factory=dict)
    boxes: dict[str, pygame.Rect] = field(default_factory=dict)

    @property
    def scale(self) -> float:
        return float((self.wide * self.tall) ** 0.5 / 921)

    def size(self, units: float) -> int:
        """Sizes of what stands on the map, in pixels of the full map at 1920x1080."""
        return max(2, round(units * self.scale))

    def place(self, point: Point) -> Pixel:
        x = self.frame.left + (point[0] - self.left) * self.wide
        y = self.frame.top + (point[1] - self.top) * self.tall
        return round(x), round(y)

    def army(self, zone: str) -> Pixel:
        """Where an army stands, kept off the map's edge."""
        x, y = self.place(ZONES[zone].army)
        edge = self.size(34)
        inner = self.frame.inflate(-2 * edge, -2 * edge)
        return max(inner.left, min(inner.right, x)), max(inner.top, min(inner.bottom, y))

    def spot(self, point: Point, half: Pixel) -> Pixel:
        """A place for a picture of this half size, wholly on the map."""
        x, y = self.place(point)
        box = self.frame
        return (
            max(box.left + half[0], min(box.right - half[0], x)),
            max(box.top + half[1], min(box.bottom - half[1], y)),
        )

    def shape(self, points: Iterable[Point]) -> list[Pixel]:
        return [self.place(point) for point in points]

    def around(self, zone: str, side: int) -> pygame.Rect:
        """A box round the place of the army."""
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.army(zone)
        return rect


def country_in(area: pygame.Rect, zones: tuple[str, ...]) -> Country:
    """The largest picture of the land in play that the area holds."""
    right = max(x for zone in zones for x, _y in ZONES[zone].polygon)
    whole = right > 0.99
    right = 1.0 if whole else right + 0.012
    natural = SHAPE * right  # width for a height of one
    wide = min(area.width, round(area.height * natural * (1.06 if whole else STRETCH)))
    tall = min(area.height, round(wide / natural * 1.2))
    frame = pygame.Rect(0, 0, wide, tall)
    frame.center = area.center
    found = Country(frame, 0.0, 0.0, frame.width / right, float(frame.height), zones)
    for zone in zones:
        outline = found.shape(ZONES[zone].polygon)
        found.outlines[zone] = outline
        xs, ys = [x for x, _y in outline], [y for _x, y in outline]
        found.boxes[zone] = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return found


def inside(country: Country, zone: str, position: Pixel) -> bool:
    if not country.boxes[zone].collidepoint(position) or not contains(country.outlines[zone], position):
        return False
    hole = ZONES[zone].hole
    return not hole or not contains(country.shape(hole), position)


def city_of(zone: str) -> str:
    return next((city for city, districts in CITIES.items() if zone in districts), "")
