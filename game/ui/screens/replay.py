"""A finished match once more, from the first action: step by step, or by itself, through the eyes of any seat."""

from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.session.match import Match
from game.ui.anim.flight import SPEEDS
from game.ui.input import Command
from game.ui.screens.table import FOLLOW_SECONDS, TableScene
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App


class ReplayScene(TableScene):
    """The table with its actions already known. Nothing can be chosen, and nothing is autosaved."""

    name = "replay"

    def __init__(self, app: "App", match: Match) -> None:
        self.record = match
        self.line: list[Action] = list(match.actions)
        self.playing = True
        super().__init__(app, from_the_start(match))
        self.humans = []
        self.eyes = 0
        self.board.tomb_of = 0

    @property
    def answering(self) -> bool:
        return False

    @property
    def open_question(self) -> bool:
        return False

    @property
    def at(self) -> int:
        return len(self.match.actions)

    def _bar_buttons(self) -> None:
        super()._bar_buttons()
        self.widgets = [widget for widget in self.widgets if widget.id not in ("undo", "actions", "hint")]
        canvas, area = self.app.canvas, self.board.places.buttons
        height = max(canvas.u(60), canvas.line(32))
        gap = canvas.u(8)
        half = (area.width - gap) // 2
        entries = [
            ("play", _("Stop") if self.playing else _("Play"), self.toggle, "pause" if self.playing else "play"),
            ("eyes", self.match.names()[self.eyes], self.next_eyes, "eye"),
            ("back", _("Back"), self.step_back, "arrow_left"),
            ("forward", _("Forward"), self.step_forward, "arrow_right"),
        ]
        for index, (identity, label, choose, icon) in enumerate(entries):
            x = area.left + (index % 2) * (half + gap)
            y = area.top + canvas.u(6) + (index // 2) * (height + gap)
            rect = pygame.Rect(x, y, half, height)
            self.widgets.append(Button(self.app, identity, rect, label, choose, icon, index == 0))

    def toggle(self) -> None:
        self.playing = not self.playing
        self.refresh()

    def next_eyes(self) -> None:
        self.eyes = (self.eyes + 1) % len(self.match.seats)
        self.board.tomb_of = self.eyes
        self.director.skip()
        self.settle()

    def step_forward(self) -> None:
        self.playing = False
        self.director.skip()
        self._next()

    def step_back(self) -> None:
        """States are cheap to replay: play again up to the action before."""
        self.playing = False
        self.director.skip()
        target = max(0, self.at - 1)
        self.match = from_the_start(self.record)
        for action in self.line[:target]:
            self.match.apply(action)
        self.settle()

    def _next(self) -> None:
        if self.at < len(self.line):
            self.show_events(self.match.apply(self.line[self.at]))

    def _computer(self) -> None:
        self.rest -= 1 / 60
        factor = SPEEDS.get(self.app.settings.speed, 1.0)
        if self.playing and (not factor or self.rest <= FOLLOW_SECONDS * (1 - 1 / factor)):
            self._next()

    def can_undo(self) -> bool:
        return False

    def command(self, command: Command) -> bool:
        if command.name in ("undo", "redo", "actions", "hint"):
            return True
        return super().command(command)

    def finish(self) -> None:
        """At the end it stays where it is."""
        self.playing = False
        self.ended = False
        self.refresh()

    def back(self) -> None:
        self.app.pop()


def from_the_start(match: Match) -> Match:
    setup = match.setup
    state = match.title.new_match(len(setup.seats), setup.seed, setup.options)
    return Match(match.title, setup, state)
