"""Pictures of ankh's great moments that are made ahead: a portrait that turns to dust, and the dust itself."""

import numpy
import pygame

from game.core.rng import Rng
from game.ui.theme import Theme, mixed

FRAMES = 10
MOTES = 70


def crumbling(portrait: pygame.Surface) -> list[pygame.Surface]:
    """The portrait in grey, losing more and more grains from the right; the last one is empty."""
    grey = pygame.transform.grayscale(portrait)
    wide, tall = grey.get_size()
    grains = numpy.random.default_rng(5).random((wide // 3 + 1, tall // 3 + 1)).astype(numpy.float32)
    coarse = numpy.repeat(numpy.repeat(grains, 3, axis=0), 3, axis=1)[:wide, :tall]
    slope = numpy.linspace(0.0, 1.0, wide, dtype=numpy.float32)[:, None]
    order = coarse * 0.55 + (1.0 - slope) * 0.45  # when each grain is blown away
    frames = []
    for at in range(FRAMES):
        share = at / (FRAMES - 1)
        made = (portrait if at == 0 else grey).copy()
        alpha = pygame.surfarray.pixels_alpha(made)
        alpha[order < share * 1.02] = 0
        del alpha
        frames.append(made)
    return frames


def dust(theme: Theme, side: int) -> list[tuple[pygame.Surface, float, float, float]]:
    """Grains with where they start, as shares of the portrait, and how fast they drift."""
    rng = Rng(11)
    found = []
    for _ in range(MOTES):
        size = 2 + rng.below(max(2, side // 40))
        grain = pygame.Surface((size, size), pygame.SRCALPHA)
        colour = mixed(theme["papyrus_dark"], theme["sand_shade"], rng.below(100) / 100)
        pygame.draw.circle(grain, colour, (size // 2, size // 2), max(1, size // 2))
        found.append((grain, rng.below(1000) / 1000, rng.below(1000) / 1000, 0.4 + rng.below(100) / 100))
    return found
