"""What a match of afterlife shows, in words that the golden records are named by."""

from game.rules.afterlife.content import AXE, BOAT, EMPTY, IDS
from game.rules.afterlife.state import AfterlifeState
from game.session.match import Match

SEAT_WORDS = ("", "one_seat", "two_seats", "three_seats", "four_seats", "five_seats", "six_seats")


def features(match: Match) -> set[str]:
    """The kind of its ending, its mode and seats, what was asked, and rare things that happened in it."""
    found = {ending(match), match.setup.options["mode"], SEAT_WORDS[len(match.seats)]}
    if match.setup.options["discard_order"] == "full":
        found.add("discard_order_full")
    found.update(f"asked_{step.kind}" for step in match.steps)
    events = [event for step in match.steps for event in step.events]
    if any(event.kind == "discarded" and event.args[:2] == (IDS[AXE], IDS[AXE]) for event in events):
        found.add("axe_chain")  # an Axe discarded because of the other one
    if any(event.kind == "reacted" and event.args == (IDS[BOAT],) for event in events):
        found.add("boat_reaction")
    if match.over:
        found.add("mid_round_end" if turns_with_nothing_to_buy(match) else "round_end")
    return found


def ending(match: Match) -> str:
    """Worked out from points and tombs, not from the winners that the result names: it must agree with them."""
    result = match.result()
    if result is None:
        return "unfinished"
    state = match.state
    assert isinstance(state, AfterlifeState)
    if len(match.seats) == 1:
        won = sorted(line.points for line in result.breakdown[0]) == [9, 10, 16, 19, 25, 36, 49]
        assert result.winners == ((0,) if won else ()), f"The winners are {result.winners}."
        return f"{match.setup.options['mode']}_{'won' if won else 'lost'}"
    most = [seat for seat, points in enumerate(result.scores) if points == max(result.scores)]
    fewest = min(len(state.tomb[seat]) for seat in most)
    best = [seat for seat in most if len(state.tomb[seat]) == fewest]
    assert sorted(result.winners) == best, f"The winners are {result.winners}, not {best}."
    if len(best) > 1:
        return "shared_victory"
    return "tie_break" if len(most) > 1 else "outright_win"


def turns_with_nothing_to_buy(match: Match) -> int:
    """Turns that a seat began when stock and pyramid had run out, only because the round was not over."""
    state = match.title.new_match(len(match.seats), match.setup.seed, match.setup.options)
    assert isinstance(state, AfterlifeState)
    found, turn = 0, -1
    for action in match.actions:
        if state.turns != turn:
            turn = state.turns
            found += not state.stock and state.pyramid == [EMPTY] * 6
        state.apply(action)
    return found
