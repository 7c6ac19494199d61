"""A value that slides between two ends, and a bar that scrolls. Both follow the pointer while it is held down."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.text import SANS_BOLD, Style
from game.ui.theme import mixed
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App

STEP = 5  # of a hundred, for keys and the gamepad


class Slider(Widget):
    """0 to 100. `changed` hears every step at once; `settled` only the value that stays, which is worth keeping."""

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        value: int,
        changed: Callable[[int], None],
        settled: Callable[[int], None],
        tip: str = "",
    ) -> None:
        super().__init__(app, identity, rect, self.settle, "", tip)
        self.value = value
        self.kept = value
        self.changed = changed
        self.settled = settled

    def _track(self) -> pygame.Rect:
        canvas = self.app.canvas
        style = self._style()
        number = self.app.text.width("100 %", style.face, style.size) + canvas.u(18)
        knob = canvas.u(22)
        return pygame.Rect(
            self.rect.left + knob, self.rect.centery - canvas.u(7), self.rect.width - 2 * knob - number, canvas.u(14)
        )

    def _style(self) -> Style:
        app = self.app
        return Style(SANS_BOLD, app.canvas.font(app.theme.sizes["label"]), app.theme["ink"], "right", "center")

    def set(self, value: int) -> None:
        value = max(0, min(100, value))
        if value != self.value:
            self.value = value
            self.changed(value)

    def settle(self) -> None:
        """The value stays: nobody holds the knob any more."""
        if self.value != self.kept:
            self.kept = self.value
            self.settled(self.value)

    def adjust(self, direction: int) -> bool:
        self.set(self.value + STEP * direction)
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        track = self._track()
        self.set(round(100 * (position[0] - track.left) / max(1, track.width)))
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        track = self._track()
        radius = track.height // 2
        pygame.draw.rect(surface, theme["wood_dark"], track.inflate(canvas.u(4), canvas.u(4)), border_radius=radius * 2)
        pygame.draw.rect(surface, theme["wood"], track, border_radius=radius)
        filled = track.copy()
        filled.width = max(track.height, track.width * self.value // 100)
        if self.value:
            pygame.draw.rect(surface, mixed(theme["gold"], theme["dusk"], 0.35), filled, border_radius=radius)
            shine = pygame.Rect(filled.left + radius, filled.top + 2, filled.width - 2 * radius, max(1, radius // 2))
            pygame.draw.rect(surface, theme["gold_light"], shine, border_radius=radius)
        centre = (track.left + track.width * self.value // 100, track.centery)
        knob = canvas.u(20)
        if look.focused:
            box = pygame.Rect(0, 0, 2 * knob, 2 * knob)
            box.center = centre
            spread = canvas.u(8)
            surface.blit(app.art.glow(box.size, spread, theme["target"], knob), box.move(-spread, -spread))
        pygame.draw.circle(surface, theme["gold_shadow"], centre, knob)
        pygame.draw.circle(surface, theme["gold"], centre, knob - canvas.u(3))
        lit = (centre[0] - knob // 4, centre[1] - knob // 4)
        pygame.draw.circle(surface, theme["gold_light"], lit, max(2, knob // 3))
        words = pygame.Rect(track.right + canvas.u(22), self.rect.top, 0, self.rect.height)
        words.width = self.rect.right - words.left
        app.text.draw(surface, f"{self.value} %", self._style(), words)


class ScrollBar(Widget):
    """Shows how much of a list or page is seen, and drags it. Keys scroll without it, so it takes no focus."""

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        measure: Callable[[], tuple[float, float, float]],  # where it stands, how much is seen, how much there is
        scroll_to: Callable[[float], None],
        dark: bool = False,
    ) -> None:
        super().__init__(app, identity, rect)
        self.measure = measure
        self.scroll_to = scroll_to
        self.dark = dark  # it lies on a dark ground
        self._held: int | None = None  # where on the knob it is held

    def knob(self) -> pygame.Rect | None:
        at, seen, whole = self.measure()
        if whole <= seen:
            return None
        height = max(self.app.canvas.u(48), round(self.rect.height * seen / whole))
        height = min(height, self.rect.height)
        top = self.rect.top + round((self.rect.height - height) * max(0.0, min(1.0, at / (whole - seen))))
        return pygame.Rect(self.rect.left, top, self.rect.width, height)

    def drag(self, position: tuple[int, int]) -> bool:
        knob = self.knob()
        if knob is None:
            return True
        if self._held is None:
            self._held = position[1] - knob.top if knob.collidepoint(position) else knob.height // 2
        _at, seen, whole = self.measure()
        room = max(1, self.rect.height - knob.height)
        self.scroll_to((whole - seen) * max(0.0, min(1.0, (position[1] - self._held - self.rect.top) / room)))
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not look.pressed:
            self._held = None
        knob = self.knob()
        if knob is None:
            return
        theme, radius = self.app.theme, self.rect.width // 2
        ground = theme["wood_dark"] if self.dark else mixed(theme["papyrus_dark"], theme["gold_shadow"], 0.35)
        pygame.draw.rect(surface, ground, self.rect, border_radius=radius)
        hot = look.pressed or self.rect.collidepoint(self.app.scene.pointer if self.app.scene else (-1, -1))
        pygame.draw.rect(surface, theme["gold_shadow"], knob, border_radius=radius)
        colour = theme["gold_light"] if hot else theme["gold"]
        pygame.draw.rect(surface, colour, knob.inflate(-4, -4), border_radius=radius)
