"""The widgets of ankh's large panels: things that can be pointed at, lit while they can be chosen, and answers."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.text import SANS_BOLD, Style
from game.ui.theme import mixed
from game.ui.widget import Look, Widget
from game.ui.widgets.details import Sheet, draw_sheet

if TYPE_CHECKING:
    from game.ui.tables.board import Board

PANEL_LAYER = 6


class Blocker(Widget):
    """The panel itself: what lies below it cannot be pointed at."""

    layer = PANEL_LAYER - 1


class PanelThing(Widget):
    """Drawn by its panel; this lights it up, and `sheet` says what the details card tells of it."""

    layer = PANEL_LAYER

    def __init__(
        self,
        board: "Board",
        identity: str,
        rect: pygame.Rect,
        choose: Callable[[], None] | None = None,
        label: str = "",
        tip: str = "",
        sheet: Callable[[], Sheet] | None = None,
        picked: bool = False,
    ) -> None:
        super().__init__(board.app, identity, rect, choose, label, tip)
        self.board = board
        self.sheet = sheet
        self.picked = picked
        self.outline: list[tuple[float, float]] = []  # of a hex: lit along its sides

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.focusable:
            return
        theme, canvas = self.app.theme, self.app.canvas
        colour = mixed(theme["dusk"], theme["target"], self.board.scene.pulse())
        if look.focused:
            colour = theme["gold_light"]
        width = max(3, canvas.u(8 if look.focused else 5))
        if self.outline:
            pygame.draw.polygon(surface, theme["shade"], self.outline, width + 2)
            pygame.draw.polygon(surface, colour, self.outline, width)
            return
        rect = self.rect.inflate(width - 2, width - 2)
        radius = min(canvas.u(14), rect.height // 4)
        pygame.draw.rect(surface, theme["shade"], rect.inflate(2, 2), width + 2, border_radius=radius)
        pygame.draw.rect(surface, theme["nile_light"] if self.picked else colour, rect, width, border_radius=radius)


class Answer(PanelThing):
    """An answer with a picture over its words, or words alone."""

    def __init__(
        self,
        board: "Board",
        identity: str,
        rect: pygame.Rect,
        choose: Callable[[], None],
        label: str,
        picture: Callable[[tuple[int, int]], pygame.Surface] | None = None,
        strong: bool = False,
        words: str | None = None,
        sheet: Callable[[], Sheet] | None = None,
    ) -> None:
        super().__init__(board, identity, rect, choose, label, sheet=sheet)
        self.words = label if words is None else words
        self.strong = strong
        self.picture = None
        if picture is not None:
            line = self._line()
            self.picture = picture((rect.width - canvas_pad(self), rect.height - line - canvas_pad(self)))

    def _line(self) -> int:
        """Room for the words below the picture: two lines if one is too narrow."""
        if not self.words:
            return 0
        size = self.app.canvas.font(self.app.theme.sizes["small"])
        lines = 2 if self.app.text.width(self.words, SANS_BOLD, size) > self.rect.width - canvas_pad(self) else 1
        return min(round(self.rect.height * 0.45), lines * self.app.canvas.line(21))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, rect = self.app, self.rect
        radius = app.canvas.u(10)
        surface.blit(app.art.panel(rect.size, "papyrus" if self.strong or self.picture else "wood", radius), rect)
        colour = app.theme["ink" if self.strong or self.picture else "light"]
        style = Style(SANS_BOLD, app.canvas.font(app.theme.sizes["small"]), colour, "center", "center")
        words = rect.inflate(-canvas_pad(self), -canvas_pad(self) // 2)
        if self.picture is not None:
            line = self._line()
            room = pygame.Rect(rect.left, rect.top, rect.width, rect.height - line)
            surface.blit(self.picture, self.picture.get_rect(center=room.center))
            words = pygame.Rect(words.left, rect.bottom - line - app.canvas.u(4), words.width, line)
        app.text.draw(surface, self.words, style, words)
        super().draw(surface, look)


def canvas_pad(widget: Widget) -> int:
    return widget.app.canvas.u(12)


def details(surface: pygame.Surface, widget: Widget) -> bool:
    """The details card of a thing, if it has one."""
    if not isinstance(widget, PanelThing) or widget.sheet is None:
        return False
    sheet = widget.sheet()
    draw_sheet(widget.app, surface, sheet._replace(note=sheet.note or widget.tip), widget.rect)
    return True
