"""The translation layer: every word that a person reads goes through here.

Message ids are the English sentences. Catalogues are gettext files under assets/locale/<language>/LC_MESSAGES. A text
with a context (`name_`) is a short name such as "Ring" that another language may need to tell apart. `N_` only
marks a text for the catalogue where a table holds it and says it later.
"""

import gettext
import struct
from pathlib import Path

from game.core.assets import asset

DOMAIN = "nile"
SOURCE_LANGUAGE = "en"


class _Voice:
    """The catalogue in use. One program speaks one language at a time."""

    def __init__(self) -> None:
        self.language = SOURCE_LANGUAGE
        self.catalogue: gettext.NullTranslations = gettext.NullTranslations()


_voice = _Voice()


def languages(folder: Path | None = None) -> list[str]:
    """The languages that have a catalogue, the source language first."""
    root = folder or asset("locale")
    found = sorted(path.parent.parent.name for path in root.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return [SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE)]


def use_language(code: str, folder: Path | None = None) -> None:
    """Speak this language from now on; an unknown one is refused and nothing changes."""
    root = folder or asset("locale")
    known = languages(root)
    if code not in known:
        raise ValueError(f"There is no language {code!r}; known are {', '.join(known)}.")
    catalogue: gettext.NullTranslations
    try:
        catalogue = gettext.translation(DOMAIN, str(root), [code], fallback=code == SOURCE_LANGUAGE)
    except (OSError, LookupError, ValueError, struct.error) as error:
        raise ValueError(f"The words of language {code!r} cannot be read: {error}.") from error
    _voice.language = code
    _voice.catalogue = catalogue


def current_language() -> str:
    return _voice.language


def N_(text: str) -> str:  # noqa: N802 (the customary name)
    return text


def _(text: str) -> str:
    return _voice.catalogue.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    return _voice.catalogue.ngettext(one, many, count)


def name_(context: str, text: str) -> str:
    """A name out of a data file; the context is the title's id."""
    return _voice.catalogue.pgettext(context, text)
