"""The details card: whatever the pointer or the focus rests on, large, with why it cannot be chosen now."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.core.language import _
from game.ui.text import SANS, SANS_BOLD, SERIF, SERIF_BOLD, Style

if TYPE_CHECKING:
    from game.ui.app import App


class Sheet(NamedTuple):
    """What a details card says of a thing."""

    name: str
    picture: Callable[[tuple[int, int]], pygame.Surface] | None = None  # fills the box it is asked for
    shape: float = 0.6  # height of the picture for its width
    body: str = ""  # the rules of it
    facts: str = ""  # what it is doing now
    note: str = ""  # why it cannot be chosen now


def draw_sheet(app: "App", surface: pygame.Surface, sheet: Sheet, near: pygame.Rect) -> pygame.Rect:
    """Beside the thing it explains, never over it."""
    canvas, theme = app.canvas, app.theme
    width = min(canvas.u(430) * app.settings.text_size // 100, canvas.width // 3)
    pad = canvas.u(20)
    inner = width - 2 * pad
    body = Style(SERIF, canvas.font(theme.sizes["body"]), theme["ink"])
    small = Style(SANS, canvas.font(theme.sizes["tiny"]), theme["ink_soft"])
    warn = Style(SANS_BOLD, canvas.font(theme.sizes["small"]), theme["danger"])
    parts = [(words, style) for words, style in ((sheet.body, body), (sheet.facts, small), (sheet.note, warn)) if words]
    heights = [app.text.height(words, style, inner) + canvas.u(8) for words, style in parts]
    title = Style(SERIF_BOLD, canvas.font(30), theme["accent"], "center", "center")
    head = max(canvas.u(50), app.text.height(sheet.name, title, inner) + canvas.u(8))
    free = canvas.height - canvas.u(60) - head - sum(heights)
    art = max(0, min(round(inner * sheet.shape), free)) if sheet.picture else 0
    box = pygame.Rect(0, 0, width, min(head + art + sum(heights) + canvas.u(36), canvas.height - canvas.u(10)))
    gap = canvas.u(20)
    box.left = near.right + gap if near.right + gap + width < canvas.width else near.left - gap - width
    box.left = max(canvas.u(6), box.left)
    box.centery = near.centery
    box.clamp_ip(canvas.rect.inflate(-canvas.u(10), -canvas.u(10)))
    if box.height < canvas.height - canvas.u(110):
        box.top = max(box.top, canvas.u(98))  # the question stays in sight
    reach = canvas.u(24)
    surface.blit(app.art.shadow(box.size, reach, 170), box.move(-reach, -reach))
    surface.blit(app.art.panel(box.size, "papyrus", canvas.u(16)), box)
    line = pygame.Rect(box.left + pad, box.top + canvas.u(8), inner, head - canvas.u(8))
    app.text.draw(surface, sheet.name, title, line)
    if sheet.picture and art > canvas.u(40):
        picture = sheet.picture((inner, art))
        surface.blit(picture, picture.get_rect(midtop=(box.centerx, line.bottom)))
    y = line.bottom + art + canvas.u(10)
    for (words, style), tall in zip(parts, heights, strict=True):
        app.text.draw(surface, words, style, pygame.Rect(box.left + pad, y, inner, tall))
        y += tall
    return box


def draw_card_details(
    app: "App", surface: pygame.Surface, facts: Any, faces: Any, note: str, near: pygame.Rect
) -> pygame.Rect:
    """Beside the thing it explains, never over it."""
    canvas, theme = app.canvas, app.theme
    width = min(canvas.u(430) * app.settings.text_size // 100, canvas.width // 3)
    pad = canvas.u(20)
    body = Style(SERIF, canvas.font(theme.sizes["body"]), theme["ink"])
    small = Style(SANS, canvas.font(theme.sizes["tiny"]), theme["ink_soft"])
    warn = Style(SANS_BOLD, canvas.font(theme.sizes["small"]), theme["danger"])
    inner = width - 2 * pad
    art_height = round(inner * 0.6)
    rulings = _("{key}: rulings").format(key=app.settings.keys["rules"].upper())
    lines = f"{_facts(facts)}\n{rulings}"
    parts = [(facts.effect, body), (lines, small)] + ([(note, warn)] if note else [])
    heights = [app.text.height(words, style, inner) + canvas.u(8) for words, style in parts]
    head = max(
        canvas.u(52),
        app.text.height(facts.name, Style(SERIF_BOLD, canvas.font(32), theme["ink"]), inner) + canvas.u(10),
    )
    height = head + art_height + sum(heights) + canvas.u(40)
    box = pygame.Rect(0, 0, width, min(height, canvas.height - canvas.u(10)))
    gap = canvas.u(24)
    box.left = near.right + gap if near.right + gap + width < canvas.width else near.left - gap - width
    box.left = max(canvas.u(6), box.left)
    box.centery = near.centery
    box.clamp_ip(canvas.rect.inflate(-canvas.u(10), -canvas.u(10)))
    reach = canvas.u(24)
    surface.blit(app.art.shadow(box.size, reach, 170), box.move(-reach, -reach))
    surface.blit(app.art.panel(box.size, "papyrus", canvas.u(16)), box)
    title = pygame.Rect(box.left + pad, box.top + canvas.u(8), inner, head - canvas.u(8))
    app.text.draw(surface, facts.name, Style(SERIF_BOLD, canvas.font(32), theme["accent"], "center", "center"), title)
    art = faces.picture(facts.id, (inner, art_height))
    surface.blit(art, (box.left + pad, title.bottom))
    y = title.bottom + art_height + canvas.u(12)
    for (words, style), tall in zip(parts, heights, strict=True):
        app.text.draw(surface, words, style, pygame.Rect(box.left + pad, y, inner, tall))
        y += tall
    return box


def _facts(facts: Any) -> str:
    if facts.type == "set":
        kind = _("{set}, set of {size}").format(set=facts.set_name, size=facts.set_size)
    else:
        names = {"starter": _("Starter"), "unique": _("Unique artifact")}
        kind = _("{type}, {points} points").format(type=names[facts.type], points=facts.points)
    line = _("{kind}\nCost {cost} · gold {gold} · level {level}").format(
        kind=kind, cost=facts.cost, gold=facts.gold, level=facts.level
    )
    if "effect" in facts.ours:
        line += "\n" + _("The wording of this action is our own design.")
    return line


def draw_tip(app: "App", surface: pygame.Surface, words: str, near: pygame.Rect) -> None:
    """A short sentence beside the pointer's thing."""
    canvas = app.canvas
    style = Style(SANS, canvas.font(app.theme.sizes["small"]), app.theme["ink"], "center", "center")
    width = min(canvas.u(460), app.text.width(words, SANS, style.size) + canvas.u(40))
    height = app.text.height(words, style, width - canvas.u(24)) + canvas.u(20)
    box = pygame.Rect(0, 0, width, height)
    box.midbottom = (near.centerx, near.top - canvas.u(8))
    if box.top < canvas.u(4):
        box.midtop = (near.centerx, near.bottom + canvas.u(8))
    box.clamp_ip(canvas.rect.inflate(-canvas.u(8), -canvas.u(8)))
    surface.blit(app.art.panel(box.size, "papyrus", canvas.u(10)), box)
    app.text.draw(surface, words, style, box.inflate(-canvas.u(20), -canvas.u(6)))
