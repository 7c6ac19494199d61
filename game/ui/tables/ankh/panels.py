"""The parts of the table that lie in panels of their own: a battle over the map, the board of the god looked at."""

from typing import Any, Protocol

import pygame

from game.core.decision import Action
from game.ui.widget import Widget


class Panel(Protocol):
    def wanted(self, view: dict[str, Any]) -> bool: ...

    def layout(self, area: pygame.Rect) -> None: ...

    def show(self, view: dict[str, Any]) -> None: ...

    def widgets(self, actions: list[Action]) -> list[Widget]: ...

    def targets(self, action: Action) -> list[str]: ...

    def draw(self, surface: pygame.Surface, ahead: float) -> None: ...

    def details(self, surface: pygame.Surface, widget: Widget) -> bool: ...
