"""Hints: the engine's three best actions with their chances and reasons, shown on the table while it still thinks.

A hint shows and points; the player plays. It belongs to the person who decides: it is made of what that seat knows, so
it is neither asked for nor drawn while anybody else may look.
"""

from typing import TYPE_CHECKING

from game.core.advice import Advice
from game.core.rng import MASK
from game.session.opponents import AdviceTicket
from game.ui.screens import hint_panel

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

SHOW_EVERY = 15  # steps: numbers that flicker cannot be read


class Advisor:
    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.ticket: AdviceTicket | None = None
        self.advice: Advice | None = None
        self.open = False
        self.pinned = -1  # the row that was chosen: it stays pointed at
        self._before = ""  # where the focus ring was
        self._calls = False  # the rows still want the focus ring
        self._age = 0

    @property
    def possible(self) -> bool:
        """The one who decides is the one at the screen. An open question to somebody else gets no hint: it would
        tell what that person's hand is good for."""
        decision = self.scene.match.decision()
        return decision is not None and self.scene.answering and decision.seat == self.scene.eyes

    @property
    def pointed(self) -> int:
        """The row whose action is shown on the board."""
        focus = self.scene.focus
        if isinstance(focus, hint_panel.HintRow):
            return focus.index
        return self.pinned

    def progress(self) -> float:
        return self.ticket.progress() if self.ticket is not None else 1.0

    def toggle(self) -> None:
        if self.open:
            self.close()
        else:
            self.ask()

    def ask(self) -> None:
        scene = self.scene
        decision = scene.match.decision()
        opponents = scene.app.services.opponents
        if decision is None or not self.possible or opponents is None:
            return
        scene.app.audio.play("hint")
        scene.log_open = False
        self.open, self.pinned, self._age = True, -1, 0
        self._before = scene.focus.id if scene.focus is not None else ""
        if self.ticket is None and self.advice is None:
            seed = (scene.match.setup.seed ^ len(scene.match.actions)) & MASK
            self.ticket = opponents.advise(scene.match.title, scene.match.state, decision.seat, seed)
        self._calls = scene.app.input.last_device != "mouse"
        self._listen()
        self._show()

    def close(self) -> None:
        """Out of sight; asked again in the same position, what was found is still there."""
        scene = self.scene
        inside = scene.focus is None or scene.focus.id.startswith("hint:")
        self.open = False
        scene.refresh()
        if inside and scene.app.input.last_device != "mouse":
            scene.focus = scene.find(self._before)

    def forget(self) -> None:
        """The position is another one, or nobody is there to see it."""
        if self.ticket is not None:
            self.ticket.cancel()
        self.ticket = self.advice = None
        self.open, self.pinned = False, -1

    def step(self) -> None:
        if self.ticket is None:
            return
        before = self._rows()
        self._age += 1
        self._listen()
        if self.open and self._rows() != before:
            self._show()

    def _listen(self) -> None:
        ticket = self.ticket
        if ticket is None:
            return
        answer = ticket.poll()
        if answer is not None:
            self.advice, self.ticket = answer, None
        elif self.advice is None or self._age % SHOW_EVERY == 0:
            self.advice = ticket.so_far() or self.advice

    def _rows(self) -> int:
        return len(self.advice.options) if self.advice is not None else 0

    def build(self) -> None:
        """Called when the table's widgets are made anew."""
        if self.open and self.possible:
            hint_panel.build(self)

    def _show(self) -> None:
        """The first row takes the focus ring once, unless the pointer is in use."""
        scene = self.scene
        scene.refresh()
        first = scene.find("hint:0")
        if self._calls and first is not None:
            self._calls = False
            scene.focus = first

    def point(self, index: int) -> None:
        """A row was chosen: the focus ring goes to what it means, so that the next press plays it."""
        self.pinned = index
        scene = self.scene
        if self.advice is None or scene.app.input.last_device == "mouse":
            return
        for identity in scene.board.targets(self.advice.options[index].action):
            widget = scene.find(identity)
            if widget is not None and widget.focusable:
                scene.set_focus(widget)
                return
