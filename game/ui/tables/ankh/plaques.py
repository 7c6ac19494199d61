"""Everybody's plaque: god and player, devotion, followers, cards, powers. Merged gods share their things; who is
forgotten is grey."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.levels import level_words
from game.ui.tables.ankh.side import fitting
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

COUNTS = (("follower", "followers"), ("card_back", "hands"), ("power_inspiring", "powers"), ("ankh_token", "tokens"))


def draw_plaque(board: "AnkhBoard", picture: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
    app, canvas, theme, model = board.app, board.app.canvas, board.app.theme, board.model
    god = model.god_of[seat]
    forgotten = god in model.fallen
    picture.blit(app.art.panel(rect.size, "wood" if forgotten else "papyrus", canvas.u(12)), rect)
    stripe = pygame.Rect(rect.left + canvas.u(5), rect.top + canvas.u(14), canvas.u(6), rect.height - canvas.u(28))
    pygame.draw.rect(picture, board.pieces.colour(god), stripe, border_radius=canvas.u(3))
    if board.deciding() == seat:
        pygame.draw.rect(picture, theme["dusk"], rect, max(3, canvas.u(6)), border_radius=canvas.u(12))
    elif board.view["active"] == seat:
        pygame.draw.rect(picture, theme["gold_shadow"], rect, max(2, canvas.u(4)), border_radius=canvas.u(12))
    if model.god_of[board.looked_at] == god:
        mark = pygame.Rect(rect.right - canvas.u(7), rect.top + canvas.u(14), canvas.u(6), rect.height - canvas.u(28))
        pygame.draw.rect(picture, theme["nile"], mark, border_radius=canvas.u(3))
    inner = rect.inflate(-canvas.u(28), -canvas.u(10))
    left = _heads(board, picture, seat, inner)
    _words(board, picture, seat, pygame.Rect(left, inner.top, inner.right - left, inner.height))


def _heads(board: "AnkhBoard", picture: pygame.Surface, seat: int, area: pygame.Rect) -> int:
    """The portrait; a merged seat shows the god it belongs to, with its own behind."""
    god = board.model.god_of[seat]
    side = area.height - 2
    heads = [seat] if god == seat else [god, seat]
    for at, one in enumerate(heads):
        size = side if one == heads[0] else round(side * 0.56)
        head = board.pieces.head(one, size)
        if god in board.model.fallen:
            head = board.pieces.shade(head)
        x = area.left if one == heads[0] else area.left + round(side * 0.54)
        picture.blit(head, head.get_rect(midleft=(x, area.bottom - size // 2 if at else area.centery)))
    return area.left + side + board.app.canvas.u(10)


def _words(board: "AnkhBoard", picture: pygame.Surface, seat: int, area: pygame.Rect) -> None:
    app, canvas, theme, model = board.app, board.app.canvas, board.app.theme, board.model
    god = model.god_of[seat]
    dark = god in model.fallen
    who = board.scene.match.seats[seat]
    devotion = str(model.space_of(god))
    big = Style(SERIF_BOLD, min(canvas.font(38), round(area.height * 0.42)), theme["light" if dark else "accent"],
                "right", "center")  # fmt: skip
    wide = app.text.width(devotion, SERIF_BOLD, big.size) + canvas.u(4)
    half = area.height // 2
    side = min(round(half * 0.82), canvas.u(40))
    if not dark:
        app.text.draw(picture, devotion, big, pygame.Rect(area.right - wide, area.top, wide, half))
        eye = board.pieces.drawing("devotion", side)
        picture.blit(eye, eye.get_rect(midright=(area.right - wide - canvas.u(4), area.top + half // 2)))
    right = area.right - wide - side - canvas.u(10)
    line = half // 2
    name = Style(
        SANS_BOLD, min(canvas.font(23), round(line * 0.88)), theme["light" if dark else "ink"], "left", "center"
    )
    app.text.draw(picture, board.names()[seat], name, pygame.Rect(area.left, area.top, right - area.left, line + 2))
    small = Style(SANS, min(canvas.font(19), round(line * 0.78)), theme["light_soft" if dark else "ink_soft"], "left",
                  "center")  # fmt: skip
    kind = _("Human") if who.human else level_words(who.kind)
    whose = god_words(board, seat)
    words = fitting(board, [_("{god}, {kind}").format(god=whose, kind=kind), whose], SANS, right - area.left)
    app.text.draw(picture, words, small, pygame.Rect(area.left, area.top + line + 2, right - area.left, line))
    row = pygame.Rect(area.left, area.top + half + 2, area.width, half - 2)
    if dark:
        app.text.draw(picture, _("Forgotten"), name, row)
    elif god != seat:
        words = _("Merged: plays with {player}.").format(player=board.names()[god])
        app.text.draw(picture, words, small, row)
    else:
        _counts(board, picture, seat, row)


def god_words(board: "AnkhBoard", seat: int) -> str:
    """The god of a seat, or both gods of a merged one."""
    god = board.model.god_of[seat]
    found = [one for one, other in enumerate(board.model.god_of) if other == god]
    found.sort(key=lambda one: one != god)
    return _(" and ").join(board.words.god(board.pieces.gods[one]) for one in found)


def _counts(board: "AnkhBoard", picture: pygame.Surface, god: int, area: pygame.Rect) -> None:
    app, canvas, theme = board.app, board.app.canvas, board.app.theme
    step = area.width / len(COUNTS)
    for at, (name, field) in enumerate(COUNTS):
        number = getattr(board.model, field)[god]
        cell = pygame.Rect(round(area.left + at * step), area.top, round(step), area.height)
        side = min(cell.height - 2, canvas.u(40), round(cell.width * 0.5))
        if name == "card_back":
            icon = app.art.svg("ankh/card_back", (round(side * 0.72), round(side * 0.96)))
        elif name == "ankh_token":
            icon = board.pieces.ankh(god, round(side * 0.92))
        else:
            icon = board.pieces.drawing(name, side)
        picture.blit(icon, icon.get_rect(midleft=(cell.left, cell.centery)))
        size = min(canvas.font(23), round(cell.height * 0.66))
        colour = theme["ink"] if number else mixed(theme["ink_soft"], theme["papyrus_dark"], 0.4)
        box = pygame.Rect(cell.left + icon.get_width() + canvas.u(5), cell.top, 0, cell.height)
        box.width = cell.right - box.left
        app.text.draw(picture, str(number), Style(SANS_BOLD, size, colour, "left", "center"), box)


def count_rect(board: "AnkhBoard", seat: int, at: int) -> pygame.Rect:
    """Where a count of a plaque stands: for things that fly there."""
    rect = board.places.plaques[seat]
    found = pygame.Rect(0, 0, 8, 8)
    side = rect.height
    found.center = (round(rect.left + side + (at + 0.3) * (rect.width - side) / len(COUNTS)), rect.bottom - side // 4)
    return found
