"""The shelf of saved matches: what was named, what was kept by itself, and the examples that come with the program."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.entry import Entry
from game.session.load import load
from game.session.sentences import SaveError
from game.session.store import shipped
from game.ui.input import Command
from game.ui.screens.dialogs import Dialog
from game.ui.screens.forms import FormScene, Tab, sheet
from game.ui.screens.load_rows import SaveRow, draw_details, draw_empty, row_height
from game.ui.screens.save import NameScene
from game.ui.widgets.button import Button
from game.ui.widgets.slider import ScrollBar

if TYPE_CHECKING:
    from game.ui.app import App

DOUBLE_CLICK = 30  # steps between two clicks that open a match


class LoadScene(FormScene):
    name = "load"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tab = "saves"
        self.entries: list[Entry] = []
        self.failed: dict[Path, tuple[str, Path | None]] = {}  # what could not be opened, why, and the version before
        self.chosen = 0
        self.first = 0
        self.clicked = -DOUBLE_CLICK
        self.list_box = pygame.Rect(0, 0, 0, 0)
        self.details = pygame.Rect(0, 0, 0, 0)

    def title(self) -> str:
        return _("Open a match")

    def tabs(self) -> Sequence[Tab]:
        return [
            Tab("saves", _("Saved matches"), "save"),
            Tab("autosaves", _("Kept by itself"), "hourglass"),
            Tab("shipped", _("Examples"), "star"),
        ]

    @property
    def entry(self) -> Entry | None:
        return self.entries[self.chosen] if 0 <= self.chosen < len(self.entries) else None

    # The lists -----------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.read()
        self.rebuild()
        if self.focus is None:
            self.focus = self.find(f"row:{self.chosen}") or self.find("back")

    def turned(self) -> None:
        self.chosen = self.first = 0
        self.read()

    def read(self) -> None:
        """See what is there now; the same file stays chosen."""
        kept = self.entry.path if self.entry else None
        store = self.app.store
        sources = {"saves": store.list_saves, "autosaves": store.autosaves, "shipped": shipped}
        self.entries = sources[self.tab]()
        paths = [entry.path for entry in self.entries]
        self.chosen = paths.index(kept) if kept in paths else max(0, min(self.chosen, len(paths) - 1))

    def problem(self, entry: Entry) -> str:
        """Why it cannot be opened, if that is known."""
        if entry.record is None:
            return str(entry.broken)
        return self.failed.get(entry.path, ("", None))[0]

    def previous(self, entry: Entry) -> Path | None:
        if entry.record is None:
            return entry.previous
        return self.failed.get(entry.path, ("", None))[1]

    # Layout --------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        canvas = self.app.canvas
        gap = canvas.u(26)
        left = round(self.body.width * 0.56)
        self.list_box = pygame.Rect(self.body.left, self.body.top, left, self.body.height)
        self.details = pygame.Rect(
            self.body.left + left + gap, self.body.top, self.body.width - left - gap, self.body.height
        )
        if not self.entries:
            return
        bar = pygame.Rect(0, 0, canvas.u(14), self.list_box.height - canvas.u(30))
        bar.midright = (self.list_box.right - canvas.u(10), self.list_box.centery)
        self.widgets.append(ScrollBar(self.app, "list_bar", bar, self._measure, self._drag, True))
        self._buttons()
        self._fill(reveal=True)

    @property
    def shown(self) -> int:
        """How many rows the list has room for."""
        pad, gap = self.app.canvas.u(16), self.app.canvas.u(10)
        return max(1, (self.list_box.height - 2 * pad + gap) // (row_height(self.app) + gap))

    def _fill(self, reveal: bool = False) -> None:
        canvas = self.app.canvas
        if reveal:
            self.first = max(min(self.first, self.chosen), self.chosen - self.shown + 1)
        self.first = max(0, min(self.first, len(self.entries) - self.shown))
        focus = self.focus.id if isinstance(self.focus, SaveRow) else ""
        self.widgets = [widget for widget in self.widgets if not isinstance(widget, SaveRow)]
        pad, gap = canvas.u(16), canvas.u(10)
        height = (self.list_box.height - 2 * pad + gap) // self.shown - gap  # no strip is left over below
        y = self.list_box.top + pad
        for at in range(self.first, min(len(self.entries), self.first + self.shown)):
            rect = pygame.Rect(self.list_box.left + pad, y, self.list_box.width - 2 * pad - canvas.u(18), height)
            entry = self.entries[at]
            row = SaveRow(self.app, f"row:{at}", rect, entry, self._pick(at), self.problem(entry))
            row.chosen = at == self.chosen
            self.widgets.append(row)
            y += height + gap
        if focus:
            self.focus = self.find(focus)

    def _buttons(self) -> None:
        entry = self.entry
        if entry is None:
            return
        rows = self._button_rows(entry)
        canvas = self.app.canvas
        pad, gap = canvas.u(30), canvas.u(14)
        height = max(canvas.u(70), canvas.line(34))
        y = self.details.bottom - pad - len(rows) * (height + gap) + gap
        for row in rows:
            width = (self.details.width - 2 * pad - gap * (len(row) - 1)) // len(row)
            x = self.details.left + pad
            for identity, words, icon, choose in row:
                rect = pygame.Rect(x, y, width, height)
                strong = identity in ("open", "previous")
                self.widgets.append(Button(self.app, identity, rect, words, choose, icon, strong))
                x += width + gap
            y += height + gap

    def _button_rows(self, entry: Entry) -> list[list[tuple[str, str, str, Callable[[], None]]]]:
        rows: list[list[tuple[str, str, str, Callable[[], None]]]] = []
        if not self.problem(entry):
            replay = self.is_replay(entry)
            words = _("Watch it again") if replay else _("Go on playing")
            rows.append([("open", words, "replay" if replay else "play", self.open)])
        elif self.previous(entry):
            rows.append([("previous", _("Open the version before"), "undo", self.open_previous)])
        if self.tab != "shipped":
            more: list[tuple[str, str, str, Callable[[], None]]] = []
            if self.tab == "saves" and entry.record is not None:
                more.append(("rename", _("Rename"), "pencil", self.rename))
            more.append(("delete", _("Delete"), "trash", self.delete))
            rows.append(more)
        return rows

    def is_replay(self, entry: Entry) -> bool:
        return self.tab == "shipped" or bool(entry.record and entry.record.over)

    # Choosing ------------------------------------------------------------------------------------------------------

    def _pick(self, at: int) -> Callable[[], None]:
        return lambda: self.pick(at)

    def pick(self, at: int) -> None:
        """A click chooses and a second one opens; Enter and the gamepad open what they moved to."""
        again = at == self.chosen and self.steps - self.clicked < DOUBLE_CLICK
        self.clicked = self.steps
        if at == self.chosen and (again or self.app.input.last_device != "mouse"):
            self.open()
        else:
            self.choose(at)

    def choose(self, at: int) -> None:
        self.chosen = at
        self.rebuild()

    def open(self) -> None:
        entry = self.entry
        if entry is not None and not self.problem(entry):
            self._open(entry.path)
        else:
            self.app.audio.play("error")

    def open_previous(self) -> None:
        path = self.previous(self.entry) if self.entry else None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        from game.ui.screens.menu import MenuScene
        from game.ui.screens.replay import ReplayScene
        from game.ui.screens.table import TableScene

        try:
            match = load(path, self.app.services.titles)
        except (SaveError, OSError) as error:
            self.app.audio.play("error")
            self.app.notify(str(error))
            self.failed[path] = (str(error), getattr(error, "fallback", None))
            self.rebuild()
            return
        self.app.audio.play("page")
        if notice := match.notice():
            self.app.notify(str(notice))
        replay = match.over or self.tab == "shipped"
        self.app.replace(MenuScene(self.app), (ReplayScene if replay else TableScene)(self.app, match))

    def delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        words = _("{name} will be gone for good. This cannot be taken back.").format(name=entry.name)
        entries = [
            ("keep", _("Keep it"), lambda: None, "undo"),
            ("delete", _("Delete it"), lambda: self._delete(entry.path), "trash"),
        ]
        self.app.audio.play("warning")
        self.app.push(Dialog(self.app, _("Delete this match?"), words, entries))

    def _delete(self, path: Path) -> None:
        try:
            self.app.store.delete(path)
        except (SaveError, OSError) as error:
            self.app.notify(str(error))
        else:
            self.app.audio.play("sacrifice")
        self.enter()

    def rename(self) -> None:
        entry = self.entry
        if entry is None or entry.record is None:
            return
        words = _("What shall {name} be called?").format(name=entry.name)
        self.app.push(NameScene(self.app, _("Rename the save"), words, entry.name, _("Rename"), self._renaming(entry)))

    def _renaming(self, entry: Entry) -> Callable[[str], None]:
        def act(name: str) -> None:
            try:
                path = self.app.store.rename(entry.path, name)
            except (SaveError, OSError) as error:
                self.app.audio.play("error")
                self.app.notify(str(error))
                return
            if self.app.scene is not self:
                self.app.pop()
            paths = [one.path for one in self.entries]
            self.chosen = paths.index(path) if path in paths else self.chosen
            self.rebuild()

        return act

    # Moving --------------------------------------------------------------------------------------------------------

    def _measure(self) -> tuple[float, float, float]:
        return self.first, self.shown, len(self.entries)

    def _drag(self, first: float) -> None:
        self.first = round(first)
        self._fill()

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.entries:
            self.first -= event.y
            self._fill()
            return True
        return False

    def command(self, command: Command) -> bool:
        steps = {
            "up": -1, "down": 1, "page_up": -self.shown, "page_down": self.shown,
            "first": -len(self.entries), "last": len(self.entries),
        }  # fmt: skip
        if command.name not in steps or not self.entries:
            return False
        plain = command.name in ("up", "down")
        if plain and not isinstance(self.focus, SaveRow):
            return False
        if plain and not 0 <= self.chosen + steps[command.name] < len(self.entries):
            return command.name == "down"
        self.chosen = max(0, min(len(self.entries) - 1, self.chosen + steps[command.name]))
        self.focus = None
        self.rebuild()
        self.set_focus(self.find(f"row:{self.chosen}"))
        return True

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        super().draw_back(surface, ahead)
        app = self.app
        if not self.entries:
            draw_empty(app, surface, self.body, self.tab)
            return
        sheet(app, surface, self.list_box, "wood")
        sheet(app, surface, self.details)
        if self.entry is not None:
            names = {"open", "previous", "rename", "delete"}
            bottom = min((one.rect.top for one in self.widgets if one.id in names), default=self.details.bottom)
            box = pygame.Rect(
                self.details.left, self.details.top, self.details.width, bottom - self.details.top - app.canvas.u(10)
            )
            draw_details(app, surface, box, self.entry, self.problem(self.entry), bool(self.previous(self.entry)))
