"""What dominating a region or winning a battle is worth (4.9, B8)."""

from game.rules.ankh.content import (
    DOMINATION_DEVOTION,
    DROUGHT_BIT,
    GLORIOUS,
    GLORIOUS_DEVOTION,
    GLORIOUS_MARGIN,
    RA,
    RADIANCE_BONUS,
    WIN_DEVOTION,
)
from game.rules.ankh.hexes import DESERT
from game.rules.ankh.state import AnkhState


def domination_devotion(state: AnkhState, god: int, area: int) -> int:
    return DOMINATION_DEVOTION + radiance(state, god, area)


def radiance(state: AnkhState, god: int, area: int) -> int:
    """Ra's bonus, once for any number of figures with a sun (6.1)."""
    shining = state.ability[RA] == god and state.suns & state.figures[god] & area
    return RADIANCE_BONUS if shining else 0


def victory_devotion(state: AnkhState, god: int, area: int, cards: int, margin: int) -> int:
    """One gain for the win, with Glorious, Drought and Radiance in it."""
    glorious = state.powers[god] & GLORIOUS and margin >= GLORIOUS_MARGIN
    amount = GLORIOUS_DEVOTION if glorious else WIN_DEVOTION
    if cards & DROUGHT_BIT:
        amount += (state.figures[god] & area & DESERT & ~state.underworld).bit_count()
    return amount + radiance(state, god, area)
