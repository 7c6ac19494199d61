"""The Afterlife rules pages tell everything the data file holds, and no figure is typed twice."""

import re
import tomllib
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
    plain,
    read_chapters,
    search,
)
from game.rules.afterlife.options import OPTIONS
from game.rules.afterlife.pages import PageExpander

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "assets" / "rules"
FOLDER = RULES / "en" / "afterlife"
DATA = tomllib.loads((ROOT / "assets" / "data" / "afterlife.toml").read_text(encoding="utf-8"))
CARDS = DATA["cards"] + DATA["base_cards"]
DIRECTIVE = re.compile(r"^\{\{.*\}\}$", re.MULTILINE)

# Every decision of the rules document (4.6) and the question that stands for it in the pages.
QUESTIONS = {
    "main_action": "What do you do next",
    "pay_card": "Which card do you pay with",
    "choose_crumble": "Which of the two middle cards drops",
    "choose_fall": "Into which empty slot does Mirror Case fall",
    "choose_pyramid_card": "Which pyramid card do you take, entomb or sacrifice",
    "choose_swap": "Which two pyramid cards change places",
    "choose_hand_card": "Which hand card do you sacrifice, entomb, reveal",
    "set_aside_card": "Which hand card do you set aside",
    "choose_discard_card": "Which card of your discard pile do you choose",
    "choose_played_card": "Which card played this turn do you choose",
    "choose_tomb_card": "Which card of your tomb do you choose",
    "choose_opponent": "Which opponent do you choose",
    "choose_looked_card": "Which of the cards you look at do you keep",
    "choose_return_order": "In which order do the others go back",
    "hook_decision": "Do you buy the revealed card",
    "may_entomb_next": "Do you entomb the next card of your deck too",
    "judgement_step": "Do you set another card aside",
    "choose_sacrifice_order": "Which card goes on the boneyard next",
    "forced_discard": "Which card do you discard",
    "may_take_cheapest": "Do you take one of the cheapest cards",
    "choose_for_neighbour": "Which card must your neighbour take",
    "may_entomb_top_discard": "Do you entomb the top card of your discard pile",
    "may_draw": "Do you draw a card",
    "discard_top": "Which card ends on top of your discard pile",
    "rebuild_sacrifice": "Which pyramid card do you sacrifice because nothing changed",
    "boat_reaction": "Do you answer with Boat",
    "forced_sacrifice": "Which hand card do you give up to the boneyard",
    "give_card": "Which hand card do you hand over",
    "choose_opponent_hand_card": "Which card of the shown hand must go",
    "may_discard_to_draw": "Do you discard a card to draw another",
    "repeat_action": "Which action of this turn do you repeat",
}


@pytest.fixture(scope="module")
def chapters() -> list[Chapter]:
    return read_chapters(RULES, "afterlife", "en", PageExpander(DATA))


def texts(blocks: list[Block]) -> list[str]:
    """Every piece of text of the blocks, a table row as one piece."""
    found: list[str] = []
    for block in blocks:
        if isinstance(block, Heading | Paragraph):
            found.append(block.text)
        elif isinstance(block, Bullets | Steps):
            found += block.items
        else:
            found += [" | ".join(row) for row in [block.header, *block.rows]]
    return found


def headings(chapter: Chapter) -> list[str]:
    return [block.text for block in chapter.blocks if isinstance(block, Heading)]


def tables(blocks: list[Block]) -> list[Table]:
    return [block for block in blocks if isinstance(block, Table)]


def named(chapters: list[Chapter], slug: str) -> Chapter:
    return next(chapter for chapter in chapters if chapter.name.endswith(slug))


def everything(chapters: list[Chapter]) -> str:
    return plain("\n".join(text for chapter in chapters for text in texts(chapter.blocks)))


# ------------------------------------------------------------ completeness


@pytest.mark.parametrize(("slug", "pool"), [("the-afterlife-cards", "cards"), ("the-base-cards", "base_cards")])
def test_every_card_has_its_own_heading_with_its_figures_and_effect(
    chapters: list[Chapter], slug: str, pool: str
) -> None:
    blocks = named(chapters, slug).blocks
    source = (FOLDER / f"{named(chapters, slug).name}.md").read_text(encoding="utf-8")
    for card in DATA[pool]:
        at = blocks.index(Heading(3, card["name"]))
        figures, effect, playable = blocks[at + 1 : at + 4]
        assert isinstance(figures, Paragraph)
        assert f"cost {card['cost']} · gold {card['gold']}" in figures.text
        assert effect == Paragraph(card["effect"])
        assert isinstance(playable, Paragraph)
        assert playable.text.startswith("**Playable:**"), card["name"]
        assert f"### {card['name']}\n{{{{card id={card['id']}}}}}\n" in source


