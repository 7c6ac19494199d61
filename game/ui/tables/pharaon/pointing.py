"""Where on the table an action is done: the target's name for every kind of action."""

from typing import TYPE_CHECKING

from game.core.decision import Action

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

AT_PLACE = {
    "offerings": "pair", "offerings_bonus": "pair", "bonus": "bonus", "nobles": "noble", "artisans": "artisan",
    "artisan": "artisan", "nile": "nile", "burial": "space", "nile_step": "track", "basic": "stock", "give": "token",
    "pay_with": "token", "take_jar": "jar",
}  # fmt: skip
IN_ROWS = frozenset({"pay", "name", "to_wheel"})  # answers without a place on the table: a list on the desk


def place_of(board: "PharaonBoard", action: Action) -> str:
    """The thing that the action is done with; empty if it has no place on the table."""
    kind = str(action[0])
    if kind == "bag":
        return "bag"
    if kind in AT_PLACE:
        return f"{AT_PLACE[kind]}:{action[1]}"
    if kind == "exchange":
        return f"card:{action[1]}"
    if kind == "reward":
        return f"field:{reward_field(board, str(action[1]))}"
    return ""


def reward_field(board: "PharaonBoard", reward: str) -> str:
    """The nearest field of the deciding player's row that gives this reward."""
    seat = board.view["decision"]["seat"]
    player = board.view["players"][seat]
    row, field = player["row"], player["field"]
    if not row:
        return ""
    fields = board.view["pyramid"][row - 1]["fields"]
    nearest = next((at for at in range(field, 0, -1) if fields[at - 1] == reward), field)
    return f"{row}:{nearest}"


def targets(board: "PharaonBoard", action: Action) -> list[str]:
    """The ids of the widgets that do it, as `prompts` names them."""
    place = place_of(board, action)
    if place:
        return [place]
    kind = str(action[0])
    if kind in IN_ROWS or kind == "keep":
        return [widget.id for widget in board.scene.widgets if getattr(widget, "action", None) == action][:1]
    return [f"button:{kind}"]
