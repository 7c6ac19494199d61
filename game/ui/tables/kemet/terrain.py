"""The painted land: dunes lit from one side, the river with its ripples, green shores, paved temples and cities,
borders and walls. Made once per size with numpy; nothing here changes while a match is played."""

import math
from typing import TYPE_CHECKING

import numpy
import pygame

from game.ui.art import noise
from game.ui.tables.kemet.country import Country, Pixel
from game.ui.tables.kemet.printed import CANAL, CITIES, ZONES
from game.ui.theme import Theme, mixed

if TYPE_CHECKING:
    from game.ui.app import App

FINE = 2  # lines are drawn this much larger and made smooth
LIGHT = (-0.75, -0.65)  # where the sun stands
PAVED = {"temple": 0.55, "sanctuary": 0.7, "district": 0.62}


def paint(app: "App", country: Country) -> pygame.Surface:
    """The map's box, without anything that can be moved or built."""
    size = country.frame.size
    theme = app.theme
    land = _mask(country, size, list(ZONES))
    near = _blurred(land, max(6, country.size(40)))
    wet = 1.0 - near
    pixels = _water(theme, size, near)
    ground = _desert(theme, size, wet)
    _pave(theme, country, size, ground)
    share = _blurred(land, 2)[:, :, None]
    pixels = pixels * (1 - share) + ground * share
    foam = numpy.clip(1.0 - numpy.abs(share - 0.5) * 2.0, 0.0, 1.0) * 0.55
    pixels = pixels * (1 - foam) + _colour(theme["gold_light"]) * foam
    picture = pygame.Surface(size)
    pygame.surfarray.blit_array(picture, numpy.clip(pixels, 0, 255).astype(numpy.uint8))
    picture = picture.convert()
    _lines(theme, country, picture)
    return picture


def water_mask(country: Country) -> numpy.ndarray:
    """True where the river is seen, far from the shores."""
    land = _mask(country, country.frame.size, list(ZONES))
    return _blurred(land, max(3, country.size(7))) < 0.02


def _colour(colour: pygame.Color) -> numpy.ndarray:
    return numpy.array([colour.r, colour.g, colour.b], dtype=numpy.float32)


def _mask(country: Country, size: tuple[int, int], zones: list[str]) -> numpy.ndarray:
    picture = pygame.Surface(size)
    for zone in zones:
        pygame.draw.polygon(picture, (255, 255, 255), _inner(country, country.shape(ZONES[zone].polygon)))
    canal = _inner(country, country.shape(CANAL))
    if "foreland_w" in country.zones and len(zones) > 10:
        pygame.draw.lines(picture, (0, 0, 0), False, canal, country.size(13))
    return pygame.surfarray.array3d(picture)[:, :, 0].astype(numpy.float32) / 255.0


def _inner(country: Country, points: list[Pixel]) -> list[Pixel]:
    return [(x - country.frame.left, y - country.frame.top) for x, y in points]


