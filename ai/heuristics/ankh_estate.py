"""What a god of ankh has and may hope for, as numbers that weights turn into devotion (rules document, section 12)."""

from ai.heuristics.ankh_regions import Prospects
from game.rules.ankh.content import (
    ANUBIS,
    CARAVAN,
    CARD_IDS,
    CONFLICT,
    CONFLICTS_AT,
    CONTROL,
    EVENT_ORDER,
    EVENTS,
    GUARDIAN_IDS,
    LAST_CONFLICT,
    LAST_SPACE,
    MERGE_AFTER,
    MERGE_SEATS,
    MONUMENT_IDS,
    MONUMENTS,
    POWER_IDS,
    POWERS,
    RED_LAST,
    REVERED,
    ROWS,
    TOP_SPACE,
)
from game.rules.ankh.scorpions import threatened
from game.rules.ankh.state import NOBODY, AnkhState
from game.rules.ankh.turn import AfterEvent

# The plain terms, in the order in which `estates` lists them.
(
    DEVOTION, RANK, WINS, MAJORITIES, LOSSES, ORDER, FIGURES, PRESENCE, OWNED, HELD, INCOME, NEEDED, SPARE, STEPS_DONE,
    RESERVE, CAPTIVES, TEMPO, MERGE,
) = range(18)  # fmt: skip
NAMES: list[str] = [
    "devotion", "rank", "conflict", "majorities", "losses", "order", "figures", "presence", "monuments/owned",
    "monuments/held", "income", "followers/needed", "followers/spare", "powers/step", "reserve", "captives",
    "tempo", "merge",
]  # fmt: skip
POWER_TERMS: list[str] = [f"powers/{name}" for name in POWER_IDS]
GUARDIAN_TERMS: list[str] = [f"guardians/{name}" for name in GUARDIAN_IDS]
CARD_TERMS: list[str] = [f"hand/{name}" for name in CARD_IDS]

RESPLENDENT_PLACE, BOUNTIFUL_PLACE = POWER_IDS.index("resplendent"), POWER_IDS.index("bountiful")
ATTUNED: list[int] = [POWER_IDS.index(f"{name}_attuned") for name in MONUMENT_IDS]
RESPLENDENT_USE: list[float] = [0.3, 0.5, 1.0, 2.0]  # by monuments of one type
ATTUNED_USE: list[float] = [0.4, 0.8, 1.2, 1.6, 2.0]  # by monuments of its type
# By conflicts left: how much followers are still good for, and cards.
USE: list[float] = [0.0, 0.35, 0.65, 0.85, 1.0, 1.0]
CARD_USE: list[float] = [0.0, 0.5, 0.9, 1.0, 1.0, 1.0]
MOST_NEEDED = 6
MOST_SPARE = 10
# What triggering an event is worth, beside one that takes control of a monument.
WORTH_CARAVAN, WORTH_CONFLICT, OUT_OF_REACH = 0.45, 0.3, 0.3
# By the fewest steps left on a row, then by seats from the next one on: who will probably trigger the event.
TRIGGERS: list[list[float]] = [
    [0.75, 0.2, 0.03, 0.01, 0.01],
    [0.0, 0.6, 0.25, 0.1, 0.05],
    [0.0, 0.1, 0.5, 0.25, 0.15],
    [0.1, 0.1, 0.2, 0.3, 0.3],
]
# Conflicts that are still to come, by conflicts done; and devotion that a leading god gains in one of them.
USUALLY_LEFT: list[float] = [4.0, 3.1, 2.2, 1.3, 1.0, 0.0]
PACE = 7.0
DANGER: list[float] = [0.25, 0.5, 1.0]  # of merging, by conflicts done


def conflicts_left(state: AnkhState) -> int:
    return LAST_CONFLICT - CONFLICTS_AT[state.event]


def time_left(state: AnkhState) -> float:
    """Conflicts that will probably still be held: good players reach the top in the fourth."""
    usual = USUALLY_LEFT[CONFLICTS_AT[state.event]]
    if not usual:
        return 0.0
    nearest = (TOP_SPACE - state.devotion[state.ladder[-1]]) / PACE if state.ladder else usual
    return min(usual, max(1.0, nearest))


