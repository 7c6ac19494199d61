"""The tray of a battle: own cards to choose from, or a button for every answer; for those who wait, what the others
may still hold. Every legal action while a battle runs has its target here."""

from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.kemet.battle_faces import CARD_SHAPE
from game.ui.tables.kemet.market_look import PanelThing, badge, do, panel_button
from game.ui.text import SANS_BOLD, SERIF_BOLD, Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.kemet.battle import BattlePanel

CARD_ACTIONS = frozenset({"council_play", "council_discard"})
DI_ACTIONS = frozenset({"council_di", "divine_wound"})
BUTTONS = frozenset({
    "di_done", "yes", "no", "recall", "retreat", "stay", "retreat_zone", "keep_creature", "place_warrior", "place_done",
})  # fmt: skip
FEW = 4  # own cards beside which the tray has room for what the enemy may hold
ICONS = {
    "di_done": "check", "yes": "check", "no": "cross", "recall": "undo", "retreat": "arrow_down", "stay": "shield",
    "retreat_zone": "arrow_right", "place_warrior": "plus", "place_done": "check",
}  # fmt: skip


def is_answer(action: Action) -> bool:
    return str(action[0]) in CARD_ACTIONS | DI_ACTIONS | BUTTONS


class Tray:
    def __init__(self, panel: "BattlePanel") -> None:
        self.panel = panel
        self.actions: list[Action] = []
        self.cards: list[tuple[str, str, pygame.Rect, Action | None]] = []  # kind, card, place, what choosing it does
        self.copies: dict[str, int] = {}
        self.notes: list[tuple[str, pygame.Rect]] = []

    # What lies there -----------------------------------------------------------------------------------------------

    def build(self, actions: list[Action]) -> list[Widget]:
        self.actions = [action for action in actions if is_answer(action)]
        self.cards, self.notes, self.copies = [], [], {}
        kind = self._kind()
        hand = self.panel.spots.hand
        buttons = [action for action in self.actions if str(action[0]) in BUTTONS]
        if kind in CARD_ACTIONS:
            few = len(self._hand()) <= FEW
            left = pygame.Rect(hand.left, hand.top, hand.width * 45 // 100 if few else hand.width, hand.height)
            self._lay_hand(left)
            if few:
                gap = self.panel.app.canvas.u(16)
                self._lay_possible(pygame.Rect(left.right + gap, hand.top, hand.right - left.right - gap, hand.height))
        elif kind in ("council_di", "divine_wound"):
            hand = self._beside(hand)
            self._lay_divine(hand)
            hand = pygame.Rect(hand.right, hand.top, self.panel.spots.hand.right - hand.right, hand.height)
        elif not buttons:
            self._lay_possible(hand)
        return [*self._card_things(), *self._buttons(buttons, hand)]

    def target(self, action: Action) -> str:
        """The widget that gives this answer; own cards are numbered from the left, as the number keys choose them."""
        kind = str(action[0])
        if kind in CARD_ACTIONS:
            return f"hand:{self._hand().index(str(action[1]))}"
        if kind in DI_ACTIONS:
            return f"hand:{list(self._held(kind)).index(str(action[1]))}"
        return "battle:do:" + ".".join(str(part) for part in action) if kind in BUTTONS else ""

    def _kind(self) -> str:
        decision = self.panel.view["decision"]
        return str(decision["kind"]) if decision and self.actions else ""

    def _beside(self, hand: pygame.Rect) -> pygame.Rect:
        """The room for cards beside the button that ends the choice."""
        button = max(hand.width // 4, self.panel.app.canvas.u(220))
        return pygame.Rect(hand.left, hand.top, hand.width - button, hand.height)

    def _lay_hand(self, room: pygame.Rect) -> None:
        doable = {str(action[1]): action for action in self.actions}
        cards = self._hand()
        for card, rect in zip(cards, card_rects(room, len(cards), self.panel.app.canvas.u(8)), strict=True):
            self.cards.append(("card", card, rect, doable.get(card)))

    def _lay_divine(self, room: pygame.Rect) -> None:
        doable = {str(action[1]): action for action in self.actions if len(action) > 1}
        self.copies = self._held(self._kind())
        rects = card_rects(room, len(self.copies), self.panel.app.canvas.u(8))
        for card, rect in zip(self.copies, rects, strict=True):
            self.cards.append(("di", card, rect, doable.get(card)))
        if not self.copies:
            self.notes.append((_("You hold no divine intervention card."), room))

    def _hand(self) -> list[str]:
        """The battle cards of whoever is asked."""
        return list(self.panel.view["players"][self.panel.view["decision"]["seat"]]["hand"])

    def _held(self, kind: str) -> dict[str, int]:
        """The divine intervention cards of whoever is asked, without those that lie in the battle already."""
        panel = self.panel
        seat = panel.view["decision"]["seat"]
        held = list(panel.view["players"][seat]["di"])
        if kind == "council_di":
            for card in panel.clash.columns[panel.clash.side_of(seat)].di:
                if card in held:
                    held.remove(card)
        return {card: held.count(card) for card in dict.fromkeys(held)}

    def _lay_possible(self, room: pygame.Rect) -> None:
        """Open knowledge: the battle cards that a player may hold, for everybody else."""
        panel = self.panel
        own = panel.view["decision"]["seat"] if self.actions else panel.view["seat"]
        seats = [seat for seat in panel.clash.seats if seat != own]
        gap = panel.app.canvas.u(16)
        wide = (room.width - gap * (len(seats) - 1)) // len(seats)
        line = panel.app.canvas.line(18)
        for at, seat in enumerate(seats):
            part = pygame.Rect(room.left + at * (wide + gap), room.top, wide, room.height)
            words = _("{player} may still hold:").format(player=panel.board.names()[seat])
            self.notes.append((words, pygame.Rect(part.left, part.top, part.width, line)))
            cards = panel.view["players"][seat]["possible"]
            below = pygame.Rect(part.left, part.top + line + 2, part.width, part.height - line - 2)
            for card, rect in zip(cards, card_rects(below, len(cards), panel.app.canvas.u(5)), strict=True):
                self.cards.append((f"possible{at}", card, rect, None))

    # Widgets -------------------------------------------------------------------------------------------------------

    def _card_things(self) -> list[Widget]:
        board, found = self.panel.board, list[Widget]()
        for at, (kind, card, rect, action) in enumerate(self.cards):
            about = "di" if kind == "di" else "card"
            label = board.words.label(action, self.panel.view, board.names()) if action else ""
            choose = do(board, action) if action else None
            tip = "" if action else self.why_not(kind, card)
            identity = f"hand:{at}" if kind in ("card", "di") else f"battle:{kind}:{card}"
            found.append(PanelThing(self.panel.app, identity, rect, (about, card), choose, label, tip))
        return found

    def why_not(self, kind: str, card: str) -> str:
        words = self.panel.board.words
        if kind == "card":
            return _("You play this card already.")
        if kind == "di":
            timing = words.di(card).timing
            if timing != "battle":
                return _("Not now: it is played {when}.").format(when=words.di(card).when)
            return _("Not now: {reason}.").format(reason=words.reason("cannot_pay"))
        return ""

    def _buttons(self, actions: list[Action], room: pygame.Rect) -> list[Widget]:
        board, canvas = self.panel.board, self.panel.app.canvas
        found: list[Widget] = []
        for action, rect in zip(actions, button_rects(room, len(actions), canvas.u(10), canvas.u(96)), strict=True):
            kind = str(action[0])
            label = board.words.label(action, self.panel.view, board.names())
            strong = kind not in ("no", "recall")
            tip = self._tip(kind)
            found.append(
                panel_button(
                    board, self.target(action), rect, label, do(board, action), ICONS.get(kind, ""), strong, tip
                )
            )
        return found

    def _tip(self, kind: str) -> str:
        if kind == "recall":
            return _(
                "All warriors return to supply, for one prayer point less than they are. The creature returns too."
            )
        return _("The winner chooses the zone.") if kind == "retreat" else ""

    # Drawing -------------------------------------------------------------------------------------------------------

    def heading(self) -> str:
        panel = self.panel
        decision = panel.view["decision"]
        if decision is None:
            return ""
        name = panel.board.names()[decision["seat"]]
        if not self.actions:
            secret = str(decision["kind"]).startswith("council")
            words = _("{player} chooses in secret.") if secret else _("{player} is deciding.")
            return words.format(player=name)
        return str(panel.board.words.prompt(panel.view, panel.board.names()))

    def draw(self, window: pygame.Surface) -> None:
        panel, app = self.panel, self.panel.app
        if panel.board.scene.director.busy:
            caption = Style(SERIF_BOLD, app.canvas.font(32), app.theme["light"], "center", "center")
            room = panel.spots.tray.inflate(-app.canvas.u(60), -app.canvas.u(20))
            app.text.draw(window, panel.caption, caption, room)
            return
        style = Style(SANS_BOLD, app.canvas.font(21), app.theme["light"], "left", "center")
        app.text.draw(window, self.heading(), style, panel.spots.heading)
        small = Style(SANS_BOLD, app.canvas.font(18), app.theme["light_soft"], "left", "top")
        for words, rect in self.notes:
            app.text.draw(window, words, small, rect)
        for kind, card, rect, action in self.cards:
            if kind == "di":
                seat = panel.view["decision"]["seat"]
                face = panel.faces.divine(card, panel.cost(seat, card), rect.size, action is None)
            else:
                face = panel.faces.battle(card, rect.size, action is None and kind == "card")
            window.blit(face, rect)
            if kind == "di" and self.copies.get(card, 1) > 1:
                side = max(20, rect.width // 4)
                words = _("×{number}").format(number=self.copies[card])
                badge(app, window, words, (rect.right - side // 2 - 2, rect.top + side // 2 + 2), side, "papyrus")


def card_rects(room: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Cards side by side, as large as they fit, in the middle of the room."""
    if not count:
        return []
    wide = min(round(room.height * CARD_SHAPE), (room.width - gap * (count - 1)) // count)
    tall = min(room.height, round(wide / CARD_SHAPE))
    whole = count * wide + gap * (count - 1)
    left, top = room.centerx - whole // 2, room.centery - tall // 2
    return [pygame.Rect(left + at * (wide + gap), top, wide, tall) for at in range(count)]


def button_rects(room: pygame.Rect, count: int, gap: int, tallest: int) -> list[pygame.Rect]:
    """Buttons in up to three rows that share the room evenly."""
    if not count:
        return []
    rows = 1 if count <= 3 and room.width > 3 * room.height else min(3, -(-count // 2) if count < 5 else 3)
    across = -(-count // rows)
    rows = -(-count // across)
    wide = min((room.width - gap * (across - 1)) // across, room.width // 2 if count > 1 else room.width * 2 // 3)
    if across == 1:
        wide = room.width
    tall = min(tallest, (room.height - gap * (rows - 1)) // rows)
    top = room.centery - (rows * (tall + gap) - gap) // 2
    left = room.centerx - (across * (wide + gap) - gap) // 2
    return [
        pygame.Rect(left + at % across * (wide + gap), top + at // across * (tall + gap), wide, tall)
        for at in range(count)
    ]
