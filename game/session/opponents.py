"""How the table asks a computer opponent without waiting for it. The wiring brings somebody who can answer."""

from typing import Protocol

from game.core.advice import Advice
from game.core.decision import Action
from game.core.title import State, Title


class Asked(Protocol):
    """A question that is being thought about."""

    def progress(self) -> float:
        """The share of the time budget that has passed, 0 to 1."""

    def move_now(self) -> None:
        """Answer soon with the best found so far."""

    def cancel(self) -> None:
        """The answer is no longer wanted."""


class Ticket(Asked, Protocol):
    """What an opponent does."""

    def poll(self) -> Action | None:
        """The answer, once there is one; never waits."""


class AdviceTicket(Asked, Protocol):
    """A hint, or the review of an action that was played."""

    def poll(self) -> Advice | None:
        """The answer, once there is one; never waits."""

    def so_far(self) -> Advice | None:
        """The answer, or what was found until now."""


class Opponents(Protocol):
    def ask(self, title: Title, state: State, seat: int, level: str, seed: int, moment: int = 0) -> Ticket:
        """Begin to think. `seed` is the opponent's character for the whole match, and `moment` the number of actions
        done; both together make the answer repeatable."""

    def advise(self, title: Title, state: State, seat: int, seed: int) -> AdviceTicket:
        """What the strongest level would do, and why; from what the seat may know and nothing else."""

    def review(self, title: Title, state: State, seat: int, played: Action, seed: int) -> AdviceTicket:
        """Whether the seat could have done clearly better in this position, from what it knew then."""

    def close(self) -> None: ...
