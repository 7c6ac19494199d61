"""The title as the rest of the program sees it."""

from collections.abc import Mapping

from game.core.assets import asset
from game.core.canon import Plain
from game.core.pages import Chapter, read_chapters
from game.core.title import Option, resolve_options
from game.rules.kemet import words
from game.rules.kemet.content import DATA, FEWEST, MOST
from game.rules.kemet.frames import FRAMES
from game.rules.kemet.options import OPTIONS
from game.rules.kemet.pages import PageExpander
from game.rules.kemet.plain import from_plain
from game.rules.kemet.setup import new_state
from game.rules.kemet.state import KemetState


class Kemet:
    id = "kemet"
    rules_version = 1
    seats = range(FEWEST, MOST + 1)
    options: tuple[Option, ...] = OPTIONS
    words = words.WORDS

    def new_match(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> KemetState:
        return new_state(seats, seed, resolve_options(self, seats, options))

    def from_plain(self, data: Plain) -> KemetState:
        return from_plain(data, FRAMES)

    def pages(self, language: str) -> list[Chapter]:
        return read_chapters(asset("rules"), self.id, language, PageExpander(DATA))


TITLE = Kemet()
