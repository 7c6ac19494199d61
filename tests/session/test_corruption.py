"""Damaged saves: always a SaveError with a sentence that names the file, never another exception."""

import copy
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from game.session.load import SIZE_LIMIT, load, match_of
from game.session.match import Match
from game.session.parse import record_from
from game.session.record import Record, document_of, record_of, sealed, to_bytes
from game.session.sentences import SaveError
from game.session.store import Store
from tests.toys import TOYS, ToyTitle, play_on, toy_match

RECORD = record_of(play_on(toy_match("human", "greedy", length="long"), 57), "Evening")
CONTENT = to_bytes(RECORD)
WRONG: tuple[Any, ...] = (0, -3, True, 1.5, "", "x", [], [1], ["x"], [[]], {}, {"x": "y"}, datetime.now(UTC))


def opened(content: bytes) -> tuple[Record, Match]:
    record = record_from(content, "evening.toml")
    return record, match_of(record, TOYS, "evening.toml")


def assert_refused(content: bytes) -> None:
    with pytest.raises(SaveError, match=r"^evening\.toml .+\.$"):
        opened(content)


def assert_refused_or_the_same(content: bytes) -> None:
    try:
        record, _match = opened(content)
    except SaveError:
        assert_refused(content)
        return
    assert record == RECORD


def test_the_file_itself_is_fine() -> None:
    record, match = opened(CONTENT)
    assert record == RECORD
    assert len(match.actions) == 57


@pytest.mark.parametrize("length", range(0, len(CONTENT) - 1, 64))
def test_a_truncated_file_is_refused(length: int) -> None:
    assert_refused(CONTENT[:length])


def test_a_flipped_byte_is_refused_or_changes_nothing() -> None:
    for place in range(len(CONTENT)):
        damaged = bytearray(CONTENT)
        damaged[place] ^= 1 << place % 8
        assert_refused_or_the_same(bytes(damaged))


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200), st.integers(0, len(CONTENT)), st.integers(0, 200))
def test_bytes_put_in_anywhere_are_refused_or_change_nothing(junk: bytes, place: int, gone: int) -> None:
    assert_refused_or_the_same(CONTENT[:place] + junk + CONTENT[place + gone :])


def places(data: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*here, key)
        yield from places(data[key], (*here, key))


def fields() -> list[tuple[Any, ...]]:
    """Every field of a document, one line of the log and of the hashes standing for all."""
    document = document_of(record_of(match_of(RECORD, {"toy": ToyTitle(2)}), "Evening"))
    document["log"], document["hashes"] = ["gain 1"], document["hashes"][:1]
    return list(places(document))


@pytest.mark.parametrize("place", fields(), ids=lambda place: ".".join(map(str, place)))
def test_a_field_of_a_wrong_type_or_missing_is_refused(place: tuple[Any, ...]) -> None:
    continued = record_of(play_on(match_of(RECORD, {"toy": ToyTitle(2)}), 3), "Evening")
    document = document_of(continued)
    titles = {"toy": ToyTitle(2)}
    for wrong in (*WRONG, None):
        changed = copy.deepcopy(document)
        holder: Any = changed
        for key in place[:-1]:
            holder = holder[key]
        if type(wrong) is type(holder[place[-1]]):
            continue
        del holder[place[-1]]
        if wrong is not None and isinstance(holder, list):
            holder.insert(place[-1], wrong)
        elif wrong is not None:
            holder[place[-1]] = wrong
        elif place in (("origin",), ("setup", "options", "length")) or isinstance(holder, list):
            continue  # need not be there, or has a default; what is missing in a list the hashes tell
        with pytest.raises(SaveError, match=r"evening\.toml"):
            match_of(record_from(sealed_anyhow(changed), "evening.toml"), titles, "evening.toml")


def sealed_anyhow(document: dict[str, Any]) -> bytes:
    try:
        return sealed(document)
    except TypeError:  # a date has no checksum of ours: take any
        return tomli_w.dumps({**document, "checksum": "0" * 16}).encode()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "-1"),
        ("seed", "18446744073709551616"),
        ("seed", "1" * 5000),
        ("seed", "٣"),
        ("seed", "07"),
        ("seats", []),
        ("seats", [{"name": "", "kind": "", "colour": "", "emblem": ""}]),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(key: str, value: object) -> None:
    document = document_of(RECORD)
    document["setup"][key] = value
    assert_refused(sealed(document))


@pytest.mark.parametrize("snapshot", ["", "{", "[]", "7", "null", '{"rng":1}', "[" * 100_000, '{"a":' * 50_000])
@pytest.mark.parametrize("rules", [1, 2])
def test_a_snapshot_that_makes_no_sense_is_refused(snapshot: str, rules: int) -> None:
    assert_refused(sealed({**document_of(RECORD), "snapshot": snapshot, "rules": rules}))


@pytest.mark.parametrize("line", ["", " ", "gain", "gain  1", "gain --1", "gain " + "9" * 5000, "é", "draw\n"])
def test_a_log_line_that_makes_no_sense_is_refused(line: str) -> None:
    document = document_of(RECORD)
    document["log"][3] = line
    assert_refused(sealed(document))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"\x00" * 500,
        b"\xef\xbb\xbf" + CONTENT,
        CONTENT.decode().encode("utf-16"),
        b"a = " + b"[" * 50_000,
        b"a = " + b"9" * 50_000,
        b"format = " + b"1" * 6_000,
        b"a = {b = " * 5_000,
        b"a." * 2_000 + b"a = 1",
        b"[a." + b"a." * 2_000 + b"a]",
        b"format = 1",
        b"format = 1\nx = nan\nchecksum = 'x'",
        b'format = 1\nx = "\\ud800"',
        b"<html></html>",
    ],
    ids=range(15),
)
def test_a_file_that_is_something_else_is_refused(content: bytes) -> None:
    assert_refused(content)


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.toml"
    with file.open("wb") as handle:
        handle.truncate(SIZE_LIMIT * 100)
    with pytest.raises(SaveError, match=r"huge\.toml is too big"):
        load(file, TOYS)


def test_a_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(SaveError, match=r"folder\.toml could not be read: (it is a folder|you have no permission)"):
        load(tmp_path / "folder.toml", TOYS)
    with pytest.raises(SaveError, match=r"gone\.toml could not be read: it does not exist"):
        load(tmp_path / "gone.toml", TOYS)


def test_broken_saves_are_listed_with_their_reason_and_hide_no_others() -> None:
    store = Store()
    store.save(toy_match(), "Good")
    store.saves.joinpath("empty.toml").touch()
    store.saves.joinpath("noise.toml").write_bytes(b"\xff\x00noise")
    store.saves.joinpath("half.toml").write_bytes(CONTENT[: len(CONTENT) // 2])
    store.saves.joinpath("folder.toml").mkdir()
    with store.saves.joinpath("huge.toml").open("wb") as handle:
        handle.truncate(SIZE_LIMIT + 1)
    listed = {entry.path.name: entry for entry in store.list_saves()}
    assert len(listed) == 6
    assert listed.pop("Good.toml").broken is None
    for name, entry in listed.items():
        assert entry.record is None
        assert entry.summary(TOYS).startswith(name)


def test_the_checksum_covers_everything_in_the_file() -> None:
    document = tomllib.loads(CONTENT.decode())
    for key in document:
        if key not in ("checksum", "format"):
            changed = {**document, key: None}
            del changed[key]
            with pytest.raises(SaveError, match="checksum"):
                opened(tomli_w.dumps(changed).encode())
