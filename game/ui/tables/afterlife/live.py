"""What glows, breathes or lifts under the pointer: pyramid, hand, played cards, the question, the turn's flags."""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import _
from game.ui.tables.afterlife.layout import ROWS
from game.ui.tables.afterlife.tray import CardTarget
from game.ui.tables.bar import draw_question
from game.ui.tables.recent import below_buttons, draw_recent
from game.ui.text import SANS, SANS_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.afterlife.board import AfterlifeBoard

# Modifiers of a turn, by their flag in the view.
SIGNS = (
    ("ring_pending", "[[ring_pending]] ×2"),
    ("gold_bonus", "[[gold_bonus]] +{n}"),
    ("discount", "[[discount]] −{n}"),
    ("thoth", "[[thoth]] {n}"),
    ("censer", "[[censer]]"),
    ("throne", "[[throne]]"),
)


def draw_live(board: "AfterlifeBoard", surface: pygame.Surface, ahead: float) -> None:
    """What glows, breathes or lifts under the pointer: pyramid, hand, question, flags."""
    scene = board.scene
    targets = {widget.id: widget for widget in scene.widgets if isinstance(widget, CardTarget)}
    pulse = scene.pulse()
    draw_question(board, surface, scene.question_area(board.places.bar))
    _flags(board, surface)
    draw_recent(board, surface, below_buttons(board, board.app.canvas.u(12)))
    shown, spots = board.shown, board.places
    assert shown is not None
    for row in ROWS:
        for slot in row:
            _slot(board, surface, slot, targets.get(f"slot:{slot}"), pulse)
    _arrows(board, surface)
    _played(board, surface)
    focused: tuple[str | None, pygame.Rect, CardTarget] | None = None
    for at, (card, rect) in enumerate(board.hand_rects()):
        held = targets.get(f"hand:{at}")
        if held is not None and held is scene.focus:
            focused = (card, rect, held)
            continue
        _hand_card(board, surface, card, rect, held, pulse, False)
    if focused is not None:
        _hand_card(board, surface, focused[0], focused[1], focused[2], pulse, True)
    for name in ("pile:discard", "pile:boneyard"):
        pile = targets.get(name)
        if pile is not None and pile.focusable and pile is scene.focus:
            _glow(board, surface, pile.rect, 1.0)
    for seat in range(len(spots.plaques)):
        widget = scene.find(f"seat:{seat}")
        if widget is not None and scene.is_legal_seat(seat):
            _glow(board, surface, widget.rect, pulse if widget is not scene.focus else 1.0)


def _glow(board: "AfterlifeBoard", surface: pygame.Surface, rect: pygame.Rect, strength: float) -> None:
    app = board.app
    reach = app.canvas.u(14)
    halo = app.art.glow(rect.size, reach, app.theme["target"], app.canvas.u(12))
    halo.set_alpha(round(255 * strength))
    surface.blit(halo, rect.move(-reach, -reach))


def _slot(board: "AfterlifeBoard", surface: pygame.Surface, slot: str, target: Any, pulse: float) -> None:
    app, shown = board.app, board.shown
    assert shown is not None
    rect = board.places.slots[slot]
    card = shown.pyramid[slot]
    focused = bool(target is not None and target.focusable and target is board.scene.focus)
    legal = target is not None and target.focusable and not board.scene.director.busy
    payment = board.view["decision"]["payment"] if board.view["decision"] else None
    wanted = slot == board.picked or (payment is not None and payment["slot"] == slot)
    legal = legal or wanted
    if card is None:
        if legal:
            _glow(board, surface, rect, pulse)
        pygame.draw.rect(
            surface,
            mixed(app.theme["sand_shade"], app.theme["night"], 0.5),
            rect,
            max(2, app.canvas.u(3)),
            border_radius=app.canvas.u(12),
        )
        return
    place = rect.move(0, -app.canvas.u(8)) if focused else rect
    if legal:
        _glow(board, surface, place, 1.0 if focused or wanted else pulse)
    decision = board.view["decision"]
    dim = bool(
        board.scene.answering and decision and decision["kind"] != "main_action" and not legal and _about_slots(board)
    )
    surface.blit(board.faces.card(card, rect.width, dim), place)


