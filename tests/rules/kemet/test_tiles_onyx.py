"""Every onyx tile: what it does, and what it does not."""

from helpers.kemet import actions, army, asked, council, do, fight, hand, march, position, restart

from game.rules.kemet.control import points

BUY = "place_token regular bottom_buy_1"


def test_mercenaries_join_and_are_placed_at_once() -> None:
    state = position({"city_nw_d1": (0, 4)}, pyramids={"city_nw_d1": "onyx 1"})
    do(state, BUY, "buy_tile mercenaries")
    assert asked(state) == (0, "place_mercenaries")
    assert "place_done" not in actions(state)
    do(state, "place_warrior city_nw_d1")
    assert "place_warrior city_nw_d1" not in actions(state)
    do(state, "place_warrior city_nw_d2", "place_warrior city_nw_d2")
    assert (army(state, "city_nw_d1")[1], army(state, "city_nw_d2")[1], state.supply[0]) == (5, 2, 8)


def test_mercenaries_without_room_go_to_supply() -> None:
    armies = {"city_nw_d1": (0, 5), "city_nw_d2": (0, 5), "city_nw_d3": (1, 1)}
    state = position(armies, pyramids={"city_nw_d1": "onyx 1"})
    do(state, BUY, "buy_tile mercenaries")
    assert state.supply[0] == 2 + 3


def test_local_recruitment_reaches_every_own_army() -> None:
    state = position({"sanctuary": (0, 2)}, tiles={0: ["local_recruitment"]})
    do(state, "place_token regular top_recruit", *["place_warrior sanctuary"] * 3, "place_done")
    assert (army(state, "sanctuary"), state.prayer[0]) == ((0, 5, ()), 4)
    state = position({"sanctuary": (0, 2)})
    do(state, "place_token regular top_recruit")
    assert "place_warrior sanctuary" not in actions(state)


def test_khnums_sphinx_asks_for_a_toll() -> None:
    armies = {"bank_west": (0, 3), "desert_nw": (1, 3, "khnums_sphinx")}
    state = position(armies, prayer=[1])
    march(state, "bank_west")
    assert "move_step walk desert_nw" not in actions(state)
    assert {"kind": "walk", "dest": "desert_nw", "why": "cannot_pay"} in state.view(0)["move"]["closed"]
    state = position(armies, prayer=[2])
    march(state, "bank_west", "walk desert_nw 3")
    assert (state.prayer[0], asked(state)[1]) == (0, "council_play")


def test_khnums_sphinx_toll_comes_on_top_of_a_teleport() -> None:
    armies = {"city_nw_d1": (0, 3), "desert_nw": (1, 3, "khnums_sphinx")}
    for prayer, legal in ((3, False), (4, True)):
        state = position(armies, pyramids={"city_nw_d1": "ruby 1"}, prayer=[prayer])
        march(state, "city_nw_d1")
        assert ("move_step teleport desert_nw" in actions(state)) == legal


def test_khnums_sphinx_asks_no_toll_of_recruits() -> None:
    state = position({"city_nw_d1": (1, 1, "khnums_sphinx")}, prayer=[1])
    do(state, "place_token regular top_recruit", "place_warrior city_nw_d1")
    assert (state.prayer[0], asked(state)[1]) == (0, "council_play")


def test_dedication_to_battle_pays_for_attacks() -> None:
    armies = {"bank_west": (0, 3), "desert_nw": (1, 3, "khnums_sphinx")}
    state = position(armies, tiles={0: ["dedication_to_battle"]}, prayer=[2])
    march(state, "bank_west", "walk desert_nw 3")
    assert state.prayer[0] == 2  # the toll was paid first
    state = position(armies, tiles={0: ["dedication_to_battle"]}, prayer=[1])
    march(state, "bank_west")
    assert "move_step walk desert_nw" not in actions(state)


def test_twin_ceremony_buys_past_the_colour_limit() -> None:
    state = position(tiles={0: ["twin_ceremony"]}, pyramids={"city_nw_d1": "onyx 2"}, prayer=[9])
    do(state, BUY, "buy_tile honor_in_battle")
    do(state, "place_token gold apex_gold", "gold_choose twin_ceremony buy")
    assert state.view(0)["market"]["dedication_to_battle"]["price"] == 3
    do(state, "buy_tile dedication_to_battle")
    assert state.prayer[0] == 9 - 2 - 3


def test_twin_ceremony_does_not_count_for_the_colour_limit() -> None:
    state = position(tiles={0: ["twin_ceremony"]}, pyramids={"city_nw_d1": "onyx 2"}, prayer=[9])
    do(state, "place_token gold apex_gold", "gold_choose twin_ceremony buy", "buy_tile dedication_to_battle")
    assert state.bought[0] == 0
    do(state, BUY)
    assert "buy_tile honor_in_battle" in actions(state)


def test_honor_in_battle_pays_for_own_losses_by_the_enemy() -> None:
    state = position({"bank_west": (0, 5), "desert_nw": (1, 4)}, tiles={0: ["honor_in_battle"]}, prayer=[1])
    march(state, "bank_west", "walk desert_nw 5")
    fight(state, ["bc_5_self2"], ["bc_2_2_1"])
    assert state.prayer[0] == 1 + 2  # not for the two that the own card cost


def test_forced_march_moves_with_the_golden_token() -> None:
    state = position({"bank_west": (0, 3)}, tiles={0: ["forced_march"]})
    do(state, "place_token gold apex_gold", "gold_choose forced_march move", "move_begin bank_west")
    do(state, "move_step walk foreland_nw", "carry 3")
    assert army(state, "foreland_nw") == (0, 3, ())
    assert not [line for line in actions(state) if "gold" in line]


