"""Where the arena plays its matches: in this process, in several, or on a Dask cluster.

All of them take the same tasks and give the same outcomes in the same order; only times differ.
"""

import multiprocessing
import signal
import socket
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from game.commands.arena_arguments import DASK
from game.commands.errors import CommandFailedError, UsageError
from game.core.language import _

if TYPE_CHECKING:
    from ai.arena.task import Runner

CONNECT_SECONDS = 10


def runner(arguments: Namespace) -> "AbstractContextManager[Runner]":
    """What `--executor` and `--jobs` ask for."""
    from ai.arena.task import one_by_one

    if arguments.executor is not None:
        kind, address = arguments.executor
        if kind != DASK:
            sentence = _("There is no executor {name!r}; there is {known}.")
            raise UsageError(sentence.format(name=kind, known=DASK))
        return cluster(address)
    return processes(arguments.jobs) if arguments.jobs > 1 else nullcontext(one_by_one)


@contextmanager
def processes(jobs: int) -> "Iterator[Runner]":
    """Spawned, not forked: the same on every system. Whoever gives up does not wait for the matches under way."""
    from ai.arena import play_task

    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=end_on_interrupt)
    try:
        yield lambda tasks: pool.map(play_task, tasks)
        pool.shutdown()
    except BrokenProcessPool as error:
        raise CommandFailedError(_("A process that played matches has ended before its time.")) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()


def end_on_interrupt() -> None:
    """Ctrl+C reaches these processes, too. They end at once and silently; the command says the sentence."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def cluster(address: str) -> "Iterator[Runner]":
    """The package is found by name only when it is wanted: players do not need it, and no bundle holds it."""
    from ai.arena import play_task

    try:
        distributed = import_module("distributed")
    except ImportError as error:
        sentence = _("Matches on a Dask cluster need the package {package}, which is not installed.")
        raise UsageError(sentence.format(package="distributed")) from error
    with connected(distributed, address) as client:
        pool = client.get_executor(pure=False)  # a match by the clock is not the same when it is played again
        try:
            yield lambda tasks: pool.map(play_task, tasks)
        except (CancelledError, distributed.KilledWorker) as error:
            sentence = _("The Dask cluster at {address} was lost or gave up.")
            raise CommandFailedError(sentence.format(address=address)) from error
        except (ImportError, RuntimeError) as error:
            if not isinstance(error.__cause__ or error, ImportError):
                raise
            sentence = _("Scheduler and workers of the Dask cluster at {address} need this program installed, too.")
            raise UsageError(sentence.format(address=address)) from error


@contextmanager
def connected(distributed: ModuleType, address: str) -> "Iterator[Any]":
    try:
        try_address(address)
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        sentence = _("No Dask cluster answers at {address!r}; an address is written tcp://HOST:PORT.")
        raise UsageError(sentence.format(address=address)) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        except TimeoutError as error:
            raise UsageError(_("The Dask cluster at {address} has no workers.").format(address=address)) from error
        yield client


def try_address(address: str) -> None:
    """Dask itself tries for long, and says more than one sentence, where nobody listens."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if parts.hostname is None or parts.port is None:
        raise ValueError(address)
    socket.create_connection((parts.hostname, parts.port), CONNECT_SECONDS).close()
