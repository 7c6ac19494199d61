"""Temperaments: two opponents of the same level play differently, and neither plays badly.

A temperament multiplies a few weights of the evaluation by factors near 1. Which one an opponent has follows from its
seed, so that a match can be repeated. Names of terms that a title does not have are skipped.

A weaker level also misjudges: in each match it takes some things for more and others for less than they are worth.
More thought alone does not tell levels apart where a turn is soon understood; knowing what things are worth does.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.rng import Rng


class Temperament(NamedTuple):
    name: str
    factors: Mapping[str, float]


BALANCED = Temperament("balanced", {})
# In the order of the titles: Afterlife and Pharaon, then Kemet, then Ankh.
TEMPERAMENTS: tuple[Temperament, ...] = (
    BALANCED,
    Temperament(
        "builder",
        {"economy": 1.12, "prospects": 1.2, "nile": 1.2, "gods": 1.1}
        | {"levels": 1.2}
        | {"monuments/owned": 1.15, "income": 1.15},
    ),
    Temperament(
        "collector",
        {"potential": 1.05, "prospects": 1.3, "jokers": 1.2, "colours": 1.2}
        | {"creatures": 1.2, "cards": 1.2}
        | {"followers/spare": 1.2},
    ),
    Temperament(
        "miser",
        {"waste": 1.3, "hand": 1.2, "starters": 1.2, "silver": 1.15, "pyramid": 1.2}
        | {"prayer": 1.2, "veterans": 1.15}
        | {"reserve": 1.2, "followers/needed": 1.1},
    ),
    Temperament(
        "raider",
        {"rivals": 1.2, "feeding": 1.2, "economy": 0.95, "pharaoh": 1.25, "first": 0.5}
        | {"battle": 1.1, "armies": 1.2, "reach": 1.2}
        | {"presence": 1.2, "losses": 0.8},
    ),
    Temperament(
        "undertaker",
        {"burial": 1.15, "tomb": 1.03, "economy": 0.92, "tempo": 1.2}
        | {"night": 1.1, "threat": 1.1}
        | {"conflict": 1.05},
    ),
)
SALT = 0x7E3C  # so that the temperament does not depend on the same numbers as the choices
ERROR_SALT = 0x51D9
COUNTED = frozenset({"score"})
UNIT = 1 << 64


def temperament(seed: int) -> Temperament:
    return Rng(seed ^ SALT).choice(TEMPERAMENTS)


def coloured(weights: Mapping[str, float], style: Temperament) -> dict[str, float]:
    """The weights as this temperament feels them."""
    return {name: weight * style.factors.get(name, 1.0) for name, weight in weights.items()}


def misjudged(weights: Mapping[str, float], by: float, seed: int) -> dict[str, float]:
    """The weights as somebody sees them who errs by up to this share, either way; small errors are more likely. What
    can be counted on the table is not misjudged."""
    rng = Rng(seed ^ ERROR_SALT)
    return {name: weight if name in COUNTED else weight * (1 + by * slip(rng)) for name, weight in weights.items()}


def slip(rng: Rng) -> float:
    """From -1 to 1, mostly near 0."""
    return rng.next64() / UNIT + rng.next64() / UNIT - 1
