"""Robots that play through the real window with real events: a mouse, a keyboard, a gamepad."""

from collections.abc import Callable
from typing import Any

import pygame

from ai import make_agent
from ai.advice import Adviser
from game.core.advice import Advice
from game.core.decision import Action
from game.core.rng import Rng
from game.core.title import State, Title
from game.rules import TITLES
from game.session.settings import Settings
from game.session.store import Store
from game.ui.app import App, Services
from game.ui.widget import Widget


class Instant:
    """Nothing to wait for."""

    def progress(self) -> float:
        return 1.0

    def move_now(self) -> None:
        """It has moved already."""

    def cancel(self) -> None:
        """Nothing is being thought about."""


class InstantTicket(Instant):
    """An answer that is there at once."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def poll(self) -> Action | None:
        return self.action


class InstantAdvice(Instant):
    def __init__(self, advice: Advice) -> None:
        self.advice = advice

    def poll(self) -> Advice | None:
        return self.advice

    def so_far(self) -> Advice | None:
        return self.advice


class InstantOpponents:
    """Opponents that answer in the same process: for robots, which have no time to lose."""

    def ask(self, title: Title, state: State, seat: int, level: str, seed: int, moment: int = 0) -> InstantTicket:
        return InstantTicket(make_agent(level, title, seed).choose(state, seat))

    def advise(self, title: Title, state: State, seat: int, seed: int) -> InstantAdvice:
        return InstantAdvice(Adviser(title.id, seed, iterations=40).advise(state, seat))

    def review(self, title: Title, state: State, seat: int, played: Action, seed: int) -> InstantAdvice:
        return InstantAdvice(Adviser(title.id, seed).review(state, seat, played))

    def close(self) -> None:
        """Nothing to end."""


def make_app(folder: Any, size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
    chosen = Settings(**{"speed": "instant", "level": "random", **settings})
    services = Services(dict(TITLES), InstantOpponents(), ("random", "greedy"))
    return App(services, Store(folder), chosen, size)


def tick(app: App, times: int = 1) -> None:
    for _ in range(times):
        if app.running and app.scenes:
            app.tick(1 / 60)


def click(app: App, position: tuple[int, int], button: int = 1) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=button))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=position, button=button))
    tick(app)


def press(app: App, key: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
    tick(app)


def pad(app: App, button: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, joy=0, button=button))
    pygame.event.post(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=0, joy=0, button=button))
    tick(app)


def hat(app: App, x: int, y: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, joy=0, hat=0, value=(x, y)))
    pygame.event.post(pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, joy=0, hat=0, value=(0, 0)))
    tick(app)


def choosable(app: App) -> list[Widget]:
    scene = app.scene
    return [] if scene is None else [widget for widget in scene.widgets if widget.focusable]


def point_of(app: App, widget: Widget) -> tuple[int, int] | None:
    """A point where the pointer really meets this widget and nothing above it."""
    from game.ui.focus import topmost

    scene = app.scene
    assert scene is not None
    rect = widget.rect
    for share_y in (0.5, 0.2, 0.8, 0.08, 0.95):
        for share_x in (0.5, 0.2, 0.8, 0.05, 0.95):
            point = (rect.left + round(rect.width * share_x), rect.top + round(rect.height * share_y))
            if topmost(scene.widgets, point) is widget:
                return point
    return None


def click_widget(app: App, identity: str) -> None:
    scene = app.scene
    assert scene is not None
    widget = scene.find(identity)
    assert widget is not None, f"{identity!r} is not on {scene.name}: {[one.id for one in scene.widgets]}"
    point = point_of(app, widget)
    assert point is not None, f"{identity!r} cannot be reached with the pointer"
    click(app, point)


# Widgets that lead away from the match; a robot that wants to finish it does not touch them.
AWAY = ("pause", "log", "rules", "actions", "hint", "undo", "seat:", "pile:", "move_now", "zone:")


def match_choices(app: App) -> list[Widget]:
    """What a robot may choose to go on with the match."""
    found = [widget for widget in choosable(app) if not widget.id.startswith(AWAY)]
    decision = getattr(getattr(app.scene, "match", None), "decision", lambda: None)()
    if decision is not None and decision.kind == "choose_opponent":
        scene: Any = app.scene
        found += [w for w in choosable(app) if w.id.startswith("seat:") and scene.is_legal_seat(int(w.id[5:]))]
    return found


def play_match(app: App, choose: Callable[[App, Widget], None], seed: int, limit: int = 6000) -> int:
    """Play until the results stand there; how many choices it took."""
    rng = Rng(seed)
    made = 0
    while made < limit:
        scene = app.scene
        assert scene is not None
        if scene.name == "results":
            return made
        found = match_choices(app)
        if not found:
            tick(app)
            made += 1
            continue
        choose(app, rng.choice(found))
        made += 1
    raise AssertionError(f"No results after {limit} choices; the scene is {app.scene.name if app.scene else None}.")
