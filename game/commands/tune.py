"""`tune`: better weights for a title's opponents by self-play, taken over only when the arena has shown them better."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from datetime import date
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import arena_arguments as arena
from game.commands import arena_report as report
from game.commands import arguments as typed
from game.commands.errors import FAILED, OK, CommandFailedError, UsageError
from game.commands.ladder import DEFAULT_LEAST
from game.commands.output import Output, columns, progress
from game.commands.simulate import DEFAULT_SEED
from game.core.assets import asset
from game.core.language import N_, _, ngettext

if TYPE_CHECKING:
    from ai.arena import Series
    from ai.arena.task import Runner
    from ai.heuristics.base import Tunable
    from ai.tuning import Round, Setup, Wish, WorkFile
    from ai.tuning.selfplay import Recorder

NAME = "tune"
SUMMARY = N_("improve the weights of a title's opponents by self-play")
DEFAULT_MATCHES = 150
DEFAULT_ITERATIONS = 80
DEFAULT_STEP = 0.2  # of the way to the fitted weights; the whole way lost every match
STEPS = (0.1, 0.2, 0.35)
DEFAULT_CONTEST = 240
PARTS = {"self-play": N_("Self-play"), "trials": N_("Steps"), "contest": N_("Contest")}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help=_("which of the games"))
    parser.add_argument(
        "--seats", type=typed.seat_count, default=2, metavar="N", help=_("seats of each match (default: 2)")
    )
    matches = partial(parser.add_argument, type=typed.matches, metavar="N")
    matches("--matches", default=DEFAULT_MATCHES, help=_("matches of self-play"))
    matches("--iterations", type=iterations, default=DEFAULT_ITERATIONS, help=_("iterations of every decision"))
    matches("--contest", default=DEFAULT_CONTEST, help=_("matches of new against old weights, at most"))
    matches("--least", default=DEFAULT_LEAST, help=_("matches after which it may end as soon as the interval decides"))
    matches("--rounds", type=rounds, default=1, help=_("go on from accepted weights, so many times in all"))
    how_far = parser.add_mutually_exclusive_group()
    how_far.add_argument(
        "--step",
        type=step,
        default=DEFAULT_STEP,
        metavar="PART",
        help=_("part of the way to the fitted weights (default: {part})").format(part=DEFAULT_STEP),
    )
    how_far.add_argument(
        "--search-steps",
        action="store_true",
        help=_("choose the step in short series, out of {steps}").format(steps=", ".join(map(str, STEPS))),
    )
    parser.add_argument("--weights", metavar="FILE", help=_("the file to improve, instead of the program's own"))
    parser.add_argument("--work", metavar="FILE", help=_("where finished matches are kept, to go on after a pause"))
    parser.add_argument("--fresh", action="store_true", help=_("set the work file aside and begin anew"))
    typed.match_setup(parser)
    arena.places(parser)


def run(arguments: argparse.Namespace) -> int:
    from ai.arena import Plan
    from ai.tuning import Setup, Wish
    from ai.tuning.figures import round_figures
    from game.commands.executors import runner

    title = typed.find_title(arguments.title)
    tunable(title.id)
    if arguments.seats < 2:
        raise UsageError(_("Tuning needs matches with two or more seats."))
    if arguments.contest < arguments.least:
        raise UsageError(_("The contest needs {least} matches or more (--least).").format(least=arguments.least))
    options = dict(typed.options(title, arguments.seats, arguments.option))
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    file, work = weights_file(arguments.weights, title.id), work_file(arguments.work, title.id)
    setup = Setup(title.id, arguments.seats, options, arguments.iterations, seed, weights_of(file, title.id))
    steps = STEPS if arguments.search_steps else (arguments.step,)
    wish = Wish(arguments.matches, steps, Plan(arguments.contest, arguments.least))
    told: list[Round] = []
    with Output(arguments.json) as out, runner(arguments) as play, recorder(arguments) as record:
        if arguments.fresh:
            put_away(work)
        while len(told) < arguments.rounds and all(done.accepted for done in told):
            told.append(one_round(out, opened(work, setup), file, wish, record, play))
            setup = setup._replace(weights=told[-1].new)
        figures = {"title": title.id, "seats": setup.seats, "options": options, "iterations": setup.iterations}
        accepted = told[0].accepted  # where a later round brings nothing more, something was gained all the same
        figures.update({"seed": seed, "file": str(file), "accepted": accepted})
        out.data({**figures, "rounds": [round_figures(done, wish) for done in told]})
    return OK if accepted else FAILED


def one_round(out: Output, work: "WorkFile", file: Path, wish: "Wish", record: "Recorder", play: "Runner") -> "Round":
    from ai.tuning import tune_once

    count = len(work.recordings)
    if count:
        text = ngettext("Going on after {count} match in {file}.", "Going on after {count} matches in {file}.", count)
        out.say(text.format(count=count, file=work.path))
    done = tune_once(work, tunable(work.setup.title), wish, record, play, lambda part: progress(_(PARTS[part])))
    for line in summary(done, wish.matches):
        out.say(line)
    if done.accepted:
        write(file, work, done, wish)
        out.say(_("The new weights are better and stand in {file}.").format(file=file))
    else:
        out.say(_("The new weights are not shown to be better: {file} stays as it is.").format(file=file))
    return done


def tunable(title_id: str) -> "Tunable":
    from ai.tuning import tunable_of

    found = tunable_of(title_id)
    if found is None:
        raise UsageError(_("{title} has no weights that can be tuned.").format(title=title_id))
    return found


# -- single values ----------------------------------------------------------------------------------------


def iterations(text: str) -> int:
    number = typed.whole(text)
    if number is None or number < 1:
        raise UsageError(_("The number of iterations must be 1 or more, not {text!r}.").format(text=text))
    return number


def rounds(text: str) -> int:
    number = typed.whole(text)
    if number is None or number < 1:
        raise UsageError(_("The number of rounds must be 1 or more, not {text!r}.").format(text=text))
    return number


def step(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1:
        raise UsageError(_("The step must be a number above 0, up to 1, not {text!r}.").format(text=text))
    return number


# -- files ------------------------------------------------------------------------------------------------


def weights_file(named: str | None, title_id: str) -> Path:
    """What will be written, tried before hours of work."""
    if named is None and getattr(sys, "frozen", False):
        raise UsageError(_("The weights of a bundled program cannot be changed. Name a copy of them with --weights."))
    path = Path(named) if named is not None else asset("ai", f"{title_id}.toml")
    if not path.is_file():
        raise UsageError(_("There is no file {file}.").format(file=path))
    if not os.access(path, os.W_OK) or not os.access(path.absolute().parent, os.W_OK):
        sentence = _("{file} may not be written. Make it and its folder writable, or name a copy with --weights.")
        raise UsageError(sentence.format(file=path))
    return path


def work_file(named: str | None, title_id: str) -> Path:
    from game.session.paths import data_folder, ready
    from game.session.sentences import SaveError

    path = Path(named) if named is not None else data_folder() / f"tune-{title_id}.jsonl"
    try:
        ready(path.absolute().parent)
    except SaveError as error:
        raise UsageError(str(error)) from error
    return path


def put_away(path: Path) -> None:
    from game.session.files import backup_path

    try:
        if path.exists():
            path.replace(backup_path(path))
    except OSError as error:
        raise unusable(path, error) from error


def opened(path: Path, setup: "Setup") -> "WorkFile":
    from ai.tuning import DamagedWorkError, ForeignWorkError, WorkFile

    try:
        return WorkFile(path, setup)
    except ForeignWorkError as error:
        sentence = _(
            "The work file {file} was begun with something else: {names}. "
            "Name another one with --work, or set it aside with --fresh."
        )
        raise UsageError(sentence.format(file=path, names=", ".join(error.names))) from error
    except DamagedWorkError as error:
        sentence = _("Line {line} of the work file {file} cannot be read. Set the file aside with --fresh.")
        raise UsageError(sentence.format(file=path, line=error.line)) from error
    except OSError as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: OSError) -> UsageError:
    sentence = _("The work file {file} cannot be used: {reason}.")
    return UsageError(sentence.format(file=path, reason=error.strerror or error))


def weights_of(file: Path, title_id: str) -> dict[str, float]:
    """What the opponents would play with: a weight that the file lacks is the program's own."""
    from ai.heuristics.base import read_weights
    from ai.tuning import WeightsFileError, weights_in

    try:
        return {**read_weights(title_id), **weights_in(file.read_text(encoding="utf-8"))}
    except (WeightsFileError, OSError, UnicodeDecodeError) as error:
        raise UsageError(_("{file} has no readable weights: {reason}.").format(file=file, reason=error)) from error


