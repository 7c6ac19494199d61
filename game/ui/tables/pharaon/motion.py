"""The ways in which things move on pharaon's table: one picture flies, tokens fly together, something changes at once.

What a thing leaves changes when it starts, what it reaches when it lands.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.event import Event
from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween
from game.ui.tables.pharaon import anchors

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

Change = Callable[[], None]
Where = Callable[[], pygame.Rect]
Picture = Callable[[], pygame.Surface]
SECONDS = 0.36
TOGETHER = 0.8  # how much of a token's flight the next one of the same event overlaps


def nothing_changes() -> None:
    """What a flight leaves or reaches looks the same afterwards."""


def owner_of(board: "PharaonBoard", event: Event) -> int:
    """The Traitor's events have no seat."""
    return event.seat if event.seat >= 0 else len(board.pieces.owners) - 1


def fly(
    board: "PharaonBoard",
    picture: Picture,
    start: Where,
    end: Where,
    left: Change = nothing_changes,
    landed: Change = nothing_changes,
    seconds: float = SECONDS,
    overlap: float = 0.12,
) -> None:
    """One picture on its way."""

    def begin() -> Flight | None:
        if board.shown is None:
            return None
        first, last = start(), end()
        left()
        board.dirty = True
        return Flight(picture(), first, last, Tween(1.0), board.app.canvas.u(34))

    def land() -> None:
        if board.shown is not None:
            landed()
            board.dirty = True

    board.scene.director.add(Cue(seconds, begin, land, overlap))


def at_once(board: "PharaonBoard", change: Change, seconds: float = 0.0) -> None:
    def begin() -> Flight | None:
        if board.shown is not None:
            change()
            board.dirty = True
        return None

    board.scene.director.add(Cue(seconds, begin, no_landing))


def fly_token(
    board: "PharaonBoard",
    letter: str,
    start: Where,
    end: Where,
    left: Change = nothing_changes,
    landed: Change = nothing_changes,
) -> None:
    size = board.places.ring.size(46)
    fly(board, lambda: board.pieces.token(letter, size), start, end, left, landed, SECONDS, SECONDS * TOGETHER)


def give(board: "PharaonBoard", owner: int, letter: str, start: Where, left: Change = nothing_changes) -> None:
    """A token flies to somebody."""
    fly_token(
        board,
        letter,
        start,
        lambda: anchors.token(board, owner, letter),
        left,
        lambda: board.model.owners[owner].add([letter]),
    )


def from_bank(board: "PharaonBoard", owner: int, letter: str) -> None:
    give(board, owner, letter, lambda: anchors.stock(board, letter), lambda: take_from_bank(board, letter))


def to_bank(board: "PharaonBoard", owner: int, letter: str) -> None:
    fly_token(
        board,
        letter,
        lambda: anchors.token(board, owner, letter),
        lambda: anchors.stock(board, letter),
        lambda: board.model.owners[owner].drop(letter),
        lambda: put_into_bank(board, letter),
    )


def take_from_bank(board: "PharaonBoard", letter: str) -> None:
    if letter in board.model.bank:
        board.model.bank[letter] = max(0, board.model.bank[letter] - 1)


def put_into_bank(board: "PharaonBoard", letter: str) -> None:
    if letter in board.model.bank:
        board.model.bank[letter] += 1


def lay_on_sector(board: "PharaonBoard", letter: str, start: Where) -> None:
    """A token of the bank on the sector of its own colour."""

    def laid() -> None:
        board.model.wheel.setdefault(letter, []).append(letter)

    fly_token(board, letter, start, lambda: anchors.sector(board, letter), lambda: take_from_bank(board, letter), laid)
