"""Egypt as it is painted: fields, desert and water blended at their borders, relief in low light, rivers as strokes.

Made with numpy once for a size of the map, and remembered: the land never changes. Borders are bent by noise, so that
they look grown; which ground a hex has is still told by its middle.
"""

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy
import pygame

from game.core.rng import Rng
from game.ui.art import noise
from game.ui.tables.ankh.grid import Grid, neighbours
from game.ui.theme import Theme, mixed

if TYPE_CHECKING:
    from game.ui.app import App

Field = numpy.ndarray
MARGIN = 0.35  # of paint round the hexes, in sides
KEPT = 3
_painted: dict[tuple[float, int, int], pygame.Surface] = {}


def painted(app: "App", grid: Grid) -> tuple[pygame.Surface, tuple[int, int]]:
    """The land with its rim, and where its corner lies."""
    margin = grid.u(MARGIN)
    key = (round(grid.side, 3), grid.box.width, grid.box.height)
    if key not in _painted:
        while len(_painted) >= KEPT:
            del _painted[next(iter(_painted))]
        _painted[key] = _paint(app.theme, grid, margin)
    return _painted[key], (grid.box.left - margin, grid.box.top - margin)


def _paint(theme: Theme, grid: Grid, margin: int) -> pygame.Surface:
    size = (grid.box.width + 2 * margin, grid.box.height + 2 * margin)
    offset = (grid.box.left - margin, grid.box.top - margin)
    bend = _bend(size, grid)
    water = _mask(grid, size, offset, "water")
    fertile = _mask(grid, size, offset, "fertile")
    wet, green = _grown(water, grid.u(0.16), bend), _grown(fertile, grid.u(0.30), bend)
    high = _heights(size, wet)
    shade = _relief(high, grid)
    colours = _land_colours(theme, size, green, high)
    colours *= (1.0 + 0.62 * shade)[:, :, None]
    deep = _grown(water, grid.u(0.75), None)
    sea = _water_colours(theme, size, deep)
    share = _step(wet, 0.42, 0.58)
    colours += (sea - colours) * share[:, :, None]
    shore = numpy.exp(-(((wet - 0.40) / 0.055) ** 2)) * 0.55
    foam = numpy.array(tuple(theme["gold_light"])[:3], dtype=numpy.float32)
    colours += (foam - colours) * shore[:, :, None]
    picture = _surface(size, colours)
    _growth(theme, grid, picture, offset)
    _hex_lines(theme, grid, picture, offset)
    _rivers(theme, grid, picture, offset)
    return _cut_out(theme, grid, picture, offset)


def _bend(size: tuple[int, int], grid: Grid) -> tuple[Field, Field]:
    cells = max(6, round(size[0] / grid.side * 1.6))
    reach = grid.side * 0.34
    return (noise(size, cells, 11) - 0.5) * 2 * reach, (noise(size, cells, 12) - 0.5) * 2 * reach


def _mask(grid: Grid, size: tuple[int, int], offset: tuple[int, int], terrain: str) -> pygame.Surface:
    """White where the hexes have this ground; ground beyond the map is like the nearest hex's."""
    picture = pygame.Surface(size)
    for name, kind in grid.terrain.items():
        if kind == terrain:
            reach = -grid.u(MARGIN) if -1 in neighbours(name) or _rim(grid, name) else -1
            points = [(x - offset[0], y - offset[1]) for x, y in grid.outline(name, reach)]
            pygame.draw.polygon(picture, (255, 255, 255), points)
    for name, kind in grid.terrain.items():
        if kind != terrain:
            points = [(x - offset[0], y - offset[1]) for x, y in grid.outline(name)]
            pygame.draw.polygon(picture, (0, 0, 0), points)
    return picture


def _rim(grid: Grid, name: int) -> bool:
    return any(near not in grid.terrain for near in neighbours(name))


