"""One test and more for each of the five gods (6.1)."""

from helpers.ankh import (
    DELTA,
    EAST,
    WEST,
    actions,
    asked,
    bid,
    build,
    conflict,
    do,
    empower,
    fight,
    hand,
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
from game.rules.ankh.hexes import BIT, PLACE
from game.rules.ankh.strength import strength


def test_amun_announces_and_plays_two_cards_once_per_conflict() -> None:
    state = position("amun", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 206)
    put(state, 0, "warrior", 100)
    put(state, 1, "warrior", 201)
    events = conflict(state)
    assert asked(state) == (0, "amun_declare")
    events = do(state, "yes")
    assert told(events, "amun_declared") == [(0, WEST)]
    assert state.view(1)["battle"]["doubled"] == 0
    assert asked(state) == (1, "choose_battle_card")
    assert len(actions(state)) == 7
    do(state, "card miracle")
    assert asked(state) == (0, "choose_battle_card")
    assert len(actions(state)) == 21
    events = play_cards(state, amun="chariots+drought")
    assert (0, WEST, 1 + 3 + 1) in told(events, "strength")
    assert not state.amun_ready
    assert state.view(0)["gods"][0]["used"] == ("chariots", "drought")
    # The next battle of the same conflict: no second announcement.
    assert kind(state) == "choose_battle_card"
    play_cards(state, amun="flood", ra="flood")
    if kind(state) == "use_tiebreaker":
        do(state, "no")
    assert state.amun_ready  # the event is over


def test_amun_cannot_announce_with_one_card_in_hand() -> None:
    state = position("amun", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 206)
    hand(state, 0, "cycle_of_maat")
    fight(state, DELTA)
    assert kind(state) == "choose_battle_card"


def test_anubis_locks_one_killed_enemy_warrior_per_moment() -> None:
    state = position("anubis", "ra", "isis")
    put(state, 0, "god", 800)  # not even in the region
    put(state, 1, "god", 205)
    put(state, 1, "warrior", 103, 104)
    put(state, 2, "god", 208)
    put(state, 2, "warrior", 107)
    fight(state, DELTA)
    play_cards(state, ra="plague_of_locusts", isis="flood")
    do(state, "bid 0", "bid 0")
    assert asked(state) == (0, "anubis_trap")
    assert sorted(actions(state)) == [("skip_trap",), ("trap", "isis"), ("trap", "ra")]
    do(state, "trap ra")
    assert state.locked == [0, 1, 0]
    assert state.pool_warriors == [6, 5, 6]
    assert state.killed[1] == 2


def test_anubis_god_figure_grows_with_locked_warriors() -> None:
    state = position("anubis", "ra")
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 204)
    state.locked[1] = 3
    state.pool_warriors[1] = 3
    assert strength(state, 0, state.area(DELTA), 0) == 1 + 3 + 1
    state.figures[0] ^= BIT[PLACE[205]]
    state.god_at[0] = PLACE[800]
    state.figures[0] |= BIT[PLACE[800]]
    assert strength(state, 0, state.area(DELTA), 0) == 1


def test_anubis_is_paid_for_a_locked_warrior() -> None:
    state = position("anubis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 800)
    state.locked[1], state.pool_warriors[1] = 1, 5
    restart(state, 1)
    do(state, "summon", "summon locked")
    do(state, f"hex {hexes(state)[0]}")
    do(state, "no")  # Ra's sun
    assert state.followers == [2, 0]
    assert state.locked[1] == 0
    assert state.pool_warriors[1] == 5
    assert len(standing(state, 1)) == 2


def test_anubis_has_three_slots() -> None:
    state = position("anubis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    put(state, 1, "warrior", 107)
    state.locked[1], state.pool_warriors[1] = 3, 2
    fight(state, DELTA)
    play_cards(state, anubis="chariots", ra="miracle")
    assert standing(state, 1) == [208]
    assert state.locked[1] == 3


def test_isis_may_spare_figures_beside_an_enemy() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 108)
    put(state, 0, "warrior", 105, 204, 102)
    put(state, 1, "god", 205)
    put(state, 1, "warrior", 206, 305, 306, 207)
    fight(state, DELTA)
    play_cards(state, isis="miracle", ra="chariots")
    assert asked(state) == (0, "isis_protect")
    assert state.decision().about == (105,)
    do(state, "no")
    assert state.decision().about == (204,)
    do(state, "yes")
    assert standing(state, 0) == [108, 204]
    assert state.devotion[0] == 2  # Miracle: 102 and 105


def test_isis_protects_nobody_from_a_plague() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 108)
    put(state, 0, "warrior", 204)
    put(state, 1, "god", 205)
    fight(state, DELTA)
    play_cards(state, isis="miracle", ra="plague_of_locusts")
    bid(state, isis=0, ra=1)
    assert standing(state, 0) == [108]


