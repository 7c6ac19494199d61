"""Where everything lies on kemet's table, computed from the window's measures."""

from dataclasses import dataclass, field

import pygame

from game.ui.canvas import Canvas
from game.ui.tables.kemet.country import Country, country_in
from game.ui.tables.kemet.printed import NIGHT, ROWS

HEX_ROWS = ("apex", "top", "middle", "bottom")


@dataclass(slots=True)
class Places:
    """Rectangles in pixels."""

    bar: pygame.Rect
    map: pygame.Rect  # with its frame
    country: Country
    centre: pygame.Rect = field(default_factory=pygame.Rect)  # all that lies between the columns: battle and market
    plaques: list[pygame.Rect] = field(default_factory=list)
    actions: pygame.Rect = field(default_factory=pygame.Rect)  # panel of the action pyramid
    spaces: dict[str, pygame.Rect] = field(default_factory=dict)
    tokens: pygame.Rect = field(default_factory=pygame.Rect)  # those still to be placed
    time: pygame.Rect = field(default_factory=pygame.Rect)  # turn order and night
    order: list[pygame.Rect] = field(default_factory=list)
    night: dict[str, pygame.Rect] = field(default_factory=dict)
    night_words: pygame.Rect = field(default_factory=pygame.Rect)
    log: pygame.Rect = field(default_factory=pygame.Rect)  # the newest lines, as far as the buttons leave them no room
    buttons: pygame.Rect = field(default_factory=pygame.Rect)
    tray: pygame.Rect = field(default_factory=pygame.Rect)
    head: pygame.Rect = field(default_factory=pygame.Rect)
    prayer: pygame.Rect = field(default_factory=pygame.Rect)
    tiles: pygame.Rect = field(default_factory=pygame.Rect)
    hand: pygame.Rect = field(default_factory=pygame.Rect)
    divine: pygame.Rect = field(default_factory=pygame.Rect)


def places(canvas: Canvas, seats: int, zones: tuple[str, ...]) -> Places:
    u = canvas.u
    margin, gap = u(16), u(10)
    bar = pygame.Rect(0, 0, canvas.width, u(92))
    tray_top = canvas.height - u(184)
    top = bar.bottom + u(8)
    tall = tray_top - u(8) - top
    left, right = u(372), u(404)
    wide = canvas.width - 2 * (margin + gap)
    rim = u(7)
    room = pygame.Rect(margin + left + gap, top, wide - left - right, tall)
    country = country_in(room.inflate(-2 * rim, -2 * rim), zones)
    spare = max(0, room.width - country.frame.width - 2 * rim)
    left += min(spare // 2, u(90))
    right += min(spare // 2, u(90))
    room = pygame.Rect(margin + left + gap, top, wide - left - right, tall)
    country = country_in(room.inflate(-2 * rim, -2 * rim), zones)
    found = Places(bar, country.frame.inflate(2 * rim, 2 * rim), country)
    found.centre = room
    found.plaques = _plaques(pygame.Rect(margin, top, left, tall), seats, canvas)
    column = pygame.Rect(canvas.width - margin - right, top, right, canvas.height - top - u(10))
    _right(found, column, canvas, seats)
    found.tray = pygame.Rect(margin, tray_top, column.left - gap - margin, canvas.height - tray_top - u(10))
    _tray(found, canvas)
    return found


def _plaques(area: pygame.Rect, seats: int, canvas: Canvas) -> list[pygame.Rect]:
    gap = canvas.u(8)
    height = min(canvas.u(345), (area.height - gap * (seats - 1)) // seats)
    return [pygame.Rect(area.left, area.top + (height + gap) * seat, area.width, height) for seat in range(seats)]


def _right(found: Places, area: pygame.Rect, canvas: Canvas, seats: int) -> None:
    u = canvas.u
    gap = u(8)
    head = max(u(46), canvas.line(24))
    side = min(round((area.width - u(40)) / 4.1), u(98))
    step = round(side * 0.86)
    tall = head + side + 3 * step + u(16)
    found.actions = pygame.Rect(area.left, area.top, area.width, tall)
    top = found.actions.top + head
    for at, row in enumerate(HEX_ROWS):
        spaces = ROWS[row]
        for number, space in enumerate(spaces):
            rect = pygame.Rect(0, 0, side, side)
            x = found.actions.centerx + (number - (len(spaces) - 1) / 2) * side * 0.99
            rect.midtop = (round(x), top + at * step)
            found.spaces[space] = rect
    found.tokens = pygame.Rect(found.actions.left + u(14), top, round(side * 1.15), side + step // 2)
    disc = min(u(54), (area.width - u(32)) // 5 - u(6))
    night = (area.width - u(28)) // len(NIGHT)
    line = canvas.line(20)
    found.time = pygame.Rect(area.left, found.actions.bottom + gap, area.width, u(18) + disc + u(8) + night + line)
    x = found.time.left + u(14)
    words = found.time.width - u(28) - seats * (disc + u(8))
    for place in range(seats):
        left = x + max(0, words) + place * (disc + u(8))
        found.order.append(pygame.Rect(left, found.time.top + u(9), disc, disc))
    for at, step_id in enumerate(NIGHT):
        found.night[step_id] = pygame.Rect(x + at * night, found.order[0].bottom + u(8), night - u(3), night - u(3))
    found.night_words = pygame.Rect(x, found.order[0].bottom + u(6) + night, found.time.width - u(28), line)
    foot = min(u(244), area.bottom - found.time.bottom - gap)
    found.buttons = pygame.Rect(area.left, area.bottom - foot, area.width, foot)
    top = found.time.bottom + gap
    found.log = pygame.Rect(area.left, top, area.width, max(0, found.buttons.top - gap - top))


def _tray(found: Places, canvas: Canvas) -> None:
    u = canvas.u
    inner = found.tray.inflate(-u(24), -u(18))
    gap = u(16)
    found.head = pygame.Rect(inner.left, inner.top, u(132), inner.height)
    found.prayer = pygame.Rect(found.head.right + gap, inner.top, u(252), inner.height)
    left = found.prayer.right + gap
    free = inner.right - left - 2 * gap
    found.tiles = pygame.Rect(left, inner.top, round(free * 0.30), inner.height)
    found.hand = pygame.Rect(found.tiles.right + gap, inner.top, round(free * 0.42), inner.height)
    found.divine = pygame.Rect(found.hand.right + gap, inner.top, inner.right - found.hand.right - gap, inner.height)
