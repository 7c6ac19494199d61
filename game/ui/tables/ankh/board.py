"""Ankh's board: draws what is shown and turns legal actions into targets on the things themselves."""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import _
from game.ui.anim.ambience import Ambience
from game.ui.anim.flight import Cue
from game.ui.tables.ankh import details, flights, live, pointing, prompts
from game.ui.tables.ankh.battle import BattlePanel
from game.ui.tables.ankh.cutting import Cutting
from game.ui.tables.ankh.gods import GodsPanel
from game.ui.tables.ankh.layout import Places, places
from game.ui.tables.ankh.live import Water
from game.ui.tables.ankh.moments import Moments
from game.ui.tables.ankh.panels import Panel
from game.ui.tables.ankh.pieces import Pieces
from game.ui.tables.ankh.shown import Figure, Shown
from game.ui.tables.ankh.sounds import MUSIC
from game.ui.tables.ankh.still import draw_ground, make_parts
from game.ui.tables.board import nothing
from game.ui.tables.layered import LayeredBoard, Pace
from game.ui.tables.layers import Still
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

SECRETS = frozenset({"choose_battle_card", "plague_bid"})
LARGE_TEXT = 115  # percent
Edge = tuple[tuple[int, int], tuple[int, int]]


class AnkhBoard(LayeredBoard[Places, Shown]):
    music = MUSIC
    pace = Pace(seconds=0.42, arc=30)
    open_table = True
    turn_kinds = frozenset({"choose_action"})

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        view = scene.match.state.view(-1)
        self._printed: dict[str, Any] = view["map"]
        self.pieces = Pieces(self.app, [god["id"] for god in view["gods"]])
        self.places = self._places()
        self.water = Water(self)
        self.ambience = Ambience(self.app, [])
        self.cut = Cutting(self)
        self.coming: dict[str, Any] = view  # how the table stands when all that moves has landed
        self.lit: frozenset[int] = frozenset()  # hexes that can be chosen now
        self.lit_regions: frozenset[int] = frozenset()  # regions that are answers as a whole
        self.battle = BattlePanel(self)
        self.gods = GodsPanel(self)
        self.moments = Moments(self)
        self.panels: list[Panel] = [self.gods, self.battle]  # the upper one last
        self.fighting = False  # as far as events are queued
        self._lay_panels()
        self._borders: dict[int, list[Edge]] = {}

    def _places(self) -> Places:
        return places(self.app.canvas, len(self.scene.match.seats), self._printed)

    # Keeping up with the match -------------------------------------------------------------------------------------

    def layout(self) -> None:
        self.pieces.clear()
        self.places = self._places()
        self.water = Water(self)
        self.ambience = Ambience(self.app, [])
        self.forget_borders()
        self._lay_panels()
        self.forget_still()

    def _lay_panels(self) -> None:
        self.battle.layout(self.places.battle)
        self.gods.layout(self._large_board())
        self.moments.layout(self.app.canvas.rect)

    def _large_board(self) -> pygame.Rect:
        """A god's large board lies over the map; large letters need the right column and the event track, too."""
        area = self.places.battle.copy()
        if self.app.canvas.text_size > LARGE_TEXT:
            area = area.union(self.places.events).union(self.places.ladder)
        return area

    def show(self, view: dict[str, Any]) -> None:
        self.view = self.coming = self._without_trace(view)
        self.shown = Shown.of(self.view)
        self.banner = None
        self.fighting = self.view["battle"] is not None
        self.lit = self.lit_regions = frozenset()
        if self.asked() != "place_caravan":
            self.cut.clear()
        self.forget_borders()
        if self.scene.answering and view["decision"]:
            self.looked_at = view["decision"]["seat"]
        self.show_panels()

    def show_panels(self) -> None:
        self.dirty = True
        for panel in self.panels:
            panel.show(self.view)

    def _without_trace(self, view: dict[str, Any]) -> dict[str, Any]:
        """Once somebody has chosen in secret and others sit at the same screen, the choice is shown to nobody."""
        if len(self.scene.humans) < 2 or self.scene.answering or not view["battle"]:
            return view
        sides = tuple({**side, "sealed_cards": (), "sealed_bid": None} for side in view["battle"]["sides"])
        return {**view, "battle": {**view["battle"], "sides": sides}}

    def play(self, events: list[Event], view: dict[str, Any]) -> None:
        self.coming = view
        self.gods.opened = False
        for event in events:
            flights.queue(self, event)
        self.scene.director.add(Cue(0.0, nothing, lambda: self.show(view)))

    def cues(self, event: Event) -> list[Cue]:
        """What battle and great moments show of an event."""
        return [*self.battle.cues(event), *self.moments.cues(event)]

    # What is asked -------------------------------------------------------------------------------------------------

    def build(self, actions: list[Action]) -> None:
        prompts.build(self, actions)

    def targets(self, action: Action) -> list[str]:
        return pointing.targets(self, action)

    def hides(self, decision: Decision) -> bool:
        """Battle cards and bids are chosen in secret; everything else lies open."""
        return decision.kind in SECRETS

    def step_back(self) -> bool:
        if self.gods.opened:
            self.gods.opened = False
            return True
        if self.battle.step_back():
            return True
        if not self.cut.path:
            return False
        self.cut.path.pop()
        return True

    def asked(self) -> str:
        """The kind of question that the person at the screen answers now."""
        decision = self.view.get("decision")
        return str(decision["kind"]) if decision and self.scene.answering and decision["actions"] else ""

    def covered(self) -> bool:
        """A battle or a god's large board lies over the map."""
        return any(self.is_open(panel) for panel in self.panels)

    def is_open(self, panel: Panel) -> bool:
        """A god's board that was opened by a question gives way to what the answer moves."""
        if panel is self.gods and self.scene.director.busy and not self.gods.opened:
            return False
        return panel.wanted(self.view)

    def when(self) -> str:
        """Below the title: whose turn it is, and how many conflicts are over."""
        active = self.view["active"]
        if active < 0:
            return str(self.words.scenario(self.view["scenario"]))
        return live.turn_words(self.names()[active])

    def rules_heading(self, widget: Widget | None) -> str:
        return details.heading(self, widget)

    # Names and pictures --------------------------------------------------------------------------------------------

    def god_name(self, god: int) -> str:
        return str(self.words.god(self.pieces.gods[god]))

    def god_line(self, god: int) -> str:
        """The god with its player."""
        return str(_("{god} ({player})").format(god=self.god_name(god), player=self.names()[god]))

    def abilities(self, god: int) -> tuple[str, ...]:
        return tuple(self.view["gods"][god]["abilities"])

    def joined_with(self, god: int) -> int | None:
        """The god that has merged into this one."""
        return next((at for at, one in enumerate(self.model.god_of) if one == god and at != god), None)

    def figure_picture(self, figure: Figure) -> pygame.Surface:
        other = self.joined_with(figure.god) if figure.kind == "god" else None
        return self.pieces.figure(figure.god, figure.kind, self.places.grid.side, other)

    def border_of(self, number: int) -> list[Edge]:
        """The edges round a region and its water."""
        if number not in self._borders:
            hexes = [*self.model.regions[number - 1], *self.model.waters[number - 1]]
            self._borders[number] = self.places.grid.border(hexes)
        return self._borders[number]

    def forget_borders(self) -> None:
        self._borders.clear()

    # Drawing -------------------------------------------------------------------------------------------------------

    def make_still(self) -> Still:
        ground = draw_ground(self)
        return Still(ground, make_parts(self, ground))

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        if self.shown is None:
            return
        surface.blit(self.sheet(), (0, 0))
        live.draw_live(self, surface, ahead)
        self.ambience.draw(surface, self.scene.time)
        self.moments.draw(surface, ahead)

    def draw_panels(self, surface: pygame.Surface, ahead: float) -> None:
        for panel in self.panels:
            if self.is_open(panel):
                panel.draw(surface, ahead)

    def draw_details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return details.draw(self, surface, widget)

    def warm(self) -> None:
        if self.view:
            any(part.warm() for part in (self.battle, self.gods, self.moments))  # one picture in a frame
