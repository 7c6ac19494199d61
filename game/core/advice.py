"""What the engine says about a decision: suggestions with the seat's chance and the terms that speak for them.

Plain values, because they travel: from the opponents' process to the window, which knows neither rules nor opponents.
"""

from typing import NamedTuple

from game.core.decision import Action


class Reason(NamedTuple):
    """A named term of the title's evaluation, and by how many points it is better here than elsewhere."""

    term: str
    points: float


class Suggestion(NamedTuple):
    action: Action
    share: float | None  # of the victory that the seat may expect, 0 to 1; None: nothing was weighed
    reasons: tuple[Reason, ...] = ()  # what speaks for it, the strongest first; at most one, the last, against it


class Advice(NamedTuple):
    options: tuple[Suggestion, ...]  # the best first
    lost: float = 0.0  # of a review: the share that the action which was played clearly lost against the first option

    def actions(self) -> list[Action]:
        return [option.action for option in self.options]
