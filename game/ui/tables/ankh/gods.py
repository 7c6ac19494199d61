"""The god boards: one god at a time, large, with the others as tabs. Unlocking a power and keeping guardians after a
merge are decided here; otherwise a player opens it to read."""

from collections.abc import Callable, Iterator
from copy import copy
from functools import partial
from typing import Any

import pygame

from game.core.decision import Action
from game.core.language import _
from game.ui.tables.ahead import Ahead, Job
from game.ui.tables.ankh.battle_faces import BattleFaces
from game.ui.tables.ankh.battle_tray import grid
from game.ui.tables.ankh.gods_board import GodPlaces, board_parts, card_order, card_rects, draw_board, god_places
from game.ui.tables.ankh.gods_pictures import Pictures
from game.ui.tables.ankh.gods_powers import letters
from game.ui.tables.ankh.gods_things import Answer, Blocker, PanelThing, details
from game.ui.tables.ankh.gods_words import why_not
from game.ui.tables.board import Board
from game.ui.text import Style
from game.ui.widget import Widget
from game.ui.widgets.details import Sheet

KINDS = frozenset({"unlock_power", "merge_keep_guardians"})


class GodsPanel:
    def __init__(self, board: Board) -> None:
        self.board = board
        match = board.scene.match
        view = match.state.view(-1)
        self.pictures = Pictures(board.app, list(match.seats), [god["id"] for god in view["gods"]])
        self.faces = BattleFaces(board.app, board.words, self.pictures)
        self.opened = False
        self.looked = 0  # the seat whose god is shown
        self.view: dict[str, Any] = view
        self.area = pygame.Rect(0, 0, 100, 100)
        self.places: GodPlaces = god_places(self, len(match.seats))
        self.answers: dict[Action, list[str]] = {}
        self.dirty = True
        self._sheet: pygame.Surface | None = None
        self._faded: dict[tuple[str, int], pygame.Surface] = {}
        self._small: list[Style | None] = []  # the letters of the powers' effects, once they are found
        self._ahead = Ahead(board.app)

    def wanted(self, view: dict[str, Any]) -> bool:
        return self.opened or self._asked(view)

    def _asked(self, view: dict[str, Any]) -> bool:
        decision = view.get("decision")
        return bool(decision and decision["kind"] in KINDS and decision["seat"] == view["seat"])

    def look_at(self, seat: int) -> None:
        """Open the board of a seat's god."""
        self.opened = True
        self.looked = seat
        self.dirty = True
        self.board.scene.refresh()

    def close(self) -> None:
        self.opened = False
        self.board.scene.refresh()

    def layout(self, area: pygame.Rect) -> None:
        self.area = area.copy()
        self.pictures.clear()
        self.faces.clear()
        self._faded.clear()
        self._ahead.clear()
        self._small = []
        self._sheet = None
        self.places = god_places(self, len(self.board.scene.match.seats))
        self.dirty = True

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        self.dirty = True
        if self._asked(view):
            self.looked = view["god_of"][view["decision"]["seat"]]
        self._ahead.plan(self._jobs())

    def warm(self) -> bool:
        """In a quiet moment: make a part of a board that may be opened; False if all are there."""
        return self._ahead.step()

    def _jobs(self) -> Iterator[Job]:
        scratch = pygame.Surface((1, 1), pygame.SRCALPHA)
        for seat in range(len(self.view["gods"])):
            understudy = copy(self)  # shares all pictures, but looks at another god
            understudy.looked = seat
            yield from board_parts(understudy, scratch, understudy.god())

    def targets(self, action: Action) -> list[str]:
        return self.answers.get(action, [])

    def details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return details(surface, widget)

    def god(self) -> dict[str, Any]:
        """The one that is shown: a seat whose god has merged shows the god it is part of now."""
        found: dict[str, Any] = self.view["gods"][self.looked]
        if found["merged_into"] is not None:
            found = self.view["gods"][found["merged_into"]]
        return found

    def faded(self, name: str, side: int) -> pygame.Surface:
        if (name, side) not in self._faded:
            made = pygame.transform.grayscale(self.pictures.drawing(name, (side, side)))
            made.set_alpha(120)
            self._faded[name, side] = made
        return self._faded[name, side]

    def small(self) -> Style | None:
        if not self._small:
            self._small.append(letters(self))
        return self._small[0]

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        del ahead
        if self._sheet is None:
            self._sheet = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            self.dirty = True
        if self.dirty:
            self.dirty = False
            draw_board(self, self._sheet, self.god())
        surface.blit(self._sheet, self.area, self.area)

    # What can be pointed at ----------------------------------------------------------------------------------------

    def widgets(self, actions: list[Action]) -> list[Widget]:
        self.answers.clear()
        self.dirty = True
        found: list[Widget] = [Blocker(self.board.app, "gods:sheet", self.area)]
        keeps = [action for action in actions if action[0] == "keep"]
        for seat, rect in enumerate(self.places.tabs):
            found.append(PanelThing(self.board, f"gods:tab:{seat}", rect, self._looker(seat), self._tab_label(seat)))
        if self.opened and not self._asked(self.view):
            found.append(
                Answer(self.board, "gods:close", self.places.close, self.close, _("Close"), self._icon, words="")
            )
        found += self._keeps(keeps) if keeps else self._powers(actions)
        for at, ((card, way), rect) in enumerate(zip(card_order(self, self.god()), card_rects(self), strict=False)):
            if way != "back":
                found.append(PanelThing(self.board, f"gods:card:{at}", rect, None, "", "", partial(self._card, card)))
        for action in actions:
            if action == ("skip_unlock",):
                label = self.board.words.label(action, self.view, self.board.names())
                found.append(Answer(self.board, "tray:0", self.places.answers, self._doer(action), label))
                self.answers[action] = ["tray:0"]
        return found

    def _tab_label(self, seat: int) -> str:
        return str(self.board.words.god(self.view["gods"][seat]["id"]))

    def _icon(self, size: tuple[int, int]) -> pygame.Surface:
        return self.board.app.art.icon("close", min(size))

    def _looker(self, seat: int) -> Callable[[], None] | None:
        """A tab leads to a god's board; while this seat is asked its own board stays."""
        if self._asked(self.view):
            return None
        return partial(self.look_at, seat)

    def _doer(self, action: Action) -> Callable[[], None]:
        return lambda: self.board.scene.do(action)

    def _powers(self, actions: list[Action]) -> list[Widget]:
        found: list[Widget] = []
        god = self.god()
        for name, rect in self.places.powers.items():
            action: Action = ("unlock_power", name)
            level = self.board.words.power(name).level
            legal = action in actions
            identity = f"gods:power:{name}"
            choose = self._doer(action) if legal else None
            tip = "" if legal else why_not(god, name, level)
            label = self.board.words.power(name).name
            found.append(PanelThing(self.board, identity, rect, choose, label, tip, partial(self._power, name)))
            if legal:
                self.answers[action] = [identity]
        return found

    def _keeps(self, actions: list[Action]) -> list[Widget]:
        """Which guardians stay after the merge: over the powers, each answer with its figures."""
        canvas = self.board.app.canvas
        rects = list(self.places.powers.values())
        box = self.places.labels[0].unionall([*rects, *self.places.labels])
        found: list[Widget] = []
        for at, (action, rect) in enumerate(
            zip(actions, grid(box, len(actions), 1.5, canvas.u(10), canvas.u(260)), strict=True)
        ):
            label = self.board.words.label(action, self.view, self.board.names())
            picture = partial(self._kept, action)
            found.append(Answer(self.board, f"tray:{at}", rect, self._doer(action), label, picture))
            self.answers[action] = [f"tray:{at}"]
        return found

    def _kept(self, action: Action, size: tuple[int, int]) -> pygame.Surface:
        kinds = [self._kind(name) for name in action[1:]]
        wide = size[0] // max(1, len(kinds))
        high = max(8, min(size[1], round(wide / 0.86)))
        made = pygame.Surface((wide * len(kinds), high), pygame.SRCALPHA)
        for at, kind in enumerate(kinds):
            picture = self.pictures.figure(kind, self.god()["god"], high)
            made.blit(picture, picture.get_rect(midtop=(at * wide + wide // 2, 0)))
        return made

    def _kind(self, name: str | int) -> str:
        if isinstance(name, str):
            return name
        return str(next(figure["kind"] for figure in self.view["figures"] if figure["hex"] == name))

    def _power(self, name: str) -> Sheet:
        facts = self.board.words.power(name)
        state = _("Unlocked.") if name in self.god()["powers"] else _("Level {level}").format(level=facts.level)
        return Sheet(facts.name, lambda size: self.pictures.drawing(f"power_{name}", size), 0.5, facts.effect, state)

    def _card(self, card: str) -> Sheet:
        facts = self.board.words.card(card)
        strength = _("Strength {number}").format(number=facts.strength)
        return Sheet(facts.name, lambda size: self.pictures.drawing(f"card_{card}", size), 0.72, facts.effect, strength)
