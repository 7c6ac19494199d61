"""New weights against old ones in the arena: both with the same number of iterations, each deal from every seat."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ai.arena import Entrant, Plan, Series, simulate
from ai.arena.plan import whole_rounds
from ai.arena.series import Progress
from ai.arena.task import Runner
from ai.tuning.selfplay import CONTEST, LEVEL, TRIALS, fingerprint
from ai.tuning.weights_file import weights_text
from ai.tuning.workfile import WorkFile
from game.rules import TITLES


class Trial(NamedTuple):
    """A short series that chooses among steps. It proves nothing: the best of several is always flattered."""

    step: float
    weights: dict[str, float]
    series: Series


def contest(
    work: WorkFile, new: Mapping[str, float], plan: Plan, play: Runner, progress: Progress | None = None
) -> Series:
    """On deals that neither the data nor a trial has seen. The verdict is about the first entrant, the new weights."""
    return _series(work, new, plan, CONTEST, play, progress)


def try_steps(
    work: WorkFile,
    candidates: Mapping[float, dict[str, float]],
    matches: int,
    play: Runner,
    progress: Progress | None = None,
) -> list[Trial]:
    """Each step on the same deals, best first; of equals the smallest."""
    trials: list[Trial] = []
    whole = whole_rounds(matches, work.setup.seats)
    for number, (step, weights) in enumerate(candidates.items()):

        def report(done: int, most: int, before: int = number * whole) -> None:
            if progress:
                progress(before + done, len(candidates) * most)

        trials.append(Trial(step, weights, _series(work, weights, Plan(whole), TRIALS, play, report)))
    return sorted(trials, key=lambda trial: (-trial.series.standings[0].share, trial.step))


def _series(
    work: WorkFile, new: Mapping[str, float], plan: Plan, part: int, play: Runner, progress: Progress | None
) -> Series:
    setup = work.setup
    plan = plan._replace(most=whole_rounds(plan.most, setup.seats))
    with TemporaryDirectory() as folder:  # the arena takes weights from files
        entrants = list(_entrants(Path(folder), setup.iterations, new, setup.weights))
        seated = [entrants[0], *[entrants[1]] * (setup.seats - 1)]
        remembering = work.remembering(play, fingerprint(new))
        return simulate(TITLES[setup.title], seated, plan, setup.first_deal(part), setup.options, remembering, progress)


def _entrants(folder: Path, iterations: int, *sets: Mapping[str, float]) -> Iterable[Entrant]:
    for name, weights in zip(("new", "old"), sets, strict=True):
        file = folder / f"{name}.toml"
        file.write_text(weights_text(weights), encoding="utf-8")
        yield Entrant(LEVEL, iterations=iterations, weights_file=str(file))
