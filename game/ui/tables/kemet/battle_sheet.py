"""The still layer of a battle: sheet, steps, both columns and the comparison. Drawn anew when something changed."""

from typing import TYPE_CHECKING

import pygame

from game.core.language import N_, _
from game.ui.tables.kemet.battle_layout import ROWS
from game.ui.tables.kemet.battle_model import Column
from game.ui.tables.kemet.battle_printed import ICONS, STEPS
from game.ui.tables.kemet.market_look import say
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.tables.kemet.battle import BattlePanel

BEFORE_REWARDS = frozenset({"outcome", "losses"})
ROLES = (N_("Attacker"), N_("Defender"))
ROW_WORDS = {
    "damage": N_("Damage"),
    "direct": N_("Unavoidable"),
    "shield": N_("Shield"),
    "losses": N_("Losses"),
}
PART_WORDS = {
    "warriors": N_("Warriors {number}"),
    "tiles": N_("Tiles +{number}"),
    "creature": N_("Creature +{number}"),
    "home": N_("Home +{number}"),
}


def draw_sheet(panel: "BattlePanel", window: pygame.Surface) -> None:
    """In the coordinates of the window."""
    app, spots = panel.app, panel.spots
    window.fill((0, 0, 0, 0), panel.area)
    window.blit(app.art.panel(panel.area.size, "papyrus", app.canvas.u(18)), panel.area)
    draw_title(panel, window)
    draw_steps(panel, window)
    for side in (0, 1):
        draw_half(panel, window, side)
    draw_centre(panel, window)
    tray = spots.tray
    window.blit(app.art.panel(tray.size, "wood", app.canvas.u(12)), tray)
    panel.tray.draw(window)


def draw_title(panel: "BattlePanel", window: pygame.Surface) -> None:
    app, clash, rect = panel.app, panel.clash, panel.spots.title
    names = panel.board.names()
    line = _("{attacker} attacks {defender}: {zone}")
    words = line.format(
        attacker=names[clash.seats[0]], defender=names[clash.seats[1]], zone=panel.board.words.zone(clash.zone)
    )
    app.text.draw(window, words, Style(SERIF_BOLD, app.canvas.font(32), app.theme["accent"], "center", "center"), rect)


