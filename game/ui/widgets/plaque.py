"""A seat's plaque: emblem on its colour, name, human or level, score, and the numbers that matter."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.levels import level_words
from game.session.match import COLOURS, Seat
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App


def emblem(app: "App", seat: Seat, size: int) -> pygame.Surface:
    """The seat's animal on a disc of its colour: shape and colour both tell seats apart."""
    picture = pygame.Surface((size, size), pygame.SRCALPHA)
    centre, radius = (size // 2, size // 2), size // 2 - 1
    pygame.draw.circle(picture, app.theme["gold_shadow"], centre, radius)
    pygame.draw.circle(picture, app.theme["gold"], centre, radius - max(1, size // 32))
    pygame.draw.circle(
        picture, app.theme.seats.get(seat.colour, app.theme["sand"]), centre, radius - max(3, size // 14)
    )
    if app.settings.patterns:
        _pattern(app, picture, seat, centre, radius - max(3, size // 14))
    inner = round(size * 0.66)
    drawing = app.art.svg(f"emblems/{seat.emblem}", (inner, inner))
    picture.blit(drawing, drawing.get_rect(center=centre))
    return picture


def _pattern(app: "App", picture: pygame.Surface, seat: Seat, centre: tuple[int, int], radius: int) -> None:
    """Lines of a direction and spacing of their own for each colour, for eyes that tell colours apart badly."""
    kind = COLOURS.index(seat.colour) if seat.colour in COLOURS else 0
    colour = mixed(app.theme.seats.get(seat.colour, app.theme["sand"]), app.theme["shade"], 0.35)
    size = picture.get_width()
    layer = pygame.Surface((size, size), pygame.SRCALPHA)
    step = max(4, size // (5 + 2 * (kind % 3)))
    for at in range(-size, 2 * size, step):
        slant = size if kind % 2 else 0
        ends = ((at, 0), (at + slant, size)) if kind < 3 else ((0, at), (size, at + slant))
        pygame.draw.line(layer, colour, *ends, max(2, size // 26))
    disc = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.circle(disc, (255, 255, 255, 255), centre, radius)
    layer.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(layer, (0, 0))


def draw_plaque(
    app: "App",
    surface: pygame.Surface,
    rect: pygame.Rect,
    seat: Seat,
    name: str,
    score: str,
    counts: str,
    deciding: bool,
) -> pygame.Rect:
    """Draw it and give back the room that is left for the game's own picture."""
    canvas = app.canvas
    surface.blit(app.art.panel(rect.size, "papyrus", canvas.u(14)), rect)
    if deciding:
        pygame.draw.rect(surface, app.theme["dusk"], rect, max(3, canvas.u(5)), border_radius=canvas.u(14))
    pad = canvas.u(12)
    side = min(rect.height - 2 * pad, canvas.u(92))
    surface.blit(emblem(app, seat, side), (rect.left + pad, rect.top + pad))
    left = rect.left + pad * 2 + side
    line = min(canvas.line(26), rect.height // 3)
    score_width = canvas.u(84)
    size = min(canvas.font(26), max(13, round(line / 1.28)))
    words = pygame.Rect(left, rect.top + canvas.u(5), rect.right - left - score_width - pad, line)
    app.text.draw(surface, name, Style(SANS_BOLD, size, app.theme["ink"], "left", "center"), words)
    number = pygame.Rect(rect.right - score_width - pad, rect.top + canvas.u(4), score_width, round(line * 1.3))
    app.text.draw(surface, score, Style(SERIF_BOLD, round(size * 1.45), app.theme["accent"], "right", "center"), number)
    small = min(canvas.font(app.theme.sizes["tiny"]), max(13, round(line * 0.72)))
    kind = _("Human") if seat.human else level_words(seat.kind)
    second = pygame.Rect(left, words.bottom, rect.right - left - pad, line)
    facts = f"{kind}  {counts}"
    app.text.draw(surface, facts, Style(SANS, small, app.theme["ink_soft"], "left", "center"), second)
    return pygame.Rect(
        left, second.bottom + canvas.u(2), rect.right - left - pad, rect.bottom - second.bottom - canvas.u(12)
    )
