"""Variants (11.1 to 11.4): which cards every mode uses at every number of seats, and what scores together."""

from collections import Counter

import pytest
from helpers.afterlife import AFTERLIFE, all_cards, can_play, do, names, position, tomb

from game.core.rng import Rng
from game.rules.afterlife.content import (
    COST,
    DATA,
    INDEX,
    LEVEL,
    POOL,
    SET_IDS,
    SET_OF,
    SET_SIZE,
    STARTER,
    STARTING_DECK,
    TYPE,
    UNIQUE,
)
from game.rules.afterlife.scoring import score
from game.rules.afterlife.state import AfterlifeState

FEW = (2, 3, 4)
PAIRS = {
    3: ("sarcophagi", "mummification"), 4: ("canopic_jars", "jewelry"), 5: ("amulets", "chambers"),
    6: ("books", "weapons"), 7: ("statues", "tomb_art"),
}  # fmt: skip
TOTALS = {
    "standard": (56, FEW),
    "mix_of_sets": (56, FEW),
    "half_sets_independent": (56, FEW),
    "half_sets_merged": (56, FEW),
    "longer_game_70": (70, FEW),
    "longer_game_84": (84, FEW),
    "five_players": (70, (5,)),
    "six_players": (84, (6,)),
    "solo_beginner": (56, (1,)),
    "solo_master_embalmer": (56, (1,)),
}
MODES_AND_SEATS = [(mode, seats) for mode, (_total, table) in TOTALS.items() for seats in table]
MIX_OF_70 = [("longer_game_70", 2), ("five_players", 5)]
MIX_OF_84 = [("longer_game_84", 4), ("six_players", 6)]


def match(mode: str, seats: int, seed: int = 4, **options: str) -> AfterlifeState:
    state = AFTERLIFE.new_match(seats, seed, {"mode": mode, **options})
    assert isinstance(state, AfterlifeState)
    return state


def sets_of(state: AfterlifeState) -> Counter[str]:
    """Set cards in the match by set."""
    return Counter(SET_IDS[SET_OF[kind]] for kind in state.table.cards if SET_OF[kind] >= 0)


def uniques_of(state: AfterlifeState) -> list[int]:
    return [kind for kind in state.table.cards if TYPE[kind] == UNIQUE]


def worth(state: AfterlifeState, *cards: str) -> int:
    return score([INDEX[card] for card in cards], state.table)


@pytest.mark.parametrize(("mode", "seats"), MODES_AND_SEATS)
def test_every_mode_deals_its_number_of_cards_level_two_above_level_three(mode: str, seats: int) -> None:
    total = TOTALS[mode][0]
    state = match(mode, seats)
    dealt = all_cards(state)
    assert len(dealt) == total + 10 * seats
    assert len(state.stock) == total - 7
    assert sum(TYPE[INDEX[card]] == STARTER for card in dealt) == len(STARTING_DECK) * seats
    levels = [LEVEL[INDEX[card]] for card in names(state.stock)]
    assert levels == sorted(levels, reverse=True)
    assert set(levels) == {2, 3}


def test_the_data_file_promises_the_same_numbers() -> None:
    assert {mode["id"]: (mode["stock_total"], tuple(mode["players"])) for mode in DATA["modes"]} == TOTALS


@pytest.mark.parametrize(("mode", "seats"), MODES_AND_SEATS)
def test_a_match_of_every_mode_comes_to_an_end_with_all_its_cards(mode: str, seats: int) -> None:
    state = match(mode, seats)
    cards = all_cards(state)
    rng = Rng(11)
    steps = 0
    while (decision := state.decision()) is not None:
        state.apply(rng.choice(decision.actions))
        steps += 1
        assert steps < 20_000
    assert all_cards(state) == cards
    ended = state.result()
    assert ended is not None
    assert len(ended.scores) == seats


@pytest.mark.parametrize("size", PAIRS)
@pytest.mark.parametrize("side", [0, 1])
def test_a_mix_of_sets_uses_the_chosen_set_of_each_size(size: int, side: int) -> None:
    chosen = PAIRS[size][side]
    found = sets_of(match("mix_of_sets", 3, **{f"set_of_{size}": chosen}))
    assert found[chosen] == 2 * size
    assert PAIRS[size][1 - side] not in found


@pytest.mark.parametrize("seed", range(6))
def test_a_mix_of_sets_has_one_set_of_each_size_with_both_copies(seed: int) -> None:
    state = match("mix_of_sets", 2, seed)
    found = sets_of(state)
    assert sorted(SET_SIZE[SET_IDS.index(name)] for name in found) == [3, 4, 5, 6, 7]
    assert all(found[name] == 2 * SET_SIZE[SET_IDS.index(name)] for name in found)
    copies = Counter(kind for kind in state.table.cards if SET_OF[kind] >= 0)
    assert set(copies.values()) == {2}


@pytest.mark.parametrize("size", PAIRS)
def test_a_mix_of_sets_draws_the_sets_that_nobody_chose(size: int) -> None:
    seen = {name for seed in range(20) for name in sets_of(match("mix_of_sets", 2, seed))}
    assert set(PAIRS[size]) <= seen


@pytest.mark.parametrize("mode", ["half_sets_independent", "half_sets_merged"])
@pytest.mark.parametrize("seats", FEW)
def test_half_sets_use_every_card_of_both_pools_once(mode: str, seats: int) -> None:
    state = match(mode, seats)
    assert len(state.table.cards) == len(set(state.table.cards)) == 56
    assert sets_of(state) == {name: size for size, pair in PAIRS.items() for name in pair}


