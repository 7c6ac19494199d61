"""The Kemet rules pages tell everything the data file holds, and no figure is typed twice."""

import re
from pathlib import Path

import pytest
from helpers.kemet import KEMET

from game.core.pages import Block, Bullets, Chapter, Heading, Paragraph, Steps, Table, plain, search
from game.rules.kemet.content import DATA
from game.rules.kemet.options import OPTIONS
from game.rules.kemet.page_sources import tags_of
from game.rules.kemet.pages import PageExpander
from game.rules.kemet.words import PROMPTS

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "assets" / "rules" / "en" / "kemet"
DIRECTIVE = re.compile(r"^\{\{.*\}\}$", re.MULTILINE)

# Every decision and the beginning of the question that stands for it in the pages.
QUESTIONS = {
    "choose_seat": "Which god and which city",
    "setup_armies": "Which district stays without",
    "setup_pyramid_level": "Where do you put a pyramid level",
    "setup_tile": "Which tile do you begin with",
    "turn_menu": "What do you do in your turn",
    "deploy_creature": "Which creature do you bring",
    "exchange_creature": "Which creature takes the place",
    "keep_creature": "Which creature stays",
    "gold_choose": "Which golden action",
    "buy_tile": "Which tile do you buy",
    "buy_colour": "Of which colour",
    "replace_battle_card": "Which battle card leaves the game",
    "build": "Which pyramid do you build",
    "build_level": "Up to which level",
    "recruit": "Where do you recruit",
    "place_mercenaries": "Where do the mercenaries go",
    "pray_reinforce": "Where does a warrior come for your prayer",
    "enlistment": "Where do you enlist",
    "muster": "Where do reinforcements come after a battle",
    "night_units": "Where do reinforcements come at night",
    "night_veterans_units": "Where do veterans become warriors",
    "order_battles": "Which battle comes next",
    "move_begin": "Which army moves",
    "move_step": "Where does it go",
    "move_carry": "How many warriors go along",
    "move_creature": "Does a creature go along",
    "raining_fire": "Where does fire rain",
    "divine_memory": "Which card do you remember",
    "council_play": "Which battle card do you play",
    "council_discard": "Which battle card do you put away",
    "council_di": "Do you add divine cards",
    "diversion_swap": "Do you exchange your two cards",
    "divine_wound": "Which cards do you give up",
    "loser_choice": "Do you recall or retreat",
    "retreat_zone": "Where must the loser go",
    "winner_choice": "Do you stay or recall",
    "night_sacrifice": "Do you sacrifice",
    "night_delta": "Do you give up a warrior",
    "night_veterans_prayer": "How many veterans for prayer points",
    "vision_pick": "Which card do you keep",
    "night_veterans_cards": "How many pairs of veterans",
    "night_free_build": "Which pyramid grows for nothing",
    "fate_position": "Which place in the turn order",
}


@pytest.fixture(scope="module")
def chapters() -> list[Chapter]:
    return KEMET.pages("en")


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


def test_every_tile_stands_in_the_table_of_its_colour(chapters: list[Chapter]) -> None:
    found = tables(named(chapters, "power-tiles").blocks)
    assert [len(table.rows) for table in found] == [14, 14, 14, 14]
    rows = [row for table in found for row in table.rows]
    for tile in DATA["tiles"]:
        assert [str(tile["level"]), f"**{tile['name']}**", str(tile["copies"]), tile["text"]] in rows


def test_every_card_creature_zone_and_space_is_told(chapters: list[Chapter]) -> None:
    text = everything(chapters)
    for key in ("creatures", "battle_cards", "di_cards", "gods", "night_steps"):
        assert [entry["name"] for entry in DATA[key] if entry["name"] not in text] == []
    assert [entry["name"] for entry in DATA["map"]["zones"] if entry["name"] not in text] == []
    assert all(card["text"] in text for card in DATA["di_cards"])
    assert len(tables(named(chapters, "the-day").blocks)[0].rows) == 10


