"""Setup (section 3), every scenario, and the options (section 11)."""

from collections import Counter

import pytest
from helpers.ankh import ANKH, all_components, kind

from game.rules.ankh.content import (
    FAMILIES,
    GOD_IDS,
    GUARDIAN_IDS,
    MONUMENT_IDS,
    SCENARIOS,
    figures_on_card,
)
from game.rules.ankh.hexes import NAME, PLACE, hexes_in
from game.rules.ankh.pieces import controller_at, type_at


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_is_laid_out_as_printed(scenario: str) -> None:
    entry = SCENARIOS[scenario]
    seats = entry["players"]
    state = ANKH.new_match(seats, 5, {"scenario": entry["family"], "first_player": "seat_2"})
    assert state.table.scenario == scenario
    for monument in entry["monuments"]:
        place = PLACE[monument["hex"][0] * 100 + monument["hex"][1]]
        owner = (monument["player"]) % seats if "player" in monument else -1  # printed seat 1 is seat index 1 here
        assert type_at(state, place) == MONUMENT_IDS.index(monument["type"])
        assert controller_at(state, place) == owner
    for figure in entry["figures"]:
        place = PLACE[figure["hex"][0] * 100 + figure["hex"][1]]
        god = figure["player"] % seats
        assert state.owner_at(place) == god
        assert (state.god_at[god] == place) == (figure["kind"] == "god")
    for region in entry["regions"]:
        place = PLACE[region["hex"][0] * 100 + region["hex"][1]]
        assert state.number_at(place) == region["number"]
    camels = sum(len(caravan) for caravan in entry["caravans"])
    assert state.land.camels.bit_count() == camels
    assert state.pool_warriors == [5] * seats
    assert state.tokens == [8] * seats
    assert state.followers == [1] * seats
    assert state.ladder == [(1 + place) % seats for place in range(seats - 1, -1, -1)]
    assert all_components(state)


@pytest.mark.parametrize("seats", range(2, 6))
def test_guardian_figures_by_number_of_players(seats: int) -> None:
    state = ANKH.new_match(seats, 3)
    wanted = [figures_on_card(guardian, seats) for guardian in state.table.guardians]
    assert state.card_left == wanted
    numbers = {2: {1}, 3: {2}, 4: {2, 3}, 5: {2, 3}}[seats]
    assert set(wanted) <= numbers


def test_gods_can_be_chosen_and_are_never_the_same() -> None:
    state = ANKH.new_match(3, 1, {"god_1": "ra", "god_2": "ra", "god_3": "isis"})
    gods = [GOD_IDS[god] for god in state.table.gods]
    assert gods[0] == "ra"
    assert gods[2] == "isis"
    assert len(set(gods)) == 3
    for seed in range(30):
        found = ANKH.new_match(5, seed).table.gods
        assert sorted(found) == [0, 1, 2, 3, 4]


def test_guardian_cards_can_be_chosen() -> None:
    for first in ("satet", "cat_mummy"):
        for third in ("giant_scorpion", "androsphinx"):
            state = ANKH.new_match(3, 1, {"guardian_1": first, "guardian_3": third})
            assert GUARDIAN_IDS[state.table.guardians[0]] == first
            assert GUARDIAN_IDS[state.table.guardians[2]] == third
    by_chance = Counter(ANKH.new_match(3, seed).table.guardians for seed in range(200))
    assert len(by_chance) == 8


def test_scenario_and_first_player_by_chance() -> None:
    found = Counter(
        (ANKH.new_match(4, seed).table.scenario, ANKH.new_match(4, seed).table.first) for seed in range(200)
    )
    assert len(found) == len(FAMILIES) * 4


def test_the_first_player_begins() -> None:
    for seat in range(3):
        state = ANKH.new_match(3, 1, {"first_player": f"seat_{seat + 1}"})
        assert state.decision().seat == seat
        assert kind(state) == "choose_action"
        assert state.ladder[-1] == seat


def test_shuffled_seats_deal_the_start_places() -> None:
    plain = ANKH.new_match(5, 1, {"first_player": "seat_1", "scenario": "old_kingdom"})
    dealt = {
        tuple(ANKH.new_match(5, seed, {"shuffled_seats": "on", "first_player": "seat_1"}).god_at) for seed in range(30)
    }
    assert len(dealt) > 10
    one = ANKH.new_match(5, 3, {"shuffled_seats": "on", "first_player": "seat_1", "scenario": "old_kingdom"})
    assert sorted(one.god_at) == sorted(plain.god_at)
    assert one.ladder == plain.ladder


def test_shuffled_monuments_keep_hexes_owners_and_numbers() -> None:
    options = {"first_player": "seat_1", "scenario": "middle_kingdom"}
    plain = ANKH.new_match(3, 1, options)
    shuffled = [ANKH.new_match(3, seed, {**options, "shuffled_monuments": "on"}) for seed in range(20)]
    assert len({tuple(state.monuments) for state in shuffled}) > 5
    for state in shuffled:
        assert state.standing() == plain.standing()
        assert state.owned == plain.owned
        assert [mask.bit_count() for mask in state.monuments] == [mask.bit_count() for mask in plain.monuments]
        for god in range(3):
            for place in hexes_in(plain.owned[god]):
                assert type_at(state, place) == type_at(plain, place), NAME[place]


def test_setups_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="ankh has 2 to 5 seats"):
        ANKH.new_match(1, 1)
    with pytest.raises(ValueError, match="god_3"):
        ANKH.new_match(2, 1, {"god_3": "ra"})
    with pytest.raises(ValueError, match="merged_decider"):
        ANKH.new_match(2, 1, {"merged_decider": "seat_1"})
