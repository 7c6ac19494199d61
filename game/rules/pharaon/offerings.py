"""The offerings zone: a pair, and with the bonus one token more (4.4, 4.5); filling the places (4.10)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.pharaon.bank import (
    TABLE_ITSELF,
    draw_offering,
    offering_choices,
    speaker,
    take_bonus,
    take_from_bag,
    token_text,
)
from game.rules.pharaon.content import EMPTY, LETTERS, OFFERINGS_ZONE
from game.rules.pharaon.state import PharaonState

NO_BONUS = -2
FROM_BAG = -1


class ChooseBonus(NamedTuple):
    """The second half of a target: which bonus token, named before paying."""

    seat: int
    pair: int

    def decide(self, state: PharaonState) -> Decision:
        return Decision(self.seat, "choose_offering", offering_choices(state), ("bonus", self.pair + 1))

    def answer(self, state: PharaonState, action: Action) -> None:
        from game.rules.pharaon.paying import Pay  # paying leads to the zones

        bonus = FROM_BAG if action[0] == "bag" else int(action[1]) - 1
        state.frames[-1] = Pay(self.seat, OFFERINGS_ZONE, self.pair, bonus)


def take_pair(state: PharaonState, owner: int, place: int) -> None:
    pair = state.pairs[place]
    state.pairs[place] = ()
    for kind in pair:
        state.tokens[owner][kind] += 1
    if state.emit:
        state.emit(Event("took_pair", speaker(state, owner), (token_text(list(pair)), place + 1)))


def take_offerings(state: PharaonState, seat: int, place: int, bonus: int) -> None:
    take_pair(state, seat, place)
    if bonus == FROM_BAG:
        take_from_bag(state, seat)
    elif bonus != NO_BONUS:
        take_bonus(state, seat, bonus)


def refill_offerings(state: PharaonState) -> None:
    """Empty pairs in order, then empty bonus places. Too few tokens fill pairs first; a single one left over goes to a
    bonus place."""
    left = sum(state.bag) + sum(state.offering_discard)
    for place, pair in enumerate(state.pairs):
        if not pair and left >= 2:
            state.pairs[place] = (draw_offering(state), draw_offering(state))
            left -= 2
            if state.emit:
                state.emit(_revealed("pair_revealed", list(state.pairs[place]), place))
    for place, kind in enumerate(state.bonus):
        if kind == EMPTY and left:
            state.bonus[place] = draw_offering(state)
            left -= 1
            if state.emit:
                state.emit(_revealed("bonus_revealed", [state.bonus[place]], place))


def _revealed(kind: str, tokens: list[int], place: int) -> Event:
    return Event(kind, TABLE_ITSELF, ("+".join([LETTERS[token] for token in tokens]), place + 1), reveals=True)
