"""Statistics of finished matches: what counts, and that nothing is ever lost."""

from pathlib import Path

import pytest

from game.session import paths
from game.session.load import match_of
from game.session.match import Match
from game.session.parse import record_from
from game.session.record import record_of, to_bytes
from game.session.statistics import count_match, read_statistics
from game.session.tallies import Statistics, Tally
from tests.toys import TOYS, play_on, toy_match


def finished(*kinds: str, seed: int = 7) -> Match:
    return play_on(toy_match(*kinds, seed=seed), 200, seed)


def human_wins(match: Match) -> bool:
    result = match.result()
    assert result is not None
    return any(match.seats[at].human for at in result.winners)


def test_a_match_counts_for_its_title_seats_and_levels() -> None:
    match = finished("human", "greedy", "random")
    assert count_match(match) == []
    toy = read_statistics()[0].titles["toy"]
    result = match.result()
    assert result is not None
    expected = Tally(1, int(human_wins(match)), result.scores[0])
    assert toy.total == expected
    assert toy.by_seats == {3: expected}
    assert toy.by_level == {"greedy": expected, "random": expected}
    assert toy.last_played


def test_many_matches_add_up() -> None:
    matches = [finished("human", "greedy", seed=seed) for seed in range(8)]
    for match in matches:
        count_match(match)
    total = read_statistics()[0].titles["toy"].total
    assert total.matches == 8
    assert total.wins == sum(map(human_wins, matches)) > 0
    assert total.best == max(match.result().scores[0] for match in matches)  # type: ignore[union-attr]


def test_a_match_counts_once_even_after_undo_or_load() -> None:
    match = finished("human", "greedy")
    loaded = match_of(record_from(to_bytes(record_of(match)), "a.toml"), TOYS)
    for same in (match, match, loaded):
        count_match(same)
    assert read_statistics()[0].titles["toy"].total.matches == 1


def test_a_match_that_is_not_over_or_has_no_human_does_not_count() -> None:
    count_match(toy_match("human", "greedy"))
    count_match(finished("greedy", "greedy"))
    assert read_statistics()[0] == Statistics()
    assert not paths.statistics_file().exists()


def test_among_humans_only_no_win_is_counted() -> None:
    count_match(finished("human", "human"))
    assert read_statistics()[0].titles["toy"].total.wins == 0


def test_a_solo_match_is_won_or_not_by_its_result() -> None:
    count_match(finished("human"))
    toy = read_statistics()[0].titles["toy"]
    assert toy.total.wins == 1
    assert toy.by_level == {}


BROKEN = [
    b"\xff\xfe",
    b"titles = = 1",
    b"titles = 1",
    b"[titles]\ntoy = 1",
    b"[titles.toy]\nmatches = -1\nwins = 0",
    b"[titles.toy]\nmatches = '1'\nwins = 0",
    b"[titles.toy]\nmatches = 1\nwins = 0\nbest = 1.5",
    b"[titles.toy]\nmatches = 1\nwins = 0\nlast_played = 5",
    b"[titles.toy]\nmatches = 1\nwins = 0\n[titles.toy.seats.x]\nmatches = 1\nwins = 1",
    b"[titles.toy]\nmatches = 1\nwins = 0\n[titles.toy.levels]\ngreedy = 1",
    b"counted = 5",
    b"counted = [5]",
    b"a = " + b"[" * 20_000,
]


@pytest.mark.parametrize("content", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_set_aside_and_the_version_before_is_used(content: bytes) -> None:
    for seed in (1, 2, 3):
        count_match(finished("human", "greedy", seed=seed))
    file = paths.statistics_file()
    file.write_bytes(content)
    statistics, said = read_statistics()
    assert statistics.titles["toy"].total.matches == 2
    assert "statistics.broken-1.toml; the version before is used" in str(said[0])
    assert file.with_name("statistics.broken-1.toml").read_bytes() == content
    count_match(finished("human", "greedy", seed=4))
    assert read_statistics()[0].titles["toy"].total.matches == 3


def test_a_broken_file_without_a_version_before_starts_anew() -> None:
    file: Path = paths.statistics_file()
    file.parent.mkdir(parents=True)
    file.write_bytes(b"noise")
    said = count_match(finished("human"))
    assert "counting starts anew" in str(said[0])
    assert read_statistics()[0].titles["toy"].total.matches == 1
    assert file.with_name("statistics.broken-1.toml").read_bytes() == b"noise"
