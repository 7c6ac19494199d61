"""The totals of the data file (section 2), the map (2.3), and the effects that the program knows."""

import itertools

import pytest

from game.rules.kemet import cards, content, land, tiles
from game.rules.kemet.content import DATA, ContentError, entries, index
from game.rules.kemet.powers import Powers, _add, _cheaper, powers_of


def test_totals() -> None:
    assert sum(tiles.TILE_COPIES) == 64
    assert len(tiles.TILE_IDS) == 56
    for colour in range(4):
        mine = [tile for tile in range(56) if tiles.TILE_COLOUR[tile] == colour]
        assert sum(tiles.TILE_COPIES[tile] for tile in mine) == 16
        for level in range(1, 5):
            assert sum(tiles.TILE_COPIES[tile] for tile in mine if tiles.TILE_LEVEL[tile] == level) == 4
    assert len(tiles.CREATURE_IDS) == 10
    assert sum(tiles.EXTRA_UNITS[tile] * tiles.TILE_COPIES[tile] for tile in range(56)) == 6
    assert sum(cards.DI_COPIES) == 38
    assert cards.DI_COPIES[cards.DIVERSION] == 5
    assert (cards.SET_SIZE, len(cards.CARD_IDS)) == (8, 10)
    assert len(content.SPACE_IDS) == 10
    assert (land.ZONES, len(DATA["map"]["edges"])) == (32, 56)
    assert content.WARRIORS == 12


@pytest.mark.parametrize("pair", list(itertools.combinations(range(4), 2)))
def test_two_players_have_26_tiles_of_any_two_colours(pair: tuple[int, int]) -> None:
    mask = (tiles.COLOUR_TILES[pair[0]] | tiles.COLOUR_TILES[pair[1]]) & ~tiles.SILVER_TILES
    assert mask.bit_count() == 26


@pytest.mark.parametrize("entry", DATA["map"]["distances"], ids=lambda one: f"{one['players']}-{one['city']}")
def test_distances_are_those_of_the_data_file(entry: dict[str, object]) -> None:
    """Breadth-first search from a district, own walls free, ports used."""
    ground = land.land_for(int(str(entry["players"])))
    city = land.CITY_IDS.index(str(entry["city"]))
    reached = {land.CITY_DISTRICTS[city][0]: 0}
    waves = list(reached)
    for zone in waves:
        near = [other for other in ground.neighbours[zone] if other >= land.DISTRICTS or other // 3 == city]
        if ground.ports >> zone & 1:
            near += [other for other in ground.sails[city] if other != zone]
        for other in near:
            if other not in reached:
                reached[other] = reached[zone] + 1
                waves.append(other)
    for name, moves in entry["to"].items():  # type: ignore[attr-defined]
        assert reached[land.ZONE_INDEX[name]] == moves


def test_every_tile_with_a_creature_belongs_to_it() -> None:
    for creature, tile in enumerate(tiles.CREATURE_TILE):
        assert tiles.TILE_CREATURE[tile] == creature


def test_every_entry_says_where_it_comes_from() -> None:
    for key in ("gods", "tiles", "creatures", "battle_cards", "di_cards", "action_spaces", "night_steps"):
        assert all(entry["source"] in ("seed", "public", "known", "ours") for entry in DATA[key])
    for key in ("zones", "edges", "cities", "storms", "distances"):
        assert all(entry["source"] in ("seed", "public", "known", "ours") for entry in DATA["map"][key])


def test_what_is_wrong_in_the_data_is_refused_by_name() -> None:
    with pytest.raises(ContentError, match="gods_of_chaos is missing"):
        entries({}, "gods_of_chaos")
    with pytest.raises(ContentError, match="seth: name is missing"):
        entries({"gods": [{"id": "seth", "source": "ours"}]}, "gods", "name")
    with pytest.raises(ContentError, match="seth: the id stands twice"):
        entries({"gods": [{"id": "seth", "source": "ours"}] * 2}, "gods")
    with pytest.raises(ContentError, match="'seth' is not one of"):
        index(content.GOD_IDS, "seth", "somewhere")
    with pytest.raises(ContentError, match="tiles charge: nobody knows the effect 'dance'"):
        _add(Powers(), 0, {"hook": "dance"})
    with pytest.raises(ContentError, match="nobody pays for 'songs'"):
        _cheaper(Powers(), {"what": "songs", "minus": 1})


def test_powers_of_several_tiles_add_up() -> None:
    both = tiles.TILE_INDEX["charge"], tiles.TILE_INDEX["initiative"], tiles.TILE_INDEX["bestial_fury"]
    powers = powers_of(sum(1 << tile for tile in both))
    assert (powers.strength, powers.damage, powers.direct) == ([3, 1], [2, 1], [1, 0])
    assert powers_of(0).army_limit == 5
    assert powers_of(sum(1 << tile for tile in both)) is powers
