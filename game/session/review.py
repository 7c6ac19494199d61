"""Looking back at a finished match: which decisions of its people were large mistakes.

The match is played again up to each decision of a person, and the engine is asked about it, one after the other and
without waiting. It judges by what the seat knew at that moment: what came out later makes nothing a mistake.
"""

import json
from typing import Any, NamedTuple

from game.core.advice import Reason
from game.core.decision import Action
from game.core.rng import MASK, MIX_A
from game.session.match import Match
from game.session.opponents import AdviceTicket, Opponents


class Mistake(NamedTuple):
    at: int  # how many actions were done before it
    seat: int
    played: Action
    better: Action
    share: float  # that the better action promised, 0 to 1
    lost: float  # how much of it the one that was played gave away
    reasons: tuple[Reason, ...]
    view: dict[str, Any]  # what the seat saw then: both actions are said from it


class Review:
    """Goes on while somebody calls `step`; stopped, it can go on later."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.mistakes: list[Mistake] = []
        self.state = beginning(match).state
        self.at = 0  # the action that is looked at
        self.seen = 0  # decisions of people before it
        self.total = sum(self._human(step.seat) for step in match.steps)
        self.ticket: AdviceTicket | None = None

    @property
    def done(self) -> bool:
        return self.at >= len(self.match.steps)

    @property
    def progress(self) -> float:
        part = self.ticket.progress() if self.ticket is not None else 0.0
        return 1.0 if self.done else min(1.0, (self.seen + part) / max(1, self.total))

    def step(self, opponents: Opponents) -> bool:
        """Ask about the next decision, or take the answer. True when another mistake was found, or all is done."""
        if self.done:
            return False
        if self.ticket is None:
            if not self._find_choice():
                return True
            move = self.match.steps[self.at]
            seed = (self.match.setup.seed + MIX_A * (self.at + 1)) & MASK
            self.ticket = opponents.review(self.match.title, self.state, move.seat, move.action, seed)
            return False
        advice = self.ticket.poll()
        if advice is None:
            return False
        self.ticket = None
        found = advice.lost > 0
        if found:
            best = advice.options[0]
            move = self.match.steps[self.at]
            view = self.state.view(move.seat)
            self.mistakes.append(
                Mistake(
                    self.at, move.seat, move.action, best.action, best.share or 0.0, advice.lost, best.reasons, view
                )
            )
        self._go_on()
        return found or self.done

    def stop(self) -> None:
        if self.ticket is not None:
            self.ticket.cancel()
            self.ticket = None

    def _find_choice(self) -> bool:
        """On to the next decision in which a person had a choice; False when there is none any more."""
        while not self.done:
            decision = self.state.decision()
            if decision is not None and self._human(decision.seat) and len(decision.actions) > 1:
                return True
            self._go_on()
        return False

    def _go_on(self) -> None:
        move = self.match.steps[self.at]
        self.state.apply(move.action)
        self.seen += self._human(move.seat)
        self.at += 1

    def _human(self, seat: int) -> bool:
        return self.match.seats[seat].human


def beginning(match: Match) -> Match:
    """The same match before the first of its actions; one that went on from a snapshot begins there."""
    if match.origin is not None:
        state = match.title.from_plain(json.loads(match.origin.snapshot))
    else:
        state = match.title.new_match(len(match.setup.seats), match.setup.seed, match.setup.options)
    return Match(match.title, match.setup, state, match.origin)
