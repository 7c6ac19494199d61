"""Tokens that fly over pharaon's table: to and from the bank, to somebody, on the wheel."""

from typing import TYPE_CHECKING

from game.core.event import Event
from game.ui.tables.motion import Change, Where, fly, nothing_changes
from game.ui.tables.pharaon import anchors

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

TOGETHER = 0.8  # how much of a token's flight the next one of the same event overlaps


def owner_of(board: "PharaonBoard", event: Event) -> int:
    """The Traitor's events have no seat."""
    return event.seat if event.seat >= 0 else len(board.pieces.owners) - 1


def fly_token(
    board: "PharaonBoard",
    letter: str,
    start: Where,
    end: Where,
    left: Change = nothing_changes,
    landed: Change = nothing_changes,
) -> None:
    size = board.places.ring.size(46)
    together = board.pace.seconds * TOGETHER
    fly(board, lambda: board.pieces.token(letter, size), start, end, left, landed, overlap=together)


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
