"""Weights that improve by self-play: record matches, fit the weights to how they ended, step towards the fit, and let
the arena decide.

Foretelling results better is not playing better: weights that fit the data best can lose every match, because the
player who uses them goes where the data never was. So the fit gives only a direction, a step is small, and nothing
is taken over without a contest won. Nothing is printed here, and no title is known.
"""

from ai.tuning.contest import Trial, contest, try_steps
from ai.tuning.fit import Fit, fit, stepped
from ai.tuning.rounds import Round, Wish, tunable_of, tune_once
from ai.tuning.samples import Course, courses_of
from ai.tuning.selfplay import Deal, Recording, Setup, play_deal
from ai.tuning.weights_file import WeightsFileError, edited, weights_in, with_entry
from ai.tuning.workfile import DamagedWorkError, ForeignWorkError, WorkFile

__all__ = [
    "Course",
    "DamagedWorkError",
    "Deal",
    "Fit",
    "ForeignWorkError",
    "Recording",
    "Round",
    "Setup",
    "Trial",
    "WeightsFileError",
    "Wish",
    "WorkFile",
    "contest",
    "courses_of",
    "edited",
    "fit",
    "play_deal",
    "stepped",
    "try_steps",
    "tunable_of",
    "tune_once",
    "weights_in",
    "with_entry",
]
