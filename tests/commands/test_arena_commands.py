"""`simulate`, `ladder` and `bench`: the shapes that tools outside the project rely on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ai.arena import Entrant
from game.commands.ladder import scaled
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


STANDING_KEYS = {
    "entrant",
    "wins",
    "share",
    "interval",
    "even",
    "mean_score",
    "choices",
    "mean_s",
    "longest_s",
    "late",
    "deadline_s",
}
SERIES_KEYS = {"most", "looks", "target", "verdict", "decisions", "late", "seconds", "standings"}


def test_simulate_writes_every_match_and_the_wins(run_json: RunJson) -> None:
    data = run_json("simulate", "afterlife", "--seats", "novice,random", "--matches", 2, "--seed", 5)
    assert set(data) == {"title", "seed", "matches", "wins"} | SERIES_KEYS
    assert (data["title"], data["seed"]) == ("afterlife", 5)
    assert [match["seats"] for match in data["matches"]] == [["novice", "random"], ["random", "novice"]]
    for match in data["matches"]:
        assert set(match) == {"seed", "seats", "scores", "ranking", "winners", "decisions", "seconds"}
        assert match["seed"] == 5
        assert sorted(match["ranking"]) == [0, 1]
        assert match["decisions"] > 0
        assert match["seconds"] > 0
    assert data["wins"] == {"novice": 2, "random": 0}


def test_simulate_tells_share_interval_and_thinking_of_each_level(run_json: RunJson) -> None:
    data = run_json("simulate", "afterlife", "--seats", "novice,random", "--matches", 2, "--seed", 5)
    assert list(data["standings"]) == ["novice", "random"]
    for figures in data["standings"].values():
        assert set(figures) == STANDING_KEYS
        assert figures["interval"][0] <= figures["share"] <= figures["interval"][1]
        assert 0 <= figures["mean_s"] <= figures["longest_s"]
    choices = sum(figures["choices"] for figures in data["standings"].values())
    assert 0 < choices <= data["decisions"] == sum(match["decisions"] for match in data["matches"])
    assert (data["most"], data["looks"], data["target"]) == (2, [2], 0.5)


def test_simulate_takes_options_and_a_time(run_json: RunJson) -> None:
    arguments = ("simulate", "afterlife", "--seats", "random,random", "--matches", 1, "--seconds", 0.1)
    plain = run_json(*arguments)
    mixed = run_json(*arguments, "--option", "mode=half_sets_merged", "--option", "discard_order=full")
    assert plain["seed"] == mixed["seed"] == 1
    assert plain["matches"][0]["decisions"] != mixed["matches"][0]["decisions"]


def test_every_seat_may_have_a_time_or_iterations_of_its_own(run_json: RunJson) -> None:
    seats = "skilled@2,skilled:0.0001,random"
    data = run_json("simulate", "afterlife", "--seats", seats, "--matches", 1, "--seconds", 0.2)
    assert list(data["wins"]) == ["skilled@2", "skilled:0.0001", "random"]
    standings = data["standings"]
    assert standings["skilled@2"]["deadline_s"] is None
    assert standings["skilled:0.0001"]["deadline_s"] == 0.0501
    assert standings["random"]["entrant"] == "random:0.2"


def test_simulate_tries_weights_against_the_shipped_ones(run: Run, run_json: RunJson, tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    file.write_text("[weights]\ntomb = -1\npotential = -1\n", encoding="utf-8")
    data = run_json("simulate", "afterlife", "--seats", f"novice={file},novice", "--matches", 2)
    assert data["wins"] == {f"novice={file}": 0, "novice": 2}
    file.write_text("", encoding="utf-8")
    code, _, error = run("simulate", "afterlife", "--seats", f"novice={file},novice")
    assert (code, error.count("\n")) == (2, 1)
    assert "new.toml" in error


def test_simulate_may_end_early_and_says_so(run: Run) -> None:
    arguments = ("--seats", "novice,random", "--matches", 20, "--least", 4, "--bar", 0.1)
    out = run("simulate", "afterlife", *arguments)[1]
    assert out.startswith("4 matches of afterlife")
    assert "novice is above 10 % after 4 of at most 20 matches." in out
    assert "all 3 looks" in out


def test_simulate_tells_that_a_deal_was_not_played_from_every_seat(run: Run) -> None:
    assert "from every seat" in run("simulate", "afterlife", "--seats", "random,random", "--matches", 3)[1]
    assert "from every seat" not in run("simulate", "afterlife", "--seats", "random,random", "--matches", 2)[1]


def test_simulate_prints_a_table(run: Run) -> None:
    code, out, error = run("simulate", "afterlife", "--seats", "random", "--matches", 1)
    assert (code, error) == (0, "")
    assert out.startswith("1 match of afterlife")
    assert "random     0    0 %" in out
    assert "came late" in out
    assert "none of them timed" in run("simulate", "afterlife", "--seats", "skilled@1", "--matches", 1)[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "skilled@0,random"), "iterations"),
        (("--seats", "skilled:-1,random"), "seconds"),
        (("--seats", "skilled@,random"), "iterations"),
        (("--seats", "random,random", "--bar", "65"), "between 0 and 1"),
        (("--seats", "random,random", "--jobs", "0"), "1 to 60"),
        (("--seats", "random,random", "--executor", "ray", "x"), "there is dask"),
        (("--seats", "random,random", "--executor", "dask", "nowhere"), "tcp://HOST:PORT"),
        (("--seats", "random,random", "--executor", "dask", "tcp://127.0.0.1:1"), "No Dask cluster answers"),
        (("--seats", "random,random", "--executor", "dask", "x", "--jobs", "2"), "not allowed with"),
    ],
)
def test_what_the_arena_cannot_do_is_refused_with_a_sentence(run: Run, arguments: tuple[str, ...], words: str) -> None:
    code, out, error = run("simulate", "afterlife", *arguments)
    assert (code, out, error.count("\n")) == (2, "", 1)
    assert words in error


def test_ladder_writes_steps_with_interval_and_elo(run_json: RunJson) -> None:
    data = run_json("ladder", "afterlife", "--levels", "random,novice", "--matches", 2)
    assert set(data) == {"title", "seed", "seats", "levels", "steps", "elo", "elo_interval"}
    (step,) = data["steps"]
    own = {"levels", "matches", "wins", "share", "interval", "even", "elo", "elo_interval"}
    assert set(step) == own | SERIES_KEYS
    assert step["levels"] == ["random", "novice"]
    assert step["matches"] == 2
    assert step["interval"][0] <= step["share"] <= step["interval"][1]
    assert list(data["elo"]) == list(data["elo_interval"]) == ["random", "novice"]
    assert data["elo_interval"]["random"] == [0, 0]


def test_ladder_gives_a_tenth_of_the_playing_time_unless_told_otherwise() -> None:
    assert [scaled(Entrant(level), 0.1) for level in ("random", "novice")] == [Entrant("random"), Entrant("novice")]
    assert scaled(Entrant("master"), 0.1).seconds == pytest.approx(0.15)
    assert scaled(Entrant("skilled"), 0.5).seconds == pytest.approx(0.15)
    assert scaled(Entrant("master", iterations=9), 0.1).seconds is None
    assert scaled(Entrant("master", 2.0), 0.1).seconds == 2


def test_ladder_prints_steps_elo_and_punctuality(run: Run) -> None:
    code, out, error = run("ladder", "afterlife", "--levels", "random,novice", "--matches", 2, "--seats", 2)
    assert (code, error) == (0, "")
    assert "novice > random        2  100 %" in out
    assert "Elo: random 0 (0 .. 0), novice 191 (" in out
    assert "came late" in out


def test_bench_measures_every_title(run: Run, run_json: RunJson) -> None:
    data = run_json("bench", "--seconds", 0.05)
    assert set(data) == set(TITLES)
    for figures in data.values():
        assert set(figures) >= BENCH_KEYS  # with those of the plain core besides, where it is compiled
        assert all(figure > 0 for figure in figures.values())
        assert figures["actions_per_s"] > figures["playouts_per_s"]
    out = run("bench", "--seconds", 0.05)[1]
    assert "Empty calls" in out