def _grown(mask: pygame.Surface, blur: int, bend: tuple[Field, Field] | None) -> Field:
    soft = pygame.transform.gaussian_blur(mask, max(1, blur))
    field: Field = pygame.surfarray.array3d(soft)[:, :, 0].astype(numpy.float32) / 255.0
    if bend is None:
        return field
    width, height = field.shape
    x = numpy.clip(numpy.arange(width, dtype=numpy.float32)[:, None] + bend[0], 0, width - 1).astype(numpy.int32)
    y = numpy.clip(numpy.arange(height, dtype=numpy.float32)[None, :] + bend[1], 0, height - 1).astype(numpy.int32)
    grown: Field = field[x, y]
    return grown


def _heights(size: tuple[int, int], wet: Field) -> Field:
    rough = noise(size, 14, 21) * 0.5 + noise(size, 34, 22) * 0.28 + noise(size, 90, 23) * 0.15
    high: Field = (rough + noise(size, 240, 24) * 0.07) * (1.0 - 0.7 * wet)
    return high


def _relief(high: Field, grid: Grid) -> Field:
    """Light from the north-west."""
    steep = grid.side * 0.15
    slope = numpy.zeros_like(high)
    slope[1:-1, 1:-1] = (high[2:, 1:-1] - high[:-2, 1:-1]) + (high[1:-1, 2:] - high[1:-1, :-2])
    return numpy.clip(slope * steep * 2.0, -0.42, 0.42)


def _ramp(theme: Theme, names: list[tuple[str, str, float]], field: Field) -> Field:
    """Colours between several, along a field from 0 to 1."""
    stops = [mixed(theme[one], theme[other], share) for one, other, share in names]
    places = numpy.linspace(0.0, 1.0, len(stops), dtype=numpy.float32)
    found = numpy.empty((*field.shape, 3), dtype=numpy.float32)
    for channel in range(3):
        found[:, :, channel] = numpy.interp(field, places, [stop[channel] for stop in stops])
    return found


def _land_colours(theme: Theme, size: tuple[int, int], green: Field, high: Field) -> Field:
    grain = numpy.clip((high - 0.25) * 1.9, 0.0, 1.0)
    dunes = noise(size, 26, 31)
    waves = 0.5 + 0.5 * numpy.sin(dunes * 9.0 + numpy.arange(size[1], dtype=numpy.float32)[None, :] / size[1] * 60.0)
    sand = _ramp(
        theme,
        [("desert", "sand", 0.42), ("desert", "sand", 0.10), ("desert", "gold_light", 0.30)],
        numpy.clip(grain * 0.78 + waves * 0.22, 0, 1),
    )
    patches = numpy.clip(noise(size, 40, 33) * 0.65 + grain * 0.45, 0, 1)
    field = _ramp(
        theme, [("fertile", "night", 0.42), ("fertile", "agriculture", 0.35), ("fertile", "desert", 0.30)], patches
    )
    share = _step(green + (noise(size, 120, 34) - 0.5) * 0.22, 0.34, 0.66)
    land: Field = sand + (field - sand) * share[:, :, None]
    return land


def _water_colours(theme: Theme, size: tuple[int, int], deep: Field) -> Field:
    ripples = noise(size, 60, 41) * 0.6 + noise(size, 130, 42) * 0.4
    field = numpy.clip(1.15 - deep * 1.05 + (ripples - 0.5) * 0.34, 0, 1)
    return _ramp(theme, [("nile", "night", 0.46), ("nile", "night", 0.08), ("nile_light", "nile", 0.25)], field)


def _step(field: Field, low: float, high: float) -> Field:
    share = numpy.clip((field - low) / (high - low), 0.0, 1.0)
    smooth: Field = share * share * (3 - 2 * share)
    return smooth


def _surface(size: tuple[int, int], colours: Field) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    view = pygame.surfarray.pixels3d(picture)
    view[:] = numpy.clip(colours, 0, 255).astype(numpy.uint8)
    del view
    alpha = pygame.surfarray.pixels_alpha(picture)
    alpha[:] = 255
    del alpha
    return picture


