"""Every ruby tile: what it does, and what it does not."""

import pytest
from helpers.kemet import actions, army, asked, council, do, fight, hand, march, position, used, walk

from game.rules.kemet.cards import CARD_INDEX
from game.rules.kemet.control import points
from game.rules.kemet.strength import before_cards

PYRAMID = {"city_nw_d1": "ruby 4"}
BUY = "place_token regular bottom_buy_1"


def strengths(state) -> tuple[int, int]:
    """Before cards, attacker and defender of the battle that runs."""
    battle = state.view(0)["battle"]
    return battle["sides"][0]["before_cards"], battle["sides"][1]["before_cards"]


def attack(*tiles: str, defends: bool = False, creature: str = ""):
    """Seat 0 with these tiles attacks seat 1, or is attacked by it, each with three warriors in the desert."""
    armies = {"bank_west": (0, 3, creature) if creature else (0, 3), "desert_nw": (1, 3)}
    state = position(armies, tiles={1 if defends else 0: tiles})
    march(state, "bank_west", f"walk desert_nw 3 {creature}".rstrip())
    return state


def test_charge_strengthens_the_attacker_only() -> None:
    assert strengths(attack("charge")) == (4, 3)
    assert strengths(attack("charge", defends=True)) == (3, 3)


def test_priest_of_mafdet_gives_a_second_move() -> None:
    state = position({"city_nw_d1": (0, 2)}, tiles={0: ["priest_of_mafdet"]})
    march(state, "city_nw_d1", "walk foreland_nw 2", "walk bank_west 2")
    assert army(state, "bank_west") == (0, 2, ())
    state = position({"city_nw_d1": (0, 2)}, di={0: ["prayer"]})
    march(state, "city_nw_d1", "walk foreland_nw 2")
    assert "move_step walk bank_west" not in actions(state)


def test_carnage_adds_damage_to_both_roles() -> None:
    for defends in (False, True):
        state = attack("carnage", defends=defends)
        fight(state, ["bc_3_0_1"], ["bc_3_0_1"])
        assert state.view(0)["battle"]["sides"][0 if defends else 1]["lost"] == 0  # one damage against one shield
        state = attack("carnage", defends=defends)
        fight(state, ["bc_2_2_1"], ["bc_2_2_1"])
        assert state.view(0)["battle"]["sides"][0 if defends else 1]["lost"] == 2


def test_phoenix_ignores_walls_while_it_goes_along() -> None:
    state = position({"bank_west": (0, 3, "phoenix")})
    march(state, "bank_west", "walk foreland_w 3 phoenix", "walk city_w_d1 3 phoenix")
    assert army(state, "city_w_d1") == (0, 3, ("phoenix",))
    state = position({"bank_west": (0, 3, "phoenix")}, tiles={0: ["priest_of_mafdet"]})
    march(state, "bank_west", "walk foreland_w 2 none")
    assert "move_step walk city_w_d1" not in actions(state)


def test_phoenix_must_be_with_the_carried_group_at_the_wall() -> None:
    state = position({"bank_west": (0, 3, "phoenix")})
    march(state, "bank_west", "walk foreland_w 3 phoenix")
    do(state, "move_step walk city_w_d1", "carry 2")
    assert army(state, "city_w_d1") == (0, 2, ("phoenix",))  # no other answer than the Phoenix


def test_wyyrt_storm_recovers_the_cards_and_replaces_one() -> None:
    state = position(pyramids=PYRAMID)
    hand(state, 0, "bc_4_1_0", "bc_3_2_0")
    do(state, BUY, "buy_tile wyyrt_storm")
    assert asked(state) == (0, "replace_battle_card")
    assert len(actions(state)) == 8
    do(state, "replace_battle_card bc_1_1_3")
    assert state.hand[0].bit_count() == 8
    assert state.hand[0] >> CARD_INDEX["bc_storm"] & 1
    view = state.view(1)["players"][0]
    assert view["removed"] == ("bc_1_1_3",)
    assert view["hand"] == ()


def test_portal_of_thoth_opens_obelisks() -> None:
    state = position({"desert_nw": (0, 2)}, tiles={0: ["portal_of_thoth"]})
    march(state, "desert_nw", "teleport sanctuary 2")
    assert state.prayer[0] == 5
    state = position({"desert_nw": (0, 2)})
    march(state, "desert_nw")
    assert not [line for line in actions(state) if "teleport" in line]


