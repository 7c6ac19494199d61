"""What was done in a match, how far it can be taken back, and what can be done again.

A human steps back to their own last decision; what computers decided after it is taken back with it. So
undo always concerns the last decision that a human made, and belongs to that human alone: it never goes
past another one's. It ends where an action revealed something, to whomever: what was seen cannot be unseen.
"""

from typing import NamedTuple

from game.core.decision import Action
from game.core.event import Event
from game.core.title import State


class Step(NamedTuple):
    """One applied action, with what happened: a line or more of the log drawer."""

    seat: int
    kind: str  # of the decision that it answered
    action: Action
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


class History:
    __slots__ = ("before", "floor", "humans", "steps", "taken_back")

    def __init__(self, humans: frozenset[int]) -> None:
        self.humans = humans
        self.steps: list[Step] = []
        self.floor = 0  # the first step that may be taken back
        self.before: list[State] = []  # the state before each step from the floor on; older ones are let go
        self.taken_back: list[tuple[Action, ...]] = []  # what each undo took, the latest last

    def add(self, step: Step, before: State) -> None:
        self.steps.append(step)
        if step.reveals:
            self.floor = len(self.steps)
            self.before.clear()
        else:
            self.before.append(before)

    def undo_target(self, seat: int | None = None) -> int | None:
        """The step that undo goes back to: the last one of a human, if it is this seat's (None: anybody's)."""
        for index in range(len(self.steps) - 1, self.floor - 1, -1):
            decided = self.steps[index].seat
            if decided in self.humans:
                return index if seat in (None, decided) else None
        return None

    def step_back(self, target: int) -> State:
        """Take back everything from this step on, and return the state before it."""
        self.taken_back.append(tuple(step.action for step in self.steps[target:]))
        del self.steps[target:]
        state = self.before[target - self.floor]
        del self.before[target - self.floor :]
        return state
