"""Steps that touch the pyramid: swap, take, entomb, sacrifice, and Mirror Case's fall."""

from itertools import combinations
from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import N_
from game.rules.afterlife.actions import Act, Ready, step
from game.rules.afterlife.choices import STOP, per_slot, slot_of
from game.rules.afterlife.content import (
    BASE,
    COST,
    EMPTY,
    IDS,
    NO_SET,
    SET_OF,
    SLOTS,
    TIP,
    UPPER,
)  # fmt: skip
from game.rules.afterlife.moves import entomb, lift_by_turn, sacrifice, take, to_hand
from game.rules.afterlife.pyramid import cheapest, crumble, filled, most_expensive
from game.rules.afterlife.state import AfterlifeState

CHOOSE = per_slot("choose_pyramid_card")
FALL = per_slot("choose_fall")
ALL = range(6)
NO_LIMIT = 99
TAKE, ENTOMB, SACRIFICE, SACRIFICE_MORE, INTO_HAND = "take", "entomb", "sacrifice", "sacrifice_more", "into_hand"
ANYWHERE, IN_BASE, ABOVE_BASE, CHEAPEST, DEAREST, NEW_SET = "any", "base", "upper", "cheapest", "dearest", "new_set"
NOTHING_THERE = N_("There is no fitting card in the pyramid.")


def allowed_slots(state: AfterlifeState, seat: int, rule: str, limit: int) -> list[int]:
    """The slots an effect may choose from, base first."""
    if rule == CHEAPEST:
        return cheapest(state)
    if rule == DEAREST:
        return most_expensive(state)
    if rule == NEW_SET:
        return _new_set(state, seat)
    pyramid = state.pyramid
    places = BASE if rule == IN_BASE else UPPER if rule == ABOVE_BASE else ALL
    return [slot for slot in places if pyramid[slot] != EMPTY and COST[pyramid[slot]] <= limit]


def _new_set(state: AfterlifeState, seat: int) -> list[int]:
    """Set cards of a set (in variants: super-set) that the player's tomb has nothing of."""
    groups = state.table.groups
    have = {groups[SET_OF[kind]] for kind in state.tomb[seat] if SET_OF[kind] != NO_SET}
    found = []
    for slot in filled(state):
        group = SET_OF[state.pyramid[slot]]
        if group != NO_SET and groups[group] not in have:
            found.append(slot)
    return found


class ChoosePyramid(NamedTuple):
    seat: int
    purpose: str
    rule: str
    limit: int
    cause: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        slots = allowed_slots(state, self.seat, self.rule, self.limit)
        if not slots:
            state.frames.pop()
            return None
        actions = [CHOOSE[slot] for slot in slots]
        if self.purpose == SACRIFICE_MORE:
            actions.append(STOP)
        return Decision(self.seat, "choose_pyramid_card", actions, (self.purpose, IDS[self.cause]))

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        if action == STOP:
            return
        seat = self.seat
        kind = lift_by_turn(state, slot_of(action))
        if self.purpose == TAKE:
            take(state, seat, kind, "pyramid")
        elif self.purpose == ENTOMB:
            entomb(state, seat, kind, "pyramid")
        elif self.purpose == INTO_HAND:
            to_hand(state, seat, kind)
            if state.emit:
                state.emit(Event("took_into_hand", seat, (IDS[kind], "pyramid")))
        else:
            sacrifice(state, seat, kind, "pyramid")
        crumble(state)


def choose(state: AfterlifeState, act: Act, purpose: str, rule: str, limit: int = NO_LIMIT) -> None:
    state.frames.append(ChoosePyramid(act.seat, purpose, rule, limit, act.card))


