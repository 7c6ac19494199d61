"""What the screens with forms and lists share: the frame with a way back, a heading and tabs over a body."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.language import _
from game.ui.scene import Scene
from game.ui.screens.sky import Sky
from game.ui.text import SANS_BOLD, SERIF_BOLD, Style
from game.ui.widget import Look, Widget
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App

WIDEST = 1840  # lines longer than this are tiring to read, however wide the window is


class Tab(NamedTuple):
    id: str
    words: str
    icon: str


class FormScene(Scene):
    """Override `title`, `tabs` and `build`; everything is laid out inside `body`."""

    music = "dusk"
    widest = WIDEST

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tab = ""
        self.body = pygame.Rect(0, 0, 0, 0)
        self.head = pygame.Rect(0, 0, 0, 0)  # where the heading stands
        self.sky: Sky | None = None

    def title(self) -> str:
        return ""

    def tabs(self) -> Sequence[Tab]:
        return ()

    def build(self) -> None:
        """Fill `body` with widgets."""

    def layout(self) -> None:
        canvas = self.app.canvas
        if self.sky is None:
            self.sky = Sky(self.app)
        self.sky.refit()
        self.ground = self.sky.still()
        margin = canvas.u(36)
        width = min(canvas.width - 2 * margin, canvas.u(self.widest) * self.app.settings.text_size // 100)
        left = (canvas.width - width) // 2
        height = max(canvas.u(66), canvas.line(30))
        self.widgets = []
        back = pygame.Rect(left, canvas.u(24), button_width(self.app, _("Back"), True), height)
        self.widgets.append(Button(self.app, "back", back, _("Back"), self.back, "arrow_left"))
        self.head = pygame.Rect(back.right + canvas.u(30), back.top, left + width - back.right - canvas.u(30), height)
        top = back.bottom + canvas.u(20)
        tabs = self.tabs()
        if tabs and self.tab not in [tab.id for tab in tabs]:
            self.tab = tabs[0].id
        if len(tabs) > 1:
            top = self._lay_tabs(tabs, pygame.Rect(left, top, width, height))
        self.body = pygame.Rect(left, top, width, canvas.height - top - canvas.u(30))
        self.build()

    def _lay_tabs(self, tabs: Sequence[Tab], row: pygame.Rect) -> int:
        gap = self.app.canvas.u(12)
        widths = [button_width(self.app, tab.words, True) for tab in tabs]
        room = row.width - gap * (len(tabs) - 1)
        if sum(widths) > room:
            widths = [room // len(tabs)] * len(tabs)
        x = row.left
        for tab, width in zip(tabs, widths, strict=True):
            rect = pygame.Rect(x, row.top, width, row.height)
            here = tab.id == self.tab
            self.widgets.append(Button(self.app, f"tab:{tab.id}", rect, tab.words, self._turn(tab.id), tab.icon, here))
            x += width + gap
        return row.bottom + self.app.canvas.u(18)

    def _turn(self, tab: str) -> Callable[[], None]:
        return lambda: self.turn_to(tab)

    def turn_to(self, tab: str) -> None:
        if tab != self.tab:
            self.tab = tab
            self.app.audio.play("page")
            self.turned()
            self.rebuild()

    def turned(self) -> None:
        """Another tab is shown now."""

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        app = self.app
        surface.blit(self.ground, (0, 0))
        style = Style(
            SERIF_BOLD, app.canvas.font(app.theme.sizes["heading"]), app.theme["gold"], "left", "center",
            app.theme["shade"],
        )  # fmt: skip
        app.text.draw(surface, self.title(), style, self.head)


def button_width(app: "App", words: str, icon: bool = False) -> int:
    """How wide a button must be to say this in one line."""
    canvas = app.canvas
    size = canvas.font(app.theme.sizes["label"])
    return app.text.width(words, SANS_BOLD, size) + canvas.u(106 if icon else 56)


def sheet(app: "App", surface: pygame.Surface, rect: pygame.Rect, look: str = "papyrus") -> None:
    """A sheet on the table, with its shadow."""
    canvas = app.canvas
    reach = canvas.u(22)
    surface.blit(app.art.shadow(rect.size, reach, 150), rect.move(-reach, -reach))
    surface.blit(app.art.panel(rect.size, look, canvas.u(16)), rect)


class Plain(Widget):
    """Something to choose that is drawn flat on a sheet: a line of a list."""

    def ground(self, surface: pygame.Surface, look: Look, chosen: bool, dark: bool = False) -> None:
        """The line's ground: what is chosen is a lighter strip, what has the focus is framed."""
        theme, canvas = self.app.theme, self.app.canvas
        radius = canvas.u(10)
        if chosen:
            strip = theme["gold_shadow"] if dark else theme["papyrus"]
            pygame.draw.rect(surface, strip, self.rect, border_radius=radius)
            pygame.draw.rect(surface, theme["gold"], self.rect, max(2, canvas.u(2)), border_radius=radius)
        if look.focused:
            pygame.draw.rect(surface, theme["target"], self.rect, max(3, canvas.u(4)), border_radius=radius)
