"""A match in a real window, clicked through by xdotool: `xvfb-run python tests/ui/real_window.py kemet` (needs both).

Not part of the suite, since a machine need not have an X server. The program's own loop runs; every click comes from
outside, through the window system.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

import pygame  # noqa: E402
from helpers.robots import choosable, make_app, match_choices, point_of, tick  # noqa: E402

from game.core.rng import Rng  # noqa: E402
from game.ui.app import App  # noqa: E402
from game.ui.screens.menu import MenuScene  # noqa: E402
from game.ui.widget import Widget  # noqa: E402


def click(app: App, widget: Widget) -> None:
    """From outside: the window's place on the screen plus the widget's place in the window."""
    point = point_of(app, widget)
    assert point is not None, widget.id
    left, top = pygame.display.get_window_position()
    subprocess.run(["xdotool", "mousemove", str(left + point[0]), str(top + point[1]), "click", "1"], check=True)
    for _ in range(40):
        tick(app)
        if app.scene is not None and app.scene.pressed is None:
            return


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Path(folder))
        assert pygame.display.get_driver() == "x11", pygame.display.get_driver()
        app.push(MenuScene(app))
        tick(app, 5)
        title = sys.argv[1] if len(sys.argv) > 1 else "afterlife"
        for start in (f"game:{title}", "start"):
            click(app, next(widget for widget in choosable(app) if widget.id == start))
            tick(app, 5)
        rng = Rng(1)
        clicks = 0
        began = time.monotonic()
        while app.scene is not None and app.scene.name != "results" and time.monotonic() - began < 400:
            found = match_choices(app)
            if not found:
                tick(app)
                continue
            click(app, rng.choice(found))
            clicks += 1
        assert app.scene is not None
        print(f"{app.scene.name} after {clicks} clicks in {time.monotonic() - began:.0f} s")
        assert app.scene.name == "results"
        app.close()


if __name__ == "__main__":
    main()
