"""What each setting may be, with a check and a phrase for each, and the keys that a player starts with."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from game.core.assets import AssetError
from game.core.language import N_, SOURCE_LANGUAGE, languages
from game.session.sentences import Sentence

TEXT_SIZES = (100, 125, 150)
SPEEDS = ("0.5", "1", "2", "instant")
SMALLEST_WINDOW = (1280, 720)
LARGEST_WINDOW = 16384
KEY_NAME = re.compile(r"\S(.{0,30}\S)?")

# Actions that can have another key, and the keys by the names that the window's library gives them. Arrows,
# Tab, Enter, Escape and the numbers always move, choose and close.
DEFAULT_KEYS = {
    "undo": "u",
    "redo": "r",
    "hint": "h",
    "log": "l",
    "actions": "a",
    "rules": "f1",
    "full_screen": "f11",
    "pause": "p",
    "skip": "space",
    "mute": "m",
    "details": "i",
}


def _one_of(values: tuple[Any, ...]) -> Callable[[object], bool]:
    return lambda value: any(type(value) is type(known) and value == known for known in values)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_volume(value: object) -> bool:
    return type(value) is int and 0 <= value <= 100


def _is_window(value: object) -> bool:
    if not isinstance(value, list | tuple) or len(value) != 2 or not all(type(side) is int for side in value):
        return False
    return all(low <= side <= LARGEST_WINDOW for low, side in zip(SMALLEST_WINDOW, value, strict=True))


def _is_language(value: object) -> bool:
    try:
        return value in languages()
    except AssetError:  # a checkout whose catalogues were not made yet
        return value == SOURCE_LANGUAGE


def _is_level(value: object) -> bool:
    from ai import ALL_LEVELS  # here, so that the settings are read before the opponents are loaded

    return value in ALL_LEVELS


def _are_keys(value: object) -> bool:
    return isinstance(value, dict) and all(
        isinstance(key, str) and key.isprintable() and KEY_NAME.fullmatch(key) for key in value.values()
    )


RULES: Mapping[str, Callable[[object], bool]] = {
    "language": _is_language,
    "text_size": _one_of(TEXT_SIZES),
    "speed": _one_of(SPEEDS),
    "reduced_motion": _is_bool,
    "patterns": _is_bool,
    "full_screen": _is_bool,
    "window": _is_window,
    "mute": _is_bool,
    "music": _is_volume,
    "effects": _is_volume,
    "interface": _is_volume,
    "level": _is_level,
    "keys": _are_keys,
}

WANTED: Mapping[str, str] = {
    "language": N_("a language that the program speaks"),
    "text_size": N_("100, 125 or 150"),
    "speed": N_('"0.5", "1", "2" or "instant"'),
    "reduced_motion": N_("true or false"),
    "patterns": N_("true or false"),
    "full_screen": N_("true or false"),
    "window": N_("width and height, at least [1280, 720]"),
    "mute": N_("true or false"),
    "music": N_("a whole number from 0 to 100"),
    "effects": N_("a whole number from 0 to 100"),
    "interface": N_("a whole number from 0 to 100"),
    "level": N_("the level of an opponent"),
    "keys": N_("the name of a key"),
}


def key_conflicts(keys: Mapping[str, str]) -> Sentence | None:
    """A sentence about a key that would do two things, if there is one."""
    users: dict[str, str] = {}
    for action, key in keys.items():
        other = users.setdefault(key.casefold(), action)
        if other != action:
            return Sentence.of(
                N_("The key {key} cannot be for both {first} and {second}."),
                key=key,
                first=other,
                second=action,
            )
    return None
