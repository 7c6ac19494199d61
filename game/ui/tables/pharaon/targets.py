"""The widgets of pharaon's table: things that can be pointed at, and the answers that lie on the desk."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.ui.tables.outline import contains
from game.ui.tables.targets import Thing, draw_answer_ground
from game.ui.text import SANS_BOLD, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


class ZoneThing(Thing["PharaonBoard"]):
    """A whole segment: under everything that lies in it. Its name is where the focus ring goes."""

    layer = -1

    def __init__(self, board: "PharaonBoard", zone: str, rect: pygame.Rect, choose: Callable[[], None] | None) -> None:
        super().__init__(board, f"zone:{zone}", rect, ("zone", zone), choose, board.words.zone(zone))
        self.outline = board.places.ring.segment(board.places.ring.slots[zone])
        self.lit = False  # the segment's edge is lit instead

    def hit(self, position: tuple[int, int]) -> bool:
        return contains(self.outline, position)


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
        draw_answer_ground(self, surface, look, "papyrus" if self.strong else "wood")
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
