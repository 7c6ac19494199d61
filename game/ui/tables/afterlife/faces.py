"""Card faces and backs, made from the template once per size and language."""

from typing import TYPE_CHECKING, Any

import pygame

from game.ui.text import SERIF, SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.app import App

ASPECT = 1.40  # height of a card for its width
EFFECT_FROM = 150  # pixels of width from which the effect is printed on the face


class Faces:
    """Pictures of cards. `words` is the title's voice, which knows everything printed on a card."""

    def __init__(self, app: "App", words: Any) -> None:
        self.app = app
        self.words = words
        self._faces: dict[tuple[object, ...], pygame.Surface] = {}

    def clear(self) -> None:
        self._faces.clear()

    def has(self, name: str, width: int) -> bool:
        return ("card", name, width, False, 0) in self._faces

    def card(self, name: str, width: int, dim: bool = False, angle: float = 0.0) -> pygame.Surface:
        key = ("card", name, width, dim, round(angle))
        if key not in self._faces:
            face = self._make(name, width)
            if dim:
                face = face.copy()
                face.fill((120, 112, 118, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if round(angle):
                face = pygame.transform.rotozoom(face, round(angle), 1.0).convert_alpha()
            self._faces[key] = face
        return self._faces[key]

    def back(self, width: int, angle: float = 0.0) -> pygame.Surface:
        key = ("back", width, round(angle))
        if key not in self._faces:
            face = self._make_back(width)
            if round(angle):
                face = pygame.transform.rotozoom(face, round(angle), 1.0).convert_alpha()
            self._faces[key] = face
        return self._faces[key]

    def thumb(self, name: str, size: int) -> pygame.Surface:
        """A small square of the picture with the set's frame, for tombs."""
        key = ("thumb", name, size)
        if key not in self._faces:
            facts = self.words.card(name)
            colour = self.app.theme.sets[facts.colour]
            picture = pygame.Surface((size, size), pygame.SRCALPHA)
            art = self.app.art.svg(f"afterlife/{name}", (round(size * 4 / 3), size))
            picture.blit(art, (-(art.get_width() - size) // 2, 0))
            _round(picture, max(3, size // 8))
            pygame.draw.rect(picture, colour, picture.get_rect(), max(2, size // 14), border_radius=max(3, size // 8))
            self._faces[key] = picture.convert_alpha()
        return self._faces[key]

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The drawing alone, filling the box."""
        key = ("picture", name, size)
        if key not in self._faces:
            wide = max(size[0], round(size[1] * 4 / 3))
            drawing = self.app.art.svg(f"afterlife/{name}", (wide, round(wide * 0.75)))
            cut = pygame.Rect((0, 0), size)
            cut.center = drawing.get_rect().center
            picture = pygame.Surface(size, pygame.SRCALPHA)
            picture.blit(drawing, (0, 0), cut)
            _round(picture, max(4, size[0] // 40))
            self._faces[key] = picture.convert_alpha()
        return self._faces[key]

    def _make(self, name: str, width: int) -> pygame.Surface:
        app, theme = self.app, self.app.theme
        facts = self.words.card(name)
        height = round(width * ASPECT)
        colour = theme.sets[facts.colour]
        edge = max(3, width // 32)
        radius = max(5, width // 14)
        face = pygame.Surface((width, height), pygame.SRCALPHA)
        box = face.get_rect()
        pygame.draw.rect(face, mixed(colour, theme["shade"], 0.45), box, border_radius=radius)
        pygame.draw.rect(face, colour, box.inflate(-2, -2), border_radius=radius)
        pygame.draw.rect(face, mixed(colour, theme["gold_light"], 0.35), box.inflate(-2, -2), 1, border_radius=radius)
        band = self._title(face, facts, colour, edge)
        inner = pygame.Rect(edge, band.bottom, width - 2 * edge, height - band.bottom - edge)
        face.blit(app.art.panel(inner.size, "papyrus", max(3, radius // 2)), inner)
        foot = max(19, round(width * 0.15))
        art, style, room = self._divide(facts, inner, foot, edge)
        wide = max(art.width, round(art.height * 4 / 3))
        picture = app.art.svg(f"afterlife/{name}", (wide, round(wide * 0.75)))
        cut = art.copy()
        cut.center = picture.get_rect().center
        face.blit(picture, art, cut)
        pygame.draw.rect(face, theme["gold_shadow"], art, max(1, width // 110))
        if style is not None:
            app.text.draw(face, facts.effect, style, room)
        self._coins(face, facts, art, width)
        self._foot(face, facts, inner, colour, foot)
        return face.convert_alpha()

    def _title(self, face: pygame.Surface, facts: Any, colour: pygame.Color, edge: int) -> pygame.Rect:
        """The name on its band; a long one gets more lines."""
        app, theme = self.app, self.app.theme
        width = face.get_width() - 2 * edge
        height = round(face.get_height() * 0.125)
        size = max(13, round(height * 0.6))
        if app.text.width(facts.name, SERIF_BOLD, round(size * 0.84)) > width:
            size = max(13, round(size * 0.8))
        if max(app.text.width(word, SERIF_BOLD, size) for word in facts.name.split()) > width:
            return pygame.Rect(edge, edge // 2, width, edge // 2)  # too small a card for its name: the picture tells it
        lines = len(app.text.wrap(facts.name, SERIF_BOLD, size, width))
        height = max(height, lines * app.text.line_height(SERIF_BOLD, size) + 2)
        band = pygame.Rect(edge, edge // 2, width, height)
        style = Style(SERIF_BOLD, size, theme["gold_light"], "center", "center", mixed(colour, theme["shade"], 0.6))
        app.text.draw(face, facts.name, style, band)
        return band

    def _divide(
        self, facts: Any, inner: pygame.Rect, foot: int, edge: int
    ) -> tuple[pygame.Rect, Style | None, pygame.Rect]:
        """Picture above, effect below: the picture gives way until the effect can be read. A small card has no room
        for it; the details card always has it."""
        app = self.app
        left, top = inner.left + max(2, edge // 2), inner.top + max(2, edge // 2)
        width = inner.width - 2 * max(2, edge // 2)
        bottom = inner.bottom - foot - 2
        size = max(13, round(app.canvas.font(app.theme.sizes["small"])))
        for share in (0.75, 0.68, 0.6, 0.53, 0.46, 0.4):
            art = pygame.Rect(left, top, width, round(width * share))
            room = pygame.Rect(inner.left + 5, art.bottom + 2, inner.width - 10, bottom - art.bottom - 2)
            for smaller in (1.0, 0.9, 0.8):
                pixels = max(13, round(16 * app.canvas.scale), round(size * smaller))
                style = Style(SERIF, pixels, app.theme["ink"], "center", "center")
                if width >= EFFECT_FROM and app.text.height(facts.effect, style, room.width) <= room.height:
                    return art, style, room
        return pygame.Rect(left, top, width, bottom - top), None, pygame.Rect(0, 0, 0, 0)

    def _coins(self, face: pygame.Surface, facts: Any, art: pygame.Rect, width: int) -> None:
        """Gold value upper left, cost upper right, always in the same corners."""
        app, theme = self.app, self.app.theme
        side = max(20, round(width * 0.215))
        for icon, number, centre in (
            ("coin", facts.gold, (art.left + side // 2, art.top + side // 2)),
            ("cost", facts.cost, (art.right - side // 2, art.top + side // 2)),
        ):
            rect = pygame.Rect(0, 0, side, side)
            rect.center = centre
            disc = theme["gold"] if icon == "coin" else theme["papyrus"]
            pygame.draw.circle(face, theme["shade"], (rect.centerx + 1, rect.centery + 2), side // 2)
            pygame.draw.circle(face, theme["gold_shadow"], rect.center, side // 2)
            pygame.draw.circle(face, disc, rect.center, side // 2 - max(2, side // 12))
            if icon == "cost":
                pygame.draw.circle(
                    face, theme["accent"], rect.center, side // 2 - max(2, side // 12), max(1, side // 16)
                )
            style = Style(SERIF_BOLD, max(13, round(side * 0.62)), theme["ink"], "center", "center")
            app.text.draw(face, str(number), style, rect.inflate(8, 8))

    def _foot(self, face: pygame.Surface, facts: Any, inner: pygame.Rect, colour: pygame.Color, height: int) -> None:
        """Set icon with the set's size, or the points that are printed on the card."""
        app, theme = self.app, self.app.theme
        foot = pygame.Rect(inner.left, inner.bottom - height, inner.width, height)
        pygame.draw.rect(face, colour, foot, border_bottom_left_radius=4, border_bottom_right_radius=4)
        side = height - 4
        icon = app.art.svg(f"sets/{facts.set or facts.type}", (side, side))
        face.blit(icon, icon.get_rect(midleft=(foot.left + 4, foot.centery)))
        words = f"({facts.set_size})" if facts.type == "set" else f"{facts.points} [[points]]"
        style = Style(SERIF_BOLD, max(13, round(height * 0.62)), theme["gold_light"], "right", "center")
        app.text.draw(face, words, style, foot.inflate(-10, 0))
        if facts.reaction:
            mark = app.art.icon("reaction", side)
            face.blit(mark, mark.get_rect(center=foot.center))

    def _make_back(self, width: int) -> pygame.Surface:
        app, theme = self.app, self.app.theme
        height = round(width * ASPECT)
        radius = max(5, width // 14)
        back = pygame.Surface((width, height), pygame.SRCALPHA)
        back.blit(app.art.panel((width, height), "night", radius), (0, 0))
        frame = back.get_rect().inflate(-width // 8, -width // 8)
        pygame.draw.rect(back, theme["gold_shadow"], frame, max(2, width // 60), border_radius=radius)
        side = round(width * 0.55)
        mark = app.art.icon("ankh", side)
        back.blit(mark, mark.get_rect(center=back.get_rect().center))
        return back.convert_alpha()


def _round(picture: pygame.Surface, radius: int) -> None:
    mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
