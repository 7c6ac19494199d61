"""How sure the arena is: intervals that respect deals and repeated looks, and Elo with its bounds."""

import pytest

from ai.stats import (
    EloInterval,
    Gap,
    Interval,
    design_effect,
    elo_gap,
    elo_interval,
    elo_ladder,
    paired_interval,
    reach_for,
    wilson,
)


def rounded(interval: Interval) -> tuple[float, float]:
    return round(interval.low, 3), round(interval.high, 3)


def test_the_interval_is_wilsons() -> None:
    assert rounded(wilson(8, 10)) == (0.49, 0.943)
    assert wilson(0, 0) == (0, 1)
    assert wilson(10, 10).high == pytest.approx(1)


def test_more_looks_need_a_wider_interval() -> None:
    assert round(reach_for(1), 3) == 1.96
    assert round(reach_for(3), 3) == 2.394
    once, often = wilson(40, 60, reach_for(1)), wilson(40, 60, reach_for(4))
    assert often.low < once.low < once.high < often.high


def test_matches_of_a_deal_that_go_alike_count_as_one() -> None:
    alike = [1.0, 1.0, 0.0, 0.0] * 20
    assert rounded(paired_interval(alike, 2)) == rounded(wilson(20, 40))


def test_matches_of_a_deal_that_differ_count_as_matches_and_never_as_more() -> None:
    unlike = [1.0, 0.0] * 40
    assert paired_interval(unlike, 2) == wilson(40, 80)
    assert paired_interval([1.0] * 5, 2) == wilson(5, 5)
    assert paired_interval([], 2) == (0, 1)


def test_the_design_effect_stays_between_one_and_the_size_of_a_round() -> None:
    assert design_effect([1.0], 3) == 1
    assert design_effect([1.0, 0.0], 3) == 3
    assert design_effect([0.5, 0.5, 0.5], 2) == 1
    assert 1 < design_effect([1.0, 1.0, 0.5, 0.0, 0.0, 0.5], 2) < 2


def test_elo_is_zero_for_equals_and_finite_for_a_sweep() -> None:
    assert elo_gap(0.5, 0.5, 100) == 0
    assert elo_gap(1 / 3, 1 / 3, 99) == 0
    assert elo_gap(0.75, 0.5, 100) == 191
    assert 0 < elo_gap(1.0, 0.5, 10) < 1000
    assert elo_gap(0.0, 0.5, 0) == 0


def test_elo_has_the_bounds_of_its_share_and_none_after_a_sweep() -> None:
    low, high = elo_interval(wilson(75, 100), 0.5)
    assert low is not None
    assert high is not None
    assert low < elo_gap(0.75, 0.5, 100) < high
    assert elo_interval(wilson(59, 60), 0.5).high is not None
    swept = elo_interval(wilson(10, 10), 0.5)
    assert swept.low is not None
    assert swept.high is None
    assert elo_interval(wilson(0, 10), 0.5).low is None
    assert elo_interval(wilson(0, 0), 0.5) == (None, None)


def test_a_ladder_adds_its_steps_and_their_errors_as_squares() -> None:
    steps = [Gap(100, EloInterval(70, 130)), Gap(50, EloInterval(10, 90)), Gap(500, EloInterval(400, None))]
    ratings = elo_ladder(["a", "b", "c", "d"], steps)
    assert ratings["a"] == (0, (0, 0))
    assert ratings["b"] == (100, (70, 130))
    assert ratings["c"] == (150, (100, 200))
    assert ratings["d"] == (650, (538, None))
    assert elo_ladder([], []) == {}
