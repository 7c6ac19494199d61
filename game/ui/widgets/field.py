"""A line of text to type into. It belongs to the one focus ring, so keyboard, mouse and gamepad all find it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.text import SANS, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App

PASSED_ON = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN,
    pygame.K_PAGEUP, pygame.K_PAGEDOWN,
)  # fmt: skip
SHORTCUT = pygame.KMOD_CTRL | pygame.KMOD_META


def is_typing(event: pygame.event.Event) -> bool:
    """A key or a text that belongs to whoever is writing, not to a command of the same key."""
    if event.type == pygame.TEXTINPUT:
        return True
    if event.type != pygame.KEYDOWN or event.key in PASSED_ON:
        return False
    return bool(event.unicode and event.unicode.isprintable() and not event.mod & SHORTCUT)


class Field(Widget):
    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        value: str,
        changed: Callable[[str], None],
        entered: Callable[[], None],
        hint: str = "",
        icon: str = "",
        most: int = 60,
    ) -> None:
        super().__init__(app, identity, rect, entered, "", "")
        self.value = value
        self.cursor = len(value)
        self.whole = False  # all of it is marked: the next letter replaces it
        self.changed = changed
        self.hint = hint
        self.icon = icon
        self.most = most

    def set(self, value: str, cursor: int | None = None) -> None:
        self.value = value[: self.most]
        self.cursor = len(self.value) if cursor is None else max(0, min(cursor, len(self.value)))
        self.whole = False
        self.changed(self.value)

    def insert(self, words: str) -> None:
        words = "".join(sign if sign.isprintable() else " " for sign in words)
        if self.whole:
            self.value, self.cursor = "", 0
        words = words[: max(0, self.most - len(self.value))]
        self.set(self.value[: self.cursor] + words + self.value[self.cursor :], self.cursor + len(words))

    def handle(self, event: pygame.event.Event) -> bool:
        """A key or a text; True if it was for this line."""
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & SHORTCUT:
            return self._shortcut(event.key)
        at = self.cursor
        if event.key == pygame.K_BACKSPACE:
            if self.whole:
                self.set("")
            elif at:
                self.set(self.value[: at - 1] + self.value[at:], at - 1)
        elif event.key == pygame.K_DELETE:
            self.set("" if self.whole else self.value[:at] + self.value[at + 1 :], at)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            places = {pygame.K_LEFT: at - 1, pygame.K_RIGHT: at + 1, pygame.K_HOME: 0}
            self.cursor = max(0, min(len(self.value), places.get(event.key, len(self.value))))
            self.whole = False
        else:
            return is_typing(event)
        return True

    def _shortcut(self, key: int) -> bool:
        if key == pygame.K_a:
            self.whole = bool(self.value)
        elif key in (pygame.K_c, pygame.K_x):
            pygame.scrap.put_text(self.value)
            if key == pygame.K_x:
                self.set("")
        elif key == pygame.K_v:
            self.insert(pygame.scrap.get_text() if pygame.scrap.has_text() else "")
        else:
            return False
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        """A click puts the cursor where it fell."""
        style, box = self._style(), self._box()
        font = self.app.text.font(style.face, style.size)
        shift = self._shift(box)
        self.whole = False
        self.cursor = min(
            range(len(self.value) + 1),
            key=lambda at: abs(box.left - shift + font.size(self.value[:at])[0] - position[0]),
        )
        return True

    def _style(self) -> Style:
        return Style(SANS, self.app.canvas.font(self.app.theme.sizes["label"]), self.app.theme["ink"], "left", "center")

    def _box(self) -> pygame.Rect:
        canvas = self.app.canvas
        lead = self.rect.height if self.icon else canvas.u(20)
        return pygame.Rect(
            self.rect.left + lead, self.rect.top, self.rect.width - lead - canvas.u(20), self.rect.height
        )

    def _shift(self, box: pygame.Rect) -> int:
        """A long text slides, so that the cursor is always seen."""
        style = self._style()
        return max(0, self.app.text.font(style.face, style.size).size(self.value[: self.cursor])[0] - box.width)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        radius = canvas.u(10)
        if look.focused:
            spread = canvas.u(8)
            surface.blit(
                app.art.glow(self.rect.size, spread, theme["target"], radius), self.rect.move(-spread, -spread)
            )
        pygame.draw.rect(surface, theme["gold_light"], self.rect, border_radius=radius)
        pygame.draw.rect(surface, theme["gold_shadow"], self.rect, max(2, canvas.u(3)), border_radius=radius)
        style, box = self._style(), self._box()
        if self.icon:
            picture = app.art.icon(self.icon, round(self.rect.height * 0.6))
            surface.blit(picture, picture.get_rect(center=(self.rect.left + self.rect.height // 2, self.rect.centery)))
        if not self.value:
            app.text.draw(surface, self.hint, style._replace(colour=theme["ink_soft"]), box)
        font = app.text.font(style.face, style.size)
        before = surface.get_clip()
        surface.set_clip(box.inflate(canvas.u(6), 0).clip(before))
        shift = self._shift(box)
        width, height = font.size(self.value)
        if self.whole and look.focused:
            mark = pygame.Rect(box.left - shift, box.centery - height // 2, width, height)
            pygame.draw.rect(surface, theme["papyrus_dark"], mark)
        if self.value:
            surface.blit(
                app.text.word(self.value, style.face, style.size, style.colour),
                (box.left - shift, box.centery - height // 2),
            )
        if look.focused and look.time % 1.0 < 0.6:
            x = box.left - shift + font.size(self.value[: self.cursor])[0]
            line = pygame.Rect(x, box.centery - round(height * 0.42), max(2, canvas.u(3)), round(height * 0.84))
            pygame.draw.rect(surface, theme["accent"], line)
        surface.set_clip(before)
