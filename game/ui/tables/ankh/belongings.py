"""The board of the god that is looked at, small: ability with its tokens, six steps of powers, figures, battle cards.

A click opens it large.
"""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import _
from game.ui.tables.ankh.side import SMALLEST, fitting
from game.ui.text import SANS, SANS_BOLD, SERIF, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

STEPS = 6


def draw_belongings(board: "AnkhBoard", picture: pygame.Surface) -> None:
    app, canvas, area = board.app, board.app.canvas, board.places.god_board
    god = board.view["gods"][board.model.god_of[board.looked_at]]
    picture.blit(app.art.panel(area.size, "wood", canvas.u(12)), area)
    inner = area.inflate(-canvas.u(32), -canvas.u(24))
    head = canvas.u(40)
    style = Style(SERIF_BOLD, min(canvas.font(26), canvas.u(34)), app.theme["gold_light"], "left", "center")
    app.text.draw(picture, _title(board, god), style, pygame.Rect(inner.left, inner.top, inner.width, head))
    rest = pygame.Rect(inner.left, inner.top + head, inner.width, inner.height - head)
    top = rest.top
    tall = _ability(board, picture, god, rest)
    top += tall + canvas.u(8)
    left = rest.bottom - top
    for share, draw in zip((0.36, 0.32, 0.32), (_powers, _figures, _cards), strict=True):
        high = round(left * share)
        draw(board, picture, god, pygame.Rect(rest.left, top, rest.width, high - canvas.u(6)))
        top += high


def _title(board: "AnkhBoard", god: dict[str, Any]) -> str:
    names = [board.words.god(one) for one in god["abilities"]] or [board.words.god(god["id"])]
    return str(_(" and ").join(names))


def _ability(board: "AnkhBoard", picture: pygame.Surface, god: dict[str, Any], area: pygame.Rect) -> int:
    """Name and text of the ability, of a merged god both; how much room they took. Where the words do not fit, the
    portrait stands for them, and the details card says them."""
    app, canvas = board.app, board.app.canvas
    abilities = god["abilities"] or (god["id"],)
    wide = area.width // len(abilities)
    most = round(area.height * 0.34)
    bold = Style(SANS_BOLD, min(canvas.font(20), canvas.u(24)), app.theme["gold"], "left", "top")
    line = round(bold.size * 1.4)
    texts = [board.words.ability(one) for one in abilities]
    for size in (canvas.font(21), canvas.font(20), 16, 15, 14, 13):
        body = Style(SERIF, size, app.theme["light"])
        need = max(app.text.height(text, body, wide - canvas.u(8)) for _name, text in texts)
        if line + need <= most:
            break
    tall = min(most, line + need)
    for at, (name, text) in enumerate(texts):
        box = pygame.Rect(area.left + at * wide, area.top, wide - canvas.u(8), tall)
        title = fitting(board, [name, str(board.words.god(abilities[at]))], SANS_BOLD, box.width)
        fits = app.text.width(title, SANS_BOLD, bold.size) <= box.width
        style = bold if fits else bold._replace(size=SMALLEST)
        app.text.draw(picture, title, style, pygame.Rect(box.left, box.top, box.width, line))
        room = pygame.Rect(box.left, box.top + line, box.width, tall - line)
        if need <= room.height:
            app.text.draw(picture, text, body, room)
        else:
            side = max(8, min(room.size))
            drawing = board.pieces.drawing(f"god_{abilities[at]}", side)
            picture.blit(drawing, drawing.get_rect(midleft=room.midleft))
    return tall


