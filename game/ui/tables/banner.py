"""Words over the table for a moment, while something great begins."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.layered import Banner
from game.ui.text import SERIF_BOLD, Style

if TYPE_CHECKING:
    from game.ui.app import App


def banner_style(app: "App", size: int) -> Style:
    return Style(SERIF_BOLD, app.canvas.font(size), app.theme["gold_light"], "center", "center", app.theme["shade"])


def draw_slab(app: "App", surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The dark board that the words stand on."""
    reach = app.canvas.u(24)
    surface.blit(app.art.shadow(rect.size, reach, 190), rect.move(-reach, -reach))
    surface.blit(app.art.panel(rect.size, "night", app.canvas.u(18)), rect)


def draw_banner(app: "App", surface: pygame.Surface, banner: Banner, centre: tuple[int, int]) -> None:
    canvas, style = app.canvas, banner_style(app, 54)
    wide = app.text.width(banner.words, SERIF_BOLD, style.size) + canvas.u(120)
    rect = pygame.Rect(0, 0, wide, canvas.line(54) + canvas.u(30))
    rect.center = centre
    draw_slab(app, surface, rect)
    app.text.draw(surface, banner.words, style, rect)
