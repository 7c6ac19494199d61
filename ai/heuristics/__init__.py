"""How good a position is for a seat: one module of named terms per title, found by the title's id."""

from collections.abc import Callable

from ai.heuristics.afterlife import AfterlifeHeuristic
from ai.heuristics.base import Heuristic
from ai.heuristics.generic import Generic

__all__ = ["Heuristic", "heuristic"]

_HEURISTICS: dict[str, Callable[[], Heuristic]] = {"afterlife": AfterlifeHeuristic}


def heuristic(title_id: str) -> Heuristic:
    """The title's own evaluation; a title without one is judged by its result alone."""
    return _HEURISTICS.get(title_id, Generic)()
