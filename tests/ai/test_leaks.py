"""What a seat cannot know never changes what its opponent does."""

import os
from collections.abc import Iterator
from itertools import count, cycle, islice

import pytest

from ai import LEVELS, make_agent
from ai.levels import build_agent
from game.core.rng import Rng
from game.core.title import State, Title
from game.rules import TITLES

EVERY = 11  # decisions between two positions that are tried
DEALS = 3  # ways in which the hidden things are dealt again
# The whole bar is 1,000 positions per title: NILE_QUARTET_LEAK_POSITIONS=1000. The suite tries a sample.
SAMPLE = int(os.environ.get("NILE_QUARTET_LEAK_POSITIONS", "40"))
ITERATIONS = 24


def positions(title: Title, seats: int, seed: int) -> Iterator[State]:
    state = title.new_match(seats, seed)
    rng = Rng(seed)
    number = 0
    while (decision := state.decision()) is not None:
        if number % EVERY == 0:
            yield state
        state.apply(rng.choice(decision.actions))
        number += 1


def leaks(title: Title, level: str, state: State) -> list[str]:
    """Positions that the seat cannot tell apart, but in which it would act differently."""
    decision = state.decision()
    assert decision
    seat = decision.seat
    view = state.view(seat)
    chosen = make_agent(level, title, seed=5).choose(state, seat)
    found = []
    for deal in range(DEALS):
        other = state.determinize(seat, Rng(1000 + deal))
        assert (other.view(seat), other.decision()) == (view, decision)
        if make_agent(level, title, seed=5).choose(other, seat) != chosen:
            found.append(f"{decision.kind}, deal {deal}")
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_dealing_hidden_things_again_changes_no_choice(title: Title, level: str, seats: str) -> None:
    count = min(2, title.seats[-1]) if seats == "fewest" else title.seats[-1]
    tried = [leaks(title, level, state) for state in positions(title, count, seed=3)]
    assert len(tried) > 5
    assert [kind for found in tried for kind in found] == []


def many_positions(title: Title) -> Iterator[State]:
    """Of one match after the other, with every seat count in turn."""
    for seed, seats in zip(count(1), cycle(title.seats), strict=False):
        yield from positions(title, seats, seed)


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_a_search_of_fixed_length_is_blind_to_hidden_things(title: Title) -> None:
    found = []
    for number, state in enumerate(islice(many_positions(title), SAMPLE)):
        decision = state.decision()
        assert decision
        seat = decision.seat
        other = state.determinize(seat, Rng(number))
        chosen, again = (
            build_agent("master", title, 5, iterations=ITERATIONS).choose(each, seat) for each in (state, other)
        )
        if chosen != again:
            found.append(f"position {number}, {decision.kind}")
    assert found == []