def test_no_heading_names_a_card_that_does_not_exist(chapters: list[Chapter]) -> None:
    names = {card["name"] for card in CARDS}
    for slug in ("the-afterlife-cards", "the-base-cards"):
        found = [b.text for b in named(chapters, slug).blocks if isinstance(b, Heading) and b.level == 3]
        assert set(found) <= names
        assert len(found) == len(set(found))


def test_every_set_has_a_heading_and_a_table(chapters: list[Chapter]) -> None:
    for entry in DATA["sets"]:
        slug = "the-afterlife-cards" if entry["pool"] == "afterlife" else "the-base-cards"
        blocks = named(chapters, slug).blocks
        table = blocks[blocks.index(Heading(2, entry["name"])) + 1]
        assert isinstance(table, Table)
        assert len(table.rows) == entry["size"]


def test_every_mode_is_described(chapters: list[Chapter]) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md"))
    words = {value.id: value.words for option in OPTIONS if option.id == "mode" for value in option.values}
    for mode in DATA["modes"]:
        assert f"{{{{mode id={mode['id']}}}}}" in source, mode["id"]
        assert f"{words[mode['id']]} · players: " in everything(chapters)


def test_every_option_of_the_program_is_mentioned(chapters: list[Chapter]) -> None:
    text = everything([named(chapters, "variants-and-options")])
    known = {option.id: option for option in OPTIONS}
    assert {"show_counts", "discard_order", "start_player", "browse_own_discard_in_turn"} <= set(known)
    for option in OPTIONS:
        if option.id != "mode":
            assert option.words in text
            assert all(value.words.partition("{")[0] in text for value in option.values)


def test_every_ruling_has_its_heading_and_is_cited_where_it_belongs(chapters: list[Chapter]) -> None:
    rulings = named(chapters, "rulings")
    elsewhere = everything([chapter for chapter in chapters if chapter is not rulings])
    for number in range(1, 11):
        assert [head for head in headings(rulings) if head.startswith(f"R{number}: ")], number
        assert re.search(rf"\bR{number}\b", elsewhere), number


def test_every_decision_is_a_question_of_the_turn_chapter(chapters: list[Chapter]) -> None:
    table = tables(named(chapters, "a-turn").blocks)[-1]
    asked = [row[0] for row in table.rows]
    for decision, question in QUESTIONS.items():
        assert [one for one in asked if one.startswith(question)], decision
    assert len(asked) == len(QUESTIONS)


def test_the_chapter_of_solo_names_the_cards_that_mention_an_opponent(chapters: list[Chapter]) -> None:
    listed = next(table for table in tables(named(chapters, "solo").blocks) if table.header[0] == "Card")
    assert [row[0] for row in listed.rows] == [card["name"] for card in DATA["cards"] if card["mentions_opponent"]]


# ------------------------------------------------------------ figures


def test_no_figure_is_typed_into_the_pages() -> None:
    for path in FOLDER.glob("*.md"):
        prose = DIRECTIVE.sub("", path.read_text(encoding="utf-8"))
        prose = re.sub(r"^\d+\. |\bR\d+\b", "", prose, flags=re.MULTILINE)
        assert not re.search(r".*\d.*", prose), f"{path.name}: {re.findall(r'.*[0-9].*', prose)}"


def test_the_numbers_the_prose_says_in_words_are_those_of_the_data() -> None:
    assert DATA["starting_deck"]["hand_size"] == 5
    assert DATA["setup"]["pyramid_cards"] == 6
    assert {DATA["setup"]["boneyard_cards"], *(entry["copies_each"] - 1 for entry in DATA["sets"])} == {1}
    assert all(sum(c["type"] == "unique" for c in DATA[pool]) == 6 for pool in ("cards", "base_cards"))
    assert sum(card["type"] == "starter" for card in DATA["cards"]) == 4
    assert len(DATA["sets"]) == 10
    points = DATA["scoring"]["set_points"]
    assert points == [count * count for count in range(len(points))]


