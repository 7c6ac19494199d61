"""Matches of one set of weights against itself, as plain data that any process can play and any run can replay."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ai.agent import Agent
from ai.arena import agent_seed, play_match
from ai.levels import build_agent
from ai.temperament import BALANCED, temperament
from game.core.canon import digest
from game.core.decision import Action
from game.core.rng import Rng
from game.core.title import State
from game.rules import TITLES

LEVEL = "skilled"
# Deals are numbered onwards from a place that follows from seed and weights; these parts of it never meet.
DATA, TRIALS, CONTEST = 0, 1 << 32, 2 << 32
PART_BITS = 34


class Setup(NamedTuple):
    """What all matches of a round of tuning follow from."""

    title: str
    seats: int
    options: dict[str, str]
    iterations: int
    seed: int
    weights: dict[str, float]

    def first_deal(self, part: int) -> int:
        """Other weights play other deals, so that a next round, or the same after a pause, needs no number."""
        place = Rng(self.seed ^ int(fingerprint(self.weights), 16)).next64()
        return (place >> PART_BITS << PART_BITS) + part

    def deals(self, matches: int) -> list["Deal"]:
        first = self.first_deal(DATA)
        return [Deal(self, first + number) for number in range(matches)]


class Deal(NamedTuple):
    """One match still to be played."""

    setup: Setup
    seed: int


class Recording(NamedTuple):
    """One match that was played: all that a replay needs besides the setup."""

    seed: int
    seats: int
    actions: tuple[Action, ...]


# Plays deals, anywhere and in any order, and gives their recordings in the order of the deals.
Recorder: TypeAlias = Callable[[Sequence[Deal]], Iterable[Recording]]


class Noting:
    """An agent whose choices are written down."""

    def __init__(self, agent: Agent, log: list[Action]) -> None:
        self.agent = agent
        self.level = agent.level
        self.log = log

    def choose(self, state: State, seat: int) -> Action:
        action = self.agent.choose(state, seat)
        self.log.append(action)
        return action


def play_deal(deal: Deal) -> Recording:
    setup, title = deal.setup, TITLES[deal.setup.title]
    log: list[Action] = []
    seeds = [even_tempered(agent_seed(deal.seed, seat)) for seat in range(setup.seats)]
    agents = [build_agent(LEVEL, title, seed, None, setup.iterations, setup.weights) for seed in seeds]
    play_match(title, [Noting(agent, log) for agent in agents], deal.seed, setup.options)
    return Recording(deal.seed, setup.seats, tuple(log))


def even_tempered(seed: int) -> int:
    """A seed whose temperament bends no weight: the matches shall tell of the weights as they are."""
    rng = Rng(seed)
    while temperament(seed) != BALANCED:
        seed = rng.next64()
    return seed


def fingerprint(weights: Mapping[str, float]) -> str:
    """Sixteen hex digits that two sets of weights share exactly when they are the same."""
    return digest([[name, repr(float(weights[name]))] for name in sorted(weights)])
