"""Ankh's great moments over the whole board: two gods become one, a god is forgotten, the match ends.

Each lasts about a second and a half, is skipped like every cue, and only fades where motion is reduced.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.core.event import Event
from game.core.language import N_, _
from game.ui.anim.flight import Cue, Flight
from game.ui.anim.tween import Tween
from game.ui.tables.ahead import Ahead, Job
from game.ui.tables.ankh.gods_pictures import Pictures
from game.ui.tables.ankh.moments_art import FRAMES, crumbling, dust
from game.ui.tables.board import Board
from game.ui.text import SERIF, SERIF_BOLD, Style

SECONDS = 1.6
HOLD = 0.35  # the share of a moment at whose end everything stands still to be read
ENDINGS: dict[str, tuple[str, str]] = {
    "reached_top": (N_("{god} stands at the top"), N_("No god was ever loved more.")),
    "last_god": (N_("Only {god} is remembered"), N_("All other gods are forgotten.")),
    "all_forgotten": (N_("All gods are forgotten"), N_("Egypt prays to nobody any more.")),
    "match_ended": (N_("The last conflict is over"), N_("The ladder of devotion decides.")),
}


class Moment(NamedTuple):
    """What is shown now: the words, who is in it, and how far it is."""

    kind: str
    heading: str
    sentence: str
    gods: list[int]
    flight: Flight


class Moments:
    def __init__(self, board: Board) -> None:
        self.board = board
        match = board.scene.match
        self._ids = [str(god["id"]) for god in match.state.view(-1)["gods"]]
        self.pictures = Pictures(board.app, list(match.seats), self._ids)
        self.area = pygame.Rect(0, 0, 100, 100)
        self.moment: Moment | None = None
        self._crumbling: list[pygame.Surface] = []
        self._dust: list[tuple[pygame.Surface, float, float, float]] = []
        self._ahead = Ahead(board.app)

    def layout(self, area: pygame.Rect) -> None:
        self.area = area.copy()
        self.pictures.clear()
        self._crumbling, self._dust = [], []
        self._ahead.clear()
        self._ahead.plan(self._jobs())

    def warm(self) -> bool:
        """In a quiet moment: make one picture of a moment that may come; False if all are there."""
        return self._ahead.step()

    def _jobs(self) -> Iterator[Job]:
        side = self._side()
        for god in range(len(self._ids)):
            yield ("portrait", god), partial(self._portrait, god)
        for name in ("merge", "devotion", "forgotten"):
            box = (side // 3 if name == "merge" else side,) * 2
            yield ("drawing", name), partial(self.pictures.drawing, name, box)
        yield ("halo",), self._halo
        yield ("veil",), self._veil
        for words, style in ((N_("{god} is forgotten"), self._big()), (ENDINGS["last_god"][1], self._body())):
            # The letters: fonts are opened, too.
            yield ("words", words), partial(self.board.app.text.block, words, style, (self.area.width, side))

    def cues(self, event: Event) -> list[Cue]:
        makers: dict[str, Callable[[Event], tuple[str, str, list[int]]]] = {
            "merged": self._merged,
            "forgotten": self._forgotten,
            **dict.fromkeys(ENDINGS, self._ending),
        }
        if event.kind not in makers:
            return []
        heading, sentence, gods = makers[event.kind](event)
        return [self._cue(event.kind, heading, sentence, gods)]

    def _cue(self, kind: str, heading: str, sentence: str, gods: list[int]) -> Cue:
        def begin() -> Flight | None:
            dot = pygame.Rect(0, 0, 1, 1)
            flight = Flight(pygame.Surface((1, 1), pygame.SRCALPHA), dot, dot, Tween(SECONDS))
            if kind == "forgotten":
                self._crumbling = crumbling(self._portrait(gods[0]))
                self._dust = dust(self.board.app.theme, self._side())
            self.moment = Moment(kind, heading, sentence, gods, flight)
            return flight

        def land() -> None:
            self.moment = None

        return Cue(SECONDS, begin, land)

    # Words ---------------------------------------------------------------------------------------------------------

    def _god(self, god: int) -> str:
        return str(self.board.words.god(self._ids[god]))

    def _merged(self, event: Event) -> tuple[str, str, list[int]]:
        lower, higher = int(event.args[0]), event.seat
        names = self.board.names()
        heading = _("{god} and {other} become one").format(god=self._god(higher), other=self._god(lower))
        sentence = _("{player} and {other} now lead one god, and win or lose together.")
        return heading, sentence.format(player=names[higher], other=names[lower]), [higher, lower]

    def _forgotten(self, event: Event) -> tuple[str, str, list[int]]:
        heading = _("{god} is forgotten").format(god=self._god(event.seat))
        sentence = _("Devotion {number} was not enough. The figures crumble, the monuments fall.")
        return heading, sentence.format(number=event.args[0]), [event.seat]

    def _ending(self, event: Event) -> tuple[str, str, list[int]]:
        heading, sentence = ENDINGS[event.kind]
        gods = [event.seat] if event.seat >= 0 else []
        name = self._god(event.seat) if gods else ""
        return _(heading).format(god=name), _(sentence), gods

    # Drawing -------------------------------------------------------------------------------------------------------

    def _side(self) -> int:
        return min(self.area.height // 3, self.area.width // 4, self.board.app.canvas.u(320))

    def _portrait(self, god: int) -> pygame.Surface:
        return self.pictures.portrait([self._ids[god]], [god], self._side())

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        moment = self.moment
        if moment is None:
            return
        share = min(1.0, moment.flight.tween.value(ahead) / (1.0 - HOLD))
        veil = self._veil()
        veil.set_alpha(min(255, round(255 * share * 4)))
        surface.blit(veil, self.area)
        centre = (self.area.centerx, self.area.top + round(self.area.height * 0.4))
        if moment.kind == "merged":
            self._draw_merge(surface, moment.gods, centre, share)
        elif moment.kind == "forgotten":
            self._draw_dust(surface, centre, share)
        else:
            self._draw_ending(surface, moment, centre, share)
        self._draw_words(surface, moment, centre[1] + self._side() * 3 // 5, share)

    def _veil(self) -> pygame.Surface:
        return self.pictures.veil(self.area.size, "night_deep", 225, self.board.app.canvas.u(18))

    def _big(self) -> Style:
        app = self.board.app
        return Style(SERIF_BOLD, app.canvas.font(52), app.theme["gold_light"], "center", "center", app.theme["shade"])

    def _body(self) -> Style:
        return Style(SERIF, self.board.app.canvas.font(30), self.board.app.theme["light"], "center", "top")

    def _draw_words(self, surface: pygame.Surface, moment: Moment, top: int, share: float) -> None:
        app, canvas = self.board.app, self.board.app.canvas
        wide = self.area.width - canvas.u(80)
        left = self.area.left + canvas.u(40)
        big = self._big()
        tall = app.text.height(moment.heading, big, wide)
        app.text.draw(surface, moment.heading, big, pygame.Rect(left, top, wide, tall))
        if share > 0.45:
            room = pygame.Rect(left, top + tall + canvas.u(10), wide, self.area.bottom - top - tall - canvas.u(20))
            app.text.draw(surface, moment.sentence, self._body(), room)

    def _glow(self, surface: pygame.Surface, centre: tuple[int, int]) -> None:
        halo = self._halo()
        surface.blit(halo, halo.get_rect(center=centre))

    def _halo(self) -> pygame.Surface:
        app, side = self.board.app, self._side()
        return app.art.glow((side, side), app.canvas.u(40), app.theme["gold"], side // 2)

    def _draw_merge(self, surface: pygame.Surface, gods: list[int], centre: tuple[int, int], share: float) -> None:
        """Two portraits meet in the middle and are one."""
        side = self._side()
        reduced = self.board.scene.director.reduced
        meeting = 1.0 if reduced else min(1.0, share / 0.6)
        if meeting < 1.0:
            apart = round((1.0 - meeting) * side * 1.5)
            for god, way in ((gods[1], -1), (gods[0], 1)):
                picture = self._portrait(god)
                surface.blit(picture, picture.get_rect(center=(centre[0] + way * apart, centre[1])))
            return
        self._glow(surface, centre)
        joined = self.pictures.portrait([self._ids[gods[0]], self._ids[gods[1]]], gods, side)
        surface.blit(joined, joined.get_rect(center=centre))
        sign = self.pictures.drawing("merge", (side // 3, side // 3))
        surface.blit(sign, sign.get_rect(center=(centre[0], centre[1] - side // 2)))

    def _draw_dust(self, surface: pygame.Surface, centre: tuple[int, int], share: float) -> None:
        side = self._side()
        if not self._crumbling:
            return
        frame = self._crumbling[min(FRAMES - 1, round(share * (FRAMES - 1)))]
        place = frame.get_rect(center=centre)
        if self.board.scene.director.reduced:
            whole = self._crumbling[1].copy()
            whole.set_alpha(round(255 * (1.0 - share)))
            surface.blit(whole, place)
            return
        surface.blit(frame, place)
        grains: list[tuple[Any, tuple[int, int]]] = []
        for grain, x, y, speed in self._dust:
            late = max(0.0, share - (1.0 - x) * 0.6)
            if late > 0:
                drift = late * side * speed
                spot = (
                    round(place.left + x * side + drift),
                    round(place.top + y * side - drift * 0.25 + late * late * side * 0.4),
                )
                grains.append((grain, spot))
        surface.fblits(grains)

    def _draw_ending(self, surface: pygame.Surface, moment: Moment, centre: tuple[int, int], share: float) -> None:
        side = self._side()
        lift = 0 if self.board.scene.director.reduced else round((1.0 - min(1.0, share / 0.5)) * side * 0.6)
        spot = (centre[0], centre[1] + lift)
        if moment.gods:
            self._glow(surface, spot)
            picture = self._portrait(moment.gods[0])
        else:
            name = "forgotten" if moment.kind == "all_forgotten" else "devotion"
            picture = self.pictures.drawing(name, (side, side))
        surface.blit(picture, picture.get_rect(center=spot))
