"""Matches between opponents without a screen: one match, a series with swapped seats, a ladder of levels.

Nothing is printed here; whoever waits hands in a callback. A match is a function of its `Task` alone, so it does not
matter which process or machine plays it. Times are CPU time, because on a small shared machine two processes may
share one core.
"""

from ai.arena.entrant import Entrant, names_of
from ai.arena.match import EndlessMatchError, Outcome, agent_seed, play_match
from ai.arena.plan import Plan
from ai.arena.series import Series, Standing, simulate
from ai.arena.steps import Ladder, Step, ladder
from ai.arena.task import Player, Task, play_task
from ai.arena.thinking import Thinking

__all__ = [
    "EndlessMatchError",
    "Entrant",
    "Ladder",
    "Outcome",
    "Plan",
    "Player",
    "Series",
    "Standing",
    "Step",
    "Task",
    "Thinking",
    "agent_seed",
    "ladder",
    "names_of",
    "play_match",
    "play_task",
    "simulate",
]
