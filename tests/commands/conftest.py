"""Every test of this folder has a user's folder of its own, no display, and English."""

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.core.language import use_language

Run = Callable[..., tuple[int, str, str]]


class Keyboard(io.StringIO):
    """What somebody types, at a terminal or through a pipe."""

    terminal = False

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "home"
    monkeypatch.setenv("NILE_QUARTET_HOME", str(folder))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    yield folder
    use_language("en")


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def types(text: str, terminal: bool = False) -> None:
        keys = Keyboard(text)
        keys.terminal = terminal
        monkeypatch.setattr("sys.stdin", keys)

    return types


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Exit code, standard output and standard error of one command."""

    def call(*arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture
def run_json(run: Run, tmp_path: Path) -> Callable[..., dict[str, Any]]:
    """The JSON document of a command that ends well."""

    def call(*arguments: object) -> dict[str, Any]:
        file = tmp_path / "out.json"
        code, _, error = run(*arguments, "--json", file)
        assert (code, error) == (0, "")
        document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return document

    return call
