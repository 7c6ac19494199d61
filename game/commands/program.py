"""How the person at the keyboard calls this program, and what it says of itself."""

import sys
from pathlib import Path

from game import CORE
from game.compiled import FOREIGN, OUTDATED
from game.core.assets import base_folder
from game.core.language import _


def program() -> str:
    """The bundled program's own name, the launcher of a checkout, or the installed command."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).name
    return "python3 run.py" if (base_folder() / "run.py").is_file() else "nile-quartet"


def own_command() -> list[str]:
    """What starts this program once more, as another process."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "game"]


def core_words() -> str:
    """Whether rules and opponents run compiled, and if they could but do not, why."""
    if CORE.reason == OUTDATED:
        return _("plain core (the compiled one does not match the sources: compile it again)")
    if CORE.reason == FOREIGN:
        return _("plain core (the compiled one was made for another Python: compile it again)")
    return _("plain core") if CORE.reason else _("compiled core")
