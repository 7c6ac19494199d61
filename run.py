"""Play, test, build: makes .venv beside this file, installs the project into it, and runs it.

    python3 run.py [ARGS]                 python -m game ARGS, from .venv
    python3 run.py test [PYTEST ARGS]     all checks and tests; with arguments only pytest
    python3 run.py test --compiled        only pytest, with the compiled core, which is made first if need be

Standard library only. The file must parse on Python 3.6, so that an old Python is refused with a sentence.
"""

import sys


def refuse_old_python(version=sys.version_info):
    if tuple(version[:2]) < (3, 11):
        found = ".".join(str(part) for part in version[:3])
        sys.stderr.write(f"Nile Quartet needs Python 3.11 or newer, but this is Python {found}.\n")
        raise SystemExit(2)


refuse_old_python()

import contextlib
import hashlib
import importlib.util
import os
import subprocess
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = SCRIPTS / ("python" + SUFFIX)
STAMP = VENV / "nile-quartet.stamp"
LOG = VENV / "install.log"
PIP_INSTALL = ["-m", "pip", "install", "--no-input", "--disable-pip-version-check", "-e", ".[dev,build]"]
COMPILED = "--compiled"
CORE_VARIABLE = "NILE_QUARTET_CORE"  # which core serves; see game/compiled.py
NO_NETWORK = ("connection broken", "ConnectionError", "Max retries exceeded", "timed out")


def say(sentence):
    print(sentence, file=sys.stderr, flush=True)


def fail(sentence):
    say(sentence)
    raise SystemExit(2)


# -- is .venv as it should be? ----------------------------------------------------------------------------


def wanted_stamp():
    """Two lines: what .venv was made for (else it is made anew), and what was installed into it."""
    interpreter = os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)
    home = "\n".join([sys.implementation.name, *map(str, sys.version_info[:2]), interpreter, str(ROOT)])
    parts = os.fsencode(home), (ROOT / "pyproject.toml").read_bytes()
    return "".join(hashlib.sha256(part).hexdigest() + "\n" for part in parts)


def found_stamp():
    """The stamp of the last finished installation; empty when there is none, or its Python is not ours."""
    try:
        config = (VENV / "pyvenv.cfg").read_text(encoding="utf-8", errors="replace")
        stamp = STAMP.read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""
    version = "version = {}.{}.".format(*sys.version_info)
    return stamp if os.access(PYTHON, os.X_OK) and version in config else ""


# -- set-up -----------------------------------------------------------------------------------------------


def set_up():
    if found_stamp() == wanted_stamp():
        return
    with one_at_a_time() as lock:
        found, wanted = found_stamp(), wanted_stamp()
        if found == wanted:
            return
        say("Setting up Nile Quartet in .venv; the first time this takes about a minute ...")
        if found.split("\n")[0] != wanted.split("\n")[0]:
            found = ""
            make_venv()
        install(found, wanted, lock)


@contextlib.contextmanager
def one_at_a_time():
    """Two starts must not build the same .venv. The lock ends with the last process that holds it."""
    with Path(__file__).open("rb") as lock:
        if fcntl:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another start is setting up Nile Quartet; waiting for it ...")
                fcntl.flock(lock, fcntl.LOCK_EX)
            except OSError:  # a file system without locks
                pass
        yield lock


def make_venv():
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        fail("This Python cannot make virtual environments: install its venv module (Debian: python3-venv).")
    import venv

    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (ValueError, subprocess.CalledProcessError) as error:
        fail(f"Nile Quartet could not make .venv: {error}.")


def install(found, wanted, lock):
    """Without a stamp .venv counts as half made, so it has none while pip works on it."""
    if STAMP.exists():
        STAMP.unlink()
    keep_lock = {"pass_fds": [lock.fileno()]} if fcntl else {}  # pip may outlive a killed launcher
    with LOG.open("wb") as log:
        command = [str(PYTHON), *PIP_INSTALL]
        code = subprocess.call(command, cwd=str(ROOT), stdout=log, stderr=subprocess.STDOUT, **keep_lock)
    if code == 0:
        STAMP.write_text(wanted, encoding="ascii")
        return
    if found:  # pip took its changes back: the old installation is whole
        STAMP.write_text(found, encoding="ascii")
    log_name = LOG.relative_to(ROOT)
    if any(sign in LOG.read_text(encoding="utf-8", errors="replace") for sign in NO_NETWORK):
        fail(f"Nile Quartet could not reach the package index: check the network and retry (see {log_name}).")
    fail(f"Nile Quartet could not be installed: pip failed and says why in {log_name}.")


# -- run --------------------------------------------------------------------------------------------------


def wait_for(command, **options):
    """Exit code of a command, and whether Ctrl+C came; the command gets it too and ends by itself."""
    child = subprocess.Popen(command, **options)
    interrupted = False
    while True:
        try:
            return child.wait(), interrupted
        except KeyboardInterrupt:
            interrupted = True


def play(arguments):
    command = [str(PYTHON), "-P", "-m", "game", *arguments]  # -P: not a folder "game" where the user stands
    if os.name == "posix":
        os.execv(command[0], command)
    return wait_for(command)[0]


def pytest_command(arguments):
    own_choice = ("-n", "--numprocesses", "--pdb", "--trace", "no:xdist")
    workers = [] if any(word.startswith(own_choice) for word in arguments) else ["-n", "2"]
    return [str(PYTHON), "-m", "pytest", *workers, *arguments]


def test(arguments):
    compiled = COMPILED in arguments
    steps = [("pytest", pytest_command([word for word in arguments if word != COMPILED]))]
    if compiled:
        steps[:0] = [("compile", [str(PYTHON), "-P", "-m", "game", "compile"])]
    if not arguments:
        steps[:0] = [
            ("ruff check", [str(PYTHON), "-m", "ruff", "check", "."]),
            ("ruff format", [str(PYTHON), "-m", "ruff", "format", "--check", "."]),
            ("mypy", [str(PYTHON), "-m", "mypy"]),
            ("lint-imports", [str(SCRIPTS / ("lint-imports" + SUFFIX)), "--no-logo"]),
        ]
    failed = []
    for name, command in steps:
        if failed and name == "pytest":  # said before pytest, whose closing line is the last one
            print(f"\nFailed before pytest: {', '.join(failed)}")
        print(f"\n== {name} ==", flush=True)
        core = "compiled" if compiled and name == "pytest" else "plain"
        code, interrupted = wait_for(command, cwd=str(ROOT), env={**os.environ, CORE_VARIABLE: core})
        if interrupted:
            return 130
        if code and name == "compile":
            return code
        if code:
            failed.append(name)
    return 1 if failed else 0


def main(arguments):
    # A console without UTF-8 shows "?" and goes on.
    os.environ["PYTHONIOENCODING"] = os.environ.get("PYTHONIOENCODING") or ":replace"
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.reconfigure(errors="replace")
    try:
        set_up()
    except KeyboardInterrupt:
        say("Stopped; the next start sets up again.")
        return 130
    except PermissionError as error:
        place = error.filename or VENV
        fail(f"Nile Quartet may not write {place}: get write permission there, or close other copies of it.")
    except OSError as error:
        fail(f"Nile Quartet could not set up .venv: {error}.")
    if arguments[:1] == ["test"]:
        return test(arguments[1:])
    return play(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
