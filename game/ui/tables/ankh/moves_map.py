"""On the map: figures walk, come and fall, monuments change hands, camels come one by one."""

from typing import TYPE_CHECKING

import pygame

from game.core.event import Event
from game.ui.tables.ankh.map_art import CAMEL, camel_place
from game.ui.tables.ankh.motion import on_hex, standing
from game.ui.tables.ankh.shown import Figure
from game.ui.tables.motion import at_once, fly

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

NOT_THERE = Figure(0, "warrior")


def moved(board: "AnkhBoard", event: Event) -> None:
    start, end = int(event.args[0]), int(event.args[1])
    found: list[Figure] = []

    def left() -> None:
        found.append(board.model.figures.pop(start, Figure(event.seat, "warrior")))

    def landed() -> None:
        board.model.figures[end] = found[0]._replace(aim=None)

    def figure() -> Figure:
        return board.model.figures.get(start, Figure(event.seat, "warrior"))

    fly(
        board,
        lambda: board.figure_picture(figure()),
        lambda: standing(board, figure(), start),
        lambda: standing(board, figure(), end),
        left,
        landed,
        0.5,
    )


def summoned(board: "AnkhBoard", event: Event) -> None:
    kind, place = str(event.args[0]), int(event.args[1])
    figure = Figure(event.seat, kind if kind != "locked" else "warrior")

    def landed() -> None:
        board.model.figures[place] = figure

    fly(
        board,
        lambda: board.figure_picture(figure),
        lambda: board.places.plaques[event.seat],
        lambda: standing(board, figure, place),
        landed=landed,
    )


def killed(board: "AnkhBoard", event: Event) -> None:
    place = int(event.args[1])

    def figure() -> Figure:
        return board.model.figures.get(place, Figure(event.seat, "warrior"))

    def left() -> None:
        board.model.figures.pop(place, None)

    fly(
        board,
        lambda: board.figure_picture(figure()),
        lambda: standing(board, figure(), place),
        lambda: board.places.plaques[event.seat],
        left,
        seconds=0.5,
        overlap=0.38,
    )


def aimed(board: "AnkhBoard", event: Event) -> None:
    place, aim = int(event.args[0]), str(event.args[1])

    def change() -> None:
        if place in board.model.figures:
            board.model.figures[place] = board.model.figures[place]._replace(aim=aim)

    at_once(board, change, 0.15)


def sun_attached(board: "AnkhBoard", event: Event) -> None:
    place = int(event.args[0])

    def landed() -> None:
        if place in board.model.figures:
            board.model.figures[place] = board.model.figures[place]._replace(sun=True)

    size = board.places.grid.u(0.6)
    fly(
        board,
        lambda: board.pieces.drawing("token_sun", size),
        lambda: board.places.plaques[event.seat],
        lambda: on_hex(board, place),
        landed=landed,
    )


def gate_opened(board: "AnkhBoard", event: Event) -> None:
    place = int(event.args[0])
    size = board.places.grid.u(1.3)

    def landed() -> None:
        kept = set(board.coming["underworld"])
        board.model.gates = [one for one in board.model.gates if one in kept]
        board.model.gates.append(place)

    fly(
        board,
        lambda: board.pieces.drawing("token_underworld", size),
        lambda: board.places.plaques[event.seat],
        lambda: on_hex(board, place),
        landed=landed,
    )


def took_control(board: "AnkhBoard", event: Event) -> None:
    """An ankh flies from the plaque to the monument."""
    kind, place = str(event.args[0]), int(event.args[1])
    size = board.places.grid.u(0.62)

    def landed() -> None:
        board.model.monuments[place] = (kind, event.seat)
        board.model.tokens[event.seat] = max(0, board.model.tokens[event.seat] - 1)

    fly(
        board,
        lambda: board.pieces.ankh(event.seat, size),
        lambda: board.places.plaques[event.seat],
        lambda: on_hex(board, place),
        landed=landed,
    )


def built(board: "AnkhBoard", event: Event) -> None:
    kind, place, cost = str(event.args[0]), int(event.args[1]), int(event.args[2])

    def left() -> None:
        board.model.followers[event.seat] = max(0, board.model.followers[event.seat] - cost)

    def landed() -> None:
        board.model.monuments[place] = (kind, event.seat)

    fly(
        board,
        lambda: board.pieces.monument(kind, board.places.grid.side),
        lambda: board.places.plaques[event.seat],
        lambda: on_hex(board, place),
        left,
        landed,
    )


def destroyed(board: "AnkhBoard", event: Event) -> None:
    place = int(event.args[1])
    at_once(board, lambda: board.model.monuments.pop(place, None) and None, 0.2)


def placed_caravan(board: "AnkhBoard", event: Event) -> None:
    """The event counts the camels; where they stand is in the view that is coming."""
    del event
    if board.shown is None:
        return
    known = set(board.model.camels)
    grid = board.places.grid
    wide = grid.u(CAMEL)
    for side in [one for one in board.coming["camels"] if one not in known]:
        rect = pygame.Rect(0, 0, 4, 4)
        rect.center = camel_place(grid, side)
        fly(
            board,
            lambda: board.app.art.svg("ankh/camel", (wide, round(wide * 80 / 120))),
            lambda: board.places.event_spaces[max(0, board.model.event - 1)],
            lambda rect=rect: rect,  # type: ignore[misc]
            landed=lambda side=side: board.model.camels.append(side),  # type: ignore[misc]
            seconds=0.36,
            overlap=0.2,
        )
    at_once(board, lambda: _regions(board))


def renumbered(board: "AnkhBoard", event: Event) -> None:
    del event
    at_once(board, lambda: _regions(board), 0.25)


def _regions(board: "AnkhBoard") -> None:
    board.model.regions = [region["land"] for region in board.coming["regions"]]
    board.model.waters = [region["water"] for region in board.coming["regions"]]
    board.forget_borders()
