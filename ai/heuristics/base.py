"""What every evaluation offers. Floats are fine here; the rules never see them."""

import tomllib
from typing import Any, Protocol

from game.core.assets import asset
from game.core.title import State


class Heuristic(Protocol):
    # Decision kinds at which a position stands still and can be judged. In all others something is under way
    # (a payment, a target to choose), and the seat's own next steps are looked at first. Empty: not known.
    resting: frozenset[str]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Weighted named terms for the seat, the rivals' side included; they explain a hint."""

    def value(self, state: State, seat: int) -> float:
        """The sum of the terms: higher is better for the seat."""


class Tunable(Protocol):
    """A heuristic whose weights `tune` can improve by self-play (ai/tuning)."""

    def turn(self, state: State) -> int:
        """A number that changes when a turn ends: the moments that tuning looks at."""

    def features(self, state: State, seat: int) -> dict[str, float]:
        """What each weight that can be tuned multiplies for the seat, by the weight's name. The seats' sums of weight
        times feature, subtracted, should foretell the final margin."""


def read_weights(title_id: str, section: str = "weights") -> dict[str, float]:
    """A section of assets/ai/<title>.toml. A table inside it holds the finer weights of one term: `talent/banquet`."""
    with asset("ai", f"{title_id}.toml").open("rb") as file:
        data = tomllib.load(file)
    return flat_weights(data[section])


def flat_weights(section: dict[str, Any]) -> dict[str, float]:
    weights: dict[str, float] = {}
    for name, value in section.items():
        if isinstance(value, dict):
            weights.update({f"{name}/{part}": float(each) for part, each in value.items()})
        else:
            weights[name] = float(value)
    return weights
