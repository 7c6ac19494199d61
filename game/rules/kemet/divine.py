"""Divine intervention cards outside battles (6.4): the pile, hands, and the cards of the own turn."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.armies import destroy, zone_id
from game.rules.kemet.cards import (
    DAY_KINDS,
    DI_IDS,
    DI_INDEX,
    DI_PRAYER,
    DI_UNITS,
    DIVINE_MEMORY,
    ENLISTMENT,
    MANA_THEFT,
    PRAYER_CARD,
    RAINING_FIRE,
)
from game.rules.kemet.choices import FIRE, PLAY_DAY, RECOVER
from game.rules.kemet.land import ZONE_INDEX, zones_in
from game.rules.kemet.packing import BITS, MOST_OF_A_KIND, count, kinds_of, listed, one, packed, random_kind, size
from game.rules.kemet.placing import ENLISTMENT as ENLISTING
from game.rules.kemet.placing import PlaceWarriors, can_place
from game.rules.kemet.prayer import di_cost, gain, pay
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import IMMUNE

DAY_BITS = sum([MOST_OF_A_KIND << BITS * kind for kind in DAY_KINDS])


def draw_kind(state: KemetState) -> int:
    """A card out of the pile; an empty pile is made of the discard first. -1: both are empty."""
    if not state.di_pile:
        state.di_pile = state.di_discard
        state.di_discard = 0
        if not state.di_pile:
            return -1
        if state.emit:
            state.emit(Event("di_reshuffled", -1, (size(state.di_pile),)))
    kind = random_kind(state.di_pile, state.rng)
    state.di_pile -= one(kind)
    return kind


def draw_cards(state: KemetState, seat: int, number: int) -> None:
    drawn: list[int] = []
    for _ in range(number):
        kind = draw_kind(state)
        if kind < 0:
            break
        drawn.append(kind)
    state.di[seat] += packed(drawn)
    if state.emit and number:
        names = tuple([DI_IDS[kind] for kind in sorted(drawn)])
        state.emit(Event("drew_di", seat, (len(drawn),), names, 1 << seat, True))


def forget(state: KemetState, seat: int, cards: int) -> None:
    """These cards leave the hand. What others knew of such cards is used up by them."""
    state.di[seat] -= cards
    known = state.di_known[seat]
    if known:
        for kind in listed(cards):
            if count(known, kind):
                known -= one(kind)
        state.di_known[seat] = known


def discard_cards(state: KemetState, seat: int, cards: int) -> None:
    forget(state, seat, cards)
    state.di_discard += cards


def has_secrets(state: KemetState, seat: int) -> bool:
    """The hand holds cards that others do not know: a question must not be left out because of them."""
    return state.di[seat] != state.di_known[seat]


# Cards of the own turn -----------------------------------------------------------------------------------------------


def fire_targets(state: KemetState, seat: int) -> list[int]:
    """Zones with an opposing army that is not protected."""
    mask = 0
    for other in range(state.table.seats):
        if other != seat:
            mask |= state.held[other]
    return [zone for zone in zones_in(mask) if not state.creatures[zone] & IMMUNE]


def day_cards(state: KemetState, seat: int) -> list[Action]:
    if not state.di[seat] & DAY_BITS:
        return []
    return [PLAY_DAY[card] for card in DAY_KINDS if count(state.di[seat], card) and _playable(state, seat, card)]


def _playable(state: KemetState, seat: int, card: int) -> bool:
    if di_cost(state, seat, card) > state.prayer[seat]:
        return False
    if card == ENLISTMENT:
        return can_place(state, seat, ENLISTING)
    if card == RAINING_FIRE:
        return bool(fire_targets(state, seat))
    return card != DIVINE_MEMORY or state.di_discard != 0


def lay_down(state: KemetState, seat: int, card: int) -> None:
    """Pay for a card and put it on the discard."""
    if state.emit:
        state.emit(Event("played_di", seat, (DI_IDS[card],)))
    pay(state, seat, di_cost(state, seat, card), DI_IDS[card])
    discard_cards(state, seat, one(card))


def play_day_card(state: KemetState, seat: int, action: Action) -> None:
    card = DI_INDEX[str(action[1])]
    before = state.di_discard
    lay_down(state, seat, card)
    if card == PRAYER_CARD:
        gain(state, seat, DI_PRAYER[card], DI_IDS[card])
    elif card == MANA_THEFT:
        steal_prayer(state, seat)
    elif card == ENLISTMENT:
        state.frames.append(PlaceWarriors(seat, ENLISTING, DI_UNITS[card], ()))
    elif card == RAINING_FIRE:
        state.frames.append(RainingFire(seat))
    else:
        state.frames.append(DivineMemory(seat, before))


def steal_prayer(state: KemetState, seat: int) -> None:
    number = DI_PRAYER[MANA_THEFT]
    for other in range(state.table.seats):
        if other != seat and state.prayer[other]:
            lost = min(number, state.prayer[other])
            state.prayer[other] -= lost
            if state.emit:
                state.emit(Event("lost_prayer", other, (lost, state.prayer[other])))
    gain(state, seat, number, DI_IDS[MANA_THEFT])


class RainingFire(NamedTuple):
    seat: int

    def decide(self, state: KemetState) -> Decision:
        return Decision(self.seat, "raining_fire", [FIRE[zone] for zone in fire_targets(state, self.seat)])

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        zone = ZONE_INDEX[str(action[1])]
        victim = state.holder[zone]
        if state.emit:
            state.emit(Event("burned", self.seat, (zone_id(zone), victim)))
        destroy(state, zone, DI_UNITS[RAINING_FIRE])


class DivineMemory(NamedTuple):
    """A card of the discard as it was before this card; everybody sees which."""

    seat: int
    before: int

    def decide(self, state: KemetState) -> Decision:
        return Decision(self.seat, "divine_memory", [RECOVER[card] for card in kinds_of(self.before)])

    def answer(self, state: KemetState, action: Action) -> None:
        state.frames.pop()
        card = one(DI_INDEX[str(action[1])])
        state.di_discard -= card
        state.di[self.seat] += card
        state.di_known[self.seat] += card
        if state.emit:
            state.emit(Event("recovered_di", self.seat, (str(action[1]),)))