def _growth(theme: Theme, grid: Grid, picture: pygame.Surface, offset: tuple[int, int]) -> None:
    """Tufts on the fields and ridges of dunes in the desert, small and low, away from the middles of hexes."""
    fine = 2
    layer = pygame.Surface((picture.get_width() * fine, picture.get_height() * fine), pygame.SRCALPHA)
    rng = Rng(19)
    unit = grid.side * fine
    for name, kind in grid.terrain.items():
        for _ in range(0 if kind == "water" else 7):
            turn, reach = rng.below(360), 0.52 + rng.below(30) / 100
            spot = pygame.math.Vector2(reach * unit, 0).rotate(turn)
            x = (grid.centres[name][0] - offset[0]) * fine + spot.x
            y = (grid.centres[name][1] - offset[1]) * fine + spot.y
            if kind == "fertile":
                _tuft(theme, layer, x, y, unit * (0.07 + rng.below(5) / 100))
            elif rng.below(2):
                _ridge(theme, layer, x, y, unit * (0.14 + rng.below(10) / 100))
    picture.blit(pygame.transform.smoothscale(layer, picture.get_size()), (0, 0))


def _tuft(theme: Theme, layer: pygame.Surface, x: float, y: float, size: float) -> None:
    dark, light = mixed(theme["agriculture"], theme["night"], 0.45), mixed(theme["fertile"], theme["gold_light"], 0.12)
    for shift, colour, share in ((0.35, (*theme["shade"][:3], 70), 1.15), (0.0, dark, 1.0), (-0.22, light, 0.62)):
        box = pygame.Rect(0, 0, max(2, round(size * 2 * share)), max(2, round(size * 1.5 * share)))
        box.center = (round(x + shift * size), round(y + shift * size))
        pygame.draw.ellipse(layer, colour, box)


def _ridge(theme: Theme, layer: pygame.Surface, x: float, y: float, size: float) -> None:
    box = pygame.Rect(0, 0, round(size * 2), round(size * 1.1))
    box.center = (round(x), round(y))
    width = max(2, round(size * 0.16))
    pygame.draw.arc(layer, (*mixed(theme["sand"], theme["wood"], 0.35)[:3], 110), box.move(0, width), 0.5, 2.6, width)
    pygame.draw.arc(layer, (*theme["gold_light"][:3], 150), box, 0.5, 2.6, width)


def _hex_lines(theme: Theme, grid: Grid, picture: pygame.Surface, offset: tuple[int, int]) -> None:
    """Every hex has a dark edge with a light one below it, as if cut into the ground."""
    layer = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    light, dark = (*theme["gold_light"][:3], 70), (*theme["wood_dark"][:3], 96)
    for colour, shift in ((light, 1), (dark, 0)):
        for name in grid.terrain:
            points = [(x - offset[0] + shift, y - offset[1] + shift) for x, y in grid.outline(name)]
            pygame.draw.aalines(layer, colour, True, points)
            if grid.side > 34 and not shift:
                pygame.draw.lines(layer, dark, True, points, 2)
    picture.blit(layer, (0, 0))


def river_paths(grid: Grid) -> list[list[tuple[int, int]]]:
    """The rivers' sides joined to long lines."""
    edges = [grid.edge(one, other) for one, other in grid.rivers if other in neighbours(one)]
    ends: dict[tuple[int, int], list[tuple[int, int]]] = {}
    known: list[tuple[int, int]] = []

    def knot(point: tuple[int, int]) -> tuple[int, int]:
        for other in known:
            if abs(point[0] - other[0]) <= 3 and abs(point[1] - other[1]) <= 3:
                return other
        known.append(point)
        return point

    for one, other in edges:
        first, second = knot(one), knot(other)
        ends.setdefault(first, []).append(second)
        ends.setdefault(second, []).append(first)
    paths = []
    left = {frozenset((one, other)) for one, others in ends.items() for other in others}
    starts = sorted(ends, key=lambda point: (len(ends[point]) == 2, point[1]))
    for start in starts:
        for following in ends[start]:
            if frozenset((start, following)) not in left:
                continue
            path = [start]
            here, there = start, following
            while True:
                left.discard(frozenset((here, there)))
                path.append(there)
                if len(ends[there]) != 2:
                    break
                onward = [one for one in ends[there] if frozenset((there, one)) in left]
                if not onward:
                    break
                here, there = there, onward[0]
            paths.append(path)
    return paths


