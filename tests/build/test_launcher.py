"""run.py refuses an old Python, sets up once, repairs what is broken, and fails with one sentence."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

RUN_PY = Path(__file__).resolve().parents[2] / "run.py"
STEPS = ["ruff check", "ruff format", "mypy", "lint-imports", "pytest"]
SENTENCE_OF_SETTING_UP = "Setting up Nile Quartet"


def load(path):
    spec = importlib.util.spec_from_file_location("launcher_under_test", path)
    launcher = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(launcher)
    return launcher


@pytest.fixture
def launcher(tmp_path):
    """The launcher of a project of its own, with nothing set up yet."""
    copy = tmp_path / "run.py"
    copy.write_bytes(RUN_PY.read_bytes())
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return load(copy)


@pytest.fixture
def made(launcher, monkeypatch):
    """Counts what set-up does, and does it in miniature: the venv is one file, pip does nothing."""
    calls = []

    def make_venv():
        calls.append("venv")
        launcher.SCRIPTS.mkdir(parents=True, exist_ok=True)
        launcher.PYTHON.touch(mode=0o755)
        version = "{}.{}.{}".format(*sys.version_info)
        (launcher.VENV / "pyvenv.cfg").write_text(f"version = {version}\n", encoding="utf-8")

    def pip(_command, **_options):
        calls.append("pip")
        return 0

    monkeypatch.setattr(launcher, "make_venv", make_venv)
    monkeypatch.setattr(launcher.subprocess, "call", pip)
    return calls


def failing_pip(words):
    def call(_command, stdout, **_options):
        stdout.write(words.encode())
        stdout.flush()
        return 1

    return call


def one_sentence(text):
    """What was said after the line that announces the set-up."""
    lines = [line for line in text.splitlines() if not line.startswith(SENTENCE_OF_SETTING_UP)]
    assert len(lines) == 1, text
    return lines[0]


def test_the_file_parses_on_python_3_6():
    ast.parse(RUN_PY.read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13), (2, 7, 18)])
def test_an_old_python_is_refused_with_one_sentence(launcher, capsys, version):
    with pytest.raises(SystemExit) as stop:
        launcher.refuse_old_python(version)
    assert stop.value.code == 2
    found = ".".join(map(str, version))
    assert (
        one_sentence(capsys.readouterr().err) == f"Nile Quartet needs Python 3.11 or newer, but this is Python {found}."
    )


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0, 0)])
def test_a_new_python_is_welcome(launcher, version):
    launcher.refuse_old_python(version)


def test_the_first_start_makes_the_venv_and_installs(launcher, made, capsys):
    launcher.set_up()
    assert made == ["venv", "pip"]
    assert launcher.found_stamp() == launcher.wanted_stamp()
    assert capsys.readouterr().err.count(SENTENCE_OF_SETTING_UP) == 1


def test_a_fresh_stamp_starts_neither_venv_nor_pip_and_says_nothing(launcher, made, capsys):
    launcher.set_up()
    made.clear()
    capsys.readouterr()
    launcher.set_up()
    assert made == []
    assert capsys.readouterr() == ("", "")


def test_changed_dependencies_are_installed_into_the_same_venv(launcher, made):
    launcher.set_up()
    made.clear()
    (launcher.ROOT / "pyproject.toml").write_text("[project]\nname = 'other'\n", encoding="utf-8")
    launcher.set_up()
    assert made == ["pip"]
    assert launcher.found_stamp() == launcher.wanted_stamp()


def break_nothing_but_the_stamp(launcher):
    launcher.STAMP.unlink()


def lose_the_python(launcher):
    launcher.PYTHON.unlink()


def swap_the_python(launcher):
    (launcher.VENV / "pyvenv.cfg").write_text("version = 3.8.18\n", encoding="utf-8")


def garble_the_stamp(launcher):
    launcher.STAMP.write_bytes(b"\xff\x00 not a stamp")


@pytest.mark.parametrize("damage", [break_nothing_but_the_stamp, lose_the_python, swap_the_python, garble_the_stamp])
def test_a_broken_venv_is_made_anew(launcher, made, damage):
    launcher.set_up()
    made.clear()
    damage(launcher)
    launcher.set_up()
    assert made == ["venv", "pip"]


def test_another_interpreter_makes_the_venv_anew(launcher, made, monkeypatch):
    launcher.set_up()
    made.clear()
    monkeypatch.setattr(sys, "_base_executable", "/elsewhere/bin/python3", raising=False)
    launcher.set_up()
    assert made == ["venv", "pip"]


def test_a_moved_checkout_makes_the_venv_anew(launcher, made, monkeypatch):
    launcher.set_up()
    made.clear()
    monkeypatch.setattr(launcher, "ROOT", launcher.ROOT / "." / "moved")
    launcher.ROOT.mkdir()
    (launcher.ROOT / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    launcher.set_up()
    assert made == ["venv", "pip"]


def test_an_interrupted_installation_leaves_no_stamp(launcher, made, monkeypatch, capsys):
    def interrupt(_command, **_options):
        raise KeyboardInterrupt

    monkeypatch.setattr(launcher.subprocess, "call", interrupt)
    assert launcher.main([]) == 130
    assert launcher.found_stamp() == ""
    assert one_sentence(capsys.readouterr().err) == "Stopped; the next start sets up again."
    assert made == ["venv"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            "ERROR: no such package\n",
            "Nile Quartet could not be installed: pip failed and says why in {log}.",
        ),
        (
            "WARNING: Retrying after NewConnectionError\n",
            "Nile Quartet could not reach the package index: check the network and retry (see {log}).",
        ),
    ],
)
@pytest.mark.usefixtures("made")
def test_a_failing_pip_is_one_sentence_that_names_its_log(launcher, monkeypatch, capsys, words, sentence):
    monkeypatch.setattr(launcher.subprocess, "call", failing_pip(words))
    with pytest.raises(SystemExit) as stop:
        launcher.main([])
    assert stop.value.code == 2
    log = Path(".venv") / "install.log"
    assert one_sentence(capsys.readouterr().err) == sentence.format(log=log)
    assert (launcher.ROOT / log).read_text(encoding="utf-8") == words
    assert launcher.found_stamp() == ""


def test_a_failing_update_keeps_the_venv_for_the_next_try(launcher, made, monkeypatch):
    launcher.set_up()
    (launcher.ROOT / "pyproject.toml").write_text("[project]\nname = 'other'\n", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(launcher.subprocess, "call", failing_pip("no\n"))
        with pytest.raises(SystemExit):
            launcher.set_up()
    made.clear()
    launcher.set_up()
    assert made == ["pip"]


def test_a_python_without_venv_is_told_what_to_install(launcher, monkeypatch, capsys):
    monkeypatch.setattr(launcher.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(SystemExit) as stop:
        launcher.set_up()
    assert stop.value.code == 2
    assert "python3-venv" in one_sentence(capsys.readouterr().err)


def test_a_place_without_write_permission_is_named(launcher, monkeypatch, capsys):
    def refuse():
        raise PermissionError(13, "Permission denied", ".venv")

    monkeypatch.setattr(launcher, "make_venv", refuse)
    with pytest.raises(SystemExit) as stop:
        launcher.main([])
    assert stop.value.code == 2
    assert "write permission" in one_sentence(capsys.readouterr().err)


def test_a_failing_start_shows_no_traceback(launcher):
    """The whole launcher in a process of its own: .venv cannot be made where a file has its name."""
    launcher.VENV.write_text("in the way", encoding="utf-8")
    command = [sys.executable, str(launcher.ROOT / "run.py"), "--help"]
    start = subprocess.run(command, capture_output=True, text=True, check=False)
    assert start.returncode == 2
    assert start.stdout == ""
    assert ".venv" in one_sentence(start.stderr)


@pytest.mark.parametrize("arguments", [["-n", "4"], ["-n0"], ["--numprocesses=3"], ["--pdb"], ["-p", "no:xdist"]])
def test_the_users_own_workers_are_kept(launcher, arguments):
    assert launcher.pytest_command(arguments)[3:] == arguments


def test_pytest_has_two_workers_by_default(launcher):
    assert launcher.pytest_command(["-k", "word"])[3:] == ["-n", "2", "-k", "word"]


@pytest.fixture
def steps(launcher, monkeypatch):
    """Runs no step; the exit codes are those of the dictionary, by the step's name."""
    ran, codes = [], {}
    launcher.cores = cores = {}

    def wait_for(command, **options):
        line = " ".join(command).removeprefix(str(launcher.ROOT))
        name = next(step for step in ("game compile", *STEPS) if step in line)
        ran.append(name)
        cores[name] = options["env"]["NILE_QUARTET_CORE"]
        return codes.get(name, 0), False

    monkeypatch.setattr(launcher, "wait_for", wait_for)
    return ran, codes


