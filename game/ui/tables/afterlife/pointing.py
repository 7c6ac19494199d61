"""Where on the table an action is done: what a hint points at."""

from typing import TYPE_CHECKING

from game.core.decision import Action
from game.ui.tables.afterlife.prompts import IN_MENU, ON_HAND, ON_SLOT

if TYPE_CHECKING:
    from game.ui.tables.afterlife.board import AfterlifeBoard


def targets(board: "AfterlifeBoard", action: Action) -> list[str]:
    """The ids of the widgets that do it, as `prompts` names them; a swap has two."""
    kind = str(action[0])
    if len(action) == 1:
        return [f"button:{kind}"]
    if kind in ON_SLOT:
        return [f"slot:{action[1]}"]
    if kind in ON_HAND or kind in IN_MENU:
        return [f"hand:{at}" for at, (card, _rect) in enumerate(board.hand_rects()) if card == action[1]][:1]
    if kind == "choose_opponent":
        return [f"seat:{action[1]}"]
    if kind == "choose_swap":
        return [f"slot:{slot}" for slot in action[1:]]
    return [w.id for w in board.scene.widgets if w.id.startswith("tray:") and getattr(w, "card", "") == action[1]][:1]
