"""Moves, recruits, buildings and purchases beyond the worked examples (4.2 to 4.8)."""

from helpers.kemet import actions, army, asked, do, fight, march, position, restart, used, walk

from game.rules.kemet.control import points


def test_an_army_splits_and_joins_on_its_way() -> None:
    state = position({"bank_west": (0, 4), "foreland_nw": (0, 2)}, tiles={0: ["priest_of_mafdet"]})
    march(state, "bank_west", "walk foreland_nw 3", "walk desert_nw 4")
    assert [army(state, zone)[1] for zone in ("bank_west", "foreland_nw", "desert_nw")] == [1, 1, 4]


def test_a_path_through_a_full_district_needs_a_way_on() -> None:
    state = position({"foreland_nw": (0, 3), "city_nw_d1": (0, 4)}, tiles={0: ["priest_of_mafdet"]})
    march(state, "foreland_nw")
    do(state, "move_step walk city_nw_d1")
    assert actions(state) == ["carry 1", "carry 2", "carry 3"]
    do(state, "carry 3")
    assert all(line.startswith("move_step walk") for line in actions(state))
    assert state.view(0)["move"]["over_limit"]
    walk(state, "walk city_nw_d2 2")
    assert army(state, "city_nw_d1")[1] == 5


def test_entering_an_enemy_zone_ends_the_move() -> None:
    state = position({"bank_west": (0, 3), "foreland_nw": (1, 1)}, tiles={0: ["priest_of_mafdet"]})
    march(state, "bank_west", "walk foreland_nw 3")
    assert asked(state)[1] == "council_play"
    fight(state, ["bc_4_1_0"], ["bc_4_1_0"])
    do(state, "stay")
    assert asked(state) == (1, "turn_menu")
    assert army(state, "foreland_nw") == (0, 2, ())


def test_no_more_than_the_limit_attacks() -> None:
    state = position({"bank_west": (0, 4), "foreland_nw": (0, 4), "desert_nw": (1, 1)},
                     tiles={0: ["priest_of_mafdet"]})  # fmt: skip
    march(state, "bank_west", "walk foreland_nw 4")
    do(state, "move_step walk desert_nw")
    assert actions(state) == ["carry 3", "carry 4", "carry 5"]


def test_a_move_may_be_declined_or_ended_at_once() -> None:
    state = position({"bank_west": (0, 3)}, di={0: ["prayer"]})
    do(state, "place_token regular top_move")
    assert actions(state) == ["move_begin bank_west", "skip_action"]
    do(state, "move_begin bank_west", "move_end")
    assert army(state, "bank_west") == (0, 3, ())


def test_the_forecast_of_an_attack() -> None:
    state = position({"foreland_w": (0, 4), "city_w_d1": (1, 2, "sphinx")}, tiles={0: ["charge"]})
    march(state, "foreland_w")
    step = next(one for one in state.view(0)["move"]["steps"] if one["dest"] == "city_w_d1")
    assert step["battle"] == {"defender": 1, "attack": 5, "defence": 5, "ties": 1, "home": (1,)}
    assert (step["least"], step["most"], step["cost"]) == (1, 4, 0)


def test_the_reach_of_an_army_tells_path_and_cost() -> None:
    state = position({"city_nw_d1": (0, 3)}, pyramids={"city_nw_d1": "ruby 1"}, tiles={0: ["priest_of_mafdet"]})
    march(state, "city_nw_d1")
    reach = state.view(0)["move"]["reach"]
    assert reach["bank_west"]["path"] == ("city_nw_d1", "foreland_nw", "bank_west")
    assert (reach["bank_west"]["cost"], reach["sanctuary"]["cost"]) == (0, 2)
    assert "city_w_d1" not in reach


