"""Random matches over all seats, scenarios and options: they end, and no component appears or vanishes.

`ANKH_MATCHES=500` in the environment plays that many; the suite plays fewer.
"""

import os
from collections import Counter

import pytest
from helpers.ankh import ANKH, all_components
from helpers.matches import random_setup

from game.core.rng import Rng
from game.rules.ankh.content import FAMILIES, TOP_SPACE

MATCHES = int(os.environ.get("ANKH_MATCHES", "64"))
CHUNKS = 8
MOST_ANSWERS = 40
MOST_DECISIONS = 1500


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_end_and_conserve_every_component(chunk: int) -> None:
    tables: Counter[str] = Counter()
    for seed in range(chunk, MATCHES, CHUNKS):
        rng = Rng(seed + 20_000)
        seats = ANKH.seats[seed // CHUNKS % len(ANKH.seats)]
        options = random_setup(ANKH, seats, rng)
        options["scenario"] = list(FAMILIES)[seed // CHUNKS // 4 % 2]
        state = ANKH.new_match(seats, seed, options)
        tables[state.table.scenario] += 1
        components = all_components(state)
        decisions = 0
        while (decision := state.decision()) is not None:
            assert 1 <= len(decision.actions) <= MOST_ANSWERS, f"seed {seed}: {decision.kind}"
            state.apply(rng.choice(decision.actions))
            decisions += 1
            assert decisions < MOST_DECISIONS, f"seed {seed} does not end"
            if decisions % 5 == 0:
                assert all_components(state) == components, f"seed {seed}, decision {decisions}"
        assert all_components(state) == components
        assert all(0 <= space <= TOP_SPACE for space in state.devotion)
        result = state.result()
        assert sorted(result.ranking) == list(range(seats))
        for score, lines in zip(result.scores, result.breakdown, strict=True):
            assert score == sum(line.points for line in lines), f"seed {seed}"
    assert len(tables) == 8
