"""`bench`: how fast the rules are, beside the cost of an empty method call in the same run.

Machines differ and are shared, so every figure is CPU time and the best of several repetitions; the ratio to
`call_us` is what can be compared between machines.
"""

import argparse

from game.commands import arguments as typed
from game.commands.errors import OK, UsageError
from game.commands.output import Output, columns, progress
from game.core.language import N_, _

NAME = "bench"
SUMMARY = N_("measure the speed of the rules")
DEFAULT_SECONDS = 3.0
RATES = ("playouts_per_s", "actions_per_s")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=typed.seconds, default=DEFAULT_SECONDS, metavar="S", help=_("CPU time per title")
    )
    parser.add_argument("--frames", action="store_true", help=_("measure the screens too"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.frames:
        raise UsageError(_("There is no window yet whose frames could be measured; leave --frames out."))
    from game.commands.stopwatch import measure
    from game.rules import TITLES

    figures: dict[str, dict[str, float]] = {}
    with Output(arguments.json) as out:
        with progress(_("Titles")) as report:
            for number, title in enumerate(TITLES.values(), start=1):
                figures[title.id] = measure(title, arguments.seconds)
                report(number, len(TITLES))
        for title_id, measured in figures.items():
            out.say(title_id)
            for line in columns(table(measured)):
                out.say("  " + line)
        out.data({name: {key: rounded(value) for key, value in row.items()} for name, row in figures.items()})
    return OK


def table(measured: dict[str, float]) -> list[list[str]]:
    rows = [[_("Figure"), _("Value"), _("Empty calls")]]
    call = measured["call_us"]
    for name, value in measured.items():
        microseconds = 1e6 / value if name in RATES else value
        rows.append([name, f"{value:,.0f}" if name in RATES else f"{value:.3f}", f"{microseconds / call:,.0f}"])
    return rows


def rounded(value: float) -> float:
    return round(value, 1) if value >= 1000 else round(value, 4)
