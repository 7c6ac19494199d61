"""The pieces of Ankh as pictures: figures on bases in their god's colour, monuments, ankhs, tokens. All are cached."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.ankh.printed import COLOUR_OF
from game.ui.text import SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App

TALL_KINDS = {"god": 1.62, "warrior": 1.20}  # heights on the map, in sides of a hex
GUARDIAN_TALL = 1.50


class Pieces:
    """`gods`: by seat, the god that was chosen there."""

    def __init__(self, app: "App", gods: list[str]) -> None:
        self.app = app
        self.gods = gods
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._made.clear()

    def colour(self, god: int) -> pygame.Color:
        return self.app.theme.seats[COLOUR_OF[self.gods[god]]]

    def drawing(self, name: str, size: int) -> pygame.Surface:
        return self.app.art.svg(f"ankh/{name}", (size, size))

    def name_of(self, god: int, kind: str) -> str:
        """The drawing of a figure."""
        if kind == "god":
            return f"figure_god_{self.gods[god]}"
        return f"warrior_{self.gods[god]}" if kind == "warrior" else f"guardian_{kind}"

    def upright(self, name: str, height: int) -> pygame.Surface:
        shape = 120 / 160 if name.startswith("warrior_") else 160 / 200
        return self.app.art.svg(f"ankh/{name}", (max(4, round(height * shape)), max(5, height)))

    def figure(self, god: int, kind: str, side: float, other: int | None = None) -> pygame.Surface:
        """A figure on its base, for a map with hexes of this side; a merged god's base has two colours."""
        key = ("figure", god, kind, round(side), other)
        if key not in self._made:
            self._made[key] = self._figure(god, kind, side, other)
        return self._made[key]

    def _figure(self, god: int, kind: str, side: float, other: int | None) -> pygame.Surface:
        height = round(side * TALL_KINDS.get(kind, GUARDIAN_TALL))
        body = self.upright(self.name_of(god, kind), height)
        wide = round(side * (1.24 if kind == "god" else 1.16 if kind != "warrior" else 0.98))
        flat = round(wide * 0.40)
        thick = max(2, round(side * 0.09))
        size = (max(wide, body.get_width()) + 6, height + flat // 2 + thick + 4)
        made = pygame.Surface(size, pygame.SRCALPHA)
        base = self._base(god, (wide, flat), thick, other)
        made.blit(base, base.get_rect(midbottom=(size[0] // 2, size[1] - 1)))
        made.blit(body, body.get_rect(midbottom=(size[0] // 2, size[1] - thick - flat // 3)))
        return made.convert_alpha()

    def _base(self, god: int, size: tuple[int, int], thick: int, other: int | None) -> pygame.Surface:
        """A disc seen from above and in front, drawn large and made smooth."""
        fine = 3
        theme, colour = self.app.theme, self.colour(god)
        wide, flat, low = size[0] * fine, size[1] * fine, thick * fine
        made = pygame.Surface((wide, flat + low), pygame.SRCALPHA)
        dark = mixed(colour, theme["shade"], 0.55)
        pygame.draw.ellipse(made, theme["shade"], pygame.Rect(0, low, wide, flat))
        pygame.draw.ellipse(made, dark, pygame.Rect(fine, low - fine, wide - 2 * fine, flat))
        top = pygame.Rect(fine, 0, wide - 2 * fine, flat)
        pygame.draw.ellipse(made, theme["gold"], top)
        inner = top.inflate(-6 * fine, -4 * fine)
        pygame.draw.ellipse(made, colour, inner)
        if other is not None:
            half = pygame.Surface(made.get_size(), pygame.SRCALPHA)
            pygame.draw.ellipse(half, self.colour(other), inner)
            half.fill((0, 0, 0, 0), pygame.Rect(0, 0, wide // 2, flat + low))
            made.blit(half, (0, 0))
        light = pygame.Rect(inner.left, inner.top, inner.width, inner.height // 2)
        shine = pygame.Surface(made.get_size(), pygame.SRCALPHA)
        pygame.draw.ellipse(shine, (*theme["gold_light"][:3], 60), light)
        made.blit(shine, (0, 0))
        return pygame.transform.smoothscale(made, (size[0], size[1] + thick))

    def ankh(self, god: int, size: int) -> pygame.Surface:
        """An ankh on a disc of the god's colour: who owns a monument."""
        key = ("ankh", god, size)
        if key not in self._made:
            fine = 3
            theme, wide = self.app.theme, size * fine
            made = pygame.Surface((wide, wide), pygame.SRCALPHA)
            centre = (wide // 2, wide // 2)
            pygame.draw.circle(made, theme["shade"], centre, wide // 2)
            pygame.draw.circle(made, theme["gold"], centre, wide // 2 - fine)
            pygame.draw.circle(made, self.colour(god), centre, wide // 2 - 3 * fine)
            made = pygame.transform.smoothscale(made, (size, size))
            sign = self.drawing("ankh_token", round(size * 0.72))
            made.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def head(self, god: int, size: int) -> pygame.Surface:
        """The god's portrait on a ring of its colour."""
        key = ("head", god, size)
        if key not in self._made:
            made = pygame.Surface((size, size), pygame.SRCALPHA)
            pygame.draw.circle(made, self.app.theme["shade"], (size // 2, size // 2), size // 2)
            pygame.draw.circle(made, self.colour(god), (size // 2, size // 2), size // 2 - 1)
            inner = size - 2 * max(2, size // 14)
            face = self.drawing(f"god_{self.gods[god]}", inner)
            made.blit(face, face.get_rect(center=(size // 2, size // 2)))
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def monument(self, kind: str, side: float) -> pygame.Surface:
        return self.upright(f"monument_{kind}", round(side * 1.62))

    def veil(self, side: float, colour: pygame.Color, strength: int = 88) -> pygame.Surface:
        """Light on a whole hex, brightest at its rim."""
        key = ("veil", round(side), int(colour), strength)
        if key not in self._made:
            size = (round(side * 2), round(side * 3**0.5))
            made = pygame.Surface(size, pygame.SRCALPHA)
            middle = pygame.math.Vector2(size[0] / 2, size[1] / 2)
            for reach, share in ((0.97, 1.0), (0.86, 0.72), (0.72, 0.5), (0.55, 0.34)):
                points = [pygame.math.Vector2(reach * side, 0).rotate(60 * at) + middle for at in range(6)]
                pygame.draw.polygon(made, (*colour[:3], round(strength * share)), points)
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def shade(self, picture: pygame.Surface) -> pygame.Surface:
        """The same picture, grey and faint: somebody who is forgotten."""
        key = ("shade", id(picture))
        if key not in self._made:
            made = pygame.transform.grayscale(picture)
            made.set_alpha(130)
            self._made[key] = made
        return self._made[key]

    def number(
        self, surface: pygame.Surface, words: str, centre: tuple[int, int], side: int, look: str = "gold"
    ) -> None:
        """A figure on a small disc: distances, sizes, how many."""
        theme = self.app.theme
        size = max(13, round(side * 0.62))
        width = max(side, self.app.text.width(words, SERIF_BOLD, size) + round(side * 0.36))
        box = pygame.Rect(0, 0, width, side)
        box.center = centre
        ground = theme["gold"] if look == "gold" else theme["papyrus"] if look == "papyrus" else theme["wood"]
        ink = theme["light"] if look == "dark" else theme["ink"]
        pygame.draw.rect(surface, theme["shade"], box.move(1, 2), border_radius=side // 2)
        pygame.draw.rect(surface, theme["gold_shadow"], box, border_radius=side // 2)
        pygame.draw.rect(surface, ground, box.inflate(-max(2, side // 8), -max(2, side // 8)), border_radius=side // 2)
        self.app.text.draw(surface, words, Style(SERIF_BOLD, size, ink, "center", "center"), box.inflate(6, 8))
