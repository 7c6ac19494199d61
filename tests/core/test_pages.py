"""The rules browser's reader: the Markdown subset, directives, fallback, contents and search."""

from pathlib import Path

import pytest

from game.core.pages import (
    Block,
    Bullets,
    Chapter,
    Heading,
    Paragraph,
    Steps,
    Table,
    contents,
    parse,
    plain,
    read_chapters,
    search,
    spans,
)


def expand(name: str, options: dict[str, str]) -> list[Block]:
    if name != "card":
        raise ValueError(f"there is no directive '{name}'.")
    return [Paragraph(f"card {options.get('id', '?')}")]


def read(text: str) -> list[Block]:
    return parse(text, "page.md", expand)


def chapter(text: str, name: str = "01-first") -> Chapter:
    blocks = read(text)
    assert isinstance(blocks[0], Heading)
    return Chapter(name, blocks[0].text, blocks)


def write(base: Path, language: str, name: str, text: str) -> None:
    folder = base / language / "senet"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


# ------------------------------------------------------------ the subset


def test_every_kind_of_block_is_read_in_order() -> None:
    text = "# Title\n\nOne line\nand more.\n\n## Part\n- a\n- b\n  goes on\n\n1. first\n2. second\n\n"
    table = "| H | I |\n|---|---|\n| x | y |\n"
    assert read(text + table) == [
        Heading(1, "Title"),
        Paragraph("One line and more."),
        Heading(2, "Part"),
        Bullets(["a", "b goes on"]),
        Steps(["first", "second"]),
        Table(["H", "I"], [["x", "y"]]),
    ]


def test_a_block_ends_where_another_kind_begins_without_a_blank_line() -> None:
    assert read("### Axe\n{{card id=axe}}\nText\n- item") == [
        Heading(3, "Axe"),
        Paragraph("card axe"),
        Paragraph("Text"),
        Bullets(["item"]),
    ]


def test_bold_stays_in_the_text_and_can_be_split() -> None:
    assert read("You **must** pay.") == [Paragraph("You **must** pay.")]
    assert spans("You **must** pay.") == [("You ", False), ("must", True), (" pay.", False)]
    assert spans("**All**") == [("All", True)]
    assert plain("You **must** pay.") == "You must pay."


def test_empty_table_cells_are_kept() -> None:
    assert read("| A | |\n|---|---|\n| | b |") == [Table(["A", ""], [["", "b"]])]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# T\n\n#### too deep", 3),
        ("# T\n#nospace", 2),
        ("| a | b |\n| c | d |", 1),
        ("# T\n\n| a | b |\n|---|---|\n| c |", 5),
    ],
)
def test_what_is_outside_the_subset_is_refused_with_file_and_line(text: str, line: int) -> None:
    with pytest.raises(ValueError, match=rf"page\.md, line {line}: "):
        read(text)


# ------------------------------------------------------------ directives


@pytest.mark.parametrize(
    "line",
    [
        "{{card id=axe",
        "card id=axe}}",
        "see {{card id=axe}}",
        "{{card id}}",
        "{{card id=}}",
        "{{}}",
        "{{card id=a id=b}}",
    ],
)
def test_a_malformed_directive_is_refused_with_file_and_line(line: str) -> None:
    with pytest.raises(ValueError, match=r"page\.md, line 3: .* is no directive"):
        read(f"# T\n\n{line}\n")


def test_an_unknown_directive_is_refused_with_file_and_line() -> None:
    with pytest.raises(ValueError, match=r"page\.md, line 2: .*no directive 'kards'"):
        read("# T\n{{kards set=weapons}}")


# ------------------------------------------------------------ chapters and languages


def test_chapters_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    write(tmp_path, "en", "02-second.md", "# Second")
    write(tmp_path, "en", "01-first.md", "# **First**\n\nText.")
    chapters = read_chapters(tmp_path, "senet", "en", expand)
    assert [(one.name, one.title) for one in chapters] == [("01-first", "First"), ("02-second", "Second")]


def test_a_chapter_without_translation_is_read_in_english(tmp_path: Path) -> None:
    write(tmp_path, "en", "01-first.md", "# First")
    write(tmp_path, "en", "02-second.md", "# Second")
    write(tmp_path, "cs", "01-first.md", "# První")
    assert [one.title for one in read_chapters(tmp_path, "senet", "cs", expand)] == ["První", "Second"]
    assert [one.title for one in read_chapters(tmp_path, "senet", "pl", expand)] == ["First", "Second"]


def test_a_missing_or_empty_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="senet is missing"):
        read_chapters(tmp_path, "senet", "en", expand)
    (tmp_path / "en" / "senet").mkdir(parents=True)
    with pytest.raises(ValueError, match="senet holds no chapter"):
        read_chapters(tmp_path, "senet", "en", expand)


def test_a_chapter_without_title_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "en", "01-first.md", "Just text.")
    with pytest.raises(ValueError, match=r"01-first\.md, line 1: a chapter must start with '# Title'"):
        read_chapters(tmp_path, "senet", "en", expand)


# ------------------------------------------------------------ contents and search


def test_contents_give_every_heading_a_unique_anchor_and_its_block() -> None:
    places = contents([chapter("# A turn\n\n## Draw!\n\nText.\n\n## Draw!\n\n### Épée"), chapter("# B", "02-b")])
    assert [(place.anchor, place.level, place.block) for place in places] == [
        ("01-first", 1, 0),
        ("01-first#draw", 2, 1),
        ("01-first#draw-2", 2, 3),
        ("01-first#epee", 3, 4),
        ("02-b", 1, 0),
    ]


def test_search_matches_beginnings_of_words_without_case_and_accents() -> None:
    pages = [chapter("# Cards\n\nA turn ends.\n\n## Urn\n\nSwap two cards.\n\n## Nádoba\n\nThe Czech **Urn**.")]
    assert [hit.heading for hit in search(pages, "urn")] == ["Urn", "Nádoba"]
    assert [hit.heading for hit in search(pages, "NADO")] == ["Nádoba"]
    assert search(pages, "   ") == []
    assert search(pages, "scarab") == []


def test_a_section_must_hold_every_word_and_the_heading_counts() -> None:
    axe = "## Axe\n\nA reaction.\n\n- Silent in solo.\n\n"
    pages = [chapter(f"# Cards\n\n{axe}## Solo\n\n| Card | Use |\n|---|---|\n| Axe | none |")]
    hits = search(pages, "axe solo")
    assert [(hit.chapter, hit.heading, hit.anchor) for hit in hits] == [
        ("Cards", "Axe", "01-first#axe"),
        ("Cards", "Solo", "01-first#solo"),
    ]
    assert [hit.snippet for hit in hits] == ["Silent in solo.", "Axe · none"]


def test_a_long_text_is_cut_around_the_word_between_words() -> None:
    text = "lead " * 60 + "treasure " + "tail " * 60
    snippet = search([chapter(f"# Cards\n\n{text}")], "treasure")[0].snippet
    assert snippet.startswith("… lead")
    assert snippet.endswith("tail …")
    assert "treasure" in snippet
    assert len(snippet) < 200
