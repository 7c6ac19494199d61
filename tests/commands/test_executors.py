"""It does not matter where the arena plays: this process, several, or a cluster give the same matches."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from typing import Any

import pytest
from distributed import LocalCluster

from ai.arena.match import EndlessMatchError
from game.commands.errors import CommandFailedError, UsageError
from game.commands.executors import cluster, processes

Run = Callable[..., tuple[int, str, str]]
RunJson = Callable[..., dict[str, Any]]

SERIES = ("simulate", "afterlife", "--seats", "skilled@3,random", "--matches", 12, "--least", 2, "--bar", 0.3)
TIMES = {"seconds", "mean_s", "longest_s"}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as local:
        yield local.scheduler_address


def without_times(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key not in TIMES}
    return [without_times(value) for value in data] if isinstance(data, list) else data


def test_processes_and_a_cluster_play_the_same_series_as_one_process(run_json: RunJson, address: str) -> None:
    alone = run_json(*SERIES)
    assert 2 < len(alone["matches"]) < 12  # it went on after the first look, and ended early
    assert without_times(run_json(*SERIES, "--jobs", 2)) == without_times(alone)
    assert without_times(run_json(*SERIES, "--executor", "dask", address)) == without_times(alone)


def test_a_ladder_runs_on_a_cluster(run_json: RunJson, address: str) -> None:
    data = run_json(
        "ladder", "afterlife", "--levels", "random,skilled@2", "--matches", 2, "--executor", "dask", address
    )
    assert data["steps"][0]["matches"] == 2


def test_a_lost_cluster_and_one_without_the_program_end_with_a_sentence(address: str) -> None:
    with pytest.raises(CommandFailedError, match="was lost"), cluster(address):
        raise CancelledError
    with pytest.raises(UsageError, match="need this program"), cluster(address):
        raise RuntimeError("the graph cannot be read") from ModuleNotFoundError("ai")
    with pytest.raises(EndlessMatchError), cluster(address):
        raise EndlessMatchError("round and round")


def test_a_cluster_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr("game.commands.executors.CONNECT_SECONDS", 1)
    with LocalCluster(n_workers=0, processes=False, protocol="tcp", dashboard_address=":0") as local:
        code, out, error = run(*SERIES, "--executor", "dask", local.scheduler_address)
    assert (code, out) == (2, "")
    assert "has no workers" in error


def test_without_dask_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, error = run(*SERIES, "--executor", "dask", "tcp://127.0.0.1:1")
    assert (code, out, error.count("\n")) == (2, "", 1)
    assert "the package distributed" in error


def test_a_process_that_dies_ends_the_command_with_a_sentence() -> None:
    with pytest.raises(CommandFailedError, match="before its time"), processes(2) as play:
        list(play([DEADLY]))  # type: ignore[list-item]


class Deadly:
    """Ends the process that unpacks it."""

    def __reduce__(self) -> tuple[Callable[..., None], tuple[int]]:
        from os import _exit

        return _exit, (9,)


DEADLY = Deadly()
