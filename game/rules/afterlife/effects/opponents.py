"""Steps that ask other players: Sling, Khepesh, Goddess Nut, Offering Chapel, Banquet, Senet, and of the base pool the
jars of Imsety and Qebehsenuef, Statue of Osiris and Wedjat Amulet. Order of several players: 5.4."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import N_
from game.core.piles import KIND, SEAT_BIT, show
from game.rules.afterlife.actions import Act, step
from game.rules.afterlife.choices import PASS, YES, YES_NO, card_of, per_card, per_slot, slot_of
from game.rules.afterlife.content import EMPTY, IDS
from game.rules.afterlife.effects.hand import show_one
from game.rules.afterlife.effects.pyramid import DEAREST, TAKE, choose
from game.rules.afterlife.forced import NAMED, ONLY_SET, ForcedDiscard, force_discard
from game.rules.afterlife.moves import (
    can_draw,
    draw_up,
    entomb,
    expose_top,
    from_hand,
    lift_by_turn,
    sacrifice,
    take,
    to_discard,
)  # fmt: skip
from game.rules.afterlife.pyramid import cheapest, crumble, filled
from game.rules.afterlife.state import AfterlifeState

OPPONENT: list[Action] = [("choose_opponent", seat) for seat in range(6)]
OFFER = per_slot("may_take_cheapest")
NEIGHBOUR = per_slot("choose_for_neighbour")
FORCED_SACRIFICE = per_card("forced_sacrifice")
GIVE = per_card("give_card")
OPPONENT_HAND = per_card("choose_opponent_hand_card")
DISCARD_TO_DRAW = per_card("may_discard_to_draw")
CHAPEL, DRAW, SLING, SACRIFICE, GIVE_CARD = "chapel", "draw", "sling", "sacrifice", "give"


class Each(NamedTuple):
    """Players still to be asked, one after the other; each decides and executes before the next one (5.4)."""

    what: str
    seats: tuple[int, ...]
    cause: int
    number: int
    owner: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        if not self.seats:
            state.frames.pop()
            return None
        seat = self.seats[0]
        if self.what == SLING:
            state.frames[-1] = self.rest()
            if len(state.hand[seat]) >= self.number:
                force_discard(state, seat, self.cause)
            return None
        decision = self.question(state, seat)
        if decision is None:
            state.frames[-1] = self.rest()
        return decision

    def rest(self) -> "Each":
        return Each(self.what, self.seats[1:], self.cause, self.number, self.owner)

    def question(self, state: AfterlifeState, seat: int) -> Decision | None:
        if self.what == CHAPEL:
            pile = state.discard[seat]
            about = (IDS[pile[-1] & KIND],) if pile else ()
            return Decision(seat, "may_entomb_top_discard", YES_NO, about) if pile else None
        if self.what == DRAW:
            return Decision(seat, "may_draw", YES_NO) if can_draw(state, seat, 1) else None
        hand = state.hand[seat]
        if not hand or (self.what == GIVE_CARD and self.few_cards(state, seat)):
            return None
        kinds = sorted({card & KIND for card in hand})
        many = len(hand) > 1  # then silence would tell that all cards are equal
        if self.what == SACRIFICE:
            return Decision(seat, "forced_sacrifice", [FORCED_SACRIFICE[kind] for kind in kinds], (), many)
        return Decision(seat, "give_card", [GIVE[kind] for kind in kinds], (self.owner,), many)

    def few_cards(self, state: AfterlifeState, seat: int) -> bool:
        return len(state.hand[seat]) + len(state.draw[seat]) + len(state.discard[seat]) <= self.number

    def answer(self, state: AfterlifeState, action: Action) -> None:
        seat = self.seats[0]
        state.frames[-1] = self.rest()
        if self.what == CHAPEL:
            if action == YES:
                entomb(state, seat, state.discard[seat].pop() & KIND, "discard")
                expose_top(state, seat)
        elif self.what == DRAW:
            if action == YES:
                draw_up(state, seat, 1)
        else:
            kind = card_of(action)
            from_hand(state, seat, kind)
            if self.what == SACRIFICE:
                sacrifice(state, seat, kind, "hand")
                return
            to_discard(state, self.owner, kind)
            if state.emit:
                state.emit(Event("gave", seat, (IDS[kind], self.owner), reveals=True))


def ask_opponents(state: AfterlifeState, act: Act, what: str, count: int = 0) -> None:
    state.frames.append(Each(what, tuple(state.opponents(act.seat)), act.card, count, act.seat))


def _some_opponent_holds(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return any(len(state.hand[other]) >= count for other in state.opponents(seat))


NO_FULL_HAND = N_("No opponent holds that many cards.")


@step("sling", _some_opponent_holds, NO_FULL_HAND)
def sling(state: AfterlifeState, act: Act, count: int) -> None:
    ask_opponents(state, act, SLING, count)


@step("opponents_may_draw")
def opponents_may_draw(state: AfterlifeState, act: Act, count: int) -> None:
    ask_opponents(state, act, DRAW)


def _some_opponent_has_cards(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return any(state.hand[other] for other in state.opponents(seat))


@step("opponents_sacrifice", _some_opponent_has_cards, N_("No opponent has a card in hand."))
def opponents_sacrifice(state: AfterlifeState, act: Act, count: int) -> None:
    ask_opponents(state, act, SACRIFICE)


def _some_opponent_can_give(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return any(
        state.hand[other] and len(state.hand[other]) + len(state.draw[other]) + len(state.discard[other]) > count
        for other in state.opponents(seat)
    )


@step("opponents_give", _some_opponent_can_give, N_("No opponent owns enough cards."))
def opponents_give(state: AfterlifeState, act: Act, count: int) -> None:
    ask_opponents(state, act, GIVE_CARD, count)


@step("chapel")
def chapel(state: AfterlifeState, act: Act, count: int) -> None:
    everybody = (act.seat, *state.opponents(act.seat))
    state.frames.append(Each(CHAPEL, everybody, act.card, 0, act.seat))


def _pyramid_not_empty(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(filled(state))


NO_PYRAMID = N_("The pyramid is empty.")


@step("neighbour_chooses", _pyramid_not_empty, NO_PYRAMID)
def neighbour_chooses(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(Neighbour(act.seat, state.opponents(act.seat)[0]))


class Neighbour(NamedTuple):
    """Khepesh: the player on the left names the card that the active player takes."""

    taker: int
    chooser: int

    def decide(self, state: AfterlifeState) -> Decision:
        actions = [NEIGHBOUR[slot] for slot in filled(state)]
        return Decision(self.chooser, "choose_for_neighbour", actions, (self.taker,))

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        take(state, self.taker, lift_by_turn(state, slot_of(action)), "pyramid")
        crumble(state)


@step("nut", _pyramid_not_empty, NO_PYRAMID)
def nut(state: AfterlifeState, act: Act, count: int) -> None:
    """An opponent of choice may take the cheapest card; then the player takes the most expensive one left."""
    choose(state, act, TAKE, DEAREST)
    state.frames.append(ChooseOpponent(act.seat, act.card, 0))


@step("senet")
def senet(state: AfterlifeState, act: Act, count: int) -> None:
    act.leave_table(state)
    state.revealed.append(act.card)
    state.frames.append(ChooseOpponent(act.seat, act.card, 0))


@step("wedjat", _some_opponent_holds, NO_FULL_HAND)
def wedjat(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(ChooseOpponent(act.seat, act.card, count))


class ChooseOpponent(NamedTuple):
    seat: int
    cause: int
    least: int  # cards that the opponent must hold

    def decide(self, state: AfterlifeState) -> Decision:
        fitting = [other for other in sorted(state.opponents(self.seat)) if len(state.hand[other]) >= self.least]
        return Decision(self.seat, "choose_opponent", [OPPONENT[other] for other in fitting], (IDS[self.cause],))

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        other = int(action[1])
        if state.emit:
            state.emit(Event("chose_opponent", self.seat, (other, IDS[self.cause])))
        ON_CHOSEN[IDS[self.cause]](state, self.seat, other, self.cause)


def _offer_cheapest(state: AfterlifeState, seat: int, other: int, cause: int) -> None:
    state.frames.append(NutOffer(other))


class NutOffer(NamedTuple):
    seat: int

    def decide(self, state: AfterlifeState) -> Decision:
        return Decision(self.seat, "may_take_cheapest", [*[OFFER[slot] for slot in cheapest(state)], PASS])

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        if action != PASS:
            take(state, self.seat, lift_by_turn(state, slot_of(action)), "pyramid")
            crumble(state)


def _hand_over_senet(state: AfterlifeState, seat: int, other: int, cause: int) -> None:
    state.revealed.remove(cause)
    to_discard(state, other, cause)
    if state.emit:
        state.emit(Event("gave", seat, (IDS[cause], other)))
    state.frames.append(ForcedDiscard(other, cause, ONLY_SET, EMPTY, seat))


def _look_into_hand(state: AfterlifeState, seat: int, other: int, cause: int) -> None:
    show(state.hand[other], SEAT_BIT[seat])
    if state.emit:
        seen = tuple(IDS[card & KIND] for card in state.hand[other])
        state.emit(Event("saw_hand", seat, (other,), seen, 1 << seat, True))
    state.frames.append(OpponentHand(seat, other, cause))


class OpponentHand(NamedTuple):
    """Wedjat Amulet: name a card of the hand just seen; naming it tells everybody that it is there."""

    seat: int
    other: int
    cause: int

    def decide(self, state: AfterlifeState) -> Decision:
        kinds = sorted({card & KIND for card in state.hand[self.other]})
        actions = [OPPONENT_HAND[kind] for kind in kinds]
        return Decision(self.seat, "choose_opponent_hand_card", actions, (self.other,), True)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        kind = card_of(action)
        show_one(state, self.other, kind)
        force_discard(state, self.other, self.cause, NAMED, kind)


ON_CHOSEN = {"goddess_nut": _offer_cheapest, "senet": _hand_over_senet, "wedjat_amulet": _look_into_hand}


@step("may_discard_to_draw")
def may_discard_to_draw(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(MayDiscardToDraw(act.seat, act.card))


class MayDiscardToDraw(NamedTuple):
    """Jar of Imsety: an optional discard by an effect, so Axe answers it; then a card is drawn."""

    seat: int
    cause: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        kinds = sorted({card & KIND for card in state.hand[self.seat]})
        if not kinds:
            state.frames.pop()
            return None
        return Decision(self.seat, "may_discard_to_draw", [*[DISCARD_TO_DRAW[kind] for kind in kinds], PASS])

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        if action == PASS:
            return
        state.frames.append(DrawOne(self.seat))
        discard = ForcedDiscard(self.seat, self.cause, NAMED, card_of(action), self.seat)
        state.frames.append(discard)
        discard.answer(state, ("forced_discard", str(action[1])))


class DrawOne(NamedTuple):
    seat: int

    def decide(self, state: AfterlifeState) -> None:
        state.frames.pop()
        draw_up(state, self.seat, 1)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")
