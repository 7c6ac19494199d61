"""The five zones (4.4, 4.5): what can be chosen, what it costs, what it brings."""

from helpers.pharaon import (
    actions,
    artisans,
    asked,
    choices,
    do,
    in_bank,
    levels,
    nobles,
    on_wheel,
    pile_top,
    position,
    restart,
    show_artisans,
    show_nobles,
    targets,
    tokens,
)  # fmt: skip

from game.rules.pharaon.content import EMPTY

PAIRS = ["oG+oB", "j:nile+p1", "oR+oR"]

# Offerings; the entry colour is K ----------------------------------------------------------------------------------


def test_offerings_without_bonus_cost_the_entry_token_alone() -> None:
    state = position("K", pairs=PAIRS)
    assert targets(state, "offerings") == ["1", "2", "3"]
    assert targets(state, "offerings_bonus") == []
    do(state, "offerings 2")
    assert tokens(state) == "j:nile+p1"
    assert on_wheel(state, "K") == "K"
    assert state.pairs[1] == ()


def test_offerings_with_bonus_cost_a_second_token_of_the_entry_colour_or_two_of_another() -> None:
    assert targets(position("KK", pairs=PAIRS), "offerings_bonus") == ["1", "2", "3"]
    assert targets(position("KG", pairs=PAIRS), "offerings_bonus") == []
    state = position("KKGG", pairs=PAIRS, bonus=["p2", "", "oY"])
    do(state, "offerings_bonus 1")
    assert asked(state) == (0, "choose_offering")
    assert choices(state) == ["1", "3", "bag"]
    do(state, "bonus 3")
    assert choices(state) == ["K+K", "G+G+K"]
    do(state, "pay G+G+K")
    assert tokens(state) == "K+oG+oB+oY"
    assert state.bonus[2] == EMPTY


def test_the_bonus_from_the_bag_is_drawn_blindly() -> None:
    state = position("KK", pairs=PAIRS, bonus=["p2"], bag="j:burial")
    do(state, "offerings_bonus 1")
    events = do(state, "bag")
    assert tokens(state) == "oG+oB+j:burial"
    drawn = [event for event in events if event.kind == "drew_offering"]
    assert drawn[0].reveals


def test_places_are_not_refilled_during_the_round() -> None:
    state = position("KK", pairs=PAIRS, bonus=["p2"])
    do(state, "offerings_bonus 1", "bonus 1")
    assert state.pairs[0] == ()
    assert state.bonus[0] == EMPTY
    assert state.view(0)["pairs"][0] is None


def test_a_zone_can_be_used_several_times_while_there_are_spaces() -> None:
    state = position("KKKK", seats=3, pairs=PAIRS)
    for number in (1, 2, 3):
        assert ("offerings", number) in actions(state)
        do(state, f"offerings {number}")
        restart(state)
    assert on_wheel(state, "K") == "K+K+K"
    assert targets(state, "offerings") == []


# Nobles; the entry colour is Y ---------------------------------------------------------------------------------------


def test_nobles_cost_one_of_each_colour() -> None:
    state = position("GBRKY")
    show_nobles(state, "judge", "general", "seer")
    restart(state)
    assert targets(state, "nobles") == ["1", "2", "3", "deck"]
    do(state, "nobles 2")
    assert nobles(state) == ["general"]
    assert on_wheel(state, "Y") == "Y"
    assert tokens(state) == ""
    assert targets(position("GBRKK"), "nobles") == []


def test_a_taken_noble_is_replaced_at_once() -> None:
    state = position("GBRKY")
    show_nobles(state, "judge", "general", "seer")
    restart(state)
    events = do(state, "nobles 1")
    assert state.noble_display[0] != EMPTY
    kinds = [event.kind for event in events]
    assert kinds.index("noble_revealed") < kinds.index("took_noble")


def test_a_noble_from_the_deck_is_a_surprise() -> None:
    state = position("GBRKY")
    display = list(state.noble_display)
    events = do(state, "nobles deck")
    assert state.noble_display == display
    taken = [event for event in events if event.kind == "took_noble"]
    assert taken[0].reveals
    assert taken[0].args == (nobles(state)[0], "deck")


# Artisans; the entry colour is G -------------------------------------------------------------------------------------


def test_artisans_cost_three_of_a_colour_besides_the_entry() -> None:
    assert targets(position("GGG"), "artisans") == ["1", "2", "3", "4", "deck"]
    assert targets(position("GYYY"), "artisans") == ["1", "2", "3", "4", "deck"]
    assert targets(position("YYY"), "artisans") == []
    assert targets(position("GYY"), "artisans") == []
    state = position("GYYY")
    show_artisans(state, "artisan_sculptor_1", "artisan_painter_1", "artisan_goldsmith_1", "artisan_goldsmith_2")
    restart(state)
    do(state, "artisans 2")
    assert artisans(state) == ["artisan_painter_1"]
    assert tokens(state) == "R+K"
    assert on_wheel(state, "G") == "G"


