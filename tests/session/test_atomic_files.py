"""Power cuts and full disks while saving: the old file or the new one is there, whole."""

import errno
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.session import files
from game.session.files import backup_path, clear_leftovers, previous_of, read_file, set_aside, write_file
from game.session.sentences import SaveError

STEPS = (
    (tempfile, "mkstemp"),
    (os, "fdopen"),
    (os, "fsync"),
    (os, "link"),
    (os, "replace"),
    (os, "unlink"),
    (os, "open"),
)


class PowerCut(BaseException):
    """Nothing after it runs, not even what cleans up."""


class Disk:
    """Lets so many steps pass; then the power is gone, or the disk is full for one step."""

    def __init__(self, patch: pytest.MonkeyPatch, passes: int, failure: Callable[[], BaseException]) -> None:
        self.left = passes
        self.failure = failure
        self.failed = False
        for module, name in STEPS:
            patch.setattr(module, name, self.step(getattr(module, name)))

    def step(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **kwargs: Any) -> Any:
            self.left -= 1
            failure = self.failure()
            if self.left == -1 or (self.left < 0 and isinstance(failure, PowerCut)):
                self.failed = True
                raise failure
            return real(*args, **kwargs)

        return counted


def attempts(
    file: Path, failure: Callable[[], BaseException], monkeypatch: pytest.MonkeyPatch, content: bytes
) -> list[BaseException | None]:
    """Write again and again, failing one step later each time, until nothing fails any more."""
    outcomes: list[BaseException | None] = []
    for passes in range(40):
        caught: BaseException | None = None
        with monkeypatch.context() as patch:
            disk = Disk(patch, passes, failure)
            try:
                write_file(file, content)
            except (PowerCut, SaveError) as error:
                caught = error
        if not disk.failed:
            return outcomes
        outcomes.append(caught)
        whole = file.read_bytes()
        assert whole in (b"old" * 1000, content)
        if caught is None:
            assert whole == content
        if backup := previous_of(file):
            assert backup.read_bytes() in (b"older" * 1000, b"old" * 1000, content)
        file.write_bytes(b"old" * 1000)
    raise AssertionError("writing never came to an end")


def test_a_power_cut_at_any_step_leaves_the_old_or_the_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.toml"
    write_file(file, b"older" * 1000)
    write_file(file, b"old" * 1000)
    outcomes = attempts(file, PowerCut, monkeypatch, b"new" * 2000)
    assert len(outcomes) >= 6
    write_file(file, b"later")
    assert read_file(file, 100) == b"later"


def test_a_failing_step_leaves_the_old_file_and_a_sentence_or_the_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.toml"
    write_file(file, b"old" * 1000)
    full = lambda: OSError(errno.ENOSPC, "No space left on device")  # noqa: E731
    outcomes = attempts(file, full, monkeypatch, b"new" * 2000)
    sentences = {str(outcome) for outcome in outcomes if outcome}
    assert sentences == {"a.toml could not be written: the disk is full."}
    assert not [path for path in tmp_path.iterdir() if path.suffix == ".tmp"]


def test_the_version_before_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    write_file(file, b"one")
    assert previous_of(file) is None
    write_file(file, b"two")
    write_file(file, b"three")
    assert file.read_bytes() == b"three"
    assert previous_of(file) == backup_path(file)
    assert backup_path(file).read_bytes() == b"two"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.toml", "a.toml.bak"]


def test_a_disk_without_second_names_gets_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    file = tmp_path / "a.toml"
    write_file(file, b"one")
    write_file(file, b"two")
    assert backup_path(file).read_bytes() == b"one"


def test_a_second_name_left_by_a_crash_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    write_file(file, b"one")
    os.link(file, backup_path(file))
    write_file(file, b"two")
    assert (file.read_bytes(), backup_path(file).read_bytes()) == (b"two", b"one")
    assert not list(tmp_path.glob("*.tmp"))


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"a\.toml could not be written: it does not exist"):
        write_file(tmp_path / "gone" / "a.toml", b"x")


def test_a_broken_file_is_set_aside_under_names_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    for content in (b"one", b"two"):
        file.write_bytes(content)
        assert set_aside(file).read_bytes() == content
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.broken-1.toml", "a.broken-2.toml"]


def test_leftovers_of_a_crash_are_cleared_when_nobody_can_be_writing_them(tmp_path: Path) -> None:
    old, young, other = tmp_path / ".a-1.tmp", tmp_path / ".b-2.tmp", tmp_path / "mine.tmp"
    for path in (old, young, other):
        path.touch()
    past = time.time() - 2 * files.LEFTOVER_SECONDS
    os.utime(old, (past, past))
    os.utime(other, (past, past))
    clear_leftovers(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".b-2.tmp", "mine.tmp"]
