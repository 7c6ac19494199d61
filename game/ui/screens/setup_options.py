"""The options of the table setup: words, values and what they mean, on as many pages as the text size needs."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.language import _
from game.core.title import Option
from game.ui.screens.setup_plan import Plan
from game.ui.screens.setup_rows import control_height
from game.ui.text import SANS, SANS_BOLD, Style
from game.ui.widget import Widget
from game.ui.widgets.choice import Choice

if TYPE_CHECKING:
    from game.ui.app import App

SHARE = 0.6  # of the width for the choice, where its words stand beside it


class Placed(NamedTuple):
    """Words of an option and where they stand."""

    words: str
    style: Style
    rect: pygame.Rect


def label_style(app: "App") -> Style:
    return Style(SANS_BOLD, app.canvas.font(app.theme.sizes["label"]), app.theme["ink"], "left", "bottom")


def help_style(app: "App") -> Style:
    return Style(SANS, app.canvas.font(app.theme.sizes["small"]), app.theme["ink_soft"])


def value_words(option: Option, value: str) -> str:
    found = next(one for one in option.values if one.id == value)
    return _(found.words).format(n=value.rpartition("_")[2])  # "Seat {n}"


def help_words(option: Option, value: str) -> str:
    """What the value means; where it needs no word, what the option is for."""
    found = next(one for one in option.values if one.id == value)
    return _(found.help) if found.help else (_(option.help) if option.help else "")


class OptionPages:
    """Divides the options that leave a choice into pages once per layout. Heights count the longest help, so that
    nothing jumps."""

    def __init__(self, app: "App", plan: Plan, area: pygame.Rect) -> None:
        self.app, self.plan, self.area = app, plan, area
        self.pages: list[list[Option]] = [[]]
        used = 0
        for option in plan.title.options:
            if len(option.values_for(plan.count)) < 2:
                continue  # nothing to choose with so many seats
            need = self._height(option)
            if self.pages[-1] and used + need > area.height:
                self.pages.append([])
                used = 0
            self.pages[-1].append(option)
            used += need

    def _inline(self, option: Option) -> bool:
        """Short words share a line with their choice."""
        text, canvas = self.app.text, self.app.canvas
        size = label_style(self.app).size
        values = [value_words(option, value) for value in option.values_for(self.plan.count)]
        widest = max(text.width(words, SANS, size) for words in values)
        arrows = round(control_height(self.app) * 1.5) + canvas.u(40)
        label = text.width(_(option.words), SANS_BOLD, size)
        return label <= self.area.width * (1 - SHARE) - canvas.u(16) and widest + arrows <= self.area.width * SHARE

    def _height(self, option: Option) -> int:
        canvas = self.app.canvas
        helps = [help_words(option, value) for value in option.values_for(self.plan.count)]
        most = max((self._tall(words, help_style(self.app)) for words in helps if words), default=0)
        label = 0 if self._inline(option) else self._tall(_(option.words), label_style(self.app)) + canvas.u(8)
        return label + control_height(self.app) + most + canvas.u(32)

    def _tall(self, words: str, style: Style) -> int:
        return self.app.text.height(words, style, self.area.width) + style.size // 6  # for the letters' tails

    def build(self, page: int, changed: Callable[[str, str], None]) -> tuple[list[Widget], list[Placed]]:
        app, canvas, plan = self.app, self.app.canvas, self.plan
        widgets: list[Widget] = []
        placed: list[Placed] = []
        shown = self.pages[min(page, len(self.pages) - 1)]
        rest = self.area.height - sum(self._height(option) for option in shown)
        air = max(0, min(canvas.u(26), rest // max(1, len(shown))))
        y = self.area.top
        for option in shown:
            style = label_style(app)
            label = pygame.Rect(self.area.left, y, self.area.width, self._tall(_(option.words), style))
            box = pygame.Rect(self.area.left, label.bottom + canvas.u(8), self.area.width, control_height(app))
            if self._inline(option):
                box = pygame.Rect(0, y, round(self.area.width * SHARE), box.height)
                box.right = self.area.right
                label = pygame.Rect(self.area.left, y, box.left - self.area.left, box.height)
                style = style._replace(valign="center")
            placed.append(Placed(_(option.words), style, label))
            values = [(value, value_words(option, value)) for value in option.values_for(plan.count)]
            value = plan.value(option)
            widgets.append(Choice(app, f"option:{option.id}", box, values, value, partial(changed, option.id)))
            words = help_words(option, value)
            room = y + self._height(option) - canvas.u(16) - box.bottom
            below = pygame.Rect(self.area.left, box.bottom + canvas.u(6), self.area.width, max(1, room))
            placed.append(Placed(words, help_style(app), below))
            y += self._height(option) + air
        return widgets, placed
