"""The end of a match: the Traitor has a sheet too, and gods and nobles are shown beside their lines."""

from typing import Any

from game.core.language import _
from game.core.result import Line
from game.session.match import Match
from game.ui.tables.final import Final, Rival
from game.ui.tables.pharaon.pieces import with_traitor
from game.ui.tables.pharaon.sounds import LINES


def final(match: Match) -> Final:
    view = match.state.view(-1)
    owners = [*view["players"], *([view["traitor"]] if view["traitor"] else [])]
    gods = [god["id"] for god in view["gods"]]
    pictures = tuple(
        {"gods": [f"pharaon/god_{gods[at]}" for at in one["gods"]], "nobles": [f"pharaon/{n}" for n in one["nobles"]]}
        for one in owners
    )
    return Final(_traitor(match, view["traitor"]) if view["traitor"] else None, pictures, LINES)


def _traitor(match: Match, sheet: dict[str, Any]) -> Rival:
    name = str(match.title.words.owner(-1, []))  # type: ignore[attr-defined]
    result = match.result()
    won = result is not None and not result.winners
    dark = sum(board["dark"] for board in sheet["boards"])
    return Rival(
        with_traitor(list(match.seats), name)[-1],
        name,
        _("Dark boards: {number}").format(number=dark),
        tuple(Line(*line) for line in sheet["lines"]),
        sheet["score"],
        won,
        _("The Traitor wins.") if won else _("You have beaten the Traitor."),
    )
