"""`tune`: writes what has won and nothing else, goes on after a pause, and refuses what it cannot do."""

import json
import os
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from distributed import LocalCluster

from ai.tuning import Fit, edited, weights_in
from game.core.assets import asset

Run = Callable[..., tuple[int, str, str]]

SHIPPED = asset("ai", "afterlife.toml").read_text(encoding="utf-8")
GOOD = weights_in(SHIPPED)
BAD = {name: -3 * weight for name, weight in GOOD.items()}
QUICK = ("tune", "afterlife", "--matches", 2, "--iterations", 3, "--contest", 8, "--least", 8)


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """A copy of the shipped weights: the tests never touch the real ones."""
    file = tmp_path / "weights.toml"
    file.write_text(SHIPPED, encoding="utf-8")
    return file


@pytest.fixture
def work(home: Path) -> Path:
    return home / "tune-afterlife.jsonl"


def plant(monkeypatch: pytest.MonkeyPatch, found: dict[str, float]) -> None:
    """Whatever the matches say, the fit finds these weights."""
    monkeypatch.setattr("ai.tuning.rounds.fit", lambda *_: Fit(found, 9, {}))


def test_weights_that_lose_are_refused_and_the_file_stays(
    run: Run, monkeypatch: pytest.MonkeyPatch, weights: Path, work: Path, tmp_path: Path
) -> None:
    plant(monkeypatch, BAD)
    code, out, error = run(*QUICK, "--weights", weights, "--step", 1, "--json", tmp_path / "out.json")
    assert (code, error) == (1, "")
    assert "not shown to be better" in out
    assert weights.read_text(encoding="utf-8") == SHIPPED
    figures = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    (only,) = figures["rounds"]
    assert figures["accepted"] is only["accepted"] is False
    assert only["contest"]["share"] < 0.5
    assert only["weights"]["tomb"] == [GOOD["tomb"], round(BAD["tomb"], 3)]
    assert work.exists()


def test_weights_that_win_are_written_with_their_story(
    run: Run, monkeypatch: pytest.MonkeyPatch, weights: Path, work: Path
) -> None:
    old = edited(SHIPPED, BAD)
    weights.write_text(old, encoding="utf-8")
    weights.chmod(0o644)
    plant(monkeypatch, GOOD)
    code, out, error = run(*QUICK, "--weights", weights, "--step", 1, "--rounds", 2)
    assert (code, error) == (0, "")  # the second round finds nothing more
    assert "are better and stand in" in out
    assert "No weight changes" in out
    new = weights.read_text(encoding="utf-8")
    assert weights_in(new) == pytest.approx(GOOD, abs=0.001)
    *earlier, story = tomllib.loads(new)["tuning"]
    assert earlier == tomllib.loads(SHIPPED).get("tuning", [])
    assert (story["matches"], story["iterations"], story["step"], story["contest"]) == (2, 3, 1.0, 8)
    assert 0.5 < story["low"] <= story["share"] <= story["high"]
    assert [line for line in new.splitlines() if line.startswith("#")] == [
        line for line in SHIPPED.splitlines() if line.startswith("#")
    ]
    assert work.with_suffix(".before.toml").read_text(encoding="utf-8") == old
    assert sorted(path.name for path in weights.parent.iterdir()) == ["home", "weights.toml"]
    if os.name == "posix":
        assert weights.stat().st_mode & 0o777 == 0o644


def test_the_same_command_goes_on_and_another_one_is_refused(run: Run, weights: Path, work: Path) -> None:
    arguments = ("--weights", weights, "--iterations", 1, "--contest", 2, "--least", 2)
    first = run(*QUICK, *arguments)
    before = work.read_bytes()
    second = run(*QUICK, *arguments)
    assert (first[0], second[0]) == (1, 1)
    assert second[1] == f"Going on after 2 matches in {work}.\n" + first[1]
    assert work.read_bytes() == before
    code, out, error = run(*QUICK, *arguments, "--seed", 3)
    assert (code, out, error.count("\n")) == (2, "", 1)
    assert "begun with something else: seed" in error
    assert work.read_bytes() == before
    assert run(*QUICK, *arguments, "--seed", 3, "--fresh")[0] == 1
    assert work.with_name(work.name + ".bak").read_bytes() == before


