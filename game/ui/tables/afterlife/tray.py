"""Cards as targets: on the board, and laid out in a tray when they come from a pile that has no open place."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.ui.tables.afterlife.faces import ASPECT
from game.ui.tables.afterlife.layout import spread
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.tables.afterlife.board import AfterlifeBoard


class CardTarget(Widget):
    """A card that can be pointed at. When it is a legal choice it glows; the board draws the card itself."""

    def __init__(
        self,
        board: "AfterlifeBoard",
        identity: str,
        rect: pygame.Rect,
        choose: Callable[[], None] | None,
        card: str,
        label: str = "",
        tip: str = "",
        whole: pygame.Rect | None = None,
    ) -> None:
        super().__init__(board.app, identity, rect, choose, label, tip)
        self.board = board
        self.card = card
        self.whole = whole or rect  # the card's own box, also where another one overlaps it

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Glows are drawn by the board, under the cards."""


class TrayCard(CardTarget):
    """A card of the tray draws itself, over everything."""

    layer = 8

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        canvas = self.app.canvas
        rect = self.rect.move(0, -canvas.u(12)) if look.focused else self.rect
        spread_px = canvas.u(12)
        glow = self.app.art.glow(rect.size, spread_px, self.app.theme["target"], canvas.u(14))
        glow.set_alpha(255 if look.focused else 130)
        surface.blit(glow, rect.move(-spread_px, -spread_px))
        surface.blit(self.board.faces.card(self.card, rect.width), rect)


class TrayBack(Widget):
    """The dark board that the cards of the tray lie on; it keeps clicks from what lies below."""

    layer = 7

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        canvas = self.app.canvas
        spread_px = canvas.u(24)
        surface.blit(self.app.art.shadow(self.rect.size, spread_px, 160), self.rect.move(-spread_px, -spread_px))
        surface.blit(self.app.art.panel(self.rect.size, "wood", canvas.u(18)), self.rect)
        style = self.app.heading("subheading", "light", "center")
        title = pygame.Rect(self.rect.left + canvas.u(20), self.rect.top, self.rect.width - canvas.u(40), canvas.u(64))
        self.app.text.draw(surface, self.label, style, title)


class Tray:
    """Choosing a card that lies in a pile, a tomb or a shown hand."""

    def __init__(self, board: "AfterlifeBoard", actions: list[Action]) -> None:
        self.board = board
        self.actions = actions

    def widgets(self) -> list[Widget]:
        board, canvas = self.board, self.board.app.canvas
        middle = pygame.Rect(board.places.plaques[0].right, board.places.bar.bottom, 0, 0)
        middle.width = board.places.tomb.left - middle.left
        middle.height = board.places.hand.top - middle.top
        count = len(self.actions)
        card = min(canvas.u(188), round((middle.height - canvas.u(150)) / ASPECT))
        rows = 1 if count * (card + canvas.u(16)) < middle.width - canvas.u(90) else 2
        if rows == 2:
            card = min(
                round((middle.height - canvas.u(130)) / 2 / ASPECT),
                (middle.width - canvas.u(90)) // -(-count // 2) - canvas.u(16),
            )
        height = rows * (round(card * ASPECT) + canvas.u(16)) + canvas.u(90)
        box = pygame.Rect(
            0,
            0,
            min(
                middle.width - canvas.u(30),
                max(canvas.u(560), (card + canvas.u(16)) * -(-count // rows) + canvas.u(60)),
            ),
            height,
        )
        box.center = middle.center
        found: list[Widget] = [TrayBack(board.app, "tray", box, None, board.question())]
        per_row = -(-count // rows)
        for row in range(rows):
            part = self.actions[row * per_row : (row + 1) * per_row]
            area = box.inflate(-canvas.u(48), 0)
            top = box.top + canvas.u(70) + row * (round(card * ASPECT) + canvas.u(16))
            for at, left in enumerate(spread(area, card, len(part))):
                action = part[at]
                name = str(action[1])
                rect = pygame.Rect(left, top, card, round(card * ASPECT))
                label = board.words.label(action, board.view, board.names())
                target = TrayCard(
                    board, f"tray:{row * per_row + at}", rect, self._do(action), name, label, board.tip(name, "tray")
                )
                found.append(target)
        return found

    def _do(self, action: Action) -> Callable[[], None]:
        return lambda: self.board.scene.do(action)
