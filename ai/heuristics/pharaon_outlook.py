"""What single things are worth to a seat of pharaon right now, in points: tokens, cards, steps; and what actions cost.

Made for the first sight, so it counts roughly: scribes are not looked at in prices, and a colour that is missing is
paid in silver.
"""

from ai.heuristics.pharaon_court import RIVER_TABLE, artisans_of
from ai.heuristics.pharaon_estate import waiting_turns
from game.rules.pharaon.content import (
    ARTISAN_GAIN,
    ARTISAN_JARS,
    ARTISAN_POINTS,
    BASICS,
    BURIAL_COST,
    BURIAL_END,
    BURIAL_POINTS,
    EMPTY,
    FIRST_JOKER,
    FIRST_OFFERING,
    FIRST_POINTS,
    JAR_GIVES,
    NILE_ADVANCES,
    NILE_GAIN,
    NILE_JARS,
    NOBLES_ZONE,
    OFFERINGS_ZONE,
    PHARAOH_NOBLES,
    PHARAOH_POINTS,
    PHARAOH_SPACE,
    ROUNDS,
    SILVER,
)
from game.rules.pharaon.noble_cards import (
    BASE,
    COUNT_BASICS,
    COUNT_BURIAL,
    COUNT_COPY,
    COUNT_GODS,
    COUNT_GODS_HERE,
    COUNT_NOBLES,
    COUNT_OFFERINGS,
    COUNT_SILVER,
    COUNT_TOKENS,
    COUNT_TOPS,
    COUNT_VALUES,
    COUNTS,
    EFFECT,
    EFFECT_OFFERINGS,
    EFFECT_SILVER,
    EFFECT_STEPS,
    ENTRY_ANY,
    IMMEDIATE,
    PER,
    TYPE,
)
from game.rules.pharaon.state import NOBODY, PharaonState

# By round; place 0 is the setup.
TOKEN: list[float] = [1.9, 1.9, 1.9, 1.8, 1.65, 1.15]
SILVER_MORE: list[float] = [0.8, 0.8, 0.8, 0.75, 0.65, 0.25]
OFFERING_MORE: list[float] = [0.35, 0.35, 0.35, 0.35, 0.35, 0.15]
JOKER_MORE: list[float] = [0.1, 0.1, 0.1, 0.1, 0.0, 0.0]
ABILITY: list[float] = [3.5, 3.2, 2.4, 1.6, 0.8, 0.0]  # what a noble does in the rounds left
# Nile steps from each level; in the last round only what scores.
STEP: list[float] = [2.0, 2.6, 3.5, 0.0]
STEP_LAST: list[float] = [0.7, 2.9, 4.0, 0.0]
TWO_STEPS: list[float] = [4.6, 6.1, 3.5, 0.0]
TWO_STEPS_LAST: list[float] = [3.0, 6.9, 4.0, 0.0]
NEW_TRACK = 0.8  # a god still asks for it
# How much one more of a colour is wanted, by how many are there.
SCARCE: list[float] = [0.55, 0.15, -0.05, -0.15] + [-0.3] * 40
NEXT_STEP = 0.3  # the next burial space asks for the colour
JAR_BLIND = 3.0  # tokens
LATER: list[float] = [1.5, 1.2, 0.8, 0.3, 0.0, 0.0]  # burial can wait while there is time


