"""Real faces of battle cards and divine intervention cards, their backs, and warriors in their owner's colour."""

from typing import TYPE_CHECKING, Any

import pygame

from game.ui.tables.kemet.battle_printed import CARDS, ICONS
from game.ui.tables.kemet.market_look import badge, fits
from game.ui.text import SERIF, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App

SHADED = (150, 142, 142, 255)
POSES = (5, 2, 1, 4, 3)
TINY = 62  # pixels of width below which a picture and icons cannot be told
DISCS = {1: "danger", 2: "danger", 3: "nile", 4: "wood"}  # damage, unavoidable, shield, own losses
LYING = 1.1  # width of a fallen warrior for its height when it stood
LOW = 0.62  # and its height for that width
CARD_SHAPE = 0.74  # width of a card for its height


class CardFaces:
    def __init__(self, app: "App", words: Any) -> None:
        self.app = app
        self.words = words
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._made.clear()

    def battle(self, card: str, size: tuple[int, int], dim: bool = False) -> pygame.Surface:
        key = ("battle", card, size, dim)
        if key not in self._made:
            self._made[key] = self._shaded(self._battle(card, size), dim)
        return self._made[key]

    def divine(self, card: str, cost: int, size: tuple[int, int], dim: bool = False) -> pygame.Surface:
        key = ("divine", card, cost, size, dim)
        if key not in self._made:
            self._made[key] = self._shaded(self._divine(card, cost, size), dim)
        return self._made[key]

    def back(self, size: tuple[int, int], divine: bool = False) -> pygame.Surface:
        return self.app.art.svg("kemet/card_back_di" if divine else "kemet/card_back", size)

    def turned(self, card: str, size: tuple[int, int], share: float) -> pygame.Surface:
        """A card on the way from its back (0) to its face (1), in eight pictures."""
        step = max(0, min(8, round(share * 8)))
        key = ("turned", card, size, step)
        if key not in self._made:
            whole = self.battle(card, size) if step > 4 else self.back(size)
            width = max(4, round(size[0] * abs(step - 4) / 4))
            self._made[key] = pygame.transform.smoothscale(whole, (width, size[1])).convert_alpha()
        return self._made[key]

    def warrior(self, colour: pygame.Color, pose: int, height: int, side: int) -> pygame.Surface:
        """Attackers look to the right, defenders to the left."""
        key = ("warrior", int(colour), pose, height, side)
        if key not in self._made:
            name = f"kemet/soldier_{POSES[pose % 5]}"
            made = self.app.art.svg(name, (round(height * 0.75), height)).copy()
            tint = mixed(colour, self.app.theme["gold_light"], 0.16)
            made.fill((tint.r, tint.g, tint.b, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if side:
                made = pygame.transform.flip(made, True, False)
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def fallen(self, colour: pygame.Color, pose: int, height: int, side: int, wide: int) -> pygame.Surface:
        """A warrior of this height lies on the ground, in so much room."""
        key = ("fallen", int(colour), pose, height, side, wide)
        if key not in self._made:
            standing = self.warrior(colour, pose, height, side)
            made = pygame.transform.rotozoom(standing, -80 if side else 80, wide / height / LYING)
            made.set_alpha(135)
            self._made[key] = made.convert_alpha()
        return self._made[key]

    def _shaded(self, face: pygame.Surface, dim: bool) -> pygame.Surface:
        if dim:
            face.fill(SHADED, special_flags=pygame.BLEND_RGBA_MULT)
        return face.convert_alpha()

    def _frame(
        self, name: str, size: tuple[int, int], colour: pygame.Color, share: float = 0.5
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The card with its picture, and the room below."""
        theme = self.app.theme
        face = pygame.Surface(size, pygame.SRCALPHA)
        box = face.get_rect()
        radius = max(4, size[0] // 12)
        pygame.draw.rect(face, mixed(colour, theme["shade"], 0.5), box, border_radius=radius)
        pygame.draw.rect(face, colour, box.inflate(-2, -2), border_radius=radius)
        edge = max(3, size[0] // 24)
        art = pygame.Rect(edge, edge, size[0] - 2 * edge, round((size[1] - 2 * edge) * share))
        wide = max(art.width, round(art.height * 4 / 3))
        drawing = self.app.art.svg(name, (wide, round(wide * 0.75)))
        cut = pygame.Rect(0, 0, *art.size)
        cut.center = drawing.get_rect().center
        face.blit(drawing, art, cut)
        below = pygame.Rect(edge, art.bottom, art.width, size[1] - art.bottom - edge)
        pygame.draw.rect(face, theme["papyrus"], below, border_bottom_left_radius=radius - 2,
                         border_bottom_right_radius=radius - 2)  # fmt: skip
        pygame.draw.rect(face, theme["gold"], art, 1)
        return face, below

    def _name(self, face: pygame.Surface, name: str, room: pygame.Rect) -> int:
        """The name in the largest letters that fit; its height, none if it cannot be read."""
        app = self.app
        for size in range(app.canvas.font(19), 12, -1):
            style = Style(SERIF_BOLD, size, app.theme["accent"], "center", "center")
            tall = app.text.height(name, style, room.width - 4)
            if tall <= room.height and fits(app, name, style, (room.width - 4, tall)):
                app.text.draw(face, name, style, pygame.Rect(room.left + 2, room.top, room.width - 4, tall))
                return tall
        return 0

    def _tiny(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        """A card too small for its picture: strength large, the rest on discs of a colour of their own."""
        app, theme = self.app, self.app.theme
        face = pygame.Surface(size, pygame.SRCALPHA)
        box = face.get_rect()
        radius = max(4, size[0] // 8)
        pygame.draw.rect(face, theme.sets["red"], box, border_radius=radius)
        pygame.draw.rect(face, theme["papyrus"], box.inflate(-4, -4), border_radius=radius)
        figures = CARDS[card]
        style = Style(SERIF_BOLD, max(13, round(size[1] * 0.4)), theme["ink"], "center", "center")
        app.text.draw(
            face, str(figures.strength), style, pygame.Rect(2, 1, size[0] - 4, max(20, round(size[1] * 0.54)))
        )
        rest = [(look, figures[at]) for at, look in DISCS.items() if figures[at]]
        side = min((size[0] - 4) // max(1, len(rest)), round(size[1] * 0.42))
        for at, (look, value) in enumerate(rest):
            x = size[0] // 2 + round((at - (len(rest) - 1) / 2) * side)
            badge(app, face, str(value), (x, size[1] - side // 2 - 3), side, look)
        return face

    def _battle(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        if size[0] < TINY:
            return self._tiny(card, size)
        face, below = self._frame(f"kemet/battle_{card}", size, self.app.theme.sets["red"])
        figures = CARDS[card]._asdict()
        shown = [(ICONS[name], value) for name, value in figures.items() if value or name == "strength"]
        tall = round(below.height * 0.44)
        self._name(face, self.words.card(card), pygame.Rect(below.left, below.top, below.width, below.height - tall))
        step = below.width // len(shown)
        side = min(tall - 2, step // 2 + 2)
        for at, (icon, value) in enumerate(shown):
            centre = below.left + step * at + step // 2
            picture = self.app.art.icon(icon, side)
            face.blit(picture, picture.get_rect(midright=(centre + side // 6, below.bottom - tall // 2)))
            style = Style(SERIF_BOLD, max(13, round(side * 0.86)), self.app.theme["ink"], "left", "center")
            box = pygame.Rect(centre + side // 6 + 1, below.bottom - tall, step // 2, tall)
            self.app.text.draw(face, str(value), style, box)
        return face

    def _divine(self, card: str, cost: int, size: tuple[int, int]) -> pygame.Surface:
        app, facts = self.app, self.words.di(card)
        smallest = Style(SERIF_BOLD, 13, app.theme["accent"])
        readable = fits(app, facts.name, smallest, (size[0] - size[0] // 12 - 8, round(size[1] * 0.45)))
        face, below = self._frame(f"kemet/di_{card}", size, app.theme["nile"], 0.5 if readable else 1.0)
        if readable:
            self._divine_words(face, facts, below)
        side = max(20, round(size[0] * 0.27))
        badge(app, face, str(cost), (side // 2 + 2, side // 2 + 2), side, "ankh_prayer")
        return face

    def _divine_words(self, face: pygame.Surface, facts: Any, below: pygame.Rect) -> None:
        """Name and effect if both can be read, else the name in the middle."""
        app = self.app
        wide = below.width - 6
        for letters in range(app.canvas.font(18), 12, -1):
            name = Style(SERIF_BOLD, letters + 1, app.theme["accent"], "center", "center")
            body = Style(SERIF, letters, app.theme["ink"], "center", "center")
            tall = app.text.height(facts.name, name, wide)
            room = pygame.Rect(below.left + 3, below.top + tall, wide, below.height - tall - 2)
            if fits(app, facts.name, name, (wide, tall)) and fits(app, facts.text, body, room.size):
                app.text.draw(face, facts.name, name, pygame.Rect(room.left, below.top, wide, tall))
                app.text.draw(face, facts.text, body, room)
                return
        tall = self._height_of_name(facts.name, below)
        self._name(face, facts.name, pygame.Rect(below.left, below.centery - tall // 2, below.width, tall))

    def _height_of_name(self, name: str, room: pygame.Rect) -> int:
        style = Style(SERIF_BOLD, self.app.canvas.font(19), self.app.theme["accent"])
        return min(room.height, self.app.text.height(name, style, room.width - 4))
