"""Who takes part in a series: a level, how much it may think, and the weights it judges positions with."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ai import LEVELS, check_level
from ai.budget import deadline, seconds_for
from ai.heuristics.base import flat_weights


class Entrant(NamedTuple):
    """`iterations` instead of seconds makes a level that searches repeatable. A file of weights replaces the shipped
    one, so that new weights can be tried against old ones."""

    level: str
    seconds: float | None = None
    iterations: int | None = None
    weights_file: str | None = None

    def __str__(self) -> str:
        """As it is typed."""
        text = self.level
        if self.iterations is not None:
            text += f"@{self.iterations}"
        elif self.seconds is not None:
            text += f":{self.seconds:g}"
        return text if self.weights_file is None else f"{text}={self.weights_file}"

    def deadline(self) -> float | None:
        """When an answer is late. A number of iterations is not promised in any time."""
        if self.iterations is not None:
            return None
        answers_at_once = self.level in LEVELS
        return deadline(seconds_for(self.level) if self.seconds is None or answers_at_once else self.seconds)


def names_of(entrants: Sequence[Entrant]) -> list[str]:
    """The level alone where it says who is meant; otherwise with all that tells it from its namesakes."""
    kinds = {entrant.level: {other for other in entrants if other.level == entrant.level} for entrant in entrants}
    return [entrant.level if len(kinds[entrant.level]) == 1 else str(entrant) for entrant in entrants]


def read_weights(entrant: Entrant) -> dict[str, float] | None:
    """None stands for the shipped weights."""
    check_level(entrant.level)
    if entrant.weights_file is None:
        return None
    try:
        with Path(entrant.weights_file).open("rb") as file:
            return flat_weights(tomllib.load(file)["weights"])
    except (OSError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise ValueError(f"{entrant.weights_file} has no readable table of weights: {error}") from error
