"""Plague of Locusts (B5, 6.2): secret bids of followers, then everything dies but the highest bidder's figures."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.rules.ankh.choices import BID_MORE, MOST_ANSWERS, bid_action, number_of
from game.rules.ankh.hexes import BIT
from game.rules.ankh.killing import kill
from game.rules.ankh.state import NO_BID, NOBODY, OFF_MAP, AnkhState


class Plagues(NamedTuple):
    """So many plagues are still to come in this battle; each is resolved completely."""

    number: int
    left: int

    def decide(self, state: AnkhState) -> None:
        if not self.left:
            state.frames.pop()
            return
        state.frames[-1] = Plagues(self.number, self.left - 1)
        area = state.area(self.number)
        order = tuple([god for god in state.ladder if state.figures[god] & area])
        if order:
            state.frames.append(PlagueBids(self.number, order, 0, 0))

    def answer(self, state: AnkhState, action: Action) -> None:
        raise ValueError(f"Nothing was asked, so {action!r} is no answer.")


class PlagueBids(NamedTuple):
    """The god at `at` in the order bids `least` or more."""

    number: int
    order: tuple[int, ...]
    at: int
    least: int

    def decide(self, state: AnkhState) -> Decision | None:
        if self.at == len(self.order):
            state.frames.pop()
            reveal_bids(state, self.number, self.order)
            return None
        god = self.order[self.at]
        return Decision(state.decider(god), "plague_bid", bids(state.followers[god], self.least), (self.number,))

    def answer(self, state: AnkhState, action: Action) -> None:
        if action == BID_MORE:
            state.frames[-1] = PlagueBids(self.number, self.order, self.at, self.least + MOST_ANSWERS - 1)
            return
        god = self.order[self.at]
        state.bids[god] = number_of(action)
        state.frames[-1] = PlagueBids(self.number, self.order, self.at + 1, 0)
        if state.emit:
            seen_by = sum([1 << seat for seat in state.seats_of(god)])
            state.emit(Event("sealed_bid", god, (), action[1:], seen_by))


def bids(followers: int, least: int) -> list[Action]:
    """From `least` on; a very long list ends with a way to bid still more."""
    if followers - least < MOST_ANSWERS:
        return [bid_action(number) for number in range(least, followers + 1)]
    return [*[bid_action(number) for number in range(least, least + MOST_ANSWERS - 1)], BID_MORE]


def reveal_bids(state: AnkhState, number: int, order: tuple[int, ...]) -> None:
    """All pay; who alone bid most is spared."""
    most = max([state.bids[god] for god in order])
    highest = [god for god in order if state.bids[god] == most]
    spared = highest[0] if len(highest) == 1 else NOBODY
    for god in order:
        state.followers[god] -= state.bids[god]
        if state.emit:
            state.emit(Event("revealed_bid", god, (state.bids[god],), reveals=True))
        state.bids[god] = NO_BID
    if state.emit:
        state.emit(Event("plague", spared, (number,)))
    area = state.area(number)
    doomed = 0
    for god in order:
        if god != spared:
            place = state.god_at[god]
            doomed |= state.figures[god] & area & ~(BIT[place] if place != OFF_MAP else 0)
    if doomed:
        kill(state, doomed)
