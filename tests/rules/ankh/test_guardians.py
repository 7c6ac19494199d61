"""One test and more for each of the six guardians (6.4)."""

from helpers.ankh import (
    DELTA,
    EAST,
    actions,
    asked,
    bid,
    build,
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

from game.rules.ankh.hexes import BIT, PLACE
from game.rules.ankh.strength import strength
from game.rules.ankh.unlocking import bases_left, take_guardian


def test_satet_pushes_an_enemy_figure_to_any_free_neighbour_even_over_a_river() -> None:
    state = position("isis", "ra", guardians=["satet"])
    put(state, 0, "god", 100)
    put(state, 0, "satet", 404)
    put(state, 1, "god", 405)
    restart(state)
    do(state, "move", "move_figure 404")
    assert 405 in hexes(state)
    assert state.view(0)["legal"]["pushes"] == (405,)
    do(state, "to 405")
    assert asked(state) == (0, "push_to")
    assert hexes(state) == [305, 404, 406, 504, 505, 506]
    do(state, "to 406")
    assert standing(state, 0) == [100, 405]
    assert state.god_at[1] == PLACE[406]


def test_satet_may_change_places_with_its_target() -> None:
    state = position("isis", "ra", guardians=["satet"])
    put(state, 0, "god", 100)
    put(state, 0, "satet", 404)
    put(state, 1, "satet", 405)
    put(state, 1, "god", 800)
    state.suns = BIT[PLACE[405]]
    restart(state)
    do(state, "move", "move_figure 404", "to 405", "to 404")
    assert standing(state, 0) == [100, 405]
    assert standing(state, 1) == [404, 800]
    assert state.guardians_at[0] == BIT[PLACE[404]] | BIT[PLACE[405]]
    assert state.suns == BIT[PLACE[404]]


def test_satet_never_enters_water_or_a_foreign_gate() -> None:
    state = position("isis", "osiris", guardians=["satet", "apep"])
    put(state, 0, "god", 100)
    put(state, 0, "satet", 504)
    put(state, 1, "apep", 604)
    put(state, 1, "warrior", 505)
    put(state, 1, "god", 800)
    state.underworld = BIT[PLACE[505]]
    restart(state)
    do(state, "move", "move_figure 504")
    assert 604 not in hexes(state)
    assert 505 not in hexes(state)


def test_satet_cannot_push_where_nothing_is_free() -> None:
    state = position("isis", "osiris", guardians=["satet"])
    put(state, 0, "god", 100)
    put(state, 0, "satet", 904)
    put(state, 1, "god", 902)
    put(state, 1, "warrior", 801, 802, 803)
    restart(state)
    do(state, "move", "move_figure 904")
    # (9,2) has the neighbours (8,1), (8,2), (8,3), all occupied by others.
    assert 902 not in hexes(state)


def test_satet_makes_a_pushed_scorpion_aim_anew() -> None:
    state = position("isis", "ra", guardians=["satet", "giant_scorpion"])
    put(state, 0, "god", 100)
    put(state, 0, "satet", 404)
    put(state, 1, "god", 800)
    put(state, 1, "giant_scorpion", 405, aim="N+NE")
    restart(state)
    do(state, "move", "move_figure 404", "to 405", "to 505")
    assert asked(state) == (1, "aim_scorpion")
    do(state, "aim S+SW")
    assert state.claws == {PLACE[505]: 3}


def test_cat_mummy_costs_every_other_god_devotion_when_killed() -> None:
    state = position("isis", "ra", "amun", guardians=["cat_mummy"])
    put(state, 0, "god", 108)
    put(state, 0, "cat_mummy", 102, 104)
    put(state, 1, "god", 205)
    put(state, 2, "god", 800)
    devote(state, 3, 5, 1)
    fight(state, DELTA)
    play_cards(state, isis="miracle", ra="plague_of_locusts")
    bid(state, isis=0, ra=1)
    # Two killed: Ra loses 2, Amun 1 and then nothing more; Isis gains 2 by Miracle. Ra then wins: 1 + 1 against 1.
    assert state.devotion == [5, 4, 0]


def test_apep_is_summoned_on_any_empty_water_and_never_moves_back_to_it() -> None:
    state = position("isis", "ra", guardians=["apep"])
    put(state, 0, "god", 100)
    put(state, 1, "god", 800)
    pool(state, 0, "apep")
    restart(state)
    do(state, "summon", "summon apep")
    assert {604, 110, 4, 810} <= set(hexes(state))
    do(state, "hex 604")
    restart(state)
    do(state, "move", "move_figure 604")
    assert not {603, 602, 502} & set(hexes(state))
    assert {504, 605, 704} <= set(hexes(state))


def test_apep_beside_a_pyramid_uses_only_its_own_water() -> None:
    state = position("isis", "ra", guardians=["apep"])
    put(state, 0, "god", 100)
    build(state, "pyramid", 504, god=0)
    empower(state, 0, "pyramid_attuned")
    pool(state, 0, "apep")
    restart(state)
    do(state, "summon", "slot 504", "summon apep")
    assert {one for one in hexes(state) if one in (502, 602, 603, 604, 110)} == {604}


def test_mummy_returns_beside_its_god_and_counts_as_killed() -> None:
    state = position("isis", "ra", guardians=["mummy"])
    put(state, 0, "god", 800)
    put(state, 0, "mummy", 102)
    put(state, 1, "god", 205)
    fight(state, DELTA)
    play_cards(state, isis="miracle", ra="chariots")
    assert asked(state) == (0, "mummy_return")
    assert hexes(state) == [700, 701, 801]
    do(state, "hex 700")
    assert standing(state, 0) == [700, 800]
    assert state.devotion == [1, 1]


def test_mummy_stays_in_the_pool_if_no_hex_is_free() -> None:
    state = position("isis", "ra", guardians=["mummy"])
    put(state, 0, "god", 800)
    put(state, 0, "warrior", 700, 701, 801)
    put(state, 0, "mummy", 102)
    put(state, 1, "god", 205)
    fight(state, DELTA)
    play_cards(state, isis="miracle", ra="chariots")
    assert standing(state, 0) == [700, 701, 800, 801]
    assert state.view(0)["gods"][0]["pool"]["mummy"] == 1


def test_giant_scorpion_is_aimed_when_summoned_and_after_each_move() -> None:
    state = position("isis", "ra", guardians=["giant_scorpion"])
    put(state, 0, "god", 503)
    put(state, 1, "god", 800)
    pool(state, 0, "giant_scorpion")
    restart(state)
    do(state, "summon", "summon giant_scorpion", "hex 504")
    assert asked(state) == (0, "aim_scorpion")
    do(state, "aim SE+S")
    assert state.view(1)["figures"][1]["aim"] == "SE+S"
    restart(state)
    do(state, "move", "move_figure 504")
    assert 504 in hexes(state)  # only to aim anew
    do(state, "to 504", "aim N+NE")
    assert ("move_figure", 504) not in actions(state)
    assert state.claws == {PLACE[504]: 0}


def test_giant_scorpion_only_points_at_hexes_of_the_map() -> None:
    state = position("isis", "ra", guardians=["giant_scorpion"])
    put(state, 0, "god", 700)
    pool(state, 0, "giant_scorpion")
    restart(state)
    do(state, "summon", "summon giant_scorpion", "hex 800")
    assert actions(state) == [("aim", "N+NE"), ("aim", "NE+SE")]


def test_giant_scorpion_strikes_before_any_region() -> None:
    state = position("isis", "ra", guardians=["giant_scorpion"])
    put(state, 0, "god", 503)
    put(state, 0, "giant_scorpion", 504, aim="N+NE")
    build(state, "obelisk", 404, god=1)
    put(state, 1, "god", 205)
    events = conflict(state)
    names = [event.kind for event in events]
    assert names.index("destroyed") < names.index("dominates")
    assert state.tokens[1] == 9


def test_androsphinx_silences_adjacent_enemies_and_both_of_two() -> None:
    state = position("isis", "ra", guardians=["androsphinx"])
    put(state, 0, "god", 509)
    put(state, 0, "androsphinx", 606)
    put(state, 1, "androsphinx", 706)
    put(state, 1, "warrior", 807)
    area = state.area(EAST)
    assert strength(state, 0, area, 0) == 1  # the god; its sphinx is beside the other one
    assert strength(state, 1, area, 0) == 1
    assert told(fight(state, EAST), "battle_began")[0][1] == EAST
    sides = {side["god"]: side for side in state.view(0)["battle"]["sides"]}
    assert sides[0]["neutralised"] == (606,)
    assert sides[1]["neutralised"] == (706,)


def test_guardians_stay_on_the_card_without_a_free_base() -> None:
    state = position("isis", "ra", "amun", "osiris", guardians=["satet", "mummy"])
    take_guardian(state, 0, 0)
    take_guardian(state, 0, 0)
    assert bases_left(state, 0, 0) == 0
    take_guardian(state, 0, 1)
    assert state.pool_guardians[:3] == [2, 0, 0]
    assert kind(state) == "choose_action"
