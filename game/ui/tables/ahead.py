"""Work for quiet moments: pictures that a panel will need are made before it opens, one small job in a frame."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.app import App

Job = tuple[Hashable, Callable[[], object]]  # what is made, and how; what was made before is not made again
MOST = 4000


class Ahead:
    def __init__(self, app: "App") -> None:
        self.app = app
        self._made: set[Hashable] = set()
        self._jobs: Iterator[Job] = iter(())

    def plan(self, jobs: Iterable[Job]) -> None:
        """From now on these, in this order; jobs that were planned before are let go."""
        self._jobs = iter(jobs)

    def clear(self) -> None:
        self._made.clear()
        self._jobs = iter(())

    def step(self) -> bool:
        """Do one job; False if there is nothing left to do."""
        for key, make in self._jobs:
            if key in self._made:
                continue
            if len(self._made) > MOST:
                self._made.clear()
            self._made.add(key)
            text = self.app.text
            watched, text.drawn = text.drawn, None  # nobody sees what is drawn for practice
            try:
                make()
            finally:
                text.drawn = watched
            return True
        return False
