"""How good a position is for a seat: one module of named terms per title, found by the title's id."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ai.heuristics.afterlife import WEIGHTS as AFTERLIFE_WEIGHTS
from ai.heuristics.afterlife import AfterlifeHeuristic
from ai.heuristics.ankh import WEIGHTS as ANKH_WEIGHTS
from ai.heuristics.ankh import AnkhHeuristic
from ai.heuristics.base import Heuristic
from ai.heuristics.generic import Generic
from ai.heuristics.kemet import WEIGHTS as KEMET_WEIGHTS
from ai.heuristics.kemet import KemetHeuristic
from ai.heuristics.pharaon import WEIGHTS as PHARAON_WEIGHTS
from ai.heuristics.pharaon import PharaonHeuristic
from ai.temperament import BALANCED, Temperament, coloured, misjudged

__all__ = ["Heuristic", "heuristic"]

Weights: TypeAlias = Mapping[str, float]
_HEURISTICS: dict[str, tuple[Callable[[Weights], Heuristic], Weights]] = {
    "afterlife": (AfterlifeHeuristic, AFTERLIFE_WEIGHTS),
    "pharaon": (PharaonHeuristic, PHARAON_WEIGHTS),
    "kemet": (KemetHeuristic, KEMET_WEIGHTS),
    "ankh": (AnkhHeuristic, ANKH_WEIGHTS),
}


def heuristic(
    title_id: str, style: Temperament = BALANCED, weights: Weights | None = None, errs: float = 0.0, seed: int = 0
) -> Heuristic:
    """The title's own evaluation, coloured by a temperament; a title without one is judged by its result alone.
    `weights` replace the shipped ones, to try them out. Who errs takes them for more or less than they are."""
    if title_id not in _HEURISTICS:
        return Generic()
    make, shipped = _HEURISTICS[title_id]
    felt = coloured({**shipped, **(weights or {})}, style)
    return make(misjudged(felt, errs, seed) if errs else felt)
