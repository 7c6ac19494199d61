"""`simulate`: a series of matches between opponents, seats swapped, the same deals for all."""

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING, Any

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
    parser.add_argument("--seats", required=True, metavar="LEVELS", help=_("levels by seat: greedy,random"))
    parser.add_argument("--matches", type=typed.matches, default=DEFAULT_MATCHES, metavar="N", help=_("how many"))
    typed.match_setup(parser)
    typed.thinking(parser)


def run(arguments: argparse.Namespace) -> int:
    from ai.arena import simulate

    title = typed.find_title(arguments.title)
    levels = typed.level_list(arguments.seats)
    options = typed.options(title, len(levels), arguments.option)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    with Output(arguments.json) as out:
        with progress(_("Matches")) as report:
            series = simulate(title, levels, arguments.matches, seed, arguments.seconds, options, report)
        for line in summary(series):
            out.say(line)
        out.data(figures(series))
    return OK


def figures(series: "Series") -> dict[str, Any]:
    return {
        "title": series.title,
        "seed": series.seed,
        "matches": [match_figures(outcome) for outcome in series.outcomes],
        "wins": {level: number(won) for level, won in series.wins.items()},
    }


def match_figures(outcome: "Outcome") -> dict[str, Any]:
    return {
        "seed": outcome.seed,
        "seats": list(outcome.seats),
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "decisions": outcome.decisions,
        "seconds": round(outcome.seconds, 4),
    }


def number(won: Fraction) -> int | float:
    """Whole victories as whole numbers; shared ones leave a fraction."""
    return won.numerator if won.denominator == 1 else round(float(won), 4)


def summary(series: "Series") -> list[str]:
    count = len(series.outcomes)
    seconds = sum(outcome.seconds for outcome in series.outcomes)
    text = ngettext("{count} match of {title}, {seconds:.1f} s", "{count} matches of {title}, {seconds:.1f} s", count)
    lines = [text.format(count=count, title=series.title, seconds=seconds)]
    rows = [[_("Level"), _("Wins"), _("Share"), _("Mean score")]]
    for level, won in series.wins.items():
        share = f"{100 * float(won) / count:.0f} %"
        rows.append([level, f"{number(won):g}", share, f"{mean_score(series, level):.1f}"])
    return lines + columns(rows)


def mean_score(series: "Series", level: str) -> float:
    scores = [
        score
        for outcome in series.outcomes
        for seated, score in zip(outcome.seats, outcome.scores, strict=True)
        if seated == level
    ]
    return sum(scores) / len(scores)
