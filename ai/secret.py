"""A secret choice that several seats make at once, inside the search: battle cards, bids, councils.

The rules ask one seat after the other, but nobody may use what another one has chosen. So the tree has one place for
the whole round: every participant follows the own regrets (ai/matrix.py) over a few candidates, and what a combination
leads to is learned as an average, however it came about.
"""

from ai.matrix import MOST_CANDIDATES, Matching, sample
from ai.rollout import Guide
from ai.tree import Edge
from game.core.decision import Action, Decision
from game.core.rng import Rng
from game.core.title import State

CURIOUS = 5  # one of so many choices is made at random, so that every combination is met

Joint = tuple[Action, ...]


class Hand:
    """One participant: the candidates, their regrets, and what was chosen this time."""

    __slots__ = ("actions", "chosen", "matching", "mix")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.matching = Matching(len(actions))
        self.mix = self.matching.mix()
        self.chosen = 0


class SecretRound:
    __slots__ = ("after", "hands", "means", "total", "visits")

    def __init__(self) -> None:
        self.hands: dict[int, Hand] = {}
        self.after: dict[Joint, Edge] = {}  # where the tree goes on
        self.means: dict[Joint, tuple[int, list[float]]] = {}  # visits, shares of all seats
        self.total: list[float] = []
        self.visits = 0

    def choose(self, state: State, decision: Decision, guide: Guide, rng: Rng) -> Action:
        """The seat's own candidates do not depend on what the others chose, nor on the hidden cards of this deal:
        they are fixed at the first visit. Where they are not legal this time, any legal action serves."""
        hand = self.hands.get(decision.seat)
        if hand is None:
            hand = self.hands[decision.seat] = Hand(promising(decision.actions, guide.prior(state, decision)))
        hand.mix = hand.matching.mix()
        hand.chosen = rng.below(len(hand.actions)) if not rng.below(CURIOUS) else sample(hand.mix, rng)
        action = hand.actions[hand.chosen]
        return action if action in decision.actions else rng.choice(decision.actions)

    def edge(self, joint: Joint) -> Edge:
        edge = self.after.get(joint)
        if edge is None:
            edge = self.after[joint] = Edge(joint[-1], 1.0)
        return edge

    def learn(self, seats: list[int], joint: Joint, shares: list[float]) -> None:
        count, means = self.means.get(joint, (0, [0.0] * len(shares)))
        self.means[joint] = (
            count + 1,
            [mean + (share - mean) / (count + 1) for mean, share in zip(means, shares, strict=True)],
        )
        self.total = [have + more for have, more in zip(self.total or [0.0] * len(shares), shares, strict=True)]
        self.visits += 1
        for place, seat in enumerate(seats):
            hand = self.hands[seat]
            values = [self.worth(place, seat, action, joint) for action in hand.actions]
            hand.matching.learn(hand.mix, values)

    def worth(self, place: int, seat: int, action: Action, joint: Joint) -> float:
        """What the seat would have got with another choice; the average of the round where that is not known."""
        known = self.means.get((*joint[:place], action, *joint[place + 1 :]))
        return known[1][seat] if known else self.total[seat] / self.visits

    def pick(self, seat: int, rng: Rng, mixed: bool) -> Action:
        """The move to play: drawn from the mix, or its likeliest part for a player who can be read."""
        hand = self.hands[seat]
        mix = hand.matching.average()
        return hand.actions[sample(mix, rng) if mixed else mix.index(max(mix))]


def promising(actions: list[Action], priors: list[float]) -> list[Action]:
    """The candidates: the best at first sight, at most as many as regrets are kept for."""
    order = sorted(range(len(actions)), key=lambda place: -priors[place])
    kept = [place for place in order if priors[place] > 0] or order
    return [actions[place] for place in sorted(kept[:MOST_CANDIDATES])]
