"""The shelf of saved matches: those that a player named, the rotating autosaves, and the examples we ship."""

import contextlib
from dataclasses import replace
from pathlib import Path

from game.core.language import N_
from game.session import paths
from game.session.entry import Entry, entries, entry
from game.session.files import backup_path, clear_leftovers, os_reason, write_file
from game.session.load import read_record
from game.session.match import Match, Moment, clean_name
from game.session.names import file_stems, folded
from game.session.record import record_of, to_bytes
from game.session.sentences import SaveError
from game.session.writer import Writer

AUTOSAVES = 3
EARLIER = 3  # unfinished matches that are kept when another one begins
ENDING = ".toml"


class Store:
    """Without a folder of its own it keeps to this player's."""

    def __init__(self, folder: Path | None = None) -> None:
        self.saves = folder / "matches" if folder else paths.saves_folder()
        self.autosave_folder = folder / "autosaves" if folder else paths.autosaves_folder()
        self._writer: Writer[Moment] = Writer(self._write_autosave)
        self._slot: int | None = None  # the autosave written last
        self._match = ""  # the match it was of, by when that began

    def autosave(self, match: Match) -> None:
        """Keep this moment soon, off the caller's path; an error waits in `take_error`."""
        self._writer.put(match.moment())

    def flush(self) -> bool:
        return self._writer.flush()

    def close(self) -> bool:
        """Write what waits and end the writer; False when the disk did not finish in time."""
        return self._writer.close()

    def take_error(self) -> SaveError | None:
        return self._writer.take_error()

    def save(self, match: Match, name: str) -> Path:
        """Keep the match under this name; a save of just this name is replaced, and stays as its .bak."""
        given = _given(name)
        clear_leftovers(paths.ready(self.saves))
        path = self.find(given) or self._free_path(given)
        write_file(path, to_bytes(record_of(match, given)))
        return path

    def find(self, name: str) -> Path | None:
        """The save of this name: ask before it is replaced."""
        given = _given(name)
        return next((one.path for one in self.list_saves() if one.record and one.record.name == given), None)

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name; one that is taken is refused."""
        given = _given(name)
        record = read_record(path)
        if record.name == given:
            return path
        if self.find(given):
            raise SaveError.of(N_("There is already a save named {name}. Choose another name."), name=given)
        target = self._free_path(given, path)
        write_file(target, to_bytes(replace(record, name=given)))
        if target != path:
            self.delete(path)
        return target

    def delete(self, path: Path) -> None:
        try:
            path.unlink()
        except OSError as error:
            raise SaveError.of(
                N_("{file} could not be deleted: {reason}."), file=path.name, reason=os_reason(error)
            ) from error
        with contextlib.suppress(OSError):
            backup_path(path).unlink()

    def list_saves(self) -> list[Entry]:
        """The newest first; those that cannot be opened say why."""
        return entries(_files(self.saves))

    def autosaves(self) -> list[Entry]:
        return entries(_files(self.autosave_folder))

    def _free_path(self, given: str, own: Path | None = None) -> Path:
        """The file for this name, or the first free one like it: other names may need the same letters."""
        taken = {folded(path.name) for path in _files(self.saves) if path != own}
        stem = next(stem for stem in file_stems(given) if folded(stem + ENDING) not in taken)
        return self.saves / (stem + ENDING)

    def _write_autosave(self, moment: Moment) -> None:
        folder = paths.ready(self.autosave_folder)
        if self._slot is None:
            clear_leftovers(folder)
            self._slot = _last_slot(folder)
        if self._match != moment.setup.started:
            self._keep_earlier(folder, moment)
            self._match = moment.setup.started
        slot = self._slot % AUTOSAVES + 1
        write_file(_autosave_path(folder, slot), to_bytes(record_of(moment)))
        self._slot = slot

    def _keep_earlier(self, folder: Path, moment: Moment) -> None:
        """Another match begins to use the autosaves: one that was left unfinished is put beside them first."""
        current = [path for path in _files(folder) if path.name.startswith("autosave-")]
        newest = next((one.record for one in entries(current) if one.record), None)
        if newest is None or newest.over or newest.setup.started == moment.setup.started:
            return
        places = [folder / f"earlier-{number}{ENDING}" for number in range(1, EARLIER + 1)]
        free = [path for path in places if not path.exists()]
        target = free[0] if free else min(places, key=lambda path: path.stat().st_mtime_ns)
        write_file(target, to_bytes(newest))


def shipped() -> list[Entry]:
    """The example records that come with the program, by name."""
    return [entry(path) for path in _files(paths.shipped_folder())]


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("*" + ENDING))
    except OSError:
        return []


def _autosave_path(folder: Path, slot: int) -> Path:
    return folder / f"autosave-{slot}{ENDING}"


def _last_slot(folder: Path) -> int:
    """The autosave that an earlier start of the program wrote last; an empty place is filled first."""
    dates: list[tuple[int, int]] = []
    for slot in range(1, AUTOSAVES + 1):
        try:
            dates.append((_autosave_path(folder, slot).stat().st_mtime_ns, slot))
        except OSError:
            return slot - 1
    return max(dates)[1]


def _given(name: str) -> str:
    given = clean_name(name)
    if not given:
        raise SaveError.of(N_("Give the save a name first."))
    return given
