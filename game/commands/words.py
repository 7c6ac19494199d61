"""`words`: collects what the program says, and keeps the catalogues of all languages in step with it.

`extract` reads the messages out of sources and data files. What languages make of them is in catalogue.py,
which needs Babel, a development tool, and is imported only when the command runs.
"""

import argparse
import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.commands.errors import FAILED, OK, CommandFailedError, UsageError
from game.commands.output import Output
from game.core.assets import base_folder
from game.core.language import N_, _, ngettext

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

NAME = "words"
SUMMARY = N_("bring the catalogues of all languages up to date")
SOURCES = ("game", "ai")
TEXTS_IN_CALL = {"_": 1, "N_": 1, "ngettext": 2, "name_": 2}

# Which keys of assets/data/<title>.toml hold words; * stands for any key. Their context is the title's id.
DATA_WORDS = {
    "afterlife": """
        meta.name sets.name cards.name cards.effect base_cards.name base_cards.effect
    """,
    "pharaon": """
        meta.title resources.name zones.name gods.name nobles.name artisans.name traitor.boards.name
    """,
    "kemet": """
        meta.title gods.name pyramid_colours.name night_steps.name battle_cards.name
        di_cards.name di_cards.text creatures.name tiles.name tiles.text map.cities.name map.zones.name
    """,
    "ankh": """
        meta.name map.base_regions.name terrain.*.name actions.name events.name monuments.name tokens.name
        gods.name gods.ability_name gods.text guardians.name guardians.text battle_cards.name
        ankh_powers.name ankh_powers.text scenarios.name variants.*.text
    """,
}


class Said(NamedTuple):
    """One message at one place; with a plural the texts are two."""

    texts: tuple[str, ...]
    context: str | None
    file: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help=_("change nothing and list what does not fit"))
    what.add_argument("--add", metavar="CODE", help=_("start the catalogue of a new language, such as cs"))


def run(arguments: argparse.Namespace, root: Path | None = None) -> int:
    try:
        from game.commands import catalogue
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] != "babel":
            raise
        raise UsageError(_("This command needs Babel; install it with: pip install -e .[dev]")) from error
    root = root or base_folder()
    with Output(arguments.json) as out:
        try:
            template = catalogue.template_of(extract(root))
            if arguments.check:
                return _check(template, root, out)
            files = catalogue.renewed(template, locale_folder(root), arguments.add)
        except (SyntaxError, ValueError) as error:
            raise CommandFailedError(str(error)) from error
        changed = [path for path, content in files.items() if not path.exists() or path.read_bytes() != content]
        for path in changed:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(files[path])
        names = [path.relative_to(root).as_posix() for path in changed]
        for name in names:
            out.say(_("Written: {file}").format(file=name))
        if not names:
            out.say(_("Everything was up to date."))
        out.data({"written": names})
    return OK


def _check(template: "Catalog", root: Path, out: Output) -> int:
    from game.commands import catalogue

    problems = catalogue.problems(template, locale_folder(root))
    out.data({"problems": problems})
    for problem in problems:
        out.say(problem)
    if not problems:
        out.say(_("The catalogues are complete."))
        return OK
    found = ngettext("{count} problem found.", "{count} problems found.", len(problems))
    out.say(found.format(count=len(problems)))
    out.say(_("Run the command words without --check, then translate what is left."))
    return FAILED


def locale_folder(root: Path) -> Path:
    return root / "assets" / "locale"


# -- what the program says --------------------------------------------------------------------------------


def extract(root: Path) -> list[Said]:
    """Every message of the sources and data files under this folder."""
    found: list[Said] = []
    for source in SOURCES:
        for path in sorted(root.joinpath(source).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for node in ast.walk(ast.parse(path.read_bytes(), name)):
                if isinstance(node, ast.Call):
                    found += _said(node, name)
    for path in sorted(root.joinpath("assets", "data").glob("*.toml")):
        name = path.relative_to(root).as_posix()
        found += [Said((text,), path.stem, name) for text in _data_texts(path, name)]
    return found


def _said(call: ast.Call, name: str) -> Iterator[Said]:
    """The messages of a call of the layer; none where the texts come from somewhere else."""
    function = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    arguments = call.args[: TEXTS_IN_CALL.get(function, 0)]
    if not arguments or len(arguments) < TEXTS_IN_CALL[function]:
        return
    context = None
    if function == "name_":
        if any(_literals(arguments[1], name)):
            context = _context(arguments[0], name)
        del arguments[0]
    for texts in zip(*(_literals(argument, name) for argument in arguments), strict=False):
        yield Said(texts, context, name)


def _literals(node: ast.expr, name: str) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body, name)
        yield from _literals(node.orelse, name)
    elif isinstance(node, ast.JoinedStr | ast.BinOp) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format"
    ):
        line = _("{file}, line {line}: translate the sentence with its placeholders first, then fill them.")
        raise ValueError(line.format(file=name, line=node.lineno))


def _context(node: ast.expr, name: str) -> str:
    """The written title id; where a constant holds it, the title whose folder or module this is."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    for part in reversed(Path(name).with_suffix("").parts):
        if part in DATA_WORDS:
            return part
    line = _("{file}, line {line}: write the title's id into this call of name_.")
    raise ValueError(line.format(file=name, line=node.lineno))


def _data_texts(path: Path, name: str) -> Iterator[str]:
    if path.stem not in DATA_WORDS:
        line = _("Nobody said which keys of {file} hold words: add it to DATA_WORDS in {module}.")
        raise ValueError(line.format(file=name, module=__name__))
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        line = _("{file} cannot be read: {reason}.")
        raise ValueError(line.format(file=name, reason=error)) from error
    for key in DATA_WORDS[path.stem].split():
        texts = list(_at(data, key.split(".")))
        if not texts:
            line = _("{file} has no words at {key}: correct it, or DATA_WORDS in {module}.")
            raise ValueError(line.format(file=name, key=key, module=__name__))
        yield from texts


def _at(node: object, path: list[str]) -> Iterator[str]:
    if isinstance(node, list):
        for entry in node:
            yield from _at(entry, path)
    elif isinstance(node, dict) and path:
        for key in node if path[0] == "*" else path[:1]:
            yield from _at(node.get(key), path[1:])
    elif isinstance(node, str) and node and not path:
        yield node
