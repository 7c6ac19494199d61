"""Merging (4.10), forgotten gods (4.11) and all endings (section 7)."""

import pytest
from helpers.ankh import (
    DELTA,
    actions,
    after_conflict,
    all_components,
    asked,
    build,
    devote,
    do,
    empower,
    fight,
    kind,
    play_cards,
    pool,
    position,
    put,
    restart,
    standing,
    told,
)

from game.rules.ankh.devotion import gain, lose
from game.rules.ankh.hexes import BIT, PLACE
from game.rules.ankh.scoring import CAT_MUMMIES, MAJORITIES
from game.rules.ankh.strength import strength


def four(*guardians: str):
    """Osiris 14, Isis 12, Amun 9, Ra 6, their gods far apart."""
    state = position("osiris", "isis", "amun", "ra", guardians=guardians)
    for god, name in enumerate((100, 305, 805, 809)):
        put(state, god, "god", name)
    devote(state, 14, 12, 9, 6)
    return state


def test_merged_guardians_beyond_the_bases_leave_by_choice() -> None:
    state = four("satet", "mummy")
    pool(state, 2, "satet")
    put(state, 2, "mummy", 705)
    put(state, 3, "satet", 709)
    pool(state, 3, "satet")
    before = all_components(state)
    after_conflict(state, 3)
    assert asked(state) == (2, "merge_keep_guardians")
    assert sorted(actions(state), key=repr) == sorted(
        [("keep", 705, 709), ("keep", 705, "satet"), ("keep", 709, "satet"), ("keep", "satet", "satet")], key=repr
    )
    do(state, "keep 709 satet")
    assert standing(state, 2) == [709, 805]
    assert state.view(0)["gods"][2]["pool"] == {"warrior": 6, "satet": 1}
    assert state.gone_guardians == [1, 1, 0]
    assert all_components(state) == before


def test_no_question_if_the_bases_are_enough() -> None:
    state = four("satet")
    pool(state, 2, "satet")
    pool(state, 3, "satet")
    after_conflict(state, 3)
    assert kind(state) == "choose_action"
    assert state.pool_guardians[2 * 3] == 2


def test_two_players_never_merge() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 100)
    put(state, 1, "god", 305)
    after_conflict(state, 3)
    assert state.ladder == [1, 0]


def test_merged_seats_have_one_action_each_and_share_everything() -> None:
    state = four()
    after_conflict(state, 3, seat=1)
    assert asked(state) == (2, "choose_action")
    do(state, "gain")
    assert asked(state) == (3, "choose_action")
    assert len(actions(state)) == 4  # the partner's row is no restriction
    do(state, "move")
    assert asked(state) == (3, "move_figure")
    assert actions(state)[0] == ("move_figure", 805)


def test_the_higher_seat_decides_in_battles_and_both_see_the_choice() -> None:
    state = four()
    after_conflict(state, 3)
    put(state, 2, "warrior", 205)
    state.amun_ready = False
    fight(state, DELTA)
    assert asked(state) == (2, "choose_battle_card")
    do(state, "card flood")
    sides = {seat: {side["god"]: side for side in state.view(seat)["battle"]["sides"]} for seat in range(4)}
    assert sides[2][2]["sealed_cards"] == sides[3][2]["sealed_cards"] == ("flood",)
    assert sides[0][2]["sealed_cards"] == sides[1][2]["sealed_cards"] == ()


def test_an_option_lets_the_other_seat_decide() -> None:
    state = position("osiris", "isis", "amun", "ra", options={"merged_decider": "seat_4"})
    for god, name in enumerate((100, 305, 805, 809)):
        put(state, god, "god", name)
    devote(state, 14, 12, 9, 6)
    after_conflict(state, 3)
    put(state, 2, "warrior", 205)
    fight(state, DELTA)
    assert asked(state) == (3, "amun_declare")


def test_a_merged_god_has_both_abilities_once() -> None:
    state = four()
    after_conflict(state, 3)
    restart(state, 3)
    do(state, "summon", "summon warrior", f"hex {704 + 1}")
    assert kind(state) == "attach_sun"
    do(state, "yes")
    assert state.suns.bit_count() == 1


def test_anubis_as_the_lower_god_returns_the_higher_gods_warriors() -> None:
    state = position("osiris", "isis", "anubis")
    for god, name in enumerate((100, 305, 805)):
        put(state, god, "god", name)
    devote(state, 9, 5, 2)
    state.locked = [1, 2, 0]
    state.pool_warriors = [5, 4, 6]
    after_conflict(state, 3)
    assert state.locked == [1, 0, 0]
    assert state.pool_warriors[1] == 6
    assert strength(state, 1, state.area(DELTA), 0) == 1 + 1


def test_anubis_as_the_higher_god_loses_the_lower_gods_warriors() -> None:
    state = position("osiris", "anubis", "isis")
    for god, name in enumerate((100, 305, 805)):
        put(state, god, "god", name)
    devote(state, 9, 5, 2)
    state.locked = [1, 0, 2]
    state.pool_warriors = [5, 6, 4]
    after_conflict(state, 3)
    assert state.locked == [1, 0, 0]
    assert state.gone_warriors[2] == 6


def test_suns_of_a_lower_ra_return_unless_on_inherited_guardians() -> None:
    state = four("satet")
    put(state, 3, "warrior", 709, sun=True)
    put(state, 3, "satet", 708 + 99, sun=True)
    after_conflict(state, 3)
    assert state.suns == BIT[PLACE[807]]
    assert standing(state, 2) == [805, 807]


