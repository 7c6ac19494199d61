"""Every title can say everything: prompts, labels, log lines, reasons, the table and the final sheet."""

import os
import subprocess
import sys

import pytest
from helpers.matches import ALL_SEATS, ALL_SETUPS, play_out, positions

from game.core.event import Event
from game.rules import TITLES

NAMES = ["Anu", "Bek", "Cleo", "Dedi", "Ebo", "Fenuku"]


@pytest.mark.parametrize(("title_id", "seats", "options"), ALL_SETUPS)
def test_everything_that_happens_has_words(title_id: str, seats: int, options: dict[str, str]) -> None:
    title = TITLES[title_id]
    words = title.words
    names = NAMES[:seats]
    events: list[Event] = []
    for step, state in enumerate(positions(title.new_match(seats, 31, options), 31)):
        decision = state.decision()
        assert decision is not None
        view = state.view(decision.seat)
        assert words.prompt(view, names)
        labels = [words.label(action, view, names) for action in decision.actions]
        assert all(labels)
        assert len(set(labels)) == len(labels), f"two actions read the same: {labels}"
        if step % 5 == 0:
            for seat in range(-1, seats):
                assert all(isinstance(line, str) for line in words.table(state.view(seat), names))
            assert all(words.why_not(view))
        state.clone().apply(decision.actions[step % len(decision.actions)], events.append)
    for event in events:
        for seat in range(-1, seats):
            assert words.log_line(event.seen_from(seat), names)


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_the_final_sheet_has_words(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    state = title.new_match(seats, 32)
    play_out(state, 32)
    result = state.result()
    assert result is not None
    for lines in result.breakdown:
        for line in lines:
            assert title.words.result_line(line.name, line.number)
    assert title.words.title_name()


SCRIPT = """
import sys
sys.path.insert(0, "tests")
from helpers.matches import play_out, state_hash
from game.rules import TITLES
for title in TITLES.values():
    for seats in title.seats:
        state = title.new_match(seats, 41)
        print(title.id, seats, len(play_out(state, 41)), state_hash(state))
"""


def test_matches_are_the_same_under_another_hash_seed() -> None:
    outputs = []
    for seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=environment, check=False
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == len(ALL_SEATS)
