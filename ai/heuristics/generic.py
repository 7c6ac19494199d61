"""The evaluation of a title that has none of its own: a finished match by its result, all else as equal."""

from game.core.result import Result
from game.core.title import State

WIN = 1000.0


class Generic:
    resting: frozenset[str] = frozenset()

    def terms(self, state: State, seat: int) -> dict[str, float]:
        result = state.result()
        if result is None:
            return {}
        return {"victory": victory(result, seat), "lead": lead(result, seat)}

    def value(self, state: State, seat: int) -> float:
        return sum(self.terms(state, seat).values())


def victory(result: Result, seat: int) -> float:
    """A won match is worth the same in every title; a shared one is shared."""
    return WIN / len(result.winners) if seat in result.winners else 0.0


def lead(result: Result, seat: int) -> float:
    """Points ahead of the best rival, so that a lost match is still played well."""
    rivals = [score for other, score in enumerate(result.scores) if other != seat]
    return float(result.scores[seat] - max(rivals, default=0))
