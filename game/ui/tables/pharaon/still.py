"""What lies still on pharaon's table, part by part."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.ui.tables.layers import Part
from game.ui.tables.pharaon import belongings, gods, nile_art, plaques, side, traitor, zone_art
from game.ui.tables.pharaon.printed import ZONES
from game.ui.tables.pharaon.ring import TITLES

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard


def make_parts(board: "PharaonBoard") -> list[Part]:
    spots = board.places
    found = [_plaque(board, owner, rect) for owner, rect in enumerate(spots.plaques)]
    if spots.traitor is not None:
        found.append(_plaque(board, 1, spots.traitor))
        columns = [column.inflate(4, 4) for column in spots.columns]
        found.append(Part(columns, lambda: repr(board.model.columns), lambda s: traitor.draw_columns(board, s)))
    found += [_zone(board, zone) for zone in ZONES]
    found += [_door(board, zone) for zone in ZONES]
    found += [_god(board, position) for position in range(len(ZONES))]
    found += [
        Part(
            [spots.pyramid.inflate(0, 8)],
            lambda: tuple(one.stands for one in board.model.owners),
            lambda s: side.draw_pyramid(board, s),
        ),
        Part(
            [spots.jars],
            lambda: (tuple(board.model.jars), board.model.jar_pile, board.model.round),
            lambda s: side.draw_jars(board, s),
        ),
        Part([spots.bank], lambda: tuple(board.model.bank.items()), lambda s: side.draw_bank(board, s)),
        Part(
            [spots.tray],
            lambda: (board.looked_at, repr(board.model.owners[board.looked_at])),
            lambda s: belongings.draw_tray(board, s),
        ),
    ]
    return found


def edge_things(board: "PharaonBoard") -> list[pygame.Rect]:
    """Gods with their halves, doors and names: they lie on the segments' edges."""
    found: list[pygame.Rect] = []
    for position in range(len(ZONES)):
        found += [gods.medallion(board, position), *gods.halves(board, position)]
    ring = board.places.ring
    for zone in ZONES:
        side = ring.size(60)
        door = pygame.Rect(0, 0, side, side)
        door.center = ring.door(ring.slots[zone])
        found += [door, ring.rect(TITLES[ring.slots[zone]])]
    return found


def _plaque(board: "PharaonBoard", owner: int, rect: pygame.Rect) -> Part:
    def key() -> Hashable:
        model = board.model
        held = (model.first_player == owner, model.pharaoh == owner, model.stack)
        return repr(model.owners[owner]), board.deciding() == owner, board.looked_at == owner, held

    return Part([rect], key, lambda s: plaques.draw_plaque(board, s, owner, rect))


def _zone(board: "PharaonBoard", zone: str) -> Part:
    names = {
        "offerings": ("pair:", "bonus:", "bag"),
        "nobles": ("noble:",),
        "artisans": ("artisan:",),
        "nile": ("nile:", "track:"),
        "burial": ("space:", "crown"),
    }[zone]
    things = {name: rect for name, rect in board.places.things.items() if name.startswith(names)}
    rects = list(things.values())
    reach = 2 * board.places.ring.size(8)
    areas = [rect.inflate(reach, reach) for rect in rects] if zone == "burial" else [_around(rects, reach)]

    def key() -> Hashable:
        return shown(), tuple(board.dims(name) for name in things)

    def shown() -> Hashable:
        model = board.model
        if zone == "offerings":
            return tuple(model.pairs), tuple(model.bonus), model.bag
        if zone == "nobles":
            return tuple(model.nobles), model.noble_deck
        if zone == "artisans":
            return tuple(model.artisans), model.artisan_deck
        if zone == "nile":
            return tuple(tuple(one.nile.values()) for one in model.owners)
        return tuple(one.burial for one in model.owners), model.pharaoh

    def draw(surface: pygame.Surface) -> None:
        if zone == "offerings":
            zone_art.draw_offerings(board, surface)
        elif zone == "nile":
            nile_art.draw_nile(board, surface)
        elif zone == "burial":
            zone_art.draw_burial(board, surface)
        else:
            zone_art.draw_cards(board, surface, zone[:-1])
        for name, rect in things.items():
            if board.dims(name):
                surface.blit(board.pieces.veil(rect.size), rect)

    return Part(areas, key, draw)


def _around(rects: list[pygame.Rect], reach: int) -> pygame.Rect:
    return rects[0].unionall(rects[1:]).inflate(reach, reach)


def _door(board: "PharaonBoard", zone: str) -> Part:
    ring = board.places.ring
    rect = pygame.Rect(0, 0, ring.size(62), ring.size(62))
    rect.center = ring.door(ring.slots[zone])
    areas = [rect, zone_art.next_door(board, zone).inflate(6, 6)]

    def key() -> Hashable:
        return board.model.entries[zone], board.model.following[zone]

    return Part(areas, key, lambda s: zone_art.draw_door(board, s, zone))


def _god(board: "PharaonBoard", position: int) -> Part:
    def key() -> Hashable:
        return repr(board.view["gods"][position]), tuple(position in one.gods for one in board.model.owners)

    reach = board.places.ring.size(24)
    areas = [gods.medallion(board, position).inflate(reach, reach), *gods.halves(board, position)]
    return Part(areas, key, lambda s: gods.draw_god(board, s, position))
