"""The record of a match: what the file says, and that it gives back just this match."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.canon import digest
from game.core.rng import MASK
from game.session.files import write_file
from game.session.load import continue_from_snapshot, load, match_of, replay
from game.session.match import Match, make_seats
from game.session.parse import record_from
from game.session.record import document_of, record_of, sealed, to_bytes
from game.session.sentences import SaveError
from tests.toys import TOY, TOYS, ToyTitle, play_on, toy_match


def again(match: Match) -> Match:
    return match_of(record_from(to_bytes(record_of(match)), "a.toml"), TOYS)


@pytest.mark.parametrize("actions", [0, 1, 24, 25, 26, 50, 200])
def test_a_saved_match_is_the_same_match_when_loaded(actions: int) -> None:
    match = play_on(toy_match("human", "greedy", "human", length="long"), actions)
    loaded = again(match)
    assert loaded.setup == match.setup
    assert loaded.state.to_plain() == match.state.to_plain()
    assert list(loaded.steps) == list(match.steps)
    assert loaded.decision() == match.decision()
    assert loaded.notice() is None
    assert [loaded.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]


def test_a_record_is_written_and_read_without_loss() -> None:
    record = record_of(play_on(toy_match(), 9), "Ana “and” Bek\\n'\"")
    assert record_from(to_bytes(record), "a.toml") == record


def test_the_log_is_one_array_of_texts_with_hashes_every_25_actions() -> None:
    document = tomllib.loads(to_bytes(record_of(play_on(toy_match(length="long"), 60))).decode())
    assert len(document["log"]) == 60
    assert all(isinstance(line, str) for line in document["log"])
    assert [line.split()[0] for line in document["hashes"]] == ["25", "50", "60"]


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 2**63, MASK])
def test_every_seed_of_64_bits_is_kept_exactly(seed: int) -> None:
    match = play_on(toy_match(seed=seed), 6)
    assert again(match).setup.seed == seed


def test_undo_works_across_saving() -> None:
    match = toy_match("human", "greedy")
    start = digest(match.state.to_plain())
    match.apply(("gain", 2))
    match.apply(("hide", 1))
    loaded = again(match)
    loaded.undo()
    assert digest(loaded.state.to_plain()) == start


def test_hashes_of_what_was_taken_back_are_forgotten() -> None:
    match = toy_match("human", length="long")
    for _turn in range(26):
        match.apply(("gain", 1))
    for _turn in range(3):
        match.undo()
    again(match)
    for _turn in range(3):
        match.apply(("gain", 2))
    assert again(match).actions == match.actions


def test_names_of_any_script_are_kept() -> None:
    names = ["Анна", "أنا", "Žofie\x7f", "𓂀"]
    match = Match.start(TOY, make_seats(["human"] * 4, names), 1)
    assert again(match).seats == match.seats


def test_with_other_rules_the_match_goes_on_from_its_snapshot() -> None:
    match = play_on(toy_match("human", "greedy", length="long"), 30)
    record = record_of(match)
    newer = {"toy": ToyTitle(rules_version=2)}
    going_on = match_of(record, newer)
    assert going_on.state.to_plain() == match.state.to_plain()
    assert going_on.actions == []
    assert not going_on.can_undo(0)
    assert "rules" in str(going_on.notice())

    play_on(going_on, 30)
    saved = record_of(going_on)
    assert saved.actions == 60
    once_more = match_of(record_from(to_bytes(saved), "a.toml"), newer)
    assert once_more.state.to_plain() == going_on.state.to_plain()
    assert once_more.actions == going_on.actions
    assert once_more.notice() is not None
    assert match_of(saved, TOYS).state.to_plain() == going_on.state.to_plain()


def test_a_replay_that_leads_elsewhere_is_refused_and_the_snapshot_is_still_there() -> None:
    match = play_on(toy_match(length="long"), 30)
    record = replace(record_of(match), setup=replace(match.setup, seed=8))
    with pytest.raises(SaveError, match=r"a\.toml.*action 25"):
        replay(record, TOY, "a.toml")
    assert continue_from_snapshot(record, TOY).state.to_plain() == match.state.to_plain()


def test_an_action_that_is_not_possible_is_named() -> None:
    record = record_of(play_on(toy_match(), 3))
    with pytest.raises(SaveError, match="action 2, 'give 5'"):
        replay(replace(record, log=(record.log[0], "give 5", record.log[2])), TOY, "a.toml")


def test_a_snapshot_that_contradicts_the_log_is_refused() -> None:
    record = record_of(play_on(toy_match(), 3))
    other = record_of(play_on(toy_match(), 4))
    for rules in (1, 2):
        with pytest.raises(SaveError, match="contradicts"):
            match_of(replace(record, snapshot=other.snapshot, rules=rules), TOYS, "a.toml")


def test_a_title_that_is_not_here_is_named() -> None:
    with pytest.raises(SaveError, match="senet"):
        match_of(replace(record_of(toy_match()), title="senet"), TOYS, "a.toml")


def test_options_that_the_title_does_not_know_are_refused() -> None:
    match = toy_match()
    record = replace(record_of(match), setup=replace(match.setup, options={"length": "endless"}))
    with pytest.raises(SaveError, match="endless"):
        match_of(record, TOYS, "a.toml")


def test_loading_offers_the_version_before_a_damaged_one(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    match = toy_match()
    write_file(file, to_bytes(record_of(match)))
    write_file(file, to_bytes(record_of(play_on(match, 3))))
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(SaveError, match=r"a\.toml") as caught:
        load(file, TOYS)
    assert caught.value.fallback is not None
    assert load(caught.value.fallback, TOYS).actions == []


def test_a_key_of_a_later_version_is_covered_by_the_checksum_and_otherwise_left_alone() -> None:
    document = document_of(record_of(toy_match()))
    content = sealed({**document, "mood": "calm"})
    assert record_from(content, "a.toml").title == "toy"
    with pytest.raises(SaveError, match="checksum"):
        record_from(content.replace(b"calm", b"wild"), "a.toml")
