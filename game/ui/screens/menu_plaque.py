"""The plaques of the main menu and the gold letters above them: painted once, then only moved."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy
import pygame

from game.core.language import _, ngettext
from game.core.title import Title
from game.ui.screens.sky_paint import picture_of, stops
from game.ui.screens.sky_shapes import soft_dot
from game.ui.text import SANS_BOLD, SERIF, SERIF_BOLD, Style
from game.ui.theme import mixed, with_alpha
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App

RISE = 0.22  # share of the way that a plaque rises in a step


class Game(NamedTuple):
    """One of the four games as the menu shows it, whether it is here yet or not."""

    id: str
    name: str
    line: str
    colour: str  # of its band, by the theme's set colours


class TitlePlaque(Widget):
    """A papyrus sheet with a game's medallion and name. It rises when pointed at; a coming one stays in the dark."""

    def __init__(
        self, app: "App", game: Game, rect: pygame.Rect, choose: Callable[[], None] | None, title: Title | None
    ) -> None:
        tip = "" if title is not None else _("This game is still being made.")
        super().__init__(app, f"game:{game.id}", rect, choose, _(game.name), tip, title is not None)
        self.lift = 0.0
        self.spread = app.canvas.u(26)
        self.picture = self._paint(game, title)

    def step(self, focused: bool) -> None:
        wanted = 1.0 if focused and self.enabled else 0.0
        if self.app.settings.reduced_motion:
            self.lift = 0.0
        else:
            self.lift += (wanted - self.lift) * RISE

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        canvas = self.app.canvas
        rise = round(self.lift * canvas.u(14)) - (canvas.u(3) if look.pressed else 0)
        box = self.rect.move(0, -rise)
        surface.blit(self.picture, box.move(-self.spread, -self.spread))
        if look.focused:
            spread = canvas.u(14)
            halo = self.app.art.glow(box.size, spread, self.app.theme["target"], canvas.u(20))
            surface.blit(halo, box.move(-spread, -spread))
            surface.blit(self.picture, box, pygame.Rect((self.spread, self.spread), box.size))

    def _paint(self, game: Game, title: Title | None) -> pygame.Surface:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        width, height = self.rect.size
        pad = canvas.u(16)
        sheet = app.art.panel((width, height), "papyrus", canvas.u(20)).copy()
        inner = pygame.Rect(pad // 2, pad // 2, width - pad, height - pad)
        pygame.draw.rect(sheet, theme["gold_shadow"], inner, max(1, canvas.u(2)), border_radius=canvas.u(13))
        name = Style(SERIF_BOLD, canvas.font(40), theme["light"], "center", "center", theme["wood_dark"])
        line = Style(SERIF, canvas.font(23), theme["light"], "center", "center")
        foot = Style(SANS_BOLD, canvas.font(20), theme["ink_soft"], "center", "center")
        name_high = app.text.line_height(name.face, name.size)
        line_high = round(line.size * 1.4)  # one line, shrunk if need be: the bands of all four are equal
        foot_high = round(foot.size * 1.45)
        band = pygame.Rect(pad, 0, width - 2 * pad, name_high + line_high + canvas.u(14))
        band.bottom = height - pad - foot_high - canvas.u(8)
        side = min(band.top - pad - canvas.u(6), width - 2 * pad)
        disc = app.art.svg(f"titles/{game.id}", (side, side))
        shade = soft_dot(theme["ink"], round(side * 1.22), 2.6, False)
        centre = (width // 2, (pad + band.top) // 2)
        sheet.blit(shade, shade.get_rect(center=(centre[0], centre[1] + canvas.u(5))))
        sheet.blit(disc, disc.get_rect(center=centre))
        colour = mixed(theme.sets[game.colour], theme["wood_dark"], 0.38)
        pygame.draw.rect(sheet, theme["gold_shadow"], band.inflate(4, 4), border_radius=canvas.u(11))
        pygame.draw.rect(sheet, colour, band, border_radius=canvas.u(9))
        pygame.draw.rect(
            sheet, mixed(colour, theme["gold"], 0.55), band, max(1, canvas.u(2)), border_radius=canvas.u(9)
        )
        if title is None:
            _dim(app, sheet)
            name = name._replace(colour=theme["light_soft"])
            line = line._replace(colour=theme["light_soft"])
            foot = foot._replace(colour=theme["target"])
        words = pygame.Rect(band.left + pad, band.top + canvas.u(3), band.width - 2 * pad, name_high)
        app.text.draw(sheet, _(game.name), name, words)
        below = pygame.Rect(words.left, words.bottom, words.width, line_high + canvas.u(6))
        app.text.draw(sheet, _(game.line), line, below)
        rest = pygame.Rect(pad, band.bottom + canvas.u(3), width - 2 * pad, foot_high + canvas.u(4))
        app.text.draw(sheet, _players(title) if title else _("Coming"), foot, rest)
        whole = pygame.Surface((width + 2 * self.spread, height + 2 * self.spread), pygame.SRCALPHA)
        whole.blit(app.art.shadow((width, height), self.spread, 190), (0, canvas.u(6)))
        whole.blit(sheet, (self.spread, self.spread))
        return whole.convert_alpha()


def _players(title: Title) -> str:
    first, last = title.seats[0], title.seats[-1]
    return ngettext("{first} to {last} player", "{first} to {last} players", last).format(first=first, last=last)


def _dim(app: "App", sheet: pygame.Surface) -> None:
    """The look of a game that is not here yet: the same sheet at night."""
    night = mixed(app.theme["violet"], app.theme["papyrus_dark"], 0.4)
    sheet.fill(with_alpha(night, 255), special_flags=pygame.BLEND_RGBA_MULT)


def gold_letters(app: "App", words: str, size: int, most: int) -> pygame.Surface:
    """Spaced letters in gold leaf: light from above, a dark waist, a soft shadow below; never wider than `most`."""
    theme = app.theme
    while True:
        font = app.text.font(SERIF_BOLD, size)
        gap = round(size * 0.075)
        widths = [font.size(letter)[0] for letter in words]
        width = sum(widths) + gap * (len(words) - 1)
        if width <= most or size <= 20:
            break
        size = round(size * 0.94)
    height, reach = font.get_linesize(), max(4, size // 9)
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    x = 0
    for letter, wide in zip(words, widths, strict=True):
        mask.blit(font.render(letter, True, theme["gold_light"]), (x, 0))
        x += wide + gap
    opacity = pygame.surfarray.array_alpha(mask).astype(numpy.float32) / 255
    line = numpy.linspace(0, 1, height)
    marks = [
        (0.24, theme["gold_light"]),
        (0.46, theme["gold"]),
        (0.53, mixed(theme["gold_shadow"], theme["dusk"], 0.35)),
        (0.60, theme["dusk_light"]),
        (0.80, theme["gold"]),
    ]
    column = stops(theme, marks, line)
    face = picture_of(numpy.repeat(column[None, :, :], width, axis=0), opacity)
    whole = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
    whole.blit(_coloured(mask, theme["night_deep"]), (reach, reach + size // 22))
    soft = pygame.transform.gaussian_blur(whole, max(2, size // 16))
    for _number in range(2):
        soft.blit(soft.copy(), (0, 0))
    dark = _coloured(mask, mixed(theme["gold_shadow"], theme["wood_dark"], 0.5))
    for step in range(max(2, size // 17), 0, -1):
        soft.blit(dark, (reach, reach + step))
    soft.blit(_coloured(mask, theme["gold_light"]), (reach, reach - max(1, size // 90)))
    soft.blit(face, (reach, reach))
    return soft.convert_alpha()


def _coloured(letters: pygame.Surface, colour: pygame.Color) -> pygame.Surface:
    """The same letters, soft edges and all, in one colour."""
    picture = letters.copy()
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.fill(with_alpha(colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture
