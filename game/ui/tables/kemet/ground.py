"""What never changes while the window keeps its size: backdrop, panels, and the painted map in its golden frame."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.kemet.map_art import draw_buildings
from game.ui.tables.kemet.terrain import paint
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard


def draw_ground(board: "KemetBoard") -> pygame.Surface:
    app, canvas, spots = board.app, board.app.canvas, board.places
    picture = app.art.backdrop((canvas.width, canvas.height), "sand_shade", "night_deep").copy()
    picture.blit(app.art.panel(spots.bar.size, "papyrus", canvas.u(8)), spots.bar)
    picture.blit(app.art.panel(spots.tray.size, "wood", canvas.u(14)), spots.tray)
    for area in (spots.actions, spots.time):
        picture.blit(app.art.panel(area.size, "papyrus", canvas.u(12)), area)
    reach = canvas.u(26)
    picture.blit(app.art.shadow(spots.map.size, reach, 200), spots.map.move(-reach, -reach + canvas.u(8)))
    theme = app.theme
    dark = mixed(theme["gold_shadow"], theme["shade"], 0.45)
    for grow, colour in ((4, dark), (2, theme["gold_shadow"]), (0, theme["gold"]), (-canvas.u(7), dark)):
        pygame.draw.rect(picture, colour, spots.map.inflate(grow, grow), border_radius=canvas.u(7))
    frame = spots.country.frame
    picture.blit(board.painted(lambda: paint(app, spots.country)), frame)
    picture.set_clip(frame)
    draw_buildings(board, picture)
    picture.set_clip(None)
    return picture.convert()
