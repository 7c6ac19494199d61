"""Battle cards as faces and backs in any size, made once."""

from typing import TYPE_CHECKING, Any

import pygame

from game.core.language import _
from game.ui.tables.ankh.battle_words import CARDS, SHORT
from game.ui.tables.ankh.gods_pictures import Pictures
from game.ui.text import SANS, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App

SHAPE = 0.75  # width of a card for its height


class BattleFaces:
    """`words` is the title's voice, which knows what is printed on a card."""

    def __init__(self, app: "App", words: Any, pictures: Pictures) -> None:
        self.app = app
        self.words = words
        self.pictures = pictures
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._made.clear()

    def back(self, size: tuple[int, int]) -> pygame.Surface:
        return self.app.art.svg("ankh/card_back", size)

    def face(self, card: str, size: tuple[int, int], dim: bool = False) -> pygame.Surface:
        key = (card, size, dim)
        if key not in self._made:
            made = self._make(card, size)
            if dim:
                made = pygame.transform.grayscale(made)
                made.set_alpha(150)
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def _make(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        app, theme = self.app, self.app.theme
        facts = self.words.card(card)
        radius = max(4, size[0] // 14)
        made = pygame.Surface(size, pygame.SRCALPHA)
        box = made.get_rect()
        pygame.draw.rect(made, theme["wood_dark"], box, border_radius=radius)
        pygame.draw.rect(made, theme["gold"], box.inflate(-2, -2), border_radius=radius)
        edge = max(2, size[0] // 32)
        inner = box.inflate(-2 * edge - 2, -2 * edge - 2)
        paper = app.art.panel(inner.size, "papyrus", 4)
        made.blit(paper, inner)
        named = self._nameable(inner.width - max(4, inner.width // 16))
        art_height = min(round(inner.width * 0.75), round(inner.height * 0.56)) if named else inner.height
        art = pygame.Rect(inner.left, inner.top, inner.width, art_height)
        made.blit(self._cut(card, art.size), art)
        pygame.draw.line(made, theme["gold_shadow"], art.bottomleft, art.bottomright, 2)
        if named:
            self._words(
                made, card, facts.name, pygame.Rect(inner.left, art.bottom, inner.width, inner.bottom - art.bottom)
            )
        side = max(20, round(size[0] * 0.26))
        look = "danger" if facts.strength else "papyrus"
        self.pictures.number(
            made, f"+{facts.strength}", (art.left + side * 2 // 3, art.top + side * 2 // 3), side, look
        )
        mask = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius * 2)
        made.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _nameable(self, wide: int) -> bool:
        """On small cards the pictures have to do, on all alike."""
        words = [word for card in CARDS for word in self.words.card(card).name.split()]
        return max(self.app.text.width(word, SERIF_BOLD, 13) for word in words) <= wide

    def _cut(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        """The drawing fills the box; what does not fit is cut evenly."""
        wide = max(size[0], round(size[1] * 4 / 3))
        drawing = self.app.art.svg(f"ankh/card_{card}", (wide, round(wide * 0.75)))
        cut = pygame.Rect(0, 0, *size)
        cut.center = drawing.get_rect().center
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.blit(drawing, (0, 0), cut)
        return made

    def _words(self, made: pygame.Surface, card: str, name: str, box: pygame.Rect) -> None:
        """The name, and in a few words what the card does where that can be read."""
        app, theme = self.app, self.app.theme
        room = box.inflate(-max(4, box.width // 16), -2)
        if room.height < 14:
            return
        size = max(13, min(app.canvas.font(21), round(room.width * 0.13)))
        least = max(13, app.canvas.u(16))
        while size > least and app.text.width(name, SERIF_BOLD, size) > room.width:
            size -= 1  # in one line, if it can be read so
        while size > 13 and max(app.text.width(word, SERIF_BOLD, size) for word in name.split()) > room.width:
            size -= 1
        title = Style(SERIF_BOLD, size, theme["accent"], "center", "center")
        small = Style(SANS, max(13, app.canvas.u(16)), mixed(theme["ink"], theme["ink_soft"], 0.4), "center", "center")
        tall = min(room.height, app.text.height(name, title, room.width))
        short = _(SHORT[card])
        left = room.height - tall
        fits = app.text.height(short, small, room.width) <= left
        widest = max(app.text.width(word, SANS, small.size) for word in short.split())
        if not fits or widest > room.width:
            app.text.draw(made, name, title, room)
            return
        app.text.draw(made, name, title, pygame.Rect(room.left, room.top, room.width, tall))
        app.text.draw(made, short, small, pygame.Rect(room.left, room.top + tall, room.width, left))

    def chip(self, card: str, side: int, used: bool) -> pygame.Surface:
        """A card as a small square, for the row that tells who still holds what."""
        key = ("chip", card, side, used)
        if key not in self._made:
            made = self._cut(card, (side, side)).copy()
            if used:
                made = pygame.transform.grayscale(made)
                made.set_alpha(60)
            pygame.draw.rect(made, self.app.theme["wood_dark" if used else "gold_shadow"], made.get_rect(), 1)
            self._made[key] = made.convert_alpha()
        return self._made[key]
