"""What glows or breathes: lit hexes, the region under the pointer, a caravan that is drawn, the water, the question."""

import math
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.core.rng import Rng
from game.ui.tables.ankh.cutting import Caravan
from game.ui.tables.ankh.map_art import CAMEL, camel_place, draw_standing, number_hex, tint
from game.ui.tables.ankh.pointing import area_of
from game.ui.tables.ankh.targets import CornerThing, HexThing, Row
from game.ui.tables.banner import banner_style, draw_slab
from game.ui.tables.bar import draw_question, draw_title
from game.ui.tables.lights import breathing, frame_focus, lit_things
from game.ui.tables.recent import below_buttons, draw_recent
from game.ui.tables.targets import Thing
from game.ui.text import SERIF_BOLD
from game.ui.theme import mixed, with_alpha
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

SPARKLES = 64
FADES = 5


class Water:
    """Light on the waves: small pictures at places in the water, each brightening and fading in its own time."""

    def __init__(self, board: "AnkhBoard") -> None:
        grid = board.places.grid
        self.app = board.app
        wet = [name for name, terrain in grid.terrain.items() if terrain == "water"]
        rng = Rng(3)
        self.places = []
        for at in range(SPARKLES):
            x, y = grid.centres[wet[at % len(wet)]]
            spread = grid.u(0.62)
            place = (x + rng.below(2 * spread) - spread, y + rng.below(2 * spread) - spread)
            self.places.append((place, rng.below(628) / 100, 0.6 + rng.below(60) / 100))
        self.pictures = [self._wave(grid.u(0.34), round(34 + 30 * level)) for level in range(FADES)]

    def _wave(self, wide: int, strength: int) -> pygame.Surface:
        fine = 3
        made = pygame.Surface((wide * fine, max(2, wide // 3) * fine), pygame.SRCALPHA)
        points = [
            (at, made.get_height() / 2 + math.sin(at / made.get_width() * 2 * math.pi) * made.get_height() * 0.28)
            for at in range(0, wide * fine, fine)
        ]
        pygame.draw.lines(made, with_alpha(self.app.theme["gold_light"], strength), False, points, fine)
        return pygame.transform.smoothscale(made, (wide, max(2, wide // 3))).convert_alpha()

    def draw(self, surface: pygame.Surface, time: float) -> None:
        if self.app.settings.reduced_motion:
            return
        blits = []
        for (x, y), phase, speed in self.places:
            level = math.sin(time * speed * 1.7 + phase)
            if level > 0.1:
                blits.append((self.pictures[min(FADES - 1, int(level * FADES))], (x + round(level * 4), y)))
        surface.fblits(blits)


def draw_live(board: "AnkhBoard", surface: pygame.Surface, ahead: float) -> None:
    covered = board.covered()
    if not covered:
        board.water.draw(surface, board.scene.time)
        if not board.scene.director.busy:
            _lit_hexes(board, surface)
            _hovered(board, surface)
            _cut(board, surface)
    _bar(board, surface)
    draw_recent(board, surface, below_buttons(board, board.app.canvas.u(8)))
    board.draw_panels(surface, ahead)
    if not board.scene.director.busy:
        _lit_things(board, surface)
    if board.banner is not None and not covered:
        _banner(board, surface)


def pointed(board: "AnkhBoard") -> Widget | None:
    return board.scene.focus or board.scene.hovered()


def _lit_hexes(board: "AnkhBoard", surface: pygame.Surface) -> None:
    grid = board.places.grid
    colour = breathing(board)
    width = max(2, grid.u(0.07))
    if board.lit_regions:
        for number in board.lit_regions if board.lit else ():
            _region_border(board, surface, number, mixed(tint(board, number), colour, 0.5))
        return
    for name in board.lit:
        pygame.draw.lines(surface, colour, True, grid.outline(name, width), width)


def _region_border(board: "AnkhBoard", surface: pygame.Surface, number: int, colour: pygame.Color) -> None:
    width = max(3, board.places.grid.u(0.10))
    for one, other in board.border_of(number):
        pygame.draw.line(surface, colour, one, other, width)


def _hovered(board: "AnkhBoard", surface: pygame.Surface) -> None:
    """The hex and the region under the pointer; of a figure, where it could go."""
    grid, theme = board.places.grid, board.app.theme
    widget = pointed(board)
    if isinstance(widget, Thing) and widget.about[0] == "region":
        _region_border(
            board, surface, int(widget.about[1]), mixed(tint(board, int(widget.about[1])), theme["light"], 0.4)
        )
    if isinstance(widget, Row) and widget.action[0] in ("swap", "region"):
        for number in widget.action[1:]:
            _region_border(board, surface, int(number), mixed(tint(board, int(number)), theme["light"], 0.4))
    if isinstance(widget, Row) and widget.action[0] == "slot":
        for name in board.view["legal"].get("sources", {}).get(str(widget.action[1]), ()):
            pygame.draw.lines(surface, theme["target"], True, grid.outline(name, grid.u(0.1)), max(2, grid.u(0.08)))
    if not isinstance(widget, HexThing):
        return
    number = area_of(board, widget.name)
    if number:
        _region_border(board, surface, number, mixed(tint(board, number), theme["light"], 0.4))
    for name in board.view["legal"].get("reach", {}).get(widget.name, ()):
        pygame.draw.lines(surface, theme["nile_light"], True, grid.outline(name, grid.u(0.12)), max(2, grid.u(0.06)))
    width = max(3, grid.u(0.12))
    colour = theme["gold_light"] if widget.focusable else theme["light_soft"]
    pygame.draw.lines(surface, theme["wood"], True, grid.outline(widget.name), width)
    pygame.draw.lines(surface, colour, True, grid.outline(widget.name, width // 2), width)


def _cut(board: "AnkhBoard", surface: pygame.Surface) -> None:
    """A caravan as it would stand, and both regions that it would make, with their sizes."""
    if board.asked() != "place_caravan":
        return
    widget = pointed(board)
    line: Caravan | None = None
    if isinstance(widget, Row) and widget.action[0] == "caravan":
        line = next((one for one in board.cut.fitting() if one["sides"] == widget.action[1:]), None)
    if line is None:
        line = board.cut.finished()
    if line is None and board.cut.path:
        found = board.cut.fitting()
        _path(board, surface, board.cut.path)
        if isinstance(widget, CornerThing):
            step = [*board.cut.path, int(widget.about[1])]
            line = next((one for one in found if list(one["corners"]) in (step, step[::-1])), None)
    if line is None:
        return
    grid, theme = board.places.grid, board.app.theme
    for part, name in zip(line["parts"], ("gold_light", "nile_light"), strict=True):
        veil = board.pieces.veil(grid.side, theme[name], 120)
        surface.fblits([(veil, veil.get_rect(center=grid.centres[one]).topleft) for one in part])
    _path(board, surface, list(line["corners"]))
    draw_standing(board, surface)
    wide = grid.u(CAMEL)
    camel = board.app.art.svg("ankh/camel", (wide, round(wide * 80 / 120)))
    for side in line["sides"]:
        surface.blit(camel, camel.get_rect(center=camel_place(grid, side)))
    for part, size in zip(line["parts"], line["sizes"], strict=True):
        place = grid.centres[number_hex(grid, part, {*board.model.figures, *board.model.monuments})]
        board.pieces.number(surface, str(size), place, grid.u(0.9), "papyrus")


def _path(board: "AnkhBoard", surface: pygame.Surface, corners: list[int]) -> None:
    if len(corners) < 2:
        return
    grid, theme = board.places.grid, board.app.theme
    points = [grid.corners[corner] for corner in corners]
    pygame.draw.lines(surface, theme["shade"], False, points, grid.u(0.20))
    pygame.draw.lines(surface, theme["dusk"], False, points, grid.u(0.12))


def _bar(board: "AnkhBoard", surface: pygame.Surface) -> None:
    canvas = board.app.canvas
    small = min(canvas.font(board.app.theme.sizes["small"]), canvas.u(28))
    draw_title(board, surface, board.when(), min(canvas.font(27), canvas.u(34)), small)
    draw_question(board, surface, board.scene.question_area(board.places.bar))


def _lit_things(board: "AnkhBoard", surface: pygame.Surface) -> None:
    app, canvas = board.app, board.app.canvas
    colour = breathing(board)
    width = max(2, canvas.u(4))
    for widget in lit_things(board):
        rect = widget.rect.inflate(width, width)
        radius = min(canvas.u(12), rect.height // 3)
        focused = widget is board.scene.focus
        pygame.draw.rect(surface, app.theme["shade"], rect.inflate(2, 2), width + 2, border_radius=radius)
        wide = max(4, canvas.u(7)) if focused else width
        pygame.draw.rect(surface, app.theme["gold_light"] if focused else colour, rect, wide, border_radius=radius)
    frame_focus(board, surface, ("seat:",), width)


def _banner(board: "AnkhBoard", surface: pygame.Surface) -> None:
    """An event is announced over the map for a moment."""
    app, canvas = board.app, board.app.canvas
    assert board.banner is not None
    words, picture = board.banner
    style = banner_style(app, 46)
    side = canvas.u(84)
    wide = min(app.text.width(words, SERIF_BOLD, style.size) + side + canvas.u(110), board.places.grid.box.width)
    rect = pygame.Rect(0, 0, wide, max(side, canvas.line(46)) + canvas.u(26))
    rect.center = board.places.grid.box.center
    draw_slab(app, surface, rect)
    sign = board.pieces.drawing(picture, side)
    surface.blit(sign, sign.get_rect(midleft=(rect.left + canvas.u(24), rect.centery)))
    left = rect.left + canvas.u(34) + side
    app.text.draw(surface, words, style, pygame.Rect(left, rect.top, rect.right - canvas.u(24) - left, rect.height))


def turn_words(name: str) -> str:
    return _("Turn of {player}").format(player=name)
