"""The eight steps of a battle (4.9, 5.2 to 5.5), and every battle card (6.2)."""

import pytest
from helpers.kemet import actions, army, asked, council, do, fight, hand, march, own, position

from game.rules.kemet.cards import CARD_IDS, CARD_INDEX
from game.rules.kemet.content import DATA


def battle(attackers: int = 4, defenders: int = 3, **kind: object):
    state = position({"bank_west": (0, attackers), "desert_nw": (1, defenders)}, **kind)  # type: ignore[arg-type]
    march(state, "bank_west", f"walk desert_nw {attackers}")
    return state


@pytest.mark.parametrize("card", DATA["battle_cards"], ids=CARD_IDS)
def test_every_battle_card_does_what_it_says(card: dict[str, object]) -> None:
    state = battle(5, 5)
    state.hand[0] |= 1 << CARD_INDEX[str(card["id"])]
    state.advance()
    fight(state, [str(card["id"])], ["bc_3_2_0"])
    sides = state.view(0)["battle"]["sides"]
    figures = {name: int(str(card[name])) for name in ("strength", "damage", "direct", "shield", "self_loss")}
    assert sides[0]["strength"] == 5 + figures["strength"]
    assert sides[1]["lost"] == figures["damage"] + figures["direct"]
    assert sides[0]["lost"] == figures["self_loss"] + max(0, 2 - figures["shield"])


def test_step_1_council_is_asked_of_attacker_then_defender() -> None:
    state = battle()
    assert asked(state) == (0, "council_play")
    do(state, "council_play bc_4_1_0")
    assert asked(state) == (0, "council_discard")
    assert "council_discard bc_4_1_0" not in actions(state)
    do(state, "council_discard bc_1_1_3")
    assert asked(state) == (0, "council_di")  # asked even without a card to add
    do(state, "di_done")
    assert asked(state) == (1, "council_play")


def test_step_2_clash_reveals_both_cards_and_pays() -> None:
    state = battle(di={0: ["bloodbath"], 1: ["diversion"]}, prayer=[3])
    council(state, "bc_3_2_0", "", "bloodbath")
    assert state.prayer[0] == 3
    council(state, "bc_3_0_1", "", "diversion")
    view = state.view(4)["battle"]
    assert view["revealed"]
    assert [side["play"] for side in view["sides"]] == ["bc_3_2_0", "bc_3_0_1"]
    assert view["sides"][0]["di"] == ("bloodbath",)
    assert state.prayer[0] == 2


def test_step_2_attacker_diverts_before_the_defender() -> None:
    state = battle(di={0: ["diversion"], 1: ["diversion"]})
    council(state, "bc_3_2_0", "", "diversion")
    council(state, "bc_3_0_1", "", "diversion")
    assert asked(state) == (0, "diversion_swap")
    do(state, "no")
    assert asked(state) == (1, "diversion_swap")


def test_step_3_outcome_compares_strength() -> None:
    state = battle()
    events = fight(state, ["bc_4_1_0"], ["bc_3_2_0"])
    won = next(event for event in events if event.kind == "battle_won")
    assert (won.seat, won.args) == (0, (1, 8, 6))


def test_step_4_losses_take_own_losses_first() -> None:
    state = battle(3, 3, tiles={1: ["deadly_trap"]})
    own(state, 0, "honor_in_battle")
    before = state.prayer[0]
    events = fight(state, ["bc_5_self2"], ["bc_1_3_0"])
    # Three attackers: two by the own card, one by the trap; the three damage find nobody.
    assert [event.args for event in events if event.kind == "lost_warriors" and event.seat == 0] == [(3, 0)]
    assert state.prayer[0] == before + 1


def test_step_4_losses_happen_at_the_same_time() -> None:
    state = battle(2, 2)
    events = fight(state, ["bc_1_3_0"], ["bc_2_2_1"])
    assert [(event.seat, *event.args) for event in events if event.kind == "lost_warriors"] == [(0, 2, 0), (1, 2, 0)]
    assert army(state, "desert_nw") == (-1, 0, ())


def test_step_5_rewards_of_an_attacker_who_survives() -> None:
    state = battle()
    fight(state, ["bc_4_1_0"], ["bc_3_2_0"])
    assert (state.battle_points[0], state.veterans[:2]) == (1, [0, 1])


