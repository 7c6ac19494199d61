"""Every diamond tile: what it does, and what it does not."""

from helpers.kemet import actions, army, asked, cards, council, do, fight, march, position, restart

from game.rules.kemet.night import Night
from game.rules.kemet.packing import size
from game.rules.kemet.prayer import build_cost, di_cost, recruit_cost, teleport_cost, tile_cost, toll
from game.rules.kemet.tiles import TILE_INDEX
from game.rules.kemet.turn import DAY

BUY = "place_token regular bottom_buy_1"


def night(step: int, **kind: object):
    """A position of seat 0 in which this step of the night begins."""
    state = position(**kind)  # type: ignore[arg-type]
    state.frames = [DAY, Night(step)]
    restart(state)
    return state


def test_priest_makes_prayers_stronger() -> None:
    state = position(tiles={0: ["priest"]}, prayer=[3])
    do(state, "place_token regular mid_pray")
    assert state.prayer[0] == 6


def test_priestess_makes_tiles_cheaper() -> None:
    state = position(tiles={0: ["priestess"]})
    assert tile_cost(state, 0, TILE_INDEX["spy"], 0) == 2
    assert tile_cost(state, 0, TILE_INDEX["charge"], 0) == 0


def test_vision_chooses_the_first_card_from_five() -> None:
    state = night(6, tiles={0: ["vision"]}, seats=3)
    assert asked(state) == (0, "vision_pick")
    assert size(state.vision) == 5
    pile = size(state.di_pile)
    assert state.view(1)["vision"] == ()
    do(state, actions(state)[0])
    assert size(state.di[0]) == 1
    assert (state.vision, size(state.di_pile)) == (0, pile + 4 - 2)  # the two others have drawn


def test_vision_with_a_short_pile_takes_what_there_is() -> None:
    state = position(tiles={0: ["vision"]}, seats=3)
    state.di_pile, state.di_discard = cards(["prayer"]), cards(["glory", "war_rage"])
    state.frames = [DAY, Night(6)]
    restart(state)
    assert size(state.vision) == 3
    assert actions(state) == ["vision_pick war_rage", "vision_pick glory", "vision_pick prayer"]


def test_magical_support_makes_every_level_cheaper() -> None:
    state = position(tiles={0: ["magical_support"]})
    assert build_cost(state, 0, 0, 4) == 0 + 1 + 2 + 3


def test_deep_desert_snake_makes_the_other_creature_count_for_nothing() -> None:
    state = position({"bank_west": (0, 3, "deep_desert_snake"), "desert_nw": (1, 3, "giant_scorpion")})
    march(state, "bank_west", "walk desert_nw 3 deep_desert_snake")
    sides = state.view(0)["battle"]["sides"]
    assert [side["before_cards"] for side in sides] == [3, 3]
    assert [side["creature_counts"] for side in sides] == [True, False]
    fight(state, ["bc_3_2_0"], ["bc_1_1_3"])
    assert state.view(0)["battle"]["sides"][0]["lost"] == 1  # without the scorpion's damage


def test_divine_boon_draws_one_more_card() -> None:
    state = night(6, tiles={0: ["divine_boon"]})
    assert [size(hand) for hand in state.di] == [2, 1, 1, 1, 1]


def test_hand_of_god_builds_a_level_free_of_charge() -> None:
    state = night(7, tiles={0: ["hand_of_god"]}, pyramids={"city_nw_d1": "ruby 3"}, prayer=[0])
    assert asked(state) == (0, "night_free_build")
    assert "build city_nw_d2 onyx" in actions(state)
    do(state, "build city_nw_d1 ruby")
    assert (state.pyramids[0], state.prayer[0]) == (4 * 4, 0)


def test_divine_hunger_feeds_on_destroyed_warriors() -> None:
    state = position({"bank_west": (0, 5), "desert_nw": (1, 4)}, tiles={0: ["divine_hunger"]}, prayer=[1])
    march(state, "bank_west", "walk desert_nw 5")
    fight(state, ["bc_3_2_0"], ["bc_4_1_0"])
    assert state.prayer[0] == 1 + 2 * 2


def test_priest_of_thoeris_prays_at_night() -> None:
    state = night(5, tiles={0: ["priest_of_thoeris"]}, prayer=[1, 1])
    assert state.prayer[:2] == [6, 3]


def test_domination_diamond_lies_beside_the_others() -> None:
    state = position(pyramids={"city_nw_d1": "diamond 3"})
    do(state, BUY, "buy_tile domination_diamond")
    assert state.divine_points[0] == 1


def test_priest_of_ra_lowers_every_payment() -> None:
    state = position(tiles={0: ["priest_of_ra"]})
    assert tile_cost(state, 0, TILE_INDEX["spy"], 0) == 2
    assert tile_cost(state, 0, TILE_INDEX["spy"], 1) == 3
    assert recruit_cost(state, 0, 3) == 2
    assert recruit_cost(state, 0, 0) == 0
    assert (teleport_cost(state, 0), toll(state, 0)) == (1, 1)
    assert di_cost(state, 0, 2) == 0  # Fury of War


def test_priest_of_amon_prays_at_night() -> None:
    state = night(5, tiles={0: ["priest_of_amon"]}, prayer=[1, 1])
    assert state.prayer[:2] == [8, 3]


def test_mummy_draws_a_card_even_from_supply() -> None:
    state = night(6, tiles={0: ["mummy"]})
    assert [size(hand) for hand in state.di] == [2, 1, 1, 1, 1]
    state = position({"bank_west": (0, 3, "mummy"), "desert_nw": (1, 3)})
    march(state, "bank_west", "walk desert_nw 3 mummy")
    assert state.view(0)["battle"]["sides"][0]["before_cards"] == 5


def test_act_of_god_diamond_gives_a_token_of_its_own() -> None:
    state = position(tiles={0: ["act_of_god_diamond"]}, prayer=[3])
    do(state, "place_token silver mid_pray", "place_token regular bottom_pray")
    assert state.prayer[0] == 7
    assert state.view(0)["players"][0]["regular_left"] == 4


def test_a_spied_card_can_still_be_diverted() -> None:
    state = position({"bank_west": (0, 3), "desert_nw": (1, 3)}, tiles={0: ["spy"]}, di={1: ["diversion"]})
    march(state, "bank_west", "walk desert_nw 3")
    council(state, "bc_1_3_0", "bc_4_1_0", "diversion")
    council(state, "bc_3_2_0")
    do(state, "yes")
    assert state.view(0)["battle"]["sides"][1]["play"] == "bc_4_1_0"
    assert army(state, "desert_nw")[0] == 1
