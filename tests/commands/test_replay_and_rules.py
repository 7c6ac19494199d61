"""`replay`, `rules` and `selftest`."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.assets import base_folder
from game.rules import TITLES
from game.session.match import Match, make_seats
from game.session.store import Store

Run = Callable[..., tuple[int, str, str]]
RunJson = Callable[..., dict[str, Any]]


@pytest.fixture
def record(home: Path) -> Path:
    """A saved match of which forty actions were done."""
    match = Match.start(TITLES["afterlife"], make_seats(["human", "random"]), 3)
    for _ in range(40):
        decision = match.decision()
        assert decision
        match.apply(decision.actions[-1])
    return Store().save(match, "forty")


def test_a_match_is_told_step_by_step(run: Run, record: Path) -> None:
    code, out, error = run("replay", record)
    assert (code, error) == (0, "")
    assert "discards" in out
    assert "draws 5 cards." in out  # as a spectator sees it
    assert out.rstrip().endswith("The match is not over yet.")


def test_a_match_without_a_winner_says_so(run: Run) -> None:
    code, out, _error = run("replay", base_folder() / "saves" / "ankh-all_forgotten-two_seats.toml")
    assert code == 0
    assert "Nobody wins." in out


def test_several_matches_are_verified(run_json: RunJson, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    shutil.copy(record, other)
    data = run_json("replay", "--verify", record, other)
    assert [entry["ok"] for entry in data["files"]] == [True, True]
    assert [entry["actions"] for entry in data["files"]] == [40, 40]


def test_an_altered_match_is_found_and_the_others_are_still_checked(run: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(record.read_text(encoding="utf-8").replace('"end_play"', '"end_turn"'), encoding="utf-8")
    code, out, _ = run("replay", "--verify", bad, record)
    assert code == 1
    lines = out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("bad.toml")
    assert lines[1].endswith("40 actions, all as recorded.")


def test_only_one_match_is_told_at_a_time(run: Run, record: Path) -> None:
    code, _, error = run("replay", record, record)
    assert code == 2
    assert "--verify" in error


def test_the_rules_show_their_contents(run_json: RunJson, run: Run) -> None:
    data = run_json("rules", "afterlife")
    assert {"chapter", "level", "text", "anchor"} == set(data["contents"][0])
    chapters = [entry["text"] for entry in data["contents"] if entry["level"] == 1]
    out = run("rules", "afterlife")[1]
    for number, text in enumerate(chapters, start=1):
        assert f"{number:>3}  {text}\n" in out


def test_a_chapter_is_found_by_number_name_and_title(run: Run, run_json: RunJson) -> None:
    first = run_json("rules", "afterlife", 3)["chapters"][0]
    for wanted in (first["chapter"], first["chapter"] + "#rebuild", first["text"].upper()):
        assert run_json("rules", "afterlife", wanted)["chapters"][0]["chapter"] == first["chapter"]
    out = run("rules", "afterlife", 3)[1]
    assert out.startswith(f"{first['text']}\n{'=' * len(first['text'])}\n")
    assert len(run_json("rules", "afterlife", "all")["chapters"]) > 5


def test_every_chapter_can_be_printed_in_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    code, out, _ = run("rules", "afterlife", "all")
    assert code == 0
    assert max(map(len, out.splitlines())) <= 60
    assert "**" not in out


def test_searching_the_rules(run: Run, run_json: RunJson) -> None:
    data = run_json("rules", "afterlife", "--search", "tomb", "starter")
    assert data["words"] == "tomb starter"
    assert {"chapter", "heading", "anchor", "snippet"} == set(data["hits"][0])
    code, out, error = run("rules", "afterlife", "--search", "spaceship")
    assert (code, error) == (1, "")
    assert "spaceship" in out


def test_the_selftest_checks_every_title_at_every_seat_count(run_json: RunJson, run: Run) -> None:
    data = run_json("selftest")
    names = {row["check"] for row in data["checks"]}
    for title in TITLES.values():
        assert {f"{title.id}, {seats}" for seats in title.seats} <= names
    assert data["failed"] == 0
    assert len(run("selftest")[1].splitlines()) == len(data["checks"])


def test_the_selftest_fails_with_a_line_for_what_is_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> str:
        raise OSError("the papyrus is torn")

    monkeypatch.setattr("game.commands.selftest.rules_pages", breaks)
    code, out, _ = run("selftest")
    assert code == 1
    assert "FAILED afterlife, rules: OSError: the papyrus is torn\n" in out
    assert "ok     afterlife, 2:" in out
