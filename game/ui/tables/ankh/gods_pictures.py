"""Pictures that ankh's large panels share: gods on the colour of their seat, figures on their bases, joined gods.

Everything is made once per size; `clear` forgets it when the window changes.
"""

from typing import TYPE_CHECKING, Any

import pygame

from game.session.match import Seat
from game.ui.tables.ankh.printed import COLOUR_OF
from game.ui.text import SERIF_BOLD
from game.ui.theme import mixed, with_alpha
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.app import App

# Width of a drawing for its height, by how its name begins; all others are square.
SHAPES = {"figure_": 0.8, "warrior_": 0.75, "guardian_": 0.8, "monument_": 0.8, "card_back": 0.75, "card_": 4 / 3}


def shape_of(name: str) -> float:
    return next((shape for start, shape in SHAPES.items() if name.startswith(start)), 1.0)


def portraits_of(god: dict[str, Any]) -> list[str]:
    """The god's own portrait, and after the merge that of the god which joined it."""
    return [god["id"], *[one for one in god["abilities"] if one != god["id"]]][:2]


def figure_drawing(kind: str, god: str) -> str:
    """The drawing of a figure: gods and warriors look like their god."""
    if kind == "god":
        return f"figure_god_{god}"
    return f"warrior_{god}" if kind in ("warrior", "locked") else f"guardian_{kind}"


