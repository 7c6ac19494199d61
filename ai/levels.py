"""The levels of the computer opponents: the same rules and the same knowledge, more or less thought."""

from collections.abc import Mapping

from ai.agent import Agent, Chance, own_decision
from ai.budget import seconds_for
from ai.greedy import GreedyAgent
from ai.heuristics import Heuristic, heuristic
from ai.plain import PlainAgent
from ai.random_agent import RandomAgent
from ai.rollout import guide_of
from ai.search_agent import SearchAgent
from ai.temperament import slip, temperament
from game.core.decision import Action
from game.core.title import State, Title

FORGETS = 30  # of a hundred options a novice does not think of
NOISE = 3.0  # points by which a novice misjudges a position, either way at most
# About 0.03 s: what it was measured with. A number instead of a time makes its play the same on every machine.
SKILLED_ITERATIONS = 120
# The shares by which a level may err about the worth of things, another way in every match.
MISJUDGES = {"skilled": 1.4}


class NoviceAgent:
    """One-step evaluation like `greedy`, but it overlooks options and misjudges what it sees."""

    __slots__ = ("chance", "heuristic", "level", "thinker")

    def __init__(self, heuristic: Heuristic, seed: int) -> None:
        self.level = "novice"
        self.heuristic = heuristic
        self.chance = Chance(seed)
        self.thinker = GreedyAgent(heuristic, seed)

    def choose(self, state: State, seat: int) -> Action:
        actions = own_decision(state, seat).actions
        if len(actions) == 1:
            return actions[0]
        rng = self.chance.next()
        copy = state.determinize(seat, rng.fork())
        thought_of = [action for action in actions if rng.below(100) >= FORGETS] or [rng.choice(actions)]
        judged = [self.thinker.worth(copy, action, seat) + NOISE * slip(rng) for action in thought_of]
        return thought_of[judged.index(max(judged))]


def build_agent(
    level: str,
    title: Title,
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
    weights: Mapping[str, float] | None = None,
) -> Agent:
    """An opponent of a known level. `iterations` instead of time makes the levels that search repeatable; `weights`
    replace the shipped ones, to try them out."""
    if level == "random":
        return RandomAgent(seed)
    if level == "greedy":
        return GreedyAgent(heuristic(title.id, weights=weights), seed)
    budget = seconds_for(level) if seconds is None else seconds
    if level == "plain":
        return PlainAgent(seed, budget, iterations)
    if level == "skilled" and seconds is None and iterations is None:
        iterations = SKILLED_ITERATIONS
    styled = heuristic(title.id, temperament(seed), weights, MISJUDGES.get(level, 0.0), seed)
    if level == "novice":
        return NoviceAgent(styled, seed)
    return SearchAgent(guide_of(styled), seed, budget, iterations, level, sly=level == "pharaoh")
