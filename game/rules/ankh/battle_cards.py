"""Choosing battle cards (B2): secret and simultaneous, so they are sealed one after the other and revealed together."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import CARD, CARD_PAIRS, CARDS_OF
from game.rules.ankh.content import CARD_IDS, CARDS
from game.rules.ankh.state import AnkhState


class SealCards(NamedTuple):
    """The god at `at` in the order chooses; `doubled` plays two cards."""

    number: int
    order: tuple[int, ...]
    doubled: int
    at: int

    def decide(self, state: AnkhState) -> Decision | None:
        if self.at == len(self.order):
            state.frames.pop()
            reveal_cards(state, self.order)
            return None
        god = self.order[self.at]
        twice = 1 if self.doubled == god else 0
        return Decision(
            state.decider(god), "choose_battle_card", playable(state.hand[god], twice), (self.number, twice)
        )

    def answer(self, state: AnkhState, action: Action) -> None:
        god = self.order[self.at]
        state.sealed[god] = CARDS_OF[action]
        state.frames[-1] = SealCards(self.number, self.order, self.doubled, self.at + 1)
        if state.emit:
            seen_by = sum([1 << seat for seat in state.seats_of(god)])
            state.emit(Event("sealed_card", god, (), action[1:], seen_by))


_playable: dict[int, list[Action]] = {}


def playable(hand: int, twice: int) -> list[Action]:
    """One card of the hand, or two different ones."""
    key = hand << 1 | twice
    found = _playable.get(key)
    if found is None:
        listed = CARD_PAIRS if twice else CARD
        found = [action for action in listed if CARDS_OF[action] & ~hand == 0]
        _playable[key] = found
    return found


def reveal_cards(state: AnkhState, order: tuple[int, ...]) -> None:
    for god in order:
        cards = state.sealed[god]
        state.sealed[god] = 0
        state.played[god] = cards
        state.hand[god] &= ~cards
        if state.emit:
            names = [CARD_IDS[card] for card in range(CARDS) if cards >> card & 1]
            state.emit(Event("revealed_cards", god, tuple(names), reveals=True))
