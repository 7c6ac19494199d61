"""Kemet at the text table, against computers."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]
Keyboard = Callable[..., None]


@pytest.mark.usefixtures("home")
def test_a_match_is_played_to_its_end(run: Run, keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard("1\n" * 3000)
    arguments = ("play", "kemet", "--seats", "human,random", "--seed", 5, "--text", "--option", "round_limit=5")
    code, out, error = run(*arguments, "--json", tmp_path / "out.json")
    assert (code, error) == (0, "")
    assert " wins" in out
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert data["title"] == "kemet"
    assert data["over"] is True
    assert len(data["scores"]) == 2


@pytest.mark.usefixtures("home")
def test_a_table_of_five(run: Run, keyboard: Keyboard) -> None:
    keyboard("1\n" * 3000)
    seats = "human,random,random,random,random"
    options = ("--option", "round_limit=5", "--option", "gods=random", "--option", "cities=random")
    code, out, error = run("play", "kemet", "--seats", seats, "--seed", 6, "--text", *options)
    assert (code, error) == (0, "")
    assert "Your turn: place a token, or do something else first." in out
    assert " wins" in out


def test_simulate_plays_kemet(run: Run) -> None:
    code, out, error = run("simulate", "kemet", "--seats", "random,random,random", "--matches", 3, "--seed", 2)
    assert (code, error) == (0, "")
    assert "3 matches of kemet" in out
