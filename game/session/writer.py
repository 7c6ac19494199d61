"""Writes in the background, and only the newest: what waits is replaced by what comes later.

An autosave must never hold up the table. So nothing is raised where it was asked for; the last error is
kept until somebody takes it.
"""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.language import N_
from game.session.sentences import SaveError

T = TypeVar("T")


class Writer(Generic[T]):
    def __init__(self, write: Callable[[T], None]) -> None:
        self._write = write
        self._changed = threading.Condition()
        self._waiting: list[T] = []  # nothing, or the newest
        self._busy = False
        self._closing = False
        self._thread: threading.Thread | None = None
        self._error: SaveError | None = None

    def put(self, item: T) -> None:
        with self._changed:
            self._waiting[:] = [item]
            self._closing = False
            self._changed.notify_all()
            if self._thread is None:
                self._start()

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait until everything is written; False when the disk takes longer than that."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def close(self, seconds: float = 10.0) -> bool:
        """Write what waits and end the thread. A later `put` starts another one."""
        done = self.flush(seconds)
        with self._changed:
            thread = self._thread
            self._closing = True
            self._changed.notify_all()
        if thread and done:
            thread.join(seconds)
        if not done:
            self._keep(SaveError.of(N_("The last autosave was not finished: the disk is too slow.")))
        return done

    def take_error(self) -> SaveError | None:
        """What went wrong last since this was asked, if anything."""
        with self._changed:
            error, self._error = self._error, None
        return error

    def _start(self) -> None:
        # A daemon: a program that breaks down without `close` must end all the same.
        thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        try:
            thread.start()
        except RuntimeError as error:
            self._waiting.clear()
            self._error = _unexpected(error)
            return
        self._thread = thread

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closing)
                if not self._waiting:
                    self._thread = None
                    return
                item = self._waiting.pop()
                self._busy = True
            try:
                self._write(item)
            except SaveError as error:
                self._keep(error)
            except Exception as error:  # whatever it is, the thread must live for the next one
                self._keep(_unexpected(error))
            with self._changed:
                self._busy = False
                self._changed.notify_all()

    def _keep(self, error: SaveError) -> None:
        with self._changed:
            self._error = error


def _unexpected(error: BaseException) -> SaveError:
    return SaveError.of(N_("The autosave failed: {reason}."), reason=f"{type(error).__name__}: {error}")
