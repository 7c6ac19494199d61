"""The title as the rest of the program sees it."""

from collections.abc import Mapping

from game.core.assets import asset
from game.core.canon import Plain
from game.core.pages import Chapter, read_chapters
from game.core.title import Option, resolve_options
from game.rules.afterlife import words
from game.rules.afterlife.content import DATA
from game.rules.afterlife.frames import FRAMES
from game.rules.afterlife.options import OPTIONS
from game.rules.afterlife.pages import PageExpander
from game.rules.afterlife.plain import from_plain
from game.rules.afterlife.setup import new_state
from game.rules.afterlife.state import AfterlifeState


class Afterlife:
    id = "afterlife"
    rules_version = 1
    seats = range(1, 7)
    options: tuple[Option, ...] = OPTIONS
    words = words.WORDS

    def new_match(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> AfterlifeState:
        return new_state(seats, seed, resolve_options(self, seats, options))

    def from_plain(self, data: Plain) -> AfterlifeState:
        return from_plain(data, FRAMES)

    def pages(self, language: str) -> list[Chapter]:
        return read_chapters(asset("rules"), self.id, language, PageExpander(DATA))


TITLE = Afterlife()
