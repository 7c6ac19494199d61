"""Why a hex, a row or a corner cannot be chosen now, in a few words."""

from typing import TYPE_CHECKING

from game.core.language import _
from game.ui.tables.ankh.grid import distance
from game.ui.tables.ankh.printed import MOVE_RANGE

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard


def why_not_hex(board: "AnkhBoard", name: int) -> str:
    kind = board.asked()
    if not kind or not board.lit:
        return ""
    figure, monument = board.model.figures.get(name), board.model.monuments.get(name)
    own = board.model.god_of[board.view["decision"]["seat"]]
    if kind == "move_figure":
        if figure is None or figure.god != own:
            return _("Not now: choose one of your figures.")
        if name in board.view["legal"].get("moved", ()):
            return _("Not now: this figure has moved already.")
        return _("Not now: this figure can go nowhere.")
    if kind in ("move_to", "push_to"):
        start = int(board.view["decision"]["about"][0 if kind == "move_to" else 1])
        steps = distance(start, name)
        if kind == "move_to" and steps > MOVE_RANGE:
            return _("Too far: {steps} steps, a figure moves up to {range}.").format(steps=steps, range=MOVE_RANGE)
        return _occupied(board, name) or _("Not now: the figure cannot stop here.")
    if kind == "control_monument":
        if monument is None:
            return _("Not now: there is no monument here.")
        if monument[1] == own:
            return _("Not now: it is yours already.")
        return _("Not now: none of your figures stands beside it, or a neutral monument comes first.")
    if kind in ("summon_hex", "build_hex", "gate_hex", "mummy_return", "obelisk_to"):
        return _occupied(board, name) or _("Not now: too far from your figures and monuments, or another region.")
    return _("Not now: this is no answer to the question.")


def _occupied(board: "AnkhBoard", name: int) -> str:
    if name in board.model.figures:
        return _("Not now: a figure stands here.")
    if name in board.model.monuments:
        return _("Not now: a monument stands here.")
    if board.places.grid.terrain[name] == "water":
        return _("Not now: here is water.")
    return ""


def why_not_row(board: "AnkhBoard", row: str) -> str:
    """Rows that cannot be chosen, and an Unlock that would do nothing."""
    if board.asked() != "choose_action":
        return ""
    name = board.words.row(row)
    found = [line for line in board.words.why_not(board.view) if line.startswith(name)]
    return "\n".join(found)
