"""File names that every system takes, made from whatever a player calls a save.

The name itself is kept inside the file; the file's name only has to be safe, and to remind of it.
"""

import re
import unicodedata
from collections.abc import Iterator

LONGEST = 80  # letters
LONGEST_BYTES = 180  # leaves room for what backups and temporary files add
FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)


def file_stem(name: str) -> str:
    """A name without an ending; different names may share it."""
    composed = unicodedata.normalize("NFC", name)
    printable = "".join(sign if sign.isprintable() else "_" for sign in FORBIDDEN.sub("_", composed))
    stem = _cut(printable.strip(" ."))
    if not stem:
        return "match"
    return f"_{stem}" if RESERVED.fullmatch(stem) else stem


def file_stems(name: str) -> Iterator[str]:
    """The name's own stem, then others for when that is taken by another save."""
    stem = file_stem(name)
    yield stem
    number = 2
    while True:
        yield f"{stem} ({number})"
        number += 1


def folded(file_name: str) -> str:
    """Equal for names that some system takes for the same."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", file_name).casefold())


def _cut(stem: str) -> str:
    stem = stem[:LONGEST]
    while len(stem.encode()) > LONGEST_BYTES:
        stem = stem[:-1]
    return stem.rstrip(" .")
