"""Edge cases and clarifications of the rules document (section 9), by number."""

import pytest
from helpers.ankh import (
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
    pool,
    position,
    put,
    restart,
    standing,
    told,
)

from game.rules.ankh.caravan_event import possible_caravans
from game.rules.ankh.conflict import dominate
from game.rules.ankh.control import controllable
from game.rules.ankh.devotion import gain
from game.rules.ankh.followers import followers_to_gain
from game.rules.ankh.hexes import BIT, PLACE
from game.rules.ankh.scoring import MAJORITIES
from game.rules.ankh.strength import strength
from game.rules.ankh.unlocking import take_guardian


def test_ruling_1_a_region_without_figures_scores_nothing() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    build(state, "temple", 607, god=0)
    conflict(state)
    assert state.devotion == [1, 0]  # the Delta alone


def test_ruling_2_a_figure_on_water_can_dominate_several_regions() -> None:
    state = position("isis", "ra", guardians=["apep"])
    put(state, 0, "god", 205)
    put(state, 0, "apep", 604)
    events = conflict(state)
    assert told(events, "dominates") == [(0, WEST), (0, EAST), (0, DELTA)]


def test_ruling_3_an_apep_serves_all_regions_round_it() -> None:
    state = position("isis", "ra", guardians=["apep"])
    put(state, 0, "god", 205)
    put(state, 0, "apep", 604)
    build(state, "temple", 504, 605)
    assert followers_to_gain(state, 0) == 2
    assert controllable(state, 0) == BIT[PLACE[504]] | BIT[PLACE[605]]
    restart(state)
    do(state, "summon", "summon warrior")
    assert {503, 505, 704} <= set(hexes(state))


def test_ruling_4_obelisk_moves_can_turn_a_later_battle_into_a_domination() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 700)
    put(state, 1, "god", 800)
    put(state, 1, "warrior", 607)
    put(state, 0, "warrior", 507)
    build(state, "obelisk", 804, god=1)
    empower(state, 1, "obelisk_attuned")
    conflict(state)
    assert asked(state) == (1, "obelisk_move")
    do(state, "obelisk_move 607", "to 904", "obelisk_pass")
    events = play_cards(state, isis="chariots", ra="flood")
    assert (0, EAST) in told(events, "dominates")


def test_ruling_5_no_obelisk_moves_without_a_figure_or_in_a_domination() -> None:
    state = position("isis", "ra", "osiris")
    put(state, 0, "god", 205)
    put(state, 1, "god", 700)
    put(state, 2, "god", 800)
    build(state, "obelisk", 804, god=0)
    build(state, "obelisk", 305, god=0)
    empower(state, 0, "obelisk_attuned")
    conflict(state)
    assert kind(state) == "choose_battle_card"  # the West: Isis is not there
    play_cards(state, ra="chariots", osiris="flood")
    assert asked(state) == (2, "osiris_gate")
    events = do(state, "skip_gate")
    assert told(events, "dominates") == [(0, DELTA)]


def test_ruling_6_a_built_monument_counts_at_once() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 1, "god", 809)
    build(state, "temple", 100, 700, god=0)
    empower(state, 0, "inspiring", "temple_attuned", "resplendent")
    fight(state, EAST)
    play_cards(state, isis="build_monument", ra="chariots")
    do(state, "build temple")
    events = do(state, "hex 606")
    assert (0, EAST, 3 + 2) in told(events, "strength")
    assert state.devotion[0] == 1 + 1


def test_ruling_7_a_destroyed_monuments_hex_is_empty() -> None:
    state = position("isis", "ra", guardians=["giant_scorpion"])
    put(state, 0, "god", 100)
    put(state, 0, "giant_scorpion", 504, aim="N+NE")
    build(state, "temple", 404)
    conflict(state)
    assert not state.occupied() >> PLACE[404] & 1


