"""A thrifty player of pharaon for recorded matches: looks one action ahead, follows the suggested answers, counts
points and tokens. It looks only at copies in which hidden things were dealt again."""

from game.core.decision import Action
from game.core.rng import Rng
from game.rules.pharaon.content import ROUNDS, SILVER
from game.rules.pharaon.scoring import score
from game.rules.pharaon.state import PharaonState

SETTLED = ("take_turn", "exchange_window")
TOKEN_WORTH = 0.9  # of a token besides its point, as long as it can be spent in later rounds
MOST_STEPS = 12


class ThriftyPlayer:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: PharaonState, seat: int) -> Action:
        decision = state.decision()
        assert decision is not None
        values = [(self._value(state, seat, action), -at) for at, action in enumerate(decision.actions)]
        return decision.actions[-max(values)[1]]

    def _value(self, state: PharaonState, seat: int, action: Action) -> float:
        copy = state.determinize(seat, self.rng)
        began = copy.round
        copy.apply(action)
        for _ in range(MOST_STEPS):
            decision = copy.decision()
            if decision is None or decision.seat != seat or decision.kind in SETTLED or copy.round != began:
                break
            copy.apply(decision.actions[0])
        purse = copy.tokens[seat]
        later = (ROUNDS - copy.round) * TOKEN_WORTH * 0.4
        return score(copy, seat) + later * (sum(purse) + 0.35 * purse[SILVER]) - (action[0] == "pass") * 0.5
