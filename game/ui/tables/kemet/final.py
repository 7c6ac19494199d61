"""What Kemet's final sheets show besides the seats' own lines: squares for points that are kept, discs for those that
were held at the end."""

from game.session.match import Match
from game.ui.tables.final import Final
from game.ui.tables.kemet.plaques import GLORY
from game.ui.tables.kemet.sounds import LINES


def final(match: Match) -> Final:
    """For a match that is over."""
    players = match.state.view(-1)["players"]
    pictures = tuple(
        {name: [f"kemet/{picture}"] * player["points_by_kind"].get(name, 0) for name, picture in GLORY.items()}
        for player in players
    )
    return Final(pictures=pictures, sounds=LINES)
