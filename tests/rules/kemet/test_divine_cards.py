"""Every divine intervention card (6.4)."""

import pytest
from helpers.kemet import actions, army, asked, cards, council, do, fight, march, position, restart, walk

from game.rules.kemet.packing import size


def battle(attacker: tuple[str, ...] = (), defender: tuple[str, ...] = (), prayer: int = 7, defenders: int = 3):
    """Four attackers, three or more defenders in the desert, hands as said."""
    state = position(
        {"bank_west": (0, 4), "desert_nw": (1, defenders)}, di={0: attacker, 1: defender}, prayer=[prayer, prayer]
    )
    march(state, "bank_west", "walk desert_nw 4")
    return state


def side(state, number: int) -> dict[str, object]:
    return state.view(0)["battle"]["sides"][number]


def test_diversion_exchanges_played_and_discarded_card() -> None:
    state = battle(("diversion",))
    council(state, "bc_1_3_0", "bc_5_self2", "diversion")
    council(state, "bc_3_0_1", "bc_4_1_0")
    assert asked(state) == (0, "diversion_swap")
    do(state, "yes")
    assert (side(state, 0)["play"], side(state, 0)["discard"]) == ("bc_5_self2", "bc_1_3_0")
    assert state.view(2)["battle"]["sides"][0]["discard"] == "bc_1_3_0"  # both cards are public now
    assert state.view(2)["battle"]["sides"][1]["discard"] is None
    do(state, "recall", "stay")
    assert state.view(1)["players"][0]["face_up"] == ("bc_5_self2", "bc_1_3_0")


def test_diversion_may_be_declined() -> None:
    state = battle(("diversion",))
    council(state, "bc_1_3_0", "bc_5_self2", "diversion")
    council(state, "bc_3_0_1")
    do(state, "no")
    assert side(state, 0)["play"] == "bc_1_3_0"


@pytest.mark.parametrize(("card", "strength", "cost"), [("war_rage", 1, 0), ("fury_of_war", 2, 1)])
def test_war_rage_and_fury_of_war_add_strength(card: str, strength: int, cost: int) -> None:
    state = battle((card,), prayer=3)
    fight(state, ["bc_3_2_0", card], ["bc_3_2_0"])
    assert (side(state, 0)["strength"], state.prayer[0]) == (7 + strength, 3 - cost)


@pytest.mark.parametrize(("card", "damage"), [("bloody_battle", 1), ("bloodbath", 2)])
def test_bloody_battle_and_bloodbath_add_damage(card: str, damage: int) -> None:
    state = battle((card,))
    fight(state, ["bc_3_0_1", card], ["bc_3_2_0"])
    assert side(state, 1)["lost"] == damage


@pytest.mark.parametrize(("card", "shield"), [("bronze_wall", 1), ("iron_wall", 2)])
def test_bronze_wall_and_iron_wall_add_shields(card: str, shield: int) -> None:
    state = battle((), (card,))
    fight(state, ["bc_1_3_0"], ["bc_2_2_1", card])
    assert side(state, 1)["lost"] == 3 - 1 - shield


def test_glory_pays_on_victory_only() -> None:
    state = battle(("glory",), prayer=1)
    fight(state, ["bc_4_1_0", "glory"], ["bc_3_2_0"])
    assert state.prayer[0] == 5
    state = battle(("glory",), prayer=1)
    fight(state, ["bc_1_1_3", "glory"], ["bc_3_2_0"])
    assert state.prayer[0] == 1


def test_divine_protection_stops_damage_but_not_own_losses() -> None:
    state = battle(("divine_protection",))
    fight(state, ["bc_5_self2", "divine_protection"], ["bc_1_3_0"])
    assert side(state, 0)["lost"] == 2
    state = battle(("divine_protection",))
    fight(state, ["bc_1_1_3", "divine_protection"], ["bc_2_2_1"])
    assert side(state, 0)["lost"] == 0  # shields did it: a tie is lost


