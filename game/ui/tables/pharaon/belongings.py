"""The tray at the bottom: tokens and cards of the seat that is looked at, large enough to choose from."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.pharaon.printed import OFFERINGS, RESOURCES
from game.ui.text import SANS, SANS_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

CARD = 0.86  # width of a card in the tray for its height


def purse_rects(board: "PharaonBoard") -> dict[str, pygame.Rect]:
    """A place for every kind of token: the resources always, offerings as far as there are any."""
    shown, area = board.shown, board.places.purse
    if shown is None:
        return {}
    owned = shown.owners[board.looked_at].tokens
    offerings = [letter for letter in OFFERINGS if owned.get(letter)]
    cell = min(area.width // 9, round(area.height * 0.60))
    found = {
        letter: pygame.Rect(area.left + at * cell, area.top, cell, area.height // 2)
        for at, letter in enumerate(RESOURCES)
    }
    wide = min(cell, area.width // max(9, len(offerings)))
    for at, letter in enumerate(offerings):
        found[letter] = pygame.Rect(area.left + at * wide, area.centery, wide, area.height // 2)
    return found


def card_rects(board: "PharaonBoard") -> list[tuple[str, pygame.Rect]]:
    """Nobles, then artisans, side by side; they move together when there are many."""
    shown, area = board.shown, board.places.court
    if shown is None:
        return []
    one = shown.owners[board.looked_at]
    cards = [*one.nobles, *one.artisans]
    if not cards:
        return []
    width = round(area.height * CARD)
    gap = board.app.canvas.u(8)
    step = min(width + gap, (area.width - width) / max(1, len(cards) - 1))
    return [
        (card, pygame.Rect(round(area.left + at * step), area.top, width, area.height)) for at, card in enumerate(cards)
    ]


def draw_tray(board: "PharaonBoard", picture: pygame.Surface) -> None:
    app, canvas, shown, area = board.app, board.app.canvas, board.shown, board.places.tray
    assert shown is not None
    one = shown.owners[board.looked_at]
    _whose(board, picture, pygame.Rect(area.left + canvas.u(14), area.top + canvas.u(10), canvas.u(160), 0))
    rects = purse_rects(board)
    for letter, rect in rects.items():
        count = one.tokens.get(letter, 0)
        side = min(rect.width, rect.height) - canvas.u(6)
        token = board.pieces.token(letter, side)
        if not count:
            token = token.copy()
            token.set_alpha(60)
        place = token.get_rect(center=(rect.left + rect.width // 2, rect.centery))
        picture.blit(token, place)
        if count > 1 or (count and letter in RESOURCES):
            small = max(18, round(side * 0.38))
            board.pieces.number(
                picture, str(count), (place.right - small // 3, place.bottom - small // 3), small, "papyrus"
            )
    if not any(letter in OFFERINGS for letter in rects):
        words = pygame.Rect(
            board.places.purse.left, board.places.purse.centery, board.places.purse.width, canvas.line(22)
        )
        style = Style(SANS, canvas.font(20), mixed(app.theme["light_soft"], app.theme["wood"], 0.25), "left", "center")
        app.text.draw(picture, _("No offerings"), style, words)
    for card, rect in card_rects(board):
        picture.blit(board.faces.card(card, rect.size, card in one.used), rect)
        if card in one.used:
            mark = app.art.icon("check", round(rect.width * 0.3))
            picture.blit(mark, mark.get_rect(center=rect.center))


def _whose(board: "PharaonBoard", picture: pygame.Surface, rect: pygame.Rect) -> None:
    from game.ui.widgets.plaque import emblem

    app, canvas, area = board.app, board.app.canvas, board.places.tray
    seat = board.pieces.owners[board.looked_at]
    rect.height = area.bottom - rect.top - canvas.u(8)
    line = min(canvas.line(22), rect.height // 3)
    side = min(rect.height - line - canvas.u(6), canvas.u(104))
    disc = emblem(app, seat, side)
    picture.blit(disc, disc.get_rect(midtop=(rect.centerx, rect.top)))
    words = pygame.Rect(rect.left, rect.top + side + canvas.u(2), rect.width, line + canvas.u(4))
    style = Style(SANS_BOLD, canvas.font(20), app.theme["light"], "center", "center")
    app.text.draw(picture, board.owner_name(board.looked_at), style, words)
