"""Zones that can be chosen are lighter than the rest, with what going there costs and the battle it would start."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.kemet.printed import ZONES

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

GLOW = 66  # alpha


def lit_zones(board: "KemetBoard") -> tuple[str, ...]:
    return tuple(place.partition(":")[2] for place in board.lit if place.startswith("land:"))


def key(board: "KemetBoard") -> Hashable:
    if board.scene.director.busy:
        return ()
    return lit_zones(board)


def draw(board: "KemetBoard", surface: pygame.Surface) -> None:
    if board.scene.director.busy:
        return
    country, colour = board.places.country, board.app.theme["target"]
    for zone in lit_zones(board):
        box = country.boxes[zone]
        layer = pygame.Surface(box.size, pygame.SRCALPHA)
        points = [(x - box.left, y - box.top) for x, y in country.outlines[zone]]
        pygame.draw.polygon(layer, (*colour[:3], GLOW), points)
        if ZONES[zone].hole:
            hole = [(x - box.left, y - box.top) for x, y in country.shape(ZONES[zone].hole)]
            pygame.draw.polygon(layer, (*colour[:3], 0), hole)
        surface.blit(layer, box)


def draw_badges(board: "KemetBoard", surface: pygame.Surface) -> None:
    """Above the lit borders."""
    country = board.places.country
    if board.view.get("placing"):
        for zone in lit_zones(board):
            x, y = country.army(zone)
            plus = board.pieces.badge("+", country.size(30), "light")
            surface.blit(plus, plus.get_rect(center=(x + country.size(30), y - country.size(30))))
    for zone, steps in board.steps_by_zone().items():
        x, y = country.army(zone)
        y += country.size(34)
        badges = []
        cheapest = min(step["cost"] for step in steps)
        battle = steps[0]["battle"]
        if battle:
            badges.append(board.pieces.badge(f"{battle['attack']} : {battle['defence']}", country.size(27), "danger"))
        if cheapest:
            badges.append(cost_badge(board, cheapest))
        wide = sum(badge.get_width() for badge in badges)
        left = max(country.frame.left + 2, min(country.frame.right - wide - 2, x - wide // 2))
        for badge in badges:
            spot = badge.get_rect(midleft=(left, min(y, country.frame.bottom - country.size(15))))
            surface.blit(badge, spot)
            left = spot.right


def cost_badge(board: "KemetBoard", cost: int) -> pygame.Surface:
    country = board.places.country
    tall = country.size(27)
    key = ("cost", cost, tall)
    made = board.kept(key)
    if made is None:
        words = board.pieces.badge(str(cost), tall)
        made = pygame.Surface((words.get_width() + round(tall * 0.72), tall), pygame.SRCALPHA)
        made.blit(words, (0, 0))
        ankh = board.pieces.drawing("ankh_prayer", tall)
        made.blit(ankh, ankh.get_rect(midright=(made.get_width(), tall // 2)))
        board.keep(key, made.convert_alpha())
    return made


def path_to(board: "KemetBoard", zone: str) -> list[str]:
    """The zones on the way of the moving army to this one."""
    move: dict[str, Any] | None = board.view.get("move")
    if not move:
        return []
    reach = move["reach"].get(zone)
    if reach:
        return list(reach["path"])
    return [move["zone"], zone] if zone in board.steps_by_zone() else []
