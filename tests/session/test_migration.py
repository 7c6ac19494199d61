"""Saves of older formats are converted step by step; those of newer ones are refused with a sentence."""

from typing import Any

import pytest

from game.session.load import match_of
from game.session.migrate import MIGRATIONS, Migration, migrate
from game.session.parse import record_from
from game.session.record import FORMAT, document_of, record_of, sealed
from game.session.sentences import SaveError
from tests.toys import TOYS, play_on, toy_match

FAKE = FORMAT + 2


def renamed_log(document: dict[str, Any]) -> dict[str, Any]:
    document["log"] = document.pop("moves")
    return document


def with_over(document: dict[str, Any]) -> dict[str, Any]:
    return {**document, "over": False}


STEPS: dict[int, Migration] = {FORMAT: renamed_log, FORMAT + 1: with_over}


def older_save() -> bytes:
    document = document_of(record_of(play_on(toy_match(), 5)))
    document["moves"] = document.pop("log")
    del document["over"]
    return sealed(document)


def test_an_older_save_goes_through_every_version_up_to_ours() -> None:
    record = record_from(older_save(), "old.toml", STEPS, FAKE)
    assert match_of(record, TOYS).actions == play_on(toy_match(), 5).actions


def test_an_altered_older_save_is_refused_before_it_is_converted() -> None:
    with pytest.raises(SaveError, match="checksum"):
        record_from(older_save().replace(b"Ana", b"Ane"), "old.toml", STEPS, FAKE)


def test_a_format_that_cannot_be_converted_any_more_is_named() -> None:
    with pytest.raises(SaveError, match=rf"old\.toml is too old: format {FORMAT}"):
        record_from(older_save(), "old.toml", {}, FAKE)


def test_a_conversion_that_fails_is_a_sentence() -> None:
    with pytest.raises(SaveError, match="cannot be converted"):
        record_from(sealed({"format": FORMAT}), "old.toml", STEPS, FAKE)


def test_a_newer_format_says_update() -> None:
    content = sealed({**document_of(record_of(toy_match())), "format": FORMAT + 1})
    with pytest.raises(SaveError, match=r"new\.toml was saved by a newer version"):
        record_from(content, "new.toml")


@pytest.mark.parametrize("version", [0, -1, True, "1", None, 1.0])
def test_a_format_that_is_no_version_is_refused(version: object) -> None:
    with pytest.raises(SaveError, match="not a saved match"):
        migrate({"format": version}, "a.toml")


def test_every_older_format_has_its_migration() -> None:
    assert sorted(MIGRATIONS) == list(range(1, FORMAT))
