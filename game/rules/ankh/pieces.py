"""Putting figures and monuments on the map and taking them off, with everything that goes with them.

A figure is known by its hex: its sun token and its claws go where it goes.
"""

from game.core.event import Event
from game.rules.ankh.content import LEVELS, MONUMENT_IDS, MONUMENT_SUPPLY, MONUMENTS, SCORPION, SUN_TOKENS
from game.rules.ankh.hexes import BIT, NAME
from game.rules.ankh.state import AnkhState

TABLE_ITSELF = -1
GOD, WARRIOR = -2, -1  # kinds of figures besides the guardians' levels
MISSING = -1


def kind_at(state: AnkhState, god: int, place: int) -> int:
    """GOD, WARRIOR, or the level of a guardian."""
    if state.god_at[god] == place:
        return GOD
    for level in range(LEVELS):
        if state.guardians_at[level] >> place & 1:
            return level
    return WARRIOR


def shift_figure(state: AnkhState, god: int, place: int, to: int) -> None:
    """A figure goes to an empty hex."""
    both = BIT[place] | BIT[to]
    state.figures[god] ^= both
    if state.god_at[god] == place:
        state.god_at[god] = to
        return
    at = state.guardians_at
    for level in range(LEVELS):
        if at[level] >> place & 1:
            at[level] ^= both
            if place in state.claws:
                state.claws[to] = state.claws.pop(place)
    if state.suns >> place & 1:
        state.suns ^= both


def swap_figures(state: AnkhState, god: int, place: int, other: int, other_place: int) -> None:
    """Figures of two gods change places: Satet pushes an enemy to the hex that it came from."""
    both = BIT[place] | BIT[other_place]
    state.figures[god] ^= both
    state.figures[other] ^= both
    if state.god_at[other] == other_place:
        state.god_at[other] = place
    at = state.guardians_at
    for level in range(LEVELS):
        if (at[level] & both).bit_count() == 1:
            at[level] ^= both
    if (state.suns & both).bit_count() == 1:
        state.suns ^= both
    if other_place in state.claws:
        state.claws[place] = state.claws.pop(other_place)


def put_figure(state: AnkhState, god: int, kind: int, place: int) -> None:
    state.figures[god] |= BIT[place]
    if kind >= 0:
        state.guardians_at[kind] |= BIT[place]


def lift_figure(state: AnkhState, god: int, place: int) -> int:
    """Take a warrior or guardian off the map and say what it was; its sun token returns."""
    kind = kind_at(state, god, place)
    bit = BIT[place]
    state.figures[god] &= ~bit
    state.suns &= ~bit
    if kind >= 0:
        state.guardians_at[kind] &= ~bit
        state.claws.pop(place, None)
    return kind


def to_pool(state: AnkhState, god: int, kind: int) -> None:
    if kind == WARRIOR:
        state.pool_warriors[god] += 1
    else:
        state.pool_guardians[god * LEVELS + kind] += 1


def is_scorpion(state: AnkhState, kind: int) -> bool:
    return kind >= 0 and state.table.guardians[kind] == SCORPION


def suns_left(state: AnkhState) -> int:
    return SUN_TOKENS - state.suns.bit_count()


# Monuments ----------------------------------------------------------------------------------------------------------


def type_at(state: AnkhState, place: int) -> int:
    for kind in range(MONUMENTS):
        if state.monuments[kind] >> place & 1:
            return kind
    return MISSING


def controller_at(state: AnkhState, place: int) -> int:
    """The god whose token the monument holds, or TABLE_ITSELF."""
    for god, owned in enumerate(state.owned):
        if owned >> place & 1:
            return god
    return TABLE_ITSELF


def supply_of(state: AnkhState, kind: int) -> int:
    return MONUMENT_SUPPLY[kind] - state.monuments[kind].bit_count()


def destroy_monuments(state: AnkhState, mask: int) -> None:
    """To the supply; ankh tokens return to their owners' pools."""
    for god, owned in enumerate(state.owned):
        state.tokens[god] += (owned & mask).bit_count()
        state.owned[god] = owned & ~mask
    for kind in range(MONUMENTS):
        lost = state.monuments[kind] & mask
        state.monuments[kind] &= ~mask
        if state.emit:
            while lost:
                place = (lost & -lost).bit_length() - 1
                lost &= lost - 1
                state.emit(Event("destroyed", TABLE_ITSELF, (MONUMENT_IDS[kind], NAME[place])))
