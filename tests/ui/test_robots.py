"""Robots play whole matches through the real window, each from the main menu to the results."""

from pathlib import Path

import pygame
import pytest
from helpers.robots import choosable, click, click_widget, hat, make_app, pad, play_match, point_of, press, tick

from game.ui.app import App
from game.ui.screens.menu import MenuScene
from game.ui.widget import Widget

PATIENCE = 90  # steps of the focus ring to reach any widget


def by_mouse(app: App, widget: Widget) -> None:
    point = point_of(app, widget)
    assert point is not None, f"{widget.id} lies under something else"
    click(app, point)


def by_keyboard(app: App, widget: Widget) -> None:
    """Tab until the ring is there, then Enter."""
    _reach(app, widget, lambda: press(app, pygame.K_TAB))
    press(app, pygame.K_RETURN)


def by_gamepad(app: App, widget: Widget) -> None:
    """The shoulder button walks the ring, the first button chooses."""
    _reach(app, widget, lambda: pad(app, 5))
    pad(app, 0)


def _reach(app: App, widget: Widget, step: object) -> None:
    scene = app.scene
    assert scene is not None
    for _ in range(PATIENCE):
        if scene.focus is not None and scene.focus.id == widget.id:
            return
        step()  # type: ignore[operator]
        if app.scene is not scene:
            return
    raise AssertionError(f"{widget.id} cannot be reached with the focus ring on {scene.name}")


def choose(app: App, identity: str, hand: object) -> None:
    scene = app.scene
    assert scene is not None
    widget = scene.find(identity)
    assert widget is not None, f"{identity} is not on {scene.name}: {[one.id for one in scene.widgets]}"
    hand(app, widget)  # type: ignore[operator]
    tick(app, 2)


def to_the_table(app: App, seats: int, hand: object, title: str = "afterlife") -> None:
    """Menu, the game's plaque, the number of seats, start."""
    app.push(MenuScene(app))
    tick(app, 3)
    plaque = next(widget.id for widget in choosable(app) if title in widget.id)
    choose(app, plaque, hand)
    assert app.scene is not None
    assert app.scene.name == "setup"
    choose(app, f"seats:{seats}", hand)
    choose(app, "start", hand)
    assert app.scene.name == "table"


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_mouse_plays_from_the_menu_to_the_results(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path)
    to_the_table(app, seats, by_mouse)
    play_match(app, by_mouse, seats)
    assert app.scene is not None
    assert app.scene.name == "results"
    app.close()


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_mouse_plays_pharaon_from_the_menu_to_the_results(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path)
    to_the_table(app, seats, by_mouse, "pharaon")
    play_match(app, by_mouse, seats)
    assert app.scene is not None
    assert app.scene.name == "results"
    app.close()


def test_a_keyboard_plays_pharaon_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 2, by_keyboard, "pharaon")
    play_match(app, by_keyboard, 21)
    app.close()


def test_a_gamepad_plays_pharaon_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 1, by_gamepad, "pharaon")
    play_match(app, by_gamepad, 22)
    app.close()


def test_pharaon_at_normal_speed_with_animations_is_the_same_table(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed="2")
    to_the_table(app, 2, by_mouse, "pharaon")
    play_match(app, by_mouse, 23, limit=60_000)
    app.close()


def test_a_keyboard_plays_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 2, by_keyboard)
    play_match(app, by_keyboard, 11)
    app.close()


def test_a_gamepad_plays_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 2, by_gamepad)
    play_match(app, by_gamepad, 12)
    app.close()


def test_the_gamepads_cross_moves_the_ring(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.push(MenuScene(app))
    tick(app, 2)
    scene = app.scene
    assert scene is not None
    seen = set()
    for x, y in [(0, -1), (1, 0), (1, 0), (0, -1), (1, 0), (0, 1), (-1, 0)] * 3:
        hat(app, x, y)
        if scene.focus is not None:
            seen.add(scene.focus.id)
    assert len(seen) >= 3
    app.close()


def test_a_match_at_normal_speed_with_animations_is_the_same_table(tmp_path: Path) -> None:
    """Nothing is skipped here: flights run, clicks during them finish them, the match goes on."""
    app = make_app(tmp_path, speed="2")
    to_the_table(app, 2, by_mouse)
    play_match(app, by_mouse, 13, limit=60_000)
    app.close()


def test_every_action_is_in_the_plain_list(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 1, by_mouse)
    scene = app.scene
    assert scene is not None
    actions = len(scene.match.decision().actions)  # type: ignore[attr-defined]
    press(app, pygame.K_a)
    assert app.scene is not None
    assert app.scene.name == "actions"
    assert len(app.scene.entries) == actions  # type: ignore[attr-defined]
    press(app, pygame.K_ESCAPE)
    click_widget(app, "actions")
    assert app.scene.name == "actions"
    app.close()
