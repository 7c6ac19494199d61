"""What a match of pharaon shows, in words that the golden records are named by."""

from game.core.result import Result
from game.rules.pharaon.scoring import score
from game.rules.pharaon.state import TRAITOR, PharaonState
from game.rules.pharaon.traitor_boards import DARK
from game.session.match import Match

SEAT_WORDS = ("", "one_seat", "two_seats", "three_seats", "four_seats", "five_seats")
NUMBER_WORDS = ("no", "one", "two", "three", "four", "five")
TELLING = {
    "jars_reshuffled": "jars_reshuffled",
    "became_pharaoh": "pharaoh",
    "bank_lacked": "bank_ran_out",
    "exchanged": "exchanged",
}


def features(match: Match) -> set[str]:
    """The kind of its ending, its options and seats, what was asked, and rare things that happened in it."""
    state = match.state
    assert isinstance(state, PharaonState)
    options = match.setup.options
    found = {"pharaon", ending(match, state), SEAT_WORDS[len(match.seats)]}
    found.add(f"scribes_{options['beginner_scribes']}")
    found.add(f"circle_{options['circle']}")
    if state.table.solo:
        found.add(f"{NUMBER_WORDS[sum(side == DARK for _, side in state.table.boards)]}_dark")
    found.update(f"asked_{step.kind}" for step in match.steps)
    for step in match.steps:
        found.update(TELLING[event.kind] for event in step.events if event.kind in TELLING)
        if step.action[0] == "pay_with":
            found.add("paid_token_by_token")
    return found


def ending(match: Match, state: PharaonState) -> str:
    """Worked out from points and tokens, not from the winners that the result names: it must agree with them."""
    result = match.result()
    if result is None:
        return "unfinished"
    if state.table.solo:
        return solo_ending(result, state)
    most = [seat for seat, points in enumerate(result.scores) if points == max(result.scores)]
    if len(most) == 1:
        best, word = most, "outright_win"
    elif state.pharaoh in most:
        best, word = [state.pharaoh], "tie_broken_by_pharaoh"
    else:
        tokens = max(sum(state.tokens[seat]) for seat in most)
        best = [seat for seat in most if sum(state.tokens[seat]) == tokens]
        word = "tie_broken_by_tokens" if len(best) == 1 else "shared_victory"
    assert sorted(result.winners) == best, f"The winners are {result.winners}, not {best}."
    return word


def solo_ending(result: Result, state: PharaonState) -> str:
    won = result.scores[0] > score(state, TRAITOR)
    assert result.winners == ((0,) if won else ()), f"The winners are {result.winners}."
    if won:
        return "solo_won"
    return "solo_tied" if result.scores[0] == score(state, TRAITOR) else "solo_lost"
