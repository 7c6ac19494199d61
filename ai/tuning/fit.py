"""Which weights would have foretold the final margins best: least squares over temporal differences, LSTD(lambda).

A turn is judged by what the turns after it were judged at, and only the last by the margin itself. That is biased a
little by the features and far less noisy than to hold every turn against the end. A ridge pulls towards the present
weights, each in the unit of its own spread, so that what the data does not speak about stays as it is.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from ai.tuning.samples import Array, Course

TRACE = 0.9  # lambda: how far the end is felt
RIDGE = 100.0
FOLDS = 4


class Fit(NamedTuple):
    weights: dict[str, float]  # where the data points to; further than one should go at once
    turns: int
    # By step from the old weights (0) to the fitted ones (1): the share of the variance of margins that is explained
    # in matches which the fit did not see. Empty where there are too few matches to tell.
    explained: dict[float, float]


def fit(names: Sequence[str], courses: Sequence[Course], old: Mapping[str, float], steps: Sequence[float]) -> Fit:
    """`old` may lack names (they begin at 0) and have others (they are left out)."""
    begin = np.array([old.get(name, 0.0) for name in names])
    found = lstd(courses, begin)
    fitted = {name: float(weight) for name, weight in zip(names, found, strict=True)}
    turns = sum(len(course.rows) for course in courses)
    return Fit(fitted, turns, cross_validated(courses, begin, (0.0, *steps, 1.0)))


def lstd(courses: Sequence[Course], begin: Array, ridge: float = RIDGE, trace: float = TRACE) -> Array:
    if not courses:
        return begin
    matrix, goal = np.zeros((len(begin), len(begin))), np.zeros(len(begin))
    for course in courses:
        felt = np.zeros(len(begin))
        for row, following in zip(course.rows[:-1], course.rows[1:], strict=True):
            felt = trace * felt + row
            matrix += np.outer(felt, row - following)
        felt = trace * felt + course.rows[-1]
        matrix += np.outer(felt, course.rows[-1])
        goal += felt * course.margin
    spread = np.concatenate([course.rows for course in courses]).std(axis=0)
    seen = spread > 0  # a feature that never differs tells nothing, and would leave the equations open
    pull = np.diag(ridge * spread[seen] ** 2)
    weights = begin.copy()
    weights[seen] = np.linalg.solve(matrix[np.ix_(seen, seen)] + pull, goal[seen] + pull @ begin[seen])
    return weights


def cross_validated(courses: Sequence[Course], begin: Array, steps: Sequence[float]) -> dict[float, float]:
    """What such steps explain of matches that the fit has not seen."""
    matches = sorted({course.match for course in courses})
    folds = min(FOLDS, len(matches))
    spread = sum(len(course.rows) * course.margin**2 for course in courses)  # a match's margins add up to 0
    if folds < 2 or not spread:
        return {}
    fold_of = {match: place % folds for place, match in enumerate(matches)}
    errors = dict.fromkeys(steps, 0.0)
    for fold in range(folds):
        found = lstd([course for course in courses if fold_of[course.match] != fold], begin)
        for step in errors:
            weights = begin + step * (found - begin)
            unseen = [course for course in courses if fold_of[course.match] == fold]
            errors[step] += sum(float(((course.rows @ weights - course.margin) ** 2).sum()) for course in unseen)
    return {step: 1 - error / spread for step, error in errors.items()}


def stepped(old: Mapping[str, float], fitted: Mapping[str, float], step: float, places: int) -> dict[str, float]:
    """Part of the way, rounded as the file will hold it: what is measured is what is written."""
    new = dict(old)
    for name, goal in fitted.items():
        begin = old.get(name, 0.0)
        moved = round(begin + step * (goal - begin), places)
        if name in old or moved:
            new[name] = moved + 0.0  # no -0.0
    return new
