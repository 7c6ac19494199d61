"""One match as plain data that any process or machine can play, and the function that plays it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from threading import Lock
from typing import NamedTuple, TypeAlias

from ai.arena.entrant import Entrant, names_of, read_weights
from ai.arena.match import Outcome, agent_seed, play_match
from ai.budget import tidy, undisturbed
from ai.levels import build_agent
from game.rules import TITLES

# Plays tasks, anywhere and in any order, and gives their outcomes in the order of the tasks.
Runner: TypeAlias = Callable[[Sequence["Task"]], Iterable[Outcome]]

_ONE_MATCH = Lock()


class Player(NamedTuple):
    """An entrant made ready to travel: its weights are read, since the file may not exist where it plays."""

    name: str
    entrant: Entrant
    weights: dict[str, float] | None
    number: int  # among the entrants of the series; its chance follows from it, so it moves along to other seats


class Task(NamedTuple):
    title: str
    seed: int
    players: tuple[Player, ...]  # by seat
    options: dict[str, str]


def tasks_of(
    title_id: str, entrants: Sequence[Entrant], matches: int, seed: int, options: Mapping[str, str] | None
) -> list[Task]:
    """Each seed is played once with every rotation of the entrants before the next one comes, so that neither a lucky
    deal nor a better seat favours anybody when the number of matches is a multiple of the seats."""
    names = names_of(entrants)
    weights = [read_weights(entrant) for entrant in entrants]
    players = [Player(*parts) for parts in zip(names, entrants, weights, range(len(entrants)), strict=True)]
    tasks: list[Task] = []
    for number in range(matches):
        round_number, shift = divmod(number, len(players))
        seated = tuple(players[(seat - shift) % len(players)] for seat in range(len(players)))
        tasks.append(Task(title_id, seed + round_number, seated, dict(options or {})))
    return tasks


def play_task(task: Task) -> Outcome:
    """One match at a time: CPU time is counted for a whole process, so two threads of it would disturb each other."""
    with _ONE_MATCH, undisturbed():
        title = TITLES[task.title]
        agents = [
            build_agent(
                player.entrant.level,
                title,
                agent_seed(task.seed, player.number),
                player.entrant.seconds,
                player.entrant.iterations,
                player.weights,
            )
            for player in task.players
        ]
        deadlines = [player.entrant.deadline() for player in task.players]
        outcome = play_match(title, agents, task.seed, task.options, deadlines=deadlines)
        tidy()
    return outcome._replace(seats=tuple(player.name for player in task.players))


def one_by_one(tasks: Sequence[Task]) -> Iterator[Outcome]:
    """The runner that needs nothing: this process."""
    return map(play_task, tasks)
