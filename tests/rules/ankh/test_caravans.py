"""Caravans: the generator equals brute force, check values of the data file, numbers, swapping, limits."""

from itertools import combinations

import pytest
from helpers.ankh import ANKH, EAST, WEST, actions, asked, camels, do, kind, position, told
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.ankh.caravan_event import begin_caravan, camels_left, possible_caravans
from game.rules.ankh.caravans import legal_caravans
from game.rules.ankh.content import CAMELS, DATA, SCENARIOS
from game.rules.ankh.hexes import COLUMNS, CORNERS, LAND, NEAR, RIVERS, SIDE_CORNERS, SIDES, hexes_in
from game.rules.ankh.land import Land, land_with
from game.rules.ankh.state import AnkhState


def connected(start: int, closed: set[int]) -> set[int]:
    """Land reached from a hex without crossing a closed side; sides are masks of two hexes."""
    found, fresh = {start}, [start]
    while fresh:
        place = fresh.pop()
        for other in hexes_in(NEAR[place] & LAND):
            if other not in found and (1 << place | 1 << other) not in closed:
                found.add(other)
                fresh.append(other)
    return found


def brute_force(standing: int) -> set[frozenset[int]]:
    """Straight from the rule's sentences: every walk over open sides from anchor to anchor, then both sizes."""
    closed = {*RIVERS, *(SIDES[side] for side in hexes_in(standing))}
    open_sides = [side for side, pair in enumerate(SIDES) if pair not in closed]

    def is_anchor(corner: int) -> bool:
        places = [row * COLUMNS + column if 0 <= column < COLUMNS else -1 for row, column in CORNERS[corner]]
        if any(not 0 <= place < 110 or not LAND >> place & 1 for place in places):
            return True
        return any(1 << one | 1 << two in closed for one, two in combinations(places, 2))

    found: set[frozenset[int]] = set()

    def walk(corners: list[int], sides: list[int]) -> None:
        for side in open_sides:
            if side in sides or corners[-1] not in SIDE_CORNERS[side]:
                continue
            one, two = SIDE_CORNERS[side]
            corner = two if corners[-1] == one else one
            if corner in corners:
                continue
            if is_anchor(corner):
                found.add(frozenset([*sides, side]))
            elif len(sides) < 5:
                walk([*corners, corner], [*sides, side])

    for corner in range(len(CORNERS)):
        if is_anchor(corner):
            walk([corner], [])
    return {line for line in found if large_enough(line, closed)}


def large_enough(line: frozenset[int], closed: set[int]) -> bool:
    both = closed | {SIDES[side] for side in line}
    one, two = hexes_in(SIDES[min(line)])
    parts = connected(one, both), connected(two, both)
    return two not in parts[0] and min(map(len, parts)) >= 6


def generated(land: Land) -> set[frozenset[int]]:
    found = legal_caravans(land.regions, CAMELS)
    assert len({frozenset(one.sides) for one in found}) == len(found)
    return {frozenset(one.sides) for one in found}


@settings(max_examples=12, deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=5))
def test_the_generator_equals_brute_force_on_random_maps(choices: list[int]) -> None:
    standing = 0
    for choice in choices:
        lines = legal_caravans(land_with(standing).regions, CAMELS)
        standing |= lines[choice % len(lines)].camels() if lines else 0
    assert generated(land_with(standing)) == brute_force(standing)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_check_values_of_the_scenarios(scenario: str) -> None:
    entry = SCENARIOS[scenario]
    state = ANKH.new_match(entry["players"], 1, {"scenario": entry["family"]})
    assert isinstance(state, AnkhState)
    assert len(possible_caravans(state)) == entry["legal_first_caravans"]
    assert [state.region(number).bit_count() for number in range(1, len(state.numbers) + 1)] == [
        region["land"] for region in sorted(entry["regions"], key=lambda region: region["number"])
    ]


