"""The council of war (4.9 step 1, 5.3): both players choose in secret, one after the other.

A choice stays sealed in `state.fight` until both are complete. The cards stay in the hands meanwhile.
"""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.kemet.cards import BATTLE_KINDS, CARD_IDS, CARD_INDEX, CARDS, DI_IDS, DI_INDEX
from game.rules.kemet.choices import ADD_DI, DI_DONE, DISCARD, PLAY
from game.rules.kemet.clash import reveal
from game.rules.kemet.fight import NOT_CHOSEN, Fight
from game.rules.kemet.packing import count, listed, one
from game.rules.kemet.prayer import di_cost
from game.rules.kemet.state import KemetState


def asking_order(state: KemetState, fight: Fight) -> tuple[int, int]:
    """Attacker, then defender; but an opponent of a Spy makes his whole choice first."""
    if state.powers[fight.attacker].spy and not state.powers[fight.defender].spy:
        return 1, 0
    return 0, 1


def spied_by(state: KemetState, fight: Fight, seat: int) -> int:
    """The side whose card this seat has been shown; -1: none."""
    side = fight.side(seat)
    if side < 0 or fight.revealed or not state.powers[seat].spy or state.powers[fight.seat(1 - side)].spy:
        return -1
    return 1 - side if fight.sealed[1 - side] else -1


def council_cost(state: KemetState, seat: int, cards: int) -> int:
    return sum([di_cost(state, seat, card) for card in listed(cards)])


class Council(NamedTuple):
    def decide(self, state: KemetState) -> Decision | None:
        fight = state.fight
        assert fight is not None
        for side in asking_order(state, fight):
            if not fight.sealed[side]:
                return _question(state, fight, side)
        state.frames.pop()
        reveal(state, fight)
        return None

    def answer(self, state: KemetState, action: Action) -> None:
        fight = state.fight
        assert fight is not None
        first, second = asking_order(state, fight)
        side = second if fight.sealed[first] else first
        if action == DI_DONE:
            seal(state, fight, side)
        elif action[0] == "council_play":
            fight.play[side] = CARD_INDEX[str(action[1])]
        elif action[0] == "council_discard":
            fight.discard[side] = CARD_INDEX[str(action[1])]
        else:
            fight.di[side] += one(DI_INDEX[str(action[1])])


def _question(state: KemetState, fight: Fight, side: int) -> Decision:
    seat = fight.seat(side)
    hand = state.hand[seat]
    if fight.play[side] == NOT_CHOSEN:
        return Decision(seat, "council_play", [PLAY[card] for card in range(CARDS) if hand >> card & 1])
    if fight.discard[side] == NOT_CHOSEN:
        hand &= ~(1 << fight.play[side])
        return Decision(seat, "council_discard", [DISCARD[card] for card in range(CARDS) if hand >> card & 1])
    actions = [ADD_DI[card] for card in more_cards(state, seat, fight.di[side])]
    actions.append(DI_DONE)
    return Decision(seat, "council_di", actions, (), True)  # silence would tell that there is nothing to add


def more_cards(state: KemetState, seat: int, chosen: int) -> list[int]:
    """Kinds of which another card may be added; all together must be payable (9.24)."""
    hand = state.di[seat]
    left = state.prayer[seat] - council_cost(state, seat, chosen)
    return [
        card for card in BATTLE_KINDS if count(hand, card) > count(chosen, card) and di_cost(state, seat, card) <= left
    ]


def seal(state: KemetState, fight: Fight, side: int) -> None:
    fight.sealed[side] = True
    if not state.emit:
        return
    seat, other = fight.seat(side), fight.seat(1 - side)
    names = tuple([DI_IDS[card] for card in listed(fight.di[side])])
    secret = (CARD_IDS[fight.play[side]], CARD_IDS[fight.discard[side]], *names)
    state.emit(Event("council_sealed", seat, (), secret, 1 << seat))
    if spied_by(state, fight, other) == side:
        state.emit(Event("spied", other, (seat,), (CARD_IDS[fight.play[side]],), 1 << other, True))


def reopen(state: KemetState) -> None:
    """Take back, in place, every choice of the council that is under way, so that the first player is asked again.
    Where a Spy has been shown a card, that choice stays: its owner knows it."""
    fight = state.fight
    if fight is None or fight.revealed or not state.frames or not isinstance(state.frames[-1], Council):
        return
    shown = spied_by(state, fight, fight.seat(asking_order(state, fight)[1]))
    for side in (0, 1):
        if side != shown:
            fight.play[side] = fight.discard[side] = NOT_CHOSEN
            fight.di[side] = 0
            fight.sealed[side] = False
    state.pending = state.frames[-1].decide(state)


COUNCIL = Council()
