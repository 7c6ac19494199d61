"""The rules browser: contents at the left, the page at the right, and a search over everything."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.language import _, current_language
from game.core.pages import Hit, Place
from game.ui.input import Command
from game.ui.screens.forms import FormScene, Tab, sheet
from game.ui.screens.rules_book import Book
from game.ui.screens.rules_lines import Line, Roll, contents_lines, hit_lines
from game.ui.widgets.field import Field, is_typing
from game.ui.widgets.page import PageView
from game.ui.widgets.page_layout import PageLayout
from game.ui.widgets.slider import ScrollBar

if TYPE_CHECKING:
    from game.ui.app import App

SEARCH_AFTER = 9  # steps after the last letter


class RulesScene(FormScene):
    name = "rules"
    music = ""

    def __init__(self, app: "App", title_id: str = "", heading: str = "") -> None:
        super().__init__(app)
        self.only = title_id if title_id in app.services.titles else ""
        self.tab = self.only or next(iter(app.services.titles), "")
        self.wanted = heading  # of a card that one wants to read about
        self.book = Book()
        self.chapter = ""
        self.block = 0  # where in the chapter one is
        self.open: set[str] = set()  # chapters whose headings are listed
        self.words = ""  # searched for
        self.hits: list[Hit] | None = None
        self.search_in = 0
        self.side = pygame.Rect(0, 0, 0, 0)
        self.roll = Roll(app, self.side, [])
        self.layouts: dict[str, PageLayout] = {}
        self.page = PageView(app, "page", self.side)
        self.field = Field(app, "search", self.side, "", self._typed, self._search_entered)

    # What is read --------------------------------------------------------------------------------------------------

    def title(self) -> str:
        if self.only:
            return _("Rules of {title}").format(title=self.app.services.titles[self.only].words.title_name())
        return _("Rules")

    def tabs(self) -> Sequence[Tab]:
        titles = self.app.services.titles
        if self.only or len(titles) < 2:
            return [Tab(self.tab, "", "")] if self.tab else []
        return [Tab(identity, title.words.title_name(), "rules") for identity, title in titles.items()]

    def turned(self) -> None:
        self.book, self.chapter = Book(), ""

    def _read(self) -> None:
        """The chapters of this title in this language."""
        title = self.app.services.titles.get(self.tab)
        try:
            self.book = Book(title, current_language())
        except (ValueError, OSError) as error:
            self.book = Book(None, current_language())
            self.app.notify(str(error))
        if self.chapter not in self.book.names:
            self.chapter = next(iter(self.book.names), "")
            self.block = 0
            self.open = {self.chapter}
        self.hits = self.book.search(self.words)
        self.roll.first = 0

    def _find_wanted(self) -> None:
        place, self.wanted = self.book.place_named(self.wanted), ""
        if place is not None:
            self.chapter, self.block = place.chapter, place.block
            self.open = {place.chapter}

    # Layout --------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        app, canvas = self.app, self.app.canvas
        if self.book.language != current_language():
            self._read()
        if self.wanted:
            self._find_wanted()
        gap = canvas.u(24)
        width = min(canvas.u(460) * app.settings.text_size // 100, self.body.width * 36 // 100)
        self.side = pygame.Rect(self.body.left, self.body.top, width, self.body.height)
        sheet_rect = pygame.Rect(self.side.right + gap, self.body.top, self.body.width - width - gap, self.body.height)
        search = pygame.Rect(0, 0, min(canvas.u(560), self.head.width // 2), self.head.height)
        search.midright = self.head.midright
        self.head.width -= search.width + gap
        self.field = Field(
            app, "search", search, self.words, self._typed, self._search_entered, _("Search the rules"), "search"
        )
        self.page = PageView(app, "page", sheet_rect)
        bar = pygame.Rect(0, 0, canvas.u(16), sheet_rect.height - canvas.u(40))
        bar.midright = (sheet_rect.right - canvas.u(14), sheet_rect.centery)
        self.page_bar = ScrollBar(app, "page_bar", bar, self.page.measure, self._drag_page)
        self.page_bar.layer = 1
        bar = pygame.Rect(0, 0, canvas.u(14), self.side.height - canvas.u(30))
        bar.midright = (self.side.right - canvas.u(10), self.side.centery)
        self.side_bar = ScrollBar(app, "side_bar", bar, self._measure_side, self._drag_side, True)
        self.widgets += [self.field, self.page, self.page_bar, self.side_bar]
        self.layouts = {}
        self._show(self.block, light=False)
        self._fill(reveal=True)

    def enter(self) -> None:
        if self.focus is None:
            self.focus = self.page

    def rebuild(self) -> None:
        """Remember the place on the page by its block: heights differ after a change of size."""
        if self.chapter and self.page.layout:
            self.block = self.page.here()
        super().rebuild()

    def _layout_of(self, name: str) -> PageLayout | None:
        chapter = self.book.chapter(name)
        if chapter is None:
            return None
        if name not in self.layouts:
            self.layouts[name] = PageLayout(self.app, chapter, self.page.column.width)
        return self.layouts[name]

    def _show(self, block: int, light: bool = True) -> None:
        layout = self._layout_of(self.chapter)
        if layout is not None:
            self.page.show(layout, block)
            self.page.light = self.page.light if light else 0
        self.block = block

    def _make_lines(self) -> list[Line]:
        width = self.side.width - self.app.canvas.u(46)
        if self.hits is not None:
            return hit_lines(self.app, width, self.hits, self._choose_hit)
        return contents_lines(self.app, width, self.book.places, self.open, self._choose_place, self._fold)

    def _fill(self, reveal: bool = False) -> None:
        """Put the lines that are seen into the list at the left."""
        first = self.roll.first
        self.roll = Roll(self.app, self.side, self._make_lines(), first)
        focus = self.focus.id if isinstance(self.focus, Line) else ""
        if reveal and self.hits is None:
            at = self._current_line()
            self.roll.first = 0
            if at is not None:
                self.roll.reveal(at)
        self.widgets = [widget for widget in self.widgets if not isinstance(widget, Line)]
        self.widgets += self.roll.seen()
        if focus:
            self.focus = self.find(focus)

    def _current_line(self) -> int | None:
        anchor = self.anchor()
        found = [at for at, line in enumerate(self.roll.lines) if line.anchor == anchor]
        return found[0] if found else None

    def anchor(self) -> str:
        """The heading that one is under now."""
        if not self.page.layout:
            return ""
        here = self.page.lit if self.page.light else self.page.here()
        return self.book.anchor(self.chapter, here)

    # Acting --------------------------------------------------------------------------------------------------------

    def _choose_place(self, place: Place) -> None:
        if place.level == 1 and place.chapter == self.chapter and self.page.target == 0:
            self._fold(place.chapter, place.chapter not in self.open)
            return
        self.open.add(place.chapter)
        self._jump(place)

    def _fold(self, chapter: str, opened: bool) -> bool:
        if opened == (chapter in self.open):
            return False
        self.open.symmetric_difference_update({chapter})
        self._fill()
        return True

    def _choose_hit(self, hit: Hit) -> None:
        place = self.book.place_at(hit.anchor)
        if place is not None:
            self.open.add(place.chapter)
            self._jump(place)

    def _jump(self, place: Place) -> None:
        self.chapter = place.chapter
        self._show(place.block)
        self.app.audio.play("page")
        self._fill()

    def _typed(self, words: str) -> None:
        self.words = words
        self.search_in = SEARCH_AFTER

    def _search(self) -> None:
        self.search_in = 0
        self.hits = self.book.search(self.words)
        self.roll.first = 0
        self._fill(reveal=self.hits is None)

    def _search_entered(self) -> None:
        """Enter goes to the best place; the arrows then lead on through the others."""
        if self.app.input.last_device == "mouse":
            return
        self._search()
        if self.hits:
            self._choose_hit(self.hits[0])
            self.set_focus(self.find("hit:0"))

    def _drag_page(self, y: float) -> None:
        self.page.go(y, True)

    def _measure_side(self) -> tuple[float, float, float]:
        return self.roll.first, self.roll.fitting(self.roll.first), len(self.roll.lines)

    def _drag_side(self, first: float) -> None:
        self.roll.first = round(first)
        self._fill()

    def step(self) -> None:
        self.page.step()
        if self.search_in:
            self.search_in -= 1
            if not self.search_in:
                self._search()

    def wants(self, event: pygame.event.Event) -> bool:
        return is_typing(event)

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
            return True
        if self.steps < 2 and event.type == pygame.TEXTINPUT:
            return True  # the letter that opened this screen
        if self.focus is not self.field and _is_space(event):
            if event.type == pygame.KEYDOWN:
                self._page(1)  # as in every reader
            return True
        if is_typing(event):
            self.focus = self.field
        if self.focus is self.field or (
            self.words and event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE
        ):
            self.focus = self.field
            return self.field.handle(event)
        return False

    def _wheel(self, ticks: int) -> None:
        if self.side.collidepoint(self.pointer):
            self.roll.first -= ticks * 2
            self._fill()
        else:
            self.page.move(-ticks * self.app.canvas.line(self.app.theme.sizes["body"]) * 3)

    def command(self, command: Command) -> bool:
        name = command.name
        if name in ("page_up", "page_down"):
            self._page(1 if name == "page_down" else -1)
        elif name in ("first", "last"):
            self.page.go(0 if name == "first" else self._bottom())
        elif name == "rules":
            self.back()
        elif name in ("up", "down"):
            return self._vertical(1 if name == "down" else -1)
        elif name == "right" and isinstance(self.focus, Line):
            if not self.focus.adjust(1):
                self.set_focus(self.page)
        elif name == "left" and self.focus is self.page:
            at = self._current_line()
            lines = [widget for widget in self.widgets if isinstance(widget, Line)]
            shown = self.find(self.roll.lines[at].id) if at is not None else None
            self.set_focus(shown or (lines[0] if lines else None))
        else:
            return False
        return True

    def _bottom(self) -> float:
        if self.page.layout:
            self.page.layout.reach(float("inf"))
        return self.page.furthest

    def _page(self, direction: int) -> None:
        """At the end of a chapter the next one follows."""
        beside = self.book.beside(self.chapter, direction)
        if direction > 0 and self.page.target >= self.page.furthest - 1 and beside:
            self._turn_chapter(beside)
        elif direction < 0 and self.page.target <= 0 and beside:
            self._turn_chapter(beside)
            self.page.go(self._bottom(), True)
        else:
            self.page.move(direction * self.page.column.height * 0.88)

    def _turn_chapter(self, name: str) -> None:
        self.chapter = name
        self.open = {name}
        self._show(0)
        self.app.audio.play("page")
        self._fill(reveal=True)

    def _vertical(self, direction: int) -> bool:
        if self.focus is self.page:
            if direction < 0 and self.page.target <= 0:
                self.set_focus(self.field)
            else:
                self.page.move(direction * self.app.canvas.line(self.app.theme.sizes["body"]) * 2)
            return True
        if self.focus is self.field and direction > 0 and self.hits:
            self.set_focus(self.find("hit:0"))
            return True
        if not isinstance(self.focus, Line):
            return False
        ids = [line.id for line in self.roll.lines]
        at = ids.index(self.focus.id) + direction if self.focus.id in ids else 0
        if at < 0:
            self.set_focus(self.field)
        elif at < len(ids):
            self.roll.reveal(at)
            self._fill()
            self.set_focus(self.find(ids[at]))
        return True

    def back(self) -> None:
        if self.words:
            self.field.set("")
            self._search()
            return
        super().back()

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        super().draw_back(surface, ahead)
        app, canvas = self.app, self.app.canvas
        sheet(app, surface, self.side, "wood")
        sheet(app, surface, self.page.rect)
        current = self.anchor()
        for line in self.roll.lines:
            line.current = line.anchor == current
        if self.hits is not None and not self.hits:
            words = _("Nothing in the rules holds these words. Try fewer or shorter ones.")
            box = self.side.inflate(-canvas.u(60), -canvas.u(60))
            app.text.draw(surface, words, app.style("label", "light_soft", align="center"), box)


def _is_space(event: pygame.event.Event) -> bool:
    if event.type == pygame.TEXTINPUT:
        return bool(event.text == " ")
    return event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
