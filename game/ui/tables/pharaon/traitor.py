"""Solo: the Traitor's five boards, the tokens that fill them, and the jar that he has turned up."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.pharaon.printed import COLOUR_OF
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

CELLS = 10


def cell_rect(column: pygame.Rect, number: int) -> pygame.Rect:
    """A space of a board, counted from the bottom; the drawing is 160 by 680."""
    factor = column.width / 160
    side = round(50 * factor)
    rect = pygame.Rect(0, 0, round(96 * factor), side)
    rect.center = (column.centerx, round(column.top + (625 - 54.4 * number) * factor))
    return rect


def draw_columns(board: "PharaonBoard", picture: pygame.Surface) -> None:
    for at, column in enumerate(board.places.columns):
        _column(board, picture, at, column)


def _column(board: "PharaonBoard", picture: pygame.Surface, at: int, column: pygame.Rect) -> None:
    app, theme, shown = board.app, board.app.theme, board.shown
    assert shown is not None
    facts = board.view["traitor"]["boards"][at]
    drawing = app.art.svg(f"pharaon/traitor_{'dark' if facts['dark'] else 'light'}", column.size)
    picture.blit(drawing, column)
    tokens = shown.columns[at]
    for number, symbol in enumerate(facts["symbols"]):
        rect = cell_rect(column, number)
        side = rect.height - 2
        if number < len(tokens):
            token = board.pieces.token(tokens[number], side)
            picture.blit(token, token.get_rect(center=rect.center))
            continue
        if symbol not in ("none", "start"):
            sign = board.pieces.drawing(f"sym_{symbol}", side)
            picture.blit(sign, sign.get_rect(center=rect.center))
        if number == len(tokens):
            pygame.draw.rect(picture, theme["target"], rect.inflate(4, 2), max(2, side // 10), border_radius=side // 4)
    _foot(board, picture, column, facts["colour"], facts["jars"])


def _foot(board: "PharaonBoard", picture: pygame.Surface, column: pygame.Rect, letter: str, jars: int) -> None:
    """Whose colour the column is, on its head; and how many jars this board gives him in its round."""
    factor = column.width / 160
    side = round(58 * factor)
    centre = (round(column.left + 50 * factor), round(column.top + 54 * factor))
    ground = mixed(board.app.theme[COLOUR_OF[letter]], board.app.theme["gold_light"], 0.3)
    pygame.draw.circle(picture, board.app.theme["gold_shadow"], centre, side // 2 + 2)
    pygame.draw.circle(picture, ground, centre, side // 2)
    token = board.pieces.token(letter, side)
    picture.blit(token, token.get_rect(center=centre))
    small = max(16, round(44 * factor))
    board.pieces.number(
        picture, str(jars), (round(column.left + 116 * factor), round(column.top + 76 * factor)), small, "papyrus"
    )


def turned_up(board: "PharaonBoard") -> pygame.Rect:
    """Where the jar lies that he has turned up: over the middle of his boards."""
    columns = board.places.columns
    area = columns[0].unionall(columns[1:])
    height = min(round(area.height * 0.62), round(area.width * 0.8))
    rect = pygame.Rect(0, 0, round(height * 0.75), height)
    rect.center = area.center
    return rect
