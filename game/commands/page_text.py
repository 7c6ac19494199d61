"""A chapter of the rules pages as terminal text, and as plain data for machines."""

from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from game.commands.output import Output
from game.core.pages import Block, Bullets, Chapter, Heading, Paragraph, Steps, Table, spans

WIDEST = 100


def print_chapter(chapter: Chapter, out: Output) -> None:
    console = Console(file=out.words, highlight=False, emoji=False, markup=False)
    width = min(console.width, WIDEST)
    for block in chapter.blocks:
        console.print(rendered(block), width=width)
        if not isinstance(block, Heading) or block.level == 1:
            console.print()


def rendered(block: Block) -> RenderableType:
    if isinstance(block, Heading):
        return heading(block)
    if isinstance(block, Paragraph):
        return styled(block.text)
    if isinstance(block, Table):
        return grid(block)
    marks = ["-"] * len(block.items)
    if isinstance(block, Steps):
        marks = [f"{number}." for number in range(1, len(block.items) + 1)]
    listing = Grid.grid(padding=(0, 1))
    for mark, item in zip(marks, block.items, strict=True):
        listing.add_row(mark, styled(item))
    return Padding(listing, (0, 0, 0, 2), expand=False)


def heading(block: Heading) -> Text:
    """Underlined with signs, because a pipe has no bold type."""
    text = styled(block.text)
    text.stylize("bold")
    if block.level < 3:
        text.append("\n" + "=-"[block.level - 1] * text.cell_len)
    return text


def styled(text: str) -> Text:
    line = Text()
    for piece, bold in spans(text):
        line.append(piece, "bold" if bold else "")
    return line


def grid(block: Table) -> Grid:
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for cell in block.header:
        table.add_column(styled(cell))
    for row in block.rows:
        table.add_row(*map(styled, row))
    return table


def block_data(block: Block) -> dict[str, Any]:
    if isinstance(block, Heading):
        return {"kind": "heading", "level": block.level, "text": block.text}
    if isinstance(block, Paragraph):
        return {"kind": "paragraph", "text": block.text}
    if isinstance(block, Table):
        return {"kind": "table", "header": block.header, "rows": block.rows}
    return {"kind": "bullets" if isinstance(block, Bullets) else "steps", "items": block.items}