def test_ruling_8_an_empty_pool_of_tokens_controls_and_builds_nothing() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    build(state, "temple", 606)
    state.tokens[0] = 0
    assert controllable(state, 0) == 0


def test_ruling_9_an_empty_guardian_card_gives_nothing() -> None:
    state = position("isis", "ra", guardians=["satet"])
    state.card_left[0] = 0
    take_guardian(state, 0, 0)
    assert sum(state.pool_guardians) == 0


def test_ruling_10_several_builders_build_low_to_high() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 1, "god", 809)
    for god in (0, 1):
        empower(state, god, "inspiring")
    devote(state, 4, 2)
    fight(state, EAST)
    play_cards(state, isis="build_monument", ra="build_monument")
    assert asked(state) == (1, "build_monument")
    do(state, "skip_build")
    assert asked(state) == (0, "build_monument")


def test_ruling_11_a_mummy_that_returns_has_lost_its_flood_mark() -> None:
    state = position("isis", "ra", guardians=["mummy"])
    put(state, 0, "god", 205)
    put(state, 0, "mummy", 204)
    put(state, 1, "god", 208)
    put(state, 1, "warrior", 107, 108)
    fight(state, DELTA)
    play_cards(state, isis="flood", ra="plague_of_locusts")
    bid(state, isis=0, ra=1)
    do(state, "hex 204")
    # Ra wins 3 + 1 against 2: the Mummy dies again, on the hex where it had been marked.
    assert asked(state) == (0, "mummy_return")
    assert state.killed[0] == 2


def test_ruling_12_a_plague_that_leaves_no_figure_has_no_winner() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 800)
    put(state, 1, "god", 809)
    put(state, 0, "warrior", 102)
    put(state, 1, "warrior", 104)
    build(state, "temple", 106, god=0)
    fight(state, DELTA)
    play_cards(state, isis="chariots", ra="plague_of_locusts")
    events = bid(state, isis=1, ra=1)
    assert told(events, "nobody_won") == [(-1, DELTA)]
    assert state.devotion == [0, 0]


def test_ruling_13_the_tiebreaker_works_once_and_only_for_its_holder() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    put(state, 0, "warrior", 700)
    put(state, 1, "warrior", 804)
    conflict(state, active=1)
    play_cards(state, isis="flood", ra="flood")
    assert asked(state) == (1, "use_tiebreaker")
    do(state, "yes")
    events = play_cards(state, isis="miracle", ra="miracle")
    assert told(events, "nobody_won") == [(-1, DELTA)]


def test_ruling_14_and_15_space_20_is_forgotten_and_21_survives() -> None:
    state = position("isis", "ra", "amun")
    for god, name in enumerate((100, 305, 805)):
        put(state, god, "god", name)
    devote(state, 20, 21, 30)
    after_conflict(state, 4)
    assert state.ladder == [1, 2]
    assert state.fallen == [0]


def test_ruling_16_bountiful_looks_at_the_space_before_the_gain() -> None:
    state = position("isis", "ra")
    devote(state, 20, 0)
    empower(state, 0, "bountiful")
    gain(state, 0, 1, MAJORITIES)
    assert state.devotion[0] == 22


def test_ruling_17_an_event_by_the_first_action_ends_the_turn() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    state.markers[2] = 5
    restart(state)
    do(state, "gain")
    assert asked(state) == (1, "choose_action")


def test_ruling_18_a_marker_is_reset_after_its_event() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    state.markers[3] = 4
    restart(state)
    do(state, "unlock", "skip_unlock")
    assert state.markers[3] == 3
    assert state.event == 1


def test_ruling_19_the_active_seat_may_be_merged_by_its_own_conflict() -> None:
    state = position("isis", "ra", "amun")
    for god, name in enumerate((100, 305, 805)):
        put(state, god, "god", name)
    devote(state, 1, 9, 12)
    after_conflict(state, 3, seat=0)
    assert state.god_of == [1, 1, 2]
    assert asked(state) == (1, "choose_action")


