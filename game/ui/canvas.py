"""One factor scales everything: the design is 1920x1080, windows start at 1280x720, any aspect from 4:3 to 21:9."""

from dataclasses import dataclass

import pygame

DESIGN = (1920, 1080)
SMALLEST = (1280, 720)


@dataclass(frozen=True, slots=True)
class Canvas:
    """The window's measures. Screens compute their layout from these and never from constants in pixels."""

    width: int
    height: int
    text_size: int = 100  # percent, a setting

    @property
    def scale(self) -> float:
        return min(self.width / DESIGN[0], self.height / DESIGN[1])

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.width, self.height)

    def u(self, units: float) -> int:
        """Design units in pixels, at least one."""
        return max(1, round(units * self.scale))

    def font(self, units: float) -> int:
        """A text size in pixels: scaled, enlarged as set, never below 13."""
        return max(13, round(units * self.scale * self.text_size / 100))

    def line(self, units: float) -> int:
        """The height of a line of text of that size."""
        return round(self.font(units) * 1.3)
