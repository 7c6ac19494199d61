"""The nine steps of the night (4.10), the end of the last round, and the choice of turn order."""

import pytest
from helpers.kemet import actions, army, asked, cards, do, position, restart

from game.rules.kemet.night import Night
from game.rules.kemet.packing import size
from game.rules.kemet.turn import DAY


def night(step: int, *args: object, veterans: int = 0, **kind: object):
    """The night of such a position, from this step on; seat 0 has so many veterans."""
    state = position(*args, **kind)  # type: ignore[arg-type]
    state.veterans[0] = veterans
    state.turn = 5 * state.table.seats
    state.frames = [DAY, Night(step)]
    restart(state)
    return state


def test_step_1_sacrifice_is_offered_from_two_warriors_on() -> None:
    state = night(1, {"sanctuary": (2, 2)})
    assert asked(state) == (2, "night_sacrifice")
    do(state, "yes")
    assert (army(state, "sanctuary"), state.divine_points[2], state.supply[2]) == ((-1, 0, ()), 1, 12)
    state = night(1, {"sanctuary": (2, 1)})
    assert asked(state)[1] != "night_sacrifice"


def test_step_1_sacrifice_can_be_declined() -> None:
    state = night(1, {"sanctuary": (2, 4)})
    do(state, "no")
    assert (army(state, "sanctuary"), state.divine_points[2]) == ((2, 4, ()), 0)


def test_step_2_delta_temple_gives_five_prayer_points() -> None:
    state = night(2, {"temple_delta": (1, 1), "temple_west_minor": (1, 1)}, prayer=[7, 0])
    assert asked(state) == (1, "night_delta")
    other = state.clone()
    do(state, "yes")
    assert (army(state, "temple_delta"), state.divine_points[1]) == ((-1, 0, ()), 0)  # no longer two temples
    assert state.prayer[1] == 5 + 2 + 2
    do(other, "no")
    assert other.divine_points[1] == 1


def test_step_3_two_temples_or_more_give_one_point() -> None:
    armies = {"temple_west_minor": (0, 1), "temple_west_major": (0, 1), "temple_east_minor": (0, 1)}
    state = night(3, armies | {"sanctuary": (1, 1), "temple_delta": (1, 1)})
    assert state.divine_points[:2] == [1, 0]


def test_step_4_worship_pays_what_the_temples_say() -> None:
    armies = {"temple_west_minor": (0, 1), "temple_west_major": (0, 1), "temple_delta": (0, 1)}
    state = night(4, armies, prayer=[0, 0])
    assert state.prayer[:2] == [5 + 2, 2]


def test_step_5_prayers_and_veterans() -> None:
    state = night(5, veterans=3, prayer=[3, 10])
    assert asked(state) == (0, "night_veterans_prayer")
    assert actions(state) == ["veterans 0", "veterans 1", "veterans 2", "veterans 3"]
    do(state, "veterans 2")
    assert (state.prayer[0], state.veterans[0], state.prayer[1]) == (7, 1, 11)


def test_step_5_offers_no_more_than_the_track_holds() -> None:
    state = night(5, veterans=9, prayer=[8])
    assert actions(state) == ["veterans 0", "veterans 1"]


def test_step_6_everybody_draws_and_pairs_of_veterans_bring_more() -> None:
    state = night(6, veterans=5)
    assert asked(state) == (0, "night_veterans_cards")
    assert actions(state) == ["pairs 0", "pairs 1", "pairs 2"]
    do(state, "pairs 2")
    assert [size(hand) for hand in state.di] == [3, 1, 1, 1, 1]


def test_step_6_without_any_card_nothing_is_drawn() -> None:
    state = position(seats=2)
    state.di_pile, state.di_discard = cards(["glory"]), 0
    state.frames = [DAY, Night(6)]
    restart(state)
    assert [size(hand) for hand in state.di] == [1, 0]


def test_step_7_veterans_become_warriors_in_free_districts() -> None:
    state = night(7, {"city_nw_d2": (1, 1), "sanctuary": (0, 1)}, veterans=2)
    assert asked(state) == (0, "night_veterans_units")
    assert actions(state) == ["place_warrior city_nw_d1", "place_warrior city_nw_d3", "place_done"]
    do(state, "place_warrior city_nw_d3", "place_done")
    assert (army(state, "city_nw_d3"), state.veterans[0]) == ((0, 1, ()), 0)  # the other veteran is gone


def test_step_8_awakening_returns_everything() -> None:
    state = position(tiles={0: ["act_of_god_ruby", "forced_march"]})
    state.spaces[0], state.silver[0], state.bought[0] = 0b1000011111, 4, 0b11
    state.frames = [DAY, Night(8)]
    restart(state)
    assert (state.spaces[0], state.silver[0], state.bought[0]) == (0, -1, 0)
    assert state.view(0)["players"][0]["gold"] == "ready"


def test_step_9_fate_leaves_the_last_place_to_the_last() -> None:
    state = night(9, seats=3)
    assert asked(state) == (0, "fate_position")
    do(state, "fate_position 3", "fate_position 2")
    assert (state.order, state.round, state.turn) == ((2, 1, 0), 2, 1)


@pytest.mark.parametrize(("value", "last"), [("off", 25), ("5", 5), ("10", 10)])
def test_the_last_round_ends_before_fate(value: str, last: int) -> None:
    state = position(seats=3, options={"round_limit": value}, round_number=last)
    state.divine_points = [3, 5, 5]
    state.battle_points = [0, 0, 0]
    state.frames = [DAY, Night(8)]
    restart(state)
    assert state.decision() is None
    result = state.result()
    assert result is not None
    assert (result.ranking, result.winners) == ((1, 2, 0), (1,))  # equal points: earlier in turn order


def test_battle_points_break_a_tie_at_the_limit() -> None:
    state = position(seats=3, round_number=25)
    state.divine_points, state.battle_points = [5, 3, 0], [0, 2, 0]
    state.frames = [DAY, Night(8)]
    restart(state)
    result = state.result()
    assert result is not None
    assert result.winners == (1,)


def test_nobody_wins_at_night() -> None:
    state = night(3, {"temple_west_minor": (0, 1), "temple_west_major": (0, 1)}, seats=2)
    state.divine_points[0] = 20
    assert state.decision() is not None
