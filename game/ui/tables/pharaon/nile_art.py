"""The Nile zone: five actions with cost and gain, and five tracks with everybody's discs."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.pharaon.printed import BASICS, COLOUR_OF, NILE, NILE_POINTS, NileAction
from game.ui.tables.pharaon.zones import level_rect, seat_slots, sign_height
from game.ui.text import SERIF_BOLD, Style
from game.ui.theme import mixed, with_alpha

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def draw_nile(board: "PharaonBoard", picture: pygame.Surface) -> None:
    things = board.places.things
    for number, action in enumerate(NILE, start=1):
        _action(board, picture, things[f"nile:{number}"], action)
    for letter in BASICS:
        _track(board, picture, things[f"track:{letter}"], letter)


def _action(board: "PharaonBoard", picture: pygame.Surface, rect: pygame.Rect, action: NileAction) -> None:
    """Cost on the left, then what comes of it: resources, a jar, and steps on tracks."""
    pieces, theme = board.pieces, board.app.theme
    picture.blit(pieces.plate(rect.size, "light", max(4, rect.height // 5)), rect)
    side = rect.height - 4
    x = rect.left + 4
    costs = pieces.tokens(list(action.cost), side, 1)
    picture.blit(costs, costs.get_rect(midleft=(x, rect.centery)))
    x += costs.get_width() + side // 5
    arrow = board.app.art.icon("arrow_right", round(side * 0.62))
    picture.blit(arrow, arrow.get_rect(midleft=(x, rect.centery)))
    x += arrow.get_width() + side // 5
    gains = [pieces.token(letter, round(side * 0.9)) for letter in action.gain]
    gains += [pieces.jar("", side)] * action.jars
    for gain in gains:
        picture.blit(gain, gain.get_rect(midleft=(x, rect.centery)))
        x += gain.get_width() + 2
    right = rect.right - 4
    wide = side + 2
    for at, tracks in enumerate(reversed(action.advances)):
        step = pygame.Rect(0, 0, wide, side)
        step.midright = (right - at * (wide + 3), rect.centery)
        pygame.draw.rect(picture, theme["nile"], step, border_radius=max(3, side // 6))
        pygame.draw.rect(picture, theme["gold_shadow"], step, 1, border_radius=max(3, side // 6))
        _step_sign(board, picture, step, tracks)


def _step_sign(board: "PharaonBoard", picture: pygame.Surface, rect: pygame.Rect, tracks: tuple[str, ...]) -> None:
    """An arrow up between the tracks that the step may be taken on; for any track the arrow alone."""
    side = rect.height
    if len(tracks) > 2:
        arrow = board.app.art.icon("arrow_up", round(side * 0.9))
        picture.blit(arrow, arrow.get_rect(center=rect.center))
        return
    small = round(side * 0.56)
    for letter, corner in zip(tracks, ("topleft", "bottomright"), strict=False):
        token = board.pieces.token(letter, small)
        place = token.get_rect()
        setattr(place, corner, getattr(rect.inflate(-2, -2), corner))
        picture.blit(token, place)
    arrow = board.app.art.icon("arrow_up", round(side * 0.5))
    picture.blit(arrow, arrow.get_rect(topright=rect.inflate(0, -2).topright))


def _track(board: "PharaonBoard", picture: pygame.Surface, track: pygame.Rect, letter: str) -> None:
    app, shown, theme = board.app, board.shown, board.app.theme
    assert shown is not None
    colour = theme[COLOUR_OF[letter]]
    picture.blit(board.pieces.plate(track.size, "dark", 8), track)
    for level in range(len(NILE_POINTS)):
        rect = level_rect(track, level).inflate(-4, -3)
        layer = pygame.Surface(rect.size, pygame.SRCALPHA)
        ground = mixed(colour, theme["papyrus"], 0.62 - 0.16 * level)
        pygame.draw.rect(layer, with_alpha(ground, 225), layer.get_rect(), border_radius=5)
        picture.blit(layer, rect)
        if NILE_POINTS[level]:
            style = Style(
                SERIF_BOLD, max(13, board.places.ring.size(19)), mixed(theme["ink"], colour, 0.2), "right", "top"
            )
            app.text.draw(picture, str(NILE_POINTS[level]), style, rect.inflate(-4, 0))
        for owner, place in enumerate(disc_places(board, letter, level)):
            if shown.owners[owner].nile[letter] == level:
                picture.blit(board.pieces.piece("disc", owner, place.width), place)
    side = sign_height(track)
    sign = board.pieces.token(letter, side)
    picture.blit(sign, sign.get_rect(midbottom=(track.centerx, track.bottom - 1)))


def disc_places(board: "PharaonBoard", letter: str, level: int) -> list[pygame.Rect]:
    """Each owner's own place on a level of a track."""
    rect = level_rect(board.places.things[f"track:{letter}"], level).inflate(-4, -3)
    return seat_slots(rect, len(board.pieces.owners), board.places.ring.size(36))
