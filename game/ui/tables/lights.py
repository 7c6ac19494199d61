"""How a table shows what can be chosen: the colour that breathes, the things that wear it, a frame round the focus."""

from collections.abc import Iterator
from typing import Any

import pygame

from game.ui.tables.board import Board
from game.ui.tables.targets import Thing
from game.ui.theme import mixed


def breathing(board: Board) -> pygame.Color:
    theme = board.app.theme
    return mixed(theme["dusk"], theme["target"], board.scene.pulse())


def lit_things(board: Board) -> Iterator[Thing[Any]]:
    """Things that are lit up because they can be chosen now."""
    for widget in board.scene.widgets:
        if isinstance(widget, Thing) and widget.lit and widget.focusable:
            yield widget


def frame_focus(board: Board, surface: pygame.Surface, kinds: tuple[str, ...], width: int) -> None:
    """A frame round the focus, if it is on a widget of these kinds."""
    app, focus = board.app, board.scene.focus
    if focus is not None and focus.id.startswith(kinds):
        pygame.draw.rect(surface, app.theme["target"], focus.rect.inflate(4, 4), width, border_radius=app.canvas.u(14))
