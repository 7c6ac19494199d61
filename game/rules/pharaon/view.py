"""What a seat may see (section 8), as plain read-only data with ids and letters instead of numbers. Seat -1 is a
spectator. Owners are seats; in solo the Traitor is owner 1. Almost everything is open to all."""

from typing import TYPE_CHECKING, Any

from game.rules.pharaon.content import (
    ARTISAN_IDS,
    BASICS,
    EMPTY,
    FIRST_OFFERING,
    JAR_IDS,
    LETTERS,
    PYRAMID,
    RESOURCES,
    REWARD_IDS,
    ROUNDS,
    ZONE_IDS,
    ZONES,
)
from game.rules.pharaon.gods import things_owned
from game.rules.pharaon.masks import cards
from game.rules.pharaon.noble_cards import NOBLE_IDS
from game.rules.pharaon.offerings import FROM_BAG
from game.rules.pharaon.packing import spent
from game.rules.pharaon.paying import Pay
from game.rules.pharaon.scoring import best_gods, score_lines, traitor_gods, worth_by_noble
from game.rules.pharaon.state import NO_ROW, NOT_PASSED, PharaonState
from game.rules.pharaon.traitor import PlaceTop
from game.rules.pharaon.turn import Turn, TurnEnd, lowest_row
from game.rules.pharaon.view_gods import gods_view
from game.rules.pharaon.view_targets import targets_view
from game.rules.pharaon.view_traitor import traitor_view

if TYPE_CHECKING:
    from game.core.decision import Decision

SPECTATOR = -1
NOT_IN_A_TURN = -1


def view(state: PharaonState, seat: int) -> dict[str, Any]:
    table = state.table
    if not SPECTATOR <= seat < table.seats:
        raise ValueError(f"There is no seat {seat} in a match of {table.seats}.")
    pending = state.pending
    mine = pending is not None and pending.seat == seat
    return {
        "seat": seat,
        "seats": table.seats,
        "solo": table.solo,
        "curtain": table.options["setup_curtain"] == "on",
        "round": state.round,
        "rounds": ROUNDS,
        "active": _active(state),
        "decision": _decision(state, pending, seat),
        "targets": targets_view(state, seat) if mine and pending and pending.kind == "take_turn" else (),
        "pass_preview": _pass_preview(state, seat) if mine and pending and pending.kind == "take_turn" else None,
        "zones": tuple([_zone(state, position) for position in range(ZONES)]),
        "direction": table.direction,
        "gods": gods_view(state, seat),
        "bank": {LETTERS[kind]: state.bank[kind] for kind in range(RESOURCES)},
        "pairs": tuple([_letters(pair) if pair else None for pair in state.pairs]),
        "bonus": tuple([None if kind == EMPTY else LETTERS[kind] for kind in state.bonus]),
        "bag": _offerings(state.bag),
        "offering_discard": _offerings(state.offering_discard),
        "nobles": _display(state.noble_display, NOBLE_IDS),
        "noble_deck": state.noble_deck.bit_count(),
        "unseen_nobles": _unseen_nobles(state, seat),
        "gone_nobles": _ids(state.gone_nobles, NOBLE_IDS),
        "artisans": _display(state.artisan_display, ARTISAN_IDS),
        "artisan_deck": state.artisan_deck.bit_count(),
        "unseen_artisans": _ids(state.artisan_deck, ARTISAN_IDS),
        "gone_artisans": _ids(state.gone_artisans, ARTISAN_IDS),
        "jars": tuple([JAR_IDS[jar] for jar in state.jars]),
        "jar_pile": state.jar_pile.bit_count(),
        "unseen_jars": _ids(state.jar_pile | state.stack, JAR_IDS),
        "jar_discard": _ids(state.jar_discard, JAR_IDS),
        "drawn": _ids(state.drawn, NOBLE_IDS) if mine else (),
        "aside": _ids(state.aside[seat], NOBLE_IDS) if seat >= 0 else (),
        "pyramid": tuple([_row(state, row) for row in range(len(PYRAMID))]),
        "first_player": state.first_player,
        "pharaoh": state.pharaoh,
        "players": tuple([player(state, owner) for owner in range(table.seats)]),
        "traitor": {**player(state, table.seats), **traitor_view(state)} if table.solo else None,
        "over": pending is None,
    }


