"""The pyramid: geometry (3.3), crumbling (5.1) and refilling (4.3, REBUILD)."""

from typing import NamedTuple

from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.piles import KIND
from game.rules.afterlife.content import B2, COST, EMPTY, FALLS_FROM, IDS, M1, M2, SLOTS
from game.rules.afterlife.state import AfterlifeState

CRUMBLE: list[Action] = [("choose_crumble", SLOTS[M1]), ("choose_crumble", SLOTS[M2])]


def drop(state: AfterlifeState, source: int, target: int) -> None:
    state.pyramid[target] = state.pyramid[source]
    state.pyramid[source] = EMPTY
    if state.emit:
        state.emit(Event("fell", -1, (IDS[state.pyramid[target]], SLOTS[source], SLOTS[target])))


def crumble(state: AfterlifeState) -> None:
    """Let every card drop that can; where two could, the active player is asked."""
    pyramid = state.pyramid
    target = 0
    while target < 5:
        if pyramid[target] == EMPTY:
            above = FALLS_FROM[target]
            if target == B2 and pyramid[M1] != EMPTY and pyramid[M2] != EMPTY:
                state.frames.append(Crumble(state.active))
                return
            source = above[0] if pyramid[above[0]] != EMPTY else above[-1]
            if pyramid[source] != EMPTY:
                drop(state, source, target)
                target = 0
                continue
        target += 1


class Crumble(NamedTuple):
    """Which of two middle cards drops into B2. It always belongs to the active player (R7)."""

    seat: int

    def decide(self, state: AfterlifeState) -> Decision:
        return Decision(self.seat, "choose_crumble", CRUMBLE)

    def answer(self, state: AfterlifeState, action: Action) -> None:
        state.frames.pop()
        drop(state, M1 if action[1] == SLOTS[M1] else M2, B2)
        crumble(state)


def refill(state: AfterlifeState) -> None:
    """From the stock into the lowest empty slot, left to right, until six lie there or the stock is empty."""
    pyramid = state.pyramid
    stock = state.stock
    for slot in range(6):
        if not stock:
            return
        if pyramid[slot] == EMPTY:
            pyramid[slot] = stock.pop() & KIND
            if state.emit:
                state.emit(Event("refilled", -1, (IDS[pyramid[slot]], SLOTS[slot]), reveals=True))


def filled(state: AfterlifeState) -> list[int]:
    return [slot for slot in range(6) if state.pyramid[slot] != EMPTY]


def cheapest(state: AfterlifeState) -> list[int]:
    """The slots of the lowest printed cost (5.6)."""
    slots = filled(state)
    least = min((COST[state.pyramid[slot]] for slot in slots), default=0)
    return [slot for slot in slots if COST[state.pyramid[slot]] == least]


def most_expensive(state: AfterlifeState) -> list[int]:
    slots = filled(state)
    most = max((COST[state.pyramid[slot]] for slot in slots), default=0)
    return [slot for slot in slots if COST[state.pyramid[slot]] == most]
