"""`compile`: core, rules and opponents as machine code, laid over the plain modules (game/compiled.py)."""

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

from game import compiled
from game.commands.errors import OK, CommandFailedError, UsageError
from game.commands.output import Output, progress
from game.commands.staging import stage
from game.core.assets import base_folder
from game.core.language import N_, _

NAME = "compile"
SUMMARY = N_("compile the rules and opponents, which makes them faster")
WORKSHOP = "build/compile"  # sources as the compiler gets them, and all that comes before the modules
LAST_LINES = 12


class NoCompilerError(Exception):
    """This machine cannot compile; the text says what is missing."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--clean", action="store_true", help=_("remove what was compiled; the plain core serves again"))


def run(arguments: argparse.Namespace) -> int:
    root = base_folder()
    if getattr(sys, "frozen", False) or not (root / "build.spec").is_file():
        raise UsageError(_("Only a checkout of the sources can be compiled."))
    with Output(arguments.json) as out:
        if arguments.clean:
            clean(root)
            out.say(_("The compiled core was removed; the plain one serves."))
            return OK
        begin = monotonic()
        try:
            made = up_to_date(root)
        except NoCompilerError as error:
            raise UsageError(str(error)) from error
        seconds, count = monotonic() - begin, len(compiled.modules(compiled.compiled_folder()))
        sentence = _("Compiled {count} files in {seconds:.0f} s.") if made else _("The compiled core is up to date.")
        out.say(sentence.format(count=count, seconds=seconds))
        out.data({"compiled": made, "files": count, "seconds": round(seconds, 1)})
    return OK


def up_to_date(root: Path) -> bool:
    """See to it that the compiled core matches the sources; whether there was something to do."""
    folder = compiled.compiled_folder()
    if not compiled.fault(folder, root):
        return False
    check_tools()
    made_from = compiled.source_hash(root)  # before the copy: what is edited meanwhile makes it outdated at once
    workshop = root / WORKSHOP
    shutil.rmtree(workshop, ignore_errors=True)
    with progress(_("Compiling")):
        paths = stage(root, workshop)
        work = worker("make", *paths, folder=workshop)
    if work.returncode:
        lines = "\n".join((work.stdout + work.stderr).splitlines()[-LAST_LINES:])
        raise CommandFailedError(_("The core cannot be compiled:\n{lines}").format(lines=lines))
    clean(root)
    shutil.move(workshop / "modules", folder)
    compiled.write_stamp(folder, made_from)
    shutil.rmtree(workshop, ignore_errors=True)
    return True


def clean(root: Path) -> None:
    folder = compiled.compiled_folder()
    try:
        (folder / compiled.STAMP).unlink(missing_ok=True)  # first: what is half removed must not serve
        if folder.exists():
            shutil.rmtree(folder)
    except OSError as error:
        raise CommandFailedError(_("The old compiled core cannot be removed: {reason}").format(reason=error)) from error


def check_tools() -> None:
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        raise NoCompilerError(_("Compiling needs mypyc and setuptools; install them with: pip install -e .[build]"))
    with tempfile.TemporaryDirectory(prefix="nile-quartet-") as folder:
        if worker("try", folder=Path(folder)).returncode:
            raise NoCompilerError(
                _("There is no C compiler that works with this Python, so the plain core serves.")
                + " "
                + _("Install one to compile it (Debian: gcc and python3-dev; Windows: Visual Studio Build Tools).")
            )


def worker(task: str, *paths: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-P", str(Path(__file__).with_name("compiler.py")), task, *paths]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
