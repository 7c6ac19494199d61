"""Whole random matches of every title: they end, conserve, replay, and every decision is well formed."""

import pytest
from helpers.census import CENSUS
from helpers.matches import ALL_SEATS, ALL_SETUPS, MOST_DECISIONS, play_out, positions, random_setup, state_hash

from game.core.canon import check_plain
from game.core.decision import action_from_text, action_text
from game.core.rng import Rng
from game.rules import TITLES

CHUNKS = 25
MATCHES = 1000


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("title_id", list(TITLES))
def test_random_matches_over_all_seats_and_options_end_and_conserve(title_id: str, chunk: int) -> None:
    title = TITLES[title_id]
    census = CENSUS[title_id]
    for seed in range(chunk, MATCHES, CHUNKS):
        rng = Rng(seed)
        seats = title.seats[seed % len(title.seats)]
        options = random_setup(title, seats, rng)
        state = title.new_match(seats, seed, options)
        components = census(state)
        decisions = 0
        while (decision := state.decision()) is not None:
            state.apply(rng.choice(decision.actions))
            decisions += 1
            assert decisions < MOST_DECISIONS, f"seed {seed} does not end"
            if decisions % 7 == 0:
                assert census(state) == components, f"seed {seed}, decision {decisions}"
        assert census(state) == components, f"seed {seed}, at the end"
        result = state.result()
        assert result is not None
        assert sorted(result.ranking) == list(range(seats))
        assert len(result.scores) == len(result.breakdown) == seats
        for score, lines in zip(result.scores, result.breakdown, strict=True):
            assert score == sum(line.points for line in lines)


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_every_decision_is_complete_unique_and_small(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    for seed in range(4):
        for state in positions(title.new_match(seats, seed), seed):
            decision = state.decision()
            assert decision is not None
            assert 0 <= decision.seat < seats
            assert 1 <= len(decision.actions) <= 40
            assert len(set(decision.actions)) == len(decision.actions)
            assert state.decision() is decision
            assert state.result() is None
            for action in decision.actions:
                assert isinstance(action[0], str)
                assert action_from_text(action_text(action)) == action


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_an_illegal_action_is_refused_and_changes_nothing(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    offered = {action for state in positions(title.new_match(seats, 5), 5) for action in state.decision().actions}  # type: ignore[union-attr]
    for step, state in enumerate(positions(title.new_match(seats, 6), 6)):
        if step % 9:
            continue
        decision = state.decision()
        assert decision is not None
        before = state.to_plain()
        illegal = [action for action in sorted(offered, key=repr) if action not in decision.actions][:25]
        for action in [*illegal, (), ("no_such_thing",), ("", 99)]:
            with pytest.raises(ValueError):
                state.apply(action)
        assert state.to_plain() == before
        assert state.decision() is decision


@pytest.mark.parametrize(("title_id", "seats", "options"), ALL_SETUPS)
def test_the_same_seed_and_actions_give_the_same_match(title_id: str, seats: int, options: dict[str, str]) -> None:
    title = TITLES[title_id]
    first = title.new_match(seats, 11, options)
    second = title.new_match(seats, 11, options)
    assert first.to_plain() == second.to_plain()
    for step, action in enumerate(play_out(first, 3)):
        second.apply(action, lambda event: None)  # watched or not makes no difference
        if step % 25 == 0:
            check_plain(second.to_plain())
    assert state_hash(first) == state_hash(second)
    assert first.result() == second.result()


@pytest.mark.parametrize(("title_id", "seats"), ALL_SEATS)
def test_another_seed_gives_another_match(title_id: str, seats: int) -> None:
    title = TITLES[title_id]
    assert len({state_hash(title.new_match(seats, seed)) for seed in (0, 1, 2, 2**64 - 1)}) == 4


@pytest.mark.parametrize("title_id", list(TITLES))
def test_bad_setups_are_refused_by_name(title_id: str) -> None:
    title = TITLES[title_id]
    for seats in (0, -1, title.seats[-1] + 1, "2", True, None):
        with pytest.raises(ValueError, match=title_id):
            title.new_match(seats, 1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no_such_option"):
        title.new_match(title.seats[-1], 1, {"no_such_option": "on"})
    for option in title.options:
        with pytest.raises(ValueError, match=option.id):
            title.new_match(title.seats[-1], 1, {option.id: "no_such_value"})
        title.new_match(title.seats[0], 1, {option.id: option.default})
