"""The title as the rest of the program sees it."""

from collections.abc import Mapping

from game.core.assets import asset
from game.core.canon import Plain
from game.core.pages import Chapter, read_chapters
from game.core.title import Option, resolve_options
from game.rules.pharaon import words
from game.rules.pharaon.content import DATA
from game.rules.pharaon.frames import FRAMES
from game.rules.pharaon.options import OPTIONS
from game.rules.pharaon.pages import PageExpander
from game.rules.pharaon.plain import from_plain
from game.rules.pharaon.setup import new_state
from game.rules.pharaon.state import PharaonState


class Pharaon:
    id = "pharaon"
    rules_version = 1
    seats = range(1, 6)
    options: tuple[Option, ...] = OPTIONS
    words = words.WORDS

    def new_match(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> PharaonState:
        return new_state(seats, seed, resolve_options(self, seats, options))

    def from_plain(self, data: Plain) -> PharaonState:
        return from_plain(data, FRAMES)

    def pages(self, language: str) -> list[Chapter]:
        return read_chapters(asset("rules"), self.id, language, PageExpander(DATA))


TITLE = Pharaon()
