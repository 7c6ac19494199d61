"""A row of the shelf of saved matches, and the sheet that tells more about the chosen one."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from game.core.assets import AssetError
from game.core.language import _, ngettext
from game.session.entry import Entry
from game.session.levels import level_words
from game.session.match import seat_names
from game.ui.screens.forms import sheet
from game.ui.text import SANS, SANS_BOLD, SERIF_BOLD, Style
from game.ui.widget import Look, Widget
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.app import App


def row_height(app: "App") -> int:
    canvas, sizes = app.canvas, app.theme.sizes
    return max(canvas.u(104), canvas.line(sizes["body"]) + canvas.line(sizes["tiny"]) + canvas.u(26))


def date_words(date: datetime) -> str:
    return date.astimezone().strftime("%Y-%m-%d %H:%M")


def picture_of(app: "App", entry: Entry, problem: str, side: int) -> pygame.Surface:
    if problem:
        return app.art.icon("broken", side)
    try:
        return app.art.svg(f"titles/{entry.title}", (side, side))
    except AssetError:
        return app.art.icon("pyramid", side)


def title_name(app: "App", entry: Entry) -> str:
    titles = app.services.titles
    return titles[entry.title].words.title_name() if entry.title in titles else entry.title


def state_words(entry: Entry) -> str:
    count = entry.record.actions if entry.record else 0
    done = ngettext("{count} action", "{count} actions", count).format(count=count)
    if entry.record and entry.record.over:
        return _("Finished after {actions}").format(actions=done)
    return _("In progress, {actions}").format(actions=done)


class SaveRow(Widget):
    def __init__(
        self, app: "App", identity: str, rect: pygame.Rect, entry: Entry, choose: Callable[[], None], problem: str
    ) -> None:
        super().__init__(app, identity, rect, choose, entry.name)
        self.entry = entry
        self.problem = problem
        self.chosen = False

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        app, canvas, theme, rect = self.app, self.app.canvas, self.app.theme, self.rect
        radius = canvas.u(12)
        if look.focused:
            spread = canvas.u(8)
            surface.blit(app.art.glow(rect.size, spread, theme["target"], radius), rect.move(-spread, -spread))
        surface.blit(app.art.panel(rect.size, "papyrus" if self.chosen else "wood", radius), rect)
        ink, soft = ("ink", "ink_soft") if self.chosen else ("light", "light_soft")
        pad = canvas.u(14)
        side = rect.height - 2 * pad
        surface.blit(picture_of(app, self.entry, self.problem, side), (rect.left + pad, rect.top + pad))
        small = Style(SANS, canvas.font(theme.sizes["tiny"]), theme[soft], "right", "center")
        date = date_words(self.entry.date)
        wide = app.text.width(date, SANS, small.size) + canvas.u(6)
        left = rect.left + side + 2 * pad
        first = canvas.line(theme.sizes["body"])
        y = rect.top + (rect.height - first - canvas.line(theme.sizes["tiny"]) - canvas.u(6)) // 2
        name = pygame.Rect(left, y, rect.right - left - pad, first)
        style = Style(SANS_BOLD, canvas.font(theme.sizes["body"]), theme[ink], "left", "center")
        draw_short(app, surface, self.entry.name, style, name)
        second = pygame.Rect(left, name.bottom + canvas.u(6), name.width - wide - pad, canvas.line(theme.sizes["tiny"]))
        if self.problem:
            warn = small._replace(align="left", colour=theme["accent" if self.chosen else "dusk_light"])
            draw_short(app, surface, _("Cannot be opened"), warn, second)
        else:
            names = ", ".join(seat_names(self.entry.record.setup.seats)) if self.entry.record else ""
            draw_short(app, surface, names, small._replace(align="left"), second)
        app.text.draw(surface, date, small, pygame.Rect(rect.right - wide - pad, second.top, wide, second.height))


def draw_short(app: "App", surface: pygame.Surface, words: str, style: Style, rect: pygame.Rect) -> None:
    """One line, ended with an ellipsis where it must: the whole of it is told beside the list."""
    shown = words
    while len(shown) > 1 and app.text.width(shown, style.face, style.size) > rect.width:
        words = words[:-1]
        shown = words.rstrip(" ,") + "…"
    app.text.draw(surface, shown, style, rect)


def name_style(app: "App", name: str, width: int) -> Style:
    """As large as leaves room for the rest: players give long names."""
    canvas, theme = app.canvas, app.theme
    for units in (theme.sizes["subheading"] + 4, theme.sizes["subheading"], theme.sizes["body"], theme.sizes["small"]):
        style = Style(SERIF_BOLD, canvas.font(units), theme["accent"])
        if app.text.height(name, style, width) <= canvas.u(210):
            break
    return style


def draw_details(
    app: "App", surface: pygame.Surface, box: pygame.Rect, entry: Entry, problem: str, previous: bool
) -> None:
    """Everything about the chosen save: what it is, when it was saved, who plays; or why it cannot be opened."""
    canvas, theme = app.canvas, app.theme
    pad = canvas.u(34)
    side = min(canvas.u(190), box.width // 3)
    art = picture_of(app, entry, problem, side)
    surface.blit(art, (box.left + pad, box.top + pad))
    left = box.left + pad + side + canvas.u(26)
    under = entry.path.name if problem else title_name(app, entry)
    soft = app.style("label", "ink_soft")
    width = box.right - left - pad
    style = name_style(app, entry.name, width)
    first = app.text.height(entry.name, style, width) + 2
    second = app.text.height(under, soft, width) + 2
    high = max(side, first + second + canvas.u(6))
    head = pygame.Rect(left, box.top + pad + (high - first - second - canvas.u(6)) // 2, width, first)
    if app.text.width(max(entry.name.split(), key=len, default=""), style.face, style.size) > width:
        draw_short(app, surface, entry.name, style, head)
    else:
        app.text.draw(surface, entry.name, style, head)
    app.text.draw(surface, under, soft, pygame.Rect(left, head.bottom + canvas.u(6), width, second))
    y = box.top + pad + high + canvas.u(20)
    rest = pygame.Rect(box.left + pad, y, box.width - 2 * pad, box.bottom - y)
    pygame.draw.rect(surface, theme["gold_shadow"], pygame.Rect(rest.left, y, rest.width, max(2, canvas.u(3))))
    rest.top += canvas.u(18)
    rest.height -= canvas.u(18)
    if problem:
        words = problem
        if previous:
            words += "\n\n" + _("The version before this one is still there and can be opened.")
        app.text.draw(surface, words, app.style("body", "ink"), rest)
        return
    _draw_facts(app, surface, rest, entry)


def _draw_facts(app: "App", surface: pygame.Surface, rest: pygame.Rect, entry: Entry) -> None:
    canvas, theme = app.canvas, app.theme
    assert entry.record is not None
    line = canvas.line(theme.sizes["label"])
    over = entry.record.over
    for icon, words in (
        ("trophy" if over else "hourglass", state_words(entry)),
        ("save", _("Saved on {date}").format(date=date_words(entry.date))),
    ):
        size = round(line * 0.9)
        surface.blit(app.art.icon(icon, size), (rest.left, rest.top + (line - size) // 2))
        box = pygame.Rect(rest.left + size + canvas.u(14), rest.top, rest.width - size - canvas.u(14), line)
        app.text.draw(surface, words, app.style("label", "ink", valign="center"), box)
        rest.top += line + canvas.u(8)
        rest.height -= line + canvas.u(8)
    rest.top += canvas.u(12)
    rest.height -= canvas.u(12)
    seats = entry.record.setup.seats
    row = min(max(canvas.u(84), line + canvas.u(24)), rest.height // max(1, len(seats)))
    for seat, name in zip(seats, seat_names(seats), strict=True):
        side = row - canvas.u(8)
        surface.blit(emblem(app, seat, side), (rest.left, rest.top + (row - side) // 2))
        x = rest.left + side + canvas.u(16)
        kind = _("human") if seat.human else level_words(seat.kind)
        note = Style(SANS, canvas.font(theme.sizes["small"]), theme["ink_soft"], "right", "center")
        wide = min(rest.width // 2, app.text.width(kind, SANS, note.size) + canvas.u(8))
        app.text.draw(surface, kind, note, pygame.Rect(rest.right - wide, rest.top, wide, row))
        box = pygame.Rect(x, rest.top, rest.right - wide - x - canvas.u(10), row)
        style = Style(SANS_BOLD, canvas.font(theme.sizes["label"]), theme["ink"], "left", "center")
        draw_short(app, surface, name, style, box)
        rest.top += row


def draw_empty(app: "App", surface: pygame.Surface, body: pygame.Rect, shelf: str) -> None:
    """A friendly word where there is nothing to open."""
    canvas = app.canvas
    words = {
        "saves": _("Nothing is saved yet. Save a match from its menu, and it waits for you here."),
        "autosaves": _("Nothing is kept yet. As soon as you play, the last matches are kept here by themselves."),
        "shipped": _("No example matches came with this version."),
    }[shelf]
    box = pygame.Rect(0, 0, min(body.width, canvas.u(900) * app.settings.text_size // 100), canvas.u(420))
    box.center = body.center
    sheet(app, surface, box)
    side = canvas.u(150)
    surface.blit(app.art.svg("icons/load", (side, side)), (box.centerx - side // 2, box.top + canvas.u(50)))
    text = pygame.Rect(box.left + canvas.u(60), box.top + canvas.u(215), box.width - canvas.u(120), canvas.u(170))
    app.text.draw(surface, words, app.style("body", "ink", align="center", valign="center"), text)
