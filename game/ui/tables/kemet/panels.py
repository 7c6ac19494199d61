"""The two large panels over the map, battle and power market: which of them is open, and what it takes over."""

from typing import TYPE_CHECKING

import pygame

from game.core.decision import Action
from game.ui.tables.kemet.battle import BattlePanel
from game.ui.tables.kemet.market import MarketPanel
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

Panel = BattlePanel | MarketPanel


class Panels:
    def __init__(self, board: "KemetBoard") -> None:
        self.board = board
        self.battle = BattlePanel(board)
        self.market = MarketPanel(board)
        self.actions: list[Action] = []  # that are asked for now

    def open(self) -> list[Panel]:
        """The one that lies over the map now; a battle goes first. A question that must be answered on the map itself
        is not covered."""
        view = self.board.view
        if not view:
            return []
        panels: tuple[Panel, ...] = (self.battle, self.market)
        return [panel for panel in panels if panel.wanted(view) and self._fits(panel)][:1]

    def _fits(self, panel: Panel) -> bool:
        if not self.actions or (panel is self.market and self.market.opened):
            return True
        return any(panel.targets(action) for action in self.actions)

    def takes(self, action: Action) -> bool:
        """The open panel has a target for the action, or the market that was folded away to look at the map."""
        if self.market.folded and self.market.targets(action):
            return True
        return any(panel.targets(action) for panel in self.open())

    def layout(self, area: pygame.Rect) -> None:
        self.battle.layout(area)
        self.market.layout(area)

    def show(self) -> None:
        view = self.board.view
        self.battle.show(view)
        self.market.show(view)

    def widgets(self, actions: list[Action]) -> list[Widget]:
        return [widget for panel in self.open() for widget in panel.widgets(actions)]

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        for panel in self.open():
            panel.draw(surface, ahead)

    def details(self, surface: pygame.Surface, widget: Widget) -> bool:
        return any(panel.details(surface, widget) for panel in self.open())

    def warm(self) -> None:
        """One picture of the market or of a battle is made before they are opened."""
        any(panel.warm() for panel in (self.market, self.battle))

    def step_back(self) -> bool:
        """Close the market that a player has opened."""
        if not self.market.opened:
            return False
        self.market.opened = False
        return True
