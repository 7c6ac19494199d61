"""Which decision is shown how: on slots, hand cards, plaques, a tray of cards, or as buttons.

Every legal action gets a target; whatever has no place on the table becomes a button.
"""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action
from game.core.language import _, ngettext
from game.ui.tables.afterlife.tray import CardTarget, Tray
from game.ui.widgets.button import Button, Place

if TYPE_CHECKING:
    from game.ui.tables.afterlife.board import AfterlifeBoard

ON_SLOT = frozenset(
    {"buy", "choose_fall", "choose_pyramid_card", "may_take_cheapest", "choose_for_neighbour", "rebuild_sacrifice",
     "boat_reaction", "choose_crumble"}
)  # fmt: skip
ON_HAND = frozenset(
    {"pay_card", "choose_hand_card", "set_aside_card", "judgement_step", "forced_discard", "forced_sacrifice",
     "give_card", "may_discard_to_draw"}
)  # fmt: skip
IN_MENU = frozenset({"play_action", "entomb_free"})
BUTTON_ICONS = {
    "end_play": "hourglass", "pay_done": "check", "stop": "check", "pass": "skip", "yes": "check", "no": "cross",
    "decline": "sacrifice", "buy": "buy", "buy_with_ring": "ring_pending", "show_hand": "eye",
}  # fmt: skip


def build(board: "AfterlifeBoard", actions: list[Action]) -> None:
    scene = board.scene
    on_slot: dict[str, Action] = {}
    on_hand: dict[str, list[Action]] = {}
    on_seat: dict[int, Action] = {}
    swaps: list[Action] = []
    in_tray: list[Action] = []
    buttons: list[Action] = []
    for action in actions:
        kind = str(action[0])
        if len(action) == 1:
            buttons.append(action)
        elif kind in ON_SLOT:
            on_slot[str(action[1])] = action
        elif kind in ON_HAND or kind in IN_MENU:
            on_hand.setdefault(str(action[1]), []).append(action)
        elif kind == "choose_opponent":
            on_seat[int(action[1])] = action
        elif kind == "choose_swap":
            swaps.append(action)
        else:
            in_tray.append(action)
    _slots(board, on_slot, swaps)
    _seats(board, on_seat)
    _hand(board, on_hand)
    _piles(board)
    if in_tray:
        scene.widgets.extend(Tray(board, in_tray).widgets())
    _buttons(board, buttons)
    if board.menu_card in on_hand:
        _menu(board, on_hand[board.menu_card])


def _do(board: "AfterlifeBoard", action: Action) -> Any:
    return lambda: board.scene.do(action)


def _slots(board: "AfterlifeBoard", on_slot: dict[str, Action], swaps: list[Action]) -> None:
    scene = board.scene
    second = {str(slot) for action in swaps if board.picked in action for slot in action[1:]} - {board.picked}
    for slot, rect in board.places.slots.items():
        card = board.view["pyramid"][slot]
        tip = board.tip(card, slot) if card else ""
        choose = None
        if slot in on_slot:
            choose = _do(board, on_slot[slot])
        elif swaps and not board.picked:
            choose = _pick(board, slot) if any(slot in action for action in swaps) else None
        elif swaps and slot in second:
            pair = next(action for action in swaps if {slot, board.picked} == set(action[1:]))
            choose = _do(board, pair)
        label = board.words.card(card).name if card else slot
        widget = CardTarget(board, f"slot:{slot}", rect, choose, card or "", label, tip)
        widget.layer = 0 if slot == "A" else 1 if slot.startswith("M") else 2
        scene.widgets.append(widget)


def _pick(board: "AfterlifeBoard", slot: str) -> Any:
    def pick() -> None:
        board.picked = slot
        board.scene.refresh()

    return pick


def _seats(board: "AfterlifeBoard", on_seat: dict[int, Action]) -> None:
    for seat, rect in enumerate(board.places.plaques):
        choose = _do(board, on_seat[seat]) if seat in on_seat else _show_tomb(board, seat)
        name = board.names()[seat]
        tip = "" if seat in on_seat else _("Show the tomb of {player}.").format(player=name)
        board.scene.widgets.append(Place(board.app, f"seat:{seat}", rect, choose, name, tip))


def _show_tomb(board: "AfterlifeBoard", seat: int) -> Any:
    def show() -> None:
        board.looked_at = seat
        board.still = None
        board.scene.refresh()

    return show


def _hand(board: "AfterlifeBoard", on_hand: dict[str, list[Action]]) -> None:
    rects = board.hand_rects()
    for at, (card, rect) in enumerate(rects):
        choose = None
        reach = rect
        if at + 1 < len(rects) and rects[at + 1][1].left < rect.right:
            reach = pygame.Rect(rect.left, rect.top, rects[at + 1][1].left - rect.left, rect.height)
        if card in on_hand:
            actions = on_hand[card]
            menu = str(actions[0][0]) in IN_MENU
            choose = _open_menu(board, card) if menu else _do(board, actions[0])
        label = board.words.card(card).name if card else ""
        tip = board.tip(card, "hand") if card else ""
        widget = CardTarget(board, f"hand:{at}", reach, choose, card or "", label, tip, rect)
        widget.layer = 3
        board.scene.widgets.append(widget)


