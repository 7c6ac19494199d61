"""Ankh at the text table, against computers."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]
Keyboard = Callable[..., None]


@pytest.mark.usefixtures("home")
def test_a_match_is_played_to_its_end(run: Run, keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard("1\n" * 3000)
    arguments = ("play", "ankh", "--seats", "human,random", "--seed", 5, "--text")
    code, out, error = run(*arguments, "--json", tmp_path / "out.json")
    assert (code, error) == (0, "")
    assert "1. " in out
    assert "Battles won" in out
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert data["title"] == "ankh"
    assert data["over"] is True
    assert len(data["scores"]) == 2


@pytest.mark.usefixtures("home")
def test_a_table_of_five_with_a_merge(run: Run, keyboard: Keyboard) -> None:
    keyboard("1\n" * 3000)
    seats = "human,random,random,random,random"
    options = ("--option", "scenario=middle_kingdom")
    code, out, error = run("play", "ankh", "--seats", seats, "--seed", 6, "--text", *options)
    assert (code, error) == (0, "")
    assert "merge" in out


def test_simulate_plays_ankh(run: Run) -> None:
    code, out, error = run("simulate", "ankh", "--seats", "random,random,random", "--matches", 3, "--seed", 2)
    assert (code, error) == (0, "")
    assert "3 matches of ankh" in out
