"""What a seat of pharaon owns and hopes for, counted for the evaluation.

The exact score is that of the rules, found by tables instead of lists: the evaluation is what an opponent spends its
time on. Everything else says what the score leaves out: tokens that will still buy something, gods nearly satisfied,
nobles at work, the way to the pharaoh token, the pyramid.
"""

from ai.heuristics.pharaon_court import RIVER_TABLE, artisans_of, court, nobles_of
from ai.heuristics.pharaon_gods import CAPPED, MOMENTS, THING_BITS, gods_of
from ai.heuristics.pharaon_reach import payable_zones
from game.rules.pharaon.affording import colours_owned
from game.rules.pharaon.content import (
    BURIAL_COST,
    BURIAL_END,
    BURIAL_POINTS,
    END_BONUS,
    FIRST_OFFERING,
    FIRST_PLAYER_POINTS,
    FIRST_POINTS,
    PHARAOH_NOBLES,
    PHARAOH_POINTS,
    PHARAOH_SPACE,
    PYRAMID,
    ROUNDS,
    SILVER,
    TOKENS,
    ZONES,
)
from game.rules.pharaon.noble_cards import ENTER_FULL
from game.rules.pharaon.state import NO_ROW, NOBODY, NOT_PASSED, PharaonState

# The plain terms, in the order in which `measure` lists them.
(
    SCORE, TOKEN_EARLY, TOKEN_LATE, TOKEN_LAST, COINS, JOKERS, COLOURS, GODS, RIVER, TOMB,
    PHARAOH, FIRST, PYRAMID_STEPS, JAR, GLUT, TEMPO,
) = range(16)  # fmt: skip
NAMES: list[str] = [
    "score", "token/early", "token/late", "token/last", "silver", "jokers", "colours", "gods", "nile", "burial",
    "pharaoh", "first", "pyramid", "jar", "glut", "tempo",
]  # fmt: skip

