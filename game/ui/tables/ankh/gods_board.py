"""The still picture of a god's board: portrait and ability, powers by level, guardians, cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import _
from game.ui.tables.ahead import Job
from game.ui.tables.ankh.battle_words import CARDS
from game.ui.tables.ankh.gods_pictures import portraits_of
from game.ui.tables.ankh.gods_powers import draw_steps, power_parts
from game.ui.tables.ankh.gods_words import LEVELS, STEP_LEVELS, token_lines
from game.ui.text import SANS, SANS_BOLD, SERIF, SERIF_BOLD, SMALLEST, Style

if TYPE_CHECKING:
    from game.ui.tables.ankh.gods import GodsPanel


@dataclass(frozen=True, slots=True)
class GodPlaces:
    tabs: list[pygame.Rect]
    close: pygame.Rect
    person: pygame.Rect  # portrait, ability, numbers
    steps: list[pygame.Rect]
    labels: list[pygame.Rect]  # of the three levels
    powers: dict[str, pygame.Rect]
    pool: pygame.Rect
    cards: pygame.Rect
    answers: pygame.Rect


def god_places(panel: "GodsPanel", seats: int) -> GodPlaces:
    canvas, area = panel.board.app.canvas, panel.area
    pad, gap = canvas.u(16), canvas.u(10)
    inner = area.inflate(-2 * pad, -2 * pad)
    bar = max(canvas.u(76), canvas.line(22) * 2)
    wide = (inner.width - bar - gap * seats) // seats
    tabs = [pygame.Rect(inner.left + at * (wide + gap), inner.top, wide, bar) for at in range(seats)]
    close = pygame.Rect(inner.right - bar, inner.top, bar, bar)
    body = pygame.Rect(inner.left, tabs[0].bottom + gap, inner.width, inner.bottom - tabs[0].bottom - gap)
    person = pygame.Rect(body.left, body.top, round(body.width * 0.26), body.height)
    right = pygame.Rect(person.right + gap, body.top, body.right - person.right - gap, body.height)
    if area.width < area.height * 1.2:  # a narrow sheet: the person lies over the powers
        person = pygame.Rect(body.left, body.top, body.width, round(body.height * 0.27))
        right = pygame.Rect(body.left, person.bottom + gap, body.width, body.bottom - person.bottom - gap)
    bottom = round(body.height * 0.175)
    answers = max(canvas.u(56), canvas.line(24) + canvas.u(16))
    track = pygame.Rect(right.left, right.top, right.width, answers)
    skip = pygame.Rect(track.right - max(canvas.u(220), canvas.font(24) * 9), track.top, 0, track.height)
    skip.width = track.right - skip.left
    step_wide = min(track.height, (skip.left - track.left - gap) // len(STEP_LEVELS))
    steps = [
        pygame.Rect(track.left + at * (step_wide + 2), track.top, step_wide, track.height)
        for at in range(len(STEP_LEVELS))
    ]
    powers_box = pygame.Rect(
        right.left, track.bottom + gap, right.width, right.bottom - bottom - 2 * gap - track.bottom
    )
    label = canvas.u(54)
    tall = (powers_box.height - 2 * gap) // 3
    each = (powers_box.width - label - 3 * gap) // 4
    labels, powers = [], {}
    for row, names in enumerate(LEVELS):
        top = powers_box.top + row * (tall + gap)
        labels.append(pygame.Rect(powers_box.left, top, label - gap // 2, tall))
        for at, name in enumerate(names):
            powers[name] = pygame.Rect(powers_box.left + label + at * (each + gap), top, each, tall)
    foot = pygame.Rect(right.left, right.bottom - bottom, right.width, bottom)
    pool = pygame.Rect(foot.left, foot.top, round(foot.width * 0.34), foot.height)
    cards = pygame.Rect(pool.right + gap, foot.top, foot.right - pool.right - gap, foot.height)
    return GodPlaces(tabs, close, person, steps, labels, powers, pool, cards, skip)


def draw_board(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any]) -> None:
    for _what, draw in board_parts(panel, sheet, god):
        draw()


def board_parts(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any]) -> Iterator[Job]:
    """The board part by part, each with what its pictures depend on: so it can be drawn for practice, too."""
    app, places, seat = panel.board.app, panel.places, god["god"]
    ground = partial(app.art.panel, panel.area.size, "night", app.canvas.u(18))
    yield ("ground", panel.area.size), lambda: sheet.blit(ground(), panel.area)
    for at, rect in enumerate(places.tabs):
        yield ("tab", at, at == panel.looked), partial(_tab, panel, sheet, at, rect)
    yield ("person", seat, *god["abilities"]), partial(_person, panel, sheet, god)
    yield ("steps", seat, god["step"]), partial(draw_steps, panel, sheet, god)
    yield from power_parts(panel, sheet, god)
    figures = tuple(kind for kind, _there, _pool in owned_figures(panel.view, god))
    yield ("pool", seat, figures), partial(_pool, panel, sheet, god)
    yield ("cards", seat), partial(_cards_box, panel, sheet, god)
    for (card, way), rect in zip(card_order(panel, god), card_rects(panel), strict=False):
        yield ("card", card, way), partial(_card, panel, sheet, card, way, rect)


def _tab(panel: "GodsPanel", sheet: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
    app, theme, view = panel.board.app, panel.board.app.theme, panel.view
    god = view["gods"][seat]
    chosen = seat == panel.looked
    look = "papyrus" if chosen else "wood"
    sheet.blit(app.art.panel(rect.size, look, app.canvas.u(10)), rect)
    side = min(rect.height - app.canvas.u(12), rect.width // 2)
    face = panel.pictures.portrait([god["id"]], [seat], side)
    if not god["in_play"]:
        face = pygame.transform.grayscale(face)
    names = [panel.board.words.god(one["id"]) for one in view["gods"]]
    longest = max(app.text.width(name, SERIF_BOLD, app.canvas.font(20)) for name in names)
    if longest > rect.width - side - app.canvas.u(22):  # the portraits alone, on all tabs alike
        sheet.blit(face, face.get_rect(center=rect.center))
        return
    sheet.blit(face, face.get_rect(midleft=(rect.left + app.canvas.u(8), rect.centery)))
    left = rect.left + side + app.canvas.u(14)
    room = pygame.Rect(left, rect.top + 4, rect.right - left - app.canvas.u(8), rect.height // 2 - 2)
    ink = theme["accent" if chosen else "gold_light"]
    app.text.draw(
        sheet,
        panel.board.words.god(god["id"]),
        Style(SERIF_BOLD, min(app.canvas.font(26), round(room.height * 0.8)), ink, "left", "bottom"),
        room,
    )
    small = Style(
        SANS,
        min(app.canvas.font(20), round(room.height * 0.62)),
        theme["ink_soft" if chosen else "light_soft"],
        "left",
        "top",
    )
    app.text.draw(sheet, _tab_words(panel, god), small, room.move(0, rect.height // 2 - 2))


def _tab_words(panel: "GodsPanel", god: dict[str, Any]) -> str:
    if god["forgotten"]:
        return _("forgotten")
    if god["merged_into"] is not None:
        other = panel.view["gods"][god["merged_into"]]
        return _("with {god}").format(god=panel.board.words.god(other["id"]))
    return str(panel.board.names()[god["god"]])


def _person(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any]) -> None:
    """Portrait, whose god it is, the numbers that matter, and the ability in words; of a merged god both."""
    app, theme, canvas = panel.board.app, panel.board.app.theme, panel.board.app.canvas
    words, rect = panel.board.words, panel.places.person
    sheet.blit(app.art.panel(rect.size, "papyrus", canvas.u(14)), rect)
    inner = rect.inflate(-2 * canvas.u(16), -2 * canvas.u(14))
    gods = portraits_of(god) if god["in_play"] else [god["id"]]
    seats = list(god["seats"]) or [god["god"]]
    body_box = inner
    if inner.width > inner.height * 1.5:  # side by side
        block = pygame.Rect(inner.left, inner.top, round(inner.width * 0.3), inner.height)
        body_box = pygame.Rect(
            block.right + canvas.u(16), inner.top, inner.right - block.right - canvas.u(16), inner.height
        )
        inner = block
        side = min(inner.width, inner.height - canvas.line(30) - canvas.line(21))
    else:
        side = min(inner.width, round(inner.height * 0.38))
    face = panel.pictures.portrait(gods, seats, side)
    if not god["in_play"]:
        face = pygame.transform.grayscale(face)
    sheet.blit(face, face.get_rect(midtop=(inner.centerx, inner.top)))
    y = inner.top + side + canvas.u(4)
    title = Style(SERIF_BOLD, canvas.font(30), theme["accent"], "center", "center")
    name = _(" and ").join(words.god(one) for one in gods)
    app.text.draw(sheet, name, title, pygame.Rect(inner.left, y, inner.width, canvas.line(30)))
    y += canvas.line(30)
    names = panel.board.names()
    who = ", ".join(names[seat] for seat in seats)
    app.text.draw(
        sheet,
        who,
        Style(SANS, canvas.font(21), theme["ink_soft"], "center", "center"),
        pygame.Rect(inner.left, y, inner.width, canvas.line(21)),
    )
    y += canvas.line(21) + canvas.u(6)
    if body_box is not inner:
        inner, y = body_box, body_box.top
    y = _numbers(panel, sheet, god, pygame.Rect(inner.left, y, inner.width, max(canvas.u(40), canvas.line(22))))
    tokens = [] if not god["in_play"] else token_lines(words, god, panel.view["gods"])
    line = max(canvas.u(34), canvas.line(20))
    texts = []
    for one in gods:
        ability, text = words.ability(one)
        texts.append(f"**{ability}.** {text}")
    if len(gods) > 1:
        texts.append(_("Both players share figures, followers, cards, powers and devotion, and win or lose together."))
    body = Style(SERIF, canvas.font(22), theme["ink"])
    if app.text.height("\n".join(texts), body._replace(size=SMALLEST), inner.width) > inner.bottom - y:
        texts = [f"**{words.ability(one)[0]}**" for one in gods]  # the god's details card has the sentences
    free = inner.bottom - y - app.text.height("\n".join(texts), body, inner.width)
    tokens = tokens[: max(0, free // line)]  # what matters most comes first
    room = pygame.Rect(inner.left, y, inner.width, inner.bottom - y - line * len(tokens))
    app.text.draw(sheet, "\n".join(texts), body, room)
    y = inner.bottom - line * len(tokens)
    for drawing, sentence in tokens:
        picture = panel.pictures.drawing(drawing, (line - 2, line - 2))
        sheet.blit(picture, picture.get_rect(center=(inner.left + line // 2, y + line // 2)))
        place = pygame.Rect(inner.left + line + 6, y, inner.width - line - 6, line)
        app.text.draw(sheet, sentence, Style(SANS, canvas.font(20), theme["ink"], "left", "center"), place)
        y += line


def _numbers(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any], rect: pygame.Rect) -> int:
    app, theme = panel.board.app, panel.board.app.theme
    cell = rect.width // 3
    for at, (name, number) in enumerate(
        (("devotion", god["devotion"]), ("token_follower", god["followers"]), ("ankh_token", god["tokens"]))
    ):
        left = rect.left + at * cell
        if name == "ankh_token":
            centre = (left + rect.height // 2, rect.centery)
            pygame.draw.circle(sheet, panel.pictures.colour(god["god"]), centre, rect.height // 2)
        inner = round(rect.height * (0.8 if name == "ankh_token" else 1))
        icon = panel.pictures.drawing(name, (inner, inner))
        sheet.blit(icon, icon.get_rect(center=(left + rect.height // 2, rect.centery)))
        place = pygame.Rect(left + rect.height + 4, rect.top, cell - rect.height - 4, rect.height)
        style = Style(SANS_BOLD, min(app.canvas.font(24), round(rect.height * 0.7)), theme["ink"], "left", "center")
        app.text.draw(sheet, str(number), style, place)
    return rect.bottom + app.canvas.u(8)


def _box(panel: "GodsPanel", sheet: pygame.Surface, rect: pygame.Rect, heading: str) -> pygame.Rect:
    app, canvas = panel.board.app, panel.board.app.canvas
    sheet.blit(panel.pictures.veil(rect.size, "wood_dark", 160, canvas.u(10)), rect)
    line = pygame.Rect(rect.left + canvas.u(12), rect.top + canvas.u(2), rect.width - canvas.u(24), canvas.line(20))
    app.text.draw(sheet, heading, Style(SANS_BOLD, canvas.font(20), app.theme["light_soft"], "left", "center"), line)
    return pygame.Rect(line.left, line.bottom, line.width, rect.bottom - line.bottom - canvas.u(8))


def owned_figures(view: dict[str, Any], god: dict[str, Any]) -> list[tuple[str, int, int]]:
    """Kind, number on the map, number in the pool."""
    kinds = ["god", "warrior", *[one["id"] for one in view["guardians"]]]
    there = [figure["kind"] for figure in view["figures"] if figure["god"] == god["god"]]
    found = [(kind, there.count(kind), god["pool"].get(kind, 0)) for kind in kinds]
    return [one for one in found if one[1] + one[2] or one[0] == "warrior"]


def _pool(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any]) -> None:
    app, canvas = panel.board.app, panel.board.app.canvas
    room = _box(panel, sheet, panel.places.pool, _("Figures on map + pool"))
    found = owned_figures(panel.view, god) if god["in_play"] else []
    line = canvas.line(20)
    wide = room.width // max(3, len(found))
    for at, (kind, there, pool) in enumerate(found):
        cell = pygame.Rect(room.left + at * wide, room.top, wide, room.height)
        picture = panel.pictures.figure(kind, god["god"], min(cell.height - line, round(wide / 0.86)))
        sheet.blit(picture, picture.get_rect(midbottom=(cell.centerx, cell.bottom - line)))
        style = Style(SANS_BOLD, canvas.font(20), app.theme["light"], "center", "center")
        app.text.draw(sheet, f"{there} + {pool}", style, pygame.Rect(cell.left, cell.bottom - line, wide, line))


def card_rects(panel: "GodsPanel") -> list[pygame.Rect]:
    canvas, rect = panel.board.app.canvas, panel.places.cards
    top = rect.top + canvas.u(2) + canvas.line(20)
    gap = canvas.u(6)
    high = rect.bottom - top - canvas.u(8)
    wide = min(round(high * 0.75), (rect.width - canvas.u(24) - gap * (len(CARDS) - 1)) // len(CARDS))
    high = min(high, round(wide / 0.75))
    return [pygame.Rect(rect.left + canvas.u(12) + at * (wide + gap), top, wide, high) for at in range(len(CARDS))]


def card_order(panel: "GodsPanel", god: dict[str, Any]) -> list[tuple[str, str]]:
    """Card and how it lies: own ones open, others' as backs, used ones grey before their owner."""
    mine = panel.view["seat"] in god["seats"]
    found = [(card, "face" if mine else "back") for card in CARDS if card in god["hand"]]
    return found + [(card, "used") for card in CARDS if card in god["used"]]


def _cards_box(panel: "GodsPanel", sheet: pygame.Surface, god: dict[str, Any]) -> None:
    heading = _("Battle cards: {hand} in hand, {used} used").format(hand=len(god["hand"]), used=len(god["used"]))
    _box(panel, sheet, panel.places.cards, heading)


def _card(panel: "GodsPanel", sheet: pygame.Surface, card: str, way: str, rect: pygame.Rect) -> None:
    picture = panel.faces.back(rect.size) if way == "back" else panel.faces.face(card, rect.size, way == "used")
    sheet.blit(picture, rect)
