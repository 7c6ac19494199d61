"""Recorded matches of kemet: all replay to the same hashes and show what their file names say."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from golden.kemet_endings import SEAT_WORDS, TELLING, features
from helpers.matches import play_out

from game.rules.kemet import TITLE
from game.rules.kemet.words import PROMPTS
from game.session.load import load, read_record
from game.session.match import Match

REMEDY = "See make_kemet.py in this folder."
GOLDEN = sorted(Path(__file__).with_name("kemet").glob("*.toml"))
SAVES = sorted((Path(__file__).parents[2] / "saves").glob("*.toml"))
OWN_SAVES = [path for path in SAVES if f'title = "{TITLE.id}"' in path.read_text(encoding="utf-8")]
RECORDS = GOLDEN + OWN_SAVES

ENDINGS = (
    "won_ahead", "won_with_equals", "limit_by_points", "limit_by_battle_points", "limit_by_order", "safety_net",
)  # fmt: skip
RARE = (*TELLING.values(), "silver_token", "teleport")
OPTIONS = [f"{option.id.removeprefix('round_')}_{value.id}" for option in TITLE.options for value in option.values]


@cache
def loaded(path: Path) -> Match:
    """Loading replays the record and compares every hash."""
    return load(path, {TITLE.id: TITLE})


def missing(wanted: Iterable[str], there: Iterable[str]) -> list[str]:
    found = set(there)
    return [word for word in wanted if word not in found]


def shown(paths: list[Path]) -> set[str]:
    return set().union(*(features(loaded(path)) for path in paths))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_and_shows_what_its_name_says(path: Path) -> None:
    assert read_record(path).rules == TITLE.rules_version, f"{path.name} is of other rules. {REMEDY}"
    match = loaded(path)
    assert match.origin is None
    lacking = missing(path.stem.split("-"), features(match))
    assert not lacking, f"{path.name} shows {sorted(features(match))}, but not {lacking}. {REMEDY}"


def test_every_way_to_end_is_recorded() -> None:
    lacking = missing(ENDINGS, shown(GOLDEN))
    assert not lacking, f"No golden match ends like this: {lacking}. {REMEDY}"


def test_every_option_and_seat_count_is_recorded() -> None:
    lacking = missing([*OPTIONS, *SEAT_WORDS[2:]], shown([path for path in GOLDEN if loaded(path).over]))
    assert not lacking, f"No finished golden match is one of these: {lacking}. {REMEDY}"


def test_rare_courses_are_recorded() -> None:
    lacking = missing(RARE, shown(GOLDEN))
    assert not lacking, f"This happens in no golden match: {lacking}. {REMEDY}"


def test_every_decision_kind_is_recorded() -> None:
    asked = {step.kind for path in GOLDEN for step in loaded(path).steps}
    lacking = missing(PROMPTS, asked)
    assert not lacking, f"Asked in no golden match: {lacking}. {REMEDY}"
    assert not missing(asked, PROMPTS)


def test_shipped_examples_show_every_table() -> None:
    assert len(OWN_SAVES) >= 6
    wanted = [*SEAT_WORDS[2:], "unfinished", "won_ahead", "limit_by_points", "gods_random", "cities_random"]
    lacking = missing(wanted, shown(OWN_SAVES))
    assert not lacking, f"The folder saves has no example of {lacking}. {REMEDY}"
    nameless = [path.name for path in OWN_SAVES if not read_record(path).name]
    assert not nameless, f"These examples have no name: {nameless}."


def test_unfinished_examples_wait_for_a_human_and_go_on() -> None:
    unfinished = 0
    for path in OWN_SAVES:
        match = loaded(path)
        decision = match.decision()
        if decision is None:
            continue
        unfinished += 1
        assert match.seats[decision.seat].human, path.name
        state = match.state.clone()
        play_out(state, seed=1)
        assert state.result() is not None, path.name
    assert unfinished == 2
