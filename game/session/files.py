"""Files that are whole, whatever happens: written beside the old one, made sure of, then put in its place.

A crash at any point leaves the old file or the new one. The version before stays beside it as .bak.
"""

import contextlib
import errno
import os
import shutil
import tempfile
import time
from pathlib import Path

from game.core.language import N_
from game.session.sentences import SaveError, Sentence

LEFTOVER_SECONDS = 3600


def write_file(path: Path, content: bytes) -> None:
    """Replace the file as a whole, and keep the one before as .bak. On failure nothing has changed."""
    temporary: Path | None = None
    try:
        temporary = _write_beside(path, content)
        _keep_previous(path)
        os.replace(temporary, path)  # noqa: PTH105 (the same call that the tests make fail)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                temporary.unlink()
        raise SaveError.of(
            N_("{file} could not be written: {reason}."), file=path.name, reason=os_reason(error)
        ) from error
    _make_sure_of_folder(path.parent)


def read_file(path: Path, limit: int) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except OSError as error:
        raise SaveError.of(
            N_("{file} could not be read: {reason}."),
            file=path.name,
            reason=os_reason(error),
            fallback=previous_of(path),
        ) from error
    if len(content) > limit:
        raise SaveError.of(
            N_("{file} is too big to be a file of this program."), file=path.name, fallback=previous_of(path)
        )
    return content


def backup_path(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def previous_of(path: Path) -> Path | None:
    """The version before, where there is one to offer."""
    backup = backup_path(path)
    return backup if path != backup and backup.is_file() else None


def set_aside(path: Path) -> Path:
    """Move a file that cannot be understood out of the way, under another name: nothing is lost."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise SaveError.of(
            N_("{file} could not be set aside: {reason}."), file=path.name, reason=os_reason(error)
        ) from error
    return aside


def clear_leftovers(folder: Path) -> None:
    """Remove what an interrupted write left; young files may belong to another window that is just saving."""
    for leftover in folder.glob(".*.tmp"):
        with contextlib.suppress(OSError):
            if time.time() - leftover.stat().st_mtime > LEFTOVER_SECONDS:
                leftover.unlink()


def os_reason(error: OSError) -> Sentence:
    """Why the system refused, in words that help."""
    known = {
        errno.ENOENT: N_("it does not exist"),
        errno.EACCES: N_("you have no permission"),
        errno.EPERM: N_("you have no permission"),
        errno.EROFS: N_("the disk is read-only"),
        errno.ENOSPC: N_("the disk is full"),
        errno.EISDIR: N_("it is a folder"),
        errno.ENOTDIR: N_("its folder is a file"),
        errno.ENAMETOOLONG: N_("its name is too long"),
    }
    text = known.get(error.errno or 0)
    return Sentence.of(text) if text else Sentence.of(N_("the system says {words}"), words=error.strerror or error)


def _write_beside(path: Path, content: bytes) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{path.stem[:20]}-", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    return temporary


def _keep_previous(path: Path) -> None:
    """The present file gets a second name, so that it is never missing under its first one.

    A disk that cannot do this costs the player the version before, not the save.
    """
    if not path.is_file():
        return
    second = path.with_name(f".{path.stem[:20]}-{os.getpid()}-previous.tmp")
    with contextlib.suppress(OSError):
        try:
            os.link(path, second)
        except OSError:
            shutil.copy2(path, second)
        os.replace(second, backup_path(path))  # noqa: PTH105
    with contextlib.suppress(OSError):  # still there after a failure, or when it already was the version before
        second.unlink()


def _make_sure_of_folder(folder: Path) -> None:
    """Make the new name outlast a power cut, where the system lets a folder be synced (Windows does not)."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