def test_ruling_20_domination_is_no_battle() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    empower(state, 0, "commanding", "worshipful", "glorious")
    state.followers[0] = 5
    dominate(state, 0, DELTA)
    assert state.devotion[0] == 1
    assert state.followers[0] == 5


def test_ruling_21_an_own_androsphinx_harms_nobody_of_the_own_side() -> None:
    state = position("isis", "ra", guardians=["androsphinx"])
    put(state, 0, "god", 607)
    put(state, 0, "androsphinx", 606)
    assert strength(state, 0, state.area(EAST), 0) == 2


def test_ruling_22_anubis_traps_one_warrior_per_moment() -> None:
    state = position("anubis", "ra", "isis")
    put(state, 0, "god", 205)
    put(state, 1, "god", 800)
    put(state, 1, "warrior", 102)
    put(state, 2, "god", 809)
    put(state, 2, "warrior", 108)
    fight(state, DELTA)
    play_cards(state, anubis="chariots", ra="flood", isis="miracle")
    # Ra's warrior is kept by Flood; only Isis lost one.
    assert asked(state) == (0, "anubis_trap")
    assert actions(state) == [("trap", "isis"), ("skip_trap",)]
    do(state, "trap isis")
    assert sum(state.locked) == 1
    assert kind(state) == "choose_action"


def test_ruling_23_gates_do_not_stop_osiris_himself() -> None:
    state = position("osiris", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 700)
    state.underworld = BIT[PLACE[206]]
    restart(state)
    do(state, "move", "move_figure 205")
    assert 206 in hexes(state)


def test_ruling_24_a_caravan_may_be_anchored_at_an_earlier_camel() -> None:
    state = position("isis", "ra")
    camels(state, (300, 400), (301, 400), (301, 401), (401, 402))
    standing_there = {side for side in range(165) if state.land.camels >> side & 1}
    corners = state.view(0)["map"]["sides"]
    touched = {corner for side in standing_there for corner in corners[side]["corners"]}
    assert any({one.corners[0], one.corners[-1]} & touched for one in possible_caravans(state))


def test_ruling_25_conflict_numbers_have_no_gaps() -> None:
    state = position("isis", "ra")
    camels(state, (400, 500), (401, 500), (401, 501))
    assert [region["number"] for region in state.view(0)["regions"]] == [1, 2, 3, 4]


@pytest.mark.parametrize("place", [604, 205])
def test_ruling_26_water_and_gates_are_neither_fertile_nor_desert(place: int) -> None:
    state = position("isis", "ra", guardians=["apep"])
    put(state, 0, "god", 700)
    put(state, 0, "apep" if place == 604 else "warrior", place)
    put(state, 1, "god", 208 if place == 205 else 809)
    state.underworld = BIT[PLACE[205]]
    fight(state, DELTA if place == 205 else EAST)
    play_cards(state, isis="flood", ra="miracle")
    assert state.followers[0] == 1


def test_ruling_27_nothing_ends_on_an_occupied_hex() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 206)
    build(state, "temple", 204)
    put(state, 1, "god", 305)
    restart(state)
    do(state, "move", "move_figure 205")
    assert not {204, 205, 206, 305} & set(hexes(state))


def test_ruling_28_without_neutral_monuments_the_last_one_can_be_taken_too() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    build(state, "temple", 204, god=1)
    state.markers[2] = 5
    restart(state)
    do(state, "gain")
    assert state.owned == [BIT[PLACE[204]], 0]
    assert state.tokens == [8, 9]


def test_a_pool_figure_of_one_kind_is_one_option() -> None:
    state = position("isis", "ra", "amun", "osiris", guardians=["satet"])
    put(state, 0, "god", 205)
    pool(state, 0, "satet", 2)
    restart(state)
    do(state, "summon")
    assert actions(state) == [("summon", "warrior"), ("summon", "satet"), ("end_summon",)]
    assert standing(state, 0) == [205]
