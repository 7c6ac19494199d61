"""`build`: the bundled program in dist/, tried at once: its own selftest, in a folder far from the sources."""

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from game.commands.compile import NoCompilerError, up_to_date
from game.commands.errors import FAILED, OK, CommandFailedError, UsageError
from game.commands.output import Output, progress
from game.compiled import COMPILED, PLAIN, VARIABLE
from game.core.assets import base_folder
from game.core.language import N_, _
from game.session.paths import HOME_VARIABLE

NAME = "build"
SUMMARY = N_("make the bundled program and check it")
PROGRAM = "nile-quartet"
RECIPE = "build.spec"
STAGES = (
    "Initializing module dependency graph", "Analyzing", "Processing module hooks", "Looking for ctypes DLLs",
    "Looking for dynamic libraries", "Building PYZ", "Building PKG", "Building EXE", "Building COLLECT",
    "Build complete",
)  # fmt: skip
LAST_LINES = 12
SELFTEST_LIMIT = 600.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose: build.spec says everything."""


def run(arguments: argparse.Namespace) -> int:
    root = base_folder()
    if getattr(sys, "frozen", False) or not (root / RECIPE).is_file():
        raise UsageError(_("Only a checkout of the sources can be built: {file} is not here.").format(file=RECIPE))
    if importlib.util.find_spec("PyInstaller") is None:
        raise UsageError(_("This command needs PyInstaller; install it with: pip install -e .[build]"))
    with Output(arguments.json) as out:
        begin = monotonic()
        core = core_for(root, out)
        folder = bundle(root)
        seconds, megabytes = monotonic() - begin, size_of(folder) / 1e6
        sentence = _("Built in {seconds:.0f} s: {folder}, {megabytes:.0f} MB")
        shown = folder.relative_to(root).as_posix()
        out.say(sentence.format(seconds=seconds, folder=shown, megabytes=megabytes))
        code = selftest(folder, out)
        out.data(figures(shown, megabytes, seconds, code) | {"core": core})
        if code:
            out.say(_("The bundled program does not pass its selftest (exit code {code}).").format(code=code))
    return FAILED if code else OK


def core_for(root: Path, out: Output) -> str:
    """Compiled where that is possible; build.spec takes the compiled core if it matches the sources."""
    try:
        up_to_date(root)
    except NoCompilerError as error:
        out.say(str(error))
        return PLAIN
    return COMPILED


def figures(folder: str, megabytes: float, seconds: float, code: int) -> dict[str, Any]:
    return {
        "folder": folder,
        "megabytes": round(megabytes, 1),
        "seconds": round(seconds, 1),
        "selftest": {"ok": code == 0, "exit_code": code},
    }


def bundle(root: Path) -> Path:
    """Run PyInstaller; its folder with the program."""
    places = ["--distpath", str(root / "dist"), "--workpath", str(root / "build")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *places, str(root / RECIPE)]
    with progress(_("Building")) as report:
        code, last = followed(command, root, report)
    if code:
        sentence = _("PyInstaller failed with code {code}:\n{lines}")
        raise CommandFailedError(sentence.format(code=code, lines="\n".join(last)))
    return root / "dist" / PROGRAM


def followed(command: list[str], folder: Path, report: Callable[[int, int], None]) -> tuple[int, list[str]]:
    """Exit code and last lines of a command that tells by its lines how far it has come."""
    last: deque[str] = deque(maxlen=LAST_LINES)
    reached = 0
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    with subprocess.Popen(command, cwd=folder, **pipes) as child:
        assert child.stdout is not None
        for line in child.stdout:
            last.append(line.rstrip())
            found = [at for at, stage in enumerate(STAGES, start=1) if stage in line]
            reached = max(reached, *found) if found else reached
            report(reached, len(STAGES))
    return child.returncode, list(last)


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def selftest(folder: Path, out: Output) -> int:
    """As on a stranger's machine: elsewhere, with a home of its own, and without our Python's settings."""
    program = folder / (PROGRAM + (".exe" if os.name == "nt" else ""))
    with tempfile.TemporaryDirectory(prefix="nile-quartet-", ignore_cleanup_errors=True) as elsewhere:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
        environment.pop(VARIABLE, None)
        environment[HOME_VARIABLE] = str(Path(elsewhere) / "home")
        try:
            child = subprocess.run(
                [str(program), "selftest"],
                cwd=elsewhere,
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=SELFTEST_LIMIT,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CommandFailedError(_("The bundled program cannot be run: {reason}").format(reason=error)) from error
    for line in (child.stdout + child.stderr).splitlines():
        out.say("  " + line)
    return child.returncode
