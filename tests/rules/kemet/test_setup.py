"""Setup for two to five players (section 3) and the options (section 11)."""

import pytest
from helpers.kemet import KEMET, actions, asked, do
from helpers.matches import positions

from game.rules.kemet.content import TILE_TOTAL
from game.rules.kemet.land import land_for, zones_in
from game.rules.kemet.packing import size
from game.rules.kemet.state import KemetState
from game.rules.kemet.tiles import SILVER_TILES


def until(seats: int, kind: str, **options: str) -> KemetState:
    state = KEMET.new_match(seats, 3, options)
    for found in positions(state, 3):
        assert isinstance(found, KemetState)
        if asked(found)[1] == kind:
            return found
    raise AssertionError(kind)


@pytest.mark.parametrize("seats", range(2, 6))
def test_tiles_colours_and_zones_by_player_count(seats: int) -> None:
    state = KEMET.new_match(seats, 1)
    assert len(state.table.colours) == {2: 2, 3: 3, 4: 3, 5: 4}[seats]
    assert state.market.bit_count() + state.doubles.bit_count() == TILE_TOTAL[seats]
    assert len(zones_in(state.table.land.zones)) == {2: 16, 3: 20, 4: 28, 5: 32}[seats]
    assert (state.market & SILVER_TILES == 0) == (seats == 2)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_player_begins_alike(seats: int) -> None:
    state = until(seats, "turn_menu")
    for seat in range(seats):
        player = state.view(seat)["players"][seat]
        assert player["prayer"] == 7
        assert len(player["hand"]) == 8
        assert len(player["tiles"]) == 1
        assert "diversion" in player["di"]
        assert len(player["di"]) == 3
        levels = sorted(state.pyramids[zone] >> 2 for zone in range(15) if zone // 3 == state.cities[seat])
        assert levels in ([0, 1, 2], [1, 1, 1])
        assert seats > 2 or levels == [0, 1, 2]
        on_map = sum(state.warriors[zone] for zone in zones_in(state.held[seat]))
        hired = 3 if "mercenaries" in player["tiles"] else 0
        assert (on_map, state.supply[seat]) == (10 + hired, 2)


def test_gods_and_cities_are_chosen_in_turn_order() -> None:
    state = KEMET.new_match(4, 5)
    assert asked(state) == (state.order[0], "choose_seat")
    assert actions(state) == ["god anubis", "god bastet", "god horus", "god wadjet", "god sobek"]
    do(state, "god horus")
    assert actions(state) == ["city nw", "city sw", "city ne", "city se"]
    do(state, "city ne")
    assert asked(state)[0] == state.order[1]
    assert "god horus" not in actions(state)


def test_gods_and_cities_can_be_left_to_chance() -> None:
    state = KEMET.new_match(5, 5, {"gods": "random", "cities": "random"})
    assert asked(state)[1] == "setup_armies"
    assert sorted(state.cities) == sorted(land_for(5).cities)
    assert len(set(state.gods)) == 5


def test_the_district_that_stays_empty_is_named() -> None:
    state = KEMET.new_match(2, 5, {"gods": "random", "cities": "random"})
    line = actions(state)[1]
    seat = state.order[0]
    do(state, line)
    assert sorted(state.warriors[zone] for zone in range(15) if zone // 3 == state.cities[seat]) == [0, 5, 5]


def test_pyramids_have_different_colours_and_at_most_two_levels() -> None:
    state = until(5, "setup_pyramid_level", gods="random", cities="random")
    first = actions(state)
    assert len(first) == 12
    do(state, first[0])
    colour = first[0].split()[2]
    assert first[0] in actions(state)
    assert [line for line in actions(state) if line.endswith(colour)] == [first[0]]
    do(state, first[0])
    assert first[0] not in actions(state)


def test_first_tiles_are_taken_in_reverse_order_and_free() -> None:
    state = until(4, "setup_tile")
    assert asked(state)[0] == state.order[-1]
    colours = {state.table.colours.index(colour) for colour in state.buy_colours[asked(state)[0]]}
    assert len(colours) >= 2
    seat = asked(state)[0]
    do(state, next(line for line in actions(state) if "mercenaries" not in line))
    assert (state.prayer[seat], state.bought[seat]) == (7, 0)
    assert asked(state)[0] == state.order[-2]


def test_the_pile_has_no_diversion() -> None:
    state = KEMET.new_match(3, 1)
    assert size(state.di_pile) == 33 - 3 * 2
    assert state.view(0)["di_unseen"].get("diversion", 0) == 0
    assert all(player["di_known"] == ("diversion",) for player in state.view(-1)["players"])