class Outlook:
    __slots__ = ("burial", "have", "last", "left", "levels", "nobles", "purse", "round", "seat", "state", "token")

    def __init__(self, state: PharaonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.round = state.round
        self.left = ROUNDS - state.round
        self.last = state.round == ROUNDS
        self.token = TOKEN[state.round]
        purse = state.tokens[seat]
        self.purse = purse
        self.have = [purse[colour] + purse[FIRST_OFFERING + colour] for colour in range(BASICS)]
        self.levels = state.nile[seat]
        self.burial = state.burial[seat]
        self.nobles = state.nobles[seat]

    # Tokens.

    def colour(self, colour: int) -> float:
        """One more basic of this colour."""
        worth = self.token + SCARCE[self.have[colour]]
        if self.burial < BURIAL_END and colour in BURIAL_COST[self.burial] and not self.have[colour]:
            worth += NEXT_STEP
        return worth

    def gain(self, kind: int) -> float:
        """One more token of any kind."""
        number = self.round
        if kind < SILVER:
            return self.colour(kind)
        if kind == SILVER:
            return self.token + SILVER_MORE[number]
        if kind < FIRST_JOKER:
            return self.colour(kind - FIRST_OFFERING) + OFFERING_MORE[number]
        if kind < FIRST_POINTS:
            return self.token + JOKER_MORE[number] - 0.25 * self.purse[kind]
        return float(kind - FIRST_POINTS + 2) + OFFERING_MORE[number]

    def gains(self, kinds: tuple[int, ...]) -> float:
        """Several at once: of one colour each further one is wanted less."""
        total = 0.0
        for place in range(len(kinds)):
            kind = kinds[place]
            total += self.gain(kind)
            if kind in kinds[:place]:
                total -= 0.3
        return total

    def jar(self, jar: int) -> float:
        return self.gains(JAR_GIVES[jar])

    def offering(self, place: int) -> float:
        """A bonus place, or the bag."""
        if place < 0:
            return self.token + 0.35
        kind = self.state.bonus[place]
        return self.gain(kind) if kind != EMPTY else 0.0

    # Cards and steps.

    def artisan(self, card: int) -> float:
        worth = ARTISAN_POINTS[card] + self.gains(ARTISAN_GAIN[card])
        return worth + JAR_BLIND * self.token * ARTISAN_JARS[card]

    def noble(self, noble: int) -> float:
        """Its points at the end, what it does until then or at once, and the way to the pharaoh token."""
        worth = BASE[noble] + PER[noble] * self.counted(COUNTS[noble])
        if COUNTS[noble] == COUNT_COPY:
            worth += 9.0 if self.nobles else 4.0
        if TYPE[noble] == IMMEDIATE:
            worth += self.at_once(noble)
        else:
            worth += ABILITY[self.round]
        return worth

    def at_once(self, noble: int) -> float:
        effect = EFFECT[noble]
        worth = EFFECT_SILVER[noble] * (self.token + SILVER_MORE[self.round])
        worth += EFFECT_OFFERINGS[noble] * (self.token + 0.5)
        if effect == "nile_steps":
            worth += EFFECT_STEPS[noble] * (2.6 if self.left else 2.2)
        elif effect == "take_artisan":
            worth += 9.0
        elif self.burial < BURIAL_END:
            worth += BURIAL_POINTS[self.burial + 1] - BURIAL_POINTS[self.burial]
        return worth

    def counted(self, counts: int) -> float:
        """How many things it will count at the end, about."""
        left = self.left
        if counts == COUNT_GODS_HERE:
            return 0.9
        if counts == COUNT_GODS:
            return 1.8
        if counts == COUNT_OFFERINGS:
            return 0.8 * sum(self.purse[FIRST_OFFERING:]) + 0.4 * left
        if counts == COUNT_BURIAL:
            return self.burial + 0.6 * left
        if counts == COUNT_NOBLES:
            return self.nobles.bit_count() + 1 + 0.3 * left
        if counts == COUNT_VALUES:
            return artisans_of(self.state.artisans[self.seat])[1] + 0.4 * left
        if counts == COUNT_TOPS:
            return self.levels.count(3) + 0.35 * left
        if counts == COUNT_SILVER:
            return 0.8 * self.purse[SILVER] + 0.2 * left
        if counts == COUNT_BASICS:
            return 2.0
        if counts == COUNT_TOKENS:
            return 0.3 + (self.state.pharaoh == self.seat) + 0.5 * (self.state.first_player == self.seat)
        return 0.0

    def succession(self, nobles: int, steps: int) -> float:
        """What so many more nobles or burial steps do for the pharaoh token."""
        if self.state.pharaoh != NOBODY:
            return 0.0
        lack = max(0, PHARAOH_NOBLES - self.nobles.bit_count()) + max(0, PHARAOH_SPACE - self.burial)
        after = max(0, PHARAOH_NOBLES - self.nobles.bit_count() - nobles) + max(0, PHARAOH_SPACE - self.burial - steps)
        if after == lack:
            return 0.0
        return float(PHARAOH_POINTS) if not after else (1.0 if self.left else 0.0)

    def step(self, track: int, more: int) -> float:
        """One Nile step, with so many to follow."""
        level = self.levels[track]
        if self.last:
            return STEP_LAST[level] + (1.2 if more and not level else 0.0)
        return STEP[level] + (NEW_TRACK if not level and self.tracks() < 3 else 0.0)

    def tracks(self) -> int:
        levels = self.levels
        code = levels[0] | levels[1] << 2 | levels[2] << 4 | levels[3] << 6 | levels[4] << 8
        return RIVER_TABLE[code][1]

    def nile(self, action: int) -> float:
        """Resources, jar and the best use of the advances."""
        worth = self.gains(NILE_GAIN[action]) + JAR_BLIND * self.token * NILE_JARS[action]
        advances = NILE_ADVANCES[action]
        tracks = advances[0]
        if len(advances) == 1:
            best = 0.0
            for track in tracks:
                best = max(best, self.step(track, 0))
            return worth + best
        one, other = tracks[0], tracks[1]
        twice = TWO_STEPS_LAST if self.last else TWO_STEPS
        apart = self.step(one, 0) + self.step(other, 0)
        return worth + max(apart, twice[self.levels[one]], twice[self.levels[other]])

    def burial_step(self) -> float:
        gain = BURIAL_POINTS[self.burial + 1] - BURIAL_POINTS[self.burial]
        return gain + self.succession(0, 1) - LATER[self.round]

    def waiting(self) -> float:
        return waiting_turns(self.state, self.seat)

    # Costs.

    def entry(self, zone: int) -> int:
        """The colour that must be among the tokens, or -1 where a noble lets any serve."""
        return -1 if self.nobles & ENTRY_ANY[zone] else self.state.entry_colour(zone)

    def silver_for(self, missing: int) -> float:
        return missing * SILVER_MORE[self.round]

    def price(self, zone: int, colours: tuple[int, ...]) -> float:
        """Of an action with a fixed price; an entry colour that is not wanted there costs one token more."""
        have = self.have
        missing = 0
        for place in range(len(colours)):
            colour = colours[place]
            if have[colour] <= colours[:place].count(colour):
                missing += 1
        tokens = len(colours)
        entry = self.entry(zone)
        if entry >= 0 and entry not in colours:
            tokens += 1
            if not have[entry]:
                missing += 1
        return tokens * self.token + self.silver_for(missing)

    def price_of_one_colour(self, zone: int, number: int) -> float:
        """So many of any one colour: artisans, and offerings with the bonus."""
        have = self.have
        entry = self.entry(zone)
        alone = 1 if entry >= 0 and not have[entry] else 0
        best = 99.0
        wild = self.purse[SILVER] + self.purse[FIRST_JOKER + zone]
        for colour in range(BASICS):
            missing = number - have[colour] if have[colour] < number else 0
            tokens = number
            if entry >= 0 and colour != entry:
                tokens += 1
                missing += alone
            if missing <= wild:
                best = min(best, tokens * self.token + self.silver_for(missing) + SCARCE[have[colour]])
        return best if best < 99.0 else (number + 1) * self.token

    def price_of_pair(self) -> float:
        entry = self.entry(OFFERINGS_ZONE)
        if entry < 0:
            return self.token - 0.2
        return self.token + (SCARCE[self.have[entry]] if self.have[entry] else self.silver_for(1))

    def price_of_noble(self) -> float:
        missing = 0
        for count in self.have:
            missing += count == 0
        return 5 * self.token + self.silver_for(
            min(missing, self.purse[SILVER] + self.purse[FIRST_JOKER + NOBLES_ZONE])
        )
