"""The five gods on the seams: both halves of each demand with a mark, and who satisfies the god now."""

from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.pharaon.ring import GOD, GODS, HALVES
from game.ui.text import SANS_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

MARKS = {"met": ("check", "gain"), "missing": ("", "ink_soft"), "reserved": ("lock", "dusk")}


def slot_of(board: "PharaonBoard", position: int) -> int:
    return board.places.ring.slots[board.view["zones"][position]["id"]]


def medallion(board: "PharaonBoard", position: int) -> pygame.Rect:
    ring = board.places.ring
    side = ring.size(2 * GOD)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = ring.at(*GODS[slot_of(board, position)])
    return rect


def whole(board: "PharaonBoard", position: int) -> pygame.Rect:
    """The medallion with both halves: one target."""
    slot = slot_of(board, position)
    halves = [board.places.ring.rect(box) for box in HALVES[slot]]
    return medallion(board, position).unionall(halves).inflate(6, 10)


def halves(board: "PharaonBoard", position: int) -> list[pygame.Rect]:
    return [board.places.ring.rect(box).inflate(10, 12) for box in HALVES[slot_of(board, position)]]


def draw_god(board: "PharaonBoard", picture: pygame.Surface, position: int) -> None:
    app, ring, theme = board.app, board.places.ring, board.app.theme
    god = board.view["gods"][position]
    rect = medallion(board, position)
    for half, box in zip(god["halves"], HALVES[slot_of(board, position)], strict=True):
        _half(board, picture, ring.rect(box), half)
    radius = rect.width // 2
    if god["satisfied"]:
        halo = app.art.glow((rect.width, rect.width), ring.size(9), theme["target"], radius)
        picture.blit(halo, halo.get_rect(center=rect.center))
    pygame.draw.circle(picture, theme["shade"], (rect.centerx + 1, rect.centery + 3), radius + 1)
    pygame.draw.circle(picture, theme["gold_shadow"], rect.center, radius)
    pygame.draw.circle(picture, theme["gold"], rect.center, radius - 2)
    face = portrait(board, god["id"], rect.width - 2 * max(3, ring.size(4)))
    picture.blit(face, face.get_rect(center=rect.center))
    side = ring.size(27)
    board.pieces.number(picture, str(god["points"]), (rect.centerx, rect.bottom - side // 3), max(18, side))
    _satisfied(board, picture, position, rect)


def portrait(board: "PharaonBoard", god: str, side: int) -> pygame.Surface:
    """The god's head in a round frame."""
    picture = board.faces.picture(f"god_{god}", (side, side)).copy()
    mask = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (side, side), side)
    picture.blit(pygame.transform.smoothscale(mask, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _half(board: "PharaonBoard", picture: pygame.Surface, rect: pygame.Rect, half: dict[str, Any]) -> None:
    """How many of what, how many of them are there, and whether that is enough."""
    app, theme = board.app, board.app.theme
    icon, colour = MARKS[half.get("mark", "missing")]
    picture.blit(board.pieces.plate(rect.size, "light", rect.height // 3), rect)
    if half.get("mark") == "met":
        edge = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(
            edge, theme["gain"], edge.get_rect(), max(2, rect.height // 10), border_radius=rect.height // 3
        )
        picture.blit(edge, rect)
    crowded = half.get("owned", 0) > 9
    side = round(rect.height * 0.66) if crowded else rect.height - 4
    sign = board.pieces.drawing(f"zone_{half['zone']}", side)
    picture.blit(sign, sign.get_rect(midleft=(rect.left + 2, rect.centery)))
    words = f"{half['owned']}/{half['count']}" if "owned" in half else str(half["count"])
    style = Style(SANS_BOLD, max(13, round(rect.height * 0.56)), theme["ink"], "center", "center")
    left = rect.left + side + 1
    place = pygame.Rect(left, rect.top, rect.right - left, rect.height)
    app.text.draw(picture, words, style, place)
    if icon:
        small = max(12, round(rect.height * 0.58))
        centre = (rect.right - small // 8, rect.top)
        pygame.draw.circle(picture, mixed(theme[colour], theme["shade"], 0.25), centre, small // 2 + 1)
        mark = app.art.icon(icon, small)
        picture.blit(mark, mark.get_rect(center=centre))


def _satisfied(board: "PharaonBoard", picture: pygame.Surface, position: int, rect: pygame.Rect) -> None:
    """A disc of everybody who satisfies this god now, along the upper edge."""
    shown = board.shown
    assert shown is not None
    owners = [owner for owner, one in enumerate(shown.owners) if position in one.gods]
    side = max(15, board.places.ring.size(23))
    step = min(side, rect.width // max(1, len(owners)))
    left = rect.centerx - (step * (len(owners) - 1) + side) // 2
    for at, owner in enumerate(owners):
        disc = board.pieces.piece("disc", owner, side)
        picture.blit(disc, (left + at * step, rect.top - side // 2))
