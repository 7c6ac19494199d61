"""Steps that use cards of the own hand: discard, sacrifice, entomb, set aside, put on the deck, reveal."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import N_
from game.core.piles import FACE_UP, KIND, SEAT_BIT, keep_secret, take_kind
from game.rules.afterlife.actions import Act, remember, step
from game.rules.afterlife.choices import STOP, card_of, per_card
from game.rules.afterlife.content import BASE, COST, EMPTY, IDS, STARTER, TYPE
from game.rules.afterlife.forced import force_discard
from game.rules.afterlife.moves import entomb, from_hand, sacrifice, take_boneyard_top
from game.rules.afterlife.state import AfterlifeState

CHOOSE = per_card("choose_hand_card")
ASIDE = per_card("set_aside_card")
JUDGE = per_card("judgement_step")
ORDER = per_card("choose_sacrifice_order")
SACRIFICE, ENTOMB, ENTOMB_MORE, ENTOMB_STARTER, ON_DECK, REVEAL = (
    "sacrifice", "entomb", "entomb_more", "entomb_starter", "on_deck", "reveal",
)  # fmt: skip
PLUS, TIMES = "sacrifice_plus", "sacrifice_times"  # sacrifice, and a pyramid card may cost so much
NO_BOUND = 99


def others(state: AfterlifeState, seat: int, without: int) -> list[int]:
    """The kinds in hand besides the acting card."""
    kinds = [card & KIND for card in state.hand[seat]]
    if without != EMPTY:
        kinds.remove(without)
    return kinds


def least_cost(state: AfterlifeState, slots: "tuple[int, ...] | range") -> int:
    return min([COST[state.pyramid[slot]] for slot in slots if state.pyramid[slot] != EMPTY], default=NO_BOUND)


class ChooseHand(NamedTuple):
    seat: int
    purpose: str
    number: int
    cause: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted({card & KIND for card in state.hand[self.seat]})
        actions = [CHOOSE[kind] for kind in kinds if self.allows(state, kind)]
        if not actions:
            state.frames.pop()
            return None
        if self.purpose == ENTOMB_MORE:
            actions.append(STOP)
        secret = len(state.hand[self.seat]) > 1  # silence would tell that all are equal
        return Decision(self.seat, "choose_hand_card", actions, (self.purpose, IDS[self.cause]), secret)

    def allows(self, state: AfterlifeState, kind: int) -> bool:
        purpose = self.purpose
        if purpose == ENTOMB_STARTER:
            return TYPE[kind] == STARTER
        if purpose in (PLUS, TIMES):
            return self.bound(kind) >= least_cost(state, range(6))
        if purpose == REVEAL:
            return COST[kind] > least_cost(state, BASE)
        return True

    def bound(self, kind: int) -> int:
        return COST[kind] + self.number if self.purpose == PLUS else COST[kind] * self.number

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        if action == STOP:
            return
        kind = card_of(action)
        seat = self.seat
        if self.purpose == REVEAL:
            show_one(state, seat, kind)
            remember(state, COST[kind] - 1)
        elif self.purpose == ON_DECK:
            put_on_deck(state, seat, kind)
        else:
            from_hand(state, seat, kind)
            if self.purpose in (ENTOMB, ENTOMB_MORE, ENTOMB_STARTER):
                entomb(state, seat, kind, "hand")
                return
            sacrifice(state, seat, kind, "hand")
            if self.purpose != SACRIFICE:
                remember(state, self.bound(kind))

    def longing(self, state: AfterlifeState, kind: int) -> int:
        """How much a card would help to go on; see `knowledge.mend`."""
        return int(TYPE[kind] == STARTER) if self.purpose == ENTOMB_STARTER else COST[kind]

    def can_go_on(self, state: AfterlifeState) -> bool:
        return any(self.allows(state, card & KIND) for card in state.hand[self.seat])


def show_one(state: AfterlifeState, seat: int, kind: int) -> None:
    card = take_kind(state.hand[seat], kind)
    state.hand[seat].append(card | FACE_UP)
    if state.emit:
        state.emit(Event("showed_card", seat, (IDS[kind],), reveals=True))


def put_on_deck(state: AfterlifeState, seat: int, kind: int) -> None:
    """Secretly, so others can no longer say which cards are still in the hand."""
    hand = state.hand[seat]
    take_kind(hand, kind)
    keep_secret(hand, seat)
    state.draw[seat].append(kind | SEAT_BIT[seat])
    if state.emit:
        state.emit(Event("put_on_deck", seat, (), (IDS[kind],), 1 << seat))


def ask(state: AfterlifeState, act: Act, purpose: str, count: int = 0) -> None:
    state.frames.append(ChooseHand(act.seat, purpose, count, act.card))


@step("discard_hand", hand=1, drawable=1)
def discard_hand(state: AfterlifeState, act: Act, count: int) -> None:
    force_discard(state, act.seat, act.card)


@step("sacrifice_hand", hand=1)
def sacrifice_hand(state: AfterlifeState, act: Act, count: int) -> None:
    ask(state, act, SACRIFICE)


def _pair_plus(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return max([COST[kind] for kind in others(state, seat, without)], default=-NO_BOUND) + count >= least_cost(
        state, range(6)
    )


def _pair_times(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return max([COST[kind] for kind in others(state, seat, without)], default=-1) * count >= least_cost(state, range(6))


NO_PAIR = N_("No card in your hand is dear enough for a pyramid card.")


@step("sacrifice_hand_for_plus", _pair_plus, NO_PAIR)
def sacrifice_for_plus(state: AfterlifeState, act: Act, count: int) -> None:
    ask(state, act, PLUS, count)


@step("sacrifice_hand_for_times", _pair_times, NO_PAIR)
def sacrifice_for_times(state: AfterlifeState, act: Act, count: int) -> None:
    ask(state, act, TIMES, count)


@step("entomb_hand", hand=1)
def entomb_hand(state: AfterlifeState, act: Act, count: int) -> None:
    """Up to `count` cards; the first is mandatory."""
    for _ in range(count - 1):
        ask(state, act, ENTOMB_MORE)
    ask(state, act, ENTOMB)


def _has_starter(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return any(TYPE[kind] == STARTER for kind in others(state, seat, without))


@step("entomb_starter", _has_starter, N_("You have no starter in hand."))
def entomb_starter(state: AfterlifeState, act: Act, count: int) -> None:
    ask(state, act, ENTOMB_STARTER)


@step("hand_to_deck", hand=1)
def hand_to_deck(state: AfterlifeState, act: Act, count: int) -> None:
    ask(state, act, ON_DECK)


def _dearer_than_base(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return max([COST[kind] for kind in others(state, seat, without)], default=0) > least_cost(state, BASE)


@step("reveal_hand", _dearer_than_base, N_("No card in your hand costs more than a card of the base."))
def reveal_hand(state: AfterlifeState, act: Act, count: int) -> None:
    ask(state, act, REVEAL)


@step("set_aside")
def set_aside(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(SetAside(act.seat))


class SetAside(NamedTuple):
    """Serdab: any number of cards, face down, one after the other."""

    seat: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted({card & KIND for card in state.hand[self.seat]})
        if not kinds:
            state.frames.pop()
            return None
        return Decision(self.seat, "set_aside_card", [*[ASIDE[kind] for kind in kinds], STOP])

    def answer(self, state: AfterlifeState, action: Action) -> None:
        if action == STOP:
            state.frames.pop()
            return
        hand = state.hand[self.seat]
        kind = card_of(action)
        state.set_aside.append(take_kind(hand, kind))
        keep_secret(hand, self.seat)
        keep_secret(state.set_aside, self.seat)
        if state.emit:
            state.emit(Event("set_aside", self.seat, (), (IDS[kind],), 1 << self.seat))


def _boneyard_and_hand(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(state.boneyard)


@step("judgement", _boneyard_and_hand, N_("The boneyard is empty."), hand=1)
def judgement(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(Judgement(act.seat, True))


class Judgement(NamedTuple):
    """Rounds of setting a hand card aside and taking the top of the boneyard."""

    seat: int
    first: bool

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted({card & KIND for card in state.hand[self.seat]})
        if not kinds or not state.boneyard:
            state.frames[-1] = SacrificeOrder(self.seat)
            return None
        actions = [JUDGE[kind] for kind in kinds]
        if not self.first:
            actions.append(STOP)
        return Decision(self.seat, "judgement_step", actions, (), len(state.hand[self.seat]) > 1)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        if action == STOP:
            state.frames[-1] = SacrificeOrder(self.seat)
            return
        kind = card_of(action)
        state.frames[-1] = Judgement(self.seat, False)
        from_hand(state, self.seat, kind)
        state.offered.append(kind)
        if state.emit:
            state.emit(Event("offered", self.seat, (IDS[kind],)))
        take_boneyard_top(state, self.seat)


class SacrificeOrder(NamedTuple):
    """The offered cards go on the boneyard in an order of the player's choice."""

    seat: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted(set(state.offered))
        if not kinds:
            state.frames.pop()
            return None
        return Decision(self.seat, "choose_sacrifice_order", [ORDER[kind] for kind in kinds])

    def answer(self, state: AfterlifeState, action: Action) -> None:
        kind = card_of(action)
        state.offered.remove(kind)
        sacrifice(state, self.seat, kind, "offered")
