"""Where everything lies in the battle scene: head, steps, the region's map, a column per participant, the tray."""

from dataclasses import dataclass

import pygame

from game.ui.canvas import Canvas

SQRT3 = 3**0.5


@dataclass(frozen=True, slots=True)
class BattlePlaces:
    area: pygame.Rect
    head: pygame.Rect
    steps: list[pygame.Rect]
    map: pygame.Rect
    columns: list[pygame.Rect]
    tray: pygame.Rect
    question: pygame.Rect  # the sentence at the top of the tray
    choices: pygame.Rect  # below it


def battle_places(canvas: Canvas, area: pygame.Rect, sides: int, steps: int) -> BattlePlaces:
    pad, gap = canvas.u(16), canvas.u(10)
    inner = area.inflate(-2 * pad, -2 * pad)
    head = pygame.Rect(inner.left, inner.top, inner.width, max(canvas.u(54), canvas.line(30)))
    strip_height = min(max(canvas.u(54), canvas.line(20) + canvas.u(26)), round(inner.height * 0.12))
    strip = pygame.Rect(inner.left, head.bottom + gap // 2, inner.width, strip_height)
    cell = strip.width / steps
    cells = [
        pygame.Rect(round(strip.left + at * cell), strip.top, round(cell), strip.height).inflate(-2, 0)
        for at in range(steps)
    ]
    line = canvas.line(24)
    tray_height = max(round(inner.height * 0.30), line + canvas.u(150))
    tray = pygame.Rect(inner.left, inner.bottom - tray_height, inner.width, tray_height)
    middle = pygame.Rect(inner.left, strip.bottom + gap, inner.width, tray.top - strip.bottom - 2 * gap)
    share = 0.30 if sides < 4 else 0.24
    wide = min(round(inner.width * share), round(middle.height * 0.95))
    region = pygame.Rect(middle.left, middle.top, wide, middle.height)
    rest = pygame.Rect(region.right + gap, middle.top, middle.right - region.right - gap, middle.height)
    if sides > 2 and area.width < area.height * 1.2:  # a narrow sheet: one below the other
        high = (rest.height - gap * (sides - 1)) / sides
        columns = [
            pygame.Rect(rest.left, round(rest.top + at * (high + gap)), rest.width, round(high)) for at in range(sides)
        ]
        return _with_tray(canvas, area, head, cells, region, columns, tray)
    each = (rest.width - gap * (sides - 1)) / max(1, sides)
    columns = [
        pygame.Rect(round(rest.left + at * (each + gap)), rest.top, round(each), rest.height) for at in range(sides)
    ]
    return _with_tray(canvas, area, head, cells, region, columns, tray)


def _with_tray(
    canvas: Canvas,
    area: pygame.Rect,
    head: pygame.Rect,
    cells: list[pygame.Rect],
    region: pygame.Rect,
    columns: list[pygame.Rect],
    tray: pygame.Rect,
) -> BattlePlaces:
    gap = canvas.u(10)
    question = pygame.Rect(tray.left + gap, tray.top + gap // 2, tray.width - 2 * gap, canvas.line(24))
    choices = pygame.Rect(tray.left + gap, question.bottom + gap // 2, tray.width - 2 * gap, 0)
    choices.height = tray.bottom - choices.top - gap
    return BattlePlaces(area, head, cells, region, columns, tray, question, choices)


@dataclass(frozen=True, slots=True)
class HexPlaces:
    """Hexes of a region in a box, as large as they fit; hexes are named row * 100 + column."""

    radius: float
    centres: dict[int, tuple[int, int]]

    def outline(self, name: int, share: float = 1.0) -> list[tuple[float, float]]:
        x, y = self.centres[name]
        radius = self.radius * share
        return [
            (x + radius * dx, y + radius * dy)
            for dx, dy in ((1, 0), (0.5, SQRT3 / 2), (-0.5, SQRT3 / 2), (-1, 0), (-0.5, -SQRT3 / 2), (0.5, -SQRT3 / 2))
        ]

    def rect(self, name: int) -> pygame.Rect:
        """A box inside the hex: boxes of neighbours do not meet."""
        side = round(self.radius * 1.44)
        rect = pygame.Rect(0, 0, side, round(self.radius * SQRT3) - 2)
        rect.center = self.centres[name]
        return rect


def hex_places(names: list[int], box: pygame.Rect) -> HexPlaces:
    spots = {name: _spot(name) for name in names}
    left = min(x for x, _y in spots.values())
    top = min(y for _x, y in spots.values())
    wide = max(x for x, _y in spots.values()) - left + 2
    tall = max(y for _x, y in spots.values()) - top + SQRT3
    radius = min(box.width / wide, box.height / tall, box.height / 6)
    x0 = box.centerx - wide * radius / 2 + radius
    y0 = box.centery - tall * radius / 2 + radius * SQRT3 / 2
    centres = {
        name: (round(x0 + (x - left) * radius), round(y0 + (y - top) * radius)) for name, (x, y) in spots.items()
    }
    return HexPlaces(radius, centres)


def _spot(name: int) -> tuple[float, float]:
    row, column = divmod(name, 100)
    return 1.5 * column, SQRT3 * (row + 0.5 * (column % 2))
