"""Everybody's plaque: the god, victory points as a track of squares (kept) and discs (held), prayer points, cards,
tokens left and tiles; whose turn it is, and who would win."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.levels import level_words
from game.ui.tables.kemet.printed import MOST_PRAYER, WIN_POINTS
from game.ui.tables.kemet.shown import Owner
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

GLORY = {  # permanent points are squares, temporary ones discs
    "battle": "glory_permanent",
    "divine": "glory_divine",
    "temple": "glory_temporary",
    "pyramid": "glory_pyramid",
}


def draw_plaque(board: "KemetBoard", picture: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
    app, canvas, model = board.app, board.app.canvas, board.model
    owner = model.owners[seat]
    picture.blit(app.art.panel(rect.size, "papyrus", canvas.u(12)), rect)
    band = pygame.Rect(rect.left + canvas.u(4), rect.top + canvas.u(14), canvas.u(7), rect.height - canvas.u(28))
    pygame.draw.rect(picture, board.pieces.colour(seat), band, border_radius=canvas.u(3))
    if board.deciding() == seat:
        pygame.draw.rect(picture, app.theme["dusk"], rect, max(3, canvas.u(5)), border_radius=canvas.u(12))
    if seat == board.looked_at:
        mark = pygame.Rect(rect.right - canvas.u(8), rect.top + canvas.u(14), canvas.u(6), rect.height - canvas.u(28))
        pygame.draw.rect(picture, app.theme["nile"], mark, border_radius=canvas.u(3))
    head, track, counts, tiles = _rows(inner_rect(board, seat))
    _head(board, picture, seat, owner, head)
    _track(board, picture, owner, track)
    _counts(board, picture, owner, counts)
    for tile, box in tile_rects(board, seat):
        _mini(board, picture, tile, box)
    if not owner.tiles:
        soft = mixed(app.theme["ink_soft"], app.theme["papyrus_dark"], 0.4)
        style = Style(SANS, min(canvas.font(18), round(tiles.height * 0.7)), soft, "left", "center")
        app.text.draw(picture, _("No tiles yet"), style, tiles)


def _rows(inner: pygame.Rect) -> list[pygame.Rect]:
    """Head, points, counts, tiles; a tall plaque gives most to the tiles."""
    tall = inner.height
    head = min(round(tall * 0.38), round(inner.width * 0.22))
    track = min(round(tall * 0.2), round(inner.width * 0.098))
    counts = min(round(tall * 0.21), round(inner.width * 0.1))
    found, top = [], inner.top
    for height in (head, track, counts, tall - head - track - counts):
        found.append(pygame.Rect(inner.left, top, inner.width, height))
        top += height
    return found


def inner_rect(board: "KemetBoard", seat: int) -> pygame.Rect:
    canvas, rect = board.app.canvas, board.places.plaques[seat]
    return pygame.Rect(
        rect.left + canvas.u(16), rect.top + canvas.u(7), rect.width - canvas.u(30), rect.height - canvas.u(14)
    )


def tile_rects(board: "KemetBoard", seat: int) -> list[tuple[str, pygame.Rect]]:
    """The tiles of a seat on its plaque: pictures where they can be told, else level marks in their colour."""
    tiles = board.model.owners[seat].tiles
    area = _rows(inner_rect(board, seat))[3]
    if not tiles:
        return []
    side, columns = grid(area, len(tiles), board.app.canvas.u(80))
    return [
        (tile, pygame.Rect(area.left + at % columns * (side + 3), area.top + at // columns * (side + 3), side, side))
        for at, tile in enumerate(tiles)
    ]


def grid(area: pygame.Rect, count: int, most: int) -> tuple[int, int]:
    """The largest squares, so many of them, that the area holds, and how many stand side by side."""
    best = (6, max(1, count))
    for rows in range(1, 6):
        columns = -(-count // rows)
        side = min((area.height + 3) // rows - 3, (area.width + 3) // columns - 3, most)
        if side > best[0]:
            best = (side, max(columns, (area.width + 3) // (side + 3)))
    return best


def _mini(board: "KemetBoard", picture: pygame.Surface, tile: str, box: pygame.Rect) -> None:
    """A tile as a small picture, framed in its colour."""
    facts = board.words.tile(tile)
    side = min(box.size)
    frame = box.copy()
    pygame.draw.rect(picture, mixed(board.pieces.stone(facts.colour), board.app.theme["shade"], 0.1), frame)
    art = board.pieces.tile(tile, max(6, side - 4))
    picture.blit(art, art.get_rect(center=frame.center))
    pygame.draw.rect(picture, board.app.theme["gold_shadow"], frame, 1)


def _head(board: "KemetBoard", picture: pygame.Surface, seat: int, owner: Owner, rect: pygame.Rect) -> None:
    app, canvas, theme = board.app, board.app.canvas, board.app.theme
    side = rect.height - 2
    if owner.god:
        picture.blit(board.pieces.drawing(f"god_{owner.god}", side), rect)
        small = round(side * 0.44)
        disc = board.pieces.emblem(seat, small)
        picture.blit(disc, disc.get_rect(bottomright=(rect.left + side + small // 6, rect.top + side)))
    else:
        picture.blit(board.pieces.emblem(seat, side), rect)
    score = str(owner.score)
    large = Style(SERIF_BOLD, min(canvas.font(38), round(rect.height * 0.7)), theme["accent"], "right", "center")
    wide = max(canvas.u(50), app.text.width(score, SERIF_BOLD, large.size) + canvas.u(4))
    app.text.draw(picture, score, large, pygame.Rect(rect.right - wide, rect.top, wide, rect.height))
    left, line = rect.left + side + canvas.u(14), rect.height // 2
    right = rect.right - wide - canvas.u(4)
    name_style = Style(SANS_BOLD, min(canvas.font(24), round(line * 0.84)), theme["ink"], "left", "center")
    app.text.draw(picture, board.names()[seat], name_style, pygame.Rect(left, rect.top, right - left, line))
    kind = _("Human") if board.pieces.seats[seat].human else level_words(board.pieces.seats[seat].kind)
    if owner.god:
        kind = _("{god} · {kind}").format(god=board.words.god(owner.god), kind=kind)
    colour = theme["ink_soft"]
    if seat in board.model.would_win and not board.view.get("over"):
        kind, colour = _("Wins at the next own turn!"), theme["danger"]
    small_style = Style(SANS, min(canvas.font(20), max(13, round(line * 0.72))), colour, "left", "center")
    app.text.draw(picture, kind, small_style, pygame.Rect(left, rect.top + line, right - left, line))


def _track(board: "KemetBoard", picture: pygame.Surface, owner: Owner, rect: pygame.Rect) -> None:
    """One place for each of the points that win; what is held may be lost again."""
    found = [GLORY[kind] for kind in GLORY for _number in range(owner.points.get(kind, 0))]
    places = max(WIN_POINTS, len(found))
    step = rect.width / places
    side = max(8, min(rect.height - 4, int(step) - 2))
    theme = board.app.theme
    for at in range(places):
        centre = (round(rect.left + (at + 0.5) * step), rect.centery)
        if at < len(found):
            token = board.pieces.drawing(found[at], side)
            picture.blit(token, token.get_rect(center=centre))
            continue
        ring = mixed(theme["papyrus_dark"], theme["gold_shadow"], 0.8 if at == WIN_POINTS - 1 else 0.35)
        pygame.draw.circle(picture, ring, centre, side // 2 - 1, max(1, side // (8 if at == WIN_POINTS - 1 else 14)))


def _counts(board: "KemetBoard", picture: pygame.Surface, owner: Owner, rect: pygame.Rect) -> None:
    """Prayer points on their bar; then tokens left, battle cards, divine cards, warriors in supply, veterans."""
    theme, side = board.app.theme, rect.height - 4
    ankh = board.pieces.drawing("ankh_prayer", side)
    picture.blit(ankh, ankh.get_rect(midleft=(rect.left, rect.centery)))
    half = round(rect.width * 0.36)
    bar = pygame.Rect(rect.left + side + 3, rect.centery - side // 4, half - side - 8, side // 2)
    width = bar.width / MOST_PRAYER
    for at in range(MOST_PRAYER):
        pip = pygame.Rect(round(bar.left + at * width), bar.top, max(2, round(width) - 1), bar.height)
        full = at < owner.prayer
        pygame.draw.rect(
            picture, theme["nile"] if full else mixed(theme["papyrus_dark"], theme["nile"], 0.16), pip, border_radius=2
        )
    board.pieces.number(picture, str(owner.prayer), (bar.right + 2, rect.centery), max(16, round(side * 0.86)))
    entries = [
        ("token_action", owner.regular),
        ("card_back", owner.hand_size),
        ("card_back_di", owner.di_size),
        ("soldier_2", owner.supply),
        ("token_veteran", owner.veterans),
    ]
    left = rect.left + half + round(side * 0.7)
    cell = (rect.right - left) / len(entries)
    side = min(side, round(cell * 0.6))
    size = min(board.app.canvas.font(20), max(13, round(side * 0.7)))
    for at, (name, count) in enumerate(entries):
        x = round(left + at * cell)
        tall = side if name.startswith("token") else round(side * 0.98)
        wide = tall if name.startswith("token") else round(tall * 0.75)
        icon = board.pieces.drawing(name, (wide, tall))
        if not count:
            icon = icon.copy()
            icon.set_alpha(80)
        picture.blit(icon, icon.get_rect(midleft=(x, rect.centery)))
        box = pygame.Rect(x + wide + 1, rect.top, round(cell) - wide, rect.height)
        board.app.text.draw(picture, str(count), Style(SANS_BOLD, size, theme["ink"], "left", "center"), box)
