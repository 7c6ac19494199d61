"""Where everything stands on a page of the rules: headings, paragraphs, lists and tables.

It is laid out block by block as it is needed, so that a long chapter opens at once.
"""

import time
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.core import pages
from game.core.pages import Chapter
from game.ui.text import SANS, SANS_BOLD, SERIF, SERIF_BOLD, SMALLEST, Style

if TYPE_CHECKING:
    from game.ui.app import App

SLICE = 0.004  # seconds of layout in one step
HEADINGS = {1: "heading", 2: "subheading", 3: "body"}


@dataclass(slots=True)
class Part:
    words: str
    style: Style
    rect: pygame.Rect  # within its item


@dataclass(slots=True)
class Item:
    """One strip of the page: a heading, a paragraph, a point of a list or a row of a table."""

    top: int
    height: int
    kind: str
    block: int
    parts: list[Part] = field(default_factory=list)


class PageLayout:
    def __init__(self, app: "App", chapter: Chapter, width: int) -> None:
        self.app = app
        self.chapter = chapter
        self.width = width
        self.items: list[Item] = []
        self.tops: list[int] = []
        self.done = 0  # blocks that are laid out
        self._y = 0

    @property
    def complete(self) -> bool:
        return self.done >= len(self.chapter.blocks)

    @property
    def height(self) -> int:
        """Of the whole page; an estimate until everything is laid out."""
        if self.complete:
            return self._y
        return max(self._y, self._y * len(self.chapter.blocks) // max(1, self.done))

    def more(self, seconds: float = SLICE) -> None:
        end = time.perf_counter() + seconds
        while not self.complete and time.perf_counter() < end:
            self._next()

    def reach(self, y: float) -> None:
        """Lay out down to this height."""
        while not self.complete and self._y < y:
            self._next()

    def top_of(self, block: int) -> int:
        while not self.complete and self.done <= block:
            self._next()
        return next((item.top for item in self.items if item.block == block), 0)

    def seen(self, top: int, height: int) -> list[Item]:
        self.reach(top + height)
        first = max(0, bisect_right(self.tops, top) - 1)
        last = bisect_right(self.tops, top + height)
        return self.items[first:last]

    # The blocks ----------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        block = self.chapter.blocks[self.done]
        unit = self.app.canvas.u
        if isinstance(block, pages.Heading):
            self._heading(block)
        elif isinstance(block, pages.Paragraph):
            self._y += unit(6)
            self._words(block.text, "text", 0, "")
            self._y += unit(12)
        elif isinstance(block, pages.Table):
            self._table(block)
        else:
            steps = isinstance(block, pages.Steps)
            for number, words in enumerate(block.items, start=1):
                self._words(words, "step" if steps else "bullet", self._indent(), f"{number}." if steps else "")
                self._y += unit(8)
            self._y += unit(8)
        self.done += 1

    def _indent(self) -> int:
        return self.app.canvas.font(self.app.theme.sizes["body"]) * 2

    def _add(self, kind: str, height: int, parts: list[Part]) -> None:
        self.items.append(Item(self._y, height, kind, self.done, parts))
        self.tops.append(self._y)
        self._y += height

    def _heading(self, block: pages.Heading) -> None:
        app, unit = self.app, self.app.canvas.u
        size = app.canvas.font(app.theme.sizes[HEADINGS[block.level]] + (4 if block.level == 3 else 0))
        style = Style(SERIF_BOLD, size, app.theme["accent"], "left", "center")
        self._y += 0 if not self.items else unit(30 if block.level == 2 else 18)
        tall = app.text.height(block.text, style, self.width) + unit(12)
        self._add(f"heading{block.level}", tall, [Part(block.text, style, pygame.Rect(0, 0, self.width, tall))])
        self._y += unit({1: 20, 2: 12, 3: 4}[block.level])

    def _words(self, words: str, kind: str, indent: int, mark: str) -> None:
        app = self.app
        style = Style(SERIF, app.canvas.font(app.theme.sizes["body"]), app.theme["ink"])
        tall = app.text.height(words, style, self.width - indent) + 2
        parts = [Part(words, style, pygame.Rect(indent, 0, self.width - indent, tall))]
        if mark:
            number = Style(SERIF_BOLD, style.size, app.theme["accent"])
            parts.append(Part(mark, number, pygame.Rect(0, 0, indent, tall)))
        self._add(kind, tall, parts)

    def _table(self, table: pages.Table) -> None:
        app, unit = self.app, self.app.canvas.u
        pad = unit(12)
        size, widths = self._columns(table, pad)
        head = Style(SANS_BOLD, size, app.theme["light"], "left", "center")
        body = Style(SANS, size, app.theme["ink"])
        self._y += unit(10)
        for number, row in enumerate([table.header, *table.rows]):
            style = body if number else head
            boxes = [width - 2 * pad for width in widths]
            high = max(app.text.height(cell, style, box) for cell, box in zip(row, boxes, strict=True)) + 2
            parts, x = [], 0
            for cell, width, box in zip(row, widths, boxes, strict=True):
                parts.append(Part(cell, style, pygame.Rect(x + pad, unit(8), box, high)))
                x += width
            kind = "header" if not number else "even" if number % 2 == 0 else "odd"
            self._add(kind, high + 2 * unit(8), parts)
        self._y += unit(24)

    def _columns(self, table: pages.Table, pad: int) -> tuple[int, list[int]]:
        """The text size and the column widths: no word broken, long texts get the room."""
        text = self.app.text
        size = self.app.canvas.font(self.app.theme.sizes["small"])
        rows = [table.header, *table.rows]
        while True:
            least, most = [], []
            for column in range(len(table.header)):
                cells = [row[column] for row in rows]
                words = {word for cell in cells for word in pages.plain(cell).split()}
                longest = max((text.width(word, SANS_BOLD, size) for word in words), default=0)
                natural = max(text.width(pages.plain(cell), SANS_BOLD, size) for cell in cells)
                least.append(longest + 2 * pad + 2)
                most.append(max(longest, natural) + 2 * pad + 2)
            if sum(least) <= self.width or size <= SMALLEST:
                break
            size -= 1
        if sum(most) <= self.width:
            free = self.width - sum(most)
            return size, [width + free * width // sum(most) for width in most]
        free = max(0, self.width - sum(least))
        wanted = [max(1, min(big, self.width) - small) for big, small in zip(most, least, strict=True)]
        scale = min(1.0, self.width / sum(least))
        return size, [int(small * scale + free * want / sum(wanted)) for small, want in zip(least, wanted, strict=True)]