def test_several_processes_give_the_same_work_file(run: Run, weights: Path, tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for jobs, file in enumerate(files, 1):
        arguments = ("--weights", weights, "--iterations", 1, "--contest", 2, "--least", 2)
        assert run(*QUICK, *arguments, "--jobs", jobs, "--work", file)[0] == 1
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_cluster_gives_the_same_work_file(run: Run, weights: Path, tmp_path: Path) -> None:
    arguments = ("--weights", weights, "--iterations", 1, "--contest", 2, "--least", 2)
    run(*QUICK, *arguments, "--work", tmp_path / "here.jsonl")
    with LocalCluster(n_workers=1, processes=False, protocol="tcp", dashboard_address=":0") as local:
        place = ("--executor", "dask", local.scheduler_address, "--work", tmp_path / "there.jsonl")
        assert run(*QUICK, *arguments, *place)[0] == 1
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def test_trials_and_contest_stand_in_one_table(
    run: Run, monkeypatch: pytest.MonkeyPatch, weights: Path, tmp_path: Path
) -> None:
    monkeypatch.setattr("ai.tuning.rounds.TRIAL_MATCHES", 2)
    arguments = ("--weights", weights, "--iterations", 1, "--contest", 2, "--least", 2, "--search-steps")
    code, out, _ = run(*QUICK, *arguments, "--json", tmp_path / "out.json")
    assert code == 1
    assert "Explained of the final margin" in out
    assert out.count("\ntrial ") == 3
    assert out.count("\ncontest ") == 1
    figures = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["rounds"][0]
    assert sorted(trial["step"] for trial in figures["trials"]) == [0.1, 0.2, 0.35]
    assert set(figures["explained"]) == {"0", "0.1", "0.2", "0.35", "1"}
    assert figures["contest"]["seed"] != figures["trials"][0]["seed"]


def test_a_file_that_was_edited_meanwhile_is_left_alone(
    run: Run, monkeypatch: pytest.MonkeyPatch, weights: Path
) -> None:
    weights.write_text(edited(SHIPPED, BAD), encoding="utf-8")
    edited_text = edited(SHIPPED, {**BAD, "tomb": 9.0})

    def found_while_somebody_edits(*_: object) -> Fit:
        weights.write_text(edited_text, encoding="utf-8")
        return Fit(GOOD, 9, {})

    monkeypatch.setattr("ai.tuning.rounds.fit", found_while_somebody_edits)
    code, _, error = run(*QUICK, "--weights", weights, "--step", 1)
    assert code == 1
    assert "changed meanwhile" in error
    assert weights.read_text(encoding="utf-8") == edited_text


def test_a_bundled_program_and_files_that_may_not_be_written_are_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, weights: Path
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != weights)
    code, _, error = run(*QUICK, "--weights", weights)
    assert code == 2
    assert "may not be written" in error
    monkeypatch.setattr("sys.frozen", True, raising=False)
    code, _, error = run(*QUICK)
    assert code == 2
    assert "bundled program" in error


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "There is no title 'chess'"),
        (("afterlife", "--seats", "1"), "two or more seats"),
        (("afterlife", "--seats", "9"), "9"),
        (("afterlife", "--contest", "59"), "60 matches or more"),
        (("afterlife", "--step", "0"), "'0'"),
        (("afterlife", "--step", "far"), "'far'"),
        (("afterlife", "--rounds", "0"), "rounds"),
        (("afterlife", "--iterations", "0"), "iterations"),
        (("afterlife", "--step", "0.1", "--search-steps"), "not allowed with"),
        (("afterlife", "--weights", "nowhere.toml"), "nowhere.toml"),
        (("afterlife", "--jobs", "0"), "1 to 60"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(run: Run, arguments: tuple[str, ...], words: str) -> None:
    code, out, error = run("tune", *arguments)
    assert (code, out, error.count("\n")) == (2, "", 1)
    assert words in error


def test_weights_that_cannot_be_read_are_refused(run: Run, weights: Path) -> None:
    weights.write_text("[search]\n", encoding="utf-8")
    code, _, error = run(*QUICK, "--weights", weights)
    assert code == 2
    assert "has no readable weights" in error


def test_a_title_without_features_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.tuning.tunable_of", lambda title_id: None)
    code, _, error = run(*QUICK)
    assert code == 2
    assert "afterlife has no weights that can be tuned" in error
