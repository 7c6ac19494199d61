"""Where on the table an action is done: the target's name for every kind of action."""

from typing import TYPE_CHECKING

from game.core.decision import Action

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

ROWS = frozenset({"move", "summon", "gain", "unlock"})
AT_HEX = frozenset({"move_figure", "to", "hex", "control", "obelisk_move", "gate"})


def place_of(board: "AnkhBoard", action: Action) -> str:
    """The thing that the action is done with; empty if it has no place on the table."""
    kind = str(action[0])
    if len(action) == 1:
        return f"row:{kind}" if kind in ROWS else ""
    thing = action[1]
    if kind in AT_HEX and isinstance(thing, int):
        return f"hex:{thing}"
    if kind == "region":
        return f"region:{thing}"
    if kind == "keep" and isinstance(thing, int):
        return f"region:{region_of(board, thing)}"
    if kind == "corner":
        return f"corner:{thing}"
    return ""


def region_of(board: "AnkhBoard", name: int) -> int:
    """The number of the region that a land hex belongs to; 0 in water."""
    for at, land in enumerate(board.model.regions):
        if name in land:
            return at + 1
    return 0


def area_of(board: "AnkhBoard", name: int) -> int:
    """The same, with the water that belongs to a region; 0 if it belongs to none."""
    found = region_of(board, name)
    if found:
        return found
    return next((at + 1 for at, water in enumerate(board.model.waters) if name in water), 0)


def targets(board: "AnkhBoard", action: Action) -> list[str]:
    """The ids of the widgets that do it, as `prompts` names them."""
    for panel in board.panels:
        found = panel.targets(action) if board.is_open(panel) else []
        if found:
            return list(found)
    place = place_of(board, action)
    if place and board.scene.find(place) is not None:
        return [place]
    return [widget.id for widget in board.scene.widgets if getattr(widget, "action", None) == action][:1]
