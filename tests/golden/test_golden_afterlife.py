"""Recorded matches of afterlife: all replay to the same hashes and show what their file names say."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from golden.afterlife_endings import SEAT_WORDS, features
from helpers.matches import play_out

from game.rules import TITLES
from game.rules.afterlife.state import AfterlifeState
from game.session.load import load, read_record
from game.session.match import Match

TITLE = TITLES["afterlife"]
REMEDY = "See make_afterlife.py in this folder."
GOLDEN = sorted(Path(__file__).with_name("afterlife").glob("*.toml"))
SAVES = sorted((Path(__file__).parents[2] / "saves").glob("*.toml"))
OWN_SAVES = [path for path in SAVES if f'title = "{TITLE.id}"' in path.read_text(encoding="utf-8")]
RECORDS = GOLDEN + OWN_SAVES

ENDINGS = (
    "outright_win", "tie_break", "shared_victory",
    "solo_beginner_won", "solo_beginner_lost", "solo_master_embalmer_won", "solo_master_embalmer_lost",
    "round_end", "mid_round_end",
)  # fmt: skip
RARE = ("discard_order_full", "axe_chain", "boat_reaction")
MODES = tuple(value.id for option in TITLE.options if option.id == "mode" for value in option.values)
# Section 4.6 of the rules document.
DECISIONS = (
    "main_action", "pay_card", "choose_crumble", "choose_fall", "choose_pyramid_card", "choose_swap",
    "choose_hand_card", "set_aside_card", "choose_discard_card", "choose_played_card", "choose_tomb_card",
    "choose_opponent", "choose_looked_card", "choose_return_order", "hook_decision", "may_entomb_next",
    "judgement_step", "choose_sacrifice_order", "forced_discard", "may_take_cheapest", "choose_for_neighbour",
    "may_entomb_top_discard", "may_draw", "discard_top", "discard_next", "rebuild_sacrifice", "boat_reaction",
    "forced_sacrifice", "give_card", "choose_opponent_hand_card", "may_discard_to_draw", "repeat_action",
)  # fmt: skip


@cache
def loaded(path: Path) -> Match:
    """Loading replays the record and compares every hash."""
    return load(path)


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


def test_every_mode_and_seat_count_is_recorded() -> None:
    lacking = missing([*MODES, *SEAT_WORDS[1:]], shown([path for path in GOLDEN if loaded(path).over]))
    assert not lacking, f"No finished golden match is one of these: {lacking}. {REMEDY}"


def test_rare_courses_are_recorded() -> None:
    lacking = missing(RARE, shown(GOLDEN))
    assert not lacking, f"This happens in no golden match: {lacking}. {REMEDY}"


def test_every_decision_kind_is_recorded() -> None:
    asked = {step.kind for path in GOLDEN for step in loaded(path).steps}
    lacking = missing(DECISIONS, asked)
    assert not lacking, f"Asked in no golden match: {lacking}. {REMEDY}"
    unlisted = sorted(missing(asked, DECISIONS))
    assert not unlisted, f"Asked, but not listed in this test: {unlisted}."


def test_shipped_examples_show_every_table() -> None:
    assert len(OWN_SAVES) >= 8
    there = shown(OWN_SAVES)
    wanted = [*SEAT_WORDS[1:], "unfinished", "solo_beginner_won", "solo_beginner_lost"]
    wanted += ["half_sets_merged", "mix_of_sets", "longer_game_84"]
    lacking = missing(wanted, there)
    assert not lacking, f"The folder saves has no example of {lacking}. {REMEDY}"
    nameless = [path.name for path in OWN_SAVES if not read_record(path).name]
    assert not nameless, f"These examples have no name: {nameless}."


def test_unfinished_examples_wait_for_a_human_and_go_on() -> None:
    for path in OWN_SAVES:
        match = loaded(path)
        decision = match.decision()
        if decision is None:
            continue
        assert match.seats[decision.seat].human, path.name
        state = match.state.clone()
        assert isinstance(state, AfterlifeState)
        play_out(state, seed=1)
        assert state.result() is not None, path.name
