"""What a battle of kemet is worth: quick odds from the strengths before cards, and the whole table of cards.

Values are victory points for the attacker; what he gains the defender loses.
"""

from math import exp

from game.rules.kemet.armies import creature_of, intruder_in
from game.rules.kemet.cards import (
    CARD_DAMAGE,
    CARD_DIRECT,
    CARD_SELF_LOSS,
    CARD_SHIELD,
    CARD_STRENGTH,
    CARDS,
    DI_DAMAGE,
    DI_SHIELD,
    DI_STRENGTH,
)
from game.rules.kemet.content import POINT_LEVEL
from game.rules.kemet.fight import NOT_CHOSEN, Fight
from game.rules.kemet.land import CITY_OF, DISTRICTS, SANCTUARY, TEMPLES
from game.rules.kemet.packing import listed
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import counted, home_bonus, warriors_of
from game.rules.kemet.tiles import (
    CREATURE_DAMAGE,
    CREATURE_DIRECT,
    CREATURE_SHIELD,
    CREATURE_STRENGTH,
    NO_CREATURE,
)

# The attacker's chance by how much stronger he is before cards, from FARTHEST behind to FARTHEST ahead.
FARTHEST = 6
CHANCE = [0.0, 0.01, 0.03, 0.08, 0.16, 0.28, 0.42, 0.57, 0.71, 0.83, 0.92, 0.97, 0.99]
# The chance that somebody of a victorious attacking army is left, by its size.
SURVIVES = [0.0, 0.45, 0.72, 0.88, 0.95, 0.98, 0.99, 1.0] + [1.0] * 8
WARRIOR = 0.09  # points that a warrior on the map is worth
PRIZE = 1.0  # the point for a won attack
VETERAN = 0.07
DRIVEN_OFF = 0.04  # per warrior of the loser who is left: sent away or recalled
LIKELY = 3.0  # how sharply a player is thought to tell good cards from bad ones


def zone_worth(state: KemetState, seat: int, zone: int) -> float:
    """What it is worth to the seat to hold a zone that another one holds."""
    if zone < DISTRICTS:
        level = state.pyramids[zone] >> 2
        worth = 0.06 * level + (0.6 if level >= POINT_LEVEL else 0.0)
        return worth + (0.2 if CITY_OF[zone] == state.cities[seat] else 0.05)
    if TEMPLES >> zone & 1:
        held = (state.held[seat] & TEMPLES & ~(1 << zone)).bit_count()
        return 0.55 + (0.35 if held == 1 else 0.0)
    return 0.3 if zone == SANCTUARY else 0.04


def base_strength(state: KemetState, seat: int, zone: int, number: int, creatures: int, side: int) -> int:
    """Before cards; a Snake on the other side is not looked at."""
    strength = number + state.powers[seat].strength[side]
    if creatures:
        strength += CREATURE_STRENGTH[creatures.bit_length() - 1]
    if zone < DISTRICTS and state.cities[seat] == CITY_OF[zone]:
        strength += 1
    return strength


def chance(ahead: int) -> float:
    return CHANCE[FARTHEST + max(-FARTHEST, min(FARTHEST, ahead))]


def attack_worth(state: KemetState, seat: int, zone: int, number: int, creatures: int) -> float:
    """What an attack on the army in the zone promises."""
    victim = state.holder[zone]
    ahead = base_strength(state, seat, zone, number, creatures, 0) - base_strength(
        state, victim, zone, state.warriors[zone], state.creatures[zone], 1
    )
    wins = chance(ahead)
    survives = SURVIVES[number]
    return wins * survives * (PRIZE + zone_worth(state, seat, zone)) - (1 - wins) * (0.08 + 0.05 * number)


