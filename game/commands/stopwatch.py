"""Timing one title: the figures that `bench` prints, by their names in the JSON file."""

from collections.abc import Callable
from time import process_time

from ai.heuristics import heuristic
from ai.rollout import guide_of
from ai.search import Search
from game.core.decision import Action
from game.core.rng import Rng
from game.core.title import State, Title

SEED = 7
POSITIONS = 64
MIN_REPETITIONS = 3
CALLS = 20_000
MATCH_LIMIT = 100_000
SEARCHES, ITERATIONS = 16, 16


class Empty:
    __slots__ = ()

    def call(self) -> None:
        """The yardstick: does nothing."""


def measure(title: Title, seconds: float) -> dict[str, float]:
    """All figures of a title, at two seats where it has them, within about this CPU time."""
    start = title.new_match(2 if 2 in title.seats else title.seats[0], SEED)
    positions = sample(start)
    budget = seconds / 10
    playout, actions = best_playout(start, 2 * budget)
    return {
        "playouts_per_s": 1 / playout,
        "actions_per_s": actions / playout,
        "search_per_s": 1e6 / (each(lambda: searches(title, positions), budget) / ITERATIONS),
        "clone_us": each(lambda: [position.clone for position in positions], budget),
        "apply_us": each(lambda: appliers(positions), budget),
        "decision_us": each(lambda: [position.decision for position in positions], budget),
        "determinize_us": each(lambda: determinizers(positions), budget),
        "view_us": each(lambda: viewers(positions), budget),
        "call_us": each(lambda: [Empty().call] * CALLS, budget),
    }


def random_steps(state: State, rng: Rng, seen: Callable[[State], None] | None = None) -> int:
    """Random play to the end; how many actions it took."""
    count = 0
    while (decision := state.decision()) is not None and count < MATCH_LIMIT:
        if seen:
            seen(state)
        state.apply(rng.choice(decision.actions))
        count += 1
    return count


def sample(start: State) -> list[State]:
    """Positions spread evenly over one random match."""
    kept: list[State] = []
    random_steps(start.clone(), Rng(SEED), lambda state: kept.append(state.clone()))
    stride = max(1, len(kept) // POSITIONS)
    return kept[::stride][:POSITIONS]


def best_playout(start: State, budget: float) -> tuple[float, int]:
    """Seconds and actions of a random match from a copy of the start. The same match each time: it can be compared."""
    best, actions = float("inf"), 0
    spent, repetitions = 0.0, 0
    while repetitions < MIN_REPETITIONS or spent < budget:
        begin = process_time()
        actions = random_steps(start.clone(), Rng(SEED))
        taken = process_time() - begin
        best = min(best, max(taken, 1e-9))
        spent += taken
        repetitions += 1
    return best, actions


def each(prepare: Callable[[], list[Callable[[], object]]], budget: float) -> float:
    """Microseconds per call, best of several runs over fresh calls; preparing them is not counted."""
    best = float("inf")
    spent, repetitions = 0.0, 0
    while repetitions < MIN_REPETITIONS or spent < budget:
        begin_all = process_time()
        calls = prepare()
        begin = process_time()
        for call in calls:
            call()
        end = process_time()
        best = min(best, (end - begin) / len(calls))
        spent += end - begin_all
        repetitions += 1
    return best * 1e6


def appliers(positions: list[State]) -> list[Callable[[], object]]:
    rng = Rng(SEED)

    def applier(state: State, action: Action) -> Callable[[], object]:
        return lambda: state.apply(action)

    return [
        applier(position.clone(), rng.choice(decision.actions))
        for position in positions
        if (decision := position.decision()) is not None
    ]


def determinizers(positions: list[State]) -> list[Callable[[], object]]:
    rng = Rng(SEED)
    return [lambda state=position: state.determinize(0, rng) for position in positions]  # type: ignore[misc]


def viewers(positions: list[State]) -> list[Callable[[], object]]:
    return [lambda state=position: state.view(0) for position in positions]  # type: ignore[misc]


def searches(title: Title, positions: list[State]) -> list[Callable[[], object]]:
    """Some iterations of the opponents' search at positions where there is something to choose."""
    guide = guide_of(heuristic(title.id))

    def thought(search: Search) -> Callable[[], object]:
        def think() -> None:
            for _ in range(ITERATIONS):
                search.iterate()

        return think

    return [
        thought(Search(position, decision, guide, Rng(SEED)))
        for position in positions[:: max(1, len(positions) // SEARCHES)]
        if (decision := position.decision()) is not None
    ]
