"""`ladder`: each level against the one below it, with the share of victories and how sure it is."""

import argparse
from typing import TYPE_CHECKING, Any

from game.commands import arena_arguments as arena
from game.commands import arena_report as report
from game.commands import arguments as typed
from game.commands.errors import OK, UsageError
from game.commands.output import Output, columns, progress
from game.commands.simulate import DEFAULT_SEED
from game.core.language import N_, _

if TYPE_CHECKING:
    from ai.arena import Entrant, Ladder, Step

NAME = "ladder"
SUMMARY = N_("measure the levels of the computer opponents against each other")
DEFAULT_LEVELS = "random,novice,skilled,master"
DEFAULT_MATCHES = 240
DEFAULT_LEAST = 60  # a whole number of rounds at 2 to 6 seats
DEFAULT_SCALE = 0.1  # a bar fits in an hour, and the order of the levels is the same


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help=_("which of the games"))
    parser.add_argument(
        "--levels",
        default=DEFAULT_LEVELS,
        metavar="LEVELS",
        help=_("weakest first (default: {levels})").format(levels=DEFAULT_LEVELS),
    )
    parser.add_argument(
        "--seats", type=typed.seat_count, default=2, metavar="N", help=_("seats of each match (default: 2)")
    )
    parser.add_argument(
        "--matches", type=typed.matches, default=DEFAULT_MATCHES, metavar="N", help=_("how many for each step, at most")
    )
    parser.add_argument(
        "--scale",
        type=arena.scale,
        default=DEFAULT_SCALE,
        metavar="PART",
        help=_("part of the playing time that levels get (default: {part})").format(part=DEFAULT_SCALE),
    )
    typed.match_setup(parser)
    typed.thinking(parser)
    arena.stopping(parser, least=DEFAULT_LEAST)
    arena.places(parser)


def run(arguments: argparse.Namespace) -> int:
    from ai.arena import ladder
    from game.commands.executors import runner

    title = typed.find_title(arguments.title)
    entrants = [scaled(entrant, arguments.scale) for entrant in arena.entrant_list(arguments.levels, arguments.seconds)]
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):
        raise UsageError(_("A ladder needs two or more different levels."))
    if arguments.seats < 2:
        raise UsageError(_("A ladder needs matches with two or more seats."))
    options = typed.options(title, arguments.seats, arguments.option)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    plan = arena.plan(arguments)
    with Output(arguments.json) as out:
        with runner(arguments) as play, progress(_("Matches")) as show:
            result = ladder(title, entrants, plan, seed, arguments.seats, options, play, show)
        for line in summary(result):
            out.say(line)
        out.data({"title": title.id, "seed": seed, "seats": arguments.seats, **figures(result)})
    return OK


def scaled(entrant: "Entrant", scale: float) -> "Entrant":
    """With the arena's time, unless it has some of its own or needs none."""
    from ai import LEVELS
    from ai.budget import seconds_for

    if entrant.seconds is not None or entrant.iterations is not None or entrant.level in LEVELS:
        return entrant
    return entrant._replace(seconds=scale * seconds_for(entrant.level))


def figures(result: "Ladder") -> dict[str, Any]:
    return {
        "levels": list(result.elo),
        "steps": [step_figures(step) for step in result.steps],
        "elo": {level: gap.elo for level, gap in result.elo.items()},
        "elo_interval": {level: list(gap.interval) for level, gap in result.elo.items()},
    }


def step_figures(step: "Step") -> dict[str, Any]:
    return {
        "levels": [step.lower, step.upper],
        "matches": len(step.series.outcomes),
        "wins": {level: report.number(won) for level, won in step.series.wins.items()},
        "share": round(step.top.share, 4),
        "interval": report.bounds(step.top.interval),
        "even": round(step.top.even, 4),
        "elo": step.gap.elo,
        "elo_interval": list(step.gap.interval),
        **report.series_figures(step.series),
    }


def summary(result: "Ladder") -> list[str]:
    head = [_("Step"), _("Matches"), _("Share"), _("95 % interval"), _("Even"), _("Elo"), _("Seconds")]
    rows = [head]
    for step in result.steps:
        rows.append(
            [
                f"{step.upper} > {step.lower}",
                str(len(step.series.outcomes)),
                report.percent(step.top.share),
                report.percents(step.top.interval),
                report.percent(step.top.even),
                report.elo(step.gap),
                f"{step.series.seconds:.1f}",
            ]
        )
    ratings = ", ".join(f"{level} {report.elo(gap)}" for level, gap in result.elo.items())
    all_series = [step.series for step in result.steps]
    lines = [*columns(rows), _("Elo: {ratings}").format(ratings=ratings), *map(report.verdict, all_series)]
    lines += [*dict.fromkeys(note for series in all_series for note in report.notes(series)), ""]
    thought = [standing for series in all_series for standing in series.standings]
    return [*lines, *columns(report.thinking_rows(thought)), report.punctuality(all_series)]
