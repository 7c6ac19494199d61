"""From a file to a match that goes on.

A record of today's rules is replayed from its seed and compared hash by hash, so that undo and the log are
whole. One of other rules, which might decide otherwise on the way, goes on from its snapshot.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from game.core.canon import Plain, canonical_text, digest
from game.core.decision import action_from_text
from game.core.language import N_
from game.core.title import State, Title, resolve_options
from game.session.files import previous_of, read_file
from game.session.match import Match, Origin
from game.session.parse import record_from
from game.session.record import Record
from game.session.sentences import SaveError

SIZE_LIMIT = 8 << 20  # a long match takes a hundredth of this


def load(path: Path, titles: Mapping[str, Title] | None = None) -> Match:
    """The match of this file, or a SaveError that offers the version before where there is one."""
    try:
        record = read_record(path)
        return match_of(record, titles, path.name)
    except SaveError as error:
        raise SaveError(error.sentence, previous_of(path)) from error


def read_record(path: Path) -> Record:
    """The checked content of the file, not yet replayed: enough for a list of saves."""
    return record_from(read_file(path, SIZE_LIMIT), path.name)


def match_of(record: Record, titles: Mapping[str, Title] | None = None, file: str = "") -> Match:
    title = _title(record, titles, file)
    if record.rules == title.rules_version:
        return replay(record, title, file)
    return continue_from_snapshot(record, title, file)


def replay(record: Record, title: Title, file: str = "") -> Match:
    """Play the whole record again; a SaveError names the first action after which it is another match."""
    match = _beginning(record, title, file)
    hashes = dict(record.hashes)
    _compare(match, hashes.get(0), 0, file)
    for number, line in enumerate(record.log, start=1):
        try:
            match.apply(action_from_text(line))
        except Exception as error:  # the rules may fail in any way on a log that they never wrote
            sentence = N_("{file} cannot be replayed: action {number}, {line}, is not possible.")
            raise SaveError.of(sentence, file=file, number=number, line=repr(line[:40])) from error
        _compare(match, hashes.get(number), number, file)
    if canonical_text(match.state.to_plain()) != record.snapshot or match.over != record.over:
        raise _contradiction(record, file)
    return match


def continue_from_snapshot(record: Record, title: Title, file: str = "") -> Match:
    """Go on from the saved position; history starts there, and the match says so."""
    if digest(_plain(record.snapshot, file)) != record.hashes[-1][1]:
        raise _contradiction(record, file)
    state = _state(record.snapshot, record, title, file)
    return Match(title, record.setup, state, Origin(canonical_text(state.to_plain()), record.actions))


def known_titles(titles: Mapping[str, Title] | None = None) -> Mapping[str, Title]:
    """These, or all games of the program."""
    if titles is not None:
        return titles
    from game.rules import TITLES  # here, so that a list of saves does not wait for all rules

    return TITLES


def _title(record: Record, titles: Mapping[str, Title] | None, file: str) -> Title:
    known = known_titles(titles)
    if record.title not in known:
        raise SaveError.of(N_("{file} is a match of {title}, a game that is not here."), file=file, title=record.title)
    return known[record.title]


def _beginning(record: Record, title: Title, file: str) -> Match:
    setup = record.setup
    if record.origin:
        return Match(title, setup, _state(record.origin.snapshot, record, title, file), record.origin)
    try:
        resolve_options(title, len(setup.seats), setup.options)
        return Match(title, setup, title.new_match(len(setup.seats), setup.seed, setup.options))
    except ValueError as error:
        raise SaveError.of(
            N_("{file} has a setup that this game does not know: {reason}"), file=file, reason=error
        ) from error


def _plain(text: str, file: str) -> Plain:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError.of(N_("{file} has a snapshot that cannot be read."), file=file) from error


def _state(text: str, record: Record, title: Title, file: str) -> State:
    plain = _plain(text, file)
    try:
        state = title.from_plain(plain)
        state.to_plain()
        for seat in range(len(record.setup.seats)):
            state.view(seat)
    except Exception as error:  # a title may trip over a wrong snapshot in any way
        sentence = N_("{file} has a snapshot that this game does not understand.")
        raise SaveError.of(sentence, file=file) from error
    return state


def _compare(match: Match, expected: str | None, number: int, file: str) -> None:
    if expected is not None and digest(match.state.to_plain()) != expected:
        sentence = N_("{file} does not replay to the same match: it differs after action {number}.")
        raise SaveError.of(sentence, file=file, number=number)


def _contradiction(record: Record, file: str) -> SaveError:
    sentence = N_("{file} contradicts itself: its snapshot is not where its {number} actions lead.")
    return SaveError.of(sentence, file=file, number=len(record.log))
