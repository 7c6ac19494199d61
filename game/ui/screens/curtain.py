"""The hand-over curtain: nothing of anybody's secrets is drawn until the named human has confirmed."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.text import SANS, SERIF_BOLD, Style
from game.ui.widgets.button import Button
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene


def build(scene: "TableScene") -> None:
    canvas = scene.app.canvas
    width, height = canvas.u(520), max(canvas.u(84), canvas.line(40))
    rect = pygame.Rect(0, 0, width, height)
    rect.center = (canvas.width // 2, round(canvas.height * 0.74))
    scene.widgets = [Button(scene.app, "sit_down", rect, _("I am here"), scene.sit_down, "eye", True)]
    pause = pygame.Rect(canvas.width - canvas.u(80), canvas.u(13), canvas.u(66), canvas.u(66))
    scene.widgets.append(Button(scene.app, "pause", pause, "", scene.pause, "menu", tip=_("Menu")))


def draw(scene: "TableScene", surface: pygame.Surface) -> None:
    app, canvas = scene.app, scene.app.canvas
    seat = scene.waiting_for
    assert seat is not None
    surface.blit(app.art.backdrop((canvas.width, canvas.height), "violet", "night_deep"), (0, 0))
    colour = app.theme.seats.get(scene.match.seats[seat].colour, app.theme["dusk"])
    for side in (0, canvas.width - canvas.u(60)):
        pygame.draw.rect(surface, colour, pygame.Rect(side, 0, canvas.u(60), canvas.height))
        pygame.draw.rect(
            surface, app.theme["gold_shadow"], pygame.Rect(side, 0, canvas.u(60), canvas.height), canvas.u(4)
        )
    size = canvas.u(300)
    surface.blit(emblem(app, scene.match.seats[seat], size), ((canvas.width - size) // 2, round(canvas.height * 0.16)))
    name = pygame.Rect(canvas.u(80), round(canvas.height * 0.47), canvas.width - canvas.u(160), canvas.line(72))
    app.text.draw(
        surface,
        scene.match.names()[seat],
        Style(SERIF_BOLD, canvas.font(64), app.theme["gold_light"], "center", "center"),
        name,
    )
    words = pygame.Rect(canvas.u(80), name.bottom + canvas.u(6), canvas.width - canvas.u(160), canvas.line(64))
    style = Style(SANS, canvas.font(30), app.theme["light_soft"], "center", "center")
    app.text.draw(surface, _("Please sit down. Everybody else, please look away."), style, words)
