"""A battle as a seat may see it (8, 13): both columns open, sealed choices for their owner, the card that a Spy saw."""

from typing import Any

from game.rules.kemet.armies import creature_of, intruder_in
from game.rules.kemet.cards import CARD_IDS
from game.rules.kemet.fight import NO_WINNER, NOT_CHOSEN, Fight
from game.rules.kemet.knowledge import knows_play
from game.rules.kemet.land import ZONE_IDS
from game.rules.kemet.outcome import damage, direct, shield
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import creatures_of_both, home_bonus, warriors_of
from game.rules.kemet.tiles import CREATURE_IDS, CREATURE_STRENGTH, NO_CREATURE
from game.rules.kemet.view_player import card_ids


def battle_view(state: KemetState, seat: int) -> dict[str, Any] | None:
    fight = state.fight
    if fight is None:
        return None
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "zone": ZONE_IDS[fight.zone],
        "revealed": fight.revealed,
        "winner": None if fight.winner == NO_WINNER else fight.seat(fight.winner),
        "ties": fight.defender,
        "sides": tuple([_side(state, fight, seat, side) for side in (0, 1)]),
    }


def _side(state: KemetState, fight: Fight, viewer: int, side: int) -> dict[str, Any]:
    seat = fight.seat(side)
    own = seat == viewer
    shown = knows_play(state, fight, viewer, side) and fight.play[side] != NOT_CHOSEN
    put_away = fight.discard[side] != NOT_CHOSEN and (own or fight.open[side])
    standing = creature_of(state.creatures[fight.zone]) if side else intruder_in(state, fight.zone)[3]
    counts = creatures_of_both(state, fight.zone)[side]
    column: dict[str, Any] = {
        "seat": seat,
        "warriors": warriors_of(state, fight, side),
        "creature": None if standing == NO_CREATURE else CREATURE_IDS[standing],
        "creature_counts": counts != NO_CREATURE,
        "tiles": state.powers[seat].strength[side],
        "creature_strength": CREATURE_STRENGTH[counts] if counts != NO_CREATURE else 0,
        "home": home_bonus(state, seat, fight.zone),
        "sealed": fight.sealed[side],
        "play": CARD_IDS[fight.play[side]] if shown else None,
        "discard": CARD_IDS[fight.discard[side]] if put_away else None,
        "di": card_ids(fight.di[side]) if own or fight.revealed else (),
        "wound": fight.wound[side],
        "strength": None,
        "lost": None,
        "totals": None,
    }
    column["before_cards"] = column["warriors"] + column["tiles"] + column["creature_strength"] + column["home"]
    if fight.winner != NO_WINNER:
        column["strength"] = fight.strength[side]
        column["lost"] = fight.lost[side]
        column["destroyed"] = fight.destroyed[side]
        column["points"] = fight.points[side]
    elif fight.revealed:
        creatures = creatures_of_both(state, fight.zone)
        column["totals"] = {
            "damage": damage(state, fight, side, creatures),
            "direct": direct(state, fight, side, creatures),
            "shield": shield(state, fight, side, creatures),
        }
    return column
