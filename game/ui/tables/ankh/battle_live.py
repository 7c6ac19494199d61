"""What moves in the battle scene, over the still sheet: flipping cards, counting strength, the fallen."""

import math
from typing import TYPE_CHECKING

import pygame

from game.ui.anim.flight import Flight
from game.ui.tables.ankh.battle_column import figure_rects
from game.ui.tables.ankh.battle_stage import Side, Stage
from game.ui.text import SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.battle import BattlePanel

SHAKE = 10  # how far the light of a trembling card reaches
ABOUT_A_FIGURE = frozenset({"isis_protect", "attach_sun", "aim_scorpion"})


def draw_live(panel: "BattlePanel", surface: pygame.Surface, stage: Stage, ahead: float) -> None:
    for at, side in enumerate(stage.sides):
        _strength(panel, surface, at, side, ahead)
    _asked_figure(panel, surface)
    for name, flight in list(panel.moving.items()):
        share = flight.tween.value(ahead)
        if name[0] == "suspense":
            _suspense(panel, surface, stage, share)
        elif name[0] == "flip":
            _flip(panel, surface, stage, int(str(name[1])), share)
        elif name[0] == "bid":
            _bid(panel, surface, stage, int(str(name[1])), int(str(name[2])), share)
        elif name[0] == "fall":
            _fall(panel, surface, stage, int(str(name[1])), share)
        elif name[0] == "rise":
            _rise(panel, surface, stage, name, flight, share)
        elif name[0] == "built":
            _built(panel, surface, int(str(name[1])), str(name[2]), share)
        elif name[0] == "shield":
            _shield(panel, surface, stage, int(str(name[1])), share)


def _asked_figure(panel: "BattlePanel", surface: pygame.Surface) -> None:
    """The figure that a question is about."""
    decision = panel.view.get("decision")
    if not decision or decision["kind"] not in ABOUT_A_FIGURE or panel.board.scene.director.busy:
        return
    centre = panel.hexes.centres.get(decision["about"][0])
    if centre is not None:
        theme, radius = panel.board.app.theme, panel.hexes.radius
        colour = mixed(theme["dusk"], theme["target"], panel.board.scene.pulse())
        pygame.draw.circle(surface, theme["shade"], centre, round(radius * 0.95), max(5, round(radius / 5)))
        pygame.draw.circle(surface, colour, centre, round(radius * 0.92), max(3, round(radius / 7)))


def _strength(panel: "BattlePanel", surface: pygame.Surface, at: int, side: Side, ahead: float) -> None:
    """The number on its red plate; while it is counted it runs up from what was known before."""
    app, rect = panel.board.app, panel.columns[at].strength
    shown = side.strength
    for name, flight in panel.moving.items():
        if name[0] == "count" and name[1] == side.god:
            first, last = side.strength or 0, int(str(name[2]))
            shown = round(first + (last - first) * flight.tween.value(ahead))
    words = "–" if shown is None else str(shown)
    style = Style(
        SERIF_BOLD, round(rect.height * 0.82), app.theme["gold_light"], "center", "center", app.theme["shade"]
    )
    box = pygame.Rect(rect.left + round(rect.height * 0.85), rect.top, round(rect.height * 1.05), rect.height)
    app.text.draw(surface, words, style, box)


