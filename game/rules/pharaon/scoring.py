"""Final scoring (7): seven parts per player, the best set of gods, tie-breaks, and the Traitor's own way to count."""

from typing import TYPE_CHECKING

from game.core.result import Line, Result
from game.rules.pharaon.content import (
    ARTISAN_POINTS,
    BASICS,
    BURIAL_POINTS,
    END_BONUS,
    FIRST_OFFERING,
    FIRST_PLAYER_POINTS,
    FIRST_POINTS,
    NILE_POINTS,
    NILE_TOP,
    OFFERING_POINTS,
    PHARAOH_POINTS,
    RESOURCE_POINTS,
    RESOURCES,
    SILVER,
    TOKENS,
)
from game.rules.pharaon.gods import god_points, satisfiable, things_owned
from game.rules.pharaon.masks import cards
from game.rules.pharaon.noble_cards import (
    BASE,
    COUNT_BASICS,
    COUNT_BURIAL,
    COUNT_COPY,
    COUNT_GODS,
    COUNT_GODS_HERE,
    COUNT_NOBLES,
    COUNT_OFFERINGS,
    COUNT_SILVER,
    COUNT_TOKENS,
    COUNT_TOPS,
    COUNT_VALUES,
    COUNTS,
    PER,
    ZONE,
)
from game.rules.pharaon.table import TRAITOR
from game.rules.pharaon.traitor_boards import COLUMN, DEFAULT_NOBLE_VALUE, GOD, WINS_TIES

if TYPE_CHECKING:
    from game.rules.pharaon.state import PharaonState

PARTS = ("nobles", "burial", "artisans", "nile", "left_over", "gods", "tokens")


def noble_worth(state: "PharaonState", owner: int, noble: int, gods: int) -> int:
    """One noble with these gods satisfied; the Diplomat is worth nothing by itself."""
    if not PER[noble]:
        return BASE[noble]
    return BASE[noble] + PER[noble] * _counted(state, owner, noble, gods)


def _counted(state: "PharaonState", owner: int, noble: int, gods: int) -> int:
    what = COUNTS[noble]
    purse = state.tokens[owner]
    if what == COUNT_GODS_HERE:
        return (gods & state.table.gods_beside(ZONE[noble])).bit_count()
    if what == COUNT_GODS:
        return gods.bit_count()
    if what == COUNT_TOKENS:
        return (state.pharaoh == owner) + (state.first_player == owner)
    if what == COUNT_NOBLES:
        return state.nobles[owner].bit_count()
    if what == COUNT_VALUES:
        return len({ARTISAN_POINTS[card] for card in cards(state.artisans[owner])})
    if what == COUNT_BURIAL:
        return state.burial[owner]
    if what == COUNT_OFFERINGS:
        return sum(purse[FIRST_OFFERING:])
    if what == COUNT_TOPS:
        return state.nile[owner].count(NILE_TOP)
    if what == COUNT_SILVER:
        return purse[SILVER]
    assert what == COUNT_BASICS
    return sum(purse[:BASICS]) + sum(purse[FIRST_OFFERING : FIRST_OFFERING + BASICS])


def worth_by_noble(state: "PharaonState", owner: int, gods: int) -> dict[int, int]:
    """What each noble brings; the Traitor's are all worth the same."""
    owned = cards(state.nobles[owner])
    if owner >= state.table.seats:
        return dict.fromkeys(owned, noble_value(state))
    found = {noble: noble_worth(state, owner, noble, gods) for noble in owned if COUNTS[noble] != COUNT_COPY}
    best = max(found.values(), default=0)
    return {noble: found.get(noble, best) for noble in owned}


def nobles_worth(state: "PharaonState", owner: int, gods: int) -> int:
    """All nobles; the Diplomat is worth as much as the best other one."""
    total = best = 0
    copies = False
    for noble in cards(state.nobles[owner]):
        if COUNTS[noble] == COUNT_COPY:
            copies = True
            continue
        worth = noble_worth(state, owner, noble, gods)
        total += worth
        best = max(best, worth)
    return total + best if copies else total


