"""The compiled core: rules and opponents as machine code, laid over the plain modules.

`python3 run.py compile` puts the compiled modules into build/compiled; a bundle carries them in a folder of its own.
The plain modules always stay, and serve when nothing was compiled, when it was for another Python, or when a source
has changed since. Plain and compiled modules of the core cannot work together, so all are taken or none. This is
settled as soon as the package `game` is imported, before anything of the core is.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

VARIABLE = "NILE_QUARTET_CORE"  # "plain" or "compiled" insists on one; else the compiled core serves if it fits
PLAIN, COMPILED = "plain", "compiled"
MISSING, FOREIGN, OUTDATED, UNWANTED = "missing", "foreign", "outdated", "unwanted"  # why it is plain
SOURCES = ("game/core", "game/rules", "ai")
SUFFIX = EXTENSION_SUFFIXES[0]
STAMP = "stamp.txt"


class Core(NamedTuple):
    name: str
    reason: str = ""


def source_folder() -> Path:
    return Path(__file__).resolve().parents[1]


def compiled_folder() -> Path:
    """In a bundle beside the assets, in a checkout among what builds make."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    return Path(bundle) / "compiled" if bundle else source_folder() / "build" / "compiled"


def source_files(root: Path) -> list[Path]:
    return [file for folder in SOURCES for file in sorted((root / folder).rglob("*.py"))]


def source_hash(root: Path) -> str:
    """Of all sources of the core: compiled modules also rely on those that stay plain."""
    from hashlib import blake2b

    seen = blake2b(digest_size=16)
    for file in source_files(root):
        seen.update(f"{file.relative_to(root).as_posix()}\n".encode() + file.read_bytes() + b"\n")
    return seen.hexdigest()


def write_stamp(folder: Path, made_from: str) -> None:
    """Last of all, so that a compilation that broke off is never used."""
    (folder / STAMP).write_text(f"{SUFFIX}\n{made_from}\n", encoding="ascii")


def fault(folder: Path, root: Path) -> str:
    """Why the compiled modules of this folder cannot serve; empty if they can."""
    try:
        suffix, made_from = (folder / STAMP).read_text(encoding="ascii", errors="replace").splitlines()
    except (OSError, ValueError):
        return MISSING
    if suffix != SUFFIX:
        return FOREIGN
    bundled = hasattr(sys, "_MEIPASS")  # made in one go, and its sources are not there
    return OUTDATED if not bundled and made_from != source_hash(root) else ""


def modules(folder: Path) -> dict[str, Path]:
    found = sorted(folder.rglob("*" + SUFFIX))
    return {".".join(file.relative_to(folder).parts).removesuffix(SUFFIX): file for file in found}


class Overlay:
    """Python asks it for modules before it looks for the plain ones."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def choose() -> Core:
    """Called once, by the package itself."""
    wish = os.environ.get(VARIABLE)
    if wish == PLAIN:
        return Core(PLAIN, UNWANTED)
    folder = compiled_folder()
    reason = fault(folder, source_folder())
    if reason and wish == COMPILED:
        raise ImportError(f"{VARIABLE} insists on a compiled core, but that in {folder} is {reason}.")
    if reason:
        return Core(PLAIN, reason)
    sys.meta_path.insert(0, Overlay(modules(folder)))
    return Core(COMPILED)
