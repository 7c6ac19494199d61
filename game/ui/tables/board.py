"""What the table scene asks of every title's board: draw what is shown, play events, and turn legal actions into
targets. A board knows its game's view and words; the scene knows neither."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import pygame

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import _
from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.text import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

MOST_HEIGHTS = 400


class Room(Protocol):
    """The places that every board has: the scene lays its own things there."""

    bar: pygame.Rect
    plaques: list[pygame.Rect]
    buttons: pygame.Rect


class Board(ABC):
    """One per table scene. `looked_at` is the seat whose belongings lie open in the panel."""

    music = "table"
    # Decisions that need only open information: another human may answer them on the open table.
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    # True: all that lies on the table is open to everybody, so humans take turns at the screen without a curtain.
    open_table: ClassVar[bool] = False
    # The decisions a turn begins with: from there one step back leads to the menu, from others to undo.
    turn_kinds: ClassVar[frozenset[str]] = frozenset()
    # Events that another line of the log tells already.
    not_logged: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.app = scene.app
        self.words: Any = scene.match.title.words
        self.view: dict[str, Any] = {}
        self.looked_at = 0
        self._heights: dict[tuple[str, str, int, int], int] = {}

    @property
    @abstractmethod
    def room(self) -> Room: ...

    @abstractmethod
    def layout(self) -> None:
        """For the window as it is now."""

    @abstractmethod
    def show(self, view: dict[str, Any]) -> None:
        """The table as it is: nothing is moving."""

    @abstractmethod
    def play(self, events: list[Event], view: dict[str, Any]) -> None:
        """Queue what the events move; `view` is how the table stands when all has landed."""

    @abstractmethod
    def build(self, actions: list[Action]) -> None:
        """Widgets for everything that can be pointed at, and for the legal actions of the one who decides here."""

    @abstractmethod
    def targets(self, action: Action) -> list[str]:
        """The ids of the widgets with which this action is done."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, ahead: float) -> None: ...

    @abstractmethod
    def draw_details(self, surface: pygame.Surface, widget: Widget) -> bool:
        """The large picture and rules text of what the pointer rests on; False if it has none."""

    def warm(self) -> None:  # noqa: B027
        """A quiet moment: one thing may be made ahead."""

    def step_back(self) -> bool:
        """Take back the last step of a choice that is not made yet; False if there is none."""
        return False

    def rules_heading(self, widget: Widget | None) -> str:
        """The heading of the rules pages that explains this."""
        return ""

    def hides(self, decision: Decision) -> bool:
        """The decision shows something that only its seat may see."""
        return decision.kind not in self.open_kinds

    def names(self) -> list[str]:
        return self.scene.match.names()

    def deciding(self) -> int:
        """Whose plaque is framed: the seat that decides, or -1."""
        decision = self.view.get("decision")
        return int(decision["seat"]) if decision else -1

    def question(self) -> str:
        """The sentence at the top: who decides, and what."""
        view = self.view
        decision = view.get("decision")
        if not view or decision is None:
            return _("The match is over.")
        name = self.names()[decision["seat"]]
        if decision["seat"] != view["seat"] and not self.scene.answering:
            return _("{player} is deciding.").format(player=name)
        words = str(self.words.prompt(view, self.names()))
        return words if len(self.names()) == 1 else _("{player}: {question}").format(player=name, question=words)

    def sound(self, name: str) -> Any:
        """The beginning of a cue that is only heard."""

        def start() -> Flight | None:
            self.app.audio.play(name)
            return None

        return start

    def hear(self, names: Iterable[str]) -> None:
        """Sounds that begin what is moved next."""
        for name in names:
            self.scene.director.add(Cue(0.05, self.sound(name), no_landing))

    def height_of(self, words: str, style: Style, width: int) -> int:
        """How high the words stand; remembered, because it is asked in every frame."""
        key = (words, style.face, style.size, width)
        if key not in self._heights:
            if len(self._heights) > MOST_HEIGHTS:
                self._heights.clear()
            self._heights[key] = self.app.text.height(words, style, width)
        return self._heights[key]


def nothing() -> Flight | None:
    """The beginning of a cue in which nothing flies."""
    return None
