"""The rows of the settings: what each one is called, what it does, and with what it is changed."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.core.language import N_, _, languages
from game.session.levels import level_words
from game.session.settings_rules import SMALLEST_WINDOW, SPEEDS, TEXT_SIZES
from game.ui.text import SANS, SANS_BOLD, Style
from game.ui.widget import Look, Widget
from game.ui.widgets.choice import Choice, Switch
from game.ui.widgets.slider import Slider

if TYPE_CHECKING:
    from game.ui.app import App

WINDOWS = (
    (1280, 720), (1440, 1080), (1600, 900), (1920, 1080), (1920, 1200), (2560, 1080), (2560, 1440), (3440, 1440),
    (3840, 2160),
)  # fmt: skip
OWN_NAMES = {"en": "English", "cs": "Čeština", "de": "Deutsch", "pl": "Polski", "uk": "Українська"}
SPEED_WORDS = {"0.5": N_("Half speed"), "1": N_("Normal speed"), "2": N_("Double speed"), "instant": N_("At once")}

# Actions that can have another key, with words for the list.
KEY_WORDS = {
    "undo": N_("Take back"),
    "redo": N_("Do again"),
    "hint": N_("Give me a hint"),
    "log": N_("History"),
    "actions": N_("All actions"),
    "rules": N_("Rules"),
    "full_screen": N_("Full screen"),
    "pause": N_("Pause"),
    "skip": N_("Finish what moves"),
    "mute": N_("Sound on or off"),
    "details": N_("Details"),
}


class Row(NamedTuple):
    name: str  # of the setting
    icon: str
    words: str
    help: str


def display_rows() -> list[Row]:
    return [
        Row("full_screen", "fullscreen", _("Full screen"), _("The whole screen belongs to the game.")),
        Row("window", "stock", _("Window size"), _("Used when the game does not fill the screen.")),
        Row("text_size", "search", _("Text size"), _("Larger words everywhere, on cards too.")),
        Row("language", "globe", _("Language"), _("Of all words, the rules included.")),
    ]


def play_rows() -> list[Row]:
    return [
        Row("speed", "fast", _("Speed"), _("How fast cards and figures move.")),
        Row("reduced_motion", "feather", _("Reduced motion"), _("Things fade instead of flying.")),
        Row("patterns", "eye", _("Patterns"), _("Seat colours also carry a pattern.")),
        Row("level", "robot", _("Usual opponent"), _("The level that a new table starts with.")),
    ]


def sound_rows() -> list[Row]:
    return [
        Row("mute", "mute", _("Mute"), _("No sound at all, until you switch it on again.")),
        Row("music", "music", _("Music"), _("The melodies behind the game.")),
        Row("effects", "sound", _("Effects"), _("Cards, coins and stones.")),
        Row("interface", "mouse", _("Interface"), _("The soft ticks of buttons.")),
    ]


def window_sizes(now: tuple[int, int]) -> list[tuple[int, int]]:
    """Sizes that fit on this screen, and the one in use."""
    try:
        desktops = pygame.display.get_desktop_sizes()
    except pygame.error:
        desktops = []
    wide = max((size[0] for size in desktops), default=SMALLEST_WINDOW[0])
    high = max((size[1] for size in desktops), default=SMALLEST_WINDOW[1])
    fitting = {size for size in WINDOWS if size[0] <= wide and size[1] <= high}
    return sorted(fitting | {SMALLEST_WINDOW, now})


def window_id(size: tuple[int, int]) -> str:
    return f"{size[0]} × {size[1]}"


def control(
    app: "App",
    row: Row,
    rect: pygame.Rect,
    change: Callable[[str, Any], None],
    heard: Callable[[str, int], None],
) -> Widget:
    """What changes this setting: a switch, a row of choices or a slider."""
    value = getattr(app.settings, row.name)
    name = row.name
    if isinstance(value, bool):
        return Switch(app, name, rect, value, lambda new: change(name, new))
    if name in ("music", "effects", "interface"):
        return Slider(app, name, rect, value, lambda new: heard(name, new), lambda new: change(name, new))
    if name == "window":
        sizes = {window_id(size): size for size in window_sizes(value)}
        free = not app.settings.full_screen
        choices = [(identity, identity) for identity in sizes]
        return Choice(app, name, rect, choices, window_id(value), lambda new: change(name, sizes[new]), enabled=free)
    if name == "text_size":
        percents = [(str(size), f"{size} %") for size in TEXT_SIZES]
        return Choice(app, name, rect, percents, str(value), lambda new: change(name, int(new)))
    return Choice(app, name, rect, _choices(app, name), value, lambda new: change(name, new))


def _choices(app: "App", name: str) -> Sequence[tuple[str, str]]:
    if name == "language":
        return [(code, OWN_NAMES.get(code, code)) for code in languages()]
    if name == "speed":
        return [(speed, _(SPEED_WORDS[speed])) for speed in SPEEDS]
    return [(level, level_words(level)) for level in app.services.levels or (app.settings.level,)]


class KeyRow(Widget):
    """An action and its key; choose it, then press another key."""

    def __init__(
        self, app: "App", identity: str, rect: pygame.Rect, choose: Callable[[], None], words: str, key: str
    ) -> None:
        super().__init__(app, identity, rect, choose, words)
        self.key = key
        self.waiting = False

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, theme, rect = self.app, self.app.canvas, self.app.theme, self.rect
        radius = canvas.u(10)
        if look.focused or self.waiting:
            spread = canvas.u(8)
            colour = theme["dusk"] if self.waiting else theme["target"]
            surface.blit(app.art.glow(rect.size, spread, colour, radius), rect.move(-spread, -spread))
        surface.blit(app.art.panel(rect.size, "wood", radius), rect)
        cap = pygame.Rect(0, 0, round(rect.width * 0.42), rect.height - canvas.u(16))
        cap.midright = (rect.right - canvas.u(10), rect.centery)
        pygame.draw.rect(surface, theme["gold_shadow"], cap, border_radius=radius)
        face = pygame.Rect(cap.left, cap.top, cap.width, cap.height - canvas.u(5))
        pygame.draw.rect(surface, theme["dusk_light" if self.waiting else "papyrus"], face, border_radius=radius)
        words = _("Press a key") if self.waiting else self.key.upper()
        style = Style(SANS_BOLD, canvas.font(theme.sizes["small"]), theme["ink"], "center", "center")
        app.text.draw(surface, words, style, face.inflate(-canvas.u(12), 0))
        left = pygame.Rect(rect.left + canvas.u(18), rect.top, cap.left - rect.left - canvas.u(30), rect.height)
        label = Style(SANS, canvas.font(theme.sizes["label"]), theme["light"], "left", "center")
        app.text.draw(surface, self.label, label, left)
