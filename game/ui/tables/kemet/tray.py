"""The tray at the bottom: prayer track, supply, tiles and cards of the seat that is looked at."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.kemet.plaques import grid
from game.ui.tables.kemet.printed import MOST_PRAYER
from game.ui.tables.kemet.shown import Owner
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

CARD = 0.68  # width of a card for its height


def _label(board: "KemetBoard") -> int:
    return board.app.canvas.line(19)


def _fan(board: "KemetBoard", area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Places of cards side by side, closer together when there are many."""
    top = area.top + _label(board)
    height = area.bottom - top
    width = round(height * CARD)
    if not count:
        return []
    step = min(width + board.app.canvas.u(6), (area.width - width) / max(1, count - 1))
    return [pygame.Rect(round(area.left + at * step), top, width, height) for at in range(count)]


def hand_rects(board: "KemetBoard") -> list[tuple[str, pygame.Rect]]:
    """Battle cards in hand; an empty name is a card that may not be seen."""
    owner = board.model.owners[board.looked_at]
    cards = list(owner.hand) or [""] * owner.hand_size
    return list(zip(cards, _fan(board, board.places.hand, len(cards)), strict=True))


def divine_rects(board: "KemetBoard") -> list[tuple[str, int, pygame.Rect]]:
    """Divine intervention cards: equal ones lie on one place, with their number."""
    owner = board.model.owners[board.looked_at]
    if not owner.di:
        rects = _fan(board, board.places.divine, owner.di_size)
        return [("", 1, rect) for rect in rects]
    kinds = list(dict.fromkeys(owner.di))
    rects = _fan(board, board.places.divine, len(kinds))
    return [(card, owner.di.count(card), rect) for card, rect in zip(kinds, rects, strict=True)]


def tile_rects(board: "KemetBoard") -> list[tuple[str, pygame.Rect]]:
    tiles = board.model.owners[board.looked_at].tiles
    area = board.places.tiles
    top = area.top + _label(board)
    room = pygame.Rect(area.left, top, area.width, area.bottom - top)
    if not tiles:
        return []
    side, columns = grid(room, len(tiles), room.height)
    return [
        (tile, pygame.Rect(room.left + at % columns * (side + 3), room.top + at // columns * (side + 3), side, side))
        for at, tile in enumerate(tiles)
    ]


def stable_rects(board: "KemetBoard") -> list[tuple[str, pygame.Rect]]:
    """Creatures waiting in the supply, below the prayer track."""
    area = board.places.prayer
    side = round(area.height * 0.36)
    stable = board.model.owners[board.looked_at].stable
    return [
        (creature, pygame.Rect(area.right - (at + 1) * round(side * 0.8), area.bottom - side, round(side * 0.8), side))
        for at, creature in enumerate(stable)
    ]


def draw_tray(board: "KemetBoard", picture: pygame.Surface) -> None:
    owner = board.model.owners[board.looked_at]
    _whose(board, picture)
    _prayer(board, picture, owner)
    app, canvas, theme = board.app, board.app.canvas, board.app.theme
    soft = Style(SANS, canvas.font(18), theme["light_soft"], "left", "top")
    for area, words in (
        (board.places.tiles, _("Power tiles: {number}").format(number=len(owner.tiles))),
        (board.places.hand, _("Battle cards: {number}").format(number=owner.hand_size)),
        (board.places.divine, _("Divine cards: {number}").format(number=owner.di_size)),
    ):
        app.text.draw(picture, words, soft, pygame.Rect(area.left, area.top - canvas.u(4), area.width, _label(board)))
    for tile, rect in tile_rects(board):
        picture.blit(board.pieces.tile(tile, rect.width), rect)
    for card, rect in hand_rects(board):
        picture.blit(board.pieces.battle_card(card, rect.size), rect)
    for card, number, rect in divine_rects(board):
        cost = board.words.di(card).cost if card else 0
        picture.blit(board.pieces.divine_card(card, cost, rect.size), rect)
        if number > 1:
            side = max(18, rect.width // 3)
            board.pieces.number(picture, f"×{number}", (rect.left + side, rect.bottom - side), side)


def _whose(board: "KemetBoard", picture: pygame.Surface) -> None:
    app, canvas, rect = board.app, board.app.canvas, board.places.head
    owner = board.model.owners[board.looked_at]
    line = min(canvas.line(22), rect.height // 3)
    side = min(rect.height - line - canvas.u(4), canvas.u(112))
    pieces = board.pieces
    disc = pieces.drawing(f"god_{owner.god}", side) if owner.god else pieces.emblem(board.looked_at, side)
    place = disc.get_rect(midtop=(rect.centerx, rect.top))
    picture.blit(disc, place)
    if owner.god:
        small = board.pieces.emblem(board.looked_at, round(side * 0.4))
        picture.blit(small, small.get_rect(bottomright=place.bottomright))
    words = pygame.Rect(rect.left, rect.bottom - line, rect.width, line)
    style = Style(SANS_BOLD, canvas.font(20), app.theme["light"], "center", "center")
    app.text.draw(picture, board.names()[board.looked_at], style, words)


def prayer_cells(board: "KemetBoard") -> list[pygame.Rect]:
    """The track from 0 to 11 in two rows."""
    area = board.places.prayer
    columns = (MOST_PRAYER + 1) // 2
    side = min(area.width // columns, round(area.height * 0.30))
    return [
        pygame.Rect(area.left + at % columns * side, area.top + at // columns * side, side - 2, side - 2)
        for at in range(MOST_PRAYER + 1)
    ]


def _prayer(board: "KemetBoard", picture: pygame.Surface, owner: Owner) -> None:
    app, canvas, theme, area = board.app, board.app.canvas, board.app.theme, board.places.prayer
    cells = prayer_cells(board)
    for at, rect in enumerate(cells):
        here = at == owner.prayer
        colour = theme["nile"] if at <= owner.prayer else mixed(theme["wood"], theme["nile"], 0.22)
        pygame.draw.rect(picture, theme["gold_shadow"], rect, border_radius=rect.width // 5)
        pygame.draw.rect(picture, colour, rect.inflate(-3, -3), border_radius=rect.width // 5)
        if here:
            ankh = board.pieces.drawing("ankh_prayer", rect.width)
            picture.blit(ankh, rect)
            board.pieces.number(picture, str(at), (rect.right - 4, rect.bottom - 6), max(16, rect.width // 2))
            continue
        ink = theme["light"] if at <= owner.prayer else mixed(theme["light_soft"], theme["wood"], 0.4)
        style = Style(SERIF_BOLD, min(canvas.font(20), round(rect.height * 0.6)), ink, "center", "center")
        app.text.draw(picture, str(at), style, rect)
    line = pygame.Rect(area.left, cells[-1].bottom + canvas.u(4), area.width, area.bottom - cells[-1].bottom - 4)
    side = min(line.height, canvas.u(48))
    x = line.left
    for name, wide, number in (("soldier_2", 0.75, owner.supply), ("token_veteran", 1.0, owner.veterans)):
        icon = board.pieces.drawing(name, (round(side * wide), side))
        picture.blit(icon, icon.get_rect(midleft=(x, line.centery)))
        x += icon.get_width() + 3
        style = Style(SANS_BOLD, canvas.font(22), theme["light"], "left", "center")
        wide_words = app.text.width(str(number), SANS_BOLD, style.size) + 4
        app.text.draw(picture, str(number), style, pygame.Rect(x, line.top, wide_words, line.height))
        x += wide_words + canvas.u(12)
    for creature, rect in stable_rects(board):
        picture.blit(board.pieces.drawing(f"creature_{creature}", rect.size), rect)
