"""One test and more for each of the twelve ankh powers (6.3)."""

from helpers.ankh import (
    DELTA,
    EAST,
    actions,
    asked,
    build,
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
    standing,
    told,
)

from game.rules.ankh.conflict import dominate
from game.rules.ankh.content import POWER_IDS, POWER_LEVEL
from game.rules.ankh.devotion import gain
from game.rules.ankh.followers import followers_to_gain
from game.rules.ankh.scoring import MAJORITIES
from game.rules.ankh.strength import strength


def battle(first: str, second: str, *powers: str):
    """Isis with a god and two warriors against Ra's god in the East; she has the powers."""
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 0, "warrior", 606, 506)
    put(state, 1, "god", 809)
    empower(state, 0, *powers)
    fight(state, EAST)
    play_cards(state, isis=first, ra=second)
    return state


def test_commanding_brings_followers_for_a_won_battle_but_not_for_domination() -> None:
    assert battle("drought", "miracle", "commanding").followers[0] == 4
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    empower(state, 0, "commanding")
    dominate(state, 0, EAST)
    assert state.followers[0] == 1


def test_inspiring_makes_building_free() -> None:
    state = battle("build_monument", "chariots", "inspiring")
    assert asked(state) == (0, "build_monument")
    do(state, "build temple", "hex 607")
    assert state.followers[0] == 1
    assert state.tokens[0] == 8


def test_without_inspiring_nothing_is_built_for_one_follower() -> None:
    assert kind(battle("build_monument", "chariots")) != "build_monument"


def test_omnipresent_counts_regions_with_figures_water_too() -> None:
    state = position("isis", "ra", guardians=["apep"])
    put(state, 0, "god", 305)
    put(state, 0, "apep", 604)
    empower(state, 0, "omnipresent")
    events = conflict(state)
    assert told(events, "gained_followers") == [(0, 3, 4)]


def test_revered_brings_a_follower_even_without_monuments() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    empower(state, 0, "revered")
    assert followers_to_gain(state, 0) == 1
    build(state, "temple", 606)
    build(state, "temple", 705, god=0)
    build(state, "temple", 506, god=1)
    assert followers_to_gain(state, 0) == 3


def test_resplendent_needs_three_monuments_of_one_type() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 0, "warrior", 606)
    empower(state, 0, "resplendent")
    build(state, "temple", 100, 700, god=0)
    assert strength(state, 0, state.area(EAST), 0) == 2
    build(state, "temple", 109, god=0)
    assert strength(state, 0, state.area(EAST), 0) == 4


def test_obelisk_attuned_brings_figures_from_anywhere_in_turns() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 0, "warrior", 100, 103)
    put(state, 1, "god", 809)
    put(state, 1, "warrior", 700)
    build(state, "obelisk", 607, god=0)
    build(state, "obelisk", 807, god=1)
    for god in (0, 1):
        empower(state, god, "obelisk_attuned")
    devote(state, 0, 1)
    fight(state, EAST)
    assert asked(state) == (0, "obelisk_move")
    do(state, "obelisk_move 100")
    assert hexes(state) == [507, 606, 608, 706, 707]  # (7,8) is water
    do(state, "to 608")
    assert asked(state) == (1, "obelisk_move")
    do(state, "obelisk_pass")
    assert asked(state) == (0, "obelisk_move")
    assert ("obelisk_move", 608) not in actions(state)  # each figure once
    do(state, "obelisk_move 605", "to 606")
    do(state, "obelisk_pass")
    assert standing(state, 0) == [103, 606, 608]
    assert kind(state) == "choose_battle_card"


def test_temple_attuned_counts_temples_with_an_own_figure_beside() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 0, "warrior", 706)
    build(state, "temple", 606, 809, god=0)
    empower(state, 0, "temple_attuned")
    assert strength(state, 0, state.area(EAST), 0) == 4


def test_pyramid_attuned_adds_a_figure_beside_each_own_pyramid() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 1, "god", 800)
    build(state, "pyramid", 108, 700, god=0)
    empower(state, 0, "pyramid_attuned")
    restart(state)
    do(state, "summon")
    assert actions(state) == [("slot", "regular"), ("slot", 108), ("slot", 700), ("end_summon",)]
    do(state, "slot 108")
    if kind(state) == "summon_figure":
        do(state, "summon warrior")
    assert set(hexes(state)) == {107, 109, 208}
    do(state, "hex 107")
    do(state, "slot regular")
    if kind(state) == "summon_figure":
        do(state, "summon warrior")
    assert 106 in hexes(state)  # beside the figure that came first
    do(state, "hex 106")
    do(state, "end_summon")
    assert standing(state, 0) == [106, 107, 605]


def test_glorious_pays_three_for_a_margin_of_three() -> None:
    assert battle("chariots", "miracle", "glorious").devotion[0] == 3  # 6 against 1
    assert battle("miracle", "flood", "glorious").devotion[0] == 1  # 3 against 1


def test_magnanimous_pays_the_loser_with_two_figures() -> None:
    assert battle("miracle", "chariots", "magnanimous").devotion == [2 + 2, 1]  # 3 against 4; two killed
    state = position("isis", "ra")
    put(state, 0, "god", 605)
    put(state, 1, "god", 809)
    empower(state, 0, "magnanimous")
    fight(state, EAST)
    play_cards(state, isis="miracle", ra="chariots")
    assert state.devotion[0] == 0


def test_bountiful_adds_one_to_every_gain_in_the_red_part() -> None:
    state = position("isis", "ra")
    empower(state, 0, "bountiful")
    gain(state, 0, 2, MAJORITIES)
    assert state.devotion[0] == 3
    devote(state, 21, 0)
    gain(state, 0, 2, MAJORITIES)
    assert state.devotion[0] == 23


def test_worshipful_turns_two_followers_into_devotion_once_per_battle() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    empower(state, 0, "worshipful")
    state.followers[0] = 5
    fight(state, DELTA)
    play_cards(state, isis="flood", ra="chariots")
    assert asked(state) == (0, "worshipful_sacrifice")
    assert state.followers[0] == 6
    do(state, "yes")
    assert state.followers[0] == 4
    assert state.devotion == [1, 1]
    assert kind(state) == "choose_action"


def test_two_powers_of_each_level_can_be_unlocked() -> None:
    state = position("isis", "ra")
    state.followers[0] = 12
    for level in (1, 1, 2, 2, 3, 3):
        restart(state)
        do(state, "unlock")
        offered = [POWER_IDS.index(str(action[1])) for action in actions(state) if len(action) > 1]
        assert {POWER_LEVEL[power] for power in offered} == {level}
        do(state, f"unlock_power {POWER_IDS[offered[0]]}")
        state.markers[3] = 3
    assert state.followers[0] == 0
    restart(state)
    do(state, "unlock")
    assert kind(state) == "choose_action"
    assert state.powers[0].bit_count() == 6


def test_too_few_followers_unlock_nothing() -> None:
    state = position("isis", "ra")
    state.followers[0] = 0
    restart(state)
    do(state, "unlock")
    assert asked(state) == (1, "choose_action")
    assert state.powers[0] == 0
