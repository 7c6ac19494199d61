"""What every seat of kemet has, as plain numbers: each is the unit of one weighted term (rules document, section 12).

All seats are looked at together, because what one can reach is what another has to fear.
"""

from ai.heuristics.kemet_battle import SURVIVES, base_strength, chance, outlook, zone_worth
from ai.heuristics.kemet_paths import range_of
from ai.heuristics.kemet_tokens import moves_left, tokens_worth
from game.rules.kemet.content import POINT_LEVEL, REGULAR_TOKENS, WIN_POINTS
from game.rules.kemet.control import points
from game.rules.kemet.fight import NO_WINNER, NOT_CHOSEN
from game.rules.kemet.land import CITY_DISTRICTS, CITY_MASK, DELTA, DISTRICTS, SANCTUARY, TEMPLES, WORSHIP, zones_in
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import CREATURE_DAMAGE, CREATURE_MOVES, CREATURE_SHIELD, CREATURE_STRENGTH, creatures_in

# The terms that are a weight times one number, in the order of `raw`.
NAMES = (
    "permanent", "temples", "pyramids", "night", "next_win", "prayer", "warriors", "armies", "creatures", "levels",
    "reach", "threat", "cards", "veterans", "actions", "order", "battle",
)  # fmt: skip
(
    PERMANENT, TEMPLE, PYRAMID, NIGHT, NEXT_WIN, PRAYER, WARRIORS, ARMIES, CREATURES, LEVELS, REACH, THREAT, HAND,
    VETERANS, ACTIONS, ORDER, BATTLE,
) = range(len(NAMES))  # fmt: skip

# Prayer points: many at once are worth less each.
PRAYER_WORTH = [0.0, 1.2, 2.4, 3.5, 4.6, 5.6, 6.5, 7.3, 8.0, 8.6, 9.0, 9.3]
LEVEL_WORTH = [0.0, 1.0, 2.4, 4.2, 4.9]  # of a pyramid, for the tiles that it opens
CLOSE = [0.0] * 7 + [0.1, 0.3]  # on the way to victory, by points
CARD_WORTH = [0.55, 1.0, 0.85, 0.6, 0.65, 0.35, 0.4, 0.35, 1.1, 0.9]  # battle cards, in the data file's order
HAND_WORTH = [
    sum([CARD_WORTH[card] for card in range(len(CARD_WORTH)) if cards >> card & 1])
    for cards in range(1 << len(CARD_WORTH))
]  # by a mask of battle cards
CREATURE_WORTH = [
    CREATURE_STRENGTH[one] + 0.5 * CREATURE_DAMAGE[one] + 0.6 * CREATURE_SHIELD[one] + 0.4 * CREATURE_MOVES[one] + 0.2
    for one in range(len(CREATURE_MOVES))
]
SMALL = 3  # an army with fewer warriors is prey


def daylight(state: KemetState) -> float:
    """The share of this day that is over; the night before its points are given is its end."""
    if state.night:
        return 1.0 if state.night <= 3 else 0.0
    return max(0, state.turn - 1) / (REGULAR_TOKENS * state.table.seats)


def waits(state: KemetState) -> list[int]:
    """Turns of others before each seat's next turn begins, by seat."""
    order = state.order
    seats = len(order)
    found = [0] * seats
    # The seat whose turn runs now has had its check for victory; by night the whole order lies ahead.
    first = state.turn % seats if state.turn < REGULAR_TOKENS * seats and not state.night else 0
    for place in range(seats):
        found[order[(first + place) % seats]] = place
    return found