def estates(state: AnkhState) -> list[list[float]]:
    """By god: the plain terms by their places."""
    prospects = Prospects(state)
    prospects.look()
    left = time_left(state)
    later = max(0.0, left - 1)
    use = USE[conflicts_left(state)]
    struck = threatened(state) if state.claws else 0
    seats = state.table.seats
    found: list[list[float]] = [[0.0] * len(NAMES) for _ in range(seats)]
    owned = state.owned
    standing = state.monuments[0] | state.monuments[1] | state.monuments[2]
    neutral = standing
    for mask in owned:
        neutral &= ~mask
    for place, god in enumerate(state.ladder):
        raw = found[god]
        figures = state.figures[god]
        around = state.land.around(figures)
        raw[DEVOTION] = state.devotion[god]
        raw[RANK] = place
        raw[WINS] = prospects.conflict[god]
        raw[MAJORITIES] = prospects.majorities[god]
        raw[LOSSES] = prospects.losses[god] * (1.0 if later else 0.1)
        raw[ORDER] = prospects.order[god]
        raw[FIGURES] = figures.bit_count() * left
        raw[PRESENCE] = prospects.presence[god] * later
        raw[OWNED] = (owned[god] & ~struck).bit_count() * later
        raw[HELD] = sum([held[god] for held in prospects.regions]) * later
        raw[INCOME] = ((neutral | owned[god]) & around).bit_count() + (1 if state.powers[god] & REVERED else 0)
        raw[INCOME] *= use
        followers = state.followers[god]
        needed = followers if followers < MOST_NEEDED else MOST_NEEDED
        spare = followers - needed
        raw[NEEDED] = needed * use
        raw[SPARE] = (spare if spare < MOST_SPARE else MOST_SPARE) * use
        raw[STEPS_DONE] = state.step[god] * left
        raw[RESERVE] = min(3, state.pool_warriors[god]) * left
    anubis = state.ability[ANUBIS]
    if anubis != NOBODY:
        found[anubis][CAPTIVES] = sum(state.locked) * left
    _tempo(state, neutral, standing, found)
    _merge(state, found)
    return found


def power_uses(state: AnkhState, god: int) -> list[float]:
    """By power: how much it can do for this god. Some live on monuments, one only in the red part of the ladder."""
    owned = state.owned[god]
    uses = [1.0] * POWERS
    kinds = [(owned & standing).bit_count() for standing in state.monuments]
    uses[RESPLENDENT_PLACE] = RESPLENDENT_USE[min(3, max(kinds))]
    for kind in range(MONUMENTS):
        uses[ATTUNED[kind]] = ATTUNED_USE[min(4, kinds[kind])]
    red = RED_LAST + 1 - state.devotion[god]
    uses[BOUNTIFUL_PLACE] = 0.0 if red <= 0 else min(1.0, 0.2 + red / 15)
    return uses


def next_seat(state: AnkhState) -> int:
    """Whose turn is going on or begins: every frame at the bottom of the stack names its seat."""
    return int(getattr(state.frames[0], "seat", 0)) if state.frames else 0


def steps_left(state: AnkhState) -> int:
    """On the row that is nearest to an event. A marker at the end of its row goes back after the event."""
    start = state.table.start_space
    fewest = LAST_SPACE[0]
    for row in range(ROWS):
        steps = LAST_SPACE[row] - state.markers[row]
        if not steps:
            steps = LAST_SPACE[row] - start
        if steps < fewest:
            fewest = steps
    return fewest


def _tempo(state: AnkhState, neutral: int, standing: int, found: list[list[float]]) -> None:
    seat = next_seat(state)
    if isinstance(state.frames[0], AfterEvent):
        if EVENT_ORDER[state.event - 1] == CARAVAN:  # it is about to be placed
            found[state.god_of[seat]][TEMPO] += WORTH_CARAVAN
        seat += 1
    if state.event >= EVENTS:
        return
    kind = EVENT_ORDER[state.event]
    least = steps_left(state)
    chances = TRIGGERS[min(4, least) - 1]
    seats = state.table.seats
    for step in range(seats):
        chance = chances[step]
        if step == seats - 1:
            chance += sum(chances[seats:])
        god = state.god_of[(seat + step) % seats]
        if kind == CONTROL:
            options = (neutral or standing & ~state.owned[god]) & state.land.around(state.figures[god])
            worth = 1.0 if options and state.tokens[god] else OUT_OF_REACH
        elif kind == CARAVAN:
            worth = WORTH_CARAVAN
        else:
            assert kind == CONFLICT
            worth = WORTH_CONFLICT
        found[god][TEMPO] += chance * worth


def _merge(state: AnkhState, found: list[list[float]]) -> None:
    """The danger to be one of the two lowest gods: the higher one goes down, the lower one loses all it has."""
    conflicts = CONFLICTS_AT[state.event]
    if state.table.seats < MERGE_SEATS or conflicts >= MERGE_AFTER:
        return
    lower, higher = state.ladder[0], state.ladder[1]
    danger = DANGER[conflicts]
    found[lower][MERGE] = danger
    found[higher][MERGE] = danger * (0.5 + 0.5 * (state.devotion[higher] - state.devotion[lower]))