def test_check_values_of_the_empty_map() -> None:
    values = DATA["map"]["legal_caravans"]
    land = land_with(0)
    found = [len(legal_caravans([region], CAMELS)) for region in land.regions]
    assert found == [values["delta"], values["west"], values["east"]]
    lengths = [len(one.sides) for one in legal_caravans(land.regions, CAMELS)]
    assert [lengths.count(number) for number in (3, 4, 5, 6)] == [
        values["camels_3"], values["camels_4"], values["camels_5"], values["camels_6"],
    ]  # fmt: skip


def test_every_line_cuts_its_region_into_exactly_the_two_parts() -> None:
    land = land_with(0)
    for one in legal_caravans(land.regions, CAMELS):
        after = land_with(one.camels())
        assert len(after.regions) == len(land.regions) + 1
        assert {one.part, one.other} <= set(after.regions)
        assert one.part | one.other in land.regions


def begin(state: AnkhState) -> None:
    begin_caravan(state, 0)
    state.advance()


def test_no_question_of_a_caravan_has_more_than_forty_answers() -> None:
    state = position("amun", "ra")
    begin(state)
    assert actions(state) == [("region", 1), ("region", 2), ("region", 3), ("skip_caravan",)]
    ends: list[set[frozenset[int]]] = []
    for number in (1, 2, 3):
        copy = state.clone()
        do(copy, f"region {number}")
        lines: set[frozenset[int]] = set()
        for action in actions(copy):
            if action[0] == "caravan":
                lines.add(frozenset(action[1:]))
                continue
            further = copy.clone()
            further.apply(action)
            if kind(further) == "place_caravan":
                lines |= {frozenset(one[1:]) for one in actions(further)}
            else:  # the only line from there was placed at once
                lines.add(frozenset(hexes_in(further.land.camels)))
        ends.append(lines)
    assert set().union(*ends) == generated(state.land)


def test_the_number_can_stay_with_either_part_and_be_exchanged() -> None:
    state = position("amun", "ra")
    begin(state)
    do(state, f"region {EAST}")
    events = do(state, " ".join(map(str, actions(state)[0])))
    assert told(events, "placed_caravan")[0][2] == EAST
    assert asked(state) == (0, "keep_conflict_number")
    parts = [state.region(number) for number in (EAST, 4)]
    first, second = actions(state)
    copy = state.clone()
    copy.apply(first)
    assert [copy.region(EAST), copy.region(4)] == parts
    state.apply(second)
    assert [state.region(EAST), state.region(4)] == parts[::-1]
    # Either new region may change with each of the two old ones: with the two ways before that makes ten in all.
    assert actions(state) == [("swap", 2, 1), ("swap", 2, 3), ("swap", 4, 1), ("swap", 4, 3), ("skip_swap",)]
    west = state.region(WEST)
    do(state, "swap 4 1")
    assert state.region(4) == west
    assert kind(state) == "choose_action"


def test_a_caravan_may_be_declined() -> None:
    state = position("amun", "ra")
    begin(state)
    events = do(state, "skip_caravan")
    assert told(events, "skipped_caravan") == [(0,)]
    assert len(state.numbers) == 3


def test_without_camels_or_numbers_the_event_has_no_effect() -> None:
    state = position("amun", "ra")
    camels(state, (400, 500), (401, 500), (401, 501))
    assert camels_left(state) == 27
    assert {len(one.sides) for one in legal_caravans(state.land.regions, 3)} == {3}
    assert legal_caravans(state.land.regions, 2) == []
    state.numbers = tuple(range(8))
    events: list = []
    state.emit = events.append
    begin_caravan(state, 0)
    assert told(events, "no_effect") == [(0, "caravan")]


def test_previews_show_both_new_regions_and_good_cuts() -> None:
    state = ANKH.new_match(3, 1, {"scenario": "middle_kingdom", "first_player": "seat_1"})
    begin(state)
    seen = state.view(0)["legal"]["caravans"]
    assert len(seen) == 92
    for one in seen:
        assert one["action"] is None  # the region must be chosen first
        assert [len(part) for part in one["parts"]] == list(one["sizes"])
    assert state.view(1)["legal"] == {}
    assert 0 < sum(one["good"] for one in seen) <= 92
    assert all(one["worth"] > 0 for one in seen if one["good"])
