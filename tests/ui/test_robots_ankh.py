"""Robots play Ankh through the real window, from the menu to the results: mouse, keyboard, gamepad, with animations."""

from pathlib import Path

import pytest
from helpers.robots import make_app, play_match
from ui.test_robots import by_gamepad, by_keyboard, by_mouse, to_the_table

from game.session.match import Match
from game.ui.app import App
from game.ui.screens.results import ResultsScene


def ended_match(app: App) -> Match:
    assert isinstance(app.scene, ResultsScene)
    return app.scene.match


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_mouse_plays_ankh_from_the_menu_to_the_results(tmp_path: Path, seats: int) -> None:
    app = make_app(tmp_path)
    to_the_table(app, seats, by_mouse, "ankh")
    play_match(app, by_mouse, seats)
    match = ended_match(app)
    merged = [event for step in match.steps for event in step.events if event.kind == "merged"]
    assert len(merged) == (0 if seats == 2 else 1)
    app.close()


def test_a_keyboard_plays_ankh_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 2, by_keyboard, "ankh")
    play_match(app, by_keyboard, 31)
    assert ended_match(app).result() is not None
    app.close()


def test_a_gamepad_plays_ankh_from_the_menu_to_the_results(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    to_the_table(app, 2, by_gamepad, "ankh")
    play_match(app, by_gamepad, 32)
    assert ended_match(app).result() is not None
    app.close()


def test_ankh_with_animations_is_the_same_table(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed="2")
    to_the_table(app, 2, by_mouse, "ankh")
    play_match(app, by_mouse, 33, limit=60_000)
    assert ended_match(app).result() is not None
    app.close()