def _smoothed(path: list[tuple[int, int]], times: int = 2) -> list[tuple[float, float]]:
    """Corners cut, ends kept."""
    points: list[tuple[float, float]] = [(float(x), float(y)) for x, y in path]
    for _ in range(times):
        cut = [points[0]]
        for (x, y), (x_two, y_two) in pairwise(points):
            cut.append((x * 0.8 + x_two * 0.2, y * 0.8 + y_two * 0.2))
            cut.append((x * 0.2 + x_two * 0.8, y * 0.2 + y_two * 0.8))
        points = [*cut, points[-1]]
    return points


def _rivers(theme: Theme, grid: Grid, picture: pygame.Surface, offset: tuple[int, int]) -> None:
    fine = 2
    layer = pygame.Surface((picture.get_width() * fine, picture.get_height() * fine), pygame.SRCALPHA)
    bank = mixed(theme["fertile"], theme["wood_dark"], 0.55)
    strokes = (
        (0.34, (*bank[:3], 120)), (0.27, (*mixed(theme["nile"], theme["night"], 0.55)[:3], 255)),
        (0.21, (*theme["nile"][:3], 255)), (0.10, (*mixed(theme["nile_light"], theme["nile"], 0.2)[:3], 255)),
    )  # fmt: skip
    paths = [_smoothed(path) for path in river_paths(grid)]
    for share, colour in strokes:
        for path in paths:
            _stroke(layer, [((x - offset[0]) * fine, (y - offset[1]) * fine) for x, y in path], colour,
                    max(2, round(grid.side * share * fine)))  # fmt: skip
    picture.blit(pygame.transform.smoothscale(layer, picture.get_size()), (0, 0))


def _stroke(layer: pygame.Surface, path: list[tuple[float, float]], colour: tuple[int, ...], width: int) -> None:
    for one, other in pairwise(path):
        steps = max(1, round(max(abs(one[0] - other[0]), abs(one[1] - other[1])) / max(1, width * 0.2)))
        for at in range(steps + 1):
            share = at / steps
            point = (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
            pygame.draw.circle(layer, colour, point, width / 2)


def _cut_out(theme: Theme, grid: Grid, picture: pygame.Surface, offset: tuple[int, int]) -> pygame.Surface:
    """The map's shape with a golden rim; nothing round it."""
    size = picture.get_size()
    fine = 2
    found = pygame.Surface(size, pygame.SRCALPHA)
    rings = ((MARGIN * 0.52, "gold_shadow"), (MARGIN * 0.40, "gold"), (MARGIN * 0.20, "wood_dark"))
    for reach, name in rings:
        layer = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
        for place in grid.terrain:
            points = [((x - offset[0]) * fine, (y - offset[1]) * fine) for x, y in grid.outline(place, -grid.u(reach))]
            pygame.draw.polygon(layer, theme[name], points)
        found.blit(pygame.transform.smoothscale(layer, size), (0, 0))
    mask = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    for place in grid.terrain:
        points = [((x - offset[0]) * fine, (y - offset[1]) * fine) for x, y in grid.outline(place, -1)]
        pygame.draw.polygon(mask, (255, 255, 255, 255), points)
    picture.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    found.blit(picture, (0, 0))
    return found
