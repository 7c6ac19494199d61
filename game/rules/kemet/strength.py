"""What both sides bring to a battle (5.2): warriors, tiles, creatures, home, cards."""

from game.rules.kemet.armies import creature_of, intruder_in
from game.rules.kemet.cards import CARD_STRENGTH, DI_STRENGTH
from game.rules.kemet.content import HOME_BONUS
from game.rules.kemet.fight import Fight
from game.rules.kemet.land import CITY_OF, DISTRICTS
from game.rules.kemet.packing import listed
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import CREATURE_STRENGTH, NO_CREATURE, SNAKES


def warriors_of(state: KemetState, fight: Fight, side: int) -> int:
    zone = fight.zone
    if side:
        return state.warriors[zone] if state.holder[zone] == fight.defender else 0
    return intruder_in(state, zone)[2]


def creatures_of_both(state: KemetState, zone: int) -> list[int]:
    """The creatures that count, by side: a Snake makes the other one count for nothing."""
    found = [intruder_in(state, zone)[3], creature_of(state.creatures[zone])]
    return counted(found)


def counted(found: list[int]) -> list[int]:
    attacking, defending = found
    if attacking != NO_CREATURE and SNAKES >> attacking & 1:
        return [attacking, NO_CREATURE]
    if defending != NO_CREATURE and SNAKES >> defending & 1:
        return [NO_CREATURE, defending]
    return found


def home_bonus(state: KemetState, seat: int, zone: int) -> int:
    return HOME_BONUS if zone < DISTRICTS and state.cities[seat] == CITY_OF[zone] else 0


def before_cards(state: KemetState, attacker: int, defender: int, zone: int, side: int) -> int:
    """Strength without any card: warriors, tiles, creature, home."""
    seat = defender if side else attacker
    number = state.warriors[zone] if side else intruder_in(state, zone)[2]
    creature = creatures_of_both(state, zone)[side]
    strength = number + state.powers[seat].strength[side] + home_bonus(state, seat, zone)
    return strength + (CREATURE_STRENGTH[creature] if creature != NO_CREATURE else 0)


def total_strength(state: KemetState, fight: Fight, side: int) -> int:
    strength = before_cards(state, fight.attacker, fight.defender, fight.zone, side)
    strength += CARD_STRENGTH[fight.play[side]]
    strength += fight.wound[side] * state.powers[fight.seat(side)].wound
    return strength + sum([DI_STRENGTH[card] for card in listed(fight.di[side])])
