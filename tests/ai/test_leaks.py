"""What a seat cannot know never changes what its opponent does."""

from collections.abc import Iterator

import pytest

from ai import LEVELS, make_agent
from game.core.rng import Rng
from game.core.title import State, Title
from game.rules import TITLES

EVERY = 11  # decisions between two positions that are tried
DEALS = 3  # ways in which the hidden things are dealt again


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
