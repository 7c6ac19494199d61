"""Hot seat: nothing of another's hand is ever drawn, and the curtain stands between. Proven on what is drawn."""

from pathlib import Path

import pygame
import pytest
from helpers.matches import positions
from helpers.robots import click_widget, make_app, match_choices, point_of, tick

from game.core.rng import Rng
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.ui.app import App
from game.ui.screens.table import TableScene
from game.ui.tables.afterlife.faces import Faces

AFTERLIFE = TITLES["afterlife"]


def table(app: App, kinds: list[str], seed: int = 5) -> TableScene:
    scene = TableScene(app, Match.start(AFTERLIFE, make_seats(kinds), seed, {"start_player": "seat_1"}))
    app.push(scene)
    return scene


def pixels(app: App, match: Match, eyes: int) -> bytes:
    """The whole window as this seat sees it."""
    scene = TableScene(app, match)
    scene.eyes = eyes
    app.scenes = [scene]
    scene.waiting_for = None
    scene.rebuild()
    scene.board.show(match.state.view(eyes))
    scene.refresh()
    app.text.clear()
    app.draw(0.0)
    return pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_window_is_the_same_whatever_the_others_hold(tmp_path: Path, seats: int) -> None:
    """In two worlds that a seat cannot tell apart every pixel is the same."""
    app = make_app(tmp_path)
    compared = 0
    for step, state in enumerate(positions(AFTERLIFE.new_match(seats, 8), 8)):
        if step % 37:
            continue
        for eyes in range(seats):
            match = Match.start(AFTERLIFE, make_seats(["human"] * seats), 8)
            match.state = state.clone()
            twin = Match.start(AFTERLIFE, make_seats(["human"] * seats), 8)
            twin.state = state.determinize(eyes, Rng(step + 1))
            assert twin.state.to_plain() != match.state.to_plain()
            assert pixels(app, match, eyes) == pixels(app, twin, eyes), f"step {step}, seat {eyes}"
            compared += 1
    assert compared >= 8
    app.close()


def test_behind_the_curtain_no_card_is_drawn_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(tmp_path)
    scene = table(app, ["human", "human"])
    drawn: list[str] = []
    face = Faces.card

    def watched(faces: Faces, name: str, *rest: object, **more: object) -> pygame.Surface:
        drawn.append(name)
        return face(faces, name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Faces, "card", watched)
    assert scene.waiting_for == 0
    tick(app, 5)
    assert drawn == []
    click_widget(app, "sit_down")
    tick(app, 3)
    assert scene.eyes == 0
    assert drawn
    app.close()


def test_hands_are_shown_only_to_the_one_who_sat_down(tmp_path: Path) -> None:
    """A whole match of three humans: whenever a hand lies open it is that of the seat at the screen."""
    app = make_app(tmp_path)
    scene = table(app, ["human", "human", "human"], seed=9)
    rng = Rng(4)
    curtains = 0
    for _ in range(4000):
        if app.scene is not scene:
            if app.scene is not None and app.scene.name == "results":
                break
            choice = rng.choice(match_choices(app))
            click_widget(app, choice.id)
            continue
        if scene.waiting_for is not None:
            curtains += 1
            assert scene.board.hand_rects() == []
            click_widget(app, "sit_down")
            continue
        shown = scene.board.shown
        assert shown is not None
        for seat, player in enumerate(shown.players):
            if seat != scene.eyes or scene.open_question:
                assert set(player.hand) <= {None}, f"the hand of seat {seat} lies open"
        found = match_choices(app)
        if not found:
            tick(app)
            continue
        widget = rng.choice(found)
        point = point_of(app, widget)
        assert point is not None
        click_widget(app, widget.id)
    else:
        raise AssertionError("The match did not end.")
    assert curtains > 20
    app.close()
