"""The rules browser's pages: Markdown chapters become plain blocks, contents and search hits.

Knows a small Markdown subset and nothing of any game or screen. What a directive line such as
`{{cards set=weapons}}` stands for is decided by the title's `expand` function.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ENGLISH = "en"
DIRECTIVE = re.compile(r"\{\{([a-z_]+)((?: +[a-z_]+=[^\s{}=]+)*) *\}\}")
HEADING = re.compile(r"(#{1,3}) +(\S.*)")
STEP = re.compile(r"\d+\. +")
SNIPPET_REACH = 80


@dataclass(slots=True, frozen=True)
class Heading:
    level: int
    text: str


@dataclass(slots=True, frozen=True)
class Paragraph:
    text: str


@dataclass(slots=True, frozen=True)
class Bullets:
    items: list[str]


@dataclass(slots=True, frozen=True)
class Steps:
    items: list[str]


@dataclass(slots=True, frozen=True)
class Table:
    header: list[str]
    rows: list[list[str]]


Block = Heading | Paragraph | Bullets | Steps | Table
Expand = Callable[[str, dict[str, str]], list[Block]]


@dataclass(slots=True, frozen=True)
class Chapter:
    name: str
    title: str
    blocks: list[Block]


@dataclass(slots=True, frozen=True)
class Place:
    """A heading one can jump to: `block` is its index in the chapter's blocks."""

    chapter: str
    level: int
    text: str
    anchor: str
    block: int


@dataclass(slots=True, frozen=True)
class Hit:
    chapter: str
    heading: str
    anchor: str
    snippet: str


def read_chapters(base: Path, title: str, language: str, expand: Expand) -> list[Chapter]:
    """All chapters in order; a chapter without a translation is read in English."""
    english = base / ENGLISH / title
    if not english.is_dir():
        raise ValueError(f"The rules pages folder {english} is missing; restore it.")
    files = {path.name: path for code in (ENGLISH, language) for path in (base / code / title).glob("*.md")}
    if not files:
        raise ValueError(f"The rules pages folder {english} holds no chapter; restore its files.")
    return [_read_chapter(files[name], expand) for name in sorted(files)]


def _read_chapter(path: Path, expand: Expand) -> Chapter:
    blocks = parse(path.read_text(encoding="utf-8"), str(path), expand)
    first = blocks[0] if blocks else None
    if not isinstance(first, Heading) or first.level != 1:
        raise ValueError(f"{path}, line 1: a chapter must start with '# Title'.")
    return Chapter(path.stem, plain(first.text), blocks)


def parse(text: str, where: str, expand: Expand) -> list[Block]:
    """Neighbouring lines of one kind make one block; headings and directives stand alone."""
    blocks: list[Block] = []
    run: list[tuple[int, str]] = []
    run_kind = "blank"
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        kind = _kind(line, run_kind)
        if run and (kind != run_kind or kind in ("heading", "directive")):
            blocks += _blocks(run_kind, run, where, expand)
            run = []
        run_kind = kind
        if kind != "blank":
            run.append((number, line.strip()))
    return blocks


def _kind(line: str, before: str) -> str:
    if not line.strip():
        return "blank"
    if "{{" in line or "}}" in line:
        return "directive"
    if line[0] == " " and before in ("bullets", "steps"):
        return before
    if STEP.match(line):
        return "steps"
    return {"#": "heading", "|": "table"}.get(line[0], "bullets" if line.startswith("- ") else "text")


def _blocks(kind: str, run: list[tuple[int, str]], where: str, expand: Expand) -> list[Block]:
    number, line = run[0]
    if kind == "directive":
        return _expanded(line, f"{where}, line {number}", expand)
    if kind == "heading":
        match = HEADING.fullmatch(line)
        if match is None:
            raise ValueError(f"{where}, line {number}: a heading is one to three '#', a space and a text.")
        return [Heading(len(match[1]), match[2])]
    if kind == "table":
        return [_table(run, where)]
    if kind == "text":
        return [Paragraph(" ".join(text for _, text in run))]
    items: list[str] = []
    for _, text in run:
        marker = STEP.match(text) if kind == "steps" else re.match(r"- +", text)
        if marker:
            items.append(text[marker.end() :])
        else:
            items[-1] += " " + text
    return [Steps(items) if kind == "steps" else Bullets(items)]


