"""The record of a match, and how it is written: a TOML file that a person can read and a test can replay.

The log is one array of texts. Hashes of the state after every 25 actions and at the end tell where a replay
goes wrong. The snapshot is canonical text, since TOML knows neither null nor 64 bits without a sign; it
carries the match over a change of the rules. The checksum covers everything else that the file says.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import tomli_w

from game import __version__
from game.core.canon import Plain, canonical_text, digest
from game.core.decision import action_text
from game.session.match import HASH_EVERY, Match, Moment, Origin, Setup, now

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Record:
    name: str  # as the player gave it; empty for an autosave
    app: str
    title: str
    rules: int
    setup: Setup
    saved: str
    over: bool
    log: tuple[str, ...]
    hashes: tuple[tuple[int, str], ...]
    snapshot: str
    origin: Origin | None

    @property
    def actions(self) -> int:
        """How many were done since the match began, those before a change of rules included."""
        return len(self.log) + (self.origin.actions if self.origin else 0)


def record_of(played: Match | Moment, name: str = "") -> Record:
    moment = played.moment() if isinstance(played, Match) else played
    plain = moment.state.to_plain()
    done = len(moment.actions)
    last = (done, digest(plain))
    return Record(
        name=name,
        app=__version__,
        title=moment.title.id,
        rules=moment.title.rules_version,
        setup=moment.setup,
        saved=now(),
        over=moment.state.decision() is None,
        log=tuple(map(action_text, moment.actions)),
        hashes=moment.marks if done in dict(moment.marks) else (*moment.marks, last),
        snapshot=canonical_text(plain),
        origin=moment.origin,
    )


def hash_places(actions: int) -> list[int]:
    """After how many actions a record of this length keeps the state's hash."""
    places = list(range(HASH_EVERY, actions + 1, HASH_EVERY))
    return places if actions in places else [*places, actions]


def document_of(record: Record) -> dict[str, Any]:
    document: dict[str, Any] = {
        "format": FORMAT,
        "app": record.app,
        "title": record.title,
        "rules": record.rules,
        "name": record.name,
        "saved": record.saved,
        "over": record.over,
        "log": list(record.log),
        "hashes": [f"{place} {value}" for place, value in record.hashes],
        "snapshot": record.snapshot,
        "setup": {
            "started": record.setup.started,
            "seed": str(record.setup.seed),
            "options": dict(record.setup.options),
            "seats": [seat._asdict() for seat in record.setup.seats],
        },
    }
    if record.origin:
        document["origin"] = {"actions": record.origin.actions, "snapshot": record.origin.snapshot}
    return document


def sealed(document: Mapping[str, Any]) -> bytes:
    """The document as a file's content, with its checksum first."""
    content = {"checksum": checksum(document), **document}
    return tomli_w.dumps(content, indent=1).encode()


def to_bytes(record: Record) -> bytes:
    return sealed(document_of(record))


def checksum(document: Mapping[str, Any]) -> str:
    """Over the whole content, in whatever order it stands, and without an older checksum."""
    return digest(_ordered({key: value for key, value in document.items() if key != "checksum"}))


def _ordered(data: Plain) -> Plain:
    if isinstance(data, dict):
        return {key: _ordered(data[key]) for key in sorted(data)}
    return [_ordered(item) for item in data] if isinstance(data, list) else data
