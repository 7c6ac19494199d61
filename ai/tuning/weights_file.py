"""The file of a title's weights, changed line by line: its comments say why a weight is what it is, so they stay.

`[weights]` holds weights by name; a table inside it, `[weights.talent]`, those that are called `talent/banquet`.
"""

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, TypeAlias

from ai.heuristics.base import flat_weights

PLACES = 3  # decimals of a weight in the file
SECTION = "weights"
TABLE = re.compile(r"\s*\[([^\[\]]+)\]\s*(?:#.*)?")
OTHER_TABLE = re.compile(r"\s*\[\[")
ENTRY = re.compile(r"(\s*(\"[^\"]*\"|[\w-]+)\s*=\s*)([-+]?[\d._]+(?:[eE][-+]?\d+)?)(\s*)(#.*)?")
BARE = re.compile(r"[A-Za-z0-9_-]+")

Place: TypeAlias = tuple[str, str]  # table, key


class WeightsFileError(ValueError):
    """The text has no table of weights, or is written in a way that cannot be changed line by line."""


def weights_in(text: str) -> dict[str, float]:
    try:
        return flat_weights(tomllib.loads(text)[SECTION])
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise WeightsFileError(f"no readable table of weights: {error}") from error


def weights_text(weights: Mapping[str, float]) -> str:
    """A whole file with these weights and nothing else."""
    return edited(f"[{SECTION}]\n", weights)


def edited(text: str, weights: Mapping[str, float]) -> str:
    """The text with these weights: numbers in their places, what is missing at the end of its table."""
    wanted = {place_of(name): value for name, value in weights.items()}
    lines, table = [], ""
    for line in text.rstrip("\n").split("\n"):
        table = table_after(line, table)
        lines.append(edited_line(line, table, wanted))
    for place, value in wanted.items():
        insert(lines, place, value)
    changed = "\n".join(lines) + "\n"
    check(text, changed, weights)
    return changed


def with_entry(text: str, entry: Mapping[str, Any]) -> str:
    """The text with one more line in the story of tuning: a table `[[tuning]]` at the end."""
    lines = [f"{name} = {toml_value(value)}" for name, value in entry.items()]
    changed = text.rstrip("\n") + "\n\n[[tuning]]\n" + "\n".join(lines) + "\n"
    tomllib.loads(changed)
    return changed


# -- single lines -----------------------------------------------------------------------------------------


def place_of(name: str) -> Place:
    term, slash, part = name.partition("/")
    return (f"{SECTION}.{term}", part) if slash else (SECTION, name)


def table_after(line: str, table: str) -> str:
    """The table that this line stands in, if the line before stood in the given one."""
    head = TABLE.fullmatch(line)
    if head:
        return ".".join(part.strip().strip('"') for part in head[1].split("."))
    return "" if OTHER_TABLE.match(line) else table


def edited_line(line: str, table: str, wanted: dict[Place, float]) -> str:
    """With the wanted number, which is then done with; a comment keeps its column if there is room."""
    entry = ENTRY.fullmatch(line)
    if not entry or (table, entry[2].strip('"')) not in wanted:
        return line
    value = wanted.pop((table, entry[2].strip('"')))
    number = entry[3] if float(entry[3]) == value else number_text(value)
    gap = max(1, len(entry[3]) + len(entry[4]) - len(number)) if entry[5] else 0
    return f"{entry[1]}{number}{' ' * gap}{entry[5] or ''}"


def insert(lines: list[str], place: Place, value: float) -> None:
    table, key = place
    line = f"{key if BARE.fullmatch(key) else json.dumps(key)} = {number_text(value)}"
    last = last_line(lines, lambda found: found == table)
    if last is None:
        after = last_line(lines, lambda found: found == SECTION or found.startswith(f"{SECTION}."))
        if after is None:
            raise WeightsFileError(f"no table [{SECTION}]")
        lines[after + 1 : after + 1] = ["", f"[{table}]", line]
        return
    lines.insert(last + 1, line)


def last_line(lines: list[str], is_meant: Callable[[str], bool]) -> int | None:
    """Where the last line of the meant tables is that says something."""
    table, last = "", None
    for number, line in enumerate(lines):
        table = table_after(line, table)
        if is_meant(table) and line.strip() and not line.lstrip().startswith("#"):
            last = number
    return last


def number_text(value: float) -> str:
    """With the usual decimals, or as many as it needs."""
    text = f"{value:.{PLACES}f}"
    return text if float(text) == value else repr(value)


def toml_value(value: Any) -> str:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, dict):
        pairs = ", ".join(f"{json.dumps(name)} = {toml_value(each)}" for name, each in value.items())
        return f"{{ {pairs} }}"
    return json.dumps(value)


def check(before: str, after: str, weights: Mapping[str, float]) -> None:
    """All wanted weights are there, and nothing else has changed."""
    expected = {**weights_in(before), **{name: float(value) for name, value in weights.items()}}
    if weights_in(after) != expected or others_in(before) != others_in(after):
        raise WeightsFileError("its weights are not written one to a line, as NAME = NUMBER")


def others_in(text: str) -> dict[str, Any]:
    return {name: value for name, value in tomllib.loads(text).items() if name != SECTION}
