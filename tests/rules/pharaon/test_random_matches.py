"""Random matches over all seats and options: they end, and no token of the limited bank appears or vanishes.

`PHARAON_MATCHES=1000` in the environment plays that many; the suite plays fewer.
"""

import os
from collections import Counter

import pytest
from helpers.matches import random_setup
from helpers.pharaon import PHARAON, all_components

from game.core.rng import Rng
from game.rules.pharaon.content import BANK, LETTERS, OFFERING_COUNT
from game.rules.pharaon.state import PharaonState

MATCHES = int(os.environ.get("PHARAON_MATCHES", "60"))
CHUNKS = 6
MOST_ANSWERS = 40


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_end_and_conserve_every_token(chunk: int) -> None:
    for seed in range(chunk, MATCHES, CHUNKS):
        rng = Rng(seed + 10_000)
        seats = PHARAON.seats[seed % len(PHARAON.seats)]
        state = PHARAON.new_match(seats, seed, random_setup(PHARAON, seats, rng))
        assert isinstance(state, PharaonState)
        decisions = 0
        while (decision := state.decision()) is not None:
            assert len(decision.actions) <= MOST_ANSWERS, f"seed {seed}: {decision.kind}"
            state.apply(rng.choice(decision.actions))
            decisions += 1
            assert decisions < 2000, f"seed {seed} does not end"
            assert min(state.bank) >= 0
            assert all(min(purse) >= 0 for purse in state.tokens)
        assert state.round == 5
        found = Counter(all_components(state))
        for kind, count in enumerate([*BANK, *OFFERING_COUNT]):
            assert found[LETTERS[kind]] == count, f"seed {seed}: {LETTERS[kind]}"


@pytest.mark.parametrize("seats", range(1, 6))
def test_matches_in_a_poor_bank_end_and_conserve(seats: int) -> None:
    """With very few tokens every way to run out of something is taken."""
    for seed in range(6):
        state = PHARAON.new_match(seats, seed)
        assert isinstance(state, PharaonState)
        state.bank = [min(count, seed % 3) for count in state.bank]
        before = all_components(state)
        rng = Rng(seed)
        decisions = 0
        while (decision := state.decision()) is not None:
            assert len(decision.actions) <= MOST_ANSWERS
            state.apply(rng.choice(decision.actions))
            decisions += 1
            assert decisions < 2000
        assert all_components(state) == before