# Of a token's further use: by twice the rounds left, one more for who has not passed in this round.
USE: list[float] = [0.0, 0.4, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
TIME: list[float] = [moment / 2 for moment in range(12)]
PER_ACTION = 2.7  # tokens that an action costs on average
MOST_ACTIONS = 4.0  # of one player in the rest of a round
SPENT_PER_ROUND = 8.0

# How well the next burial step pays, in points per token.
STEP_PAYS: list[float] = [
    (BURIAL_POINTS[step + 1] - BURIAL_POINTS[step]) / len(BURIAL_COST[step]) for step in range(BURIAL_END)
] + [0.0]
# Chance of the pharaoh token: by the own distance and that of the nearest rival, a noble counting for two steps.
FARTHEST = 2 * PHARAOH_NOBLES + PHARAOH_SPACE
AHEAD: list[list[float]] = [
    [0.93**own / (1.0 + 2.2 ** (own - other)) for other in range(FARTHEST + 1)] for own in range(FARTHEST + 1)
]


def moment_of(state: PharaonState, owner: int) -> int:
    """Twice the rounds left, and one more for who has not passed in this one."""
    if not state.round:
        return 2 * ROUNDS + 1
    return 2 * (ROUNDS - state.round) + (state.row[owner] == NOT_PASSED)


def distance(state: PharaonState, owner: int) -> int:
    """To the pharaoh token: burial steps, and two for each noble."""
    nobles = PHARAOH_NOBLES - state.nobles[owner].bit_count()
    steps = PHARAOH_SPACE - state.burial[owner]
    return (2 * nobles if nobles > 0 else 0) + (steps if steps > 0 else 0)


def open_zones(state: PharaonState) -> int:
    """Zones whose sector has a free space, as a mask."""
    spaces = state.table.spaces
    wheel = state.wheel
    found = 0
    bit = 1
    for colour in state.table.entries[state.round]:
        if len(wheel[colour]) < spaces:
            found |= bit
        bit <<= 1
    return found


def actions_left(state: PharaonState, owner: int) -> float:
    """How many actions an owner who has not passed may still take this round, about."""
    if owner >= state.table.seats:
        return float(state.stack.bit_count())
    actions = sum(state.tokens[owner]) / PER_ACTION
    return actions if actions < MOST_ACTIONS else MOST_ACTIONS


def waiting_turns(state: PharaonState, seat: int) -> float:
    """Pyramid turns that the seat will still have this round, now that it has passed or if it passed in its turn."""
    row = state.row[seat]
    if row == NO_ROW:
        return 0.0
    longest = 0.0
    passed = 0
    for owner in range(state.table.owners):
        if owner == seat:
            continue
        if state.row[owner] == NOT_PASSED:
            actions = actions_left(state, owner)
            if actions > longest:
                longest = actions
        else:
            passed += 1
    if row == NOT_PASSED:
        if passed == state.table.owners - 1:
            return 0.0
        longest -= actions_left(state, seat)
        fields = float(len(PYRAMID[passed]) - 1)
    else:
        fields = float(len(PYRAMID[row]) - 1 - state.field[seat])
    if longest < 0.0:
        return 0.0
    return longest if longest < fields else fields


class Estate:
    """One seat: the plain terms by their places, and masks of zones that can be paid now and next round."""

    __slots__ = ("next_zones", "nobles", "now_zones", "raw", "time")

    def __init__(self, state: PharaonState, seat: int, free: int) -> None:
        table = state.table
        purse = state.tokens[seat]
        mask = state.nobles[seat]
        burial = state.burial[seat]
        levels = state.nile[seat]
        moment = moment_of(state, seat)
        use = USE[moment]
        time = TIME[moment]
        total = sum(purse)
        offerings = sum(purse[FIRST_OFFERING:])
        river, tracks, tops, halfway = RIVER_TABLE[
            levels[0] | levels[1] << 2 | levels[2] << 4 | levels[3] << 6 | levels[4] << 8
        ]
        nobles = nobles_of(mask)
        things = (
            CAPPED[0][offerings]
            | CAPPED[1][len(nobles)] << THING_BITS
            | CAPPED[2][state.artisans[seat].bit_count()] << 2 * THING_BITS
            | CAPPED[3][tracks] << 3 * THING_BITS
            | CAPPED[4][burial] << 4 * THING_BITS
        )
        gods = gods_of(table)
        crafts, values = artisans_of(state.artisans[seat])
        points = crafts + river + BURIAL_POINTS[burial] + total
        for kind in range(FIRST_POINTS, TOKENS):
            points += END_BONUS[kind] * purse[kind]
        if state.pharaoh == seat:
            points += PHARAOH_POINTS
        first = state.first_player == seat
        if first:
            points += FIRST_PLAYER_POINTS
        points += court(state, seat, nobles, gods.sets(things), offerings, values, tops)
        owned = colours_owned(purse)
        colours = (owned | owned >> 1 | owned >> 2) & 0b001001001001001
        basics = total - offerings - purse[SILVER] + purse[6] + purse[7] + purse[8] + purse[9] + purse[10]
        jokers = purse[11] + purse[12] + purse[13] + purse[14] + purse[15]
        spendable = basics + purse[SILVER] + jokers
        raw = [0.0] * len(NAMES)
        raw[SCORE] = float(points)
        if moment >= 4:
            raw[TOKEN_EARLY] = float(basics)
        elif moment >= 2:
            raw[TOKEN_LATE] = float(basics)
        elif moment:
            raw[TOKEN_LAST] = float(basics)
        raw[COINS] = purse[SILVER] * use
        raw[JOKERS] = jokers * use
        raw[COLOURS] = colours.bit_count() * use
        raw[GODS] = gods.promise(things, moment if moment < MOMENTS else MOMENTS - 1)
        raw[RIVER] = halfway * time
        raw[TOMB] = STEP_PAYS[burial] * time
        if state.pharaoh == NOBODY and moment:
            nearest = FARTHEST
            for owner in range(table.owners):
                if owner != seat:
                    other = distance(state, owner)
                    if other < nearest:
                        nearest = other
            raw[PHARAOH] = AHEAD[distance(state, seat)][nearest]
        left = ROUNDS - state.round
        if first:
            raw[FIRST] = float(left)
        if state.round:
            raw[PYRAMID_STEPS] = waiting_turns(state, seat)
        now = 0
        if moment & 1:
            if left:
                raw[JAR] = 1.0
            actions = spendable / PER_ACTION
            raw[TEMPO] = actions if actions < MOST_ACTIONS else MOST_ACTIONS
            if state.round:
                ready = mask & ~state.used[seat]
                for zone in range(ZONES):
                    if ready & ENTER_FULL[zone]:
                        free |= 1 << zone
                now = payable_zones(purse, owned, mask, burial, table.entries[state.round]) & free
        glut = spendable - SPENT_PER_ROUND * time - 1.0
        if glut > 0.0:
            raw[GLUT] = glut
        self.now_zones = now
        self.next_zones = payable_zones(purse, owned, mask, burial, table.entries[state.round + 1]) if left else 0
        self.raw = raw
        self.nobles = nobles
        self.time = time
