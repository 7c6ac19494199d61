"""Afterlife's board: draws what is shown and turns legal actions into targets on the things themselves."""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action
from game.core.event import Event
from game.core.language import _
from game.ui.anim.ambience import Ambience
from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween
from game.ui.tables.afterlife import live, panels, pointing, prompts
from game.ui.tables.afterlife.faces import Faces
from game.ui.tables.afterlife.layout import Places, places, spread
from game.ui.tables.afterlife.shown import Shown, moves
from game.ui.tables.board import Board, nothing
from game.ui.widget import Widget
from game.ui.widgets.details import draw_card_details

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

SECONDS = {"fell": 0.22, "refilled": 0.26, "drew": 0.20, "paid": 0.22, "bought": 0.42, "entombed": 0.48}
# Events that move no card are heard all the same.
QUIET = {
    "turn_started": "turn_start",
    "reshuffled": "shuffle",
    "showed_hand": "reveal",
    "showed_card": "reveal",
    "saw_hand": "reveal",
    "looked": "page",
    "searched": "page",
    "top_shown": "card_flip",
    "reacted": "react",
    "repeated": "chant",
    "chose_opponent": "token",
    "fetched_set_aside": "card_draw",
    "match_ended": "gong",
}
# Decisions that need only open information: another human may answer them on the open table (section 8).
OPEN_KINDS = frozenset({"may_take_cheapest", "choose_for_neighbour", "may_entomb_top_discard", "may_draw"})


