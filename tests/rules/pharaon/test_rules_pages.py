"""The Pharaon rules pages tell everything the data file holds, and no figure is typed twice."""

import re
import tomllib
from pathlib import Path

import pytest

from game.core.pages import Block, Bullets, Chapter, Heading, Paragraph, Steps, Table, plain, read_chapters, search
from game.rules.pharaon.noble_facts import noble_facts
from game.rules.pharaon.options import OPTIONS
from game.rules.pharaon.page_sources import tags_of
from game.rules.pharaon.pages import PageExpander
from game.rules.pharaon.words import PROMPTS

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "assets" / "rules"
FOLDER = RULES / "en" / "pharaon"
DATA = tomllib.loads((ROOT / "assets" / "data" / "pharaon.toml").read_text(encoding="utf-8"))
DIRECTIVE = re.compile(r"^\{\{.*\}\}$", re.MULTILINE)

# Every decision of the rules document (4.3), our two helping questions, and what stands for them in the pages.
QUESTIONS = {
    "choose_start_scribe": "Do you begin with a random scribe",
    "choose_start_jar": "Which jar do you start with",
    "choose_start_noble": "Which of two nobles do you keep",
    "take_turn": "What do you do on your turn",
    "choose_payment": "How do you pay",
    "choose_nile_steps": "On which Nile track do you advance",
    "choose_basic": "Which basic resource do you take",
    "choose_offering": "Which offering do you take",
    "choose_artisan": "Which artisan do you take",
    "choose_pass_jar": "Which jar do you take now that you pass",
    "general_advance": "Do you step up the pyramid at once",
    "choose_pyramid_reward": "Which reward of the pyramid do you take",
    "diplomat_response": "Do you keep the jar or name three",
    "teacher_response": "Do you take one more basic resource",
    "exchange_window": "Do you exchange something or go on",
    "choose_exchange": "Which token do you give back",
    "traitor_place_top": "Which resource of the jar goes to the wheel",
    "traitor_basic": "Which basic resource does the Traitor take",
}


@pytest.fixture(scope="module")
def chapters() -> list[Chapter]:
    return read_chapters(RULES, "pharaon", "en", PageExpander(DATA))


def texts(blocks: list[Block]) -> list[str]:
    found: list[str] = []
    for block in blocks:
        if isinstance(block, Heading | Paragraph):
            found.append(block.text)
        elif isinstance(block, Bullets | Steps):
            found += block.items
        else:
            found += [" | ".join(row) for row in [block.header, *block.rows]]
    return found


def tables(blocks: list[Block]) -> list[Table]:
    return [block for block in blocks if isinstance(block, Table)]


def named(chapters: list[Chapter], slug: str) -> Chapter:
    return next(chapter for chapter in chapters if chapter.name.endswith(slug))


def everything(chapters: list[Chapter]) -> str:
    return plain("\n".join(text for chapter in chapters for text in texts(chapter.blocks)))


# ------------------------------------------------------------ completeness


def test_every_noble_has_its_own_heading_with_points_effect_and_a_note(chapters: list[Chapter]) -> None:
    blocks = named(chapters, "the-nobles").blocks
    for noble in DATA["nobles"]:
        at = blocks.index(Heading(3, noble["name"]))
        figures, effect, note = blocks[at + 1 : at + 4]
        assert isinstance(figures, Paragraph)
        assert figures.text.startswith(f"**No. {noble['number']}** · ")
        assert noble_facts(noble["id"]).points in figures.text
        assert effect == Paragraph(noble_facts(noble["id"]).effect)
        assert isinstance(note, Paragraph), noble["id"]


def test_every_decision_is_a_question_of_the_turn_chapter(chapters: list[Chapter]) -> None:
    asked = [row[0] for row in tables(named(chapters, "rounds-and-turns").blocks)[-1].rows]
    for decision, question in QUESTIONS.items():
        assert [one for one in asked if one.startswith(question)], decision
    assert len(asked) == len(QUESTIONS)
    assert set(QUESTIONS) == set(PROMPTS)


def test_every_component_stands_in_a_table(chapters: list[Chapter]) -> None:
    rows = {len(table.rows) for table in tables(named(chapters, "jars").blocks)}
    assert rows == {30}
    zones = tables(named(chapters, "the-five-zones").blocks)
    assert [len(table.rows) for table in zones] == [30, 5, 4, 7]
    table_pages = tables(named(chapters, "the-table").blocks)
    assert [len(table.rows) for table in table_pages] == [6, 5, 5, 13]
    boards = [table for table in tables(named(chapters, "solo").blocks) if len(table.rows) == 10]
    assert len(boards) == 10


