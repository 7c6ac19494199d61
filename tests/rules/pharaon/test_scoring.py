"""Final scoring (7): seven parts, gods with exclusive things, the best assignment, ties."""

from itertools import combinations

import pytest
from helpers.pharaon import PHARAON, line, own, own_artisan, position
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.pharaon.content import CCW_COUNT, CW_COUNT
from game.rules.pharaon.gods import god_points, things_owned
from game.rules.pharaon.noble_cards import NOBLE_IDS
from game.rules.pharaon.scoring import best_gods, nobles_worth, result, score, score_lines
from game.rules.pharaon.state import PharaonState

BASTET, HORUS, ANUBIS, RA, ISIS = (1 << at for at in range(5))


def over(state: PharaonState) -> PharaonState:
    state.frames = []
    state.pending = None
    return state


def test_the_gods_of_the_examples_circle() -> None:
    state = position()
    assert state.table.god_points == (6, 10, 9, 9, 11)
    assert sum(state.table.god_points) == 45
    names = [god["id"] for god in state.view(0)["gods"]]
    assert names == ["bastet", "horus", "anubis", "ra", "isis"]


@pytest.mark.parametrize("circle_seed", range(12))
def test_all_gods_together_are_worth_45_in_every_circle(circle_seed: int) -> None:
    state = PHARAON.new_match(3, circle_seed)
    assert isinstance(state, PharaonState)
    assert sum(state.table.god_points) == 45


def test_a_god_pays_both_halves_or_nothing() -> None:
    state = position(burial=2, nile="GB")
    assert best_gods(state, 0) == BASTET
    assert line(state, "gods") == 6
    state.nile[0][1] = 0
    assert line(state, "gods") == 0


def test_a_thing_counts_for_one_god_only() -> None:
    """Bastet and Horus both want two burial steps."""
    state = position("p1+p1+p1", burial=3, nile="GB")
    assert best_gods(state, 0) == HORUS
    state.burial[0] = 4
    assert best_gods(state, 0) == BASTET | HORUS


def brute_force(state: PharaonState, owner: int) -> int:
    """All 32 sets, each checked zone by zone as section 7 says it."""
    things = things_owned(state, owner)
    circle = state.table.circle
    best = 0
    for size in range(6):
        for chosen in combinations(range(5), size):
            wanted = [0] * 5
            for position_of in chosen:
                zone, following = circle[position_of], circle[(position_of + 1) % 5]
                wanted[zone] += CW_COUNT[zone]
                wanted[following] += CCW_COUNT[following]
            if all(want <= have for want, have in zip(wanted, things, strict=True)):
                gods = sum(1 << position_of for position_of in chosen)
                best = max(best, god_points(state, gods) + nobles_worth(state, owner, gods))
    return best


@settings(max_examples=150, deadline=None)
@given(
    st.integers(0, 30),
    st.sets(st.integers(0, 25), max_size=6),
    st.sets(st.integers(0, 29), max_size=6),
    st.integers(0, 7),
    st.lists(st.integers(0, 3), min_size=5, max_size=5),
    st.lists(st.integers(0, 17), max_size=8),
)
def test_the_best_assignment_against_all_32_sets(
    seed: int, nobles: set[int], crafts: set[int], steps: int, levels: list[int], tokens: list[int]
) -> None:
    state = PHARAON.new_match(2, seed)
    assert isinstance(state, PharaonState)
    state.nobles[0] = sum(1 << noble for noble in nobles)
    state.artisans[0] = sum(1 << card for card in crafts)
    state.burial[0] = steps
    state.nile[0] = levels
    for kind in tokens:
        state.tokens[0][kind] += 1
    assert line(state, "gods") + line(state, "nobles") == brute_force(state, 0)


def test_scribes_decide_between_sets_of_equal_points() -> None:
    """Anubis and Ra are worth 9 each and both want nobles; a scribe beside Ra's other zone tips the balance."""
    state = position(
        "p1+p1", nobles=["scribe_1", "court_official_3"], artisans=["artisan_potter_1", "artisan_potter_2"]
    )
    assert best_gods(state, 0) == RA
    assert line(state, "nobles") == 8
    state = position(
        "p1+p1", nobles=["scribe_3", "court_official_3"], artisans=["artisan_potter_1", "artisan_potter_2"]
    )
    assert best_gods(state, 0) == ANUBIS


def test_the_seer_counts_gods_not_their_points() -> None:
    state = position("p1+p1", nobles=["seer", "judge"], burial=4, nile="GBR", artisans=["artisan_potter_1"])
    assert best_gods(state, 0) == BASTET | ANUBIS
    assert line(state, "nobles") == 3 + 6 + 12


def test_the_diplomat_copies_the_total_of_the_best_noble() -> None:
    state = position(nobles=["diplomat", "scribe_4"], burial=4, nile="GB")
    assert best_gods(state, 0) == BASTET
    assert line(state, "nobles") == 16


def test_only_the_last_burial_space_counts_and_none_is_worth_nothing() -> None:
    assert [line(position(burial=steps), "burial") for steps in range(8)] == [0, 5, 13, 22, 31, 41, 50, 60]


def test_nile_levels_are_not_added_up() -> None:
    assert line(position(nile="GGGBBR"), "nile") == 10


def test_left_over_tokens() -> None:
    assert line(position("G+S+oG+j:nile+p1+p2"), "left_over") == 6 + 1 + 2


def test_pharaoh_and_first_player_tokens() -> None:
    state = position()
    state.first_player = 1
    assert line(state, "tokens") == 0
    state.first_player = 0
    assert line(state, "tokens") == 3
    state.pharaoh = 0
    assert line(state, "tokens") == 10


def test_artisans_count_their_printed_points() -> None:
    state = position(artisans=["artisan_goldsmith_1", "artisan_weaver_1"])
    own_artisan(state, "artisan_painter_1")
    assert line(state, "artisans") == 14


def test_the_parts_add_up_to_the_score() -> None:
    state = position("GSS", nobles=["judge"], burial=3)
    assert score(state, 0) == sum(one.points for one in score_lines(state, 0))
    assert [one.name for one in score_lines(state, 0)] == [
        "nobles", "burial", "artisans", "nile", "left_over", "gods", "tokens",
    ]  # fmt: skip


def test_most_points_win() -> None:
    state = position("GGG", others=["GG", "G"])
    state.first_player = 2
    ended = result(over(state))
    assert ended is not None
    assert ended.scores == (3, 2, 4)
    assert ended.ranking == (2, 0, 1)
    assert ended.winners == (2,)


def test_a_tie_goes_to_the_pharaoh_token_then_to_the_most_tokens() -> None:
    state = position("p2+G", others=["GGGG", "GGG"])
    state.first_player = 2
    state.burial = [0, 0, 0]
    ended = result(over(state))
    assert ended is not None
    assert ended.scores == (4, 4, 6)
    assert ended.ranking == (2, 1, 0)
    state = position("GGGGGGG", others=["", ""])
    state.first_player = 2
    state.pharaoh = 1
    ended = result(over(state))
    assert ended is not None
    assert ended.scores == (7, 7, 3)
    assert ended.winners == (1,)
    assert ended.ranking == (1, 0, 2)


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    state = position("GGGG", others=["BBBB", ""])
    state.first_player = 2
    ended = result(over(state))
    assert ended is not None
    assert ended.winners == (0, 1)


def test_no_result_before_the_end() -> None:
    assert result(position("RB")) is None


def test_every_noble_has_a_worth() -> None:
    state = position("G+S+oG")
    for noble in NOBLE_IDS:
        own(state, noble)
    assert nobles_worth(state, 0, 0) > 150
