"""The level `greedy`: one-step evaluation on copies in which everything unknown was dealt again.

Every legal action is tried on the same few copies and judged by the title's heuristic. What an action only
begins (a purchase to be paid, a target to be chosen) is carried on greedily first, so that buying is judged after
it is paid.
"""

from ai.agent import Chance, own_decision
from ai.heuristics import Heuristic
from game.core.decision import Action, Decision
from game.core.title import State

COPIES = 3
FOLLOW_UPS = 12  # own small steps looked at after an action; a payment by single cards is the longest


class GreedyAgent:
    __slots__ = ("chance", "heuristic", "level")

    def __init__(self, heuristic: Heuristic, seed: int) -> None:
        self.level = "greedy"
        self.heuristic = heuristic
        self.chance = Chance(seed)

    def choose(self, state: State, seat: int) -> Action:
        decision = own_decision(state, seat)
        if len(decision.actions) == 1:
            return decision.actions[0]
        rng = self.chance.next()
        copies = [state.determinize(seat, rng.fork()) for _ in range(COPIES)]
        totals = [sum(self.worth(copy, action, seat) for copy in copies) for action in decision.actions]
        best = max(totals)
        return rng.choice([action for action, total in zip(decision.actions, totals, strict=True) if total == best])

    def worth(self, state: State, action: Action, seat: int) -> float:
        """The value of the position after the action and the seat's own steps that it leads to."""
        before = state.decision()
        assert before is not None
        after = state.clone()
        after.apply(action)
        for _ in range(FOLLOW_UPS):
            decision = after.decision()
            if decision is None or decision.seat != seat or self.rests(decision, before):
                break
            after = self.best_step(after, decision, seat)
        return self.heuristic.value(after, seat)

    def rests(self, decision: Decision, before: Decision) -> bool:
        """Whether the seat's next decision begins something new instead of finishing the action."""
        if self.heuristic.resting:
            return decision.kind in self.heuristic.resting
        return decision.kind == before.kind

    def best_step(self, state: State, decision: Decision, seat: int) -> State:
        """The copy after the most valuable single step; of equal ones the first, to stay repeatable."""
        best: State | None = None
        best_value = 0.0
        for action in decision.actions:
            after = state.clone()
            after.apply(action)
            value = self.heuristic.value(after, seat)
            if best is None or value > best_value:
                best, best_value = after, value
        assert best is not None
        return best
