"""The worked examples of the rules document (section 10), by number."""

import pytest
from helpers.ankh import (
    ANKH,
    DELTA,
    EAST,
    WEST,
    actions,
    after_conflict,
    asked,
    bid,
    build,
    camels,
    conflict,
    devote,
    do,
    empower,
    fight,
    hexes,
    kind,
    play_cards,
    position,
    put,
    restart,
    side,
    standing,
    told,
)

from game.rules.ankh.caravan_event import begin_caravan, possible_caravans
from game.rules.ankh.caravans import legal_caravans
from game.rules.ankh.conflict import dominate
from game.rules.ankh.content import GOD_IDS, OBELISK, PYRAMID, TEMPLE
from game.rules.ankh.followers import followers_to_gain
from game.rules.ankh.hexes import BIT, PLACE, names_in
from game.rules.ankh.mummies import CatMummies
from game.rules.ankh.pieces import WARRIOR
from game.rules.ankh.strength import strength
from game.rules.ankh.summoning import REGULAR, summon_hexes
from game.rules.ankh.turn import Turn

AMUN, ANUBIS, ISIS, OSIRIS, RA = GOD_IDS


def adjacent(state, name: int) -> tuple[int, ...]:
    return names_in(state.land.adjacent[PLACE[name]])


def regions_of(state, name: int) -> set[int]:
    return {number for number in range(1, len(state.numbers) + 1) if state.area(number) & BIT[PLACE[name]]}


def test_ex1_a_river_separates_neighbours() -> None:
    state = position(AMUN, RA)
    assert adjacent(state, 405) == (404, 504, 505)


def test_ex2_a_lake_hex_belongs_to_two_regions() -> None:
    state = position(AMUN, RA, guardians=["apep"])
    assert adjacent(state, 604) == (503, 504, 505, 603, 605, 704)
    assert regions_of(state, 604) == {WEST, EAST}
    assert regions_of(state, 110) == {DELTA, EAST}
    put(state, 0, "god", 305)
    put(state, 1, "god", 700)
    put(state, 1, "warrior", 807)
    put(state, 0, "apep", 604)
    state.amun_ready = False
    events = conflict(state)
    play_cards(state, amun="chariots", ra="flood")
    assert told(events, "battle_began")[0][1] == WEST
    assert state.view(0)["battle"]["number"] == EAST


def test_ex3_the_second_action_is_below_the_first_and_the_last_space_triggers_an_event() -> None:
    state = position(AMUN, RA, ISIS)
    state.markers = [2, 3, 4, 4]
    state.event = 3
    put(state, 0, "god", 305)
    put(state, 1, "god", 700)
    put(state, 2, "god", 807)
    state.followers[0] = 1
    restart(state)
    events = do(state, "summon", "end_summon")
    assert state.markers == [2, 4, 4, 4]
    assert told(events, "event_triggered") == []
    assert actions(state) == [("gain",), ("unlock",)]
    events = do(state, "unlock", "unlock_power commanding")
    assert told(events, "event_triggered") == [(0, "conflict", 4)]
    assert state.event == 4
    assert state.markers == [2, 4, 4, 2]
    assert asked(state) == (1, "choose_action")


def test_ex4_where_a_figure_may_be_summoned() -> None:
    state = position(AMUN, RA)
    put(state, 0, "god", 403)
    put(state, 0, "warrior", 405)
    build(state, "temple", 104, god=0)
    put(state, 1, "warrior", 404)
    build(state, "pyramid", 505)
    restart(state)
    do(state, "summon", "summon warrior")
    assert hexes(state) == [3, 103, 105, 204, 303, 402, 503, 504]


def test_ex5_unlocking_the_second_power_wins_a_guardian() -> None:
    state = position(AMUN, RA, ISIS, OSIRIS, guardians=["satet"])
    empower(state, 0, "commanding")
    state.step[0] = 1
    state.followers[0] = 1
    restart(state)
    do(state, "unlock", "unlock_power inspiring")
    god = state.view(0)["gods"][0]
    assert god["followers"] == 0
    assert god["pool"]["satet"] == 1
    assert god["bases"] == {"small": 1, "large": 2}
    assert state.view(0)["guardians"][0] == {"level": 1, "id": "satet", "left": 2}
    assert god["next_cost"] == 2
    assert god["guardian_steps"][god["step"]] == 0


