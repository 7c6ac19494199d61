"""Every thing on the table becomes a target, and every legal action gets one; what has no place becomes a button."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.pharaon import belongings, desk, gods
from game.ui.tables.pharaon.layout import jar_rects
from game.ui.tables.pharaon.offer import offer
from game.ui.tables.pharaon.pointing import IN_ROWS, place_of
from game.ui.tables.pharaon.printed import ZONES
from game.ui.tables.pharaon.ring import TITLES
from game.ui.tables.pharaon.side import pile_rect
from game.ui.tables.pharaon.targets import ZoneThing
from game.ui.tables.targets import Thing
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

ICONS = {
    "pass": "hourglass", "done": "check", "yes": "check", "no": "cross", "decline": "cross", "keep_jar": "jar",
}  # fmt: skip
ABOUT_THINGS = {
    "noble": "noble_place", "artisan": "artisan_place", "pair": "pair", "bonus": "bonus", "nile": "nile",
    "track": "track", "space": "space", "bag": "bag", "crown": "crown",
}  # fmt: skip


def build(board: "PharaonBoard", actions: list[Action]) -> None:
    at_place: dict[str, list[Action]] = {}
    rows: list[Action] = []
    kept: list[Action] = []
    buttons: list[Action] = []
    for action in actions:
        kind = str(action[0])
        place = place_of(board, action)
        if place:
            at_place.setdefault(place, []).append(action)
        elif kind in IN_ROWS:
            rows.append(action)
        elif kind == "keep":
            kept.append(action)
        else:
            buttons.append(action)
    board.lit = set(at_place)
    board.dirty = True
    _zones(board, at_place)
    _things(board, at_place)
    _gods(board)
    _seats(board)
    _right(board, at_place)
    _belongings(board, at_place)
    _columns(board)
    if rows:
        desk.build(board, rows)
    if kept:
        board.scene.widgets.extend(offer(board, kept, partial(do, board)))
    _buttons(board, buttons)
    if board.menu_pair in at_place:
        _menu(board, at_place[board.menu_pair])


def do(board: "PharaonBoard", action: Action) -> Callable[[], None]:
    return lambda: board.scene.do(action)


def _zones(board: "PharaonBoard", at_place: dict[str, list[Action]]) -> None:
    ring = board.places.ring
    taking = board.taking_turn()
    for zone in ZONES:
        rect = ring.rect(TITLES[ring.slots[zone]])
        legal = [target for target in board.targets_of(zone) if target["legal"]] if taking else []
        choose = _go_to(board, place_of(board, legal[0]["action"])) if legal else None
        board.scene.widgets.append(ZoneThing(board, zone, rect, choose))


def _go_to(board: "PharaonBoard", identity: str) -> Callable[[], None]:
    """A zone is no action by itself: the focus ring goes to the first thing in it that can be chosen."""

    def go() -> None:
        board.scene.set_focus(board.scene.find(identity))

    return go


def _choose(board: "PharaonBoard", identity: str, actions: list[Action]) -> Callable[[], None] | None:
    if not actions:
        return None
    return do(board, actions[0]) if len(actions) == 1 else _open_menu(board, identity)


def _open_menu(board: "PharaonBoard", identity: str) -> Callable[[], None]:
    def toggle() -> None:
        board.menu_pair = "" if board.menu_pair == identity else identity
        board.scene.refresh()
        if board.menu_pair:
            board.scene.focus = board.scene.find("menu:0")

    return toggle


def _menu(board: "PharaonBoard", actions: list[Action]) -> None:
    """A pair alone or with a bonus, above the pair that was clicked."""
    app, canvas = board.app, board.app.canvas
    rect = board.places.things[board.menu_pair]
    labels = {"offerings": _("Take the pair"), "offerings_bonus": _("With a bonus")}
    size = canvas.font(app.theme.sizes["label"])
    wide = max(app.text.width(words, "sans_bold", size) for words in labels.values()) + canvas.u(100)
    height = max(canvas.u(58), canvas.line(30))
    top = rect.top - (height + canvas.u(8)) * len(actions)
    if top < board.places.bar.bottom:
        top = rect.bottom + canvas.u(8)
    left = max(canvas.u(10), min(rect.centerx - wide // 2, canvas.width - wide - canvas.u(10)))
    whole = pygame.Rect(left, top, wide, (height + canvas.u(8)) * len(actions))
    for widget in board.scene.widgets:
        if isinstance(widget, Thing) and widget.rect.colliderect(whole):
            widget.on_choose = None  # it lies under the menu
    for at, action in enumerate(actions):
        box = pygame.Rect(left, top + at * (height + canvas.u(8)), wide, height)
        icon = "take" if action[0] == "offerings" else "plus"
        label = labels[str(action[0])]
        board.scene.widgets.append(Button(app, f"menu:{at}", box, label, do(board, action), icon, True, layer=6))


def _things(board: "PharaonBoard", at_place: dict[str, list[Action]]) -> None:
    for identity, rect in board.places.things.items():
        actions = at_place.get(identity, [])
        name, _colon, which = identity.partition(":")
        label = " / ".join(board.words.label(action, board.view, board.names()) for action in actions[:1])
        about = (ABOUT_THINGS[name], which)
        tip = "" if actions else board.why_not(identity)
        choose = _choose(board, identity, actions)
        board.scene.widgets.append(Thing(board, identity, rect, about, choose, label, tip))


def _gods(board: "PharaonBoard") -> None:
    for position in range(len(ZONES)):
        rect = gods.whole(board, position)
        thing = Thing(board, f"god:{position}", rect, ("god", str(position)))
        board.scene.widgets.append(thing)


def _seats(board: "PharaonBoard") -> None:
    spots = board.places
    rects = [*spots.plaques, *([spots.traitor] if spots.traitor else [])]
    for owner, rect in enumerate(rects):
        name = board.owner_name(owner)
        thing = Thing(board, f"seat:{owner}", rect, ("owner", str(owner)), _look_at(board, owner), name)
        thing.lit = False
        board.scene.widgets.append(thing)


def _look_at(board: "PharaonBoard", owner: int) -> Callable[[], None]:
    def look() -> None:
        board.looked_at = owner
        board.dirty = True
        board.scene.refresh()

    return look


def _right(board: "PharaonBoard", at_place: dict[str, list[Action]]) -> None:
    scene, spots, canvas = board.scene, board.places, board.app.canvas
    for row, fields in enumerate(spots.fields, start=1):
        for at, rect in enumerate(fields, start=1):
            identity = f"field:{row}:{at}"
            choose = _choose(board, identity, at_place.get(identity, []))
            scene.widgets.append(Thing(board, identity, rect, ("field", f"{row}:{at}"), choose))
    for jar, rect in zip(board.model.jars, jar_rects(spots.jars, len(board.model.jars), canvas), strict=True):
        choose = _choose(board, f"jar:{jar}", at_place.get(f"jar:{jar}", []))
        tip = "" if choose else board.why_no_jar()
        scene.widgets.append(Thing(board, f"jar:{jar}", rect, ("jar", jar), choose, "", tip))
    scene.widgets.append(Thing(board, "jar_pile", pile_rect(board), ("jar_pile", "")))
    named = desk.token_choices(board, "name")
    for letter, rect in spots.stock.items():
        choose = _choose(board, f"stock:{letter}", at_place.get(f"stock:{letter}", [])) or named.get(letter)
        scene.widgets.append(Thing(board, f"stock:{letter}", rect, ("stock", letter), choose))


def _belongings(board: "PharaonBoard", at_place: dict[str, list[Action]]) -> None:
    scene = board.scene
    narrowing = desk.token_choices(board, "pay")
    for letter, rect in belongings.purse_rects(board).items():
        actions = at_place.get(f"token:{letter}", [])
        choose = _choose(board, f"token:{letter}", actions) or narrowing.get(letter)
        scene.widgets.append(Thing(board, f"token:{letter}", rect, ("token", letter), choose))
    cards = belongings.card_rects(board)
    for at, (card, rect) in enumerate(cards):
        reach = rect
        if at + 1 < len(cards) and cards[at + 1][1].left < rect.right:
            reach = pygame.Rect(rect.left, rect.top, cards[at + 1][1].left - rect.left, rect.height)
        choose = _choose(board, f"card:{card}", at_place.get(f"card:{card}", []))
        kind = "artisan" if card.startswith("artisan_") else "noble"
        scene.widgets.append(Thing(board, f"card:{card}", reach, (kind, card), choose, "", "", rect))


def _columns(board: "PharaonBoard") -> None:
    for at, rect in enumerate(board.places.columns):
        board.scene.widgets.append(Thing(board, f"column:{at}", rect, ("column", str(at))))


def _buttons(board: "PharaonBoard", actions: list[Action]) -> None:
    canvas, area = board.app.canvas, board.places.buttons
    height = max(canvas.u(64), canvas.line(34))
    top = area.top + canvas.u(4)
    for action in actions[:4]:
        kind = str(action[0])
        label = board.words.label(action, board.view, board.names())
        tip = board.pass_words() if kind == "pass" else ""
        choose = _pass(board, action) if kind == "pass" else do(board, action)
        box = pygame.Rect(area.left, top, area.width, height)
        strong = kind not in ("no", "decline")
        board.scene.widgets.append(
            Button(board.app, f"button:{kind}", box, label, choose, ICONS.get(kind, ""), strong, tip=tip)
        )
        top += height + canvas.u(8)


def _pass(board: "PharaonBoard", action: Action) -> Callable[[], None]:
    """A pass ends the round for its player. Where no question follows that could be taken back, it says first what
    else could still be done."""

    def give_up() -> None:
        legal = {target["zone"] for target in board.view["targets"] if target["legal"]}
        preview = board.view.get("pass_preview")
        if not legal or (preview and preview["jars"]):
            board.scene.do(action)
            return
        zones = ", ".join(board.words.zone(zone) for zone in ZONES if zone in legal)
        words = _("You can still act here: {zones}.").format(zones=zones)
        board.scene.confirm(f"{words}\n{board.pass_words()}", _("Pass"), lambda: board.scene.do(action))

    return give_up