def test_every_decision_is_a_question_of_the_day_chapter(chapters: list[Chapter]) -> None:
    asked = [row[0] for row in tables(named(chapters, "the-day").blocks)[-1].rows]
    for decision, question in QUESTIONS.items():
        assert [one for one in asked if one.startswith(question)], decision
    assert len(asked) == len(QUESTIONS)
    assert set(QUESTIONS) == set(PROMPTS)


def test_every_option_is_mentioned(chapters: list[Chapter]) -> None:
    text = everything([named(chapters, "options")])
    for option in OPTIONS:
        assert option.words in text
        assert all(value.words.partition("{")[0] in text for value in option.values)


def test_no_figure_is_typed_into_the_pages() -> None:
    for path in FOLDER.glob("*.md"):
        prose = re.sub(r"^\d+\. ", "", DIRECTIVE.sub("", path.read_text(encoding="utf-8")), flags=re.MULTILINE)
        assert not re.search(r"\d", prose), f"{path.name}: {re.findall(r'.*[0-9].*', prose)}"


def test_the_numbers_the_prose_says_in_words_are_those_of_the_data() -> None:
    constants = DATA["constants"]
    assert constants["regular_tokens"] == 5
    assert constants["sacrifice_units"] == 2
    assert constants["delta_units"] == 1
    assert constants["veterans_per_di_card"] == 2
    assert constants["recall_penalty"] == 1
    assert constants["attack_win_points"] == constants["two_temples_points"] == constants["sacrifice_points"] == 1
    assert constants["normal_moves"] == constants["teleports_per_move"] == 1
    assert DATA["components"]["per_player"]["warriors"] == 12
    assert DATA["components"]["per_player"]["battle_cards"] == 8
    assert DATA["components"]["tiles_per_colour"] == 16
    assert all(len(city["districts"]) == 3 for city in DATA["map"]["cities"])


def test_the_last_page_tells_for_every_component_where_it_comes_from(chapters: list[Chapter]) -> None:
    page = named(chapters, "what-is-ours")
    rows = {row[0]: (table.header, row) for table in tables(page.blocks) for row in table.rows}
    for entry in DATA["tiles"]:
        header, row = rows[f"{entry['name']} ({entry['colour'].capitalize()})"]
        ours = bool(tags_of(entry)["ours"])
        assert ours == ("Our own design" in header and row[header.index("Our own design")] != "–"), entry["id"]
    for key in ("creatures", "battle_cards", "di_cards"):
        assert all(entry["name"] in rows for entry in DATA[key])


def test_the_last_page_says_that_the_program_is_unofficial(chapters: list[Chapter]) -> None:
    text = everything([named(chapters, "what-is-ours")])
    assert "independent, unofficial implementation" in text
    assert "expect other figures" in text


def test_bold_marks_come_in_pairs_and_no_directive_is_left(chapters: list[Chapter]) -> None:
    for chapter in chapters:
        for text in texts(chapter.blocks):
            assert text.count("**") % 2 == 0, f"{chapter.name}: {text}"
            assert "{" not in text, f"{chapter.name}: {text}"


def test_a_search_finds_walls_and_retreats(chapters: list[Chapter]) -> None:
    assert search(chapters, "walls")[0].heading == "Walls"
    assert search(chapters, "retreat")[0].heading == "Recall and retreat"


@pytest.mark.parametrize(
    ("name", "choices", "sentence"),
    [
        ("tyles", {}, "no directive 'tyles'"),
        ("creatures", {"colour": "red"}, "knows no 'colour'"),
        ("tiles", {"colour": "pink"}, "no colour 'pink'"),
        ("tiles", {}, "no colour ''"),
        ("figures", {"of": "luck"}, "no figures of 'luck'"),
    ],
)
def test_a_directive_that_means_nothing_is_refused(name: str, choices: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        PageExpander(DATA)(name, choices)
