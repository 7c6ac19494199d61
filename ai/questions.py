"""Tickets: questions that are being thought about. The asker reads them, the supervisor of ai/client.py writes them."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Generic, TypeVar, cast

from ai import make_agent
from ai.worker import Request
from game.core.advice import Advice, Suggestion
from game.core.decision import Action
from game.core.title import Title

Found = TypeVar("Found", Action, Advice)


class Question(Generic[Found]):
    """One decision of one seat, and what is known of its answer. Subclasses say what an answer is."""

    __slots__ = ("answer", "began", "best", "cancelled", "hurried", "legal", "post", "request", "share", "title")

    def __init__(
        self, title: Title, request: Request, legal: list[Action], post: Callable[["Question[Any]"], None]
    ) -> None:
        self.title = title
        self.request = request
        self.legal = legal
        self.post = post
        self.answer: Found | None = None
        self.best: Found | None = None
        self.share: float | None = None
        self.began: float | None = None
        self.hurried = False
        self.cancelled = False

    def allows(self, found: object) -> bool:
        """Whether this can be an answer; nothing illegal leaves the process."""
        raise NotImplementedError

    def simply(self, action: Action) -> Found:
        """The answer that says no more than this action."""
        raise NotImplementedError

    def last_resort(self) -> Found:
        return self.simply(self.legal[0])

    def poll(self) -> Found | None:
        return None if self.cancelled else self.answer

    def progress(self) -> float:
        if self.answer is not None:
            return 1.0
        if self.share is not None:
            return min(1.0, max(0.0, self.share))
        if self.began is None:
            return 0.0
        return min(1.0, (monotonic() - self.began) / self.request.seconds)

    def move_now(self) -> None:
        if not self.hurried:
            self.hurried = True
            self.post(self)

    def cancel(self) -> None:
        if not self.cancelled:
            self.cancelled = True
            self.post(self)

    def learn(self, share: float, best: object) -> None:
        """What the process has found so far."""
        self.share = share
        if self.allows(best):
            self.best = cast(Found, best)

    def settle(self, found: Found) -> None:
        """The first answer stands; a late one must not change what was already seen."""
        if self.answer is None:
            self.answer = found


class MoveQuestion(Question[Action]):
    """What an opponent does."""

    __slots__ = ()

    def allows(self, found: object) -> bool:
        return isinstance(found, tuple) and found in self.legal

    def simply(self, action: Action) -> Action:
        return action


class AdviceQuestion(Question[Advice]):
    """A hint or a review."""

    __slots__ = ()

    def allows(self, found: object) -> bool:
        return isinstance(found, Advice) and bool(found.options) and all(act in self.legal for act in found.actions())

    def simply(self, action: Action) -> Advice:
        return Advice((Suggestion(action, None),))

    def so_far(self) -> Advice | None:
        return None if self.cancelled else self.answer or self.best


def simple_answer(question: Question[Any]) -> Any:
    """What a ticket gets when the engine has no answer: greedy's choice, or else the first legal action."""
    request = question.request
    try:
        agent = make_agent("greedy", question.title, request.seed)
        found = question.simply(agent.choose(question.title.from_plain(request.plain), request.seat))
    except Exception:  # the last resort must not depend on any of the opponents' code
        return question.last_resort()
    return found if question.allows(found) else question.last_resort()
