"""End of the game and scoring (section 7)."""

import pytest
from helpers.afterlife import asked, buy, do, position, pyramid

from game.core.result import Line, Result
from game.rules.afterlife.content import IDS, INDEX, SET_IDS, SET_OF, STARTER, TYPE, UNIQUE, VP
from game.rules.afterlife.scoring import score

WEAPONS = ["sling", "dagger", "axe", "khepesh", "spear", "bow"]


def ended(tombs: dict[int, list[str]], seats: int = 2, **options: str) -> Result:
    """A match without any card outside the tombs is over at once."""
    result = position(seats=seats, tombs=tombs, options=options).result()
    assert result is not None
    return result


def points(*tomb: str, **options: str) -> int:
    return ended({0: list(tomb)}, **options).scores[0]


@pytest.mark.parametrize("kind", [kind for kind, card in enumerate(TYPE) if card in (STARTER, UNIQUE)])
def test_starters_and_uniques_score_their_printed_points(kind: int) -> None:
    assert points(IDS[kind]) == VP[kind]
    if TYPE[kind] == STARTER:
        assert points(*[IDS[kind]] * 3) == 3 * VP[kind]


@pytest.mark.parametrize("group", range(len(SET_IDS)))
def test_different_cards_of_a_set_score_their_number_squared(group: int) -> None:
    cards = [IDS[kind] for kind, found in enumerate(SET_OF) if found == group]
    assert [points(*cards[:number]) for number in range(1, len(cards) + 1)] == [
        number * number for number in range(1, len(cards) + 1)
    ]


def test_duplicates_add_nothing_and_never_start_a_second_set() -> None:
    assert points(*WEAPONS, *WEAPONS) == 36
    assert points("ring", "ring") == 1


def test_every_set_counts_for_itself() -> None:
    assert points("ring", "bracelet", "sling", "natron", "sphinx", "urn") == 4 + 1 + 1 + 5 + 1


def test_an_empty_tomb_scores_nothing() -> None:
    assert points() == 0


def test_only_the_tomb_scores() -> None:
    state = position(["sphinx"], {"B1": "ring"}, draw=["bow"], discard=["spear"], tomb=["urn"], others=[["bow"]])
    assert state.view(0)["players"][0]["score"] == 1
    do(state, "entomb_free sphinx")
    assert state.view(1)["players"][0]["score"] == 6  # tombs are open


def test_most_points_win() -> None:
    result = ended({0: ["urn"], 1: WEAPONS, 2: ["sphinx"]}, seats=3)
    assert result.scores == (1, 36, 5)
    assert result.ranking == (1, 2, 0)
    assert result.winners == (1,)


def test_among_equal_scores_fewer_cards_in_the_tomb_win() -> None:
    result = ended({0: ["urn"] * 5, 1: ["sphinx"], 2: ["ring", "bracelet", "urn"]}, seats=3)
    assert result.scores == (5, 5, 5)
    assert result.ranking == (1, 2, 0)
    assert result.winners == (1,)


def test_a_worthless_duplicate_can_lose_a_tie() -> None:
    result = ended({0: ["ring", "ring"], 1: ["bow"]})
    assert result.scores == (1, 1)
    assert result.winners == (1,)


def test_victory_is_shared_when_scores_and_card_numbers_are_equal() -> None:
    result = ended({0: ["sphinx"], 1: ["urn"] * 5, 2: ["burial_mask"]}, seats=3)
    assert result.scores == (5, 5, 5)
    assert result.winners == (0, 2)
    assert result.ranking == (0, 2, 1)


def test_more_points_win_over_fewer_cards() -> None:
    assert ended({0: ["sphinx"], 1: ["urn"] * 6}).winners == (1,)


def test_the_breakdown_names_every_source_of_points_and_adds_up() -> None:
    tomb = ["shabti", "urn", "sphinx", "senet", "ring", "ring", "brooch", "bow"]
    result = ended({0: tomb, 1: WEAPONS})
    assert result.breakdown[0] == (
        Line("starters", 2, 2),
        Line("uniques", 7, 2),
        Line("jewelry", 4, 2),
        Line("weapons", 1, 1),
    )
    assert result.breakdown[1] == (Line("weapons", 36, 6),)
    for seat in range(2):
        assert sum(line.points for line in result.breakdown[seat]) == result.scores[seat]


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("standard", 3), ("half_sets_merged", 2), ("five_players", 5), ("six_players", 6), ("solo_beginner", 1)],
)
def test_the_breakdown_adds_up_in_every_kind_of_match(mode: str, seats: int) -> None:
    every_third = {seat: [*IDS[seat::3], "ring", "ring"] for seat in range(seats)}
    result = ended(every_third, seats, mode=mode)
    table = position(["urn"], seats=seats, options={"mode": mode}).table
    for seat in range(seats):
        assert sum(line.points for line in result.breakdown[seat]) == result.scores[seat]
        assert result.scores[seat] == score([INDEX[card] for card in every_third[seat]], table)


def test_the_view_shows_the_same_lines_during_the_match() -> None:
    state = position(["urn"], tomb=["shabti", "ring", "bracelet"])
    player = state.view(1)["players"][0]
    assert player["lines"] == (("starters", 1, 1), ("jewelry", 4, 2))
    assert player["score"] == 5


def test_the_round_is_played_to_its_end_after_the_last_card_without_a_rebuild_sacrifice() -> None:
    state = position(["spear"], {"B1": "ring"}, seats=3, others=[["urn"], ["urn", "shabti"]])
    buy(state, "B1", "spear")
    assert pyramid(state) == {}
    do(state, "end_play")
    assert asked(state) == (1, "main_action")
    assert state.result() is None
    do(state, "entomb_free urn", "end_play")  # nothing to buy, but a last entombment
    assert asked(state) == (2, "main_action")
    do(state, "end_play")
    assert state.decision() is None
    result = state.result()
    assert result is not None
    assert result.scores == (0, 1, 0)


def test_the_match_ends_at_once_when_the_last_player_of_the_round_takes_the_last_card() -> None:
    state = position(["urn"], {"B1": "ring"}, others=[["spear"]], stock=["sling"])
    do(state, "end_play")  # the Ring is sacrificed, the Sling follows from the stock
    assert pyramid(state) == {"B1": "sling"}
    buy(state, "B1", "spear")
    assert state.result() is None  # not before the turn ends
    do(state, "end_play")
    assert state.decision() is None
    assert state.result() is not None


def test_the_match_goes_on_while_the_pyramid_holds_a_card() -> None:
    state = position(["urn"], {"B1": "ring", "B2": "sling"}, others=[["urn"]])
    do(state, "end_play", "rebuild_sacrifice B1")
    assert asked(state) == (1, "main_action")
    assert pyramid(state) == {"B2": "sling"}
    do(state, "end_play")  # the Sling is the only card that can be sacrificed
    assert pyramid(state) == {}
    assert state.result() is not None  # stock and pyramid are empty after equal turns