def _powers(board: "AnkhBoard", picture: pygame.Surface, god: dict[str, Any], area: pygame.Rect) -> None:
    """Unlocked powers, then steps still locked with their level; a guardian's claw where a step brings one."""
    canvas, theme = board.app.canvas, board.app.theme
    step = area.width / STEPS
    side = min(round(step * 0.92), area.height - canvas.u(4))
    powers = list(god["powers"])
    for at in range(max(STEPS, len(powers))):
        width = area.width / max(STEPS, len(powers))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(area.left + (at + 0.5) * width), area.centery)
        if at < len(powers):
            picture.blit(board.pieces.drawing(f"power_{powers[at]}", side), rect)
            continue
        pygame.draw.circle(picture, theme["wood_dark"], rect.center, side // 2)
        pygame.draw.circle(picture, theme["gold_shadow"], rect.center, side // 2, max(2, side // 20))
        following = at == god["step"] and god["next_cost"] is not None
        sign = board.pieces.drawing("ankh_token", round(side * 0.56))
        picture.blit(sign if following else board.pieces.shade(sign), sign.get_rect(center=rect.center))
        if following:
            place = (rect.right - side // 5, rect.bottom - side // 5)
            board.pieces.number(picture, str(god["next_cost"]), place, max(18, round(side * 0.36)))
        if at < len(god["guardian_steps"]) and god["guardian_steps"][at]:
            paw = board.pieces.drawing("token_conflict_order", round(side * 0.36))
            picture.blit(paw, paw.get_rect(center=(rect.left + side // 5, rect.bottom - side // 6)))


def _figures(board: "AnkhBoard", picture: pygame.Surface, god: dict[str, Any], area: pygame.Rect) -> None:
    """What waits in the pool, and what the god's ability holds."""
    app, canvas, theme = board.app, board.app.canvas, board.app.theme
    label = Style(SANS, min(canvas.font(19), canvas.u(23)), theme["light_soft"], "left", "center")
    line = min(canvas.line(19), area.height // 3)
    app.text.draw(picture, _("Pool"), label, pygame.Rect(area.left, area.top, area.width, line))
    x, tall = area.left, min(area.height - line, canvas.u(88))
    for kind, number in god["pool"].items():
        drawing = board.pieces.upright(board.pieces.name_of(god["god"], kind), tall)
        picture.blit(drawing if number else board.pieces.shade(drawing), (x, area.top + line))
        x += drawing.get_width() + canvas.u(2)
        size = min(canvas.font(24), round(tall * 0.5))
        words = str(number)
        wide = app.text.width(words, SANS_BOLD, size) + 4
        style = Style(SANS_BOLD, size, theme["light"], "left", "center")
        app.text.draw(picture, words, style, pygame.Rect(x, area.top + line, wide, tall))
        x += wide + canvas.u(14)
    _tokens(board, picture, god, pygame.Rect(x, area.top + line, area.right - x, tall))


def _tokens(board: "AnkhBoard", picture: pygame.Surface, god: dict[str, Any], area: pygame.Rect) -> None:
    """Suns, gates, Amun's token, locked warriors."""
    held = god["ability_tokens"]
    names: list[tuple[str, bool]] = []
    names += [("token_sun", True)] * held.get("suns_left", 0)
    names += [("token_underworld", True)] * held.get("gates_left", 0)
    if "amun_face_up" in held:
        names.append(("token_amun", bool(held["amun_face_up"])))
    for owner, number in held.get("locked", {}).items():
        names += [(f"warrior_{board.pieces.gods[owner]}", True)] * number
    side = min(area.height, board.app.canvas.u(50))
    x = area.right
    for name, ready in names:
        upright = name.startswith("warrior_")
        drawing = board.pieces.upright(name, side) if upright else board.pieces.drawing(name, side)
        x -= drawing.get_width() + 2
        if x < area.left:
            return
        picture.blit(drawing if ready else board.pieces.shade(drawing), drawing.get_rect(midleft=(x, area.centery)))


def _cards(board: "AnkhBoard", picture: pygame.Surface, god: dict[str, Any], area: pygame.Rect) -> None:
    """All seven battle cards; used ones are grey. Hands are open: everybody has the same cards."""
    app, canvas, theme = board.app, board.app.canvas, board.app.theme
    cards = sorted([*god["hand"], *god["used"]])
    if not cards:
        return
    label = Style(SANS, min(canvas.font(19), canvas.u(23)), theme["light_soft"], "left", "center")
    line = min(canvas.line(19), area.height // 3)
    app.text.draw(picture, _("Battle cards"), label, pygame.Rect(area.left, area.top, area.width, line))
    step = area.width / len(cards)
    wide = min(round(step) - canvas.u(4), round((area.height - line) * 1.5))
    for at, card in enumerate(cards):
        rect = pygame.Rect(round(area.left + at * step), area.top + line, wide, min(area.height - line, wide))
        art = app.art.svg(f"ankh/card_{card}", (round(rect.height * 4 / 3), rect.height))
        if card in god["used"]:
            art = board.pieces.shade(art)
        cut = pygame.Rect(0, 0, rect.width, rect.height)
        cut.centerx = art.get_width() // 2
        picture.blit(art, rect, cut)
        edge = theme["gold"] if card in god["hand"] else mixed(theme["gold_shadow"], theme["wood_dark"], 0.5)
        pygame.draw.rect(picture, edge, rect, max(2, canvas.u(3)), border_radius=canvas.u(4))
        strength = board.words.card(card).strength
        if strength and card in god["hand"]:
            side = max(16, canvas.u(24))
            board.pieces.number(picture, f"+{strength}", (rect.left + side // 2, rect.top + side // 2), side)
