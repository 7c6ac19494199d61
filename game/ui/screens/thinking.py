"""While a computer thinks: a sun disc that fills on its plaque, and "move now"."""

import math
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene


def build(scene: "TableScene") -> None:
    decision = scene.match.decision()
    if decision is None or scene.ticket is None:
        return
    canvas = scene.app.canvas
    area = scene.board.room.buttons
    rect = pygame.Rect(area.left, area.top + canvas.u(6), area.width, max(canvas.u(64), canvas.line(34)))
    scene.widgets.append(Button(scene.app, "move_now", rect, _("Move now"), scene.ticket.move_now, "fast"))


def draw(scene: "TableScene", surface: pygame.Surface) -> None:
    decision = scene.match.decision()
    if decision is None or scene.ticket is None or decision.seat >= len(scene.board.room.plaques):
        return
    app, canvas = scene.app, scene.app.canvas
    plaque = scene.board.room.plaques[decision.seat]
    radius = canvas.u(20)
    centre = (plaque.right - radius - canvas.u(10), plaque.bottom - radius - canvas.u(10))
    share = max(0.0, min(1.0, scene.ticket.progress()))
    pygame.draw.circle(surface, app.theme["gold_shadow"], centre, radius + canvas.u(3))
    pygame.draw.circle(surface, app.theme["papyrus_dark"], centre, radius)
    points = [centre]
    for step in range(round(share * 32) + 1):
        angle = -math.pi / 2 + 2 * math.pi * step / 32
        points.append((round(centre[0] + radius * math.cos(angle)), round(centre[1] + radius * math.sin(angle))))
    if len(points) > 2:
        pygame.draw.polygon(surface, app.theme["dusk"], points)
