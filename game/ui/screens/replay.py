"""A finished match once more, from the first action: step by step, or by itself, through the eyes of any seat.

After a review its timeline carries the large mistakes, and the table shows what would have been better.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.session.match import Match
from game.session.review import Mistake, beginning
from game.ui.anim.flight import SPEEDS
from game.ui.input import Command
from game.ui.screens.hint_panel import draw_ring
from game.ui.screens.table import FOLLOW_SECONDS, TableScene
from game.ui.screens.timeline import MistakeNote, Timeline
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App


class ReplayScene(TableScene):
    """The table with its actions already known. Nothing can be chosen, and nothing is autosaved."""

    name = "replay"

    def __init__(self, app: "App", match: Match, mistakes: Sequence[Mistake] = ()) -> None:
        self.record = match
        self.mistakes = mistakes
        self.line: list[Action] = list(match.actions)
        self.playing = True
        super().__init__(app, beginning(match))
        self.humans = []
        self.eyes = 0
        self.board.looked_at = 0

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
        canvas, area = self.app.canvas, self.board.room.buttons
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
        self._lay_timeline(area, area.top + canvas.u(6) + 2 * (height + gap))

    def _lay_timeline(self, area: pygame.Rect, top: int) -> None:
        canvas = self.app.canvas
        line = pygame.Rect(area.left, top, area.width, canvas.u(52))
        self.widgets.append(Timeline(self, line))
        mistake = self.mistake_here()
        if mistake is not None:
            rect = pygame.Rect(area.left, line.bottom + canvas.u(6), area.width, area.bottom - line.bottom)
            rect.height -= canvas.u(10)
            self.widgets.append(MistakeNote(self, rect, mistake))

    def toggle(self) -> None:
        self.playing = not self.playing
        self.refresh()

    def next_eyes(self) -> None:
        self.eyes = (self.eyes + 1) % len(self.match.seats)
        self.board.looked_at = self.eyes
        self.director.skip()
        self.settle()

    def step_forward(self) -> None:
        self.playing = False
        self.director.skip()
        self._next()

    def step_back(self) -> None:
        self.go_to(self.at - 1)

    def go_to(self, target: int) -> None:
        """To the moment before this action. States are cheap to replay: back means from the start."""
        self.playing = False
        self.director.skip()
        target = max(0, min(target, len(self.line)))
        if target < self.at:
            self.match = beginning(self.record)
        for action in self.line[self.at : target]:
            self.match.apply(action)
        self.settle()

    def go_to_mistake(self, mistake: Mistake) -> None:
        """Through the eyes of the one who made it."""
        self.eyes = self.board.looked_at = mistake.seat
        self.go_to(mistake.at)

    def next_mistake(self, way: int) -> None:
        """The nearest one after this moment (1) or before it (-1)."""
        found = [one for one in self.mistakes if (one.at - self.at) * way > 0]
        if found:
            self.go_to_mistake(min(found, key=lambda one: abs(one.at - self.at)))

    def mistake_here(self) -> Mistake | None:
        return next((one for one in self.mistakes if one.at == self.at), None) if not self.director.busy else None

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
        if command.name in ("page_up", "page_down") and self.mistakes and not self.log_open:
            self.next_mistake(1 if command.name == "page_down" else -1)
            return True
        return super().command(command)

    def draw_front(self, surface: pygame.Surface, ahead: float) -> None:
        mistake = self.mistake_here()
        if mistake is not None and mistake.seat == self.eyes:
            for identity in self.board.targets(mistake.better):
                widget = self.find(identity)
                if widget is not None:
                    draw_ring(self, surface, getattr(widget, "whole", widget.rect))
        super().draw_front(surface, ahead)

    def finish(self) -> None:
        """At the end it stays where it is."""
        self.playing = False
        self.ended = False
        self.refresh()

    def back(self) -> None:
        self.app.pop()
