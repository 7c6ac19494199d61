"""A line to type in. pygame_gui edits it (cursor, selection, clipboard); the widget shows it like all others.

The line of pygame_gui exists only while somebody types: at rest the widget draws its text itself, so that many
entries cost nothing. A scene with entries holds one `Typing`, and hands it raw events and steps.
"""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from game.core.assets import asset
from game.ui.text import SANS, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App

KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)
MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class Typing:
    """Who is being typed into, if anybody."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.entry: TextEntry | None = None
        self._before = ""
        self._line: UITextEntryLine | None = None
        self._manager: pygame_gui.UIManager | None = None
        self._made_for: tuple[object, ...] = ()

    @property
    def active(self) -> bool:
        return self.entry is not None

    def begin(self, entry: "TextEntry") -> None:
        """Keys go into this entry from now on, with the cursor at the end of what is there."""
        self.end()
        manager = self._ready()
        line = UITextEntryLine(entry.inner(), manager)
        if entry.limit:
            line.set_text_length_limit(entry.limit)
        if entry.allowed:
            line.set_allowed_characters(list(entry.allowed))
        line.set_text(entry.value)
        line.edit_position = len(entry.value)
        line.cursor_has_moved_recently = True
        manager.set_focus_set({line})
        self.entry, self._line, self._before = entry, line, entry.value
        pygame.key.start_text_input()

    def end(self, keep: bool = True) -> None:
        """Take what was typed, or leave what was there before."""
        entry, line = self.entry, self._line
        self.entry = self._line = None
        if entry is None or line is None:
            return
        words = line.get_text() if keep else self._before
        line.kill()  # type: ignore[no-untyped-call]
        if words != entry.value:
            entry.value = words
        entry.changed(words)

    def event(self, event: pygame.event.Event) -> bool:
        """True if the event belongs to the typing. Tab and clicks elsewhere end it and go on to the scene."""
        if self.entry is None or self._manager is None:
            return False
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            self.end(event.key != pygame.K_ESCAPE)
            self.app.audio.play("click")
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            self.end()
            return False
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION):
            self.end()
            return bool(event.type == pygame.JOYBUTTONDOWN)
        if event.type == pygame.MOUSEBUTTONDOWN and not self.entry.rect.collidepoint(event.pos):
            self.end()
            return False
        if event.type in KEYS or (event.type in MOUSE and self.entry.rect.collidepoint(event.pos)):
            self._manager.process_events(event)
            self._take()
            return True
        return False

    def step(self, seconds: float) -> None:
        if self.entry is not None and self._manager is not None:
            self._manager.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        if self._manager is not None:
            self._manager.draw_ui(surface)

    def _take(self) -> None:
        if self.entry is not None and self._line is not None:
            self.entry.value = self._line.get_text()

    def _ready(self) -> pygame_gui.UIManager:
        """One manager, in the theme's colours and at the size of text that is set."""
        size = self.app.canvas.font(self.app.theme.sizes["label"])
        made_for = (self.app.screen.get_size(), size)
        if self._manager is None or self._made_for != made_for:
            self._manager = pygame_gui.UIManager(
                self.app.screen.get_size(), gui_theme(self.app, size), enable_live_theme_updates=False
            )
            self._made_for = made_for
        return self._manager


class TextEntry(Widget):
    """A papyrus strip with words that can be changed. Choosing it starts typing."""

    def __init__(
        self,
        app: "App",
        typing: Typing,
        identity: str,
        rect: pygame.Rect,
        value: str,
        changed: Callable[[str], None],
        hint: str = "",
        limit: int = 0,
        allowed: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(app, identity, rect, self._begin, hint, tip)
        self.typing = typing
        self.value = value
        self.changed = changed
        self.hint = hint  # shown softly while nothing is entered
        self.limit = limit
        self.allowed = allowed

    def _begin(self) -> None:
        self.typing.begin(self)

    def inner(self) -> pygame.Rect:
        """Where the words stand: between the rim and the pencil."""
        canvas = self.app.canvas
        side = self._pencil()
        return pygame.Rect(
            self.rect.left + canvas.u(14),
            self.rect.top + canvas.u(6),
            self.rect.width - canvas.u(34) - side,
            self.rect.height - canvas.u(12),
        )

    def _pencil(self) -> int:
        return min(round(self.rect.height * 0.5), self.app.canvas.u(34))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, rect, canvas, theme = self.app, self.rect, self.app.canvas, self.app.theme
        radius = canvas.u(10)
        writing = self.typing.entry is self
        if look.focused or writing:
            spread = canvas.u(8)
            surface.blit(app.art.glow(rect.size, spread, theme["target"], radius), rect.move(-spread, -spread))
        pygame.draw.rect(surface, theme["papyrus"], rect, border_radius=radius)
        rim = theme["accent"] if writing else theme["gold_shadow"]
        pygame.draw.rect(surface, rim, rect, max(2, canvas.u(3)), border_radius=radius)
        side = self._pencil()
        surface.blit(app.art.icon("pencil", side), (rect.right - side - canvas.u(12), rect.centery - side // 2))
        if writing:
            self.typing.draw(surface)
            return
        colour = theme["ink"] if self.value else theme["ink_soft"]
        style = Style(SANS, canvas.font(theme.sizes["label"]), colour, "left", "center")
        app.text.draw(surface, self.value or self.hint, style, self.inner())


def gui_theme(app: "App", size: int) -> dict[str, Any]:
    """assets/theme/gui.json, in which "$name" stands for a colour of the theme file and "$size" for the text size."""

    def filled(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: filled(inner) for key, inner in value.items()}
        if value == "$size":
            return str(size)
        if isinstance(value, str) and value.startswith("$"):
            colour = app.theme[value[1:]]
            return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
        return value

    filled_theme: dict[str, Any] = filled(json.loads(asset("theme", "gui.json").read_text(encoding="utf-8")))
    return filled_theme
