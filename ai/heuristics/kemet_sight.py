"""What a seat of kemet sees at first sight: where its armies could go and what waits there, in victory points."""

from ai.heuristics.kemet_battle import attack_worth
from ai.heuristics.kemet_estate import LEVEL_WORTH, daylight
from ai.heuristics.kemet_paths import moves_of, range_of, within
from game.rules.kemet.content import MAX_PRAYER, POINT_LEVEL
from game.rules.kemet.land import CITY_MASK, CITY_OF, DISTRICTS, SANCTUARY, TEMPLES, zones_in
from game.rules.kemet.prayer import build_cost, recruit_cost
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import CREATURE_STRENGTH

PRAYER_POINT = 0.075
TELEPORT = 0.15  # two prayer points
TEMPLE, SECOND_TEMPLE = 0.55, 0.4
ALTAR = 0.45  # the sanctuary, late in the day
EXPOSED = 0.3  # an army that can be beaten where it goes


class Sight:
    __slots__ = ("enemies", "fears", "late", "seat", "state", "temples")

    def __init__(self, state: KemetState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.enemies = 0
        for other in range(state.table.seats):
            if other != seat:
                self.enemies |= state.held[other]
        self.temples = (state.held[seat] & TEMPLES).bit_count()
        self.late = daylight(state)
        self.fears: dict[int, int] = {}

    def fear(self, zone: int) -> int:
        """The strongest army of an opponent that can come to the zone, before cards; 0: none."""
        found = self.fears.get(zone)
        if found is None:
            state = self.state
            found = 0
            for enemy in zones_in(self.enemies):
                other = state.holder[enemy]
                if range_of(state, other, enemy) >> zone & 1:
                    strength = state.warriors[enemy] + state.powers[other].strength[0]
                    if state.creatures[enemy]:
                        strength += CREATURE_STRENGTH[state.creatures[enemy].bit_length() - 1]
                    found = max(found, strength)
            self.fears[zone] = found
        return found

    def holding(self, zone: int, leaving: int) -> float:
        """What it is worth to have an army in a zone that no enemy holds. `leaving`: zones that it has left."""
        state, seat = self.state, self.seat
        if TEMPLES >> zone & 1:
            others = (state.held[seat] & TEMPLES & ~(1 << zone) & ~leaving).bit_count()
            return TEMPLE + (SECOND_TEMPLE * (0.4 + 0.6 * self.late) if others == 1 else 0.0)
        if zone < DISTRICTS:
            level = state.pyramids[zone] >> 2
            if CITY_OF[zone] == state.cities[seat]:
                return 0.05 + 0.02 * level
            return 0.03 * LEVEL_WORTH[level] + (0.7 if level >= POINT_LEVEL else 0.0)
        if zone == SANCTUARY:
            return ALTAR * (0.3 + 0.7 * self.late)
        return 0.0

    def arrival(self, zone: int, number: int, creatures: int, leaving: int) -> float:
        """What it is worth to come to a zone with so many warriors."""
        state, seat = self.state, self.seat
        holder = state.holder[zone]
        if holder >= 0 and holder != seat:
            return attack_worth(state, seat, zone, number, creatures)
        worth = 0.0 if holder == seat else self.holding(zone, leaving)
        if zone == SANCTUARY and number < 2:
            worth *= 0.2
        strength = number + state.powers[seat].strength[1] + (state.warriors[zone] if holder == seat else 0)
        if creatures:
            strength += CREATURE_STRENGTH[creatures.bit_length() - 1]
        if zone < DISTRICTS and CITY_OF[zone] == state.cities[seat]:
            strength += 1
        ahead = self.fear(zone) - strength
        if ahead > -2:
            worth -= EXPOSED * min(1.0, 0.25 * (ahead + 2)) * (1.0 - 0.4 * self.late)
        return worth

    def giving_up(self, zone: int) -> float:
        """What is lost if the whole army leaves."""
        if zone < DISTRICTS and CITY_OF[zone] == self.state.cities[self.seat]:
            return 0.04
        return self.holding(zone, 0)

    def best_from(self, zone: int) -> float:
        """The best that the army of the zone can do in a move action."""
        state, seat = self.state, self.seat
        number = min(state.warriors[zone], state.powers[seat].army_limit)
        creatures = state.creatures[zone]
        reach = range_of(state, seat, zone)
        near = within(state.table.seats, state.cities[seat], zone, zone, moves_of(state, seat, zone), 0)
        best = 0.0
        left = 0.3 * self.giving_up(zone) if number > 2 else self.giving_up(zone)
        for goal in zones_in(reach):
            worth = self.arrival(goal, number, creatures, 1 << zone) - left
            if not near >> goal & 1:
                worth -= TELEPORT
            if worth > best:
                best = worth
        return best

    def best_move(self) -> float:
        best = 0.0
        for zone in zones_in(self.state.held[self.seat]):
            best = max(best, self.best_from(zone))
        return best

    def prayers(self, number: int) -> float:
        """So many more prayer points; what does not fit is lost."""
        have = self.state.prayer[self.seat]
        fits = min(number, MAX_PRAYER - have)
        return PRAYER_POINT * fits * (1.3 if have < 3 else 0.7 if have > 7 else 1.0)

    def price(self, cost: int) -> float:
        """What it means to pay so much: the last points hurt more."""
        left = self.state.prayer[self.seat] - cost
        return PRAYER_POINT * cost + (0.04 if left < 2 and cost else 0.0)

    def recruits(self) -> float:
        """The best that a recruit action can do."""
        state, seat = self.state, self.seat
        mask = CITY_MASK[state.cities[seat]]
        best = 0.0
        room = 0
        limit = state.powers[seat].army_limit
        for zone in zones_in(mask):
            if state.holder[zone] == seat:
                room += limit - state.warriors[zone]
            elif state.holder[zone] < 0:
                room += limit
        for number in range(1, min(room, state.supply[seat], limit) + 1):
            cost = recruit_cost(state, seat, number)
            if cost > state.prayer[seat]:
                break
            best = max(best, 0.13 * number - 0.008 * number * number - self.price(cost))
        return best

    def level_gain(self, level: int, new: int) -> float:
        """What raising a pyramid brings, less its price."""
        from_worth, to_worth = LEVEL_WORTH[level], LEVEL_WORTH[new]
        gain = 0.11 * (to_worth - from_worth) + (0.7 if new >= POINT_LEVEL > level else 0.0)
        return gain - self.price(build_cost(self.state, self.seat, level, new))
