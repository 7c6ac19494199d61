"""The hint's panel at the right edge of the table: a row for each suggestion, and numbers on what the rows mean."""

from typing import TYPE_CHECKING

import pygame

from game.core.advice import Suggestion
from game.core.language import _
from game.session.hint_words import costs, gains, percent
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.widget import Look, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.gauge import draw_gauge

if TYPE_CHECKING:
    from game.ui.screens.advice import Advisor
    from game.ui.screens.table import TableScene

MOST_ROWS = 3
WIDEST, NARROWEST = 640, 430  # units


def build(advisor: "Advisor") -> None:
    scene = advisor.scene
    canvas = scene.app.canvas
    box = place(advisor)
    pad = canvas.u(16)
    head = head_height(advisor)
    scene.widgets.append(HintMarks(advisor))
    scene.widgets.append(HintBack(advisor, box, head))
    side = min(head - canvas.u(10), canvas.u(58))
    close = pygame.Rect(box.right - side - canvas.u(10), box.top + (head - side) // 2, side, side)
    scene.widgets.append(Button(scene.app, "hint:close", close, "", advisor.close, "close", layer=10))
    tall = (box.height - head - canvas.u(10)) // MOST_ROWS
    options = advisor.advice.options[:MOST_ROWS] if advisor.advice is not None else ()
    for index in range(len(options)):
        rect = pygame.Rect(box.left + pad // 2, box.top + head + index * tall, box.width - pad, tall - canvas.u(6))
        scene.widgets.append(HintRow(advisor, index, rect))


def head_height(advisor: "Advisor") -> int:
    canvas = advisor.scene.app.canvas
    return max(canvas.u(62), canvas.line(34))


def place(advisor: "Advisor") -> pygame.Rect:
    """At the right edge above the buttons, as wide as the things that can be chosen now leave it."""
    scene = advisor.scene
    canvas = scene.app.canvas
    margin = canvas.u(18)
    bottom = scene.board.room.buttons.top - canvas.u(14)
    top = scene.board.room.bar.bottom + canvas.u(12)
    left = canvas.width - margin - canvas.u(WIDEST)
    decision = scene.match.decision()
    wanted = {name for action in (decision.actions if decision else ()) for name in scene.board.targets(action)}
    for widget in scene.widgets:
        if widget.id in wanted and widget.rect.top < bottom and widget.rect.bottom > top:
            left = max(left, widget.rect.right + canvas.u(14))
    left = min(left, canvas.width - margin - canvas.u(NARROWEST))
    return pygame.Rect(left, top, canvas.width - margin - left, bottom - top)


class HintBack(Widget):
    """The papyrus under the rows; it keeps clicks from what lies below."""

    layer = 9

    def __init__(self, advisor: "Advisor", rect: pygame.Rect, head: int) -> None:
        super().__init__(advisor.scene.app, "hint:panel", rect)
        self.advisor = advisor
        self.head = head

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, box = self.app, self.app.canvas, self.rect
        reach = canvas.u(22)
        surface.blit(app.art.shadow(box.size, reach, 170), box.move(-reach, -reach))
        surface.blit(app.art.panel(box.size, "papyrus", canvas.u(16)), box)
        side = round(self.head * 0.62)
        icon = app.art.icon("hint", side)
        surface.blit(icon, (box.left + canvas.u(18), box.top + (self.head - side) // 2))
        left = box.left + canvas.u(28) + side
        words = pygame.Rect(left, box.top, box.right - left - canvas.u(84), self.head)
        thinking = self.advisor.ticket is not None
        app.text.draw(surface, _("Thinking") if thinking else _("Hint"), app.heading("subheading"), words)
        if thinking:
            strip = pygame.Rect(box.left + canvas.u(18), box.top + self.head - canvas.u(8), 0, max(4, canvas.u(6)))
            strip.width = box.width - canvas.u(36)
            draw_gauge(app, surface, strip, self.advisor.progress(), "dusk")


class HintRow(Widget):
    """One suggestion: its number, what to do, the chance with a bar, and the reasons."""

    layer = 10

    def __init__(self, advisor: "Advisor", index: int, rect: pygame.Rect) -> None:
        super().__init__(advisor.scene.app, f"hint:{index}", rect, lambda: advisor.point(index))
        self.advisor = advisor
        self.index = index

    def suggestion(self) -> Suggestion | None:
        advice = self.advisor.advice
        return advice.options[self.index] if advice is not None and self.index < len(advice.options) else None

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        option = self.suggestion()
        if option is None:
            return
        canvas, theme = self.app.canvas, self.app.theme
        radius = canvas.u(10)
        if self.advisor.pointed == self.index:
            pygame.draw.rect(surface, theme["gold_light"], self.rect, border_radius=radius)
            pygame.draw.rect(surface, theme["nile"], self.rect, max(3, canvas.u(4)), border_radius=radius)
        elif self.index:
            y = self.rect.top - canvas.u(3)
            ends = ((self.rect.left + canvas.u(10), y), (self.rect.right - canvas.u(10), y))
            pygame.draw.line(surface, theme["papyrus_dark"], *ends, max(1, canvas.u(2)))
        inner = self.rect.inflate(-canvas.u(20), -canvas.u(12))
        side = max(canvas.u(40), canvas.font(32))
        draw_number(self.advisor, surface, self.index, (inner.left + side // 2, inner.top + side // 2), side)
        body = pygame.Rect(inner.left + side + canvas.u(12), inner.top, 0, inner.height)
        body.width = inner.right - body.left
        self._draw_words(surface, option, body)

    def _draw_words(self, surface: pygame.Surface, option: Suggestion, body: pygame.Rect) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        match = self.advisor.scene.match
        words = match.title.words
        line = canvas.line(theme.sizes["label"])
        chance = percent(option.share) if option.share is not None else ""
        large = Style(SERIF_BOLD, canvas.font(30), theme["accent"], "right", "center")
        wide = app.text.width(chance, SERIF_BOLD, large.size) + canvas.u(8) if chance else 0
        app.text.draw(surface, chance, large, pygame.Rect(body.right - wide, body.top, wide, line))
        label = words.label(option.action, self.advisor.scene.board.view, match.names())
        style = Style(SANS_BOLD, canvas.font(theme.sizes["label"]), theme["ink"], "left", "center")
        room = body.width - wide
        rows = min(3, len(app.text.wrap(label, SANS_BOLD, style.size, room)))  # a long one wraps
        tall = line if rows == 1 else rows * app.text.line_height(SANS_BOLD, style.size) + 2
        app.text.draw(surface, label, style, pygame.Rect(body.left, body.top, room, tall))
        y = body.top + tall + canvas.u(4)
        if option.share is not None:
            bar = pygame.Rect(body.left, y, body.width, max(6, canvas.u(12)))
            draw_gauge(app, surface, bar, option.share, "nile")
            y = bar.bottom + canvas.u(6)
        self._draw_reasons(surface, option, pygame.Rect(body.left, y, body.width, max(1, body.bottom - y)))

    def _draw_reasons(self, surface: pygame.Surface, option: Suggestion, area: pygame.Rect) -> None:
        app, theme = self.app, self.app.theme
        words = self.advisor.scene.match.title.words
        size = app.canvas.font(theme.sizes["small"])
        style = Style(SANS, size, theme["ink"])
        good, bad = gains(words, option.reasons), costs(words, option.reasons)
        if not good and not bad:
            if self.advisor.ticket is None:
                alone = _("It is all that you can do.") if option.share is None else _("No single reason stands out.")
                app.text.draw(surface, alone, style._replace(colour=theme["ink_soft"]), area)
            return
        room = max(1, area.height // app.text.line_height(SANS, size))
        lines = [(one, style) for one in good] + [(one, style._replace(colour=theme["accent"])) for one in bad]
        while len(lines) > 1 and sum(self._lines(one, size, area.width) for one, _style in lines) > room:
            lines.pop(-2 if bad and len(lines) > 1 + len(bad) else -1)  # the weakest gain goes first
        y = area.top
        for one, look in lines:
            tall = self._lines(one, size, area.width) * app.text.line_height(SANS, size)
            box = pygame.Rect(area.left, y, area.width, min(tall, area.bottom - y) + size // 6)  # the letters' tails
            app.text.draw(surface, one, look, box)
            y += tall

    def _lines(self, words: str, size: int, width: int) -> int:
        return len(self.app.text.wrap(words, SANS, size, width))


class HintMarks(Widget):
    """The rows' numbers on the things they speak of; what is pointed at gets a ring."""

    layer = 9

    def __init__(self, advisor: "Advisor") -> None:
        super().__init__(advisor.scene.app, "hint:marks", pygame.Rect(0, 0, 0, 0))
        self.advisor = advisor

    def hit(self, position: tuple[int, int]) -> bool:
        return False

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        advice = self.advisor.advice
        if advice is None:
            return
        canvas = self.app.canvas
        side = canvas.u(46)
        seen: dict[str, int] = {}
        for index, option in enumerate(advice.options[:MOST_ROWS]):
            for identity in self.advisor.scene.board.targets(option.action):
                widget = self.advisor.scene.find(identity)
                if widget is None:
                    continue
                rect: pygame.Rect = getattr(widget, "whole", widget.rect)
                if index == self.advisor.pointed:
                    draw_ring(self.advisor.scene, surface, rect)
                beside = seen.get(identity, 0)
                seen[identity] = beside + 1
                centre = (rect.left + side // 6 + beside * (side + canvas.u(2)), rect.top + side // 8)
                draw_number(self.advisor, surface, index, centre, side)


def draw_ring(scene: "TableScene", surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A frame that breathes, outside the thing, so that it can still be read."""
    app, canvas = scene.app, scene.app.canvas
    reach = canvas.u(10 + 8 * scene.pulse())
    frame = rect.inflate(reach, reach)
    pygame.draw.rect(surface, app.theme["night"], frame.inflate(4, 4), max(5, canvas.u(10)), border_radius=canvas.u(18))
    pygame.draw.rect(surface, app.theme["nile_light"], frame, max(3, canvas.u(6)), border_radius=canvas.u(16))


def draw_number(advisor: "Advisor", surface: pygame.Surface, index: int, centre: tuple[int, int], side: int) -> None:
    """The same disc in the panel and on the board."""
    app = advisor.scene.app
    pointed = index == advisor.pointed
    pygame.draw.circle(surface, app.theme["gold_light"], centre, side // 2)
    pygame.draw.circle(surface, app.theme["nile" if pointed else "wood"], centre, side // 2 - max(2, side // 16))
    box = pygame.Rect(0, 0, side, side)
    box.center = centre
    style = Style(SERIF_BOLD, round(side * 0.56), app.theme["light"], "center", "center")
    app.text.draw(surface, str(index + 1), style, box)
