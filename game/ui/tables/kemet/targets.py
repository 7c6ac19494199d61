"""The widgets of kemet's table: things that can be pointed at, zones, and small plaques with a picture to choose."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.ui.tables.kemet.country import inside
from game.ui.tables.targets import Thing, draw_answer_ground
from game.ui.text import SANS, SANS_BOLD, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard


class Land(Thing["KemetBoard"]):
    """A zone: pointed at anywhere inside its border; the ring stands round its army."""

    layer = -1

    def __init__(self, board: "KemetBoard", zone: str, choose: Callable[[], None] | None, label: str, tip: str) -> None:
        side = board.places.country.size(38)
        rect = board.places.country.around(zone, side)
        super().__init__(board, f"land:{zone}", rect, ("zone", zone), choose, label, tip)
        self.zone = zone
        self.whole = aside(board, rect)
        self.lit = False  # its border is lit instead

    def hit(self, position: tuple[int, int]) -> bool:
        return inside(self.board.places.country, self.zone, position)


def aside(board: "KemetBoard", rect: pygame.Rect) -> pygame.Rect:
    """Where a details card takes itself to lie beside: it shall cover the other side's panels, not the map."""
    canvas = board.app.canvas
    wide = min(canvas.u(430) * board.app.settings.text_size // 100, canvas.width // 3) + canvas.u(20)
    if rect.centerx < board.places.map.centerx:
        return pygame.Rect(
            rect.left, rect.top, max(rect.width, canvas.width - wide - canvas.u(10) - rect.left), rect.height
        )
    left = min(rect.left, wide + canvas.u(6))
    return pygame.Rect(left, rect.top, canvas.width - left, rect.height)


class Chip(Widget):
    """A small plaque with a picture and words: one answer of several at the same place."""

    layer = 6

    def __init__(
        self,
        board: "KemetBoard",
        identity: str,
        rect: pygame.Rect,
        action: Action | None,
        words: str,
        picture: Callable[[int], pygame.Surface] | None,
        choose: Callable[[], None] | None,
        note: str = "",
        about: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(board.app, identity, rect, choose, words)
        self.board = board
        self.action = action
        self.words = words
        self.picture = picture
        self.note = note
        self.about = about
        self.whole = rect

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, rect = self.app, self.app.canvas, self.rect
        draw_answer_ground(self, surface, look, "papyrus")
        pad = canvas.u(6)
        left = rect.left + pad
        if self.picture is not None:
            side = rect.height - 2 * pad
            picture = self.picture(side)
            place = picture.get_rect(midleft=(left, rect.centery))
            if not self.words and not self.note:
                place.center = rect.center
            surface.blit(picture, place)
            left = place.right + pad
        words = pygame.Rect(left, rect.top, rect.right - left - pad, rect.height)
        size = canvas.font(app.theme.sizes["small"])
        if self.note:
            note = Style(SANS, canvas.font(18), app.theme["ink_soft"], "left", "top")
            app.text.draw(surface, self.note, note, pygame.Rect(left, rect.centery, words.width, rect.height // 2))
            words.height = rect.height // 2
        align = "left" if self.picture is not None else "center"
        style = Style(SANS_BOLD, size, app.theme["accent"], align, "bottom" if self.note else "center")
        app.text.draw(surface, self.words, style, words)


class Backing(Widget):
    """Dark wood under chips or cards, with what they answer; it keeps clicks from what lies below."""

    layer = 5

    def __init__(self, board: "KemetBoard", identity: str, rect: pygame.Rect, heading: str, head: int) -> None:
        super().__init__(board.app, identity, rect, None, heading)
        self.head = head

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas = self.app, self.app.canvas
        reach = canvas.u(20)
        surface.blit(app.art.shadow(self.rect.size, reach, 170), self.rect.move(-reach, -reach))
        surface.blit(app.art.panel(self.rect.size, "wood", canvas.u(12)), self.rect)
        if self.label:
            head = pygame.Rect(self.rect.left + canvas.u(14), self.rect.top + canvas.u(3), 0, self.head)
            head.width = self.rect.width - canvas.u(28)
            style = Style(SANS_BOLD, canvas.font(app.theme.sizes["small"]), app.theme["light"], "center", "center")
            app.text.draw(surface, self.label, style, head)
