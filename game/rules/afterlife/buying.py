"""Buying, step by step (4.4), and the reaction window that a completed purchase opens (Boat, 6.8)."""

from itertools import combinations
from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.piles import FACE_UP, KIND, holds
from game.rules.afterlife.choices import PASS, card_of, per_card, per_slot, slot_of
from game.rules.afterlife.content import BASE, BOAT, COST, EMPTY, GOLD, IDS, SLOTS
from game.rules.afterlife.moves import from_hand, lift, lift_by_turn, take, to_discard
from game.rules.afterlife.pyramid import crumble
from game.rules.afterlife.state import AfterlifeState

PAY = per_card("pay_card")
PAY_DONE: Action = ("pay_done",)
BOAT_TAKES = per_slot("boat_reaction")
MOST_COMPARED = 9  # the best cards of a larger hand always suffice; nobody compares more
FROM_STOCK = -1  # as a slot: the card that Brain Hook turned up


def price(state: AfterlifeState, kind: int, off: int = 0) -> int:
    return max(0, COST[kind] - state.turn.discount - off)


def worth(state: AfterlifeState, cards: list[int], ring: bool) -> int:
    """What these kinds are worth together as one payment; a Ring doubles the best of them."""
    if not cards:
        return 0
    turn = state.turn
    if turn.thoth:
        total = turn.thoth * (len(cards) + ring)
    else:
        total = sum([GOLD[kind] for kind in cards])
        if ring:
            total += max([GOLD[kind] for kind in cards])
    return total + turn.gold_bonus * len(cards)


def begin_purchase(state: AfterlifeState, seat: int, slot: int) -> None:
    state.frames.append(Pay(seat, price(state, state.pyramid[slot]), slot, state.turn.ring, ()))


class Pay(NamedTuple):
    seat: int
    price: int
    slot: int
    ring: bool
    paid: tuple[int, ...]

    def decide(self, state: AfterlifeState) -> Decision:
        actions: list[Action] = []
        if worth(state, list(self.paid), self.ring) >= self.price:
            actions.append(PAY_DONE)
        actions.extend([PAY[kind] for kind in sorted({card & KIND for card in state.hand[self.seat]})])
        return Decision(self.seat, "pay_card", actions, (IDS[self.card(state)],))

    def answer(self, state: AfterlifeState, action: Action) -> None:
        if action is not PAY_DONE and action != PAY_DONE:
            kind = card_of(action)
            from_hand(state, self.seat, kind)
            state.spent.append(kind)
            state.frames[-1] = Pay(self.seat, self.price, self.slot, self.ring, (*self.paid, kind))
            if state.emit:
                state.emit(Event("paid", self.seat, (IDS[kind],)))
            return
        state.frames.pop()
        state.turn.ring = self.ring and not self.paid  # a Ring outlasts only a purchase for nothing
        complete_purchase(state, self)

    def card(self, state: AfterlifeState) -> int:
        return state.revealed[-1] if self.slot == FROM_STOCK else state.pyramid[self.slot]

    def longing(self, state: AfterlifeState, kind: int) -> int:
        """How much a card would help to go on; see `knowledge.mend`."""
        return state.turn.thoth or GOLD[kind]

    def can_go_on(self, state: AfterlifeState) -> bool:
        cards = [card & KIND for card in state.hand[self.seat]]
        return worth(state, [*cards, *self.paid], self.ring) >= self.price


def best_payment(state: AfterlifeState, pay: Pay) -> list[int]:
    """Hand cards that complete this payment with the least gold lost, then the fewest cards; a menu may offer them."""
    hand = sorted((card & KIND for card in state.hand[pay.seat]), key=lambda kind: -GOLD[kind])[:MOST_COMPARED]
    best: list[int] = hand
    best_cost = (worth(state, [*pay.paid, *hand], pay.ring), len(hand))
    for size in range(len(hand) + 1):
        for cards in dict.fromkeys(combinations(hand, size)):
            total = worth(state, [*pay.paid, *cards], pay.ring)
            if total >= pay.price and (total, size) < best_cost:
                best, best_cost = list(cards), (total, size)
    return best


def complete_purchase(state: AfterlifeState, payment: Pay) -> None:
    seat = payment.seat
    from_pyramid = payment.slot != FROM_STOCK
    kind = lift_by_turn(state, payment.slot) if from_pyramid else state.revealed.pop()
    if state.turn.censer:
        state.draw[seat].append(kind | FACE_UP)
    else:
        to_discard(state, seat, kind)
    state.turn.bought = (*state.turn.bought, kind)
    state.turn.bought_height = 0 if state.turn.censer else len(state.discard[seat])
    if state.emit:
        place = SLOTS[payment.slot] if from_pyramid else "stock"
        paid = tuple(IDS[card] for card in payment.paid)
        state.emit(Event("bought", seat, (IDS[kind], place, payment.price, *paid)))
    if BOAT in state.table.cards:
        state.frames.append(BoatWindow(seat))
    if from_pyramid:
        crumble(state)


class BoatWindow(NamedTuple):
    """After a purchase an opponent who holds Boat may take a base card for it. An opponent's take is not a change of
    the pyramid by the active player (R3). The frame names nobody: who holds Boat is a secret."""

    buyer: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        slots = [slot for slot in BASE if state.pyramid[slot] != EMPTY]
        if slots:
            for seat in state.opponents(self.buyer):
                if holds(state.hand[seat], BOAT):
                    actions = [PASS, *[BOAT_TAKES[slot] for slot in slots]]
                    return Decision(seat, "boat_reaction", actions)
        state.frames.pop()
        return None

    def answer(self, state: AfterlifeState, action: Action) -> None:
        pending_seat = next(seat for seat in state.opponents(self.buyer) if holds(state.hand[seat], BOAT))
        state.frames.pop()
        if action == PASS:
            return
        from_hand(state, pending_seat, BOAT)
        to_discard(state, pending_seat, BOAT)
        if state.emit:
            state.emit(Event("reacted", pending_seat, (IDS[BOAT],), reveals=True))
        take(state, pending_seat, lift(state, slot_of(action)), "pyramid")
        crumble(state)
