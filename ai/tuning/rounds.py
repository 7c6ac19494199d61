"""One round of tuning from the first match of self-play to the verdict."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple, TypeAlias, cast

from ai.arena import Plan, Series
from ai.arena.plan import ABOVE
from ai.arena.series import Progress
from ai.arena.task import Runner
from ai.heuristics import heuristic
from ai.heuristics.base import Tunable
from ai.tuning.contest import Trial, contest, try_steps
from ai.tuning.fit import Fit, fit, stepped
from ai.tuning.samples import courses_of
from ai.tuning.selfplay import Recorder
from ai.tuning.weights_file import PLACES
from ai.tuning.workfile import WorkFile
from game.rules import TITLES

SELF_PLAY, TRIALS, CONTEST = "self-play", "trials", "contest"
TRIAL_MATCHES = 24  # for each step: enough to tell a good one from one that loses everything
Watch: TypeAlias = Callable[[str], AbstractContextManager[Progress]]  # somebody who follows a part of the round


class Wish(NamedTuple):
    """How a round shall go. With several steps, trials choose among them."""

    matches: int
    steps: Sequence[float]
    plan: Plan


class Round(NamedTuple):
    fit: Fit
    trials: list[Trial]
    step: float
    old: dict[str, float]
    new: dict[str, float]
    series: Series | None  # None: the step is too small to change any number of the file

    @property
    def accepted(self) -> bool:
        """Not "could be better": the whole interval lies above the share of equals."""
        return self.series is not None and self.series.verdict == ABOVE


def tunable_of(title_id: str) -> Tunable | None:
    found = heuristic(title_id)
    return cast(Tunable, found) if hasattr(found, "features") and hasattr(found, "turn") else None


def tune_once(work: WorkFile, tunable: Tunable, wish: Wish, record: Recorder, play: Runner, watch: Watch) -> Round:
    setup = work.setup
    with watch(SELF_PLAY) as show:
        recordings = work.self_play(wish.matches, record, show)
    names, courses = courses_of(TITLES[setup.title], tunable, recordings, setup.options)
    found = fit(names, courses, setup.weights, wish.steps)
    candidates = {step: stepped(setup.weights, found.weights, step, PLACES) for step in wish.steps}
    candidates = {step: new for step, new in candidates.items() if new != setup.weights}
    trials: list[Trial] = []
    if len(candidates) > 1:
        with watch(TRIALS) as show:
            trials = try_steps(work, candidates, TRIAL_MATCHES, play, show)
    step = trials[0].step if trials else next(iter(candidates), wish.steps[0])
    if step not in candidates:
        return Round(found, trials, step, setup.weights, setup.weights, None)
    with watch(CONTEST) as show:
        series = contest(work, candidates[step], wish.plan, play, show)
    return Round(found, trials, step, setup.weights, candidates[step], series)
