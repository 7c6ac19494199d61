"""What a seat may see (section 8), as plain read-only data. Seat -1 is a spectator.

Only sealed cards and bids are hidden. A god is named by the seat that chose it; hexes are row * 100 + column.
"""

from typing import TYPE_CHECKING, Any

from game.rules.ankh.caravan_event import camels_left
from game.rules.ankh.content import (
    CONFLICT,
    CONFLICTS_AT,
    EVENT_IDS,
    EVENT_ORDER,
    FORGET_AFTER,
    GOD_IDS,
    GUARDIAN_IDS,
    LAST_CONFLICT,
    LAST_SPACE,
    LEVELS,
    MERGE_AFTER,
    MERGE_SEATS,
    MONUMENT_IDS,
    MONUMENTS,
    MOST_REGIONS,
    RED_LAST,
    ROW_IDS,
    ROWS,
    TOP_SPACE,
)
from game.rules.ankh.hexes import AIMS, CLAWED, NAME, hexes_in, names_in
from game.rules.ankh.pieces import GOD, WARRIOR, controller_at, kind_at, supply_of
from game.rules.ankh.scorpions import threatened
from game.rules.ankh.state import (
    ALL_FORGOTTEN,
    LAST_CONFLICT_OVER,
    LAST_GOD,
    NOBODY,
    RUNNING,
    TOP_REACHED,
    AnkhState,
)
from game.rules.ankh.turn import AfterEvent, CheckEvent, NextTurn, Turn
from game.rules.ankh.view_battle import battle_view
from game.rules.ankh.view_gods import god_view
from game.rules.ankh.view_legal import legal_view
from game.rules.ankh.view_map import MAP_VIEW
from game.rules.ankh.view_regions import regions_view

if TYPE_CHECKING:
    from game.core.decision import Decision

SPECTATOR = -1
ENDINGS: dict[int, str | None] = {
    RUNNING: None,
    TOP_REACHED: "top_reached",
    LAST_GOD: "last_god",
    ALL_FORGOTTEN: "all_forgotten",
    LAST_CONFLICT_OVER: "last_conflict",
}


def view(state: AnkhState, seat: int) -> dict[str, Any]:
    table = state.table
    if not SPECTATOR <= seat < table.seats:
        raise ValueError(f"There is no seat {seat} in a match of {table.seats}.")
    pending = state.pending
    mine = pending is not None and pending.seat == seat
    return {
        "seat": seat,
        "seats": table.seats,
        "scenario": table.scenario,
        "first": table.first,
        "active": _active(state),
        "decision": _decision(pending, seat),
        "legal": legal_view(state, pending) if mine and pending else {},
        "map": MAP_VIEW,
        "regions": regions_view(state),
        "camels": tuple(hexes_in(state.land.camels)),
        "figures": _figures(state),
        "monuments": _monuments(state),
        "underworld": names_in(state.underworld),
        "threatened": names_in(threatened(state)),
        "tracks": _tracks(state, pending),
        "events": _events(state),
        "ladder": _ladder(state),
        "god_of": tuple(state.god_of),
        "gods": tuple([god_view(state, god) for god in range(table.seats)]),
        "guardians": tuple(
            [
                {"level": level + 1, "id": GUARDIAN_IDS[kind], "left": state.card_left[level]}
                for level, kind in enumerate(table.guardians)
            ]
        ),
        "supply": _supply(state),
        "tiebreaker": None if state.tiebreaker == NOBODY else {"god": state.tiebreaker, "face_up": state.tiebreaker_up},
        "amun_face_up": state.amun_ready,
        "battle": battle_view(state, seat),
        "ending": ENDINGS[state.ending],
        "over": pending is None,
    }


def _active(state: AnkhState) -> int:
    """Whose turn it is, also while somebody else or a question inside it is asked."""
    bottom = state.frames[0] if state.frames else None
    return bottom.seat if isinstance(bottom, Turn | CheckEvent | AfterEvent | NextTurn) else NOBODY


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