class Duel:
    """Both sides of one battle, and what every pair of cards leads to. Lists of two: attacker, defender."""

    __slots__ = ("base", "damage", "direct", "holding", "number", "prizes", "shield")

    def __init__(self, state: KemetState, fight: Fight, knows: int) -> None:
        """`knows`: the side whose divine intervention cards count before the clash; -1: none."""
        zone = fight.zone
        both = counted([intruder_in(state, zone)[3], creature_of(state.creatures[zone])])
        self.number = [warriors_of(state, fight, 0), warriors_of(state, fight, 1)]
        self.base = [0, 0]
        self.damage = [0, 0]
        self.direct = [0, 0]
        self.shield = [0, 0]
        for side in (0, 1):
            seat = fight.seat(side)
            powers = state.powers[seat]
            strength = self.number[side] + powers.strength[side] + home_bonus(state, seat, zone)
            strength += fight.wound[side] * powers.wound
            damage, shield = powers.damage[side], powers.shield[side]
            direct = powers.direct[side]
            creature = both[side]
            if creature != NO_CREATURE:
                strength += CREATURE_STRENGTH[creature]
                damage += CREATURE_DAMAGE[creature]
                shield += CREATURE_SHIELD[creature]
                direct += CREATURE_DIRECT[creature]
            if fight.di[side] and (fight.revealed or side == knows):
                for card in listed(fight.di[side]):
                    strength += DI_STRENGTH[card]
                    damage += DI_DAMAGE[card]
                    shield += DI_SHIELD[card]
            self.base[side] = strength
            self.damage[side] = damage
            self.shield[side] = shield
            self.direct[side] = direct
        self.holding = zone_worth(state, fight.attacker, zone)
        self.prizes = [PRIZE, float(state.powers[fight.defender].defence_points)]

    def losses(self, attack: int, defence: int) -> tuple[int, int]:
        """Warriors that both sides lose."""
        struck = max(0, self.damage[1] + CARD_DAMAGE[defence] - self.shield[0] - CARD_SHIELD[attack])
        beaten = max(0, self.damage[0] + CARD_DAMAGE[attack] - self.shield[1] - CARD_SHIELD[defence])
        own = CARD_SELF_LOSS[attack] + self.direct[1] + CARD_DIRECT[defence] + struck
        other = CARD_SELF_LOSS[defence] + self.direct[0] + CARD_DIRECT[attack] + beaten
        return min(self.number[0], own), min(self.number[1], other)

    def wins(self, attack: int, defence: int, more: int) -> bool:
        """Whether the attacker wins, with so much more strength."""
        return self.base[0] + CARD_STRENGTH[attack] + more > self.base[1] + CARD_STRENGTH[defence]

    def worth(self, attack: int, defence: int) -> float:
        """Of one card against another, for the attacker."""
        lost, destroyed = self.losses(attack, defence)
        left, standing = self.number[0] - lost, self.number[1] - destroyed
        worth = WARRIOR * (destroyed - lost)
        if self.base[0] + CARD_STRENGTH[attack] > self.base[1] + CARD_STRENGTH[defence]:
            if left:
                return worth + self.prizes[0] + self.holding + DRIVEN_OFF * standing - VETERAN
            return worth + 0.3 * self.holding + DRIVEN_OFF * standing
        return worth - self.prizes[1] - DRIVEN_OFF * left - VETERAN

    def expected(self, attacks: list[int], defences: list[int]) -> tuple[list[float], list[float]]:
        """What each attacking card promises the attacker, and each defending card the defender, if the other side
        plays better cards more often."""
        table = [[self.worth(attack, defence) for defence in defences] for attack in attacks]
        rows, columns = len(attacks), len(defences)
        usual_row = [sum(row) / columns for row in table]
        usual_column = [0.0] * columns
        for place in range(columns):
            total = 0.0
            for row in table:
                total += row[place]
            usual_column[place] = -total / rows
        row_mix, column_mix = likely(usual_row), likely(usual_column)
        found_rows = [0.0] * rows
        found_columns = [0.0] * columns
        for at in range(rows):
            row = table[at]
            share = row_mix[at]
            total = 0.0
            for place in range(columns):
                total += column_mix[place] * row[place]
                found_columns[place] -= share * row[place]
            found_rows[at] = total
        return found_rows, found_columns


def likely(values: list[float]) -> list[float]:
    """Shares that add up to 1: the better, the likelier."""
    best = max(values)
    weights = [exp(LIKELY * (value - best)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def cards_in(mask: int) -> list[int]:
    return [card for card in range(CARDS) if mask >> card & 1]


def outlook(state: KemetState, fight: Fight, seat: int) -> float:
    """What an undecided battle promises its attacker. `seat`: who looks, and knows its own card; -1: nobody."""
    side = fight.side(seat) if seat >= 0 else -1
    duel = Duel(state, fight, side)
    hands: list[list[int]] = []
    for one in (0, 1):
        played = fight.play[one]
        known = played != NOT_CHOSEN and (fight.revealed or one == side)
        hands.append([played] if known else cards_in(state.hand[fight.seat(one)]))
    rows, columns = duel.expected(hands[0], hands[1])
    if side == 1:
        mix = likely(columns)
        return -sum([share * value for share, value in zip(mix, columns, strict=True)])
    mix = likely(rows)
    return sum([share * value for share, value in zip(mix, rows, strict=True)])
