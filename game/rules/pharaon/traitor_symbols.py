"""The symbols of the Traitor's columns, one by one (6.4)."""

from collections.abc import Callable

from game.core.event import Event
from game.rules.pharaon.artisans import lift_artisan, own_artisan
from game.rules.pharaon.bank import TABLE_ITSELF, take_bonus
from game.rules.pharaon.burial import burial_step
from game.rules.pharaon.content import ARTISAN_IDS, ARTISAN_POINTS, EMPTY
from game.rules.pharaon.nile import nile_step
from game.rules.pharaon.noble_cards import NOBLE_IDS
from game.rules.pharaon.nobles import lift_noble, own_noble
from game.rules.pharaon.offerings import take_pair
from game.rules.pharaon.state import TRAITOR, PharaonState


def resolve_symbol(state: PharaonState, word: str, number: int) -> None:
    """`start`, `none`, `noble_value` and `god` do nothing now: the last two count at the end."""
    effect = EFFECTS.get(word)
    if effect is not None:
        effect(state, number)


def take_noble(state: PharaonState, number: int) -> None:
    """He ignores its effect. The place is refilled before he owns it, as for everybody."""
    place = number - 1
    if state.noble_display[place] != EMPTY:
        own_noble(state, TRAITOR, lift_noble(state, place), place)


def discard_noble(state: PharaonState, number: int) -> None:
    place = number - 1
    if state.noble_display[place] == EMPTY:
        return
    if state.emit:
        state.emit(Event("noble_discarded", TABLE_ITSELF, (NOBLE_IDS[state.noble_display[place]],)))
    state.gone_nobles |= 1 << lift_noble(state, place)


def artisan_place(state: PharaonState, most: int) -> int:
    """Where the displayed artisan with the most points lies (or, with -1, with the fewest); the leftmost if tied."""
    places = [place for place, card in enumerate(state.artisan_display) if card != EMPTY]
    if not places:
        return EMPTY
    return max(places, key=lambda place: (most * ARTISAN_POINTS[state.artisan_display[place]], -place))


def take_artisan(state: PharaonState, most: int) -> None:
    place = artisan_place(state, most)
    if place != EMPTY:
        own_artisan(state, TRAITOR, lift_artisan(state, place), place)


def discard_artisan(state: PharaonState, most: int) -> None:
    place = artisan_place(state, most)
    if place == EMPTY:
        return
    if state.emit:
        state.emit(Event("artisan_discarded", TABLE_ITSELF, (ARTISAN_IDS[state.artisan_display[place]],)))
    state.gone_artisans |= 1 << lift_artisan(state, place)


def take_pair_at(state: PharaonState, number: int) -> None:
    if state.pairs[number - 1]:
        take_pair(state, TRAITOR, number - 1)


def take_offering(state: PharaonState, number: int) -> None:
    if state.bonus[number - 1] != EMPTY:
        take_bonus(state, TRAITOR, number - 1)


def step_on_nile(state: PharaonState, most: int) -> None:
    """On the track whose colour belongs to the column with the most (or, with -1, the fewest) tokens now."""
    heights = [len(column) for column in state.columns]
    column = max(range(len(heights)), key=lambda at: (most * heights[at], -at))
    nile_step(state, TRAITOR, state.table.column_colours[column])


EFFECTS: dict[str, Callable[[PharaonState, int], None]] = {
    "burial_step": lambda state, number: burial_step(state, TRAITOR),
    "take_noble": take_noble,
    "discard_noble": discard_noble,
    "take_artisan_high": lambda state, number: take_artisan(state, 1),
    "take_artisan_low": lambda state, number: take_artisan(state, -1),
    "discard_artisan_high": lambda state, number: discard_artisan(state, 1),
    "discard_artisan_low": lambda state, number: discard_artisan(state, -1),
    "take_pair": take_pair_at,
    "take_offering": take_offering,
    "nile_most": lambda state, number: step_on_nile(state, 1),
    "nile_least": lambda state, number: step_on_nile(state, -1),
}
