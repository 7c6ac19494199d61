"""Asks the process in which opponents think, and never lets the asker wait.

The window's thread only puts orders into a queue and reads what is there. One supervisor thread owns the process:
it starts it, hands it one question at a time, watches the clock, and replaces it when it crashes or hangs. Only that
thread writes answers, so nothing here needs a lock. A third thread turns the process's messages into orders; waking
the supervisor by the queue instead of by a pipe leaves the window's thread its turn.
"""

import atexit
import threading
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, TypeAlias, TypeVar

from ai.advice import HINT_SECONDS
from ai.agent import own_decision
from ai.budget import SECONDS, START_SECONDS, deadline, seconds_for
from ai.questions import AdviceQuestion, MoveQuestion, Question, simple_answer
from ai.worker import HINT, REVIEW, Answer, Failure, Leave, Pipe, Ready, Request, Stop, Thought, serve
from game.core.decision import Action
from game.core.language import N_, _
from game.core.title import State, Title

CANCEL_SECONDS = 0.3  # for an agent to notice that nobody wants its answer
LEAVE_SECONDS = 0.3  # for the process to end by itself
CLOSE_SECONDS = 0.95
FALLBACK_SECONDS = 3.0
REVIEW_SECONDS = 3.0  # a review counts iterations and is done much sooner, except on a machine that is very busy
MOST_FAILED_STARTS = 3
MOST_PROBLEMS = 50

TOO_LATE = N_("An opponent thought too long; a quicker answer took the place of its own.")
CRASHED = N_("An opponent stopped working; a quicker answer took the place of its own.")
FAILED = N_("An opponent failed ({reason}); a quicker answer took the place of its own.")
ILLEGAL = N_("An opponent wanted something illegal ({action}); a quicker answer took the place of its own.")
NOT_STARTED = N_("The opponents could not start to think ({reason}); quicker answers take the place of theirs.")
START_LATE = N_("it took too long")
START_CRASHED = N_("the process ended at once")

Order: TypeAlias = Callable[[], None]
Hear: TypeAlias = Callable[["Helper", object], None]  # None: the process has ended
Target: TypeAlias = Callable[[Pipe], None]
AnyQuestion: TypeAlias = Question[Any]
Asked = TypeVar("Asked", bound=AnyQuestion)


class Helper:
    """One worker process, our end of its pipe, and the thread that hears it."""

    def __init__(self, target: Target, start_seconds: float, hear: Hear) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=target, args=(theirs,), name="opponents", daemon=True)
        self.ready = False
        self.start_limit = monotonic() + start_seconds
        self.listener = threading.Thread(target=self.listen, args=(hear,), name="listener", daemon=True)
        try:
            self.process.start()
            theirs.close()  # else the pipe would not close when the process ends
            self.listener.start()
        except BaseException:
            theirs.close()
            self.end(0)
            raise

    def listen(self, hear: Hear) -> None:
        """Whatever cannot be read any longer, the pipe's end or half a message, is the end of the process."""
        with suppress(Exception):
            while True:
                hear(self, self.pipe.recv())
        hear(self, None)

    def send(self, message: Request | Stop | Leave) -> None:
        with suppress(OSError):  # a broken pipe is noticed, once, where it is read
            self.pipe.send(message)

    def end(self, patience: float) -> None:
        """Nothing is left behind: a process that does not leave in time is killed, and always collected."""
        if self.process.pid is not None:
            if patience:
                self.send(Leave())
                self.process.join(patience)
            self.process.kill()
            self.process.join(LEAVE_SECONDS)
        if self.listener.ident is not None:
            self.listener.join(LEAVE_SECONDS)
        self.pipe.close()
        with suppress(ValueError):  # it cannot even be killed; it is a daemon, Python tries again at its end
            self.process.close()