def test_griffin_sphinx_teleports_from_obelisks_if_it_goes_along() -> None:
    state = position({"desert_nw": (0, 3, "griffin_sphinx")})
    march(state, "desert_nw")
    do(state, "move_step teleport sanctuary", "carry 2")
    assert army(state, "sanctuary") == (0, 2, ("griffin_sphinx",))  # it must go along
    assert state.prayer[0] == 5


def test_griffin_sphinx_is_strong() -> None:
    state = position({"bank_west": (0, 3, "griffin_sphinx"), "desert_nw": (1, 3)})
    march(state, "bank_west", "walk desert_nw 3 griffin_sphinx")
    assert state.view(0)["battle"]["sides"][0]["before_cards"] == 5


def test_deadly_trap_strikes_as_a_defender() -> None:
    state = position({"bank_west": (0, 3), "desert_nw": (1, 3)}, tiles={1: ["deadly_trap"]})
    march(state, "bank_west", "walk desert_nw 3")
    assert state.view(0)["battle"]["sides"][1]["before_cards"] == 4
    fight(state, ["bc_1_1_3"], ["bc_3_0_1"])
    assert state.view(0)["battle"]["sides"][0]["lost"] == 1  # no shield helps


def test_domination_onyx_lies_beside_the_others() -> None:
    state = position(pyramids={"city_nw_d1": "onyx 3"})
    do(state, BUY, "buy_tile domination_onyx")
    assert state.divine_points[0] == 1


def bloody(creature: str, warriors: int = 5, enemies: str = ""):
    army_there = (1, 4, enemies) if enemies else (1, 4)
    state = position({"bank_west": (0, warriors, creature), "desert_nw": army_there})
    march(state, "bank_west", f"walk desert_nw {warriors} {creature}")
    return state


def test_soul_devourer_gives_a_point_for_a_bloody_win() -> None:
    state = bloody("soul_devourer")
    fight(state, ["bc_3_2_0"], ["bc_4_1_0"])
    assert state.battle_points[0] == 2
    state = bloody("soul_devourer")
    fight(state, ["bc_4_1_0"], ["bc_3_2_0"])
    assert state.battle_points[0] == 1  # one destroyed is not enough


def test_soul_devourer_counts_for_nothing_against_a_snake() -> None:
    state = bloody("soul_devourer", enemies="deep_desert_snake")
    fight(state, ["bc_3_2_0"], ["bc_3_2_0"])
    assert state.battle_points[0] == 1


def test_soul_devourer_protects_from_raining_fire() -> None:
    state = position(
        {"desert_nw": (1, 2, "soul_devourer"), "sanctuary": (1, 1), "desert_sw": (2, 1)}, di={0: ["raining_fire"]}
    )
    do(state, "play_di_day raining_fire")
    assert actions(state) == ["raining_fire desert_sw", "raining_fire sanctuary"]


def test_divine_might_increases_every_gain_by_day() -> None:
    state = position(tiles={0: ["divine_might"]}, di={0: ["prayer", "mana_theft"]}, prayer=[1, 1, 0, 0, 0])
    do(state, "play_di_day prayer")
    assert state.prayer[0] == 4
    do(state, "play_di_day mana_theft")
    assert state.prayer[:2] == [6, 0]


def test_divine_might_sleeps_at_night_and_never_helps_a_recall_of_one() -> None:
    from game.rules.kemet.night import Night
    from game.rules.kemet.turn import DAY

    state = position(tiles={0: ["divine_might"]}, prayer=[1])
    state.frames = [DAY, Night(5)]
    restart(state)
    assert state.prayer[0] == 3
    state = position({"bank_west": (0, 1), "temple_west_major": (1, 4)}, tiles={0: ["divine_might"]}, prayer=[1])
    march(state, "bank_west", "walk temple_west_major 1")
    council(state, "bc_1_1_3")
    council(state, "bc_3_0_1")
    do(state, "recall")
    assert state.prayer[0] == 1


def test_bestial_fury_helps_in_battle_and_on_the_way() -> None:
    state = position({"city_nw_d1": (0, 3), "bank_west": (1, 3)}, tiles={0: ["bestial_fury"]})
    march(state, "city_nw_d1", "walk foreland_nw 3", "walk bank_west 3")
    assert state.view(0)["battle"]["sides"][0]["before_cards"] == 4
    fight(state, ["bc_3_0_1"], ["bc_4_1_0"])
    assert state.view(0)["battle"]["sides"][1]["lost"] == 1


def test_act_of_god_onyx_cannot_be_owned_beside_another() -> None:
    state = position(pyramids={"city_nw_d1": "onyx 4"}, tiles={0: ["act_of_god_ruby"]})
    do(state, BUY)
    assert "buy_tile act_of_god_onyx" not in actions(state)
    assert "buy_tile divine_might" in actions(state)


def test_hands_of_two_cards_are_enough_for_a_council() -> None:
    state = position({"bank_west": (0, 5), "desert_nw": (1, 1)})
    hand(state, 0, "bc_4_1_0", "bc_1_1_3")
    march(state, "bank_west", "walk desert_nw 5")
    council(state, "bc_4_1_0")
    council(state, "bc_1_1_3")
    do(state, "recall", "stay")
    assert state.hand[0].bit_count() == 8
    assert points(state, 0) == 1
