"""Every title of the program through the session: played, taken back, saved, loaded and continued."""

from pathlib import Path

import pytest

from game.core.canon import check_plain, digest
from game.core.rng import Rng
from game.core.title import Title
from game.rules import TITLES
from game.session.crash import report_crash
from game.session.load import continue_from_snapshot, load
from game.session.match import Match, make_seats
from game.session.record import record_of
from game.session.store import Store
from tests.toys import play_on

TABLES = [(title, seats) for title in TITLES.values() for seats in title.seats]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0].id}-{table[1]}")
def match(request: pytest.FixtureRequest) -> Match:
    """A human among computers, at every seat count."""
    table: tuple[Title, int] = request.param
    title, seats = table
    return Match.start(title, make_seats(["human"] + ["random"] * (seats - 1)), seed=2**64 - 3)


def test_a_match_is_the_same_after_saving_at_any_point(match: Match) -> None:
    store = Store()
    for part in range(6):
        play_on(match, 37, seed=part)
        loaded = load(store.save(match, "Evening"))
        assert digest(loaded.state.to_plain()) == digest(match.state.to_plain())
        assert list(loaded.steps) == list(match.steps)
        assert loaded.decision() == match.decision()
        assert loaded.can_undo(0) == match.can_undo(0)
        match = loaded


def test_a_match_goes_on_from_its_snapshot_alone(match: Match) -> None:
    play_on(match, 61)
    check_plain(match.state.to_plain())
    going_on = continue_from_snapshot(record_of(match), match.title)
    assert going_on.decision() == match.decision()
    play_on(match, 60, seed=5)
    play_on(going_on, 60, seed=5)
    assert digest(going_on.state.to_plain()) == digest(match.state.to_plain())


def test_undo_and_redo_lead_to_the_positions_that_were(match: Match) -> None:
    rng = Rng(11)
    undone = 0
    for _round in range(150):
        decision = match.decision()
        if decision is None:
            break
        before = digest(match.state.to_plain())
        match.apply(rng.choice(decision.actions))
        after = digest(match.state.to_plain())
        if decision.seat == 0 and match.can_undo(0):
            assert match.undo(0) == 1
            assert digest(match.state.to_plain()) == before
            assert match.decision() == decision
            match.redo()
            assert digest(match.state.to_plain()) == after
            undone += 1
    assert undone


def test_a_crash_report_of_any_title_replays(match: Match) -> None:
    report = report_crash(RuntimeError("oh"), play_on(match, 40)).report
    assert isinstance(report, Path)
    assert load(report).actions == match.actions
