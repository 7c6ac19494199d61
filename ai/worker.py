"""The process in which opponents think, so that no frame of the window ever waits for them.

It answers one question at a time: what an opponent does, a hint, or the review of an action that was played. Thinking
fills the main thread; a second thread only listens. So a hurry is heard by an agent that asks for it, and the process
ends with its parent even in the middle of a thought.
"""

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from ai import make_agent
from ai.advice import Adviser
from ai.agent import Agent, set_moment
from ai.budget import tidy, undisturbed
from game.core.advice import Advice
from game.core.canon import Plain
from game.core.decision import Action
from game.core.title import Title
from game.rules import TITLES

REPORT_SECONDS = 0.05  # the screen shows no finer progress, and a busy search would flood the pipe
MOST_OPPONENTS = 8  # that are remembered; a table has fewer
ACT, HINT, REVIEW = "act", "hint", "review"

Maker: TypeAlias = Callable[[str, Title, int, float], Agent]
AdviserMaker: TypeAlias = Callable[[str, int, float], Adviser]
Found: TypeAlias = Action | Advice
Pipe: TypeAlias = "Connection[Any, Any]"


class Request(NamedTuple):
    ticket: int
    title: str
    plain: Plain
    seat: int
    level: str  # of the opponent that acts; hints and reviews come from the strongest
    seed: int
    seconds: float
    moment: int = 0  # actions done in the match
    task: str = ACT
    played: Action | None = None  # what a review is about


class Stop(NamedTuple):
    """Answer now with the best so far; or stop because nobody wants the answer, which is the same to an agent."""

    ticket: int


class Leave(NamedTuple):
    """Nothing more will be asked."""


class Ready(NamedTuple):
    """The process is up: from here on the time of a question counts."""


class Thought(NamedTuple):
    ticket: int
    share: float
    best: Found | None


class Answer(NamedTuple):
    ticket: int
    found: Found


class Failure(NamedTuple):
    ticket: int
    reason: str


def serve(pipe: Pipe, make: Maker = make_agent, make_adviser: AdviserMaker = Adviser) -> None:
    """The process's whole life. It ends when it is told to, or when the other end of the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes of a terminal; the parent handles it
    with undisturbed():
        Worker(pipe, make, make_adviser).run()


class Worker:
    def __init__(self, pipe: Pipe, make: Maker, make_adviser: AdviserMaker) -> None:
        self.pipe = pipe
        self.make = make
        self.make_adviser = make_adviser
        self.requests: SimpleQueue[Request] = SimpleQueue()
        self.opponents: dict[tuple[str, int, str, int, float], Agent] = {}
        self.stopped = -1  # the last ticket that was told to stop

    def run(self) -> None:
        threading.Thread(target=self.listen, name="listener", daemon=True).start()
        self.send(Ready())
        while True:
            self.answer(self.requests.get())
            tidy()

    def listen(self) -> None:
        """Leaves at once, also when the pipe closes: nothing is worth finishing for a parent that is gone."""
        try:
            while True:
                self.hear(self.pipe.recv())
        except (EOFError, OSError):
            os._exit(0)
        finally:
            os._exit(1)

    def hear(self, message: Request | Stop | Leave) -> None:
        if isinstance(message, Leave):
            os._exit(0)
        elif isinstance(message, Stop):
            self.stopped = message.ticket
        else:
            self.requests.put(message)

    def answer(self, request: Request) -> None:
        """Whatever goes wrong inside an agent becomes a message, and the process lives on."""
        try:
            self.send(Answer(request.ticket, self.think(request)))
        except Exception as error:
            self.send(Failure(request.ticket, f"{type(error).__name__}: {error}"))

    def send(self, message: Ready | Thought | Answer | Failure) -> None:
        try:
            self.pipe.send(message)
        except OSError:  # the parent is gone, which the listener may notice a moment later
            os._exit(0)

    def think(self, request: Request) -> Found:
        title = TITLES[request.title]
        if request.task == ACT:
            agent = self.opponent(title, request)
            self.watch(agent, request)
            return agent.choose(title.from_plain(request.plain), request.seat)
        adviser = self.make_adviser(request.title, request.seed, request.seconds)
        self.watch(adviser, request)
        state = title.from_plain(request.plain)
        if request.played is None:
            return adviser.advise(state, request.seat)
        return adviser.review(state, request.seat, request.played)

    def opponent(self, title: Title, request: Request) -> Agent:
        """One who has just answered may still have thoughts about what comes next."""
        who = (request.title, request.seat, request.level, request.seed, request.seconds)
        agent = self.opponents.get(who)
        if agent is None:
            if len(self.opponents) >= MOST_OPPONENTS:
                self.opponents.clear()
            agent = self.opponents[who] = self.make(request.level, title, request.seed, request.seconds)
        set_moment(agent, request.moment)
        return agent

    def watch(self, agent: Any, request: Request) -> None:
        """Agents that search have `should_stop` to ask and `on_progress` to tell; others have neither."""
        end = monotonic() + request.seconds

        def should_stop() -> bool:
            # Agents count CPU time. On a busy machine the player's own clock runs out first.
            return self.stopped == request.ticket or monotonic() >= end

        if hasattr(agent, "should_stop"):
            agent.should_stop = should_stop
        if hasattr(agent, "on_progress"):
            agent.on_progress = self.reporter(request.ticket)

    def reporter(self, ticket: int) -> Callable[[float, Found | None], None]:
        last = 0.0

        def report(share: float, best: Found | None = None) -> None:
            nonlocal last
            now = monotonic()
            if now - last >= REPORT_SECONDS:
                last = now
                self.send(Thought(ticket, share, best))

        return report
