"""What a seat may see (section 8), as plain read-only data with ids instead of numbers. Seat -1 is a spectator."""

from typing import TYPE_CHECKING, Any

from game.rules.kemet.cards import DI_IDS
from game.rules.kemet.content import COLOUR_IDS, NIGHT_IDS, REGULAR_TOKENS
from game.rules.kemet.control import controller, points, wins
from game.rules.kemet.divine import DivineMemory
from game.rules.kemet.fate import FREE, Fate
from game.rules.kemet.land import DISTRICTS, ZONE_IDS, zones_in
from game.rules.kemet.packing import listed, size
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import CREATURE_IDS, NO_CREATURE, creatures_in
from game.rules.kemet.turn import Turn
from game.rules.kemet.view_actions import building_view, placing_view, reasons
from game.rules.kemet.view_battle import battle_view
from game.rules.kemet.view_market import market_view
from game.rules.kemet.view_move import move_view
from game.rules.kemet.view_player import card_ids, player_view

if TYPE_CHECKING:
    from game.core.decision import Decision

SPECTATOR = -1


def view(state: KemetState, seat: int) -> dict[str, Any]:
    table = state.table
    if not SPECTATOR <= seat < table.seats:
        raise ValueError(f"There is no seat {seat} in a match of {table.seats}.")
    pending = state.pending
    mine = pending is not None and pending.seat == seat
    return {
        "seat": seat,
        "seats": table.seats,
        "round": state.round,
        "rounds": table.rounds,
        "turn": state.turn,
        "turns": REGULAR_TOKENS * table.seats,
        "night": NIGHT_IDS[state.night - 1] if state.night else None,
        "order": state.order,
        "active": active(state),
        "colours": tuple([COLOUR_IDS[colour] for colour in table.colours]),
        "decision": _decision(pending, seat),
        "reasons": reasons(state, seat) if mine else (),
        "zones": {ZONE_IDS[zone]: _zone(state, zone) for zone in zones_in(table.land.zones)},
        "covered": tuple([ZONE_IDS[zone] for zone in zones_in(table.land.covered)]),
        "players": tuple([player_view(state, seat, other) for other in range(table.seats)]),
        "market": market_view(state, seat),
        "move": move_view(state, seat),
        "placing": placing_view(state),
        "building": building_view(state),
        "battle": battle_view(state, seat),
        "vision": card_ids(state.vision) if mine else (),
        "di_pile": size(state.di_pile),
        "di_discard": card_ids(state.di_discard),
        "di_unseen": _unseen(state, seat),
        "recoverable": _recoverable(state),
        "fate": _fate(state),
        "would_win": tuple([other for other in range(table.seats) if wins(state, other)]),
        "winner": state.winner if state.winner >= 0 else None,
        "over": pending is None,
    }


def active(state: KemetState) -> int:
    """Whose turn it is, also while somebody else or a question inside it is asked; -1: nobody's."""
    frames = state.frames
    turn = frames[1] if len(frames) > 1 else None
    return turn.seat if isinstance(turn, Turn) else -1


def _decision(pending: "Decision | None", seat: int) -> dict[str, Any] | None:
    """Whose decision it is and what it is about is open; the legal answers are only for the one who is asked."""
    if pending is None:
        return None
    return {
        "seat": pending.seat,
        "kind": pending.kind,
        "about": pending.about,
        "actions": tuple(pending.actions) if pending.seat == seat else (),
    }


def _zone(state: KemetState, zone: int) -> dict[str, Any]:
    holder = state.holder[zone]
    pyramid = state.pyramids[zone] if zone < DISTRICTS else 0
    owner = controller(state, zone) if zone < DISTRICTS else holder
    return {
        "holder": None if holder < 0 else holder,
        "warriors": state.warriors[zone],
        "creatures": tuple([CREATURE_IDS[creature] for creature in creatures_in(state.creatures[zone])]),
        "controller": None if owner < 0 else owner,
        "pyramid": {"colour": COLOUR_IDS[pyramid & 3], "level": pyramid >> 2} if pyramid else None,
        "intruder": _intruder(state, zone),
    }


def _intruder(state: KemetState, zone: int) -> dict[str, Any] | None:
    for other, seat, number, creature in state.intruders:
        if other == zone:
            name = None if creature == NO_CREATURE else CREATURE_IDS[creature]
            return {"seat": seat, "warriors": number, "creature": name}
    return None


def _unseen(state: KemetState, seat: int) -> dict[str, int]:
    """Divine intervention cards that the seat has not seen: in the pile, or in other hands, which it cannot tell."""
    unseen = state.di_pile
    if state.vision and (state.pending is None or state.pending.seat != seat):
        unseen += state.vision
    for other in range(state.table.seats):
        if other != seat:
            unseen += state.di[other] - state.di_known[other]
    found: dict[str, int] = {}
    for card in listed(unseen):
        found[DI_IDS[card]] = found.get(DI_IDS[card], 0) + 1
    return found


def _recoverable(state: KemetState) -> tuple[str, ...]:
    top = state.frames[-1] if state.frames else None
    return card_ids(top.before) if isinstance(top, DivineMemory) else ()


def _fate(state: KemetState) -> dict[str, Any] | None:
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, Fate):
        return None
    return {
        "choosers": top.choosers,
        "places": tuple([None if seat == FREE else seat for seat in top.places]),
        "points": tuple([points(state, seat) for seat in range(state.table.seats)]),
    }
