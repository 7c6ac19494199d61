"""Frame times of every screen, and how long a start takes: what `bench --frames` measures.

A frame is one turn of the window's loop without its waiting. Tables are timed twice: at rest, and while events fly
over them and opponents think in their own process. Figures are times of the clock, as a player feels them.
"""

import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import monotonic, perf_counter, sleep, time
from typing import TYPE_CHECKING, Any

from game.commands.errors import CommandFailedError
from game.commands.program import own_command
from game.core.language import _

if TYPE_CHECKING:
    from ai.client import WorkerOpponents
    from game.commands.gallery import Screen, Stage
    from game.session.match import Match
    from game.ui.app import App

FRAMES = 180
WARM_UP = 60
POINTER_EVERY = 24  # frames on one target: long enough to see its details
STARTS = 3
START_LIMIT = 60.0
TABLES = ("table", "pharaon", "kemet", "ankh")  # screens that are named so, with their seats, are tables in play

Figures = dict[str, dict[str, float]]
Work = Callable[[], None]
Beat = Callable[[], list[Work]]  # called between two frames: what the next one has to do besides


def measure(
    screens: "Sequence[Screen]", size: tuple[int, int], report: Callable[[int, int], None] = lambda done, total: None
) -> Figures:
    from game.commands.gallery import Stage, headless, plain_settings

    figures: Figures = {}
    with headless() as home, Stage(home, size, plain_settings()) as stage, worker() as opponents:
        for number, screen in enumerate(screens, start=1):
            try:
                figures.update(both(stage, screen, opponents))
            except Exception as error:
                sentence = _("The screen {name} could not be measured: {reason}")
                raise CommandFailedError(sentence.format(name=screen.name, reason=error)) from error
            report(number, len(screens))
    return figures


def both(stage: "Stage", screen: "Screen", opponents: "WorkerOpponents") -> Figures:
    """The screen at rest and, if it is a table, in motion."""
    stage.show(screen)
    figures = {screen.name: timed(stage.app)}
    if is_table(screen.name):
        stage.show(screen)
        figures[f"{screen.name}_moving"] = timed(stage.app, Moving(stage.app, opponents).beat)
    return figures


def is_table(name: str) -> bool:
    """Tables in the middle of a turn, one for each number of seats."""
    table, _line, seats = name.rpartition("_")
    return table in TABLES and seats.isdigit()


def timed(app: "App", beat: Beat | None = None) -> dict[str, float]:
    from game.commands.gallery import STEP

    taken: list[float] = []
    for number in range(WARM_UP + FRAMES):
        work = beat() if beat is not None else []
        if number % POINTER_EVERY == 0:
            move_pointer(app, number // POINTER_EVERY)
        begin = perf_counter()
        for one in work:
            one()
        app.tick(STEP)
        taken.append(perf_counter() - begin)
    return summary(taken[WARM_UP:])


def move_pointer(app: "App", number: int) -> None:
    import pygame

    targets = [widget for widget in app.scene.widgets if widget.focusable] if app.scene else []
    if targets:
        place = targets[number % len(targets)].rect.center
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))


def summary(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(1000 * one for one in seconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

    return {"p50_ms": at(0.5), "p95_ms": at(0.95), "max_ms": round(ordered[-1], 3)}


# -- a table in motion --------------------------------------------------------------------------------------------


@contextmanager
def worker() -> "Iterator[WorkerOpponents]":
    from ai.client import WorkerOpponents

    opponents = WorkerOpponents()
    opponents.start()
    try:
        yield opponents
    finally:
        opponents.close()


class Moving:
    """The match of the shown table goes on by itself, and the opponents' process never rests."""

    def __init__(self, app: "App", opponents: "WorkerOpponents") -> None:
        from ai import LEVELS, make_agent
        from game.commands.gallery import OPPONENT

        scene: Any = app.scene
        self.scene = scene
        self.opponents = opponents
        self.level = LEVELS[-1]
        self.asked = 0
        self.match: Match = scene.match
        self.player = make_agent(OPPONENT, self.match.title, self.match.setup.seed)
        self.ticket: Any = None
        self.ask()
        answer_of(self.ticket)  # the process is up from here on

    def beat(self) -> list[Work]:
        """Choosing is not the window's work; doing it, keeping it and asking the next question is."""
        decision = self.match.decision()
        if decision is None:
            return []
        work: list[Work] = []
        if not self.scene.director.busy:
            action = self.player.choose(self.match.state, decision.seat)
            work.append(partial(self.scene.apply, action))
        if self.ticket.poll() is not None:
            work.append(self.ask)
        return work

    def ask(self) -> None:
        decision = self.match.decision()
        if decision is not None:
            self.asked += 1
            title, state = self.match.title, self.match.state
            self.ticket = self.opponents.ask(title, state, decision.seat, self.level, self.asked)


def answer_of(ticket: Any, seconds: float = 20.0) -> Any:
    """Wait for an answer of the opponents' process."""
    end = monotonic() + seconds
    while (answer := ticket.poll()) is None:
        if monotonic() > end:
            raise TimeoutError(f"The opponents' process has not answered within {seconds:.0f} s.")
        sleep(0.005)
    return answer


# -- from the start to the menu -----------------------------------------------------------------------------------


def start_seconds() -> float:
    """From starting a fresh process until its menu can be clicked; the middle one of several."""
    from game.commands.gallery import headless

    with headless():
        return sorted(one_start() for _time in range(STARTS))[STARTS // 2]


def one_start() -> float:
    command = [*own_command(), "bench", "--first-frame"]
    begin = time()
    child = subprocess.run(command, capture_output=True, text=True, timeout=START_LIMIT, check=False)
    if child.returncode:
        raise RuntimeError(f"The program did not come up: {child.stderr.strip()}")
    return float(child.stdout) - begin


def first_frame() -> None:
    """The child of `one_start`: does what opening the program does, and says when the menu stood there."""
    from ai import MENU_LEVELS
    from ai.client import WorkerOpponents
    from game.commands.gallery import STEP
    from game.rules import TITLES
    from game.ui.app import App, Services
    from game.ui.screens.menu import MenuScene

    with WorkerOpponents() as opponents:
        app = App(Services(dict(TITLES), opponents, tuple(MENU_LEVELS)))
        opponents.start()
        app.push(MenuScene(app))
        app.tick(STEP)
        print(time(), flush=True)
        app.close()
