"""When the program breaks down: the report, the sentence, and the way back."""

import getpass
import tomllib
from pathlib import Path

import pytest

from game.core.assets import base_folder
from game.session import crash, paths
from game.session.crash import KEPT, anonymous, forget_crash, pending_crash, report_crash
from game.session.load import load
from game.session.match import Match
from game.session.store import Store
from tests.toys import TOYS, ToyState, play_on, toy_match


def failure(text: str = "oh") -> Exception:
    try:
        raise RuntimeError(text)
    except RuntimeError as error:
        return error


def broken_match(monkeypatch: pytest.MonkeyPatch) -> tuple[Match, Exception]:
    match = play_on(toy_match("human", "greedy", seed=2**64 - 1), 5)
    with monkeypatch.context() as broken:
        broken.setattr(ToyState, "take", None)
        try:
            match.apply(("gain", 1))
        except TypeError as error:
            return match, error
    raise AssertionError("it should have broken")


def test_the_report_tells_the_match_and_the_action_that_broke_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match, error = broken_match(monkeypatch)
    note = report_crash(error, match)
    assert note.report is not None
    document = tomllib.loads(note.report.read_text(encoding="utf-8"))
    assert document["title"] == "toy"
    assert document["setup"]["seed"] == str(2**64 - 1)
    assert document["setup"]["options"] == {"length": "short"}
    assert len(document["log"]) == 5
    assert document["crash"]["attempt"] == "gain 1"
    assert document["crash"]["traceback"][-1].startswith("TypeError")
    assert any("Nile Quartet" in version for version in document["crash"]["versions"])


def test_the_report_is_a_record_that_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    match, error = broken_match(monkeypatch)
    report = report_crash(error, match).report
    assert report is not None
    assert load(report, TOYS).state.to_plain() == match.state.to_plain()


def test_the_report_names_nobody() -> None:
    home, user = str(Path.home()), getpass.getuser()
    text = f"cannot open {home}/saves/x.toml, '/home/{user}/a', C:\\Users\\{user}\\b and 'C:\\\\Users\\\\{user}\\\\c'"
    report = report_crash(failure(text), toy_match()).report
    assert report is not None
    written = report.read_text(encoding="utf-8")
    assert "Ana" not in written
    assert str(base_folder()) not in written
    assert f"{home}/" not in written
    for path in (f"/home/{user}", f"Users\\{user}", f"Users\\\\{user}", f"Users\\\\\\\\{user}"):
        assert path not in written


def test_paths_of_the_program_are_shortened_but_still_tell_where() -> None:
    assert anonymous(f'File "{base_folder()}/game/core/rng.py", line 3') == 'File "./game/core/rng.py", line 3'
    library = anonymous('File "/opt/x/lib/python3.11/site-packages/pygame/a.py", line 3')
    assert library == 'File "lib/pygame/a.py", line 3'


def test_the_sentence_names_the_report_and_the_way_to_go_on() -> None:
    note = report_crash(failure(), toy_match())
    assert str(note.report) in str(note.sentence)
    assert "continue" in str(note.sentence)
    assert "continue" not in str(report_crash(failure()).sentence)


def test_the_next_start_offers_the_autosave_until_it_is_told_to_forget() -> None:
    store = Store()
    match = play_on(toy_match(), 4)
    assert pending_crash() is None
    store.autosave(match)
    note = report_crash(failure(), match, store)
    pending = pending_crash()
    assert pending is not None
    assert pending.report == note.report
    assert pending.autosave is not None
    assert load(pending.autosave.path, TOYS).actions == match.actions
    forget_crash()
    forget_crash()
    assert pending_crash() is None


def test_without_a_match_under_way_there_is_nothing_to_continue() -> None:
    report_crash(failure())
    pending = pending_crash()
    assert pending is not None
    assert pending.autosave is None
    store = Store()
    store.autosave(play_on(toy_match(), 100))
    store.close()
    pending = pending_crash()
    assert pending is not None
    assert pending.autosave is None, "the newest autosave is finished"


def test_a_match_that_cannot_be_written_still_leaves_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy_match()
    monkeypatch.setattr(ToyState, "to_plain", None)
    report = report_crash(failure("deep"), match).report
    assert report is not None
    assert "deep" in report.read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_is_a_sentence_too(home: Path) -> None:
    home.write_text("a file in the way")
    note = report_crash(failure("deep"), toy_match(), Store())
    assert note.report is None
    assert "RuntimeError: deep" in str(note.sentence)
    assert "cannot be made" in str(note.sentence)
    assert pending_crash() is None


def test_an_error_about_an_unreadable_file_name_is_reported() -> None:
    report = report_crash(failure("no \udcff file"), toy_match()).report
    assert report is not None
    assert "no ? file" in report.read_text(encoding="utf-8")


def test_only_the_newest_reports_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    dates = iter(f"2026-01-01T00:00:{second:02d}.000000+00:00" for second in range(60) for _call in range(2))
    monkeypatch.setattr(crash, "now", lambda: next(dates))
    for _crash in range(KEPT + 5):
        report_crash(failure())
    assert len(list(paths.crashes_folder().glob("crash-*.toml"))) == KEPT