def test_step_5_rewards_of_a_defender() -> None:
    state = battle(3, 4)
    fight(state, ["bc_2_0_2"], ["bc_3_2_0"])
    assert (state.battle_points[:2], state.veterans[:2]) == ([0, 0], [1, 2])


def test_step_6_the_loser_recalls_for_prayer_points() -> None:
    state = battle(prayer=[7, 0])
    fight(state, ["bc_3_0_1"], ["bc_3_2_0"])
    assert (asked(state), actions(state)) == ((1, "loser_choice"), ["recall", "retreat"])
    do(state, "recall")
    assert (state.prayer[1], state.supply[1]) == (2, 12)


def test_step_6_the_winner_says_where_the_loser_goes() -> None:
    state = battle()
    fight(state, ["bc_3_0_1"], ["bc_3_2_0"])
    do(state, "retreat")
    assert asked(state) == (0, "retreat_zone")
    assert "retreat_zone bank_west" in actions(state)
    assert "retreat_zone city_nw_d1" not in actions(state)
    do(state, "retreat_zone foreland_nw")
    assert army(state, "foreland_nw") == (1, 3, ())


def test_step_6_creatures_that_meet_in_a_retreat_part() -> None:
    state = position(
        {"bank_west": (0, 5), "desert_nw": (1, 2, "sphinx"), "foreland_nw": (1, 2, "mummy")},
    )
    march(state, "bank_west", "walk desert_nw 5")
    fight(state, ["bc_3_0_1"], ["bc_1_1_3"])
    do(state, "retreat", "retreat_zone foreland_nw")
    assert asked(state) == (1, "keep_creature")
    do(state, "keep_creature sphinx")
    assert army(state, "foreland_nw") == (1, 4, ("sphinx",))


def test_step_7_the_winner_stays_or_recalls() -> None:
    state = battle(prayer=[0])
    fight(state, ["bc_4_1_0"], ["bc_3_2_0"])
    do(state, "recall")
    assert (asked(state), actions(state)) == ((0, "winner_choice"), ["stay", "recall"])
    other = state.clone()
    do(state, "stay")
    assert army(state, "desert_nw") == (0, 2, ())
    do(other, "recall")
    assert (army(other, "desert_nw"), other.prayer[0], other.battle_points[0]) == ((-1, 0, ()), 1, 1)


def test_step_8_cards_go_to_the_discards() -> None:
    state = battle()
    council(state, "bc_4_1_0", "bc_1_1_3")
    council(state, "bc_3_2_0", "bc_2_0_2")
    do(state, "recall", "stay")
    view = state.view(1)["players"]
    assert view[0]["face_up"] == ("bc_4_1_0",)
    assert (view[0]["face_down"], view[0]["face_down_size"], view[0]["hand_size"]) == ((), 1, 6)
    assert view[1]["face_down"] == ("bc_2_0_2",)
    assert "bc_1_1_3" in view[0]["possible"]


def test_step_8_an_empty_hand_takes_everything_back() -> None:
    state = position({"bank_west": (0, 4), "desert_nw": (1, 3)})
    hand(state, 1, "bc_3_2_0", "bc_2_0_2")
    march(state, "bank_west", "walk desert_nw 4")
    council(state, "bc_4_1_0", "bc_1_1_3")
    do(state, "council_play bc_3_2_0", "di_done", "recall", "stay")
    assert (state.hand[1].bit_count(), state.face_up[1], state.face_down[1]) == (8, 0, 0)


def test_the_home_bonus_is_the_city_owners_as_attacker_too() -> None:
    state = position({"city_nw_d1": (1, 3), "foreland_nw": (0, 3)})
    march(state, "foreland_nw", "walk city_nw_d1 3")
    assert [side["home"] for side in state.view(0)["battle"]["sides"]] == [1, 0]
    state = position({"city_w_d1": (2, 3), "foreland_w": (0, 3)})
    march(state, "foreland_w", "walk city_w_d1 3")
    assert [side["home"] for side in state.view(0)["battle"]["sides"]] == [0, 0]


def test_an_attacker_without_a_loser_left_takes_the_zone() -> None:
    state = battle(5, 1)
    fight(state, ["bc_4_1_0"], ["bc_4_1_0"])
    assert asked(state) == (0, "winner_choice")
    do(state, "stay")
    assert army(state, "desert_nw") == (0, 4, ())
