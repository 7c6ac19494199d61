"""Whole turns of ankh that a good player has in mind: which two actions, with the best moves, and the best caravans."""

from ai.heuristics.ankh_caravans import best_lines
from ai.heuristics.ankh_outlook import Outlook, moved_worths
from ai.heuristics.ankh_prior import row_worth
from game.core.decision import Action, Decision
from game.rules.ankh.choices import MOVE_FIGURE, ROW, TO
from game.rules.ankh.content import LAST_SPACE, MOVE, ROW_IDS, ROWS
from game.rules.ankh.hexes import hexes_in
from game.rules.ankh.moving import destinations
from game.rules.ankh.state import AnkhState

PAIRS, MOVES, LINES = 3, 2, 3


def plans(state: AnkhState, decision: Decision) -> list[list[Action]]:
    god = state.god_of[decision.seat]
    if decision.kind == "choose_action":
        return turns(state, decision, god)
    if decision.kind == "place_caravan":
        return best_lines(state, god, LINES)
    return []


def turns(state: AnkhState, decision: Decision, god: int) -> list[list[Action]]:
    """The best pairs of actions. An event ends the turn, so then the second action is missing."""
    outlook = Outlook(state, god)
    first = ROW_IDS.index(str(decision.actions[0][0]))
    worths = [row_worth(state, god, row, outlook) for row in range(ROWS)]
    found: list[tuple[float, list[int]]] = []
    for row in range(first, ROWS):
        if LAST_SPACE[row] - state.markers[row] == 1:
            found.append((worths[row], [row]))
            continue
        for second in range(row + 1, ROWS):
            found.append((worths[row] + worths[second], [row, second]))
    found.sort(key=_by_worth)
    proposed: list[list[Action]] = []
    for _worth, rows in found[:PAIRS]:
        wishes: list[Action] = [ROW[row] for row in rows]
        if rows[0] == MOVE:
            wishes += best_moves(state, outlook, god)
        proposed.append(wishes)
    return proposed


def best_moves(state: AnkhState, outlook: Outlook, god: int) -> list[Action]:
    """The figures that gain most, each with its best hex."""
    free = state.free_for(god)
    ranked = sorted([(-outlook.best_move(place, free), place) for place in outlook.around])
    wishes: list[Action] = []
    for loss, place in ranked[:MOVES]:
        hexes = hexes_in(destinations(state, god, place))
        if loss >= 0 or not hexes:
            continue
        worths = moved_worths(outlook, place, hexes)
        wishes += [MOVE_FIGURE.by_hex[place], TO.by_hex[hexes[worths.index(max(worths))]]]
    return wishes


def _by_worth(found: tuple[float, list[int]]) -> float:
    return -found[0]
