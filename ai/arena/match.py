"""One match from the deal to the result, with the time that every seat thought."""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import NamedTuple

from ai import Agent
from ai.arena.thinking import Thinking
from game.core.rng import Rng
from game.core.title import Title

MAX_DECISIONS = 20_000


class EndlessMatchError(RuntimeError):
    """A match went on past every sensible length: a mistake in the rules or in an opponent."""


class Outcome(NamedTuple):
    seed: int
    seats: tuple[str, ...]  # who sat at each seat: mostly the level
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    thinking: tuple[Thinking, ...] = ()  # by seat, if it was timed


def play_match(
    title: Title,
    agents: Sequence[Agent],
    seed: int,
    options: Mapping[str, str] | None = None,
    max_decisions: int = MAX_DECISIONS,
    deadlines: Sequence[float | None] = (),
) -> Outcome:
    """With deadlines, one for each seat, every choice is timed; None is a seat that may take its time."""
    start = process_time()
    thinking = [Thinking() for _ in deadlines]
    state = title.new_match(len(agents), seed, options)
    decisions = 0
    while (decision := state.decision()) is not None:
        if decisions == max_decisions:
            raise EndlessMatchError(f"A match of {title.id} with seed {seed} took over {max_decisions} decisions.")
        seat = decision.seat
        asked = process_time()
        action = agents[seat].choose(state, seat)
        if deadlines and len(decision.actions) > 1:
            thinking[seat] = thinking[seat].after(process_time() - asked, deadlines[seat])
        state.apply(action)
        decisions += 1
    result = state.result()
    if result is None:
        raise RuntimeError(f"A match of {title.id} with seed {seed} ended without a result.")
    levels = tuple(agent.level for agent in agents)
    seconds = process_time() - start
    return Outcome(seed, levels, result.scores, result.ranking, result.winners, decisions, seconds, tuple(thinking))


def agent_seed(match_seed: int, player: int) -> int:
    """Not the match's own stream of numbers: an opponent must not be able to foresee its shuffles."""
    return Rng(Rng(match_seed).next64() ^ (player + 1)).next64()
