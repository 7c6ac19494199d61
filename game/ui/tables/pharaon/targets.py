"""The widgets of pharaon's table: things that can be pointed at, and the answers that lie on the desk."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.ui.text import SANS_BOLD, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


class Thing(Widget):
    """Something that lies on the table. The board draws it, and lights it up when it can be chosen; `about` says what
    the details card tells."""

    def __init__(
        self,
        board: "PharaonBoard",
        identity: str,
        rect: pygame.Rect,
        about: tuple[str, str],
        choose: Callable[[], None] | None = None,
        label: str = "",
        tip: str = "",
        whole: pygame.Rect | None = None,
    ) -> None:
        super().__init__(board.app, identity, rect, choose, label, tip)
        self.board = board
        self.about = about
        self.whole = whole or rect
        self.lit = choose is not None


class ZoneThing(Thing):
    """A whole segment: under everything that lies in it. Its name is where the focus ring goes."""

    layer = -1

    def __init__(self, board: "PharaonBoard", zone: str, rect: pygame.Rect, choose: Callable[[], None] | None) -> None:
        super().__init__(board, f"zone:{zone}", rect, ("zone", zone), choose, board.words.zone(zone))
        self.outline = board.places.ring.segment(board.places.ring.slots[zone])
        self.lit = False  # the segment's edge is lit instead

    def hit(self, position: tuple[int, int]) -> bool:
        return _inside(self.outline, position)


def _inside(outline: list[tuple[int, int]], position: tuple[int, int]) -> bool:
    x, y = position
    inside = False
    last = outline[-1]
    for point in outline:
        if (point[1] > y) != (last[1] > y):
            cross = (last[0] - point[0]) * (y - point[1]) / (last[1] - point[1]) + point[0]
            if x < cross:
                inside = not inside
        last = point
    return inside


class Row(Widget):
    """An answer as a row of tokens: a payment, three resources, a token for the wheel. The first one is suggested."""

    layer = 4

    def __init__(
        self,
        board: "PharaonBoard",
        identity: str,
        rect: pygame.Rect,
        action: Action,
        letters: list[str],
        choose: Callable[[], None],
        strong: bool,
        words: str,
        label: str,
    ) -> None:
        super().__init__(board.app, identity, rect, choose, label)
        self.board = board
        self.action = action
        self.letters = letters
        self.strong = strong
        self.words = words
        self.wide = rect.width > board.places.desk.width // 2  # alone in its line

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, rect = self.app, self.app.canvas, self.rect
        radius = canvas.u(10)
        if look.focused:
            spread = canvas.u(8)
            surface.blit(app.art.glow(rect.size, spread, app.theme["target"], radius), rect.move(-spread, -spread))
        surface.blit(app.art.panel(rect.size, "papyrus" if self.strong else "wood", radius), rect)
        pad = canvas.u(8)
        size = canvas.font(app.theme.sizes["label"])
        wide = min(rect.width // 2, app.text.width(self.words, SANS_BOLD, size) + pad) if self.words else 0
        room = rect.width - 2 * pad - wide
        count = max(1, len(self.letters))
        side = min(rect.height - canvas.u(8), room // count - 1, canvas.u(52))
        tokens = self.board.pieces.tokens(self.letters, max(8, side), 1)
        left = rect.left + pad + canvas.u(4) if self.wide else rect.centerx - tokens.get_width() // 2
        surface.blit(tokens, tokens.get_rect(midleft=(left, rect.centery)))
        if self.words:
            box = pygame.Rect(rect.right - pad - wide, rect.top, wide, rect.height)
            colour = app.theme["accent" if self.strong else "light"]
            app.text.draw(surface, self.words, Style(SANS_BOLD, size, colour, "right", "center"), box)


class Desk(Widget):
    """The papyrus under the rows, with what they answer; it lies over jars and bank."""

    layer = 3

    def __init__(self, board: "PharaonBoard", rect: pygame.Rect, heading: str, note: str, head: int) -> None:
        super().__init__(board.app, "desk", rect)
        self.board = board
        self.heading = heading
        self.note = note
        self.head = head

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, rect = self.app, self.app.canvas, self.rect
        surface.blit(app.art.panel(rect.size, "papyrus", canvas.u(12)), rect)
        inner = pygame.Rect(rect.left + canvas.u(16), rect.top + canvas.u(4), rect.width - canvas.u(32), self.head)
        style = app.heading("label", "accent")
        line = min(canvas.line(26), self.head // 2)
        app.text.draw(surface, self.heading, style, pygame.Rect(inner.left, inner.top, inner.width, line))
        body = pygame.Rect(inner.left, inner.top + line, inner.width, self.head - line)
        soft = Style("sans", canvas.font(app.theme.sizes["tiny"]), app.theme["ink_soft"], "left", "center")
        app.text.draw(surface, self.note, soft, body)
