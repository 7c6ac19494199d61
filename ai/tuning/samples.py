"""What a recorded match says about the weights: every seat's features at the end of each turn, and the final margin."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.heuristics.base import Tunable
from ai.tuning.selfplay import Recording
from game.core.title import Title

Array: TypeAlias = NDArray[np.float64]
Features: TypeAlias = dict[str, float]


class Course(NamedTuple):
    """One match as one seat lived through it, against the mean of the others."""

    match: int
    rows: Array  # by turn and weight: the own feature less the mean of the others'
    margin: float  # the same difference of the final scores


class Replay(NamedTuple):
    turns: list[list[Features]]  # by turn and seat
    scores: tuple[int, ...]


def courses_of(
    title: Title, tunable: Tunable, recordings: Sequence[Recording], options: Mapping[str, str]
) -> tuple[list[str], list[Course]]:
    """The names of all weights that multiplied something, and the courses with a column for each of them."""
    replays = [replayed(title, tunable, recording, options) for recording in recordings]
    names = sorted({name for replay in replays for turn in replay.turns for features in turn for name in features})
    courses: list[Course] = []
    for match, replay in enumerate(replays):
        if not replay.turns:
            continue  # it ended in its first turn
        table = [[[features.get(name, 0.0) for name in names] for features in turn] for turn in replay.turns]
        ahead = against_others(np.array(table), axis=1)
        margins = against_others(np.array(replay.scores, dtype=np.float64), axis=0)
        courses += [Course(match, ahead[:, seat], float(margin)) for seat, margin in enumerate(margins)]
    return names, courses


def replayed(title: Title, tunable: Tunable, recording: Recording, options: Mapping[str, str]) -> Replay:
    state = title.new_match(recording.seats, recording.seed, options)
    turns: list[list[Features]] = []
    turn = tunable.turn(state)
    for action in recording.actions:
        state.apply(action)
        if state.result() is None and tunable.turn(state) != turn:
            turn = tunable.turn(state)
            turns.append([tunable.features(state, seat) for seat in range(recording.seats)])
    result = state.result()
    if result is None:
        raise ValueError(f"The match of {title.id} with seed {recording.seed} does not end as recorded.")
    return Replay(turns, result.scores)


def against_others(values: Array, axis: int) -> Array:
    """Each seat's value less the mean of the other seats' along this axis."""
    seats = values.shape[axis]
    total = values.sum(axis=axis, keepdims=True)
    ahead: Array = (values * seats - total) / (seats - 1)
    return ahead
