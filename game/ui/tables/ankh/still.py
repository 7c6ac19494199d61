"""What lies still on Ankh's table, part by part."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.ui.tables.ankh import belongings, map_art, plaques, side, supply
from game.ui.tables.ankh.land_art import painted
from game.ui.tables.layers import Part

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard


def draw_ground(board: "AnkhBoard") -> pygame.Surface:
    """What never changes while the window keeps its size."""
    app, canvas, spots = board.app, board.app.canvas, board.places
    picture = app.art.backdrop((canvas.width, canvas.height), "violet", "night_deep").copy()
    picture.blit(app.art.panel(spots.bar.size, "papyrus", canvas.u(8)), spots.bar)
    land, corner = painted(app, spots.grid)
    reach = canvas.u(20)
    shadow = app.art.shadow(spots.grid.box.size, reach, 150)
    picture.blit(shadow, spots.grid.box.move(-reach, -reach + canvas.u(8)))
    picture.blit(land, corner)
    side.draw_ladder_ground(board, picture)
    return picture.convert()


class Regions:
    """The land with the regions' tints: made anew only when a caravan has cut one."""

    def __init__(self, board: "AnkhBoard", ground: pygame.Surface) -> None:
        self.board = board
        self.ground = ground
        self._key: Hashable = None
        self._picture = ground

    def picture(self) -> pygame.Surface:
        key = tuple(self.board.model.regions)
        if key != self._key:
            self._key = key
            self._picture = self.ground.copy()
            map_art.draw_regions(self.board, self._picture)
        return self._picture


def make_parts(board: "AnkhBoard", ground: pygame.Surface) -> list[Part]:
    spots = board.places
    regions = Regions(board, ground)
    reach = spots.grid.u(0.9)
    room = pygame.Rect(spots.plaques[0].right, spots.events.bottom, 0, 0)
    room.size = (spots.ladder.left - room.left, board.app.canvas.height - room.top)
    whole = spots.grid.box.inflate(reach, reach).clip(room)

    def draw_map(surface: pygame.Surface) -> None:
        surface.set_clip(whole)
        surface.blit(regions.picture(), whole, whole)
        map_art.draw_map(board, surface)
        surface.set_clip(None)

    def map_key() -> Hashable:
        model = board.model
        standing = (tuple(model.figures.items()), tuple(model.monuments.items()), tuple(model.gates))
        ranges = tuple(board.view["legal"].get("range", {}).items())
        return standing, tuple(model.camels), tuple(model.regions), board.lit, ranges, model.god_of

    def rows_key() -> Hashable:
        rows = tuple((track["selectable"], track["triggers"]) for track in board.view["tracks"])
        return tuple(board.model.markers.items()), rows, board.view["events"]["next"], board.asked() == "choose_action"

    return [
        Part([whole], map_key, draw_map),
        Part([spots.events], lambda: (board.model.event,), lambda s: side.draw_events(board, s)),
        Part([spots.ladder], lambda: repr(board.model.ladder), lambda s: side.draw_ladder(board, s)),
        Part([spots.tracks], rows_key, lambda s: side.draw_tracks(board, s)),
        Part(
            [spots.supply[0].unionall(spots.supply[1:])],
            lambda: supply.key(board),
            lambda s: supply.draw_supply(board, s),
        ),
        _belongings(board),
        *(_plaque(board, seat, rect) for seat, rect in enumerate(spots.plaques)),
    ]


def _belongings(board: "AnkhBoard") -> Part:
    def key() -> Hashable:
        god = board.view["gods"][board.model.god_of[board.looked_at]]
        return repr(god), tuple(board.model.fallen), board.model.god_of

    return Part([board.places.god_board], key, lambda s: belongings.draw_belongings(board, s))


def _plaque(board: "AnkhBoard", seat: int, rect: pygame.Rect) -> Part:
    def key() -> Hashable:
        model = board.model
        god = model.god_of[seat]
        counts = (model.followers[god], model.hands[god], model.powers[god], model.tokens[god], model.space_of(god))
        who = (board.deciding() == seat, board.view["active"] == seat, model.god_of[board.looked_at] == god)
        return counts, model.god_of, tuple(model.fallen), who

    return Part([rect], key, lambda s: plaques.draw_plaque(board, s, seat, rect))
