"""The compiled core without a run of the compiler: when it may serve, how sources are made ready, what is said."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import compiled
from game.cli import main
from game.commands import build, compile, program, staging
from game.commands.output import Output
from game.commands.staging import prepared
from game.core import rng

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A project with one module of the core, compiled just now."""
    root = tmp_path / "project"
    for folder in (*compiled.SOURCES, "build/compiled/game/core"):
        (root / folder).mkdir(parents=True)
    (root / "game/core/dice.py").write_text("SIDES = 6\n", encoding="utf-8")
    folder = root / "build/compiled"
    (folder / f"game/core/dice{compiled.SUFFIX}").touch()
    compiled.write_stamp(folder, compiled.source_hash(root))
    return root


def fault(root: Path) -> str:
    return compiled.fault(root / "build/compiled", root)


def test_a_compiled_core_serves_while_its_sources_are_unchanged(sources: Path) -> None:
    assert fault(sources) == ""


CHANGES: dict[str, Callable[[Path], object]] = {
    "edited": lambda root: (root / "game/core/dice.py").write_text("SIDES = 8\n", encoding="utf-8"),
    "added": lambda root: (root / "ai/new.py").touch(),
    "removed": lambda root: (root / "game/core/dice.py").unlink(),
    "renamed": lambda root: (root / "game/core/dice.py").rename(root / "game/core/die.py"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_any_change_of_the_sources_brings_the_plain_core_back(change: Callable[[Path], object], sources: Path) -> None:
    change(sources)
    assert fault(sources) == compiled.OUTDATED


def test_one_that_was_made_for_another_python_or_only_half_does_not_serve(sources: Path) -> None:
    stamp = sources / "build/compiled" / compiled.STAMP
    stamp.write_text(stamp.read_text(encoding="ascii").replace(compiled.SUFFIX, ".other.so"), encoding="ascii")
    assert fault(sources) == compiled.FOREIGN
    stamp.write_text("", encoding="ascii")
    assert fault(sources) == compiled.MISSING
    stamp.unlink()
    assert fault(sources) == compiled.MISSING


def test_compiled_modules_are_found_by_their_names_and_others_are_not(sources: Path) -> None:
    overlay = compiled.Overlay(compiled.modules(sources / "build/compiled"))
    spec = overlay.find_spec("game.core.dice")
    assert spec is not None
    assert spec.origin == str(sources / f"build/compiled/game/core/dice{compiled.SUFFIX}")
    assert overlay.find_spec("game.core.rng") is None


@pytest.mark.parametrize(
    ("core", "words"),
    [
        (compiled.Core(compiled.COMPILED), "compiled core"),
        (compiled.Core(compiled.PLAIN, compiled.MISSING), "plain core"),
        (compiled.Core(compiled.PLAIN, compiled.UNWANTED), "plain core"),
        (compiled.Core(compiled.PLAIN, compiled.OUTDATED), "does not match the sources"),
        (compiled.Core(compiled.PLAIN, compiled.FOREIGN), "for another Python"),
    ],
)
def test_the_program_says_which_core_serves(core: compiled.Core, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "CORE", core)
    assert words in program.core_words()


def started(core: str, code: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, compiled.VARIABLE: core, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("first", ["ai", "game", "game.rules"])
def test_the_plain_core_can_be_insisted_on_whatever_is_imported_first(first: str) -> None:
    child = started("plain", f"import {first}, game, game.core.rng as rng; print(game.CORE.name, rng.__file__[-3:])")
    assert child.stdout.split() == ["plain", ".py"]


def test_a_compiled_core_that_is_insisted_on_but_cannot_serve_is_an_error() -> None:
    code = "from pathlib import Path; import game.compiled as c; c.compiled_folder = lambda: Path('none'); c.choose()"
    child = started("plain", "import os; os.environ['NILE_QUARTET_CORE'] = 'plain'; import game; "
                    "os.environ['NILE_QUARTET_CORE'] = 'compiled'; " + code)  # fmt: skip
    assert child.returncode == 1
    assert "insists on a compiled core" in child.stderr


# -- sources made ready ---------------------------------------------------------------------------------------------


def test_constants_are_declared_and_everything_else_keeps_its_place() -> None:
    text = (
        '"""Words."""\n\nimport os\n\nONE, TWO = 1, 2  # places\nCOST: list[int] = [\n    3,\n]\nname = "x"\nAll = 4\n'
    )
    assert prepared(text).splitlines() == [
        '"""Words."""', "", "from typing import Final as _Final", "import os", "", "ONE: _Final = 1; TWO: _Final = 2",
        "COST: _Final[list[int]] = [", "    3,", "]", 'name = "x"', "All = 4",
    ]  # fmt: skip


def test_type_aliases_and_changing_names_are_left_alone() -> None:
    text = "T = TypeVar('T')\nKEY: TypeAlias = str\nFIXED: Final = 3\n"
    assert prepared(text) == text


def test_every_module_of_the_core_that_is_compiled_still_parses_when_it_is_ready(tmp_path: Path) -> None:
    paths = staging.stage(ROOT, tmp_path)
    assert {"game/core/rng.py", "game/core/frames.py", "game/rules/afterlife/turn.py", "ai/search.py"} <= set(paths)
    assert not [path for path in paths if path.endswith(("__init__.py", "words.py", "rng_native.py"))]
    for path in paths:
        compile_source((tmp_path / path).read_text(encoding="utf-8"), path)
    assert (tmp_path / "game/core/rng.py").read_text(encoding="utf-8").count("i64") > 5


def compile_source(text: str, path: str) -> None:
    import builtins

    builtins.compile(text, path, "exec")


def test_the_stand_in_of_the_generator_offers_what_the_generator_does() -> None:
    spec = importlib.util.spec_from_file_location("rng_native", ROOT / "game/core/rng_native.py")
    assert spec
    assert spec.loader
    native = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(native)
    used = {name for name in vars(rng.Rng) if not name.startswith("_")}
    assert used <= set(vars(native.Rng))
    assert (native.MASK, native.MIX_A) == (rng.MASK, rng.MIX_A)


# -- without a compiler ---------------------------------------------------------------------------------------------


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing was compiled, and the C compiler fails."""
    monkeypatch.setattr(compiled, "compiled_folder", lambda: tmp_path / "compiled")
    failed = subprocess.CompletedProcess([], 1, "", "gcc: not found")
    monkeypatch.setattr(compile, "worker", lambda *_task, folder: failed)


@pytest.mark.usefixtures("no_compiler")
def test_compile_without_a_compiler_is_one_sentence_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("There is no C compiler that works with this Python, so the plain core serves.")
    assert said.err.count("\n") == 1


@pytest.mark.usefixtures("no_compiler")
def test_build_without_a_compiler_says_so_and_goes_on_with_the_plain_core(capsys: pytest.CaptureFixture[str]) -> None:
    with Output(None) as out:
        assert build.core_for(ROOT, out) == compiled.PLAIN
    assert "the plain core serves" in capsys.readouterr().out


def test_sources_that_cannot_be_compiled_are_a_failure_with_the_compilers_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = subprocess.CompletedProcess([], 1, "ai/search.py:7: error: no such name", "")
    monkeypatch.setattr(compiled, "compiled_folder", lambda: tmp_path / "compiled")
    monkeypatch.setattr(compile, "WORKSHOP", str(tmp_path / "workshop"))
    monkeypatch.setattr(compile, "check_tools", lambda: None)
    monkeypatch.setattr(compile, "worker", lambda *_task, folder: broken)
    assert main(["compile"]) == 1
    assert "ai/search.py:7: error: no such name" in capsys.readouterr().err


def test_what_was_compiled_can_be_removed(monkeypatch: pytest.MonkeyPatch, sources: Path) -> None:
    folder = sources / "build/compiled"
    monkeypatch.setattr(compiled, "compiled_folder", lambda: folder)
    assert main(["compile", "--clean"]) == 0
    assert not folder.exists()
    assert main(["compile", "--clean"]) == 0