def test_ex6_only_adjacent_neutral_monuments_can_be_controlled() -> None:
    state = position(ISIS, RA)
    put(state, 0, "warrior", 202)
    build(state, "temple", 102)
    build(state, "pyramid", 302)
    build(state, "obelisk", 203, god=1)
    state.markers[2] = 5
    restart(state)
    events = do(state, "gain")
    assert told(events, "took_control") == [(0, "temple", 102, -1)]
    assert state.tokens[0] == 8
    state.monuments[TEMPLE] = state.monuments[PYRAMID] = 0
    state.owned[0] = 0
    state.markers[2] = 5
    restart(state)
    events = do(state, "gain")
    assert told(events, "took_control") == [(0, "obelisk", 203, 1)]
    assert state.monuments[OBELISK] == state.owned[0]


@pytest.mark.parametrize(("powers", "after"), [((), 7), (("bountiful",), 9)])
def test_ex7_domination(powers: tuple[str, ...], after: int) -> None:
    state = position(AMUN, ISIS)
    put(state, 0, "god", 205)
    build(state, "obelisk", 104, 106, god=0)
    build(state, "pyramid", 203, god=0)
    build(state, "pyramid", 207, god=1)
    build(state, "temple", 108, god=1)
    devote(state, 5, 3)
    empower(state, 0, *powers)
    dominate(state, 0, DELTA)
    assert state.devotion == [after, 3]


def test_ex8_a_battle_with_a_tie() -> None:
    state = position(ISIS, AMUN)
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 103, 104, 105)
    put(state, 1, "god", 208)
    put(state, 1, "warrior", 207, 206)
    empower(state, 0, "glorious")
    state.amun_ready = False
    fight(state, DELTA, tiebreaker=0)
    events = play_cards(state, isis="flood", amun="drought")
    assert state.followers[0] == 1 + 4
    assert told(events, "strength") == [(1, DELTA, 4), (0, DELTA, 4)]
    assert asked(state) == (0, "use_tiebreaker")
    do(state, "yes")
    assert state.devotion == [1, 0]
    assert standing(state, 1) == [208]
    assert state.pool_warriors[1] == 6
    used = [god["used"] for god in state.view(0)["gods"]]
    assert used == [("flood",), ("drought",)]


def test_ex9_merging() -> None:
    state = position(OSIRIS, ISIS, AMUN, RA, guardians=["cat_mummy"])
    devote(state, 14, 12, 9, 6)
    for god, name in enumerate((100, 305, 805, 809)):
        put(state, god, "god", name)
    put(state, 3, "warrior", 709)
    put(state, 3, "cat_mummy", 802)
    build(state, "temple", 808, god=3)
    build(state, "pyramid", 707, god=3)
    empower(state, 2, "revered")
    empower(state, 3, "commanding")
    state.followers[2:] = [2, 4]
    after_conflict(state, 3)
    assert state.standing() == 0
    amun, ra = state.view(0)["gods"][2:]
    assert ra["merged_into"] == 2
    assert standing(state, 3) == []
    assert standing(state, 2) == [802, 805]
    assert amun["followers"] == 6
    assert amun["devotion"] == 6
    assert state.ladder == [2, 1, 0]
    assert amun["powers"] == ("revered",)
    assert amun["abilities"] == ("amun", "ra")
    assert amun["seats"] == (2, 3)
    assert state.gone_warriors[3] == 6
    for seat in (2, 3):
        restart(state, seat)
        do(state, "gain")
        assert asked(state)[0] == (seat + 1) % 4


def test_ex10_caravans() -> None:
    state = position(AMUN, RA)
    begin_caravan(state, 0)
    state.advance()
    assert kind(state) == "place_caravan"
    do(state, f"region {WEST}")
    line = [side(400, 500), side(401, 500), side(401, 501)]
    corner = next(one for one in state.view(0)["legal"]["caravans"] if set(one["sides"]) == set(line))
    assert corner["sizes"] == (16, 16)
    do(state, f"corner {corner['corners'][0]}", "caravan " + " ".join(map(str, corner["sides"])))
    assert len(state.numbers) == 4
    halves = {WEST, 4}
    for name in (502, 602, 603):
        assert regions_of(state, name) == halves
    assert regions_of(state, 604) == halves | {EAST}
    by_size = [len(legal_caravans([state.region(number)], 30)) for number in range(1, 5)]
    assert sorted(by_size) == [12, 12, 19, 29]
    assert len(possible_caravans(state)) == 72


def test_ex10_illegal_caravans() -> None:
    state = position(AMUN, RA)
    found = [set(one.sides) for one in possible_caravans(state)]
    assert len(found) == 92
    too_small = {side(106, 107), side(107, 206), side(206, 207), side(207, 306)}
    assert too_small not in found
    assert {side(400, 500), side(401, 500)} not in found