def test_blade_of_neith_strengthens_both_roles() -> None:
    assert strengths(attack("blade_of_neith")) == (4, 3)
    assert strengths(attack("blade_of_neith", defends=True)) == (3, 4)


def test_royal_scarab_is_strong_and_fast() -> None:
    state = position({"city_nw_d1": (0, 2, "royal_scarab")})
    march(state, "city_nw_d1", "walk foreland_nw 2 royal_scarab", "walk bank_west 2 royal_scarab")
    walk(state, "walk temple_west_major 2 royal_scarab")
    assert army(state, "temple_west_major") == (0, 2, ("royal_scarab",))
    assert strengths(attack(creature="royal_scarab")) == (5, 3)


def test_divine_wound_turns_cards_in_hand_into_strength() -> None:
    state = position(
        {"bank_west": (0, 3), "desert_nw": (1, 4)}, tiles={0: ["divine_wound"]},
        di={0: ["prayer", "war_rage", "glory"]},
    )  # fmt: skip
    march(state, "bank_west", "walk desert_nw 3")
    council(state, "bc_3_2_0", "", "war_rage")
    council(state, "bc_3_2_0")
    assert asked(state) == (0, "divine_wound")
    assert actions(state) == ["divine_wound glory", "divine_wound prayer", "di_done"]  # what was played is not there
    events = do(state, "divine_wound glory", "divine_wound prayer")
    won = next(event for event in events if event.kind == "battle_won")
    assert (won.seat, won.args[1:]) == (0, (9, 7))
    assert state.di[0] == 0


@pytest.mark.parametrize("colour", ["ruby", "sapphire", "diamond", "onyx"])
def test_domination_ruby_and_its_sisters_give_a_permanent_point(colour: str) -> None:
    state = position(pyramids={"city_nw_d1": f"{colour} 3"})
    do(state, BUY, f"buy_tile domination_{colour}")
    assert (points(state, 0), state.divine_points[0]) == (1, 1)


def test_domination_of_two_colours_cannot_be_owned_together() -> None:
    state = position(pyramids={"city_nw_d1": "ruby 3"}, tiles={0: ["domination_onyx"]})
    do(state, BUY)
    assert "buy_tile domination_ruby" not in actions(state)
    assert state.view(0)["market"]["domination_ruby"]["why_not"] == "owned"


def test_initiative_gives_strength_damage_and_unavoidable_damage() -> None:
    state = attack("initiative")
    assert strengths(state) == (4, 3)
    fight(state, ["bc_3_0_1"], ["bc_1_1_3"])
    assert state.view(0)["battle"]["sides"][1]["lost"] == 1  # the shields stop damage, not the unavoidable part
    assert strengths(attack("initiative", defends=True)) == (3, 3)


def test_giant_scorpion_strikes_hard() -> None:
    state = attack(creature="giant_scorpion")
    assert strengths(state) == (5, 3)
    fight(state, ["bc_3_0_1"], ["bc_3_2_0"])
    assert state.view(0)["battle"]["sides"][1]["lost"] == 2


def test_surprise_attack_moves_over_walls_with_the_golden_token() -> None:
    state = position({"bank_west": (0, 3)}, tiles={0: ["surprise_attack", "priest_of_mafdet"]})
    do(state, "place_token gold apex_gold", "gold_choose surprise_attack move", "move_begin bank_west")
    walk(state, "walk foreland_w 3")
    assert "move_step walk city_w_d1" in actions(state)
    walk(state, "walk city_w_d1 3")
    assert not [line for line in actions(state) if "city_w" in line]  # one foreign district only


@pytest.mark.parametrize("colour", ["ruby", "sapphire", "diamond", "onyx"])
def test_act_of_god_ruby_and_its_sisters_give_a_silver_token(colour: str) -> None:
    state = position(pyramids={"city_nw_d1": f"{colour} 4"}, di={0: ["prayer"]})
    do(state, BUY, f"buy_tile act_of_god_{colour}")
    assert "place_token silver mid_pray" in actions(state)
    do(state, "place_token silver mid_pray")
    assert not [line for line in actions(state) if "silver" in line]
    assert state.view(1)["players"][0]["tokens"] == {"bottom_buy_1": "regular", "mid_pray": "silver"}


def test_strength_before_cards_counts_the_home() -> None:
    state = position({"foreland_w": (0, 3), "city_w_d1": (1, 2)})
    used(state, 0)
    march(state, "foreland_w", "walk city_w_d1 3")
    assert before_cards(state, 0, 1, 3, 1) == 3
