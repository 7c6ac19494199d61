"""For the seat that decides: what an answer would lead to. Reach of figures, both parts of a caravan, income."""

from typing import Any

from game.core.decision import Decision
from game.rules.ankh.caravan_event import PlaceCaravan, caravan_action, possible_caravans
from game.rules.ankh.caravans import Caravan
from game.rules.ankh.hexes import NAME, distance, hexes_in, names_in
from game.rules.ankh.land import watered
from game.rules.ankh.moving import MoveTo, Moving, destinations
from game.rules.ankh.pieces import WARRIOR
from game.rules.ankh.state import AnkhState
from game.rules.ankh.summoning import Summoning, slot_name, sources_of, summon_hexes
from game.rules.ankh.view_regions import outlook

GOOD_CUTS = 5


def legal_view(state: AnkhState, pending: Decision) -> dict[str, Any]:
    kind = pending.kind
    top = state.frames[-1]
    if isinstance(top, Moving):
        figures = state.figures[top.god] & ~top.moved
        return {
            "moved": names_in(top.moved),
            "reach": {NAME[place]: names_in(destinations(state, top.god, place)) for place in hexes_in(figures)},
        }
    if isinstance(top, MoveTo):
        there = hexes_in(destinations(state, top.god, top.place))
        pushes = state.enemies_of(top.god)
        return {
            "range": {NAME[place]: distance(top.place, place) for place in there},
            "pushes": tuple([NAME[place] for place in there if pushes >> place & 1]),
        }
    if kind == "choose_action":
        god = state.god_of[pending.seat]
        return {"movable": names_in(state.figures[god]), "followers": state.followers[god]}
    if isinstance(top, Summoning):
        return {"sources": _sources(state, top)}
    if isinstance(top, PlaceCaravan):
        return {"caravans": _caravans(state, state.god_of[top.seat], pending)}
    return {}


def _sources(state: AnkhState, summoning: Summoning) -> dict[str, tuple[int, ...]]:
    """Where each kind of slot would let a warrior stand."""
    slots = summoning.slots(state, sources_of(state, summoning.god))
    return {str(slot_name(slot)): names_in(summon_hexes(state, summoning.god, slot, WARRIOR)) for slot in slots}


def _caravans(state: AnkhState, god: int, pending: Decision) -> tuple[dict[str, Any], ...]:
    """Every legal line with both new regions; `good` marks those after which the god would stand best."""
    found = possible_caravans(state)
    worth = [_worth(state, god, caravan) for caravan in found]
    bar = sorted(worth, reverse=True)[:GOOD_CUTS][-1] if worth else 0
    return tuple(
        [
            {
                "action": caravan_action(caravan) if caravan_action(caravan) in pending.actions else None,
                "sides": caravan.sides,
                "corners": caravan.corners,
                "number": state.number_at((caravan.part & -caravan.part).bit_length() - 1),
                "parts": (names_in(caravan.part), names_in(caravan.other)),
                "sizes": (caravan.part.bit_count(), caravan.other.bit_count()),
                "worth": gain,
                "good": gain > 0 and gain >= bar,
            }
            for caravan, gain in zip(found, worth, strict=True)
        ]
    )


def _worth(state: AnkhState, god: int, caravan: Caravan) -> int:
    """How much better the god would do than now, against the rival who would gain most."""
    whole = caravan.part | caravan.other
    before, first, second = [mask | watered(mask) for mask in (whole, caravan.part, caravan.other)]
    change = {
        other: outlook(state, other, first) + outlook(state, other, second) - outlook(state, other, before)
        for other in state.ladder
    }
    return change[god] - max([0, *[more for other, more in change.items() if other != god]])
