"""The documents say what is there: commands, files and dependencies, and nothing about anybody's machine."""

import re
import tomllib
from pathlib import Path

import pytest

from game.cli import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = (
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "game/rules/afterlife/NOTES.md", "game/rules/ankh/NOTES.md",
    "game/rules/kemet/NOTES.md", "game/rules/pharaon/NOTES.md",
)  # fmt: skip

LAUNCHER_COMMANDS = {"test"}  # run.py itself knows this one; all others are the program's
COMMAND = re.compile(r"python3 run\.py +(?!--)([a-z]+)")
CODE_BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#{1,6} +(.+)$", re.MULTILINE)
PATH = re.compile(r"\.?[\w-]+(?:[./][\w.-]+)*/?")
ENDINGS = (".py", ".toml", ".md", ".po", ".svg", "/")
# What only exists after the program ran, or in the folder of a player.
MADE_LATER = (
    ".venv", "build/compiled", "dist", "saves/local", "assets/locale/cs", "assets/rules/cs", "settings.toml",
    "statistics.toml",
)  # fmt: skip
# Folders whose modules a document may call by their short name.
SHORT_NAMES = {
    "CONTRIBUTING.md": ("game/commands", "game/ui", "game/rules/afterlife", "game/ui/tables/afterlife"),
    "game/rules/afterlife/NOTES.md": ("game/rules/afterlife", "tests/rules/afterlife"),
    "game/rules/ankh/NOTES.md": ("game/rules/ankh", "tests/rules/ankh"),
    "game/rules/kemet/NOTES.md": ("game/rules/kemet", "tests/rules/kemet"),
    "game/rules/pharaon/NOTES.md": ("game/rules/pharaon", "tests/rules/pharaon"),
}
OF_A_MACHINE = {
    "a Unix path": re.compile(r"(?<![\w.~>)\]/-])/(?:home|root|usr|opt|var|tmp|work|mnt|srv|etc|Users|private)\b"),
    "a Windows path": re.compile(r"\b[A-Za-z]:\\"),
    "a file address": re.compile(r"\bfile://"),
    "a local host": re.compile(r"\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3})\b"),
}


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def named_commands(text: str) -> set[str]:
    return set(COMMAND.findall(text))


def paths_in_code(text: str) -> list[str]:
    """What stands in backquotes and looks like one file or folder; examples with a gap (<title>) do not."""
    prose = CODE_BLOCK.sub("", text)
    quoted = [code.split()[0] for code in CODE.findall(prose) if code.strip()]
    return [word for word in quoted if PATH.fullmatch(word) and (word.endswith(ENDINGS) or "/" in word)]


def missing_paths(name: str, text: str) -> list[str]:
    places = [ROOT, *(ROOT / folder for folder in SHORT_NAMES.get(name, ()))]
    return [
        word
        for word in paths_in_code(text)
        if not word.startswith((".po", *MADE_LATER)) and not any((place / word).exists() for place in places)
    ]


def anchors(text: str) -> set[str]:
    """The anchors of a document's headings, as code hosting pages make them."""
    headings = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(CODE_BLOCK.sub("", text))]
    return {heading.strip().replace(" ", "-") for heading in headings}


def broken_links(name: str, text: str) -> list[str]:
    broken = []
    for link in LINK.findall(CODE_BLOCK.sub("", text)):
        target, _, anchor = link.partition("#")
        if re.match(r"https?:", link):
            continue
        file = (ROOT / name).parent / target if target else ROOT / name
        if not file.exists() or (anchor and anchor not in anchors(file.read_text(encoding="utf-8"))):
            broken.append(link)
    return broken


def unnamed_dependencies(text: str) -> list[str]:
    """Dependencies without a row of their own that says why they are there."""
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    wanted = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    names = [re.split(r"[<>=!~ \[;]", one)[0] for one in wanted]
    rows = dict(re.findall(r"^\| *([\w-]+) *\| *(\S.*?) *\|$", text, re.MULTILINE))
    return [name for name in names if name not in rows]


def traces_of_a_machine(text: str) -> list[str]:
    return [f"{what}: {found[0]}" for what, pattern in OF_A_MACHINE.items() for found in pattern.finditer(text)]


def test_the_readme_names_every_command_and_no_other() -> None:
    assert named_commands(text_of("README.md")) == set(COMMANDS) | LAUNCHER_COMMANDS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_document_names_a_command_that_does_not_exist(name: str) -> None:
    assert named_commands(text_of(name)) <= set(COMMANDS) | LAUNCHER_COMMANDS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_in_a_document_exists(name: str) -> None:
    assert missing_paths(name, text_of(name)) == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_in_a_document_leads_somewhere(name: str) -> None:
    assert broken_links(name, text_of(name)) == []


def test_contributing_tells_why_each_dependency_is_there() -> None:
    assert unnamed_dependencies(text_of("CONTRIBUTING.md")) == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_document_knows_a_machine(name: str) -> None:
    assert traces_of_a_machine(text_of(name)) == []


def test_the_readme_tells_the_keys_that_a_player_starts_with() -> None:
    from game.session.settings_rules import DEFAULT_KEYS

    readme = text_of("README.md")
    assert [key for key in DEFAULT_KEYS.values() if f"`{key.title()}`" not in readme] == []


def test_the_checks_can_fail() -> None:
    assert named_commands("python3 run.py dance --fast, python3 run.py --version") == {"dance"}
    assert missing_paths("README.md", "see `game/nowhere.py` and `game/core/rng.py`") == ["game/nowhere.py"]
    assert missing_paths("CONTRIBUTING.md", "see `prompts.py`, `gone.py`") == ["gone.py"]
    assert broken_links("README.md", "[a](nowhere.md) [b](LICENSE) [c](#no-such-heading)") == [
        "nowhere.md",
        "#no-such-heading",
    ]
    assert unnamed_dependencies("| numpy | why |") != []
    assert "numpy" not in unnamed_dependencies("| numpy | why |")
    for trace in ("in /home/anna/nile", "(/tmp/x)", "C:\\Games", "file:///a", "http://localhost:80"):
        assert traces_of_a_machine(trace), trace
    assert traces_of_a_machine("game/rules, tests/build, 4.3, play/pause") == []
