"""What can be pointed at, focused and chosen. Mouse, keyboard and gamepad all work on the same list of widgets."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from game.ui.app import App


class Look(NamedTuple):
    """How a widget is drawn this frame."""

    focused: bool  # under the pointer, or where the focus ring is
    pressed: bool
    time: float  # seconds since the scene began, for pulses


class Widget:
    """Something on the screen. `id` is unique in its scene; robots and tests find widgets by it."""

    layer = 0  # higher ones lie on top and get the pointer first

    def __init__(
        self,
        app: "App",
        identity: str,
        rect: pygame.Rect,
        choose: Callable[[], None] | None = None,
        label: str = "",
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        self.app = app
        self.id = identity
        self.rect = rect
        self.on_choose = choose
        self.label = label
        self.tip = tip
        self.enabled = enabled

    @property
    def focusable(self) -> bool:
        return self.enabled and self.on_choose is not None

    def hit(self, position: tuple[int, int]) -> bool:
        return self.rect.collidepoint(position)

    def choose(self) -> None:
        if self.focusable and self.on_choose:
            self.on_choose()

    def adjust(self, direction: int) -> bool:
        """Left (-1) or right (+1) while focused; True if it meant something here."""
        return False

    def drag(self, position: tuple[int, int]) -> bool:
        """The pointer moves with the button held down on this widget; True if it meant something."""
        return False

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Nothing to see by itself: a place on the board that the scene draws."""
