"""The catalogues say what the program says in every language, and `words --check` finds what does not fit."""

import argparse
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

import game.commands
from game.commands.catalogue import (
    catalogue_file,
    catalogue_languages,
    ids,
    messages_of,
    placeholders,
    problems,
    read,
    renewed,
    strings,
    template_of,
)
from game.commands.errors import CommandFailedError, UsageError
from game.commands.words import DATA_WORDS, Said, extract, locale_folder, run
from game.core.assets import base_folder
from game.core.language import ngettext, use_language

LOCALE = locale_folder(base_folder())
HELLO = """
from game.core.language import _, ngettext, name_
print(_("Hello, {name}!"), ngettext("{count} card", "{count} cards", 2), name_("afterlife", "Ring"))
"""


def arguments(check: bool = False, add: str | None = None) -> argparse.Namespace:
    return argparse.Namespace(check=check, add=add, json=None)


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A program of three messages with a Czech catalogue that says them all."""
    write(tmp_path, "game/hello.py", HELLO)
    run(arguments(add="cs"), tmp_path)
    path = catalogue_file(locale_folder(tmp_path), "cs")
    said = path.read_text(encoding="utf-8")
    said = said.replace('{name}!"\nmsgstr ""', '{name}!"\nmsgstr "Ahoj, {name}!"')
    said = said.replace('"Ring"\nmsgstr ""', '"Ring"\nmsgstr "Prsten"')
    for form, words in enumerate(("{count} karta", "{count} karty", "{count} karet")):
        said = said.replace(f'msgstr[{form}] ""', f'msgstr[{form}] "{words}"')
    path.write_text(said, encoding="utf-8")
    run(arguments(), tmp_path)
    return tmp_path


@pytest.fixture
def found(project: Path) -> Callable[[str, str], list[str]]:
    """Replaces one text in the Czech catalogue and says what the check finds."""

    def plant(old: str, new: str) -> list[str]:
        locale = locale_folder(project)
        path = catalogue_file(locale, "cs")
        before = path.read_text(encoding="utf-8")
        assert before.count(old) == 1
        path.write_text(before.replace(old, new), encoding="utf-8")
        return problems(template_of(extract(project)), locale)

    return plant


# -- the program's own catalogues -------------------------------------------------------------------------


def test_every_message_is_in_every_catalogue(template: Catalog) -> None:
    lines = problems(template, LOCALE)
    assert not lines, "Run the command words, then translate what is left:\n" + "\n".join(lines)


@pytest.mark.parametrize("language", catalogue_languages(LOCALE))
def test_every_language_is_complete_with_the_same_placeholders(template: Catalog, language: str) -> None:
    catalogue = read(LOCALE, language)
    for message in messages_of(template):
        known = catalogue.get(ids(message)[0], message.context)
        assert known is not None, message.id
        assert not known.fuzzy, message.id
        assert all(strings(known)), message.id
        if not message.pluralizable:
            assert placeholders(strings(known)[0]) == placeholders(ids(message)[0]), message.id


def test_every_title_with_a_data_file_says_which_keys_hold_words() -> None:
    titles = [path.stem for path in base_folder().joinpath("assets", "data").glob("*.toml")]
    assert titles
    assert set(titles) <= set(DATA_WORDS)


def test_a_message_planted_in_the_program_is_missing_from_its_catalogues(tmp_path: Path) -> None:
    shutil.copytree(LOCALE, tmp_path / "locale")
    planted = [*extract(base_folder()), Said(("Nobody translated this.",), None, "game/planted.py")]
    assert "en: missing: Nobody translated this." in problems(template_of(planted), tmp_path / "locale")


# -- what the check finds ---------------------------------------------------------------------------------


def test_a_complete_catalogue_has_no_problems(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert run(arguments(check=True), project) == 0
    assert capsys.readouterr().out == "The catalogues are complete.\n"


def test_a_missing_message_is_found(found: Callable[[str, str], list[str]]) -> None:
    assert found('"Ring"', '"Rang"') == ["cs: missing: afterlife: Ring", "cs: stale: afterlife: Rang"]


def test_an_untranslated_message_is_found(found: Callable[[str, str], list[str]]) -> None:
    assert found('"Prsten"', '""') == ["cs: untranslated: afterlife: Ring"]


def test_a_fuzzy_message_is_found(found: Callable[[str, str], list[str]]) -> None:
    assert found('msgctxt "afterlife"', '#, fuzzy\nmsgctxt "afterlife"') == ["cs: fuzzy: afterlife: Ring"]


@pytest.mark.parametrize("wrong", ["Ahoj!", "Ahoj, {jmeno}!", "Ahoj, {name!r}!", "Ahoj, {name!", "{name} {name} {n}"])
def test_wrong_placeholders_are_found(found: Callable[[str, str], list[str]], wrong: str) -> None:
    assert found("Ahoj, {name}!", wrong) == ["cs: the placeholders do not fit: Hello, {name}!"]


def test_a_plural_form_for_many_numbers_must_say_the_number(found: Callable[[str, str], list[str]]) -> None:
    assert found("{count} karty", "karty") == ["cs: the placeholders do not fit: {count} card"]


def test_a_missing_plural_form_is_found(found: Callable[[str, str], list[str]]) -> None:
    assert found("{count} karet", "") == ["cs: the plural forms do not fit: {count} card"]


def test_a_wrong_plural_rule_is_found(found: Callable[[str, str], list[str]]) -> None:
    assert found("n==1", "n==2") == ["cs/LC_MESSAGES/nile.po is not up to date"]


def test_a_catalogue_that_was_not_compiled_is_found(found: Callable[[str, str], list[str]]) -> None:
    assert found("Prsten", "Prstýnek") == ["cs/LC_MESSAGES/nile.mo is not up to date"]


def test_the_check_lists_the_problems_changes_nothing_and_fails(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(project, "game/more.py", '_("More")')
    before = {path: path.read_bytes() for path in project.rglob("nile.*")}
    capsys.readouterr()
    assert run(arguments(check=True), project) == 1
    assert capsys.readouterr().out.splitlines()[:4] == [
        "cs: missing: More",
        "en: missing: More",
        "nile.pot is not up to date",
        "3 problems found.",
    ]
    assert before == {path: path.read_bytes() for path in project.rglob("nile.*")}


# -- what the command writes ------------------------------------------------------------------------------


def test_new_messages_come_untranslated_and_vanished_ones_go(project: Path) -> None:
    write(project, "game/hello.py", HELLO.replace("Hello", "Goodbye"))
    run(arguments(), project)
    locale = locale_folder(project)
    said = {message.id: strings(message) for message in messages_of(read(locale, "cs"))}
    assert said["Goodbye, {name}!"] == ("",)
    assert said["Ring"] == ("Prsten",)
    assert "Hello, {name}!" not in said
    assert problems(template_of(extract(project)), locale) == ["cs: untranslated: Goodbye, {name}!"]


def test_english_says_the_messages_themselves(project: Path) -> None:
    said = {message.id: strings(message) for message in messages_of(read(locale_folder(project), "en"))}
    assert said["Hello, {name}!"] == ("Hello, {name}!",)
    assert said[("{count} card", "{count} cards")] == ("{count} card", "{count} cards")


def test_moving_code_and_running_again_change_nothing(project: Path) -> None:
    before = renewed(template_of(extract(project)), locale_folder(project))
    write(project, "game/hello.py", "# A new first line.\n\n" + HELLO)
    run(arguments(), project)
    assert before == {path: path.read_bytes() for path in before}
    assert not any(b"Date" in content or b"hello.py:" in content for content in before.values())


def test_a_translators_comment_stays(project: Path) -> None:
    path = catalogue_file(locale_folder(project), "cs")
    note = "# The one on a finger.\n"
    path.write_text(path.read_text("utf-8").replace("#: game/hello.py\nmsgctxt", note + "#: game/hello.py\nmsgctxt"))
    run(arguments(), project)
    assert note in path.read_text("utf-8")


def test_an_added_language_brings_its_plural_rule(project: Path) -> None:
    assert run(arguments(add="uk"), project) == 0
    said = catalogue_file(locale_folder(project), "uk").read_text(encoding="utf-8")
    assert "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0" in said
    assert 'msgstr[2] ""' in said
    use_language("uk", locale_folder(project))
    assert ngettext("{count} card", "{count} cards", 1) == "{count} card"


@pytest.mark.parametrize("code", ["cs", "en", "klingon", "../cs", ""])
def test_a_language_that_is_there_or_unknown_is_not_added(project: Path, code: str) -> None:
    with pytest.raises(UsageError):
        run(arguments(add=code), project)
    assert catalogue_languages(locale_folder(project)) == ["cs", "en"]


def test_without_babel_the_command_says_what_to_install(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "babel.core", None)
    monkeypatch.delitem(sys.modules, "game.commands.catalogue")
    monkeypatch.delattr(game.commands, "catalogue")
    with pytest.raises(UsageError, match="needs Babel; install it"):
        run(arguments(), project)


# -- what the extraction refuses --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('_(f"Hello, {name}!")', "game/wrong.py, line 1: translate the sentence"),
        ('_("Hello, {name}!".format(name=name))', "game/wrong.py, line 1: translate the sentence"),
        ('_("Hello, " + name)', "game/wrong.py, line 1: translate the sentence"),
        ('name_(title, "Ring")', "game/wrong.py, line 1: write the title's id"),
        ('ngettext("{count} card", "{count} kards", 2)', "two plurals"),
        ("_(", "wrong.py, line 1"),
    ],
)
def test_a_call_that_no_catalogue_can_serve_is_refused(project: Path, source: str, reason: str) -> None:
    write(project, "game/wrong.py", source)
    with pytest.raises(CommandFailedError, match=reason):
        run(arguments(), project)


def test_both_sides_of_a_choice_are_messages(project: Path) -> None:
    write(
        project,
        "ai/choice.py",
        '_("Yes" if sure else "No")\nngettext("a" if x else "b", "as" if x else "bs", 1)',
    )
    found = [said.texts for said in extract(project) if said.file == "ai/choice.py"]
    assert sorted(found) == [("No",), ("Yes",), ("a", "as"), ("b", "bs")]


def test_a_names_title_may_be_a_constant_in_the_titles_own_folder(project: Path) -> None:
    write(project, "game/rules/kemet/words.py", 'name_(TITLE, "Ring")')
    assert Said(("Ring",), "kemet", "game/rules/kemet/words.py") in extract(project)


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("senet.toml", "", "Nobody said which keys of assets/data/senet.toml hold words"),
        ("afterlife.toml", "[meta]\nname = 'Afterlife'", "afterlife.toml has no words at sets.name"),
        ("afterlife.toml", "[meta", "afterlife.toml cannot be read"),
    ],
)
def test_a_data_file_without_its_words_is_refused(project: Path, file: str, text: str, reason: str) -> None:
    write(project, f"assets/data/{file}", text)
    with pytest.raises(CommandFailedError, match=reason):
        run(arguments(), project)
