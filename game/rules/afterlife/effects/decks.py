"""Steps that use the own draw deck and discard pile, the stock and the boneyard."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import N_
from game.core.piles import FACE_UP, KIND, SEAT_BIT, keep_secret
from game.rules.afterlife.actions import Act, playable, run_action, step
from game.rules.afterlife.choices import YES, YES_NO, card_of, per_card
from game.rules.afterlife.content import EMPTY, IDS, STARTER, TYPE
from game.rules.afterlife.moves import (
    can_draw,
    draw_up,
    entomb,
    expose_top,
    supply,
    take,
    take_boneyard_top,
    to_discard,
    to_hand,
)  # fmt: skip
from game.rules.afterlife.state import AfterlifeState

CHOOSE = per_card("choose_discard_card")
INTO_HAND, ENTOMB = "into_hand", "entomb"
NO_DECK = N_("Your draw deck and discard pile are empty.")
NO_PILE = N_("Your discard pile has too few cards.")
NO_STOCK = N_("The stock is empty.")


@step("draw", draws=True)
def draw(state: AfterlifeState, act: Act, count: int) -> None:
    draw_up(state, act.seat, count)


def deck_not_empty(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return can_draw(state, seat, 1)


def stock_not_empty(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(state.stock)


def _pile_holds(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return len(state.discard[seat]) >= max(1, count)


@step("entomb_deck", deck_not_empty, NO_DECK)
def entomb_deck(state: AfterlifeState, act: Act, count: int) -> None:
    """Necklace: the top card, unseen; after a starter the next one may follow."""
    if TYPE[_entomb_top(state, act.seat)] == STARTER:
        state.frames.append(MayEntombNext(act.seat))


def _entomb_top(state: AfterlifeState, seat: int) -> int:
    supply(state, seat, 1)
    kind = state.draw[seat].pop() & KIND
    entomb(state, seat, kind, "deck")
    return kind


class MayEntombNext(NamedTuple):
    seat: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        if not can_draw(state, self.seat, 1):
            state.frames.pop()
            return None
        return Decision(self.seat, "may_entomb_next", YES_NO)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        if action == YES:
            _entomb_top(state, self.seat)


@step("search_to_hand", _pile_holds, NO_PILE)
def search_to_hand(state: AfterlifeState, act: Act, count: int) -> None:
    _search(state, act, INTO_HAND)


@step("search_and_entomb", _pile_holds, NO_PILE)
def search_and_entomb(state: AfterlifeState, act: Act, count: int) -> None:
    _search(state, act, ENTOMB)


def _search(state: AfterlifeState, act: Act, purpose: str) -> None:
    """The player sees the whole pile now: no undo behind that."""
    if state.emit:
        seen = tuple(IDS[card & KIND] for card in state.discard[act.seat])
        state.emit(Event("searched", act.seat, (len(seen),), seen, 1 << act.seat, True))
    state.frames.append(Search(act.seat, purpose, act.card))


class Search(NamedTuple):
    """Search the own discard pile. The order of the rest stays; the others see only what is entombed and the top."""

    seat: int
    purpose: str
    cause: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted({card & KIND for card in state.discard[self.seat]})
        if not kinds:
            state.frames.pop()
            return None
        actions = [CHOOSE[kind] for kind in kinds]
        secret = len(state.discard[self.seat]) > 1  # silence would tell that all are equal
        return Decision(self.seat, "choose_discard_card", actions, (self.purpose, IDS[self.cause]), secret)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        seat = self.seat
        kind = card_of(action)
        pile = state.discard[seat]
        del pile[[card & KIND for card in pile].index(kind)]
        # From where it was taken stays secret, so what others knew of places in the pile is void.
        keep_secret(pile, seat)
        if self.purpose == ENTOMB:
            entomb(state, seat, kind, "discard")
        else:
            state.hand[seat].append(kind | SEAT_BIT[seat])
            if state.emit:
                state.emit(Event("fetched", seat, (), (IDS[kind],), 1 << seat))
        expose_top(state, seat)


@step("discard_top_to_hand", _pile_holds, NO_PILE, drawable=-1)
def discard_top_to_hand(state: AfterlifeState, act: Act, count: int) -> None:
    kind = state.discard[act.seat].pop() & KIND
    to_hand(state, act.seat, kind)
    if state.emit:
        state.emit(Event("took_into_hand", act.seat, (IDS[kind], "discard")))
    expose_top(state, act.seat)


@step("gates", deck_not_empty, NO_DECK)
def gates(state: AfterlifeState, act: Act, count: int) -> None:
    """Book of Gates: turn up the top card; if its action is playable it must be carried out."""
    seat = act.seat
    supply(state, seat, 1)
    kind = state.draw[seat].pop() & KIND
    if state.emit:
        state.emit(Event("turned_up", seat, (IDS[kind], "deck"), reveals=True))
    state.revealed.append(kind)
    if playable(state, seat, kind, EMPTY):
        run_action(state, seat, kind, act.acting, True)
        return
    state.revealed.pop()
    to_discard(state, seat, kind)


@step("take_stock", stock_not_empty, NO_STOCK)
def take_stock(state: AfterlifeState, act: Act, count: int) -> None:
    take(state, act.seat, state.stock.pop() & KIND, "stock")


@step("entomb_stock", stock_not_empty, NO_STOCK)
def entomb_stock(state: AfterlifeState, act: Act, count: int) -> None:
    entomb(state, act.seat, state.stock.pop() & KIND, "stock")


def _boneyard_not_empty(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(state.boneyard)


@step("boneyard_to_hand", _boneyard_not_empty, N_("The boneyard is empty."))
def boneyard_to_hand(state: AfterlifeState, act: Act, count: int) -> None:
    card = state.boneyard.pop()
    state.hand[act.seat].append(card | FACE_UP)
    if state.emit:
        state.emit(Event("took_into_hand", act.seat, (IDS[card & KIND], "boneyard"), reveals=True))


def _one_each(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return len(state.boneyard) >= state.table.seats


@step("dagger", _one_each, N_("The boneyard holds fewer cards than there are players."))
def dagger(state: AfterlifeState, act: Act, count: int) -> None:
    for seat in (act.seat, *state.opponents(act.seat)):
        take_boneyard_top(state, seat)
