"""Every sapphire tile: what it does, and what it does not."""

from helpers.kemet import actions, army, asked, council, do, fight, hand, march, position, restart, used

from game.rules.kemet.cards import CARD_INDEX
from game.rules.kemet.night import Night
from game.rules.kemet.turn import DAY

BUY = "place_token regular bottom_buy_1"


def attacked(*tiles: str, creature: str = "", prayer: int = 7):
    """Seat 1 with these tiles is attacked by seat 0, each with three warriors in the desert."""
    armies = {"bank_west": (0, 3), "desert_nw": (1, 3, creature) if creature else (1, 3)}
    state = position(armies, tiles={1: tiles}, prayer=[7, prayer])
    march(state, "bank_west", "walk desert_nw 3")
    return state


def defence(state) -> int:
    return state.view(0)["battle"]["sides"][1]["before_cards"]


def test_recruiting_scribe_brings_two_warriors_free() -> None:
    state = position(tiles={0: ["recruiting_scribe"]}, prayer=[0])
    do(state, "place_token regular top_recruit", "place_warrior city_nw_d1", "place_warrior city_nw_d1")
    assert army(state, "city_nw_d1") == (0, 2, ())  # a third one cannot be paid
    state = position(tiles={0: ["recruiting_scribe"]}, prayer=[2])
    do(state, "place_token regular top_recruit", *["place_warrior city_nw_d1"] * 3, "place_done")
    assert state.prayer[0] == 1


def test_defense_strengthens_the_defender_only() -> None:
    assert defence(attacked("defense")) == 4
    state = position({"bank_west": (0, 3), "desert_nw": (1, 3)}, tiles={0: ["defense"]})
    march(state, "bank_west", "walk desert_nw 3")
    assert state.view(0)["battle"]["sides"][0]["before_cards"] == 3


def test_shield_of_neith_adds_a_shield() -> None:
    state = attacked("shield_of_neith")
    fight(state, ["bc_3_2_0"], ["bc_4_1_0"])
    assert state.view(0)["battle"]["sides"][1]["lost"] == 1


def test_reinforcement_prayer_may_place_a_warrior() -> None:
    state = position({"city_nw_d2": (1, 2)}, tiles={0: ["reinforcement_prayer"]}, prayer=[3])
    do(state, "place_token regular mid_pray")
    assert asked(state) == (0, "pray_reinforce")
    assert actions(state) == ["place_warrior city_nw_d1", "place_warrior city_nw_d3", "place_done"]
    do(state, "place_warrior city_nw_d3")
    assert (state.prayer[0], army(state, "city_nw_d3")) == (5, (0, 1, ()))


def test_reinforcement_prayer_does_nothing_without_supply() -> None:
    state = position({"city_nw_d1": (0, 5), "city_nw_d2": (0, 5), "foreland_nw": (0, 2)},
                     tiles={0: ["reinforcement_prayer"]}, di={0: ["prayer"]})  # fmt: skip
    do(state, "place_token regular mid_pray")
    assert asked(state)[1] == "turn_menu"


def test_shetyw_barrier_recovers_the_cards_and_replaces_one() -> None:
    state = position(pyramids={"city_nw_d1": "sapphire 2"})
    hand(state, 0, "bc_4_1_0", "bc_3_2_0", "bc_2_0_2", "bc_2_2_1")
    do(state, BUY, "buy_tile shetyw_barrier", "replace_battle_card bc_5_self2")
    assert state.hand[0].bit_count() == 8
    assert state.hand[0] >> CARD_INDEX["bc_barrier"] & 1
    assert not state.hand[0] >> CARD_INDEX["bc_5_self2"] & 1


def test_ancestral_elephant_is_strong_and_shields() -> None:
    state = attacked(creature="ancestral_elephant")
    assert defence(state) == 4
    fight(state, ["bc_3_2_0"], ["bc_4_1_0"])
    assert state.view(0)["battle"]["sides"][1]["lost"] == 1
    state = position({"city_nw_d1": (0, 2, "ancestral_elephant")}, di={0: ["prayer"]})
    march(state, "city_nw_d1", "walk foreland_nw 2 ancestral_elephant")
    assert state.view(0)["move"]["moves"] == 1


