"""The ways in which things move on a table: one picture flies, something changes at once, words stand over it.

What a thing leaves changes when it starts, what it reaches when it lands.
"""

from collections.abc import Callable
from typing import Any

import pygame

from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween
from game.ui.tables.layered import Banner, LayeredBoard

AnyBoard = LayeredBoard[Any, Any]
Change = Callable[[], None]
Where = Callable[[], pygame.Rect]
Picture = Callable[[], pygame.Surface]


def nothing_changes() -> None:
    """What a flight leaves or reaches looks the same afterwards."""


def fly(
    board: AnyBoard,
    picture: Picture,
    start: Where,
    end: Where,
    left: Change = nothing_changes,
    landed: Change = nothing_changes,
    seconds: float | None = None,
    overlap: float | None = None,
    arc: int | None = None,
) -> None:
    """One picture on its way, at the table's own pace unless it is said otherwise."""
    if board.quiet:
        at_once(board, left)
        at_once(board, landed)
        return
    pace = board.pace

    def begin() -> Flight | None:
        if board.shown is None:
            return None
        first, last, drawing = start(), end(), picture()
        left()
        board.dirty = True
        return Flight(drawing, first, last, Tween(1.0), board.app.canvas.u(pace.arc if arc is None else arc))

    def land() -> None:
        if board.shown is not None:
            landed()
            board.dirty = True

    lasting = pace.seconds if seconds is None else seconds
    board.scene.director.add(Cue(lasting, begin, land, pace.overlap if overlap is None else overlap))


def at_once(board: AnyBoard, change: Change, seconds: float = 0.0) -> None:
    def begin() -> Flight | None:
        if board.shown is not None:
            change()
            board.dirty = True
        return None

    board.scene.director.add(Cue(seconds, begin, no_landing))


def announce(board: AnyBoard, banner: Banner, change: Change = nothing_changes, seconds: float = 0.8) -> None:
    """Words over the table for a moment."""

    def begin() -> Flight | None:
        if board.shown is not None:
            change()
            board.banner = banner
            board.dirty = True
        return None

    def land() -> None:
        board.banner = None

    board.scene.director.add(Cue(seconds, begin, land))
