"""What a player has set: read leniently, written whole.

A value that does not fit is replaced by its default, with a sentence, and all others stay. Keys that this
version does not know are kept when the file is written again, so that a newer version finds them.
"""

import tomllib
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Self

import tomli_w

from game.core.language import N_
from game.session import paths
from game.session.files import read_file, set_aside, write_file
from game.session.sentences import SaveError, Sentence
from game.session.settings_rules import DEFAULT_KEYS, RULES, WANTED, key_conflicts

SIZE_LIMIT = 1 << 20


@dataclass(frozen=True, slots=True)
class Settings:
    """Change with `with_value`, which checks; the value given back is a new one."""

    language: str = "en"
    text_size: int = 100
    speed: str = "1"
    reduced_motion: bool = False
    patterns: bool = False  # on seat colours, besides their emblems
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    mute: bool = False
    music: int = 60
    effects: int = 80
    interface: int = 60
    level: str = "novice"  # of opponents, until another is chosen
    keys: dict[str, str] = field(default_factory=lambda: dict(DEFAULT_KEYS))
    unknown: dict[str, Any] = field(default_factory=dict)

    def with_value(self, name: str, value: Any) -> Self:
        """These settings with one changed; a value that does not fit is a ValueError."""
        if name not in SETTABLE or not RULES[name](value):
            raise ValueError(str(_refusal(name, value)))
        change: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value}
        return replace(self, **change)

    def with_key(self, action: str, key: str) -> Self:
        """These settings with another key for one action."""
        keys = {**self.keys, action: key}
        if action not in DEFAULT_KEYS or not RULES["keys"](keys):
            raise ValueError(str(_refusal(f"keys.{action}", key)))
        if conflict := key_conflicts(keys):
            raise ValueError(str(conflict))
        return replace(self, keys=keys)


SETTABLE = tuple(one.name for one in fields(Settings) if one.name not in ("keys", "unknown"))


def read_settings(path: Path | None = None) -> tuple[Settings, list[Sentence]]:
    """The settings, and a sentence for everything in the file that could not be used."""
    file = path or paths.settings_file()
    if not file.exists():
        return Settings(), []
    try:
        document = tomllib.loads(read_file(file, SIZE_LIMIT).decode("utf-8"))
    except SaveError as error:
        return Settings(), [error.sentence]
    except (ValueError, RecursionError) as error:
        return Settings(), [_set_aside(file, error)]
    return _understood(document)


def write_settings(settings: Settings, path: Path | None = None) -> None:
    file = path or paths.settings_file()
    paths.ready(file.parent)
    document: dict[str, Any] = {key: value for key, value in settings.unknown.items() if key != "keys"}
    document.update({name: getattr(settings, name) for name in SETTABLE})
    document["window"] = list(settings.window)
    document["keys"] = {**settings.unknown.get("keys", {}), **settings.keys}
    tables = {key: value for key, value in document.items() if isinstance(value, dict)}
    plain = {key: value for key, value in document.items() if key not in tables}
    write_file(file, tomli_w.dumps({**plain, **tables}).encode())


def _understood(document: dict[str, Any]) -> tuple[Settings, list[Sentence]]:
    settings = Settings(unknown={key: value for key, value in document.items() if key not in (*SETTABLE, "keys")})
    said: list[Sentence] = []
    for name in SETTABLE:
        if name not in document:
            continue
        try:
            settings = settings.with_value(name, document[name])
        except ValueError:
            said.append(_by_default(_refusal(name, document[name])))
    given = document.get("keys", {})
    if not isinstance(given, dict):
        return settings, [*said, _by_default(_refusal("keys", given))]
    keys, unknown, refused = _understood_keys(given)
    extra = {**settings.unknown, "keys": unknown} if unknown else settings.unknown
    return replace(settings, keys=keys, unknown=extra), said + refused


def _understood_keys(given: dict[str, Any]) -> tuple[dict[str, str], dict[str, Any], list[Sentence]]:
    keys, unknown, said = dict(DEFAULT_KEYS), {}, []
    for action, key in given.items():
        if action not in DEFAULT_KEYS:
            unknown[action] = key
        elif RULES["keys"]({action: key}):
            keys[action] = key
        else:
            said.append(_by_default(_refusal(f"keys.{action}", key)))
    if conflict := key_conflicts(keys):
        return dict(DEFAULT_KEYS), unknown, [*said, _by_default(conflict)]
    return keys, unknown, said


def _refusal(name: str, value: object) -> Sentence:
    group = name.partition(".")[0]
    if group not in WANTED:
        return Sentence.of(N_("There is no setting {name}."), name=name)
    shown = repr(value) if len(repr(value)) <= 40 else repr(value)[:39] + "…"
    return Sentence.of(
        N_("The setting {name} cannot be {value}: it is {wanted}."),
        name=name,
        value=shown,
        wanted=Sentence.of(WANTED[group]),
    )


def _by_default(refusal: Sentence) -> Sentence:
    return Sentence.of(N_("{refusal} The default is used."), refusal=refusal)


def _set_aside(file: Path, error: Exception) -> Sentence:
    try:
        aside = set_aside(file)
    except SaveError as failure:
        return failure.sentence
    return Sentence.of(
        N_("The settings in {file} could not be read ({reason}). The defaults are used; the file is kept as {aside}."),
        file=file.name,
        reason=error,
        aside=aside.name,
    )
