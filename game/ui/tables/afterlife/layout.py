"""Where everything lies on afterlife's table, computed from the window's measures."""

from dataclasses import dataclass, field

import pygame

from game.ui.canvas import Canvas
from game.ui.tables.afterlife.faces import ASPECT

ROWS = (("A",), ("M1", "M2"), ("B1", "B2", "B3"))
SHOWN_OF_COVERED = 0.60  # how much of an upper card peeps out above the row that overlaps it


@dataclass(slots=True)
class Places:
    """Rectangles in pixels. `slots` are the six cards of the pyramid."""

    bar: pygame.Rect
    plaques: list[pygame.Rect] = field(default_factory=list)
    slots: dict[str, pygame.Rect] = field(default_factory=dict)
    stock: pygame.Rect = field(default_factory=pygame.Rect)
    boneyard: pygame.Rect = field(default_factory=pygame.Rect)
    reveal: pygame.Rect = field(default_factory=pygame.Rect)
    tomb: pygame.Rect = field(default_factory=pygame.Rect)
    deck: pygame.Rect = field(default_factory=pygame.Rect)
    discard: pygame.Rect = field(default_factory=pygame.Rect)
    played: pygame.Rect = field(default_factory=pygame.Rect)
    hand: pygame.Rect = field(default_factory=pygame.Rect)
    flags: pygame.Rect = field(default_factory=pygame.Rect)
    buttons: pygame.Rect = field(default_factory=pygame.Rect)
    card: int = 0  # width of a card in the pyramid
    hand_card: int = 0


def places(canvas: Canvas, seats: int) -> Places:
    u = canvas.u
    width, height = canvas.width, canvas.height
    margin = u(18)
    bar = pygame.Rect(0, 0, width, u(92))
    tray_top = height - u(318)
    side = u(390)
    found = Places(bar)
    found.plaques = _plaques(
        pygame.Rect(margin, bar.bottom + u(12), side, tray_top - bar.bottom - u(24)), seats, canvas
    )
    found.tomb = pygame.Rect(width - margin - u(430), bar.bottom + u(12), u(430), tray_top - bar.bottom - u(24))
    centre = pygame.Rect(margin + side, bar.bottom, found.tomb.left - margin - side, tray_top - bar.bottom)
    _pyramid(found, centre, canvas)
    _tray(found, tray_top, margin, canvas)
    return found


def _plaques(area: pygame.Rect, seats: int, canvas: Canvas) -> list[pygame.Rect]:
    gap = canvas.u(10)
    height = min(canvas.u(168), (area.height - gap * (seats - 1)) // seats)
    return [pygame.Rect(area.left, area.top + (height + gap) * seat, area.width, height) for seat in range(seats)]


def _pyramid(found: Places, centre: pygame.Rect, canvas: Canvas) -> None:
    u = canvas.u
    room = centre.height - u(28)
    card_height = min(round(room / (1 + 2 * SHOWN_OF_COVERED)), u(304))
    card = round(card_height / ASPECT)
    gap = u(16)
    card = min(card, (centre.width - 2 * u(130) - 4 * gap) // 3)
    card_height = round(card * ASPECT)
    found.card = card
    step = round(card_height * SHOWN_OF_COVERED)
    top = centre.top + u(12) + (room - card_height - 2 * step) // 2
    for row, slots in enumerate(ROWS):
        row_width = len(slots) * card + (len(slots) - 1) * gap
        left = centre.centerx - row_width // 2
        for at, slot in enumerate(slots):
            found.slots[slot] = pygame.Rect(left + at * (card + gap), top + row * step, card, card_height)
    pile = min(u(132), round(card * 0.78))
    pile_height = round(pile * ASPECT)
    found.stock = pygame.Rect(centre.left + u(22), top, pile, pile_height)
    found.boneyard = pygame.Rect(centre.right - u(22) - pile, top, pile, pile_height)
    found.reveal = pygame.Rect(found.boneyard.left, found.boneyard.bottom + u(56), pile, pile_height)


def _tray(found: Places, top: int, margin: int, canvas: Canvas) -> None:
    u = canvas.u
    height = canvas.height - top - u(12)
    pile = u(132)
    pile_height = round(pile * ASPECT)
    y = top + u(58)
    found.deck = pygame.Rect(margin + u(20), y, pile, pile_height)
    found.discard = pygame.Rect(found.deck.right + u(36), y, pile, pile_height)
    found.buttons = pygame.Rect(canvas.width - margin - u(430), top + u(6), u(430), height)
    left = found.discard.right + u(40)
    found.flags = pygame.Rect(left, top, found.buttons.left - left - u(20), u(50))
    found.hand_card = min(u(188), round((height - u(58)) / ASPECT))
    found.played = pygame.Rect(left, top + u(56), u(250), height - u(60))
    found.hand = pygame.Rect(left, top + u(54), found.buttons.left - left - u(24), round(found.hand_card * ASPECT))


def spread(area: pygame.Rect, card: int, count: int) -> list[int]:
    """Left edges of `count` cards laid side by side, overlapping when there are many, centred in the area."""
    if not count:
        return []
    step = min(card + max(4, card // 14), (area.width - card) / max(1, count - 1))
    left = area.centerx - (step * (count - 1) + card) / 2
    return [round(left + at * step) for at in range(count)]
