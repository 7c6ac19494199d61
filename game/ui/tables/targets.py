"""Widgets that tables share: things that can be pointed at, the plaque of an answer, the desk under answers."""

from collections.abc import Callable
from typing import Generic, TypeVar

import pygame

from game.ui.tables.board import Board
from game.ui.text import SANS, Style
from game.ui.widget import Look, Widget

Table = TypeVar("Table", bound=Board)


class Thing(Widget, Generic[Table]):
    """Something that lies on the table. The board draws it, and lights it up when it can be chosen; `about` says what
    the details card tells."""

    def __init__(
        self,
        board: Table,
        identity: str,
        rect: pygame.Rect,
        about: tuple[str, str],
        choose: Callable[[], None] | None = None,
        label: str = "",
        tip: str = "",
        whole: pygame.Rect | None = None,
    ) -> None:
        super().__init__(board.app, identity, rect, choose, label, tip)
        self.board = board
        self.about = about
        self.whole = whole or rect  # the thing's own box, also where another one overlaps it
        self.lit = choose is not None


class Desk(Widget):
    """The papyrus under many answers, with what they answer; it lies over other things of the table."""

    layer = 3

    def __init__(self, board: Board, rect: pygame.Rect, heading: str, note: str, head: int) -> None:
        super().__init__(board.app, "desk", rect)
        self.heading = heading
        self.note = note
        self.head = head

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, rect = self.app, self.app.canvas, self.rect
        surface.blit(app.art.panel(rect.size, "papyrus", canvas.u(12)), rect)
        inner = pygame.Rect(rect.left + canvas.u(16), rect.top + canvas.u(4), rect.width - canvas.u(32), self.head)
        line = min(canvas.line(26), self.head // 2) if self.note else self.head
        style = app.heading("label", "accent")
        app.text.draw(surface, self.heading, style, pygame.Rect(inner.left, inner.top, inner.width, line))
        if self.note:
            body = pygame.Rect(inner.left, inner.top + line, inner.width, self.head - line)
            soft = Style(SANS, canvas.font(app.theme.sizes["tiny"]), app.theme["ink_soft"], "left", "center")
            app.text.draw(surface, self.note, soft, body)


def draw_answer_ground(widget: Widget, surface: pygame.Surface, look: Look, material: str) -> None:
    """The plaque of an answer; it glows while it is pointed at."""
    app, canvas, rect = widget.app, widget.app.canvas, widget.rect
    radius = canvas.u(10)
    if look.focused:
        spread = canvas.u(8)
        surface.blit(app.art.glow(rect.size, spread, app.theme["target"], radius), rect.move(-spread, -spread))
    surface.blit(app.art.panel(rect.size, material, radius), rect)
