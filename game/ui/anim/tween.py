"""Eased numbers in fixed steps. A tween knows its value between two steps, so drawing can interpolate."""

from collections.abc import Callable
from dataclasses import dataclass, field

STEPS_PER_SECOND = 60


def smooth(share: float) -> float:
    """Slow out, slow in."""
    return share * share * (3.0 - 2.0 * share)


def out(share: float) -> float:
    """Fast start, soft landing."""
    return 1.0 - (1.0 - share) ** 3


def bounce(share: float) -> float:
    """A fall that lands with a small second hop: stones and cards of the pyramid."""
    if share < 0.7:
        return (share / 0.7) ** 2
    rest = (share - 0.7) / 0.3
    return 1.0 - 0.06 * 4.0 * rest * (1.0 - rest)


@dataclass(slots=True)
class Tween:
    """From 0 to 1 in `seconds`, after `delay`; calls `done` once when it lands."""

    seconds: float
    delay: float = 0.0
    ease: Callable[[float], float] = smooth
    started: Callable[[], None] | None = None
    done: Callable[[], None] | None = None
    steps: int = field(default=0, init=False)
    begun: bool = field(default=False, init=False)
    landed: bool = field(default=False, init=False)

    def step(self) -> None:
        if self.landed:
            return
        self.steps += 1
        time = self.steps / STEPS_PER_SECOND
        if not self.begun and time > self.delay:
            self.begun = True
            if self.started:
                self.started()
        if time >= self.delay + self.seconds:
            self.finish()

    def finish(self) -> None:
        """Land now: a click or Space skips what is moving."""
        if self.landed:
            return
        if not self.begun:
            self.begun = True
            if self.started:
                self.started()
        self.landed = True
        if self.done:
            self.done()

    def value(self, ahead: float = 0.0) -> float:
        """Eased progress; `ahead` is the share of a step since the last one."""
        if self.landed or self.seconds <= 0:
            return 1.0 if self.landed else 0.0
        share = ((self.steps + ahead) / STEPS_PER_SECOND - self.delay) / self.seconds
        return self.ease(max(0.0, min(1.0, share)))
