"""The still layer of a table in parts: each is drawn anew only when what it shows has changed, so that a landing token
costs little."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame


class Part(NamedTuple):
    areas: Sequence[pygame.Rect]  # where the ground is laid bare before it is drawn
    key: Callable[[], Hashable]
    draw: Callable[[pygame.Surface], None]


class Still:
    def __init__(self, ground: pygame.Surface, parts: list[Part]) -> None:
        self.ground = ground
        self.sheet = ground.copy()
        self.parts = parts
        self._keys: list[Hashable] = [None] * len(parts)

    def refresh(self) -> None:
        for at, part in enumerate(self.parts):
            key = part.key()
            if key != self._keys[at]:
                self._keys[at] = key
                for area in part.areas:
                    self.sheet.blit(self.ground, area, area)
                part.draw(self.sheet)
