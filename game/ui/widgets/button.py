"""Buttons: papyrus plaques with words, or round ones with an icon."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.text import SANS_BOLD, Style
from game.ui.theme import mixed
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App


class Button(Widget):
    """A plaque with a label and, if named, an icon before it. `strong` marks the one a player most likely wants."""

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        label: str,
        choose: Callable[[], None] | None,
        icon: str = "",
        strong: bool = False,
        enabled: bool = True,
        tip: str = "",
        size: str = "label",
        layer: int = 0,
    ) -> None:
        super().__init__(app, identity, rect, choose, label, tip, enabled)
        self.icon = icon
        self.strong = strong
        self.size = size
        self.layer = layer

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, rect = self.app, self.rect
        canvas, theme = app.canvas, app.theme
        box = rect.move(0, canvas.u(2)) if look.pressed else rect
        radius = canvas.u(12)
        if look.focused:
            spread = canvas.u(9)
            surface.blit(app.art.glow(rect.size, spread, theme["target"], radius), box.move(-spread, -spread))
        surface.blit(app.art.panel(rect.size, "papyrus" if self.strong else "wood", radius), box)
        colour = theme["accent"] if self.strong else theme["light"]
        if not self.enabled:
            colour = mixed(colour, theme["wood"] if not self.strong else theme["papyrus_dark"], 0.6)
        words = box.inflate(-canvas.u(28), -canvas.u(8))
        if self.icon:
            side = min(round(rect.height * 0.56), canvas.u(44))
            picture = app.art.icon(self.icon, side)
            if self.label:
                surface.blit(picture, (box.left + canvas.u(16), box.centery - side // 2))
                words = pygame.Rect(
                    box.left + canvas.u(22) + side, box.top, box.width - canvas.u(34) - side, box.height
                )
            else:
                surface.blit(picture, picture.get_rect(center=box.center))
        align = "left" if self.icon and self.label else "center"
        style = Style(SANS_BOLD, canvas.font(theme.sizes[self.size]), colour, align, "center")
        app.text.draw(surface, self.label, style, words)


class Place(Widget):
    """A thing on the board: the scene draws it, this makes it a target with a halo."""

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        choose: Callable[[], None] | None,
        label: str = "",
        tip: str = "",
        enabled: bool = True,
        layer: int = 0,
    ) -> None:
        super().__init__(app, identity, rect, choose, label, tip, enabled)
        self.layer = layer
