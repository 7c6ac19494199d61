"""Cards and jars in motion: taken, turned up, removed by the Traitor."""

from typing import TYPE_CHECKING

import pygame

from game.core.event import Event
from game.ui.tables.motion import fly
from game.ui.tables.pharaon import anchors
from game.ui.tables.pharaon.motion import owner_of

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def kind_of(card: str) -> str:
    return "artisan" if card.startswith("artisan_") else "noble"


def displayed(board: "PharaonBoard", kind: str) -> list[str | None]:
    return board.model.artisans if kind == "artisan" else board.model.nobles


def took_card(board: "PharaonBoard", event: Event) -> None:
    owner = owner_of(board, event)
    card, where = str(event.args[0]), event.args[1] if len(event.args) > 1 else "deck"
    kind = kind_of(card)

    def left() -> None:
        anchors.clear_place(board, kind, where)

    def landed() -> None:
        one = board.model.owners[owner]
        (one.artisans if kind == "artisan" else one.nobles).append(card)

    size = board.places.things[f"{kind}:1"].size
    fly(
        board, lambda: board.faces.card(card, size), lambda: board.places.things[f"{kind}:{where}"],
        lambda: anchors.card(board, owner), left, landed, 0.45,
    )  # fmt: skip


def revealed_card(board: "PharaonBoard", event: Event) -> None:
    card, place = str(event.args[0]), int(event.args[1])
    kind = kind_of(card)

    def left() -> None:
        anchors.clear_place(board, kind, "deck")

    def landed() -> None:
        displayed(board, kind)[place - 1] = card

    end = board.places.things[f"{kind}:{place}"]
    fly(
        board, lambda: board.faces.card(card, end.size), lambda: board.places.things[f"{kind}:deck"], lambda: end,
        left, landed, 0.32,
    )  # fmt: skip


def discarded_card(board: "PharaonBoard", event: Event) -> None:
    card = str(event.args[0])
    kind = kind_of(card)
    size = board.places.things[f"{kind}:1"].size

    def place() -> int:
        shown = displayed(board, kind)
        return shown.index(card) + 1 if card in shown else 1

    fly(
        board, lambda: board.faces.card(card, size, True), lambda: board.places.things[f"{kind}:{place()}"],
        lambda: anchors.plaque(board, 1), lambda: anchors.clear_place(board, kind, place()), seconds=0.45,
    )  # fmt: skip


def drew_nobles(board: "PharaonBoard", event: Event) -> None:
    size = board.places.things["noble:deck"].size
    for _number in range(int(event.args[0])):
        fly(
            board, lambda: board.faces.back("noble", size), lambda: board.places.things["noble:deck"],
            lambda: anchors.card(board, event.seat), lambda: anchors.clear_place(board, "noble", "deck"), overlap=0.25,
        )  # fmt: skip


def took_jar(board: "PharaonBoard", event: Event) -> None:
    owner, jar = owner_of(board, event), str(event.args[0])
    from_pile = event.kind == "drew_jar"

    def start() -> pygame.Rect:
        return anchors.pile(board) if from_pile else anchors.jar(board, jar)

    def left() -> None:
        if from_pile:
            board.model.jar_pile = max(0, board.model.jar_pile - 1)
        elif jar in board.model.jars:
            board.model.jars.remove(jar)

    height = board.places.ring.size(120)
    fly(board, lambda: board.pieces.jar(jar, height), start, lambda: anchors.plaque(board, owner), left, seconds=0.5)


def jars_revealed(board: "PharaonBoard", event: Event) -> None:
    for jar in event.args:
        _reveal_jar(board, str(jar))


def _reveal_jar(board: "PharaonBoard", jar: str) -> None:
    height = board.places.ring.size(100)
    fly(
        board,
        lambda: board.pieces.jar(jar, height),
        lambda: anchors.pile(board),
        lambda: board.places.jars,
        landed=lambda: board.model.jars.append(jar),
        overlap=0.2,
    )
