"""Where the things of each zone lie: cards, pairs, tracks and spaces, named as their targets are."""

import pygame

from game.ui.tables.pharaon.printed import BASICS, BURIAL, NILE, NILE_POINTS
from game.ui.tables.pharaon.ring import ASIDE, MAIN, Ring

TOP, LEFT = 0, 4
ACTIONS_SHARE = 0.47  # of the Nile's field, above its tracks


def things(ring: Ring, zone: str, pairs: int) -> dict[str, pygame.Rect]:
    slot = ring.slots[zone]
    main, aside = ring.rect(MAIN[slot]), ring.rect(ASIDE[slot])
    gap = ring.size(6)
    if zone == "nobles":
        return _nobles(slot, main, aside, gap)
    if zone == "artisans":
        cards = grid(main, 2, 2, gap)
        return {**_numbered("artisan", cards), "artisan:deck": _pile(aside)}
    if zone == "offerings":
        return _offerings(slot, main, aside, pairs, gap)
    if zone == "nile":
        return _nile(main, gap)
    return _burial(ring, slot, main, aside, gap)


def grid(area: pygame.Rect, columns: int, rows: int, gap: int) -> list[pygame.Rect]:
    """Equal cells, row by row."""
    width = (area.width - gap * (columns - 1)) / columns
    height = (area.height - gap * (rows - 1)) / rows
    return [
        pygame.Rect(
            round(area.left + column * (width + gap)), round(area.top + row * (height + gap)), int(width), int(height)
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _numbered(name: str, rects: list[pygame.Rect]) -> dict[str, pygame.Rect]:
    return {f"{name}:{at}": rect for at, rect in enumerate(rects, start=1)}


def _pile(area: pygame.Rect) -> pygame.Rect:
    """A deck in its small field, with the shape of a card."""
    height = min(area.height, round(area.width * 1.3))
    pile = pygame.Rect(0, 0, round(height / 1.3), height)
    pile.center = area.center
    return pile


def _nobles(slot: int, main: pygame.Rect, aside: pygame.Rect, gap: int) -> dict[str, pygame.Rect]:
    if slot == LEFT:
        cells = grid(main.union(aside), 2, 2, gap)
        return {**_numbered("noble", cells[:3]), "noble:deck": _pile(cells[3])}
    return {**_numbered("noble", grid(main, 3, 1, gap)), "noble:deck": _pile(aside)}


def _offerings(slot: int, main: pygame.Rect, aside: pygame.Rect, pairs: int, gap: int) -> dict[str, pygame.Rect]:
    rows = 1 if pairs <= 3 else 2
    columns = 3 if pairs != 4 else 2
    tall = (main.height - gap * rows) // (rows + 1)
    if slot != LEFT:
        tall = round(tall * 1.02)
    upper = pygame.Rect(main.left, main.top, main.width, main.height - tall - gap)
    lower = pygame.Rect(main.left, upper.bottom + gap, main.width, tall)
    bonus = grid(lower, pairs, 1, gap)
    found = {**_numbered("pair", grid(upper, columns, rows, gap)[:pairs]), **_numbered("bonus", bonus)}
    side = min(aside.width, aside.height)
    bag = pygame.Rect(0, 0, side, side)
    bag.center = aside.center
    return {**found, "bag": bag}


def _nile(main: pygame.Rect, gap: int) -> dict[str, pygame.Rect]:
    upper = pygame.Rect(main.left, main.top, main.width, round(main.height * ACTIONS_SHARE))
    lower = pygame.Rect(main.left, upper.bottom + gap, main.width, main.bottom - upper.bottom - gap)
    tracks = grid(lower, len(BASICS), 1, gap // 2 + 1)
    found = _numbered("nile", grid(upper, 1, len(NILE), gap // 2 + 1))
    return {**found, **{f"track:{letter}": rect for letter, rect in zip(BASICS, tracks, strict=True)}}


def _burial(ring: Ring, slot: int, main: pygame.Rect, aside: pygame.Rect, gap: int) -> dict[str, pygame.Rect]:
    if slot == TOP:
        upper, lower = (ring.rect(box) for box in ((-216, -378, 432, 72), (-170, -301, 340, 66)))
        cells = [*grid(upper, 5, 1, gap), *grid(lower, 4, 1, gap)]
        start, spaces, crown = cells[0], cells[1:8], cells[8]
    elif slot == LEFT:
        cells = grid(main.union(aside), 3, 3, gap)
        start, spaces, crown = cells[0], cells[1:8], cells[8]
    else:
        cells = grid(main, 4, 2, gap)
        start, spaces, crown = aside, cells[:7], cells[7]
    assert len(spaces) == len(BURIAL)
    return {"space:0": start, **_numbered("space", spaces), "crown": crown}


def level_rect(track: pygame.Rect, level: int) -> pygame.Rect:
    """A level of a Nile track; the lowest is above the track's sign."""
    levels = len(NILE_POINTS)
    foot = sign_height(track)
    step = (track.height - foot) / levels
    top = track.bottom - foot - (level + 1) * step
    return pygame.Rect(track.left, round(top), track.width, round(top + step) - round(top))


def sign_height(track: pygame.Rect) -> int:
    return min(round(track.width * 0.62), round(track.height * 0.16))


def seat_slots(rect: pygame.Rect, owners: int, most: int) -> list[pygame.Rect]:
    """Everybody has a place of their own in a field: colour is not the only sign of whose piece stands there."""
    sizes = {count: min(rect.width // count, rect.height // -(-owners // count)) for count in range(1, owners + 1)}
    columns = max(sizes, key=lambda count: sizes[count])
    rows = -(-owners // columns)
    side = max(6, min(sizes[columns], most))
    found: list[pygame.Rect] = []
    for owner in range(owners):
        row, column = divmod(owner, columns)
        here = min(columns, owners - row * columns)
        left = rect.centerx - here * side // 2 + column * side
        top = rect.centery - rows * side // 2 + row * side
        found.append(pygame.Rect(left, top, side, side))
    return found
