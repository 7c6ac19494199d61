"""Where a command's words and figures go: lines for people, one JSON document for machines."""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from game.commands.errors import UsageError
from game.core.language import _

STANDARD_OUTPUT = "-"


class Output:
    """`with Output(arguments.json) as out:` then `out.say(line)` and, once, `out.data(figures)`.

    The JSON file is tried before the work begins, so that nobody waits an hour for figures that cannot be
    written, and it appears whole or not at all.
    """

    def __init__(self, json_file: str | None) -> None:
        self.target = json_file
        self.draft: Path | None = None
        self.words: IO[str] = sys.stderr if json_file == STANDARD_OUTPUT else sys.stdout

    def __enter__(self) -> "Output":
        if self.target is not None and self.target != STANDARD_OUTPUT:
            self._try_target(Path(self.target))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.draft is not None:
            self.draft.unlink(missing_ok=True)

    def say(self, line: str = "") -> None:
        print(line, file=self.words)

    def data(self, figures: dict[str, Any]) -> None:
        if self.target is None:
            return
        text = json.dumps(figures, ensure_ascii=False, indent=2) + "\n"
        if self.target == STANDARD_OUTPUT:
            sys.stdout.write(text)
            return
        path = Path(self.target)
        try:
            (self.draft or path).write_text(text, encoding="utf-8")
            if self.draft is not None:
                os.replace(self.draft, path)  # noqa: PTH105 (one step, also over an existing file)
                self.draft = None
        except OSError as error:
            raise self._refusal(path, error) from error

    def _try_target(self, path: Path) -> None:
        try:
            if path.is_dir():
                raise IsADirectoryError(21, _("it is a folder"))
            if path.exists() and not path.is_file():
                return  # a device such as /dev/null: written straight, never replaced
            if path.exists() and not os.access(path, os.W_OK):
                raise PermissionError(13, _("it may not be written"))
            handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
            os.close(handle)
            self.draft = Path(name)
            with suppress(OSError):
                self.draft.chmod(0o666 & ~_umask())
        except OSError as error:
            raise self._refusal(path, error) from error

    @staticmethod
    def _refusal(path: Path, error: OSError) -> UsageError:
        sentence = _("The JSON file {path} cannot be written: {reason}.")
        return UsageError(sentence.format(path=path, reason=error.strerror or error))


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


@contextmanager
def progress(words: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error while somebody watches there, else nothing."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def columns(rows: list[list[str]]) -> list[str]:
    """Rows as lines of a plain table: the first column left, the figures right."""
    widths = [max(len(row[index]) for row in rows) for index in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines
