"""The level `random`: any legal action, each as likely as the others. The floor of every ladder."""

from ai.agent import Chance, own_decision
from game.core.decision import Action
from game.core.title import State


class RandomAgent:
    __slots__ = ("chance", "level")

    def __init__(self, seed: int) -> None:
        self.level = "random"
        self.chance = Chance(seed)

    def choose(self, state: State, seat: int) -> Action:
        actions = own_decision(state, seat).actions
        if len(actions) == 1:
            return actions[0]
        return self.chance.next().choice(actions)
