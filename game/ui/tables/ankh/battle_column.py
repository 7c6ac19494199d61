"""One participant of a battle as a column: portrait, figures, monuments with majorities, strength, cards and bid."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.ui.tables.ankh.battle_faces import SHAPE
from game.ui.tables.ankh.battle_stage import MONUMENTS, Figure, Side, Stage
from game.ui.tables.ankh.battle_words import CARDS
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, SMALLEST, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.battle import BattlePanel


@dataclass(frozen=True, slots=True)
class ColumnPlaces:
    portrait: pygame.Rect
    names: pygame.Rect
    stats: pygame.Rect
    figures: pygame.Rect
    monuments: list[pygame.Rect]
    strength: pygame.Rect
    slots: list[pygame.Rect]  # of cards
    bid: pygame.Rect
    hand: pygame.Rect


def column_places(panel: "BattlePanel", rect: pygame.Rect, doubled: bool) -> ColumnPlaces:
    canvas = panel.board.app.canvas
    if rect.width > rect.height * 2:
        return _row_places(panel, rect, doubled)
    gap = canvas.u(6)
    inner = rect.inflate(-2 * canvas.u(10), -2 * canvas.u(8))
    wide_one = inner.width > inner.height * 0.72  # two participants: the cards stand beside the figures
    chips = min(round(inner.height * 0.08), (inner.width - 6 * 2) // len(CARDS))
    hand = pygame.Rect(inner.left, inner.bottom - chips, inner.width, chips)
    tall = round(inner.height * (0.58 if wide_one else 0.27))
    count = 2 if doubled else 1
    force = pygame.Rect(inner.left, 0, inner.width, round(inner.height * 0.12))
    pillar = pygame.Rect(inner.left, 0, inner.width, round(inner.height * 0.11))
    if wide_one:
        force.bottom = hand.top - gap
        pillar.bottom = force.top - gap
        high = min(pillar.top - gap - inner.top, round((inner.width * 0.52 - gap * (count - 1)) / count / SHAPE))
        wide = round(high * SHAPE)
        first = inner.right - count * wide - gap * (count - 1)
        slots = [pygame.Rect(first + at * (wide + gap), inner.top, wide, high) for at in range(count)]
        upper = pygame.Rect(inner.left, inner.top, first - gap - inner.left, pillar.top - gap - inner.top)
        bid = pygame.Rect(0, 0, round(force.height * 1.2), round(force.height * 1.2))
        force.width -= bid.width + gap
        bid.midright = (inner.right, force.centery)
    else:
        bid_wide = min(tall // 2, inner.width // 4)
        high = min(tall, round((inner.width - bid_wide - gap * count) / count / SHAPE))
        wide = round(high * SHAPE)
        row = pygame.Rect(inner.left, hand.top - gap - tall, inner.width, tall)
        slots = [pygame.Rect(row.left + at * (wide + gap), row.centery - high // 2, wide, high) for at in range(count)]
        bid = pygame.Rect(0, 0, bid_wide, bid_wide)
        bid.center = (slots[-1].right + (inner.right - slots[-1].right) // 2, row.centery)
        force.bottom = row.top - gap
        pillar.bottom = force.top - gap
        upper = pygame.Rect(inner.left, inner.top, inner.width, pillar.top - gap - inner.top)
    strength = force
    third = pillar.width // len(MONUMENTS)
    monuments = [
        pygame.Rect(pillar.left + at * third, pillar.top, third, pillar.height) for at in range(len(MONUMENTS))
    ]
    head = min(round(inner.height * 0.17), canvas.u(104), round(upper.width * 0.42))
    portrait = pygame.Rect(upper.left, upper.top, head, head)
    names = pygame.Rect(portrait.right + gap, upper.top, upper.right - portrait.right - gap, head)
    stats = pygame.Rect(upper.left, portrait.bottom + gap, upper.width, round(inner.height * 0.07))
    figures = pygame.Rect(upper.left, stats.bottom + gap, upper.width, upper.bottom - stats.bottom - gap)
    return ColumnPlaces(portrait, names, stats, figures, monuments, strength, slots, bid, hand)


def _row_places(panel: "BattlePanel", rect: pygame.Rect, doubled: bool) -> ColumnPlaces:
    """The same things from left to right, where participants stand one below the other."""
    gap = panel.board.app.canvas.u(8)
    inner = rect.inflate(-2 * gap, -2 * panel.board.app.canvas.u(6))
    half = inner.height // 2
    portrait = pygame.Rect(
        inner.left, inner.top, min(inner.height, inner.width // 6), min(inner.height, inner.width // 6)
    )
    wide = round(inner.width * 0.17)
    names = pygame.Rect(portrait.right + gap, inner.top, wide, round(inner.height * 0.66))
    stats = pygame.Rect(names.left, names.bottom, wide, inner.bottom - names.bottom)
    count = 2 if doubled else 1
    card = min(round(inner.height * SHAPE), inner.width // 7) * (4 - count) // 3
    bid = pygame.Rect(0, 0, min(half, inner.width // 14), min(half, inner.width // 14))
    bid.midright = inner.midright
    first = bid.left - gap - count * card - (count - 1) * 3
    high = min(inner.height, round(card / SHAPE))
    slots = [pygame.Rect(first + at * (card + 3), inner.centery - high // 2, card, high) for at in range(count)]
    force_high = min(round(inner.height * 0.6), inner.width // 12)
    force = pygame.Rect(first - gap - 2 * force_high, inner.centery - force_high // 2, 2 * force_high, force_high)
    hand = pygame.Rect(force.left, inner.bottom, force.width, 0)  # no room: the plaques count the cards
    pillar = pygame.Rect(0, 0, round(inner.width * 0.18), round(inner.height * 0.6))
    pillar.midright = (force.left - gap, inner.centery)
    third = pillar.width // len(MONUMENTS)
    monuments = [
        pygame.Rect(pillar.left + at * third, pillar.top, third, pillar.height) for at in range(len(MONUMENTS))
    ]
    figures = pygame.Rect(stats.right + gap, inner.top, pillar.left - stats.right - 2 * gap, inner.height)
    return ColumnPlaces(portrait, names, stats, figures, monuments, force, slots, bid, hand)


def figure_rects(places: ColumnPlaces, figures: list[Figure]) -> list[pygame.Rect]:
    """In as many rows as let them be large; all have one height."""
    box, count = places.figures, max(1, len(figures))
    best = (0, 1)
    for rows in range(1, 5):
        per_row = -(-count // rows)
        best = max(best, (min(box.height // rows, round(box.width / per_row / 0.86)), -rows))
    height, rows = min(best[0], round(box.height * 0.98)), -best[1]
    per_row = -(-count // rows)
    wide = round(height * 0.86)
    top = box.top + (box.height - rows * height) // 2
    return [
        pygame.Rect(box.left + (at % per_row) * wide, top + (at // per_row) * height, wide, height)
        for at in range(len(figures))
    ]


def draw_column(panel: "BattlePanel", sheet: pygame.Surface, stage: Stage, at: int) -> None:
    side, rect, places = stage.sides[at], panel.places.columns[at], panel.columns[at]
    app, theme, pictures = panel.board.app, panel.board.app.theme, panel.pictures
    radius = app.canvas.u(12)
    sheet.blit(pictures.veil(rect.size, "wood_dark", 150, radius), rect)
    colour = pictures.colour(side.god)
    won = stage.victor == side.god
    edge = theme["target"] if won else mixed(colour, theme["shade"], 0.1)
    pygame.draw.rect(sheet, edge, rect, max(3, app.canvas.u(6 if won else 4)), border_radius=radius)
    sheet.blit(pictures.portrait(side.portraits, side.seats, places.portrait.width), places.portrait)
    _names(panel, sheet, side, places)
    _stats(panel, sheet, side, places)
    _figures(panel, sheet, stage, side, places)
    _monuments(panel, sheet, stage, side, places)
    _strength(panel, sheet, side, places)
    _cards(panel, sheet, side, places)


def _names(panel: "BattlePanel", sheet: pygame.Surface, side: Side, places: ColumnPlaces) -> None:
    app = panel.board.app
    half = places.names.height // 2
    upper = pygame.Rect(places.names.left, places.names.top, places.names.width, half)
    gods = _(" and ").join(panel.board.words.god(god) for god in side.portraits)
    style = Style(SERIF_BOLD, min(app.canvas.font(30), round(half * 0.72)), app.theme["gold_light"], "left", "bottom")
    app.text.draw(sheet, gods, style, upper)
    names = panel.board.names()
    who = ", ".join(names[seat] for seat in side.seats)
    small = Style(SANS, min(app.canvas.font(20), max(13, round(half * 0.56))), app.theme["light_soft"], "left", "top")
    if app.text.width(who, small.face, small.size) > upper.width:
        who = names[side.seats[0]]  # with whom somebody is merged stands on the plaque, too
    app.text.draw(sheet, who, small, upper.move(0, half))


def _stats(panel: "BattlePanel", sheet: pygame.Surface, side: Side, places: ColumnPlaces) -> None:
    """Followers, devotion, and cards in hand."""
    app, rect = panel.board.app, places.stats
    entries = [("token_follower", side.followers), ("devotion", side.devotion), ("card_back", len(side.hand))]
    if rect.width < app.canvas.font(20) * 6:
        entries.pop()  # the cards are counted on the plaque, too
    cell = rect.width // len(entries)
    size = max(13, min(app.canvas.font(21), round(rect.height * 0.72)))
    high = min(rect.height, round(cell * 0.42))
    for at, (name, number) in enumerate(entries):
        icon = panel.pictures.drawing(name, (high, high))
        left = rect.left + at * cell
        sheet.blit(icon, icon.get_rect(midleft=(left, rect.centery)))
        number_size = size
        room = cell - icon.get_width() - 5
        while number_size > 13 and app.text.width(str(number), SANS_BOLD, number_size) > room:
            number_size -= 1
        shown = app.text.word(str(number), SANS_BOLD, number_size, app.theme["light"])
        sheet.blit(shown, shown.get_rect(midleft=(left + icon.get_width() + 3, rect.centery)))


def _figures(panel: "BattlePanel", sheet: pygame.Surface, stage: Stage, side: Side, places: ColumnPlaces) -> None:
    theme = panel.board.app.theme
    standing = [one for one in stage.figures_of(side.god) if one.hex not in panel.falling]
    line = [*stage.figures_of(side.god), *side.fallen]
    for one, rect in zip(line, figure_rects(places, line), strict=True):
        dead = one in side.fallen
        if not dead and one not in standing:
            continue  # it is falling, and drawn while it does
        faded = dead or one.hex in side.neutralised
        picture = panel.pictures.figure(one.kind, side.god, rect.height, faded)
        sheet.blit(picture, picture.get_rect(midbottom=rect.midbottom))
        mark = max(12, rect.height // 4)
        if dead:
            icon = panel.board.app.art.icon("cross", mark)
            sheet.blit(icon, icon.get_rect(bottomright=rect.bottomright))
        elif one.hex in stage.flooded:
            pygame.draw.circle(sheet, theme["wood_dark"], (rect.right - mark // 2, rect.top + mark // 2), mark // 2 + 1)
            pygame.draw.circle(sheet, theme["nile_light"], (rect.right - mark // 2, rect.top + mark // 2), mark // 2)
        if one.sun and not dead:
            sun = panel.pictures.drawing("token_sun", (mark, mark))
            sheet.blit(sun, rect.topleft)


def _monuments(panel: "BattlePanel", sheet: pygame.Surface, stage: Stage, side: Side, places: ColumnPlaces) -> None:
    """How many of each kind; a kind of which the god has most brings devotion if it has a figure here."""
    app, theme = panel.board.app, panel.board.app.theme
    for kind, rect in zip(MONUMENTS, places.monuments, strict=True):
        count = stage.monuments_of(side.god, kind)
        most = stage.majority(kind) == side.god
        if most:
            plate = rect.inflate(-4, 0)
            sheet.blit(panel.pictures.veil(plate.size, "gold", 90, app.canvas.u(8)), plate)
        box = (round(rect.width * 0.5), rect.height - 4)
        drawing = f"monument_{kind}"
        picture = panel.pictures.drawing(drawing, box) if count else panel.faded(drawing, box)
        sheet.blit(picture, picture.get_rect(midleft=(rect.left + 5, rect.centery)))
        size = max(13, min(app.canvas.font(22), round(rect.height * 0.5)))
        left = rect.left + 7 + picture.get_width()
        number = app.text.word(str(count), SANS_BOLD, size, theme["light" if count else "light_soft"])
        sheet.blit(number, number.get_rect(midleft=(left, rect.centery + (rect.height // 5 if most else 0))))
        if most:
            badge = max(14, rect.height // 2)
            sun = panel.pictures.drawing("devotion", (badge, badge))
            sheet.blit(sun, sun.get_rect(topright=(rect.right - 3, rect.top + 1)))


def _strength(panel: "BattlePanel", sheet: pygame.Surface, side: Side, places: ColumnPlaces) -> None:
    """The number itself is drawn live, because it counts up; here stand its reasons."""
    app, rect = panel.board.app, places.strength
    sheet.blit(panel.pictures.veil(rect.size, "accent", 150, rect.height // 3), rect)
    icon = app.art.icon("khopesh", round(rect.height * 0.8))
    sheet.blit(icon, icon.get_rect(midleft=(rect.left + 4, rect.centery)))
    words = reasons(side)
    left = rect.left + round(rect.height * 1.9)
    room = pygame.Rect(left, rect.top, rect.right - left - 6, rect.height)
    style = Style(
        SANS, max(13, min(app.canvas.font(20), round(rect.height * 0.36))), app.theme["light"], "left", "center"
    )
    if app.text.height(words, style._replace(size=SMALLEST), room.width) > room.height:
        words = " + ".join(str(number) for number in side.reasons.values() if number)  # the details card names them
    if words and room.width > rect.height * 1.4:
        app.text.draw(sheet, words, style, room)


def reasons(side: Side) -> str:
    """What the strength is made of."""
    parts = [
        (_("figures {number}"), side.reasons.get("figures", 0)),
        (_("temples {number}"), side.reasons.get("temples", 0)),
        (_("cards {number}"), side.reasons.get("cards", 0)),
    ]
    return " · ".join(words.format(number=number) for words, number in parts if number)


def _cards(panel: "BattlePanel", sheet: pygame.Surface, side: Side, places: ColumnPlaces) -> None:
    app, theme = panel.board.app, panel.board.app.theme
    for at, slot in enumerate(places.slots):
        if (side.god, at) in panel.flipping:
            continue
        if at < len(side.cards):
            sheet.blit(panel.faces.face(side.cards[at], slot.size), slot)
        elif at < side.sealed:
            sheet.blit(panel.faces.back(slot.size), slot)
            _own_card(panel, sheet, side, at, slot)
        else:
            sheet.blit(panel.pictures.veil(slot.size, "night", 110, max(4, slot.width // 14)), slot)
            pygame.draw.rect(sheet, theme["gold_shadow"], slot, 2, border_radius=max(4, slot.width // 14))
    if side.bid is not None or side.bid_sealed:
        token = app.art.svg("ankh/token_follower", places.bid.size)
        sheet.blit(token, places.bid)
        known = side.bid if side.bid is not None else side.own_bid if panel.alone else None
        if side.god not in panel.bidding:
            words = "?" if known is None else str(known)
            size = max(18, places.bid.height // 2)
            panel.pictures.number(sheet, words, places.bid.center, size, "gold" if side.bid is not None else "papyrus")
    if side.spared:
        mark = app.art.icon("shield", max(16, places.bid.height // 2))
        sheet.blit(mark, mark.get_rect(midtop=(places.bid.centerx, places.bid.bottom)))
    chip = places.hand.height
    if chip < app.canvas.u(16):
        return
    for at, card in enumerate(CARDS):
        sheet.blit(
            panel.faces.chip(card, chip, card not in side.hand), (places.hand.left + at * (chip + 2), places.hand.top)
        )


def _own_card(panel: "BattlePanel", sheet: pygame.Surface, side: Side, at: int, slot: pygame.Rect) -> None:
    """What oneself has sealed, where nobody else sits at the screen."""
    if at >= len(side.own_sealed) or not panel.alone:
        return
    app = panel.board.app
    band = pygame.Rect(slot.left, slot.bottom - slot.height // 3, slot.width, slot.height // 3)
    sheet.blit(panel.pictures.veil(band.size, "wood_dark", 225, 4), band)
    style = Style(
        SERIF_BOLD, max(13, min(app.canvas.font(18), slot.width // 7)), app.theme["gold_light"], "center", "center"
    )
    app.text.draw(sheet, panel.board.words.card(side.own_sealed[at]).name, style, band.inflate(-4, -2))
