"""Tuning: the fit finds what is there to find, a pause changes nothing, and only a contest won changes a weight."""

import tomllib
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from datetime import date
from pathlib import Path

import numpy as np
import pytest

from ai.arena import Outcome, Plan, Task
from ai.heuristics import heuristic
from ai.heuristics.base import Tunable, read_weights
from ai.temperament import BALANCED, temperament
from ai.tuning import (
    Course,
    DamagedWorkError,
    Deal,
    Fit,
    ForeignWorkError,
    Recording,
    Round,
    Setup,
    WeightsFileError,
    Wish,
    WorkFile,
    contest,
    courses_of,
    edited,
    fit,
    play_deal,
    stepped,
    try_steps,
    tunable_of,
    tune_once,
    weights_in,
    with_entry,
)
from ai.tuning.figures import round_figures, story
from ai.tuning.fit import lstd
from ai.tuning.samples import replayed
from ai.tuning.selfplay import CONTEST, TRIALS, even_tempered, fingerprint
from ai.tuning.weights_file import weights_text
from game.rules import TITLES

AFTERLIFE = TITLES["afterlife"]
WEIGHTS = read_weights("afterlife")
SETUP = Setup("afterlife", 2, {}, 1, 7, WEIGHTS)
TEXT = """\
# Why they are so.
[weights]
tomb = 0.976        # points already buried
"rivals" = -0.6  # of the best one
hand = 0.172

[weights.talent]  # by card
shabti = 0.312
bow = 0.5 # twice

[search]
tomb = 5.5  # another one of this name
"""


def played(deals: Sequence[Deal]) -> Iterator[Recording]:
    return map(play_deal, deals)


def tunable() -> Tunable:
    found = tunable_of("afterlife")
    assert found is not None
    return found