@pytest.mark.parametrize(("mode", "seats"), MIX_OF_70)
@pytest.mark.parametrize("seed", range(3))
def test_the_mix_of_70_has_both_red_and_brown_sets_and_one_each_of_the_others(mode: str, seats: int, seed: int) -> None:
    state = match(mode, seats, seed)
    found = sets_of(state)
    for size in (3, 4):
        assert all(found[name] == 2 * size for name in PAIRS[size])
    for size in (5, 6, 7):
        assert sorted(found[name] for name in PAIRS[size]) == [0, 2 * size]
    assert len(uniques_of(state)) == 6


@pytest.mark.parametrize(("mode", "seats"), MIX_OF_84)
@pytest.mark.parametrize("seed", range(3))
def test_the_mix_of_84_has_both_yellow_sets_too_and_ten_uniques(mode: str, seats: int, seed: int) -> None:
    state = match(mode, seats, seed)
    found = sets_of(state)
    for size in (3, 4, 5):
        assert all(found[name] == 2 * size for name in PAIRS[size])
    for size in (6, 7):
        assert sorted(found[name] for name in PAIRS[size]) == [0, 2 * size]
    assert len(set(uniques_of(state))) == 10


@pytest.mark.parametrize(("mode", "seats"), [*MIX_OF_70, *MIX_OF_84])
def test_large_mixes_respect_the_chosen_sets(mode: str, seats: int) -> None:
    for seed in range(4):
        found = sets_of(match(mode, seats, seed, set_of_6="books", set_of_7="tomb_art", set_of_5="chambers"))
        assert (found["books"], found["weapons"]) == (12, 0)
        assert (found["tomb_art"], found["statues"]) == (14, 0)
        assert found["chambers"] == 10


@pytest.mark.parametrize("mode", ["mix_of_sets", "half_sets_independent", "half_sets_merged", "longer_game_70"])
@pytest.mark.parametrize("pool", ["afterlife", "base"])
def test_all_six_uniques_come_from_the_chosen_pool(mode: str, pool: str) -> None:
    uniques = uniques_of(match(mode, 2, uniques=pool))
    assert len(set(uniques)) == 6
    assert {POOL[kind] for kind in uniques} == {pool}


@pytest.mark.parametrize("mode", ["mix_of_sets", "half_sets_independent", "half_sets_merged", "longer_game_70"])
def test_mixed_uniques_are_one_of_each_cost_and_the_default(mode: str) -> None:
    seen = set()
    for seed in range(20):
        uniques = uniques_of(match(mode, 2, seed))
        assert sorted(COST[kind] for kind in uniques) == [2, 3, 4, 5, 6, 7]
        seen.update(uniques)
    assert len(seen) == 12


@pytest.mark.parametrize("pool", ["afterlife", "base"])
def test_ten_uniques_are_the_chosen_six_and_four_more(pool: str) -> None:
    uniques = uniques_of(match("six_players", 6, uniques=pool))
    assert Counter(POOL[kind] for kind in uniques)[pool] == 6
    mixed = uniques_of(match("six_players", 6, uniques="mixed"))
    assert {COST[kind] for kind in mixed} == {2, 3, 4, 5, 6, 7}
    assert len(set(mixed)) == 10


@pytest.mark.parametrize("mode", ["standard", "mix_of_sets", "half_sets_independent"])
def test_ten_separate_sets_score_apart(mode: str) -> None:
    state = match(mode, 2)
    assert worth(state, "wooden_coffin", "gilded_coffin", "natron") == 4 + 1
    assert worth(state, "jar_hapy", "ring", "bracelet") == 1 + 4


def test_merged_half_sets_score_as_five_super_sets_without_upper_limit() -> None:
    state = match("half_sets_merged", 2)
    for size, (base, afterlife) in PAIRS.items():
        cards = [kind for kind, group in enumerate(SET_OF) if group >= 0 and SET_IDS[group] in (base, afterlife)]
        assert len(cards) == 2 * size
        assert score(cards, state.table) == (2 * size) ** 2  # 36, 64, 100, 144 and 196
    assert worth(state, "wooden_coffin", "statue_of_thoth", "bow") == 3  # of three different super-sets


@pytest.mark.parametrize(("mode", "seats"), MIX_OF_70)
def test_the_mix_of_70_merges_red_and_brown_only(mode: str, seats: int) -> None:
    state = match(mode, seats)
    assert worth(state, "wooden_coffin", "natron", "brain_hook") == 9
    assert worth(state, "jar_hapy", "ring") == 4
    assert worth(state, "djed_amulet", "serdab") == 2
    assert worth(state, "book_of_the_dead", "bow") == 2
    assert worth(state, "statue_of_isis", "victory") == 2


@pytest.mark.parametrize(("mode", "seats"), MIX_OF_84)
def test_the_mix_of_84_merges_yellow_too(mode: str, seats: int) -> None:
    state = match(mode, seats)
    assert worth(state, "wooden_coffin", "natron") == 4
    assert worth(state, "jar_hapy", "ring") == 4
    assert worth(state, "djed_amulet", "serdab") == 4
    assert worth(state, "book_of_the_dead", "bow") == 2
    assert worth(state, "statue_of_isis", "victory") == 2


def test_duplicates_add_nothing_to_a_super_set() -> None:
    state = match("six_players", 6)
    assert worth(state, "wooden_coffin", "natron", "natron", "wooden_coffin") == 4


def test_bow_looks_at_super_sets_where_they_are_merged() -> None:
    for mode, playable in (("half_sets_merged", False), ("half_sets_independent", True)):
        state = position(["bow"], {"B1": "natron"}, tomb=["wooden_coffin"], options={"mode": mode})
        assert can_play(state, "bow") is playable
    do(state, "play_action bow")
    assert tomb(state) == ["wooden_coffin", "natron"]