def test_the_perfect_solo_tomb_scores_what_the_rulebook_says(chapters: list[Chapter]) -> None:
    tomb = tables(named(chapters, "solo").blocks)[0]
    assert tomb.rows[-1][2] == f"**{DATA['scoring']['perfect_solo_score']}**"


def test_the_worked_tomb_counts_six_weapons_and_no_second_axe(chapters: list[Chapter]) -> None:
    tomb = next(table for table in tables(named(chapters, "end-and-scoring").blocks) if len(table.header) == 3)
    weapons = next(row for row in tomb.rows if row[0] == "Weapons")
    assert "Axe ×2" in weapons[1]
    assert weapons[2] == str(DATA["scoring"]["set_points"][6])
    assert sum(int(row[2]) for row in tomb.rows[:-1]) == int(tomb.rows[-1][2].strip("*"))


def test_in_solo_a_doubled_card_counts_for_nothing_and_super_sets_have_no_limit() -> None:
    expand = PageExpander(DATA)

    def total(**choices: str) -> str:
        return tables(expand("tomb", choices))[0].rows[-1][2]

    assert total(cards="axe:2,bow", scoring="solo") == "**1**"
    assert total(cards="axe:2,bow") == "**4**"
    greens = ",".join(card["id"] for card in CARDS if card.get("set") in ("weapons", "books"))
    assert total(cards=greens, scoring="merged") == "**144**"
    assert total(cards=greens) == "**72**"


def test_payments_double_before_the_treasury_adds() -> None:
    rows = tables(
        PageExpander(DATA)(
            "payment", {"price": "sphinx", "with": "spear", "doubled": "spear", "bonus": "1", "less": "1"}
        )
    )[0].rows
    assert [row[1] for row in rows] == ["7", "7", "6", "**1**"]


# ------------------------------------------------------------ honesty


def test_the_last_page_lists_every_card_with_a_field_of_our_own(chapters: list[Chapter]) -> None:
    page = named(chapters, "what-is-ours")
    assert "{{sources}}" in (FOLDER / f"{page.name}.md").read_text(encoding="utf-8")
    listed = {row[0]: row for table in tables(page.blocks) if table.header[0] == "Card" for row in table.rows}
    fields = {"vp": "VP"}
    for card in CARDS:
        for column, tag in enumerate(("seed", "public", "known", "ours"), start=1):
            expected = {fields.get(key, key) for key, origin in card["from"].items() if origin == tag} or {"–"}
            assert set(listed[card["name"]][column].split(", ")) == expected, card["name"]


def test_the_last_page_says_that_the_program_is_unofficial_and_names_its_public_pages(
    chapters: list[Chapter],
) -> None:
    text = everything([named(chapters, "what-is-ours")])
    assert "independent, unofficial implementation" in text
    assert all(words in text for key, words in DATA["sources"].items() if key.startswith("public"))
    assert DATA["sources"]["seed"] not in text


# ------------------------------------------------------------ form


def test_bold_marks_come_in_pairs_and_no_directive_is_left(chapters: list[Chapter]) -> None:
    for chapter in chapters:
        for text in texts(chapter.blocks):
            assert text.count("**") % 2 == 0, f"{chapter.name}: {text}"
            assert "{" not in text, f"{chapter.name}: {text}"


def test_a_search_for_a_card_finds_its_own_entry_first(chapters: list[Chapter]) -> None:
    for card in CARDS:
        assert search(chapters, card["name"])[0].heading == card["name"]


@pytest.mark.parametrize(
    ("name", "choices", "sentence"),
    [
        ("kards", {}, "no directive 'kards'"),
        ("cards", {"colour": "red"}, "knows no 'colour'"),
        ("cards", {"set": "boats"}, "no card of the data file fits"),
        ("card", {"id": "scarab"}, "no card 'scarab'"),
        ("card", {}, "no card ''"),
        ("mode", {"id": "duel"}, "no mode 'duel'"),
        ("sets", {"pool": "third"}, "no pool 'third'"),
        ("tomb", {"cards": "axe", "scoring": "golf"}, "no scoring 'golf'"),
        ("payment", {"price": "sphinx", "with": "urn"}, "choose other cards"),
    ],
)
def test_a_directive_that_means_nothing_is_refused(name: str, choices: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        PageExpander(DATA)(name, choices)


def test_a_data_file_without_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks the list 'cards'"):
        PageExpander({})