class Supervisor:
    """Runs in its own thread; `post` is all that others call."""

    def __init__(self, target: Target, start_seconds: float, problems: list[str]) -> None:
        self.target = target
        self.start_seconds = start_seconds
        self.problems = problems
        self.orders: SimpleQueue[Order] = SimpleQueue()
        self.helper: Helper | None = None
        self.waiting: deque[AnyQuestion] = deque()
        self.current: AnyQuestion | None = None
        self.limit = 0.0  # of the current question
        self.rescues: list[tuple[float, AnyQuestion]] = []
        self.failed_starts = 0
        self.closing = False

    def post(self, order: Order) -> None:
        self.orders.put(order)

    def run(self) -> None:
        while not self.closing:
            try:
                self.step()
            except Exception as error:  # a mistake here must not leave a table waiting for ever
                self.failed_starts = MOST_FAILED_STARTS
                self.lose(_(FAILED).format(reason=f"{type(error).__name__}: {error}"))
        if self.helper:
            self.helper.end(LEAVE_SECONDS)
            self.helper = None

    def step(self) -> None:
        with suppress(Empty):
            self.orders.get(timeout=self.patience())()
        if self.orders.empty():  # an answer that lies there is not late
            self.watch_clock(monotonic())
            self.hand_on()

    def patience(self) -> float | None:
        """Seconds until the clock matters again; None: only a message can change anything."""
        limits = [limit for limit, _question in self.rescues]
        if self.current:
            limits.append(self.limit)
        if self.helper and not self.helper.ready:
            limits.append(self.helper.start_limit)
        return max(0.0, min(limits) - monotonic()) if limits else None

    # Orders of the asker.

    def begin(self) -> None:
        """Start the process; where that fails again and again it is not tried any longer."""
        if self.helper or self.failed_starts >= MOST_FAILED_STARTS:
            return
        try:
            self.helper = Helper(self.target, self.start_seconds, self.heard)
        except Exception as error:  # out of processes, memory or handles
            self.start_failed(f"{type(error).__name__}: {error}")

    def add(self, question: AnyQuestion) -> None:
        self.waiting.append(question)

    def react(self, question: AnyQuestion) -> None:
        """The asker has hurried or cancelled the question."""
        if question is self.current:
            self.stop(question)
        elif question.cancelled and question in self.waiting:
            self.waiting.remove(question)

    def stop(self, question: AnyQuestion) -> None:
        if self.helper:
            self.helper.send(Stop(question.request.ticket))
        if question.cancelled:
            self.limit = min(self.limit, monotonic() + CANCEL_SECONDS)

    def close(self) -> None:
        self.closing = True

    # Messages of the process.

    def heard(self, helper: Helper, message: object) -> None:
        """Called by the helper's listener, in its thread."""
        self.post(partial(self.take, helper, message))

    def take(self, helper: Helper, message: object) -> None:
        if helper is not self.helper:  # an echo of one that was replaced
            return
        question = self.current
        if message is None:
            self.end(helper)
        elif isinstance(message, Ready):
            helper.ready = True
            self.failed_starts = 0
        elif question is None or getattr(message, "ticket", None) != question.request.ticket:
            return
        elif isinstance(message, Thought):
            question.learn(message.share, message.best)
        elif isinstance(message, Answer | Failure):
            self.conclude(question, message)
            self.current = None

    def end(self, helper: Helper) -> None:
        if helper.ready:
            self.lose(_(CRASHED))
        else:
            self.start_failed(_(START_CRASHED))

    def conclude(self, question: AnyQuestion, message: Answer | Failure) -> None:
        if isinstance(message, Failure):
            self.rescue(question, _(FAILED).format(reason=message.reason))
        elif question.allows(message.found):
            question.settle(message.found)
        else:
            self.rescue(question, _(ILLEGAL).format(action=message.found))

    # What the clock says.

    def watch_clock(self, now: float) -> None:
        if self.current and now >= self.limit:
            self.lose(_(TOO_LATE))
        if self.helper and not self.helper.ready and now >= self.helper.start_limit:
            self.start_failed(_(START_LATE))
        for limit, question in self.rescues:
            if now >= limit:
                question.settle(question.last_resort())
        self.rescues = [rescue for rescue in self.rescues if rescue[1].answer is None]

    def hand_on(self) -> None:
        """The next question to the process, which gets it only when it has nothing else to do."""
        while self.waiting and not self.current:
            self.begin()
            if self.helper is None:
                self.rescue_waiting()
            elif self.helper.ready:
                self.think(self.helper, self.waiting.popleft())
            else:
                return

    def think(self, helper: Helper, question: AnyQuestion) -> None:
        self.current = question
        question.began = monotonic()
        self.limit = question.began + deadline(question.request.seconds)
        helper.send(question.request)
        if question.hurried:
            self.stop(question)

    # What goes wrong.

    def lose(self, sentence: str) -> None:
        """The process crashed or hangs: another one takes its place, and its question is answered without it."""
        question, self.current = self.current, None
        if question:
            self.rescue(question, sentence)
        else:
            self.note(sentence)
        self.drop()
        self.begin()

    def start_failed(self, reason: str) -> None:
        """Nobody waits for a second try: it comes with the next question."""
        self.failed_starts += 1
        self.note(_(NOT_STARTED).format(reason=reason))
        self.drop()
        self.rescue_waiting()

    def drop(self) -> None:
        helper, self.helper = self.helper, None
        if helper:
            helper.end(0)

    def rescue_waiting(self) -> None:
        while self.waiting:
            self.rescue(self.waiting.popleft())

    def rescue(self, question: AnyQuestion, sentence: str = "") -> None:
        """Answer without the process, in a thread of its own: even greedy may take a while."""
        if question.cancelled:
            return
        self.note(sentence)
        if question.best is not None:
            question.settle(question.best)
            return
        self.rescues.append((monotonic() + FALLBACK_SECONDS, question))
        try:
            threading.Thread(target=self.fall_back, args=(question,), name="fallback", daemon=True).start()
        except RuntimeError:  # the system gives no more threads
            question.settle(question.last_resort())

    def fall_back(self, question: AnyQuestion) -> None:
        self.post(partial(question.settle, simple_answer(question)))

    def note(self, sentence: str) -> None:
        if sentence:
            self.problems.append(sentence)
            del self.problems[:-MOST_PROBLEMS]


