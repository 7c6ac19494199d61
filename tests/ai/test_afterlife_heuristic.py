"""The evaluation of afterlife prefers what section 12 of its rules document calls good."""

import pytest
from helpers.afterlife import do, position

from ai.heuristics import heuristic
from ai.heuristics.afterlife import WEIGHTS
from ai.heuristics.afterlife_estate import Estate, turns_left, waste
from game.core.rng import Rng
from game.rules import TITLES
from game.rules.afterlife.content import INDEX
from game.rules.afterlife.state import AfterlifeState

EVALUATION = heuristic("afterlife")
LATE = ["sphinx"] * 4
EARLY = ["sphinx"] * 40


def value(state: AfterlifeState, seat: int = 0) -> float:
    return EVALUATION.value(state, seat)


def term(state: AfterlifeState, name: str) -> float:
    return EVALUATION.terms(state, 0)[name]


def test_the_value_is_the_sum_of_named_terms() -> None:
    state = position(["urn", "ring"], {"B1": "brooch"}, tomb=["serdab"], others=[["urn"]], stock=EARLY)
    terms = EVALUATION.terms(state, 0)
    assert set(terms) == {name.partition("/")[0] for name in WEIGHTS}
    assert sum(terms.values()) == pytest.approx(value(state))


def test_each_further_card_of_a_set_in_the_tomb_is_worth_more() -> None:
    tombs = [["sling", "dagger", "axe"][:count] for count in range(4)]
    values = [term(position(["urn"], tomb=tomb, stock=EARLY), "tomb") for tomb in tombs]
    assert values == pytest.approx([WEIGHTS["tomb"] * points for points in (0, 1, 4, 9)])


def test_cards_that_nobody_will_have_time_to_bury_bring_little() -> None:
    hand = ["sling", "dagger", "axe", "khepesh", "spear", "bow"]
    early, late = (term(position(hand, stock=stock), "potential") for stock in (EARLY, LATE))
    assert early == pytest.approx(36 * WEIGHTS["potential"])
    assert late < early / 2


def test_a_second_copy_brings_no_points() -> None:
    one = Estate(position(["sling", "urn"], stock=EARLY), 0)
    two = Estate(position(["sling", "sling", "urn"], stock=EARLY), 0)
    assert one.potential(10) == two.potential(10)
    assert one.gain(INDEX["sling"]) == 0
    assert one.gain(INDEX["dagger"]) == 3
    assert one.gain(INDEX["sphinx"]) == 5


def test_on_the_last_turn_burying_beats_ending() -> None:
    state = position(["urn", "sling"], tomb=["dagger"], others=[["urn"]])
    buried, ended = state.clone(), state.clone()
    do(buried, "entomb_free sling")
    do(ended, "end_play")
    assert value(buried) > value(ended)


def test_a_rivals_gain_is_our_loss() -> None:
    poor = position(["urn"], others=[["urn"]], stock=EARLY)
    rich = position(["urn"], others=[["urn"]], tombs={1: ["sphinx"]}, stock=EARLY)
    assert value(rich) < value(poor)


def test_leaving_a_wanted_card_in_the_base_feeds_the_next_player() -> None:
    tombs = {1: ["sling", "dagger"]}
    harmless, wanted = (
        position(["urn"], {"B1": card}, others=[["axe"]], tombs=tombs, stock=EARLY) for card in ("ring", "sling")
    )
    dangerous = position(["urn"], {"B1": "axe"}, others=[["spear"]], tombs=tombs, stock=EARLY)
    assert term(dangerous, "feeding") < term(harmless, "feeding") <= term(wanted, "feeding")


def test_overpaying_is_seen_before_the_payment_is_done() -> None:
    state = position(["urn", "offering_chapel", "spear"], {"B1": "goddess_nut"}, stock=EARLY)
    do(state, "buy B1")
    assert waste(state, 0) == 0  # Spear and Urn pay the four exactly
    do(state, "pay_card offering_chapel")
    assert waste(state, 0) == 1


def test_when_nothing_is_left_only_the_round_is_played_out() -> None:
    state = position(["urn"], seats=3, others=[["urn"], ["urn"]])
    assert [turns_left(state, seat) for seat in range(3)] == [0, 1, 1]


def test_a_finished_match_is_judged_by_its_result() -> None:
    state = TITLES["afterlife"].new_match(2, 3)
    rng = Rng(1)
    while (decision := state.decision()) is not None:
        state.apply(rng.choice(decision.actions))
    result = state.result()
    assert result
    best, worst = result.ranking
    assert EVALUATION.value(state, best) > EVALUATION.value(state, worst)
    assert set(EVALUATION.terms(state, best)) == {"victory", "lead"}


def test_every_mode_and_seat_count_can_be_judged() -> None:
    title = TITLES["afterlife"]
    mode = next(option for option in title.options if option.id == "mode")
    for seats in title.seats:
        for chosen in mode.values_for(seats):
            state = title.new_match(seats, 5, {"mode": chosen})
            for seat in range(seats):
                assert isinstance(EVALUATION.value(state, seat), float)
