"""Things that fly over the table along an eased arc, and the director that sends them off one after the other."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.ui.anim.tween import Tween, smooth

SPEEDS = {"0.5": 0.5, "1": 1.0, "2": 2.0, "instant": 0.0}


@dataclass(slots=True)
class Flight:
    """One picture on its way from one rectangle to another."""

    picture: pygame.Surface
    start: pygame.Rect
    end: pygame.Rect
    tween: Tween
    arc: int = 0  # how high it rises on the way, in pixels

    def centre(self, ahead: float) -> tuple[int, int]:
        share = self.tween.value(ahead)
        x = self.start.centerx + (self.end.centerx - self.start.centerx) * share
        y = self.start.centery + (self.end.centery - self.start.centery) * share
        return round(x), round(y - self.arc * 4 * share * (1 - share))


@dataclass(slots=True)
class Cue:
    """One moment of the play: what happens at its start and end, and how long it lasts at normal speed."""

    seconds: float
    started: Callable[[], "Flight | None"]
    landed: Callable[[], None]
    overlap: float = 0.0  # the next cue may start this much before the end


@dataclass(slots=True)
class Director:
    """Plays cues in order. `skip` lands everything at once; at speed "instant" nothing ever flies."""

    speed: str = "1"
    reduced: bool = False
    waiting: deque[Cue] = field(default_factory=deque)
    flying: list[tuple[Cue, Tween, Flight | None]] = field(default_factory=list)
    _pause: float = 0.0

    @property
    def busy(self) -> bool:
        return bool(self.waiting or self.flying)

    def add(self, cue: Cue) -> None:
        self.waiting.append(cue)

    def step(self) -> None:
        factor = SPEEDS.get(self.speed, 1.0)
        if factor == 0.0:
            self.skip()
            return
        for _cue, tween, _flight in list(self.flying):
            tween.step()
        self.flying = [entry for entry in self.flying if not entry[1].landed]
        self._pause -= 1 / 60
        while self.waiting and self._pause <= 1e-9:
            cue = self.waiting.popleft()
            seconds = cue.seconds / factor
            tween = Tween(seconds, ease=smooth, done=cue.landed)
            flight = cue.started()
            if flight is not None:
                flight.tween = tween
                if self.reduced:
                    flight.start = flight.end
            self.flying.append((cue, tween, flight))
            self._pause = max(0.0, seconds - cue.overlap / factor)
            if self._pause > 1e-9:
                break

    def skip(self) -> None:
        """Everything lands now, in order."""
        flying, self.flying = self.flying, []
        for _cue, tween, _flight in flying:
            tween.finish()
        while self.waiting:
            cue = self.waiting.popleft()
            cue.started()
            cue.landed()
        self._pause = 0.0

    def draw(self, surface: pygame.Surface, ahead: float) -> None:
        for _cue, tween, flight in self.flying:
            if flight is None:
                continue
            picture = flight.picture
            if self.reduced:
                picture = picture.copy()
                picture.set_alpha(round(255 * tween.value(ahead)))
            surface.blit(picture, picture.get_rect(center=flight.centre(ahead)))


def no_landing() -> None:
    """For cues that only pass the time."""
