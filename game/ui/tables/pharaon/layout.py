"""Where everything lies on pharaon's table, computed from the window's measures."""

from dataclasses import dataclass, field

import pygame

from game.ui.canvas import Canvas
from game.ui.tables.pharaon.printed import RESOURCES, ZONES
from game.ui.tables.pharaon.ring import HEIGHT, WIDTH, Ring, ring_in
from game.ui.tables.pharaon.zones import things

PYRAMID_ROWS = (5, 4, 3, 2)  # fields, from the bottom
COLUMNS = 5  # boards of the Traitor
COLUMN_SHAPE = 680 / 160


@dataclass(slots=True)
class Places:
    """Rectangles in pixels."""

    bar: pygame.Rect
    ring: Ring
    plaques: list[pygame.Rect] = field(default_factory=list)
    traitor: pygame.Rect | None = None
    columns: list[pygame.Rect] = field(default_factory=list)  # the Traitor's boards
    things: dict[str, pygame.Rect] = field(default_factory=dict)  # of the zones, by the names of their targets
    pyramid: pygame.Rect = field(default_factory=pygame.Rect)
    fields: list[list[pygame.Rect]] = field(default_factory=list)  # of the pyramid, by row
    desk: pygame.Rect = field(default_factory=pygame.Rect)  # jars and bank; a question's answers lie over it
    jars: pygame.Rect = field(default_factory=pygame.Rect)
    bank: pygame.Rect = field(default_factory=pygame.Rect)
    stock: dict[str, pygame.Rect] = field(default_factory=dict)  # the bank's tokens
    buttons: pygame.Rect = field(default_factory=pygame.Rect)
    tray: pygame.Rect = field(default_factory=pygame.Rect)
    purse: pygame.Rect = field(default_factory=pygame.Rect)
    court: pygame.Rect = field(default_factory=pygame.Rect)  # nobles and artisans of the seat that is looked at


