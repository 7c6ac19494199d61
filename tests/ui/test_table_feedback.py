"""What the table shows and plays: every kind of event is seen or heard, every sound and drawing is there."""

from pathlib import Path

import pygame
import pytest
from helpers.matches import positions, setups
from helpers.robots import make_app, tick

from game.core.assets import asset
from game.core.event import Event
from game.core.rng import Rng
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.ui.screens.table import TableScene
from game.ui.tables.afterlife.board import QUIET
from game.ui.tables.afterlife.shown import Shown, moves
from game.ui.widgets.plaque import emblem

AFTERLIFE = TITLES["afterlife"]
SWEPT = {"discarded_all"}  # the end of a turn sweeps everything to the pile


def all_events() -> list[Event]:
    events: list[Event] = []
    for seed, (seats, options) in enumerate(setups(AFTERLIFE)):
        for step, state in enumerate(positions(AFTERLIFE.new_match(seats, seed, options), seed)):
            decision = state.decision()
            assert decision is not None
            state.clone().apply(decision.actions[step % len(decision.actions)], events.append)
    return events


def test_every_kind_of_event_is_seen_or_heard() -> None:
    events = all_events()
    kinds = {event.kind for event in events}
    assert len(kinds) > 25
    silent = {event.kind for event in events if not moves(event)} - set(QUIET) - SWEPT
    assert silent == set()


def test_every_sound_that_the_table_plays_is_there() -> None:
    names = {sound for event in all_events() for _card, _start, _end, sound in moves(event)} | set(QUIET.values())
    for name in sorted(names):
        assert asset("sound", "effects", f"{name}.wav").stat().st_size > 1000


def test_every_card_of_both_pools_has_a_drawing_of_its_own(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    pictures = {}
    for option in AFTERLIFE.options[0].values:
        seats = option.seats[0] if option.seats else 2
        for card in AFTERLIFE.new_match(seats, 1, {"mode": option.id}).view(-1)["cards"]:
            pictures[card] = pygame.image.tobytes(app.art.svg(f"afterlife/{card}", (160, 120)), "RGBA")
    assert len(pictures) >= 62
    assert len(set(pictures.values())) == len(pictures)
    app.close()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shown_while_cards_fly_ends_as_the_view_says(tmp_path: Path, seats: int) -> None:
    """After the events of any action the board shows exactly what the view says."""
    app = make_app(tmp_path, speed="2")
    scene = TableScene(app, Match.start(AFTERLIFE, make_seats(["human"] + ["random"] * (seats - 1)), 3))
    app.push(scene)
    rng = Rng(2)
    for _ in range(60):
        tick(app, 90)
        decision = scene.match.decision()
        if decision is None:
            break
        if scene.answering:
            assert scene.board.shown == Shown.of(scene.match.state.view(scene.view_seat))
            scene.do(rng.choice(decision.actions))
    app.close()


def test_patterns_tell_seats_apart_without_colour(tmp_path: Path) -> None:
    app = make_app(tmp_path, patterns=True)
    plain = make_app(tmp_path)
    for seat in make_seats(["human"] * 6):
        with_pattern = pygame.image.tobytes(emblem(app, seat, 96), "RGBA")
        assert with_pattern != pygame.image.tobytes(emblem(plain, seat, 96), "RGBA")
    app.close()
