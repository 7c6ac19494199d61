"""Two nobles to choose from at setup: large cards over the middle of the board, with everything printed on them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.ui.tables.targets import Thing
from game.ui.text import SANS, SANS_BOLD, SERIF, SERIF_BOLD, Style
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


class OfferBack(Widget):
    """The dark board under the cards; it keeps clicks from what lies below."""

    layer = 5

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas = self.app, self.app.canvas
        reach = canvas.u(24)
        surface.blit(app.art.shadow(self.rect.size, reach, 170), self.rect.move(-reach, -reach))
        surface.blit(app.art.panel(self.rect.size, "wood", canvas.u(18)), self.rect)
        head = pygame.Rect(self.rect.left + canvas.u(20), self.rect.top, self.rect.width - canvas.u(40), canvas.u(64))
        app.text.draw(surface, self.label, app.heading("subheading", "light", "center"), head)


class OfferCard(Thing["PharaonBoard"]):
    layer = 6

    def __init__(
        self,
        board: "PharaonBoard",
        identity: str,
        rect: pygame.Rect,
        action: Action,
        choose: Callable[[], None],
    ) -> None:
        card = str(action[1])
        super().__init__(board, identity, rect, ("", ""), choose, str(board.words.noble(card).name))
        self.action = action
        self.card = card
        self.lit = False

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, theme = self.app, self.app.canvas, self.app.theme
        rect = self.rect.move(0, -canvas.u(6)) if look.focused else self.rect
        spread = canvas.u(12)
        halo = app.art.glow(rect.size, spread, theme["target"], canvas.u(14))
        halo.set_alpha(255 if look.focused else 120)
        surface.blit(halo, rect.move(-spread, -spread))
        surface.blit(app.art.panel(rect.size, "papyrus", canvas.u(14)), rect)
        inner = rect.inflate(-canvas.u(24), -canvas.u(20))
        facts = self.board.words.noble(self.card)
        head = canvas.line(30)
        style = Style(SERIF_BOLD, canvas.font(28), theme["accent"], "center", "center")
        app.text.draw(surface, facts.name, style, pygame.Rect(inner.left, inner.top, inner.width, head))
        art = self.board.faces.picture(self.card, (inner.width, round(inner.height * 0.42)))
        surface.blit(art, (inner.left, inner.top + head))
        body = pygame.Rect(inner.left, inner.top + head + art.get_height() + canvas.u(8), inner.width, 0)
        body.height = inner.bottom - body.top
        third = body.height // 6
        soft = Style(SANS_BOLD, canvas.font(20), theme["ink_soft"], "center", "center")
        app.text.draw(surface, facts.when, soft, pygame.Rect(body.left, body.top, body.width, third))
        text = Style(SERIF, canvas.font(24), theme["ink"], "center", "center")
        app.text.draw(surface, facts.effect, text, pygame.Rect(body.left, body.top + third, body.width, third * 3))
        points = Style(SANS, canvas.font(20), theme["accent"], "center", "center")
        app.text.draw(
            surface,
            f"[[points]] {facts.points}",
            points,
            pygame.Rect(body.left, body.top + third * 4, body.width, third * 2),
        )


def offer(board: "PharaonBoard", actions: list[Action], do: Callable[[Action], Callable[[], None]]) -> list[Widget]:
    canvas, ring = board.app.canvas, board.places.ring
    box = ring.box.inflate(-ring.size(260), -ring.size(150))
    found: list[Widget] = [OfferBack(board.app, "offer", box, None, str(board.words.prompt(board.view, board.names())))]
    gap = canvas.u(28)
    area = pygame.Rect(box.left + gap, box.top + canvas.u(70), box.width - 2 * gap, box.height - canvas.u(70) - gap)
    width = (area.width - gap * (len(actions) - 1)) // len(actions)
    for at, action in enumerate(actions):
        rect = pygame.Rect(area.left + at * (width + gap), area.top, width, area.height)
        found.append(OfferCard(board, f"tray:{at}", rect, action, do(action)))
    return found
