"""Why an action is good: the named terms of the title's evaluation, compared between the candidates.

What an action only begins is carried on first, as `greedy` does it: buying is judged after it is paid. Everything
happens on a few copies in which all that the seat cannot know was dealt again.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ai.greedy import FOLLOW_UPS, GreedyAgent
from ai.heuristics import Heuristic
from game.core.advice import Reason
from game.core.decision import Action, Decision
from game.core.rng import Rng
from game.core.title import State

COPIES = 3
MOST_FOR, MOST_AGAINST = 3, 1
LEAST_POINTS = 0.15  # below this a difference explains nothing
LEAST_AGAINST = 0.3
VICTORY = "victory"  # the only term that counts once the match is over

Terms: TypeAlias = dict[str, float]


class Reasons:
    """The terms after each action that was asked for; each is worked out once."""

    __slots__ = ("copies", "decision", "heuristic", "known", "thinker")

    def __init__(self, state: State, decision: Decision, heuristic: Heuristic, rng: Rng) -> None:
        self.decision = decision
        self.heuristic = heuristic
        self.thinker = GreedyAgent(heuristic, 0)
        self.copies = [state.determinize(decision.seat, rng.fork()) for _ in range(COPIES)]
        self.known: dict[Action, Terms] = {}

    def of(self, action: Action, others: Iterable[Action]) -> tuple[Reason, ...]:
        """What speaks for the action against the mean of the others, and the one thing that speaks most against it."""
        own = self.terms(action)
        if VICTORY in own:
            return (Reason(VICTORY, own[VICTORY]),) if own[VICTORY] > 0 else ()
        field = [terms for other in others if other != action and VICTORY not in (terms := self.terms(other))]
        if not field:
            return ()
        usual = mean(field)
        gains = [Reason(name, own.get(name, 0.0) - usual.get(name, 0.0)) for name in {**own, **usual}]
        gains.sort(key=lambda reason: -reason.points)
        speaking = [reason for reason in gains if reason.points >= LEAST_POINTS][:MOST_FOR]
        against = [reason for reason in reversed(gains) if reason.points <= -LEAST_AGAINST][:MOST_AGAINST]
        return (*speaking, *against)

    def terms(self, action: Action) -> Terms:
        if action not in self.known:
            self.known[action] = self.weigh(action)
        return self.known[action]

    def weigh(self, action: Action) -> Terms:
        """The mean over the copies. If the match ends in one of them, only what it ends with counts."""
        seat = self.decision.seat
        ends = [self.rest(copy, action) for copy in self.copies]
        found = [self.heuristic.terms(end, seat) for end in ends]
        over = [terms.get(VICTORY, 0.0) for end, terms in zip(ends, found, strict=True) if end.decision() is None]
        return {VICTORY: sum(over) / len(over)} if over else mean(found)

    def rest(self, state: State, action: Action) -> State:
        """The position after the action and the seat's own steps that it leads to."""
        after = state.clone()
        after.apply(action)
        for _ in range(FOLLOW_UPS):
            decision = after.decision()
            if decision is None or decision.seat != self.decision.seat:
                break
            if self.thinker.rests(decision, self.decision):
                break
            after = self.thinker.best_step(after, decision, decision.seat)
        return after


def mean(found: Sequence[Terms]) -> Terms:
    total: Terms = {}
    for terms in found:
        for name, points in terms.items():
            total[name] = total.get(name, 0.0) + points
    return {name: points / len(found) for name, points in total.items()}
