"""Computer opponents: the same rules and the same knowledge as a person, never a cheat."""

from ai.agent import LEVELS, Agent
from ai.greedy import GreedyAgent
from ai.heuristics import heuristic
from ai.random_agent import RandomAgent
from game.core.title import Title

__all__ = ["LEVELS", "Agent", "check_level", "make_agent"]


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"There is no opponent level {level!r}; known are {', '.join(LEVELS)}.")


def make_agent(level: str, title: Title, seed: int = 0, seconds: float | None = None) -> Agent:
    """An opponent for one seat of one match. `seconds` is CPU time per decision, for levels that search."""
    check_level(level)
    if level == "random":
        return RandomAgent(seed)
    return GreedyAgent(heuristic(title.id), seed)
