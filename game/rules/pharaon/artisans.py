"""The artisans: taking one from the display or the deck, and what it gives (4.5, 6.2)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.bank import TABLE_ITSELF, gain, speaker
from game.rules.pharaon.choices import ARTISAN, DECK, place_of
from game.rules.pharaon.content import ARTISAN_GAIN, ARTISAN_IDS, ARTISAN_JARS, EMPTY
from game.rules.pharaon.jars import draw_jar
from game.rules.pharaon.masks import random_card
from game.rules.pharaon.state import PharaonState


def lift_artisan(state: PharaonState, place: int) -> int:
    """The card at this place of the display, which is refilled at once; or one from the deck."""
    if place == DECK:
        return _from_deck(state)
    card = state.artisan_display[place]
    state.artisan_display[place] = EMPTY
    refill_artisans(state)
    return card


def _from_deck(state: PharaonState) -> int:
    card = random_card(state.artisan_deck, state.rng)
    state.artisan_deck &= ~(1 << card)
    return card


def refill_artisans(state: PharaonState) -> None:
    for place, card in enumerate(state.artisan_display):
        if card == EMPTY and state.artisan_deck:
            state.artisan_display[place] = _from_deck(state)
            if state.emit:
                shown = ARTISAN_IDS[state.artisan_display[place]]
                state.emit(Event("artisan_revealed", TABLE_ITSELF, (shown, place + 1), reveals=True))


def own_artisan(state: PharaonState, owner: int, card: int, place: int) -> None:
    state.artisans[owner] |= 1 << card
    if state.emit:
        where = "deck" if place == DECK else place + 1
        args = (ARTISAN_IDS[card], where)
        state.emit(Event("took_artisan", speaker(state, owner), args, reveals=place == DECK))


def take_artisan(state: PharaonState, seat: int, place: int) -> None:
    """With all it gives: resources, then its jar."""
    card = lift_artisan(state, place)
    own_artisan(state, seat, card, place)
    gain(state, seat, ARTISAN_GAIN[card])
    for _ in range(ARTISAN_JARS[card]):
        draw_jar(state, seat)


class ChooseArtisan(NamedTuple):
    """A free artisan, by nobles 23 and 24."""

    seat: int

    def decide(self, state: PharaonState) -> Decision | None:
        actions = [ARTISAN[place] for place, card in enumerate(state.artisan_display) if card != EMPTY]
        if state.artisan_deck:
            actions.append(ARTISAN[DECK])
        if not actions:
            state.frames.pop()
            return None
        return Decision(self.seat, "choose_artisan", actions)

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        take_artisan(state, self.seat, place_of(action))
