"""Sentences of the rules (sections 3 to 7) that no tile, card, ruling or example has a test for."""

from helpers.kemet import (
    actions,
    army,
    asked,
    council,
    do,
    fight,
    march,
    own,
    position,
    restart,
    used,
    walk,
)

from game.rules.kemet.content import COLOUR_IDS
from game.rules.kemet.control import points

BUY = "place_token regular bottom_buy_1"


def pass_turn(state) -> None:
    """Pray, and end the turn if that is still a question."""
    seat = asked(state)[0]
    do(state, "place_token regular mid_pray")
    if asked(state) == (seat, "turn_menu"):
        do(state, "end_turn")


def test_a_foreign_purchase_takes_the_buy_space_for_the_round() -> None:
    """4.4: the ruby space is used, so no ruby tile can be bought by the own pyramid."""
    state = position(
        {"city_w_d1": (0, 2)}, pyramids={"city_nw_d1": "ruby 2", "city_nw_d2": "diamond 1", "city_w_d1": "onyx 2"}
    )
    do(state, BUY, "buy_tile dedication_to_battle")
    for _ in range(4):
        pass_turn(state)
    assert asked(state) == (0, "turn_menu")
    assert BUY not in actions(state)
    for space in ("bottom_buy_2", "bottom_buy_3"):
        copy = state.clone()
        do(copy, f"place_token regular {space}")
        offered = actions(copy) if asked(copy) == (0, "buy_tile") else []
        assert not [line for line in offered if line in ("buy_tile carnage", "buy_tile charge")]


def test_more_than_twenty_tiles_are_asked_for_by_colour_first() -> None:
    """4.11: lists stay short. A foreign pyramid beside an own one can open so many."""
    state = position({"city_w_d1": (0, 2)}, pyramids={"city_nw_d1": "ruby 4", "city_w_d1": "onyx 4"})
    do(state, BUY)
    assert (asked(state), actions(state)) == (
        (0, "buy_colour"),
        ["buy_colour ruby", "buy_colour onyx", "skip_action"],
    )
    do(state, "buy_colour onyx")
    assert "buy_tile deadly_trap" in actions(state)
    assert not [line for line in actions(state) if line in ("buy_tile carnage", "skip_action")]


def test_a_tile_has_no_effect_on_its_own_price() -> None:
    state = position(pyramids={"city_nw_d1": "diamond 1"}, prayer=[1])
    do(state, BUY, "buy_tile priestess")
    assert state.prayer[0] == 0


def test_an_occupied_pyramid_serves_the_occupant() -> None:
    """5.6: tile access and the point go to the army in the district, not to the city."""
    state = position({"city_nw_d1": (1, 1)}, pyramids={"city_nw_d1": "ruby 4"})
    assert [points(state, seat) for seat in (0, 1)] == [0, 1]
    do(state, BUY)
    assert asked(state) == (1, "turn_menu")  # nothing to buy, so action and turn were over
    assert state.view(1)["market"]["carnage"]["why_not"] == ""


def test_open_gates_lets_an_army_into_one_foreign_district_only() -> None:
    state = position({"bank_west": (0, 3)}, tiles={0: ["priest_of_mafdet", "bestial_fury"]}, di={0: ["open_gates"]})
    march(state, "bank_west")
    do(state, "play_di_move open_gates")
    walk(state, "walk foreland_w 3")
    walk(state, "walk city_w_d1 3")
    assert "move_step walk city_w_d2" not in actions(state)
    assert "move_step walk foreland_w" in actions(state)  # leaving is free


def test_a_foreign_district_that_was_left_cannot_be_entered_again() -> None:
    state = position({"city_w_d1": (0, 3)}, tiles={0: ["priest_of_mafdet"]})
    march(state, "city_w_d1", "walk foreland_w 3")
    assert "move_step walk city_w_d1" not in actions(state)
    assert "move_step walk city_w_d2" in actions(state)


