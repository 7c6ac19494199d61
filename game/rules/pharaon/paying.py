"""Paying for a zone action (4.5, 5.3, 5.4): which payment, which of its tokens lies on the wheel, and then the zone."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon import offerings
from game.rules.pharaon.artisans import take_artisan
from game.rules.pharaon.burial import burial_step
from game.rules.pharaon.content import (
    ARTISANS_ZONE,
    FIRST_JOKER,
    FIRST_OFFERING,
    LETTERS,
    NILE_ZONE,
    NOBLES_ZONE,
    OFFERINGS_ZONE,
    RESOURCES,
    TOKEN_OF,
    ZONE_IDS,
)
from game.rules.pharaon.nile import do_nile_action
from game.rules.pharaon.noble_cards import ENTER_FULL, ENTRY_ANY, JUDGE, SCRIBE_MASK
from game.rules.pharaon.nobles import take_noble
from game.rules.pharaon.packing import JOKER, PAYABLE, contains, count_of, one_of, purse_kind
from game.rules.pharaon.payments import Tariff, tariff
from game.rules.pharaon.prices import ANY_ENTRY, EACH_COLOUR, PLAIN, WITH_BONUS, WITH_JUDGE
from game.rules.pharaon.state import PharaonState
from game.rules.pharaon.wheel import has_space, lay

SCARCE = 3  # with fewer of a paid kind in the bank it matters which token stays on the wheel
MOST_LISTED = 40  # more payments than this are chosen token by token
PAY_WITH: list[Action] = [("pay_with", letter) for letter in LETTERS]


def price_of(state: PharaonState, seat: int, zone: int, detail: int) -> Tariff:
    """What the action costs this player now. `detail` as in `prices`."""
    nobles = state.nobles[seat]
    entry = ANY_ENTRY if nobles & ENTRY_ANY[zone] else state.entry_colour(zone)
    return tariff(zone, entry, detail, nobles & SCRIBE_MASK)


class Pay(NamedTuple):
    """`target` is a place or an action of the zone; `bonus` a place, the bag or none; `begun` what the player has laid
    down so far where a list of all payments would be too long."""

    seat: int
    zone: int
    target: int
    bonus: int = offerings.NO_BONUS
    begun: int = 0

    def price(self, state: PharaonState) -> Tariff:
        detail = 0
        if self.zone == OFFERINGS_ZONE:
            detail = PLAIN if self.bonus == offerings.NO_BONUS else WITH_BONUS
        elif self.zone == NOBLES_ZONE:
            detail = WITH_JUDGE if state.nobles[self.seat] & JUDGE else EACH_COLOUR
        elif self.zone != ARTISANS_ZONE:
            detail = self.target
        return price_of(state, self.seat, self.zone, detail)

    def decide(self, state: PharaonState) -> Decision:
        found = self.price(state).payments(state.tokens[self.seat])
        actions = found.actions
        if min(state.bank) < SCARCE:
            actions = self._with_entries(state)
        if self.begun or len(actions) > MOST_LISTED:
            actions = self._narrowed(state, actions)
        return Decision(self.seat, "choose_payment", actions, (ZONE_IDS[self.zone], self.target + 1))

    def _with_entries(self, state: PharaonState) -> list[Action]:
        """Where the bank is short of a paid kind, one answer for each kind that can lie on the wheel."""
        price = self.price(state)
        found = price.payments(state.tokens[self.seat])
        bank = state.bank
        actions: list[Action] = []
        for payment in found.found:
            action, packed = payment.action, payment.packed
            kinds = found.entry_kinds(packed, state.entry_colour(self.zone))
            if len(kinds) > 1 and any(bank[kind] < SCARCE for kind in range(RESOURCES) if count_of(packed, kind)):
                actions.extend([(*action, LETTERS[purse_kind(self.zone, kind)]) for kind in kinds])
            else:
                actions.append(action)
        return actions

    def _narrowed(self, state: PharaonState, actions: list[Action]) -> list[Action]:
        """Only payments with the tokens laid down so far; while these are still too many, the next token."""
        found = self.price(state).payments(state.tokens[self.seat])
        packed = {payment.action[1]: payment.packed for payment in found.found}
        left = [action for action in actions if contains(packed[action[1]], self.begun)]
        if len(left) <= MOST_LISTED:
            return left
        possible = {packed[action[1]] for action in left}
        return [
            PAY_WITH[purse_kind(self.zone, kind)]
            for kind in range(PAYABLE)
            if any(contains(payment, self.begun + one_of(kind)) for payment in possible)
        ]

    def answer(self, state: PharaonState, action: Action) -> None:
        if action[0] == "pay_with":
            kind = TOKEN_OF[str(action[1])]
            place = JOKER if kind >= FIRST_JOKER else kind
            state.frames[-1] = Pay(self.seat, self.zone, self.target, self.bonus, self.begun + one_of(place))
            return
        found = self.price(state).payments(state.tokens[self.seat])
        at = found.actions.index(action[:2])
        entry = TOKEN_OF[str(action[2])] if len(action) > 2 else found.entry(at, state.entry_colour(self.zone))
        state.frames.pop()
        pay(state, self.seat, self.zone, found.found[at].spent, entry)
        if state.emit:
            args = (ZONE_IDS[self.zone], action[1], LETTERS[entry])
            state.emit(Event("paid", self.seat, args))
        resolve(state, self)


def pay(state: PharaonState, seat: int, zone: int, spent: list[tuple[int, int]], entry: int) -> None:
    """The entry token stays on the wheel; the rest is in the bank (or the offering discard) before anything is gained.
    A full sector is entered by the noble who may, without a further question (nobles 13 to 16)."""
    purse = state.tokens[seat]
    bank = state.bank
    for kind, count in spent:
        purse[kind] -= count
        if kind < RESOURCES:
            bank[kind] += count
        else:
            state.offering_discard[kind - FIRST_OFFERING] += count
    if entry < RESOURCES:
        bank[entry] -= 1
    else:
        state.offering_discard[entry - FIRST_OFFERING] -= 1
    colour = state.entry_colour(zone)
    if not has_space(state, colour):
        state.used[seat] |= ENTER_FULL[zone]
    lay(state, colour, entry)


def resolve(state: PharaonState, action: Pay) -> None:
    """The zone's action, after its price."""
    seat, zone, target = action.seat, action.zone, action.target
    if zone == OFFERINGS_ZONE:
        offerings.take_offerings(state, seat, target, action.bonus)
    elif zone == NOBLES_ZONE:
        take_noble(state, seat, target)
    elif zone == ARTISANS_ZONE:
        take_artisan(state, seat, target)
    elif zone == NILE_ZONE:
        do_nile_action(state, seat, target)
    else:
        burial_step(state, seat)
