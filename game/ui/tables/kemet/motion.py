"""From where and to where things move on kemet's table."""

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard


def plaque(board: "KemetBoard", seat: int) -> pygame.Rect:
    """What belongs to somebody: the tray if that seat is looked at, else the plaque."""
    if seat < 0:
        return board.places.map
    return board.places.head if seat == board.looked_at else board.places.plaques[seat]


def zone(board: "KemetBoard", name: str) -> pygame.Rect:
    country = board.places.country
    return country.around(name, country.size(60)) if name in country.zones else country.frame
