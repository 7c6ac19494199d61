"""Tokens, tiles, cards and points in motion, and the round as it goes on."""

from typing import TYPE_CHECKING

import pygame

from game.core.event import Event
from game.core.language import _
from game.ui.tables.kemet import motion
from game.ui.tables.kemet.motion import plaque
from game.ui.tables.kemet.plaques import GLORY
from game.ui.tables.layered import Banner
from game.ui.tables.motion import announce, at_once, fly

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

TOKENS = {"regular": "token_action", "silver": "token_silver", "gold": "token_gold"}
HELD = ("temple", "pyramid")


def placed_token(board: "KemetBoard", event: Event) -> None:
    token, space, seat = str(event.args[0]), str(event.args[1]), event.seat
    rect = board.places.spaces[space]

    def end() -> pygame.Rect:
        return rect if seat == board.acting() else board.places.plaques[seat]

    def left() -> None:
        one = board.model.owners[seat]
        if token == "regular":
            one.regular = max(0, one.regular - 1)
        else:
            setattr(one, token, "used")

    def landed() -> None:
        board.model.owners[seat].tokens[space] = token

    side = round(rect.width * 0.66)
    fly(
        board, lambda: board.pieces.drawing(TOKENS[token], side), lambda: board.places.plaques[seat], end, left, landed,
        seconds=0.3,
    )  # fmt: skip


def gained_prayer(board: "KemetBoard", event: Event) -> None:
    number, seat = int(event.args[1]), event.seat
    side = board.app.canvas.u(44)

    def landed() -> None:
        board.model.owners[seat].prayer = number

    if not event.args[0]:
        at_once(board, landed)
        return
    fly(
        board, lambda: board.pieces.drawing("ankh_prayer", side), lambda: _source(board, event),
        lambda: plaque(board, seat), landed=landed, seconds=0.28, overlap=0.2,
    )  # fmt: skip


def _source(board: "KemetBoard", event: Event) -> pygame.Rect:
    night = board.model.night
    if night is not None:
        return board.places.night[night]
    return board.places.country.frame


def changed_prayer(board: "KemetBoard", event: Event) -> None:
    number, seat = int(event.args[1]), event.seat
    at_once(board, lambda: setattr(board.model.owners[seat], "prayer", number))


def gained_points(board: "KemetBoard", event: Event) -> None:
    number, kind, seat = int(event.args[0]), str(event.args[1]), event.seat
    side = board.app.canvas.u(52)

    def landed() -> None:
        points = board.model.owners[seat].points
        points[kind] = points.get(kind, 0) + number

    def start() -> pygame.Rect:
        reason = str(event.args[-1])
        return motion.zone(board, board.model.fight or ("sanctuary" if reason == "sacrifice" else ""))

    fly(
        board, lambda: board.pieces.drawing(GLORY[kind], side), start, lambda: board.places.plaques[seat],
        landed=landed, seconds=0.6,
    )  # fmt: skip


def gained_veteran(board: "KemetBoard", event: Event) -> None:
    number, seat = int(event.args[0]), event.seat
    side = board.app.canvas.u(40)
    fly(
        board,
        lambda: board.pieces.drawing("token_veteran", side),
        lambda: motion.zone(board, board.model.fight or "sanctuary"),
        lambda: plaque(board, seat),
        landed=lambda: setattr(board.model.owners[seat], "veterans", number),
    )


def took_tile(board: "KemetBoard", event: Event) -> None:
    tile, seat = str(event.args[0]), event.seat
    side = board.app.canvas.u(96)

    def landed() -> None:
        board.model.owners[seat].tiles.append(tile)

    def end() -> pygame.Rect:
        return board.places.tiles if seat == board.looked_at else board.places.plaques[seat]

    def start() -> pygame.Rect:
        market = board.panels.market
        if market in board.panels.open() and tile in market.spots.tiles:
            return market.spots.tiles[tile]
        return board.places.country.frame

    fly(board, lambda: board.pieces.tile(tile, side), start, end, landed=landed, seconds=0.6)


def drew_di(board: "KemetBoard", event: Event) -> None:
    """Faces only for those who may see them."""
    number, seat = int(event.args[0]), event.seat
    cards = [str(card) for card in event.secret]
    size = (board.app.canvas.u(66), board.app.canvas.u(92))
    for at in range(number):
        card = cards[at] if at < len(cards) else ""

        def landed(card: str = card) -> None:
            one = board.model.owners[seat]
            one.di_size += 1
            board.model.di_pile = max(0, board.model.di_pile - 1)
            if card:
                one.di = (*one.di, card)

        def picture(card: str = card) -> pygame.Surface:
            cost = board.words.di(card).cost if card else 0
            return board.pieces.divine_card(card, cost, size)

        def end() -> pygame.Rect:
            return board.places.divine if seat == board.looked_at else board.places.plaques[seat]

        fly(board, picture, lambda: board.places.time, end, landed=landed, seconds=0.3)


def played_di(board: "KemetBoard", event: Event) -> None:
    card, seat = str(event.args[0]), event.seat
    size = (board.app.canvas.u(130), board.app.canvas.u(182))

    def left() -> None:
        one = board.model.owners[seat]
        one.di_size = max(0, one.di_size - 1)
        if card in one.di:
            at = one.di.index(card)
            one.di = one.di[:at] + one.di[at + 1 :]

    cost = board.words.di(card).cost
    fly(
        board, lambda: board.pieces.divine_card(card, cost, size), lambda: plaque(board, seat),
        lambda: board.places.country.frame, left, seconds=0.6,
    )  # fmt: skip


def chose(board: "KemetBoard", event: Event) -> None:
    what = "god" if event.kind == "chose_god" else "city"
    at_once(board, lambda: setattr(board.model.owners[event.seat], what, str(event.args[0])), 0.1)


def turn_started(board: "KemetBoard", event: Event) -> None:
    number = int(event.args[-1])

    def change() -> None:
        board.model.active = event.seat
        board.model.turn = number
        board.model.night = None

    at_once(board, change, 0.12)


def night_step(board: "KemetBoard", event: Event) -> None:
    number, step = int(event.args[0]), str(event.args[1])

    def change() -> None:
        board.model.night = step
        board.model.active = -1
        if step == "awakening":
            for one in board.model.owners:
                one.tokens = {}

    if number == 1:
        announce(board, Banner(_("Night falls")), change)
    else:
        at_once(board, change, 0.22)


def round_started(board: "KemetBoard", event: Event) -> None:
    number, order = int(event.args[0]), [int(seat) for seat in event.args[1:]]

    def change() -> None:
        board.model.round = number
        board.model.order = order
        board.model.night = None

    announce(board, Banner(_("Round {number}").format(number=number)), change)
