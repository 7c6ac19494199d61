"""A file's content becomes a record: every field is looked at, and what is wrong is named."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

from game.core.canon import check_plain
from game.core.language import N_
from game.core.rng import MASK
from game.session.match import Origin, Seat, Setup
from game.session.migrate import Migration, check_format, migrate
from game.session.record import FORMAT, Record, checksum, hash_places
from game.session.sentences import SaveError, Sentence

T = TypeVar("T")

SEED = re.compile(r"0|[1-9][0-9]{0,19}")
HASH = re.compile(r"(0|[1-9][0-9]{0,8}) ([0-9a-f]{16})")
KIND_WORDS = {
    str: N_("a text"),
    int: N_("a whole number"),
    bool: N_("true or false"),
    list: N_("a list"),
    dict: N_("a table"),
}


def record_from(
    content: bytes, file: str, migrations: Mapping[int, Migration] | None = None, newest: int = FORMAT
) -> Record:
    """Parse, check, migrate. Any bytes give a record, or a SaveError that names the file."""
    document = _document(content, file)
    check_format(document, file, newest)  # before the checksum: only our own and older formats are known
    try:
        check_plain(document)
        intact = document.get("checksum") == checksum(document)
    except (TypeError, RecursionError):
        intact = False
    if not intact:
        raise SaveError.of(N_("{file} was changed or damaged: its checksum does not fit."), file=file)
    try:
        migrated = migrate(document, file, migrations, newest)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise SaveError.of(
            N_("{file} is of an older format and cannot be converted: {reason}."),
            file=file,
            reason=repr(error),
        ) from error
    return _Fields(migrated, file).record()


def _document(content: bytes, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise SaveError.of(N_("{file} is damaged: byte {place} is not text."), file=file, place=error.start) from error
    except tomllib.TOMLDecodeError as error:
        raise SaveError.of(N_("{file} is damaged and cannot be read: {reason}."), file=file, reason=error) from error
    except (ValueError, RecursionError) as error:  # absurdly long numbers, absurdly deep nesting
        raise SaveError.of(N_("{file} is not a saved match of this program."), file=file) from error


class _Fields:
    """Reads typed fields out of a document and says which one is wrong."""

    def __init__(self, document: dict[str, Any], file: str) -> None:
        self.document = document
        self.file = file

    def record(self) -> Record:
        top = self.document
        log = self.texts(top, "log", "log")
        return Record(
            name=self.one(top, "name", str, "name"),
            app=self.one(top, "app", str, "app"),
            title=self.one(top, "title", str, "title"),
            rules=self.one(top, "rules", int, "rules"),
            setup=self.setup(self.one(top, "setup", dict, "setup")),
            saved=self.one(top, "saved", str, "saved"),
            over=self.one(top, "over", bool, "over"),
            log=log,
            hashes=self.hashes(self.texts(top, "hashes", "hashes"), len(log)),
            snapshot=self.one(top, "snapshot", str, "snapshot"),
            origin=self.origin(),
        )

    def setup(self, table: dict[str, Any]) -> Setup:
        seed = self.one(table, "seed", str, "setup.seed")
        if not SEED.fullmatch(seed) or int(seed) > MASK:
            self.refuse("setup.seed", N_("a whole number from 0 to 2^64 - 1, as a text"))
        options = self.one(table, "options", dict, "setup.options")
        seats = self.one(table, "seats", list, "setup.seats")
        if not seats:
            self.refuse("setup.seats", N_("a list of seats"))
        return Setup(
            seats=tuple(self.seat(seat, f"setup.seats[{at}]") for at, seat in enumerate(seats)),
            seed=int(seed),
            options={key: self.one(options, key, str, f"setup.options.{key}") for key in options},
            started=self.one(table, "started", str, "setup.started"),
        )

    def seat(self, table: object, place: str) -> Seat:
        if not isinstance(table, dict):
            self.refuse(place, KIND_WORDS[dict])
        kind = self.one(table, "kind", str, f"{place}.kind")
        if not kind:
            self.refuse(f"{place}.kind", N_("a text"))
        return Seat(
            name=self.one(table, "name", str, f"{place}.name"),
            kind=kind,
            colour=self.one(table, "colour", str, f"{place}.colour"),
            emblem=self.one(table, "emblem", str, f"{place}.emblem"),
        )

    def origin(self) -> Origin | None:
        if "origin" not in self.document:
            return None
        table = self.one(self.document, "origin", dict, "origin")
        actions = self.one(table, "actions", int, "origin.actions")
        if actions < 0:
            self.refuse("origin.actions", KIND_WORDS[int])
        return Origin(self.one(table, "snapshot", str, "origin.snapshot"), actions)

    def hashes(self, lines: tuple[str, ...], actions: int) -> tuple[tuple[int, str], ...]:
        matches = [HASH.fullmatch(line) for line in lines]
        found = tuple((int(match[1]), match[2]) for match in matches if match)
        if [place for place, _value in found] != hash_places(actions) or len(found) < len(matches):
            self.refuse("hashes", N_("the state's hash after every 25 actions and at the end"))
        return found

    def texts(self, table: dict[str, Any], key: str, place: str) -> tuple[str, ...]:
        items = self.one(table, key, list, place)
        if not all(type(item) is str for item in items):
            self.refuse(place, N_("a list of texts"))
        return tuple(items)

    def one(self, table: dict[str, Any], key: str, kind: type[T], place: str) -> T:
        """The field, if it is there and of just this type (true is no number)."""
        value = table.get(key)
        if type(value) is not kind:
            self.refuse(place, KIND_WORDS[kind])
        return value

    def refuse(self, place: str, wanted: str) -> NoReturn:
        raise SaveError.of(
            N_("{file} cannot be opened: its field {place} is missing or is not {wanted}."),
            file=self.file,
            place=place,
            wanted=Sentence.of(wanted),
        )
