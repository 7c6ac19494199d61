"""For the player who takes a turn: every target of every zone with its price, or the reason why it is closed (13.5)."""

from typing import Any

from game.core.decision import Action
from game.rules.pharaon.bank import can_gain_offering
from game.rules.pharaon.choices import ARTISANS, BURIAL, DECK, NILE, NOBLES, OFFERINGS, OFFERINGS_BONUS
from game.rules.pharaon.content import (
    ARTISANS_ZONE,
    BASICS,
    BURIAL_COST,
    BURIAL_END,
    BURIAL_ZONE,
    EMPTY,
    FIRST_JOKER,
    FIRST_OFFERING,
    LETTERS,
    NILE_COST,
    NILE_ZONE,
    NOBLES_ZONE,
    OFFERINGS_ZONE,
    SILVER,
    ZONE_IDS,
    ZONES,
)
from game.rules.pharaon.noble_cards import JUDGE
from game.rules.pharaon.paying import price_of
from game.rules.pharaon.payments import Tariff
from game.rules.pharaon.prices import (
    ARTISAN_TOKENS,
    BONUS_TOKENS,
    EACH_COLOUR,
    NOBLE_TOKENS,
    PLAIN,
    WITH_BONUS,
    WITH_JUDGE,
)
from game.rules.pharaon.state import PharaonState
from game.rules.pharaon.targets import open_to

FULL, NOTHING_THERE, TRACK_FINISHED, NO_BONUS_LEFT, CANNOT_PAY = (
    "full", "nothing_there", "track_finished", "no_bonus_left", "cannot_pay",
)  # fmt: skip


def targets_view(state: PharaonState, seat: int) -> tuple[dict[str, Any], ...]:
    return tuple([target for zone in range(ZONES) for target in _targets(state, seat, zone)])


def _targets(state: PharaonState, seat: int, zone: int) -> list[dict[str, Any]]:
    closed = "" if open_to(state, seat, zone) else FULL
    found: list[dict[str, Any]] = []
    for action, detail, empty in _all_targets(state, seat, zone):
        tariff = price_of(state, seat, zone, detail)
        payments = tariff.payments(state.tokens[seat]) if not (closed or empty) else None
        reason = closed or empty or ("" if payments is not None and payments.actions else CANNOT_PAY)
        found.append(
            {
                "zone": ZONE_IDS[zone],
                "action": action,
                "legal": not reason,
                "why_not": reason or None,
                "price": price_view(state, zone, detail, tariff),
                "missing": missing_for(tariff, state.tokens[seat]) if reason == CANNOT_PAY else (),
                "payments": len(payments.actions) if payments is not None else 0,
                "suggested": payments.actions[0][1] if payments is not None and payments.actions else None,
            }
        )
    return found


def price_view(state: PharaonState, zone: int, detail: int, tariff: Tariff) -> dict[str, Any]:
    """The printed price: the entry colour (or any), and a cost of certain colours, of tokens alike or of any tokens."""
    colours: tuple[int, ...] = ()
    alike = 0
    if zone == NILE_ZONE:
        colours = NILE_COST[detail]
    elif zone == BURIAL_ZONE:
        colours = BURIAL_COST[detail]
    elif zone == NOBLES_ZONE and detail == EACH_COLOUR:
        colours = tuple(range(BASICS))
    elif zone == ARTISANS_ZONE:
        alike = ARTISAN_TOKENS
    elif zone == OFFERINGS_ZONE and detail == WITH_BONUS:
        alike = BONUS_TOKENS
    return {
        "entry": LETTERS[state.entry_colour(zone)],
        "any_entry": tariff.any_entry,
        "colours": tuple([LETTERS[colour] for colour in colours]),
        "alike": alike,
        "any": NOBLE_TOKENS if zone == NOBLES_ZONE and detail == WITH_JUDGE else 0,
    }


def _all_targets(state: PharaonState, seat: int, zone: int) -> list[tuple[Action, int, str]]:
    """Every target there could be, with the detail of its price and the reason if nothing is there to take."""
    if zone == OFFERINGS_ZONE:
        no_bonus = "" if can_gain_offering(state) else NO_BONUS_LEFT
        there = [(place, "" if pair else NOTHING_THERE) for place, pair in enumerate(state.pairs)]
        plain = [(OFFERINGS[place], PLAIN, empty) for place, empty in there]
        return [*plain, *[(OFFERINGS_BONUS[place], WITH_BONUS, empty or no_bonus) for place, empty in there]]
    if zone == NILE_ZONE:
        return [(action, number, "") for number, action in enumerate(NILE[-1])]
    if zone == NOBLES_ZONE:
        detail = WITH_JUDGE if state.nobles[seat] & JUDGE else EACH_COLOUR
        return _cards(NOBLES, state.noble_display, state.noble_deck, detail)
    if zone == ARTISANS_ZONE:
        return _cards(ARTISANS, state.artisan_display, state.artisan_deck, 0)
    assert zone == BURIAL_ZONE
    steps = state.burial[seat]
    return [(BURIAL[steps], steps, "")] if steps < BURIAL_END else [(BURIAL[-1], BURIAL_END - 1, TRACK_FINISHED)]


def _cards(actions: list[Action], display: list[int], deck: int, detail: int) -> list[tuple[Action, int, str]]:
    found = [(actions[place], detail, NOTHING_THERE if card == EMPTY else "") for place, card in enumerate(display)]
    return [*found, (actions[DECK], detail, "" if deck else NOTHING_THERE)]


def missing_for(tariff: Tariff, purse: list[int]) -> tuple[str, ...]:
    """The colours that are missing for the cheapest way to pay, jokers used up; "any" stands for any colour."""
    have = [purse[colour] + purse[FIRST_OFFERING + colour] for colour in range(BASICS)]
    wild = purse[SILVER] + purse[FIRST_JOKER + tariff.zone]
    best: list[str] = []
    for way in tariff.ways:
        lacking: list[str] = []
        used = 0
        for members, owed in way.parts:
            left = owed
            for colour in members:
                left -= min(left, have[colour])
            used += owed - left
            lacking += [LETTERS[members[0]]] * left
        spare = max(0, way.anything - (sum(have) - used))
        lacking = [*lacking, *["any"] * spare][wild:]
        if not best or len(lacking) < len(best):
            best = lacking
    return tuple(best)
