"""Armies, creatures and pyramids in motion."""

from typing import TYPE_CHECKING

from game.core.event import Event
from game.ui.tables.kemet import motion
from game.ui.tables.kemet.map_art import figure, pyramid_rect
from game.ui.tables.kemet.motion import plaque
from game.ui.tables.motion import at_once, fly

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

NONE = "none"


def moved(board: "KemetBoard", event: Event) -> None:
    """Figures walk from zone to zone; into a zone of others they come as attackers."""
    start, end, number = str(event.args[1]), str(event.args[2]), int(event.args[3])
    creature = str(event.args[4])
    seat = event.seat
    creatures = () if creature == NONE else (creature,)

    def left() -> None:
        take(board, start, seat, number, creatures)

    def landed() -> None:
        ground = board.model.zones[end]
        if ground.holder is not None and ground.holder != seat and ground.warriors:
            ground.intruder = (seat, number, creatures)
        else:
            add(board, end, seat, number, creatures)

    fly(
        board,
        lambda: board.pieces.army(seat, number, creatures, figure(board)),
        lambda: motion.zone(board, start),
        lambda: motion.zone(board, end),
        left,
        landed,
        seconds=0.55 if event.args[0] != "teleport" else 0.4,
        overlap=0.05,
        arc=8 if event.args[0] == "walk" else 30,
    )


def add(board: "KemetBoard", zone: str, seat: int, number: int, creatures: tuple[str, ...] = ()) -> None:
    ground = board.model.zones[zone]
    if ground.holder not in (None, seat) and ground.warriors:
        other = ground.intruder[1] if ground.intruder and ground.intruder[0] == seat else 0
        ground.intruder = (seat, other + number, creatures)
        return
    ground.holder = seat
    ground.warriors += number
    ground.creatures = (*ground.creatures, *creatures)


def take(board: "KemetBoard", zone: str, seat: int, number: int, creatures: tuple[str, ...] = ()) -> None:
    ground = board.model.zones[zone]
    if ground.intruder and ground.intruder[0] == seat:
        left = ground.intruder[1] - number
        ground.intruder = (seat, left, ground.intruder[2]) if left > 0 else None
        return
    if ground.holder != seat:
        return
    ground.warriors = max(0, ground.warriors - number)
    ground.creatures = tuple(one for one in ground.creatures if one not in creatures)
    if not ground.warriors:
        ground.holder = None
        ground.creatures = ()
        if ground.intruder:
            ground.holder, ground.warriors, ground.creatures = ground.intruder
            ground.intruder = None


def placed_warriors(board: "KemetBoard", event: Event) -> None:
    zone, number, seat = str(event.args[0]), int(event.args[1]), event.seat

    def left() -> None:
        board.model.placed.pop(zone, None)
        board.model.owners[seat].supply = max(0, board.model.owners[seat].supply - number)

    fly(
        board,
        lambda: board.pieces.army(seat, number, (), figure(board)),
        lambda: plaque(board, seat),
        lambda: motion.zone(board, zone),
        left,
        lambda: add(board, zone, seat, number),
    )


def home(board: "KemetBoard", event: Event) -> None:
    """Warriors go back to the supply: recalled, sacrificed."""
    zone, number, seat = str(event.args[0]), int(event.args[1]), event.seat

    def landed() -> None:
        board.model.owners[seat].supply += number

    fly(
        board,
        lambda: board.pieces.army(seat, max(1, number), (), figure(board)),
        lambda: motion.zone(board, zone),
        lambda: plaque(board, seat),
        lambda: take(board, zone, seat, number),
        landed,
        seconds=0.45,
    )


def retreated(board: "KemetBoard", event: Event) -> None:
    zone, number, seat = str(event.args[0]), int(event.args[1]), event.seat
    start = {"zone": zone}

    def left() -> None:
        start["zone"] = board.model.fight or zone
        ground = board.model.zones[start["zone"]]
        creatures = ground.creatures if ground.holder == seat else ()
        take(board, start["zone"], seat, number, creatures)

    fly(
        board,
        lambda: board.pieces.army(seat, max(1, number), (), figure(board)),
        lambda: motion.zone(board, board.model.fight or zone),
        lambda: motion.zone(board, zone),
        left,
        lambda: add(board, zone, seat, number),
        seconds=0.5,
        arc=8,
    )


def burned(board: "KemetBoard", event: Event) -> None:
    zone, other = str(event.args[0]), int(event.args[1])
    side = board.places.country.size(70)
    fly(
        board,
        lambda: board.pieces.fitted("di_raining_fire", (side, side)),
        lambda: plaque(board, event.seat),
        lambda: motion.zone(board, zone),
        landed=lambda: take(board, zone, other, 1),
        seconds=0.5,
    )


def lost_warriors(board: "KemetBoard", event: Event) -> None:
    number, seat = int(event.args[0]), event.seat

    def change() -> None:
        if board.model.fight:
            take(board, board.model.fight, seat, number)
            board.model.owners[seat].supply += number

    at_once(board, change, 0.1)


def battle_began(board: "KemetBoard", event: Event) -> None:
    zone = str(event.args[1])
    at_once(board, lambda: setattr(board.model, "fight", zone), 0.15)


def battle_ended(board: "KemetBoard", event: Event) -> None:
    del event

    def change() -> None:
        ground = board.model.zones.get(board.model.fight)
        if ground is not None and ground.intruder and not ground.warriors:
            ground.holder, ground.warriors, ground.creatures = ground.intruder
            ground.intruder = None
        board.model.fight = ""

    at_once(board, change)


def built(board: "KemetBoard", event: Event) -> None:
    """The stones come from the owner and stand there one level higher."""
    zone, colour, level = str(event.args[0]), str(event.args[1]), int(event.args[2])
    rect = pyramid_rect(board, zone)

    def landed() -> None:
        board.model.zones[zone].pyramid = (colour, level)

    fly(
        board,
        lambda: board.pieces.pyramid(colour, level, rect.width),
        lambda: rect.move(0, rect.height) if board.model.zones[zone].pyramid else plaque(board, event.seat),
        lambda: rect,
        landed=landed,
        seconds=0.5,
        arc=20,
    )


def creature_deployed(board: "KemetBoard", event: Event) -> None:
    creature, zone = str(event.args[0]), str(event.args[1])
    size = board.places.country.size(66)

    def left() -> None:
        one = board.model.owners[event.seat]
        one.stable = tuple(other for other in one.stable if other != creature)

    def landed() -> None:
        ground = board.model.zones[zone]
        if creature not in ground.creatures:
            ground.creatures = (*ground.creatures, creature)

    fly(
        board,
        lambda: board.pieces.drawing(f"creature_{creature}", (round(size * 0.8), size)),
        lambda: plaque(board, event.seat),
        lambda: motion.zone(board, zone),
        left,
        landed,
        seconds=0.55,
    )


def creature_returned(board: "KemetBoard", event: Event) -> None:
    creature, seat = str(event.args[0]), event.seat

    def change() -> None:
        for ground in board.model.zones.values():
            ground.creatures = tuple(one for one in ground.creatures if one != creature)
            if ground.intruder:
                kept = tuple(one for one in ground.intruder[2] if one != creature)
                ground.intruder = (ground.intruder[0], ground.intruder[1], kept)
        one = board.model.owners[seat]
        if creature not in one.stable:
            one.stable = (*one.stable, creature)

    at_once(board, change, 0.1)
