"""Giving a name: to a match that is saved, or to a save that shall be called otherwise."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.match import Match, clean_name
from game.session.sentences import SaveError
from game.ui.scene import Scene
from game.ui.screens.dialogs import Dialog, veil
from game.ui.text import Style
from game.ui.widgets.button import Button
from game.ui.widgets.field import Field, is_typing

if TYPE_CHECKING:
    from game.ui.app import App


class NameScene(Scene):
    """A sheet with a line to type into. Typing always goes there, wherever the pointer rests."""

    name = "name"
    covers = False

    def __init__(self, app: "App", title: str, words: str, value: str, yes: str, done: Callable[[str], None]) -> None:
        super().__init__(app)
        self.title = title
        self.words = words
        self.value = value
        self.yes = yes
        self.done = done
        self.box = pygame.Rect(0, 0, 0, 0)
        self.field: Field | None = None

    def layout(self) -> None:
        app, canvas = self.app, self.app.canvas
        width = min(canvas.u(900) * app.settings.text_size // 100, canvas.width - canvas.u(60))
        pad, gap = canvas.u(40), canvas.u(20)
        row = max(canvas.u(70), canvas.line(34))
        inner = width - 2 * pad
        words = app.text.height(self.words, self._style(), inner) + canvas.u(8)
        height = canvas.u(20) + canvas.line(48) + words + gap + row + gap + row + pad
        self.box = pygame.Rect(0, 0, width, min(height, canvas.height - canvas.u(20)))
        self.box.center = canvas.rect.center
        y = self.box.bottom - pad - 2 * row - gap
        marked = self.field.whole if self.field else True
        line = pygame.Rect(self.box.left + pad, y, inner, row)
        self.field = Field(app, "name", line, self.value, self._typed, self.enter_name)
        self.field.whole = marked and bool(self.value)
        y += row + gap
        half = (inner - gap) // 2
        yes = pygame.Rect(self.box.left + pad, y, half, row)
        no = pygame.Rect(yes.right + gap, y, inner - half - gap, row)
        self.widgets = [
            self.field,
            Button(app, "yes", yes, self.yes, self.confirm, "check", True),
            Button(app, "no", no, _("Go back"), self.back, "undo"),
        ]

    def enter(self) -> None:
        self.app.audio.play("slide_in")
        if self.focus is None:
            self.focus = self.field

    def _style(self) -> Style:
        return self.app.style("body", "ink", align="center")

    def _typed(self, value: str) -> None:
        self.value = value

    def enter_name(self) -> None:
        """Enter in the line is as good as the button; a click there only puts the cursor."""
        if self.app.input.last_device != "mouse":
            self.confirm()

    def confirm(self) -> None:
        self.done(self.value)

    def wants(self, event: pygame.event.Event) -> bool:
        return is_typing(event)

    def event(self, event: pygame.event.Event) -> bool:
        if self.field is None:
            return False
        if self.steps < 2 and event.type == pygame.TEXTINPUT:
            return True  # the letter that opened this sheet
        backspace = event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE
        if is_typing(event) or backspace:
            self.focus = self.field
        return self.focus is self.field and self.field.handle(event)

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        app, canvas = self.app, self.app.canvas
        veil(app, surface)
        reach = canvas.u(30)
        surface.blit(app.art.shadow(self.box.size, reach, 170), self.box.move(-reach, -reach))
        surface.blit(app.art.panel(self.box.size, "papyrus", canvas.u(20)), self.box)
        pad = canvas.u(40)
        head = pygame.Rect(self.box.left + pad, self.box.top + canvas.u(20), self.box.width - 2 * pad, canvas.line(48))
        app.text.draw(surface, self.title, app.heading("heading", "accent", "center"), head)
        if self.field:
            body = pygame.Rect(head.left, head.bottom, head.width, self.field.rect.top - head.bottom - canvas.u(12))
            app.text.draw(surface, self.words, self._style(), body)


class SaveScene(NameScene):
    """Keep a match under a name; what would be replaced is asked about first."""

    name = "save"

    def __init__(self, app: "App", match: Match) -> None:
        self.match = match
        words = _("Choose a name under which you find this match again.")
        super().__init__(app, _("Save the match"), words, suggestion(app, match), _("Save"), self._save)

    def _save(self, name: str) -> None:
        try:
            taken = self.app.store.find(name)
        except (SaveError, OSError) as error:
            self._refuse(error)
            return
        given = clean_name(name)
        if taken is None:
            self._write(given)
            return
        words = _("There is already a save named {name}. Shall this match take its place?").format(name=given)
        entries = [
            ("replace", _("Replace it"), lambda: self._write(given), "save"),
            ("keep", _("Choose another name"), lambda: None, "pencil"),
        ]
        self.app.audio.play("warning")
        self.app.push(Dialog(self.app, _("Replace the save?"), words, entries))

    def _write(self, name: str) -> None:
        try:
            self.app.store.save(self.match, name)
        except (SaveError, OSError) as error:
            self._refuse(error)
            return
        if self.app.scene is self:
            self.app.pop()
        self.app.notify(_("The match is saved as {name}.").format(name=name))

    def _refuse(self, error: Exception) -> None:
        self.app.audio.play("error")
        self.app.notify(str(error))


def suggestion(app: "App", match: Match) -> str:
    """The name that this very match was saved under before, or who plays what and since when."""
    names: set[str] = set()
    for entry in app.store.list_saves():
        if entry.record is None:
            continue
        names.add(entry.record.name)
        setup = entry.record.setup
        if (setup.started, setup.seed) == (match.setup.started, match.setup.seed) and entry.record.name:
            return entry.record.name
    try:
        began = datetime.fromisoformat(match.setup.started).astimezone().strftime("%Y-%m-%d")
    except ValueError:
        began = ""
    people = [name for seat, name in zip(match.seats, match.names(), strict=True) if seat.human] or match.names()
    base = clean_name(" ".join(part for part in (", ".join(people)[:36], began) if part))
    tries = (base if number == 1 else f"{base} ({number})" for number in range(1, 1000))
    return next((name for name in tries if name not in names), base)
