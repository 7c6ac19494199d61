"""One line in a list of saves: what it is, or why it cannot be opened. It never hides the others."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game.core.language import _, ngettext
from game.core.title import Title
from game.session.files import previous_of
from game.session.load import known_titles, read_record
from game.session.match import seat_names
from game.session.record import Record
from game.session.sentences import SaveError, Sentence


@dataclass(frozen=True, slots=True)
class Entry:
    path: Path
    record: Record | None  # None: it is broken
    broken: Sentence | None
    previous: Path | None  # the version before, to offer when this one is broken
    date: datetime  # of saving; of the file, where that is not known

    @property
    def name(self) -> str:
        return (self.record.name if self.record else "") or self.path.stem

    @property
    def title(self) -> str:
        return self.record.title if self.record else ""

    def summary(self, titles: Mapping[str, Title] | None = None) -> str:
        """One line for the list: who plays what and how far they came, or why the file cannot be opened."""
        if self.record is None:
            return str(self.broken)
        known = known_titles(titles)
        title = known[self.title].words.title_name() if self.title in known else self.title
        names = ", ".join(seat_names(self.record.setup.seats))
        count = self.record.actions
        done = ngettext("{count} action", "{count} actions", count).format(count=count)
        if self.record.over:
            return _("{title}: {names}; {done}, finished").format(title=title, names=names, done=done)
        return _("{title}: {names}; {done}").format(title=title, names=names, done=done)


def entry(path: Path) -> Entry:
    try:
        record = read_record(path)
    except SaveError as error:
        return Entry(path, None, error.sentence, previous_of(path), _file_date(path))
    return Entry(path, record, None, previous_of(path), _saved_date(record, path))


def entries(paths: Iterable[Path]) -> list[Entry]:
    """The newest first, the broken ones among them."""
    return sorted(map(entry, paths), key=lambda one: (one.date, one.path.name), reverse=True)


def _saved_date(record: Record, path: Path) -> datetime:
    try:
        date = datetime.fromisoformat(record.saved)
    except ValueError:
        return _file_date(path)
    return date if date.tzinfo else date.replace(tzinfo=UTC)


def _file_date(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(0, UTC)
