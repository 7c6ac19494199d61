"""The computer opponents at a table with people, and the engine that advises people."""

from typing import TYPE_CHECKING

from ai import make_agent
from ai.advice import Adviser

if TYPE_CHECKING:
    from game.core.advice import Advice
    from game.core.decision import Action
    from game.session.match import Match


def choose(match: "Match", seat: int, seconds: float | None) -> "Action":
    """What the opponent of this seat does now.

    Its chance comes from the match's seed and the number of actions done, and from nothing that happened in the
    program: a match that was saved, left and loaded goes on as if it never had been, and taking a move back
    does not roll an opponent's dice again.
    """
    agent = make_agent(match.seats[seat].kind, match.title, match.character(seat), seconds, match.done())
    return agent.choose(match.state, seat)


def advise(match: "Match", seat: int) -> "Advice":
    """What the strongest level would do at this seat. It takes its own time, whatever the opponents got."""
    return Adviser(match.title.id, match.character(seat) + match.done()).advise(match.state, seat)