def test_gates_of_a_lower_osiris_serve_the_merged_god() -> None:
    state = position("ra", "isis", "osiris")
    for god, name in enumerate((100, 305, 805)):
        put(state, god, "god", name)
    devote(state, 9, 5, 2)
    state.underworld = BIT[PLACE[108]]
    after_conflict(state, 3)
    restart(state, 1)
    do(state, "summon")
    assert ("slot", "underworld") in actions(state)


def test_forgotten_gods_leave_with_everything() -> None:
    state = position("anubis", "isis", "osiris", guardians=["cat_mummy"])
    for god, name in enumerate((100, 305, 805)):
        put(state, god, "god", name)
    put(state, 0, "cat_mummy", 201)
    build(state, "temple", 301, god=0)
    put(state, 2, "warrior", 806)
    devote(state, 20, 21, 25)
    state.locked = [0, 1, 1]
    state.pool_warriors = [6, 5, 4]
    before = all_components(state)
    events = after_conflict(state, 4)
    assert told(events, "forgotten") == [(0, 20)]
    assert state.ladder == [1, 2]
    assert standing(state, 0) == []
    assert state.standing() == 0
    assert state.locked == [0, 0, 0]
    assert state.pool_warriors == [0, 6, 5]
    assert state.devotion == [20, 21, 25]  # nothing was killed: no Cat Mummy penalty
    assert all_components(state) == before
    assert asked(state) == (1, "choose_action")
    do(state, "gain", "skip_unlock")
    assert asked(state) == (2, "choose_action")


def test_a_forgotten_osiris_closes_his_gates() -> None:
    state = position("anubis", "isis", "osiris")
    for god, name in enumerate((100, 305, 805)):
        put(state, god, "god", name)
    devote(state, 30, 21, 5)
    state.underworld = BIT[PLACE[108]]
    after_conflict(state, 4)
    assert state.underworld == 0


def test_ending_top_reached_at_once() -> None:
    state = position("isis", "ra")
    devote(state, 29, 3)
    empower(state, 0, "bountiful")
    assert gain(state, 0, 5, MAJORITIES)
    assert state.devotion[0] == 31
    state.advance()
    result = state.result()
    assert result.winners == (0,)
    assert result.scores == (31, 3)
    assert state.view(0)["ending"] == "top_reached"


def test_ending_last_god_after_the_fourth_conflict() -> None:
    state = four()
    devote(state, 14, 22, 9, 6)
    after_conflict(state, 4)
    result = state.result()
    assert result.winners == (1,)
    assert result.ranking == (1, 0, 2, 3)
    assert state.view(0)["ending"] == "last_god"


def test_ending_a_merged_god_wins_with_both_seats() -> None:
    state = four()
    after_conflict(state, 3)
    state.devotion[2] = 22
    state.ladder = [1, 0, 2]
    after_conflict(state, 4)
    assert state.result().winners == (2, 3)
    assert state.result().scores == (14, 12, 22, 22)


def test_ending_all_forgotten_everybody_loses() -> None:
    state = four()
    after_conflict(state, 4)
    result = state.result()
    assert result.winners == ()
    assert result.ranking == (0, 1, 2, 3)
    assert state.view(0)["ending"] == "all_forgotten"


def test_ending_last_conflict_by_rank_in_the_stack() -> None:
    state = position("isis", "ra", "amun")
    devote(state, 25, 25, 22)
    after_conflict(state, 5)
    result = state.result()
    assert result.winners == (1,)  # on top of the stack
    assert result.ranking == (1, 0, 2)
    assert state.view(0)["ending"] == "last_conflict"


def test_a_forgotten_merged_god_takes_both_seats_out() -> None:
    state = four()
    devote(state, 30, 22, 9, 6)
    after_conflict(state, 3)
    after_conflict(state, 4)
    assert state.ladder == [1, 0]
    restart(state, 2)
    assert asked(state)[0] == 0
    after_conflict(state, 5)
    assert state.result().ranking == (0, 1, 2, 3)


@pytest.mark.parametrize(("space", "loss", "after"), [(0, 1, 0), (1, 3, 0), (22, 2, 20)])
def test_devotion_falls_to_the_bottom_and_out_of_blue(space: int, loss: int, after: int) -> None:
    state = position("isis", "ra")
    devote(state, space, 9)
    lose(state, 0, loss, CAT_MUMMIES)
    assert state.devotion[0] == after
    assert state.view(0)["gods"][0]["red"]


def test_a_token_that_cannot_move_keeps_its_place_in_the_stack() -> None:
    state = position("isis", "ra")
    devote(state, 0, 0)
    lose(state, 0, 1, CAT_MUMMIES)
    assert state.ladder == [0, 1]


def test_the_final_sheet_adds_up() -> None:
    state = position("isis", "ra")
    put(state, 0, "god", 205)
    put(state, 1, "god", 208)
    build(state, "temple", 104, god=0)
    fight(state, DELTA)
    play_cards(state, isis="chariots", ra="flood")
    after_conflict(state, 5)
    lines = {line.name: line.points for line in state.result().breakdown[0]}
    assert (lines["majorities"], lines["victories"]) == (1, 1)
    assert state.result().scores[0] == sum(lines.values()) == 2
