"""Setup (section 3): decks, hands, stock, pyramid, boneyard and start player."""

from collections import Counter

import pytest
from helpers.afterlife import AFTERLIFE, all_cards, asked, boneyard, deck, do, hand, names, pyramid, stock

from game.core.rng import Rng
from game.rules.afterlife.content import INDEX, LEVEL, SLOTS
from game.rules.afterlife.state import AfterlifeState

STARTERS = {"shabti": 4, "urn": 3, "box_of_food": 2, "offering_table": 1}
STANDARD_SEATS = (2, 3, 4)


def match(seats: int, seed: int = 7, **options: str) -> AfterlifeState:
    state = AFTERLIFE.new_match(seats, seed, options)
    assert isinstance(state, AfterlifeState)
    return state


def levels(cards: list[str]) -> list[int]:
    return [LEVEL[INDEX[card]] for card in cards]


@pytest.mark.parametrize("seats", AFTERLIFE.seats)
def test_every_player_gets_the_same_ten_starters_and_draws_five(seats: int) -> None:
    state = match(seats)
    for seat in range(seats):
        assert Counter(hand(state, seat) + deck(state, seat)) == STARTERS
        assert len(hand(state, seat)) == len(deck(state, seat)) == 5
        assert state.discard[seat] == state.tomb[seat] == []


def test_the_decks_are_shuffled() -> None:
    assert len({tuple(deck(match(2, seed))) for seed in range(10)}) > 5


@pytest.mark.parametrize("seats", STANDARD_SEATS)
def test_49_cards_stay_in_the_stock_level_two_above_level_three(seats: int) -> None:
    cards = stock(match(seats))
    assert len(cards) == 49
    assert levels(cards) == [3] * 27 + [2] * 22  # bottom to top


@pytest.mark.parametrize("seats", STANDARD_SEATS)
def test_six_cards_open_the_pyramid_and_one_the_boneyard(seats: int) -> None:
    state = match(seats)
    assert set(pyramid(state)) == set(SLOTS)
    assert len(boneyard(state)) == 1
    view = state.view(0)
    assert view["boneyard"] == tuple(boneyard(state))
    assert view["stock"] == 49
    assert levels([*pyramid(state).values(), *boneyard(state)]) == [2] * 7


@pytest.mark.parametrize("seats", STANDARD_SEATS)
def test_the_standard_stock_is_both_copies_of_25_set_cards_and_six_uniques_for_any_number_of_players(
    seats: int,
) -> None:
    state = match(seats)
    copies = Counter(all_cards(state))
    for starter, number in STARTERS.items():
        assert copies.pop(starter) == number * seats  # unused starters have left the game
    assert Counter(copies.values()) == {2: 25, 1: 6}
    assert copies == Counter(names(state.table.cards))


def test_the_pyramid_is_dealt_from_the_base_up_and_then_the_boneyard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rng, "shuffle", lambda self, pile: None)  # the stock lies in the order of the data file
    state = match(2)
    dealt = [pyramid(state)[slot] for slot in ("B1", "B2", "B3", "M1", "M2", "A")]
    assert dealt == ["mirror_case", "senet", "dogs_and_jackals", "goddess_nut", "goddess_nut", "axe"]
    assert boneyard(state) == ["axe"]
    assert stock(state)[-1] == "dagger"


def test_the_same_seed_deals_the_same_match_and_another_seed_another_one() -> None:
    assert match(3, 5).to_plain() == match(3, 5).to_plain()
    assert match(3, 5).to_plain() != match(3, 6).to_plain()


@pytest.mark.parametrize("seats", AFTERLIFE.seats)
def test_the_start_player_can_be_chosen(seats: int) -> None:
    for seat in range(seats):
        state = match(seats, start_player=f"seat_{seat + 1}")
        assert asked(state) == (seat, "main_action")
        assert state.view(0)["start"] == seat


def test_the_start_player_is_random_by_default() -> None:
    assert {asked(match(4, seed))[0] for seed in range(40)} == {0, 1, 2, 3}


def test_the_start_player_does_not_change_what_is_dealt_to_the_table() -> None:
    one, other = (match(3, start_player=f"seat_{number}") for number in (1, 2))
    assert pyramid(one) == pyramid(other)
    assert stock(one) == stock(other)


def test_play_goes_clockwise_and_wraps_around() -> None:
    state = match(3, start_player="seat_2")
    order = []
    for _ in range(6):
        order.append(asked(state)[0])
        do(state, "end_play")
        if asked(state)[1] == "discard_top":
            do(state, " ".join(map(str, state.decision().actions[0])))
        do(state, "rebuild_sacrifice A")
    assert order == [1, 2, 0, 1, 2, 0]


def test_nobody_sees_other_hands_decks_or_the_stock() -> None:
    state = match(2)
    view = state.view(0)
    assert sorted(view["players"][0]["hand"]) == hand(state, 0)
    assert view["players"][1]["hand"] is None
    assert view["players"][1]["hand_count"] == 5
    assert view["players"][0]["draw_count"] == 5
    guesses = [state.determinize(0, Rng(seed)).stock for seed in range(5)]
    assert all(sorted(guess) == sorted(state.stock) for guess in guesses)  # which cards is known, their order is not
    assert len({tuple(guess) for guess in guesses}) > 1
