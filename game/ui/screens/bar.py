"""The buttons at the right end of the table's bar, and the room that they leave for the question."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.canvas import Canvas
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

BUTTONS = 6


def build(scene: "TableScene") -> None:
    canvas = scene.app.canvas
    side = canvas.u(66)
    entries = [
        ("pause", "menu", _("Menu"), scene.pause, True),
        ("log", "log", _("History"), scene.toggle_log, True),
        ("rules", "rules", _("Rules"), scene.rules, True),
        ("actions", "play", _("All actions"), scene.list_actions, scene.answering),
        ("hint", "hint", _("Hint"), scene.hint, scene.advisor.possible),
        ("undo", "undo", _("Undo"), scene.undo, scene.can_undo()),
    ]
    x = canvas.width - canvas.u(14) - side
    for identity, icon, tip, choose, enabled in entries:
        rect = pygame.Rect(x, canvas.u(13), side, side)
        scene.widgets.append(Button(scene.app, identity, rect, "", choose, icon, enabled=enabled, tip=tip))
        x -= side + canvas.u(8)


def question_area(canvas: Canvas, box: pygame.Rect) -> pygame.Rect:
    right = canvas.u(14) + BUTTONS * canvas.u(74) + canvas.u(10)
    left = canvas.u(370)
    return pygame.Rect(left, box.top + canvas.u(6), box.width - left - right, box.height - canvas.u(12))
