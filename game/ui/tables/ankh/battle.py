"""The battle scene: a large sheet over the board while a region is fought for.

It shows the battle of a view (`battle_stage`), follows events (`battle_moves`) and offers every answer of every
question that a battle asks (`battle_tray`). The still part is drawn once and kept until something changes.
"""

from functools import partial
from typing import Any

import pygame

from game.core.decision import Action
from game.core.event import Event
from game.core.language import _
from game.ui.anim.flight import Cue, Flight
from game.ui.tables.ahead import Ahead
from game.ui.tables.ankh import battle_moves
from game.ui.tables.ankh.battle_ahead import battle_jobs
from game.ui.tables.ankh.battle_column import ColumnPlaces, column_places, reasons
from game.ui.tables.ankh.battle_faces import BattleFaces
from game.ui.tables.ankh.battle_live import draw_live
from game.ui.tables.ankh.battle_places import BattlePlaces, HexPlaces, battle_places, hex_places
from game.ui.tables.ankh.battle_sheet import draw_sheet
from game.ui.tables.ankh.battle_stage import Figure, Monument, Side, Stage, figures_of, keep_traces, monuments_of, shown
from game.ui.tables.ankh.battle_tray import build_tray, card_sheet, hand_rects
from game.ui.tables.ankh.battle_words import STEPS
from game.ui.tables.ankh.gods_pictures import Pictures
from game.ui.tables.ankh.gods_things import Blocker, PanelThing, details
from game.ui.tables.board import Board
from game.ui.text import SANS_BOLD, SERIF, Style
from game.ui.widget import Widget
from game.ui.widgets.details import Sheet


