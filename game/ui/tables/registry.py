"""Which board a title is played on, and what its final sheets show besides. A new title adds its line here."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.session.match import Match
from game.ui.tables.afterlife.board import AfterlifeBoard
from game.ui.tables.ankh.board import AnkhBoard
from game.ui.tables.ankh.final import final as ankh_final
from game.ui.tables.board import Board
from game.ui.tables.final import NOTHING_MORE, Final
from game.ui.tables.kemet.board import KemetBoard
from game.ui.tables.kemet.final import final as kemet_final
from game.ui.tables.pharaon.board import PharaonBoard
from game.ui.tables.pharaon.final import final as pharaon_final

if TYPE_CHECKING:
    from game.ui.screens.table import TableScene

BOARDS: dict[str, type[Board]] = {
    "afterlife": AfterlifeBoard,
    "pharaon": PharaonBoard,
    "kemet": KemetBoard,
    "ankh": AnkhBoard,
}

FINALS: dict[str, Callable[[Match], Final]] = {"pharaon": pharaon_final, "kemet": kemet_final, "ankh": ankh_final}


def board_for(scene: "TableScene") -> Board:
    return BOARDS[scene.match.title.id](scene)


def final_of(match: Match) -> Final:
    """For a match that is over."""
    return FINALS[match.title.id](match) if match.title.id in FINALS else NOTHING_MORE
