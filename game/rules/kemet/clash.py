"""The clash (4.9 step 2): cards are revealed and paid, then Diversion and Divine Wound may change them."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.cards import CARD_IDS, DI_IDS, DI_INDEX, DIVERSION
from game.rules.kemet.choices import DI_DONE, WOUND, YES, YES_NO
from game.rules.kemet.divine import discard_cards
from game.rules.kemet.fight import Fight
from game.rules.kemet.packing import count, kinds_of, listed, one
from game.rules.kemet.prayer import di_cost, pay
from game.rules.kemet.state import KemetState

BOTH = 2


def reveal(state: KemetState, fight: Fight) -> None:
    fight.revealed = True
    for side in (0, 1):
        seat = fight.seat(side)
        names = tuple([DI_IDS[card] for card in listed(fight.di[side])])
        if state.emit:
            state.emit(Event("revealed", seat, (CARD_IDS[fight.play[side]], *names), reveals=True))
    for side in (0, 1):
        seat = fight.seat(side)
        for card in listed(fight.di[side]):
            pay(state, seat, di_cost(state, seat, card), DI_IDS[card])
        discard_cards(state, seat, fight.di[side])
        fight.swaps[side] = count(fight.di[side], DIVERSION)
    state.frames.append(Clash(0))


class Clash(NamedTuple):
    """Diversions; the attacker answers first. `side` BOTH: done, on to Divine Wound."""

    side: int

    def decide(self, state: KemetState) -> Decision | None:
        fight = state.fight
        assert fight is not None
        if self.side == BOTH:
            state.frames[-1] = Wounds(0)
            return None
        if fight.swaps[self.side]:
            return Decision(fight.seat(self.side), "diversion_swap", YES_NO)
        state.frames[-1] = Clash(self.side + 1)
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        fight = state.fight
        assert fight is not None
        side = self.side
        fight.swaps[side] -= 1
        if action != YES:
            return
        fight.play[side], fight.discard[side] = fight.discard[side], fight.play[side]
        fight.open[side] = True
        if state.emit:
            names = (CARD_IDS[fight.play[side]], CARD_IDS[fight.discard[side]])
            state.emit(Event("diverted", fight.seat(side), names, reveals=True))


class Wounds(NamedTuple):
    """Divine Wound: cards out of the hand for strength, as many as its owner likes."""

    side: int

    def decide(self, state: KemetState) -> Decision | None:
        fight = state.fight
        assert fight is not None
        if self.side == BOTH:
            state.frames.pop()
            return None
        seat = fight.seat(self.side)
        if state.powers[seat].wound and state.di[seat]:
            actions = [WOUND[card] for card in kinds_of(state.di[seat])]
            actions.append(DI_DONE)
            return Decision(seat, "divine_wound", actions)
        state.frames[-1] = Wounds(self.side + 1)
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        if action == DI_DONE:
            state.frames[-1] = Wounds(self.side + 1)
            return
        fight = state.fight
        assert fight is not None
        seat = fight.seat(self.side)
        fight.wound[self.side] += 1
        if state.emit:
            state.emit(Event("wounded", seat, (str(action[1]),)))
        discard_cards(state, seat, one(DI_INDEX[str(action[1])]))
