"""Pictures of what is moved: armies in their owner's colour, creatures, pyramids, tokens, tiles and cards."""

from typing import TYPE_CHECKING

import pygame

from game.session.match import Seat
from game.ui.tables.kemet.printed import CARDS, COLOURS
from game.ui.text import SANS_BOLD, SERIF_BOLD, Style
from game.ui.theme import mixed
from game.ui.widgets.plaque import emblem

if TYPE_CHECKING:
    from game.ui.app import App

FORMATION = {  # warriors shown, with their places: shares of a figure's height, the hindmost first
    1: ((0.0, 0.0),),
    2: ((-0.27, -0.04), (0.26, 0.03)),
    3: ((0.0, -0.17), (-0.43, 0.0), (0.42, 0.03)),
}
POSES = (2, 1, 4)


class Pieces:
    def __init__(self, app: "App", seats: list[Seat]) -> None:
        self.app = app
        self.seats = seats
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._made.clear()

    def drawing(self, name: str, size: int | tuple[int, int]) -> pygame.Surface:
        return self.app.art.svg(f"kemet/{name}", size if isinstance(size, tuple) else (size, size))

    def colour(self, seat: int) -> pygame.Color:
        return self.app.theme.seats.get(self.seats[seat].colour, self.app.theme["sand"])

    def stone(self, colour: str) -> pygame.Color:
        """Of a pyramid."""
        return pygame.Color(COLOURS[colour])

    def emblem(self, seat: int, size: int) -> pygame.Surface:
        key = ("emblem", seat, size, self.app.settings.patterns)
        if key not in self._made:
            self._made[key] = emblem(self.app, self.seats[seat], size).convert_alpha()
        return self._made[key]

    def warrior(self, seat: int, pose: int, height: int) -> pygame.Surface:
        key = ("warrior", seat, pose, height)
        if key not in self._made:
            made = self.drawing(f"soldier_{pose}", (round(height * 0.75), height)).copy()
            colour = mixed(self.colour(seat), self.app.theme["gold_light"], 0.4)
            made.fill((colour.r, colour.g, colour.b, 255), special_flags=pygame.BLEND_RGBA_MULT)
            light = mixed(self.app.theme["shade"], self.colour(seat), 0.2)
            made.fill((light.r, light.g, light.b, 0), special_flags=pygame.BLEND_RGBA_ADD)
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def army(self, seat: int, number: int, creatures: tuple[str, ...], height: int) -> pygame.Surface:
        """Up to three figures on a base of their colour, their creature behind, how many on a disc with the emblem."""
        key = ("army", seat, number, creatures, height, self.app.settings.patterns)
        if key not in self._made:
            self._made[key] = self._army(seat, number, creatures, height).convert_alpha()
        return self._made[key]

    def _army(self, seat: int, number: int, creatures: tuple[str, ...], height: int) -> pygame.Surface:
        theme = self.app.theme
        wide = round(height * (1.7 + 0.6 * len(creatures)))
        tall = round(height * (1.75 if creatures else 1.36))
        made = pygame.Surface((wide, tall), pygame.SRCALPHA)
        base = pygame.Rect(0, 0, round(height * (1.34 + 0.5 * len(creatures))), round(height * 0.46))
        base.midbottom = (wide // 2, tall - 2)
        pygame.draw.ellipse(made, (*theme["shade"][:3], 90), base.move(2, 3))
        pygame.draw.ellipse(made, mixed(self.colour(seat), theme["shade"], 0.6), base)
        pygame.draw.ellipse(made, mixed(self.colour(seat), theme["shade"], 0.15), base.inflate(-4, -6).move(0, -2))
        for at, creature in enumerate(creatures):
            side = round(height * 1.42)
            beast = self.drawing(f"creature_{creature}", (round(side * 0.8), side))
            made.blit(beast, beast.get_rect(midbottom=(base.right - round(side * (0.28 + 0.4 * at)), base.bottom - 5)))
        left = base.left + round(height * 0.66) if creatures else base.centerx
        for at, (x, y) in enumerate(FORMATION[max(1, min(3, number))]):
            figure = self.warrior(seat, POSES[at], height)
            foot = (left + round(x * height), base.centery + round(height * 0.14) + round(y * height))
            made.blit(figure, figure.get_rect(midbottom=foot))
        side = max(18, round(height * 0.5))
        disc = self.emblem(seat, side)
        made.blit(disc, disc.get_rect(bottomleft=(base.left - side // 6, tall)))
        self.number(made, str(number), (base.right - side // 4, tall - side // 2 - 3), side)
        return made

    def pyramid(self, colour: str, level: int, width: int) -> pygame.Surface:
        return self.drawing(f"pyramid_{colour}_{level}", (width, round(width * 140 / 160)))

    def tile(self, tile: str, side: int) -> pygame.Surface:
        return self.drawing(f"tile_{tile}", side)

    def battle_card(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        """A battle card with its figures down the left side; an empty name is one face down."""
        key = ("battle", card, size)
        if key not in self._made:
            self._made[key] = self._battle_card(card, size).convert_alpha()
        return self._made[key]

    def _battle_card(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        if not card:
            return self.drawing("card_back", size)
        theme = self.app.theme
        made = self._framed(f"battle_{card}", size, theme.sets["red"])
        facts = CARDS[card]
        side = max(15, round(size[0] * 0.32))
        x = 3 + side // 2
        self.number(made, str(facts.strength), (x + 1, side // 2 + 5), round(side * 1.15), "gold")
        rows = [("danger", facts.damage), ("nile", facts.shield), ("wood", facts.self_loss)]
        y = side + 12 + side // 2
        for colour, figure in rows:
            if figure:
                self.number(made, str(figure), (x, y), round(side * 0.94), colour)
                y += side + 1
        return made

    def divine_card(self, card: str, cost: int, size: tuple[int, int]) -> pygame.Surface:
        key = ("divine", card, cost, size)
        if key not in self._made:
            if not card:
                made = self.drawing("card_back_di", size)
            else:
                made = self._framed(f"di_{card}", size, self.app.theme["nile"])
                side = max(15, round(size[0] * 0.34))
                self.number(made, str(cost), (3 + side // 2, 4 + side // 2), side, "nile_light")
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def _framed(self, name: str, size: tuple[int, int], colour: pygame.Color) -> pygame.Surface:
        """The drawing, four to three, cut to the card's shape inside a frame."""
        theme = self.app.theme
        made = pygame.Surface(size, pygame.SRCALPHA)
        box = made.get_rect()
        radius = max(4, size[0] // 12)
        pygame.draw.rect(made, mixed(colour, theme["shade"], 0.45), box, border_radius=radius)
        pygame.draw.rect(made, colour, box.inflate(-2, -2), border_radius=radius)
        edge = max(3, size[0] // 20)
        art = box.inflate(-2 * edge, -2 * edge)
        made.blit(self.fitted(name, art.size), art)
        pygame.draw.rect(made, theme["gold"], art, 1)
        return made

    def fitted(self, name: str, size: tuple[int, int], shape: float = 4 / 3) -> pygame.Surface:
        """A drawing that fills the box; what does not fit is cut evenly."""
        width, height = max(1, size[0]), max(1, size[1])
        wide = max(width, round(height * shape))
        drawing = self.drawing(name, (wide, round(wide / shape)))
        cut = pygame.Rect(0, 0, width, height)
        cut.center = drawing.get_rect().center
        made = pygame.Surface((width, height), pygame.SRCALPHA)
        made.blit(drawing, (0, 0), cut)
        return made

    def number(
        self, surface: pygame.Surface, words: str, centre: tuple[int, int], side: int, look: str = "papyrus"
    ) -> None:
        """A figure on a small disc; `look` names the theme's colour of the disc."""
        theme = self.app.theme
        size = max(13, round(side * 0.66))
        width = max(side, self.app.text.width(words, SERIF_BOLD, size) + round(side * 0.4))
        box = pygame.Rect(0, 0, width, side)
        box.center = centre
        ground = theme[look]
        dark = look in ("danger", "nile", "wood", "night")
        pygame.draw.rect(surface, (*theme["shade"][:3], 255), box.move(1, 2), border_radius=side // 2)
        pygame.draw.rect(surface, theme["gold_shadow"], box, border_radius=side // 2)
        inner = box.inflate(-max(2, side // 8), -max(2, side // 8))
        pygame.draw.rect(surface, ground, inner, border_radius=side // 2)
        style = Style(SERIF_BOLD, size, theme["light"] if dark else theme["ink"], "center", "center")
        self.app.text.draw(surface, words, style, box.inflate(6, 10))

    def badge(self, words: str, height: int, look: str = "dark") -> pygame.Surface:
        """A small ribbon with words: a cost, a forecast."""
        key = ("badge", words, height, look)
        if key not in self._made:
            theme = self.app.theme
            size = max(13, round(height * 0.66))
            wide = self.app.text.width(words, SANS_BOLD, size) + round(height * 0.7)
            made = pygame.Surface((wide, height), pygame.SRCALPHA)
            ground = {"dark": theme["wood_dark"], "danger": theme["danger"], "light": theme["papyrus"]}[look]
            pygame.draw.rect(made, (*theme["gold"][:3], 255), made.get_rect(), border_radius=height // 2)
            pygame.draw.rect(made, ground, made.get_rect().inflate(-3, -3), border_radius=height // 2)
            ink = theme["ink"] if look == "light" else theme["light"]
            self.app.text.draw(made, words, Style(SANS_BOLD, size, ink, "center", "center"), made.get_rect())
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def veil(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        """Laid over what cannot be chosen now."""
        key = ("veil", size, radius)
        if key not in self._made:
            made = pygame.Surface(size, pygame.SRCALPHA)
            night = self.app.theme["night_deep"]
            pygame.draw.rect(made, (*night[:3], 118), made.get_rect(), border_radius=radius)
            self._made[key] = made.convert_alpha()
        return self._made[key]