class BattlePanel:
    def __init__(self, board: Board) -> None:
        self.board = board
        match = board.scene.match
        view = match.state.view(-1)
        self.pictures = Pictures(board.app, list(match.seats), [god["id"] for god in view["gods"]])
        self.faces = BattleFaces(board.app, board.words, self.pictures)
        self.terrain: dict[int, str] = {one["hex"]: one["terrain"] for one in view["map"]["hexes"]}
        self.view: dict[str, Any] = {}
        self.stage: Stage | None = None
        self.figures: dict[int, Figure] = {}
        self.monuments: dict[int, Monument] = {}
        self.area = pygame.Rect(0, 0, 100, 100)
        self.places: BattlePlaces = battle_places(board.app.canvas, self.area, 2, len(STEPS))
        self.hexes = HexPlaces(10.0, {})
        self.columns: list[ColumnPlaces] = []
        self.answers: dict[Action, list[str]] = {}
        self.hand: list[str] = []  # the cards that lie in the tray
        self.picked = ""  # the first of two cards
        self.about = ""  # the drawing of what a plain yes is about
        self.asked = False  # an answer is wanted from the person at the screen
        self.dirty = True
        self.moving: dict[tuple[object, ...], Flight] = {}
        self.flipping: set[tuple[int, int]] = set()
        self.bidding: set[int] = set()
        self.falling: set[int] = set()
        self.revealing = ""  # what is being turned up together, while events are queued
        self._fighting = False  # as far as events are queued
        self._sheet: pygame.Surface | None = None
        self._faded: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}
        self._ahead = Ahead(board.app)

    # What others ask -----------------------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Only one person sits at the screen: what this seat has sealed may be shown to it."""
        return len(self.board.scene.humans) < 2

    def wanted(self, view: dict[str, Any]) -> bool:
        return self.stage is not None or view.get("battle") is not None

    def layout(self, area: pygame.Rect) -> None:
        self.area = area.copy()
        self.pictures.clear()
        self.faces.clear()
        self._faded.clear()
        self._ahead.clear()
        self._sheet = None
        self.arrange()
        self._ahead.plan(battle_jobs(self))

    def show(self, view: dict[str, Any]) -> None:
        """The battle as it is: nothing is moving."""
        before = self.stage
        self.view = view
        self.figures, self.monuments = figures_of(view), monuments_of(view)
        self.stage = shown(view)
        self._still()
        self.picked = ""
        self._fighting = self.stage is not None
        if self.stage is not None:
            self.figures, self.monuments = self.stage.figures, self.stage.monuments
            if before is not None and before.number == self.stage.number:
                keep_traces(self.stage, before, view)
        self.arrange()
        self._ahead.plan(battle_jobs(self))

    def warm(self) -> bool:
        """In a quiet moment: make one picture that a battle will need; False if all are there."""
        return self._ahead.step()

    def widgets(self, actions: list[Action]) -> list[Widget]:
        self.asked = bool(actions)
        self.answers.clear()
        stage = self.stage
        if stage is None:
            return []
        found: list[Widget] = [Blocker(self.board.app, "battle:sheet", self.area)]
        self.hand = []
        found += build_tray(self, actions)
        found += self._steps()
        for side, places in zip(stage.sides, self.columns, strict=True):
            found += self._column(side, places)
        self.dirty = True
        return found

    def targets(self, action: Action) -> list[str]:
        return self.answers.get(action, [])

    def step_back(self) -> bool:
        """The first of two cards is laid back."""
        if not self.picked:
            return False
        self.picked = ""
        return True

    def cues(self, event: Event) -> list[Cue]:
        if event.kind == "battle_began":
            self._fighting = True
        if not self._fighting or event.kind not in battle_moves.MOVES:
            return []
        if event.kind == "battle_over":
            self._fighting = False
        return battle_moves.MOVES[event.kind](self, event)

    def details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return details(surface, widget)

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        stage = self.stage
        if stage is None:
            return
        sheet = self.sheet()
        if self.dirty:
            self.dirty = False
            draw_sheet(self, sheet, stage)
            self.draw_tray(sheet)
        surface.blit(sheet, self.area, self.area)
        draw_live(self, surface, stage, ahead)

    def sheet(self) -> pygame.Surface:
        """As large as the window; what is still is drawn on it."""
        if self._sheet is None:
            self._sheet = pygame.Surface(self.board.app.canvas.rect.size, pygame.SRCALPHA)
            self.dirty = True
        return self._sheet

    # The stage -----------------------------------------------------------------------------------------------------

    def open(self, stage: Stage) -> None:
        self._still()
        self.stage = stage
        self.arrange()

    def close(self) -> None:
        self._still()
        self.stage = None

    def _still(self) -> None:
        """Nothing moves any more."""
        self.moving.clear()
        self.flipping.clear()
        self.bidding.clear()
        self.falling.clear()
        self.revealing = ""

    def arrange(self) -> None:
        """For the participants and the region of this battle."""
        stage = self.stage
        self.dirty = True
        if stage is None:
            return
        canvas = self.board.app.canvas
        self.places = battle_places(canvas, self.area, len(stage.sides), len(STEPS))
        box = self.places.map.inflate(-canvas.u(20), -canvas.u(20))
        self.hexes = hex_places([*stage.land, *stage.water], box)
        self.columns = [
            column_places(self, rect, stage.doubled == side.god)
            for side, rect in zip(stage.sides, self.places.columns, strict=True)
        ]

    def god_id(self, god: int) -> str:
        return self.pictures.gods[god]

    def god_name(self, god: int) -> str:
        return str(self.board.words.god(self.god_id(god)))

    def decider(self) -> int:
        decision = self.view.get("decision")
        return int(decision["seat"]) if decision else -1

    def asked_here(self) -> bool:
        """The view is that of the seat which decides."""
        return bool(self.view) and self.decider() == self.view["seat"]

    def own_hand(self) -> list[str]:
        """Of the seat that looks, if its god fights here."""
        if not self.view or self.view["seat"] < 0 or self.stage is None:
            return []
        side = self.stage.side(self.view["god_of"][self.view["seat"]])
        return list(side.hand) if side is not None else []

    def faded(self, name: str, box: tuple[int, int]) -> pygame.Surface:
        """A drawing that steps back: past, used, or not there."""
        key = (name, box)
        if key not in self._faded:
            made = pygame.transform.grayscale(self.pictures.drawing(name, box))
            made.set_alpha(90)
            self._faded[key] = made
        return self._faded[key]

    # The tray ------------------------------------------------------------------------------------------------------

    def draw_tray(self, sheet: pygame.Surface) -> None:
        app, stage = self.board.app, self.stage
        assert stage is not None
        style = Style(SANS_BOLD, app.canvas.font(app.theme.sizes["label"]), app.theme["gold_light"], "left", "center")
        app.text.draw(sheet, self._sentence(), style, self.places.question)
        busy = self.board.scene.director.busy
        cards = self.own_hand() if busy else self.hand
        for card, rect in zip(cards, hand_rects(self, len(cards)) if cards else (), strict=True):
            sheet.blit(self.faces.face(card, rect.size), rect)
            if busy or not self.asked:
                sheet.blit(self.pictures.veil(rect.size, "night", 90, rect.width // 14), rect)
        if self.about and not busy:
            box = self.places.choices
            picture = self.pictures.drawing(self.about, (box.width // 5, round(box.height * 0.9)))
            sheet.blit(picture, picture.get_rect(center=(box.left + box.width // 5, box.centery)))
            if any(identity.startswith("battle:hex:") for ids in self.answers.values() for identity in ids):
                room = pygame.Rect(box.left + box.width // 3, box.top, box.width * 2 // 3, box.height)
                words = Style(SERIF, app.canvas.font(26), app.theme["light"], "left", "center")
                app.text.draw(sheet, _("Choose one of the lit hexes on the region's map."), words, room)
        if not cards and not (self.asked and not busy):
            step = STEPS[min(stage.step, len(STEPS) - 1)]
            words = Style(SERIF, app.canvas.font(28), app.theme["light"], "center", "center")
            room = self.places.choices.inflate(-app.canvas.u(160), 0)
            app.text.draw(sheet, _(step.sentence), words, room)

    def _sentence(self) -> str:
        """What is decided, or who decides it, or how it ended."""
        stage = self.stage
        assert stage is not None
        if stage.outcome:
            return stage.outcome
        decision = self.view.get("decision")
        if decision is None or self.board.scene.director.busy:
            return _(STEPS[min(stage.step, len(STEPS) - 1)].sentence)
        if not self.asked:
            return _("{player} is deciding.").format(player=self.board.names()[decision["seat"]])
        if self.picked:
            return _("Choose the second card.")
        return str(self.board.words.prompt(self.view, self.board.names()))

    # What can be pointed at ----------------------------------------------------------------------------------------

    def _steps(self) -> list[Widget]:
        found: list[Widget] = []
        for at, (step, rect) in enumerate(zip(STEPS, self.places.steps, strict=True)):
            sheet = partial(Sheet, _(step.name), None, 0, _(step.sentence))
            found.append(PanelThing(self.board, f"battle:step:{at}", rect, None, "", "", sheet))
        return found

    def _column(self, side: Side, places: ColumnPlaces) -> list[Widget]:
        found: list[Widget] = []
        name = f"battle:god:{side.god}"
        found.append(PanelThing(self.board, name, places.portrait, None, "", "", lambda: self._god_sheet(side)))
        for at, card in enumerate(side.cards[: len(places.slots)]):
            played = f"battle:played:{side.god}:{at}"
            found.append(PanelThing(self.board, played, places.slots[at], None, "", "", card_sheet(self, card)))
        facts = _("If it wins now: {number} devotion").format(number=side.if_won)
        strength = Sheet(_("Strength"), None, 0, _("Who is strongest wins the battle."), f"{reasons(side)}\n{facts}")
        found.append(
            PanelThing(self.board, f"battle:strength:{side.god}", places.strength, None, "", "", lambda: strength)
        )
        return found

    def _god_sheet(self, side: Side) -> Sheet:
        lines = []
        for god in side.portraits:
            name, text = self.board.words.ability(god)
            lines.append(f"**{name}.** {text}")
        names = _(" and ").join(self.board.words.god(god) for god in side.portraits)
        return Sheet(
            names, lambda size: self.pictures.portrait(side.portraits, side.seats, min(size)), 0.6, "\n".join(lines)
        )
