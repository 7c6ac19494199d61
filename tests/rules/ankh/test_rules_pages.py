"""The Ankh rules pages tell everything the data file holds, and no figure is typed twice."""

import re
import tomllib
from pathlib import Path

import pytest

from game.core.pages import Block, Bullets, Chapter, Heading, Paragraph, Steps, Table, plain, read_chapters, search
from game.rules.ankh.options import FAMILY_WORDS, GOD_WORDS, GUARDIAN_WORDS, OPTIONS
from game.rules.ankh.page_sources import tags_of
from game.rules.ankh.pages import PageExpander
from game.rules.ankh.words import PROMPTS

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "assets" / "rules"
FOLDER = RULES / "en" / "ankh"
DATA = tomllib.loads((ROOT / "assets" / "data" / "ankh.toml").read_text(encoding="utf-8"))
DIRECTIVE = re.compile(r"^\{\{.*\}\}$", re.MULTILINE)

# Every decision, and what stands for it in the pages.
QUESTIONS = {
    "choose_action": "Which action do you choose",
    "move_figure": "Which figure moves next",
    "move_to": "Where does it move",
    "push_to": "Where does Satet push",
    "aim_scorpion": "Where do the claws point",
    "summon_slot": "Which summon do you use",
    "summon_figure": "Which figure do you summon",
    "summon_region": "In which region do you summon",
    "summon_hex": "On which hex do you summon",
    "attach_sun": "Do you attach a sun token",
    "unlock_power": "Which power do you unlock",
    "control_monument": "Which monument do you take",
    "place_caravan": "Where does the caravan go",
    "keep_conflict_number": "Which part keeps the number",
    "swap_conflict_numbers": "Do you exchange numbers",
    "obelisk_move": "Which figure comes to your obelisks",
    "obelisk_to": "Where does that figure go",
    "amun_declare": "Do you announce two cards",
    "choose_battle_card": "Which battle card do you play",
    "build_monument": "Which monument do you build",
    "build_hex": "On which hex do you build",
    "plague_bid": "How many followers do you bid",
    "use_tiebreaker": "Do you use the tiebreaker",
    "isis_protect": "Do you spare this figure",
    "anubis_trap": "Do you lock up a killed warrior",
    "mummy_return": "Where does the Mummy return",
    "osiris_gate": "Which underworld token do you place",
    "gate_hex": "On which hex do you place it",
    "worshipful_sacrifice": "Do you sacrifice followers",
    "merge_keep_guardians": "Which guardians stay",
}


@pytest.fixture(scope="module")
def chapters() -> list[Chapter]:
    return read_chapters(RULES, "ankh", "en", PageExpander(DATA))


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


@pytest.mark.parametrize(
    ("slug", "key"),
    [
        ("10-gods", "gods"),
        ("guardians", "guardians"),
        ("09-battle-cards", "battle_cards"),
        ("11-powers", "ankh_powers"),
    ],
)
def test_every_component_has_its_own_heading(chapters: list[Chapter], slug: str, key: str) -> None:
    blocks = named(chapters, slug).blocks
    for entry in DATA[key]:
        at = blocks.index(Heading(3, entry["name"]))
        assert isinstance(blocks[at + 1], Paragraph)
        assert isinstance(blocks[at + 2], Paragraph)
        if "text" in entry:
            assert blocks[at + 2] == Paragraph(entry["text"])


def test_every_decision_is_a_question_of_the_turn_chapter(chapters: list[Chapter]) -> None:
    asked = [row[0] for row in tables(named(chapters, "turns-and-actions").blocks)[-1].rows]
    for decision, question in QUESTIONS.items():
        assert [one for one in asked if one.startswith(question)], decision
    assert len(asked) == len(QUESTIONS)
    assert set(QUESTIONS) == set(PROMPTS)


def test_tracks_events_steps_and_scenarios_stand_in_tables(chapters: list[Chapter]) -> None:
    assert [len(table.rows) for table in tables(named(chapters, "turns-and-actions").blocks)][:3] == [4, 4, 6]
    assert len(tables(named(chapters, "06-events").blocks)[0].rows) == 18
    assert [len(table.rows) for table in tables(named(chapters, "setup").blocks)] == [6, 8]


