"""Strength in a battle (5.3)."""

from game.rules.ankh.content import (
    ANDROSPHINX,
    ANUBIS,
    CARD_STRENGTH,
    CARDS,
    FIGURE_STRENGTH,
    MONUMENTS,
    RESPLENDENT,
    RESPLENDENT_MONUMENTS,
    RESPLENDENT_STRENGTH,
    TEMPLE,
    TEMPLE_ATTUNED,
    TEMPLE_STRENGTH,
)
from game.rules.ankh.hexes import BIT
from game.rules.ankh.state import OFF_MAP, AnkhState


def neutralised(state: AnkhState, god: int) -> int:
    """Hexes on which figures of this god add nothing: adjacent to an enemy Androsphinx."""
    sphinxes = state.guardians_of_kind(ANDROSPHINX) & ~state.figures[god]
    return state.land.around(sphinxes) if sphinxes else 0


def figure_strength(state: AnkhState, god: int, area: int) -> int:
    """Its figures in the area, with what the god figure has besides."""
    figures = state.figures[god] & area & ~neutralised(state, god)
    total = figures.bit_count() * FIGURE_STRENGTH
    place = state.god_at[god]
    if place != OFF_MAP and figures & BIT[place]:
        if state.powers[god] & RESPLENDENT and is_resplendent(state, god):
            total += RESPLENDENT_STRENGTH - FIGURE_STRENGTH
        if state.ability[ANUBIS] == god:
            total += sum(state.locked)
    return total


def is_resplendent(state: AnkhState, god: int) -> bool:
    owned = state.owned[god]
    return max([(owned & state.monuments[kind]).bit_count() for kind in range(MONUMENTS)]) >= RESPLENDENT_MONUMENTS


def temple_strength(state: AnkhState, god: int, area: int) -> int:
    """Neutralised figures count here, and several at one temple count once."""
    if not state.powers[god] & TEMPLE_ATTUNED:
        return 0
    temples = state.owned[god] & state.monuments[TEMPLE] & area
    return TEMPLE_STRENGTH * (temples & state.land.around(state.figures[god])).bit_count() if temples else 0


def card_strength(cards: int) -> int:
    return sum([CARD_STRENGTH[card] for card in range(CARDS) if cards >> card & 1])


def strength(state: AnkhState, god: int, area: int, cards: int) -> int:
    """Nothing without a figure there, whatever cards and powers say."""
    if not state.figures[god] & area:
        return 0
    return figure_strength(state, god, area) + temple_strength(state, god, area) + card_strength(cards)
