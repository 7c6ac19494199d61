"""Paints the layers of the dusk sky for one window size: gradients, stars, sun, pyramids, river and dunes."""

from dataclasses import dataclass, field

import numpy
import pygame

from game.ui.art import noise
from game.ui.screens.sky_shapes import boat, palm, pyramids, soft_dot
from game.ui.theme import Theme, mixed

HORIZON = 0.47  # of the height
MOTES = 52
MARGIN = 60  # units that a band is wider on each side, so that it can lean
PALMS = ((0.115, 92), (0.085, 122), (0.05, 160), (0.905, 118), (0.968, 132), (0.94, 172))  # place and height
Array = numpy.ndarray


@dataclass(slots=True)
class Layers:
    size: tuple[int, int]
    horizon: int
    sky: pygame.Surface
    sun: pygame.Surface
    sun_at: tuple[int, int]
    glows: list[pygame.Surface]
    bands: dict[str, tuple[pygame.Surface, int]]  # name -> picture and its top
    water: pygame.Surface
    glints: list[tuple[int, int]]
    glint: list[pygame.Surface]
    boats: list[tuple[pygame.Surface, float, float]]  # picture, units per second, depth on the water
    stars: list[pygame.Surface]  # the twinkling ones, from dim to bright
    twinkling: list[tuple[int, int]]
    motes: list[pygame.Surface]
    wind: list[tuple[float, float, float, float]]  # per grain: start, speed, height and phase, each 0 to 1
    still: pygame.Surface | None = field(default=None)


