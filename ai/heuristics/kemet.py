"""How good a position of kemet is for a seat (rules document, section 12).

The unit is a victory point that cannot be lost. Points that can be lost count for less, and tiles, warriors and prayer
points for what they will still turn into; who would win at the next turn counts most.
"""

from collections.abc import Mapping
from math import exp
from typing import cast

from ai.heuristics import kemet_plans, kemet_prior
from ai.heuristics.base import read_weights
from ai.heuristics.generic import lead, victory
from ai.heuristics.kemet_estate import NAMES, Survey
from game.core.decision import Action, Decision
from game.core.title import State
from game.rules.kemet.cards import DI_IDS
from game.rules.kemet.content import WIN_POINTS
from game.rules.kemet.council import reopen
from game.rules.kemet.packing import listed
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import TILE_IDS, tiles_in

WEIGHTS: dict[str, float] = read_weights("kemet")
SQUASH: dict[str, float] = read_weights("kemet", "search")
MARGIN_UNIT = 16.0
NIGHT_TURN = 99
LOST, OPEN = 0.13, 0.77  # what a lost match is worth at most, and the room between that and a won one
SEALED: frozenset[str] = frozenset({"council_play", "council_discard", "council_di"})
SURE = ("permanent", "next_win", "battle", "temples", "pyramids")  # nobody errs much about these


class KemetHeuristic:
    resting = frozenset({"turn_menu"})
    secret = SEALED
    parts = SEALED  # between the cards of both sides come the other parts of a choice
    reach = 30  # steps; a token of everybody is mostly shorter

    def __init__(self, weights: Mapping[str, float] = WEIGHTS) -> None:
        weights = self.weights = sensible(weights)
        self.plain = [weights[name] for name in NAMES]
        self.tiles = [weights[f"tiles/{name}"] for name in TILE_IDS]
        self.divine = [weights[f"divine/{name}"] for name in DI_IDS]
        self.rivals = weights["rivals"]
        self.known_tiles: dict[int, float] = {}
        self.known_divine: dict[int, float] = {}

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Weighted, so that their sum is the value and each says in points what it is worth."""
        position = cast(KemetState, state)
        result = position.result()
        if result is not None:
            return {"victory": victory(result, seat), "lead": lead(result, seat)}
        survey = Survey(position, seat)
        found = {name: self.plain[place] * survey.raw[seat][place] for place, name in enumerate(NAMES)}
        found["tiles"] = self.tile_worth(position, seat, survey.time)
        found["divine"] = self.divine_worth(position.di[seat] - promised(position, seat))
        found["begun"] = self.weights["begun"] * kemet_prior.begun(position, seat, self.tiles, self.divine)
        found["rivals"] = self.rivals * self.threat(position, survey, seat)
        return found

    def value(self, state: State, seat: int) -> float:
        position = cast(KemetState, state)
        result = position.result()
        if result is not None:
            return victory(result, seat) + lead(result, seat)
        survey = Survey(position, seat)
        own = self.points(position, survey, seat)
        cards = position.di[seat]
        own += self.divine_worth(cards - promised(position, seat)) - self.divine_worth(cards)
        own += self.weights["begun"] * kemet_prior.begun(position, seat, self.tiles, self.divine)
        return own + self.rivals * self.threat(position, survey, seat)

    def points(self, state: KemetState, survey: Survey, seat: int) -> float:
        """The seat's own side."""
        raw = survey.raw[seat]
        plain = self.plain
        total = self.tile_worth(state, seat, survey.time) + self.divine_worth(state.di[seat])
        for place in range(len(raw)):
            total += plain[place] * raw[place]
        return total

    def threat(self, state: KemetState, survey: Survey, seat: int) -> float:
        """The strongest rival's side."""
        best = -1000.0
        for other in range(state.table.seats):
            if other != seat:
                best = max(best, self.points(state, survey, other))
        return best

    def tile_worth(self, state: KemetState, seat: int, time: float) -> float:
        """Tiles pay as long as the match lasts."""
        mask = state.tiles[seat]
        found = self.known_tiles.get(mask)
        if found is None:
            found = self.known_tiles[mask] = sum([self.tiles[tile] for tile in tiles_in(mask)])
        return found * (0.4 + 0.6 * time)

    def divine_worth(self, cards: int) -> float:
        found = self.known_divine.get(cards)
        if found is None:
            found = self.known_divine[cards] = sum([self.divine[card] for card in listed(cards)])
        return found

    def shares(self, state: State) -> list[float]:
        """Every seat's outlook in points, as shares of the victory: the further ahead, the more certain, and the
        more so the nearer somebody is to the end."""
        position = cast(KemetState, state)
        survey = Survey(position, -1)
        points = [self.points(position, survey, seat) for seat in range(position.table.seats)]
        unit = SQUASH["certainty"] + SQUASH["doubt"] * max(0, WIN_POINTS - max(survey.points))
        return squash(points, unit)

    def features(self, state: State, seat: int) -> dict[str, float]:
        position = cast(KemetState, state)
        survey = Survey(position, seat)
        found = dict(zip(NAMES, survey.raw[seat], strict=True))
        time = 0.4 + 0.6 * survey.time
        for tile in tiles_in(position.tiles[seat]):
            found[f"tiles/{TILE_IDS[tile]}"] = time
        for card in listed(position.di[seat]):
            name = f"divine/{DI_IDS[card]}"
            found[name] = found.get(name, 0.0) + 1.0
        return found

    def prior(self, state: State, decision: Decision) -> list[float]:
        return kemet_prior.prior(cast(KemetState, state), decision, self.tiles, self.divine)

    def turn(self, state: State) -> int:
        """One token of every seat; the night is a turn of its own. What an attack or a temple was good for shows when
        the others have answered: this won 17 of 24 matches against looking to the end of the own token."""
        position = cast(KemetState, state)
        if position.night:
            return position.round * 100 + NIGHT_TURN
        return position.round * 100 + (position.turn - 1) // position.table.seats

    def plans(self, state: State, decision: Decision) -> list[list[Action]]:
        return kemet_plans.plans(cast(KemetState, state), decision, self.tiles)

    def reopen(self, state: State) -> None:
        """Only while battle cards to play are chosen: who chooses the rest has chosen that card already."""
        position = cast(KemetState, state)
        decision = position.decision()
        if decision is not None and decision.kind == "council_play":
            reopen(position)


def sensible(weights: Mapping[str, float]) -> dict[str, float]:
    """Who misjudges takes things for more or less than they are, but nothing for worthless, and a point is a point."""
    found: dict[str, float] = {}
    for name, felt in weights.items():
        least, most = (0.8, 1.3) if name in SURE else (0.3, 3.0)
        found[name] = WEIGHTS[name] * max(least, min(most, felt / WEIGHTS[name]))
    return found


def promised(state: KemetState, seat: int) -> int:
    """Divine intervention cards that the seat has chosen in a council and still holds."""
    fight = state.fight
    side = fight.side(seat) if fight is not None else -1
    return 0 if fight is None or side < 0 or fight.revealed else fight.di[side]


def squash(points: list[float], unit: float) -> list[float]:
    """Points of all seats as shares from 0 to 1: mostly the likelihood of winning, a little the points themselves.
    While the match goes on nobody has as little as who has lost it, nor as much as who has won it."""
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
        LOST + OPEN * ((1 - soft) * odd / total + soft * min(1.0, max(0.0, 0.5 + (own - mean) / MARGIN_UNIT)))
        for own, odd in zip(points, odds, strict=True)
    ]