def test_every_option_is_mentioned(chapters: list[Chapter]) -> None:
    text = everything([named(chapters, "options")])
    for option in OPTIONS:
        assert option.words in text
        assert all(value.words.partition("{")[0] in text for value in option.values)


# ------------------------------------------------------------ figures


def test_no_figure_is_typed_into_the_pages() -> None:
    for path in FOLDER.glob("*.md"):
        prose = re.sub(r"^\d+\. ", "", DIRECTIVE.sub("", path.read_text(encoding="utf-8")), flags=re.MULTILINE)
        assert not re.search(r"\d", prose), f"{path.name}: {re.findall(r'.*[0-9].*', prose)}"


def test_the_numbers_the_prose_says_in_words_are_those_of_the_data() -> None:
    assert DATA["meta"]["rounds"] == 5
    assert DATA["setup"]["start_silver"] == 2
    assert DATA["setup"]["start_nobles_drawn"] == 2
    assert DATA["setup"]["noble_display"] == 3
    assert DATA["setup"]["artisan_display"] == 4
    assert DATA["burial"]["pharaoh_space"] == 3
    assert len(DATA["zones"]) == len(DATA["traitor"]["boards"]) == len(DATA["nile"]["actions"]) == 5
    assert len(DATA["pyramid"]["rows"]) == 4
    assert all(len(jar["top"]) == 2 for jar in DATA["jars"])
    assert sum(offering["count"] for offering in DATA["offerings"]) == 40


def test_the_examples_agree_with_the_data() -> None:
    """Horus asks for three offerings and Anubis for two; the jar of two Construction and one Justice exists."""
    offerings = next(zone for zone in DATA["zones"] if zone["id"] == "offerings")
    assert (offerings["ccw"]["count"], offerings["cw"]["count"], offerings["god"]) == (3, 2, "anubis")
    held = [sorted([*jar["top"], jar["bottom"]]) for jar in DATA["jars"]]
    assert ["construction", "construction", "justice"] in held


# ------------------------------------------------------------ honesty


def test_the_last_page_tells_for_every_component_where_it_comes_from(chapters: list[Chapter]) -> None:
    page = named(chapters, "what-is-ours")
    rows = {row[0]: (table.header, row) for table in tables(page.blocks) for row in table.rows}
    for key in ("resources", "zones", "gods", "nobles", "artisans"):
        for entry in DATA[key]:
            header, row = rows[entry["name"]]
            ours = bool(tags_of(entry)["ours"])
            assert ours == ("Our own design" in header and row[header.index("Our own design")] != "–"), entry["id"]
    for number in range(1, 31):
        assert rows[f"Jar {number}"][1][1] == "everything"
    assert rows["Pyramid row 1"][1] == ["Pyramid row 1", "field 1, field 2, field 3", "field 4, field 5"]


def test_the_last_page_says_that_the_program_is_unofficial(chapters: list[Chapter]) -> None:
    text = everything([named(chapters, "what-is-ours")])
    assert "independent, unofficial implementation" in text
    assert "expect other figures" in text


# ------------------------------------------------------------ form


def test_bold_marks_come_in_pairs_and_no_directive_is_left(chapters: list[Chapter]) -> None:
    for chapter in chapters:
        for text in texts(chapter.blocks):
            assert text.count("**") % 2 == 0, f"{chapter.name}: {text}"
            assert "{" not in text, f"{chapter.name}: {text}"


def test_a_search_for_a_noble_finds_its_own_entry_first(chapters: list[Chapter]) -> None:
    for noble in DATA["nobles"]:
        assert search(chapters, noble["name"])[0].heading == noble["name"]


@pytest.mark.parametrize(
    ("name", "choices", "sentence"),
    [
        ("nobels", {}, "no directive 'nobels'"),
        ("nobles", {"colour": "red"}, "knows no 'colour'"),
        ("nobles", {"type": "sometimes"}, "no type 'sometimes'"),
        ("noble", {"id": "queen"}, "no noble 'queen'"),
        ("noble", {}, "no noble ''"),
        ("board", {"id": "traitor_a", "side": "left"}, "no side 'left'"),
        ("board", {"id": "traitor_x", "side": "dark"}, "board 'traitor_x'"),
    ],
)
def test_a_directive_that_means_nothing_is_refused(name: str, choices: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        PageExpander(DATA)(name, choices)
