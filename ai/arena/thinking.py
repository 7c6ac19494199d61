"""What the choices of an opponent cost: how many, how long, and whether one came after its deadline."""

from collections.abc import Iterable
from typing import NamedTuple


class Thinking(NamedTuple):
    """Only real choices count: an answer without an alternative needs no thought and would flatter the mean."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0

    def after(self, seconds: float, deadline: float | None) -> "Thinking":
        late = int(deadline is not None and seconds > deadline)
        return Thinking(self.choices + 1, self.seconds + seconds, max(self.longest, seconds), self.late + late)

    @property
    def mean(self) -> float:
        return self.seconds / self.choices if self.choices else 0.0


def together(parts: Iterable[Thinking]) -> Thinking:
    listed = list(parts)
    return Thinking(
        sum(part.choices for part in listed),
        sum(part.seconds for part in listed),
        max((part.longest for part in listed), default=0.0),
        sum(part.late for part in listed),
    )
