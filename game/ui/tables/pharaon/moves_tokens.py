"""Tokens in motion: payments, gains, exchanges, offerings."""

from typing import TYPE_CHECKING

from game.core.event import Event
from game.ui.tables.motion import fly
from game.ui.tables.pharaon import anchors
from game.ui.tables.pharaon.motion import fly_token, from_bank, give, owner_of, to_bank
from game.ui.tables.pharaon.printed import split

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def paid(board: "PharaonBoard", event: Event) -> None:
    """One token stays on the wheel, the others go back."""
    owner = owner_of(board, event)
    zone, entry = str(event.args[0]), str(event.args[2])
    letters = split(str(event.args[1]))
    if entry in letters:
        letters.remove(entry)

    def laid() -> None:
        board.model.wheel.setdefault(board.model.entries[zone], []).append(entry)

    fly_token(
        board,
        entry,
        lambda: anchors.token(board, owner, entry),
        lambda: anchors.space(board, zone),
        lambda: board.model.owners[owner].drop(entry),
        laid,
    )
    for letter in letters:
        to_bank(board, owner, letter)


def gained(board: "PharaonBoard", event: Event) -> None:
    for letter in split(str(event.args[0])):
        from_bank(board, owner_of(board, event), letter)


def exchanged(board: "PharaonBoard", event: Event) -> None:
    to_bank(board, event.seat, str(event.args[1]))
    from_bank(board, event.seat, str(event.args[2]))


def took_offerings(board: "PharaonBoard", event: Event) -> None:
    owner, place = owner_of(board, event), int(event.args[1])
    pair = event.kind == "took_pair"
    start = board.places.things[f"{'pair' if pair else 'bonus'}:{place}"]

    def left() -> None:
        if pair:
            board.model.pairs[place - 1] = None
        else:
            board.model.bonus[place - 1] = None

    for letter in split(str(event.args[0])):
        give(board, owner, letter, lambda: start, left)


def drew_offering(board: "PharaonBoard", event: Event) -> None:
    def left() -> None:
        board.model.bag = max(0, board.model.bag - 1)

    give(board, owner_of(board, event), str(event.args[0]), lambda: board.places.things["bag"], left)


def revealed_offerings(board: "PharaonBoard", event: Event) -> None:
    letters = split(str(event.args[0]))
    place = int(event.args[1]) - 1
    pair = event.kind == "pair_revealed"
    end = board.places.things[f"{'pair' if pair else 'bonus'}:{place + 1}"]

    def landed() -> None:
        model = board.model
        model.bag = max(0, model.bag - len(letters))
        if pair:
            model.pairs[place] = tuple(letters)
        else:
            model.bonus[place] = letters[0]

    size = board.places.ring.size(42)
    fly(
        board,
        lambda: board.pieces.tokens(letters, size),
        lambda: board.places.things["bag"],
        lambda: end,
        landed=landed,
        seconds=0.3,
        overlap=0.2,
    )
