"""Autosaves: three in turn, in the background, the newest only, errors kept for whoever asks."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.session.files import write_file
from game.session.load import load
from game.session.match import Match
from game.session.sentences import SaveError
from game.session.store import AUTOSAVES, EARLIER, Store
from game.session.writer import Writer
from tests.toys import TOYS, play_on, toy_match


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store()
    yield store
    store.close()


def saved_actions(store: Store) -> list[int]:
    return [entry.record.actions for entry in store.autosaves() if entry.record]


def play_with_autosaves(store: Store, match: Match, actions: int) -> None:
    for _action in range(actions):
        play_on(match, 1)
        store.autosave(match)
        assert store.flush()


def test_the_last_three_decisions_are_kept(store: Store) -> None:
    play_with_autosaves(store, toy_match(), 7)
    assert saved_actions(store) == [7, 6, 5]
    assert len(store.autosaves()) == AUTOSAVES
    assert store.take_error() is None


def test_the_newest_autosave_is_the_match_as_it_stands(store: Store) -> None:
    match = toy_match()
    play_with_autosaves(store, match, 4)
    assert load(store.autosaves()[0].path, TOYS).state.to_plain() == match.state.to_plain()


def test_rotation_goes_on_after_a_restart() -> None:
    match = toy_match()
    for actions in ([4, 3, 2], [5, 4, 3], [6, 5, 4]):
        store = Store()
        play_with_autosaves(store, match, 4 if not match.actions else 1)
        assert saved_actions(store) == actions
        store.close()


def test_a_missing_autosave_is_filled_first(store: Store) -> None:
    play_with_autosaves(store, toy_match(), 3)
    (store.autosave_folder / "autosave-2.toml").unlink()
    fresh = Store()
    play_with_autosaves(fresh, toy_match(), 1)
    fresh.close()
    assert (store.autosave_folder / "autosave-2.toml").is_file()


def test_an_unfinished_match_is_kept_when_another_one_begins(store: Store) -> None:
    first, second = toy_match(), toy_match()
    play_with_autosaves(store, first, 6)
    play_with_autosaves(store, second, 5)
    starts = [entry.record.setup.started for entry in store.autosaves() if entry.record]
    assert starts.count(second.setup.started) == AUTOSAVES
    kept = next(entry for entry in store.autosaves() if entry.path.name == "earlier-1.toml")
    assert load(kept.path, TOYS).state.to_plain() == first.state.to_plain()


def test_only_a_few_earlier_matches_are_kept(store: Store) -> None:
    for _match in range(7):
        play_with_autosaves(store, toy_match(), 2)
    assert len(store.autosaves()) == AUTOSAVES + EARLIER


def test_closing_writes_what_waits(store: Store) -> None:
    match = play_on(toy_match(), 9)
    store.autosave(match)
    assert store.close()
    assert saved_actions(store) == [9]


def test_an_autosave_is_of_the_moment_it_was_asked_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    def slow(path: Path, content: bytes) -> None:
        assert gate.wait(10)
        write_file(path, content)

    monkeypatch.setattr("game.session.store.write_file", slow)
    match = play_on(toy_match(), 3)
    store.autosave(match)
    play_on(match, 2)
    gate.set()
    assert store.flush()
    assert saved_actions(store) == [3]


def test_an_error_is_kept_and_not_raised(tmp_path: Path) -> None:
    (tmp_path / "autosaves").touch()
    store = Store(tmp_path)
    store.autosave(toy_match())
    assert store.flush()
    assert "autosaves" in str(store.take_error())
    assert store.take_error() is None
    (tmp_path / "autosaves").unlink()
    store.autosave(toy_match())
    assert store.close()
    assert store.take_error() is None
    assert len(store.autosaves()) == 1


def test_while_one_is_written_only_the_newest_waits() -> None:
    gate, started, written = threading.Event(), threading.Event(), list[int]()

    def write(item: int) -> None:
        started.set()
        assert gate.wait(10)
        written.append(item)

    writer = Writer(write)
    writer.put(0)
    assert started.wait(10)
    for item in range(1, 50):
        writer.put(item)
    gate.set()
    assert writer.close()
    assert written == [0, 49]


def test_an_unexpected_error_does_not_end_the_writer() -> None:
    written = []

    def write(item: int) -> None:
        if item == 0:
            raise ZeroDivisionError("by zero")
        written.append(item)

    writer = Writer(write)
    writer.put(0)
    assert writer.flush()
    writer.put(1)
    assert writer.close()
    error = writer.take_error()
    assert isinstance(error, SaveError)
    assert str(error) == "The autosave failed: ZeroDivisionError: by zero."
    assert written == [1]


def test_a_disk_that_hangs_does_not_hang_the_program() -> None:
    gate = threading.Event()

    def hang(_item: int) -> None:
        assert gate.wait(10)

    writer = Writer(hang)
    writer.put(0)
    assert not writer.close(seconds=0.05)
    assert "too slow" in str(writer.take_error())
    gate.set()
    assert writer.close()


def test_a_closed_writer_starts_again_when_needed() -> None:
    written: list[int] = []
    writer = Writer(written.append)
    assert writer.close()
    for item in range(3):
        writer.put(item)
        assert writer.close()
    assert written == [0, 1, 2]
    assert threading.active_count() < 10
