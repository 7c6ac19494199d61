"""The clarifications of section 9, by number."""

from helpers.kemet import actions, army, asked, council, do, fight, hand, march, position, restart, walk

from game.rules.kemet.content import TILE_TOTAL
from game.rules.kemet.control import points
from game.rules.kemet.land import ALL_DISTRICTS, APPROACH, OBELISKS, land_for
from game.rules.kemet.night import Night
from game.rules.kemet.turn import DAY


def test_ruling_1_an_occupied_own_district() -> None:
    state = position({"city_nw_d1": (1, 2), "foreland_nw": (0, 2)}, pyramids={"city_nw_d1": "ruby 2"},
                     tiles={0: ["sphinx"]})  # fmt: skip
    assert not [line for line in actions(state) if "deploy" in line]
    copy = state.clone()
    do(copy, "place_token regular bottom_buy_1")
    assert asked(copy)[0] != 0  # nothing could be bought
    copy = state.clone()
    do(copy, "place_token regular mid_build")
    assert "build city_nw_d1 ruby" in actions(copy)
    copy = state.clone()
    do(copy, "place_token regular top_recruit")
    assert "place_warrior city_nw_d1" in actions(copy)
    march(state, "foreland_nw")
    assert "move_step walk city_nw_d1" in actions(state)


def test_ruling_2_no_home_bonus_for_foreigners() -> None:
    state = position({"city_w_d1": (2, 3), "foreland_w": (0, 3)})
    march(state, "foreland_w", "walk city_w_d1 3")
    assert [side["home"] for side in state.view(0)["battle"]["sides"]] == [0, 0]


def test_ruling_3_teleport_out_of_a_foreign_district() -> None:
    state = position({"city_w_d1": (0, 2)}, pyramids={"city_w_d1": "ruby 1"})
    march(state, "city_w_d1")
    assert "move_step teleport sanctuary" in actions(state)


def test_ruling_4_teleport_into_an_enemy_zone_is_an_attack() -> None:
    state = position({"city_nw_d1": (0, 2), "sanctuary": (1, 1)}, pyramids={"city_nw_d1": "ruby 1"})
    march(state, "city_nw_d1", "teleport sanctuary 2")
    assert asked(state)[1] == "council_play"
    assert ALL_DISTRICTS & OBELISKS == 0


def test_ruling_5_no_teleport_and_step_into_a_city() -> None:
    assert not any(OBELISKS >> zone & 1 for zone in APPROACH)
    tiles = {0: ["bestial_fury", "priest_of_mafdet"]}
    state = position({"city_nw_d1": (0, 2)}, pyramids={"city_nw_d1": "ruby 1"}, tiles=tiles)
    march(state, "city_nw_d1", "teleport desert_sw 2", "walk foreland_w 2")
    assert state.view(0)["move"]["moves"] == 2
    assert not [line for line in actions(state) if "city_w" in line]


def test_ruling_6_from_one_foreign_district_to_the_next() -> None:
    state = position({"city_w_d1": (0, 2)}, tiles={0: ["priest_of_mafdet"]}, di={0: ["prayer"]})
    march(state, "city_w_d1", "walk city_w_d2 2")
    assert "move_step walk city_w_d3" not in actions(state)
    assert {"kind": "walk", "dest": "city_w_d3", "why": "one_district"} in state.view(0)["move"]["closed"]


def test_ruling_7_moves_of_a_creature_left_behind_stay() -> None:
    state = position({"bank_west": (0, 3, "royal_scarab")}, di={0: ["prayer"]})
    march(state, "bank_west", "walk foreland_nw 3 royal_scarab", "walk desert_nw 2 none")
    assert state.view(0)["move"]["moves"] == 1
    assert army(state, "foreland_nw") == (0, 1, ("royal_scarab",))


def test_ruling_8_a_creature_met_on_the_way_adds_no_moves() -> None:
    state = position({"bank_west": (0, 2), "foreland_nw": (0, 1, "royal_scarab")}, tiles={0: ["priest_of_mafdet"]})
    march(state, "bank_west", "walk foreland_nw 2")
    assert state.view(0)["move"]["moves"] == 1
    walk(state, "walk desert_nw 3 royal_scarab")
    assert army(state, "desert_nw") == (0, 3, ("royal_scarab",))


def test_ruling_9_and_10_temporary_points_go_with_the_army() -> None:
    state = position({"city_w_d1": (0, 2), "temple_west_minor": (0, 1)}, pyramids={"city_w_d1": "onyx 4"},
                     di={0: ["prayer"]})  # fmt: skip
    assert (points(state, 0), points(state, 1)) == (2, 0)
    march(state, "city_w_d1", "walk foreland_w 2")
    assert (points(state, 0), points(state, 1)) == (1, 1)


def test_ruling_11_and_12_the_last_warriors_can_be_given() -> None:
    state = position({"temple_delta": (0, 1), "temple_west_minor": (0, 1), "sanctuary": (1, 2)})
    state.frames = [DAY, Night(1)]
    restart(state)
    do(state, "yes")
    assert army(state, "sanctuary") == (-1, 0, ())
    do(state, "yes")
    assert state.divine_points[:2] == [0, 1]


