"""A title's rules as the browser reads them: chapters, headings to jump to, and the search."""

from game.core import pages
from game.core.pages import Chapter, Hit, Place
from game.core.title import Title


class Book:
    """Empty without a title. A chapter that cannot be read is a ValueError or OSError with a sentence."""

    def __init__(self, title: Title | None = None, language: str = "") -> None:
        self.language = language
        self.chapters: list[Chapter] = title.pages(language) if title else []
        self.places: list[Place] = pages.contents(self.chapters)

    @property
    def names(self) -> list[str]:
        return [chapter.name for chapter in self.chapters]

    def chapter(self, name: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.name == name), None)

    def beside(self, name: str, direction: int) -> str:
        """The chapter before or after this one; empty at either end."""
        at = self.names.index(name) + direction if name in self.names else -1
        return self.names[at] if 0 <= at < len(self.names) else ""

    def place_named(self, heading: str) -> Place | None:
        wanted = heading.casefold()
        return next((place for place in self.places if wanted and place.text.casefold() == wanted), None)

    def place_at(self, anchor: str) -> Place | None:
        return next((place for place in self.places if place.anchor == anchor), None)

    def anchor(self, chapter: str, block: int) -> str:
        """The heading that this block stands under."""
        above = [place.anchor for place in self.places if place.chapter == chapter and place.block <= block]
        return above[-1] if above else chapter

    def search(self, words: str) -> list[Hit] | None:
        """What holds these words; None if there are no words to look for."""
        return pages.search(self.chapters, words) if words.strip() else None
