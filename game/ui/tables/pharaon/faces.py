"""Card faces of nobles and artisans in any shape, made once per size and language."""

from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.pharaon.pieces import Pieces
from game.ui.tables.pharaon.printed import NOBLE_TYPE, NOBLE_WORTH
from game.ui.text import SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App

FRAMES = {"noble": "purple", "artisan": "brown"}  # the theme's set colours
WIDE = 1.4  # width of a card for its height from which it is laid out side by side
SIGNS = {"once_per_round": "hourglass", "immediate": "action"}


class Faces:
    """`words` is the title's voice, which knows what is printed on a card."""

    def __init__(self, app: "App", words: Any, pieces: Pieces) -> None:
        self.app = app
        self.words = words
        self.pieces = pieces
        self._faces: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._faces.clear()

    def has(self, card: str, size: tuple[int, int]) -> bool:
        return (card, size, False) in self._faces

    def card(self, card: str, size: tuple[int, int], used: bool = False) -> pygame.Surface:
        key = (card, size, used)
        if key not in self._faces:
            face = self._make(card, size)
            if used:
                face = face.copy()
                face.fill((128, 120, 128, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._faces[key] = face.convert_alpha()
        return self._faces[key]

    def back(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        key = ("back", kind, size)
        if key not in self._faces:
            face = self._frame(kind, size)
            inner = face.get_rect().inflate(-size[0] // 6, -size[0] // 6)
            pygame.draw.rect(face, self.app.theme["gold_shadow"], inner, max(1, size[0] // 40), border_radius=4)
            side = round(min(size) * 0.62)
            mark = self.pieces.drawing(f"zone_{kind}s", side)
            face.blit(mark, mark.get_rect(center=face.get_rect().center))
            self._faces[key] = face.convert_alpha()
        return self._faces[key]

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A drawing, four to three, that fills the box; what does not fit is cut evenly."""
        key = ("picture", name, size)
        if key not in self._faces:
            width, height = max(1, size[0]), max(1, size[1])
            wide = max(width, round(height * 4 / 3))
            drawing = self.app.art.svg(f"pharaon/{name}", (wide, round(wide * 0.75)))
            cut = pygame.Rect(0, 0, width, height)
            cut.center = drawing.get_rect().center
            made = pygame.Surface((width, height), pygame.SRCALPHA)
            made.blit(drawing, (0, 0), cut)
            self._faces[key] = made.convert_alpha()
        return self._faces[key]

    def _frame(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        theme = self.app.theme
        colour = theme.sets[FRAMES[kind]]
        radius = max(4, min(size) // 12)
        face = pygame.Surface(size, pygame.SRCALPHA)
        box = face.get_rect()
        pygame.draw.rect(face, mixed(colour, theme["shade"], 0.5), box, border_radius=radius)
        pygame.draw.rect(face, colour, box.inflate(-2, -2), border_radius=radius)
        pygame.draw.rect(face, mixed(colour, theme["gold_light"], 0.4), box.inflate(-2, -2), 1, border_radius=radius)
        return face

    def _make(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        kind = "artisan" if card.startswith("artisan_") else "noble"
        face = self._frame(kind, size)
        edge = max(2, min(size) // 30)
        inner = face.get_rect().inflate(-2 * edge, -2 * edge)
        if kind == "artisan" and size[0] > size[1] * WIDE:
            art = self._beside(card, face, inner)
        else:
            band = self._band(card, kind, face, inner)
            art = pygame.Rect(inner.left, inner.top, inner.width, band.top - inner.top)
        face.blit(self.picture(card, art.size), art)
        pygame.draw.rect(face, self.app.theme["gold_shadow"], art, 1)
        side = max(18, round(min(size) * 0.24))
        worth = NOBLE_WORTH[card] if kind == "noble" else str(self.words.artisan(card).points)
        self.pieces.number(face, worth, (art.left + side * 2 // 3, art.top + side // 2 + 1), side)
        sign = SIGNS.get(NOBLE_TYPE.get(card, ""))
        if sign:
            self._sign(face, sign, (art.right - side // 2 - 1, art.top + side // 2 + 1), side)
        return face

    def _sign(self, face: pygame.Surface, sign: str, centre: tuple[int, int], side: int) -> None:
        theme = self.app.theme
        pygame.draw.circle(face, theme["gold_shadow"], centre, side // 2)
        pygame.draw.circle(face, theme["wood"], centre, side // 2 - 1)
        icon = self.app.art.icon(sign, round(side * 0.72))
        face.blit(icon, icon.get_rect(center=centre))

    def _band(self, card: str, kind: str, face: pygame.Surface, inner: pygame.Rect) -> pygame.Rect:
        """Below the picture: what an artisan gives, or a noble's name where it can be read."""
        if kind == "artisan":
            return self._gives(card, face, inner)
        name = str(self.words.noble(card).name)
        text = self.app.text
        size = max(13, min(self.app.canvas.font(20), round(inner.width * 0.13)))
        wide = inner.width - 4
        longest = max(name.split(), key=len)
        while size > 13 and text.width(longest, SERIF_BOLD, size) > wide:
            size -= 1
        lines = text.wrap(name, SERIF_BOLD, size, wide)
        tall = len(lines) * text.line_height(SERIF_BOLD, size) + 3
        if text.width(longest, SERIF_BOLD, size) > wide or tall > inner.height * 0.42:
            return pygame.Rect(inner.left, inner.bottom, inner.width, 0)
        band = pygame.Rect(inner.left, inner.bottom - tall, inner.width, tall)
        style = Style(SERIF_BOLD, size, self.app.theme["gold_light"], "center", "center", self.app.theme["shade"])
        text.draw(face, name, style, band.inflate(-4, 0))
        return band

    def _beside(self, card: str, face: pygame.Surface, inner: pygame.Rect) -> pygame.Rect:
        """A wide card: the picture whole, and what the artisan gives in a column beside it."""
        art = pygame.Rect(
            inner.left, inner.top, min(round(inner.height * 4 / 3), round(inner.width * 0.7)), inner.height
        )
        column = pygame.Rect(art.right, inner.top, inner.right - art.right, inner.height)
        pygame.draw.rect(face, self.app.theme["papyrus"], column)
        facts = self.words.artisan(card)
        count = len(facts.gain) + facts.jars
        side = min(column.width - 4, column.height // max(2, count) - 2)
        pictures = [self.pieces.token(letter, side) for letter in facts.gain]
        pictures += [self.pieces.jar("", side)] * facts.jars
        for at, one in enumerate(pictures):
            y = column.centery + (at - (count - 1) / 2) * (side + 2)
            face.blit(one, one.get_rect(center=(column.centerx, round(y))))
        return art

    def _gives(self, card: str, face: pygame.Surface, inner: pygame.Rect) -> pygame.Rect:
        facts = self.words.artisan(card)
        side = max(14, min(round(inner.height * 0.34), inner.width // 3 - 2))
        band = pygame.Rect(inner.left, inner.bottom - side - 2, inner.width, side + 2)
        pygame.draw.rect(face, self.app.theme["papyrus"], band)
        pictures = [self.pieces.token(letter, side) for letter in facts.gain]
        pictures += [self.pieces.jar("", side)] * facts.jars
        width = sum(one.get_width() + 2 for one in pictures) - 2
        x = band.centerx - width // 2
        for one in pictures:
            face.blit(one, one.get_rect(midleft=(x, band.centery)))
            x += one.get_width() + 2
        return band