def _arrows(board: "AfterlifeBoard", surface: pygame.Surface) -> None:
    """Where two cards could drop, an arrow from each into the empty slot."""
    decision = board.view["decision"]
    if not board.scene.answering or decision is None or decision["kind"] != "choose_crumble":
        return
    app, slots = board.app, board.places.slots
    lift = round(abs(2.0 * board.scene.pulse() - 1.0) * app.canvas.u(8))
    for slot, name in (("M1", "arrow_down_right"), ("M2", "arrow_down_left")):
        icon = app.art.icon(name, app.canvas.u(104))
        middle = ((slots[slot].centerx + slots["B2"].centerx) // 2, slots["B2"].top + app.canvas.u(10) + lift)
        surface.blit(icon, icon.get_rect(center=middle))


def _about_slots(board: "AfterlifeBoard") -> bool:
    return any(widget.id.startswith("slot:") and widget.focusable for widget in board.scene.widgets)


def _hand_card(
    board: "AfterlifeBoard",
    surface: pygame.Surface,
    card: str | None,
    rect: pygame.Rect,
    target: Any,
    pulse: float,
    focused: bool,
) -> None:
    app = board.app
    legal = target is not None and target.focusable and not board.scene.director.busy
    place = rect.move(0, -app.canvas.u(20)) if focused else rect
    if legal:
        _glow(board, surface, place, 1.0 if focused else pulse * 0.8)
    asks_hand = board.scene.answering and any(w.id.startswith("hand:") and w.focusable for w in board.scene.widgets)
    dim = bool(asks_hand and not legal)
    face = board.faces.card(card, rect.width, dim) if card else board.faces.back(rect.width)
    surface.blit(face, place)
    if target is not None and target.id in board.suggested:
        icon = app.art.icon("coin", app.canvas.u(46))
        surface.blit(icon, icon.get_rect(midtop=(place.centerx, place.top - app.canvas.u(16))))


def _played(board: "AfterlifeBoard", surface: pygame.Surface) -> None:
    """Cards used this turn: as gold with a coin, for their action with its sign."""
    app, shown, spots = board.app, board.shown, board.places
    assert shown is not None
    cards = [(card, "coin") for card in shown.spent] + [(card, "action") for card in shown.acted]
    if not cards:
        return
    area = spots.played
    width = min(app.canvas.u(118), round(area.width * 0.5))
    step = min(app.canvas.u(46), (area.width - width - app.canvas.u(14)) // max(1, len(cards) - 1))
    label = pygame.Rect(area.left, area.top, area.width - app.canvas.u(10), app.canvas.line(22))
    style = Style(SANS_BOLD, app.canvas.font(app.theme.sizes["tiny"]), app.theme["light_soft"], "left", "center")
    app.text.draw(surface, _("Played this turn"), style, label)
    for at, (card, sign) in enumerate(cards):
        rect = pygame.Rect(area.left + at * step, label.bottom + app.canvas.u(4), width, round(width * 1.4))
        surface.blit(board.faces.card(card, width, sign == "coin"), rect)
        icon = app.art.icon(sign, app.canvas.u(34))
        surface.blit(icon, (rect.left + app.canvas.u(4), rect.bottom - app.canvas.u(40)))


def _flags(board: "AfterlifeBoard", surface: pygame.Surface) -> None:
    """The free entombment's token and the modifiers of this turn."""
    app, canvas, rect = board.app, board.app.canvas, board.places.flags
    turn = board.view["turn"]
    side = rect.height - canvas.u(6)
    x = rect.left
    token = app.art.icon("free_entomb" if turn["free_entombs"] else "free_entomb_used", side)
    surface.blit(token, (x, rect.top))
    x += side + canvas.u(10)
    style = Style(SANS, canvas.font(app.theme.sizes["tiny"]), app.theme["light_soft"], "left", "center")
    notes = [_("Free entombment") if turn["free_entombs"] else _("Free entombment used")]
    notes += [words.format(n=turn[name]) for name, words in SIGNS if turn[name]]
    if not turn["pyramid_changed"]:
        notes.append(_("pyramid unchanged"))
    app.text.draw(surface, "  ·  ".join(notes), style, pygame.Rect(x, rect.top, rect.right - x, side))