class Survey:
    """`raw`: by seat, the numbers of NAMES. `points`: victory points by seat. `danger`: by zone, how likely the army
    in it is beaten soon."""

    __slots__ = ("danger", "points", "raw", "time")

    def __init__(self, state: KemetState, looking: int) -> None:
        seats = state.table.seats
        self.raw = [[0.0] * len(NAMES) for _ in range(seats)]
        self.points = [points(state, seat) for seat in range(seats)]
        self.time = max(0.15, min(1.0, (WIN_POINTS + 1 - max(self.points)) / 7))
        self.danger: dict[int, float] = {}
        if state.round:
            self._attacks(state)
        for seat in range(seats):
            self._holdings(state, seat, looking)
        self._race(state)
        self._fight(state, looking)

    def _attacks(self, state: KemetState) -> None:
        """The best attack of every seat in its next move action, and what it means for the one attacked."""
        danger = self.danger
        warriors, creatures, held = state.warriors, state.creatures, state.held
        seats = len(held)
        everybody = 0
        for mask in held:
            everybody |= mask
        for seat in range(seats):
            ready = 1.0 if moves_left(state, seat) else 0.35
            best = second = 0.0
            enemies = everybody & ~held[seat]
            if not enemies:
                continue
            for zone in zones_in(held[seat]):
                targets = range_of(state, seat, zone) & enemies
                if not targets:
                    continue
                number = warriors[zone]
                own = base_strength(state, seat, DISTRICTS, number, creatures[zone], 0)
                for target in zones_in(targets):
                    victim = state.holder[target]
                    other = base_strength(state, victim, target, warriors[target], creatures[target], 1)
                    home = 1 if target < DISTRICTS and CITY_MASK[state.cities[seat]] >> target & 1 else 0
                    wins = chance(own + home - other)
                    if ready * wins > danger.get(target, 0.0):
                        danger[target] = ready * wins
                    promise = wins * SURVIVES[number] * (1 + zone_worth(state, seat, target)) - 0.3 * (1 - wins)
                    if promise > best:
                        best, second = promise, best
                    elif promise > second:
                        second = promise
            self.raw[seat][REACH] = ready * (best + 0.3 * second)

    def _holdings(self, state: KemetState, seat: int, looking: int) -> None:
        raw, danger = self.raw[seat], self.danger
        raw[PERMANENT] = state.battle_points[seat] + state.divine_points[seat]
        prayer = state.prayer[seat]
        raw[PRAYER] = PRAYER_WORTH[prayer]
        raw[VETERANS] = state.veterans[seat]
        held = state.held[seat]
        limit = state.powers[seat].army_limit
        home = CITY_MASK[state.cities[seat]] if state.cities[seat] >= 0 else 0
        number = full = feared = beasts = 0.0
        for zone in zones_in(held):
            here = state.warriors[zone]
            number += here
            if here >= SMALL:
                full += here / limit
            elif not home >> zone & 1:
                full -= 0.2
            risk = danger.get(zone, 0.0)
            if risk:
                feared += risk * (0.3 + 0.1 * here)
            if state.creatures[zone]:
                beasts += CREATURE_WORTH[state.creatures[zone].bit_length() - 1] * (0.5 + 0.1 * here)
        for _, other, here, creature in state.intruders:
            if other == seat:
                number += here
                full += here / limit
                if creature >= 0:
                    beasts += CREATURE_WORTH[creature]
        for creature in creatures_in(state.stable[seat]):
            beasts += 0.3 * CREATURE_WORTH[creature]
        raw[WARRIORS] = number
        raw[ARMIES] = full
        raw[THREAT] = feared
        raw[CREATURES] = beasts
        self._temples(state, seat, held & TEMPLES)
        self._pyramids(state, seat)
        cards = state.hand[seat] & ~laid_aside(state, seat) if seat == looking else state.hand[seat]
        raw[HAND] = HAND_WORTH[cards]
        raw[ACTIONS] = tokens_worth(state, seat)
        place = state.order.index(seat)
        raw[ORDER] = place / (len(state.order) - 1)

    def _temples(self, state: KemetState, seat: int, held: int) -> None:
        """Points as long as they are held, prayer points at night, and the point of two temples or a sacrifice."""
        raw, danger = self.raw[seat], self.danger
        late = daylight(state)
        safe: list[float] = []
        worth = 0.0
        for zone in zones_in(held):
            kept = 1.0 - danger.get(zone, 0.0)
            safe.append(kept)
            worth += 0.35 + 0.65 * kept + 0.08 * WORSHIP[zone] * kept
            if zone == DELTA:
                worth += 0.12 * kept
        raw[TEMPLE] = worth
        night = 0.0
        if len(safe) >= 2:
            safe.sort()
            night = (0.3 + 0.7 * late * late) * safe[-1] * safe[-2]
            if len(safe) > 2:
                night += 0.15 * (1 - night)
        elif safe:
            night = 0.12 * (1 - 0.5 * late) * safe[0]
        if state.holder[SANCTUARY] == seat and state.warriors[SANCTUARY] >= 2:
            night += (0.2 + 0.5 * late * late) * (1 - danger.get(SANCTUARY, 0.0))
        raw[NIGHT] = night

    def _pyramids(self, state: KemetState, seat: int) -> None:
        raw, danger = self.raw[seat], self.danger
        if state.cities[seat] < 0:
            return
        levels = peaks = 0.0
        holder = state.holder
        for district in CITY_DISTRICTS[state.cities[seat]]:
            pyramid = state.pyramids[district]
            if pyramid and (holder[district] < 0 or holder[district] == seat):
                levels += LEVEL_WORTH[pyramid >> 2]
            elif pyramid:
                levels += 0.5 * LEVEL_WORTH[pyramid >> 2]
        for district in zones_in(state.held[seat] & ~CITY_MASK[state.cities[seat]] & ((1 << DISTRICTS) - 1)):
            levels += 0.5 * LEVEL_WORTH[state.pyramids[district] >> 2]
            if state.pyramids[district] >> 2 >= POINT_LEVEL:
                peaks -= 0.5 * danger.get(district, 0.0)
        raw[LEVELS] = levels * self.time
        temporary = self.points[seat] - state.battle_points[seat] - state.divine_points[seat]
        raw[PYRAMID] = temporary - (state.held[seat] & TEMPLES).bit_count() + peaks

    def _race(self, state: KemetState) -> None:
        """Who would win at the next turn, and who is close to it."""
        all_points = self.points
        most = max(all_points)
        if most < len(CLOSE) - 2:
            return
        waiting = waits(state)
        for seat in range(len(all_points)):
            own = all_points[seat]
            if own < WIN_POINTS:
                self.raw[seat][NEXT_WIN] = CLOSE[own]
            elif own == most:
                held = 1.0
                if own == WIN_POINTS and waiting[seat]:
                    for zone in zones_in(state.held[seat] & TEMPLES):
                        held *= 1.0 - self.danger.get(zone, 0.0)
                self.raw[seat][NEXT_WIN] = 0.3 + 0.7 * held / (1 + 0.25 * waiting[seat])
            else:
                self.raw[seat][NEXT_WIN] = 0.4

    def _fight(self, state: KemetState, looking: int) -> None:
        fight = state.fight
        if fight is None or fight.winner != NO_WINNER:
            return
        worth = outlook(state, fight, looking)
        self.raw[fight.attacker][BATTLE] = worth
        self.raw[fight.defender][BATTLE] = -worth


def laid_aside(state: KemetState, seat: int) -> int:
    """Battle cards that the seat has chosen in a council and that leave its hand after the battle, as a mask."""
    fight = state.fight
    side = fight.side(seat) if fight is not None else -1
    if fight is None or side < 0:
        return 0
    chosen = 0
    for card in (fight.play[side], fight.discard[side]):
        if card != NOT_CHOSEN:
            chosen |= 1 << card
    return chosen