def _blurred(values: numpy.ndarray, radius: int) -> numpy.ndarray:
    """Smooth edges: enlarged from a small picture where the radius is large."""
    picture = pygame.surfarray.make_surface(numpy.repeat((values * 255).astype(numpy.uint8)[:, :, None], 3, axis=2))
    size = picture.get_size()
    small = max(1, radius // 4)
    if small > 1:
        picture = pygame.transform.smoothscale(picture, (max(2, size[0] // small), max(2, size[1] // small)))
    picture = pygame.transform.gaussian_blur(picture, max(1, radius // small))
    if small > 1:
        picture = pygame.transform.smoothscale(picture, size)
    return pygame.surfarray.array3d(picture)[:, :, 0].astype(numpy.float32) / 255.0


def _water(theme: Theme, size: tuple[int, int], near: numpy.ndarray) -> numpy.ndarray:
    """Deep in the middle, lighter at the shores, with ripples across the stream."""
    flow = noise(size, 26, 11) * 0.6 + noise(size, 70, 12) * 0.4
    y = numpy.linspace(0.0, 1.0, size[1], dtype=numpy.float32)[None, :]
    x = numpy.linspace(0.0, 1.0, size[0], dtype=numpy.float32)[:, None]
    ripple = numpy.sin((y * 150 + x * 26 + flow * 7.0) * 2.0) * 0.5 + 0.5
    share = numpy.clip(near * 0.9 + ripple * 0.13 * (0.4 + flow) + flow * 0.22 - 0.12, 0.0, 1.0)[:, :, None]
    deep = _colour(mixed(theme["nile"], theme["night"], 0.42))
    shallow = _colour(mixed(theme["nile_light"], theme["nile"], 0.25))
    return numpy.asarray(deep + (shallow - deep) * share)


def _desert(theme: Theme, size: tuple[int, int], wet: numpy.ndarray) -> numpy.ndarray:
    """Dunes as heights lit from the side; green where the river is near."""
    large = noise(size, 7, 21)
    middle = noise(size, 22, 22)
    fine = noise(size, 90, 23)
    x = numpy.linspace(0.0, 1.0, size[0], dtype=numpy.float32)[:, None]
    y = numpy.linspace(0.0, 1.0, size[1], dtype=numpy.float32)[None, :]
    ridges = numpy.abs(numpy.sin((x * 13 + y * 21 + large * 5.5 + middle * 1.1) * 1.6))
    height = large * 0.9 + ridges * 0.16 + middle * 0.28 + fine * 0.05
    slope_x, slope_y = numpy.gradient(height * size[1] * 0.10)
    light = numpy.clip(0.5 + (slope_x * LIGHT[0] + slope_y * LIGHT[1]) * 0.62, 0.0, 1.0)
    grain = numpy.random.default_rng(5).normal(0.0, 0.022, size).astype(numpy.float32)
    tone = numpy.clip(light * 0.72 + large * 0.22 + grain, 0.0, 1.0)[:, :, None]
    dark = _colour(mixed(theme["desert"], theme["sand"], 0.68))
    bright = _colour(mixed(theme["desert"], theme["gold_light"], 0.55))
    sand = dark + (bright - dark) * tone
    green = numpy.clip(wet * 2.1 - 0.28 + (middle - 0.5) * 0.5, 0.0, 0.72)[:, :, None]
    leaf = _colour(mixed(theme["fertile"], theme["wood"], 0.12)) * (0.78 + 0.44 * tone)
    return numpy.asarray(sand * (1 - green) + leaf * green)


def _pave(theme: Theme, country: Country, size: tuple[int, int], ground: numpy.ndarray) -> None:
    """Stone floors of temples and cities; blown sand over what is not in play."""
    x = numpy.arange(size[0], dtype=numpy.float32)[:, None]
    y = numpy.arange(size[1], dtype=numpy.float32)[None, :]
    step = max(8.0, country.size(24))
    row = numpy.floor(y / (step * 0.62))
    joint = numpy.minimum((x + (row % 2) * step / 2) % step, (y % (step * 0.62)))
    slabs = numpy.where(joint < 1.4, 0.80, 1.0) * (0.94 + 0.12 * noise(size, 60, 31))
    stone = _colour(mixed(theme["papyrus"], theme["papyrus_dark"], 0.5))
    for kind, strength in PAVED.items():
        zones = [zone for zone in country.zones if ZONES[zone].kind == kind]
        if zones:
            share = (_blurred(_mask(country, size, zones), 5) * strength)[:, :, None]
            ground[:] = ground * (1 - share) + stone * slabs[:, :, None] * share
    covered = [zone for zone in ZONES if zone not in country.zones]
    if covered:
        dust = _blurred(_mask(country, size, covered), max(6, country.size(16)))
        swirl = 0.72 + 0.28 * noise(size, 14, 41)
        share = (dust * swirl * 0.9)[:, :, None]
        storm = _colour(mixed(theme["desert"], theme["sand_shade"], 0.34))
        ground[:] = ground * (1 - share) + storm * (0.8 + 0.4 * noise(size, 9, 43))[:, :, None] * share


def _lines(theme: Theme, country: Country, picture: pygame.Surface) -> None:
    """Borders between zones, then the walls of the cities."""
    size = (country.frame.width * FINE, country.frame.height * FINE)
    layer = pygame.Surface(size, pygame.SRCALPHA)
    layer.fill((*theme["gold_light"][:3], 0))
    for zone in country.zones:
        if ZONES[zone].kind != "district":
            outline = [(x * FINE, y * FINE) for x, y in _inner(country, country.shape(ZONES[zone].polygon))]
            _thick(layer, (*mixed(theme["sand_shade"], theme["shade"], 0.2)[:3], 150), outline, country.size(5) * FINE)
    for zone in country.zones:
        if ZONES[zone].kind != "district":
            outline = [(x * FINE, y * FINE) for x, y in _inner(country, country.shape(ZONES[zone].polygon))]
            _thick(layer, (*theme["gold_light"][:3], 235), outline, max(2, country.size(2.4) * FINE))
    for districts in CITIES.values():
        if districts[0] in country.zones:
            _walls(theme, country, layer, districts)
    picture.blit(pygame.transform.smoothscale(layer, country.frame.size), (0, 0))


def _thick(layer: pygame.Surface, colour: tuple[int, ...], outline: list[Pixel], width: int) -> None:
    pygame.draw.lines(layer, colour, True, outline, width)
    for point in outline:
        pygame.draw.circle(layer, colour, point, width // 2)


def _walls(theme: Theme, country: Country, layer: pygame.Surface, districts: tuple[str, ...]) -> None:
    """Masonry with merlons round and between the districts, and a tower at every corner."""
    edges: dict[tuple[Pixel, Pixel], int] = {}
    for district in districts:
        outline = [(x * FINE, y * FINE) for x, y in _inner(country, country.shape(ZONES[district].polygon))]
        for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
            edge = (min(start, end), max(start, end))
            edges[edge] = edges.get(edge, 0) + 1
    dark = mixed(theme["wood"], theme["shade"], 0.25)
    for outer in (True, False):
        width = country.size(11 if outer else 7) * FINE
        for (start, end), count in edges.items():
            if (count == 1) == outer and not _at_edge(country, start, end):
                _wall(theme, layer, start, end, width, dark)
    corners = {point for edge, _count in edges.items() if not _at_edge(country, *edge) for point in edge}
    side = country.size(15) * FINE
    for x, y in sorted(corners, key=lambda point: point[1]):
        box = pygame.Rect(0, 0, side, round(side * 1.15))
        box.center = (x, y - side // 8)
        pygame.draw.rect(layer, dark, box.inflate(side // 5, side // 5), border_radius=side // 6)
        pygame.draw.rect(layer, mixed(theme["papyrus_dark"], theme["sand"], 0.12), box, border_radius=side // 8)
        top = pygame.Rect(box.left, box.top, box.width, box.height // 2)
        pygame.draw.rect(layer, mixed(theme["papyrus"], theme["papyrus_dark"], 0.4), top, border_radius=side // 8)
        pygame.draw.rect(layer, dark, pygame.Rect(box.centerx - side // 12, box.centery, side // 6, side // 4))


def _at_edge(country: Country, start: Pixel, end: Pixel) -> bool:
    """Along the map's own edge no wall is needed."""
    width, height = (country.frame.width - 2) * FINE, (country.frame.height - 2) * FINE
    same_x = abs(start[0] - end[0]) < 4 and (start[0] <= 4 or start[0] >= width)
    same_y = abs(start[1] - end[1]) < 4 and (start[1] <= 4 or start[1] >= height)
    return same_x or same_y


def _wall(theme: Theme, layer: pygame.Surface, start: Pixel, end: Pixel, width: int, dark: pygame.Color) -> None:
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = (-along[1], along[0])

    def band(half: float, colour: pygame.Color, shift: float = 0.0) -> None:
        corners = [(start[0] + across[0] * side * half, start[1] + across[1] * side * half + shift) for side in (1, -1)]
        corners += [(end[0] + across[0] * side * half, end[1] + across[1] * side * half + shift) for side in (-1, 1)]
        pygame.draw.polygon(layer, colour, corners)

    band(width * 0.5 + 2, mixed(theme["shade"], theme["wood"], 0.4), width * 0.22)
    band(width * 0.5 + 2, dark)
    band(width * 0.5 - 1, mixed(theme["papyrus_dark"], theme["sand"], 0.18))
    band(width * 0.22, mixed(theme["papyrus"], theme["papyrus_dark"], 0.45))
    step = width * 1.1
    for number in range(1, int(length / step)):
        x, y = start[0] + along[0] * step * number, start[1] + along[1] * step * number
        ends = [(x + across[0] * width * 0.5 * side, y + across[1] * width * 0.5 * side) for side in (1, -1)]
        pygame.draw.line(layer, dark, ends[0], ends[1], max(2, width // 9))
