"""App options (11.6) and what a match refuses: seats, options and values that do not exist or do not fit."""

import pytest
from helpers.afterlife import AFTERLIFE, asked, buy, choices, discard, do, hand, position, pyramid

FULL_ORDER = {"discard_order": "full"}
OPEN_PILE = {"browse_own_discard_in_turn": "on"}
NO_COUNTS = {"show_counts": "off"}
DECK = ["urn"] * 9


def test_by_default_the_player_names_the_card_that_ends_on_top() -> None:
    state = position(["sphinx", "ring", "bow", "box_of_food"], {"B1": "urn"}, draw=DECK, others=[["urn"]])
    do(state, "play_action box_of_food", "end_play")
    assert asked(state) == (0, "discard_top")
    assert choices(state) == ["urn", "box_of_food", "ring", "bow", "sphinx"]
    do(state, "discard_top ring")
    # played cards first, then the hand, each in the order of the data file
    assert discard(state) == ["box_of_food", "urn", "bow", "sphinx", "ring"]


def test_with_the_full_order_the_player_lays_one_card_after_the_other() -> None:
    state = position(["sphinx", "ring", "bow"], {"B1": "urn"}, draw=DECK, others=[["urn"]], options=FULL_ORDER)
    do(state, "end_play")
    assert asked(state) == (0, "discard_next")
    assert choices(state) == ["ring", "bow", "sphinx"]
    do(state, "discard_next bow")
    assert choices(state) == ["ring", "sphinx"]
    do(state, "discard_next ring")  # the last one is no choice
    assert discard(state) == ["bow", "ring", "sphinx"]


def test_with_the_full_order_played_cards_and_hand_cards_mix_freely() -> None:
    state = position(["spear", "bow", "ring"], {"B1": "axe"}, draw=DECK, others=[["urn"]], options=FULL_ORDER)
    do(state, "play_action ring")
    buy(state, "B1", "spear")
    do(state, "end_play", "discard_next bow", "discard_next ring")
    assert discard(state) == ["axe", "bow", "ring", "spear"]


def test_with_the_full_order_others_see_only_the_final_top() -> None:
    state = position(["sphinx", "ring", "bow"], {"B1": "urn"}, draw=DECK, others=[["urn"]], options=FULL_ORDER)
    do(state, "end_play", "discard_next bow")
    assert state.view(1)["players"][0]["discard_top"] is None
    assert state.view(0)["players"][0]["discard_top"] == "bow"
    do(state, "discard_next ring")
    assert state.view(1)["players"][0]["discard_top"] == "sphinx"


@pytest.mark.parametrize("options", [{}, FULL_ORDER])
def test_no_order_is_asked_for_equal_cards_or_before_a_reshuffle(options: dict[str, str]) -> None:
    state = position(["urn", "urn"], {"B1": "ring"}, draw=DECK, others=[["bow"]], options=options)
    do(state, "end_play")
    assert asked(state) == (1, "main_action")
    state = position(["sphinx", "ring"], {"B1": "ring"}, draw=["bow"] * 4, others=[["bow"]], options=options)
    do(state, "end_play")
    assert asked(state) == (1, "main_action")
    assert len(hand(state)) == 5


def test_the_order_is_asked_when_the_deck_just_suffices() -> None:
    state = position(["sphinx", "ring"], draw=["bow"] * 5, others=[["bow"]])
    do(state, "end_play")
    assert asked(state) == (0, "discard_top")


def test_during_the_own_turn_only_the_top_of_the_own_discard_pile_is_seen() -> None:
    state = position(["urn"], {"B1": "ring"}, discards={0: ["bow", "axe"], 1: ["spear", "urn"]}, others=[["urn"]])
    mine, theirs = state.view(0)["players"][0], state.view(1)["players"]
    assert mine["discard"] is None
    assert (mine["discard_top"], mine["discard_count"]) == ("axe", 2)
    assert theirs[1]["discard"] == ("spear", "urn")  # outside the own turn all of it
    assert theirs[0]["discard"] is None


def test_browsing_the_own_discard_pile_can_be_allowed_during_the_own_turn() -> None:
    state = position(["urn"], {"B1": "ring"}, discards={0: ["bow", "axe"]}, options=OPEN_PILE)
    assert state.view(0)["players"][0]["discard"] == ("bow", "axe")
    assert state.view(1)["players"][0]["discard"] is None


