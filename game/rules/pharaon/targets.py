"""What a player who has not passed may do (4.4): the zone action targets that are open and can be paid."""

from game.core.decision import Action
from game.rules.pharaon.affording import affordable, colours_owned, of_use
from game.rules.pharaon.bank import can_gain_offering
from game.rules.pharaon.choices import ARTISANS, BURIAL, DECK, NILE, NOBLES, OFFERINGS, OFFERINGS_BONUS
from game.rules.pharaon.content import (
    ARTISANS_ZONE,
    BURIAL_END,
    BURIAL_ZONE,
    EMPTY,
    FIRST_JOKER,
    NILE_ZONE,
    NOBLES_ZONE,
    OFFERINGS_ZONE,
    SILVER,
    ZONES,
)
from game.rules.pharaon.noble_cards import ENTER_FULL, ENTRY_ANY, JUDGE, SCRIBE_MASK
from game.rules.pharaon.prices import ANY_ENTRY, WITH_JUDGE
from game.rules.pharaon.state import PharaonState


def open_to(state: PharaonState, seat: int, zone: int) -> bool:
    """A free space in the zone's sector, or a noble who may enter although it is full."""
    taken = len(state.wheel[state.entry_colour(zone)])
    return taken < state.table.spaces or bool(state.nobles[seat] & ~state.used[seat] & ENTER_FULL[zone])


def zone_targets(state: PharaonState, seat: int) -> list[Action]:
    """In the order of the zones in the data file."""
    purse = state.tokens[seat]
    nobles = state.nobles[seat]
    scribes = nobles & SCRIBE_MASK
    owned = colours_owned(purse)
    useful = [owned] * ZONES if scribes else of_use(owned, bool(nobles & JUDGE))
    ready = nobles & ~state.used[seat]
    wheel = state.wheel
    spaces = state.table.spaces
    entries = state.table.entries[state.round]
    actions: list[Action] = []
    for zone in range(ZONES):
        if len(wheel[entries[zone]]) >= spaces and not ready & ENTER_FULL[zone]:
            continue  # as `open_to` says, without a call
        detail = 0
        if zone == BURIAL_ZONE:
            detail = state.burial[seat]
            if detail == BURIAL_END:
                continue
        elif zone == NOBLES_ZONE and nobles & JUDGE:
            detail = WITH_JUDGE
        entry = ANY_ENTRY if nobles & ENTRY_ANY[zone] else entries[zone]
        payable = affordable(zone, entry, detail, scribes, useful[zone], purse[SILVER] + purse[FIRST_JOKER + zone])
        if payable:
            actions.extend(targets_in(state, seat, zone, payable))
    return actions


def targets_in(state: PharaonState, seat: int, zone: int, payable: int) -> list[Action]:
    """What the zone has to give, as far as the mask of payable actions allows."""
    if zone == OFFERINGS_ZONE:
        places = [place for place, pair in enumerate(state.pairs) if pair]
        found = [OFFERINGS[place] for place in places]
        if payable & 2 and can_gain_offering(state):
            found += [OFFERINGS_BONUS[place] for place in places]
        return found
    if zone == NILE_ZONE:
        return NILE[payable]
    if zone == NOBLES_ZONE:
        found = [NOBLES[place] for place, noble in enumerate(state.noble_display) if noble != EMPTY]
        return [*found, NOBLES[DECK]] if state.noble_deck else found
    if zone == ARTISANS_ZONE:
        found = [ARTISANS[place] for place, card in enumerate(state.artisan_display) if card != EMPTY]
        return [*found, ARTISANS[DECK]] if state.artisan_deck else found
    return [BURIAL[state.burial[seat]]]
