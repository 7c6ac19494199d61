"""Temperaments: two opponents of the same level play differently, and neither plays badly.

A temperament multiplies a few weights of the evaluation by factors near 1. Which one an opponent has follows from its
seed, so that a match can be repeated. Names of terms that a title does not have are skipped.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.rng import Rng


class Temperament(NamedTuple):
    name: str
    factors: Mapping[str, float]


BALANCED = Temperament("balanced", {})
TEMPERAMENTS: tuple[Temperament, ...] = (
    BALANCED,
    Temperament("builder", {"economy": 1.12, "prospects": 1.2}),
    Temperament("collector", {"potential": 1.05, "prospects": 1.3}),
    Temperament("miser", {"waste": 1.3, "hand": 1.2, "starters": 1.2}),
    Temperament("raider", {"rivals": 1.2, "feeding": 1.2, "economy": 0.95}),
    Temperament("undertaker", {"burial": 1.15, "tomb": 1.03, "economy": 0.92}),
)
SALT = 0x7E3C  # so that the temperament does not depend on the same numbers as the choices


def temperament(seed: int) -> Temperament:
    return Rng(seed ^ SALT).choice(TEMPERAMENTS)


def coloured(weights: Mapping[str, float], style: Temperament) -> dict[str, float]:
    """The weights as this temperament feels them."""
    return {name: weight * style.factors.get(name, 1.0) for name, weight in weights.items()}
