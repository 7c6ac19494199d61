"""Faces of power tiles in any shape: the drawing, name and effect where they can be read. Made once per size."""

from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.kemet.market_look import fits
from game.ui.text import SERIF, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App

SHADED = (168, 160, 158, 255)  # what cannot be bought steps back, but can still be read
BESIDE = 2.1  # width of a tile for its height from which the words stand beside the drawing
BELOW = 1.25  # height of a tile for its width from which they stand below it


def stone(app: "App", colour: str) -> pygame.Color:
    """The colour of a pyramid's stone, out of the theme's own."""
    theme = app.theme
    return {
        "ruby": theme.sets["red"],
        "sapphire": theme["justice"],
        "diamond": theme["silver"],
        "onyx": theme["construction"],
    }[colour]


class TileFaces:
    """`words` is the title's voice, which knows what is printed on a tile."""

    def __init__(self, app: "App", words: Any) -> None:
        self.app = app
        self.words = words
        self._faces: dict[tuple[object, ...], pygame.Surface] = {}
        self._arts: dict[tuple[str, tuple[int, int]], pygame.Rect] = {}

    def clear(self) -> None:
        self._faces.clear()
        self._arts.clear()

    def tile(self, tile: str, size: tuple[int, int], dim: bool = False) -> pygame.Surface:
        key = (tile, size, dim)
        if key not in self._faces:
            face = self._make(tile, size)
            if dim:
                face.fill(SHADED, special_flags=pygame.BLEND_RGBA_MULT)
            self._faces[key] = face.convert_alpha()
        return self._faces[key]

    def drawing(self, tile: str, side: int) -> pygame.Surface:
        return self.app.art.svg(f"kemet/tile_{tile}", (max(8, side), max(8, side)))

    def art_rect(self, tile: str, size: tuple[int, int]) -> pygame.Rect:
        """Where the drawing lies on a face of this size."""
        if (tile, size) not in self._arts:
            self._arts[tile, size] = self._art_rect(tile, size)
        return self._arts[tile, size].copy()

    def _art_rect(self, tile: str, size: tuple[int, int]) -> pygame.Rect:
        edge = self._edge(size)
        side = min(size) - 2 * edge
        if size[0] > size[1] * BESIDE and (found := self._style(tile, self._beside(size))) and found[1]:
            return pygame.Rect(edge, edge, side, side)
        if size[1] > size[0] * BELOW and self._style(tile, self._below(size)) is not None:
            return pygame.Rect(edge, edge, side, side)
        return pygame.Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)

    @staticmethod
    def _edge(size: tuple[int, int]) -> int:
        return max(2, min(size) // 28)

    def _beside(self, size: tuple[int, int]) -> pygame.Rect:
        edge, side = self._edge(size), min(size)
        return pygame.Rect(side + edge * 2, edge * 2, size[0] - side - edge * 4, size[1] - edge * 4)

    def _below(self, size: tuple[int, int]) -> pygame.Rect:
        edge, side = self._edge(size), min(size)
        return pygame.Rect(edge * 2, side, size[0] - edge * 4, size[1] - side - edge * 2)

    def _make(self, tile: str, size: tuple[int, int]) -> pygame.Surface:
        app, theme = self.app, self.app.theme
        facts = self.words.tile(tile)
        colour = stone(app, facts.colour)
        radius = max(4, min(size) // 12)
        edge = self._edge(size)
        face = pygame.Surface(size, pygame.SRCALPHA)
        box = face.get_rect()
        pygame.draw.rect(face, mixed(colour, theme["shade"], 0.55), box, border_radius=radius)
        pygame.draw.rect(face, mixed(theme["papyrus"], colour, 0.06), box.inflate(-2, -2), border_radius=radius)
        art = self.art_rect(tile, size)
        if art.width == art.height:
            face.blit(self.drawing(tile, art.width), art)
            self._words(face, tile, self._beside(size) if size[0] > size[1] else self._below(size))
        else:
            self._filled(face, tile, art)
        pygame.draw.rect(face, mixed(colour, theme["shade"], 0.3), box, max(2, edge), border_radius=radius)
        return face

    def _filled(self, face: pygame.Surface, tile: str, art: pygame.Rect) -> None:
        """A small tile: the drawing over all of it, the name on a band if it can be read."""
        app, theme = self.app, self.app.theme
        side = max(art.size)
        drawing = self.drawing(tile, side)
        cut = pygame.Rect(0, 0, *art.size)
        cut.center = (side // 2, round(side * 0.45))
        cut.clamp_ip(drawing.get_rect())
        face.blit(drawing, art, cut)
        name = str(self.words.tile(tile).name)
        for size in range(app.canvas.font(19), 12, -1):
            style = Style(SERIF_BOLD, size, theme["gold_light"], "center", "center")
            tall = app.text.height(name, style, art.width - 6)
            if tall > art.height * 0.46 or not fits(app, name, style, (art.width - 6, tall)):
                continue
            band = pygame.Surface((art.width, tall), pygame.SRCALPHA)
            band.fill((*theme["wood_dark"][:3], 205))
            face.blit(band, (art.left, art.bottom - tall))
            app.text.draw(face, name, style, pygame.Rect(art.left + 3, art.bottom - tall, art.width - 6, tall))
            return

    def _style(self, tile: str, room: pygame.Rect) -> tuple[Style, Style | None] | None:
        """The largest letters in which name and effect can be read, or the name alone; None: not even that."""
        app, theme = self.app, self.app.theme
        facts = self.words.tile(tile)
        align = "left" if room.width > room.height else "center"
        for size in range(app.canvas.font(22), 12, -1):
            name = Style(SERIF_BOLD, size, theme["accent"], align, "top")
            body = Style(SERIF, max(13, size - 2), theme["ink"], align, "top")
            whole = app.text.height(facts.name, name, room.width) + app.text.height(facts.text, body, room.width)
            if (
                whole <= room.height
                and fits(app, facts.name, name, room.size)
                and fits(app, facts.text, body, room.size)
            ):
                return name, body
        for size in range(app.canvas.font(22), 12, -1):
            name = Style(SERIF_BOLD, size, theme["accent"], align, "center")
            if fits(app, facts.name, name, room.size):
                return name, None
        return None

    def _words(self, face: pygame.Surface, tile: str, room: pygame.Rect) -> None:
        found = self._style(tile, room)
        if found is None:
            return
        facts, text = self.words.tile(tile), self.app.text
        name, body = found
        if body is None:
            text.draw(face, facts.name, name, room)
            return
        tall = text.height(facts.name, name, room.width)
        text.draw(face, facts.name, name, pygame.Rect(room.left, room.top, room.width, tall))
        text.draw(face, facts.text, body, pygame.Rect(room.left, room.top + tall, room.width, room.height - tall))
