"""Secret simultaneous choices: a good mix for every participant, by regret matching.

Battle cards, bids and councils are chosen by all at once, so no tree may let the second chooser see the first. Each
participant has a few candidates; play after play everybody follows the own regrets, and the average of these mixes
nears a balance in two-seat contests where one's gain is the other's loss. With more seats it is a sound habit only.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.rng import Rng

UNIT = 1 << 64
MOST_CANDIDATES = 8

Payoff: TypeAlias = Callable[[tuple[int, ...]], Sequence[float]]  # chosen candidates by participant -> value of each


class Matching:
    """One participant's regrets, and the mixes so far."""

    __slots__ = ("mixes", "regrets")

    def __init__(self, candidates: int) -> None:
        self.regrets = [0.0] * candidates
        self.mixes = [0.0] * candidates

    def mix(self) -> list[float]:
        """What to play next: in proportion to what one wishes one had played."""
        wished = [max(0.0, regret) for regret in self.regrets]
        total = sum(wished)
        count = len(wished)
        return [wish / total for wish in wished] if total > 0 else [1 / count] * count

    def learn(self, mix: list[float], values: list[float]) -> None:
        """`values`: what each candidate would have brought."""
        expected = sum([share * value for share, value in zip(mix, values, strict=True)])
        for index, value in enumerate(values):
            self.regrets[index] = max(0.0, self.regrets[index] + value - expected)
            self.mixes[index] += mix[index]

    def average(self) -> list[float]:
        total = sum(self.mixes)
        count = len(self.mixes)
        return [share / total for share in self.mixes] if total > 0 else [1 / count] * count


def balance(candidates: Sequence[int], payoff: Payoff, rng: Rng, rounds: int = 400) -> list[list[float]]:
    """A mix per participant. `candidates`: how many each has; `payoff` may itself be a search or a noisy estimate."""
    if not candidates or min(candidates) < 1 or max(candidates) > MOST_CANDIDATES:
        raise ValueError(f"Every participant needs 1 to {MOST_CANDIDATES} candidates, not {list(candidates)}.")
    known: dict[tuple[int, ...], Sequence[float]] = {}

    def value(chosen: tuple[int, ...]) -> Sequence[float]:
        if chosen not in known:
            known[chosen] = payoff(chosen)
        return known[chosen]

    players = [Matching(count) for count in candidates]
    for _ in range(rounds):
        mixes = [player.mix() for player in players]
        chosen = tuple(sample(mix, rng) for mix in mixes)
        for seat, player in enumerate(players):
            others = [(*chosen[:seat], index, *chosen[seat + 1 :]) for index in range(candidates[seat])]
            player.learn(mixes[seat], [value(each)[seat] for each in others])
    return [player.average() for player in players]


def sample(mix: Sequence[float], rng: Rng) -> int:
    mark = rng.next64() / UNIT * sum(mix)
    for index, share in enumerate(mix):
        mark -= share
        if mark < 0:
            return index
    return max(range(len(mix)), key=mix.__getitem__)
