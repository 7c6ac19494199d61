"""The arena is fair: swapped seats, the same deals for all, and honest counting."""

from fractions import Fraction

import pytest

from ai import make_agent
from ai.arena import EndlessMatchError, Outcome, count_wins, ladder, play_match, simulate
from ai.stats import elo_gap, elo_ladder, wilson
from game.rules import TITLES

AFTERLIFE = TITLES["afterlife"]


def outcome(seats: tuple[str, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(1, seats, (0,) * len(seats), tuple(range(len(seats))), winners, 10, 0.0)


def test_a_match_gives_scores_ranking_and_time() -> None:
    played = play_match(AFTERLIFE, [make_agent("random", AFTERLIFE, seat) for seat in range(3)], 9)
    assert played.seats == ("random",) * 3
    assert sorted(played.ranking) == [0, 1, 2]
    assert played.scores[played.ranking[0]] == max(played.scores)
    assert set(played.winners) <= set(played.ranking)
    assert played.decisions > 50
    assert played.seconds > 0


def test_a_match_that_never_ends_is_stopped() -> None:
    with pytest.raises(EndlessMatchError, match="seed 9 took over 10 decisions"):
        play_match(AFTERLIFE, [make_agent("random", AFTERLIFE)] * 2, 9, max_decisions=10)


def test_levels_change_seats_and_every_deal_is_played_from_each_seat() -> None:
    said: list[tuple[int, int]] = []
    series = simulate(
        AFTERLIFE, ["greedy", "random", "random"], 6, seed=4, progress=lambda done, total: said.append((done, total))
    )
    assert [played.seed for played in series.outcomes] == [4, 4, 4, 5, 5, 5]
    assert [played.seats.index("greedy") for played in series.outcomes] == [0, 1, 2, 0, 1, 2]
    assert said == [(done, 6) for done in range(1, 7)]
    assert sum(series.wins.values()) == 6


def test_equal_levels_do_not_repeat_a_match_when_they_change_seats() -> None:
    series = simulate(AFTERLIFE, ["random", "random"], 2, seed=4)
    assert series.outcomes[0].scores != series.outcomes[1].scores


def test_a_series_can_be_repeated_and_takes_options() -> None:
    first, second = (
        simulate(AFTERLIFE, ["random", "random"], 2, seed=4, options={"mode": "half_sets_merged"}) for _ in range(2)
    )
    assert [played.scores for played in first.outcomes] == [played.scores for played in second.outcomes]
    with pytest.raises(ValueError, match="speed"):
        simulate(AFTERLIFE, ["random", "random"], 1, seed=4, options={"speed": "high"})
    with pytest.raises(ValueError, match="godlike"):
        simulate(AFTERLIFE, ["random", "godlike"], 1, seed=4)


def test_a_shared_victory_is_split_and_a_missed_goal_wins_nothing() -> None:
    played = [
        outcome(("greedy", "random", "random"), (0, 1)),
        outcome(("random", "greedy", "random"), (0, 1, 2)),
        outcome(("random", "greedy", "random"), ()),
    ]
    wins = count_wins(["greedy", "random", "random"], played)
    assert wins == {"greedy": Fraction(5, 6), "random": Fraction(7, 6)}


def test_the_ladder_seats_one_of_the_upper_level_against_the_lower() -> None:
    said: list[tuple[int, int]] = []
    result = ladder(
        AFTERLIFE, ["random", "greedy"], 3, seed=2, seats=3, progress=lambda done, total: said.append((done, total))
    )
    (step,) = result.steps
    assert (step.lower, step.upper, step.even) == ("random", "greedy", 1 / 3)
    assert all(sorted(played.seats) == ["greedy", "random", "random"] for played in step.series.outcomes)
    assert step.share == 1
    assert step.interval.low < step.share <= step.interval.high
    assert said[-1] == (3, 3)
    assert result.elo["random"] == 0 < result.elo["greedy"]


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert wilson(0, 0) == (0, 1)
    assert wilson(10, 10).high == pytest.approx(1)


def test_elo_is_zero_for_equals_and_finite_for_a_sweep() -> None:
    assert elo_gap(0.5, 0.5, 100) == 0
    assert elo_gap(1 / 3, 1 / 3, 99) == 0
    assert elo_gap(0.75, 0.5, 100) == 191
    assert 0 < elo_gap(1.0, 0.5, 10) < 1000
    assert elo_gap(0.0, 0.5, 0) == 0
    assert elo_ladder(["a", "b", "c"], [(0.75, 0.5, 100), (0.5, 0.5, 100)]) == {"a": 0, "b": 191, "c": 191}
    assert elo_ladder([], []) == {}
