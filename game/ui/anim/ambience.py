"""The table is alive when nothing happens: two torches flicker, and dust drifts through their light."""

import math
from typing import TYPE_CHECKING

import pygame

from game.core.rng import Rng
from game.ui.theme import with_alpha

if TYPE_CHECKING:
    from game.ui.app import App

MOTES = 34
FLICKERS = 4  # pictures of a torch's light, from dim to bright


class Ambience:
    """Made once per layout; drawing it is a few blits. With reduced motion the light stands still."""

    def __init__(self, app: "App", lights: list[tuple[int, int]]) -> None:
        self.app = app
        self.lights = lights
        self.glows = [_glow(app, app.canvas.u(250), 0.55 + 0.15 * level) for level in range(FLICKERS)]
        rng = Rng(7)
        self.motes = [(rng.below(1000), rng.below(1000), 4 + rng.below(10), rng.below(628)) for _ in range(MOTES)]
        self.dots = [_dot(app, app.canvas.u(2 + size)) for size in range(3)]

    def draw(self, surface: pygame.Surface, time: float) -> None:
        still = self.app.settings.reduced_motion
        for at, centre in enumerate(self.lights):
            wave = 0.0 if still else math.sin(time * 7.3 + at * 2.1) + math.sin(time * 11.9 + at) * 0.6
            level = max(0, min(FLICKERS - 1, round((wave + 1.6) / 3.2 * (FLICKERS - 1))))
            glow = self.glows[level]
            surface.blit(glow, glow.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)
        if still:
            return
        width, height = self.app.canvas.width, self.app.canvas.height
        dust: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for x, y, speed, phase in self.motes:
            left = (x / 1000 + time * speed / 2400) % 1.0 * width
            sway = math.sin(time * 0.7 + phase / 100) * height * 0.012
            dust.append((self.dots[speed % 3], (round(left), round(y / 1000 * height + sway))))
        surface.fblits(dust)


def _glow(app: "App", side: int, strength: float) -> pygame.Surface:
    """Light that is added to what lies below, so it is black where there is none."""
    small = pygame.Surface((48, 48))
    colour = app.theme["dusk"]
    for radius in range(24, 0, -1):
        share = (1 - radius / 24) ** 2 * strength * 0.5
        pygame.draw.circle(
            small, (int(colour.r * share), int(colour.g * share * 0.8), int(colour.b * share * 0.6)), (24, 24), radius
        )
    return pygame.transform.smoothscale(small, (side * 2, side * 2)).convert()


def _dot(app: "App", size: int) -> pygame.Surface:
    picture = pygame.Surface((size * 2, size * 2), pygame.SRCALPHA)
    pygame.draw.circle(picture, with_alpha(app.theme["dusk_light"], 70), (size, size), size)
    return picture.convert_alpha()
