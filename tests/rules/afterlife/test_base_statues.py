"""Base pool, statues: Bastet, Hathor, Isis, Osiris, Horus, Thoth and Anubis (6.8)."""

import pytest
from helpers.afterlife import (
    actions,
    asked,
    buy,
    can_play,
    choices,
    deck,
    discard,
    do,
    hand,
    position,
    pyramid,
    tomb,
    why_not,
)

from game.rules.afterlife.content import IDS

BASE_POOL = {"mode": "half_sets_merged"}


def test_statue_of_bastet_draws_two_cards() -> None:
    state = position(["statue_of_bastet"], options=BASE_POOL, draw=["urn", "spear", "bow"])
    do(state, "play_action statue_of_bastet")
    assert hand(state) == ["bow", "spear"]
    assert deck(state) == ["urn"]


def test_statue_of_bastet_reshuffles_between_the_two_draws() -> None:
    state = position(["statue_of_bastet"], options=BASE_POOL, draw=["bow"], discard=["urn"])
    do(state, "play_action statue_of_bastet")
    assert hand(state) == ["bow", "urn"]
    assert discard(state) == []


def test_statue_of_bastet_needs_two_cards_to_draw() -> None:
    state = position(["statue_of_bastet", "ring"], options=BASE_POOL, draw=["bow"])
    assert not can_play(state, "statue_of_bastet")
    assert why_not(state, "statue_of_bastet") == "You cannot draw that many cards."


def test_statue_of_hathor_takes_a_base_card_of_cost_four_or_less() -> None:
    cards = {"A": "urn", "M1": "ring", "M2": "sling", "B1": "axe", "B2": "spear", "B3": "dagger"}
    state = position(["statue_of_hathor"], cards, options=BASE_POOL)
    do(state, "play_action statue_of_hathor")
    assert choices(state) == ["B1", "B3"]  # the Spear costs 5, the others lie too high
    do(state, "choose_pyramid_card B1")
    assert discard(state) == ["axe"]
    assert pyramid(state) == {"M1": "urn", "M2": "sling", "B1": "ring", "B2": "spear", "B3": "dagger"}


def test_statue_of_hathor_needs_a_cheap_base_card() -> None:
    cards = {"M1": "ring", "B1": "bow", "B2": "spear"}
    state = position(["statue_of_hathor"], cards, options=BASE_POOL)
    assert not can_play(state, "statue_of_hathor")
    assert why_not(state, "statue_of_hathor") == "There is no fitting card in the pyramid."


def test_statue_of_isis_puts_the_top_of_the_discard_pile_into_the_hand_and_draws() -> None:
    state = position(["statue_of_isis"], options=BASE_POOL, discard=["urn", "bow"], draw=["ring"])
    do(state, "play_action statue_of_isis")
    assert hand(state) == ["bow", "ring"]
    assert discard(state) == ["urn"]


def test_statue_of_isis_may_draw_the_rest_of_the_discard_pile() -> None:
    state = position(["statue_of_isis"], options=BASE_POOL, discard=["urn", "bow"])
    do(state, "play_action statue_of_isis")
    assert hand(state) == ["bow", "urn"]


def test_statue_of_isis_needs_a_discard_pile_and_a_further_card_to_draw() -> None:
    state = position(["statue_of_isis"], options=BASE_POOL, draw=["ring", "urn"])
    assert why_not(state, "statue_of_isis") == "Your discard pile has too few cards."
    state = position(["statue_of_isis"], options=BASE_POOL, discard=["bow"])
    assert not can_play(state, "statue_of_isis")
    assert why_not(state, "statue_of_isis") == "You cannot draw that many cards."


def test_statue_of_osiris_makes_each_opponent_give_a_card_of_own_choice_clockwise() -> None:
    state = position(
        ["statue_of_osiris", "urn"],
        seats=3,
        options=BASE_POOL,
        discard=["shabti"],
        others=[["ring", "bow"], ["spear", "sling", "urn"]],
        draws={1: ["urn"] * 4, 2: ["urn"] * 2},
        discards={2: ["urn"]},
    )
    do(state, "play_action statue_of_osiris")
    assert asked(state) == (1, "give_card")
    assert choices(state) == ["ring", "bow"]
    do(state, "give_card ring")
    assert asked(state) == (2, "give_card")
    do(state, "give_card sling")
    assert discard(state) == ["shabti", "ring", "sling"]
    assert hand(state, 1) == ["bow"]
    assert hand(state, 2) == ["spear", "urn"]


def test_statue_of_osiris_skips_opponents_with_five_cards_or_an_empty_hand() -> None:
    state = position(
        ["statue_of_osiris"],
        seats=4,
        options=BASE_POOL,
        others=[["ring", "bow"], [], ["spear", "sling"]],
        draws={1: ["urn"] * 2, 2: ["urn"] * 9, 3: ["urn"] * 4},
        discards={1: ["urn"]},
        tombs={1: ["urn", "urn"]},  # the tomb does not count
    )
    do(state, "play_action statue_of_osiris")
    assert asked(state) == (3, "give_card")
    do(state, "give_card spear")
    assert discard(state) == ["spear"]
    assert asked(state) == (0, "main_action")


def test_statue_of_osiris_is_no_discard_so_axe_does_not_answer() -> None:
    state = position(["statue_of_osiris", "bow"], options=BASE_POOL, others=[["axe", "urn"]], draws={1: ["urn"] * 4})
    do(state, "play_action statue_of_osiris", "give_card axe")
    assert discard(state) == ["axe"]
    assert asked(state) == (0, "main_action")
    assert hand(state) == ["bow"]


