"""`simulate`: a series of matches between opponents, seats swapped, the same deals for all."""

import argparse
from typing import TYPE_CHECKING, Any

from game.commands import arena_arguments as arena
from game.commands import arena_report as report
from game.commands import arguments as typed
from game.commands.errors import OK
from game.commands.output import Output, columns, progress
from game.core.language import N_, _, ngettext

if TYPE_CHECKING:
    from ai.arena import Outcome, Series

NAME = "simulate"
SUMMARY = N_("play a series of matches between computer opponents")
DEFAULT_MATCHES = 20
DEFAULT_SEED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help=_("which of the games"))
    parser.add_argument(
        "--seats",
        required=True,
        metavar="LEVELS",
        help=_("levels by seat, with seconds or iterations of their own, and weights: master:0.15,skilled@120=FILE"),
    )
    parser.add_argument(
        "--matches", type=typed.matches, default=DEFAULT_MATCHES, metavar="N", help=_("how many, or how many at most")
    )
    typed.match_setup(parser)
    typed.thinking(parser)
    arena.stopping(parser, least=None)
    arena.places(parser)


def run(arguments: argparse.Namespace) -> int:
    from ai.arena import simulate
    from game.commands.executors import runner

    title = typed.find_title(arguments.title)
    entrants = arena.entrant_list(arguments.seats, arguments.seconds)
    options = typed.options(title, len(entrants), arguments.option)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    plan = arena.plan(arguments)
    with Output(arguments.json) as out:
        with runner(arguments) as play, progress(_("Matches")) as show:
            series = simulate(title, entrants, plan, seed, options, play, show)
        for line in summary(series):
            out.say(line)
        out.data(figures(series))
    return OK


def figures(series: "Series") -> dict[str, Any]:
    return {
        "title": series.title,
        "seed": series.seed,
        "matches": [match_figures(outcome) for outcome in series.outcomes],
        "wins": {level: report.number(won) for level, won in series.wins.items()},
        **report.series_figures(series),
    }


def match_figures(outcome: "Outcome") -> dict[str, Any]:
    return {
        "seed": outcome.seed,
        "seats": list(outcome.seats),
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "winners": list(outcome.winners),
        "decisions": outcome.decisions,
        "seconds": round(outcome.seconds, 4),
    }


def summary(series: "Series") -> list[str]:
    count = len(series.outcomes)
    text = ngettext("{count} match of {title}, {seconds:.1f} s", "{count} matches of {title}, {seconds:.1f} s", count)
    lines = [text.format(count=count, title=series.title, seconds=series.seconds)]
    rows = [[_("Level"), _("Wins"), _("Share"), _("95 % interval"), _("Mean score")]]
    for standing in series.standings:
        rows.append(
            [
                standing.name,
                f"{report.number(standing.won):g}",
                report.percent(standing.share),
                report.percents(standing.interval),
                f"{standing.mean_score:.1f}",
            ]
        )
    lines += columns(rows)
    if len(series.standings) > 1:
        lines.append(report.verdict(series))
    lines += [*report.notes(series), "", *columns(report.thinking_rows(series.standings))]
    return [*lines, report.punctuality([series])]
