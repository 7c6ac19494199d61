"""Pictures of what is moved: tokens, jars with their resources, and everybody's cubes, discs and cylinders."""

from typing import TYPE_CHECKING

import pygame

from game.session.match import COLOURS, EMBLEMS, Seat
from game.ui.tables.pharaon.printed import JARS, picture
from game.ui.text import SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App

SOCKETS = ((78, 190), (162, 190), (120, 258))  # of a jar drawn 240 by 320
SOCKET = 62
EMBLEM_FROM = 15  # pixels of a piece from which its owner's emblem can be told


def with_traitor(seats: list[Seat], name: str) -> list[Seat]:
    """In solo the Traitor owns pieces too: a colour and an emblem that nobody else has."""
    if len(seats) > 1:
        return list(seats)
    colour = next(one for one in reversed(COLOURS[:5]) if one != seats[0].colour)
    mark = next(one for one in ("cobra", *EMBLEMS) if one != seats[0].emblem)
    return [*seats, Seat(name, "traitor", colour, mark)]


class Pieces:
    def __init__(self, app: "App", owners: list[Seat]) -> None:
        self.app = app
        self.owners = owners
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._made.clear()

    def token(self, letter: str, size: int) -> pygame.Surface:
        return self.app.art.svg(picture(letter), (size, size))

    def drawing(self, name: str, size: int) -> pygame.Surface:
        return self.app.art.svg(f"pharaon/{name}", (size, size))

    def colour(self, owner: int) -> pygame.Color:
        return self.app.theme.seats.get(self.owners[owner].colour, self.app.theme["sand"])

    def piece(self, kind: str, owner: int, size: int) -> pygame.Surface:
        """A white drawing in the owner's colour, with the owner's emblem where it can be told."""
        key = (kind, owner, size)
        if key not in self._made:
            made = self.drawing(kind, size).copy()
            colour = self.colour(owner)
            made.fill((colour.r, colour.g, colour.b, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if size >= EMBLEM_FROM:
                side = round(size * (0.5 if kind != "disc" else 0.56))
                mark = self.app.art.svg(f"emblems/{self.owners[owner].emblem}", (side, side))
                place = {"cylinder": 0.60, "cube": 0.52, "disc": 0.45}[kind]
                made.blit(mark, mark.get_rect(center=(size // 2, round(size * place))))
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def jar(self, jar: str, height: int) -> pygame.Surface:
        """The tile with its three resources in the sockets; an empty name is a jar face down."""
        key = ("jar", jar, height)
        if key not in self._made:
            size = (round(height * 0.75), height)
            made = self.app.art.svg(f"pharaon/{jar or 'jar_back'}", size).copy()
            factor = height / 320
            side = round(SOCKET * factor)
            for letter, (x, y) in zip(JARS.get(jar, ()), SOCKETS, strict=False):
                token = self.token(letter, side)
                made.blit(token, token.get_rect(center=(round(x * factor), round(y * factor))))
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def tokens(self, letters: list[str], size: int, gap: int = 2) -> pygame.Surface:
        """Several tokens side by side."""
        key = ("row", tuple(letters), size, gap)
        if key not in self._made:
            width = max(1, len(letters) * (size + gap) - gap)
            made = pygame.Surface((width, size), pygame.SRCALPHA)
            for at, letter in enumerate(letters):
                made.blit(self.token(letter, size), (at * (size + gap), 0))
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def plate(self, size: tuple[int, int], look: str = "light", radius: int = 8) -> pygame.Surface:
        """What things in a zone lie on: papyrus that lets a little of the scenery through, or dark wood."""
        key = ("plate", size, look, radius)
        if key not in self._made:
            theme = self.app.theme
            made = pygame.Surface(size, pygame.SRCALPHA)
            box = made.get_rect()
            ground = theme["papyrus"] if look == "light" else theme["wood_dark"]
            edge = theme["gold_shadow"] if look == "light" else theme["gold"]
            pygame.draw.rect(made, (*ground[:3], 226 if look == "light" else 205), box, border_radius=radius)
            pygame.draw.rect(
                made, (*mixed(ground, edge, 0.75)[:3], 255), box, max(1, radius // 4), border_radius=radius
            )
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def veil(self, size: tuple[int, int]) -> pygame.Surface:
        """Laid over what cannot be chosen now."""
        key = ("veil", size)
        if key not in self._made:
            made = pygame.Surface(size, pygame.SRCALPHA)
            night = self.app.theme["night_deep"]
            pygame.draw.rect(made, (*night[:3], 118), made.get_rect(), border_radius=max(4, min(size) // 10))
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def number(
        self, surface: pygame.Surface, words: str, centre: tuple[int, int], side: int, look: str = "gold"
    ) -> None:
        """A figure on a small disc: points, or how many."""
        theme = self.app.theme
        width = max(side, self.app.text.width(words, SERIF_BOLD, max(13, round(side * 0.62))) + round(side * 0.36))
        box = pygame.Rect(0, 0, width, side)
        box.center = centre
        ground = theme["gold"] if look == "gold" else theme["papyrus"] if look == "papyrus" else theme["wood"]
        ink = theme["light"] if look == "dark" else theme["ink"]
        pygame.draw.rect(surface, theme["shade"], box.move(1, 2), border_radius=side // 2)
        pygame.draw.rect(surface, theme["gold_shadow"], box, border_radius=side // 2)
        inner = box.inflate(-max(2, side // 8), -max(2, side // 8))
        pygame.draw.rect(surface, ground, inner, border_radius=side // 2)
        style = Style(SERIF_BOLD, max(13, round(side * 0.62)), ink, "center", "center")
        self.app.text.draw(surface, words, style, box.inflate(6, 8))