def test_statue_of_osiris_asks_also_when_all_cards_of_the_hand_are_equal() -> None:
    state = position(["statue_of_osiris"], options=BASE_POOL, others=[["urn", "urn"]], draws={1: ["urn"] * 4})
    do(state, "play_action statue_of_osiris")
    assert asked(state) == (1, "give_card")
    assert choices(state) == ["urn"]


def test_statue_of_osiris_needs_an_opponent_who_must_give() -> None:
    state = position(["statue_of_osiris"], options=BASE_POOL, others=[["urn"] * 5])
    assert not can_play(state, "statue_of_osiris")
    assert why_not(state, "statue_of_osiris") == "No opponent owns enough cards."
    state = position(["statue_of_osiris"], options=BASE_POOL, draws={1: ["urn"] * 10})
    assert not can_play(state, "statue_of_osiris")


def test_statue_of_osiris_is_not_playable_in_solo() -> None:
    state = position(["statue_of_osiris"], seats=1)
    assert why_not(state, "statue_of_osiris") == "There is no opponent in a solo match."


def test_statue_of_horus_takes_any_card_of_the_pyramid() -> None:
    cards = {"A": "urn", "M1": "ring", "M2": "sling", "B1": "axe", "B2": "sphinx", "B3": "dagger"}
    state = position(["statue_of_horus"], cards, options=BASE_POOL)
    do(state, "play_action statue_of_horus")
    assert choices(state) == ["B1", "B2", "B3", "M1", "M2", "A"]
    do(state, "choose_pyramid_card B2")
    assert asked(state) == (0, "choose_crumble")
    do(state, "choose_crumble M1")
    assert discard(state) == ["sphinx"]
    assert pyramid(state) == {"M1": "urn", "M2": "sling", "B1": "axe", "B2": "ring", "B3": "dagger"}


def test_statue_of_horus_needs_a_pyramid_card() -> None:
    state = position(["statue_of_horus"], options=BASE_POOL)
    assert why_not(state, "statue_of_horus") == "There is no fitting card in the pyramid."


def test_statue_of_thoth_makes_every_card_count_four_gold() -> None:
    state = position(["statue_of_thoth", "urn", "ring"], {"B1": "sphinx", "B2": "axe"}, options=BASE_POOL)
    assert ("buy", "B1") not in actions(state)
    do(state, "play_action statue_of_thoth")
    assert ("buy", "B1") in actions(state)  # 4 and 4 against 7
    buy(state, "B2", "urn")  # 4 by a single Urn
    assert discard(state) == ["axe"]
    assert hand(state) == ["ring"]


def test_statue_of_thoth_counts_four_also_instead_of_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.rules.afterlife.buying.GOLD", [6] * len(IDS))  # no printed value is that high yet
    state = position(["statue_of_thoth", "urn", "sphinx", "ring"], {"B1": "sphinx"}, options=BASE_POOL)
    do(state, "play_action statue_of_thoth", "buy B1")
    totals = []
    for card in ("urn", "sphinx"):
        do(state, f"pay_card {card}")
        totals.append(state.view(0)["decision"]["payment"]["total"])
    assert totals == [4, 8]


def test_statue_of_thoth_is_doubled_by_ring_and_raised_by_treasury() -> None:
    state = position(["statue_of_thoth", "ring", "urn"], {"B1": "sphinx"}, options=BASE_POOL)
    do(state, "play_action statue_of_thoth", "play_action ring")
    buy(state, "B1", "urn")  # 4 doubled is 8
    assert discard(state) == ["sphinx"]
    state = position(["statue_of_thoth", "treasury", "urn"], {"B1": "spear"}, options=BASE_POOL)
    do(state, "play_action statue_of_thoth", "play_action treasury")
    buy(state, "B1", "urn")  # 4 and 1
    assert discard(state) == ["spear"]


def test_statue_of_thoth_does_not_stack() -> None:
    state = position(["statue_of_thoth", "statue_of_thoth", "urn"], {"B1": "spear"}, options=BASE_POOL)
    do(state, "play_action statue_of_thoth", "play_action statue_of_thoth")
    assert why_not(state, "B1") == 1  # the Urn counts 4, one gold is missing


def test_statue_of_thoth_ends_with_the_turn() -> None:
    state = position(
        ["statue_of_thoth", "urn"], {"B1": "axe", "B2": "axe"}, options=BASE_POOL, others=[["urn"]], draw=["urn"]
    )
    do(state, "play_action statue_of_thoth")
    buy(state, "B1", "urn")
    do(state, "end_play")
    assert asked(state) == (1, "main_action")
    assert ("buy", "B2") not in actions(state)


def test_statue_of_anubis_entombs_one_or_two_cards_of_the_hand() -> None:
    state = position(["statue_of_anubis", "ring", "bow", "urn"], options=BASE_POOL)
    do(state, "play_action statue_of_anubis")
    assert asked(state) == (0, "choose_hand_card")
    assert "stop" not in choices(state)  # the first is mandatory
    do(state, "choose_hand_card bow")
    assert sorted(choices(state)) == ["ring", "stop", "urn"]
    other = state.clone()
    do(state, "choose_hand_card ring")
    assert tomb(state) == ["bow", "ring"]
    assert state.view(0)["turn"]["free_entombs"] == 1
    do(other, "stop")
    assert tomb(other) == ["bow"]
    assert hand(other) == ["ring", "urn"]


def test_statue_of_anubis_needs_another_card_in_hand() -> None:
    state = position(["statue_of_anubis"], options=BASE_POOL)
    assert not can_play(state, "statue_of_anubis")
    assert why_not(state, "statue_of_anubis") == "You need another card in hand."
