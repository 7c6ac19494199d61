"""Whether a window could open here. There is none in this version: the text table stands in for it."""

import os
import sys
from collections.abc import Mapping

from game.commands.errors import UsageError
from game.commands.program import program
from game.core.language import _

TEXT_WAY = "play TITLE --seats human,greedy --text"


def has_display(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Only on Linux can there be none; a driver that draws into memory counts as one."""
    if not platform.startswith("linux"):
        return True
    if environment.get("SDL_VIDEODRIVER") == "dummy":
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def text_instead() -> str:
    """The sentence to say before the text table opens in the window's place; a UsageError where it cannot."""
    command = f"{program()} {TEXT_WAY}"
    if not has_display():
        sentence = _("There is no display to open a window on; play in the terminal with: {command}")
        raise UsageError(sentence.format(command=command))
    if not sys.stdin.isatty():
        sentence = _("The window comes in a later version; play in the terminal with: {command}")
        raise UsageError(sentence.format(command=command))
    return _("The window comes in a later version; here is the table as text.")
