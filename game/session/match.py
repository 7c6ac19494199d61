"""A match in progress: a title's state, who sits where, and everything done so far.

The state decides what is legal. The match adds names, history and undo, and hands out moments: cheap copies
from which a record is written while the match goes on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from game.core.canon import digest
from game.core.decision import Action, Decision
from game.core.event import Event
from game.core.language import N_, _
from game.core.result import Result
from game.core.rng import MASK, Rng
from game.core.title import State, Title, resolve_options
from game.session.history import History, Step
from game.session.sentences import Sentence

HUMAN = "human"
COLOURS = ("carnelian", "lapis", "malachite", "amethyst", "gold", "ivory")
EMBLEMS = ("scarab", "falcon", "lotus", "cobra", "cat", "ibis")
HASH_EVERY = 25


class Seat(NamedTuple):
    """Who sits at one place of the table."""

    name: str  # empty: the program names the seat, in the language in use
    kind: str  # "human", or the level of a computer opponent
    colour: str
    emblem: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


def make_seats(kinds: Sequence[str], names: Sequence[str] = ()) -> list[Seat]:
    """Seats of these kinds, with the colours and emblems in their usual order."""
    return [
        Seat(names[at] if at < len(names) else "", kind, COLOURS[at % len(COLOURS)], EMBLEMS[at % len(EMBLEMS)])
        for at, kind in enumerate(kinds)
    ]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match began with: enough, with the actions, to play it again."""

    seats: tuple[Seat, ...]
    seed: int  # 64 bits, unsigned
    options: Mapping[str, str]
    started: str  # when, in UTC; with the seed it tells matches apart


@dataclass(frozen=True, slots=True)
class Origin:
    """A position that a match was continued from, because its rules had changed since it was saved."""

    snapshot: str  # canonical text
    actions: int  # done before it


@dataclass(frozen=True, slots=True)
class Moment:
    """A match as it stood: nothing that is done to the match later changes it."""

    title: Title
    setup: Setup
    actions: tuple[Action, ...]
    marks: tuple[tuple[int, str], ...]  # after how many actions, and the state's digest then
    state: State
    origin: Origin | None


class Match:
    def __init__(self, title: Title, setup: Setup, state: State, origin: Origin | None = None) -> None:
        self.title = title
        self.setup = setup
        self.state = state
        self.origin = origin
        self.attempt: Action | None = None  # the action that broke the rules' own code, for the crash report
        self._history = History(frozenset(at for at, seat in enumerate(setup.seats) if seat.human))
        self._marks: list[tuple[int, str]] = []

    @classmethod
    def start(cls, title: Title, seats: Sequence[Seat], seed: int, options: Mapping[str, str] | None = None) -> "Match":
        """A new match; a seat count, option, value or seed that does not fit is a ValueError."""
        if not 0 <= seed <= MASK:
            raise ValueError(f"The seed {seed} does not fit; it is a number from 0 to {MASK}.")
        resolved = resolve_options(title, len(seats), options)
        for seat in seats:
            if not seat.kind:
                raise ValueError(f"The seat of {seat.name!r} has no kind; it is {HUMAN!r} or an opponent's level.")
        table = tuple(seat._replace(name=clean_name(seat.name)) for seat in seats)
        state = title.new_match(len(seats), seed, resolved)
        return cls(title, Setup(table, seed, resolved, now()), state)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setup.seats

    @property
    def steps(self) -> Sequence[Step]:
        """What was done, with its events: the log drawer's entries."""
        return self._history.steps

    @property
    def actions(self) -> list[Action]:
        return [step.action for step in self._history.steps]

    @property
    def over(self) -> bool:
        return self.state.decision() is None

    def decision(self) -> Decision | None:
        return self.state.decision()

    def result(self) -> Result | None:
        return self.state.result()

    def names(self) -> list[str]:
        return seat_names(self.seats)

    def character(self, seat: int) -> int:
        """The seed of the seat's opponent. Not the match's own stream: an opponent must not foresee its shuffles."""
        return Rng(Rng(self.setup.seed).next64() ^ (seat + 1)).next64()

    def done(self) -> int:
        """How many actions were done since the deal, also before a snapshot that the match goes on from."""
        return len(self._history.steps) + (self.origin.actions if self.origin else 0)

    def apply(self, action: Action) -> list[Event]:
        """Do it; an illegal action is a ValueError and changes nothing. What was taken back is then gone."""
        events = self._do(action)
        self._history.taken_back.clear()
        return events

    def can_undo(self, seat: int) -> bool:
        """May this human take back their last decision, even though somebody else is asked now?"""
        return self._history.undo_target(seat) is not None

    def can_redo(self) -> bool:
        return bool(self._history.taken_back)

    def undo(self, seat: int | None = None) -> int:
        """Back to the last decision of this human, or of the one who decided last.

        Returns how many actions were taken back.
        """
        target = self._history.undo_target(seat)
        if target is None:
            raise ValueError(_("Nothing can be taken back: a secret was shown, or another player decided since."))
        gone = len(self._history.steps) - target
        self.state = self._history.step_back(target)
        self._marks = [mark for mark in self._marks if mark[0] <= target]
        return gone

    def redo(self) -> list[Event]:
        """Do again what the last undo took back."""
        if not self._history.taken_back:
            raise ValueError(_("There is nothing to do again."))
        return [event for action in self._history.taken_back.pop() for event in self._do(action)]

    def moment(self) -> Moment:
        return Moment(self.title, self.setup, tuple(self.actions), tuple(self._marks), self.state.clone(), self.origin)

    def notice(self) -> Sentence | None:
        """What the players should know about this match before they go on."""
        if self.origin is None:
            return None
        return Sentence.of(
            N_(
                "The rules of this game have changed since the match was saved. It goes on from the saved "
                "position; what was done before cannot be taken back or shown again."
            )
        )

    def _do(self, action: Action) -> list[Event]:
        decision = self.state.decision()
        before = self.state.clone()
        events: list[Event] = []
        try:
            self.state.apply(action, events.append)
        except BaseException:
            self.state = before
            self.attempt = action if decision is not None and action in decision.actions else None
            raise
        assert decision is not None  # the state refuses actions when it is over
        self._history.add(Step(decision.seat, decision.kind, action, tuple(events)), before)
        done = len(self._history.steps)
        if done % HASH_EVERY == 0:
            self._marks.append((done, digest(self.state.to_plain())))
        return events


def clean_name(name: str) -> str:
    """A name as it can be shown and stored: one line, no control characters, at most 60 long."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:60].rstrip()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """What to call everybody, in the language in use."""
    return [seat.name or _named(seat, at + 1) for at, seat in enumerate(seats)]


def _named(seat: Seat, number: int) -> str:
    words = _("Player {number}") if seat.human else _("Computer {number}")
    return words.format(number=number)