def test_ruling_13_and_14_the_end_of_the_track_and_divine_might() -> None:
    state = position(tiles={0: ["divine_might"]}, prayer=[9])
    do(state, "place_token regular mid_pray")
    assert state.prayer[0] == 11


def test_ruling_15_veterans_do_not_last() -> None:
    state = position({"city_nw_d1": (0, 5), "city_nw_d2": (0, 5), "city_nw_d3": (1, 1)}, seats=2)
    state.veterans[0] = 4
    state.frames = [DAY, Night(7)]
    restart(state)
    assert state.veterans[0] == 0


def test_ruling_16_is_about_creatures_and_17_about_second_copies() -> None:
    state = position(pyramids={"city_nw_d1": "onyx 1"})
    do(state, "place_token regular bottom_buy_1", "buy_tile local_recruitment")
    assert state.view(1)["market"]["local_recruitment"]["copies"] == 1
    assert state.view(0)["market"]["local_recruitment"]["why_not"] == "owned"


def test_ruling_18_two_players_have_both_dominations() -> None:
    assert TILE_TOTAL[2] == 26


def test_ruling_19_a_token_can_be_placed_without_its_action() -> None:
    state = position({"bank_west": (0, 2)})
    do(state, "place_token regular top_move", "skip_action")
    assert state.spaces[0] == 2


def test_ruling_20_a_dead_loser_is_not_asked() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 1)})
    march(state, "bank_west", "walk desert_nw 4")
    fight(state, ["bc_4_1_0"], ["bc_4_1_0"])
    assert asked(state) == (0, "winner_choice")


def test_ruling_21_the_last_place_is_given() -> None:
    state = position(seats=2)
    state.frames = [DAY, Night(9)]
    restart(state)
    do(state, "fate_position 2")
    assert state.order == (1, 0)


def test_ruling_22_two_cards_left() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 3)})
    hand(state, 0, "bc_4_1_0", "bc_3_2_0")
    march(state, "bank_west", "walk desert_nw 4")
    do(state, "council_play bc_4_1_0")
    assert asked(state) == (0, "council_di")  # the other one is put away without a question


def test_ruling_23_storm_and_barrier_together_leave_eight_cards() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 2", "city_nw_d2": "sapphire 2"}, tiles={0: ["act_of_god_onyx"]})
    do(state, "place_token regular bottom_buy_1", "buy_tile wyyrt_storm", "replace_battle_card bc_1_1_3")
    do(state, "place_token silver bottom_buy_2", "buy_tile shetyw_barrier", "replace_battle_card bc_1_3_0")
    assert state.hand[0].bit_count() == 8
    assert state.view(1)["players"][0]["removed"] == ("bc_1_3_0", "bc_1_1_3")


def test_ruling_24_costs_count_after_toll_and_dedication() -> None:
    state = position({"bank_west": (0, 3), "desert_nw": (1, 3, "khnums_sphinx")}, di={0: ["fury_of_war"]}, prayer=[2],
                     tiles={0: ["dedication_to_battle"]})  # fmt: skip
    march(state, "bank_west", "walk desert_nw 3")
    do(state, "council_play bc_4_1_0", "council_discard bc_3_2_0")
    assert actions(state) == ["council_di fury_of_war", "di_done"]


def test_ruling_25_other_districts_stay_free() -> None:
    state = position({"city_nw_d1": (1, 2)}, pyramids={"city_nw_d1": "ruby 2", "city_nw_d2": "onyx 2"})
    do(state, "place_token regular bottom_buy_2")
    assert "buy_tile honor_in_battle" in actions(state)
    assert "buy_tile carnage" not in actions(state)


def test_ruling_26_back_to_where_the_attacker_came_from() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 4)})
    march(state, "bank_west", "walk desert_nw 4")
    council(state, "bc_1_1_3")
    council(state, "bc_3_0_1")
    do(state, "retreat")
    assert "retreat_zone bank_west" in actions(state)


def test_ruling_27_covered_zones_do_not_exist() -> None:
    land = land_for(2)
    covered = {zone for zone in range(32) if land.covered >> zone & 1}
    assert len(covered) == 16
    assert not covered & {zone for near in land.neighbours for zone in near}
    assert not covered & set(land.obelisks)
    assert land.ports & land.covered == 0


def test_ruling_28_cards_between_the_steps_of_a_move() -> None:
    state = position({"bank_west": (0, 2), "sanctuary": (1, 1)}, di={0: ["raining_fire", "enlistment"]},
                     tiles={0: ["priest_of_mafdet"]})  # fmt: skip
    march(state, "bank_west", "walk foreland_nw 2")
    do(state, "play_di_day raining_fire", "play_di_day enlistment", "place_warrior foreland_nw", "place_done")
    assert army(state, "foreland_nw") == (0, 3, ())
    walk(state, "walk desert_nw 3")
    assert army(state, "desert_nw") == (0, 3, ())
