"""Where on the table an action is done: the target's name for every kind of action."""

from typing import TYPE_CHECKING

from game.core.decision import Action
from game.ui.tables.kemet.printed import CITIES

if TYPE_CHECKING:
    from game.ui.tables.kemet.board import KemetBoard

AT_ZONE = frozenset({
    "empty_district", "place_warrior", "move_begin", "raining_fire", "order_battles", "retreat_zone",
    "deploy_creature", "exchange_creature", "setup_pyramid_level", "build",
})  # fmt: skip
DI_IN_HAND = frozenset({"play_di_day", "play_di_move", "council_di", "divine_wound"})
CARD_IN_HAND = frozenset({"replace_battle_card", "council_play", "council_discard"})
# Answers that come as chips beside the zone they are about.
CHIPS = frozenset({"level", "carry", "creature", "keep_creature"})
# Answers that are cards or tiles to choose from, laid over the map.
OFFERED = frozenset({"god", "vision_pick", "divine_memory", "setup_tile", "buy_tile", "buy_colour", "gold_choose"})
NUMBERS = frozenset({"veterans", "pairs"})


def places_of(board: "KemetBoard", action: Action) -> list[str]:
    """The things that the action is done with; none if it has no place on the table."""
    kind = str(action[0])
    if kind in AT_ZONE:
        return [f"land:{action[1]}"]
    if kind == "move_step":
        return [f"land:{action[2]}"]
    if kind == "city":
        return [f"land:{district}" for district in CITIES[str(action[1])]]
    if kind == "place_token":
        return [f"space:{action[2]}"]
    if kind in DI_IN_HAND:
        return [f"di:{action[1]}"]
    if kind in CARD_IN_HAND:
        return [f"card:{action[1]}"]
    if kind == "fate_position":
        return [f"place:{action[1]}"]
    return []


def targets(board: "KemetBoard", action: Action) -> list[str]:
    """The ids of the widgets that do it, as `prompts` names them."""
    for panel in board.panels.open():
        found = panel.targets(action)
        if found:
            return list(found)
    places = places_of(board, action)
    if places:
        return [place for place in places if board.scene.find(place) is not None]
    kind = str(action[0])
    chips = [widget.id for widget in board.scene.widgets if getattr(widget, "action", None) == action]
    return chips[:1] if chips else [f"button:{kind}"]