def test_every_option_is_mentioned(chapters: list[Chapter]) -> None:
    text = everything([named(chapters, "options")])
    for option in OPTIONS:
        assert option.words in text
        assert all(value.words.partition("{")[0] in text for value in option.values)


def test_the_names_of_options_are_those_of_the_data() -> None:
    assert {entry["id"]: entry["name"] for entry in DATA["gods"]} == GOD_WORDS
    assert {entry["id"]: entry["name"] for entry in DATA["guardians"]} == GUARDIAN_WORDS
    assert {entry["family"]: entry["name"] for entry in DATA["scenarios"]} == FAMILY_WORDS


def test_no_figure_is_typed_into_the_pages() -> None:
    for path in FOLDER.glob("*.md"):
        prose = re.sub(r"^\d+\. ", "", DIRECTIVE.sub("", path.read_text(encoding="utf-8")), flags=re.MULTILINE)
        assert not re.search(r"\d", prose), f"{path.name}: {re.findall(r'.*[0-9].*', prose)}"


def test_the_numbers_the_prose_says_in_words_are_those_of_the_data() -> None:
    assert (DATA["meta"]["players_min"], DATA["meta"]["players_max"]) == (2, 5)
    assert DATA["constants"]["actions_per_turn"] == 2
    assert DATA["constants"]["actions_per_turn_merged"] == 1
    assert DATA["constants"]["starting_followers"] == 1
    assert DATA["constants"]["ankh_tokens_on_dashboard"] == 6
    assert DATA["constants"]["merge_after_conflict"] == 3
    assert DATA["constants"]["merge_min_starting_players"] == 3
    assert DATA["constants"]["forget_after_conflict"] == 4
    assert DATA["constants"]["last_conflict"] == 5
    assert len(DATA["tracks"]["event"]["order"]) == 18
    assert len(DATA["battle_cards"]) == 7
    assert len(DATA["map"]["base_regions"]) == 3


def test_the_last_page_tells_for_every_component_where_it_comes_from(chapters: list[Chapter]) -> None:
    page = named(chapters, "what-is-ours")
    rows = {row[0]: (table.header, row) for table in tables(page.blocks) for row in table.rows}
    for key in ("gods", "guardians", "battle_cards", "ankh_powers", "monuments", "tokens"):
        for entry in DATA[key]:
            header, row = rows[entry["name"]]
            for tag, words in (("public", "Public pages"), ("ours", "Our own design")):
                shown = words in header and row[header.index(words)] != "–"
                assert shown == bool(tags_of(entry)[tag]), entry["id"]
    assert len([name for name in rows if "Kingdom" in name]) == 8


def test_the_last_page_says_that_the_program_is_unofficial(chapters: list[Chapter]) -> None:
    text = everything([named(chapters, "what-is-ours")])
    assert "independent, unofficial implementation" in text
    assert "expect other scenarios" in text


def test_bold_marks_come_in_pairs_and_no_directive_is_left(chapters: list[Chapter]) -> None:
    for chapter in chapters:
        for text in texts(chapter.blocks):
            assert text.count("**") % 2 == 0, f"{chapter.name}: {text}"
            assert "{" not in text, f"{chapter.name}: {text}"


def test_a_search_for_a_component_finds_its_own_entry_first(chapters: list[Chapter]) -> None:
    for key in ("guardians", "ankh_powers"):
        for entry in DATA[key]:
            assert search(chapters, entry["name"])[0].heading == entry["name"]


@pytest.mark.parametrize(
    ("name", "choices", "sentence"),
    [
        ("gosd", {}, "no directive 'gosd'"),
        ("cards", {"colour": "red"}, "knows no 'colour'"),
        ("god", {"id": "seth"}, "no god 'seth'"),
        ("guardian", {}, "no guardian ''"),
        ("card", {"id": "rain"}, "no battle card 'rain'"),
        ("power", {"id": "lazy"}, "no power 'lazy'"),
        ("figures", {"of": "speech"}, "no figures of 'speech'"),
    ],
)
def test_a_directive_that_means_nothing_is_refused(name: str, choices: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        PageExpander(DATA)(name, choices)
