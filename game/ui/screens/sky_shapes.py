"""The silhouettes under the dusk sky: pyramids, palms, a boat, grains. Drawn large and scaled down for soft edges."""

import math

import numpy
import pygame

from game.ui.theme import Theme, mixed, with_alpha

# Where the pyramids stand: share of the width, half width and height in units, how far away (haze)
PYRAMIDS = (
    (0.375, 88, 72, 0.55),
    (0.622, 100, 84, 0.5),
    (0.30, 190, 158, 0.3),
    (0.705, 150, 122, 0.38),
    (0.165, 330, 285, 0.12),
    (0.825, 300, 252, 0.16),
    (0.955, 170, 140, 0.3),
    (0.03, 130, 104, 0.35),
)
LARGER = 2


def pyramids(theme: Theme, width: int, height: int, scale: float) -> pygame.Surface:
    """The far band: every pyramid turns a lit face to the sun in the middle and a shaded one away from it."""
    big = pygame.Surface((width * LARGER, height * LARGER), pygame.SRCALPHA)
    unit = scale * LARGER
    for share, half, tall, haze in PYRAMIDS:
        sunward = 1 if share < 0.5 else -1
        apex = (share * width * LARGER, (height * LARGER) - tall * unit)
        foot = height * LARGER - 1
        corner = apex[0] - sunward * half * 0.30 * unit
        lit = [apex, (apex[0] + sunward * half * unit, foot), (corner, foot)]
        dark = [apex, (corner, foot), (apex[0] - sunward * half * unit, foot)]
        glow = mixed(mixed(theme["dusk_light"], theme["sand"], 0.38), theme["dusk"], haze)
        shade = mixed(mixed(theme["sand_shade"], theme["violet"], 0.35), theme["dusk"], haze * 0.6)
        _face(big, lit, glow, mixed(glow, theme["sand"], 0.6), unit)
        _face(big, dark, shade, mixed(shade, theme["sand"], 0.35), unit)
        pygame.draw.line(big, mixed(glow, theme["gold_light"], 0.5), apex, lit[1], max(2, round(2 * unit)))
    return pygame.transform.smoothscale(big, (width, height)).convert_alpha()


def _face(
    picture: pygame.Surface, points: list[tuple[float, float]], top: pygame.Color, foot: pygame.Color, unit: float
) -> None:
    """A face in courses of stone, each a little nearer to the colour of the ground."""
    apex, one, other = points
    course = 9 * unit
    count = max(4, round((one[1] - apex[1]) / course))
    for row in range(count):
        upper, lower = row / count, (row + 1) / count
        box = [
            _along(apex, one, upper),
            _along(apex, one, lower),
            _along(apex, other, lower),
            _along(apex, other, upper),
        ]
        tone = mixed(top, foot, upper * 0.75 + (0.06 if row % 2 else 0.0))
        pygame.draw.polygon(picture, tone, box)
    pygame.draw.polygon(
        picture, mixed(top, foot, 0.2), [apex, _along(apex, one, 0.5 / count), _along(apex, other, 0.5 / count)]
    )


def _along(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def palm(theme: Theme, height: int, leans_right: bool) -> pygame.Surface:
    side = height * 3
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    dark = mixed(theme["sand_shade"], theme["night_deep"], 0.62)
    lit = mixed(dark, theme["dusk"], 0.42)
    lean = 1 if leans_right else -1
    crown = (side * (0.5 + 0.13 * lean), side * 0.34)
    for step in range(60):
        t = step / 59
        x = side * 0.5 + (crown[0] - side * 0.5) * t**1.8
        y = side * (1.0 - 0.66 * t)
        radius = side * (0.026 - 0.010 * t) * (1.12 if step % 4 == 0 else 1.0)
        pygame.draw.circle(big, dark, (x, y), radius)
        pygame.draw.circle(big, lit, (x + lean * radius * 0.6, y), radius * 0.3)
    for number in range(11):
        angle = math.radians(-200 + number * 22)
        _frond(big, crown, angle, side * (0.30 + 0.05 * (number % 3)), dark if number % 2 else mixed(dark, lit, 0.3))
    return pygame.transform.smoothscale(big, (height, height)).convert_alpha()


def _frond(
    picture: pygame.Surface, start: tuple[float, float], angle: float, length: float, colour: pygame.Color
) -> None:
    upper: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    for step in range(13):
        t = step / 12
        x = start[0] + math.cos(angle) * length * t
        y = start[1] + math.sin(angle) * length * t * 0.75 + length * 0.62 * t * t
        breadth = length * 0.085 * math.sin(math.pi * min(1.0, 0.08 + t * 0.92)) * (1.0 if step % 2 else 0.45)
        upper.append((x, y - breadth * 0.7))
        lower.append((x, y + breadth * 1.6))
    pygame.draw.polygon(picture, colour, upper + lower[::-1])


def boat(theme: Theme, height: int) -> pygame.Surface:
    """A felucca: a hull and one leaning sail with the sun behind it."""
    side = height * 4
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    dark = mixed(theme["wood_dark"], theme["violet"], 0.2)
    sail = mixed(theme["papyrus_mid"], theme["dusk"], 0.45)

    def at(*shares: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * side, y * side) for x, y in shares]

    pygame.draw.polygon(big, sail, at((0.40, 0.80), (0.22, 0.06), (0.34, 0.24), (0.60, 0.60), (0.80, 0.78)))
    pygame.draw.polygon(
        big, mixed(sail, theme["sand_shade"], 0.45), at((0.40, 0.80), (0.22, 0.06), (0.30, 0.30), (0.50, 0.66))
    )
    pygame.draw.lines(big, dark, False, at((0.21, 0.05), (0.46, 0.84)), max(2, side // 60))
    pygame.draw.polygon(
        big, dark, at((0.12, 0.80), (0.24, 0.85), (0.72, 0.85), (0.92, 0.79), (0.80, 0.95), (0.24, 0.96))
    )
    pygame.draw.polygon(big, with_alpha(dark, 90), at((0.20, 0.965), (0.82, 0.965), (0.66, 1.0), (0.34, 1.0)))
    return pygame.transform.smoothscale(big, (height, height)).convert_alpha()


def soft_dot(colour: pygame.Color, side: int, strength: float, added: bool) -> pygame.Surface:
    """A round grain with a soft edge; `added` ones are light on black, to be added to what is below."""
    line = numpy.linspace(-1, 1, side, dtype=numpy.float32)
    share = numpy.clip(1 - numpy.sqrt(line[:, None] ** 2 + line[None, :] ** 2), 0, 1) ** 1.3 * strength
    share = numpy.minimum(share, 1.0)
    if added:
        surface = pygame.Surface((side, side))
        view = pygame.surfarray.pixels3d(surface)
        view[:] = (share[:, :, None] * numpy.array(tuple(colour)[:3])).astype(numpy.uint8)
        del view
        return surface.convert()
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill(with_alpha(colour, 0))
    opacity = pygame.surfarray.pixels_alpha(surface)
    opacity[:] = (share * 255).astype(numpy.uint8)
    del opacity
    return surface.convert_alpha()