def test_an_artisan_from_the_deck() -> None:
    state = position("GGG")
    display = list(state.artisan_display)
    do(state, "artisans deck")
    assert len(artisans(state)) == 1
    assert state.artisan_display == display


# Nile; the entry colour is R -----------------------------------------------------------------------------------------


def test_nile_action_1_gives_a_jar_and_one_step() -> None:
    state = position("RYG")
    pile_top(state, "jar_cct")
    restart(state)
    do(state, "nile 1")
    assert tokens(state) == "K+K+Y"
    assert asked(state) == (0, "choose_nile_steps")
    assert choices(state) == ["Y", "G"]
    do(state, "nile_step G")
    assert levels(state) == {"G": 1}


def test_nile_action_2() -> None:
    state = position("RKY")
    do(state, "nile 2")
    assert tokens(state) == "B"
    do(state, "nile_step K", "nile_step K")
    assert levels(state) == {"K": 2}


def test_nile_action_3_steps_on_any_track() -> None:
    state = position("RBK")
    do(state, "nile 3")
    assert tokens(state) == "G+R"
    assert choices(state) == ["G", "B", "R", "K", "Y"]
    do(state, "nile_step Y")
    assert levels(state) == {"Y": 1}


def test_nile_action_4() -> None:
    state = position("RB")
    do(state, "nile 4")
    assert tokens(state) == "K+Y"
    do(state, "nile_step R", "nile_step B")
    assert levels(state) == {"B": 1, "R": 1}


def test_nile_action_5_gives_silver() -> None:
    state = position("GR")
    silver = in_bank(state, "S")
    do(state, "nile 5")
    assert tokens(state) == "S"
    assert in_bank(state, "S") == silver - 1
    do(state, "nile_step G", "nile_step R")
    assert levels(state) == {"G": 1, "R": 1}


def test_a_step_on_a_finished_track_is_not_offered_and_the_last_one_is_taken_without_asking() -> None:
    state = position("RB", nile="RRR")
    do(state, "nile 4")
    assert levels(state) == {"B": 2, "R": 3}


def test_steps_that_no_disc_can_use_are_lost() -> None:
    state = position("RB", nile="RRRBBB")
    do(state, "nile 4")
    assert levels(state) == {"B": 3, "R": 3}
    assert asked(state)[1] != "choose_nile_steps"


# Burial chamber; the entry colour is B -------------------------------------------------------------------------------


def test_burial_goes_one_space_at_a_time_for_its_own_price() -> None:
    costs = ["KY", "GR", "BK", "RGY", "BKR", "YYGB", "RBKG"]
    for steps, cost in enumerate(costs):
        owned = cost if "B" in cost else cost + "B"
        state = position(owned, burial=steps)
        assert targets(state, "burial") == [str(steps + 1)]
        do(state, f"burial {steps + 1}")
        assert state.burial[0] == steps + 1
        assert tokens(state) == ""


def test_a_finished_track_is_closed() -> None:
    state = position("GBRKYS", burial=7)
    assert targets(state, "burial") == []


# All zones -----------------------------------------------------------------------------------------------------------


def test_a_full_sector_closes_its_zone() -> None:
    state = position("RB", wheel={"R": "RRR"})
    assert targets(state, "nile") == []
    assert targets(position("RB", wheel={"R": "RR"}), "nile") == ["4"]


def test_the_fourth_space_exists_with_four_and_five_players() -> None:
    for seats, expected in ((3, []), (4, ["4"]), (5, ["4"])):
        assert targets(position("RB", seats=seats, wheel={"R": "RRR"}), "nile") == expected


def test_paid_tokens_are_in_the_bank_before_anything_is_gained() -> None:
    """Nile action 5 gives silver, paid with the last silver there is."""
    state = position("GS", offset=1)  # the Nile faces G
    state.bank[5] = 0
    restart(state)
    do(state, "nile 5")
    assert tokens(state) == "S"


def test_the_turn_passes_clockwise_whatever_the_direction_of_the_wheel() -> None:
    for direction in (1, -1):
        state = position("RB", seats=3, others=["RB", "RB"], direction=direction)
        for seat in (0, 1):
            assert asked(state) == (seat, "take_turn")
            do(state, "nile 4", "nile_step R", "nile_step R")
        assert asked(state) == (2, "take_turn")
