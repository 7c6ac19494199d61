"""How good a position of pharaon is for a seat (rules document, section 12).

Everything but a few cards is open, and points come from tokens that were gathered before. So the evaluation is the
exact score, and what tokens, nobles and half-finished things will still turn into while there are rounds left.
"""

from collections.abc import Mapping
from math import exp
from typing import cast

from ai.heuristics import pharaon_plans, pharaon_prior
from ai.heuristics.base import read_weights
from ai.heuristics.generic import lead, victory
from ai.heuristics.pharaon_estate import NAMES, Estate, open_zones
from game.core.decision import Action, Decision
from game.core.title import State
from game.rules.pharaon.content import ROUNDS, ZONE_IDS, ZONES
from game.rules.pharaon.noble_cards import NOBLE_IDS
from game.rules.pharaon.scoring import score
from game.rules.pharaon.state import TRAITOR, PharaonState
from game.rules.pharaon.traitor_boards import JARS

WEIGHTS: dict[str, float] = read_weights("pharaon")
SQUASH: dict[str, float] = read_weights("pharaon", "search")
MARGIN_UNIT = 100.0


class PharaonHeuristic:
    resting = frozenset({"take_turn"})
    secret: frozenset[str] = frozenset()  # nothing is chosen at the same time
    parts: frozenset[str] = frozenset()
    reach = 26  # steps; the rest of a round is mostly shorter

    def __init__(self, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.weights = weights
        self.plain = [weights[name] for name in NAMES]
        self.nobles = [weights.get(f"noble/{name}", 0.0) for name in NOBLE_IDS]
        self.now = zone_table(weights, "now")
        self.next = zone_table(weights, "next")
        self.rivals = weights["rivals"]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Weighted, so that their sum is the value and each says in points what it is worth."""
        position = cast(PharaonState, state)
        result = position.result()
        if result is not None:
            return {"victory": victory(result, seat), "lead": lead(result, seat)}
        found: dict[str, float] = {}
        for name, value in self.features(state, seat).items():
            term = name.partition("/")[0]
            found[term] = found.get(term, 0.0) + self.weights[name] * value
        for name in TERMS:
            found.setdefault(name, 0.0)
        found["rivals"] = self.rivals * self.threat(position, seat)
        return found

    def value(self, state: State, seat: int) -> float:
        position = cast(PharaonState, state)
        result = position.result()
        if result is not None:
            return victory(result, seat) + lead(result, seat)
        return self.points(position, seat, open_zones(position)) + self.rivals * self.threat(position, seat)

    def points(self, state: PharaonState, seat: int, free: int) -> float:
        """The seat's own side."""
        estate = Estate(state, seat, free)
        raw = estate.raw
        plain = self.plain
        total = self.now[estate.now_zones] + self.next[estate.next_zones]
        for place in range(len(raw)):
            total += plain[place] * raw[place]
        time = estate.time
        for noble in estate.nobles:
            total += self.nobles[noble] * time
        return total

    def threat(self, state: PharaonState, seat: int) -> float:
        """The strongest rival's side; in solo what the Traitor will reach."""
        if state.table.solo:
            return traitor_outlook(state)
        free = open_zones(state)
        best = -1000.0
        for other in range(state.table.seats):
            if other != seat:
                points = self.points(state, other, free)
                if points > best:
                    best = points
        return best

    def shares(self, state: State) -> list[float]:
        """Every seat's outlook in points, as shares of the victory: the further ahead, the more certain, and the
        more so the fewer rounds are left."""
        position = cast(PharaonState, state)
        free = open_zones(position)
        points = [self.points(position, seat, free) for seat in range(position.table.seats)]
        unit = SQUASH["certainty"] + SQUASH["doubt"] * (ROUNDS - position.round)
        if position.table.solo:
            points.append(traitor_outlook(position))
            return squash(points, unit)[:1]
        return squash(points, unit)

    def features(self, state: State, seat: int) -> dict[str, float]:
        position = cast(PharaonState, state)
        estate = Estate(position, seat, open_zones(position))
        found = dict(zip(NAMES, estate.raw, strict=True))
        for zone in range(ZONES):
            found[f"now/{ZONE_IDS[zone]}"] = float(estate.now_zones >> zone & 1)
            found[f"next/{ZONE_IDS[zone]}"] = float(estate.next_zones >> zone & 1)
        for noble in estate.nobles:
            found[f"noble/{NOBLE_IDS[noble]}"] = estate.time
        return found

    def prior(self, state: State, decision: Decision) -> list[float]:
        return pharaon_prior.prior(cast(PharaonState, state), decision)

    def turn(self, state: State) -> int:
        """The round. A single turn is one action, and what it was good for shows only when the others of the round
        have followed: looking as far as the round won 21 of 30 matches against looking to the end of the turn."""
        return cast(PharaonState, state).round

    def plans(self, state: State, decision: Decision) -> list[list[Action]]:
        return pharaon_plans.plans(cast(PharaonState, state), decision)

    def reopen(self, state: State) -> None:
        raise NotImplementedError("Nothing is chosen at the same time in pharaon.")


TERMS = sorted({name.partition("/")[0] for name in WEIGHTS})


def zone_table(weights: Mapping[str, float], term: str) -> list[float]:
    """By a mask of zones: what they are worth together."""
    found: list[float] = []
    for mask in range(1 << ZONES):
        total = 0.0
        for zone in range(ZONES):
            if mask >> zone & 1:
                total += weights.get(f"{term}/{ZONE_IDS[zone]}", 0.0)
        found.append(total)
    return found


def squash(points: list[float], unit: float) -> list[float]:
    """Points of all seats as shares from 0 to 1: mostly the likelihood of winning, a little the points themselves."""
    best = max(points)
    mean = 0.0
    for own in points:
        mean += own / len(points)
    odds = [exp((own - best) / unit) for own in points]
    total = 0.0
    for odd in odds:
        total += odd
    soft = SQUASH["margin"]
    return [
        (1 - soft) * odd / total + soft * min(1.0, max(0.0, 0.5 + (own - mean) / MARGIN_UNIT))
        for own, odd in zip(points, odds, strict=True)
    ]


def traitor_outlook(state: PharaonState) -> float:
    """What he has, and what his jars bring him on average."""
    jars = state.stack.bit_count()
    boards = state.table.boards
    for later in range(state.round, ROUNDS):
        board, side = boards[later]
        jars += JARS[board][side]
    return score(state, TRAITOR) + SQUASH["traitor_jar"] * jars
