"""The still part of the battle scene: ground, head, the steps of a battle, the region's map, the columns, the tray."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.ankh.battle_column import draw_column
from game.ui.tables.ankh.battle_stage import MONUMENTS, Stage
from game.ui.tables.ankh.battle_words import STEPS
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.battle import BattlePanel


def draw_sheet(panel: "BattlePanel", sheet: pygame.Surface, stage: Stage) -> None:
    """In the coordinates of the window: the sheet is moved so that its corner is the area's."""
    app, area = panel.board.app, panel.places.area
    sheet.blit(app.art.panel(area.size, "night", app.canvas.u(18)), area)
    draw_head(panel, sheet, stage)
    draw_steps(panel, sheet, stage)
    draw_map(panel, sheet, stage)
    for at in range(len(stage.sides)):
        draw_column(panel, sheet, stage, at)
    tray = panel.places.tray
    sheet.blit(panel.pictures.veil(tray.size, "wood_dark", 150, app.canvas.u(12)), tray)
    pygame.draw.rect(sheet, app.theme["gold_shadow"], tray, 2, border_radius=app.canvas.u(12))


def draw_head(panel: "BattlePanel", sheet: pygame.Surface, stage: Stage) -> None:
    app, rect = panel.board.app, panel.places.head
    shield = panel.pictures.drawing(f"token_conflict_order_{stage.number}", (rect.height, rect.height))
    sheet.blit(shield, rect.topleft)
    words = _("Battle of region {number}").format(number=stage.number)
    narrow = panel.area.width < panel.area.height * 1.2
    style = Style(
        SERIF_BOLD,
        min(app.canvas.font(28 if narrow else 36), round(rect.height * 0.7)),
        app.theme["gold_light"],
        "left",
        "center",
    )
    left = rect.left + rect.height + app.canvas.u(10)
    wide = min(app.text.width(words, SERIF_BOLD, style.size) + 4, rect.width // 2)
    app.text.draw(sheet, words, style, pygame.Rect(left, rect.top, wide, rect.height))
    terrain = panel.terrain
    counts = [sum(1 for one in stage.land if terrain[one] == kind) for kind in ("fertile", "desert")]
    entries = [("fertile", counts[0]), ("desert", counts[1]), ("nile", len(stage.water))]
    names = (_("fertile {number}"), _("desert {number}"), _("water {number}"))
    x = left + wide + app.canvas.u(10 if narrow else 24)
    size = min(app.canvas.font(18 if narrow else 21), round(rect.height * 0.42))
    small = Style(SANS, size, app.theme["light"], "left", "center")
    token_side = rect.height
    end = rect.right - (token_side + app.canvas.u(150) if stage.tiebreaker else 0)
    for (colour, number), name in zip(entries, names, strict=True):
        words = name.format(number=number)
        room = app.text.width(words, SANS, small.size) + 6
        side = round(rect.height * 0.36)
        if not number or x + side + room > end:
            continue
        drop = pygame.Rect(x, rect.centery - side // 2, side, side)
        pygame.draw.rect(sheet, app.theme[colour], drop, border_radius=side // 3)
        app.text.draw(sheet, words, small, pygame.Rect(drop.right + 6, rect.top, room, rect.height))
        x = drop.right + 6 + room + app.canvas.u(6 if narrow else 18)
    if stage.tiebreaker is not None:
        _tiebreaker(panel, sheet, stage.tiebreaker)


def _tiebreaker(panel: "BattlePanel", sheet: pygame.Surface, held: tuple[int, bool]) -> None:
    """Who may decide a tie."""
    app, rect = panel.board.app, panel.places.head
    side = rect.height
    token = (
        panel.pictures.drawing("token_tiebreaker", (side, side))
        if held[1]
        else panel.faded("token_tiebreaker", (side, side))
    )
    sheet.blit(token, (rect.right - side, rect.top))
    words = _("Ties: {god}").format(god=panel.god_name(held[0])) if held[1] else _("Ties: used")
    style = Style(SANS, min(app.canvas.font(21), round(side * 0.42)), app.theme["light"], "right", "center")
    app.text.draw(
        sheet, words, style, pygame.Rect(rect.right - side - app.canvas.u(156), rect.top, app.canvas.u(150), side)
    )


def draw_steps(panel: "BattlePanel", sheet: pygame.Surface, stage: Stage) -> None:
    app, theme = panel.board.app, panel.board.app.theme
    cells = panel.places.steps
    size, wordy = _step_letters(panel)
    box = step_box(panel)
    for at, (step, cell) in enumerate(zip(STEPS, cells, strict=True)):
        now, past = at == stage.step, at < stage.step
        if now:
            sheet.blit(panel.pictures.veil(cell.size, "gold", 235, app.canvas.u(8)), cell)
        picture = panel.faded(step.drawing, box) if past else panel.pictures.drawing(step.drawing, box)
        top = cell.top + (2 if wordy else (cell.height - picture.get_height()) // 2)
        sheet.blit(picture, picture.get_rect(midtop=(cell.centerx, top)))
        if wordy:
            colour = (
                theme["ink"] if now else mixed(theme["light_soft"], theme["night"], 0.35) if past else theme["light"]
            )
            line = pygame.Rect(cell.left, cell.bottom - app.text.line_height(SANS_BOLD, size) - 2, cell.width, 0)
            line.height = cell.bottom - line.top
            app.text.draw(sheet, _(step.name), Style(SANS_BOLD, size, colour, "center", "center"), line)


def _step_letters(panel: "BattlePanel") -> tuple[int, bool]:
    """How large the names of the steps are, and whether there is room for all of them."""
    app = panel.board.app
    size = max(13, app.canvas.font(18))
    room = panel.places.steps[0].width - 4
    return size, max(app.text.width(_(step.name), SANS_BOLD, size) for step in STEPS) <= room


def step_box(panel: "BattlePanel") -> tuple[int, int]:
    """The room for the drawing of a step."""
    size, wordy = _step_letters(panel)
    cell = panel.places.steps[0]
    below = panel.board.app.text.line_height(SANS_BOLD, size) + 4 if wordy else 8
    return cell.width - 6, cell.height - below


def draw_map(panel: "BattlePanel", sheet: pygame.Surface, stage: Stage) -> None:
    app, theme, hexes = panel.board.app, panel.board.app.theme, panel.hexes
    rect = panel.places.map
    sheet.blit(panel.pictures.veil(rect.size, "wood_dark", 150, app.canvas.u(12)), rect)
    colours = {"fertile": theme["fertile"], "desert": theme["desert"], "water": theme["nile"]}
    for name in [*stage.water, *stage.land]:
        colour = colours[panel.terrain[name]]
        pygame.draw.polygon(sheet, mixed(colour, theme["shade"], 0.45), hexes.outline(name))
        pygame.draw.polygon(sheet, mixed(colour, theme["shade"], 0.12), hexes.outline(name, 0.94))
        pygame.draw.polygon(sheet, colour, hexes.outline(name, 0.84))
    high = round(hexes.radius * 1.5)
    for name in stage.underworld:
        if name in hexes.centres:
            gate = panel.pictures.drawing("token_underworld", (high, high))
            sheet.blit(gate, gate.get_rect(center=hexes.centres[name]))
    for one in stage.monuments.values():
        if one.hex in hexes.centres:
            _monument(panel, sheet, one.hex, one.kind, one.god)
    for figure in stage.figures.values():
        if figure.hex in hexes.centres and figure.hex not in panel.falling:
            picture = panel.pictures.figure(figure.kind, figure.god, high)
            sheet.blit(picture, picture.get_rect(center=hexes.centres[figure.hex]))


def _monument(panel: "BattlePanel", sheet: pygame.Surface, name: int, kind: str, god: int | None) -> None:
    assert kind in MONUMENTS
    centre, radius = panel.hexes.centres[name], panel.hexes.radius
    picture = panel.pictures.drawing(f"monument_{kind}", (round(radius * 1.3), round(radius * 1.45)))
    sheet.blit(picture, picture.get_rect(center=centre))
    if god is not None:
        side = max(10, round(radius * 0.62))
        spot = (centre[0] + round(radius * 0.45), centre[1] + round(radius * 0.5))
        pygame.draw.circle(sheet, panel.board.app.theme["wood_dark"], spot, side // 2 + 2)
        pygame.draw.circle(sheet, panel.pictures.colour(god), spot, side // 2)
        sign = panel.pictures.drawing("ankh_token", (round(side * 0.8),) * 2)
        sheet.blit(sign, sign.get_rect(center=spot))
