"""How the person at the keyboard calls this program, for sentences that tell what to type."""

import sys
from pathlib import Path

from game.core.assets import base_folder


def program() -> str:
    """The bundled program's own name, the launcher of a checkout, or the installed command."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).name
    return "python3 run.py" if (base_folder() / "run.py").is_file() else "nile-quartet"
