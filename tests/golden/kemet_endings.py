"""What a match of kemet shows, in words that the golden records are named by."""

from game.core.result import Result
from game.rules.kemet.content import WIN_POINTS
from game.rules.kemet.state import KemetState
from game.session.match import Match

SEAT_WORDS = ("", "", "two_seats", "three_seats", "four_seats", "five_seats")
TELLING = {
    "di_reshuffled": "reshuffled",
    "diverted": "diverted",
    "spied": "spied",
    "retreated": "retreated",
    "recalled": "recalled",
    "sacrificed": "sacrificed",
    "gold_used": "golden_action",
    "replaced_card": "special_card",
    "burned": "burned",
    "recovered_di": "remembered",
}


def features(match: Match) -> set[str]:
    """The kind of its ending, its options and seats, what was asked, and rare things that happened in it."""
    state = match.state
    assert isinstance(state, KemetState)
    options = match.setup.options
    found = {"kemet", ending(match, state), SEAT_WORDS[len(match.seats)]}
    found.update({f"gods_{options['gods']}", f"cities_{options['cities']}", f"limit_{options['round_limit']}"})
    if state.winner < 0 and match.over and options["round_limit"] == "off":
        found.add("safety_net")
    found.update(f"asked_{step.kind}" for step in match.steps)
    for step in match.steps:
        found.update(TELLING[event.kind] for event in step.events if event.kind in TELLING)
        if step.action[:2] == ("place_token", "silver"):
            found.add("silver_token")
        if step.action[:2] == ("move_step", "teleport"):
            found.add("teleport")
    return found


def ending(match: Match, state: KemetState) -> str:
    """Worked out from the points, not from the winner that the result names: it must agree with it."""
    result = match.result()
    if result is None:
        return "unfinished"
    if state.winner < 0:
        return limit_ending(result, state)
    points = result.scores[state.winner]
    rivals = max(score for seat, score in enumerate(result.scores) if seat != state.winner)
    assert points >= WIN_POINTS
    assert points >= rivals
    assert result.winners == (state.winner,)
    return "won_with_equals" if points == rivals else "won_ahead"


def limit_ending(result: Result, state: KemetState) -> str:
    assert state.round == state.table.rounds
    best = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    word = "limit_by_points"
    if len(best) > 1:
        word = "limit_by_battle_points"
        most = max(state.battle_points[seat] for seat in best)
        best = [seat for seat in best if state.battle_points[seat] == most]
    if len(best) > 1:
        word = "limit_by_order"
        best = [min(best, key=state.order.index)]
    assert result.winners == tuple(best), f"The winners are {result.winners}, not {best}."
    return word
