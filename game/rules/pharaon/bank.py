"""Tokens from and to the bank and the offering bag (2.1, 2.7, 9.11, 9.12). Both are limited: what is not there is not
received, and nothing replaces it."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.choices import BAG, BASIC, BONUS
from game.rules.pharaon.content import BASICS, EMPTY, FIRST_OFFERING, LETTERS, OFFERINGS, SILVER, TOKEN_OF
from game.rules.pharaon.state import PharaonState

TABLE_ITSELF = -1


def speaker(state: PharaonState, owner: int) -> int:
    """Whose event it is; the Traitor has no seat."""
    return TABLE_ITSELF if owner >= state.table.seats else owner


def token_text(kinds: list[int]) -> str:
    return "+".join([LETTERS[kind] for kind in sorted(kinds)])


def gain(state: PharaonState, owner: int, kinds: tuple[int, ...]) -> None:
    """Resources from the bank, one after the other, as far as it has them."""
    bank = state.bank
    purse = state.tokens[owner]
    missed: list[int] = []
    for kind in kinds:
        if bank[kind]:
            bank[kind] -= 1
            purse[kind] += 1
        else:
            missed.append(kind)
    if state.emit and kinds:
        got = list(kinds)
        for kind in missed:
            got.remove(kind)
        if got:
            state.emit(Event("gained", speaker(state, owner), (token_text(got),)))
        if missed:
            state.emit(Event("bank_lacked", speaker(state, owner), (token_text(missed),)))


def gain_silver(state: PharaonState, owner: int, count: int) -> None:
    gain(state, owner, (SILVER,) * count)


def basics_in_stock(state: PharaonState) -> list[Action]:
    bank = state.bank
    return [BASIC[colour] for colour in range(BASICS) if bank[colour]]


class AnyBasic(NamedTuple):
    """One basic of choice. The human names it for the Traitor, too (4.11)."""

    owner: int

    def decide(self, state: PharaonState) -> Decision | None:
        actions = basics_in_stock(state)
        if not actions:
            state.frames.pop()
            return None
        if self.owner >= state.table.seats:
            return Decision(0, "traitor_basic", actions)
        return Decision(self.owner, "choose_basic", actions)

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        gain(state, self.owner, (TOKEN_OF[str(action[1])],))


# The offering bag ----------------------------------------------------------------------------------------------------


def can_draw_offering(state: PharaonState) -> bool:
    return any(state.bag) or any(state.offering_discard)


def can_gain_offering(state: PharaonState) -> bool:
    return any(kind != EMPTY for kind in state.bonus) or can_draw_offering(state)


def draw_offering(state: PharaonState) -> int:
    """A token out of the bag, as a kind; an empty bag is filled with the offering discard first."""
    bag = state.bag
    number = sum(bag)
    if not number:
        bag[:] = state.offering_discard
        state.offering_discard = [0] * OFFERINGS
        number = sum(bag)
    chosen = state.rng.below(number)
    offering = 0
    while chosen >= bag[offering]:
        chosen -= bag[offering]
        offering += 1
    bag[offering] -= 1
    return FIRST_OFFERING + offering


def take_bonus(state: PharaonState, owner: int, place: int) -> None:
    kind = state.bonus[place]
    state.bonus[place] = EMPTY
    state.tokens[owner][kind] += 1
    if state.emit:
        state.emit(Event("took_bonus", speaker(state, owner), (LETTERS[kind], place + 1)))


def take_from_bag(state: PharaonState, owner: int) -> None:
    kind = draw_offering(state)
    state.tokens[owner][kind] += 1
    if state.emit:
        state.emit(Event("drew_offering", speaker(state, owner), (LETTERS[kind],), reveals=True))


def offering_choices(state: PharaonState) -> list[Action]:
    """A single offering: each occupied bonus place, or the bag."""
    actions = [BONUS[place] for place, kind in enumerate(state.bonus) if kind != EMPTY]
    if can_draw_offering(state):
        actions.append(BAG)
    return actions


class OneOffering(NamedTuple):
    """A single offering gained by an effect."""

    seat: int

    def decide(self, state: PharaonState) -> Decision | None:
        actions = offering_choices(state)
        if not actions:
            state.frames.pop()
            return None
        return Decision(self.seat, "choose_offering", actions)

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        if action[0] == "bag":
            take_from_bag(state, self.seat)
        else:
            take_bonus(state, self.seat, int(action[1]) - 1)
