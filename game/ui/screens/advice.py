"""Hints: the strongest opponent is asked what it would do, and its answer shown when it has thought."""

from typing import TYPE_CHECKING

from game.core.language import _
from game.session.opponents import Ticket

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene


class Advisor:
    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.ticket: Ticket | None = None

    def ask(self) -> None:
        scene = self.scene
        decision = scene.match.decision()
        opponents, levels = scene.app.services.opponents, scene.app.services.levels
        if decision is None or not scene.answering or opponents is None or not levels or self.ticket is not None:
            return
        scene.app.audio.play("hint")
        seed = scene.match.setup.seed ^ len(scene.match.actions)
        self.ticket = opponents.ask(scene.match.title, scene.match.state, decision.seat, levels[-1], seed)

    def step(self) -> None:
        """Say the answer once it is there, if the question still stands."""
        scene = self.scene
        action = self.ticket.poll() if self.ticket is not None else None
        decision = scene.match.decision()
        if action is None or decision is None:
            return
        self.ticket = None
        if action in decision.actions and scene.answering:
            view = scene.match.state.view(decision.seat)
            label = scene.match.title.words.label(action, view, scene.match.names())
            scene.app.notify(_("Hint: {action}").format(action=label))

    def forget(self) -> None:
        if self.ticket is not None:
            self.ticket.cancel()
            self.ticket = None
