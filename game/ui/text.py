"""All text is drawn here: wrapped, with inline icons and bold words, shrunk one step, then cut with an ellipsis.

`[[coin]]` in a text is an icon, `**word**` is bold. What had to be cut is remembered in `cut`, so that a test finds it.
"""

import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import font_source_serif_pro
import pygame
import pygame_gui

from game.core.assets import AssetError

SERIF, SERIF_BOLD, SANS, SANS_BOLD = "serif", "serif_bold", "sans", "sans_bold"
BOLD_OF = {SERIF: SERIF_BOLD, SANS: SANS_BOLD, SERIF_BOLD: SERIF_BOLD, SANS_BOLD: SANS_BOLD}
TOKEN = re.compile(r"(\[\[\w+\]\]|\*\*|\s+)")
CACHED = 6000
BLOCK_PIXELS = 48_000_000  # of kept blocks, four bytes each: whole rules books pass through here
SMALLEST = 13
ELLIPSIS = "\u2026"


class Style(NamedTuple):
    face: str
    size: int  # in pixels
    colour: pygame.Color
    align: str = "left"  # left, center, right
    valign: str = "top"  # top, center, bottom
    shadow: pygame.Color | None = None


class Piece(NamedTuple):
    text: str
    face: str
    icon: bool
    space: bool  # a gap may stand before it


@dataclass(slots=True)
class Cut:
    """A text that did not fit its box even after shrinking."""

    text: str
    rect: pygame.Rect


def _font_paths() -> dict[str, Path]:
    serif = Path(font_source_serif_pro.__file__).parent
    sans = Path(pygame_gui.__file__).parent
    names = {
        SERIF: (serif, "SourceSerifPro-Regular.ttf"),
        SERIF_BOLD: (serif, "SourceSerifPro-Bold.ttf"),
        SANS: (sans, "NotoSans-Regular.ttf"),
        SANS_BOLD: (sans, "NotoSans-Bold.ttf"),
    }
    found: dict[str, Path] = {}
    for face, (folder, name) in names.items():
        path = next(folder.rglob(name), None)
        if path is None:
            raise AssetError(f"The font {name} is missing. Install Nile Quartet again.")
        found[face] = path
    return found


