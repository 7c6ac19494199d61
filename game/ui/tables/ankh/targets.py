"""The widgets of Ankh's table: hexes, corners, things that can be pointed at, and the answers that lie on the desk."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.ui.tables.targets import Thing, draw_answer_ground
from game.ui.text import SANS_BOLD, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard


class HexThing(Thing["AnkhBoard"]):
    """One hex of the map; its rectangle is only a box inside it."""

    layer = -1

    def __init__(self, board: "AnkhBoard", name: int, choose: Callable[[], None] | None, label: str, tip: str) -> None:
        rect = board.places.grid.inner_rect(name)
        super().__init__(board, f"hex:{name}", rect, ("hex", str(name)), choose, label, tip)
        self.name = name
        self.lit = False  # the ground is lit instead

    def hit(self, position: tuple[int, int]) -> bool:
        return self.board.places.grid.inside(self.name, position)


class CornerThing(Thing["AnkhBoard"]):
    """A corner that a caravan can go through."""

    layer = 1

    def hit(self, position: tuple[int, int]) -> bool:
        x, y = self.rect.center
        return (position[0] - x) ** 2 + (position[1] - y) ** 2 <= (self.rect.width // 2) ** 2

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = self.app.theme
        radius = self.rect.width // 2
        if look.focused:
            pygame.draw.circle(surface, theme["shade"], self.rect.center, radius)
            pygame.draw.circle(surface, theme["gold_light"], self.rect.center, radius - 2)
            return
        small = max(4, round(radius * 0.62))
        pygame.draw.circle(surface, theme["shade"], self.rect.center, small + 1)
        colour = theme["dusk"] if int(self.about[1]) in self.board.cut.path else theme["target"]
        pygame.draw.circle(surface, colour, self.rect.center, small - 1)


class Row(Widget):
    """An answer as a line of words with a picture. The first one may be the one most likely wanted."""

    layer = 4

    def __init__(
        self,
        board: "AnkhBoard",
        identity: str,
        rect: pygame.Rect,
        action: Action,
        words: str,
        picture: str,
        choose: Callable[[], None],
        strong: bool = False,
    ) -> None:
        super().__init__(board.app, identity, rect, choose, words)
        self.board = board
        self.action = action
        self.picture = picture
        self.strong = strong

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, rect = self.app, self.app.canvas, self.rect
        draw_answer_ground(self, surface, look, "papyrus" if self.strong else "wood")
        left = rect.left + canvas.u(10)
        align = "center"
        if self.picture:
            tall = rect.height - canvas.u(8)
            upright = self.picture.startswith(("warrior_", "guardian_", "monument_", "figure_"))
            icon = (
                self.board.pieces.upright(self.picture, tall) if upright
                else self.board.pieces.drawing(self.picture, tall)
            )  # fmt: skip
            surface.blit(icon, icon.get_rect(midleft=(left, rect.centery)))
            left += icon.get_width() + canvas.u(8)
            align = "left"
        size = min(canvas.font(app.theme.sizes["small"]), max(13, round(rect.height * 0.52)))
        colour = app.theme["accent" if self.strong else "light"]
        box = pygame.Rect(left, rect.top + 2, rect.right - canvas.u(10) - left, rect.height - 4)
        app.text.draw(surface, self.label, Style(SANS_BOLD, size, colour, align, "center"), box)
