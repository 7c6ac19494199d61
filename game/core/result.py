"""How a match ended: ranking, scores and the named lines that add up to them."""

from typing import NamedTuple


class Line(NamedTuple):
    """One named line of a seat's final sheet; `name` is an id that the title's words can say."""

    name: str
    points: int
    number: int = 0  # of cards behind the points


class Result(NamedTuple):
    ranking: tuple[int, ...]  # all seats, best first; tied seats in seat order
    scores: tuple[int, ...]  # by seat
    breakdown: tuple[tuple[Line, ...], ...]  # by seat; the points of the lines add up to the score
    winners: tuple[int, ...]  # several when victory is shared, none when a solo goal was missed
    goal: int = 0  # the points that had to be reached alone, where the rules name them
