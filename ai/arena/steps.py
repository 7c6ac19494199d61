"""A ladder: each entrant against the one below it, and Elo along the chain."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ai.arena.entrant import Entrant, names_of
from ai.arena.plan import Plan
from ai.arena.series import Progress, Series, Standing, simulate
from ai.arena.task import Runner, one_by_one
from ai.stats import Gap, elo_gap_of, elo_ladder
from game.core.title import Title


class Step(NamedTuple):
    """Two neighbours of a ladder: one seat of the upper against the lower in all others."""

    lower: str
    upper: str
    series: Series
    gap: Gap

    @property
    def top(self) -> Standing:
        """How the upper one did."""
        return self.series.standings[0]


class Ladder(NamedTuple):
    steps: list[Step]
    elo: dict[str, Gap]


def ladder(
    title: Title,
    entrants: Sequence[Entrant],
    plan: Plan,
    seed: int,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    runner: Runner = one_by_one,
    progress: Progress | None = None,
) -> Ladder:
    """Every entrant against the one below it, each step by the same plan and from the same seed."""
    names = names_of(entrants)
    steps: list[Step] = []
    for index, (lower, upper) in enumerate(pairwise(range(len(entrants)))):

        def report(done: int, most: int, before: int = index * plan.most) -> None:
            if progress:
                progress(before + done, (len(entrants) - 1) * most)

        seated = [entrants[upper], *[entrants[lower]] * (seats - 1)]
        series = simulate(title, seated, plan, seed, options, runner, report)
        report(plan.most, plan.most)  # a step that ended early is done as a whole
        steps.append(Step(names[lower], names[upper], series, gap_of(series)))
    return Ladder(steps, elo_ladder(names, [step.gap for step in steps]))


def gap_of(series: Series) -> Gap:
    top = series.standings[0]
    return elo_gap_of(top.share, top.interval, top.even, len(series.outcomes))