def write(file: Path, work: "WorkFile", done: "Round", wish: "Wish") -> None:
    """The new weights and how they won. The file before goes beside the work file: among the program's own files
    nothing may be left over."""
    from ai.tuning import WeightsFileError, edited, with_entry
    from ai.tuning.figures import story
    from game.session.files import backup_path, write_file
    from game.session.sentences import SaveError

    if weights_of(file, work.setup.title) != done.old:
        raise CommandFailedError(_("{file} was changed meanwhile, so nothing was written.").format(file=file))
    try:
        before, mode, kept = file.read_bytes(), file.stat().st_mode, backup_path(file).exists()
        text = edited(file.read_text(encoding="utf-8"), done.new)
        write_file(work.path.with_suffix(".before.toml"), before)
        write_file(file, with_entry(text, story(work.setup, done, wish, date.today())).encode("utf-8"))
    except (WeightsFileError, SaveError, OSError) as error:
        raise CommandFailedError(_("{file} was not changed: {reason}").format(file=file, reason=error)) from error
    with suppress(OSError):
        file.chmod(mode)
        if not kept:
            backup_path(file).unlink()
    put_away(work.path)  # its matches belong to weights of the past


# -- where matches are played -----------------------------------------------------------------------------


@contextmanager
def recorder(arguments: argparse.Namespace) -> "Iterator[Recorder]":
    """The places of `runner` once more, for matches whose every action is kept. Use it inside of `runner`, which has
    refused what cannot be, and ends the processes of both."""
    from ai.tuning import play_deal
    from game.commands.executors import connected, end_on_interrupt

    if arguments.executor is not None:
        with connected(import_module("distributed"), arguments.executor[1]) as client:
            yield partial(client.get_executor(pure=False).map, play_deal)
    elif arguments.jobs > 1:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(arguments.jobs, mp_context=context, initializer=end_on_interrupt)
        try:
            yield partial(pool.map, play_deal)
            pool.shutdown()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    else:
        yield partial(map, play_deal)


