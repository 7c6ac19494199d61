"""After the match: the large mistakes of its people, found one by one while somebody looks on.

The engine looks at every decision in the background. Each line leads into the replay at that moment.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.language import _, ngettext
from game.session.review import Mistake, Review
from game.ui.screens.forms import FormScene, button_width, sheet
from game.ui.screens.review_rows import MistakeRow, row_height
from game.ui.text import SANS, SERIF_BOLD, Style
from game.ui.widgets.button import Button
from game.ui.widgets.gauge import draw_gauge

if TYPE_CHECKING:
    from game.ui.app import App


class ReviewScene(FormScene):
    name = "review"
    music = "night"

    def __init__(self, app: "App", review: Review) -> None:
        super().__init__(app)
        self.review = review
        self.match = review.match
        self.paused = False
        self.page = 0
        self.strip = pygame.Rect(0, 0, 0, 0)
        self.list = pygame.Rect(0, 0, 0, 0)

    def title(self) -> str:
        return _("Large mistakes")

    # Layout --------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        app, canvas = self.app, self.app.canvas
        pad = canvas.u(26)
        tall = max(canvas.u(62), canvas.line(30))
        inner = self.body.inflate(-2 * pad, -2 * pad)
        self.strip = pygame.Rect(inner.left, inner.top, inner.width, tall + canvas.u(16))
        if not self.review.done:
            words = _("Go on") if self.paused else _("Stop")
            width = max(button_width(app, _("Go on"), True), button_width(app, _("Stop"), True))
            rect = pygame.Rect(inner.right - width, inner.top + canvas.u(8), width, tall)
            icon = "play" if self.paused else "pause"
            self.widgets.append(Button(app, "stop", rect, words, self.toggle, icon))
            self.strip.width -= width + pad
        top = self.strip.bottom + canvas.u(18)
        self.list = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
        self._lay_rows(tall)

    def _lay_rows(self, tall: int) -> None:
        app, canvas, area = self.app, self.app.canvas, self.list
        gap = canvas.u(10)
        row = row_height(app)
        found = self.review.mistakes
        each = max(1, (area.height + gap) // (row + gap))
        if len(found) > each:
            each = max(1, (area.height - tall - gap) // (row + gap))
            rect = pygame.Rect(0, area.bottom - tall, canvas.u(320) * app.settings.text_size // 100, tall)
            rect.centerx = area.centerx
            pages = -(-len(found) // each)
            self.page %= pages
            words = _("More ({page} of {pages})").format(page=self.page + 1, pages=pages)
            self.widgets.append(Button(app, "more", rect, words, self._more, "arrow_right"))
        else:
            self.page = 0
        for at, mistake in enumerate(found[self.page * each : (self.page + 1) * each]):
            rect = pygame.Rect(area.left, area.top + at * (row + gap), area.width, row)
            number = self.page * each + at
            self.widgets.append(MistakeRow(app, self.match, number, mistake, rect, self._open(mistake)))

    def _more(self) -> None:
        self.page += 1
        self.rebuild()

    def _open(self, mistake: Mistake) -> Callable[[], None]:
        def jump() -> None:
            from game.ui.screens.replay import ReplayScene

            scene = ReplayScene(self.app, self.match, self.review.mistakes)
            self.app.push(scene)
            scene.go_to_mistake(mistake)

        return jump

    # What happens --------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        self.paused = not self.paused
        if self.paused:
            self.review.stop()
        self.rebuild()

    def step(self) -> None:
        opponents = self.app.services.opponents
        if self.paused or self.review.done or opponents is None:
            return
        if self.review.step(opponents):
            self.rebuild()

    def leave(self) -> None:
        """What was found is kept: the review goes on when it is opened again."""
        self.review.stop()

    # Drawing -------------------------------------------------------------------------------------------------------

    def sentence(self) -> str:
        review = self.review
        if not review.done:
            return _("Looking at decision {number} of {total}").format(number=review.seen + 1, total=review.total)
        count = len(review.mistakes)
        if not count:
            return _("Looked at {total} decisions.").format(total=review.total)
        words = ngettext(
            "{count} large mistake in {total} decisions", "{count} large mistakes in {total} decisions", count
        )
        return words.format(count=count, total=review.total)

    def draw_back(self, surface: pygame.Surface, ahead: float) -> None:
        super().draw_back(surface, ahead)
        app, canvas = self.app, self.app.canvas
        sheet(app, surface, self.body)
        words = pygame.Rect(self.strip.left, self.strip.top, self.strip.width, self.strip.height)
        if not self.review.done:
            bar = pygame.Rect(self.strip.left, 0, self.strip.width, max(8, canvas.u(14)))
            bar.bottom = self.strip.bottom
            words.height -= bar.height + canvas.u(8)
            draw_gauge(app, surface, bar, self.review.progress, "dusk")
        style = Style(SANS, canvas.font(app.theme.sizes["body"]), app.theme["ink"], "left", "center")
        app.text.draw(surface, self.sentence(), style, words)
        if not self.review.mistakes:
            self._draw_nothing(surface)

    def _draw_nothing(self, surface: pygame.Surface) -> None:
        app, canvas = self.app, self.app.canvas
        middle = self.list.copy()
        middle.height = canvas.line(44) * 2
        middle.centery = self.list.centery - canvas.u(40)
        words = _("No large mistake was found. Well played!") if self.review.done else _("No large mistake so far.")
        colour = app.theme["accent"] if self.review.done else app.theme["ink_soft"]
        style = Style(SERIF_BOLD, canvas.font(app.theme.sizes["heading"]), colour, "center", "center")
        app.text.draw(surface, words, style, middle)
        note = pygame.Rect(middle.left, middle.bottom, middle.width, canvas.line(26) * 2)
        small = Style(SANS, canvas.font(app.theme.sizes["label"]), app.theme["ink_soft"], "center", "top")
        app.text.draw(surface, _("Judged by what was known at the moment of each decision."), small, note)