def test_the_boneyard_shows_its_top_and_number_only() -> None:
    state = position(["urn"], {"B1": "ring"}, boneyard=["bow", "axe"], options=OPEN_PILE)
    assert state.view(0)["boneyard"] == ("axe",)
    assert state.view(0)["boneyard_count"] == 2


def test_the_stock_is_counted_for_everybody_by_default() -> None:
    state = position(["urn"], {"B1": "ring"}, stock=["bow"] * 3)
    assert state.view(0)["stock"] == state.view(1)["stock"] == 3


def test_without_shown_counts_the_stock_is_counted_only_outside_the_own_turn() -> None:
    state = position(["urn"], {"B1": "ring"}, stock=["bow"] * 3, options=NO_COUNTS, others=[["urn"]])
    assert state.view(0)["stock"] is None
    assert state.view(1)["stock"] == 3
    do(state, "end_play")
    assert len(pyramid(state)) == 3
    assert state.view(0)["stock"] == 0
    assert state.view(1)["stock"] is None


@pytest.mark.parametrize("seats", [0, 7, -1, True, "2", 2.0, None])
def test_a_wrong_number_of_seats_is_refused_by_name(seats: object) -> None:
    with pytest.raises(ValueError, match="afterlife has 1 to 6 seats") as refused:
        AFTERLIFE.new_match(seats, 1)  # type: ignore[arg-type]
    assert repr(seats) in str(refused.value)


def test_an_unknown_option_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(ValueError, match="no option 'colour'") as refused:
        AFTERLIFE.new_match(2, 1, {"colour": "red"})
    for option in AFTERLIFE.options:
        assert option.id in str(refused.value)


@pytest.mark.parametrize("option", [option.id for option in AFTERLIFE.options])
def test_an_unknown_value_is_refused_naming_option_and_value(option: str) -> None:
    with pytest.raises(ValueError, match=f"{option} cannot be 'quicksand'; possible: "):
        AFTERLIFE.new_match(2, 1, {option: "quicksand"})


MISFITS = [
    (2, "mode", "five_players"),
    (4, "mode", "six_players"),
    (2, "mode", "solo_beginner"),
    (1, "mode", "half_sets_merged"),
    (5, "mode", "six_players"),
    (6, "mode", "five_players"),
    (5, "mode", "longer_game_70"),
    (6, "mode", "mix_of_sets"),
    (2, "start_player", "seat_3"),
    (5, "start_player", "seat_6"),
]


@pytest.mark.parametrize(("seats", "option", "value"), MISFITS)
def test_a_value_for_other_seat_counts_is_refused_naming_the_possible_ones(seats: int, option: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"{option} = '{value}' does not go with {seats} seats; possible: ") as refused:
        AFTERLIFE.new_match(seats, 1, {option: value})
    assert f"{value}," not in str(refused.value)


def test_a_set_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="set_of_3 cannot be 'weapons'; possible: random, sarcophagi, mummification"):
        AFTERLIFE.new_match(2, 1, {"mode": "mix_of_sets", "set_of_3": "weapons"})


@pytest.mark.parametrize(
    ("seats", "mode"),
    [(1, "solo_beginner"), (2, "standard"), (3, "standard"), (4, "standard"), (5, "five_players"), (6, "six_players")],
)
def test_without_options_every_seat_count_gets_its_own_game(seats: int, mode: str) -> None:
    assert AFTERLIFE.new_match(seats, 1).view(0)["mode"] == mode


def test_the_defaults_are_those_of_the_rules_document() -> None:
    defaults = {option.id: option.default for option in AFTERLIFE.options}
    assert defaults["show_counts"] == "on"
    assert defaults["discard_order"] == "top"
    assert defaults["start_player"] == "random"
    assert defaults["browse_own_discard_in_turn"] == "off"


def test_the_variants_with_the_base_pool_say_that_most_of_it_is_our_own_design() -> None:
    modes = next(option for option in AFTERLIFE.options if option.id == "mode")
    assert any("our own design" in value.help for value in modes.values)
