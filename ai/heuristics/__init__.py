"""How good a position is for a seat: one module of named terms per title, found by the title's id."""

from collections.abc import Callable

from ai.heuristics.afterlife import WEIGHTS as AFTERLIFE_WEIGHTS
from ai.heuristics.afterlife import AfterlifeHeuristic
from ai.heuristics.base import Heuristic
from ai.heuristics.generic import Generic
from ai.temperament import BALANCED, Temperament, coloured

__all__ = ["Heuristic", "heuristic"]

_HEURISTICS: dict[str, Callable[[Temperament], Heuristic]] = {
    "afterlife": lambda style: AfterlifeHeuristic(coloured(AFTERLIFE_WEIGHTS, style)),
}


def heuristic(title_id: str, style: Temperament = BALANCED) -> Heuristic:
    """The title's own evaluation, coloured by a temperament; a title without one is judged by its result alone."""
    make = _HEURISTICS.get(title_id)
    return make(style) if make else Generic()
