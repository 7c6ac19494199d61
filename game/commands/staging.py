"""The sources as the compiler gets them: the same modules, with three things that only a compiler needs.

Names in capitals are constants by our style, but the compiler believes it only when it is told; then it reads them
without a lookup, which saves a sixth of the time. The generator has a stand-in that works on machine words. And classes
that plain code builds on (in tests) are declared open to it.
"""

import ast
import re
from fnmatch import fnmatch
from pathlib import Path

from game.compiled import source_files

STAND_INS = {"game/core/rng.py": "game/core/rng_native.py"}
LEFT_OUT = (
    "*/__init__.py",  # they only gather names
    "game/core/assets.py",  # finds the program's files beside its own
    "*/language.py", "*/words.py", "*/log.py", "*/pages.py", "*/text_table.py",  # words: said once per screen
    "*/options.py", "*/title.py",  # asked when a match begins
    "ai/client.py", "ai/worker.py", "ai/questions.py",  # they wait for other processes
    "ai/arena/*", "ai/tuning/*", "ai/stats.py",  # they play matches and count, and all the time goes into the matches
    *STAND_INS.values(),
)  # fmt: skip
OPEN = re.compile(r"^class (FrameState|NoGuide)\b", re.MULTILINE)
OPENED = r"""from typing import TYPE_CHECKING
if TYPE_CHECKING:  # known to the compiler, not needed to run
    from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class \1"""
ALSO_READ = ("game/__init__.py", "game/compiled.py")
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]+")
FINAL = "_Final"


def chosen(root: Path) -> list[str]:
    """The paths of the modules that are compiled: a title that is not registered yet may be half made."""
    from game.rules import TITLES

    paths = [file.relative_to(root).as_posix() for file in source_files(root)]
    titles = tuple(f"game/rules/{title}/" for title in TITLES)
    ready = [path for path in paths if path.startswith(titles) or not path.startswith("game/rules/")]
    return [path for path in ready if not any(fnmatch(path, pattern) for pattern in LEFT_OUT)]


def stage(root: Path, folder: Path) -> list[str]:
    """Lay the sources ready in this folder; the paths to compile."""
    paths = chosen(root)
    for file in [*(root / path for path in ALSO_READ), *source_files(root)]:
        path = file.relative_to(root).as_posix()
        text = (root / STAND_INS.get(path, path)).read_text(encoding="utf-8")
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(prepared(text) if path in paths else text, encoding="utf-8")
    return paths


def prepared(text: str) -> str:
    """The same module with every constant declared final and open classes open."""
    lines = text.splitlines()
    body = ast.parse(text).body
    changed = [_declare(node, lines) for node in body]
    if any(changed):
        first = next(node for node in body if not isinstance(node, ast.Expr))  # what stands before is the docstring
        place = first.lineno - 1 if not _is_future(first) else first.lineno
        lines.insert(place, f"from typing import Final as {FINAL}")
    return OPEN.sub(OPENED, "\n".join(lines)) + "\n"


def _declare(node: ast.stmt, lines: list[str]) -> bool:
    """Change the line on which a constant's name stands; the others keep their places."""
    if isinstance(node, ast.AnnAssign):
        return node.value is not None and _is_constant(node.target) and _wrap(node.annotation, lines)
    if not isinstance(node, ast.Assign) or len(node.targets) > 1:
        return False
    target, value = node.targets[0], node.value
    row = node.lineno - 1
    if _is_constant(target):
        lines[row] = f"{ast.unparse(target)}: {FINAL}" + lines[row][target.end_col_offset or 0 :]
        return True
    if not isinstance(target, ast.Tuple) or not isinstance(value, ast.Tuple) or node.end_lineno != node.lineno:
        return False
    if not all(_is_constant(name) for name in target.elts) or len(target.elts) != len(value.elts):
        return False
    pairs = zip(target.elts, value.elts, strict=True)
    lines[row] = "; ".join(f"{ast.unparse(name)}: {FINAL} = {ast.unparse(item)}" for name, item in pairs)
    return True


def _wrap(annotation: ast.expr, lines: list[str]) -> bool:
    words = ast.unparse(annotation)
    if words.startswith(("Final", "TypeAlias")) or annotation.lineno != annotation.end_lineno:
        return False
    row, start, end = annotation.lineno - 1, annotation.col_offset, annotation.end_col_offset
    lines[row] = f"{lines[row][:start]}{FINAL}[{words}]{lines[row][end:]}"
    return True


def _is_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and CONSTANT.fullmatch(node.id) is not None


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"
