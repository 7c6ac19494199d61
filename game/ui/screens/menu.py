"""The main menu: four plaques under the dusk sky. One click to a game's setup, a second one to a match."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.language import N_, _
from game.session.entry import Entry
from game.session.load import load
from game.session.sentences import SaveError
from game.ui.scene import Scene
from game.ui.screens.dialogs import Dialog
from game.ui.screens.menu_plaque import Game, TitlePlaque, gold_letters
from game.ui.screens.sky import Sky
from game.ui.text import SANS_BOLD, SERIF, Style
from game.ui.widget import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.details import draw_tip

if TYPE_CHECKING:
    from game.ui.app import App

GAMES = (
    Game("afterlife", N_("Afterlife"), N_("Valley of the Kings"), "yellow"),
    Game("pharaon", N_("Pharaon"), N_("The weighing of the heart"), "light_blue"),
    Game("kemet", N_("Kemet"), N_("Blood and Sand"), "green"),
    Game("ankh", N_("Ankh"), N_("Gods of Egypt"), "red"),
)
GAP = 32  # units between plaques
TIP_AFTER = 0.35


class MenuScene(Scene):
    name = "menu"
    music = "dusk"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.sky = Sky(app)
        self.last: Entry | None = None  # the match to go on with
        self.heading: tuple[pygame.Surface, tuple[int, int]] | None = None
        self.subtitle = pygame.Rect(0, 0, 0, 0)

    # Layout --------------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        app, canvas = self.app, self.app.canvas
        self.sky.refit()
        self.last = self._find_last()
        self.widgets = []
        top = self._lay_title()
        buttons = self._buttons()
        rows = self._rows(buttons)
        gap = canvas.u(16)
        tall = max(canvas.u(70), canvas.line(36))
        foot = canvas.height - canvas.u(36) - len(rows) * tall - (len(rows) - 1) * gap
        self._lay_plaques(top + canvas.u(20), foot - canvas.u(34))
        for at, row in enumerate(rows):
            width = (self._span() + gap) // len(row) - gap
            x = (canvas.width - len(row) * (width + gap) + gap) // 2
            for identity, label, icon, choose, tip in row:
                rect = pygame.Rect(x, foot + at * (tall + gap), width, tall)
                strong = identity == "continue"
                self.widgets.append(Button(app, identity, rect, label, choose, icon, strong, tip=tip))
                x += width + gap

    def _lay_title(self) -> int:
        """The name in gold; returns where it ends."""
        canvas = self.app.canvas
        size = canvas.u(132)
        picture = gold_letters(self.app, "NILE QUARTET", size, canvas.width - canvas.u(160))
        top = canvas.u(28)
        self.heading = (picture, ((canvas.width - picture.get_width()) // 2, top))
        line = round(canvas.font(34) * 1.45)
        self.subtitle = pygame.Rect(canvas.u(60), top + picture.get_height(), canvas.width - canvas.u(120), line)
        return self.subtitle.bottom

    def _plaque_width(self) -> int:
        canvas = self.app.canvas
        return min(canvas.u(430), (canvas.width - canvas.u(120) - 3 * canvas.u(GAP)) // 4)

    def _span(self) -> int:
        """The width of the four plaques together: buttons and plaques end at the same edges."""
        return 4 * self._plaque_width() + 3 * self.app.canvas.u(GAP)

    def _lay_plaques(self, top: int, bottom: int) -> None:
        """As large as they fit, with the scenery free above them."""
        canvas = self.app.canvas
        gap = canvas.u(GAP)
        width = self._plaque_width()
        height = min(round(width * 1.12), bottom - top)
        x = (canvas.width - 4 * width - 3 * gap) // 2
        for game in GAMES:
            title = self.app.services.titles.get(game.id)
            rect = pygame.Rect(x, bottom - height, width, height)
            choose = partial(self.choose_game, game.id) if title is not None else None
            self.widgets.append(TitlePlaque(self.app, game, rect, choose, title))
            x += width + gap

    def _buttons(self) -> list[tuple[str, str, str, Callable[[], None], str]]:
        entries: list[tuple[str, str, str, Callable[[], None], str]] = [
            ("load", _("Load"), "load", self.open_load, ""),
            ("settings", _("Settings"), "settings", self.open_settings, ""),
            ("rules", _("Rules"), "rules", self.open_rules, ""),
            ("credits", _("Credits"), "info", self.open_credits, ""),
            ("quit", _("Quit"), "close", self.back, ""),
        ]
        if self.last is not None:
            tip = self.last.summary(self.app.services.titles)
            entries.insert(0, ("continue", _("Continue"), "play", self.resume, tip))
        return entries

    def _rows(
        self, entries: list[tuple[str, str, str, Callable[[], None], str]]
    ) -> list[list[tuple[str, str, str, Callable[[], None], str]]]:
        """One row of buttons, or two where the longest label would not fit."""
        canvas = self.app.canvas
        size = canvas.font(self.app.theme.sizes["label"])
        need = max(self.app.text.width(entry[1], SANS_BOLD, size) for entry in entries) + canvas.u(90)
        if (need + canvas.u(16)) * len(entries) <= self._span():
            return [entries]
        half = -(-len(entries) // 2)
        return [entries[:half], entries[half:]]

    def _find_last(self) -> Entry | None:
        """The newest autosave, if that match can still go on."""
        for entry in self.app.store.autosaves():
            if entry.record is not None and entry.title in self.app.services.titles:
                return None if entry.record.over else entry
        return None

    # What the buttons do -------------------------------------------------------------------------------------------

    def choose_game(self, title: str) -> None:
        from game.ui.screens.setup import SetupScene

        self.app.push(SetupScene(self.app, title))

    def resume(self) -> None:
        from game.ui.screens.table import TableScene

        if self.last is None:
            return
        try:
            match = load(self.last.path, self.app.services.titles)
        except (SaveError, OSError) as error:
            self.app.audio.play("error")
            self.app.notify(str(error))
            return
        notice = match.notice()
        if notice is not None:
            self.app.notify(str(notice))
        self.app.replace(self, TableScene(self.app, match))

    def open_load(self) -> None:
        from game.ui.screens.load import LoadScene

        self.app.push(LoadScene(self.app))

    def open_settings(self) -> None:
        from game.ui.screens.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def open_rules(self) -> None:
        from game.ui.screens.rules import RulesScene

        self.app.push(RulesScene(self.app, next(iter(self.app.services.titles), "afterlife")))

    def open_credits(self) -> None:
        from game.ui.screens.credits import CreditsScene

        self.app.push(CreditsScene(self.app))

    def back(self) -> None:
        entries = [
            ("stay", _("Stay"), lambda: None, "undo"),
            ("leave", _("Quit"), self.app.quit, "close"),
        ]
        self.app.push(Dialog(self.app, _("Quit Nile Quartet?"), "", entries, 560))

    # Drawing -------------------------------------------------------------------------------------------------------

    def step(self) -> None:
        self.sky.step(self.pointer)
        for widget in self.widgets:
            if isinstance(widget, TitlePlaque):
                widget.step(widget is self.focus)

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        self.sky.draw(surface, self.time + ahead / 60)
        if self.heading:
            surface.blit(*self.heading)
        style = Style(
            SERIF, self.app.canvas.font(34), self.app.theme["light"], "center", "center", self.app.theme["night_deep"]
        )
        self.app.text.draw(surface, _("Four games of ancient Egypt"), style, self.subtitle)

    def draw_front(self, surface: pygame.Surface, ahead: float) -> None:
        thing: Widget | None = self.focus or self.hovered()
        if thing is not None and thing.tip and self.app.scene is self and self.hover_time() >= TIP_AFTER:
            draw_tip(self.app, surface, thing.tip, thing.rect)
