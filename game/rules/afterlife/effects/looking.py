"""Steps that look at the top of a hidden pile: Brain Hook (openly), Fishing Scene and Sphinx (secretly)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.piles import KIND, SEAT_BIT
from game.rules.afterlife.actions import Act, step
from game.rules.afterlife.buying import FROM_STOCK, Pay, price, worth
from game.rules.afterlife.choices import card_of, per_card
from game.rules.afterlife.content import IDS, INDEX, RING
from game.rules.afterlife.effects.decks import NO_DECK, NO_STOCK, deck_not_empty, stock_not_empty
from game.rules.afterlife.moves import from_hand, sacrifice, supply, take
from game.rules.afterlife.state import AfterlifeState

LOOKED = per_card("choose_looked_card")
BUY: Action = ("buy",)
BUY_WITH_RING: Action = ("buy_with_ring",)
DECLINE: Action = ("decline",)
OWN_DECK, STOCK = "deck", "stock"


@step("hook", stock_not_empty, NO_STOCK)
def hook(state: AfterlifeState, act: Act, count: int) -> None:
    kind = state.stock.pop() & KIND
    state.revealed.append(kind)
    if state.emit:
        state.emit(Event("turned_up", act.seat, (IDS[kind], "stock"), reveals=True))
    state.frames.append(Hook(act.seat, count))


class Hook(NamedTuple):
    """Brain Hook: buy the turned-up card for less, also with a Ring played inside the action, or sacrifice it.

    It is put even if only `decline` is left: silence would tell how rich the hand is.
    """

    seat: int
    off: int

    def decide(self, state: AfterlifeState) -> Decision:
        seat = self.seat
        to_pay = price(state, state.revealed[-1], self.off)
        cards = [card & KIND for card in state.hand[seat]]
        actions: list[Action] = []
        if worth(state, cards, False) >= to_pay:
            actions.append(BUY)
        if RING in cards:
            cards.remove(RING)
            if worth(state, cards, True) >= to_pay:
                actions.append(BUY_WITH_RING)
        actions.append(DECLINE)
        return Decision(seat, "hook_decision", actions, (IDS[state.revealed[-1]], to_pay), True)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        seat = self.seat
        if action == DECLINE:
            state.frames.pop()
            sacrifice(state, seat, state.revealed.pop(), "stock")
            return
        ring = action == BUY_WITH_RING
        if ring:
            from_hand(state, seat, RING)
            state.acted.append(RING)
            state.turn.done = (*state.turn.done, RING)
            if state.emit:
                state.emit(Event("played", seat, (IDS[RING],)))
        state.frames[-1] = Pay(seat, price(state, state.revealed[-1], self.off), FROM_STOCK, ring, ())


@step("look_at_deck", deck_not_empty, NO_DECK)
def look_at_deck(state: AfterlifeState, act: Act, count: int) -> None:
    _look(state, act.seat, supply(state, act.seat, count), OWN_DECK)


@step("look_at_stock", stock_not_empty, NO_STOCK)
def look_at_stock(state: AfterlifeState, act: Act, count: int) -> None:
    _look(state, act.seat, min(count, len(state.stock)), STOCK)


def _look(state: AfterlifeState, seat: int, count: int, where: str) -> None:
    """The cards stay where they are; from now on only the looking seat can say which is which."""
    pile = _pile(state, seat, where)
    for index in range(len(pile) - count, len(pile)):
        pile[index] = pile[index] & KIND | SEAT_BIT[seat]
    if state.emit:
        seen = tuple(IDS[card & KIND] for card in reversed(pile[-count:]))
        state.emit(Event("looked", seat, (count, where), seen, 1 << seat, True))
    state.frames.append(Looked(seat, count, where))


def _pile(state: AfterlifeState, seat: int, where: str) -> list[int]:
    return state.stock if where == STOCK else state.draw[seat]


class Looked(NamedTuple):
    """One of the cards looked at is taken: out of the own deck into the hand, out of the stock openly."""

    seat: int
    number: int
    where: str

    def decide(self, state: AfterlifeState) -> Decision:
        kinds = sorted({card & KIND for card in _pile(state, self.seat, self.where)[-self.number :]})
        return Decision(
            self.seat, "choose_looked_card", [LOOKED[kind] for kind in kinds], (self.where,), self.number > 1
        )

    def answer(self, state: AfterlifeState, action: Action) -> None:
        seat = self.seat
        pile = _pile(state, seat, self.where)
        kind = card_of(action)
        index = next(place for place in range(len(pile) - 1, -1, -1) if pile[place] & KIND == kind)
        card = pile.pop(index)
        if self.where == STOCK:
            take(state, seat, kind, "stock")
        else:
            state.hand[seat].append(card)
            if state.emit:
                state.emit(Event("fetched", seat, (), (IDS[kind],), 1 << seat))
        state.frames.pop()
        rest = pile[len(pile) - self.number + 1 :]
        if len(rest) == 2:
            state.frames.append(ReturnOrder(seat, 2, self.where))


class ReturnOrder(NamedTuple):
    """The others go back on top in any order; an answer names them from the new top downwards."""

    seat: int
    number: int
    where: str

    def decide(self, state: AfterlifeState) -> Decision:
        one, other = (IDS[kind] for kind in sorted(card & KIND for card in _pile(state, self.seat, self.where)[-2:]))
        actions: list[Action] = [("choose_return_order", one, other)]
        if one != other:
            actions.append(("choose_return_order", other, one))
        return Decision(self.seat, "choose_return_order", actions, (self.where,), True)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        pile = _pile(state, self.seat, self.where)
        own = SEAT_BIT[self.seat]
        del pile[-2:]
        pile.extend(INDEX[str(name)] | own for name in reversed(action[1:]))
