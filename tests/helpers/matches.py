"""Random matches of any title: the raw material of the contract suite."""

from collections.abc import Iterator

from game.core.canon import digest
from game.core.decision import Action
from game.core.rng import Rng
from game.core.title import State, Title
from game.rules import TITLES

MOST_DECISIONS = 20_000


def setups(title: Title, most_per_seat_count: int | None = None) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with the defaults and with each value of each option that fits it."""
    found: list[tuple[int, dict[str, str]]] = []
    for seats in title.seats:
        here: list[tuple[int, dict[str, str]]] = [(seats, {})]
        here += [
            (seats, {option.id: value})
            for option in title.options
            for value in option.values_for(seats)
            if value != option.default_for(seats)
        ]
        found += here[:most_per_seat_count]
    return found


ALL_SEATS = [(title.id, seats) for title in TITLES.values() for seats in title.seats]
ALL_SETUPS = [(title.id, seats, options) for title in TITLES.values() for seats, options in setups(title)]


def random_setup(title: Title, seats: int, rng: Rng) -> dict[str, str]:
    """A random fitting value for every option at once."""
    return {option.id: rng.choice(option.values_for(seats)) for option in title.options}


def positions(state: State, seed: int) -> Iterator[State]:
    """The state before every decision of a random match. It is played on after each step of the iteration."""
    rng = Rng(seed)
    for _ in range(MOST_DECISIONS):
        decision = state.decision()
        if decision is None:
            return
        yield state
        state.apply(rng.choice(decision.actions))
    raise AssertionError(f"The match has not ended after {MOST_DECISIONS} decisions.")


def play_out(state: State, seed: int) -> list[Action]:
    rng = Rng(seed)
    played: list[Action] = []
    while (decision := state.decision()) is not None:
        played.append(rng.choice(decision.actions))
        state.apply(played[-1])
        assert len(played) < MOST_DECISIONS, "The match does not end."
    return played


def state_hash(state: State) -> str:
    return digest(state.to_plain())
