"""A board that keeps what lies still as one picture, and a model of what is shown while things move over it."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import pygame

from game.ui.tables.board import Board, Room
from game.ui.tables.layers import Still

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

Places = TypeVar("Places", bound=Room)
Shown = TypeVar("Shown")


class Pace(NamedTuple):
    """How things fly on a table, where a flight does not say otherwise."""

    seconds: float = 0.36
    overlap: float = 0.12  # the next thing may start this much before the end
    arc: int = 34  # how high it rises, in units of the canvas


class Banner(NamedTuple):
    """Words over the table for a moment, while something great begins."""

    words: str
    picture: str = ""


class LayeredBoard(Board, Generic[Places, Shown]):
    pace = Pace()
    places: Places  # made by the title's board, again for every layout

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self.shown: Shown | None = None
        self.banner: Banner | None = None
        self.quiet = False  # what an event moves is told elsewhere: nothing flies, things are where they will be
        self.dirty = True  # something that lies still has changed
        self._still: Still | None = None

    @property
    def room(self) -> Places:
        return self.places

    @property
    def model(self) -> Shown:
        """What is shown, for code that runs only while something is."""
        assert self.shown is not None
        return self.shown

    @abstractmethod
    def make_still(self) -> Still:
        """The ground and the parts on it, for the layout as it is now."""

    def forget_still(self) -> None:
        self._still = None
        self.dirty = True

    def sheet(self) -> pygame.Surface:
        """The still layer as it is now."""
        if self._still is None:
            self._still = self.make_still()
            self.dirty = True
        if self.dirty:
            self.dirty = False
            self._still.refresh()
        return self._still.sheet