def draw_steps(panel: "BattlePanel", window: pygame.Surface) -> None:
    app, theme = panel.app, panel.app.theme
    order = [step for step, _words in STEPS]
    now = order.index(panel.clash.step)
    face, size = _step_letters(panel)
    for at, (step, words) in enumerate(STEPS):
        rect = panel.spots.steps[step]
        ground = theme["accent"] if at == now else theme["gold_shadow"] if at < now else theme["papyrus_dark"]
        ink = theme["gold_light"] if at <= now else theme["ink_soft"]
        pygame.draw.rect(window, theme["gold_shadow"], rect, border_radius=rect.height // 2)
        pygame.draw.rect(window, ground, rect.inflate(-2, -2), border_radius=rect.height // 2)
        if at == now:
            width = max(2, app.canvas.u(3))
            pygame.draw.rect(window, theme["gold"], rect, width, border_radius=rect.height // 2)
        say(app, window, (_(words), str(at + 1)), Style(face, size, ink, "center", "center"), rect.inflate(-4, 0))


def _step_letters(panel: "BattlePanel") -> tuple[str, int]:
    """The largest letters in which the names of all steps fit."""
    app = panel.app
    room = min(rect.width for rect in panel.spots.steps.values()) - 6
    for size in range(app.canvas.font(18), 12, -1):
        for face in (SANS_BOLD, SANS):
            if all(app.text.width(_(words), face, size) <= room for _step, words in STEPS):
                return face, size
    return SANS, 13


def draw_half(panel: "BattlePanel", window: pygame.Surface, side: int) -> None:
    theme, canvas = panel.app.theme, panel.app.canvas
    column, half = panel.clash.columns[side], panel.spots.halves[side]
    colour = panel.colour(column.seat)
    radius = canvas.u(12)
    wash = pygame.Surface(half.whole.size, pygame.SRCALPHA)
    pygame.draw.rect(wash, (*colour[:3], 62), wash.get_rect(), border_radius=radius)
    window.blit(wash, half.whole)
    won = panel.clash.winner == side
    edge = theme["gold"] if won else mixed(colour, theme["shade"], 0.25)
    pygame.draw.rect(window, edge, half.whole, max(3, canvas.u(6 if won else 4)), border_radius=radius)
    _banner(panel, window, column, half.banner)
    _army(panel, window, column, half.army)
    if panel.clash.winner is None or panel.clash.step in BEFORE_REWARDS:
        _tiles(panel, window, column, half.line)
    else:
        _gains(panel, window, column, half.line)
    _cards(panel, window, column)


def _banner(panel: "BattlePanel", window: pygame.Surface, column: Column, rect: pygame.Rect) -> None:
    app, theme, canvas = panel.app, panel.app.theme, panel.app.canvas
    side = rect.height
    mirrored = column.side == 1
    god = app.art.svg(f"kemet/god_{column.god}", (side, side)) if column.god else None
    if god:
        window.blit(god, god.get_rect(right=rect.right, top=rect.top) if mirrored else rect)
    small = round(side * 0.7)
    mark = emblem(app, panel.board.scene.match.seats[column.seat], small)
    far = rect.left if mirrored else rect.right - small
    window.blit(mark, (far, rect.centery - small // 2))
    gap = canvas.u(10)
    words = pygame.Rect(rect.left + side + gap, rect.top, rect.width - side - small - 2 * gap, rect.height)
    if mirrored:
        words.left = rect.left + small + gap
    align = "right" if mirrored else "left"
    name = Style(SERIF_BOLD, canvas.font(28), theme["ink"], align, "center")
    half = rect.height * 11 // 20
    app.text.draw(window, panel.board.names()[column.seat], name, pygame.Rect(*words.topleft, words.width, half))
    role = _(ROLES[column.side])
    if panel.clash.winner is not None:
        role = _("Victory!") if panel.clash.winner == column.side else _("Beaten")
    god_name = panel.board.words.god(column.god) if column.god else ""
    line = _("{role} · {god}").format(role=role, god=god_name) if god_name else role
    style = Style(SANS, canvas.font(20), theme["accent"], align, "center")
    box = pygame.Rect(words.left, words.top + half, words.width, rect.height - half)
    say(app, window, (line, role), style, box)


def _army(panel: "BattlePanel", window: pygame.Surface, column: Column, rect: pygame.Rect) -> None:
    """Warriors as figures, the fallen lying behind them, the creature towards the enemy."""
    app, theme = panel.app, panel.app.theme
    ground = pygame.Rect(rect.left, rect.bottom - rect.height // 4, rect.width, rect.height // 4)
    pygame.draw.ellipse(window, mixed(theme["desert"], theme["sand"], 0.25), ground)
    colour, tall = panel.colour(column.seat), panel.figure_height(column.side)
    for at, room in enumerate(panel.fallen_rects(column.side)):
        fallen = panel.faces.fallen(colour, column.warriors + at, tall, column.side, room.width)
        window.blit(fallen, fallen.get_rect(midbottom=room.midbottom))
    for at in range(column.warriors):
        window.blit(panel.faces.warrior(colour, at, tall, column.side), panel.figure_rect(column.side, at))
    if column.creature:
        spot = panel.creature_rect(column.side)
        beast = app.art.svg(f"kemet/creature_{column.creature}", spot.size)
        if not column.counts:
            beast = beast.copy()
            beast.set_alpha(95)
        window.blit(beast, spot)


def _tiles(panel: "BattlePanel", window: pygame.Surface, column: Column, rect: pygame.Rect) -> None:
    """What the strength before cards is made of, and the tiles that matter."""
    app, theme, canvas = panel.app, panel.app.theme, panel.app.canvas
    for tile, spot in panel.tile_rects(column.side).items():
        window.blit(app.art.svg(f"kemet/tile_{tile}", spot.size), spot)
    taken = list(panel.tile_rects(column.side).values())
    words = " · ".join(
        _(PART_WORDS[part]).format(number=number)
        for part, number in column.parts.items()
        if number or part == "warriors"
    )
    room = rect.copy()
    if taken and column.side == 0:
        room.width = min(spot.left for spot in taken) - canvas.u(8) - room.left
    elif taken:
        room.left = max(spot.right for spot in taken) + canvas.u(8)
        room.width = rect.right - room.left
    align = "left" if column.side == 0 else "right"
    app.text.draw(window, words, Style(SANS_BOLD, canvas.font(18), theme["ink"], align, "center"), room)


def _gains(panel: "BattlePanel", window: pygame.Surface, column: Column, rect: pygame.Rect) -> None:
    app, theme, canvas = panel.app, panel.app.theme, panel.app.canvas
    points, veterans = panel.clash.rewards(column.side)
    side = min(rect.height, canvas.u(44))
    names = ["glory_permanent"] * points + ["token_veteran"] * veterans
    label = _("Gains")
    style = Style(SANS_BOLD, canvas.font(20), theme["ink"], "left", "center")
    wide = app.text.width(label, SANS_BOLD, style.size) + canvas.u(12)
    whole = wide + len(names) * (side + canvas.u(4))
    left = rect.left if column.side == 0 else rect.right - whole
    app.text.draw(window, label, style, pygame.Rect(left, rect.top, wide, rect.height))
    for at, name in enumerate(names):
        picture = app.art.svg(f"kemet/{name}", (side, side))
        window.blit(picture, picture.get_rect(midleft=(left + wide + at * (side + canvas.u(4)), rect.centery)))


def _cards(panel: "BattlePanel", window: pygame.Surface, column: Column) -> None:
    half = panel.spots.halves[column.side]
    hidden = panel.turning is not None and not panel.clash.revealed
    if not hidden:
        _slot(panel, window, half.play, column.play, column.chosen, _("Played"))
    else:
        _slot(panel, window, half.play, None, False, "")
    _slot(panel, window, half.discard, column.discard, column.laid, _("Put away"))
    if not column.di and not panel.clash.revealed:
        _slot(panel, window, half.di, None, False, _("Divine cards"))
    for card, spot in panel.di_rects(column.side):
        window.blit(panel.faces.divine(card, panel.cost(column.seat, card), spot.size), spot)


def _slot(
    panel: "BattlePanel", window: pygame.Surface, rect: pygame.Rect, card: str | None, lies: bool, words: str
) -> None:
    app, theme = panel.app, panel.app.theme
    if card:
        window.blit(panel.faces.battle(card, rect.size), rect)
    elif lies:
        window.blit(panel.faces.back(rect.size), rect)
    else:
        radius = max(4, rect.width // 12)
        place = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(place, (*theme["gold_shadow"][:3], 46), place.get_rect(), border_radius=radius)
        pygame.draw.rect(place, (*theme["gold_shadow"][:3], 150), place.get_rect(), 2, border_radius=radius)
        window.blit(place, rect)
        style = Style(SANS, app.canvas.font(17), theme["ink_soft"], "center", "center")
        room = rect.inflate(-6, -6)
        if max((app.text.width(word, style.face, style.size) for word in words.split()), default=0) <= room.width:
            app.text.draw(window, words, style, room)


def draw_centre(panel: "BattlePanel", window: pygame.Surface) -> None:
    app, theme, canvas, spots = panel.app, panel.app.theme, panel.app.canvas, panel.spots
    centre = spots.centre
    small = Style(SANS_BOLD, canvas.font(18), theme["ink_soft"], "center", "center")
    head = pygame.Rect(centre.left, centre.top, centre.width, canvas.line(18))
    revealed = panel.clash.revealed or panel.clash.winner is not None
    options = (_("Strength"),) if revealed else (_("Strength before cards"), _("Before cards"), _("Strength"))
    say(app, window, options, small, head)
    longest = max(app.text.width(_(words), SANS_BOLD, 13) for words in ROW_WORDS.values())
    for row in ROWS:
        rect = spots.rows[row]
        pygame.draw.rect(window, mixed(theme["papyrus_dark"], theme["papyrus"], 0.35), rect, border_radius=canvas.u(8))
        side = min(rect.height - 4, canvas.u(34))
        picture = app.art.icon(ICONS.get(row, "sacrifice"), side)
        words = _(ROW_WORDS[row])
        style = Style(SANS_BOLD, canvas.font(18), theme["ink"], "center", "center")
        number = max(canvas.font(28), rect.width // 6)
        label = rect.inflate(-2 * number, 0)
        if longest + side + 4 <= label.width:
            wide = min(label.width - side - 4, app.text.width(words, SANS_BOLD, style.size))
            left = label.centerx - (wide + side + 4) // 2
            window.blit(picture, picture.get_rect(midleft=(left, rect.centery)))
            app.text.draw(window, words, style, pygame.Rect(left + side + 4, rect.top, wide + 2, rect.height))
        else:
            window.blit(picture, picture.get_rect(center=rect.center))
        for column in panel.clash.columns:
            _value(panel, window, column, row, rect, number)
    foot = pygame.Rect(centre.left, centre.bottom - canvas.line(18), centre.width, canvas.line(18))
    say(app, window, (_("A tie is the defender's."), _("Tie: defender"), ""), small._replace(face=SANS), foot)


def _value(
    panel: "BattlePanel", window: pygame.Surface, column: Column, row: str, rect: pygame.Rect, wide: int
) -> None:
    app, theme = panel.app, panel.app.theme
    if row == "losses":
        words = "–" if column.lost is None else str(column.lost)
        ink = theme["danger"] if column.lost else theme["ink"]
    else:
        figures = column.totals or column.base()
        words, ink = str(getattr(figures, row)), theme["ink"]
    box = pygame.Rect(rect.left if column.side == 0 else rect.right - wide, rect.top, wide, rect.height)
    app.text.draw(window, words, Style(SERIF_BOLD, app.canvas.font(28), ink, "center", "center"), box)
