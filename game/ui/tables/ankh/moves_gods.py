"""Beside the map: markers advance, followers fly, powers are unlocked, gods climb the ladder, cards are used."""

from typing import TYPE_CHECKING

from game.core.event import Event
from game.ui.tables.ankh.plaques import count_rect
from game.ui.tables.ankh.side import step_rect
from game.ui.tables.layered import Banner
from game.ui.tables.motion import announce, at_once, fly

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

MOST_FLYING = 5  # followers of one event


def chose_action(board: "AnkhBoard", event: Event) -> None:
    row = str(event.args[0])

    def change() -> None:
        board.model.markers[row] += 1

    at_once(board, change, 0.18)


def event_triggered(board: "AnkhBoard", event: Event) -> None:
    kind, number = str(event.args[0]), int(event.args[1])

    def change() -> None:
        board.model.event = number
        for track in board.coming["tracks"]:
            board.model.markers[track["id"]] = track["space"]

    at_once(board, change)
    announce(board, Banner(board.words.event(kind), f"event_{kind}"))


def gained_followers(board: "AnkhBoard", event: Event) -> None:
    number, total, god = int(event.args[0]), int(event.args[1]), event.seat
    size = board.app.canvas.u(40)
    for at in range(min(number, MOST_FLYING)):
        reached = total if at + 1 >= min(number, MOST_FLYING) else total - number + at + 1

        def landed(reached: int = reached) -> None:
            board.model.followers[god] = reached

        fly(
            board,
            lambda: board.pieces.drawing("token_follower", size),
            lambda: board.places.rows["gain"],
            lambda: count_rect(board, god, 0),
            landed=landed,
            seconds=0.4,
            overlap=0.3,
        )


def unlocked(board: "AnkhBoard", event: Event) -> None:
    power, cost, god = str(event.args[0]), int(event.args[1]), event.seat
    size = board.app.canvas.u(72)

    def left() -> None:
        board.model.followers[god] = max(0, board.model.followers[god] - cost)

    def landed() -> None:
        board.model.powers[god] += 1

    fly(
        board,
        lambda: board.pieces.drawing(f"power_{power}", size),
        lambda: board.places.rows["unlock"],
        lambda: count_rect(board, god, 2),
        left,
        landed,
    )


def won_guardian(board: "AnkhBoard", event: Event) -> None:
    kind, tall = str(event.args[0]), board.places.grid.u(2)
    fly(
        board,
        lambda: board.pieces.upright(f"guardian_{kind}", tall),
        lambda: board.places.grid.box,
        lambda: board.places.plaques[event.seat],
        seconds=0.7,
    )


def climbed(board: "AnkhBoard", event: Event) -> None:
    """Gained and lost devotion: a head goes from space to space."""
    god, space = event.seat, int(event.args[1])

    def landed() -> None:
        board.model.climb(god, space)

    size = board.app.canvas.u(44)
    fly(
        board,
        lambda: board.pieces.head(god, size),
        lambda: step_rect(board, board.model.space_of(god), 0, 1),
        lambda: step_rect(board, space, 0, 1),
        landed=landed,
        overlap=0.2,
    )


def paid_followers(board: "AnkhBoard", event: Event) -> None:
    number, god = int(event.args[0]), event.seat

    def change() -> None:
        board.model.followers[god] = max(0, board.model.followers[god] - number)

    at_once(board, change, 0.1)


def revealed_cards(board: "AnkhBoard", event: Event) -> None:
    def change() -> None:
        board.model.hands[event.seat] = max(0, board.model.hands[event.seat] - len(event.args))

    at_once(board, change)


def cards_back(board: "AnkhBoard", event: Event) -> None:
    def change() -> None:
        board.model.hands[event.seat] = len(board.coming["gods"][event.seat]["hand"])

    at_once(board, change)


def merged(board: "AnkhBoard", event: Event) -> None:
    """The lower god joins the higher one: warriors and monuments of the lower one are gone."""
    lower = int(event.args[0])

    def change() -> None:
        model = board.model
        model.god_of = tuple(board.coming["god_of"])
        for stack in model.ladder:
            if lower in stack:
                stack.remove(lower)
        model.climb(event.seat, int(event.args[1]))
        model.figures = {place: one for place, one in model.figures.items() if one.god != lower}

    at_once(board, change, 0.2)


def forgotten(board: "AnkhBoard", event: Event) -> None:
    god = event.seat

    def change() -> None:
        model = board.model
        model.fallen.append(god)
        for stack in model.ladder:
            if god in stack:
                stack.remove(god)
        model.figures = {place: one for place, one in model.figures.items() if one.god != god}

    at_once(board, change, 0.2)
