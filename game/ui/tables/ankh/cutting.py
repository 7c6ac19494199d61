"""Drawing a caravan: corner by corner along its sides, with both new regions in sight; and the list of cuts.

The rules may ask for the region and one end of the line before the line itself. A line that is chosen here answers all
of these questions at once.
"""

from typing import TYPE_CHECKING, Any

from game.core.decision import Action

if TYPE_CHECKING:
    from game.ui.tables.ankh.board import AnkhBoard

Caravan = dict[str, Any]


class Cutting:
    """`path`: the corners picked so far; `shown`: the line that a row of the list points at."""

    def __init__(self, board: "AnkhBoard") -> None:
        self.board = board
        self.path: list[int] = []

    def clear(self) -> None:
        self.path = []

    def possible(self) -> list[Caravan]:
        """The lines that can still be answered with, the good ones first."""
        board = self.board
        if board.asked() != "place_caravan":
            return []
        number, corner = board.view["decision"]["about"]
        found = [
            one
            for one in board.view["legal"].get("caravans", ())
            if (number < 0 or one["number"] == number) and (corner < 0 or corner in ends(one))
        ]
        return sorted(found, key=lambda one: (not one["good"], -one["worth"], len(one["sides"])))

    def fitting(self) -> list[Caravan]:
        """Those that begin with the path."""
        return [one for one in self.possible() if self._fits(one)]

    def _fits(self, caravan: Caravan) -> bool:
        count = len(self.path)
        corners = list(caravan["corners"])
        return corners[:count] == self.path or corners[::-1][:count] == self.path

    def finished(self) -> Caravan | None:
        """The line that is drawn completely."""
        return next((one for one in self.fitting() if self.path and len(one["corners"]) == len(self.path)), None)

    def next_corners(self) -> set[int]:
        """Where the line can begin, or go on."""
        count = len(self.path)
        found: set[int] = set()
        for one in self.fitting():
            for corners in (list(one["corners"]), list(one["corners"])[::-1]):
                if corners[:count] == self.path and len(corners) > count:
                    found.add(corners[count])
        return found

    def pick(self, corner: int) -> None:
        if corner in self.path:
            self.path = self.path[: self.path.index(corner)]
        else:
            self.path.append(corner)
        self.board.scene.refresh()

    def send(self, caravan: Caravan) -> None:
        """Answer every question up to this line."""
        scene, number = self.board.scene, caravan["number"]
        line: Action = ("caravan", *caravan["sides"])
        self.clear()
        for _ in range(3):
            decision = scene.match.decision()
            if decision is None or decision.kind != "place_caravan":
                return
            steps: list[Action] = [line, ("region", number), *(("corner", corner) for corner in ends(caravan))]
            step = next((one for one in steps if one in decision.actions), None)
            if step is None:
                return
            scene.apply(step)
            if step == line:
                return
            scene.director.skip()


def ends(caravan: Caravan) -> tuple[int, int]:
    return caravan["corners"][0], caravan["corners"][-1]
