"""First sight of caravans in ankh: what each legal line would do to the next conflict (4.7).

Lines depend on the map, their worth on figures and monuments. Both are remembered for a while, because a search asks
for the same position again and again.
"""

from ai.heuristics.ankh_regions import Prospects, majorities_in
from game.core.decision import Action, Decision
from game.rules.ankh.caravan_event import caravan_action, possible_caravans
from game.rules.ankh.caravans import Caravan
from game.rules.ankh.choices import SKIP_CARAVAN
from game.rules.ankh.state import AnkhState

MOST_REMEMBERED = 256
SKIPPED = -0.3
RIVALS = 0.6
LOSS = 0.3

Judged = list[tuple[float, Caravan]]
_known: dict[tuple[object, ...], Judged] = {}


def judged_lines(state: AnkhState, god: int) -> Judged:
    """Every legal line with what it changes for the god, less what it changes for the best of the others."""
    key = (
        god,
        state.land.camels,
        tuple(state.figures),
        tuple(state.owned),
        tuple(state.monuments),
        tuple(state.powers),
        tuple(state.hand),
        tuple(state.devotion),
        state.suns,
        tuple(state.ladder),
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_REMEMBERED:
            _known.clear()
        found = _known[key] = _judge(state, god)
    return found


def _judge(state: AnkhState, god: int) -> Judged:
    prospects = Prospects(state)
    wholes: dict[int, list[float]] = {}
    found: Judged = []
    for line in possible_caravans(state):
        cut = line.part | line.other
        whole = wholes.get(cut)
        if whole is None:
            whole = wholes[cut] = region_gains(prospects, cut)
        part, other = region_gains(prospects, line.part), region_gains(prospects, line.other)
        change = [part[each] + other[each] - whole[each] for each in range(len(whole))]
        rivals = max([change[each] for each in state.ladder if each != god], default=0.0)
        found.append((change[god] - RIVALS * rivals, line))
    return found


def region_gains(prospects: Prospects, region: int) -> list[float]:
    """By god, in devotion: a region as it would be if its land were just this."""
    prospects.forget()
    prospects.add(region, majorities_in(prospects.state, region), 1.0, 0.0)
    return [
        prospects.conflict[god] + prospects.majorities[god] - LOSS * prospects.losses[god]
        for god in range(len(prospects.conflict))
    ]


def caravan_values(state: AnkhState, decision: Decision) -> list[float]:
    """A region or a corner is as good as its best line."""
    god = state.god_of[decision.seat]
    lines = judged_lines(state, god)
    best: dict[Action, float] = {}
    for worth, line in lines:
        for action in names_of(line):
            if worth > best.get(action, -99.0):
                best[action] = worth
    for place, region in enumerate(state.numbers):
        land = state.land.regions[region]
        best["region", place + 1] = max([worth for worth, line in lines if line.part & land], default=-1.0)
    return [SKIPPED if action == SKIP_CARAVAN else best.get(action, -1.0) for action in decision.actions]


def names_of(line: Caravan) -> list[Action]:
    """The answers that lead to a line: its ends, itself."""
    return [("corner", line.corners[0]), ("corner", line.corners[-1]), caravan_action(line)]


def best_lines(state: AnkhState, god: int, number: int) -> list[list[Action]]:
    """The best few lines as lists of answers."""
    judged = sorted(judged_lines(state, god), key=_by_worth)
    found: list[list[Action]] = []
    for _worth, line in judged[:number]:
        region = state.numbers.index(state.land.regions.index(line.part | line.other)) + 1
        found.append([("region", region), *names_of(line)])
    return found


def _by_worth(judged: tuple[float, Caravan]) -> tuple[float, tuple[int, ...]]:
    return -judged[0], judged[1].sides
