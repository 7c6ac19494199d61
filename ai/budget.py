"""How long each level may think, in one table, and how long somebody waits for it."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

# Seconds per decision. The first two do not search and ignore them: theirs only say when waiting has no sense.
SECONDS: Mapping[str, float] = {
    "random": 0.25,
    "greedy": 0.25,
    "plain": 1.5,
    "novice": 0.1,
    "skilled": 0.3,
    "master": 1.5,
    "pharaoh": 5.0,
}

START_SECONDS = 10.0  # for a process to come up: a cold disk and a virus scanner together are slow
DEADLINE_FACTOR = 1.2
DEADLINE_EXTRA = 0.05


def seconds_for(level: str, table: Mapping[str, float] = SECONDS) -> float:
    if level not in table:
        raise ValueError(f"The level {level!r} has no time to think; {', '.join(table)} have.")
    return table[level]


def deadline(seconds: float) -> float:
    """The hard end of waiting, counted from the moment the thinking began."""
    return DEADLINE_FACTOR * seconds + DEADLINE_EXTRA


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nobody looks for garbage in the middle of a thought: with large trees one look took 20 to 50 ms. Trees hold no
    circles, so they go by themselves; what else lies around is looked for afterwards."""
    settle()
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


@cache
def settle() -> None:
    """Once in a process that thinks: all that was loaded so far is never looked through again."""
    gc.collect()
    gc.freeze()


def tidy() -> None:
    """Between two thoughts."""
    gc.collect()
