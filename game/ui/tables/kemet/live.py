"""What glows, breathes or shimmers: lit borders and things, the way of an army, the water, the question, the newest
lines of the log."""

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.core.rng import Rng
from game.ui.tables.banner import draw_banner
from game.ui.tables.bar import draw_question, draw_title
from game.ui.tables.kemet import lighting
from game.ui.tables.kemet.targets import Land
from game.ui.tables.kemet.terrain import water_mask
from game.ui.tables.lights import breathing, frame_focus, lit_things
from game.ui.tables.recent import below_buttons, draw_recent, widgets_at_buttons
from game.ui.text import SANS_BOLD, Style
from game.ui.theme import mixed, with_alpha

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

GLINTS = 64
BRIGHTNESS = 5  # pictures of a glint, from faint to bright


class Water:
    """Glints on the river: made once per layout; drawing them is one list of small blits."""

    def __init__(self, board: "KemetBoard") -> None:
        country = board.places.country
        mask = water_mask(country)
        rng = Rng(11)
        self.places: list[tuple[int, int, int]] = []
        for _try in range(4000):
            x, y = rng.below(country.frame.width), rng.below(country.frame.height)
            if mask[x, y]:
                self.places.append((country.frame.left + x, country.frame.top + y, rng.below(628)))
            if len(self.places) >= GLINTS:
                break
        wide, tall = country.size(22), max(2, country.size(3))
        self.pictures = []
        for level in range(BRIGHTNESS):
            glint = pygame.Surface((wide, tall), pygame.SRCALPHA)
            colour = with_alpha(board.app.theme["gold_light"], 26 + 30 * level)
            pygame.draw.ellipse(glint, colour, glint.get_rect())
            self.pictures.append(glint.convert_alpha())

    def draw(self, board: "KemetBoard", surface: pygame.Surface) -> None:
        time = 0.0 if board.app.settings.reduced_motion else board.scene.time
        blits = []
        for x, y, phase in self.places:
            wave = math.sin(time * 1.7 + phase / 100)
            if wave > 0:
                picture = self.pictures[min(BRIGHTNESS - 1, int(wave * BRIGHTNESS))]
                blits.append((picture, (x + round(math.sin(time * 0.6 + phase) * 5), y)))
        surface.fblits(blits)


def draw_live(board: "KemetBoard", surface: pygame.Surface) -> None:
    _bar(board, surface)
    draw_recent(board, surface, _log_room(board))
    busy = board.scene.director.busy
    if not busy:
        covered = bool(board.panels.open())
        if not covered:
            _borders(board, surface)
            _way(board, surface)
            lighting.draw_badges(board, surface)
        _things(board, surface)
    if board.banner is not None:
        draw_banner(board.app, surface, board.banner, board.places.map.center)


def _bar(board: "KemetBoard", surface: pygame.Surface) -> None:
    app, canvas = board.app, board.app.canvas
    number = board.model.round
    if not number:
        words = _("Setup")
    elif board.model.night:
        words = _("Round {round}, night").format(round=number)
    else:
        words = _("Round {round}, day").format(round=number)
    draw_title(board, surface, words, canvas.font(30), canvas.font(app.theme.sizes["small"]))
    area = board.scene.question_area(board.places.bar)
    trail = board.trail()
    if trail:
        foot = pygame.Rect(area.left, area.top + round(area.height * 0.53), area.width, round(area.height * 0.5))
        style = Style(SANS_BOLD, canvas.font(app.theme.sizes["tiny"]), app.theme["ink_soft"], "center", "center")
        app.text.draw(surface, trail, style, foot)
        area = pygame.Rect(area.left, area.top, area.width, foot.top - area.top)
    draw_question(board, surface, area)


def _log_room(board: "KemetBoard") -> pygame.Rect:
    """The newest lines of the log stand above or below the buttons, wherever there is more room."""
    buttons = widgets_at_buttons(board)
    below = below_buttons(board, board.app.canvas.u(8)) if buttons else board.places.buttons
    return max(board.places.log, below, key=lambda each: each.height)