def _suspense(panel: "BattlePanel", surface: pygame.Surface, stage: Stage, share: float) -> None:
    """The backs tremble more and more; with reduced motion they only glow."""
    app = panel.board.app
    reduced = panel.board.scene.director.reduced
    for at, side in enumerate(stage.sides):
        shake = 0 if reduced else round(math.sin(share * 60 + at) * app.canvas.u(4) * share)
        for rect in panel.columns[at].slots[: side.sealed]:
            halo = app.art.glow(rect.size, app.canvas.u(SHAKE), app.theme["target"], max(4, rect.width // 14))
            surface.blit(halo, rect.move(shake - app.canvas.u(SHAKE), -app.canvas.u(SHAKE)))
            surface.blit(panel.faces.back(rect.size), rect.move(shake, 0))
        if side.bid_sealed:
            bid = panel.columns[at].bid
            pygame.draw.circle(surface, app.theme["target"], bid.center, bid.width // 2 + 3 + abs(shake), 3)


def _flip(panel: "BattlePanel", surface: pygame.Surface, stage: Stage, god: int, share: float) -> None:
    at = next((at for at, side in enumerate(stage.sides) if side.god == god), None)
    if at is None:
        return
    for card, rect in zip(stage.sides[at].cards, panel.columns[at].slots, strict=False):
        face, back = panel.faces.face(card, rect.size), panel.faces.back(rect.size)
        if panel.board.scene.director.reduced:
            surface.blit(back, rect)
            shade = face.copy()
            shade.set_alpha(round(255 * share))
            surface.blit(shade, rect)
            continue
        wide = max(2, round(rect.width * abs(math.cos(share * math.pi))))
        turned = pygame.transform.scale(back if share < 0.5 else face, (wide, rect.height))
        lift = round(math.sin(share * math.pi) * rect.height * 0.08)
        surface.blit(turned, turned.get_rect(center=(rect.centerx, rect.centery - lift)))


def _bid(panel: "BattlePanel", surface: pygame.Surface, stage: Stage, god: int, bid: int, share: float) -> None:
    at = next((at for at, side in enumerate(stage.sides) if side.god == god), None)
    if at is not None:
        rect = panel.columns[at].bid
        words = str(bid) if share > 0.5 else "?"
        panel.pictures.number(
            surface, words, rect.center, max(18, rect.height // 2), "gold" if share > 0.5 else "papyrus"
        )


def _fall(panel: "BattlePanel", surface: pygame.Surface, stage: Stage, name: int, share: float) -> None:
    """The figure tips over and fades, in its column and on the map."""
    figure = stage.figures.get(name)
    if figure is None:
        return
    spots: list[tuple[pygame.Rect, int]] = []
    for at, side in enumerate(stage.sides):
        if side.god == figure.god:
            line = [*stage.figures_of(side.god), *side.fallen]
            for one, rect in zip(line, figure_rects(panel.columns[at], line), strict=True):
                if one is figure:
                    spots.append((rect, rect.height))
    if name in panel.hexes.centres:
        high = round(panel.hexes.radius * 1.5)
        rect = pygame.Rect(0, 0, high, high)
        rect.center = panel.hexes.centres[name]
        spots.append((rect, high))
    for rect, high in spots:
        picture = panel.pictures.figure(figure.kind, figure.god, high)
        if not panel.board.scene.director.reduced:
            picture = pygame.transform.rotate(picture, -80 * share)
        else:
            picture = picture.copy()
        picture.set_alpha(round(255 * (1 - 0.7 * share)))
        surface.blit(picture, picture.get_rect(midbottom=rect.midbottom))


def rise_side(panel: "BattlePanel", at: int) -> int:
    return min(panel.board.app.canvas.u(96), panel.places.columns[at].width // 2)


def _rise(
    panel: "BattlePanel", surface: pygame.Surface, stage: Stage, name: tuple[object, ...], flight: Flight, share: float
) -> None:
    """What a god gains or loses rises out of its column."""
    del flight
    at = next((at for at, side in enumerate(stage.sides) if side.god == name[1]), None)
    if at is None:
        return
    app, column = panel.board.app, panel.places.columns[at]
    side = rise_side(panel, at)
    up = 0 if panel.board.scene.director.reduced else round(share * app.canvas.u(70))
    centre = (column.centerx, column.centery - up)
    picture = panel.pictures.drawing(str(name[2]), (side, side))
    halo = app.art.glow((side, side), app.canvas.u(14), app.theme["gold"], side // 2)
    surface.blit(halo, halo.get_rect(center=centre))
    surface.blit(picture, picture.get_rect(center=centre))
    if name[3]:
        spot = (centre[0] + side // 2, centre[1] + side // 3)
        panel.pictures.number(surface, str(name[3]), spot, max(24, side // 2), str(name[4]))


def _built(panel: "BattlePanel", surface: pygame.Surface, name: int, kind: str, share: float) -> None:
    """A monument comes down onto its hex."""
    if name not in panel.hexes.centres:
        return
    radius = panel.hexes.radius
    picture = panel.pictures.drawing(f"monument_{kind}", (round(radius * 1.3), round(radius * 1.45)))
    x, y = panel.hexes.centres[name]
    high = 0 if panel.board.scene.director.reduced else round((1 - share) * radius * 3)
    surface.blit(picture, picture.get_rect(center=(x, y - high)))


def _shield(panel: "BattlePanel", surface: pygame.Surface, stage: Stage, name: int, share: float) -> None:
    if name not in panel.hexes.centres:
        return
    theme, radius = panel.board.app.theme, panel.hexes.radius
    colour = mixed(theme["nile_light"], theme["gold_light"], share)
    pygame.draw.circle(
        surface, colour, panel.hexes.centres[name], round(radius * (0.6 + 0.4 * share)), max(3, round(radius / 8))
    )
