"""Every way of ending is an exit code and at most one sentence; never a traceback."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import CORE, __version__
from game.cli import COMMANDS

Run = Callable[..., tuple[int, str, str]]

SIMULATE = ("simulate", "afterlife", "--seats", "random,random")
BAD_USAGE = {
    "unknown command": (("chess",), "There is no command 'chess'"),
    "unknown switch": (("simulate", "--fast"), "--seats"),
    "unknown language": (("--lang", "xx", "selftest"), "'xx'"),
    "language after the command": (("selftest", "--lang", "xx"), "'xx'"),
    "unknown title": (("simulate", "chess", "--seats", "random,random"), "There is no title 'chess'"),
    "unknown level": (("simulate", "afterlife", "--seats", "random,godlike"), "'godlike'"),
    "person in the arena": (("simulate", "afterlife", "--seats", "human,random"), "'human'"),
    "level that nobody has": (("play", "afterlife", "--seats", "human,vizier", "--text"), "'vizier'"),
    "empty seat": (("simulate", "afterlife", "--seats", "random,"), "''"),
    "too many seats": (("simulate", "afterlife", "--seats", ",".join(["random"] * 9)), "9"),
    "seed with letters": ((*SIMULATE, "--seed", "seven"), "'seven'"),
    "negative seed": ((*SIMULATE, "--seed=-1"), "'-1'"),
    "seed of 65 bits": ((*SIMULATE, "--seed", str(1 << 64)), "seed"),
    "no matches": ((*SIMULATE, "--matches", "0"), "'0'"),
    "no time": ((*SIMULATE, "--seconds", "0"), "'0'"),
    "time that is no number": ((*SIMULATE, "--seconds", "nan"), "'nan'"),
    "unknown option": ((*SIMULATE, "--option", "speed=high"), "'speed'"),
    "unknown value": ((*SIMULATE, "--option", "mode=blitz"), "'blitz'"),
    "value for other seats": ((*SIMULATE, "--option", "mode=solo_beginner"), "solo_beginner"),
    "option without value": ((*SIMULATE, "--option", "mode"), "'mode'"),
    "option twice": ((*SIMULATE, "--option", "mode=standard", "--option", "mode=standard"), "twice"),
    "ladder of one level": (("ladder", "afterlife", "--levels", "random"), "two or more"),
    "ladder of equal levels": (("ladder", "afterlife", "--levels", "random,random"), "different"),
    "ladder alone": (("ladder", "afterlife", "--seats", "1"), "two or more seats"),
    "seats that are no number": (("ladder", "afterlife", "--seats", "two"), "'two'"),
    "missing replay": (("replay", "nowhere.toml"), "nowhere.toml"),
    "frames of an unknown screen": (("bench", "--frames", "--only", "attic"), "'attic'"),
    "nothing to play": (("play", "--text"), "play TITLE"),
    "missing save": (("play", "--load", "nowhere.toml", "--text"), "nowhere.toml"),
    "save with a seed": (("play", "--load", "nowhere.toml", "--seed", "1", "--text"), "only --load"),
    "unknown chapter": (("rules", "afterlife", "appendix"), "'appendix'"),
    "chapter and search": (("rules", "afterlife", "1", "--search", "tomb"), "not both"),
}


@pytest.mark.parametrize(("arguments", "named"), BAD_USAGE.values(), ids=list(BAD_USAGE))
def test_bad_usage_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], named: str, run: Run) -> None:
    code, out, error = run(*arguments)
    assert (code, out) == (2, "")
    assert named in error
    assert error.count("\n") == 1
    assert "Traceback" not in error


def test_the_program_names_its_version_and_python(run: Run) -> None:
    code, out, _ = run("--version")
    assert (code, out) == (0, f"Nile Quartet {__version__}, Python {sys.version.split()[0]}, {CORE.name} core\n")


def test_help_lists_every_command(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name in COMMANDS:
        assert f"  {name} " in out


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_help_and_takes_json_and_language(name: str, run: Run) -> None:
    code, out, _ = run(name, "--help")
    assert code == 0
    assert "--json FILE" in out
    assert "--lang CODE" in out


def test_help_loads_neither_rules_nor_opponents_nor_rich() -> None:
    script = (
        "import sys; from game.cli import main; main(['--help']);"
        "print([name for name in ('game.rules', 'ai', 'rich', 'pygame') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_json_file_is_tried_before_the_work(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for target in (tmp_path / "nowhere" / "out.json", tmp_path, tmp_path / "file" / "out.json"):
        code, out, error = run(*SIMULATE, "--matches", "1", "--json", target)
        assert (code, out, error.count("\n")) == (2, "", 1)
        assert str(target) in error


def test_a_failed_command_leaves_an_older_json_file_alone(run: Run, tmp_path: Path) -> None:
    older = tmp_path / "out.json"
    older.write_text("{}", encoding="utf-8")
    assert run("rules", "afterlife", "appendix", "--json", older)[0] == 2
    assert older.read_text(encoding="utf-8") == "{}"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["out.json"]


def test_json_on_standard_output_stands_alone(run: Run) -> None:
    code, out, error = run(*SIMULATE, "--matches", "1", "--json", "-")
    assert code == 0
    assert json.loads(out)["title"] == "afterlife"
    assert "1 match of" in error


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no such device here")
def test_a_device_is_written_and_never_replaced(run: Run) -> None:
    assert run(*SIMULATE, "--matches", "1", "--json", "/dev/null")[0] == 0
    assert not Path("/dev/null").is_file()


def test_an_unexpected_error_becomes_a_report_and_a_sentence(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("a wall fell down")

    monkeypatch.setattr("ai.arena.simulate", breaks)
    code, _, error = run(*SIMULATE)
    assert (code, error.count("\n")) == (1, 1)
    reports = list(home.glob("crashes/*.toml"))
    assert len(reports) == 1
    assert "a wall fell down" in reports[0].read_text(encoding="utf-8")


def test_ctrl_c_ends_with_a_sentence_and_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupts(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ai.arena.simulate", interrupts)
    assert run(*SIMULATE) == (130, "", "Stopped.\n")


def start(*arguments: str, **options: object) -> "subprocess.Popen[str]":
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.Popen([sys.executable, "-m", "game", *arguments], text=True, **pipes)  # type: ignore[call-overload,no-any-return]


def test_a_process_of_its_own_ends_in_the_same_way() -> None:
    child = start("simulate", "chess", "--seats", "random,random")
    out, error = child.communicate(timeout=60)
    assert (child.returncode, out) == (2, "")
    assert error.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="other systems break pipes in other ways")
def test_a_broken_pipe_is_silent() -> None:
    child = start("rules", "afterlife", "all")
    assert child.stdout and child.stderr  # noqa: PT018
    child.stdout.read(10)
    child.stdout.close()
    assert child.stderr.read() == ""
    child.stderr.close()
    assert child.wait(timeout=60) != 0
