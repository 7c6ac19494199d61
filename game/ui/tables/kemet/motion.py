"""The ways in which things move on kemet's table: one picture flies, or something changes at once.

What a thing leaves changes when it starts, what it reaches when it lands.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

Change = Callable[[], None]
Where = Callable[[], pygame.Rect]
Picture = Callable[[], pygame.Surface]
SECONDS = 0.36


def nothing_changes() -> None:
    """What a flight leaves or reaches looks the same afterwards."""


def fly(
    board: "KemetBoard",
    picture: Picture,
    start: Where,
    end: Where,
    left: Change = nothing_changes,
    landed: Change = nothing_changes,
    seconds: float = SECONDS,
    overlap: float = 0.16,
    arc: int = 34,
) -> None:
    """One picture on its way."""

    def begin() -> Flight | None:
        if board.shown is None:
            return None
        first, last = start(), end()
        shown = picture()
        left()
        board.dirty = True
        return Flight(shown, first, last, Tween(1.0), board.app.canvas.u(arc))

    def land() -> None:
        if board.shown is not None:
            landed()
            board.dirty = True

    board.scene.director.add(Cue(seconds, begin, land, overlap))


def at_once(board: "KemetBoard", change: Change, seconds: float = 0.0) -> None:
    def begin() -> Flight | None:
        if board.shown is not None:
            change()
            board.dirty = True
        return None

    board.scene.director.add(Cue(seconds, begin, no_landing))


def announce(board: "KemetBoard", words: str, change: Change, seconds: float = 0.8) -> None:
    """Words over the map for a moment."""

    def begin() -> Flight | None:
        if board.shown is not None:
            change()
            board.banner = words
            board.dirty = True
        return None

    def land() -> None:
        board.banner = None

    board.scene.director.add(Cue(seconds, begin, land))


def plaque(board: "KemetBoard", seat: int) -> pygame.Rect:
    """What belongs to somebody: the tray if that seat is looked at, else the plaque."""
    if seat < 0:
        return board.places.map
    return board.places.head if seat == board.looked_at else board.places.plaques[seat]


def zone(board: "KemetBoard", name: str) -> pygame.Rect:
    country = board.places.country
    return country.around(name, country.size(60)) if name in country.zones else country.frame
