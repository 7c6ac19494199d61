"""`replay`: plays a saved match again, checks every hash on the way, and tells it line by line."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands.errors import FAILED, OK, UsageError
from game.commands.outcome import result_lines
from game.commands.output import Output
from game.core.language import N_, _, ngettext

if TYPE_CHECKING:
    from game.session.match import Match

NAME = "replay"
SUMMARY = N_("tell a saved match again, or verify saved matches")
SPECTATOR = -1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=_("saved matches"))
    parser.add_argument("--verify", action="store_true", help=_("only check that they replay to the same hashes"))


def run(arguments: argparse.Namespace) -> int:
    files = [Path(name) for name in arguments.files]
    for file in files:
        if not file.is_file():
            raise UsageError(_("There is no file {file}.").format(file=file))
    if len(files) > 1 and not arguments.verify:
        raise UsageError(_("Only one match can be told at a time; several files go with --verify."))
    with Output(arguments.json) as out:
        tell = verify_match if arguments.verify else tell_match
        checked = [replay_file(file, tell, out) for file in files]
        out.data({"files": checked})
    return OK if all(entry["ok"] for entry in checked) else FAILED


def replay_file(file: Path, tell: Callable[[Path, "Match", Output], None], out: Output) -> dict[str, Any]:
    """Loading replays the match from its seed and compares every hash; what is left is to tell it."""
    from game.session.load import load
    from game.session.sentences import SaveError

    try:
        match = load(file)
    except SaveError as error:
        out.say(str(error))
        return {"file": str(file), "ok": False, "problem": str(error)}
    tell(file, match, out)
    return {"file": str(file), "ok": True, **figures(match)}


def figures(match: "Match") -> dict[str, Any]:
    result = match.result()
    return {
        "title": match.title.id,
        "seed": match.setup.seed,
        "seats": [seat.kind for seat in match.seats],
        "actions": len(match.actions),
        "over": match.over,
        "scores": list(result.scores) if result else [],
        "ranking": list(result.ranking) if result else [],
    }


def verify_match(file: Path, match: "Match", out: Output) -> None:
    count = len(match.actions)
    if match.origin is not None and not count:
        out.say(_("{file}: the rules have changed since; only its last position was checked.").format(file=file))
        return
    text = ngettext("{file}: {count} action, all as recorded.", "{file}: {count} actions, all as recorded.", count)
    out.say(text.format(file=file, count=count))


def tell_match(file: Path, match: "Match", out: Output) -> None:
    """As a spectator would have seen it: what the players kept secret stays so."""
    words, names = match.title.words, match.names()
    notice = match.notice()
    if notice:
        out.say(str(notice))
    for number, step in enumerate(match.steps, start=1):
        lines = [words.log_line(event.seen_from(SPECTATOR), names) for event in step.events]
        for line in lines:
            if line:
                out.say(f"{number:>5}  {line}")
    out.say()
    for line in result_lines(match):
        out.say(line)
