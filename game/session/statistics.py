"""The player's statistics file: read, counted up, written whole; a broken one is set aside."""

import tomllib
from pathlib import Path

import tomli_w

from game.core.language import N_
from game.session import paths
from game.session.files import previous_of, read_file, set_aside, write_file
from game.session.match import Match
from game.session.sentences import SaveError, Sentence
from game.session.tallies import Statistics

SIZE_LIMIT = 4 << 20


def read_statistics(path: Path | None = None) -> tuple[Statistics, list[Sentence]]:
    """What was counted so far. Instead of a broken file the version before is used; a sentence says so."""
    file = path or paths.statistics_file()
    if not file.exists():
        return _previous(file) or Statistics(), []
    try:
        return _read(file), []
    except (ValueError, RecursionError) as error:
        previous = _previous(file)
        aside = set_aside(file)
        sentence = Sentence.of(
            N_("The statistics in {file} are damaged: {reason}. The file is kept as {aside}; {now}."),
            file=file.name,
            reason=error,
            aside=aside.name,
            now=Sentence.of(N_("the version before is used") if previous else N_("counting starts anew")),
        )
        return previous or Statistics(), [sentence]


def write_statistics(statistics: Statistics, path: Path | None = None) -> None:
    file = path or paths.statistics_file()
    paths.ready(file.parent)
    write_file(file, tomli_w.dumps(statistics.to_plain()).encode())


def count_match(match: Match, path: Path | None = None) -> list[Sentence]:
    """Count a finished match in the file, as it is now: another window may have written it meanwhile."""
    statistics, said = read_statistics(path)
    if statistics.count(match):
        write_statistics(statistics, path)
    return said


def _read(file: Path) -> Statistics:
    return Statistics.from_plain(tomllib.loads(read_file(file, SIZE_LIMIT).decode("utf-8")))


def _previous(file: Path) -> Statistics | None:
    backup = previous_of(file)
    try:
        return _read(backup) if backup else None
    except (SaveError, ValueError, RecursionError):
        return None
