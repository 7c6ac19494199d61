"""How a match ended (section 7): the ranking of the ladder, and where everybody's devotion came from."""

from typing import TYPE_CHECKING

from game.core.result import Line, Result

if TYPE_CHECKING:
    from game.rules.ankh.state import AnkhState

LINE_IDS: list[str] = [
    "majorities", "dominations", "victories", "magnanimous", "miracles", "worship", "bountiful", "cat_mummies",
    "merged",
]  # fmt: skip
LINES = len(LINE_IDS)
(
    MAJORITIES, DOMINATIONS, VICTORIES, MAGNANIMITY, MIRACLES, WORSHIP, BOUNTY, CAT_MUMMIES, MERGED,
) = range(LINES)  # fmt: skip


def score_lines(state: "AnkhState", god: int) -> tuple[Line, ...]:
    """The lines of a god's sheet; they add up to its space on the ladder."""
    ledger = state.ledger[god * LINES : (god + 1) * LINES]
    return tuple([Line(LINE_IDS[line], points) for line, points in enumerate(ledger) if points or line < BOUNTY])


def ranking(state: "AnkhState") -> list[int]:
    """All seats, best first: gods by rank, then forgotten ones by the rank that they had."""
    gods = [*state.ladder[::-1], *state.fallen[::-1]]
    return [seat for god in gods for seat in state.seats_of(god)]


def result(state: "AnkhState") -> Result | None:
    if state.frames or state.pending is not None:
        return None
    return Result(
        tuple(ranking(state)),
        tuple([state.devotion[god] for god in state.god_of]),
        tuple([score_lines(state, god) for god in state.god_of]),
        tuple(state.seats_of(state.ladder[-1])) if state.ladder else (),
    )
