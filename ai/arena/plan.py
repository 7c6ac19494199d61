"""How many matches a series has, and when it may end early.

Somebody who looks after every match and stops as soon as the interval says something will be fooled by chance far
more often than in one of twenty series. So there are a few looks fixed beforehand, and at each of them the interval
is as wide as it must be to be right at all of them together (`reach_for`).
"""

from typing import NamedTuple

from ai.stats import Interval

ABOVE, BELOW, OPEN = "above", "below", "open"


class Plan(NamedTuple):
    most: int
    least: int | None = None  # matches before the first look; None: all are played
    bar: float | None = None  # the share to be compared with; None: the even share

    def looks(self, seats: int) -> list[int]:
        """Numbers of matches after which the series may end: the least, doubled again and again, and the most.

        Each but the last is a whole number of rounds. A look shortly before the end would cost more than it gains.
        """
        looks: list[int] = []
        look = self.most if self.least is None else max(1, self.least)
        while 3 * whole_rounds(look, seats) <= 2 * self.most:
            looks.append(whole_rounds(look, seats))
            look *= 2
        return [*looks, self.most]


def whole_rounds(matches: int, seats: int) -> int:
    return -(-matches // seats) * seats


def verdict(interval: Interval, target: float) -> str:
    """Where the true share lies, as far as the interval decides it."""
    if interval.low > target:
        return ABOVE
    return BELOW if interval.high < target else OPEN