def _some(rule: str) -> Ready:
    def ready(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
        return bool(allowed_slots(state, seat, rule, count or NO_LIMIT))

    return ready


def _two_cards(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return len(filled(state)) >= 2


@step("swap", _two_cards, N_("The pyramid has fewer than two cards."))
def swap(state: AfterlifeState, act: Act, count: int) -> None:
    state.frames.append(Swap(act.seat))


class Swap(NamedTuple):
    """Urn: exchange two cards. By its own text this is no change of the pyramid (R3)."""

    seat: int

    def decide(self, state: AfterlifeState) -> Decision | None:
        pairs = combinations(filled(state), 2)
        actions: list[Action] = [("choose_swap", SLOTS[one], SLOTS[other]) for one, other in pairs]
        return Decision(self.seat, "choose_swap", actions)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        one, other = SLOTS.index(str(action[1])), SLOTS.index(str(action[2]))
        pyramid = state.pyramid
        pyramid[one], pyramid[other] = pyramid[other], pyramid[one]
        if state.emit:
            state.emit(Event("swapped", self.seat, (IDS[pyramid[other]], IDS[pyramid[one]], *action[1:])))


@step("take_any", _some(ANYWHERE), NOTHING_THERE)
def take_any(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, TAKE, ANYWHERE, count or NO_LIMIT)


@step("take_base", _some(IN_BASE), NOTHING_THERE)
def take_base(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, TAKE, IN_BASE, count or NO_LIMIT)


@step("take_upper", _some(ABOVE_BASE), N_("No card lies above the base."))
def take_upper(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, TAKE, ABOVE_BASE)


@step("take_within")
def take_within(state: AfterlifeState, act: Act, count: int) -> None:
    """Bounded by the card that an earlier step of the same action sacrificed."""
    choose(state, act, TAKE, ANYWHERE, act.memo)


@step("take_base_below")
def take_base_below(state: AfterlifeState, act: Act, count: int) -> None:
    """Cheaper than the card that an earlier step of the same action revealed."""
    choose(state, act, TAKE, IN_BASE, act.memo)


def _bound_by_purchases(state: AfterlifeState) -> int:
    return max([COST[kind] for kind in state.turn.bought], default=0) - 1


def _cheaper_than_bought(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(allowed_slots(state, seat, ANYWHERE, _bound_by_purchases(state)))


@step("take_cheaper_than_bought", _cheaper_than_bought, N_("Nothing is cheaper than a card you bought this turn."))
def take_cheaper(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, TAKE, ANYWHERE, _bound_by_purchases(state))


@step("base_to_hand", _some(IN_BASE), NOTHING_THERE)
def base_to_hand(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, INTO_HAND, IN_BASE)


@step("entomb_pyramid", _some(ANYWHERE), NOTHING_THERE)
def entomb_pyramid(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, ENTOMB, ANYWHERE)


@step("entomb_cheapest", _some(CHEAPEST), NOTHING_THERE)
def entomb_cheapest(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, ENTOMB, CHEAPEST)


@step("entomb_new_set", _some(NEW_SET), N_("The pyramid shows no card of a set you have nothing of."))
def entomb_new_set(state: AfterlifeState, act: Act, count: int) -> None:
    choose(state, act, ENTOMB, NEW_SET)


def _any_card(state: AfterlifeState, seat: int, without: int, count: int) -> bool:
    return bool(filled(state))


@step("sacrifice_pyramid", _any_card, NOTHING_THERE)
def sacrifice_pyramid(state: AfterlifeState, act: Act, count: int) -> None:
    """Up to `count` cards, crumbling after each; the first is mandatory."""
    for _ in range(count - 1):
        choose(state, act, SACRIFICE_MORE, ANYWHERE)
    choose(state, act, SACRIFICE, ANYWHERE)


@step("mirror_falls")
def mirror_falls(state: AfterlifeState, act: Act, count: int) -> None:
    act.leave_table(state)
    state.revealed.append(act.card)
    state.frames.append(Fall(act.seat, act.card))


class Fall(NamedTuple):
    """Mirror Case enters at the tip and lands in the lowest row that has an empty slot."""

    seat: int
    card: int

    def decide(self, state: AfterlifeState) -> Decision:
        rows = ((0, 1, 2), (3, 4), (TIP,))
        free = next(row for row in ([slot for slot in row if state.pyramid[slot] == EMPTY] for row in rows) if row)
        return Decision(self.seat, "choose_fall", [FALL[slot] for slot in free], (IDS[self.card],))

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        state.revealed.remove(self.card)
        state.pyramid[slot_of(action)] = self.card
        state.turn.changed = True
        if state.emit:
            state.emit(Event("entered_pyramid", self.seat, (IDS[self.card], str(action[1]))))