def test_all_checks_run_with_pytest_last_even_when_one_fails(launcher, steps, capsys):
    ran, codes = steps
    codes["mypy"] = 1
    assert launcher.test([]) == 1
    assert ran == STEPS
    assert capsys.readouterr().out.endswith("Failed before pytest: mypy\n\n== pytest ==\n")


def test_all_checks_passing_is_success(launcher, steps):
    assert launcher.test([]) == 0


def test_pytest_arguments_run_only_pytest(launcher, steps):
    ran, codes = steps
    codes["pytest"] = 5  # no test was executed
    assert launcher.test(["-k", "nothing"]) != 0
    assert ran == ["pytest"]


def test_the_tests_are_about_the_plain_core(launcher, steps):
    launcher.test(["tests/core"])
    assert launcher.cores == {"pytest": "plain"}


def test_the_tests_of_the_compiled_core_compile_it_first(launcher, steps):
    ran, _codes = steps
    assert launcher.test(["--compiled", "tests/core"]) == 0
    assert ran == ["game compile", "pytest"]
    assert launcher.cores == {"game compile": "plain", "pytest": "compiled"}


def test_without_a_compiler_no_test_of_the_compiled_core_runs(launcher, steps):
    ran, codes = steps
    codes["game compile"] = 2
    assert launcher.test(["--compiled"]) == 2
    assert ran == ["game compile"]
