"""Random matches over all seats and options: they end, conserve every figure and card, and never go in circles.

`KEMET_MATCHES=500` in the environment plays that many; the suite plays fewer.
"""

import os

import pytest
from helpers.kemet import KEMET, all_components, own
from helpers.matches import random_setup

from game.core.rng import Rng
from game.rules.kemet.content import ALL_SPACES, REGULAR_TOKENS, ROW_MASKS
from game.rules.kemet.land import ZONES
from game.rules.kemet.state import UNUSED, KemetState

MATCHES = int(os.environ.get("KEMET_MATCHES", "48"))
CHUNKS = 6
MOST_ANSWERS = 40
MOST_IN_A_TURN = 120


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_end_and_conserve_every_figure(chunk: int) -> None:
    for seed in range(chunk, MATCHES, CHUNKS):
        rng = Rng(seed + 10_000)
        seats = KEMET.seats[seed % len(KEMET.seats)]
        state = KEMET.new_match(seats, seed, random_setup(KEMET, seats, rng))
        before = all_components(state)
        decisions = in_turn = 0
        turn = (0, 0, 0)
        while (decision := state.decision()) is not None:
            assert len(decision.actions) <= MOST_ANSWERS, f"seed {seed}: {decision.kind}"
            assert len(set(decision.actions)) == len(decision.actions), f"seed {seed}: {decision.kind}"
            if decision.kind == "turn_menu":
                check_between_actions(state, seed)
            if state.night == 1 and decision.kind == "night_sacrifice":
                check_balance(state, seed)
            state.apply(rng.choice(decision.actions))
            decisions += 1
            in_turn = in_turn + 1 if (state.round, state.turn, state.night) == turn else 0
            turn = (state.round, state.turn, state.night)
            assert in_turn < MOST_IN_A_TURN, f"seed {seed}: a turn without an end"
            if decisions % 5 == 0:
                check(state, seed)
        assert state.round <= state.table.rounds
        assert all_components(state) == before, f"seed {seed}"


def check(state: KemetState, seed: int) -> None:
    """What must hold at every moment."""
    for seat in range(state.table.seats):
        assert 0 <= state.prayer[seat] <= 11, f"seed {seed}"
        assert state.supply[seat] >= 0
        whole = state.hand[seat] | state.face_up[seat] | state.face_down[seat]
        assert whole.bit_count() == 8
        assert not state.hand[seat] & (state.face_up[seat] | state.face_down[seat])
        held = sum(1 << zone for zone in range(ZONES) if state.holder[zone] == seat)
        assert held == state.held[seat]
    for zone in range(ZONES):
        holder = state.holder[zone]
        assert (state.warriors[zone] > 0) == (holder >= 0), f"seed {seed}"
        assert holder >= 0 or not state.creatures[zone]
        assert holder < 0 or state.table.land.zones >> zone & 1


def check_between_actions(state: KemetState, seed: int) -> None:
    """No army is above its limit, no battle is left, and every army has one creature at most."""
    assert state.intruders == ()
    assert state.fight is None
    for zone in range(ZONES):
        holder = state.holder[zone]
        assert holder < 0 or state.warriors[zone] <= state.powers[holder].army_limit, f"seed {seed}"
        assert state.creatures[zone].bit_count() <= 1, f"seed {seed}"
    for seat in range(state.table.seats):
        assert not state.hand[seat].bit_count() % 2
        assert state.hand[seat]


def check_balance(state: KemetState, seed: int) -> None:
    """At the end of the day everybody has placed five regular tokens, one or more in every row."""
    for seat in range(state.table.seats):
        printed = state.spaces[seat] & ALL_SPACES
        assert all(printed & row for row in ROW_MASKS), f"seed {seed}"
        assert printed.bit_count() == REGULAR_TOKENS + (state.silver[seat] != UNUSED), f"seed {seed}"


@pytest.mark.parametrize("seats", range(2, 6))
def test_matches_with_every_power_at_once_end_without_circles(seats: int) -> None:
    """Every player owns as many tiles as there are: no combination of powers goes on for ever."""
    for seed in range(4):
        state = KEMET.new_match(seats, seed, {"gods": "random", "cities": "random", "round_limit": "5"})
        rng = Rng(seed)
        while state.round == 0:
            decision = state.decision()
            assert decision is not None
            state.apply(rng.choice(decision.actions))
        for tile in state.view(-1)["market"]:
            own(state, rng.below(seats), tile)
        state.advance()
        before = all_components(state)
        most = 0
        turn = (0, 0, 0)
        in_turn = 0
        while (decision := state.decision()) is not None:
            assert len(set(decision.actions)) == len(decision.actions) <= MOST_ANSWERS
            state.prayer[decision.seat] = max(state.prayer[decision.seat], 3)
            state.apply(rng.choice(decision.actions))
            in_turn = in_turn + 1 if (state.round, state.turn, state.night) == turn else 0
            turn = (state.round, state.turn, state.night)
            most = max(most, in_turn)
            assert in_turn < MOST_IN_A_TURN
        assert most > 5
        assert all_components(state) == before


def test_a_player_who_always_takes_the_last_answer_comes_to_an_end() -> None:
    """The last answers end something; the first ones go on as long as they can."""
    for pick in (0, -1):
        state = KEMET.new_match(3, 2, {"round_limit": "5"})
        decisions = 0
        while (decision := state.decision()) is not None:
            state.apply(decision.actions[pick])
            decisions += 1
            assert decisions < 5000
        assert state.result() is not None
