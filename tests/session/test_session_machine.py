"""Whatever is done, undone, done again, saved and loaded: the match is the one that its log describes."""

import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.core.canon import digest
from game.session.files import write_file
from game.session.load import load
from game.session.match import HUMAN, Match, make_seats
from game.session.record import record_of, to_bytes
from tests.toys import TOY, TOYS


class PlayedMatch(RuleBasedStateMachine):
    match: Match

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "match.toml"
        self.saved: tuple[str, ...] | None = None

    def teardown(self) -> None:
        self.folder.cleanup()

    @initialize(
        kinds=st.lists(st.sampled_from([HUMAN, "greedy"]), min_size=1, max_size=4),
        seed=st.integers(0, 2**64 - 1),
        length=st.sampled_from(["short", "long"]),
        name=st.text(max_size=20),
    )
    def start(self, kinds: list[str], seed: int, length: str, name: str) -> None:
        self.match = Match.start(TOY, make_seats(kinds, [name]), seed, {"length": length})

    @precondition(lambda self: not self.match.over)
    @rule(choice=st.integers(0, 100), times=st.integers(1, 12))
    def apply(self, choice: int, times: int) -> None:
        for _time in range(times):
            decision = self.match.decision()
            if decision:
                self.match.apply(decision.actions[choice % len(decision.actions)])
        assert not self.match.can_redo()

    @precondition(lambda self: any(map(self.match.can_undo, range(len(self.match.seats)))))
    @rule()
    def undo(self) -> None:
        gone = self.match.steps[len(self.match.steps) - self.match.undo() :]
        assert not any(step.reveals for step in gone)
        decision = self.match.decision()
        assert decision is not None
        assert self.match.seats[decision.seat].human

    @precondition(lambda self: self.match.can_redo())
    @rule()
    def redo(self) -> None:
        before = len(self.match.actions)
        self.match.redo()
        assert len(self.match.actions) > before

    @rule()
    def save(self) -> None:
        record = record_of(self.match, "machine")
        write_file(self.file, to_bytes(record))
        self.saved = record.log

    @precondition(lambda self: self.saved is not None)
    @rule()
    def load(self) -> None:
        before = self.match
        self.match = load(self.file, TOYS)
        assert record_of(self.match).log == self.saved
        assert self.match.setup == before.setup

    @invariant()
    def the_log_replays_to_this_state(self) -> None:
        if not hasattr(self, "match"):
            return
        setup = self.match.setup
        state = TOY.new_match(len(setup.seats), setup.seed, setup.options)
        for action in self.match.actions:
            state.apply(action)
        assert digest(state.to_plain()) == digest(self.match.state.to_plain())
        assert state.decision() == self.match.decision()


PlayedMatch.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestPlayedMatch = PlayedMatch.TestCase
