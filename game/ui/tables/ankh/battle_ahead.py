"""What the next battles will need is made before they begin: a battle is rehearsed in every region that gods share."""

from collections.abc import Iterator
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.ahead import Job
from game.ui.tables.ankh.battle_column import draw_column, figure_rects
from game.ui.tables.ankh.battle_live import SHAKE, draw_live, rise_side
from game.ui.tables.ankh.battle_sheet import draw_head, draw_map, draw_steps, step_box
from game.ui.tables.ankh.battle_stage import Side, Stage, begun, figures_of, monuments_of
from game.ui.tables.ankh.battle_words import CARDS, STEPS

if TYPE_CHECKING:
    from game.ui.tables.ankh.battle import BattlePanel

RISING = ("devotion", "token_follower", "card_back")


def battle_jobs(panel: "BattlePanel") -> Iterator[Job]:
    """Of the running battle, or of those that the next conflict may bring."""
    app, area = panel.board.app, panel.area
    yield ("sheet", area.size), lambda: app.art.panel(area.size, "night", app.canvas.u(18))
    yield ("paper", area.size), panel.sheet
    for stage in [panel.stage] if panel.stage is not None else likely(panel.view):
        understudy = copy(panel)  # shares all pictures, but has its own stage
        understudy.stage = stage
        understudy.moving, understudy.falling, understudy.flipping = {}, set(), set()
        understudy.arrange()
        yield from _rehearsal(understudy, stage)


def likely(view: dict[str, Any]) -> list[Stage]:
    """A battle in every region with figures of more than one god."""
    if not view:
        return []
    figures, monuments = figures_of(view), monuments_of(view)
    found = []
    for number, region in enumerate(view["regions"], start=1):
        area = {*region["land"], *region["water"]}
        gods = sorted({one.god for one in figures.values() if one.hex in area})
        if len(gods) > 1:
            found.append(begun(view, number, gods, figures, monuments))
    return found


def _rehearsal(panel: "BattlePanel", stage: Stage) -> Iterator[Job]:
    pictures, faces, glow = panel.pictures, panel.faces, panel.board.app.art.glow
    app, scratch = panel.board.app, pygame.Surface((1, 1), pygame.SRCALPHA)
    count = len(stage.sides)
    box = step_box(panel)
    for step in STEPS:
        yield ("step", step.drawing, box), partial(pictures.drawing, step.drawing, box)
        yield ("past", step.drawing, box), partial(panel.faded, step.drawing, box)
    yield ("head", stage.number, stage.land, stage.tiebreaker), partial(draw_head, panel, scratch, stage)
    yield ("steps", count), partial(draw_steps, panel, scratch, stage)
    high = round(panel.hexes.radius * 1.5)
    for at, side in enumerate(stage.sides):
        yield from _column(panel, stage, at, side, scratch)
        for figure in stage.figures_of(side.god):
            make = partial(pictures.figure, figure.kind, figure.god, high)
            yield ("figure", figure.kind, figure.god, high), make
    yield ("map", stage.number, stage.land, high), partial(draw_map, panel, scratch, stage)
    yield ("tray", stage.step, count), partial(panel.draw_tray, scratch)
    slot = panel.columns[0].slots[0].size
    for card in CARDS:
        yield ("face", card, slot), partial(faces.face, card, slot)
    yield ("back", slot), partial(faces.back, slot)
    yield ("shake", slot), partial(glow, slot, app.canvas.u(SHAKE), app.theme["target"], max(4, slot[0] // 14))
    wide = rise_side(panel, 0)
    yield ("rise", wide), partial(glow, (wide, wide), app.canvas.u(14), app.theme["gold"], wide // 2)
    for name in RISING:
        yield ("rise", name, wide), partial(pictures.drawing, name, (wide, wide))
    yield ("numbers", count, slot), partial(draw_live, panel, scratch, stage, 0.0)


def _column(panel: "BattlePanel", stage: Stage, at: int, side: Side, scratch: pygame.Surface) -> Iterator[Job]:
    pictures, faces, places = panel.pictures, panel.faces, panel.columns[at]
    seen = (*side.portraits, *side.seats, places.portrait.width)
    yield ("portrait", *seen), partial(pictures.portrait, side.portraits, side.seats, places.portrait.width)
    if places.hand.height:
        for card in CARDS:
            for used in (False, True):
                yield ("chip", card, places.hand.height, used), partial(faces.chip, card, places.hand.height, used)
    line = stage.figures_of(side.god)
    for one, rect in zip(line, figure_rects(places, line), strict=True):
        for faded in (False, True):
            make = partial(pictures.figure, one.kind, side.god, rect.height, faded)
            yield ("figure", one.kind, side.god, rect.height, faded), make
    held = (at, len(stage.sides), side.god, side.followers, side.devotion, len(side.hand), len(line))
    yield ("column", *held), partial(draw_column, panel, scratch, stage, at)