def test_a_teleportation_that_is_not_used_is_lost() -> None:
    state = position({"foreland_nw": (0, 2), "bank_west": (0, 2)}, di={0: ["teleportation"]}, prayer=[1])
    march(state, "foreland_nw")
    do(state, "play_di_move teleportation")
    assert state.prayer[0] == 0
    assert "move_step teleport sanctuary" in actions(state)
    do(state, "move_end")
    assert state.view(0)["di_discard"] == ("teleportation",)


def test_a_teleport_and_a_walk_in_either_order() -> None:
    for steps in (("teleport temple_east_major 2", "walk bank_east 2"), ("walk city_nw_d2 2", "teleport sanctuary 2")):
        state = position({"city_nw_d1": (0, 2)}, pyramids={"city_nw_d1": "ruby 1", "city_nw_d2": "onyx 1"})
        march(state, "city_nw_d1", *steps)
        do(state, *(["move_end"] if asked(state)[1] == "move_step" else []))
        assert army(state, steps[-1].split()[1])[:2] == (0, 2)
        assert state.prayer[0] == 5


def test_dedication_pays_for_moves_not_for_recruits() -> None:
    state = position({"city_nw_d1": (1, 1)}, tiles={0: ["dedication_to_battle"]}, prayer=[3])
    do(state, "place_token regular top_recruit", "place_warrior city_nw_d1", "place_done")
    assert asked(state) == (0, "council_play")
    assert state.prayer[0] == 2


def test_several_golden_tiles_mean_one_golden_token() -> None:
    state = position({"bank_west": (0, 2)}, tiles={0: ["forced_march", "divine_will", "twin_ceremony"]})
    do(state, "place_token gold apex_gold")
    assert actions(state) == [
        "gold_choose divine_will move", "gold_choose divine_will recruit", "gold_choose twin_ceremony buy",
        "gold_choose forced_march move", "skip_action",
    ]  # fmt: skip
    do(state, "skip_action")
    assert not [line for line in actions(state) if "gold" in line]


def test_silver_and_gold_can_be_played_before_and_after_the_regular_token() -> None:
    state = position(tiles={0: ["act_of_god_ruby", "forced_march"]}, prayer=[0])
    do(state, "place_token silver mid_pray", "place_token regular bottom_pray")
    assert state.prayer[0] == 4
    assert "place_token gold apex_gold" in actions(state)
    assert "end_turn" in actions(state)


def test_hungry_gods_do_not_count_warriors_that_fell_by_their_own_card() -> None:
    """5.2: own losses come first and are not destroyed by the opponent."""
    state = position({"bank_west": (0, 4), "desert_nw": (1, 3)}, tiles={0: ["divine_hunger"]}, prayer=[0])
    march(state, "bank_west", "walk desert_nw 4")
    fight(state, ["bc_1_3_0"], ["bc_5_self2"])
    assert state.prayer[0] == 2 + 3  # one of three was left to destroy; then the four recalled
    state = position({"bank_west": (0, 4), "desert_nw": (1, 3)}, tiles={1: ["honor_in_battle"]}, prayer=[0, 0])
    march(state, "bank_west", "walk desert_nw 4")
    fight(state, ["bc_1_3_0"], ["bc_5_self2"])
    assert state.prayer[1] == 1


def test_soul_devourer_of_a_wiped_out_attacker_brings_nothing() -> None:
    """5.4: the winner must have survived if he attacked."""
    state = position({"bank_west": (0, 1, "soul_devourer"), "desert_nw": (1, 2)}, di={0: ["bloody_battle"]})
    march(state, "bank_west", "walk desert_nw 1 soul_devourer")
    fight(state, ["bc_3_2_0"], ["bc_1_3_0"])
    assert state.battle_points[0] == 0
    assert state.veterans[:2] == [1, 1]
    assert state.view(0)["players"][0]["stable"] == ("soul_devourer",)


