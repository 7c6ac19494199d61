"""Closing the window, resizing, or losing the audio device at any moment loses nothing and raises nothing."""

from pathlib import Path

import pygame
import pytest
from helpers.robots import click, make_app, match_choices, point_of, tick

from game.core.rng import Rng
from game.rules import TITLES
from game.session.load import load
from game.session.match import Match, make_seats
from game.session.settings import read_settings
from game.session.store import Store
from game.ui.app import App
from game.ui.screens.table import TableScene

AFTERLIFE = TITLES["afterlife"]


def at_the_table(app: App, kinds: list[str]) -> TableScene:
    scene = TableScene(app, Match.start(AFTERLIFE, make_seats(kinds), 5, {"start_player": "seat_1"}))
    app.push(scene)
    tick(app, 2)
    return scene


def some_choices(app: App, rng: Rng, number: int) -> None:
    for _ in range(number):
        found = match_choices(app)
        if not found:
            tick(app)
            continue
        point = point_of(app, rng.choice(found))
        assert point is not None
        click(app, point)


@pytest.mark.parametrize("choices", range(0, 24, 3))
def test_closing_in_the_middle_of_anything_keeps_the_match(tmp_path: Path, choices: int) -> None:
    app = make_app(tmp_path, speed="0.5")  # slow: there is always something in the air
    scene = at_the_table(app, ["human", "random"])
    some_choices(app, Rng(choices), choices)
    done = list(scene.match.actions)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run()
    assert not app.running
    if done:
        newest = Store(tmp_path).autosaves()[0]
        assert load(newest.path).actions == done


def test_resizing_while_cards_fly_goes_on(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed="0.5")
    scene = at_the_table(app, ["human", "random", "random"])
    rng = Rng(3)
    for size in [(1600, 900), (1280, 720), (1440, 1080), (2000, 1000)]:
        some_choices(app, rng, 4)
        app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        tick(app, 4)
        assert (app.canvas.width, app.canvas.height) == size
        assert all(app.canvas.rect.contains(widget.rect) for widget in scene.widgets)
    app.close()
    assert read_settings()[0].window == (2000, 1000)


def test_a_lost_audio_device_leaves_the_game_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(tmp_path)
    at_the_table(app, ["human", "random"])
    assert app.audio.device

    class Gone:
        def set_volume(self, volume: float) -> None:
            raise pygame.error("the device is gone")

        play = set_volume

    monkeypatch.setattr(app.audio, "_sound", lambda name: Gone())
    some_choices(app, Rng(1), 3)
    assert not app.audio.device
    some_choices(app, Rng(2), 3)
    app.close()


def test_without_an_audio_device_everything_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    app = make_app(tmp_path)
    assert not app.audio.device
    at_the_table(app, ["human", "random"])
    some_choices(app, Rng(1), 5)
    app.close()


def test_undo_takes_back_the_own_choice_and_the_table_follows(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = at_the_table(app, ["human", "random"])
    before = scene.match.state.to_plain()
    buy = next(widget for widget in match_choices(app) if widget.id.startswith("slot:"))
    click(app, point_of(app, buy) or (0, 0))
    assert scene.match.state.to_plain() != before
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u", scancode=0))
    tick(app, 2)
    assert scene.match.state.to_plain() == before
    assert scene.board.view == scene.match.state.view(0)
    app.close()