def _expanded(line: str, where: str, expand: Expand) -> list[Block]:
    match = DIRECTIVE.fullmatch(line)
    pairs = [option.split("=") for option in match[2].split()] if match else []
    options = dict(pairs)
    if match is None or len(options) < len(pairs):
        raise ValueError(f"{where}: '{line}' is no directive; write {{{{name key=value}}}} on a line of its own.")
    try:
        return expand(match[1], options)
    except ValueError as error:
        raise ValueError(f"{where}: '{line}' cannot be shown: {error}") from error


def _table(run: list[tuple[int, str]], where: str) -> Table:
    rows = [[cell.strip() for cell in line.removesuffix("|")[1:].split("|")] for _, line in run]
    if len(rows) < 2 or any(set(cell) - set("-:") or not cell for cell in rows[1]):
        raise ValueError(f"{where}, line {run[0][0]}: a table needs a line of dashes below its header.")
    for (number, _), row in zip(run, rows, strict=True):
        if len(row) != len(rows[0]):
            raise ValueError(f"{where}, line {number}: this row has {len(row)} cells, the header {len(rows[0])}.")
    return Table(rows[0], rows[2:])


def spans(text: str) -> list[tuple[str, bool]]:
    """The text in pieces for a renderer: (piece, is it bold)."""
    return [(piece, index % 2 == 1) for index, piece in enumerate(text.split("**")) if piece]


def plain(text: str) -> str:
    return text.replace("**", "")


def contents(chapters: list[Chapter]) -> list[Place]:
    """Every heading in reading order; anchors are unique: `03-a-turn`, `03-a-turn#rebuild`."""
    places: list[Place] = []
    used: set[str] = set()
    for chapter in chapters:
        for index, block in enumerate(chapter.blocks):
            if not isinstance(block, Heading):
                continue
            text = plain(block.text)
            stem = chapter.name if block.level == 1 else f"{chapter.name}#{_slug(text)}"
            names = (stem if count == 1 else f"{stem}-{count}" for count in itertools.count(1))
            anchor = next(name for name in names if name not in used)
            used.add(anchor)
            places.append(Place(chapter.name, block.level, text, anchor, index))
    return places


def search(chapters: list[Chapter], words: str) -> list[Hit]:
    """Sections that hold every word (as the beginning of a word, so that `urn` does not find `turn`).

    Sections with the words in their heading come first, then those with the words close together.
    """
    patterns = [re.compile(r"\b" + re.escape(word)) for word in _fold(words).split()]
    found: list[tuple[tuple[int, int, int], Hit]] = []
    for chapter in chapters if patterns else []:
        places = contents([chapter])
        ends = [place.block for place in places[1:]] + [len(chapter.blocks)]
        for place, end in zip(places, ends, strict=True):
            pieces = [piece for block in chapter.blocks[place.block + 1 : end] for piece in _pieces(block)]
            in_heading = _count(patterns, place.text)
            best = max(pieces, key=lambda piece: _count(patterns, piece), default=place.text)
            if _count(patterns, " ".join([place.text, *pieces])) < len(patterns):
                continue
            surplus = len(place.text.split()) if in_heading else 0  # 'Axe' before 'Axe in detail'
            rank = (-in_heading, surplus, -_count(patterns, best))
            found.append((rank, Hit(chapter.title, place.text, place.anchor, _snippet(best, patterns))))
    return [hit for _, hit in sorted(found, key=lambda ranked: ranked[0])]


def _pieces(block: Block) -> Iterator[str]:
    if isinstance(block, Heading | Paragraph):
        yield plain(block.text)
    elif isinstance(block, Table):
        yield from (plain(" · ".join(row)) for row in [block.header, *block.rows])
    else:
        yield from map(plain, block.items)


def _count(patterns: list[re.Pattern[str]], text: str) -> int:
    folded = _fold(text)
    return sum(pattern.search(folded) is not None for pattern in patterns)


def _snippet(text: str, patterns: list[re.Pattern[str]]) -> str:
    folded = _fold(text)
    at = min((match.start() for pattern in patterns if (match := pattern.search(folded))), default=0)
    start = text.rfind(" ", 0, max(0, at - SNIPPET_REACH)) + 1
    end = text.find(" ", at + SNIPPET_REACH)
    end = len(text) if end < 0 else end
    return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")


def _fold(text: str) -> str:
    """Lower case without accents, one character for one, so that positions stay those of the text."""
    return "".join(unicodedata.normalize("NFD", sign)[0].lower()[:1] for sign in text)


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", _fold(text)).strip("-")
