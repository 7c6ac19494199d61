"""How the table asks a computer opponent without waiting for it. The wiring brings somebody who can answer."""

from typing import Protocol

from game.core.decision import Action
from game.core.title import State, Title


class Ticket(Protocol):
    """One question that is being thought about."""

    def poll(self) -> Action | None:
        """The answer, once there is one; never waits."""

    def progress(self) -> float:
        """The share of the time budget that has passed, 0 to 1."""

    def move_now(self) -> None:
        """Answer soon with the best found so far."""

    def cancel(self) -> None:
        """The answer is no longer wanted."""


class Opponents(Protocol):
    def ask(self, title: Title, state: State, seat: int, level: str, seed: int) -> Ticket:
        """Begin to think; `seed` makes the answer repeatable."""

    def close(self) -> None: ...
