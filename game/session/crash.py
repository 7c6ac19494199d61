"""When the program breaks down: a report that can be sent to us, and the way back to the match.

The report is a record like any save, so it can be replayed, with the traceback besides. It names nobody: no
seat names, no user name of the machine, and paths are shortened to what says where in the program it was.
"""

import contextlib
import platform
import re
import sys
import traceback
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game import CORE, __version__
from game.core.assets import base_folder
from game.core.decision import action_text
from game.core.language import N_
from game.session import paths
from game.session.entry import Entry
from game.session.files import write_file
from game.session.match import Match, now
from game.session.record import document_of, record_of, sealed
from game.session.sentences import Sentence
from game.session.store import Store

KEPT = 20  # reports
PENDING = "pending"
HOMES = re.compile(r"((?:/home|/Users|/var/home|\\+Users)[/\\]+)[^/\\\"'\n:]+")
LIBRARIES = re.compile(r"[^\s\"']*[/\\](?:site-packages|lib[/\\]python3[^/\\]*)[/\\]")


@dataclass(frozen=True, slots=True)
class CrashNote:
    report: Path | None  # None: not even the report could be written
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class PendingCrash:
    report: Path
    autosave: Entry | None  # the match to go on with, if one was under way


def report_crash(error: BaseException, match: Match | None = None, store: Store | None = None) -> CrashNote:
    """Write the report and finish the autosave; never raises, since something has gone wrong already."""
    if store:
        store.close()
    try:
        folder = paths.ready(paths.crashes_folder())
        report = folder / f"crash-{re.sub(r'[^0-9]', '', now())[:20]}.toml"
        write_file(report, sealed(_document(error, match)))
        (folder / PENDING).write_text(report.name, encoding="utf-8")
    except Exception as failure:  # whatever it is, the player must still hear of the first error
        return CrashNote(None, _without_report(error, failure))
    _drop_old(folder)
    text = N_("The program has broken down. The report {file} tells how; please send it to us.")
    if match and not match.over:
        text = N_(
            "The program has broken down. The report {file} tells how; please send it to us. "
            "Your match is in the autosave: start the program again to continue it."
        )
    return CrashNote(report, Sentence.of(text, file=report))


def pending_crash(store: Store | None = None) -> PendingCrash | None:
    """Whether the last run broke down: its report, and the match to go on with; until `forget_crash`."""
    marker = paths.crashes_folder() / PENDING
    try:
        report = marker.with_name(Path(marker.read_text(encoding="utf-8").strip()).name)
    except (OSError, ValueError):
        return None
    newest = next((one for one in (store or Store()).autosaves() if one.record), None)
    going_on = newest is not None and newest.record is not None and not newest.record.over
    return PendingCrash(report, newest if going_on else None)


def forget_crash() -> None:
    with contextlib.suppress(OSError):
        (paths.crashes_folder() / PENDING).unlink()


def anonymous(text: str) -> str:
    """The text without what names the machine's user."""
    for folder, short in ((str(base_folder()), "."), (str(Path.home()), "~")):
        if len(folder) > 1:  # a home of "/" says nothing
            for spelled in (folder, folder.replace("\\", "\\\\")):
                text = re.sub(re.escape(spelled) + r"(?=[/\\\"'\s]|$)", short, text)
    text = HOMES.sub(r"\1...", LIBRARIES.sub("lib/", text))
    return text.encode("utf-8", "replace").decode()  # file names may hold what is no text


def _document(error: BaseException, match: Match | None) -> dict[str, Any]:
    document: dict[str, Any] = {}
    if match:
        # The match may be what is broken: then the report goes without it.
        with contextlib.suppress(Exception):
            record = record_of(match, "crash")
            nameless = tuple(seat._replace(name="") for seat in record.setup.seats)
            document = document_of(replace(record, setup=replace(record.setup, seats=nameless)))
    lines = "".join(traceback.format_exception(error)).splitlines()
    document["crash"] = {
        "date": now(),
        "versions": _versions(),
        "attempt": action_text(match.attempt) if match and match.attempt else "",
        "traceback": [anonymous(line) for line in lines],
    }
    return document


def _versions() -> list[str]:
    found = [
        f"Nile Quartet {__version__}, {CORE.name} core",
        f"Python {platform.python_version()}",
        platform.platform(terse=True),
    ]
    for name in ("pygame", "pygame_gui", "numpy"):
        module = sys.modules.get(name)
        if module:
            found.append(f"{name} {getattr(module, '__version__', '?')}")
    return found


def _drop_old(folder: Path) -> None:
    for old in sorted(folder.glob("crash-*.toml"))[:-KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()


def _without_report(error: BaseException, failure: Exception) -> Sentence:
    return Sentence.of(
        N_("The program has broken down ({error}), and no report could be written: {reason}"),
        error=f"{type(error).__name__}: {error}",
        reason=failure,
    )
