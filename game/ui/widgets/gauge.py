"""A bar that fills: a chance, or how far something has come."""

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.app import App


def draw_gauge(app: "App", surface: pygame.Surface, rect: pygame.Rect, share: float, colour: str) -> None:
    radius = rect.height // 2
    pygame.draw.rect(surface, app.theme["papyrus_dark"], rect, border_radius=radius)
    width = round(rect.width * max(0.0, min(1.0, share)))
    if width:
        filled = pygame.Rect(rect.left, rect.top, max(rect.height, width), rect.height)
        pygame.draw.rect(surface, app.theme[colour], filled, border_radius=radius)
    pygame.draw.rect(surface, app.theme["gold_shadow"], rect, max(1, rect.height // 8), border_radius=radius)