class Interrupted:
    """Plays as it should, up to a Ctrl+C after so many matches."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, deals: Sequence[Deal]) -> Iterator[Recording]:
        for deal in deals:
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            yield play_deal(deal)


class Wins:
    """A runner that plays nothing: the new weights win wherever the pattern says so."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.seeds: list[int] = []

    def __call__(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        for task in tasks:
            number = len(self.seeds)
            self.seeds.append(task.seed)
            seats = [player.number for player in task.players]
            winner = seats.index(0 if self.pattern[number % len(self.pattern)] == "w" else 1)
            names = tuple(player.name for player in task.players)
            yield Outcome(task.seed, names, (9,) * len(seats), tuple(range(len(seats))), (winner,), 10, 0.5)


@pytest.fixture
def work(tmp_path: Path) -> WorkFile:
    return WorkFile(tmp_path / "work.jsonl", SETUP)


# -- the fit ------------------------------------------------------------------------------------------------


def walks(count: int, weights: list[float], noise: float = 0.0) -> list[Course]:
    """Positions that drift without aim, so that the present one foretells the last as well as possible."""
    chance = np.random.default_rng(5)
    courses = []
    for match in range(count):
        rows = np.cumsum(chance.normal(size=(12, len(weights))), axis=0)
        margin = float(rows[-1] @ np.array(weights)) + noise * float(chance.normal())
        courses.append(Course(match, rows, margin))
    return courses


def test_the_fit_recovers_the_weights_that_made_the_margins() -> None:
    found = lstd(walks(300, [1.0, -0.5, 2.0], noise=2.0), np.zeros(3), ridge=0.0)
    assert found == pytest.approx([1.0, -0.5, 2.0], abs=0.15)


def test_where_nothing_happens_between_turns_the_fit_is_exact() -> None:
    rows = [np.array([[1.0, 2.0]] * 3), np.array([[0.0, -1.0]] * 2), np.array([[2.0, 1.0]])]
    courses = [Course(match, each, float(each[-1] @ [3.0, -1.0])) for match, each in enumerate(rows)]
    assert lstd(courses, np.zeros(2), ridge=0.0) == pytest.approx([3.0, -1.0])


def test_the_ridge_holds_what_the_data_does_not_speak_about() -> None:
    courses = walks(40, [1.0, -0.5])
    begin = np.array([0.2, 0.3])
    assert lstd(courses, begin, ridge=1e9) == pytest.approx(begin, abs=1e-3)
    silent = [course._replace(rows=course.rows * [1.0, 0.0]) for course in courses]
    assert lstd(silent, begin)[1] == 0.3
    assert list(lstd([], begin)) == [0.2, 0.3]


def test_what_weights_explain_is_measured_on_matches_that_were_not_fitted() -> None:
    courses = walks(60, [1.0, -0.5], noise=1.0)
    found = fit(["a", "b"], courses, {"a": -1.0, "elsewhere": 4.0}, [0.2])
    assert list(found.weights) == ["a", "b"]
    assert found.turns == 60 * 12
    assert found.explained[0.0] < 0 < found.explained[1.0] < 1
    assert found.explained[0.0] < found.explained[0.2] < found.explained[1.0]
    nothing = [course._replace(margin=float(margin)) for course, margin in zip(courses, noise_of(60), strict=True)]
    assert fit(["a", "b"], nothing, {}, []).explained[1.0] <= 0.05
    assert fit(["a", "b"], courses[:1], {}, []).explained == {}


def noise_of(count: int) -> list[float]:
    return list(np.random.default_rng(6).normal(size=count))


def test_a_step_goes_part_of_the_way_and_leaves_other_weights_alone() -> None:
    new = stepped({"a": 1.0, "b": 0.5, "c": 0.0004}, {"a": 2.0, "c": -0.0004, "d": 5.0, "e": 0.0001}, 0.2, 3)
    assert new == {"a": 1.2, "b": 0.5, "c": 0.0, "d": 1.0}
    assert str(new["c"]) == "0.0"


# -- matches ------------------------------------------------------------------------------------------------


def test_a_recorded_match_replays_to_its_end_turn_by_turn() -> None:
    recording = play_deal(SETUP.deals(1)[0])
    assert play_deal(SETUP.deals(1)[0]) == recording
    replay = replayed(AFTERLIFE, tunable(), recording, {})
    assert len(replay.turns) > 20
    assert all(len(turn) == 2 for turn in replay.turns)
    with pytest.raises(ValueError, match="does not end"):
        replayed(AFTERLIFE, tunable(), recording._replace(actions=recording.actions[:50]), {})


@pytest.mark.parametrize("seats", [2, 3])
def test_courses_set_each_seat_against_the_mean_of_the_others(seats: int) -> None:
    recording = play_deal(SETUP._replace(seats=seats).deals(1)[0])
    names, courses = courses_of(AFTERLIFE, tunable(), [recording], {})
    scores = replayed(AFTERLIFE, tunable(), recording, {}).scores
    assert len(courses) == seats
    assert courses[0].margin == pytest.approx(scores[0] - sum(scores[1:]) / (seats - 1))
    assert sum(course.margin for course in courses) == pytest.approx(0)
    assert sum(course.rows for course in courses) == pytest.approx(0)
    assert {"tomb", "talent/shabti"} <= set(names) == set(names) & set(WEIGHTS)


def test_self_play_has_no_temperaments() -> None:
    assert all(temperament(even_tempered(seed)) == BALANCED for seed in range(50))
    assert len({even_tempered(seed) for seed in range(50)}) == 50


def test_other_weights_and_other_parts_of_a_round_play_other_deals() -> None:
    places = [SETUP.first_deal(part) for part in (0, TRIALS, CONTEST)]
    assert places == [places[0], places[0] + TRIALS, places[0] + CONTEST]
    assert max(places) < 1 << 64
    other = SETUP._replace(weights={**WEIGHTS, "tomb": 1.5})
    assert abs(other.first_deal(0) - places[0]) > CONTEST
    assert SETUP._replace(seed=8).first_deal(0) != places[0]
    assert fingerprint({"a": 1, "b": 2.0}) == fingerprint({"b": 2, "a": 1.0}) != fingerprint({"a": 1, "b": 2.1})


# -- the work file ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0, 1, 3])
def test_an_interrupted_run_goes_on_to_the_same_file(after: int, work: WorkFile, tmp_path: Path) -> None:
    whole = work.self_play(4, played)
    broken_off = tmp_path / "again.jsonl"
    with pytest.raises(KeyboardInterrupt):
        WorkFile(broken_off, SETUP).self_play(4, Interrupted(after))
    with broken_off.open("a") as file:
        file.write('{"seed":12,"seats":2,"act')  # the power failed in the middle of a line
    again = WorkFile(broken_off, SETUP)
    said: list[tuple[int, int]] = []
    assert again.self_play(4, Interrupted(4 - after), lambda done, most: said.append((done, most))) == whole
    assert said == [(done, 4) for done in range(after, 5)]
    assert broken_off.read_bytes() == work.path.read_bytes()


def test_a_finished_file_needs_no_more_matches_and_a_longer_wish_adds_to_it(work: WorkFile) -> None:
    four = work.self_play(4, played)
    again = WorkFile(work.path, SETUP)
    assert again.self_play(3, Interrupted(0)) == four[:3]
    assert again.self_play(5, Interrupted(1))[:4] == four
    assert len(WorkFile(work.path, SETUP).recordings) == 5


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"weights": {**WEIGHTS, "tomb": 0.5}}, "weights"),
        ({"iterations": 2}, "iterations"),
        ({"seats": 3}, "seats"),
        ({"options": {"mode": "half_sets_merged"}}, "options"),
        ({"seed": 8}, "seed"),
    ],
)
def test_a_work_file_of_something_else_is_refused_and_kept(
    change: dict[str, object], name: str, work: WorkFile
) -> None:
    before = work.path.read_bytes()
    with pytest.raises(ForeignWorkError) as refused:
        WorkFile(work.path, SETUP._replace(**change))  # type: ignore[arg-type]
    assert refused.value.names == [name]
    assert work.path.read_bytes() == before


