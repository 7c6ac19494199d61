"""`bench`: how fast rules and search are, beside the cost of an empty method call in the same run; and the screens.

Machines differ and are shared, so every figure of the rules is CPU time and the best of several repetitions; the
ratio to `call_us` is what can be compared between machines. Where the core is compiled, the plain one is measured by a
second process and stands beside it. Frames are timed as a player feels them.
"""

import argparse
import json
import os
import subprocess
from typing import TYPE_CHECKING, Any

from game import CORE
from game.commands import arguments as typed
from game.commands.errors import OK, CommandFailedError, UsageError
from game.commands.output import Output, columns, progress
from game.commands.program import core_words, own_command
from game.commands.shots import chosen_screens, only_argument, window_size
from game.compiled import COMPILED, PLAIN, VARIABLE
from game.core.language import N_, _

if TYPE_CHECKING:
    from game.commands.gallery import Screen

NAME = "bench"
SUMMARY = N_("measure the speed of the rules and of the screens")
DEFAULT_SECONDS = 3.0
FRAME_SIZE = (1920, 1080)
FIGURES = ("p50_ms", "p95_ms", "max_ms")
RATES = ("playouts_per_s", "actions_per_s", "search_per_s")

Figures = dict[str, dict[str, float]]  # by title


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

    figures: Figures = {}
    with progress(_("Titles")) as report:
        for number, title in enumerate(TITLES.values(), start=1):
            figures[title.id] = measure(title, seconds)
            report(number, len(TITLES))
        plain = plain_figures(seconds) if CORE.name == COMPILED else {}
    out.say(core_words())
    for title_id, measured in figures.items():
        out.say(title_id)
        for line in columns(table(measured, plain.get(title_id))):
            out.say("  " + line)
    for title_id, row in plain.items():
        figures[title_id] |= {f"{PLAIN}_{name}": value for name, value in row.items()}
    return {name: {key: rounded(value) for key, value in row.items()} for name, row in figures.items()}


def plain_figures(seconds: float) -> Figures:
    """The same measurement by a process in which the plain core serves."""
    command = [*own_command(), NAME, "--seconds", str(seconds), "--json", "-"]
    environment = {**os.environ, VARIABLE: PLAIN}
    child = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if child.returncode:
        raise CommandFailedError(_("The plain core cannot be measured: {reason}").format(reason=child.stderr.strip()))
    figures: Figures = json.loads(child.stdout)
    return figures


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


def table(measured: dict[str, float], plain: dict[str, float] | None = None) -> list[list[str]]:
    """One line per figure; with those of the plain core beside them and how many times faster the compiled one is."""
    rows = [[_("Figure"), _("Value"), _("Empty calls")]]
    if plain:
        rows[0] += [_("Plain"), _("Times faster")]
    call = measured["call_us"]
    for name, value in measured.items():
        row = [name, shown(name, value), f"{microseconds(name, value) / call:,.0f}"]
        if plain:
            ratio = microseconds(name, plain[name]) / microseconds(name, value)
            row += [shown(name, plain[name]), f"{ratio:.2f}"]
        rows.append(row)
    return rows


def microseconds(name: str, value: float) -> float:
    return 1e6 / value if name in RATES else value


def shown(name: str, value: float) -> str:
    return f"{value:,.0f}" if name in RATES else f"{value:.3f}"


def rounded(value: float) -> float:
    return round(value, 1) if value >= 1000 else round(value, 4)