def paint(theme: Theme, size: tuple[int, int], scale: float) -> Layers:
    width, height = size
    horizon = round(height * HORIZON)
    margin = round(MARGIN * scale)
    wide = width + 2 * margin
    rng = numpy.random.default_rng(1922)  # always the same sky
    sun_at = (width // 2, horizon - round(62 * scale))
    tall = round(150 * scale)
    far = pyramids(theme, wide, round(height * 0.30), scale)
    head = round(150 * scale)  # room for the palms above the crest
    dune_top = horizon + round(52 * scale) - head
    dunes = _dune(theme, (wide, height - dune_top), scale, 0, margin, head)
    for share, tree in PALMS:
        picture = palm(theme, round(tree * scale), share < 0.5)
        x = round(share * wide)
        ground = head + round(float(_crest(numpy.array([float(x - margin)]), scale, 0, width)[0]))
        dunes.blit(picture, (x - picture.get_width() // 2, ground + round(tree * 0.14 * scale) - picture.get_height()))
    near_top = round(height * 0.78)
    return Layers(
        size=size,
        horizon=horizon,
        sky=_sky(theme, size, horizon, sun_at, rng, scale),
        sun=_sun(theme, round(150 * scale)),
        sun_at=sun_at,
        glows=[_glow(theme, round(900 * scale), 0.42 + 0.05 * step) for step in range(7)],
        bands={
            "far": (far, horizon - far.get_height() + round(3 * scale)),
            "dunes": (dunes, dune_top),
            "near": (_dune(theme, (wide, height - near_top), scale, 1, margin, 0), near_top),
        },
        water=_water(theme, (width, tall), sun_at[0], scale),
        glints=[
            (int(x), int(y))
            for x, y in zip(rng.normal(width / 2, 130 * scale, 34), rng.uniform(4 * scale, 74 * scale, 34), strict=True)
        ],
        glint=[_glint(theme, scale, strength) for strength in (0.25, 0.45, 0.7)],
        boats=[(boat(theme, round(74 * scale)), 7.0, 0.30), (boat(theme, round(50 * scale)), 4.5, 0.16)],
        stars=[soft_dot(theme["gold_light"], max(3, round(9 * scale)), 0.25 * step, True) for step in range(1, 5)],
        twinkling=[
            (int(x), int(y))
            for x, y in zip(rng.uniform(0, width, 44), rng.beta(1.1, 2.2, 44) * horizon * 0.8, strict=True)
        ],
        motes=[
            soft_dot(theme["dusk_light"], max(3, round(side * scale)), strength, False)
            for side, strength in ((7, 0.55), (10, 0.45), (15, 0.28), (6, 0.7))
        ],
        wind=[(float(a), float(b), 0.36 + 0.62 * float(c), float(d)) for a, b, c, d in rng.random((MOTES, 4))],
    )


def stops(theme: Theme, marks: list[tuple[float, pygame.Color]], at: Array) -> Array:
    """Colours along a gradient, as an array of the shape of `at` with three channels."""
    places = [mark[0] for mark in marks]
    channels = [numpy.interp(at, places, [mark[1][channel] for mark in marks]) for channel in range(3)]
    return numpy.stack(channels, axis=-1).astype(numpy.float32)


def picture_of(pixels: Array, alpha: Array | None = None) -> pygame.Surface:
    """Float colours (and opacity from 0 to 1) as a picture in the window's format."""
    shape = (pixels.shape[0], pixels.shape[1])
    surface = pygame.Surface(shape, pygame.SRCALPHA if alpha is not None else 0)
    view = pygame.surfarray.pixels3d(surface)
    view[:] = numpy.clip(pixels, 0, 255).astype(numpy.uint8)
    del view
    if alpha is None:
        return surface.convert()
    opacity = pygame.surfarray.pixels_alpha(surface)
    opacity[:] = (numpy.clip(alpha, 0, 1) * 255).astype(numpy.uint8)
    del opacity
    return surface.convert_alpha()


def _streaks(size: tuple[int, int], across: int, down: int, seed: int) -> Array:
    """Noise from 0 to 1 that lies flat, as clouds and waves do."""
    grid = (numpy.random.default_rng(seed).random((across, down, 1)) * 255).astype(numpy.uint8)
    small = pygame.surfarray.make_surface(numpy.repeat(grid, 3, axis=2))
    large = pygame.surfarray.array3d(pygame.transform.smoothscale(small, size))[:, :, 0]
    return large.astype(numpy.float32) / 255.0


def _sky(
    theme: Theme,
    size: tuple[int, int],
    horizon: int,
    sun_at: tuple[int, int],
    rng: numpy.random.Generator,
    scale: float,
) -> pygame.Surface:
    width, height = size[0], horizon + 8
    y = numpy.linspace(0, 1, height, dtype=numpy.float32)
    rose = mixed(theme["violet"], theme["dusk"], 0.42)
    column = stops(
        theme,
        [
            (0.0, theme["night_deep"]),
            (0.22, theme["night"]),
            (0.52, theme["violet"]),
            (0.74, rose),
            (0.9, theme["dusk"]),
            (1.0, theme["dusk_light"]),
        ],
        y,
    )
    x = numpy.arange(width, dtype=numpy.float32)[:, None] - sun_at[0]
    dy = numpy.arange(height, dtype=numpy.float32)[None, :] - sun_at[1]
    far = numpy.sqrt((x / (1.5 * scale)) ** 2 + (dy / scale) ** 2)
    blush = numpy.exp(-((far / 400) ** 1.5))[:, :, None]  # rose far round the sun, gold close to it
    warm = numpy.exp(-((far / 185) ** 1.35))[:, :, None]
    aside = numpy.clip(numpy.abs(x) / width * 1.1 - 0.12, 0, 0.5)[:, :, None]  # the night comes from the sides
    night = numpy.array(tuple(theme["violet"])[:3], dtype=numpy.float32)
    glow = numpy.array(tuple(theme["dusk_light"])[:3], dtype=numpy.float32)
    pixels = column[None, :, :] * (1 - aside) + night * aside * numpy.linspace(0.5, 1, height)[None, :, None]
    pixels = pixels + (numpy.array(tuple(rose)[:3], dtype=numpy.float32) - pixels) * blush * 0.62
    pixels = pixels + (glow - pixels) * warm * 0.85
    streaks = _streaks((width, height), 26, 60, 11) * 0.6 + _streaks((width, height), 56, 110, 12) * 0.4
    clouds = numpy.clip(streaks - 0.56, 0, 1) * 1.7 * numpy.exp(-(((y - 0.72) / 0.16) ** 2))[None, :]
    cloud = numpy.array(tuple(mixed(theme["dusk"], theme["sand"], 0.4))[:3], dtype=numpy.float32)
    pixels = pixels + (cloud - pixels) * clouds[:, :, None]
    pixels += rng.uniform(-1.2, 1.2, (width, height, 1))  # against bands in the gradient
    whole = numpy.empty((width, size[1], 3), dtype=numpy.float32)
    whole[:, :height] = pixels
    whole[:, height:] = numpy.array(tuple(theme["sand_shade"])[:3])
    picture = picture_of(whole)
    count = round(width * height / (scale * scale) / 3600)
    for _number in range(count):
        place = (int(rng.uniform(0, width)), int(rng.beta(1.0, 2.4) * height * 0.86))
        side = max(2, round(float(rng.choice([2.5, 3.5, 5.5], p=[0.6, 0.3, 0.1])) * scale))
        dot = soft_dot(theme["gold_light"], side, float(rng.uniform(0.25, 0.95)), True)
        picture.blit(dot, place, special_flags=pygame.BLEND_RGB_ADD)
    return picture


def _sun(theme: Theme, side: int) -> pygame.Surface:
    line = numpy.linspace(-1, 1, side, dtype=numpy.float32)
    far = numpy.sqrt(line[:, None] ** 2 + line[None, :] ** 2)
    lower = (line[None, :] + 1) / 2 + 0 * line[:, None]
    pixels = stops(theme, [(0, theme["gold_light"]), (0.6, theme["target"]), (1, theme["dusk_light"])], lower)
    return picture_of(pixels, (0.97 - far) * side / 3)


def _glow(theme: Theme, side: int, strength: float) -> pygame.Surface:
    """Light round the sun, to be added."""
    small = max(8, side // 4)
    line = numpy.linspace(-1, 1, small, dtype=numpy.float32)
    far = numpy.sqrt(line[:, None] ** 2 + line[None, :] ** 2)
    share = numpy.clip(1 - far, 0, 1) ** 2.6 * strength
    pixels = share[:, :, None] * numpy.array(tuple(mixed(theme["dusk"], theme["dusk_light"], 0.4))[:3])
    return pygame.transform.smoothscale(picture_of(pixels), (side, side)).convert()


def _water(theme: Theme, size: tuple[int, int], sun_x: int, scale: float) -> pygame.Surface:
    width, height = size
    y = numpy.linspace(0, 1, height, dtype=numpy.float32)
    column = stops(
        theme,
        [
            (0.0, mixed(theme["dusk"], theme["violet"], 0.35)),
            (0.12, mixed(theme["dusk"], theme["violet"], 0.62)),
            (0.5, mixed(theme["nile"], theme["violet"], 0.62)),
            (1.0, theme["night"]),
        ],
        y,
    )
    ripples = _streaks(size, 90, max(8, round(height / scale / 2.2)), 5)
    x = numpy.arange(width, dtype=numpy.float32)[:, None] - sun_x
    spread = (90 + 130 * y)[None, :] * scale
    path = numpy.exp(-((x / spread) ** 2)) * numpy.clip(ripples * 2.2 - 0.55, 0, 1)
    light = numpy.array(tuple(theme["dusk_light"])[:3], dtype=numpy.float32)
    pixels = column[None, :, :] * (0.82 + 0.36 * ripples[:, :, None])
    pixels = pixels + (light - pixels) * (path * (0.95 - 0.4 * y)[None, :])[:, :, None]
    return picture_of(pixels)


def _glint(theme: Theme, scale: float, strength: float) -> pygame.Surface:
    width, height = max(6, round(34 * scale)), max(2, round(4 * scale))
    x = numpy.linspace(-1, 1, width, dtype=numpy.float32)[:, None]
    y = numpy.linspace(-1, 1, height, dtype=numpy.float32)[None, :]
    share = (1 - x * x) * (1 - 0.6 * y * y) * strength
    return picture_of(share[:, :, None] * numpy.array(tuple(theme["dusk_light"])[:3]))


def _crest(x: Array, scale: float, kind: int, width: int) -> Array:
    """The height of the crest below the band's top, in pixels."""
    t = x / width * 2 * numpy.pi
    if kind == 0:
        wave = 112 - 34 * numpy.cos(t) - 9 * numpy.sin(2 * t + 0.6) - 5 * numpy.sin(5 * t)
        return numpy.asarray(wave * scale * 0.62)
    return numpy.asarray((66 + 34 * numpy.sin(t + 2.6) + 14 * numpy.sin(2.3 * t + 1.0)) * scale)


def _dune(theme: Theme, size: tuple[int, int], scale: float, kind: int, margin: int, head: int) -> pygame.Surface:
    width, height = size
    x = numpy.arange(width, dtype=numpy.float32) - margin
    inner = width - 2 * margin
    crest = head + _crest(x, scale, kind, inner)
    y = numpy.arange(height, dtype=numpy.float32)[None, :]
    below = y - crest[:, None]
    slope = numpy.gradient(crest)[:, None]
    sunward = numpy.tanh((inner / 2 - x) / (inner * 0.22))[:, None]
    lit = numpy.clip(0.5 - slope * sunward * 3.2, 0, 1)  # slopes that fall towards the sun catch its light
    depth = numpy.clip(below / (height * (0.85 if kind == 0 else 0.95)), 0, 1)
    top, low = (
        (mixed(theme["sand"], theme["dusk"], 0.25), mixed(theme["sand_shade"], theme["night"], 0.25)),
        (mixed(theme["sand_shade"], theme["sand"], 0.32), theme["night_deep"]),
    )[kind]
    pixels = stops(theme, [(0, top), (0.35, mixed(top, low, 0.45)), (1, low)], depth)
    ripple = numpy.sin(
        numpy.clip(below / scale, 0, None) ** 0.82 * (0.55 - 0.1 * kind) + 6 * noise((width, height), 9, 21 + kind)
    )
    grain = noise((width, height), 130, 31 + kind) - 0.5
    rim = numpy.exp(-numpy.clip(below, 0, None) / (26 * scale)) * lit
    light = numpy.array(tuple(theme["dusk_light"])[:3], dtype=numpy.float32)
    pixels *= (1 + 0.035 * ripple + 0.07 * grain + 0.10 * (lit - 0.5))[:, :, None]
    pixels = pixels + (light - pixels) * (rim * (0.5 - 0.25 * kind))[:, :, None]
    return picture_of(pixels, below + 0.5)
