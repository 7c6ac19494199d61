"""Pharaon's board: draws what is shown and turns legal actions into targets on the things themselves."""

from collections import Counter
from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import _
from game.ui.anim.ambience import Ambience
from game.ui.anim.flight import Cue
from game.ui.tables.board import nothing
from game.ui.tables.layered import LayeredBoard
from game.ui.tables.layers import Still
from game.ui.tables.pharaon import details, flights, live, pointing, prompts
from game.ui.tables.pharaon.faces import Faces
from game.ui.tables.pharaon.ground import draw_ground
from game.ui.tables.pharaon.layout import Places, places
from game.ui.tables.pharaon.pieces import Pieces, with_traitor
from game.ui.tables.pharaon.printed import split
from game.ui.tables.pharaon.shown import Shown
from game.ui.tables.pharaon.sounds import MUSIC
from game.ui.tables.pharaon.still import edge_things, make_parts
from game.ui.tables.pharaon.wheel import Wheel
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene


TURN_THINGS = frozenset({"pair", "noble", "artisan", "nile"})


class PharaonBoard(LayeredBoard[Places, Shown]):
    music = MUSIC
    open_table = True
    turn_kinds = frozenset({"take_turn"})

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        view = scene.match.state.view(-1)
        self._circle = [zone["id"] for zone in view["zones"]]
        self._pairs = len(view["pairs"])
        owners = with_traitor(list(scene.match.seats), self.words.owner(-1, []))
        self.pieces = Pieces(self.app, owners)
        self.faces = Faces(self.app, self.words, self.pieces)
        self.places = self._places()
        self.wheel = Wheel(self)
        self.ambience = self._ambience()
        self.outlines: dict[str, list[tuple[int, int]]] = {}
        self.over_edges: list[pygame.Rect] = []
        self.picked: Counter[str] = Counter()  # own tokens that the payment shall hold
        self.menu_pair = ""  # the pair whose little menu is open
        self.lit: set[str] = set()  # things in the zones that can be chosen now
        self._to_warm: list[tuple[str, tuple[int, int]]] = []

    def _places(self) -> Places:
        return places(self.app.canvas, len(self.scene.match.seats), self._circle, self._pairs)

    def _ambience(self) -> Ambience:
        """Two torches beside the board, low."""
        box = self.places.ring.box
        return Ambience(self.app, [(box.left, box.bottom), (box.right, box.bottom)])

    # Keeping up with the match -------------------------------------------------------------------------------------

    def layout(self) -> None:
        self.faces.clear()
        self.pieces.clear()
        self.places = self._places()
        self.wheel.clear()
        self.ambience = self._ambience()
        ring = self.places.ring
        self.outlines = {zone: ring.segment(slot, 7) for zone, slot in ring.slots.items()}
        self.over_edges = []
        self.forget_still()
        self._to_warm = self._faces_to_come()

    def _faces_to_come(self) -> list[tuple[str, tuple[int, int]]]:
        """Every card that may still be turned up, at the size of its display."""
        view, things = self.scene.match.state.view(-1), self.places.things
        found = [(card, things["artisan:1"].size) for card in view["unseen_artisans"]]
        return found + [(card, things["noble:1"].size) for card in view["unseen_nobles"]]

    def warm(self) -> None:
        while self._to_warm:
            card, size = self._to_warm.pop()
            if not self.faces.has(card, size):
                self.faces.card(card, size)
                return

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        self.shown = Shown.of(view)
        self.picked.clear()
        self.menu_pair = ""
        self.banner = None
        self.wheel.turning = None
        self.dirty = True
        if self.scene.answering and view["decision"]:
            self.looked_at = view["decision"]["seat"]

    def play(self, events: list[Event], view: dict[str, Any]) -> None:
        for event in events:
            flights.queue(self, event)
        self.scene.director.add(Cue(0.0, nothing, lambda: self.show(view)))

    # What is asked -------------------------------------------------------------------------------------------------

    def build(self, actions: list[Action]) -> None:
        prompts.build(self, actions)

    def targets(self, action: Action) -> list[str]:
        return pointing.targets(self, action)

    def hides(self, decision: Decision) -> bool:
        """The two nobles drawn at setup are the only secret of a match."""
        return decision.kind == "choose_start_noble" and bool(self.scene.match.state.view(-1)["curtain"])

    def step_back(self) -> bool:
        if not self.picked and not self.menu_pair:
            return False
        self.picked.clear()
        self.menu_pair = ""
        return True

    def owner_name(self, owner: int) -> str:
        return str(self.words.owner(owner, self.names()))

    def taking_turn(self) -> bool:
        decision = self.view.get("decision")
        return bool(decision and decision["kind"] == "take_turn" and self.scene.answering)

    def targets_of(self, zone: str) -> list[dict[str, Any]]:
        return [target for target in self.view.get("targets", ()) if target["zone"] == zone]

    def open_zones(self) -> list[str]:
        """Zones in which something can be done and paid now."""
        if not self.taking_turn():
            return []
        return list(dict.fromkeys(target["zone"] for target in self.view["targets"] if target["legal"]))

    def target_at(self, identity: str) -> list[dict[str, Any]]:
        return [one for one in self.view.get("targets", ()) if pointing.place_of(self, one["action"]) == identity]

    def why_not(self, identity: str) -> str:
        """Why a thing cannot be chosen in this turn, in a few words."""
        if not self.taking_turn():
            return ""
        found = self.target_at(identity)
        if not found:
            return ""
        reason = str(self.words.reason(found[0]))
        return _("Not now: {reason}.").format(reason=reason)

    def why_no_jar(self) -> str:
        return _("Not now: a jar is taken when passing.") if self.taking_turn() else ""

    def pass_words(self) -> str:
        """What passing now brings."""
        preview = self.view.get("pass_preview")
        if not preview:
            return ""
        if preview["row"] is None:
            place = _("You pass as the last and get no row of the pyramid.")
        else:
            rewards = ", ".join(self.words.reward(field) for field in preview["fields"][1:])
            place = _("You stand in row {row} of the pyramid; next turns bring: {rewards}.")
            place = place.format(row=preview["row"], rewards=rewards)
        jar = _("You choose a jar.") if preview["jars"] else _("There is no jar to take.")
        return f"{place} {jar}"

    def paying_for(self) -> list[str]:
        """The things that are being bought while the payment is chosen."""
        decision = self.view.get("decision")
        payment = decision["payment"] if decision else None
        if not payment:
            return []
        found = [pointing.place_of(self, (payment["zone"], payment["target"] or "deck"))]
        if payment["bonus"] is not None:
            found.append("bag" if payment["bonus"] == "bag" else f"bonus:{payment['bonus']}")
        return found

    def dims(self, identity: str) -> bool:
        """Things that could be chosen at another time step back behind those that can be chosen now."""
        if identity in self.lit or not self.scene.answering:
            return False
        kind = identity.partition(":")[0]
        if self.taking_turn():
            return kind in TURN_THINGS
        return any(one.startswith(f"{kind}:") for one in self.lit)

    def price_words(self, target: dict[str, Any]) -> str:
        return str(self.words.tokens(split(target["suggested"] or "")))

    def rules_heading(self, widget: Widget | None) -> str:
        return details.heading(self, widget)

    # Drawing -------------------------------------------------------------------------------------------------------

    def make_still(self) -> Still:
        self.over_edges = edge_things(self)
        return Still(draw_ground(self), make_parts(self))

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        if self.shown is None:
            return
        surface.blit(self.sheet(), (0, 0))
        live.draw_edges(self, surface)
        self.ambience.draw(surface, self.scene.time)
        live.draw_live(self, surface, ahead)

    def draw_details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return details.draw(self, surface, widget)