def test_divine_protection_does_not_help_a_loser() -> None:
    state = battle(("divine_protection",), defenders=5)
    fight(state, ["bc_1_3_0", "divine_protection"], ["bc_3_2_0"])
    assert side(state, 0)["lost"] == 2


def test_muster_places_warriors_before_the_loser_leaves() -> None:
    state = battle(("muster",))
    fight(state, ["bc_4_1_0", "muster"], ["bc_2_0_2"])
    assert asked(state) == (0, "muster")
    do(state, "place_warrior desert_nw", "place_warrior city_nw_d1", "place_warrior city_nw_d1")
    assert asked(state) == (1, "loser_choice")
    assert side(state, 0)["warriors"] == 5
    assert army(state, "city_nw_d1") == (0, 2, ())


def test_muster_offers_an_own_district_once_when_its_owner_retakes_it() -> None:
    """The defender is gone, so the district is free and the place of the winning army at the same time."""
    state = position({"foreland_nw": (0, 5), "city_nw_d1": (1, 1)}, di={0: ["muster"]})
    march(state, "foreland_nw", "walk city_nw_d1 4")
    fight(state, ["bc_4_1_0", "muster"], ["bc_4_1_0"])
    assert asked(state) == (0, "muster")
    assert actions(state) == [
        "place_warrior city_nw_d1", "place_warrior city_nw_d2", "place_warrior city_nw_d3",
        "place_warrior foreland_nw", "place_done",
    ]  # fmt: skip
    do(state, "place_warrior city_nw_d1", "place_done", "stay")
    assert army(state, "city_nw_d1") == (0, 4, ())  # four came, one was lost, one joined


def test_muster_places_nobody_beside_the_army_that_wiped_out_the_winner() -> None:
    """The defender of his own district wins, but nobody is left; the beaten attacker still stands there."""
    state = position({"foreland_nw": (1, 5), "city_nw_d1": (0, 2)}, di={0: ["muster"]})
    do(state, "place_token regular mid_pray", "end_turn")
    march(state, "foreland_nw", "walk city_nw_d1 4")
    fight(state, ["bc_1_3_0"], ["bc_4_1_0", "muster"])
    assert asked(state) == (0, "muster")
    assert actions(state) == ["place_warrior city_nw_d2", "place_warrior city_nw_d3", "place_done"]
    events = do(state, "place_done")
    assert ("recalled", 1) in [(event.kind, event.seat) for event in events]  # nobody is left to send it away
    assert army(state, "city_nw_d1") == (-1, 0, ())


def test_prayer_gains_two() -> None:
    state = position(di={0: ["prayer"]}, prayer=[10])
    do(state, "play_di_day prayer")
    assert state.prayer[0] == 11  # the rest is lost
    assert state.view(1)["di_discard"] == ("prayer",)


def test_mana_theft_takes_from_everybody() -> None:
    state = position(di={0: ["mana_theft"]}, prayer=[5, 0, 3, 4, 5])
    do(state, "play_di_day mana_theft")
    assert state.prayer == [6, 0, 2, 3, 4]


def test_enlistment_places_up_to_two() -> None:
    state = position({"sanctuary": (0, 4), "city_nw_d2": (1, 1)}, di={0: ["enlistment"]})
    do(state, "play_di_day enlistment")
    zones = ["city_nw_d1", "city_nw_d3", "sanctuary"]
    assert actions(state) == [*[f"place_warrior {zone}" for zone in zones], "place_done"]
    do(state, "place_warrior sanctuary", "place_done")
    assert (army(state, "sanctuary"), state.supply[0]) == ((0, 5, ()), 7)


def test_enlistment_needs_supply_and_room() -> None:
    armies = {"city_nw_d1": (0, 5), "city_nw_d2": (0, 5), "foreland_nw": (0, 2)}
    state = position(armies, di={0: ["enlistment"]})
    assert "play_di_day enlistment" not in actions(state)
    assert {"card": "enlistment", "why": "no_target"} in state.view(0)["reasons"]


