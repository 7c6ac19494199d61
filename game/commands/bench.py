"""`bench`: how fast the rules are, beside the cost of an empty method call in the same run; and the screens.

Machines differ and are shared, so every figure of the rules is CPU time and the best of several repetitions; the
ratio to `call_us` is what can be compared between machines. Frames are timed as a player feels them.
"""

import argparse
from typing import TYPE_CHECKING, Any

from game.commands import arguments as typed
from game.commands.errors import OK, UsageError
from game.commands.output import Output, columns, progress
from game.commands.shots import chosen_screens, only_argument, window_size
from game.core.language import N_, _

if TYPE_CHECKING:
    from game.commands.gallery import Screen

NAME = "bench"
SUMMARY = N_("measure the speed of the rules and of the screens")
DEFAULT_SECONDS = 3.0
FRAME_SIZE = (1920, 1080)
FIGURES = ("p50_ms", "p95_ms", "max_ms")
RATES = ("playouts_per_s", "actions_per_s")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=typed.seconds, default=DEFAULT_SECONDS, metavar="S", help=_("CPU time per title")
    )
    parser.add_argument("--frames", action="store_true", help=_("measure the screens too"))
    parser.add_argument(
        "--size", type=window_size, default=FRAME_SIZE, metavar="WxH", help=_("size of the window, with --frames")
    )
    only_argument(parser)
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)  # the child of frames.one_start


def run(arguments: argparse.Namespace) -> int:
    if arguments.first_frame:
        from game.commands.frames import first_frame

        first_frame()
        return OK
    if arguments.only and not arguments.frames:
        raise UsageError(_("--only names a screen: give --frames, too."))
    screens = chosen_screens(arguments.only) if arguments.frames else []
    with Output(arguments.json) as out:
        figures: dict[str, Any] = titles(arguments.seconds, out)
        if screens:
            figures.update(window(screens, arguments.size, out))
        out.data(figures)
    return OK


def titles(seconds: float, out: Output) -> dict[str, Any]:
    from game.commands.stopwatch import measure
    from game.rules import TITLES

    figures: dict[str, dict[str, float]] = {}
    with progress(_("Titles")) as report:
        for number, title in enumerate(TITLES.values(), start=1):
            figures[title.id] = measure(title, seconds)
            report(number, len(TITLES))
    for title_id, measured in figures.items():
        out.say(title_id)
        for line in columns(table(measured)):
            out.say("  " + line)
    return {name: {key: rounded(value) for key, value in row.items()} for name, row in figures.items()}


def window(screens: "list[Screen]", size: tuple[int, int], out: Output) -> dict[str, Any]:
    from game.commands.frames import measure, start_seconds

    start = start_seconds()
    with progress(_("Screens")) as report:
        figures = measure(screens, size, report)
    out.say(_("Frames at {width} x {height}, in milliseconds").format(width=size[0], height=size[1]))
    rows = [[_("Screen"), "p50", "p95", _("longest")]]
    rows += [[name, *(f"{row[key]:.2f}" for key in FIGURES)] for name, row in figures.items()]
    for line in columns(rows):
        out.say("  " + line)
    out.say(_("From the start to the menu: {seconds:.2f} s").format(seconds=start))
    return {"frames": figures, "frame_size": list(size), "start_s": round(start, 3)}


def table(measured: dict[str, float]) -> list[list[str]]:
    rows = [[_("Figure"), _("Value"), _("Empty calls")]]
    call = measured["call_us"]
    for name, value in measured.items():
        microseconds = 1e6 / value if name in RATES else value
        rows.append([name, f"{value:,.0f}" if name in RATES else f"{value:.3f}", f"{microseconds / call:,.0f}"])
    return rows


def rounded(value: float) -> float:
    return round(value, 1) if value >= 1000 else round(value, 4)