class AfterlifeBoard(Board):
    open_kinds = OPEN_KINDS
    turn_kinds = frozenset({"main_action"})
    not_logged = frozenset({"paid"})  # the purchase tells the payment

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self.faces = Faces(self.app, self.words)
        self.places: Places = places(self.app.canvas, len(scene.match.seats))
        self.ambience = self._ambience()
        self.shown: Shown | None = None
        self.menu_card = ""  # hand card whose little menu is open
        self.picked = ""  # first slot of a swap
        self.suggested: set[str] = set()  # hand targets of the payment that is offered
        self.ground: pygame.Surface | None = None  # made once per layout
        self.still: pygame.Surface | None = None  # None: something has changed
        self._sheet: pygame.Surface | None = None  # the surface that `still` is drawn on, over and over
        self._to_warm: list[tuple[str, int]] = []

    @property
    def room(self) -> Places:
        return self.places

    # Keeping up with the match -------------------------------------------------------------------------------------

    def layout(self) -> None:
        self.faces.clear()
        self.places = places(self.app.canvas, len(self.scene.match.seats))
        self.ambience = self._ambience()
        self.ground = self.still = self._sheet = None
        self._to_warm = self._faces_to_come()

    def _faces_to_come(self) -> list[tuple[str, int]]:
        """Every card of the match at every size that the table uses; those that lie in the pyramid soonest last."""
        cards = self.scene.match.state.view(-1)["cards"]
        starters = ("shabti", "urn", "box_of_food", "offering_table")
        widths = (self.places.deck.width, self.places.hand_card, self.places.card)
        return [(card, width) for width in widths for card in reversed((*starters, *cards))]

    def warm(self) -> None:
        """Make one face ahead in a quiet moment, so that none has to be made while cards fly."""
        while self._to_warm:
            card, width = self._to_warm.pop()
            if not self.faces.has(card, width):
                self.faces.card(card, width)
                return

    def _ambience(self) -> Ambience:
        """Two torches beside the pyramid, below the piles."""
        spots = self.places
        y = spots.slots["B1"].top
        return Ambience(self.app, [(spots.stock.centerx, y), (spots.boneyard.centerx, y)])

    def show(self, view: dict[str, Any]) -> None:
        """The table as it is: nothing is moving."""
        self.view = view
        self.shown = Shown.of(view)
        self.menu_card = self.picked = ""
        if view["seat"] >= 0 and self.looked_at >= len(view["players"]):
            self.looked_at = view["seat"]
        self.still = None

    def play(self, events: list[Event], view: dict[str, Any]) -> None:
        """Queue what the events move; `view` is how the table stands when all has landed."""
        director = self.scene.director
        for event in events:
            if event.kind in QUIET:
                director.add(Cue(0.12, self.sound(QUIET[event.kind]), no_landing))
            if event.kind == "discarded_all":
                self._queue_discard(event)
                continue
            for card, start, end, sound in moves(event):
                self._queue(event, card, start, end, sound)
        director.add(Cue(0.0, nothing, lambda: self.show(view)))

    def _queue(
        self, event: Event, card: str | None, start: tuple[str, int | str], end: tuple[str, int | str], sound: str
    ) -> None:
        def begin() -> Flight | None:
            shown = self.shown
            if shown is None:
                return None
            leave = start
            if start[0] == "pyramid":
                slot = next((name for name, there in shown.pyramid.items() if there == card), "A")
                leave = ("slot", slot)
            first, last = self.anchor(leave), self.anchor(end)
            shown.leave(leave, card)
            self.still = None
            self.app.audio.play(sound)
            width = self.places.card if leave[0] == "slot" or end[0] == "slot" else self.places.deck.width
            picture = self.faces.card(card, width) if card else self.faces.back(width)
            arc = 0 if event.kind == "fell" else self.app.canvas.u(50)
            return Flight(picture, first, last, Tween(1.0), arc)

        def land() -> None:
            if self.shown is not None:
                self.shown.arrive(end, card)
                self.still = None

        seconds = SECONDS.get(event.kind, 0.34)
        self.scene.director.add(Cue(seconds, begin, land, seconds * (0.55 if event.kind == "drew" else 0.15)))

    def _queue_discard(self, event: Event) -> None:
        """The end of a turn: everything played and held sweeps to the discard pile."""
        seat = event.seat

        def begin() -> Flight | None:
            shown = self.shown
            if shown is None:
                return None
            player = shown.players[seat]
            first = self.anchor(("hand", seat))
            shown.spent.clear()
            shown.acted.clear()
            player.hand.clear()
            self.still = None
            self.app.audio.play("card_slide")
            return Flight(
                self.faces.back(self.places.deck.width),
                first,
                self.anchor(("discard", seat)),
                Tween(1.0),
                self.app.canvas.u(30),
            )

        def land() -> None:
            if self.shown is not None:
                self.shown.players[seat].discard += int(event.args[0])
                self.still = None

        self.scene.director.add(Cue(0.3, begin, land))

    def anchor(self, place: tuple[str, int | str]) -> pygame.Rect:
        """Where a zone is on the screen; another seat's zones are at its plaque."""
        zone, where = place
        spots = self.places
        if zone == "slot":
            return spots.slots[str(where)]
        if zone in ("stock", "boneyard"):
            return spots.stock if zone == "stock" else spots.boneyard
        if zone == "table":
            return spots.reveal
        if isinstance(where, int) and 0 <= where < len(spots.plaques) and where != self.view.get("seat"):
            small = pygame.Rect(0, 0, spots.deck.width, spots.deck.height)
            small.center = spots.plaques[where].center
            return small
        return {
            "deck": spots.deck,
            "discard": spots.discard,
            "hand": spots.hand,
            "tomb": spots.tomb,
            "aside": spots.deck,
        }.get(zone, spots.played)

    # Targets -------------------------------------------------------------------------------------------------------

    def build(self, actions: list[Action]) -> None:
        """Widgets for everything that can be pointed at, and for the legal actions of the one who decides here."""
        self.suggested = self._suggested() if actions else set()
        prompts.build(self, actions)

    def targets(self, action: Action) -> list[str]:
        """The ids of the widgets with which this action is done."""
        return pointing.targets(self, action)

    def _suggested(self) -> set[str]:
        payment = (self.view.get("decision") or {}).get("payment")
        wanted = list(payment["suggested"]) if payment else []
        found: set[str] = set()
        for at, (card, _rect) in enumerate(self.hand_rects()):
            if card in wanted:
                wanted.remove(card)
                found.add(f"hand:{at}")
        return found

    def hand_rects(self) -> list[tuple[str | None, pygame.Rect]]:
        """The own hand as it lies there, one rectangle per card."""
        shown = self.shown
        seat = self.view.get("seat", -1)
        if shown is None or seat < 0:
            return []
        cards = shown.players[seat].hand
        area = self.hand_area()
        width = self.places.hand_card
        lefts = spread(area, width, len(cards))
        return [
            (card, pygame.Rect(left, area.top, width, area.height)) for card, left in zip(cards, lefts, strict=True)
        ]

    def hand_area(self) -> pygame.Rect:
        """The hand moves aside when played cards lie beside it."""
        area = self.places.hand.copy()
        if self.shown is not None and (self.shown.spent or self.shown.acted):
            area.left += self.places.played.width
            area.width -= self.places.played.width
        return area

    def tip(self, card: str, where: str) -> str:
        """What the details card says besides the card itself: why it cannot be chosen now."""
        for what, thing, reason in self.view.get("why_not", ()):
            if what == "play_action" and where == "hand" and thing == card:
                return _(str(reason))
            if what == "buy" and thing == where:
                return _("Too dear: {number} gold is missing.").format(number=reason)
        return ""

    def step_back(self) -> bool:
        """A picked slot or an open menu."""
        if not self.picked and not self.menu_card:
            return False
        self.picked = self.menu_card = ""
        return True

    def rules_heading(self, widget: Widget | None) -> str:
        card = getattr(widget, "card", "")
        return str(self.words.card(card).name) if card else ""

    def draw_details(self, surface: pygame.Surface, widget: Widget) -> bool:
        card = getattr(widget, "card", "")
        if not card:
            return False
        whole = getattr(widget, "whole", widget.rect)
        draw_card_details(self.app, surface, self.words.card(card), self.faces, widget.tip, whole)
        return True

    # Drawing -------------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        if self.shown is None:
            return
        if self.ground is None:
            self.ground = panels.draw_ground(self)
            self.still = None
        if self.still is None:
            self.still = self._sheet if self._sheet is not None else self.ground.copy()
            self._sheet = self.still
            self.still.blit(self.ground, (0, 0))
            panels.draw_still(self, self.still)
        surface.blit(self.still, (0, 0))
        self.ambience.draw(surface, self.scene.time)
        live.draw_live(self, surface, ahead)
