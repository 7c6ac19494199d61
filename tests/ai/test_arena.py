"""The arena is fair: swapped seats, the same deals for all, and honest counting."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from ai import make_agent
from ai.arena import (
    EndlessMatchError,
    Entrant,
    Outcome,
    Plan,
    Series,
    Task,
    Thinking,
    ladder,
    names_of,
    play_match,
    play_task,
    simulate,
)
from ai.arena.series import judged
from ai.arena.task import tasks_of
from ai.budget import deadline
from game.rules import TITLES

AFTERLIFE = TITLES["afterlife"]
GREEDY, NOVICE, RANDOM = Entrant("greedy"), Entrant("novice"), Entrant("random")


def outcome(seats: tuple[str, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(1, seats, (0,) * len(seats), tuple(range(len(seats))), winners, 10, 0.0)


class Wins:
    """A runner that plays nothing: the first entrant of the series wins wherever the pattern says so."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.batches: list[int] = []

    def __call__(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        done = sum(self.batches)
        self.batches.append(len(tasks))
        for number, task in enumerate(tasks, done):
            numbers = [player.number for player in task.players]
            winner = numbers.index(0 if self.pattern[number % len(self.pattern)] == "w" else 1)
            yield outcome(tuple(player.name for player in task.players), (winner,))


def played_by(pattern: str, plan: Plan) -> tuple[Series, Wins]:
    runner = Wins(pattern)
    return simulate(AFTERLIFE, [GREEDY, RANDOM], plan, 1, None, runner), runner


# -- one match ----------------------------------------------------------------------------------------------


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


def test_only_real_choices_are_timed_and_those_past_the_deadline_are_counted() -> None:
    agents = [make_agent("novice", AFTERLIFE, seat) for seat in range(2)]
    played = play_match(AFTERLIFE, agents, 9, deadlines=[-1.0, None])
    hurried, free = played.thinking
    assert 0 < hurried.choices + free.choices <= played.decisions
    assert hurried.late == hurried.choices
    assert free.late == 0
    assert 0 < free.mean <= free.longest <= free.seconds <= played.seconds
    assert Thinking().mean == 0


def test_a_task_gives_the_same_match_whenever_it_is_played() -> None:
    (task,) = tasks_of("afterlife", [Entrant("skilled", iterations=3), RANDOM], 1, 4, {"mode": "half_sets_merged"})
    first, second = play_task(task), play_task(task)
    assert first.scores == second.scores
    assert first.decisions == second.decisions


# -- entrants -----------------------------------------------------------------------------------------------


def test_an_entrant_is_named_by_its_level_unless_a_namesake_differs() -> None:
    assert names_of([Entrant("master", 0.15), Entrant("skilled", iterations=120)]) == ["master", "skilled"]
    assert names_of([RANDOM, RANDOM]) == ["random", "random"]
    rivals = [Entrant("master", 0.15), Entrant("master", 1.5), Entrant("master", iterations=9, weights_file="new.toml")]
    assert names_of([*rivals, RANDOM]) == ["master:0.15", "master:1.5", "master@9=new.toml", "random"]


def test_the_deadline_follows_from_the_time_that_an_entrant_really_uses() -> None:
    assert Entrant("master", 0.15).deadline() == deadline(0.15)
    assert Entrant("master").deadline() == deadline(1.5)
    assert Entrant("master", iterations=100).deadline() is None
    assert Entrant("novice", 0.001).deadline() == Entrant("novice").deadline()


def test_an_entrant_plays_with_weights_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    file.write_text("[weights]\ntomb = 0\npotential = -5\neconomy = 0\nburial = -50\n", encoding="utf-8")
    odd = GREEDY._replace(weights_file=str(file))
    tasks = tasks_of("afterlife", [odd, GREEDY], 1, 4, None)
    file.unlink()  # they travel with the task
    played = play_task(tasks[0])
    assert played.seats == (str(odd), "greedy")
    assert played.winners == (1,)


@pytest.mark.parametrize("text", ["weights = 3", "[weights]\ntomb = 'x'", "[other]", "no toml"])
def test_weights_that_cannot_be_read_are_refused_with_their_file(text: str, tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"new\.toml has no readable table of weights"):
        tasks_of("afterlife", [GREEDY._replace(weights_file=str(file))], 1, 4, None)


# -- series -------------------------------------------------------------------------------------------------


def test_levels_change_seats_and_every_deal_is_played_from_each_seat() -> None:
    said: list[tuple[int, int]] = []
    series = simulate(
        AFTERLIFE, [NOVICE, RANDOM, RANDOM], Plan(6), seed=4, progress=lambda done, total: said.append((done, total))
    )
    assert [played.seed for played in series.outcomes] == [4, 4, 4, 5, 5, 5]
    assert [played.seats.index("novice") for played in series.outcomes] == [0, 1, 2, 0, 1, 2]
    assert said == [(done, 6) for done in range(1, 7)]
    assert sum(series.wins.values()) == 6
    assert [standing.even for standing in series.standings] == [1 / 3, 2 / 3]
    assert series.whole


def test_equal_levels_do_not_repeat_a_match_when_they_change_seats() -> None:
    series = simulate(AFTERLIFE, [RANDOM, RANDOM], Plan(2), seed=4)
    assert series.outcomes[0].scores != series.outcomes[1].scores


def test_a_series_can_be_repeated_and_takes_options() -> None:
    first, second = (
        simulate(AFTERLIFE, [RANDOM, RANDOM], Plan(2), seed=4, options={"mode": "half_sets_merged"}) for _ in range(2)
    )
    assert [played.scores for played in first.outcomes] == [played.scores for played in second.outcomes]
    with pytest.raises(ValueError, match="speed"):
        simulate(AFTERLIFE, [RANDOM, RANDOM], Plan(1), seed=4, options={"speed": "high"})
    with pytest.raises(ValueError, match="godlike"):
        simulate(AFTERLIFE, [RANDOM, Entrant("godlike")], Plan(1), seed=4)


def test_a_shared_victory_is_split_and_a_missed_goal_wins_nothing() -> None:
    played = [
        outcome(("greedy", "random", "random"), (0, 1)),
        outcome(("random", "greedy", "random"), (0, 1, 2)),
        outcome(("random", "greedy", "random"), ()),
    ]
    series = judged(AFTERLIFE, [GREEDY, RANDOM, RANDOM], Plan(3), 1, played, 1.96)
    assert series.wins == {"greedy": Fraction(5, 6), "random": Fraction(7, 6)}


def test_a_series_ends_at_the_first_look_that_decides() -> None:
    series, runner = played_by("w", Plan(240, least=60))
    assert runner.batches == [60]
    assert series.verdict == "above"
    series, runner = played_by("l", Plan(240, least=60))
    assert (runner.batches, series.verdict) == ([60], "below")
    series, runner = played_by("wlwlwwlw", Plan(240, least=60))
    assert (runner.batches, series.verdict) == ([60, 60], "above")


def test_a_series_that_stays_open_is_played_to_its_end() -> None:
    series, runner = played_by("wl", Plan(240, least=60))
    assert runner.batches == [60, 60, 120]
    assert series.verdict == "open"
    assert len(series.outcomes) == 240


def test_a_bar_takes_the_place_of_the_even_share() -> None:
    assert played_by("wwl", Plan(240, least=60, bar=0.65))[0].verdict == "open"
    assert played_by("wwl", Plan(240, least=60, bar=0.85))[0].verdict == "below"
    assert played_by("w", Plan(240, least=60, bar=0.85))[0].verdict == "above"


def test_looks_are_few_fixed_and_after_whole_rounds() -> None:
    assert Plan(20).looks(2) == [20]
    assert Plan(40, least=60).looks(2) == [40]
    assert Plan(100, least=60).looks(2) == [60, 100]
    assert Plan(240, least=60).looks(6) == [60, 120, 240]
    assert Plan(500, least=50).looks(3) == [51, 102, 201, 500]
    assert Plan(1, least=1).looks(2) == [1]


# -- ladder -------------------------------------------------------------------------------------------------


def test_the_ladder_seats_one_of_the_upper_level_against_the_lower() -> None:
    said: list[tuple[int, int]] = []
    result = ladder(
        AFTERLIFE, [RANDOM, NOVICE], Plan(3), seed=2, seats=3, progress=lambda done, total: said.append((done, total))
    )
    (step,) = result.steps
    assert (step.lower, step.upper, step.top.even) == ("random", "novice", 1 / 3)
    assert all(sorted(played.seats) == ["novice", "random", "random"] for played in step.series.outcomes)
    assert step.top.share == 1
    assert step.top.interval.low < step.top.share <= step.top.interval.high
    assert said[-1] == (3, 3)
    assert result.elo["random"].elo == 0 < result.elo["novice"].elo


def test_a_step_that_ends_early_counts_as_done() -> None:
    said: list[tuple[int, int]] = []
    plan = Plan(240, least=60)
    result = ladder(
        AFTERLIFE, [RANDOM, NOVICE, GREEDY], plan, 2, 2, None, Wins("w"), lambda done, total: said.append((done, total))
    )
    assert [len(step.series.outcomes) for step in result.steps] == [60, 60]
    assert said[60] == (240, 480)
    assert said[-1] == (480, 480)
