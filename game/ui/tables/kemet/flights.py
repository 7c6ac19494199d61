"""From events to motion: which event is shown how, and what it sounds like."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.event import Event
from game.ui.tables.kemet import moves_map, moves_table
from game.ui.tables.kemet.sounds import sounds

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

MOVES: dict[str, Callable[["KemetBoard", Event], None]] = {
    "chose_god": moves_table.chose,
    "chose_city": moves_table.chose,
    "round_started": moves_table.round_started,
    "turn_started": moves_table.turn_started,
    "night_step": moves_table.night_step,
    "placed_token": moves_table.placed_token,
    "gained_prayer": moves_table.gained_prayer,
    "paid_prayer": moves_table.changed_prayer,
    "lost_prayer": moves_table.changed_prayer,
    "gained_points": moves_table.gained_points,
    "gained_veteran": moves_table.gained_veteran,
    "took_tile": moves_table.took_tile,
    "drew_di": moves_table.drew_di,
    "played_di": moves_table.played_di,
    "built": moves_map.built,
    "placed_warriors": moves_map.placed_warriors,
    "moved": moves_map.moved,
    "recalled": moves_map.home,
    "sacrificed": moves_map.home,
    "retreated": moves_map.retreated,
    "burned": moves_map.burned,
    "lost_warriors": moves_map.lost_warriors,
    "battle_began": moves_map.battle_began,
    "battle_ended": moves_map.battle_ended,
    "creature_deployed": moves_map.creature_deployed,
    "creature_returned": moves_map.creature_returned,
}


def queue(board: "KemetBoard", event: Event) -> None:
    board.hear(sounds(event))
    for cue in board.panels.battle.cues(event):
        board.scene.director.add(cue)
    if event.kind in MOVES:
        MOVES[event.kind](board, event)
