"""Everybody's plaque: who sits there, the score if the match ended now, tokens, cards, tracks and gods."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.levels import level_words
from game.ui.tables.pharaon.printed import BASICS, COLOUR_OF, NILE_POINTS, RESOURCES
from game.ui.tables.pharaon.shown import Owner
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def draw_plaque(board: "PharaonBoard", picture: pygame.Surface, owner: int, rect: pygame.Rect) -> None:
    app, canvas, shown = board.app, board.app.canvas, board.shown
    assert shown is not None
    picture.blit(app.art.panel(rect.size, "papyrus", canvas.u(12)), rect)
    if board.deciding() == owner:
        pygame.draw.rect(picture, app.theme["dusk"], rect, max(3, canvas.u(5)), border_radius=canvas.u(12))
    if owner == board.looked_at and len(shown.owners) > 1:
        mark = pygame.Rect(rect.right - canvas.u(7), rect.top + canvas.u(14), canvas.u(7), rect.height - canvas.u(28))
        pygame.draw.rect(picture, app.theme["nile"], mark, border_radius=canvas.u(3))
    inner = rect.inflate(-canvas.u(20), -canvas.u(12))
    tall = inner.height
    head = min(canvas.u(72), round(tall * 0.46))
    _head(board, picture, owner, pygame.Rect(inner.left, inner.top, inner.width, head))
    row = (tall - head) // 2
    _purse(board, picture, shown.owners[owner], pygame.Rect(inner.left, inner.top + head, inner.width, row))
    _things(board, picture, shown.owners[owner], pygame.Rect(inner.left, inner.top + head + row, inner.width, row))


def _head(board: "PharaonBoard", picture: pygame.Surface, owner: int, rect: pygame.Rect) -> None:
    app, canvas, theme, shown = board.app, board.app.canvas, board.app.theme, board.shown
    assert shown is not None
    seat = board.pieces.owners[owner]
    side = rect.height - 2
    if seat.kind == "traitor":
        picture.blit(_traitor_disc(board, side), rect)
        kind = _("Jars left: {number}").format(number=shown.stack)
    else:
        picture.blit(emblem(app, seat, side), rect)
        kind = _("Human") if seat.human else level_words(seat.kind)
    score = str(shown.owners[owner].score)
    large = Style(SERIF_BOLD, min(canvas.font(38), round(rect.height * 0.62)), theme["accent"], "right", "center")
    wide = max(canvas.u(56), app.text.width(score, SERIF_BOLD, large.size) + canvas.u(4))
    app.text.draw(picture, score, large, pygame.Rect(rect.right - wide, rect.top, wide, rect.height))
    left = rect.left + side + canvas.u(10)
    line = rect.height // 2
    right = rect.right - wide - canvas.u(4)
    x = right
    for name in _signs(board, owner):
        size = round(line * 1.08)
        x -= size + canvas.u(3)
        token = board.pieces.drawing(name, size)
        picture.blit(token, token.get_rect(midleft=(x, rect.bottom - line // 2)))
    name_style = Style(SANS_BOLD, min(canvas.font(24), round(line * 0.82)), theme["ink"], "left", "center")
    app.text.draw(picture, board.owner_name(owner), name_style, pygame.Rect(left, rect.top, right - left, line))
    small = Style(SANS, min(canvas.font(20), max(13, round(line * 0.7))), theme["ink_soft"], "left", "center")
    app.text.draw(picture, kind, small, pygame.Rect(left, rect.top + line, x - left, line))


def _signs(board: "PharaonBoard", owner: int) -> list[str]:
    """Tokens in front of somebody: first player, pharaoh, and the hourglass of those who have passed."""
    shown = board.shown
    assert shown is not None
    signs = ["first_player"] if shown.first_player == owner else []
    signs += ["pharaoh"] if shown.pharaoh == owner else []
    return [*signs, "pass"] if shown.owners[owner].passed else signs


def _traitor_disc(board: "PharaonBoard", side: int) -> pygame.Surface:
    theme = board.app.theme
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(disc, theme["gold_shadow"], (side // 2, side // 2), side // 2)
    pygame.draw.circle(disc, board.pieces.colour(1), (side // 2, side // 2), side // 2 - 2)
    inner = side - 2 * max(3, side // 14)
    face = board.faces.picture("traitor", (inner, inner)).copy()
    mask = pygame.Surface((inner, inner), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (inner // 2, inner // 2), inner // 2)
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    disc.blit(face, face.get_rect(center=(side // 2, side // 2)))
    return disc


def _cells(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    width = rect.width / count
    return [pygame.Rect(round(rect.left + at * width), rect.top, int(width), rect.height) for at in range(count)]


def _purse(board: "PharaonBoard", picture: pygame.Surface, one: Owner, rect: pygame.Rect) -> None:
    """Six resources, and offerings all together."""
    offerings = sum(count for letter, count in one.tokens.items() if letter not in RESOURCES)
    entries = [(board.pieces.token, letter, one.tokens.get(letter, 0)) for letter in RESOURCES]
    cells = _cells(rect, len(entries) + 1)
    for (picture_of, letter, count), cell in zip(entries, cells, strict=False):
        side = min(cell.height - 2, round(cell.width * 0.5))
        _count(board, picture, cell, picture_of(letter, side), count)
    last = cells[-1]
    side = min(last.height - 2, round(last.width * 0.5))
    _count(board, picture, last, board.pieces.drawing("off_p1", side), offerings)


def _count(
    board: "PharaonBoard", picture: pygame.Surface, cell: pygame.Rect, icon: pygame.Surface, count: int | str
) -> None:
    app = board.app
    if not count:
        icon = icon.copy()
        icon.set_alpha(70)
    picture.blit(icon, icon.get_rect(midleft=(cell.left, cell.centery)))
    size = min(app.canvas.font(21), max(13, round(cell.height * 0.6)))
    colour = app.theme["ink"] if count else mixed(app.theme["ink_soft"], app.theme["papyrus_dark"], 0.35)
    left = cell.left + icon.get_width() + 1
    box = pygame.Rect(left, cell.top, cell.right - left + 2, cell.height)
    app.text.draw(picture, str(count), Style(SANS_BOLD, size, colour, "left", "center"), box)


def _things(board: "PharaonBoard", picture: pygame.Surface, one: Owner, rect: pygame.Rect) -> None:
    """Nobles, artisans and burial steps; the five Nile tracks as bars; gods satisfied."""
    cells = _cells(rect, 7)
    counts = (("zone_nobles", len(one.nobles)), ("zone_artisans", len(one.artisans)), ("zone_burial", one.burial))
    for (name, count), cell in zip(counts, cells, strict=False):
        side = min(cell.height - 2, round(cell.width * 0.5))
        _count(board, picture, cell, board.pieces.drawing(name, side), count)
    _tracks(board, picture, one, cells[3].unionall(cells[4:6]))
    side = min(cells[6].height - 2, round(cells[6].width * 0.5))
    _count(board, picture, cells[6], board.app.art.icon("sun", side), len(one.gods))


def _tracks(board: "PharaonBoard", picture: pygame.Surface, one: Owner, rect: pygame.Rect) -> None:
    theme = board.app.theme
    side = min(rect.height - 2, round(rect.width / 7 * 0.9))
    sign = board.pieces.drawing("zone_nile", side)
    picture.blit(sign, sign.get_rect(midleft=(rect.left, rect.centery)))
    area = pygame.Rect(rect.left + side + 4, rect.top + 3, rect.width - side - 12, rect.height - 6)
    levels = len(NILE_POINTS) - 1
    step = area.width / len(BASICS)
    for at, letter in enumerate(BASICS):
        for level in range(levels):
            tall = area.height / levels
            box = pygame.Rect(round(area.left + at * step), 0, max(3, round(step) - 3), max(2, round(tall) - 2))
            box.bottom = round(area.bottom - level * tall)
            colour = theme[COLOUR_OF[letter]]
            if level < one.nile[letter]:
                pygame.draw.rect(picture, colour, box, border_radius=2)
            pygame.draw.rect(picture, mixed(colour, theme["papyrus_dark"], 0.45), box, 1, border_radius=2)
