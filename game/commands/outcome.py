"""How a match ended, in lines: who won, and how each score adds up."""

from typing import TYPE_CHECKING

from game.core.language import _, ngettext

if TYPE_CHECKING:
    from game.core.result import Result
    from game.session.match import Match


def result_lines(match: "Match") -> list[str]:
    result = match.result()
    if result is None:
        return [_("The match is not over yet.")]
    names = match.names()
    lines = [victory_line(result, names)]
    for place, seat in enumerate(result.ranking, start=1):
        points = ngettext("{points} point", "{points} points", result.scores[seat])
        lines.append(f"{place}. {names[seat]}: {points.format(points=result.scores[seat])}")
        for line in result.breakdown[seat]:
            lines.append(f"   {line.points:>4}  {match.title.words.result_line(line.name, line.number)}")
    return lines


def victory_line(result: "Result", names: list[str]) -> str:
    winners = [names[seat] for seat in result.winners]
    if not winners:
        return _("The goal was missed: nobody wins.") if len(names) == 1 else _("Nobody wins.")
    if len(winners) == 1:
        return _("{name} wins.").format(name=winners[0])
    return _("The victory is shared: {names}.").format(names=", ".join(winners))
