"""The words of the whole program, and a pseudo language in which every text that was translated shows it.

In "qq" a message reads ⟦Draw a card.⟧, and one with placeholders ⟦You pay ⟧{gold}⟦ gold.⟧: what is filled in
must bring brackets of its own, or it was never translated.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog

from game.commands.catalogue import catalogue_file, empty, ids, messages_of, mo, template_of
from game.commands.words import extract
from game.core.assets import base_folder
from game.core.language import use_language

PSEUDO = "qq"
BRACKETED = re.compile("⟦[^⟦⟧]*⟧")
PLACE = re.compile(r"\b[A-Z]\d{0,2}\b")  # A, M1, C10: read like the squares of a chess board, the same in all languages


@pytest.fixture(scope="session")
def template() -> Catalog:
    """Everything that the program says."""
    return template_of(extract(base_folder()))


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    use_language("en")


@pytest.fixture
def speak_pseudo(template: Catalog, tmp_path: Path) -> None:
    catalogue = empty(PSEUDO)
    for message in messages_of(template):
        said = tuple(bracketed(text) for text in ids(message))
        catalogue.add(message.id, said if message.pluralizable else said[0], context=message.context)
    path = catalogue_file(tmp_path, PSEUDO).with_suffix(".mo")
    path.parent.mkdir(parents=True)
    path.write_bytes(mo(catalogue))
    use_language(PSEUDO, tmp_path)


@pytest.fixture
def untranslated() -> Callable[[str, list[str]], str]:
    """Asks a text in the pseudo language for the words that did not go through the layer."""
    return words_outside


def bracketed(text: str) -> str:
    parts = ""
    for literal, field, spec, conversion in Formatter().parse(text):
        if literal:
            parts += "⟦" + literal.replace("{", "{{").replace("}", "}}") + "⟧"
        if field is not None:
            parts += "{" + field + ("!" + conversion if conversion else "") + (":" + spec if spec else "") + "}"
    return parts


def words_outside(text: str, names: list[str]) -> str:
    """What is left without brackets, the players' own names and places, if it has a letter; else nothing."""
    while BRACKETED.search(text):
        text = BRACKETED.sub(" ", text)
    for name in names:
        text = text.replace(name, " ")
    text = PLACE.sub(" ", text)
    return " ".join(text.split()) if any(sign.isalpha() or sign in "⟦⟧" for sign in text) else ""
