"""Where everything lies on the sheet of a battle: steps, two columns, the comparison between them, the tray."""

from dataclasses import dataclass, field

import pygame

from game.ui.canvas import Canvas
from game.ui.tables.kemet.battle_faces import CARD_SHAPE
from game.ui.tables.kemet.battle_printed import STEPS

ROWS = ("damage", "direct", "shield", "losses")


@dataclass(slots=True)
class Half:
    """One side's column."""

    whole: pygame.Rect
    banner: pygame.Rect
    army: pygame.Rect
    line: pygame.Rect  # tiles, and later what was gained
    cards: pygame.Rect
    play: pygame.Rect
    discard: pygame.Rect
    di: pygame.Rect


@dataclass(slots=True)
class BattlePlaces:
    area: pygame.Rect
    title: pygame.Rect
    steps: dict[str, pygame.Rect] = field(default_factory=dict)
    halves: list[Half] = field(default_factory=list)
    centre: pygame.Rect = field(default_factory=pygame.Rect)
    numbers: list[pygame.Rect] = field(default_factory=list)  # the two strengths
    rows: dict[str, pygame.Rect] = field(default_factory=dict)
    tray: pygame.Rect = field(default_factory=pygame.Rect)
    heading: pygame.Rect = field(default_factory=pygame.Rect)
    hand: pygame.Rect = field(default_factory=pygame.Rect)


def battle_places(canvas: Canvas, area: pygame.Rect) -> BattlePlaces:
    u = canvas.u
    pad = u(14)
    inner = area.inflate(-2 * pad, -2 * pad)
    title = pygame.Rect(inner.left, inner.top, inner.width, max(u(40), canvas.line(26)))
    found = BattlePlaces(area, title)
    tall = max(u(32), canvas.line(17))
    wide = inner.width / len(STEPS)
    for at, (step, _words) in enumerate(STEPS):
        found.steps[step] = pygame.Rect(round(inner.left + at * wide), title.bottom + u(2), round(wide) - u(4), tall)
    top = title.bottom + tall + u(10)
    tray = round(area.height * 0.315)
    found.tray = pygame.Rect(inner.left, inner.bottom - tray, inner.width, tray)
    line = max(u(30), canvas.line(20))
    found.heading = pygame.Rect(found.tray.left + u(10), found.tray.top + u(4), found.tray.width - u(20), line)
    found.hand = pygame.Rect(
        found.tray.left + u(10), found.heading.bottom + u(4), found.tray.width - u(20),
        found.tray.bottom - u(8) - found.heading.bottom - u(4),
    )  # fmt: skip
    room = pygame.Rect(inner.left, top, inner.width, found.tray.top - u(8) - top)
    side = round(room.width * 0.37)
    found.halves = [
        _half(canvas, pygame.Rect(room.left, top, side, room.height), 0),
        _half(canvas, pygame.Rect(room.right - side, top, side, room.height), 1),
    ]
    found.centre = pygame.Rect(room.left + side + u(8), top, room.width - 2 * side - u(16), room.height)
    _centre(canvas, found)
    return found


def _half(canvas: Canvas, whole: pygame.Rect, side: int) -> Half:
    u = canvas.u
    inner = whole.inflate(-u(16), -u(12))
    gap = u(6)
    free = inner.height - 3 * gap
    banner = pygame.Rect(inner.left, inner.top, inner.width, round(free * 0.20))
    army = pygame.Rect(inner.left, banner.bottom + gap, inner.width, round(free * 0.27))
    line = pygame.Rect(inner.left, army.bottom + gap, inner.width, round(free * 0.14))
    cards = pygame.Rect(inner.left, line.bottom + gap, inner.width, inner.bottom - line.bottom - gap)
    wide = round(cards.height * CARD_SHAPE)
    small = round(wide * 0.72)
    tall = round(cards.height * 0.72)
    if side == 0:
        play = pygame.Rect(cards.right - wide, cards.top, wide, cards.height)
        discard = pygame.Rect(play.left - u(8) - small, cards.bottom - tall, small, tall)
        di = pygame.Rect(cards.left, cards.bottom - tall, discard.left - u(8) - cards.left, tall)
    else:
        play = pygame.Rect(cards.left, cards.top, wide, cards.height)
        discard = pygame.Rect(play.right + u(8), cards.bottom - tall, small, tall)
        di = pygame.Rect(discard.right + u(8), cards.bottom - tall, cards.right - discard.right - u(8), tall)
    return Half(whole, banner, army, line, cards, play, discard, di)


def _centre(canvas: Canvas, found: BattlePlaces) -> None:
    u, centre = canvas.u, found.centre
    head = round(centre.height * 0.36)
    half = centre.width // 2
    label = canvas.line(18)
    found.numbers = [
        pygame.Rect(centre.left, centre.top + label, half, head - label),
        pygame.Rect(centre.left + half, centre.top + label, centre.width - half, head - label),
    ]
    foot = canvas.line(18)
    room = centre.height - head - foot - u(8)
    tall = room // len(ROWS)
    for at, row in enumerate(ROWS):
        found.rows[row] = pygame.Rect(centre.left, centre.top + head + u(4) + at * tall, centre.width, tall - u(3))