def _open_menu(board: "AfterlifeBoard", card: str) -> Any:
    def toggle() -> None:
        board.menu_card = "" if board.menu_card == card else card
        board.scene.refresh()
        if board.menu_card:
            board.scene.focus = board.scene.find("menu:0")

    return toggle


def _menu(board: "AfterlifeBoard", actions: list[Action]) -> None:
    """Play or entomb, above the hand card that was clicked."""
    canvas = board.app.canvas
    rect = next(rect for card, rect in board.hand_rects() if card == board.menu_card)
    width, height = canvas.u(330), max(canvas.u(58), canvas.line(30))
    top = rect.top - (height + canvas.u(8)) * len(actions) - canvas.u(4)
    left = max(canvas.u(10), min(rect.centerx - width // 2, canvas.width - width - canvas.u(10)))
    for at, action in enumerate(actions):
        box = pygame.Rect(left, top + at * (height + canvas.u(8)), width, height)
        label = board.words.label(action, board.view, board.names())
        icon = "action" if action[0] == "play_action" else "entomb"
        board.scene.widgets.append(Button(board.app, f"menu:{at}", box, label, _do(board, action), icon, True, layer=6))


def _piles(board: "AfterlifeBoard") -> None:
    """Stock, boneyard and the own piles can be pointed at to read them."""
    view = board.view
    spots = board.places
    own = view["players"][view["seat"]] if view["seat"] >= 0 else None
    piles = [
        ("stock", spots.stock, "", _("Stock: new cards come from here.")),
        (
            "boneyard",
            spots.boneyard,
            view["boneyard"][-1] if view["boneyard"] else "",
            _("Boneyard: sacrificed cards."),
        ),
    ]
    if own is not None:
        piles.append(("deck", spots.deck, "", _("Your draw deck.")))
        piles.append(("discard", spots.discard, own["discard_top"] or "", _("Your discard pile.")))
    for name, rect, card, tip in piles:
        readable = name == "discard" and own is not None and own["discard"]
        readable = readable or (name == "boneyard" and len(view["boneyard"]) > 1)
        choose = _browse(board, name) if readable else None
        widget = CardTarget(board, f"pile:{name}", rect, choose, card, tip, tip if not card else board.tip(card, name))
        board.scene.widgets.append(widget)


def _browse(board: "AfterlifeBoard", pile: str) -> Any:
    def browse() -> None:
        view = board.view
        own = view["players"][view["seat"]]
        cards = own["discard"] if pile == "discard" else view["boneyard"]
        title = _("Your discard pile") if pile == "discard" else _("Boneyard")
        board.scene.browse(title, [(card, board.faces) for card in reversed(cards)])

    return browse


def _buttons(board: "AfterlifeBoard", actions: list[Action]) -> None:
    """Below the tomb: answers without a place on the table, the likeliest first."""
    scene, canvas = board.scene, board.app.canvas
    area = board.places.buttons
    entries: list[tuple[str, str, Any, str, bool]] = []
    payment = (board.view.get("decision") or {}).get("payment")
    if payment and payment["suggested"] and actions != [("pay_done",)] and scene.answering:
        number = len(payment["suggested"])
        words = ngettext("Pay with {number} card: {gold} gold", "Pay with {number} cards: {gold} gold", number)
        label = words.format(number=number, gold=payment["suggested_total"])
        entries.append(("suggest", label, lambda: board.scene.pay(payment["suggested"]), "coin", True))
    for action in actions:
        label = board.words.label(action, board.view, board.names())
        icon = BUTTON_ICONS.get(str(action[0]), "")
        choose = _end_turn(board, action) if action[0] == "end_play" else _do(board, action)
        strong = str(action[0]) in ("end_play", "pay_done", "yes", "buy", "show_hand", "stop", "pass")
        entries.append((f"button:{action[0]}", label, choose, icon, strong))
    height = max(canvas.u(64), canvas.line(34))
    top = area.top + canvas.u(6)
    for identity, label, choose, icon, strong in entries[:4]:
        box = pygame.Rect(area.left, top, area.width, height)
        scene.widgets.append(Button(board.app, identity, box, label, choose, icon, strong))
        top += height + canvas.u(10)


def _end_turn(board: "AfterlifeBoard", action: Action) -> Any:
    """Warn before a turn ends with something unused."""

    def end() -> None:
        turn = board.view["turn"]
        warnings = []
        own = board.view["players"][board.view["seat"]]
        if turn["free_entombs"] and own["hand"]:
            warnings.append(_("You have not used your free entombment."))
        if not turn["pyramid_changed"] and any(board.view["pyramid"].values()):
            warnings.append(_("You have not changed the pyramid, so you will have to sacrifice one of its cards."))
        if not warnings:
            board.scene.do(action)
            return
        board.scene.confirm("\n".join(warnings), _("End the turn"), lambda: board.scene.do(action))

    return end