@pytest.mark.parametrize("line", ["no json", "[]", "{}", '{"seed":1,"seats":2,"actions":["end_play"]}'])
def test_a_damaged_line_is_named_and_nothing_is_lost(line: str, work: WorkFile) -> None:
    with work.path.open("a") as file:
        file.write(f"{line}\nhalf a line")
    before = work.path.read_bytes()
    with pytest.raises(DamagedWorkError) as refused:
        WorkFile(work.path, SETUP)
    assert refused.value.line == 2
    assert work.path.read_bytes() == before


def test_a_file_that_is_no_work_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    for text in ("Dear Merit", "Dear Merit\n", "[1]\n"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(DamagedWorkError):
            WorkFile(file, SETUP)
        assert file.read_text(encoding="utf-8") == text
    file.write_text("", encoding="utf-8")
    assert WorkFile(file, SETUP).recordings == WorkFile(file, SETUP).recordings == []


# -- contests -----------------------------------------------------------------------------------------------

BETTER = {**WEIGHTS, "tomb": 1.5}


def test_a_contest_seats_the_new_weights_first_and_on_fresh_deals(work: WorkFile) -> None:
    runner = Wins("w")
    series = contest(work, BETTER, Plan(7), runner)
    assert series.standings[0].share == 1
    assert runner.seeds == [SETUP.first_deal(CONTEST) + number // 2 for number in range(8)]
    assert not set(runner.seeds) & {deal.seed for deal in SETUP.deals(1000)}


def test_a_contest_goes_on_where_it_stopped(work: WorkFile) -> None:
    first = contest(work, BETTER, Plan(6), Wins("wl"))
    again = WorkFile(work.path, SETUP)
    runner = Wins("w")
    longer = contest(again, BETTER, Plan(10), runner)
    assert len(runner.seeds) == 4
    assert longer.standings[0].won == first.standings[0].won + 4
    assert contest(WorkFile(work.path, SETUP), BETTER, Plan(10), Wins("l")).standings[0].share == 0.7
    assert contest(again, WEIGHTS | {"tomb": 1.6}, Plan(6), Wins("l")).standings[0].share == 0


def test_trials_use_the_same_deals_for_every_step_and_put_the_best_first(work: WorkFile) -> None:
    runner = Wins("ll" + "ww" + "ww")
    steps = {step: {**WEIGHTS, "tomb": 1 + step} for step in (0.1, 0.2, 0.35)}
    said: list[int] = []
    trials = try_steps(work, steps, 2, runner, lambda done, most: said.append(done))
    assert [trial.step for trial in trials] == [0.2, 0.35, 0.1]
    assert runner.seeds == [SETUP.first_deal(TRIALS)] * 6
    assert said == [1, 2, 3, 4, 5, 6]


def tuned(work: WorkFile, pattern: str, steps: Sequence[float] = (0.2,)) -> Round:
    wish = Wish(4, steps, Plan(240, 60))
    return tune_once(work, tunable(), wish, played, Wins(pattern), lambda part: nullcontext(lambda done, most: None))


@pytest.mark.parametrize(("pattern", "accepted", "matches"), [("w", True, 60), ("l", False, 60), ("wl", False, 240)])
def test_only_an_interval_above_the_share_of_equals_is_accepted(
    pattern: str, accepted: bool, matches: int, work: WorkFile
) -> None:
    done = tuned(work, pattern)
    assert done.accepted is accepted
    assert done.series is not None
    assert len(done.series.outcomes) == matches
    assert done.new != done.old == WEIGHTS
    for name in set(WEIGHTS) - set(done.fit.weights):
        assert done.new[name] == WEIGHTS[name]
    assert round_figures(done, Wish(4, (0.2,), Plan(240)))["contest"]["matches"] == matches


def test_the_winner_of_the_trials_goes_to_the_contest(work: WorkFile) -> None:
    done = tuned(work, "l" * 24 + "w" * 24 + "l" * 24 + "w" * 60, (0.1, 0.2, 0.35))
    assert [trial.step for trial in done.trials] == [0.2, 0.1, 0.35]
    assert (done.step, done.new, done.accepted) == (0.2, done.trials[0].weights, True)


def test_a_step_that_changes_no_number_of_the_file_is_not_played_for(
    work: WorkFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ai.tuning.rounds.fit", lambda *_: Fit({}, 1, {}))
    done = tuned(work, "w")
    assert (done.series, done.accepted, done.new) == (None, False, WEIGHTS)
    with pytest.raises(ValueError, match="contest"):
        story(SETUP, done, Wish(4, (0.2,), Plan(60)), date(2026, 1, 2))


def test_a_title_without_features_cannot_be_tuned() -> None:
    assert tunable_of("chess") is None
    assert hasattr(heuristic("afterlife"), "features")


# -- the file of weights ------------------------------------------------------------------------------------


def test_new_numbers_take_the_place_of_old_ones_and_comments_stay() -> None:
    new = edited(TEXT, {"tomb": 1.0, "rivals": -0.625, "hand": 0.172, "talent/shabti": -10.25, "talent/bow": 0.5})
    assert new == TEXT.replace("0.976 ", "1.000 ").replace("-0.6  #", "-0.625 #").replace("0.312", "-10.250")
    assert edited(TEXT, {}) == edited(TEXT, weights_in(TEXT)) == TEXT


def test_missing_weights_are_added_to_their_tables() -> None:
    wanted = {"waste": -0.2, "talent/urn": 0.1, "lean/east side": 0.00012, "lean/west": 2.0}
    new = edited(TEXT, wanted)
    assert weights_in(new) == weights_in(TEXT) | wanted
    assert "hand = 0.172\nwaste = -0.200\n\n" in new
    assert 'urn = 0.100\n\n[weights.lean]\n"east side" = 0.00012\nwest = 2.000\n\n[search]' in new


def test_the_shipped_file_keeps_every_line_but_the_numbers_of_its_weights() -> None:
    text = (Path(__file__).resolve().parents[2] / "assets/ai/afterlife.toml").read_text(encoding="utf-8")
    wanted = {name: round(-weight + 0.001, 3) for name, weight in weights_in(text).items()}
    new = edited(text, wanted)
    assert weights_in(new) == wanted
    assert tomllib.loads(new)["search"] == tomllib.loads(text)["search"]
    pairs = list(zip(text.splitlines(), new.splitlines(), strict=True))
    assert [old.partition("#")[2] for old, _ in pairs] == [line.partition("#")[2] for _, line in pairs]
    assert weights_in(edited(new, weights_in(text))) == weights_in(text)
    assert weights_in(weights_text(wanted)) == wanted


@pytest.mark.parametrize(
    "text", ["[search]\nx = 1\n", "[weights]\ntalent.bow = 1.0\n", "weights = { tomb = 1.0 }\n", "[weights\n", ""]
)
def test_what_cannot_be_changed_line_by_line_is_refused(text: str) -> None:
    with pytest.raises(WeightsFileError):
        edited(text, {"tomb": 2.0, "talent/bow": 2.0})


def test_the_story_of_tuning_is_added_at_the_end(work: WorkFile) -> None:
    wish = Wish(4, (0.2,), Plan(240, 60))
    setup = SETUP._replace(options={"mode": "half_sets_merged"})
    told = story(setup, tuned(work, "w"), wish, date(2026, 1, 2))
    once = with_entry(TEXT, told)
    assert once.startswith(TEXT)
    twice = tomllib.loads(with_entry(once, told))["tuning"]
    assert twice == [told, told]
    assert list(told) == [
        "date", "matches", "iterations", "seats", "options", "seed", "step", "contest", "share", "low", "high",
    ]  # fmt: skip
    assert (told["contest"], told["share"], told["high"]) == (60, 1.0, 1.0)
    assert 0.9 < told["low"] < 1
    assert weights_in(edited(once, {"tomb": 3.0}))["tomb"] == 3.0
