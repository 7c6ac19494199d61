"""What an opponent is: something that answers one decision of one seat.

An agent is handed the true state but may look only at the decision put to its seat and at copies made by
`determinize`: in those everything that the seat cannot know was dealt again, so nothing can leak.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from game.core.decision import Action, Decision
from game.core.rng import MASK, MIX_A, Rng
from game.core.title import State

# What a person can play against, weakest first.
MENU_LEVELS = ("novice", "skilled", "master", "pharaoh")
ALL_LEVELS = ("random", "greedy", "plain", "novice", "skilled", "master", "pharaoh")  # every name that is accepted
LEVELS = ("random", "greedy", "novice")  # those that answer at once and always the same, for whatever tries each


OnProgress: TypeAlias = Callable[[float, Action | None], None]  # share of the budget, best so far
ShouldStop: TypeAlias = Callable[[], bool]


class Agent(Protocol):
    level: str

    def choose(self, state: State, seat: int) -> Action:
        """One of the actions of the decision that the state puts to the seat."""


def own_decision(state: State, seat: int) -> Decision:
    """The decision the seat is asked; asking an agent out of turn is a mistake of the caller."""
    decision = state.decision()
    if decision is None:
        raise ValueError(f"Seat {seat} was asked for an action, but the match is over.")
    if decision.seat != seat:
        raise ValueError(f"Seat {seat} was asked for an action, but seat {decision.seat} is to decide.")
    return decision


class Chance:
    """A fresh generator for each choice, from the agent's seed and a counter.

    What one choice draws never shifts the next one, so a match can be repeated even if an agent's way of
    thinking about one kind of decision changes.
    """

    __slots__ = ("count", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK
        self.count = 0

    def next(self) -> Rng:
        self.count += 1
        return Rng(Rng(self.seed ^ (self.count * MIX_A & MASK)).next64())


def set_moment(agent: Agent, moment: int) -> None:
    """Say which of its numbers the agent draws next; one that draws none does not care."""
    chance = getattr(agent, "chance", None)
    if isinstance(chance, Chance):
        chance.count = moment