def test_ex11_strength() -> None:
    state = position(ANUBIS, RA, guardians=["androsphinx"])
    put(state, 0, "god", 706)
    put(state, 0, "warrior", 606)
    build(state, "temple", 605, god=0)
    build(state, "temple", 100, 700, god=0)
    state.pool_warriors[1] -= 2
    state.locked[1] = 2
    empower(state, 0, "resplendent", "temple_attuned")
    chariots = 1 << 2
    assert strength(state, 0, state.area(EAST), chariots) == 11
    put(state, 1, "androsphinx", 607)
    assert strength(state, 0, state.area(EAST), chariots) == 5


@pytest.mark.parametrize(("sun", "powers", "gained"), [(False, (), 1), (True, (), 2), (False, ("glorious",), 3)])
def test_ex12_plague_mummy_and_miracle(sun: bool, powers: tuple[str, ...], gained: int) -> None:
    state = position(RA, AMUN, guardians=["mummy"])
    put(state, 0, "god", 205)
    put(state, 0, "mummy", 105)
    put(state, 0, "warrior", 204)
    put(state, 1, "warrior", 103, 104)
    put(state, 1, "god", 800)
    empower(state, 0, *powers)
    state.followers = [2, 2]
    state.amun_ready = False
    fight(state, DELTA)
    play_cards(state, ra="plague_of_locusts", amun="miracle")
    bid(state, ra=2, amun=2)
    assert asked(state) == (0, "mummy_return")
    assert hexes(state) == [105, 204, 206, 304, 305, 306]
    do(state, "hex 306", "yes" if sun else "no")
    assert state.followers == [0, 0]
    assert state.devotion == [gained, 2]
    assert standing(state, 0) == [205, 306]
    assert standing(state, 1) == [800]


def test_ex13_bountiful_stops_at_the_end_of_red() -> None:
    state = position(AMUN, ISIS)
    put(state, 0, "god", 205)
    build(state, "obelisk", 104, god=0)
    build(state, "temple", 106, god=0)
    devote(state, 20, 0)
    empower(state, 0, "bountiful")
    dominate(state, 0, DELTA)
    assert state.devotion[0] == 24


def test_ex14_scorpions_destroy_what_is_adjacent() -> None:
    state = position(AMUN, RA, guardians=["giant_scorpion"])
    put(state, 0, "god", 100)
    put(state, 0, "giant_scorpion", 504, aim="N+NE")
    build(state, "temple", 404, god=0)
    build(state, "pyramid", 405)
    events = conflict(state)
    assert sorted(told(events, "destroyed")) == [(-1, "pyramid", 405), (-1, "temple", 404)]
    assert state.tokens[0] == 9
    state = position(AMUN, RA, guardians=["giant_scorpion"])
    put(state, 0, "god", 100)
    put(state, 0, "giant_scorpion", 405, aim="NE+SE")
    build(state, "temple", 406)
    build(state, "pyramid", 506)
    assert told(conflict(state), "destroyed") == []


def test_ex15_the_ladder_when_a_cat_mummy_dies() -> None:
    state = position(ISIS, RA, OSIRIS, AMUN)
    devote(state, 5, 5, 4, 0)
    state.frames = [Turn(0, 0, 2), CatMummies((2,))]
    state.advance()
    assert state.devotion == [4, 4, 4, 0]
    assert state.ladder == [3, 2, 0, 1]


def test_ex16_the_start_of_a_match_of_five() -> None:
    state = ANKH.new_match(5, 1, {"first_player": "seat_1"})
    assert state.ladder == [4, 3, 2, 1, 0]
    assert state.markers == [0, 0, 0, 0]
    for use in range(6):
        assert state.event == 0
        while kind(state) != "choose_action" or len(actions(state)) < 4:
            do(state, "end_move" if kind(state) == "move_figure" else "gain")
        do(state, "move", "end_move")
        assert state.event == (1 if use == 5 else 0)


START_VALUES = {
    2: [(1, 5), (1, 6)],
    3: [(1, 5), (1, 6), (2, 6)],
    4: [(1, 4), (1, 4), (1, 5), (1, 7)],
    5: [(1, 4), (1, 5), (1, 5), (1, 5), (1, 7)],
}


@pytest.mark.parametrize("seats", START_VALUES)
def test_ex17_start_positions_of_the_middle_kingdom(seats: int) -> None:
    state = ANKH.new_match(seats, 1, {"first_player": "seat_1", "scenario": "middle_kingdom"})
    found = [
        (followers_to_gain(state, god), summon_hexes(state, god, REGULAR, WARRIOR).bit_count()) for god in range(seats)
    ]
    assert found == START_VALUES[seats]


def test_ex10_a_caravan_may_begin_at_a_camel_of_another_one() -> None:
    state = position(AMUN, RA)
    camels(state, (400, 500), (401, 500), (401, 501))
    assert len(possible_caravans(state)) == 72
