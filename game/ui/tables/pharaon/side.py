"""The right edge: pyramid of time with rewards and cylinders, the jars that lie open, the bank."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.pharaon.layout import jar_rects
from game.ui.text import SANS, SANS_BOLD, Style

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

REWARDS = {"silver": "res_S", "offering": "off_back", "first_player": "first_player"}
SCARCE = 3  # the bank warns when it has fewer of a kind


def draw_pyramid(board: "PharaonBoard", picture: pygame.Surface) -> None:
    view, spots, shown = board.view, board.places, board.shown
    assert shown is not None
    taken = {one.stands: owner for owner, one in enumerate(shown.owners)}
    for row, fields in enumerate(spots.fields, start=1):
        for at, rect in enumerate(fields, start=1):
            reward = view["pyramid"][row - 1]["fields"][at - 1]
            if (row, at) not in taken:
                _reward(board, picture, reward, rect)
                continue
            small = pygame.Rect(0, 0, round(rect.width * 0.62), round(rect.width * 0.62))
            small.bottomright = rect.inflate(4, 4).bottomright
            _reward(board, picture, reward, small)
            cylinder = board.pieces.piece("cylinder", taken[row, at], cylinder_size(rect))
            picture.blit(cylinder, cylinder.get_rect(center=cylinder_centre(rect)))


def cylinder_size(field: pygame.Rect) -> int:
    return round(field.width * 0.74)


def cylinder_centre(field: pygame.Rect) -> tuple[int, int]:
    """A cylinder leaves the reward below it in sight."""
    return field.left + round(field.width * 0.36), field.top + round(field.height * 0.24)


def _reward(board: "PharaonBoard", picture: pygame.Surface, reward: str, rect: pygame.Rect) -> None:
    side = round(rect.width * (0.66 if rect.width > board.places.fields[0][0].width * 0.8 else 0.9))
    if reward == "none":
        return
    sign = any_basic(board, side) if reward == "basic" else board.pieces.drawing(REWARDS[reward], side)
    picture.blit(sign, sign.get_rect(center=rect.center))


def any_basic(board: "PharaonBoard", side: int) -> pygame.Surface:
    """Five colours in one sign: a resource of choice."""
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    small = round(side * 0.46)
    places = ((0.5, 0.24), (0.24, 0.46), (0.76, 0.46), (0.34, 0.77), (0.66, 0.77))
    for letter, (x, y) in zip("GBRKY", places, strict=True):
        token = board.pieces.token(letter, small)
        made.blit(token, token.get_rect(center=(round(x * side), round(y * side))))
    return made


def draw_jars(board: "PharaonBoard", picture: pygame.Surface) -> None:
    app, canvas, shown, area = board.app, board.app.canvas, board.shown, board.places.jars
    assert shown is not None
    pile = pile_rect(board)
    picture.blit(board.pieces.jar("", pile.height), pile)
    words = pygame.Rect(pile.right + canvas.u(4), pile.top, area.right - pile.right - canvas.u(12), pile.height)
    style = Style(SANS_BOLD, canvas.font(20), app.theme["ink"], "left", "center")
    app.text.draw(picture, f"× {shown.jar_pile}", style, words)
    for jar, rect in zip(shown.jars, jar_rects(area, len(shown.jars), canvas), strict=True):
        picture.blit(board.pieces.jar(jar, rect.height), rect)
    if not shown.jars:
        body = pygame.Rect(area.left + canvas.u(16), area.top + canvas.u(40), area.width - canvas.u(32), 0)
        body.height = area.bottom - body.top - canvas.u(8)
        last = shown.round == board.view["rounds"]
        text = _("In the last round nobody gets a jar for passing.") if last else _("No jar is left.")
        soft = Style(SANS, canvas.font(20), app.theme["ink_soft"], "center", "center")
        app.text.draw(picture, text, soft, body)


def pile_rect(board: "PharaonBoard") -> pygame.Rect:
    area, canvas = board.places.jars, board.app.canvas
    height = canvas.u(36)
    return pygame.Rect(area.right - canvas.u(92), area.top + canvas.u(4), round(height * 0.75), height)


def draw_bank(board: "PharaonBoard", picture: pygame.Surface) -> None:
    app, canvas, shown = board.app, board.app.canvas, board.shown
    assert shown is not None
    for letter, rect in board.places.stock.items():
        count = shown.bank.get(letter, 0)
        side = min(rect.width - canvas.u(4), round(rect.height * 0.6))
        line = min(canvas.line(22), rect.height - side)
        token = board.pieces.token(letter, side)
        top = rect.top + max(0, rect.height - side - line) // 2
        picture.blit(token, token.get_rect(midtop=(rect.centerx, top)))
        words = pygame.Rect(rect.left, top + side, rect.width, line)
        colour = app.theme["danger" if count < SCARCE else "ink"]
        style = Style(SANS_BOLD, min(canvas.font(22), max(13, words.height)), colour, "center", "center")
        app.text.draw(picture, f"! {count}" if count < SCARCE else str(count), style, words)
