"""First sight of the night of kemet: sacrifices, veterans, and the place in the next turn order."""

from collections.abc import Callable

from ai.heuristics.kemet_sight import Sight
from game.core.decision import Decision
from game.rules.kemet.content import DELTA_PRAYER, WIN_POINTS
from game.rules.kemet.control import points
from game.rules.kemet.land import DELTA
from game.rules.kemet.state import KemetState

CARD = 0.11  # a divine intervention card that nobody knows yet
WARRIOR = 0.09


def sacrifice_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    return [0.8 if action[0] == "yes" else 0.0 for action in decision.actions]


def delta_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """Five prayer points for a warrior, but not for the last one if he holds the second temple."""
    worth = sight.prayers(DELTA_PRAYER) - WARRIOR
    if state.warriors[DELTA] == 1:
        worth -= 0.5 + (1.0 if sight.temples == 2 else 0.0)
    return [worth if action[0] == "yes" else 0.0 for action in decision.actions]


def veterans_prayer_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """Warriors are worth a little more than prayer points while there are some in supply."""
    seat = decision.seat
    have, waiting = state.veterans[seat], state.supply[seat]
    values: list[float] = []
    for action in decision.actions:
        number = int(action[1])
        left = have - number
        values.append(sight.prayers(number) + WARRIOR * min(left, waiting))
    return values


def veterans_cards_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    seat = decision.seat
    have, waiting = state.veterans[seat], state.supply[seat]
    return [CARD * int(action[1]) + WARRIOR * min(have - 2 * int(action[1]), waiting) for action in decision.actions]


def fate_values(state: KemetState, decision: Decision, sight: Sight) -> list[float]:
    """Who can win at once goes first, and who must prevent it as well; else the last word before the night counts."""
    seats = range(state.table.seats)
    most = max([points(state, seat) for seat in seats])
    early = most >= WIN_POINTS - 1
    values: list[float] = []
    for action in decision.actions:
        place = int(action[1]) - 1
        values.append(-0.4 * place if early else 0.06 * place)
    return values


NightJudge = Callable[[KemetState, Decision, Sight], list[float]]
NIGHT_JUDGES: dict[str, NightJudge] = {
    "night_sacrifice": sacrifice_values,
    "night_delta": delta_values,
    "night_veterans_prayer": veterans_prayer_values,
    "night_veterans_cards": veterans_cards_values,
    "fate_position": fate_values,
}
