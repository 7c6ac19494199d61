"""How sure a series of matches is: Wilson's interval of a share, and a simple Elo along a chain of levels."""

from collections.abc import Sequence
from math import log10, sqrt
from typing import NamedTuple

Z_95 = 1.959964
ELO_SCALE = 400


class Interval(NamedTuple):
    low: float
    high: float


def wilson(won: float, count: int) -> Interval:
    """The 95 % interval of the true share; stays inside 0..1 and is honest for few matches."""
    if count == 0:
        return Interval(0.0, 1.0)
    share = won / count
    square = Z_95 * Z_95 / count
    middle = share + square / 2
    reach = Z_95 * sqrt(share * (1 - share) / count + square / (4 * count))
    return Interval(max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square)))


def elo_gap(share: float, even: float, count: int) -> int:
    """Elo between two levels from the share of the upper one, where `even` is what equals would win.

    Half a match is kept for the loser, so that a clean sweep gives a finite figure.
    """
    if count == 0:
        return 0
    bounded = min(max(share, 0.5 / count), 1 - 0.5 / count)
    return round(ELO_SCALE * log10(bounded / (1 - bounded) * (1 - even) / even))


def elo_ladder(levels: Sequence[str], gaps: Sequence[tuple[float, float, int]]) -> dict[str, int]:
    """The lowest level stands at 0; `gaps` holds share, even share and matches of each step up."""
    ratings = {levels[0]: 0} if levels else {}
    height = 0
    for level, (share, even, count) in zip(levels[1:], gaps, strict=True):
        height += elo_gap(share, even, count)
        ratings[level] = height
    return ratings
