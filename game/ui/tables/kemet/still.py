"""What lies still on kemet's table, part by part."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from game.ui.tables.kemet import actions_art, lighting, map_art, plaques, tray
from game.ui.tables.kemet.printed import ZONES
from game.ui.tables.layers import Part

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard


def _part(area: pygame.Rect, key: Callable[[], Hashable], draw: Callable[[pygame.Surface], None]) -> Part:
    """Nothing of a part reaches beyond its area."""

    def clipped(surface: pygame.Surface) -> None:
        surface.set_clip(area)
        draw(surface)
        surface.set_clip(None)

    return Part([area], key, clipped)


def make_parts(board: "KemetBoard") -> list[Part]:
    spots = board.places
    found = [_plaque(board, seat, rect) for seat, rect in enumerate(spots.plaques)]
    found += [
        _part(spots.country.frame, lambda: _map_key(board), lambda surface: _map(board, surface)),
        _part(
            spots.actions.inflate(4, 10),
            lambda: (board.acting(), repr(board.model.owners[board.acting()]), board.lit_spaces()),
            lambda surface: actions_art.draw_actions(board, surface),
        ),
        _part(
            spots.time,
            lambda: (
                tuple(board.model.order), board.model.active, board.model.night, board.model.turn, board.model.round,
                board.fate_places(),
            ),
            lambda surface: actions_art.draw_time(board, surface),
        ),
        _part(
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

    return _part(rect.inflate(4, 4), key, lambda surface: plaques.draw_plaque(board, surface, seat, rect))


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
