"""How things move in the battle scene: something changes at once, or takes its time; what is turned up together."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.anim.flight import Cue, Flight, no_landing
from game.ui.anim.tween import Tween
from game.ui.tables.ankh.battle_stage import Side, Stage
from game.ui.tables.board import nothing

if TYPE_CHECKING:
    from game.ui.tables.ankh.battle import BattlePanel

SUSPENSE = 0.7
FLIP = 0.45
COUNT = 0.7

Change = Callable[[Stage], None]


def still(panel: "BattlePanel", change: Change, seconds: float = 0.0, overlap: float = 0.0) -> Cue:
    """Something changes at once, and there is time to see it."""

    def begin() -> Flight | None:
        if panel.stage is not None:
            change(panel.stage)
            panel.dirty = True
        return None

    return Cue(seconds, begin, no_landing, overlap)


def timed(
    panel: "BattlePanel", name: tuple[object, ...], seconds: float, landed: Change, overlap: float = 0.0,
    begins: Change | None = None,
) -> Cue:  # fmt: skip
    """Something moves: `panel.moving[name]` tells how far it is."""

    def begin() -> Flight | None:
        if panel.stage is None:
            return None
        dot = pygame.Rect(0, 0, 1, 1)
        flight = Flight(pygame.Surface((1, 1), pygame.SRCALPHA), dot, dot, Tween(seconds))
        panel.moving[name] = flight
        if begins is not None:
            begins(panel.stage)
        panel.dirty = True
        return flight

    def land() -> None:
        panel.moving.pop(name, None)
        if panel.stage is not None:
            landed(panel.stage)
            panel.dirty = True

    return Cue(seconds, begin, land, overlap)


def unchanged(stage: Stage) -> None:
    """Only time passes."""


def at_step(step: int) -> Change:
    def change(stage: Stage) -> None:
        stage.step = max(stage.step, step)

    return change


def of(stage: Stage, god: int, change: Callable[[Side], None]) -> None:
    side = stage.side(god)
    if side is not None:
        change(side)


def pause(panel: "BattlePanel") -> Cue:
    """What was turned up or counted together has landed when this has passed."""
    seconds = {"cards": FLIP + 0.2, "bids": FLIP + 0.2, "strength": COUNT}.get(panel.revealing, 0.12)
    panel.revealing = ""
    return Cue(seconds, nothing, no_landing)
