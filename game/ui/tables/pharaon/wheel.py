"""The wheel: five sectors that face the zones, the tokens on their spaces, and its turn between two rounds."""

import math
from typing import TYPE_CHECKING

import pygame

from game.ui.anim.flight import Flight
from game.ui.tables.pharaon.printed import COLOUR_OF
from game.ui.tables.pharaon.ring import SLOTS, TURN, WHEEL
from game.ui.text import SERIF_BOLD, Style
from game.ui.theme import mixed

if TYPE_CHECKING:
    from game.ui.tables.pharaon.board import PharaonBoard

INNER = WHEEL * 252 / 296  # inside the rim's drawing
HUB = 72
TOKEN = 34  # ring units; a little more where there are three spaces


class Wheel:
    """Made anew when a token is laid or the colours change; while it turns, its last picture is turned."""

    def __init__(self, board: "PharaonBoard") -> None:
        self.board = board
        self.turning: Flight | None = None  # its tween says how far the wheel has turned
        self._faces: dict[tuple[object, ...], pygame.Surface] = {}
        self._tokens: tuple[tuple[object, ...], pygame.Surface] | None = None

    def clear(self) -> None:
        self._faces.clear()
        self._tokens = None

    def token_size(self) -> int:
        spaces = self.board.view["zones"][0]["spaces"]
        return self.board.places.ring.size(TOKEN if spaces > 3 else TOKEN + 6)

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        ring = self.board.places.ring
        shown = self.board.shown
        assert shown is not None
        colours = self._colours()
        if self.turning is not None:
            share = self.turning.tween.value(ahead)
            face = pygame.transform.rotate(self._face(colours), -self.board.view["direction"] * TURN * share)
        else:
            face = self._with_tokens(colours)
        surface.blit(face, face.get_rect(center=ring.centre))
        self._hub(surface)

    def _colours(self) -> tuple[str, ...]:
        """The sectors' colours by slot."""
        ring, shown = self.board.places.ring, self.board.shown
        assert shown is not None
        by_slot = {slot: shown.entries[zone] for zone, slot in ring.slots.items()}
        return tuple(by_slot[slot] for slot in range(SLOTS))

    def _with_tokens(self, colours: tuple[str, ...]) -> pygame.Surface:
        board = self.board
        ring, shown = board.places.ring, board.shown
        assert shown is not None
        key = (colours, tuple((letter, tuple(tokens)) for letter, tokens in shown.wheel.items()))
        if self._tokens is None or self._tokens[0] != key:
            face = self._face(colours).copy()
            left, top = ring.centre[0] - face.get_width() // 2, ring.centre[1] - face.get_height() // 2
            size = self.token_size()
            spaces = board.view["zones"][0]["spaces"]
            for slot, letter in enumerate(colours):
                for at, token in enumerate(shown.wheel.get(letter, [])[:spaces]):
                    x, y = ring.space(slot, at, spaces)
                    picture = board.pieces.token(token, size)
                    face.blit(picture, picture.get_rect(center=(x - left, y - top)))
            self._tokens = (key, face)
        return self._tokens[1]

    def _face(self, colours: tuple[str, ...]) -> pygame.Surface:
        if colours not in self._faces:
            self._faces[colours] = self._make(colours)
        return self._faces[colours]

    def _make(self, colours: tuple[str, ...]) -> pygame.Surface:
        board = self.board
        ring, theme = board.places.ring, board.app.theme
        fine = 2
        side = ring.size(2 * WHEEL)
        large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
        middle = side * fine / 2
        reach = (INNER + 6) * ring.factor * fine
        for slot, letter in enumerate(colours):
            colour = theme[COLOUR_OF[letter]]
            for share, shade in ((1.0, 0.30), (0.93, 0.0), (0.52, 0.22)):
                points = _slice(middle, reach * share, slot)
                pygame.draw.polygon(large, mixed(colour, theme["shade"], shade), points)
            edge = _round(middle, reach, (slot + 0.5) * TURN)
            for name, width in (("gold_shadow", 8), ("gold", 4)):
                pygame.draw.line(large, theme[name], (middle, middle), edge, max(2, round(width * ring.factor * fine)))
        face = pygame.transform.smoothscale(large, (side, side))
        self._spaces(face, colours, side)
        rim = board.app.art.svg("pharaon/wheel_rim", (round(side * 600 / 592), round(side * 600 / 592)))
        whole = pygame.Surface(rim.get_size(), pygame.SRCALPHA)
        whole.blit(face, face.get_rect(center=whole.get_rect().center))
        whole.blit(rim, (0, 0))
        return whole.convert_alpha()

    def _spaces(self, face: pygame.Surface, colours: tuple[str, ...], side: int) -> None:
        """Wells for the tokens, each with the sector's own sign in it, faintly."""
        board = self.board
        ring, theme = board.places.ring, board.app.theme
        spaces = board.view["zones"][0]["spaces"]
        radius = self.token_size() // 2 + ring.size(2)
        for slot, letter in enumerate(colours):
            colour = theme[COLOUR_OF[letter]]
            for at in range(spaces):
                x, y = ring.space(slot, at, spaces)
                place = (x - ring.centre[0] + side // 2, y - ring.centre[1] + side // 2)
                pygame.draw.circle(face, mixed(colour, theme["gold"], 0.55), place, radius + max(1, ring.size(2)))
                pygame.draw.circle(face, mixed(colour, theme["shade"], 0.55), place, radius)
                sign = board.pieces.token(letter, round(radius * 1.5)).copy()
                sign.set_alpha(70)
                face.blit(sign, sign.get_rect(center=place))

    def _hub(self, surface: pygame.Surface) -> None:
        """Round number and the way the wheel turns."""
        board = self.board
        app, ring, view = board.app, board.places.ring, board.view
        hub = app.art.svg("pharaon/wheel_hub", (ring.size(2 * HUB), ring.size(2 * HUB)))
        surface.blit(hub, hub.get_rect(center=ring.centre))
        assert board.shown is not None
        x, y = ring.centre
        number = pygame.Rect(0, 0, ring.size(90), ring.size(36))
        number.center = (x, y - ring.size(21))
        large = Style(SERIF_BOLD, max(14, ring.size(27)), app.theme["accent"], "center", "center")
        app.text.draw(surface, f"{board.shown.round} / {view['rounds']}", large, number)
        name = "direction_cw" if view["direction"] > 0 else "direction_ccw"
        token = board.pieces.drawing(name, ring.size(46))
        surface.blit(token, token.get_rect(center=(x, y + ring.size(17))))


def _round(middle: float, radius: float, angle: float) -> tuple[float, float]:
    turned = math.radians(angle)
    return middle + math.sin(turned) * radius, middle - math.cos(turned) * radius


def _slice(middle: float, radius: float, slot: int) -> list[tuple[float, float]]:
    first = (slot - 0.5) * TURN
    return [(middle, middle), *[_round(middle, radius, first + TURN * at / 24) for at in range(25)]]
