"""`play`: a match at the table, with people and computer opponents, in the window or as text in the terminal."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands import arguments as typed
from game.commands.errors import OK, CommandFailedError, UsageError
from game.commands.output import Output
from game.commands.window import has_display, no_display, open_window
from game.core.language import N_, _

if TYPE_CHECKING:
    from game.session.match import Match

NAME = "play"
SUMMARY = N_("play a match, against people or computer opponents")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", nargs="?", metavar="TITLE", help=_("which of the games"))
    parser.add_argument("--seats", metavar="LIST", help=_("who plays, seat by seat: human,greedy"))
    parser.add_argument("--load", metavar="FILE", help=_("go on with a saved match"))
    parser.add_argument("--text", action="store_true", help=_("play in the terminal"))
    typed.match_setup(parser)
    typed.thinking(parser)


def run(arguments: argparse.Namespace) -> int:
    if not arguments.text and not has_display():
        raise no_display()
    match = loaded(arguments) if arguments.load is not None else begun(arguments)
    if not arguments.text:
        return open_window(match)
    with Output(arguments.json) as out:
        tell_of_breakdown(out)
        play_through(match, out, arguments.seconds)
        out.data(figures(match))
    return OK


def tell_of_breakdown(out: Output) -> None:
    """Once after a breakdown: where its report is, and how to go on with the match that was under way."""
    from game.commands.program import program
    from game.session.crash import forget_crash, pending_crash

    pending = pending_crash()
    if pending is None:
        return
    forget_crash()
    out.say(_("The program broke down last time; the report is {file}.").format(file=pending.report))
    if pending.autosave is not None:
        command = f"{program()} play --load {pending.autosave.path} --text"
        out.say(_("The match of that time goes on with: {command}").format(command=command))


def open_program() -> int:
    """Without any command: the menu."""
    return open_window()


def begun(arguments: argparse.Namespace) -> "Match":
    from game.session.match import Match, make_seats
    from game.session.settings import read_settings

    if arguments.title is None:
        raise UsageError(_("Say which title to play, or which match to go on with: play TITLE, or play --load FILE."))
    title = typed.find_title(arguments.title)
    kinds = typed.seat_list(arguments.seats or f"{typed.HUMAN},{read_settings()[0].level}")
    options = typed.options(title, len(kinds), arguments.option)
    seed = new_seed() if arguments.seed is None else arguments.seed
    return Match.start(title, make_seats(kinds), seed, options)


def loaded(arguments: argparse.Namespace) -> "Match":
    from game.session.load import load
    from game.session.sentences import SaveError

    if any((arguments.title, arguments.seats, arguments.option, arguments.seed is not None)):
        raise UsageError(_("A saved match brings its own title, seats, seed and options; give only --load."))
    try:
        match = load(Path(arguments.load))
    except SaveError as error:
        raise UsageError(str(error)) from error
    typed.seat_list(",".join(seat.kind for seat in match.seats))
    return match


def new_seed() -> int:
    """Seven bytes: short enough to be told to a friend who wants the same deal."""
    return int.from_bytes(os.urandom(7))


def play_through(match: "Match", out: Output, seconds: float | None) -> None:
    """Until the match ends or somebody leaves; what breaks down on the way is reported with the match."""
    from game.commands.text_table import TextTable
    from game.session.crash import report_crash
    from game.session.store import Store

    store = Store()
    table = TextTable(match, out, store, seconds)
    try:
        table.run()
    except KeyboardInterrupt:
        out.say()
        table.leave()
        raise
    except (BrokenPipeError, UsageError):
        table.keep()
        raise
    except Exception as error:
        raise CommandFailedError(str(report_crash(error, match, store).sentence)) from error
    finally:
        store.close()


def figures(match: "Match") -> dict[str, Any]:
    result = match.result()
    return {
        "title": match.title.id,
        "seed": match.setup.seed,
        "seats": [seat.kind for seat in match.seats],
        "scores": list(result.scores) if result else [],
        "ranking": list(result.ranking) if result else [],
        "decisions": len(match.actions),
        "over": match.over,
    }