def places(canvas: Canvas, seats: int, circle: list[str], pairs: int) -> Places:
    u = canvas.u
    solo = seats == 1
    margin, gap = u(16), u(10)
    bar = pygame.Rect(0, 0, canvas.width, u(92))
    tray_top = canvas.height - u(176)
    top = bar.bottom + u(8)
    tall = tray_top - u(6) - top
    side = u(366)
    wide = canvas.width - 2 * (margin + gap)
    left, right = (u(478), side) if solo else (side, side)
    room = wide - left - right
    spare = max(0, room - round(tall * WIDTH / HEIGHT))
    left += min(spare // 2, u(110))
    right += min(spare // 2, u(110))
    centre = pygame.Rect(margin + left + gap, top, wide - left - right, tall)
    found = Places(bar, ring_in(centre, circle))
    column = pygame.Rect(margin, top, left, tall)
    if solo:
        _solo(found, column, canvas)
    else:
        found.plaques = _plaques(column, seats, canvas)
    _right(found, pygame.Rect(canvas.width - margin - right, top, right, canvas.height - top - u(10)), canvas)
    found.tray = pygame.Rect(margin, tray_top, found.buttons.left - gap - margin, canvas.height - tray_top - u(10))
    inner = found.tray.inflate(-u(24), -u(16))
    head = u(172)
    found.purse = pygame.Rect(inner.left + head, inner.top, round((inner.width - head) * 0.46), inner.height)
    found.court = pygame.Rect(found.purse.right + u(16), inner.top, 0, inner.height)
    found.court.width = inner.right - found.court.left
    for zone in ZONES:
        found.things.update(things(found.ring, zone, pairs))
    return found


def _plaques(area: pygame.Rect, seats: int, canvas: Canvas) -> list[pygame.Rect]:
    gap = canvas.u(8)
    height = min(canvas.u(206), (area.height - gap * (seats - 1)) // seats)
    return [pygame.Rect(area.left, area.top + (height + gap) * seat, area.width, height) for seat in range(seats)]


def _solo(found: Places, area: pygame.Rect, canvas: Canvas) -> None:
    """The only player, the Traitor, and his five boards below."""
    gap = canvas.u(8)
    column = (area.width - canvas.u(24) - gap * (COLUMNS - 1)) // COLUMNS
    boards = min(round(column * COLUMN_SHAPE), area.height - 2 * canvas.u(150) - 3 * gap)
    column = min(column, round(boards / COLUMN_SHAPE))
    height = min(canvas.u(206), (area.height - boards - 4 * gap) // 2)
    found.plaques = [pygame.Rect(area.left, area.top, area.width, height)]
    found.traitor = pygame.Rect(area.left, area.top + height + gap, area.width, height)
    top = found.traitor.bottom + gap + max(0, area.bottom - found.traitor.bottom - gap - boards) // 2
    space = (area.width - COLUMNS * column) // COLUMNS
    found.columns = [
        pygame.Rect(area.left + space // 2 + at * (column + space), top, column, boards) for at in range(COLUMNS)
    ]


def _right(found: Places, area: pygame.Rect, canvas: Canvas) -> None:
    u = canvas.u
    gap = u(8)
    foot = u(252)
    free = area.height - foot - 3 * gap
    tall = min(round(area.width * 0.80), round(free * 0.45))
    found.pyramid = pygame.Rect(area.left, area.top, area.width, tall)
    found.desk = pygame.Rect(area.left, area.top + tall + gap, area.width, free - tall + gap)
    jars = round(found.desk.height * 0.56)
    found.jars = pygame.Rect(area.left, found.desk.top, area.width, jars)
    found.bank = pygame.Rect(
        area.left, found.jars.bottom + gap, area.width, found.desk.bottom - found.jars.bottom - gap
    )
    found.buttons = pygame.Rect(area.left, area.bottom - foot, area.width, foot)
    found.fields = _fields(found.pyramid)
    head = u(40)
    inner = pygame.Rect(found.bank.left + u(12), found.bank.top + head, found.bank.width - u(24), 0)
    inner.height = found.bank.bottom - inner.top - u(8)
    rows = 2 if inner.height > inner.width * 0.55 else 1
    columns = len(RESOURCES) // rows
    for at, letter in enumerate(RESOURCES):
        row, column = divmod(at, columns)
        cell = pygame.Rect(0, 0, inner.width // columns, inner.height // rows)
        cell.topleft = (inner.left + column * cell.width, inner.top + row * cell.height)
        found.stock[letter] = cell


def pyramid_picture(area: pygame.Rect) -> pygame.Rect:
    """The drawing, 600 by 500, in its panel; its lowest stretch of sand is cut."""
    width = min(area.width - 8, round((area.height - 4) * 600 / 470))
    picture = pygame.Rect(0, 0, width, round(width * 500 / 600))
    picture.midbottom = (area.centerx, area.bottom + round(picture.height * 0.035))
    return picture


def _fields(area: pygame.Rect) -> list[list[pygame.Rect]]:
    picture = pyramid_picture(area)
    factor = picture.width / 600
    side = round(86 * factor)
    found: list[list[pygame.Rect]] = []
    for row, count in enumerate(PYRAMID_ROWS):
        line: list[pygame.Rect] = []
        for at in range(count):
            rect = pygame.Rect(0, 0, side, side)
            x = 300 + (at - (count - 1) / 2) * 104
            rect.center = (round(picture.left + x * factor), round(picture.top + (428 - 96 * row) * factor))
            line.append(rect)
        found.append(line)
    return found


def jar_rects(area: pygame.Rect, count: int, canvas: Canvas) -> list[pygame.Rect]:
    """The jars that lie open, side by side below the panel's heading."""
    if not count:
        return []
    head = canvas.u(40)
    inner = pygame.Rect(area.left + canvas.u(10), area.top + head, area.width - canvas.u(20), 0)
    inner.height = area.bottom - inner.top - canvas.u(6)
    sizes = {rows: _jar_width(inner, -(-count // rows), rows, canvas.u(4)) for rows in (1, 2)}
    rows = max(sizes, key=lambda one: sizes[one])
    width, height = sizes[rows], round(sizes[rows] / 0.75)
    found: list[pygame.Rect] = []
    left = count
    for row in range(rows):
        here = -(-left // (rows - row))
        left -= here
        for at in range(here):
            rect = pygame.Rect(0, 0, width, height)
            x = inner.left + (at + 0.5) * inner.width / here
            rect.center = (round(x), round(inner.top + (row + 0.5) * inner.height / rows))
            found.append(rect)
    return found


def _jar_width(area: pygame.Rect, columns: int, rows: int, gap: int) -> int:
    return min(round((area.height // rows - gap) * 0.75), area.width // columns - gap)
