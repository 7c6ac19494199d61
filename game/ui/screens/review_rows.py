"""A line of the review: when, what was played, what was better and why, and how much of the chance it cost."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.session.hint_words import gains, percent
from game.session.match import Match
from game.session.review import Mistake
from game.ui.screens.forms import Plain
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.widget import Look
from game.ui.widgets.gauge import draw_gauge
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.app import App


def labels(match: Match, mistake: Mistake) -> tuple[str, str]:
    """What was played and what was better, as the seat could have said it then."""
    words, names = match.title.words, match.names()
    return words.label(mistake.played, mistake.view, names), words.label(mistake.better, mistake.view, names)


def line_height(app: "App", style: Style) -> int:
    """With room for the letters' tails."""
    return app.text.line_height(style.face, style.size) + style.size // 6


def row_height(app: "App") -> int:
    canvas, sizes = app.canvas, app.theme.sizes
    label = Style(SANS_BOLD, canvas.font(sizes["label"]), app.theme["ink"])
    small = Style(SANS, canvas.font(sizes["small"]), app.theme["ink"])
    return 2 * line_height(app, label) + line_height(app, small) + canvas.u(26)


class MistakeRow(Plain):
    def __init__(
        self, app: "App", match: Match, number: int, mistake: Mistake, rect: pygame.Rect, choose: Callable[[], None]
    ) -> None:
        super().__init__(app, f"mistake:{number}", rect, choose)
        self.match = match
        self.mistake = mistake

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        pygame.draw.rect(surface, theme["papyrus_mid"], self.rect, border_radius=canvas.u(10))
        pygame.draw.rect(surface, theme["papyrus_dark"], self.rect, max(1, canvas.u(2)), border_radius=canvas.u(10))
        self.ground(surface, look, chosen=False)
        inner = self.rect.inflate(-canvas.u(28), -canvas.u(20))
        side = min(inner.height, canvas.u(84))
        surface.blit(emblem(app, self.match.seats[self.mistake.seat], side), (inner.left, inner.centery - side // 2))
        when = pygame.Rect(inner.left + side + canvas.u(14), inner.top, canvas.font(150), inner.height)
        round_number = self.mistake.view.get("round")
        if round_number is not None:
            style = Style(SERIF_BOLD, canvas.font(28), theme["accent"], "left", "center")
            app.text.draw(surface, _("Round {number}").format(number=round_number), style, when)
        wide = canvas.font(230)
        body = pygame.Rect(when.right, inner.top, inner.right - wide - canvas.u(24) - when.right, inner.height)
        self._draw_actions(surface, body)
        self._draw_loss(surface, pygame.Rect(inner.right - wide, inner.top, wide, inner.height))

    def _draw_actions(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        played, better = labels(self.match, self.mistake)
        plain = Style(SANS, canvas.font(theme.sizes["label"]), theme["ink"], "left", "center")
        small = Style(SANS, canvas.font(theme.sizes["small"]), theme["ink_soft"], "left", "center")
        lines = [
            (_("Played: {action}").format(action=played), plain),
            (_("Better: {action}").format(action=better), plain._replace(face=SANS_BOLD)),
            (" · ".join(gains(self.match.title.words, self.mistake.reasons)), small),
        ]
        shown = [(words, style, line_height(app, style)) for words, style in lines if words]
        y = area.top + max(0, area.height - sum(tall for _words, _style, tall in shown)) // 2
        for words, style, tall in shown:
            app.text.draw(surface, words, style, pygame.Rect(area.left, y, area.width, tall))
            y += tall

    def _draw_loss(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The chance that was there, and how much of it is gone."""
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        mistake = self.mistake
        large = Style(SERIF_BOLD, canvas.font(40), theme["danger"], "right", "center")
        top = pygame.Rect(area.left, area.top, area.width, canvas.line(40))
        app.text.draw(surface, "\u2212" + percent(mistake.lost), large, top)
        bar = pygame.Rect(area.left, top.bottom + canvas.u(2), area.width, max(8, canvas.u(14)))
        draw_gauge(app, surface, bar, mistake.share, "danger")
        kept = max(0.0, mistake.share - mistake.lost)
        draw_part(app, surface, bar, kept)
        small = Style(SANS, canvas.font(theme.sizes["tiny"]), theme["ink_soft"], "right", "center")
        words = _("{before} became {after}").format(before=percent(mistake.share), after=percent(kept))
        rest = pygame.Rect(area.left, bar.bottom, area.width, area.bottom - bar.bottom)
        app.text.draw(surface, words, small, rest)


def draw_part(app: "App", surface: pygame.Surface, bar: pygame.Rect, share: float) -> None:
    """The part of a filled bar that is still there, over it."""
    width = round(bar.width * share)
    if width > bar.height:
        part = pygame.Rect(bar.left, bar.top, width, bar.height)
        pygame.draw.rect(surface, app.theme["nile"], part, border_radius=bar.height // 2)
        pygame.draw.rect(surface, app.theme["gold_shadow"], bar, max(1, bar.height // 8), border_radius=bar.height // 2)
