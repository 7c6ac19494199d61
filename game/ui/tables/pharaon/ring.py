"""The round board's geometry: five segments between an outer frame and the wheel in the middle.

Everything is given in ring units from the wheel's centre (x to the right, y down) and scaled by one factor. Slots are
the five places clockwise from the top. The circle of zones is random; it is turned so that the Nile, which needs the
most room, always lies in slot 1: who sits beside whom stays as it is.
"""

import math
from dataclasses import dataclass

import pygame

WIDTH, HEIGHT = 1140, 796  # of the whole board, in ring units
LOWERED = 36  # the wheel's centre lies this much below the board's: the top segment is the narrowest
WHEEL = 171  # radius with its rim
SLOTS = 5
TURN = 360 / SLOTS
NILE_SLOT = 1
ROUNDNESS = 5.0  # of the frame: 2 is an ellipse, more is squarer
DOOR = 201  # where a zone's entry colour is shown, from the wheel's centre
OUTER_STEPS = 90  # points along a segment's part of the frame
GOD = 37  # radius of a god's medallion

Box = tuple[float, float, float, float]

# Per slot: the name's ribbon, the main field of the zone's things, and a small field beside it.
TITLES: tuple[Box, ...] = (
    (-172, -430, 344, 33), (336, -390, 207, 56), (114, 317, 270, 33), (-384, 317, 270, 33), (-543, -390, 207, 56),
)  # fmt: skip
MAIN: tuple[Box, ...] = (
    (-92, -391, 262, 156), (250, -332, 290, 418), (158, 150, 285, 160), (-443, 150, 285, 160), (-540, -332, 290, 334),
)  # fmt: skip
ASIDE: tuple[Box, ...] = (
    (-172, -391, 74, 156), (0, 0, 0, 0), (52, 212, 98, 98), (-150, 212, 98, 98), (-540, 8, 290, 84),
)  # fmt: skip
# Per seam, that on the clockwise side of the slot: the god's medallion, the half of this slot, the half of the next.
GODS: tuple[tuple[float, float], ...] = ((296, -400), (529, 174), (0, 322), (-529, 174), (-296, -400))
HALVES: tuple[tuple[Box, Box], ...] = (
    ((180, -417, 76, 34), (337, -426, 76, 34)),
    ((487, 98, 78, 34), (478, 216, 78, 34)),
    ((43, 314, 66, 34), (-109, 314, 66, 34)),
    ((-556, 216, 78, 34), (-565, 98, 78, 34)),
    ((-413, -426, 76, 34), (-256, -417, 76, 34)),
)


@dataclass(slots=True)
class Ring:
    """The board in the window: where its parts are in pixels."""

    box: pygame.Rect
    centre: tuple[int, int]
    factor: float  # pixels per ring unit
    slots: dict[str, int]  # by zone

    def at(self, x: float, y: float) -> tuple[int, int]:
        return round(self.centre[0] + x * self.factor), round(self.centre[1] + y * self.factor)

    def size(self, units: float) -> int:
        return max(1, round(units * self.factor))

    def rect(self, box: Box) -> pygame.Rect:
        left, top = self.at(box[0], box[1])
        right, bottom = self.at(box[0] + box[2], box[1] + box[3])
        return pygame.Rect(left, top, right - left, bottom - top)

    def round_place(self, angle: float, radius: float) -> tuple[int, int]:
        """A point by its angle clockwise from the top, in degrees, and its distance from the wheel's centre."""
        turned = math.radians(angle)
        return self.at(math.sin(turned) * radius, -math.cos(turned) * radius)

    def door(self, slot: int) -> tuple[int, int]:
        return self.round_place(slot * TURN, DOOR)

    def space(self, slot: int, number: int, spaces: int) -> tuple[int, int]:
        """The middle of a space of the sector that faces this slot; spaces fill clockwise."""
        step = 17.0 if spaces > 3 else 20.5
        return self.round_place(slot * TURN + (number - (spaces - 1) / 2) * step, 118)

    def segment(self, slot: int, inset: float = 0.0) -> list[tuple[int, int]]:
        """The outline of a slot's segment as a polygon in pixels."""
        first, last = (slot - 0.5) * TURN, (slot + 0.5) * TURN
        steps = OUTER_STEPS
        outer = [_frame(first + (last - first) * at / steps, inset) for at in range(steps + 1)]
        inner = [_round(last - (last - first) * at / 14, WHEEL - 4 + inset) for at in range(15)]
        return [self.at(x, y) for x, y in (*outer, *inner)]

    def frame(self, inset: float = 0.0) -> list[tuple[int, int]]:
        return [self.at(*_frame(at / 2, inset)) for at in range(720)]


def _round(angle: float, radius: float) -> tuple[float, float]:
    turned = math.radians(angle)
    return math.sin(turned) * radius, -math.cos(turned) * radius


def _frame(angle: float, inset: float) -> tuple[float, float]:
    """Where a ray from the wheel's centre meets the frame."""
    across, up = WIDTH / 2 - inset, HEIGHT / 2 - inset
    near, far = 0.0, float(WIDTH)
    for _number in range(24):
        middle = (near + far) / 2
        x, y = _round(angle, middle)
        inside = abs(x / across) ** ROUNDNESS + abs((y + LOWERED) / up) ** ROUNDNESS < 1
        near, far = (middle, far) if inside else (near, middle)
    return _round(angle, near)


def ring_in(area: pygame.Rect, circle: list[str]) -> Ring:
    factor = min(area.width / WIDTH, area.height / HEIGHT)
    box = pygame.Rect(0, 0, round(WIDTH * factor), round(HEIGHT * factor))
    box.center = area.center
    turned = NILE_SLOT - circle.index("nile")
    slots = {zone: (position + turned) % SLOTS for position, zone in enumerate(circle)}
    return Ring(box, (box.centerx, round(box.centery + LOWERED * factor)), factor, slots)
