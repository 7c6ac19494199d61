"""Wooden pieces and single tokens in motion: discs, cubes, cylinders, first player and pharaoh."""

from typing import TYPE_CHECKING

import pygame

from game.core.event import Event
from game.ui.tables.motion import Where, at_once, fly
from game.ui.tables.pharaon import anchors
from game.ui.tables.pharaon.motion import owner_of
from game.ui.tables.pharaon.nile_art import disc_places
from game.ui.tables.pharaon.side import cylinder_size
from game.ui.tables.pharaon.zone_art import cube_places

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def nile_step(board: "PharaonBoard", event: Event) -> None:
    owner = owner_of(board, event)
    letter, level = str(event.args[0]), int(event.args[1])
    size = disc_places(board, letter, 0)[owner].width

    def landed() -> None:
        board.model.owners[owner].nile[letter] = level

    fly(
        board,
        lambda: board.pieces.piece("disc", owner, size),
        lambda: disc_places(board, letter, max(0, level - 1))[owner],
        lambda: disc_places(board, letter, level)[owner], landed=landed,
    )  # fmt: skip


def burial_step(board: "PharaonBoard", event: Event) -> None:
    owner, number = owner_of(board, event), int(event.args[0])
    things = board.places.things

    def landed() -> None:
        board.model.owners[owner].burial = number

    size = cube_places(board, things["space:1"])[owner].width
    fly(
        board,
        lambda: board.pieces.piece("cube", owner, size),
        lambda: cube_places(board, things[f"space:{number - 1}"])[owner],
        lambda: cube_places(board, things[f"space:{number}"])[owner], landed=landed,
    )  # fmt: skip


def passed(board: "PharaonBoard", event: Event) -> None:
    owner, row = owner_of(board, event), int(event.args[0])
    if row:
        _cylinder(board, owner, lambda: anchors.plaque(board, owner), (row, 1))
    else:
        at_once(board, lambda: setattr(board.model.owners[owner], "passed", True), 0.15)


def pyramid_step(board: "PharaonBoard", event: Event) -> None:
    row, field = int(event.args[0]), int(event.args[1])
    start = board.places.fields[row - 1][max(0, field - 2)]
    _cylinder(board, owner_of(board, event), lambda: start, (row, field))


def _cylinder(board: "PharaonBoard", owner: int, start: Where, stands: tuple[int, int]) -> None:
    end = board.places.fields[stands[0] - 1][stands[1] - 1]

    def landed() -> None:
        board.model.owners[owner].stands = stands
        board.model.owners[owner].passed = True

    size = cylinder_size(end)
    fly(board, lambda: board.pieces.piece("cylinder", owner, size), start, lambda: end, landed=landed, seconds=0.42)


def took_token(board: "PharaonBoard", event: Event) -> None:
    owner = owner_of(board, event)
    first = event.kind == "took_first_player"
    name = "first_player" if first else "pharaoh"

    def start() -> pygame.Rect:
        return anchors.plaque(board, board.model.first_player) if first else board.places.things["crown"]

    def landed() -> None:
        setattr(board.model, name, owner)

    size = board.places.ring.size(70)
    fly(
        board,
        lambda: board.pieces.drawing(name, size),
        start,
        lambda: anchors.plaque(board, owner),
        landed=landed,
        seconds=0.6,
    )
