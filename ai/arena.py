"""Matches between opponents without a screen: one match, a series with swapped seats, a ladder of levels.

Nothing is printed here; whoever waits hands in a callback. Times are CPU time, because on a small shared machine
two processes may share one core.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from time import process_time
from typing import NamedTuple, TypeAlias

from ai import Agent, check_level, make_agent
from ai.stats import Interval, elo_ladder, wilson
from game.core.rng import Rng
from game.core.title import Title, resolve_options

MAX_DECISIONS = 20_000
Progress: TypeAlias = Callable[[int, int], None]  # matches done, matches in all


class EndlessMatchError(RuntimeError):
    """A match went on past every sensible length: a mistake in the rules or in an opponent."""


class Outcome(NamedTuple):
    seed: int
    seats: tuple[str, ...]  # level of each seat
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float


class Series(NamedTuple):
    title: str
    seed: int
    outcomes: list[Outcome]
    wins: dict[str, Fraction]  # by level; a shared victory is split among its winners


class Step(NamedTuple):
    """Two neighbouring levels of a ladder: one seat of the upper against the lower in all others."""

    lower: str
    upper: str
    series: Series
    share: float  # of the decided victories, won by the upper level
    interval: Interval
    even: float  # the share of an equally strong opponent


class Ladder(NamedTuple):
    steps: list[Step]
    elo: dict[str, int]


def play_match(
    title: Title,
    agents: Sequence[Agent],
    seed: int,
    options: Mapping[str, str] | None = None,
    max_decisions: int = MAX_DECISIONS,
) -> Outcome:
    start = process_time()
    state = title.new_match(len(agents), seed, options)
    decisions = 0
    while (decision := state.decision()) is not None:
        if decisions == max_decisions:
            raise EndlessMatchError(f"A match of {title.id} with seed {seed} took over {max_decisions} decisions.")
        state.apply(agents[decision.seat].choose(state, decision.seat))
        decisions += 1
    result = state.result()
    if result is None:
        raise RuntimeError(f"A match of {title.id} with seed {seed} ended without a result.")
    levels = tuple(agent.level for agent in agents)
    seconds = process_time() - start
    return Outcome(seed, levels, result.scores, result.ranking, result.winners, decisions, seconds)


def simulate(
    title: Title,
    levels: Sequence[str],
    matches: int,
    seed: int,
    seconds: float | None = None,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Series:
    """A series in which the levels move one seat on from match to match.

    Each seed is played once with every rotation before the next one comes, so that neither a lucky deal nor a
    better seat favours anybody when the number of matches is a multiple of the seats.
    """
    for level in levels:
        check_level(level)
    resolve_options(title, len(levels), options)
    outcomes: list[Outcome] = []
    for number in range(matches):
        round_number, shift = divmod(number, len(levels))
        entrants = [(seat - shift) % len(levels) for seat in range(len(levels))]
        match_seed = seed + round_number
        agents = [make_agent(levels[entrant], title, agent_seed(match_seed, entrant), seconds) for entrant in entrants]
        outcomes.append(play_match(title, agents, match_seed, options))
        if progress:
            progress(number + 1, matches)
    return Series(title.id, seed, outcomes, count_wins(levels, outcomes))


def agent_seed(match_seed: int, player: int) -> int:
    """Not the match's own stream of numbers: an opponent must not be able to foresee its shuffles."""
    return Rng(Rng(match_seed).next64() ^ (player + 1)).next64()


def count_wins(levels: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Fraction]:
    wins = {level: Fraction(0) for level in levels}
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[outcome.seats[seat]] += Fraction(1, len(outcome.winners))
    return wins


def ladder(
    title: Title,
    levels: Sequence[str],
    matches: int,
    seed: int,
    seats: int = 2,
    seconds: float | None = None,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Every level against the one below it, `matches` matches each, and a simple Elo along the chain."""
    pairs = list(pairwise(levels))
    steps: list[Step] = []
    for index, (lower, upper) in enumerate(pairs):
        seated = [upper, *[lower] * (seats - 1)]

        def report(done: int, _: int, before: int = index * matches) -> None:
            if progress:
                progress(before + done, len(pairs) * matches)

        series = simulate(title, seated, matches, seed, seconds, options, report)
        steps.append(judge(lower, upper, series, seats))
    return Ladder(steps, elo_ladder(levels, [(step.share, step.even, matches) for step in steps]))


def judge(lower: str, upper: str, series: Series, seats: int) -> Step:
    won = float(series.wins[upper])
    count = len(series.outcomes)
    return Step(lower, upper, series, won / count if count else 0.0, wilson(won, count), 1 / seats)
