"""Edge cases and rulings (section 9), by number."""

from helpers.pharaon import (
    actions,
    asked,
    choices,
    do,
    give,
    in_bank,
    line,
    on_wheel,
    own,
    position,
    restart,
    show_artisans,
    show_jars,
    show_nobles,
    targets,
    tokens,
)  # fmt: skip

from game.rules.pharaon.content import EMPTY, TOKEN_OF
from game.rules.pharaon.noble_cards import NOBLE_INDEX
from game.rules.pharaon.rounds import end_round
from game.rules.pharaon.scoring import noble_worth
from game.rules.pharaon.setup import StartNoble

JARS = ["jar_rrj", "jar_tta", "jar_acr"]


def test_ruling_1_who_cannot_pay_must_pass_and_who_can_may() -> None:
    state = position("G", others=["RB", "RB"], jars=JARS)
    assert asked(state) == (0, "choose_pass_jar")
    assert ("pass",) in actions(position("GBRKYSSS"))


def test_ruling_2_the_entry_deducts_one_token_only() -> None:
    state = position("YYGB", burial=5, offset=3)  # space 6: Y Y G B, the burial zone faces Y
    do(state, "burial 6")
    assert tokens(state) == ""
    assert targets(position("YGB", burial=5, offset=3), "burial") == []


def test_ruling_3_the_entry_token_pays_a_pair_and_the_bonus_wants_more() -> None:
    assert targets(position("K", pairs=["p1+p1"]), "offerings") == ["1"]
    assert targets(position("KG", pairs=["p1+p1"]), "offerings_bonus") == []
    assert targets(position("KGG", pairs=["p1+p1"]), "offerings_bonus") == ["1"]
    assert targets(position("GG", pairs=["p1+p1"]), "offerings_bonus") == []


def test_ruling_4_a_joker_laid_as_entry_is_that_colour_in_the_action() -> None:
    state = position("S+Y", offset=4)  # burial 1: K Y, entry K
    do(state, "burial 1")
    assert tokens(state) == ""
    assert on_wheel(state, "K") == "S"


def test_ruling_5_silver_is_no_sixth_colour() -> None:
    assert targets(position("GBRKS"), "nobles") != []
    assert targets(position("GGGGS"), "nobles") == []


def test_ruling_6_the_judge_changes_the_action_cost_not_the_entry() -> None:
    assert targets(position("GGGGG", nobles=["judge"]), "nobles") == []
    assert targets(position("GGGGY", nobles=["judge"]), "nobles") != []


def test_ruling_7_an_empty_zone_cannot_be_used() -> None:
    state = position("GBRKYKKK", pairs=["", ""])
    assert targets(state, "offerings") == []
    show_nobles(state)
    state.noble_deck = 0
    show_artisans(state)
    state.artisan_deck = 0
    restart(state)
    assert targets(state, "nobles") == []
    assert targets(state, "artisans") == []
    reasons = {target["zone"]: target["why_not"] for target in state.view(0)["targets"]}
    assert reasons["nobles"] == reasons["artisans"] == reasons["offerings"] == "nothing_there"


def test_ruling_8_a_finished_burial_track_is_closed() -> None:
    state = position("GBRKYS", burial=7)
    assert targets(state, "burial") == []
    assert state.view(0)["targets"][-1]["why_not"] == "track_finished"


def test_ruling_9_and_10_advances_are_compulsory_and_one_disc_may_take_both() -> None:
    state = position("RB")
    do(state, "nile 4")
    assert choices(state) == ["R", "B"]  # no way to decline
    do(state, "nile_step R", "nile_step R")
    assert state.nile[0][TOKEN_OF["R"]] == 2


def test_ruling_11_a_bank_without_the_kind_gives_nothing() -> None:
    state = position("GR")
    state.bank[5] = 0
    restart(state)
    do(state, "nile 5", "nile_step G", "nile_step R")
    assert tokens(state) == ""
    pyramid = position("RB", others=["RB", "RB"])
    pyramid.row[0] = 1
    pyramid.bank = [0, 1, 0, 2, 0, 0]
    restart(pyramid)
    assert choices(pyramid) == ["B", "K"]  # any basic: only what is there


