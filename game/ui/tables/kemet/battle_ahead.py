"""What a battle will need is made before it begins: every seat is rehearsed as attacker and as defender."""

from collections.abc import Iterator
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.ahead import Job
from game.ui.tables.kemet.battle_faces import POSES
from game.ui.tables.kemet.battle_model import Clash, Column
from game.ui.tables.kemet.battle_printed import CARDS, IN_BATTLE, STEPS, tiles_that_matter
from game.ui.tables.kemet.battle_sheet import draw_centre, draw_half, draw_steps, draw_title
from game.ui.tables.kemet.battle_tray import FEW, Tray, card_rects

if TYPE_CHECKING:
    from game.ui.tables.kemet.battle import BattlePanel

MOST_ADDED = 2  # divine intervention cards of one side that are made ahead


def battle_jobs(panel: "BattlePanel") -> Iterator[Job]:
    app, area, tray = panel.app, panel.area, panel.spots.tray
    yield ("ground",), partial(app.art.panel, area.size, "papyrus", app.canvas.u(18))
    yield ("paper",), panel.sheet
    yield ("tray",), partial(app.art.panel, tray.size, "wood", app.canvas.u(12))
    if not panel.view:
        return
    yield from _own_cards(panel)
    yield from _played_cards(panel)
    seats = range(len(panel.view["players"]))
    for pair in ((one, other) for one in seats for other in seats if one != other):
        understudy = copy(panel)  # shares all pictures, but has a battle of its own
        understudy.rehearse(rehearsed(panel.view, pair), Tray(understudy))
        yield from _rehearsal(understudy, pair)
    yield from _divine_cards(panel)


def rehearsed(view: dict[str, Any], seats: tuple[int, int]) -> Clash:
    """Two armies of five, somewhere; nobody has chosen a card."""
    clash = Clash(next(iter(view["zones"])), seats, STEPS[0][0], False, None)
    for side, seat in enumerate(seats):
        player = view["players"][seat]
        tiles = tiles_that_matter(player["tiles"], side)
        parts = {"warriors": len(POSES), "tiles": 0, "creature": 0, "home": 0}
        clash.columns.append(
            Column(
                seat, side, player["god"], len(POSES), 0, None, False, tiles, len(POSES), parts, False, False, False,
                None, None, [], 0,
            )
        )  # fmt: skip
    return clash


def _rehearsal(panel: "BattlePanel", seats: tuple[int, int]) -> Iterator[Job]:
    scratch = pygame.Surface((1, 1), pygame.SRCALPHA)
    tall = panel.figure_height(0)
    for side, seat in enumerate(seats):
        for pose in range(len(POSES)):
            yield ("warrior", seat, pose, side), partial(panel.faces.warrior, panel.colour(seat), pose, tall, side)
        tiles = tuple(panel.clash.columns[side].tiles)
        yield ("half", seat, side, tiles), partial(draw_half, panel, scratch, side)
    yield ("steps",), partial(draw_steps, panel, scratch)
    yield ("centre",), partial(draw_centre, panel, scratch)
    yield ("numbers",), partial(panel.draw_numbers, scratch, 0.0)
    yield ("title",), partial(draw_title, panel, scratch)
    panel.tray.build([])
    for _kind, card, rect, _action in panel.tray.cards:
        yield ("card", card, rect.size), partial(panel.faces.battle, card, rect.size)
    yield ("words", seats), partial(panel.tray.draw, scratch)


def _own_cards(panel: "BattlePanel") -> Iterator[Job]:
    """The hand of whoever looks, as it will lie in the tray."""
    seat, hand = panel.view["seat"], panel.spots.hand
    if seat < 0:
        return
    cards = panel.view["players"][seat]["hand"]
    room = hand.copy()
    if len(cards) <= FEW:
        room.width = hand.width * 45 // 100
    for card, rect in zip(cards, card_rects(room, len(cards), panel.app.canvas.u(8)), strict=True):
        for dim in (False, True):
            yield ("card", card, rect.size, dim), partial(panel.faces.battle, card, rect.size, dim)


def _played_cards(panel: "BattlePanel") -> Iterator[Job]:
    faces, half = panel.faces, panel.spots.halves[0]
    for size in (half.play.size, half.discard.size):
        yield ("back", size), partial(faces.back, size)
        for card in CARDS:
            yield ("card", card, size), partial(faces.battle, card, size)


def _divine_cards(panel: "BattlePanel") -> Iterator[Job]:
    """As they lie beside a played card."""
    seats = range(len(panel.view["players"]))
    for count in range(1, MOST_ADDED + 1):
        size = card_rects(panel.spots.halves[0].di, count, panel.app.canvas.u(4))[0].size
        for card in IN_BATTLE:
            for cost in sorted({panel.cost(seat, card) for seat in seats}):
                yield ("divine", card, cost, size), partial(panel.faces.divine, card, cost, size)