def _borders(board: "KemetBoard", surface: pygame.Surface) -> None:
    """The borders of zones that can be chosen breathe in gold."""
    theme, country = board.app.theme, board.places.country
    pulse = board.scene.pulse()
    colour = mixed(theme["gold"], theme["target"], pulse)
    width = max(2, country.size(3 + 2 * pulse))
    surface.set_clip(country.frame)
    for zone in lighting.lit_zones(board):
        pygame.draw.lines(surface, colour, True, country.outlines[zone], width)
    focus = board.scene.focus
    if isinstance(focus, Land) and focus.focusable:
        pygame.draw.lines(surface, theme["shade"], True, country.outlines[focus.zone], country.size(9))
        pygame.draw.lines(surface, theme["gold_light"], True, country.outlines[focus.zone], country.size(6))
    surface.set_clip(None)


def _way(board: "KemetBoard", surface: pygame.Surface) -> None:
    """From the moving army to the zone that is pointed at; without a pointer only the army is marked."""
    move, country, theme = board.view.get("move"), board.places.country, board.app.theme
    if not move or move["zone"] not in country.zones:
        return
    centre = country.army(move["zone"])
    radius = country.size(40)
    box = pygame.Rect(0, 0, radius * 2, radius)
    box.center = (centre[0], centre[1] + country.size(16))
    pygame.draw.ellipse(surface, theme["target"], box, max(2, country.size(3)))
    pointed = board.scene.focus or board.scene.hovered()
    if not isinstance(pointed, Land):
        return
    path = lighting.path_to(board, pointed.zone)
    points = [country.army(zone) for zone in path]
    for start, end in pairwise(points):
        length = math.dist(start, end)
        count = max(2, round(length / country.size(17)))
        for at in range(1, count):
            share = (at + board.scene.time * 1.2 % 1.0) / count
            if share < 1.0:
                spot = (
                    round(start[0] + (end[0] - start[0]) * share),
                    round(start[1] + (end[1] - start[1]) * share),
                )
                pygame.draw.circle(surface, theme["shade"], spot, country.size(6))
                pygame.draw.circle(surface, theme["target"], spot, country.size(4.5))


def _things(board: "KemetBoard", surface: pygame.Surface) -> None:
    app, canvas = board.app, board.app.canvas
    pulse = board.scene.pulse()
    colour = breathing(board)
    width = max(3, canvas.u(4))
    for widget in lit_things(board):
        focused = widget is board.scene.focus
        ring = app.theme["gold_light"] if focused else colour
        wide = width * 2 if focused else width
        if widget.id.startswith("space:"):
            halo = _hexagon(board, widget.whole.width, 4 if focused else round(pulse * 3))
            surface.blit(halo, halo.get_rect(center=widget.whole.center))
            continue
        rect = widget.whole.inflate(wide, wide)
        radius = rect.width // 2 if widget.id.startswith("place:") else min(canvas.u(10), rect.height // 4)
        pygame.draw.rect(surface, app.theme["shade"], rect.inflate(2, 2), wide + 2, border_radius=radius)
        pygame.draw.rect(surface, ring, rect, wide, border_radius=radius)
    frame_focus(board, surface, ("seat:",), width)


def _hexagon(board: "KemetBoard", side: int, level: int) -> pygame.Surface:
    """The halo of a space of the action pyramid, from faint to bright; the brightest is the one that is pointed at."""
    key = ("halo", side, level)
    made = board.kept(key)
    if made is None:
        theme = board.app.theme
        fine, grow = 3, round(side * 0.16)
        size = (side + 2 * grow) * fine
        large = pygame.Surface((size, size), pygame.SRCALPHA)
        colour = theme["gold_light"] if level == 4 else mixed(theme["dusk"], theme["target"], 0.3 + 0.7 * level / 3)
        large.fill((*colour[:3], 0))
        corners = ((0.0, -0.47), (0.41, -0.235), (0.41, 0.235), (0.0, 0.47), (-0.41, 0.235), (-0.41, -0.235))
        for ring, alpha in ((0.13, 60), (0.09, 130), (0.055, 255)):
            points = [
                (size / 2 + x * side * fine * (1 + ring), size / 2 + y * side * fine * (1 + ring)) for x, y in corners
            ]
            pygame.draw.polygon(large, (*colour[:3], alpha), points)
        points = [(size / 2 + x * side * fine * 0.95, size / 2 + y * side * fine * 0.95) for x, y in corners]
        pygame.draw.polygon(large, (*colour[:3], 0), points)
        made = pygame.transform.smoothscale(large, (side + 2 * grow, side + 2 * grow)).convert_alpha()
        board.keep(key, made)
    return made
