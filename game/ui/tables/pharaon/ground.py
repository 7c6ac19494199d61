"""What never changes while the window keeps its size: backdrop, panels, the board with its scenery and names."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.pharaon.layout import pyramid_picture
from game.ui.tables.pharaon.ring import OUTER_STEPS, TITLES, TURN, WHEEL
from game.ui.text import SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

FINE = 2  # the board's edges are drawn this much larger and made smooth


def draw_ground(board: "PharaonBoard") -> pygame.Surface:
    app, canvas, spots = board.app, board.app.canvas, board.places
    picture = app.art.backdrop((canvas.width, canvas.height), "violet", "night_deep").copy()
    picture.blit(app.art.panel(spots.bar.size, "papyrus", canvas.u(8)), spots.bar)
    picture.blit(app.art.panel(spots.tray.size, "wood", canvas.u(14)), spots.tray)
    for area, heading in ((spots.jars, _("Jars")), (spots.bank, _("Bank"))):
        picture.blit(app.art.panel(area.size, "papyrus", canvas.u(12)), area)
        head = pygame.Rect(area.left + canvas.u(16), area.top + canvas.u(4), area.width // 2, canvas.u(38))
        app.text.draw(picture, heading, Style(SERIF_BOLD, canvas.font(24), app.theme["accent"], "left", "center"), head)
    box = pyramid_picture(spots.pyramid)
    drawing = app.art.svg("pharaon/pyramid_time", box.size)
    picture.set_clip(spots.pyramid.inflate(0, canvas.u(8)))
    picture.blit(drawing, box)
    picture.set_clip(None)
    _board(board, picture)
    for zone, slot in spots.ring.slots.items():
        _title(board, picture, zone, spots.ring.rect(TITLES[slot]))
    return picture.convert()


def _board(board: "PharaonBoard", picture: pygame.Surface) -> None:
    app, ring = board.app, board.places.ring
    reach = ring.size(26)
    shadow = app.art.shadow(ring.box.size, reach, 200)
    picture.blit(shadow, ring.box.move(-reach, -reach + ring.size(8)))
    theme = app.theme
    dark = mixed(theme["gold_shadow"], theme["shade"], 0.45)
    for inset, colour in ((-5, dark), (-1, theme["gold_shadow"]), (2, theme["gold"]), (6, dark)):
        _smooth_shape(picture, ring.frame(inset), colour)
    for zone, slot in ring.slots.items():
        _segment(board, picture, zone, slot)
    for slot in range(5):
        angle = (slot + 0.5) * TURN
        start = ring.round_place(angle, WHEEL - 8)
        end = ring.segment(slot, 8)[OUTER_STEPS]
        for name, width in (("gold_shadow", 9), ("gold", 4)):
            _smooth_line(picture, [start, end], theme[name], ring.size(width), False)


def _segment(board: "PharaonBoard", picture: pygame.Surface, zone: str, slot: int) -> None:
    """The zone's scenery, cut to its segment and softened, so that what lies on it can be told from it."""
    app, ring = board.app, board.places.ring
    outline = ring.segment(slot, 8)
    left, right = min(x for x, _y in outline), max(x for x, _y in outline)
    top, bottom = min(y for _x, y in outline), max(y for _x, y in outline)
    box = pygame.Rect(left, top, right - left + 1, bottom - top + 1)
    wide = max(box.width, round(box.height * 1.5))
    scenery = app.art.svg(f"pharaon/scene_{zone}", (wide, round(wide / 1.5)))
    cut = pygame.Rect(0, 0, *box.size)
    cut.center = scenery.get_rect().center
    layer = pygame.Surface(box.size, pygame.SRCALPHA)
    layer.fill(app.theme["papyrus_dark"])
    layer.blit(scenery, (0, 0), cut)
    soft = pygame.Surface(box.size, pygame.SRCALPHA)
    soft.fill((*mixed(app.theme["wood"], app.theme["sand"], 0.35)[:3], 92))
    layer.blit(soft, (0, 0))
    mask = pygame.Surface((box.width * FINE, box.height * FINE), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), [((x - left) * FINE, (y - top) * FINE) for x, y in outline])
    layer.blit(pygame.transform.smoothscale(mask, box.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(layer, box)


def _smooth_shape(picture: pygame.Surface, points: list[tuple[int, int]], colour: pygame.Color) -> None:
    """A filled shape without steps at its edge."""
    left, right = min(x for x, _y in points), max(x for x, _y in points) + 1
    top, bottom = min(y for _x, y in points), max(y for _x, y in points) + 1
    size = (right - left, bottom - top)
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    pygame.draw.polygon(large, colour, [((x - left) * FINE, (y - top) * FINE) for x, y in points])
    picture.blit(pygame.transform.smoothscale(large, size), (left, top))


def _smooth_line(
    picture: pygame.Surface, points: list[tuple[int, int]], colour: pygame.Color, width: int, closed: bool = True
) -> None:
    """A thick line without steps: drawn large, then made smaller."""
    left, right = min(x for x, _y in points) - width, max(x for x, _y in points) + width
    top, bottom = min(y for _x, y in points) - width, max(y for _x, y in points) + width
    size = (right - left, bottom - top)
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    fine = [((x - left) * FINE, (y - top) * FINE) for x, y in points]
    pygame.draw.lines(large, colour, closed, fine, width * FINE)
    for place in fine:
        pygame.draw.circle(large, colour, place, width * FINE // 2)
    picture.blit(pygame.transform.smoothscale(large, size), (left, top))


def _title(board: "PharaonBoard", picture: pygame.Surface, zone: str, area: pygame.Rect) -> None:
    """The zone's sign and name on a dark ribbon as wide as the name."""
    app, canvas = board.app, board.app.canvas
    line = min(area.height, board.places.ring.size(33))
    size = max(13, min(canvas.font(19), round(line * 0.62)))
    name = board.words.zone(zone)
    side = line
    wide = app.text.width(name, SANS_BOLD, size) + side + canvas.u(22)
    tall = line if wide <= area.width else area.height  # a long name takes two lines where there is room for them
    ribbon = pygame.Rect(0, 0, min(wide, area.width), tall)
    ribbon.center = area.center
    picture.blit(board.pieces.plate(ribbon.size, "dark", line // 2), ribbon)
    sign = board.pieces.drawing(f"zone_{zone}", round(side * 1.16))
    picture.blit(sign, sign.get_rect(center=(ribbon.left + side // 2, ribbon.centery)))
    words = pygame.Rect(ribbon.left + side + canvas.u(6), ribbon.top, ribbon.width - side - canvas.u(12), ribbon.height)
    app.text.draw(picture, name, Style(SANS_BOLD, size, app.theme["light"], "left", "center"), words)