class Text:
    def __init__(self, icon: Callable[[str, int], pygame.Surface]) -> None:
        self._icon = icon  # name and height in pixels -> picture
        self._paths = _font_paths()
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._words: OrderedDict[tuple[str, str, int, int], pygame.Surface] = OrderedDict()
        self._blocks: OrderedDict[tuple[object, ...], tuple[pygame.Surface, bool]] = OrderedDict()
        self._block_pixels = 0
        self.cut: list[Cut] = []
        self.drawn: list[tuple[str, pygame.Rect]] | None = None  # a list while a test watches

    def font(self, face: str, size: int) -> pygame.font.Font:
        key = (face, size)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(str(self._paths[face]), size)
        return self._fonts[key]

    def clear(self) -> None:
        """After a resize or a change of language the old pictures are of no use."""
        self._words.clear()
        self._blocks.clear()
        self._block_pixels = 0
        self.cut.clear()

    def width(self, text: str, face: str, size: int) -> int:
        return sum(self._piece_width(piece, size) for piece in self._pieces(text, face)) + self._gaps(text, face, size)

    def _gaps(self, text: str, face: str, size: int) -> int:
        return sum(piece.space for piece in self._pieces(text, face)[1:]) * self.font(face, size).size(" ")[0]

    def word(self, text: str, face: str, size: int, colour: pygame.Color) -> pygame.Surface:
        key = (text, face, size, int(colour))
        if key in self._words:
            self._words.move_to_end(key)
            return self._words[key]
        picture = self.font(face, size).render(text, True, colour).convert_alpha()
        self._words[key] = picture
        if len(self._words) > CACHED:
            self._words.popitem(last=False)
        return picture

    def _pieces(self, text: str, face: str) -> list[Piece]:
        pieces: list[Piece] = []
        bold = space = False
        for token in TOKEN.split(text):
            if not token:
                continue
            if token == "**":
                bold = not bold
            elif token.isspace():
                space = True
            else:
                icon = token.startswith("[[") and token.endswith("]]")
                pieces.append(Piece(token.strip("[]") if icon else token, BOLD_OF[face] if bold else face, icon, space))
                space = False
        return pieces

    def _piece_width(self, piece: Piece, size: int) -> int:
        if piece.icon:
            return self._icon(piece.text, round(size * 1.1)).get_width()
        return int(self.font(piece.face, size).size(piece.text)[0])

    def wrap(self, text: str, face: str, size: int, width: int) -> list[list[Piece]]:
        """Lines of pieces, none wider than the box unless a single word is."""
        lines: list[list[Piece]] = []
        gap = self.font(face, size).size(" ")[0]
        for paragraph in text.split("\n"):
            line: list[Piece] = []
            used = 0
            for piece in self._pieces(paragraph, face):
                room = self._piece_width(piece, size)
                lead = gap if line and piece.space else 0
                if line and piece.space and used + lead + room > width:
                    lines.append(line)
                    line, used, lead = [], 0, 0
                line.append(piece)
                used += lead + room
            lines.append(line)
        return lines

    def line_height(self, face: str, size: int) -> int:
        return round(self.font(face, size).get_linesize() * (0.96 if face.startswith("serif") else 0.9))

    def height(self, text: str, style: Style, width: int) -> int:
        lines = len(self.wrap(text, style.face, style.size, width))
        return lines * self.line_height(style.face, style.size) + style.size // 6  # room for the tails of the last line

    def _fits(self, lines: list[list[Piece]], face: str, size: int, box: tuple[int, int]) -> bool:
        if len(lines) * self.line_height(face, size) > box[1] + 1:
            return False
        return all(self._line_width(line, face, size) <= box[0] for line in lines)

    def _line_width(self, line: list[Piece], face: str, size: int) -> int:
        gap = self.font(face, size).size(" ")[0]
        return sum(self._piece_width(piece, size) + (gap if piece.space and at else 0) for at, piece in enumerate(line))

    def block(self, text: str, style: Style, box: tuple[int, int]) -> tuple[pygame.Surface, bool]:
        """The text as a picture of the box's size, and whether it had to be cut."""
        key = (text, style.face, style.size, int(style.colour), style.align, style.valign, box,
               int(style.shadow) if style.shadow else None)  # fmt: skip
        if key in self._blocks:
            self._blocks.move_to_end(key)
            return self._blocks[key]
        made = self._make_block(text, style, box)
        self._blocks[key] = made
        self._block_pixels += made[0].get_width() * made[0].get_height()
        while len(self._blocks) > CACHED or (self._block_pixels > BLOCK_PIXELS and len(self._blocks) > 1):
            _key, (gone, _cut) = self._blocks.popitem(last=False)
            self._block_pixels -= gone.get_width() * gone.get_height()
        return made

    def _make_block(self, text: str, style: Style, box: tuple[int, int]) -> tuple[pygame.Surface, bool]:
        size = style.size
        lines = self.wrap(text, style.face, size, box[0])
        for smaller in (0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45):
            if self._fits(lines, style.face, size, box):
                break
            size = max(SMALLEST, round(style.size * smaller))
            lines = self.wrap(text, style.face, size, box[0])
        cut = not self._fits(lines, style.face, size, box)
        if cut:
            lines = self._cut(lines, style.face, size, box)
        picture = pygame.Surface((max(1, box[0]), max(1, box[1])), pygame.SRCALPHA)
        step = self.line_height(style.face, size)
        free = box[1] - step * len(lines)
        y = 0 if style.valign == "top" else free // 2 if style.valign == "center" else free
        for line in lines:
            self._draw_line(picture, line, style, size, y)
            y += step
        return picture.convert_alpha(), cut

    def _draw_line(self, picture: pygame.Surface, line: list[Piece], style: Style, size: int, y: int) -> None:
        free = picture.get_width() - self._line_width(line, style.face, size)
        x = 0 if style.align == "left" else free // 2 if style.align == "center" else free
        font = self.font(style.face, size)
        gap = font.size(" ")[0]
        for at, piece in enumerate(line):
            x += gap if at and piece.space else 0
            if piece.icon:
                icon = self._icon(piece.text, round(size * 1.1))
                picture.blit(icon, (x, y + (font.get_linesize() - icon.get_height()) // 2))
                x += icon.get_width()
                continue
            if style.shadow:
                picture.blit(
                    self.word(piece.text, piece.face, size, style.shadow),
                    (x + max(1, size // 18), y + max(1, size // 14)),
                )
            shown = self.word(piece.text, piece.face, size, style.colour)
            picture.blit(shown, (x, y))
            x += shown.get_width()

    def _cut(self, lines: list[list[Piece]], face: str, size: int, box: tuple[int, int]) -> list[list[Piece]]:
        """Keep what fits and end with an ellipsis."""
        most = max(1, box[1] // self.line_height(face, size))
        kept = lines[:most]
        last = list(kept[-1]) if kept else []
        mark = Piece(ELLIPSIS, face, False, False)
        while last and self._line_width([*last, mark], face, size) > box[0]:
            end = last.pop()
            if not last and not end.icon and len(end.text) > 1:
                last = [end._replace(text=end.text[:-1])]
        return [*kept[:-1], [*last, mark]]

    def draw(self, surface: pygame.Surface, text: str, style: Style, rect: pygame.Rect) -> bool:
        """Draw into the box; False if the text had to be cut."""
        if not text:
            return True
        picture, cut = self.block(text, style, (rect.width, rect.height))
        surface.blit(picture, rect)
        if self.drawn is not None:
            self.drawn.append((text, rect.copy()))
            if cut:
                self.cut.append(Cut(text, rect.copy()))
        return not cut
