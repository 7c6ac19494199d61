"""The nobles: taking one from the display or the deck (4.5), and immediate effects (nobles 21 to 26)."""

from typing import NamedTuple

from game.core.decision import Action
from game.core.event import Event
from game.rules.pharaon.artisans import ChooseArtisan
from game.rules.pharaon.bank import TABLE_ITSELF, OneOffering, gain_silver, speaker
from game.rules.pharaon.burial import burial_step, check_succession
from game.rules.pharaon.choices import DECK
from game.rules.pharaon.content import EMPTY
from game.rules.pharaon.masks import random_card
from game.rules.pharaon.nile import ANY_TRACK, NileSteps
from game.rules.pharaon.noble_cards import (
    EFFECT,
    EFFECT_OFFERINGS,
    EFFECT_SILVER,
    EFFECT_STEPS,
    IMMEDIATE,
    NOBLE_IDS,
    TYPE,
)
from game.rules.pharaon.state import PharaonState


def lift_noble(state: PharaonState, place: int) -> int:
    """The card at this place of the display, which is refilled at once; or one from the deck."""
    if place == DECK:
        return _from_deck(state)
    noble = state.noble_display[place]
    state.noble_display[place] = EMPTY
    refill_nobles(state)
    return noble


def _from_deck(state: PharaonState) -> int:
    noble = random_card(state.noble_deck, state.rng)
    state.noble_deck &= ~(1 << noble)
    return noble


def refill_nobles(state: PharaonState) -> None:
    for place, noble in enumerate(state.noble_display):
        if noble == EMPTY and state.noble_deck:
            state.noble_display[place] = _from_deck(state)
            if state.emit:
                shown = NOBLE_IDS[state.noble_display[place]]
                state.emit(Event("noble_revealed", TABLE_ITSELF, (shown, place + 1), reveals=True))


def own_noble(state: PharaonState, owner: int, noble: int, place: int) -> None:
    """Face up in front of its owner; its ability works from now on."""
    state.nobles[owner] |= 1 << noble
    if state.emit:
        where = "deck" if place == DECK else place + 1
        state.emit(Event("took_noble", speaker(state, owner), (NOBLE_IDS[noble], where), reveals=place == DECK))
    check_succession(state, owner)


def take_noble(state: PharaonState, seat: int, place: int) -> None:
    noble = lift_noble(state, place)
    own_noble(state, seat, noble, place)
    immediate_effect(state, seat, noble)


def immediate_effect(state: PharaonState, seat: int, noble: int) -> None:
    """What is impossible is lost; the other parts are still done."""
    if TYPE[noble] != IMMEDIATE:
        return
    state.frames.append(Afterwards(seat, EFFECT_SILVER[noble], EFFECT_OFFERINGS[noble]))
    effect = EFFECT[noble]
    steps = EFFECT_STEPS[noble]
    if effect == "nile_steps":
        state.frames.append(NileSteps(seat, (ANY_TRACK,) * steps))
    elif effect == "take_artisan":
        state.frames.append(ChooseArtisan(seat))
    else:
        for _ in range(steps):
            burial_step(state, seat)


class Afterwards(NamedTuple):
    """The second part of an immediate effect: silver, or offerings one by one."""

    seat: int
    silver: int
    offerings: int

    def decide(self, state: PharaonState) -> None:
        state.frames.pop()
        gain_silver(state, self.seat, self.silver)
        for _ in range(self.offerings):
            state.frames.append(OneOffering(self.seat))

    def answer(self, state: PharaonState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")
