"""What every evaluation offers. Floats are fine here; the rules never see them."""

from typing import Protocol

from game.core.title import State


class Heuristic(Protocol):
    # Decision kinds at which a position stands still and can be judged. In all others something is under way
    # (a payment, a target to choose), and the seat's own next steps are looked at first. Empty: not known.
    resting: frozenset[str]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Weighted named terms for the seat, the rivals' side included; they explain a hint."""

    def value(self, state: State, seat: int) -> float:
        """The sum of the terms: higher is better for the seat."""
