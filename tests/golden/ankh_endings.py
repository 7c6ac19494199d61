"""What a match of ankh shows, in words that the golden records are named by."""

from game.core.event import Event
from game.rules.ankh.content import EVENT_ORDER, GUARDIAN_IDS, RED_LAST, TOP_SPACE
from game.rules.ankh.state import AnkhState
from game.session.match import Match

SEAT_WORDS = ("", "one_seat", "two_seats", "three_seats", "four_seats", "five_seats")
TELLING = {
    "merged": "merged",
    "forgotten": "forgotten",
    "placed_caravan": "caravan",
    "swapped": "numbers_swapped",
    "skipped_caravan": "caravan_skipped",
    "pushed": "satet_pushed",
    "returned": "mummy_returned",
    "cat_mummy_cursed": "cat_mummy_killed",
    "destroyed": "monument_destroyed",
    "released": "guardian_released",
    "nobody_won": "battle_without_winner",
    "plague": "plague",
    "amun_declared": "two_cards",
    "trapped": "warrior_locked",
    "protected": "figure_spared",
    "gate_opened": "gate_opened",
    "sun_attached": "sun_attached",
    "obelisk_moved": "obelisk_used",
    "built": "monument_built",
    "worshipped": "worshipped",
}


def features(match: Match) -> set[str]:
    """The kind of its ending, its scenario, seats and guardians, what was asked, and what happened in it."""
    state = match.state
    assert isinstance(state, AnkhState)
    options = match.setup.options
    found = {"ankh", ending(match, state), SEAT_WORDS[len(match.seats)], state.table.scenario.rpartition("_")[0]}
    found.update(GUARDIAN_IDS[kind] for kind in state.table.guardians)
    found.update(name for name in ("shuffled_seats", "shuffled_monuments") if options[name] == "on")
    if options["merged_decider"] != "higher_seat":
        found.add("other_decider")
    result = match.result()
    if result is not None and len(result.winners) > 1:
        found.add("won_together")
    found.update(f"asked_{step.kind}" for step in match.steps)
    for step in match.steps:
        found.update(told(event) for event in step.events)
    return found


def told(event: Event) -> str:
    if event.kind == "took_control" and int(event.args[2]) >= 0:
        return "monument_taken_away"
    if event.kind == "summoned" and event.args[0] == "locked":
        return "locked_summoned"
    return TELLING.get(event.kind, "ankh")


def ending(match: Match, state: AnkhState) -> str:
    """Worked out from scores and event track, not from what the state calls it: both must agree."""
    result = match.result()
    if result is None:
        return "unfinished"
    best = max(result.scores)
    if best == TOP_SPACE:
        word = "top_reached"
    elif state.event == len(EVENT_ORDER):
        word = "last_conflict"
    else:
        word = "last_god" if best > RED_LAST else "all_forgotten"
    assert bool(result.winners) == (word != "all_forgotten")
    shown = match.state.view(-1)["ending"]
    assert shown == word, f"The match says {shown}, not {word}."
    return word
