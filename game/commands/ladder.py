"""`ladder`: each level against the one below it, with the share of victories and how sure it is."""

import argparse
from typing import TYPE_CHECKING, Any

from game.commands import arguments as typed
from game.commands.errors import OK, UsageError
from game.commands.output import Output, columns, progress
from game.commands.simulate import DEFAULT_SEED, number
from game.core.language import N_, _

if TYPE_CHECKING:
    from ai.arena import Ladder, Step

NAME = "ladder"
SUMMARY = N_("measure the levels of the computer opponents against each other")
DEFAULT_MATCHES = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help=_("which of the games"))
    parser.add_argument("--levels", metavar="LEVELS", help=_("weakest first: random,greedy (default: all)"))
    parser.add_argument(
        "--seats", type=typed.seat_count, default=2, metavar="N", help=_("seats of each match (default: 2)")
    )
    parser.add_argument(
        "--matches", type=typed.matches, default=DEFAULT_MATCHES, metavar="N", help=_("how many for each step")
    )
    typed.match_setup(parser)
    typed.thinking(parser)


def run(arguments: argparse.Namespace) -> int:
    from ai import LEVELS
    from ai.arena import ladder

    title = typed.find_title(arguments.title)
    levels = typed.level_list(arguments.levels or ",".join(LEVELS))
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise UsageError(_("A ladder needs two or more different levels."))
    if arguments.seats < 2:
        raise UsageError(_("A ladder needs matches with two or more seats."))
    options = typed.options(title, arguments.seats, arguments.option)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    with Output(arguments.json) as out:
        with progress(_("Matches")) as report:
            result = ladder(title, levels, arguments.matches, seed, arguments.seats, arguments.seconds, options, report)
        for line in summary(result):
            out.say(line)
        head = {"title": title.id, "seed": seed, "seats": arguments.seats, "levels": levels}
        out.data({**head, **figures(result)})
    return OK


def figures(result: "Ladder") -> dict[str, Any]:
    return {"steps": [step_figures(step) for step in result.steps], "elo": result.elo}


def step_figures(step: "Step") -> dict[str, Any]:
    return {
        "levels": [step.lower, step.upper],
        "matches": len(step.series.outcomes),
        "wins": {level: number(won) for level, won in step.series.wins.items()},
        "share": round(step.share, 4),
        "interval": [round(step.interval.low, 4), round(step.interval.high, 4)],
        "even": round(step.even, 4),
        "seconds": round(sum(outcome.seconds for outcome in step.series.outcomes), 3),
    }


def summary(result: "Ladder") -> list[str]:
    rows = [[_("Step"), _("Matches"), _("Share"), _("95 % interval"), _("Even"), _("Seconds")]]
    for step in result.steps:
        seconds = sum(outcome.seconds for outcome in step.series.outcomes)
        rows.append(
            [
                f"{step.upper} > {step.lower}",
                str(len(step.series.outcomes)),
                f"{100 * step.share:.0f} %",
                f"{100 * step.interval.low:.0f}-{100 * step.interval.high:.0f} %",
                f"{100 * step.even:.0f} %",
                f"{seconds:.1f}",
            ]
        )
    ratings = ", ".join(f"{level} {rating}" for level, rating in result.elo.items())
    return [*columns(rows), _("Elo: {ratings}").format(ratings=ratings)]