def test_osiris_opens_a_gate_after_a_battle_he_did_not_win() -> None:
    state = position("osiris", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 206)
    put(state, 1, "warrior", 207)
    fight(state, DELTA)
    play_cards(state, osiris="flood", ra="chariots")
    assert asked(state) == (0, "osiris_gate")
    assert actions(state) == [("gate", "dashboard"), ("skip_gate",)]
    do(state, "gate dashboard")
    assert 205 not in hexes(state)
    assert len(hexes(state)) == 22 - 3
    do(state, "hex 108")
    assert state.underworld == BIT[PLACE[108]]
    fight(state, DELTA)
    play_cards(state, osiris="chariots", ra="miracle")
    assert state.victor == 0  # so no gate
    assert kind(state) == "choose_action"


def test_osiris_moves_a_token_from_the_map() -> None:
    state = position("osiris", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 206)
    state.underworld = BIT[PLACE[800]]
    fight(state, DELTA, tiebreaker=1)
    play_cards(state, osiris="flood", ra="chariots")
    do(state, "gate 800", "hex 108")
    assert state.underworld == BIT[PLACE[108]]


def test_osiris_summons_an_extra_figure_on_a_gate_and_keeps_others_away() -> None:
    state = position("osiris", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 700)
    state.underworld = BIT[PLACE[701]] | BIT[PLACE[108]]
    restart(state)
    do(state, "summon")
    assert actions(state) == [("slot", "regular"), ("slot", "underworld"), ("end_summon",)]
    do(state, "slot underworld")
    if kind(state) == "summon_figure":
        do(state, "summon warrior")
    assert hexes(state) == [108, 701]
    do(state, "hex 108")
    assert kind(state) == "summon_figure"  # only the regular slot is left
    do(state, "summon warrior", f"hex {107}")
    assert standing(state, 0) == [107, 108, 205]
    restart(state, 1)
    do(state, "move", "move_figure 700")
    assert 701 not in hexes(state)


def test_ra_gains_more_where_a_figure_with_a_sun_stands() -> None:
    state = position("ra", "amun")
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 204, 203, sun=True)
    dominate(state, 0, DELTA)
    assert state.devotion[0] == 2
    put(state, 0, "warrior", 607)
    dominate(state, 0, EAST)
    assert state.devotion[0] == 3


def test_ra_may_attach_a_sun_to_a_summoned_figure_while_tokens_last() -> None:
    state = position("ra", "amun")
    put(state, 0, "god", 205)
    restart(state)
    do(state, "summon", "summon warrior", "hex 204")
    assert asked(state) == (0, "attach_sun")
    do(state, "yes")
    assert state.view(1)["gods"][0]["ability_tokens"] == {"suns_left": 2}
    put(state, 0, "warrior", 203, 202, sun=True)
    restart(state)
    do(state, "summon", "summon warrior", "hex 206")
    assert kind(state) == "choose_action"


def test_ra_gets_the_sun_back_when_the_figure_dies() -> None:
    state = position("ra", "isis")
    put(state, 0, "god", 205)
    put(state, 0, "warrior", 204, sun=True)
    put(state, 1, "god", 208)
    put(state, 1, "warrior", 207, 107)
    fight(state, DELTA)
    play_cards(state, ra="miracle", isis="chariots")
    assert state.suns == 0
    assert state.devotion == [1, 1]


def test_ra_keeps_the_bonus_in_a_battle_with_other_powers() -> None:
    state = position("ra", "isis")
    put(state, 0, "god", 607)
    put(state, 0, "warrior", 606, sun=True)
    put(state, 1, "god", 709)
    empower(state, 0, "glorious")
    build(state, "temple", 809, god=1)
    fight(state, EAST)
    play_cards(state, ra="drought", isis="flood")
    # Glorious needs a margin of 3: 2 + 1 against 1. So 1, Radiance 1, and the god on desert 1.
    assert state.devotion == [3, 1]
