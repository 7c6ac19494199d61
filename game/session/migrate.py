"""Saves of older formats become saves of today's format, one version after another.

When the format changes: raise FORMAT in record.py, and add here the function that turns a document of the
version before into one of the next. It gets the parsed file and may change it; the format number is taken
care of.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from game.core.language import N_
from game.session.record import FORMAT
from game.session.sentences import SaveError

Document: TypeAlias = dict[str, Any]
Migration: TypeAlias = Callable[[Document], Document]

MIGRATIONS: dict[int, Migration] = {}  # from version: to the next one


def check_format(document: Document, file: str, newest: int = FORMAT) -> int:
    version = document.get("format")
    if type(version) is not int or version < 1:
        raise SaveError.of(N_("{file} is not a saved match of this program."), file=file)
    if version > newest:
        raise SaveError.of(
            N_("{file} was saved by a newer version of Nile Quartet. Update the program to open it."),
            file=file,
        )
    return version


def migrate(
    document: Document, file: str, migrations: Mapping[int, Migration] | None = None, newest: int = FORMAT
) -> Document:
    steps = MIGRATIONS if migrations is None else migrations
    version = check_format(document, file, newest)
    while version < newest:
        if version not in steps:
            raise SaveError.of(
                N_("{file} is too old: format {version} can no longer be read."), file=file, version=version
            )
        document = steps[version](document)
        version += 1
        document["format"] = version
    return document
