"""A row that steps through a few values, with arrows on both sides; and a switch."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.text import SANS, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App


class Choice(Widget):
    """Left and right (or a click on either half) step through the values; choosing goes on to the next."""

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        values: Sequence[tuple[str, str]],  # id and words
        value: str,
        changed: Callable[[str], None],
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(app, identity, rect, self._next, "", tip, enabled and len(values) > 1)
        self.values = list(values)
        self.value = value
        self.changed = changed

    @property
    def words(self) -> str:
        return next((words for identity, words in self.values if identity == self.value), self.value)

    def _next(self) -> None:
        left = self.app.scene is not None and self.app.input.last_device == "mouse"
        pointer = self.app.scene.pointer if self.app.scene else (self.rect.right, 0)
        self.adjust(-1 if left and pointer[0] < self.rect.left + self.rect.width * 0.3 else 1)

    def adjust(self, direction: int) -> bool:
        ids = [identity for identity, _words in self.values]
        if not self.enabled or not ids:
            return False
        at = ids.index(self.value) if self.value in ids else 0
        self.value = ids[(at + direction) % len(ids)]
        self.app.audio.play("toggle")
        self.changed(self.value)
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, rect, canvas = self.app, self.rect, self.app.canvas
        radius = canvas.u(10)
        if look.focused:
            spread = canvas.u(8)
            surface.blit(app.art.glow(rect.size, spread, app.theme["target"], radius), rect.move(-spread, -spread))
        surface.blit(app.art.panel(rect.size, "wood", radius), rect)
        side = round(rect.height * 0.5)
        if self.enabled:
            for name, x in (("arrow_left", rect.left + side), ("arrow_right", rect.right - side)):
                picture = app.art.icon(name, side)
                surface.blit(picture, picture.get_rect(center=(x, rect.centery)))
        colour = "light" if self.enabled else "light_soft"
        style = Style(SANS, canvas.font(app.theme.sizes["label"]), app.theme[colour], "center", "center")
        app.text.draw(surface, self.words, style, rect.inflate(-3 * side - canvas.u(8), -canvas.u(6)))


class Switch(Widget):
    """On or off."""

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        value: bool,
        changed: Callable[[bool], None],
        tip: str = "",
    ) -> None:
        super().__init__(app, identity, rect, self._toggle, "", tip)
        self.value = value
        self.changed = changed

    def _toggle(self) -> None:
        self.value = not self.value
        self.app.audio.play("toggle")
        self.changed(self.value)

    def adjust(self, direction: int) -> bool:
        if (direction > 0) != self.value:
            self._toggle()
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas = self.app, self.app.canvas
        height = min(self.rect.height, canvas.u(44))
        track = pygame.Rect(0, 0, height * 2, height)
        track.midleft = (self.rect.left, self.rect.centery)
        if look.focused:
            spread = canvas.u(8)
            surface.blit(
                app.art.glow(track.size, spread, app.theme["target"], height // 2), track.move(-spread, -spread)
            )
        pygame.draw.rect(surface, app.theme["gain" if self.value else "wood"], track, border_radius=height // 2)
        pygame.draw.rect(surface, app.theme["gold_shadow"], track, max(2, height // 14), border_radius=height // 2)
        centre = (track.right - height // 2 if self.value else track.left + height // 2, track.centery)
        pygame.draw.circle(surface, app.theme["gold_shadow"], centre, round(height * 0.40))
        pygame.draw.circle(surface, app.theme["gold"], centre, round(height * 0.34))
