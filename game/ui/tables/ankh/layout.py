"""Where everything lies on Ankh's table, computed from the window's measures.

The map has the middle, from the bar to the bottom. Left: a plaque for every seat, and below them the board of the god
that is looked at. Right: the ladder of devotion, the action tracks, and answers that have no place on
the map. A battle lies over the map, so that event track, ladder, plaques and god board stay in sight.
"""

from dataclasses import dataclass, field
from typing import Any

import pygame

from game.ui.canvas import Canvas
from game.ui.tables.ankh.grid import TALL, WIDE, Grid

ROWS = ("move", "summon", "gain", "unlock")
EVENTS = 18
LADDER_COLUMNS = 8
SUPPLIES = 8
LADDER_ROWS = 4


@dataclass(slots=True)
class Places:
    """Rectangles in pixels."""

    bar: pygame.Rect
    grid: Grid
    events: pygame.Rect = field(default_factory=pygame.Rect)
    event_spaces: list[pygame.Rect] = field(default_factory=list)
    plaques: list[pygame.Rect] = field(default_factory=list)
    god_board: pygame.Rect = field(default_factory=pygame.Rect)  # of the seat that is looked at
    ladder: pygame.Rect = field(default_factory=pygame.Rect)
    spaces: list[pygame.Rect] = field(default_factory=list)  # of the ladder, 0 to 31
    tracks: pygame.Rect = field(default_factory=pygame.Rect)
    rows: dict[str, pygame.Rect] = field(default_factory=dict)  # of the action tracks
    supply: list[pygame.Rect] = field(default_factory=list)  # guardians, monuments, camels, tiebreaker
    buttons: pygame.Rect = field(default_factory=pygame.Rect)  # answers without a place, and the newest log lines
    desk: pygame.Rect = field(default_factory=pygame.Rect)  # tracks and buttons: room for long lists of answers
    battle: pygame.Rect = field(default_factory=pygame.Rect)  # over the map


def places(canvas: Canvas, seats: int, printed: dict[str, Any]) -> Places:
    u = canvas.u
    margin, gap = u(14), u(10)
    bar = pygame.Rect(0, 0, canvas.width, u(92))
    top = bar.bottom + u(8)
    bottom = canvas.height - u(10)
    strip = u(62)
    least = u(404)
    tall = bottom - top - strip - u(6)
    wide = round(tall * WIDE / TALL)
    column = max(least, min(u(560), (canvas.width - wide - 2 * (margin + gap)) // 2))
    centre = pygame.Rect(margin + column + gap, top, canvas.width - 2 * (margin + column + gap), bottom - top)
    grid = Grid(printed, pygame.Rect(centre.left, top + strip + u(6), centre.width, tall))
    found = Places(bar, grid)
    found.events = pygame.Rect(centre.left, top, centre.width, strip)
    found.battle = pygame.Rect(centre.left - u(9), found.events.bottom + u(1), centre.width + 2 * u(9), 0)
    found.battle.height = canvas.height - u(3) - found.battle.top
    found.event_spaces = _event_spaces(found.events, canvas)
    _left(found, pygame.Rect(margin, top, column, bottom - top), seats, canvas)
    _right(found, pygame.Rect(canvas.width - margin - column, top, column, bottom - top), canvas)
    return found


def _event_spaces(area: pygame.Rect, canvas: Canvas) -> list[pygame.Rect]:
    inner = area.inflate(-canvas.u(20), -canvas.u(8))
    step = inner.width / EVENTS
    side = min(round(step * 0.86), inner.height)
    found = []
    for at in range(EVENTS):
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(inner.left + (at + 0.5) * step), inner.centery)
        found.append(rect)
    return found


def _left(found: Places, area: pygame.Rect, seats: int, canvas: Canvas) -> None:
    gap = canvas.u(6)
    height = min(canvas.u(118), (round(area.height * 0.56) - gap * (seats - 1)) // seats)
    found.plaques = [
        pygame.Rect(area.left, area.top + (height + gap) * seat, area.width, height) for seat in range(seats)
    ]
    top = found.plaques[-1].bottom + canvas.u(8)
    found.god_board = pygame.Rect(area.left, top, area.width, area.bottom - top)


def _right(found: Places, area: pygame.Rect, canvas: Canvas) -> None:
    gap = canvas.u(8)
    found.ladder = pygame.Rect(area.left, area.top, area.width, canvas.u(266))
    found.spaces = ladder_spaces(found.ladder, canvas)
    found.tracks = pygame.Rect(area.left, found.ladder.bottom + gap, area.width, canvas.u(308))
    head = canvas.u(40)
    inner = found.tracks.inflate(-canvas.u(20), -canvas.u(14))
    step = (inner.height - head) / len(ROWS)
    for at, row in enumerate(ROWS):
        rect = pygame.Rect(inner.left, round(inner.top + head + at * step), inner.width, round(step) - canvas.u(4))
        found.rows[row] = rect
    strip = pygame.Rect(area.left, found.tracks.bottom + gap, area.width, canvas.u(58))
    step = strip.width / SUPPLIES
    found.supply = [
        pygame.Rect(round(strip.left + at * step), strip.top, round(step) - canvas.u(4), strip.height)
        for at in range(SUPPLIES)
    ]
    found.buttons = pygame.Rect(area.left, strip.bottom + gap, area.width, 0)
    found.buttons.height = area.bottom - found.buttons.top
    found.desk = found.tracks.union(found.buttons)


def ladder_spaces(area: pygame.Rect, canvas: Canvas) -> list[pygame.Rect]:
    """Four rows of eight, from the bottom."""
    head = canvas.u(40)
    inner = pygame.Rect(area.left + canvas.u(14), area.top + head, area.width - canvas.u(28), 0)
    inner.height = area.bottom - inner.top - canvas.u(10)
    wide, tall = inner.width / LADDER_COLUMNS, inner.height / LADDER_ROWS
    found = []
    for space in range(LADDER_COLUMNS * LADDER_ROWS):
        row, column = divmod(space, LADDER_COLUMNS)
        left, top = inner.left + column * wide, inner.bottom - (row + 1) * tall
        found.append(pygame.Rect(round(left) + 2, round(top) + 2, round(wide) - 4, round(tall) - 4))
    return found
