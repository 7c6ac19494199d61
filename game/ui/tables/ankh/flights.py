"""From events to motion: which event is shown how, and what it sounds like."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.event import Event
from game.ui.tables.ankh import moves_gods, moves_map
from game.ui.tables.ankh.sounds import sounds

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

MOVES: dict[str, Callable[["AnkhBoard", Event], None]] = {
    "moved": moves_map.moved,
    "pushed": moves_map.moved,
    "obelisk_moved": moves_map.moved,
    "summoned": moves_map.summoned,
    "returned": moves_map.summoned,
    "killed": moves_map.killed,
    "aimed": moves_map.aimed,
    "sun_attached": moves_map.sun_attached,
    "gate_opened": moves_map.gate_opened,
    "took_control": moves_map.took_control,
    "built": moves_map.built,
    "destroyed": moves_map.destroyed,
    "placed_caravan": moves_map.placed_caravan,
    "numbered": moves_map.renumbered,
    "swapped": moves_map.renumbered,
    "chose_action": moves_gods.chose_action,
    "event_triggered": moves_gods.event_triggered,
    "gained_followers": moves_gods.gained_followers,
    "unlocked": moves_gods.unlocked,
    "won_guardian": moves_gods.won_guardian,
    "gained_devotion": moves_gods.climbed,
    "lost_devotion": moves_gods.climbed,
    "revealed_bid": moves_gods.paid_followers,
    "worshipped": moves_gods.paid_followers,
    "revealed_cards": moves_gods.revealed_cards,
    "cards_back": moves_gods.cards_back,
    "merged": moves_gods.merged,
    "forgotten": moves_gods.forgotten,
}
# Seen beside a battle, which tells everything else in its own scene.
BESIDE = frozenset({"gained_devotion", "lost_devotion"})


def queue(board: "AnkhBoard", event: Event) -> None:
    board.hear(sounds(event, board.places.grid.terrain))
    if event.kind == "battle_began":
        board.fighting = True
    if event.kind in MOVES:
        board.quiet = board.fighting and event.kind not in BESIDE
        MOVES[event.kind](board, event)
    if event.kind == "battle_over":
        board.fighting = False
    for cue in board.cues(event):
        board.scene.director.add(cue)
