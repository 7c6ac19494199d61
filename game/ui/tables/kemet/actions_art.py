"""The action pyramid of the seat that is looked at, and below it turn order and night steps."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.kemet.layout import HEX_ROWS
from game.ui.tables.kemet.printed import BUY_SPACES, NIGHT, REGULAR_TOKENS, ROWS
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

TOKENS = {"regular": "token_action", "silver": "token_silver", "gold": "token_gold"}


def draw_actions(board: "KemetBoard", picture: pygame.Surface) -> None:
    app, canvas, spots = board.app, board.app.canvas, board.places
    owner = board.model.owners[board.acting()]
    area = spots.actions
    head = pygame.Rect(area.left + canvas.u(16), area.top + canvas.u(4), area.width - canvas.u(32), 0)
    head.height = spots.spaces["apex_gold"].top - head.top
    style = Style(SERIF_BOLD, canvas.font(24), app.theme["accent"], "left", "center")
    app.text.draw(picture, _("Actions: {player}").format(player=board.names()[board.acting()]), style, head)
    lit = board.lit_spaces()
    for space, rect in spots.spaces.items():
        picture.blit(board.pieces.drawing(f"action_{space}", rect.size), rect)
        if space in BUY_SPACES:
            _purchase(board, picture, space, rect)
        token = owner.tokens.get(space)
        if token:
            picture.blit(_dimmed(board, rect.size), rect)
            side = round(rect.width * 0.66)
            disc = board.pieces.drawing(TOKENS[token], side)
            picture.blit(disc, disc.get_rect(center=rect.center))
        elif lit and space not in lit:
            picture.blit(_dimmed(board, rect.size), rect)
    _missing(board, picture)
    _left(board, picture)


def _dimmed(board: "KemetBoard", size: tuple[int, int]) -> pygame.Surface:
    """A hexagon of shade."""
    key = ("hex", size)
    made = board.kept(key)
    if made is None:
        made = pygame.Surface(size, pygame.SRCALPHA)
        w, h = size
        points = [(w * x, h * y) for x, y in ((0.5, 0.03), (0.91, 0.27), (0.91, 0.73), (0.5, 0.97), (0.09, 0.73),
                                              (0.09, 0.27))]  # fmt: skip
        pygame.draw.polygon(made, (*board.app.theme["papyrus_dark"][:3], 150), points)
        board.keep(key, made.convert_alpha())
    return made


def _purchase(board: "KemetBoard", picture: pygame.Surface, space: str, rect: pygame.Rect) -> None:
    colour = board.model.owners[board.acting()].buy_spaces[BUY_SPACES.index(space)]
    side = round(rect.width * 0.36)
    spot = pygame.Rect(0, 0, side, side)
    spot.midbottom = (rect.centerx, rect.bottom + side // 6)
    if colour:
        picture.blit(board.pieces.drawing(f"token_purchase_{colour}", side), spot)
    else:
        pygame.draw.circle(picture, board.app.theme["papyrus_dark"], spot.center, side // 2 - 1)
        pygame.draw.circle(picture, board.app.theme["gold_shadow"], spot.center, side // 2 - 1, 2)


def _missing(board: "KemetBoard", picture: pygame.Surface) -> None:
    """Rows that still need a token before the day ends."""
    missing = board.model.owners[board.acting()].missing
    for row in HEX_ROWS[1:]:
        first = board.places.spaces[ROWS[row][0]]
        side = round(first.width * 0.24)
        x = max(board.places.actions.left + side // 2 + 3, first.left - side // 2)
        centre = (x, first.centery)
        theme = board.app.theme
        done = row not in missing
        ground = theme["gain"] if done else theme["dusk"]
        pygame.draw.circle(picture, mixed(ground, theme["shade"], 0.4), centre, side // 2 + 1)
        pygame.draw.circle(picture, ground, centre, side // 2)
        icon = board.app.art.icon("check" if done else "warning", round(side * 0.8))
        picture.blit(icon, icon.get_rect(center=centre))


def _left(board: "KemetBoard", picture: pygame.Surface) -> None:
    """Tokens still to be placed, beside the apex: regular ones on the left, silver and golden ones on the right."""
    owner, area = board.model.owners[board.acting()], board.places.tokens
    apex = board.places.spaces["apex_gold"]
    side = round(apex.width * 0.40)
    for at in range(REGULAR_TOKENS):
        x = area.left + side // 2 + at % 3 * round(side * 0.9) + (at // 3) * side // 2
        y = apex.top + side // 2 + (at // 3) * round(side * 0.86)
        token = board.pieces.drawing("token_action", side)
        if at >= owner.regular:
            token = token.copy()
            token.set_alpha(60)
        picture.blit(token, token.get_rect(center=(x, y)))
    right = board.places.actions.right - board.app.canvas.u(14)
    for at, (name, state) in enumerate((("token_gold", owner.gold), ("token_silver", owner.silver))):
        token = board.pieces.drawing(name, round(side * 1.15)).copy()
        if state != "ready":
            token.set_alpha(28 if state is None else 80)
        picture.blit(token, token.get_rect(midright=(right - at * round(side * 1.2), apex.top + side // 2)))


def draw_time(board: "KemetBoard", picture: pygame.Surface) -> None:
    app, canvas, spots, model, theme = board.app, board.app.canvas, board.places, board.model, board.app.theme
    words = pygame.Rect(spots.time.left + canvas.u(14), spots.order[0].top, 0, spots.order[0].height)
    words.width = spots.order[0].left - words.left - canvas.u(4)
    style = Style(SERIF_BOLD, canvas.font(22), theme["accent"], "left", "center")
    app.text.draw(picture, _("Turn order"), style, words)
    for place, rect in enumerate(spots.order):
        seat = model.order[place] if place < len(model.order) else -1
        fate = board.fate_places()
        if fate is not None:
            taken = fate[place]
            seat = -1 if taken is None else taken
        if seat < 0:
            pygame.draw.circle(picture, theme["papyrus_dark"], rect.center, rect.width // 2)
            pygame.draw.circle(picture, theme["gold_shadow"], rect.center, rect.width // 2, 2)
            number = Style(SERIF_BOLD, canvas.font(24), theme["ink_soft"], "center", "center")
            app.text.draw(picture, str(place + 1), number, rect)
            continue
        picture.blit(board.pieces.emblem(seat, rect.width), rect)
        if seat == model.active:
            pygame.draw.circle(picture, theme["dusk"], rect.center, rect.width // 2 + 2, max(3, canvas.u(4)))
    for step in NIGHT:
        rect = spots.night[step]
        icon = board.pieces.drawing(f"night_{step}", rect.width)
        if model.night != step:
            icon = icon.copy()
            passed = model.night is not None and NIGHT.index(step) < NIGHT.index(model.night)
            icon.set_alpha(110 if passed else 150)
        picture.blit(icon, rect)
        if model.night == step:
            pygame.draw.circle(picture, theme["dusk"], rect.center, rect.width // 2 + 1, max(2, canvas.u(3)))
    if model.night:
        line = _("Night: {step}").format(step=board.words.night_step(model.night))
    elif model.round:
        seats = max(1, len(model.owners))
        token = min(REGULAR_TOKENS, max(0, model.turn - 1) // seats + 1)
        line = _("Day: token {number} of {tokens}").format(number=token, tokens=REGULAR_TOKENS)
    else:
        line = _("Setup")
    app.text.draw(
        picture, line, Style(SANS_BOLD if model.night else SANS, canvas.font(20), theme["ink_soft"], "left", "center"),
        spots.night_words,
    )  # fmt: skip