def _figures(state: AnkhState) -> tuple[dict[str, Any], ...]:
    found: list[dict[str, Any]] = []
    for god, figures in enumerate(state.figures):
        for place in hexes_in(figures):
            kind = kind_at(state, god, place)
            aim = state.claws.get(place)
            found.append(
                {
                    "hex": NAME[place],
                    "god": god,
                    "kind": figure_id(state, kind),
                    "sun": bool(state.suns >> place & 1),
                    "aim": None if aim is None else AIMS[aim],
                    "clawed": () if aim is None else names_in(CLAWED[place][aim]),
                }
            )
    return tuple(found)


def figure_id(state: AnkhState, kind: int) -> str:
    if kind == GOD:
        return "god"
    return "warrior" if kind == WARRIOR else GUARDIAN_IDS[state.table.guardians[kind]]


def _monuments(state: AnkhState) -> tuple[dict[str, Any], ...]:
    found: list[dict[str, Any]] = []
    for kind in range(MONUMENTS):
        for place in hexes_in(state.monuments[kind]):
            god = controller_at(state, place)
            found.append({"hex": NAME[place], "type": MONUMENT_IDS[kind], "god": None if god == NOBODY else god})
    return tuple(found)


def _tracks(state: AnkhState, pending: "Decision | None") -> tuple[dict[str, Any], ...]:
    """The four rows; `triggers` names the event that choosing the row now would bring."""
    offered = [str(action[0]) for action in pending.actions] if pending and pending.kind == "choose_action" else []
    following = EVENT_IDS[EVENT_ORDER[state.event]] if state.event < len(EVENT_ORDER) else None
    found = []
    for row in range(ROWS):
        left = LAST_SPACE[row] - state.markers[row]
        found.append(
            {
                "id": ROW_IDS[row],
                "space": state.markers[row],
                "start": state.table.start_space,
                "last": LAST_SPACE[row],
                "left": left,
                "selectable": ROW_IDS[row] in offered,
                "triggers": following if left == 1 else None,
            }
        )
    return tuple(found)


def _events(state: AnkhState) -> dict[str, Any]:
    space = state.event
    return {
        "space": space,
        "order": tuple([EVENT_IDS[kind] for kind in EVENT_ORDER]),
        "next": EVENT_IDS[EVENT_ORDER[space]] if space < len(EVENT_ORDER) else None,
        "after": tuple([_afterwards(state, place) for place in range(1, len(EVENT_ORDER) + 1)]),
        "conflicts": CONFLICTS_AT[space],
    }


def _afterwards(state: AnkhState, space: int) -> str | None:
    """What follows the event on a space: gods merge, are forgotten, or the match ends."""
    if EVENT_ORDER[space - 1] != CONFLICT:
        return None
    conflicts = CONFLICTS_AT[space]
    if conflicts == MERGE_AFTER and state.table.seats >= MERGE_SEATS:
        return "merge"
    if conflicts == FORGET_AFTER:
        return "forgotten"
    return "end" if conflicts == LAST_CONFLICT else None


def _ladder(state: AnkhState) -> dict[str, Any]:
    stacks: list[list[int]] = [[] for _ in range(TOP_SPACE + 1)]
    for god in state.ladder:
        stacks[state.devotion[god]].append(god)
    return {
        "order": tuple(state.ladder),
        "stacks": tuple([tuple(stack) for stack in stacks]),
        "red_last": RED_LAST,
        "top": TOP_SPACE,
        "fallen": tuple(state.fallen),
    }


def _supply(state: AnkhState) -> dict[str, Any]:
    return {
        "monuments": {MONUMENT_IDS[kind]: supply_of(state, kind) for kind in range(MONUMENTS)},
        "camels": camels_left(state),
        "numbers": MOST_REGIONS - len(state.numbers),
        "gone_guardians": tuple([state.gone_guardians[level] for level in range(LEVELS)]),
        "gods": tuple([GOD_IDS[god] for god in state.table.gods]),
    }
