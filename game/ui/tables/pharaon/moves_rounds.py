"""Between two rounds, and the Traitor: the wheel is cleared and turns, jars block it, his boards fill."""

from typing import TYPE_CHECKING

import pygame

from game.core.event import Event
from game.core.language import _
from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween
from game.ui.tables.board import nothing
from game.ui.tables.layered import Banner
from game.ui.tables.motion import announce, at_once, fly
from game.ui.tables.pharaon import anchors
from game.ui.tables.pharaon.motion import fly_token, lay_on_sector, put_into_bank, take_from_bank
from game.ui.tables.pharaon.printed import RESOURCES, split
from game.ui.tables.pharaon.sounds import WHEEL_TURN

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

TURN_SECONDS = 1.1


def wheel_blocked(board: "PharaonBoard", event: Event) -> None:
    jar, letters = str(event.args[0]), split(str(event.args[1]))
    start = anchors.jar(board, jar) if board.shown else board.places.jars
    at_once(board, lambda: board.model.jars.remove(jar) if jar in board.model.jars else None)
    for letter in letters:
        lay_on_sector(board, letter, lambda: start)


def traitor_jar(board: "PharaonBoard", event: Event) -> None:
    jar = str(event.args[0])
    end = anchors.turned_up_jar(board)

    def left() -> None:
        board.model.stack = max(0, board.model.stack - 1)

    def landed() -> None:
        board.model.jar = jar

    fly(
        board, lambda: board.pieces.jar(jar, end.height), lambda: anchors.plaque(board, 1), lambda: end, left, landed,
        seconds=0.6, overlap=0.0,
    )  # fmt: skip


def traitor_wheel(board: "PharaonBoard", event: Event) -> None:
    lay_on_sector(board, str(event.args[0]), lambda: anchors.turned_up_jar(board))


def traitor_column(board: "PharaonBoard", event: Event) -> None:
    letter, column, height = str(event.args[0]), int(event.args[1]) - 1, int(event.args[2]) - 1
    fly_token(
        board,
        letter,
        lambda: anchors.turned_up_jar(board),
        lambda: anchors.cell(board, column, height),
        lambda: take_from_bank(board, letter),
        lambda: board.model.columns[column].append(letter),
    )
    board.scene.director.add(Cue(0.25, nothing, no_landing))


def round_ended(board: "PharaonBoard", event: Event) -> None:
    """The tokens leave the wheel and it turns; the zones then face their new colours."""
    del event

    def clear() -> None:
        model = board.model
        for tokens in model.wheel.values():
            for letter in tokens:
                if letter in RESOURCES:
                    put_into_bank(board, letter)
            tokens.clear()

    at_once(board, clear, 0.2)

    def begin() -> Flight | None:
        if board.shown is None:
            return None
        flight = Flight(
            pygame.Surface((1, 1), pygame.SRCALPHA), pygame.Rect(0, 0, 1, 1), pygame.Rect(0, 0, 1, 1), Tween(1.0)
        )
        board.wheel.turning = flight if not board.scene.director.reduced else None
        board.app.audio.play(WHEEL_TURN)
        return flight

    def land() -> None:
        board.wheel.turning = None
        if board.shown is not None:
            model = board.model
            model.entries = {zone: model.following[zone] or entry for zone, entry in model.entries.items()}
            model.following = dict.fromkeys(model.following)
            board.dirty = True

    board.scene.director.add(Cue(TURN_SECONDS, begin, land))


def round_started(board: "PharaonBoard", event: Event) -> None:
    number = int(event.args[0])

    def change() -> None:
        board.model.round = number
        for one in board.model.owners:
            one.passed, one.stands = False, (0, 0)
            one.used.clear()

    announce(board, Banner(_("Round {number}").format(number=number)), change)
