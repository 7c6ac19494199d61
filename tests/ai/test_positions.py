"""Obvious moves are found: the position suites of the titles, with a fixed number of iterations."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from ai.levels import build_agent
from game.core.decision import action_text
from game.rules import TITLES

SKILLED, MASTER = 60, 400  # iterations that the arena's time of each level allows at least


def load(name: str) -> Any:
    """A suite beside this file; test folders are no packages."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SUITES = {title: load(f"positions_{title}").CASES for title in ("afterlife", "pharaon", "kemet", "ankh")}


def missed(title: str, level: str, iterations: int, seed: int = 3) -> list[str]:
    found = []
    for case in SUITES[title]:
        state = case.state()
        decision = state.decision()
        assert decision, case.name
        assert decision.seat == 0, case.name
        legal = [action_text(action) for action in decision.actions]
        assert set(case.right) <= set(legal), (case.name, legal)
        assert len(case.right) < len(legal), case.name
        chosen = action_text(build_agent(level, TITLES[title], seed, iterations=iterations).choose(state, 0))
        if chosen not in case.right:
            found.append(f"{case.name}: {chosen}")
    return found


@pytest.mark.parametrize("title", SUITES)
def test_the_suite_is_large_enough_and_its_positions_differ(title: str) -> None:
    cases = SUITES[title]
    assert len(cases) >= 40
    assert len({repr(case) for case in cases}) == len(cases)


@pytest.mark.parametrize("title", SUITES)
@pytest.mark.parametrize(("level", "iterations", "share"), [("skilled", SKILLED, 0.95), ("master", MASTER, 1.0)])
def test_a_level_finds_the_obvious_moves(title: str, level: str, iterations: int, share: float) -> None:
    failed = missed(title, level, iterations)
    assert len(failed) <= (1 - share) * len(SUITES[title]), failed