class Pictures:
    """`gods`: by seat, the god that was chosen there; its colour is the colour of everything that belongs to it."""

    def __init__(self, app: "App", seats: list[Seat], gods: list[str]) -> None:
        self.app = app
        self.gods = gods
        self.seats = [seat._replace(colour=COLOUR_OF[god]) for seat, god in zip(seats, gods, strict=True)]
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._made.clear()

    def colour(self, seat: int) -> pygame.Color:
        return self.app.theme.seats[self.seats[seat].colour]

    def emblem(self, seat: int, side: int) -> pygame.Surface:
        key = ("emblem", seat, side, self.app.settings.patterns)
        if key not in self._made:
            self._made[key] = emblem(self.app, self.seats[seat], max(8, side))
        return self._made[key]

    def drawing(self, name: str, box: tuple[int, int]) -> pygame.Surface:
        """As large as fits into the box, never distorted."""
        shape = shape_of(name)
        height = max(4, min(box[1], round(box[0] / shape)))
        return self.app.art.svg(f"ankh/{name}", (max(4, round(height * shape)), height))

    def portrait(self, gods: list[str], seats: list[int], side: int) -> pygame.Surface:
        """The god in a ring of its seat's colour, with the seat's emblem; two gods that merged share one disc."""
        key = ("portrait", *gods, "of", *seats, side, self.app.settings.patterns)
        if key not in self._made:
            made = pygame.Surface((side, side), pygame.SRCALPHA)
            ring = max(3, side // 14)
            made.blit(self._ring([self.colour(seat) for seat in seats], side), (0, 0))
            inner = side - 2 * ring
            face = (
                self.joined(gods[0], gods[1], inner) if len(gods) > 1 else self.drawing(f"god_{gods[0]}", (inner,) * 2)
            )
            made.blit(face, (ring, ring))
            badge = max(14, round(side * 0.34))
            for at, seat in enumerate(seats[:2]):
                made.blit(self.emblem(seat, badge), (0 if at else side - badge, side - badge))
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def _ring(self, colours: list[pygame.Color], side: int) -> pygame.Surface:
        """A disc in one colour, or half in each of two; drawn large and made small, so that its edge is smooth."""
        large = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
        pygame.draw.circle(large, self.app.theme["wood_dark"], (side, side), side)
        pygame.draw.circle(large, colours[0], (side, side), side - 3)
        if len(colours) > 1:
            half = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
            pygame.draw.circle(half, colours[1], (side, side), side - 3)
            large.blit(half, (0, 0), pygame.Rect(0, 0, side, side * 2))
        return pygame.transform.smoothscale(large, (side, side))

    def joined(self, right: str, left: str, side: int) -> pygame.Surface:
        """One disc of two gods: the god that was joined looks out of the right half, gold runs between them."""
        key = ("joined", right, left, side)
        if key not in self._made:
            made = pygame.Surface((side, side), pygame.SRCALPHA)
            shift = side // 8
            for name, half in ((left, 0), (right, side // 2)):
                face = self.app.art.svg(f"ankh/god_{name}", (side, side))
                from_x = half // 2 + shift if half else shift
                part = pygame.Surface((side - side // 2, side), pygame.SRCALPHA)
                part.blit(face, (-from_x, 0))
                made.blit(part, (half, 0))
            mask = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
            pygame.draw.circle(mask, (255, 255, 255, 255), (side, side), side - 2)
            made.blit(pygame.transform.smoothscale(mask, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            wide = max(2, side // 36)
            pygame.draw.line(made, self.app.theme["gold_shadow"], (side // 2, 2), (side // 2, side - 3), wide + 2)
            pygame.draw.line(made, self.app.theme["gold"], (side // 2, 2), (side // 2, side - 3), wide)
            pygame.draw.circle(made, self.app.theme["gold"], (side // 2, side // 2), side // 2 - 1, wide)
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def figure(self, kind: str, seat: int, height: int, faded: bool = False) -> pygame.Surface:
        """A figure on a base in its god's colour; the fallen are grey and faint."""
        key = ("figure", kind, seat, height, faded)
        if key not in self._made:
            width = max(8, round(height * 0.86))
            made = pygame.Surface((width, height), pygame.SRCALPHA)
            tall = max(4, height // 5)
            base = pygame.Rect(0, height - tall, width, tall).inflate(-max(2, width // 8), 0)
            pygame.draw.ellipse(made, self.app.theme["wood_dark"], base)
            pygame.draw.ellipse(made, self.colour(seat), base.inflate(-2, -2))
            pygame.draw.ellipse(
                made, mixed(self.colour(seat), self.app.theme["gold_light"], 0.5), base.inflate(-2, -2), 1
            )
            body = self.drawing(figure_drawing(kind, self.gods[seat]), (width, height - tall // 3))
            made.blit(body, body.get_rect(midbottom=(width // 2, height - tall // 3)))
            self._made[key] = (pygame.transform.grayscale(made) if faded else made).convert_alpha()
            if faded:
                self._made[key].set_alpha(110)
        return self._made[key]

    def number(
        self, surface: pygame.Surface, words: str, centre: tuple[int, int], side: int, look: str = "gold"
    ) -> None:
        """A number on a small disc."""
        surface.blit(*self._numbered(words, centre, side, look))

    def _numbered(
        self, words: str, centre: tuple[int, int], side: int, look: str
    ) -> tuple[pygame.Surface, pygame.Rect]:
        key = ("number", words, side, look)
        if key not in self._made:
            theme, text = self.app.theme, self.app.text
            size = max(13, round(side * 0.68))
            wide = max(side, text.width(words, SERIF_BOLD, size) + side // 3)
            made = pygame.Surface((wide, side), pygame.SRCALPHA)
            pygame.draw.rect(made, theme["wood_dark"], made.get_rect(), border_radius=side // 2)
            pygame.draw.rect(made, theme[look], made.get_rect().inflate(-3, -3), border_radius=side // 2)
            dark = look in ("gold", "papyrus", "target", "gold_light")
            shown = text.word(words, SERIF_BOLD, size, theme["ink" if dark else "gold_light"])
            made.blit(shown, shown.get_rect(center=(wide // 2, side // 2)))
            self._made[key] = made.convert_alpha()
        picture = self._made[key]
        return picture, picture.get_rect(center=centre)

    def veil(self, size: tuple[int, int], colour: str, alpha: int, radius: int) -> pygame.Surface:
        """A tinted, rounded plate that lets what lies below shine through."""
        key = ("veil", size, colour, alpha, radius)
        if key not in self._made:
            made = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(made, with_alpha(self.app.theme[colour], alpha), made.get_rect(), border_radius=radius)
            self._made[key] = made.convert_alpha()
        return self._made[key]