def _letters(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([LETTERS[kind] for kind in kinds])


def _ids(mask: int, names: list[str]) -> tuple[str, ...]:
    return tuple([names[card] for card in cards(mask)])


def _display(places: list[int], names: list[str]) -> tuple[str | None, ...]:
    return tuple([None if card == EMPTY else names[card] for card in places])


def _offerings(counts: list[int]) -> dict[str, int]:
    return {LETTERS[FIRST_OFFERING + offering]: count for offering, count in enumerate(counts) if count}


def _unseen_nobles(state: PharaonState, seat: int) -> tuple[str, ...]:
    """The deck, and during setup what others hold in secret: nobody can tell them apart."""
    unseen = state.noble_deck
    for owner, aside in enumerate(state.aside):
        if owner != seat:
            unseen |= aside
    if state.drawn and (state.pending is None or state.pending.seat != seat):
        unseen |= state.drawn
    return _ids(unseen, NOBLE_IDS)


def _active(state: PharaonState) -> int:
    """Whose turn it is, also while somebody else or a question inside it is asked; the Traitor is owner 1."""
    bottom = state.frames[0] if state.frames else None
    return bottom.owner if isinstance(bottom, Turn | TurnEnd) else NOT_IN_A_TURN


def _decision(state: PharaonState, pending: "Decision | None", seat: int) -> dict[str, Any] | None:
    """Whose decision it is and what it is about is open; the legal answers are only for the one who is asked."""
    if pending is None:
        return None
    mine = pending.seat == seat
    top = state.frames[-1]
    return {
        "seat": pending.seat,
        "kind": pending.kind,
        "about": pending.about,
        "actions": tuple(pending.actions) if mine else (),
        "payment": _payment(state, top) if isinstance(top, Pay) else None,
        "jar": JAR_IDS[top.jar] if isinstance(top, PlaceTop) else None,
    }


def _payment(state: PharaonState, pay: Pay) -> dict[str, Any]:
    """What is being paid for, and the tokens laid down so far where they are chosen one by one."""
    begun = [LETTERS[kind] for kind, count in spent(pay.zone, pay.begun) for _ in range(count)]
    return {
        "zone": ZONE_IDS[pay.zone],
        "target": pay.target + 1,  # 0: from the deck
        "bonus": pay.bonus + 1 if pay.bonus >= 0 else ("bag" if pay.bonus == FROM_BAG else None),
        "entry": LETTERS[state.entry_colour(pay.zone)],
        "begun": tuple(begun),
    }


def _pass_preview(state: PharaonState, seat: int) -> dict[str, Any]:
    """What passing now would bring: a row (none for the last to pass) with its fields, and a jar to choose."""
    row = lowest_row(state, seat)
    return {
        "row": None if row == NO_ROW else row + 1,
        "fields": () if row == NO_ROW else tuple([REWARD_IDS[reward] for reward in PYRAMID[row]]),
        "jars": tuple([JAR_IDS[jar] for jar in state.jars]),
    }


def _zone(state: PharaonState, position: int) -> dict[str, Any]:
    table = state.table
    zone = table.circle[position]
    number = max(1, state.round)
    colour = table.entries[number][zone]
    tokens = state.wheel[colour]
    return {
        "id": ZONE_IDS[zone],
        "entry": LETTERS[colour],
        "next_entry": LETTERS[table.entries[number + 1][zone]] if number < ROUNDS else None,
        "tokens": _letters(tokens[: table.spaces]),
        "beside": _letters(tokens[table.spaces :]),
        "spaces": table.spaces,
        "free": max(0, table.spaces - len(tokens)),
    }


def _row(state: PharaonState, row: int) -> dict[str, Any]:
    owner = state.row.index(row) if row in state.row else None
    return {
        "fields": tuple([REWARD_IDS[reward] for reward in PYRAMID[row]]),
        "owner": owner,
        "field": None if owner is None else state.field[owner] + 1,
    }


def player(state: PharaonState, owner: int) -> dict[str, Any]:
    lines = score_lines(state, owner)
    solo_traitor = owner >= state.table.seats
    gods = traitor_gods(state) if solo_traitor else best_gods(state, owner)
    row = state.row[owner]
    return {
        "tokens": {LETTERS[kind]: count for kind, count in enumerate(state.tokens[owner]) if count},
        "nobles": _ids(state.nobles[owner], NOBLE_IDS),
        "noble_points": {NOBLE_IDS[noble]: worth for noble, worth in worth_by_noble(state, owner, gods).items()},
        "used": _ids(state.used[owner], NOBLE_IDS),
        "artisans": _ids(state.artisans[owner], ARTISAN_IDS),
        "burial": state.burial[owner],
        "nile": {LETTERS[track]: state.nile[owner][track] for track in range(BASICS)},
        "passed": row != NOT_PASSED,
        "row": None if row in (NOT_PASSED, NO_ROW) else row + 1,
        "field": None if row in (NOT_PASSED, NO_ROW) else state.field[owner] + 1,
        "things": dict(zip(ZONE_IDS, things_owned(state, owner), strict=True)),
        "gods": tuple([position for position in range(ZONES) if gods >> position & 1]),
        "score": sum([line.points for line in lines]),
        "lines": tuple([tuple(line) for line in lines]),
    }
