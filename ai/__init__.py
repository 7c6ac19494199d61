"""Computer opponents: the same rules and the same knowledge as a person, never a cheat."""

import game  # noqa: F401 (before all others: it settles which core serves)
from ai.agent import ALL_LEVELS, LEVELS, MENU_LEVELS, Agent, set_moment
from ai.levels import build_agent
from game.core.title import Title

__all__ = ["ALL_LEVELS", "LEVELS", "MENU_LEVELS", "Agent", "check_level", "make_agent"]


def check_level(level: str) -> None:
    if level not in ALL_LEVELS:
        raise ValueError(f"There is no opponent level {level!r}; known are {', '.join(ALL_LEVELS)}.")


def make_agent(level: str, title: Title, seed: int = 0, seconds: float | None = None, moment: int = 0) -> Agent:
    """An opponent for one seat of one match. `seconds` is CPU time per decision, for levels that search.

    The seed is the opponent's character: its temperament and its errors. The moment, the number of actions done, says
    which of its numbers it draws now, so that an opponent who is made anew for each question stays the same.
    """
    check_level(level)
    agent = build_agent(level, title, seed, seconds)
    set_moment(agent, moment)
    return agent
