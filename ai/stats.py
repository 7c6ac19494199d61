"""How sure a series of matches is: Wilson's interval of a share, and a simple Elo along a chain of levels.

Matches of the same deal belong together. Mostly they are unlike (a lucky seat wins, whoever sits there), and then
Wilson's interval over single matches is a little too wide, which does no harm. Where they are alike it would be too
narrow; so the matches are counted as fewer by the design effect of the rounds, and never as more than they are.
"""

from collections.abc import Sequence
from math import log10, sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

CONFIDENCE = 0.95
ELO_SCALE = 400
TINY = 1e-9  # Wilson's bound of a clean sweep misses 0 or 1 by less


class Interval(NamedTuple):
    low: float
    high: float


class EloInterval(NamedTuple):
    """None is no bound: a clean sweep does not tell how much stronger the winner is."""

    low: int | None
    high: int | None


def reach_for(looks: int) -> float:
    """How many standard errors an interval must reach so that with 95 % probability it is right at every look.

    Bonferroni's correction: a little cautious, and it holds however the looks are spread.
    """
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * looks))


Z_95 = reach_for(1)


def wilson(won: float, count: float, z: float = Z_95) -> Interval:
    """The interval of the true share; stays inside 0..1 and is honest for few matches."""
    if count == 0:
        return Interval(0.0, 1.0)
    share = won / count
    square = z * z / count
    middle = share + square / 2
    reach = z * sqrt(max(0.0, share * (1 - share)) / count + square / (4 * count))
    return Interval(max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square)))


def design_effect(rounds: Sequence[float], size: int) -> float:
    """By how much the shares of rounds of `size` matches vary more than those of unrelated matches; 1 up to `size`."""
    if len(rounds) < 2:
        return 1.0
    share = fmean(rounds)
    unrelated = share * (1 - share) / size
    return min(max(1.0, variance(rounds) / unrelated), float(size)) if unrelated > 0 else 1.0


def paired_interval(wins: Sequence[float], size: int, z: float = Z_95) -> Interval:
    """The interval of a share from what was won in each match, where every `size` matches are one deal."""
    whole = len(wins) // size * size
    rounds = [fmean(wins[start : start + size]) for start in range(0, whole, size)]
    effect = design_effect(rounds, size)
    return wilson(sum(wins) / effect, len(wins) / effect, z)


def elo_gap(share: float, even: float, count: int) -> int:
    """Elo between two levels from the share of the upper one, where `even` is what equals would win.

    Half a match is kept for the loser, so that a clean sweep gives a finite figure.
    """
    if count == 0:
        return 0
    return _elo(min(max(share, 0.5 / count), 1 - 0.5 / count), even)


def elo_interval(interval: Interval, even: float) -> EloInterval:
    low = _elo(interval.low, even) if interval.low > TINY else None
    high = _elo(interval.high, even) if interval.high < 1 - TINY else None
    return EloInterval(low, high)


def _elo(share: float, even: float) -> int:
    return round(ELO_SCALE * log10(share / (1 - share) * (1 - even) / even))


class Gap(NamedTuple):
    """One step of a ladder in Elo."""

    elo: int
    interval: EloInterval


def elo_gap_of(share: float, interval: Interval, even: float, count: int) -> Gap:
    return Gap(elo_gap(share, even, count), elo_interval(interval, even))


def elo_ladder(levels: Sequence[str], gaps: Sequence[Gap]) -> dict[str, Gap]:
    """Each level above the lowest, which stands at 0. Steps are measured apart, so their errors add as squares."""
    ratings = {levels[0]: Gap(0, EloInterval(0, 0))} if levels else {}
    for number, level in enumerate(levels[1:], 1):
        height = sum(gap.elo for gap in gaps[:number])
        below = _joint([gap.interval.low for gap in gaps[:number]], [gap.elo for gap in gaps[:number]])
        above = _joint([gap.interval.high for gap in gaps[:number]], [gap.elo for gap in gaps[:number]])
        low = None if below is None else round(height - below)
        high = None if above is None else round(height + above)
        ratings[level] = Gap(height, EloInterval(low, high))
    return ratings


def _joint(bounds: Sequence[int | None], middles: Sequence[int]) -> float | None:
    squares = [None if bound is None else (bound - middle) ** 2 for bound, middle in zip(bounds, middles, strict=True)]
    known = [square for square in squares if square is not None]
    return sqrt(sum(known)) if len(known) == len(squares) else None