# -- what is told -----------------------------------------------------------------------------------------


def summary(done: "Round", matches: int) -> list[str]:
    text = ngettext("{count} match of self-play, {turns} turns", "{count} matches of self-play, {turns} turns", matches)
    lines = [text.format(count=matches, turns=done.fit.turns), explained_line(done)]
    rows = weight_rows(done)
    lines += ["", *columns(rows), ""] if len(rows) > 1 else [_("No weight changes by as much as the file can hold.")]
    contests = [(trial.step, trial.series) for trial in done.trials]
    if done.series is not None:
        contests.append((done.step, done.series))
        lines += [*columns(contest_rows(contests)), *report.notes(done.series)]
    return lines


def explained_line(done: "Round") -> str:
    explained = done.fit.explained
    if not explained:
        return _("Too few matches to tell what the weights explain.")
    text = _("Explained of the final margin, in matches not fitted to: old {old}, new {new}, fitted {fitted}.")
    parts = {"old": explained[0.0], "new": explained[done.step], "fitted": explained[1.0]}
    return text.format(**{name: f"{100 * part:.1f} %" for name, part in parts.items()})


def weight_rows(done: "Round") -> list[list[str]]:
    """Those that change, the greatest changes first."""
    rows = [[_("Weight"), _("Old"), _("New"), _("Change")]]
    changes = {name: new - done.old.get(name, 0.0) for name, new in done.new.items()}
    for name, change in sorted(changes.items(), key=lambda pair: -abs(pair[1])):
        if change:
            rows.append([name, f"{done.old.get(name, 0.0):.3f}", f"{done.new[name]:.3f}", f"{change:+.3f}"])
    return rows


def contest_rows(contests: list[tuple[float, "Series"]]) -> list[list[str]]:
    """Trials first, the contest that counts last."""
    rows = [[_("New against old"), _("Step"), _("Matches"), _("Share"), _("95 % interval"), _("Even"), _("Mean score")]]
    for number, (how_far, series) in enumerate(contests, 1):
        new, old = series.standings
        rows.append(
            [
                _("contest") if number == len(contests) else _("trial"),
                f"{how_far:g}",
                str(len(series.outcomes)),
                report.percent(new.share),
                report.percents(new.interval),
                report.percent(new.even),
                f"{new.mean_score:.1f} : {old.mean_score:.1f}",
            ]
        )
    return rows
