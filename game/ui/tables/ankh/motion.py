"""The ways in which things move on Ankh's table: one picture flies, or something changes at once.

What a thing leaves changes when it starts, what it reaches when it lands.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween
from game.ui.tables.ankh.map_art import figure_rect
from game.ui.tables.ankh.shown import Figure

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

Change = Callable[[], None]
Where = Callable[[], pygame.Rect]
Picture = Callable[[], pygame.Surface]
SECONDS = 0.42


def nothing_changes() -> None:
    """What a flight leaves or reaches looks the same afterwards."""


def fly(
    board: "AnkhBoard",
    picture: Picture,
    start: Where,
    end: Where,
    left: Change = nothing_changes,
    landed: Change = nothing_changes,
    seconds: float = SECONDS,
    overlap: float = 0.12,
) -> None:
    """One picture on its way. Under a battle's scene nothing flies: things are where they will be."""
    if board.quiet:
        at_once(board, left)
        at_once(board, landed)
        return

    def begin() -> Flight | None:
        if board.shown is None:
            return None
        first, last, drawing = start(), end(), picture()
        left()
        board.dirty = True
        return Flight(drawing, first, last, Tween(1.0), board.app.canvas.u(30))

    def land() -> None:
        if board.shown is not None:
            landed()
            board.dirty = True

    board.scene.director.add(Cue(seconds, begin, land, overlap))


def at_once(board: "AnkhBoard", change: Change, seconds: float = 0.0) -> None:
    def begin() -> Flight | None:
        if board.shown is not None:
            change()
            board.dirty = True
        return None

    board.scene.director.add(Cue(seconds, begin, no_landing))


def on_hex(board: "AnkhBoard", name: int) -> pygame.Rect:
    return board.places.grid.rect(name)


def standing(board: "AnkhBoard", figure: Figure, name: int) -> pygame.Rect:
    """Where a figure's picture lies when it stands on a hex."""
    return figure_rect(board, figure, board.places.grid.centres[name])


def announce(board: "AnkhBoard", picture: str, words: str, seconds: float = 0.8) -> None:
    """Words over the map for a moment."""

    def begin() -> Flight | None:
        if board.shown is not None:
            board.banner = (picture, words)
        return None

    def land() -> None:
        board.banner = None

    board.scene.director.add(Cue(seconds, begin, land))