def test_a_beaten_army_is_not_sent_into_a_foreign_city() -> None:
    """5.5: only into districts of its own city, and nowhere by ship."""
    state = position({"bank_west": (0, 5), "foreland_nw": (1, 3)})
    pass_turn(state)
    march(state, "foreland_nw", "walk bank_west 3")
    fight(state, ["bc_1_1_3"], ["bc_4_1_0"])
    assert asked(state) == (1, "loser_choice")
    do(state, "retreat")
    offered = [line.split()[1] for line in actions(state)]
    assert offered == ["foreland_nw", "foreland_w", "foreland_sw", "desert_nw", "desert_sw", "temple_west_major"]


def test_an_owner_may_be_sent_into_his_own_districts() -> None:
    state = position({"city_nw_d1": (0, 3), "foreland_nw": (1, 5)})
    pass_turn(state)
    march(state, "foreland_nw", "walk city_nw_d1 5")
    fight(state, ["bc_4_1_0"], ["bc_1_1_3"])
    do(state, "retreat")
    assert actions(state) == ["retreat_zone city_nw_d2", "retreat_zone city_nw_d3", "retreat_zone foreland_nw"]
    do(state, "retreat_zone city_nw_d3")
    assert army(state, "city_nw_d3")[:2] == (0, 3)


def test_fire_on_the_last_warrior_frees_temple_and_creature() -> None:
    state = position({"temple_west_major": (1, 1, "phoenix")}, di={0: ["raining_fire"]})
    assert points(state, 1) == 1
    do(state, "play_di_day raining_fire")
    assert points(state, 1) == 0
    assert state.view(0)["players"][1]["stable"] == ("phoenix",)
    assert state.veterans[1] == 0


def test_a_new_pyramid_brings_its_token_to_the_lowest_empty_space() -> None:
    state = position(pyramids={"city_nw_d2": "onyx 1"}, prayer=[10])
    do(state, "place_token regular mid_build", "build city_nw_d1 ruby", "level 4")
    assert state.prayer[0] == 0
    assert [COLOUR_IDS[colour] for colour in state.buy_colours[0]] == ["onyx", "ruby"]
    assert points(state, 0) == 1


def test_the_owner_of_an_occupied_district_builds_for_the_occupant() -> None:
    state = position({"city_nw_d1": (1, 1)}, pyramids={"city_nw_d1": "ruby 3"})
    do(state, "place_token regular mid_build", "build city_nw_d1 ruby")
    assert (points(state, 0), points(state, 1)) == (0, 1)


def test_two_spies_choose_like_two_players_without_one() -> None:
    """5.3: it cannot happen, but nothing may break."""
    state = position({"bank_west": (0, 2), "desert_nw": (1, 2)}, tiles={0: ["spy"]})
    state.tiles[1] = state.tiles[0]
    state.powers[1] = state.powers[0]
    march(state, "bank_west", "walk desert_nw 2")
    assert asked(state) == (0, "council_play")
    council(state, "bc_4_1_0")
    assert asked(state) == (1, "council_play")
    assert state.view(1)["battle"]["sides"][0]["play"] is None


def test_the_silver_token_bought_with_the_last_regular_one_can_be_used_at_once() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 4"})
    used(state, 0, "top_move", "top_recruit", "mid_move", "mid_build")
    restart(state)
    do(state, BUY, "buy_tile act_of_god_ruby")
    assert "place_token silver mid_pray" in actions(state)
    assert "end_turn" in actions(state)


def test_legion_changes_the_room_of_recruits_at_once() -> None:
    state = position({"city_nw_d1": (0, 5)})
    do(state, "place_token regular top_recruit")
    assert "place_warrior city_nw_d1" not in actions(state)
    state = position({"city_nw_d1": (0, 5)})
    own(state, 0, "legion")
    restart(state)
    do(state, "place_token regular top_recruit", "place_warrior city_nw_d1", "place_warrior city_nw_d1")
    assert "place_warrior city_nw_d1" not in actions(state)