def test_recruiting_into_occupied_districts_fights_for_each() -> None:
    state = position({"city_nw_d1": (1, 1), "city_nw_d2": (2, 1)})
    do(state, "place_token regular top_recruit", *["place_warrior city_nw_d1"] * 3)
    do(state, *["place_warrior city_nw_d2"] * 3, "place_done")
    assert (state.prayer[0], asked(state)) == (1, (0, "order_battles"))
    do(state, "order_battles city_nw_d2")
    fight(state, ["bc_4_1_0"], ["bc_4_1_0"])
    assert state.view(0)["zones"]["city_nw_d1"]["intruder"] == {"seat": 0, "warriors": 3, "creature": None}
    do(state, "stay")
    assert asked(state) == (0, "council_play")  # the last battle needs no choice
    fight(state, ["bc_3_2_0"], ["bc_4_1_0"])
    do(state, "stay")
    assert (army(state, "city_nw_d1")[0], army(state, "city_nw_d2")[0], points(state, 0)) == (0, 0, 2)


def test_recruits_are_not_placed_before_the_end() -> None:
    state = position()
    do(state, "place_token regular top_recruit", "place_warrior city_nw_d1", "place_warrior city_nw_d1")
    view = state.view(1)["placing"]
    assert view == {
        "seat": 0, "purpose": "recruit", "most": 12, "cost": 2, "next_cost": 3, "placed": {"city_nw_d1": 2},
    }  # fmt: skip
    assert (army(state, "city_nw_d1")[1], state.prayer[0]) == (0, 7)


def test_building_founds_and_raises_at_once() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 4"}, prayer=[6])
    do(state, "place_token regular mid_build")
    assert "build city_nw_d1 ruby" not in actions(state)  # finished
    do(state, "build city_nw_d2 onyx")
    site = {"zone": "city_nw_d2", "colour": "onyx", "level": 0, "costs": {"1": 1, "2": 3, "3": 6, "4": 10}}
    assert site in state.view(0)["building"]
    assert actions(state) == ["level 1", "level 2", "level 3"]
    do(state, "level 3")
    assert (state.pyramids[1], state.buy_colours[0], state.prayer[0]) == (4 * 3 + 3, (0, 3), 0)


def test_nobody_has_a_fourth_pyramid_or_two_of_a_colour() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 1", "city_nw_d2": "onyx 1"})
    do(state, "place_token regular mid_build")
    founded = [line for line in actions(state) if "city_nw_d3" in line]
    assert founded == ["build city_nw_d3 sapphire", "build city_nw_d3 diamond"]
    state = position(pyramids={"city_nw_d1": "ruby 1", "city_sw_d2": "onyx 1", "city_nw_d2": "onyx 1"}, seats=2)
    do(state, "place_token regular mid_build")
    assert not [line for line in actions(state) if "city_nw_d3" in line]


def test_a_level_four_pyramid_is_a_point_for_whoever_controls_it() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 4"})
    assert points(state, 0) == 1
    state = position({"city_nw_d1": (1, 1)}, pyramids={"city_nw_d1": "ruby 4"})
    assert (points(state, 0), points(state, 1)) == (0, 1)


def test_a_space_takes_one_token_a_round() -> None:
    state = position(di={0: ["prayer"]})
    used(state, 0, "mid_pray")
    restart(state)
    assert "place_token regular mid_pray" not in actions(state)
    assert {"space": "mid_pray", "why": "taken"} in state.view(0)["reasons"]


def test_one_regular_token_a_turn_and_five_turns_a_day() -> None:
    state = position(seats=2)
    turns = []
    while state.round == 1 and state.night == 0:
        seat, kind = asked(state)
        assert kind == "turn_menu"
        turns.append(seat)
        free = [line for line in actions(state) if "pray" in line or "buy" in line or "recruit" in line]
        do(state, free[0] if free else actions(state)[0])
        while asked(state)[1] != "turn_menu" and state.night == 0 and state.round == 1:
            do(state, "skip_action")
    assert turns == [0, 1] * 5


def test_pray_cannot_be_refused() -> None:
    state = position(prayer=[3])
    do(state, "place_token regular bottom_pray")
    assert state.prayer[0] == 5
