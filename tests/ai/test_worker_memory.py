"""The process remembers an opponent from one question to the next, and never too many of them."""

from multiprocessing import Pipe

from ai import make_agent
from ai.advice import Adviser
from ai.agent import Agent
from ai.worker import MOST_OPPONENTS, Request, Worker
from game.core.title import Title
from game.rules import TITLES

AFTERLIFE = TITLES["afterlife"]


def worker(made: list[Agent]) -> Worker:
    def make(level: str, title: Title, seed: int, seconds: float) -> Agent:
        made.append(make_agent(level, title, seed, seconds))
        return made[-1]

    return Worker(Pipe()[0], make, Adviser)


def request(seat: int = 0, seed: int = 1, moment: int = 0) -> Request:
    return Request(1, "afterlife", [], seat, "master", seed, 0.01, moment)


def test_the_same_opponent_answers_the_next_question_with_other_numbers() -> None:
    made: list[Agent] = []
    mind = worker(made)
    first = mind.opponent(AFTERLIFE, request(moment=4))
    assert first.chance.count == 4  # type: ignore[attr-defined]
    assert mind.opponent(AFTERLIFE, request(moment=9)) is first
    assert first.chance.count == 9  # type: ignore[attr-defined]
    assert len(made) == 1


def test_other_seats_and_other_matches_have_other_opponents_and_few_are_remembered() -> None:
    made: list[Agent] = []
    mind = worker(made)
    for seed in range(3 * MOST_OPPONENTS):
        mind.opponent(AFTERLIFE, request(seat=seed % 2, seed=seed))
        assert len(mind.opponents) <= MOST_OPPONENTS
    assert len(made) == 3 * MOST_OPPONENTS
