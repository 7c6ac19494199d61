"""What just happened, in words: the newest lines of the log where the buttons leave room for them."""

import pygame

from game.ui.tables.board import Board
from game.ui.text import SANS, Style
from game.ui.widget import Widget


def widgets_at_buttons(board: Board) -> list[Widget]:
    return [widget for widget in board.scene.widgets if board.room.buttons.colliderect(widget.rect)]


def below_buttons(board: Board, gap: int) -> pygame.Rect:
    """What the buttons leave free of their place."""
    area = board.room.buttons
    top = max((widget.rect.bottom for widget in widgets_at_buttons(board)), default=area.top) + gap
    return pygame.Rect(area.left, top, area.width, area.bottom - top)


def draw_recent(board: Board, surface: pygame.Surface, room: pygame.Rect) -> None:
    """The newest lines of the log, from the bottom, as many as there is room for."""
    app, canvas = board.app, board.app.canvas
    style = Style(SANS, canvas.font(app.theme.sizes["tiny"]), app.theme["light_soft"])
    y = room.bottom
    for line in reversed(board.scene.recent_lines()):
        tall = board.height_of(line, style, room.width)
        y -= tall + canvas.u(3)
        if y < room.top:
            return
        app.text.draw(surface, line, style, pygame.Rect(room.left, y, room.width, tall))
