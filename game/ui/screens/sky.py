"""Dusk over the Nile: the living picture behind the menu, and, standing still, behind quieter screens.

The layers are painted once for a window's size (see `sky_paint`); a frame only blits them.
"""

import math
from typing import TYPE_CHECKING

import pygame

from game.ui.screens.sky_paint import Layers, paint

if TYPE_CHECKING:
    from game.ui.app import App

EASE = 0.05  # how much of the way to the pointer the layers go in a step
SHIFTS = {"far": 10, "dunes": 24, "near": 46}  # how far each layer may follow the pointer, in units
BREATH_SECONDS = 9.0
SINK_SECONDS = 240.0  # the sun needs so long to touch the horizon, and then rests there

_painted: dict[tuple[int, int], Layers] = {}  # only the last size: a new scene must not paint it again


def layers_for(app: "App") -> Layers:
    size = app.screen.get_size()
    if size not in _painted:
        _painted.clear()
        _painted[size] = paint(app.theme, size, app.canvas.scale)
    return _painted[size]


class Sky:
    """The moving picture. `still` gives one quiet frame, for screens where people read."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.layers = layers_for(app)
        self.offset = 0.0  # -1 to 1: where the layers lean to

    def refit(self) -> None:
        """After a resize."""
        self.layers = layers_for(self.app)

    def step(self, pointer: tuple[int, int]) -> None:
        if self.app.settings.reduced_motion or pointer[0] < 0:
            return
        wanted = 1 - 2 * pointer[0] / max(1, self.app.canvas.width)
        self.offset += (wanted - self.offset) * EASE

    def draw(self, surface: pygame.Surface, time: float) -> None:
        layers, moving = self.layers, not self.app.settings.reduced_motion
        if not moving:
            time = 0.0
        surface.blit(layers.sky, (0, 0))
        self._stars(surface, time)
        self._sun(surface, time)
        drift = math.sin(time / 37) * 0.35
        self._layer(surface, "far", drift)
        surface.blit(layers.water, (0, layers.horizon))
        self._river(surface, time, moving)
        self._layer(surface, "dunes", drift)
        self._layer(surface, "near", drift)
        if moving:
            self._motes(surface, time)

    def still(self) -> pygame.Surface:
        """One frame, darkened, as the ground of a screen with much to read; painted once per size."""
        layers = self.layers
        if layers.still is None:
            picture = pygame.Surface(layers.size).convert()
            kept, self.offset = self.offset, 0.0
            self.draw(picture, 0.0)
            self.offset = kept
            veil = pygame.Surface(layers.size)
            veil.fill(self.app.theme["night_deep"])
            veil.set_alpha(118)
            picture.blit(veil, (0, 0))
            layers.still = picture
        return layers.still

    def _layer(self, surface: pygame.Surface, name: str, drift: float) -> None:
        picture, top = self.layers.bands[name]
        reach = self.app.canvas.u(SHIFTS[name])
        spare = picture.get_width() - self.layers.size[0]
        lean = max(-1.0, min(1.0, self.offset + drift))
        surface.blit(picture, (-spare // 2 + round(lean * reach), top))

    def _stars(self, surface: pygame.Surface, time: float) -> None:
        """A few of the stars twinkle; the others are part of the sky."""
        for number, (x, y) in enumerate(self.layers.twinkling):
            wave = math.sin(time * (0.5 + number % 5 * 0.17) + number * 1.7)
            if wave > -0.2:
                star = self.layers.stars[min(3, int((wave + 0.2) / 0.3))]
                surface.blit(star, (x, y), special_flags=pygame.BLEND_RGB_ADD)

    def _sun(self, surface: pygame.Surface, time: float) -> None:
        layers = self.layers
        sunk = min(1.0, time / SINK_SECONDS)
        centre = (layers.sun_at[0], layers.sun_at[1] + round(sunk * self.app.canvas.u(46)))
        breath = 0.5 - 0.5 * math.cos(time / BREATH_SECONDS * 2 * math.pi)
        glow = layers.glows[round(breath * (len(layers.glows) - 1))]
        surface.blit(glow, glow.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(layers.sun, layers.sun.get_rect(center=centre))

    def _river(self, surface: pygame.Surface, time: float, moving: bool) -> None:
        layers, canvas = self.layers, self.app.canvas
        tall = layers.water.get_height()
        for number, (x, y) in enumerate(layers.glints):
            wave = math.sin(time * (0.7 + number % 7 * 0.11) + number * 2.3)
            if wave > 0.1:
                glint = layers.glint[min(2, int(wave * 3))]
                surface.blit(glint, (x, layers.horizon + y), special_flags=pygame.BLEND_RGB_ADD)
        if moving:
            way = canvas.width + canvas.u(300)
            for at, (boat, speed, depth) in enumerate(layers.boats):
                along = (0.18 * way + at * 0.47 * way + time * canvas.u(speed)) % way - canvas.u(150)
                bob = math.sin(time * 0.9 + at) * canvas.scale * 1.2
                surface.blit(boat, (round(along), layers.horizon + round(tall * depth + bob) - boat.get_height()))

    def _motes(self, surface: pygame.Surface, time: float) -> None:
        """Grains of sand on the wind: each one's way is a function of time, so nothing needs to be kept."""
        width, height = self.layers.size
        unit = self.app.canvas.scale
        for number, (start, quick, base, phase) in enumerate(self.layers.wind):
            x = (start * width * 1.1 + time * (14 + 46 * quick) * unit) % (width * 1.1) - width * 0.05
            y = base * height + math.sin(time * (0.4 + quick) + phase * 6) * 22 * unit
            surface.blit(self.layers.motes[number % len(self.layers.motes)], (round(x), round(y)))
