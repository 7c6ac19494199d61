"""Kemet's board: draws what is shown and turns legal actions into targets on the things themselves."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action
from game.core.event import Event
from game.core.language import N_, _
from game.ui.anim.ambience import Ambience
from game.ui.anim.flight import Cue
from game.ui.tables.board import nothing
from game.ui.tables.kemet import details, flights, live, pointing, prompts
from game.ui.tables.kemet.ground import draw_ground
from game.ui.tables.kemet.layout import Places, places
from game.ui.tables.kemet.panels import Panels
from game.ui.tables.kemet.pieces import Pieces
from game.ui.tables.kemet.shown import Shown
from game.ui.tables.kemet.sounds import MUSIC
from game.ui.tables.kemet.still import make_parts
from game.ui.tables.layered import LayeredBoard, Pace
from game.ui.tables.layers import Still
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

TELEPORTS = {
    "ready": N_("teleport ready"),
    "card": N_("teleport by card"),
    "used": N_("teleport used"),
}
MAPS = 4  # painted maps that are kept, whatever table they were made for
_painted: dict[tuple[object, ...], pygame.Surface] = {}


class KemetBoard(LayeredBoard[Places, Shown]):
    music = MUSIC
    pace = Pace(overlap=0.16)
    turn_kinds = frozenset({"turn_menu"})
    # What everybody sees anyway decides these: no hand needs to be looked at.
    open_kinds = frozenset({
        "choose_seat", "setup_armies", "setup_pyramid_level", "keep_creature", "loser_choice", "winner_choice",
        "retreat_zone", "night_sacrifice", "night_delta", "night_free_build", "night_units", "night_veterans_units",
        "night_veterans_prayer", "fate_position", "muster", "order_battles",
    })  # fmt: skip

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._zones = tuple(scene.match.state.view(-1)["zones"])
        self.pieces = Pieces(self.app, list(scene.match.seats))
        self.places = self._places()
        self.panels = Panels(self)
        self.water: live.Water | None = None
        self.ambience = self._ambience()
        self.lit: dict[str, list[Action]] = {}  # what can be chosen now, by its place on the table
        self.menu = ""  # the place whose little menu is open
        self._opened_at = -1  # how many actions were done when the market was opened
        self._kept: dict[Hashable, pygame.Surface] = {}

    def _places(self) -> Places:
        return places(self.app.canvas, len(self.scene.match.seats), self._zones)

    def _ambience(self) -> Ambience:
        """Two torches below the map."""
        box = self.places.map
        return Ambience(self.app, [(box.left, box.bottom), (box.right, box.bottom)])

    def kept(self, key: Hashable) -> pygame.Surface | None:
        return self._kept.get(key)

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        self._kept[key] = picture

    def painted(self, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The painted land; it takes a moment to make, so it is kept for the next table of the same size."""
        key = (self.places.country.frame.size, self._zones)
        if key not in _painted:
            while len(_painted) >= MAPS:
                del _painted[next(iter(_painted))]
            _painted[key] = paint()
        return _painted[key]

    # Keeping up with the match -------------------------------------------------------------------------------------

    def layout(self) -> None:
        self.pieces.clear()
        self._kept.clear()
        self.places = self._places()
        self.panels.layout(self.places.centre)
        self.ambience = self._ambience()
        self.water = None
        self.forget_still()

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        self.shown = Shown.of(view)
        self.menu = ""
        self.banner = None
        self.dirty = True
        if self.scene.answering and view["decision"]:
            self.looked_at = view["decision"]["seat"]
            if self.scene.match.done() != self._opened_at:
                self.panels.market.opened = False  # a new question is not asked behind a closed map
        self.panels.show()

    def play(self, events: list[Event], view: dict[str, Any]) -> None:
        self.lit = {}
        self.dirty = True
        for event in events:
            flights.queue(self, event)
        self.scene.director.add(Cue(0.0, nothing, lambda: self.show(view)))

    def warm(self) -> None:
        if self.view:
            self.panels.warm()

    # What is asked -------------------------------------------------------------------------------------------------

    def build(self, actions: list[Action]) -> None:
        self.panels.actions = actions
        prompts.build(self, actions)

    def targets(self, action: Action) -> list[str]:
        return pointing.targets(self, action)

    def open_market(self) -> None:
        self.panels.market.opened = True
        self._opened_at = self.scene.match.done()
        self.scene.refresh()

    def step_back(self) -> bool:
        if self.menu:
            self.menu = ""
            return True
        if self.panels.step_back():
            return True
        if self.scene.answering and self.looked_at != self.acting():
            self.looked_at = self.acting()
            self.dirty = True
            return True
        return False

    def acting(self) -> int:
        """Whose action pyramid is shown: that of the person who is asked, else of the seat that is looked at."""
        decision = self.view.get("decision")
        return decision["seat"] if decision and self.scene.answering else self.looked_at

    def asked(self, *kinds: str) -> bool:
        """The person at the screen is asked one of these questions."""
        decision = self.view.get("decision")
        return bool(decision and decision["kind"] in kinds and self.scene.answering)

    def lit_spaces(self) -> frozenset[str]:
        return frozenset(place.partition(":")[2] for place in self.lit if place.startswith("space:"))

    def fate_places(self) -> tuple[int | None, ...] | None:
        """While places in the next turn order are chosen: who has taken which."""
        fate = self.view.get("fate")
        return tuple(fate["places"]) if fate else None

    def steps_by_zone(self) -> dict[str, list[dict[str, Any]]]:
        """The steps of a running move that can be made now."""
        move = self.view.get("move")
        found: dict[str, list[dict[str, Any]]] = {}
        if move and self.asked("move_step"):
            for step in move["steps"]:
                found.setdefault(step["dest"], []).append(step)
        return found

    def build_costs(self, zone: str, colour: str) -> dict[str, int]:
        for site in self.view.get("building", ()):
            if (site["zone"], site["colour"]) == (zone, colour):
                return dict(site["costs"])
        return {}

    def why_not_zone(self, zone: str) -> str:
        """Why a zone cannot be chosen now, in a few words."""
        decision = self.view.get("decision")
        if not decision or not self.scene.answering:
            return ""
        move = self.view.get("move")
        if move and decision["kind"] == "move_step":
            if zone == move["zone"]:
                return ""
            found = {step["why"] for step in move["closed"] if step["dest"] == zone}
            if found:
                reason = "; ".join(self.words.reason(why) for why in sorted(found))
                return _("Not now: {reason}.").format(reason=reason)
            return _("Not now: it is no neighbour, and no port or obelisk leads there.")
        if decision["kind"] == "move_begin":
            return _("Not now: no army of yours stands there.")
        if self.view.get("placing"):
            ground = self.model.zones[zone]
            if ground.holder == decision["seat"] and ground.warriors >= self._limit(decision["seat"]):
                return _("Not now: the army is as large as it may be.")
            return _("Not now: warriors cannot be placed there.")
        return ""

    def _limit(self, seat: int) -> int:
        return int(self.view["players"][seat]["army_limit"])

    def why_not_space(self, space: str) -> str:
        return self._reason("space", space)

    def why_not_card(self, card: str) -> str:
        return self._reason("card", card)

    def _reason(self, key: str, name: str) -> str:
        for entry in self.view.get("reasons", ()):
            if entry.get(key) == name:
                return _("Not now: {reason}.").format(reason=self.words.reason(entry["why"]))
        if key == "space" and self.asked("turn_menu"):
            if name in self.model.owners[self.acting()].tokens:
                return _("Not now: {reason}.").format(reason=self.words.reason("taken"))
            if name == "apex_gold":
                return _("Not now: a golden tile and its unused token are needed.")
            return _("Not now: the token of this turn is placed.")
        return ""

    def button_words(self, action: Action) -> str:
        """The label of a button, with what it costs where it costs something."""
        label = str(self.words.label(action, self.view, self.names()))
        placing = self.view.get("placing")
        if action[0] == "place_done" and placing and placing["cost"]:
            return _("{label}: pay {prayer}").format(label=label, prayer=self.words.prayer(placing["cost"]))
        return label

    def trail(self) -> str:
        """What has been chosen so far of a choice of several steps."""
        view = self.view
        if not self.scene.answering or not view.get("decision"):
            return ""
        move = view.get("move")
        if move and view["decision"]["kind"].startswith("move"):
            parts = [_("From {zone}").format(zone=self.words.zone(move["start"]))]
            if move["zone"] != move["start"]:
                parts.append(_("now {zone}").format(zone=self.words.zone(move["zone"])))
            if move["step"]:
                parts.append(_("to {zone}").format(zone=self.words.zone(move["step"]["dest"])))
            if move["step"] and move["step"]["number"]:
                parts.append(self.words.warriors(move["step"]["number"]))
            parts.append(_("moves left: {number}").format(number=move["moves"]))
            parts.append(_(TELEPORTS[move["teleport"]]))
            return " › ".join(parts)
        placing = view.get("placing")
        if placing:
            number = sum(placing["placed"].values())
            parts = [_("Placed: {warriors}").format(warriors=self.words.warriors(number))]
            if placing["purpose"] == "recruit":
                parts.append(_("cost so far: {prayer}").format(prayer=self.words.prayer(placing["cost"])))
                parts.append(_("in supply: {number}").format(number=placing["most"] - number))
            return " › ".join(parts)
        return ""

    def rules_heading(self, widget: Widget | None) -> str:
        return details.heading(self, widget)

    # Drawing -------------------------------------------------------------------------------------------------------

    def make_still(self) -> Still:
        self.water = live.Water(self)
        return Still(draw_ground(self), make_parts(self))

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        if self.shown is None:
            return
        surface.blit(self.sheet(), (0, 0))
        covered = self.panels.open()
        if self.water is not None and not covered:
            self.water.draw(self, surface)
        self.ambience.draw(surface, self.scene.time)
        self.panels.draw(surface, ahead)
        live.draw_live(self, surface)

    def draw_details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return self.panels.details(surface, widget) or details.draw(self, surface, widget)
