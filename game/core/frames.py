"""The stack of frames that every title's state is built on.

A frame is a small frozen value for something that is going on: a turn, a payment, a choice. The top frame asks
(`decide`) and consumes the answer (`answer`), and may push others. Frames are never changed, only replaced, so
clones of a state share them.
"""

from typing import Any, Protocol

from game.core.decision import Action, Decision, action_text
from game.core.event import Emit


class Frame(Protocol):
    """`state` is the title's own state; frames of a title annotate it so."""

    def decide(self, state: Any) -> Decision | None:
        """The question to ask; or None after the frame has gone on by itself (popped, pushed or replaced)."""

    def answer(self, state: Any, action: Action) -> None:
        """Carry out one of the actions that `decide` offered."""


class FrameState:
    """A state that waits for exactly one decision, or is over when its stack is empty."""

    __slots__ = ("emit", "frames", "pending")

    frames: list[Frame]
    pending: Decision | None
    emit: Emit | None

    def __init__(self, frames: list[Frame], pending: Decision | None) -> None:
        self.frames = frames
        self.pending = pending
        self.emit = None  # set only while an action is applied for somebody who watches

    def decision(self) -> Decision | None:
        return self.pending

    def apply(self, action: Action, emit: Emit | None = None) -> None:
        pending = self.pending
        if pending is None:
            raise ValueError(f"The match is over; {action_text(action)!r} cannot be done.")
        if action not in pending.actions:
            raise ValueError(f"{action_text(action)!r} is not a legal answer to {pending.kind}.")
        self.emit = emit
        self.frames[-1].answer(self, action)
        self.advance()
        self.emit = None

    def advance(self) -> None:
        """Run frames until one has a real question; a single possible answer is given at once."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            decision = frame.decide(self)
            if decision is None:
                continue
            if len(decision.actions) == 1 and not decision.asked:
                frame.answer(self, decision.actions[0])
                continue
            self.pending = decision
            return
        self.pending = None
