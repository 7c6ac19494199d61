"""The region inspector: for every region who is there, how strong before cards, who has majorities, who would win."""

from typing import Any

from game.rules.ankh.content import MONUMENT_IDS, MONUMENTS
from game.rules.ankh.hexes import NAME, names_in
from game.rules.ankh.majorities import majority_devotion, majority_of
from game.rules.ankh.rewards import domination_devotion
from game.rules.ankh.state import NOBODY, AnkhState
from game.rules.ankh.strength import strength

NO_CARDS = 0


def regions_view(state: AnkhState) -> tuple[dict[str, Any], ...]:
    """In the order of conflict numbers."""
    return tuple([region_view(state, number) for number in range(1, len(state.numbers) + 1)])


def region_view(state: AnkhState, number: int) -> dict[str, Any]:
    land, area = state.region(number), state.area(number)
    present = [god for god in state.ladder if state.figures[god] & area]
    held = [majority_of(state, area, kind) for kind in range(MONUMENTS)]
    return {
        "number": number,
        "hex": NAME[(land & -land).bit_length() - 1],  # its name in decisions
        "land": names_in(land),
        "water": names_in(area & ~land),
        "figures": {god: (state.figures[god] & area).bit_count() for god in present},
        "strength": {god: strength(state, god, area, NO_CARDS) for god in present},
        "majorities": {MONUMENT_IDS[kind]: None if god == NOBODY else god for kind, god in enumerate(held)},
        "paid": {god: majority_devotion(state, area, god) for god in present},
        "course": "battle" if len(present) > 1 else ("domination" if present else "nothing"),
        "winner": leader(state, present, area),  # before cards; None: nobody, or a tie
    }


def leader(state: AnkhState, present: list[int], area: int) -> int | None:
    totals = {god: strength(state, god, area, NO_CARDS) for god in present}
    best = [god for god in present if totals[god] == max(totals.values())]
    return best[0] if len(best) == 1 else None


def outlook(state: AnkhState, god: int, area: int) -> int:
    """The devotion that a region would bring a god in a conflict now, if nobody's cards mattered."""
    if not state.figures[god] & area:
        return 0
    present = [other for other in state.ladder if state.figures[other] & area]
    wins = leader(state, present, area) == god
    return majority_devotion(state, area, god) + (domination_devotion(state, god, area) if wins else 0)
