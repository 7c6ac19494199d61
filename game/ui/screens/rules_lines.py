"""The lines at the left of the rules browser: the contents, or what a search found."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.core.pages import Hit, Place
from game.ui.screens.forms import Plain
from game.ui.text import SANS, SANS_BOLD, Style
from game.ui.widget import Look

if TYPE_CHECKING:
    from game.ui.app import App

Thing = TypeVar("Thing")


class Line(Plain):
    """A heading one can jump to, or a place where the searched words stand."""

    def __init__(
        self,
        app: "App",
        identity: str,
        width: int,
        anchor: str,
        parts: Sequence[tuple[str, Style]],
        choose: Callable[[], None],
        indent: int = 0,
        arrow: str = "",
        fold: Callable[[bool], bool] | None = None,
    ) -> None:
        canvas = app.canvas
        self.lead = canvas.u(14) + indent
        self.parts = list(parts)
        self.pad = canvas.u(9)
        self.inner = width - self.lead - canvas.u(10)
        self.heights = [app.text.height(words, style, self.inner) + 2 for words, style in parts]
        height = sum(self.heights) + 2 * self.pad
        super().__init__(app, identity, pygame.Rect(0, 0, width, height), choose, parts[0][0])
        self.anchor = anchor
        self.arrow = arrow
        self.fold = fold
        self.current = False

    def adjust(self, direction: int) -> bool:
        """Right opens a chapter's headings, left closes them."""
        return self.fold is not None and self.fold(direction > 0)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, unit = self.app, self.app.canvas.u
        self.ground(surface, look, self.current, dark=True)
        if self.arrow:
            side = unit(24)
            picture = app.art.icon(self.arrow, side)
            line = app.text.line_height(self.parts[0][1].face, self.parts[0][1].size)
            surface.blit(picture, (self.rect.left + unit(10), self.rect.top + self.pad + (line - side) // 2))
        y = self.rect.top + self.pad
        for (words, style), height in zip(self.parts, self.heights, strict=True):
            app.text.draw(surface, words, style, pygame.Rect(self.rect.left + self.lead, y, self.inner, height))
            y += height


class Roll:
    """Lines of different heights in a box, scrolled line by line, so that none is ever cut."""

    def __init__(self, app: "App", box: pygame.Rect, lines: Sequence[Line], first: int = 0) -> None:
        self.lines = list(lines)
        self.first = first  # the uppermost line
        self.gap = app.canvas.u(4)
        pad = app.canvas.u(14)
        self.box = pygame.Rect(box.left + pad, box.top + pad, max(0, box.width - 2 * pad), max(0, box.height - 2 * pad))

    def fitting(self, first: int) -> int:
        """How many lines there is room for from this one on."""
        room, count = self.box.height, 0
        for line in self.lines[first:]:
            room -= line.rect.height + (self.gap if count else 0)
            if room < 0:
                break
            count += 1
        return max(1, count)

    def reveal(self, at: int) -> None:
        """Scroll no further than needed to show this line."""
        self.first = min(self.first, at)
        while at >= self.first + self.fitting(self.first):
            self.first += 1

    def seen(self) -> list[Line]:
        """The lines that are shown, each in its place."""
        last = len(self.lines)
        while last > 0 and self.fitting(last - 1) >= len(self.lines) - last + 1:
            last -= 1
        self.first = max(0, min(self.first, last))
        shown = self.lines[self.first : self.first + self.fitting(self.first)]
        y = self.box.top
        for line in shown:
            line.rect.topleft = (self.box.left, y)
            y += line.rect.height + self.gap
        return shown


def contents_lines(
    app: "App",
    width: int,
    places: Sequence[Place],
    opened: set[str],
    choose: Callable[[Place], None],
    fold: Callable[[str, bool], bool],
) -> list[Line]:
    """Every chapter, and the headings of those that are open."""
    canvas, theme = app.canvas, app.theme
    chapter_style = Style(SANS_BOLD, canvas.font(theme.sizes["label"]), theme["light"])
    heading_style = Style(SANS, canvas.font(theme.sizes["small"]), theme["light"])
    lower_style = heading_style._replace(colour=theme["light_soft"])
    parents = {place.chapter for place in places if place.level > 1}
    lines: list[Line] = []
    for place in places:
        if place.level > 1 and place.chapter not in opened:
            continue
        style = {1: chapter_style, 2: heading_style}.get(place.level, lower_style)
        chapter = place.level == 1 and place.chapter in parents
        arrow = ("arrow_down" if place.chapter in opened else "arrow_right") if chapter else ""
        lines.append(
            Line(
                app, f"place:{place.anchor}", width, place.anchor, [(place.text, style)], _bound(choose, place),
                canvas.u(28 * place.level), arrow, _folding(fold, place.chapter) if chapter else None,
            )
        )  # fmt: skip
    return lines


def hit_lines(app: "App", width: int, hits: Sequence[Hit], choose: Callable[[Hit], None]) -> list[Line]:
    """What was found, the best first: heading, chapter and the words around."""
    canvas, theme = app.canvas, app.theme
    head = Style(SANS_BOLD, canvas.font(theme.sizes["label"]), theme["gold"])
    where = Style(SANS, canvas.font(theme.sizes["tiny"]), theme["light_soft"])
    words = Style(SANS, canvas.font(theme.sizes["tiny"]), theme["light"])
    lines: list[Line] = []
    for at, hit in enumerate(hits):
        parts = [(hit.heading, head)]
        if hit.chapter != hit.heading:
            parts.append((hit.chapter, where))
        parts.append((hit.snippet, words))
        lines.append(Line(app, f"hit:{at}", width, hit.anchor, parts, _bound(choose, hit)))
    return lines


def _bound(choose: Callable[[Thing], None], thing: Thing) -> Callable[[], None]:
    return lambda: choose(thing)


def _folding(fold: Callable[[str, bool], bool], chapter: str) -> Callable[[bool], bool]:
    return lambda opened: fold(chapter, opened)
