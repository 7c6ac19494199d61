"""`simulate`, `ladder` and `bench`: the shapes that tools outside the project rely on."""

from collections.abc import Callable
from typing import Any

from game.rules import TITLES

Run = Callable[..., tuple[int, str, str]]
RunJson = Callable[..., dict[str, Any]]

BENCH_KEYS = {
    "playouts_per_s",
    "actions_per_s",
    "clone_us",
    "apply_us",
    "decision_us",
    "determinize_us",
    "view_us",
    "call_us",
}


def test_simulate_writes_every_match_and_the_wins(run_json: RunJson) -> None:
    data = run_json("simulate", "afterlife", "--seats", "greedy,random", "--matches", 2, "--seed", 5)
    assert set(data) == {"title", "seed", "matches", "wins"}
    assert (data["title"], data["seed"]) == ("afterlife", 5)
    assert [match["seats"] for match in data["matches"]] == [["greedy", "random"], ["random", "greedy"]]
    for match in data["matches"]:
        assert set(match) == {"seed", "seats", "scores", "ranking", "decisions", "seconds"}
        assert match["seed"] == 5
        assert sorted(match["ranking"]) == [0, 1]
        assert match["decisions"] > 0
        assert match["seconds"] > 0
    assert data["wins"] == {"greedy": 2, "random": 0}


def test_simulate_takes_options_and_a_time(run_json: RunJson) -> None:
    arguments = ("simulate", "afterlife", "--seats", "random,random", "--matches", 1, "--seconds", 0.1)
    plain = run_json(*arguments)
    mixed = run_json(*arguments, "--option", "mode=half_sets_merged", "--option", "discard_order=full")
    assert plain["seed"] == mixed["seed"] == 1
    assert plain["matches"][0]["decisions"] != mixed["matches"][0]["decisions"]


def test_simulate_prints_a_table(run: Run) -> None:
    code, out, error = run("simulate", "afterlife", "--seats", "random", "--matches", 1)
    assert (code, error) == (0, "")
    assert out.startswith("1 match of afterlife")
    assert "random     0    0 %" in out


def test_ladder_writes_steps_with_interval_and_elo(run_json: RunJson) -> None:
    data = run_json("ladder", "afterlife", "--levels", "random,greedy", "--matches", 2)
    assert set(data) == {"title", "seed", "seats", "levels", "steps", "elo"}
    (step,) = data["steps"]
    assert set(step) == {"levels", "matches", "wins", "share", "interval", "even", "seconds"}
    assert step["levels"] == ["random", "greedy"]
    assert step["matches"] == 2
    assert step["interval"][0] <= step["share"] <= step["interval"][1]
    assert list(data["elo"]) == ["random", "greedy"]


def test_bench_measures_every_title(run: Run, run_json: RunJson) -> None:
    data = run_json("bench", "--seconds", 0.05)
    assert set(data) == set(TITLES)
    for figures in data.values():
        assert set(figures) == BENCH_KEYS
        assert all(figure > 0 for figure in figures.values())
        assert figures["actions_per_s"] > figures["playouts_per_s"]
    out = run("bench", "--seconds", 0.05)[1]
    assert "Empty calls" in out
