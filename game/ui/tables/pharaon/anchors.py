"""Where on the screen a flight begins or ends. What belongs to somebody lies in the tray if that seat is looked at,
else at the plaque."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.pharaon import belongings, traitor
from game.ui.tables.pharaon.layout import jar_rects
from game.ui.tables.pharaon.side import pile_rect

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def plaque(board: "PharaonBoard", owner: int) -> pygame.Rect:
    spots = board.places
    if owner < 0:
        return spots.pyramid
    if owner < len(spots.plaques):
        return spots.plaques[owner]
    return spots.traitor or spots.plaques[0]


def token(board: "PharaonBoard", owner: int, letter: str) -> pygame.Rect:
    if owner != board.looked_at:
        return plaque(board, owner)
    return belongings.purse_rects(board).get(letter, board.places.purse)


def card(board: "PharaonBoard", owner: int) -> pygame.Rect:
    return board.places.court if owner == board.looked_at else plaque(board, owner)


def stock(board: "PharaonBoard", letter: str) -> pygame.Rect:
    """The bank; offerings go to the bag's place."""
    return board.places.stock.get(letter, board.places.things["bag"])


def jar(board: "PharaonBoard", name: str) -> pygame.Rect:
    shown = board.model.jars
    if name not in shown:
        return board.places.jars
    return jar_rects(board.places.jars, len(shown), board.app.canvas)[shown.index(name)]


def pile(board: "PharaonBoard") -> pygame.Rect:
    return pile_rect(board)


def space(board: "PharaonBoard", zone: str) -> pygame.Rect:
    """The next free space of the sector that faces the zone."""
    model = board.model
    return _free_space(board, board.places.ring.slots[zone], model.entries[zone])


def sector(board: "PharaonBoard", letter: str) -> pygame.Rect:
    zone = next((zone for zone, entry in board.model.entries.items() if entry == letter), "")
    return _free_space(board, board.places.ring.slots.get(zone, 0), letter)


def _free_space(board: "PharaonBoard", slot: int, letter: str) -> pygame.Rect:
    spaces = board.view["zones"][0]["spaces"]
    number = min(len(board.model.wheel.get(letter, [])), spaces - 1)
    rect = pygame.Rect(0, 0, 4, 4)
    rect.center = board.places.ring.space(slot, number, spaces)
    return rect


def cell(board: "PharaonBoard", column: int, number: int) -> pygame.Rect:
    return traitor.cell_rect(board.places.columns[column], number)


def turned_up_jar(board: "PharaonBoard") -> pygame.Rect:
    return traitor.turned_up(board)


def clear_place(board: "PharaonBoard", kind: str, where: int | str) -> None:
    """A card leaves its place in a display or its deck."""
    model = board.model
    if isinstance(where, int):
        (model.artisans if kind == "artisan" else model.nobles)[where - 1] = None
    elif kind == "artisan":
        model.artisan_deck = max(0, model.artisan_deck - 1)
    else:
        model.noble_deck = max(0, model.noble_deck - 1)
