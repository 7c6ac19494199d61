"""The translation layer: languages, plurals and names with a context."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.commands.catalogue import empty, mo
from game.core.language import (
    DOMAIN,
    N_,
    _,
    current_language,
    languages,
    name_,
    ngettext,
    use_language,
)

CARDS = {
    "cs": ("{n} karta", "{n} karty", "{n} karet"),
    "pl": ("{n} karta", "{n} karty", "{n} kart"),
    "uk": ("{n} карта", "{n} карти", "{n} карт"),
}


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    use_language("en")


def words_of(language: str) -> bytes:
    """A small catalogue; the plural rule is the one that `words --add` gives to the language."""
    catalogue = empty(language)
    catalogue.add("Hello", f"Hello in {language}")
    catalogue.add("Ring", "Circle")
    catalogue.add("Ring", "Jewel", context="afterlife")
    catalogue.add(("{n} card", "{n} cards"), CARDS[language])
    return mo(catalogue)


def put(folder: Path, language: str, content: bytes) -> Path:
    path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    return folder


@pytest.fixture
def three_languages(tmp_path: Path) -> Path:
    for language in CARDS:
        put(tmp_path, language, words_of(language))
    return tmp_path


def test_the_program_speaks_english_first() -> None:
    assert current_language() == "en"
    assert languages()[0] == "en"
    assert _("Nobody ever wrote this sentence.") == "Nobody ever wrote this sentence."


def test_languages_are_listed_with_the_source_language_first(three_languages: Path) -> None:
    assert languages(three_languages) == ["en", "cs", "pl", "uk"]


def test_a_language_is_spoken_from_now_on(three_languages: Path) -> None:
    use_language("cs", three_languages)
    assert current_language() == "cs"
    assert _("Hello") == "Hello in cs"
    use_language("en", three_languages)
    assert current_language() == "en"
    assert _("Hello") == "Hello"


def test_an_unknown_language_is_refused_and_nothing_changes(three_languages: Path) -> None:
    use_language("pl", three_languages)
    with pytest.raises(ValueError, match=r"no language 'xx'.*en, cs, pl, uk"):
        use_language("xx", three_languages)
    assert current_language() == "pl"
    assert _("Hello") == "Hello in pl"


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda good: b"These are no words at all.", id="another file"),
        pytest.param(lambda good: good[:-9], id="end cut off"),
        pytest.param(lambda good: good.replace(b"plural=", b"plural=("), id="plural rule"),
        pytest.param(lambda good: good.replace(b"karta", b"kart\xff"), id="bad letters"),
        pytest.param(lambda good: b"", id="empty"),
        pytest.param(lambda good: good[:25], id="only a head"),
        pytest.param(lambda good: good.replace(b"UTF-8", b"XTF-8"), id="unknown charset"),
    ],
)
def test_a_broken_catalogue_is_refused_with_a_sentence(three_languages: Path, tmp_path: Path, damage) -> None:
    use_language("uk", three_languages)
    folder = put(tmp_path / "broken", "cs", damage(words_of("cs")))
    with pytest.raises(ValueError, match=r"^The words of language 'cs' cannot be read: .*\.$"):
        use_language("cs", folder)
    assert current_language() == "uk"
    assert _("Hello") == "Hello in uk"


@pytest.mark.parametrize(
    ("language", "form", "numbers"),
    [
        ("cs", 0, [1]),
        ("cs", 1, [2, 3, 4]),
        ("cs", 2, [0, 5, 11, 12, 21, 22, 100, 101]),
        ("pl", 0, [1]),
        ("pl", 1, [2, 3, 4, 22, 23, 24, 102]),
        ("pl", 2, [0, 5, 11, 12, 13, 14, 21, 25, 101, 112]),
        ("uk", 0, [1, 21, 31, 101]),
        ("uk", 1, [2, 3, 4, 22, 24, 102]),
        ("uk", 2, [0, 5, 11, 12, 14, 20, 25, 111, 112]),
    ],
)
def test_numbers_take_the_plural_form_of_the_language(
    three_languages: Path, language: str, form: int, numbers: list[int]
) -> None:
    use_language(language, three_languages)
    said = [ngettext("{n} card", "{n} cards", n).format(n=n) for n in numbers]
    assert said == [CARDS[language][form].format(n=n) for n in numbers]


def test_english_has_one_and_many() -> None:
    assert [ngettext("{n} card", "{n} cards", n).format(n=n) for n in (0, 1, 2, 21)] == [
        "0 cards",
        "1 card",
        "2 cards",
        "21 cards",
    ]


def test_a_name_is_told_apart_by_its_title(three_languages: Path) -> None:
    use_language("cs", three_languages)
    assert _("Ring") == "Circle"
    assert name_("afterlife", "Ring") == "Jewel"
    assert name_("kemet", "Ring") == "Ring"


def test_a_marked_text_is_said_later(three_languages: Path) -> None:
    table = {"greeting": N_("Hello")}
    use_language("pl", three_languages)
    assert table["greeting"] == "Hello"
    assert _(table["greeting"]) == "Hello in pl"
