"""End of the game and scoring (section 7; solo differences in 11.5)."""

from typing import TYPE_CHECKING

from game.core.result import Line, Result
from game.rules.afterlife.content import NO_SET, PERFECT_SOLO, SET, SET_IDS, SET_OF, STARTER, SUPER_SETS, TYPE, VP

if TYPE_CHECKING:
    from game.rules.afterlife.state import AfterlifeState, Table


def different_by_group(tomb: list[int], table: "Table") -> dict[int, int]:
    """Per scoring group the number of different cards that count. In solo a doubled card counts for nothing."""
    counts: dict[int, int] = {}
    for kind in dict.fromkeys(tomb):
        group = SET_OF[kind]
        if group != NO_SET and not (table.solo and tomb.count(kind) > 1):
            merged = table.groups[group]
            counts[merged] = counts.get(merged, 0) + 1
    return counts


def score_lines(tomb: list[int], table: "Table") -> tuple[Line, ...]:
    """The named lines of a tomb: starters, uniques, then every group of sets with cards in it."""
    lines: list[Line] = []
    for name, wanted in (("starters", STARTER), ("uniques", None)):
        printed = [VP[kind] for kind in tomb if TYPE[kind] != SET and (TYPE[kind] == STARTER) == (wanted == STARTER)]
        if printed:
            lines.append(Line(name, sum(printed), len(printed)))
    for group, different in sorted(different_by_group(tomb, table).items()):
        lines.append(Line(group_name(group, table), different * different, different))
    return tuple(lines)


def group_name(group: int, table: "Table") -> str:
    """The id of a set, or of the super-set that it stands for in this match."""
    if table.groups.count(group) < 2:
        return SET_IDS[group]
    return next(name for name, members in SUPER_SETS.items() if group in members)


def score(tomb: list[int], table: "Table") -> int:
    points = 0
    for kind in tomb:
        points += VP[kind]
    for different in different_by_group(tomb, table).values():
        points += different * different
    return points


def result(state: "AfterlifeState") -> Result | None:
    if state.frames:
        return None
    table = state.table
    scores = tuple(score(tomb, table) for tomb in state.tomb)
    keys = [(-points, len(state.tomb[seat])) for seat, points in enumerate(scores)]
    ranking = tuple(sorted(range(table.seats), key=lambda seat: (*keys[seat], seat)))
    winners = tuple(seat for seat in ranking if keys[seat] == keys[ranking[0]])
    if table.solo and scores[0] < PERFECT_SOLO:
        winners = ()
    breakdown = tuple(score_lines(tomb, table) for tomb in state.tomb)
    return Result(ranking, scores, breakdown, winners)
