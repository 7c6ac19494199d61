"""The words on the upper edge of a table: the title, how far the match is, and the question."""

import pygame

from game.ui.tables.board import Board
from game.ui.text import SANS, SERIF_BOLD, Style


def draw_title(board: Board, surface: pygame.Surface, when: str, large: int, small: int) -> None:
    """The title and, below it, how far the match is; in letters of these sizes."""
    app, canvas, bar = board.app, board.app.canvas, board.room.bar
    left = pygame.Rect(canvas.u(24), bar.top + canvas.u(6), canvas.u(340), bar.height // 2)
    style = Style(SERIF_BOLD, large, app.theme["accent"], "left", "center")
    app.text.draw(surface, board.words.title_name(), style, left)
    soft = Style(SANS, small, app.theme["ink_soft"], "left", "center")
    app.text.draw(surface, when, soft, pygame.Rect(left.left, bar.centery - canvas.u(2), left.width, bar.height // 2))


def draw_question(board: Board, surface: pygame.Surface, area: pygame.Rect) -> None:
    app = board.app
    size = app.canvas.font(app.theme.sizes["subheading"])
    app.text.draw(surface, board.question(), Style(SERIF_BOLD, size, app.theme["accent"], "center", "center"), area)
