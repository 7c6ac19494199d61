"""What stands on the map: temples with their prayer points, obelisks, ports, pyramids and armies."""

import math
from typing import TYPE_CHECKING

import pygame

from game.ui.tables.kemet.printed import CITIES, ZONES, Zone
from game.ui.tables.kemet.shown import Ground
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

FIGURE = 46  # height of a warrior on the full map
PYRAMID = 66
BUILDING = 74


def draw_buildings(board: "KemetBoard", picture: pygame.Surface) -> None:
    """Printed on the map: temples, sanctuary, obelisks, ports, storms. Drawn once."""
    country, pieces = board.places.country, board.pieces
    side = country.size(190)
    for districts in CITIES.values():
        points = [country.place(point) for district in districts for point in ZONES[district].polygon]
        centre = (sum(x for x, _y in points) // len(points), sum(y for _x, y in points) // len(points))
        if districts[0] not in country.zones and country.frame.inflate(-side, -side // 2).collidepoint(centre):
            storm = pieces.drawing("storm", side)
            picture.blit(storm, storm.get_rect(center=centre))
    for zone in country.zones:
        facts = ZONES[zone]
        if facts.port_at:
            side = country.size(46)
            ship = pieces.drawing(f"port_{facts.port}", side)
            picture.blit(ship, ship.get_rect(center=country.spot(facts.port_at, (side // 2, side // 2))))
        if facts.obelisk:
            tall = country.size(46)
            stone = pieces.drawing("obelisk", (tall // 2, tall))
            picture.blit(stone, stone.get_rect(midbottom=_foot(board, facts.obelisk, tall // 4, tall)))
        if facts.building:
            _building(board, picture, facts)


def _foot(board: "KemetBoard", point: tuple[float, float], half: int, tall: int) -> tuple[int, int]:
    """The middle of the lower edge of something that stands there, wholly on the map."""
    country = board.places.country
    x, y = country.spot(point, (half, tall // 2))
    return x, y + tall // 2


def building_rect(board: "KemetBoard", facts: Zone) -> pygame.Rect:
    country = board.places.country
    wide = country.size(BUILDING if facts.temple != "minor" else BUILDING - 8)
    rect = pygame.Rect(0, 0, wide, round(wide * 140 / 160))
    assert facts.building is not None
    rect.center = country.spot(facts.building, (rect.width // 2, rect.height // 2))
    return rect


def _building(board: "KemetBoard", picture: pygame.Surface, facts: Zone) -> None:
    rect = building_rect(board, facts)
    name = "sanctuary" if facts.kind == "sanctuary" else f"temple_{facts.temple}"
    picture.blit(board.pieces.drawing(name, rect.size), rect)
    if facts.prayer:
        side = board.places.country.size(24)
        ankh = board.pieces.drawing("ankh_prayer", side)
        spot = ankh.get_rect(midtop=(rect.right - side // 2, rect.top - side // 4))
        picture.blit(ankh, spot)
        board.pieces.number(picture, str(facts.prayer), (spot.left - side // 8, spot.centery + side // 5), side - 4)


def draw_zone(board: "KemetBoard", picture: pygame.Surface, zone: str) -> None:
    """Pyramid, point token and armies of a zone."""
    country, pieces, ground = board.places.country, board.pieces, board.model.zones[zone]
    facts = ZONES[zone]
    if ground.pyramid and facts.pyramid:
        rect = pyramid_rect(board, zone)
        picture.blit(pieces.pyramid(*ground.pyramid, rect.width), rect)
    if facts.temple and ground.holder is None:
        side = country.size(26)
        token = pieces.drawing("glory_temporary", side)
        rect = building_rect(board, facts)
        picture.blit(token, token.get_rect(center=(rect.left + side // 4, rect.bottom - side // 4)))
    _armies(board, picture, zone, ground)


def draw_level(board: "KemetBoard", picture: pygame.Surface, zone: str) -> None:
    """The figure beside a pyramid's top, above any army that stands before it."""
    pyramid = board.model.zones[zone].pyramid
    if pyramid:
        rect, side = pyramid_rect(board, zone), board.places.country.size(21)
        y = rect.bottom - round(rect.height * (0.18 + 0.1 * pyramid[1]))
        board.pieces.number(picture, str(pyramid[1]), (rect.left + side // 2, y), side)


def _armies(board: "KemetBoard", picture: pygame.Surface, zone: str, ground: Ground) -> None:
    for seat, number, creatures, centre in standing(board, zone, ground):
        army = board.pieces.army(seat, number, creatures, figure(board))
        picture.blit(army, army.get_rect(center=centre))
    ready = board.model.placed.get(zone, 0)
    if ready:
        country = board.places.country
        x, y = country.army(zone)
        badge = board.pieces.badge(f"+{ready}", country.size(28), "light")
        picture.blit(badge, badge.get_rect(center=(x, y - country.size(38))))


def figure(board: "KemetBoard") -> int:
    return board.places.country.size(FIGURE)


def standing(board: "KemetBoard", zone: str, ground: Ground) -> list[tuple[int, int, tuple[str, ...], tuple[int, int]]]:
    """The armies in a zone with the middle of their pictures; an attacker stands beside the defender."""
    country = board.places.country
    x, y = army_place(board, zone)
    y -= country.size(8)
    found = []
    shift = country.size(30) if ground.intruder else 0
    if ground.holder is not None and ground.warriors:
        found.append((ground.holder, ground.warriors, ground.creatures, (x + shift, y)))
    if ground.intruder:
        seat, number, creatures = ground.intruder
        found.append((seat, number, creatures, (x - shift, y + country.size(6))))
    return found


def army_place(board: "KemetBoard", zone: str) -> tuple[int, int]:
    """An army steps a little aside for the pyramid of its district."""
    country = board.places.country
    x, y = country.army(zone)
    if board.model.zones[zone].pyramid is None:
        return x, y
    other = pyramid_rect(board, zone).center
    far = max(1.0, math.dist((x, y), other))
    step = country.size(12) / far
    return round(x + (x - other[0]) * step), round(y + (y - other[1]) * step)


def pyramid_rect(board: "KemetBoard", zone: str) -> pygame.Rect:
    country, point = board.places.country, ZONES[zone].pyramid
    assert point is not None
    wide = country.size(PYRAMID)
    rect = pygame.Rect(0, 0, wide, round(wide * 140 / 160))
    x, y = country.place(point)
    army = country.army(zone)
    step = country.size(4) / max(1.0, math.dist((x, y), army))
    x, y = round(x + (x - army[0]) * step), round(y + (y - army[1]) * step)
    rect.center = (x, y)
    rect.clamp_ip(country.frame)
    return rect


def draw_city(board: "KemetBoard", picture: pygame.Surface, seat: int) -> None:
    """The city's ground in its owner's colour, with the emblem on a small standard."""
    owner = board.model.owners[seat]
    if owner.city is None:
        return
    country = board.places.country
    colour = mixed(board.pieces.colour(seat), board.app.theme["shade"], 0.1)
    for district in CITIES[owner.city]:
        box = country.boxes[district]
        layer = pygame.Surface(box.size, pygame.SRCALPHA)
        points = [(x - box.left, y - box.top) for x, y in country.outlines[district]]
        pygame.draw.polygon(layer, (*colour[:3], 78), points)
        picture.blit(layer, box)
