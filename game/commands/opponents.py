"""The computer opponents at a table with people."""

from typing import TYPE_CHECKING

from ai import make_agent
from ai.arena import agent_seed

if TYPE_CHECKING:
    from game.core.decision import Action
    from game.session.match import Match


def choose(match: "Match", seat: int, seconds: float | None) -> "Action":
    """What the opponent of this seat does now.

    Its chance comes from the match's seed and the number of actions done, and from nothing that happened in the
    program: a match that was saved, left and loaded goes on as if it never had been, and taking a move back
    does not roll an opponent's dice again.
    """
    done = len(match.actions) + (match.origin.actions if match.origin else 0)
    agent = make_agent(match.seats[seat].kind, match.title, agent_seed(match.setup.seed, seat) + done, seconds)
    return agent.choose(match.state, seat)
