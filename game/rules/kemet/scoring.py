"""How a match ends (7): the winner of a turn's start, or the most points when the rounds are used up."""

from typing import TYPE_CHECKING

from game.core.result import Line, Result
from game.rules.kemet.control import pyramid_points, temples

if TYPE_CHECKING:
    from game.rules.kemet.state import KemetState

PARTS = ("battle", "divine", "temple", "pyramid")


def score_lines(state: "KemetState", seat: int) -> tuple[Line, ...]:
    held, peaks = temples(state, seat), pyramid_points(state, seat)
    return (
        Line("battle", state.battle_points[seat], state.battle_points[seat]),
        Line("divine", state.divine_points[seat], state.divine_points[seat]),
        Line("temple", held, held),
        Line("pyramid", peaks, peaks),
    )


def result(state: "KemetState") -> Result | None:
    if state.frames:
        return None
    seats = range(state.table.seats)
    breakdown = tuple([score_lines(state, seat) for seat in seats])
    scores = tuple([sum([line.points for line in lines]) for lines in breakdown])
    place = {seat: number for number, seat in enumerate(state.order)}
    keys = [(seat != state.winner, -scores[seat], -state.battle_points[seat], place[seat]) for seat in seats]
    ranking = tuple(sorted(seats, key=keys.__getitem__))
    return Result(ranking, scores, breakdown, ranking[:1])
