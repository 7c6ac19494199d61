"""The settings, in four pages. Every change is used at once and kept."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import _
from game.session.settings import Settings
from game.session.settings_rules import DEFAULT_KEYS
from game.ui.input import FIXED_KEYS
from game.ui.screens.forms import FormScene, Tab, button_width, sheet
from game.ui.screens.settings_rows import KEY_WORDS, KeyRow, Row, control, display_rows, play_rows, sound_rows
from game.ui.text import SANS, SANS_BOLD, Style
from game.ui.widget import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.slider import Slider

if TYPE_CHECKING:
    from game.ui.app import App

SAMPLES = {"effects": "coin", "interface": "toggle"}  # the music is heard by itself
SAMPLE_EVERY = 8  # steps
NEVER_BOUND = {*FIXED_KEYS, pygame.K_TAB, *range(pygame.K_0, pygame.K_9 + 1)}


class SettingsScene(FormScene):
    name = "settings"
    music = ""
    widest = 1500

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tab = "display"
        self.rows: list[tuple[Row, pygame.Rect]] = []
        self.waiting = ""  # the action that gets the next key pressed
        self.sample_in = 0
        self.sample = ""
        self.shown: Settings | None = None  # as the widgets show them

    def title(self) -> str:
        return _("Settings")

    def tabs(self) -> Sequence[Tab]:
        return [
            Tab("display", _("Display"), "eye"),
            Tab("play", _("Play"), "play"),
            Tab("sound", _("Sound"), "sound"),
            Tab("keys", _("Keys"), "keyboard"),
        ]

    def turned(self) -> None:
        self.waiting = ""

    def enter(self) -> None:
        if self.focus is None:
            self.focus = self.find(f"tab:{self.tab}")

    # Layout --------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        canvas = self.app.canvas
        self.shown = self.app.settings
        self.rows = []
        if self.tab == "keys":
            self._build_keys()
            return
        rows = {"display": display_rows, "play": play_rows, "sound": sound_rows}[self.tab]()
        pad = canvas.u(40)
        high = min((self.body.height - 2 * pad) // len(rows), canvas.u(250))
        self.body.height = high * len(rows) + 2 * pad
        wide = round((self.body.width - 2 * pad) * 0.42)
        tall = max(canvas.u(64), canvas.line(34))
        for at, row in enumerate(rows):
            line = pygame.Rect(self.body.left + pad, self.body.top + pad + at * high, self.body.width - 2 * pad, high)
            box = pygame.Rect(line.right - wide, line.centery - tall // 2, wide, tall)
            made = control(self.app, row, box, self.change, self._heard)
            if made.rect.width and isinstance(getattr(self.app.settings, row.name), bool):
                made.rect = pygame.Rect(box.left, box.top, canvas.u(110), box.height)
            self.widgets.append(made)
            self.rows.append((row, line))

    def _build_keys(self) -> None:
        canvas, settings = self.app.canvas, self.app.settings
        pad, gap = canvas.u(36), canvas.u(16)
        line = canvas.line(self.app.theme.sizes["label"])
        actions = list(KEY_WORDS)
        half = -(-len(actions) // 2)
        tall = max(canvas.u(66), canvas.line(34))
        room = self.body.height - 2 * pad - line * 2 - tall - 2 * gap
        high = min(room // half, canvas.u(140))
        width = (self.body.width - 2 * pad - 2 * gap) // 2
        self.body.height = 2 * pad + 2 * line + half * high + tall + 2 * gap
        top = self.body.top + pad + 2 * line + gap
        for at, action in enumerate(actions):
            rect = pygame.Rect(
                self.body.left + pad + (at // half) * (width + 2 * gap), top + (at % half) * high, width, high - gap
            )
            row = KeyRow(
                self.app, f"key:{action}", rect, self._waiting_for(action), _(KEY_WORDS[action]), settings.keys[action]
            )
            row.waiting = action == self.waiting
            self.widgets.append(row)
        words = _("Reset all keys")
        rect = pygame.Rect(0, 0, button_width(self.app, words, True), tall)
        rect.midbottom = (self.body.centerx, self.body.bottom - pad)
        self.widgets.append(Button(self.app, "reset", rect, words, self.reset_keys, "undo"))

    # Changing ------------------------------------------------------------------------------------------------------

    def change(self, name: str, value: Any) -> None:
        try:
            self.app.change(name, value)
        except ValueError as error:
            self._refuse(str(error))
            self.shown = None  # show again what it still is

    def _refuse(self, words: str) -> None:
        self.app.audio.play("error")
        self.app.notify(words)

    def _heard(self, name: str, value: int) -> None:
        """Let a volume be heard while it changes; it is kept when the knob is let go."""
        try:
            self.app.audio.apply(self.app.settings.with_value(name, value))
        except ValueError as error:
            self._refuse(str(error))
            return
        self.sample = SAMPLES.get(name, "")
        self.sample_in = self.sample_in or 1

    def step(self) -> None:
        if self.sample_in:
            self.sample_in -= 1
            if not self.sample_in and self.sample:
                self.app.audio.play(self.sample)
                self.sample, self.sample_in = "", SAMPLE_EVERY
        self._settle(held=self.pressed)
        if self.shown is not self.app.settings and self.pressed is None:
            self.rebuild()  # also when a key changed them: mute, full screen

    def _settle(self, held: Widget | None = None) -> None:
        for widget in list(self.widgets):
            if isinstance(widget, Slider) and widget is not held:
                widget.settle()

    def leave(self) -> None:
        self._settle()

    def _waiting_for(self, action: str) -> Callable[[], None]:
        def act() -> None:
            self.waiting = "" if self.waiting == action else action
            self.rebuild()

        return act

    def reset_keys(self) -> None:
        self.waiting = ""
        self.app.use_settings(replace(self.app.settings, keys=dict(DEFAULT_KEYS)))
        self.app.notify(_("All keys are as they were in the beginning."))
        self.rebuild()

    def bind(self, key: int) -> None:
        """Give the waiting action this key; what is in the way is said, and it waits on."""
        name = pygame.key.name(key)
        if not name or key in NEVER_BOUND:
            words = _("The key {key} always moves, chooses or closes. Press another one.")
            self._refuse(words.format(key=name.upper()))
            return
        other = next(
            (one for one, used in self.app.settings.keys.items() if used.casefold() == name and one != self.waiting), ""
        )
        if other:
            words = _("The key {key} is already for “{action}”. Press another one, or change that one first.")
            self._refuse(words.format(key=name.upper(), action=_(KEY_WORDS[other])))
            return
        try:
            self.app.use_settings(self.app.settings.with_key(self.waiting, name))
        except ValueError as error:
            self._refuse(str(error))
            return
        self.app.audio.play("toggle")
        self.waiting = ""
        self.rebuild()

    def wants(self, event: pygame.event.Event) -> bool:
        return bool(self.waiting) and event.type == pygame.KEYDOWN

    def event(self, event: pygame.event.Event) -> bool:
        if not self.waiting or event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self.back()
        else:
            self.bind(event.key)
        return True

    def back(self) -> None:
        if self.waiting:
            self.waiting = ""
            self.rebuild()
            return
        self._settle()
        super().back()

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        super().draw_back(surface, ahead)
        sheet(self.app, surface, self.body)
        if self.tab == "keys":
            self._draw_keys(surface)
        for at, (row, line) in enumerate(self.rows):
            self._draw_row(surface, row, line, at > 0)

    def _draw_keys(self, surface: pygame.Surface) -> None:
        app, canvas = self.app, self.app.canvas
        line = canvas.line(app.theme.sizes["label"])
        box = pygame.Rect(self.body.left, self.body.top + canvas.u(36), self.body.width, 2 * line)
        box.inflate_ip(-canvas.u(72), 0)
        words = _("Choose an action, then press its new key. Arrows, Tab, Enter, Escape and numbers stay as they are.")
        if self.waiting:
            words = _("Press the new key for “{action}”. Escape leaves it as it is.")
            words = words.format(action=_(KEY_WORDS[self.waiting]))
        app.text.draw(surface, words, app.style("label", "ink", align="center", valign="center"), box)

    def _draw_row(self, surface: pygame.Surface, row: Row, line: pygame.Rect, ruled: bool) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        if ruled:
            rule = pygame.Rect(line.left, line.top - canvas.u(1), line.width, max(2, canvas.u(2)))
            pygame.draw.rect(surface, theme["papyrus_dark"], rule)
        side = min(canvas.u(76), line.height - canvas.u(20))
        centre = (line.left + canvas.u(50), line.centery)
        pygame.draw.circle(surface, theme["gold_shadow"], centre, side * 5 // 8)
        pygame.draw.circle(surface, theme["wood"], centre, side * 5 // 8 - max(2, canvas.u(3)))
        icon = app.art.icon(row.icon, round(side * 0.72))
        surface.blit(icon, icon.get_rect(center=centre))
        left = line.left + canvas.u(122)
        width = line.right - round(line.width * 0.42) - left - canvas.u(24)
        head = Style(SANS_BOLD, canvas.font(theme.sizes["body"]), theme["accent"], "left", "bottom")
        note = Style(SANS, canvas.font(theme.sizes["small"]), theme["ink_soft"], "left", "top")
        first = canvas.line(theme.sizes["body"])
        second = app.text.height(row.help, note, width) + 2
        top = line.centery - (first + second) // 2
        app.text.draw(surface, row.words, head, pygame.Rect(left, top, width, first))
        app.text.draw(surface, row.help, note, pygame.Rect(left, top + first, width, second))
        value = getattr(app.settings, row.name)
        if isinstance(value, bool):
            x = line.right - round(line.width * 0.42) + canvas.u(128)
            words = _("On") if value else _("Off")
            box = pygame.Rect(x, line.top, line.right - x, line.height)
            app.text.draw(surface, words, app.style("label", "ink", valign="center"), box)
