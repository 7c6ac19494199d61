"""The still layer in parts: each is drawn anew only when what it shows has changed, so that a landing token costs
little."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui.tables.kemet import actions_art, lighting, map_art, plaques, tray
from game.ui.tables.kemet.printed import ZONES

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard


class Part(NamedTuple):
    area: pygame.Rect  # where the ground is laid bare before it is drawn
    key: Callable[[], Hashable]
    draw: Callable[[pygame.Surface], None]


class Still:
    def __init__(self, ground: pygame.Surface, parts: list[Part]) -> None:
        self.ground = ground
        self.sheet = ground.copy()
        self.parts = parts
        self._keys: list[Hashable] = [None] * len(parts)

    def refresh(self) -> None:
        for at, part in enumerate(self.parts):
            key = part.key()
            if key != self._keys[at]:
                self._keys[at] = key
                self.sheet.blit(self.ground, part.area, part.area)
                self.sheet.set_clip(part.area)
                part.draw(self.sheet)
                self.sheet.set_clip(None)


def make_parts(board: "KemetBoard") -> list[Part]:
    spots = board.places
    found = [_plaque(board, seat, rect) for seat, rect in enumerate(spots.plaques)]
    found += [
        Part(spots.country.frame, lambda: _map_key(board), lambda surface: _map(board, surface)),
        Part(
            spots.actions.inflate(4, 10),
            lambda: (board.acting(), repr(board.model.owners[board.acting()]), board.lit_spaces()),
            lambda surface: actions_art.draw_actions(board, surface),
        ),
        Part(
            spots.time,
            lambda: (
                tuple(board.model.order), board.model.active, board.model.night, board.model.turn, board.model.round,
                board.fate_places(),
            ),
            lambda surface: actions_art.draw_time(board, surface),
        ),
        Part(
            spots.tray,
            lambda: (board.looked_at, repr(board.model.owners[board.looked_at])),
            lambda surface: tray.draw_tray(board, surface),
        ),
    ]  # fmt: skip
    return found


def _plaque(board: "KemetBoard", seat: int, rect: pygame.Rect) -> Part:
    def key() -> Hashable:
        model = board.model
        marks = (board.deciding() == seat, board.looked_at == seat, seat in model.would_win)
        return repr(model.owners[seat]), marks

    return Part(rect.inflate(4, 4), key, lambda surface: plaques.draw_plaque(board, surface, seat, rect))


def _map_key(board: "KemetBoard") -> Hashable:
    cities = tuple(owner.city for owner in board.model.owners)
    return repr(board.model.zones), cities, lighting.key(board), tuple(board.model.placed.items())


def _map(board: "KemetBoard", surface: pygame.Surface) -> None:
    for seat in range(len(board.model.owners)):
        map_art.draw_city(board, surface, seat)
    lighting.draw(board, surface)
    for zone in sorted(board.model.zones, key=lambda one: ZONES[one].army[1]):
        map_art.draw_zone(board, surface, zone)
    for zone in board.model.zones:
        map_art.draw_level(board, surface, zone)
