"""The table: a match in progress, whoever plays. The board of the title draws it and offers the choices."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import _
from game.session.match import Match
from game.session.opponents import Ticket
from game.session.sentences import SaveError
from game.ui.anim.flight import SPEEDS, Director
from game.ui.input import Command
from game.ui.scene import Scene
from game.ui.screens import bar, curtain, thinking
from game.ui.screens.advice import Advisor
from game.ui.screens.dialogs import ActionList, Browse, Dialog
from game.ui.screens.drawer import draw_log, log_lines
from game.ui.screens.pause import pause_menu
from game.ui.tables.registry import board_for
from game.ui.widgets.details import draw_tip

if TYPE_CHECKING:
    from game.ui.app import App

SPECTATOR = -1
FOLLOW_SECONDS = 0.45  # a computer's moves stay this far apart, so that people can follow
DETAILS_AFTER = 0.35


class TableScene(Scene):
    name = "table"
    music = "table"

    def __init__(self, app: "App", match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.humans = [at for at, seat in enumerate(match.seats) if seat.human]
        # Whose eyes see the screen. With several humans nobody's, until somebody has sat down.
        self.eyes = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.director = Director(app.settings.speed, app.settings.reduced_motion)
        self.board = board_for(self)
        self.music = self.board.music
        self.board.looked_at = max(0, self.eyes)
        self.sat_down = True  # the one whose eyes see the screen has said so, or nobody else is there
        self.ticket: Ticket | None = None
        self.waiting_for: int | None = None  # a human who has still to sit down (the curtain is closed)
        self.log_open = False
        self.log_scroll = 0
        self.rest = 0.0  # seconds until a computer may act again
        self.ended = False
        self.moving = False
        self.explain = False  # details at once
        self.advisor = Advisor(self)
        self._called = -1  # the seat that decided last
        self._kept = ""  # where the focus ring was before cards began to fly
        self._recent: tuple[tuple[int, int], list[str]] = ((-1, -1), [])

    # Who decides, and what is shown --------------------------------------------------------------------------------

    @property
    def answering(self) -> bool:
        """The person at the screen is asked now."""
        decision = self.match.decision()
        if decision is None or self.director.busy or self.waiting_for is not None:
            return False
        if decision.seat not in self.humans:
            return False
        return decision.seat == self.eyes or self.open_question

    @property
    def open_question(self) -> bool:
        """Another human decides something that needs no secret: asked on the open table, with no hand shown."""
        decision = self.match.decision()
        return (
            decision is not None
            and decision.seat in self.humans
            and decision.seat != self.eyes
            and decision.kind in self.board.open_kinds
        )

    @property
    def view_seat(self) -> int:
        return SPECTATOR if self.open_question or self.waiting_for is not None else self.eyes

    def current_view(self) -> dict[str, Any]:
        return self.match.state.view(self.view_seat)

    def enter(self) -> None:
        self.director.speed = self.app.settings.speed
        self.director.reduced = self.app.settings.reduced_motion
        if not self.director.busy:
            self.settle()

    def settle(self) -> None:
        """Nothing moves: see who is next, and show the table to whoever may see it."""
        decision = self.match.decision()
        self.moving = False
        self.waiting_for = None
        if decision is not None:
            self._hand_over(decision)
        if decision is not None and self._needs_curtain(decision):
            self.waiting_for = decision.seat
            self.advisor.forget()
            self.app.audio.play("curtain")
        self.board.show(self.current_view())
        self.refresh()
        self._call(decision)
        if decision is None and not self.ended:
            self.ended = True
            self.finish()

    def _call(self, decision: Decision | None) -> None:
        """A soft call when it is a person's turn to decide again after others."""
        seat = decision.seat if decision is not None and self.answering else -1
        if seat >= 0 and seat != self._called:
            self.app.audio.play("your_turn")
        self._called = decision.seat if decision is not None else -1

    def _needs_curtain(self, decision: Decision) -> bool:
        """Another human must see secrets, and somebody else may be looking."""
        if len(self.humans) < 2 or decision.seat not in self.humans:
            return False
        if decision.seat == self.eyes and self.sat_down:
            return False
        return self.board.hides(decision)

    def _hand_over(self, decision: Decision) -> None:
        """Where everything lies open the table simply turns to the human who decides next."""
        if not self.board.open_table or decision.seat not in self.humans or decision.seat == self.eyes:
            return
        if not self.board.hides(decision):
            self.eyes = self.board.looked_at = decision.seat
            self.sat_down = False

    def refresh(self) -> None:
        """Build the targets anew for what is asked now."""
        kept = self.focus.id if self.focus else self._kept
        self._kept = ""
        self.widgets = []
        if self.waiting_for is not None:
            curtain.build(self)
        else:
            decision = self.match.decision()
            self.board.build(list(decision.actions) if decision is not None and self.answering else [])
            self._bar_buttons()
            self.advisor.build()
        self.focus = self.find(kept)

    def layout(self) -> None:
        self.board.layout()
        if not self.board.view:
            self.board.show(self.current_view())
        self.refresh()

    def _bar_buttons(self) -> None:
        bar.build(self)
        if self.ticket is not None:
            thinking.build(self)

    def question_area(self, box: pygame.Rect) -> pygame.Rect:
        return bar.question_area(self.app.canvas, box)

    def recent_lines(self) -> list[str]:
        """The newest lines of the log, made once per step of the match."""
        mark = (len(self.match.steps), self.view_seat)
        if self._recent[0] != mark:
            self._recent = (mark, log_lines(self, 6)[-9:])
        return self._recent[1]

    def pulse(self) -> float:
        """The slow breathing of things that can be chosen."""
        phase = (self.steps % 90) / 90
        return 0.45 + 0.55 * (1 - abs(2 * phase - 1))

    def is_legal_seat(self, seat: int) -> bool:
        decision = self.match.decision()
        return decision is not None and self.answering and ("choose_opponent", seat) in decision.actions

    # Acting --------------------------------------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """The person at the screen has chosen. A choice that came too late, after another one, is let go."""
        decision = self.match.decision()
        if decision is not None and self.answering and action in decision.actions:
            self.apply(action)

    def pay(self, cards: Sequence[str]) -> None:
        """A whole suggested payment, step by step; the rules may have taken the last steps themselves."""
        for card in cards:
            decision = self.match.decision()
            if decision is None or decision.kind != "pay_card":
                return
            if ("pay_card", card) in decision.actions:
                self.apply(("pay_card", card))
                self.director.skip()
        decision = self.match.decision()
        if decision is not None and decision.kind == "pay_card" and ("pay_done",) in decision.actions:
            self.apply(("pay_done",))

    def apply(self, action: Action) -> None:
        events = self.match.apply(action)
        self.app.store.autosave(self.match)
        self._report_autosave()
        self.show_events(events)

    def show_events(self, events: Sequence[Event]) -> None:
        self.advisor.forget()
        seen = [event.seen_from(self.view_seat) for event in events]
        self.widgets = [widget for widget in self.widgets if widget.id in ("pause", "log", "rules")]
        if self.focus is not None and self.focus not in self.widgets:
            self._kept = self.focus.id if self.app.input.last_device != "mouse" else ""
            self.focus = None
        self.board.play(seen, self.match.state.view(self.view_seat))
        self.rest = FOLLOW_SECONDS
        self.moving = True  # until it has settled

    def _report_autosave(self) -> None:
        error = self.app.store.take_error()
        if error is not None:
            self.app.notify(str(error))

    def can_undo(self) -> bool:
        seat = self.eyes if self.eyes >= 0 else None
        return self.waiting_for is None and seat is not None and self.match.can_undo(seat)

    def undo(self) -> None:
        if not self.can_undo():
            self.app.audio.play("error")
            return
        self.director.skip()
        self._forget_ticket()
        self.match.undo(self.eyes)
        self.app.store.autosave(self.match)
        self.app.audio.play("undo")
        self.settle()

    def redo(self) -> None:
        if self.waiting_for is None and self.match.can_redo():
            self._forget_ticket()
            self.app.audio.play("redo")
            self.show_events(self.match.redo())

    # Time ----------------------------------------------------------------------------------------------------------

    def step(self) -> None:
        self.director.step()
        if self.moving and not self.director.busy:
            self.settle()
        if not self.director.busy and self.waiting_for is None:
            self.board.warm()
            self.advisor.step()
            self._computer()

    def _computer(self) -> None:
        decision = self.match.decision()
        if decision is None or decision.seat in self.humans:
            return
        self.rest -= 1 / 60
        opponents = self.app.services.opponents
        if opponents is None:
            return
        if self.ticket is None:
            match, seat = self.match, decision.seat
            self.ticket = opponents.ask(
                match.title, match.state, seat, match.seats[seat].kind, match.character(seat), match.done()
            )
            self.refresh()
            return
        factor = SPEEDS.get(self.app.settings.speed, 1.0)
        if self.rest > 0 and factor and self.rest > FOLLOW_SECONDS * (1 - 1 / factor):
            return
        action = self.ticket.poll()
        if action is not None:
            self.ticket = None
            self.apply(action)

    def _forget_ticket(self) -> None:
        self.advisor.forget()
        if self.ticket is not None:
            self.ticket.cancel()
            self.ticket = None

    def finish(self) -> None:
        from game.ui.screens.results import ResultsScene

        self.app.push(ResultsScene(self.app, self.match))

    def leave(self) -> None:
        self._forget_ticket()
        self.director.waiting.clear()
        self.app.store.flush()

    # Commands ------------------------------------------------------------------------------------------------------

    def command(self, command: Command) -> bool:
        name = command.name
        if name == "skip":
            self.director.skip()
            return True
        if self.waiting_for is not None:
            return name in ("undo", "redo", "log", "actions", "number")
        handlers = {
            "undo": self.undo,
            "redo": self.redo,
            "log": self.toggle_log,
            "rules": self.rules,
            "pause": self.pause,
            "actions": self.list_actions,
            "hint": self.hint,
            "details": self.show_details,
        }
        if name in handlers:
            handlers[name]()
            return True
        if name == "number":
            return self._number(command.number)
        if name in ("page_up", "page_down") and self.log_open:
            self.log_scroll = max(0, self.log_scroll + (8 if name == "page_up" else -8))
            return True
        return False

    def _number(self, number: int) -> bool:
        """Numbers choose hand cards from the left, or the open little menu's lines."""
        widget = self.find(f"menu:{number - 1}") or self.find(f"tray:{number - 1}") or self.find(f"hand:{number - 1}")
        if widget is not None and widget.focusable:
            self.activate(widget)
        return True

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.log_open:
            self.log_scroll = max(0, self.log_scroll + event.y * 3)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.director.busy:
            self.director.skip()  # a click finishes what is moving
            return True
        return False

    def back(self) -> None:
        """One step back: a picked slot, an open menu, the hint, the log, then undo, then the pause menu."""
        if self.board.step_back():
            self.refresh()
        elif self.advisor.open:
            self.advisor.close()
        elif self.log_open:
            self.toggle_log()
        elif self._in_a_chain() and self.can_undo():
            self.undo()
        else:
            self.pause()

    def _in_a_chain(self) -> bool:
        """A choice of several steps is half made."""
        decision = self.match.decision()
        return decision is not None and self.answering and decision.kind not in self.board.turn_kinds

    def toggle_log(self) -> None:
        self.log_open = not self.log_open
        self.log_scroll = 0
        if self.log_open and self.advisor.open:
            self.advisor.close()  # both lie at the right edge
        self.app.audio.play("page")

    def pause(self) -> None:
        self.app.push(pause_menu(self))

    def rules(self) -> None:
        from game.ui.screens.rules import RulesScene

        self.app.push(RulesScene(self.app, self.match.title.id, self.board.rules_heading(self.focus)))

    def list_actions(self) -> None:
        decision = self.match.decision()
        if decision is None or not self.answering:
            return
        names = self.match.names()
        view = self.match.state.view(decision.seat)
        words = self.match.title.words
        entries = [(words.label(action, view, names), self._chosen(action)) for action in decision.actions]
        self.app.push(ActionList(self.app, self.board.question(), entries))

    def hint(self) -> None:
        self.advisor.toggle()

    def show_details(self) -> None:
        """At once, without waiting for the pointer to rest."""
        self.explain = not self.explain

    def _chosen(self, action: Action) -> Callable[[], None]:
        return lambda: self.do(action)

    def confirm(self, words: str, yes: str, choose: Callable[[], None]) -> None:
        entries = [("yes", yes, choose, "check"), ("no", _("Go back"), lambda: None, "undo")]
        self.app.audio.play("warning")
        self.app.push(Dialog(self.app, "", words, entries))

    def browse(self, title: str, cards: Sequence[tuple[str, Any]]) -> None:
        self.app.push(Browse(self.app, title, cards))

    def sit_down(self) -> None:
        """The human whom the curtain named is at the screen."""
        if self.waiting_for is not None:
            self.eyes = self.waiting_for
            self.board.looked_at = self.eyes
            self.sat_down = True
            self.settle()

    def save(self, name: str) -> None:
        try:
            self.app.store.save(self.match, name)
            self.app.notify(_("The match is saved as {name}.").format(name=name))
        except (SaveError, OSError) as error:
            self.app.notify(str(error))

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        if self.waiting_for is not None:
            curtain.draw(self, surface)
            return
        self.board.draw(surface, ahead)

    def draw_front(self, surface: pygame.Surface, ahead: float) -> None:
        if self.waiting_for is not None:
            return
        self.director.draw(surface, ahead)
        if self.ticket is not None:
            thinking.draw(self, surface)
        if self.log_open:
            draw_log(self, surface)
        if self.app.scene is self:
            self._details(surface)

    def _details(self, surface: pygame.Surface) -> None:
        hovered = self.focus or self.hovered()
        if hovered is None or self.director.busy:
            return
        if self.hover_time() < DETAILS_AFTER and not self.explain:
            return
        if not self.board.draw_details(surface, hovered) and hovered.tip:
            draw_tip(self.app, surface, hovered.tip, hovered.rect)
