"""Turns, tracks, moving, summoning and the three events (4.1 to 4.9)."""

from helpers.ankh import (
    actions,
    after_conflict,
    asked,
    build,
    devote,
    do,
    hexes,
    kind,
    pool,
    position,
    put,
    restart,
    standing,
    told,
)

from game.rules.ankh.content import CONFLICT, CONFLICTS_AT, EVENT_ORDER, LAST_SPACE, START_SPACE
from game.rules.ankh.hexes import BIT, PLACE


def test_the_second_action_is_compulsory_and_lower() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    assert [action[0] for action in actions(state)] == ["move", "summon", "gain", "unlock"]
    do(state, "summon", "end_summon")
    assert [action[0] for action in actions(state)] == ["gain", "unlock"]
    do(state, "gain")
    assert asked(state) == (1, "choose_action")


def test_after_unlock_there_is_no_second_action() -> None:
    state = position("isis", "ra")
    do(state, "unlock", "skip_unlock")
    assert asked(state) == (1, "choose_action")


def test_uses_until_an_event_by_number_of_players() -> None:
    uses = [[LAST_SPACE[row] - START_SPACE[seats] for row in range(4)] for seats in range(2, 6)]
    assert uses == [[3, 3, 3, 2], [4, 4, 4, 3], [5, 5, 5, 4], [6, 6, 6, 5]]


def test_the_event_track() -> None:
    assert len(EVENT_ORDER) == 18
    assert [space for space, kind in enumerate(EVENT_ORDER, start=1) if kind == CONFLICT] == [4, 8, 12, 16, 18]
    assert CONFLICTS_AT[18] == 5
    assert [EVENT_ORDER.count(event) for event in range(3)] == [10, 3, 5]


def test_each_figure_moves_once_up_to_three_hexes_over_everything() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 504)
    put(state, 0, "warrior", 503)
    put(state, 1, "god", 505)
    build(state, "temple", 404)
    restart(state)
    do(state, "move", "move_figure 504")
    targets = hexes(state)
    assert 406 in targets  # over a river
    assert 807 not in targets
    assert 804 in targets
    assert not {404, 503, 505, 604} & set(targets)
    assert state.view(0)["legal"]["range"][804] == 3
    do(state, "to 703")
    assert actions(state) == [("move_figure", 503), ("end_move",)]
    do(state, "move_figure 503")
    assert 504 in hexes(state)  # the hex that the first one left
    do(state, "to 504")
    assert standing(state, 0) == [504, 703]
    assert kind(state) == "choose_action"


def test_the_reach_of_every_figure_is_shown_before_it_is_chosen() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 504)
    put(state, 1, "god", 800)
    restart(state)
    do(state, "move")
    reach = state.view(0)["legal"]["reach"]
    do(state, "move_figure 504")
    assert reach == {504: tuple(hexes(state))}


def test_moving_may_be_declined() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 504)
    restart(state)
    do(state, "move", "end_move")
    assert standing(state, 0) == [504]
    assert kind(state) == "choose_action"


def test_a_long_list_of_hexes_is_split_by_region() -> None:
    state = position("isis", "ra", guardians=["apep"])
    put(state, 0, "god", 105)
    put(state, 0, "warrior", 102, 108, 304, 700, 802, 404)
    build(state, "temple", 507, 709, 607, god=0)
    pool(state, 0, "apep")
    restart(state)
    do(state, "summon", "summon apep")
    assert kind(state) == "summon_region"
    assert actions(state) == [("region", 1), ("region", 2), ("region", 3), ("water",)]
    do(state, "water")
    assert len(actions(state)) == 19
    do(state, "hex 604")
    assert 604 in standing(state, 0)


def test_a_summon_needs_a_figure_in_the_pool() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 105)
    state.pool_warriors[0] = 0
    restart(state)
    do(state, "summon")
    assert kind(state) == "choose_action"


def test_a_foreign_gate_cannot_be_summoned_on() -> None:
    state = position("isis", "osiris")
    put(state, 0, "god", 205)
    state.underworld = BIT[PLACE[206]]
    restart(state)
    do(state, "summon", "summon warrior")
    assert 206 not in hexes(state)


def test_event_control_monument_is_compulsory() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    build(state, "temple", 204, 206)
    state.markers[2] = 5
    restart(state)
    do(state, "gain")
    assert asked(state) == (0, "control_monument")
    assert actions(state) == [("control", 204), ("control", 206)]
    events = do(state, "control 206")
    assert told(events, "took_control") == [(0, "temple", 206, -1)]


def test_event_control_without_an_option_has_no_effect() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    state.markers[2] = 5
    restart(state)
    events = do(state, "gain")
    assert told(events, "no_effect") == [(0, "control")]
    assert state.event == 1


def test_event_caravan_comes_as_the_fifth() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    state.event = 4
    state.markers[2] = 5
    restart(state)
    do(state, "gain")
    assert asked(state) == (0, "place_caravan")


def test_event_conflict_gives_the_active_god_the_tiebreaker() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    state.event = 3
    state.markers[2] = 5
    restart(state, 1)
    do(state, "gain")
    assert state.view(0)["tiebreaker"] == {"god": 1, "face_up": True}


def test_a_merged_god_gains_followers_for_everything_that_it_leads() -> None:
    state = position("isis", "ra", "amun", guardians=["satet"])
    for god, name in enumerate((205, 700, 809)):
        put(state, god, "god", name)
    put(state, 2, "satet", 607)
    build(state, "temple", 606, 701)
    devote(state, 9, 5, 2)
    after_conflict(state, 3)
    restart(state, 2)
    before = state.followers[1]
    do(state, "gain")
    assert state.followers[1] == before + 2  # one beside Ra's god, one beside the inherited Satet
    assert state.followers[2] == 0


def test_the_track_says_what_an_action_would_trigger() -> None:
    state = position("isis", "ra")
    state.markers = [5, 3, 3, 3]
    restart(state)
    tracks = state.view(1)["tracks"]
    assert [track["triggers"] for track in tracks] == ["control", None, None, None]
    assert [track["left"] for track in tracks] == [1, 3, 3, 2]
