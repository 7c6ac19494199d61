"""Pharaon at the text table, against computers and against the Traitor."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]
Keyboard = Callable[..., None]


@pytest.mark.usefixtures("home")
def test_a_match_is_played_to_its_end(run: Run, keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard("1\n" * 600)
    arguments = ("play", "pharaon", "--seats", "human,random", "--seed", 5, "--text")
    code, out, error = run(*arguments, "--json", tmp_path / "out.json")
    assert (code, error) == (0, "")
    assert "Choose an action in a zone, or pass." in out
    assert " wins." in out
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert data["title"] == "pharaon"
    assert data["over"] is True
    assert len(data["scores"]) == 2


@pytest.mark.usefixtures("home")
def test_a_match_against_the_traitor(run: Run, keyboard: Keyboard) -> None:
    keyboard("1\n" * 600)
    code, out, error = run("play", "pharaon", "--seats", "human", "--seed", 6, "--text", "--option", "dark_boards=5")
    assert (code, error) == (0, "")
    assert "The Traitor turns up a jar" in out
    assert "The Traitor has " in out


def test_simulate_plays_pharaon(run: Run) -> None:
    code, out, error = run("simulate", "pharaon", "--seats", "random,random,random", "--matches", 3, "--seed", 2)
    assert (code, error) == (0, "")
    assert "3 matches of pharaon" in out
