"""The history drawer: what happened, as the one at the screen may know it, the newest at the bottom."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.text import SANS, Style

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

MOST = 240


def draw_log(scene: "TableScene", surface: pygame.Surface) -> None:
    app, canvas = scene.app, scene.app.canvas
    width = min(canvas.u(560) * app.settings.text_size // 100, canvas.width // 2)
    box = pygame.Rect(canvas.width - width, canvas.u(96), width, canvas.height - canvas.u(96))
    reach = canvas.u(24)
    surface.blit(app.art.shadow(box.size, reach, 170), box.move(-reach, -reach))
    surface.blit(app.art.panel(box.size, "papyrus", canvas.u(10)), box)
    head = pygame.Rect(box.left + canvas.u(24), box.top + canvas.u(6), box.width - canvas.u(48), canvas.line(36))
    app.text.draw(surface, _("History"), app.heading("subheading"), head)
    style = Style(SANS, canvas.font(app.theme.sizes["small"]), app.theme["ink"])
    lines = log_lines(scene)
    scene.log_scroll = min(scene.log_scroll, max(0, len(lines) - 5))
    end = len(lines) - scene.log_scroll
    y = box.bottom - canvas.u(14)
    inner = box.width - canvas.u(48)
    for line in reversed(lines[:end]):
        tall = app.text.height(line, style, inner)
        y -= tall + canvas.u(5)
        if y < head.bottom:
            break
        app.text.draw(surface, line, style, pygame.Rect(box.left + canvas.u(24), y, inner, tall))


def log_lines(scene: "TableScene", steps: int = MOST) -> list[str]:
    names = scene.match.names()
    words = scene.match.title.words
    lines: list[str] = []
    for step in scene.match.steps[-steps:]:
        for event in step.events:
            if event.kind not in scene.board.not_logged:
                lines.append(words.log_line(event.seen_from(scene.view_seat), names))
    return lines