def test_raining_fire_destroys_a_warrior_anywhere() -> None:
    state = position({"desert_nw": (1, 1, "sphinx"), "sanctuary": (0, 1)}, di={0: ["raining_fire"]}, prayer=[1])
    do(state, "play_di_day raining_fire")
    assert (army(state, "desert_nw"), state.prayer[0], state.veterans[1]) == ((-1, 0, ()), 0, 0)
    assert state.view(0)["players"][1]["stable"] == ("sphinx",)
    assert state.supply[1] == 12


def test_raining_fire_must_be_payable() -> None:
    state = position({"desert_nw": (1, 1)}, di={0: ["raining_fire"]}, prayer=[0])
    assert "play_di_day raining_fire" not in actions(state)
    assert {"card": "raining_fire", "why": "cannot_pay"} in state.view(0)["reasons"]


def test_divine_memory_takes_a_card_that_all_have_seen() -> None:
    state = position(di={0: ["divine_memory"]})
    assert "play_di_day divine_memory" not in actions(state)  # nothing to remember
    state.di_discard = cards(["glory", "war_rage"])
    state.di_pile -= state.di_discard
    restart(state)
    do(state, "play_di_day divine_memory")
    assert actions(state) == ["divine_memory war_rage", "divine_memory glory"]
    do(state, "divine_memory glory")
    assert state.view(0)["players"][0]["di"] == ("glory",)
    assert state.view(1)["players"][0]["di_known"] == ("glory",)
    assert state.view(1)["di_discard"] == ("war_rage", "divine_memory")


def test_swiftness_adds_a_move() -> None:
    state = position({"city_nw_d1": (0, 2)}, di={0: ["swiftness", "swiftness"]})
    march(state, "city_nw_d1")
    do(state, "play_di_move swiftness", "play_di_move swiftness")
    assert state.view(0)["move"]["moves"] == 3


def test_teleportation_opens_a_teleport_anywhere() -> None:
    state = position({"bank_west": (0, 2)}, di={0: ["teleportation", "teleportation"]}, prayer=[1])
    march(state, "bank_west")
    assert not [line for line in actions(state) if "move_step teleport" in line]
    do(state, "play_di_move teleportation")
    assert state.prayer[0] == 0
    assert "play_di_move teleportation" not in actions(state)
    walk(state, "teleport sanctuary 2")
    assert army(state, "sanctuary") == (0, 2, ())
    assert not [line for line in actions(state) if "teleport" in line]


def test_open_gates_lets_an_army_over_walls() -> None:
    state = position({"bank_west": (0, 2)}, tiles={0: ["priest_of_mafdet"]}, di={0: ["open_gates"]}, prayer=[1])
    march(state, "bank_west")
    do(state, "play_di_move open_gates")
    walk(state, "walk foreland_w 2")
    walk(state, "walk city_w_d1 2")
    assert army(state, "city_w_d1") == (0, 2, ())


def test_cards_of_a_council_must_be_payable_together() -> None:
    state = battle(("fury_of_war", "bloodbath", "war_rage"), prayer=1)
    do(state, "council_play bc_4_1_0", "council_discard bc_1_1_3", "council_di fury_of_war")
    assert actions(state) == ["council_di war_rage", "di_done"]


def test_the_same_card_twice_adds_up() -> None:
    state = battle(("war_rage", "war_rage"))
    council(state, "bc_3_2_0", "", "war_rage", "war_rage")
    council(state, "bc_3_2_0")
    assert side(state, 0)["strength"] == 4 + 3 + 2


def test_the_discard_becomes_the_pile_when_it_is_empty() -> None:
    from game.rules.kemet.divine import draw_cards

    state = position()
    state.di_pile, state.di_discard = 0, cards(["glory", "prayer"])
    draw_cards(state, 0, 3)
    assert (size(state.di[0]), state.di_pile, state.di_discard) == (2, 0, 0)
