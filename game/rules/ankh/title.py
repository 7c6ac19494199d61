"""The title as the rest of the program sees it."""

from collections.abc import Mapping

from game.core.assets import asset
from game.core.canon import Plain
from game.core.pages import Chapter, read_chapters
from game.core.title import Option, resolve_options
from game.rules.ankh import words
from game.rules.ankh.content import DATA
from game.rules.ankh.frames import FRAMES
from game.rules.ankh.options import OPTIONS
from game.rules.ankh.pages import PageExpander
from game.rules.ankh.plain import from_plain
from game.rules.ankh.setup import new_state
from game.rules.ankh.state import AnkhState


class Ankh:
    id = "ankh"
    rules_version = 1
    seats = range(2, 6)
    options: tuple[Option, ...] = OPTIONS
    words = words.WORDS

    def new_match(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> AnkhState:
        return new_state(seats, seed, resolve_options(self, seats, options))

    def from_plain(self, data: Plain) -> AnkhState:
        return from_plain(data, FRAMES)

    def pages(self, language: str) -> list[Chapter]:
        return read_chapters(asset("rules"), self.id, language, PageExpander(DATA))


TITLE = Ankh()
