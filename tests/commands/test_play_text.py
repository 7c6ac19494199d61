"""A match at the text table, driven by what somebody types."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from ai.advice import Adviser
from game.commands.window import has_display
from game.session.load import load
from game.ui.app import App

Run = Callable[..., tuple[int, str, str]]
Keyboard = Callable[..., None]

PLAY = ("play", "afterlife", "--seats", "human,greedy", "--seed", 7, "--text")
GO_ON = re.compile(r"play --load (\S+) --text")


def saved_file(out: str) -> Path:
    found = GO_ON.search(out)
    assert found
    return Path(found[1])


def last_autosave(home: Path) -> Path:
    return max(home.glob("autosaves/*.toml"), key=lambda path: len(load(path).actions))


def test_a_match_is_played_to_its_end(run: Run, keyboard: Keyboard, home: Path, tmp_path: Path) -> None:
    keyboard("1\n" * 3000)
    code, out, error = run(*PLAY, "--json", tmp_path / "out.json")
    assert (code, error) == (0, "")
    assert "Your hand:" in out
    assert " wins." in out
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert set(data) == {"title", "seed", "seats", "scores", "ranking", "decisions", "over"}
    assert data["over"] is True
    match = load(last_autosave(home))
    assert match.over
    assert list(match.result().scores) == data["scores"]  # type: ignore[union-attr]
    assert (home / "statistics.toml").exists()


def test_leaving_saves_and_the_loaded_match_goes_on_as_if_nothing_had_been(
    run: Run, keyboard: Keyboard, home: Path
) -> None:
    keyboard("1\n" * 40 + "q\n")
    whole = load(saved_file(run(*PLAY)[1])).actions
    keyboard("1\n" * 15 + "q\n")
    code, out, _ = run(*PLAY)
    assert code == 0
    keyboard("1\n" * 25 + "q\n")
    rest = run("play", "--load", saved_file(out), "--text")
    assert rest[0] == 0
    assert load(saved_file(rest[1])).actions == whole


def test_the_end_of_the_input_leaves_politely(run: Run, keyboard: Keyboard) -> None:
    keyboard("1\n")
    code, out, error = run(*PLAY)
    assert (code, error) == (0, "")
    assert len(load(saved_file(out)).actions) == 1


def test_undo_and_redo(run: Run, keyboard: Keyboard) -> None:
    keyboard("u\nr\n1\nu\nr\nu\nq\n")
    code, out, _ = run(*PLAY)
    assert code == 0
    assert out.count("Nothing can be taken back") == 1
    assert out.count("There is nothing to do again") == 1
    assert out.count("Taken back.") == 2
    assert out.count("Done again.") == 1
    assert load(saved_file(out)).actions == []


def test_saving_under_a_name(run: Run, keyboard: Keyboard, home: Path) -> None:
    keyboard("1\ns My match\ns\nq\n")
    _, out, _ = run(*PLAY)
    path = home / "matches" / "My match.toml"
    assert f"Saved as {path}" in out
    assert "Give the save a name" in out
    assert len(load(path).actions) == 1


def test_log_reasons_help_and_wrong_answers(run: Run, keyboard: Keyboard) -> None:
    keyboard("l\nw\n?\n0\n99\nhello\n\nq\n")
    _, out, _ = run(*PLAY)
    assert "Nothing has happened yet." in out
    assert "take the last decision back" in out
    assert "There is no answer 0;" in out
    assert "There is no answer 99;" in out
    assert "'hello' is no answer" in out


def test_a_hint_names_three_answers_with_chances_and_reasons(
    run: Run, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.commands.opponents.Adviser", partial(Adviser, iterations=64))
    keyboard("hint\nh\nq\n")
    _, out, _ = run(*PLAY)
    lines = re.findall(r"^(?:> )? +(\d+)\. (.+): (\d+) %(.*)$", out, re.MULTILINE)
    assert len(lines) == 6
    assert lines[:3] == lines[3:], "the same question gets the same hint"
    assert any("points" in reasons for _number, _label, _share, reasons in lines)
    for number, label, _share, _reasons in lines:
        assert re.search(rf"^ +{number}\. {re.escape(label)}$", out, re.MULTILINE), "its number is that of the answer"


def test_the_opponents_moves_are_told_before_the_next_question(run: Run, keyboard: Keyboard) -> None:
    keyboard("10\n" + "1\n" * 2 + "l\nq\n")
    _, out, _ = run(*PLAY)
    assert "Turn 1 of Computer 2." in out


def test_people_hand_over_before_secrets_are_shown(run: Run, keyboard: Keyboard) -> None:
    keyboard("\n10\n1\n1\n\nq\n")
    _, out, _ = run("play", "afterlife", "--seats", "human,human", "--seed", 7, "--text")
    first, second = out.split("Hand over to Player 2.")
    assert "Hand over to Player 1." in first
    assert "Your hand:" in first
    assert "Your hand:" in second
    assert "Player 1 draws 5 cards." in second  # without naming them


def test_no_hand_is_shown_when_nobody_takes_over(run: Run, keyboard: Keyboard) -> None:
    keyboard("")
    code, out, _ = run("play", "afterlife", "--seats", "human,human", "--seed", 7, "--text")
    assert code == 0
    assert "Your hand:" not in out


def test_computers_among_themselves_are_watched(run: Run, home: Path) -> None:
    code, out, _ = run("play", "afterlife", "--seats", "random,random", "--seed", 7, "--text")
    assert code == 0
    assert "Turn 1 of Computer" in out
    assert " wins." in out
    assert not list(home.glob("autosaves/*"))


def test_a_breakdown_is_reported_with_the_match(
    run: Run, keyboard: Keyboard, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("a wall fell down")

    monkeypatch.setattr("game.commands.opponents.choose", breaks)
    keyboard("10\n" + "1\n" * 5)
    code, _, error = run(*PLAY)
    assert (code, error.count("\n")) == (1, 1)
    assert "Your match is in the autosave" in error
    report = next(home.glob("crashes/*.toml")).read_text(encoding="utf-8")
    assert "a wall fell down" in report
    assert 'title = "afterlife"' in report


def test_ctrl_c_saves_the_match(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    code, out, error = run(*PLAY)
    assert (code, error) == (130, "Stopped.\n")
    assert saved_file(out).is_file()


# -- where a window would open ----------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), PLAY[:-1]], ids=["bare", "play"])
def test_without_a_display_one_sentence_names_the_text_way(arguments: tuple[object, ...], run: Run) -> None:
    code, out, error = run(*arguments)
    assert (code, out, error.count("\n")) == (2, "", 1)
    assert "no display" in error
    assert "--text" in error


@pytest.mark.parametrize(("arguments", "scene"), [((), "menu"), (PLAY[:-1], "table")], ids=["bare", "play"])
def test_with_a_display_the_window_opens(
    arguments: tuple[object, ...], scene: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    seen: list[str] = []

    def some_frames(app: App) -> None:
        for _ in range(3):
            app.tick(1 / 60)
        assert app.scene is not None
        seen.append(app.scene.name)

    monkeypatch.setattr(App, "run", some_frames)
    code, out, _ = run(*arguments)
    assert (code, out, seen) == (0, "", [scene])


def test_what_counts_as_a_display() -> None:
    assert has_display("win32", {})
    assert has_display("darwin", {})
    assert has_display("linux", {"DISPLAY": ":0"})
    assert has_display("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert has_display("linux", {"SDL_VIDEODRIVER": "dummy"})
    assert not has_display("linux", {"DISPLAY": ""})
