"""Every thing on the table becomes a target, and every legal action gets one; what has no place becomes a button."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.kemet import chips, plaques, tray
from game.ui.tables.kemet.pointing import CHIPS, NUMBERS, OFFERED, places_of
from game.ui.tables.kemet.printed import NIGHT
from game.ui.tables.kemet.targets import Land
from game.ui.tables.targets import Thing
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

ICONS = {
    "end_turn": "hourglass", "place_done": "check", "move_end": "check", "di_done": "check", "yes": "check",
    "no": "cross", "skip_action": "cross", "recall": "undo", "retreat": "arrow_left", "stay": "shield",
}  # fmt: skip
WEAK = frozenset({"no", "skip_action"})


def build(board: "KemetBoard", actions: list[Action]) -> None:
    at_place: dict[str, list[Action]] = {}
    buttons: list[Action] = []
    small: list[Action] = []
    offered: list[Action] = []
    numbers: list[Action] = []
    for action in actions:
        kind = str(action[0])
        places = places_of(board, action)
        if board.panels.takes(action):
            continue
        if places and all(_reachable(board, place) for place in places):
            for place in places:
                at_place.setdefault(place, []).append(action)
        elif kind in CHIPS:
            small.append(action)
        elif kind in OFFERED:
            offered.append(action)
        elif kind in NUMBERS:
            numbers.append(action)
        elif places and board.looked_at == board.acting():
            offered.append(action)
        elif places:
            continue  # own cards are chosen when the own tray lies open again
        else:
            buttons.append(action)
    covered = bool(board.panels.open())
    board.lit = {place: found for place, found in at_place.items() if not (covered and place.startswith("land:"))}
    board.dirty = True
    _lands(board, board.lit)
    _take_back(board)
    _seats(board)
    _right(board, board.lit)
    _tray(board, board.lit)
    _buttons(board, buttons, covered)
    do = partial(chosen, board)
    widgets = board.scene.widgets
    if covered:
        widgets.extend(board.panels.widgets(actions))
    if small:
        widgets.extend(chips.beside(board, _near(board), small, do, "land"))
    if offered or numbers:
        widgets.extend(chips.offer(board, offered + numbers, do, str(board.words.prompt(board.view, board.names()))))
    if board.menu in board.lit:
        _menu(board, board.lit[board.menu])


def chosen(board: "KemetBoard", action: Action) -> Callable[[], None]:
    if action[0] == "end_turn":
        return _end_turn(board, action)
    return lambda: board.scene.do(action)


def _reachable(board: "KemetBoard", place: str) -> bool:
    """Cards are chosen in the tray only while they lie there."""
    kind, _colon, which = place.partition(":")
    if kind == "di":
        return which in [card for card, _number, _rect in tray.divine_rects(board)]
    if kind == "card":
        return which in [card for card, _rect in tray.hand_rects(board)]
    return True


def _near(board: "KemetBoard") -> pygame.Rect:
    """The place on the map that the question is about."""
    decision, country = board.view["decision"], board.places.country
    about = [str(part) for part in decision["about"]]
    zone = next((part for part in about if part in country.zones), "")
    return country.around(zone, country.size(84)) if zone else country.frame.inflate(-200, -200)


def _choose(board: "KemetBoard", place: str, actions: list[Action]) -> Callable[[], None] | None:
    if not actions:
        return None
    return chosen(board, actions[0]) if len(actions) == 1 else _open_menu(board, place)


def _open_menu(board: "KemetBoard", place: str) -> Callable[[], None]:
    def toggle() -> None:
        board.menu = "" if board.menu == place else place
        board.scene.refresh()
        if board.menu:
            board.scene.focus = board.scene.find("menu:0")

    return toggle


def _menu(board: "KemetBoard", actions: list[Action]) -> None:
    """Several answers at one place: pyramids of several colours, ways to go, tokens."""
    kind, _colon, which = board.menu.partition(":")
    if kind == "land":
        near = board.places.country.around(which, board.places.country.size(84))
    else:
        near = board.places.spaces[which]
    board.scene.widgets.extend(chips.beside(board, near, actions, partial(chosen, board), kind))


def _label(board: "KemetBoard", actions: list[Action]) -> str:
    return " / ".join(str(board.words.label(action, board.view, board.names())) for action in actions[:1])


def _lands(board: "KemetBoard", at_place: dict[str, list[Action]]) -> None:
    for zone in board.places.country.zones:
        place = f"land:{zone}"
        actions = at_place.get(place, [])
        tip = "" if actions else board.why_not_zone(zone)
        board.scene.widgets.append(Land(board, zone, _choose(board, place, actions), _label(board, actions), tip))


def _take_back(board: "KemetBoard") -> None:
    """A minus beside the zone where the last warrior was laid ready."""
    scene, country = board.scene, board.places.country
    if not board.model.placed or not scene.answering or not scene.can_undo() or not scene.match.actions:
        return
    last = scene.match.actions[-1]
    if last[0] != "place_warrior" or str(last[1]) not in country.zones:
        return
    side = country.size(34)
    rect = pygame.Rect(0, 0, side, side)
    x, y = country.army(str(last[1]))
    rect.center = (x - country.size(42), y - country.size(32))
    tip = _("Take a warrior back")
    scene.widgets.append(Button(board.app, "undo_here", rect, "", scene.undo, "minus", tip=tip, layer=2))


def _seats(board: "KemetBoard") -> None:
    for seat, rect in enumerate(board.places.plaques):
        thing = Thing(board, f"seat:{seat}", rect, ("seat", str(seat)), _look_at(board, seat), board.names()[seat])
        thing.lit = False
        board.scene.widgets.append(thing)
        for tile, box in plaques.tile_rects(board, seat):
            board.scene.widgets.append(Thing(board, f"owned:{seat}:{tile}", box, ("tile", tile)))


def _look_at(board: "KemetBoard", seat: int) -> Callable[[], None]:
    def look() -> None:
        board.looked_at = seat
        board.dirty = True
        board.scene.refresh()

    return look


def _right(board: "KemetBoard", at_place: dict[str, list[Action]]) -> None:
    scene, spots = board.scene, board.places
    for space, rect in spots.spaces.items():
        place = f"space:{space}"
        actions = at_place.get(place, [])
        tip = "" if actions else board.why_not_space(space)
        choose = _choose(board, place, actions)
        core = rect.inflate(-round(rect.width * 0.18), -round(rect.height * 0.2))
        thing = Thing(board, place, core, ("space", space), choose, _label(board, actions), tip, rect)
        scene.widgets.append(thing)
    for number, rect in enumerate(spots.order, start=1):
        place = f"place:{number}"
        actions = at_place.get(place, [])
        choose = _choose(board, place, actions)
        scene.widgets.append(Thing(board, place, rect, ("order", str(number)), choose, _label(board, actions)))
    for step in NIGHT:
        scene.widgets.append(Thing(board, f"night:{step}", spots.night[step], ("night", step)))


def _tray(board: "KemetBoard", at_place: dict[str, list[Action]]) -> None:
    scene = board.scene
    for tile, rect in tray.tile_rects(board):
        scene.widgets.append(Thing(board, f"tile:{tile}", rect, ("tile", tile)))
    for creature, rect in tray.stable_rects(board):
        scene.widgets.append(Thing(board, f"stable:{creature}", rect, ("creature", creature)))
    cells = tray.prayer_cells(board)
    scene.widgets.append(Thing(board, "prayer", cells[0].unionall(cells[1:]), ("prayer", "")))
    hand = tray.hand_rects(board)
    for at, (card, rect) in enumerate(hand):
        place = f"card:{card}" if card else f"card_back:{at}"
        choose = _choose(board, place, at_place.get(place, []))
        following = hand[at + 1][1] if at + 1 < len(hand) else None
        scene.widgets.append(Thing(board, place, _reach(rect, following), ("battle_card", card), choose, "", "", rect))
    divine = tray.divine_rects(board)
    for at, (card, _number, rect) in enumerate(divine):
        place = f"di:{card}" if card else f"di_back:{at}"
        actions = at_place.get(place, [])
        tip = "" if actions or not card else board.why_not_card(card)
        following = divine[at + 1][2] if at + 1 < len(divine) else None
        choose = _choose(board, place, actions)
        scene.widgets.append(Thing(board, place, _reach(rect, following), ("di", card), choose, "", tip, rect))


def _reach(rect: pygame.Rect, following: pygame.Rect | None) -> pygame.Rect:
    """The part of a card that the next one does not cover."""
    if following is None or following.left >= rect.right:
        return rect
    return pygame.Rect(rect.left, rect.top, following.left - rect.left, rect.height)


def _buttons(board: "KemetBoard", actions: list[Action], covered: bool) -> None:
    canvas, area = board.app.canvas, board.places.buttons
    height = min(max(canvas.u(60), canvas.line(32)), area.height // 4 - canvas.u(8))
    top = area.top + canvas.u(4)
    entries: list[tuple[str, str, Callable[[], None], str, bool]] = []
    for action in actions:
        kind = str(action[0])
        label = board.button_words(action)
        identity = f"button:{kind}" if len(action) == 1 else f"button:{kind}:{action[-1]}"
        entries.append((identity, label, chosen(board, action), ICONS.get(kind, ""), kind not in WEAK))
    if board.model.placed and board.scene.answering and board.scene.can_undo():
        entries.append(("undo_warrior", _("Take a warrior back"), board.scene.undo, "minus", False))
    if not covered and board.view.get("round") and board.scene.name == "table":
        entries.append(("pile:market", _("Power market"), board.open_market, "search", False))
    for identity, label, choose, icon, strong in entries[:4]:
        box = pygame.Rect(area.left, top, area.width, height)
        board.scene.widgets.append(Button(board.app, identity, box, label, choose, icon, strong))
        top += height + canvas.u(8)


def _end_turn(board: "KemetBoard", action: Action) -> Callable[[], None]:
    """Whoever would win at the start of the next turn is named before the own turn ends."""

    def end() -> None:
        others = [seat for seat in board.view["would_win"] if seat != board.view["decision"]["seat"]]
        if not others:
            board.scene.do(action)
            return
        names = ", ".join(board.names()[seat] for seat in others)
        words = _("{players} would win at the start of the next own turn.").format(players=names)
        board.scene.confirm(words, _("End the turn"), lambda: board.scene.do(action))

    return end
