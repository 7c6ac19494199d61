"""The devotion ladder (5.1): an ordered list of gods, because stacks make two equal ranks impossible."""

from game.core.event import Event
from game.rules.ankh.content import BOUNTIFUL, BOUNTIFUL_BONUS, RED_LAST, TOP_SPACE
from game.rules.ankh.scoring import BOUNTY, LINES
from game.rules.ankh.state import TOP_REACHED, AnkhState


def low_to_high(state: AnkhState, gods: list[int]) -> list[int]:
    """These gods in ascending rank."""
    return [god for god in state.ladder if god in gods]


def gain(state: AnkhState, god: int, amount: int, line: int) -> bool:
    """One gain (5.2); True when the god has reached the top and the match is over."""
    before = state.devotion[god]
    bonus = BOUNTIFUL_BONUS if state.powers[god] & BOUNTIFUL and before <= RED_LAST else 0
    after = min(TOP_SPACE, before + amount + bonus)
    _put_on_top(state, god, after)
    bonus = min(bonus, after - before)
    state.ledger[god * LINES + line] += after - before - bonus
    state.ledger[god * LINES + BOUNTY] += bonus
    if state.emit:
        state.emit(Event("gained_devotion", god, (after - before, after, line, bonus)))
    if after < TOP_SPACE:
        return False
    state.ending = TOP_REACHED
    state.frames.clear()
    if state.emit:
        state.emit(Event("reached_top", god))
    return True


def lose(state: AnkhState, god: int, amount: int, line: int) -> None:
    """A token that cannot move keeps its place in the stack."""
    before = state.devotion[god]
    after = max(0, before - amount)
    if after == before:
        return
    _put_on_top(state, god, after)
    state.ledger[god * LINES + line] -= before - after
    if state.emit:
        state.emit(Event("lost_devotion", god, (before - after, after)))


def _put_on_top(state: AnkhState, god: int, space: int) -> None:
    ladder, devotion = state.ladder, state.devotion
    ladder.remove(god)
    devotion[god] = space
    place = len(ladder)
    while place and devotion[ladder[place - 1]] > space:
        place -= 1
    ladder.insert(place, god)
