"""Opens the window and wires it: titles and opponents come in here, so that the window needs to know neither."""

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.commands.errors import OK, UsageError
from game.commands.program import program
from game.core.language import _

if TYPE_CHECKING:
    from game.session.match import Match

TEXT_WAY = "play TITLE --seats human,greedy --text"


def has_display(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Only on Linux can there be none; a driver that draws into memory counts as one."""
    if not platform.startswith("linux"):
        return True
    if environment.get("SDL_VIDEODRIVER") == "dummy":
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_window(match: "Match | None" = None) -> int:
    """The menu, or straight the table of this match; ends when the window is closed."""
    if not has_display():
        raise no_display()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from ai import MENU_LEVELS
    from ai.client import WorkerOpponents
    from game.rules import TITLES
    from game.ui.app import App, NoDisplayError, Services
    from game.ui.screens.menu import MenuScene
    from game.ui.screens.recover import offer_recovery
    from game.ui.screens.table import TableScene

    opponents = WorkerOpponents()
    try:
        app = App(Services(dict(TITLES), opponents, tuple(MENU_LEVELS)))
    except NoDisplayError as error:
        raise no_display() from error
    opponents.start()
    app.push(MenuScene(app))
    if match is not None:
        app.push(TableScene(app, match))
    else:
        offer_recovery(app)
    try:
        app.run()
    except Exception as error:
        from game.session.crash import report_crash

        playing = next((scene.match for scene in reversed(app.scenes) if isinstance(scene, TableScene)), None)
        note = report_crash(error, playing, app.store)
        print(str(note.sentence), file=sys.stderr)
        return 1
    finally:
        app.close()
        opponents.close()
    return OK


def no_display() -> UsageError:
    sentence = _("There is no display to open a window on; play in the terminal with: {command}")
    return UsageError(sentence.format(command=f"{program()} {TEXT_WAY}"))
