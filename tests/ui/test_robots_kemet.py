"""Robots play whole matches of Kemet through the real window, each from the main menu to the results."""

from pathlib import Path

import pytest
from helpers.robots import choosable, make_app, play_match, tick
from ui.test_robots import by_gamepad, by_keyboard, by_mouse, choose

from game.ui.app import App
from game.ui.screens.menu import MenuScene
from game.ui.screens.setup import SetupScene
from game.ui.screens.table import TableScene

LIMIT = "5"  # the fewest rounds that the setup screen offers


def to_the_table(app: App, seats: int, hand: object) -> None:
    """Menu, the game's plaque, the number of seats, the round limit, start."""
    app.push(MenuScene(app))
    tick(app, 3)
    choose(app, next(widget.id for widget in choosable(app) if "kemet" in widget.id), hand)
    assert isinstance(app.scene, SetupScene)
    choose(app, f"seats:{seats}", hand)
    for _ in range(5):
        if app.scene.plan.options.get("round_limit") == LIMIT:
            break
        choose(app, "option:round_limit", hand)
    choose(app, "start", hand)
    assert isinstance(app.scene, TableScene)
    assert app.scene.match.state.view(-1)["rounds"] == int(LIMIT)


def ends(app: App) -> None:
    assert app.scene is not None
    assert app.scene.name == "results"
    app.close()


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_mouse_plays_kemet_from_the_menu_to_the_results(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path)
    to_the_table(app, seats, by_mouse)
    play_match(app, by_mouse, seats)
    ends(app)


def test_a_keyboard_plays_kemet_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 2, by_keyboard)
    play_match(app, by_keyboard, 21)
    ends(app)


def test_a_gamepad_plays_kemet_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 2, by_gamepad)
    play_match(app, by_gamepad, 22)
    ends(app)


def test_kemet_with_animations_is_the_same_table(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed="2")
    to_the_table(app, 2, by_mouse)
    play_match(app, by_mouse, 23, limit=60_000)
    ends(app)
