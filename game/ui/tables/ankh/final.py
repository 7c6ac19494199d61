"""What Ankh's final sheets show besides the seats' own lines: a medal beside every line, and what it sounds like."""

from game.session.match import Match
from game.ui.tables.ankh.sounds import LINES
from game.ui.tables.final import Final

MEDALS = {
    "majorities": "token_conflict_order",
    "victories": "event_conflict",
    "magnanimous": "power_magnanimous",
    "miracles": "devotion",
    "worship": "power_worshipful",
    "bountiful": "power_bountiful",
    "merged": "merge",
}


def final(match: Match) -> Final:
    """For a match that is over."""
    medals = {line: [f"ankh/{name}"] for line, name in MEDALS.items()}
    view = match.state.view(-1)
    gods = [view["gods"][god]["id"] for god in view["god_of"]]
    return Final(None, tuple({**medals, "dominations": [f"ankh/god_{god}"]} for god in gods), LINES)