def test_ruling_12_no_bonus_to_buy_without_any_offering() -> None:
    state = position("KK", pairs=["p1+p1"], bag="")
    assert targets(state, "offerings_bonus") == []
    state.offering_discard[0] = 1
    restart(state)
    assert targets(state, "offerings_bonus") == ["1"]
    do(state, "offerings_bonus 1")
    assert tokens(state) == "oG+p1+p1"


def test_ruling_12_tokens_paid_for_the_bonus_do_not_make_the_bag_drawable() -> None:
    state = position("oK+oK", pairs=["p1+p1"], bag="")
    assert targets(state, "offerings_bonus") == []


def test_ruling_13_offerings_on_the_wheel_reach_the_discard_at_the_end_of_the_round() -> None:
    state = position("oR+oB", pairs=["p1+p1"] * 1)
    do(state, "nile 4")
    assert on_wheel(state, "R") == "oR"
    assert sum(state.offering_discard) == 1
    state.pairs = [(16, 16)] * 4
    state.bonus = [16] * 4
    end_round(state)
    assert sum(state.offering_discard) == 2


def test_ruling_14_only_the_last_holder_of_the_first_player_token_matters() -> None:
    state = position("RB", others=["RB", "RB"], jars=JARS)
    state.row[0], state.first_player = 0, 1
    restart(state)
    do(state, "reward first_player")
    assert state.first_player == 0
    assert line(state, "tokens") == 3
    assert line(state, "tokens", 1) == 0


def test_ruling_15_the_pharaoh_token_is_never_lost() -> None:
    state = position("BK", nobles=["judge", "seer"], burial=2)
    do(state, "burial 3")
    state.nobles[0] = 0
    end_round(state)
    assert state.pharaoh == 0


def test_ruling_16_and_17_rows_by_players_and_no_turn_if_all_pass_in_one_lap() -> None:
    state = position("RB", others=["RB", "RB"], jars=JARS)
    for seat in range(3):
        assert asked(state) == (seat, "take_turn")
        do(state, "pass")
        if asked(state)[1] == "choose_pass_jar":
            state.apply(actions(state)[0])
    assert state.round == 2
    assert state.first_player == 0


def test_ruling_18_blocking_needs_a_space_and_a_token() -> None:
    state = position("RB", seats=2)
    show_jars(state, ["jar_ccj", "jar_ccr", "jar_cct"])
    end_round(state)
    assert on_wheel(state, "K") == "K+K+K"  # six K, three spaces


def test_ruling_19_scribes_change_no_counting() -> None:
    state = position("GGK", nobles=["scribe_1", "teacher"])
    assert noble_worth(state, 0, NOBLE_INDEX["teacher"], 0) == 10
    assert tokens(state) == "G+G+K"


def test_ruling_20_a_court_official_kept_at_setup_finds_the_artisans_displayed() -> None:
    state = position("RB")
    state.round = 0
    state.drawn = 1 << NOBLE_INDEX["court_official_3"] | 1 << NOBLE_INDEX["judge"]
    state.frames = [*state.frames, StartNoble(0)]
    state.advance()
    do(state, "keep court_official_3")
    assert asked(state) == (0, "choose_artisan")
    assert choices(state)[-1] == "deck"
    assert EMPTY not in state.artisan_display


def test_ruling_21_round_5_has_pyramid_turns() -> None:
    state = position("RB", others=["RB", "RB"], round_number=5, jars=[])
    do(state, "pass")
    do(state, "nile 4", "nile_step R", "nile_step R")
    do(state, "nile 4", "nile_step R", "nile_step R")
    assert state.field[0] == 1
    assert asked(state)[0] == 0


def test_ruling_22_no_burial_step_no_points() -> None:
    assert line(position("RB"), "burial") == 0


def test_ruling_23_the_diplomat_may_copy_a_scribe_or_the_seer() -> None:
    state = position(nobles=["diplomat", "seer"], burial=2, nile="GB")
    assert line(state, "nobles") == 12  # 3 + 3 for Bastet, twice
    own(state, "scribe_4")
    assert line(state, "nobles") == 6 + 8 + 8


def test_the_bank_is_limited_to_twenty_of_each_kind() -> None:
    state = position("RB")
    give(state, "G" * 20, owner=1)
    assert in_bank(state, "G") == 0
