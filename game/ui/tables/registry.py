"""Which board a title is played on. A new title adds its line here."""

from typing import TYPE_CHECKING

from game.ui.tables.afterlife.board import AfterlifeBoard

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

BOARDS = {"afterlife": AfterlifeBoard}


def board_for(scene: "TableScene") -> AfterlifeBoard:
    return BOARDS[scene.match.title.id](scene)
