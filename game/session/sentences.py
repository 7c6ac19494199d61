"""Sentences that are made now and said later, in the language that is then in use.

An error about the settings file, for one, is found before the language of the program is known.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from game.core.language import _


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message id marked with N_, and what goes into its braces; `str` says it."""

    text: str
    parts: Mapping[str, object]

    @classmethod
    def of(cls, text: str, **parts: object) -> Self:
        return cls(text, parts)

    def __str__(self) -> str:
        return _(self.text).format_map(self.parts)


class SaveError(Exception):
    """Something could not be read or written: the text names the file and the reason. Nothing was changed.

    `fallback` is the version before, where one is there and may be offered instead.
    """

    def __init__(self, sentence: Sentence, fallback: Path | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fallback = fallback

    @classmethod
    def of(cls, text: str, *, fallback: Path | None = None, **parts: object) -> Self:
        return cls(Sentence(text, parts), fallback)

    def __str__(self) -> str:
        return str(self.sentence)
