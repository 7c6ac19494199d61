"""Where things stand on Ankh's map, for what moves there."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.ankh.map_art import figure_rect
from game.ui.tables.ankh.shown import Figure

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard


def on_hex(board: "AnkhBoard", name: int) -> pygame.Rect:
    return board.places.grid.rect(name)


def standing(board: "AnkhBoard", figure: Figure, name: int) -> pygame.Rect:
    """Where a figure's picture lies when it stands on a hex."""
    return figure_rect(board, figure, board.places.grid.centres[name])
