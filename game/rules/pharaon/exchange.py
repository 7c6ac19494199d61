"""Free exchanges of the Seer and the Treasurer (4.9): each once per round, before the zone action or pass, and in a
window after passing and after every pyramid turn.

An exchange is three clicks: which noble, which token is given, and for the Seer which basic is taken.
"""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.choices import BASIC, DONE, EXCHANGE_SEER, EXCHANGE_TREASURER, GIVE
from game.rules.pharaon.content import BASICS, FIRST_OFFERING, LETTERS, RESOURCES, SILVER, TOKEN_OF
from game.rules.pharaon.noble_cards import SEER, TREASURER
from game.rules.pharaon.state import PharaonState

GIVEN: list[tuple[int, int]] = [
    (kind, kind % FIRST_OFFERING) for kind in [*range(BASICS), *range(FIRST_OFFERING, FIRST_OFFERING + BASICS)]
]


def exchanges(state: PharaonState, seat: int) -> list[Action]:
    """The exchanges that are ready and for which there is something to give and to take."""
    ready = state.nobles[seat] & ~state.used[seat]
    actions: list[Action] = []
    if ready & SEER and can_give(state, seat, SEER):
        actions.append(EXCHANGE_SEER)
    if ready & TREASURER and can_give(state, seat, TREASURER):
        actions.append(EXCHANGE_TREASURER)
    return actions


def can_give(state: PharaonState, seat: int, noble: int) -> list[int]:
    """Token kinds that this noble can exchange: a basic or an offering that stands for one."""
    purse = state.tokens[seat]
    bank = state.bank
    if noble == TREASURER:
        return [kind for kind, _ in GIVEN if purse[kind]] if bank[SILVER] else []
    in_stock = [colour for colour in range(BASICS) if bank[colour]]
    return [kind for kind, own in GIVEN if purse[kind] and any(colour != own for colour in in_stock)]


def begin_exchange(state: PharaonState, seat: int, action: Action) -> None:
    state.frames.append(Give(seat, SEER if action == EXCHANGE_SEER else TREASURER))


class Give(NamedTuple):
    """Which token goes back. It is returned before anything is taken."""

    seat: int
    noble: int

    def decide(self, state: PharaonState) -> Decision:
        actions = [GIVE[kind] for kind in can_give(state, self.seat, self.noble)]
        return Decision(self.seat, "choose_exchange", actions, ("seer" if self.noble == SEER else "treasurer",))

    def answer(self, state: PharaonState, action: Action) -> None:
        kind = TOKEN_OF[str(action[1])]
        if self.noble == SEER:
            state.frames[-1] = SeerTakes(self.seat, kind)
            return
        state.frames.pop()
        swap(state, self.seat, self.noble, kind, SILVER)


class SeerTakes(NamedTuple):
    seat: int
    given: int

    def decide(self, state: PharaonState) -> Decision:
        own = self.given % FIRST_OFFERING
        actions = [BASIC[colour] for colour in range(BASICS) if colour != own and state.bank[colour]]
        return Decision(self.seat, "choose_basic", actions, ("seer", LETTERS[self.given]))

    def answer(self, state: PharaonState, action: Action) -> None:
        state.frames.pop()
        swap(state, self.seat, SEER, self.given, TOKEN_OF[str(action[1])])


def swap(state: PharaonState, seat: int, noble: int, given: int, taken: int) -> None:
    purse = state.tokens[seat]
    purse[given] -= 1
    if given < RESOURCES:
        state.bank[given] += 1
    else:
        state.offering_discard[given - FIRST_OFFERING] += 1
    state.bank[taken] -= 1
    purse[taken] += 1
    state.used[seat] |= noble
    if state.emit:
        name = "seer" if noble == SEER else "treasurer"
        state.emit(Event("exchanged", seat, (name, LETTERS[given], LETTERS[taken])))


class ExchangeWindow(NamedTuple):
    seat: int

    def decide(self, state: PharaonState) -> Decision | None:
        actions = exchanges(state, self.seat)
        if not actions:
            state.frames.pop()
            return None
        return Decision(self.seat, "exchange_window", [*actions, DONE])

    def answer(self, state: PharaonState, action: Action) -> None:
        if action == DONE:
            state.frames.pop()
        else:
            begin_exchange(state, self.seat, action)
