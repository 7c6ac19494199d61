"""Whole turns of pharaon that a good player has in mind: exchange first, then the best action of each zone."""

from ai.heuristics.pharaon_prior import prior
from game.core.decision import Action, Decision
from game.rules.pharaon.state import PharaonState

PLANS = 4


def plans(state: PharaonState, decision: Decision) -> list[list[Action]]:
    """The best target of the most promising zones, each once as it is and once after a free exchange."""
    if decision.kind != "take_turn":
        return []
    weights = prior(state, decision)
    order = sorted(range(len(weights)), key=lambda at: -weights[at])
    best: dict[object, Action] = {}
    exchanges: list[Action] = []
    for at in order:
        action = decision.actions[at]
        if action[0] == "exchange":
            exchanges.append(action)
        elif action[0] not in best:
            best[action[0]] = action
    proposed: list[list[Action]] = [[action] for action in list(best.values())[:PLANS]]
    return proposed + [[exchange, *plan] for exchange in exchanges for plan in proposed[:2]]