class WorkerOpponents:
    """The opponents of a window (see game.session.opponents): thinking happens in another process.

    Every call returns at once. `problems` holds sentences about what went wrong and was mended, oldest first.
    """

    def __init__(
        self,
        target: Target = serve,
        budgets: Mapping[str, float] = SECONDS,
        start_seconds: float = START_SECONDS,
        hint_seconds: float = HINT_SECONDS,
    ) -> None:
        self.problems: list[str] = []
        self._budgets = budgets
        self._hint_seconds = hint_seconds
        self._supervisor = Supervisor(target, start_seconds, self.problems)
        self._thread: threading.Thread | None = None
        self._asked = 0
        self._closed = False

    def start(self) -> None:
        """Have the process ready before the first question; without this that question starts it."""
        if self._closed:
            raise RuntimeError("These opponents were closed; they cannot think any longer.")
        if self._thread is None:
            self._thread = threading.Thread(target=self._supervisor.run, name="opponents", daemon=True)
            self._thread.start()
            atexit.register(self.close)
            self._supervisor.post(self._supervisor.begin)

    def ask(self, title: Title, state: State, seat: int, level: str, seed: int, moment: int = 0) -> MoveQuestion:
        """What this level does."""
        legal = own_decision(state, seat).actions
        seconds = seconds_for(level, self._budgets)
        request = self._request(title, state, seat, level, seed, seconds)._replace(moment=moment)
        return self._put(MoveQuestion(title, request, legal, self._react))

    def advise(self, title: Title, state: State, seat: int, seed: int) -> AdviceQuestion:
        """A hint: the best actions, their chances and their reasons. What was found so far can be read at any time."""
        legal = own_decision(state, seat).actions
        request = self._request(title, state, seat, "", seed, self._hint_seconds)._replace(task=HINT)
        return self._put(AdviceQuestion(title, request, legal, self._react))

    def review(self, title: Title, state: State, seat: int, played: Action, seed: int) -> AdviceQuestion:
        """What the engine thinks of an action that was played in this position."""
        legal = own_decision(state, seat).actions
        request = self._request(title, state, seat, "", seed, REVIEW_SECONDS)._replace(task=REVIEW, played=played)
        return self._put(AdviceQuestion(title, request, legal, self._react))

    def _request(self, title: Title, state: State, seat: int, level: str, seed: int, seconds: float) -> Request:
        """With a copy as plain data: the table may go on changing the state while somebody thinks about it."""
        self.start()
        self._asked += 1
        return Request(self._asked, title.id, state.to_plain(), seat, level, seed, seconds)

    def _put(self, question: Asked) -> Asked:
        if len(question.legal) == 1:
            question.settle(question.last_resort())
        else:
            self._supervisor.post(partial(self._supervisor.add, question))
        return question

    def close(self) -> None:
        """End the process, in the middle of a thought too; open tickets stay without an answer."""
        if self._closed:
            return
        self._closed = True
        atexit.unregister(self.close)
        if self._thread:
            self._supervisor.post(self._supervisor.close)
            self._thread.join(CLOSE_SECONDS)

    def __enter__(self) -> "WorkerOpponents":
        return self

    def __exit__(self, *_details: Any) -> None:
        self.close()

    def _react(self, question: AnyQuestion) -> None:
        if not self._closed:
            self._supervisor.post(partial(self._supervisor.react, question))
