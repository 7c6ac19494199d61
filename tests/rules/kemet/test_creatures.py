"""Creatures in general (5.7), and each of the ten by name."""

import pytest
from helpers.kemet import actions, army, asked, do, march, position, walk

from game.rules.kemet.content import DATA
from game.rules.kemet.tiles import CREATURE_IDS


@pytest.mark.parametrize("creature", DATA["creatures"], ids=CREATURE_IDS)
def test_figures_of_every_creature(creature: dict[str, object]) -> None:
    name = str(creature["id"])
    state = position({"bank_west": (0, 3, name), "desert_nw": (1, 3)}, di={0: ["prayer"]})
    march(state, "bank_west")
    other = state.clone()
    walk(state, f"walk desert_nw 3 {name}")
    assert state.view(0)["battle"]["sides"][0]["before_cards"] == 3 + int(str(creature["strength"]))
    walk(other, f"walk foreland_nw 3 {name}")
    assert other.view(0)["move"]["moves"] == int(str(creature["moves"]))
    assert army(other, "foreland_nw") == (0, 3, (name,))


def test_a_creature_enters_only_an_own_district_with_an_own_army() -> None:
    state = position({"city_nw_d1": (0, 2), "city_nw_d2": (1, 2), "bank_west": (0, 1)}, tiles={0: ["sphinx"]})
    assert [line for line in actions(state) if "creature" in line] == ["deploy_creature city_nw_d1"]
    do(state, "deploy_creature city_nw_d1")
    assert army(state, "city_nw_d1") == (0, 2, ("sphinx",))


def test_one_of_several_creatures_is_chosen() -> None:
    state = position({"city_nw_d1": (0, 2)}, tiles={0: ["sphinx", "mummy"]})
    do(state, "deploy_creature city_nw_d1")
    assert asked(state) == (0, "deploy_creature")
    do(state, "creature mummy")
    assert army(state, "city_nw_d1") == (0, 2, ("mummy",))


def test_creatures_are_exchanged_once_per_district_and_turn_before_the_token() -> None:
    state = position({"city_nw_d1": (0, 2, "sphinx")}, tiles={0: ["mummy"]}, di={0: ["prayer"]})
    do(state, "exchange_creature city_nw_d1")
    assert army(state, "city_nw_d1") == (0, 2, ("mummy",))
    assert "exchange_creature city_nw_d1" not in actions(state)
    state = position({"city_nw_d1": (0, 2, "sphinx")}, tiles={0: ["mummy"]}, di={0: ["prayer"]})
    do(state, "place_token regular mid_pray")
    assert "exchange_creature city_nw_d1" not in actions(state)


def test_a_creature_left_alone_returns_to_supply() -> None:
    state = position({"bank_west": (0, 3, "sphinx")}, di={0: ["prayer"]})
    march(state, "bank_west", "walk foreland_nw 3 none")
    assert state.view(0)["players"][0]["stable"] == ("sphinx",)


def test_two_creatures_that_meet_part_when_the_action_ends() -> None:
    state = position({"bank_west": (0, 2, "sphinx"), "foreland_nw": (0, 2, "mummy")}, di={0: ["prayer"]})
    march(state, "bank_west", "walk foreland_nw 2 sphinx")
    do(state, "move_end")
    assert asked(state) == (0, "keep_creature")
    do(state, "keep_creature sphinx")
    assert army(state, "foreland_nw") == (0, 4, ("sphinx",))
    assert state.view(0)["players"][0]["stable"] == ("mummy",)


def test_creatures_part_before_the_council_of_a_battle() -> None:
    state = position(
        {"bank_west": (0, 2, "royal_scarab"), "foreland_nw": (0, 2, "mummy"), "delta_marsh": (1, 2)},
        di={0: ["prayer"]},
    )
    march(state, "bank_west", "walk foreland_nw 2 royal_scarab", "sail delta_marsh 2 none")
    assert asked(state) == (0, "keep_creature")
    do(state, "keep_creature mummy")
    assert asked(state) == (0, "council_play")


def test_creatures_can_be_deployed_between_steps_of_a_move() -> None:
    state = position({"foreland_nw": (0, 2), "city_nw_d1": (0, 1)}, tiles={0: ["sphinx", "priest_of_mafdet"]})
    march(state, "foreland_nw", "walk city_nw_d1 2")
    do(state, "deploy_creature city_nw_d1")
    walk(state, "walk foreland_nw 3 sphinx")
    assert army(state, "foreland_nw") == (0, 3, ("sphinx",))


def test_a_creature_bought_without_an_army_in_the_city_stays_in_supply() -> None:
    state = position({"bank_west": (0, 2)}, pyramids={"city_nw_d1": "sapphire 4"}, di={0: ["prayer"]})
    do(state, "place_token regular bottom_buy_1", "buy_tile sphinx")
    assert not [line for line in actions(state) if "creature" in line]
    assert state.view(1)["players"][0]["stable"] == ("sphinx",)
