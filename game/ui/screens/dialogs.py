"""Small scenes over another one: a question, a list of actions, a look through cards, the pause menu."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import _
from game.ui.input import Command
from game.ui.scene import Scene
from game.ui.text import SANS, Style
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App

Entry = tuple[str, str, Callable[[], None], str]  # id, words, what to do, icon


class Dialog(Scene):
    """A sheet in the middle with words and buttons; the first button is the one most wanted."""

    name = "dialog"
    covers = False

    def __init__(self, app: "App", title: str, words: str, entries: Sequence[Entry], width: float = 760) -> None:
        super().__init__(app)
        self.title = title
        self.words = words
        self.entries = list(entries)
        self.units = width
        self.box = pygame.Rect(0, 0, 0, 0)

    def layout(self) -> None:
        canvas, text = self.app.canvas, self.app.text
        width = min(canvas.u(self.units) * max(100, self.app.settings.text_size) // 100, canvas.width - canvas.u(60))
        pad = canvas.u(36)
        style = self._style()
        words = text.height(self.words, style, width - 2 * pad) if self.words else 0
        head = canvas.line(48) if self.title else canvas.u(10)
        button = max(canvas.u(64), canvas.line(34))
        total = head + words + canvas.u(40) + len(self.entries) * (button + canvas.u(12)) + pad
        self.box = pygame.Rect(0, 0, width, min(total, canvas.height - canvas.u(20)))
        self.box.center = canvas.rect.center
        self.widgets = []
        y = self.box.bottom - pad // 2 - len(self.entries) * (button + canvas.u(12))
        for at, (identity, label, choose, icon) in enumerate(self.entries):
            rect = pygame.Rect(self.box.left + pad, y, width - 2 * pad, button)
            self.widgets.append(Button(self.app, identity, rect, label, closing(self, choose), icon, at == 0))
            y += button + canvas.u(12)

    def enter(self) -> None:
        self.app.audio.play("slide_in")
        if self.focus is None and self.widgets:
            self.focus = self.widgets[0]

    def _style(self) -> Style:
        return self.app.style("body", "ink", SANS, "center")

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        canvas, app = self.app.canvas, self.app
        veil(app, surface)
        reach = canvas.u(30)
        surface.blit(app.art.shadow(self.box.size, reach, 170), self.box.move(-reach, -reach))
        surface.blit(app.art.panel(self.box.size, "papyrus", canvas.u(20)), self.box)
        pad = canvas.u(36)
        y = self.box.top + canvas.u(14)
        if self.title:
            head = pygame.Rect(self.box.left + pad, y, self.box.width - 2 * pad, canvas.line(48))
            app.text.draw(surface, self.title, app.heading("heading", "accent", "center"), head)
            y = head.bottom
        if self.words:
            bottom = min((widget.rect.top for widget in self.widgets), default=self.box.bottom)
            body = pygame.Rect(
                self.box.left + pad, y + canvas.u(8), self.box.width - 2 * pad, bottom - y - canvas.u(14)
            )
            app.text.draw(surface, self.words, self._style(), body)


class ActionList(Scene):
    """Every legal action as a plain numbered list: nothing legal is unreachable."""

    name = "actions"
    covers = False

    def __init__(self, app: "App", title: str, entries: Sequence[tuple[str, Callable[[], None]]]) -> None:
        super().__init__(app)
        self.title = title
        self.entries = list(entries)
        self.page = 0
        self.box = pygame.Rect(0, 0, 0, 0)

    @property
    def per_page(self) -> int:
        return 9

    def layout(self) -> None:
        canvas = self.app.canvas
        shown = self.entries[self.page * self.per_page : (self.page + 1) * self.per_page]
        row = max(canvas.u(60), canvas.line(32))
        more = len(self.entries) > self.per_page
        height = canvas.line(48) + (len(shown) + more) * (row + canvas.u(8)) + canvas.u(50)
        self.box = pygame.Rect(
            0, 0, min(canvas.u(900), canvas.width - canvas.u(40)), min(height, canvas.height - canvas.u(10))
        )
        self.box.center = canvas.rect.center
        self.widgets = []
        y = self.box.top + canvas.line(48) + canvas.u(14)
        pad = canvas.u(30)
        for at, (label, choose) in enumerate(shown):
            rect = pygame.Rect(self.box.left + pad, y, self.box.width - 2 * pad, row)
            self.widgets.append(Button(self.app, f"action:{at}", rect, f"{at + 1}.  {label}", closing(self, choose)))
            y += row + canvas.u(8)
        if more:
            rect = pygame.Rect(self.box.left + pad, y, self.box.width - 2 * pad, row)
            self.widgets.append(Button(self.app, "more", rect, _("More"), self._more, "arrow_right"))

    def enter(self) -> None:
        if self.focus is None and self.widgets:
            self.focus = self.widgets[0]

    def _more(self) -> None:
        self.page = (self.page + 1) % -(-len(self.entries) // self.per_page)
        self.rebuild()

    def command(self, command: Command) -> bool:
        if command.name == "number":
            widget = self.find(f"action:{command.number - 1}")
            if widget is not None:
                self.activate(widget)
            return True
        if command.name == "actions":
            self.app.pop()
            return True
        return False

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        app, canvas = self.app, self.app.canvas
        veil(app, surface)
        surface.blit(app.art.panel(self.box.size, "papyrus", canvas.u(20)), self.box)
        head = pygame.Rect(
            self.box.left + canvas.u(30), self.box.top + canvas.u(8), self.box.width - canvas.u(60), canvas.line(48)
        )
        app.text.draw(surface, self.title, app.heading("subheading", "accent", "center"), head)


class Browse(Scene):
    """A look through the cards of an open pile."""

    name = "browse"
    covers = False

    def __init__(self, app: "App", title: str, cards: Sequence[tuple[str, Any]]) -> None:
        super().__init__(app)
        self.title = title
        self.cards = list(cards)
        self.page = 0
        self.box = pygame.Rect(0, 0, 0, 0)
        self.spots: list[tuple[str, Any, pygame.Rect]] = []

    def layout(self) -> None:
        canvas = self.app.canvas
        self.box = canvas.rect.inflate(-canvas.u(200), -canvas.u(120))
        width = canvas.u(196)
        height = round(width * 1.4)
        gap = canvas.u(16)
        columns = max(1, (self.box.width - canvas.u(60)) // (width + gap))
        head = canvas.line(44) + canvas.u(24)
        button = max(canvas.u(60), canvas.line(32))
        rows = max(1, (self.box.height - head - button - canvas.u(36)) // (height + gap))
        per_page = columns * rows
        pages = max(1, -(-len(self.cards) // per_page))
        self.page %= pages
        self.spots = []
        shown = self.cards[self.page * per_page : (self.page + 1) * per_page]
        left = self.box.left + (self.box.width - columns * (width + gap) + gap) // 2
        for at, (card, faces) in enumerate(shown):
            x, y = at % columns, at // columns
            rect = pygame.Rect(left + x * (width + gap), self.box.top + head + y * (height + gap), width, height)
            self.spots.append((card, faces, rect))
        y = self.box.bottom - button - canvas.u(20)
        self.widgets = [
            Button(
                self.app,
                "close",
                pygame.Rect(self.box.centerx - canvas.u(150), y, canvas.u(300), button),
                _("Close"),
                self.app.pop,
                "check",
                True,
            )
        ]
        if pages > 1:
            rect = pygame.Rect(self.box.centerx + canvas.u(170), y, canvas.u(260), button)
            self.widgets.append(Button(self.app, "more", rect, _("More"), self._more, "arrow_right"))

    def _more(self) -> None:
        self.page += 1
        self.rebuild()

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        app, canvas = self.app, self.app.canvas
        veil(app, surface)
        surface.blit(app.art.panel(self.box.size, "wood", canvas.u(20)), self.box)
        head = pygame.Rect(
            self.box.left + canvas.u(30), self.box.top + canvas.u(12), self.box.width - canvas.u(60), canvas.line(44)
        )
        app.text.draw(surface, f"{self.title} ({len(self.cards)})", app.heading("heading", "light", "center"), head)
        for card, faces, rect in self.spots:
            surface.blit(faces.card(card, rect.width), rect)


def veil(app: "App", surface: pygame.Surface, strength: int = 150) -> None:
    """Darken what lies below a dialog."""
    shade = app.veil(strength)
    surface.blit(shade, (0, 0))


def closing(scene: Scene, choose: Callable[[], None]) -> Callable[[], None]:
    """Take the dialog away first, so that what is chosen finds the scene below on top."""

    def act() -> None:
        if scene.app.scene is scene:
            scene.app.pop()
        choose()

    return act