def test_spy_sees_the_played_card_before_choosing() -> None:
    state = position({"bank_west": (0, 3), "desert_nw": (1, 3)}, tiles={0: ["spy"]}, di={1: ["war_rage", "glory"]})
    march(state, "bank_west", "walk desert_nw 3")
    assert asked(state) == (1, "council_play")  # the opponent of the Spy comes first
    council(state, "bc_1_3_0", "bc_4_1_0", "war_rage")
    assert asked(state) == (0, "council_play")
    other = state.view(0)["battle"]["sides"][1]
    assert (other["play"], other["discard"], other["di"]) == ("bc_1_3_0", None, ())
    assert state.view(2)["battle"]["sides"][1]["play"] is None
    assert state.view(-1)["battle"]["sides"][1]["play"] is None


def test_spy_of_the_defender_changes_no_order() -> None:
    state = attacked("spy")
    assert asked(state) == (0, "council_play")
    council(state, "bc_4_1_0")
    assert state.view(1)["battle"]["sides"][0]["play"] == "bc_4_1_0"
    assert state.view(0)["battle"]["sides"][1]["play"] is None


def test_defensive_victory_gives_a_battle_point() -> None:
    state = attacked("defensive_victory")
    fight(state, ["bc_1_1_3"], ["bc_3_2_0"])
    assert (state.battle_points[1], state.veterans[1]) == (1, 1)  # no second veteran: he got a point
    assert state.veterans[0] == 1


def test_defensive_victory_counts_even_if_the_army_is_wiped_out() -> None:
    state = position({"bank_west": (0, 3), "desert_nw": (1, 2)}, tiles={1: ["defensive_victory"]})
    march(state, "bank_west", "walk desert_nw 3")
    fight(state, ["bc_2_2_1"], ["bc_4_1_0"])
    assert (state.battle_points[1], army(state, "desert_nw")[1]) == (1, 0)


def test_legion_raises_the_limit_to_seven() -> None:
    state = position({"city_nw_d1": (0, 5)}, tiles={0: ["legion"]})
    do(state, "place_token regular top_recruit", *["place_warrior city_nw_d1"] * 2)
    assert "place_warrior city_nw_d1" not in actions(state)
    do(state, "place_done")
    assert army(state, "city_nw_d1") == (0, 7, ())


def test_legion_counts_for_retreats() -> None:
    state = position({"bank_west": (0, 5), "temple_west_major": (1, 3)}, tiles={1: ["legion"]})
    march(state, "bank_west", "walk temple_west_major 5")
    state.holder[22], state.warriors[22], state.held[1] = 1, 4, state.held[1] | 1 << 22
    fight(state, ["bc_4_1_0"], ["bc_2_0_2"])
    assert actions(state) == ["recall", "retreat"]


def test_domination_sapphire_lies_beside_the_others() -> None:
    state = position(pyramids={"city_nw_d1": "sapphire 3"})
    do(state, BUY, "buy_tile domination_sapphire")
    assert state.divine_points[0] == 1


def test_divine_will_moves_or_recruits() -> None:
    state = position({"city_nw_d1": (0, 2)}, tiles={0: ["divine_will"]})
    do(state, "place_token gold apex_gold")
    assert actions(state) == ["gold_choose divine_will move", "gold_choose divine_will recruit", "skip_action"]
    other = state.clone()
    do(state, "gold_choose divine_will recruit")
    assert asked(state)[1] == "recruit"
    do(other, "gold_choose divine_will move")
    assert asked(other)[1] == "move_begin"


def test_reinforcements_of_the_night_bring_up_to_four() -> None:
    state = position({"sanctuary": (0, 1)}, tiles={0: ["reinforcements"]})
    state.frames = [DAY, Night(7)]
    restart(state)
    assert asked(state) == (0, "night_units")
    do(state, *["place_warrior sanctuary"] * 4)
    assert army(state, "sanctuary") == (0, 5, ())
    assert asked(state)[1] != "night_units"


def test_sphinx_is_a_creature_with_a_point_on_it() -> None:
    state = position({"city_nw_d1": (0, 2)}, pyramids={"city_nw_d1": "sapphire 4"})
    do(state, BUY, "buy_tile sphinx")
    assert state.divine_points[0] == 1
    do(state, "deploy_creature city_nw_d1")
    assert army(state, "city_nw_d1") == (0, 2, ("sphinx",))
    assert defence(attacked(creature="sphinx")) == 5


def test_act_of_god_sapphire_lets_silver_cover_a_row() -> None:
    state = position(tiles={0: ["act_of_god_sapphire"]})
    used(state, 0, "top_move", "top_recruit", "mid_move", "mid_build")
    restart(state)
    assert "place_token regular mid_pray" in actions(state)