def best_gods(state: "PharaonState", owner: int) -> int:
    """The set of gods with the highest grand total; scribes, Seer and Diplomat depend on it."""
    sets = satisfiable(state, things_owned(state, owner))
    if len(sets) == 1:
        return sets[0]
    return max(sets, key=lambda gods: god_points(state, gods) + nobles_worth(state, owner, gods))


def left_over(purse: list[int]) -> int:
    """Points of the tokens left: one each, and what is printed on the tokens with points."""
    points = RESOURCE_POINTS * sum(purse[:RESOURCES]) + OFFERING_POINTS * sum(purse[FIRST_OFFERING:])
    for kind in range(FIRST_POINTS, TOKENS):
        points += END_BONUS[kind] * purse[kind]
    return points


def score_lines(state: "PharaonState", owner: int) -> tuple[Line, ...]:
    """The seven parts, as if the match ended now."""
    if owner >= state.table.seats:
        gods = traitor_gods(state)
        nobles = state.nobles[owner].bit_count() * noble_value(state)
    else:
        gods = best_gods(state, owner)
        nobles = nobles_worth(state, owner, gods)
    crafts = cards(state.artisans[owner])
    levels = state.nile[owner]
    pharaoh, first = state.pharaoh == owner, state.first_player == owner
    return (
        Line("nobles", nobles, state.nobles[owner].bit_count()),
        Line("burial", BURIAL_POINTS[state.burial[owner]], state.burial[owner]),
        Line("artisans", sum([ARTISAN_POINTS[card] for card in crafts]), len(crafts)),
        Line("nile", sum([NILE_POINTS[level] for level in levels]), sum([level > 0 for level in levels])),
        Line("left_over", left_over(state.tokens[owner]), sum(state.tokens[owner])),
        Line("gods", god_points(state, gods), gods.bit_count()),
        Line("tokens", PHARAOH_POINTS * pharaoh + FIRST_PLAYER_POINTS * first, int(pharaoh) + int(first)),
    )


def score(state: "PharaonState", owner: int) -> int:
    return sum([line.points for line in score_lines(state, owner)])


# The Traitor ---------------------------------------------------------------------------------------------------------


def traitor_gods(state: "PharaonState") -> int:
    """Gods whose symbol a column has reached."""
    gods = 0
    for word, number in _reached(state):
        if word == GOD:
            gods |= 1 << state.table.position[number]
    return gods


def noble_value(state: "PharaonState") -> int:
    """What each of the Traitor's nobles is worth: the highest value reached."""
    return max([number for word, number in _reached(state) if word == "noble_value"], default=DEFAULT_NOBLE_VALUE)


def _reached(state: "PharaonState") -> list[tuple[str, int]]:
    return [
        symbol
        for (board, side), column in zip(state.table.boards, state.columns, strict=True)
        for symbol in COLUMN[board][side][: len(column)]
    ]


# The end -------------------------------------------------------------------------------------------------------------


def result(state: "PharaonState") -> Result | None:
    if state.frames:
        return None
    seats = range(state.table.seats)
    breakdown = tuple([score_lines(state, seat) for seat in seats])
    scores = tuple([sum([line.points for line in lines]) for lines in breakdown])
    keys = [(-scores[seat], state.pharaoh != seat, -sum(state.tokens[seat])) for seat in seats]
    ranking = tuple(sorted(seats, key=lambda seat: (keys[seat], seat)))
    winners = tuple([seat for seat in ranking if keys[seat] == keys[ranking[0]]])
    goal = 0
    if state.table.solo:
        goal = score(state, TRAITOR) + WINS_TIES
        winners = (0,) if scores[0] >= goal else ()
    return Result(ranking, scores, breakdown, winners, goal)
