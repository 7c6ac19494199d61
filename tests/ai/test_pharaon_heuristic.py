"""The evaluation of pharaon counts exactly what the rules count, and prefers what section 12 of its rules document
calls good."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from helpers.pharaon import do, give, own, position, restart

from ai.heuristics import heuristic
from ai.heuristics.pharaon import WEIGHTS, PharaonHeuristic
from ai.heuristics.pharaon_estate import NAMES, SCORE, Estate, distance, open_zones, waiting_turns
from ai.heuristics.pharaon_gods import gods_of
from ai.rollout import draw
from game.core.rng import Rng
from game.rules import TITLES
from game.rules.pharaon.content import BASICS, JAR_INDEX
from game.rules.pharaon.scoring import score
from game.rules.pharaon.state import PharaonState

EVALUATION = cast(PharaonHeuristic, heuristic("pharaon"))
PHARAON = TITLES["pharaon"]
ALL_KINDS = {
    "choose_start_jar", "choose_start_noble", "take_turn", "choose_payment", "choose_nile_steps", "choose_basic",
    "choose_offering", "choose_artisan", "choose_pass_jar", "general_advance", "choose_pyramid_reward",
    "diplomat_response", "teacher_response", "exchange_window", "choose_exchange", "traitor_place_top",
    "traitor_basic",
}  # fmt: skip


def at(tokens: str = "G", **rest: Any) -> PharaonState:
    """A position of two seats at seat 0's turn; without tokens, too, nothing is passed by itself."""
    state = position("", **{"seats": 2, "others": ["GBRKY"], **rest})
    give(state, tokens)
    return state


def term(state: PharaonState, name: str, seat: int = 0) -> float:
    return EVALUATION.terms(state, seat)[name]


def value(state: PharaonState, seat: int = 0) -> float:
    return EVALUATION.value(state, seat)


def played(seats: int, seed: int) -> Iterator[PharaonState]:
    """Every position of a match that follows the first sight."""
    state = PHARAON.new_match(seats, seed)
    assert isinstance(state, PharaonState)
    rng = Rng(seed)
    while (decision := state.decision()) is not None:
        yield state
        state.apply(decision.actions[draw(EVALUATION.prior(state, decision), rng)])


def test_the_value_is_the_sum_of_named_terms() -> None:
    state = at("GGS", nobles=["teacher"], burial=2)
    terms = EVALUATION.terms(state, 0)
    assert set(terms) == {name.partition("/")[0] for name in WEIGHTS}
    assert sum(terms.values()) == pytest.approx(value(state))


def test_every_plain_term_and_every_noble_and_zone_has_a_weight() -> None:
    state = at("GGS", nobles=["teacher"])
    assert set(NAMES) <= set(WEIGHTS)
    assert set(EVALUATION.features(state, 0)) <= set(WEIGHTS)


@pytest.mark.parametrize("seats", PHARAON.seats)
def test_the_score_is_that_of_the_rules(seats: int) -> None:
    for state in played(seats, 4):
        for seat in range(seats):
            assert Estate(state, seat, open_zones(state)).raw[SCORE] == score(state, seat)


def test_the_score_knows_nobles_that_depend_on_gods() -> None:
    nobles = ["scribe_4", "seer", "diplomat", "grand_vizier"]
    state = at("G+p1+p2+oG", nobles=nobles, burial=4, nile="GGGBBR", artisans=["artisan_goldsmith_1"])
    assert Estate(state, 0, 0).raw[SCORE] == score(state, 0)


def test_a_token_is_worth_more_than_its_point_while_it_can_be_spent() -> None:
    early, late, last = (term(at("GB", round_number=number), "token") for number in (2, 4, 5))
    assert early > late > last > 0
    over = at("GB", round_number=5)
    over.row[0] = 0
    assert term(over, "token") == 0


def test_silver_is_worth_more_than_a_basic() -> None:
    assert value(at("GBS", round_number=2)) > value(at("GBB", round_number=2))


@pytest.mark.parametrize("kind", ["oG", "j:nile", "S", "G", "p1"])
def test_every_token_is_welcome(kind: str) -> None:
    assert value(at(f"G+B+{kind}", round_number=2)) > value(at("G+B", round_number=2))


def test_a_joker_counts_and_many_colours_are_better_than_one() -> None:
    assert term(at("G+j:nile"), "jokers") > term(at("G"), "jokers") == 0
    assert term(at("GBR"), "colours") > term(at("GGG"), "colours")


def test_gods_promise_more_the_fewer_things_are_missing() -> None:
    things = [{}, {"nile": "G"}, {"nile": "GB"}, {"nile": "GB", "burial": 1}]
    found = [term(at(**{"round_number": 3, **rest}), "gods") for rest in things]
    assert found == sorted(found)
    assert found[-1] > found[0]


def test_a_god_that_is_satisfied_is_in_the_score_and_no_promise_any_more() -> None:
    state = at(nile="GB", burial=2, round_number=5)
    state.row[0] = 0
    assert term(state, "gods") == 0
    assert gods_of(state.table).sets(2 << 9 | 2 << 12)[0][1] == 6


def test_discs_half_way_up_are_worth_more_the_more_rounds_are_left() -> None:
    assert term(at(nile="GG"), "nile") > term(at(nile="G"), "nile") > term(at(), "nile") == 0
    assert term(at(nile="GG"), "nile") > term(at(nile="GG", round_number=4), "nile")


def test_the_first_burial_step_opens_better_ones_and_the_last_closes_the_track() -> None:
    assert term(at(burial=1), "burial") > term(at(burial=0), "burial") > term(at(burial=7), "burial") == 0


def test_the_pharaoh_token_comes_nearer_with_steps_and_nobles() -> None:
    far, step, noble = at(), at(burial=1), at(nobles=["judge"])
    assert [distance(state, 0) for state in (far, step, noble)] == [7, 6, 5]
    assert term(far, "pharaoh") < term(step, "pharaoh") < term(noble, "pharaoh")
    rival = at()
    rival.burial[1] = 3
    assert term(rival, "pharaoh") < term(far, "pharaoh")
    far.pharaoh = 1
    assert term(far, "pharaoh") == 0


def test_the_first_player_token_may_be_lost_again() -> None:
    early, late = at(round_number=1), at(round_number=4)
    assert abs(term(early, "first")) > abs(term(late, "first"))
    late.first_player = 1
    assert term(late, "first") == 0


def test_who_passes_first_waits_for_rewards() -> None:
    state = at(others=["GGBBRRKKYYSS"])
    state.row[0] = 0
    assert waiting_turns(state, 0) == 4
    assert term(state, "pyramid") > 0
    state.field[0] = 4
    assert term(state, "pyramid") == 0
    assert waiting_turns(state, 1) == 0  # the last to pass has no row


def test_the_jar_for_passing_is_still_to_come() -> None:
    state = at()
    assert term(state, "jar") > 0
    assert term(at(round_number=5), "jar") == 0
    state.row[0] = 0
    assert term(state, "jar") == 0


def test_more_tokens_than_can_be_spent_are_a_glut() -> None:
    assert term(at("GGGGBBBBRRRRKKKK", round_number=5), "glut") < 0
    assert term(at("GGGGBBBBRRRRKKKK", round_number=1), "glut") == 0


def test_a_full_purse_allows_more_actions_this_round() -> None:
    state = at("GGBBRR")
    assert term(state, "tempo") > term(at("G"), "tempo")
    state.row[0] = 0
    assert term(state, "tempo") == 0


def test_only_zones_with_a_free_space_count_now() -> None:
    open_sector = at("BK", burial=2)
    full = at("BK", burial=2, wheel={"B": "BBB"})
    zones = [Estate(state, 0, open_zones(state)).now_zones for state in (open_sector, full)]
    assert zones == [0b10001, 0b00001]  # offerings by K, burial by B
    supplied = at("BK", burial=2, wheel={"B": "BBB"}, nobles=["chief_supplier"])
    assert Estate(supplied, 0, open_zones(supplied)).now_zones == 0b10001


def test_the_next_round_is_foreseen_and_after_the_last_there_is_none() -> None:
    ahead = at("BK", burial=2, round_number=2)
    # One clockwise turn: burial is entered by R, offerings by B, nobles by K.
    assert Estate(ahead, 0, 0).next_zones == 0b00001
    assert term(at("BK", round_number=5), "next") == 0


def test_a_noble_works_for_the_rounds_that_are_left() -> None:
    early, late = at(nobles=["teacher"]), at(nobles=["teacher"], round_number=4)
    assert term(early, "noble") > term(late, "noble") > 0


def test_a_rivals_gain_is_our_loss() -> None:
    poor, rich = at(), at()
    rich.burial[1] = 4
    own(rich, "judge", 1)
    assert value(rich) < value(poor)


def test_shares_follow_the_points_and_grow_more_certain() -> None:
    def ahead(number: int) -> list[float]:
        state = at("GBRKY", round_number=number)
        state.burial[0] = 1
        return EVALUATION.shares(state)

    for number in (1, 5):
        own_share, other = ahead(number)
        assert 0 <= other < own_share <= 1
    assert ahead(5)[0] > ahead(1)[0]


def test_alone_the_traitor_is_the_rival() -> None:
    low, high = (position("GBRKY", seats=1, burial=steps) for steps in (1, 5))
    assert 0 <= EVALUATION.shares(low)[0] < EVALUATION.shares(high)[0] <= 1
    stronger = position("GBRKY", seats=1, burial=5)
    stronger.burial[1] = 6
    assert EVALUATION.shares(stronger)[0] < EVALUATION.shares(high)[0]
    assert value(stronger) < value(high)


def test_every_decision_has_a_first_sight() -> None:
    met: set[str] = set()
    for seats, seed in [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 5), (4, 3), (5, 6), (5, 7)]:
        for state in played(seats, seed):
            decision = state.decision()
            assert decision is not None
            weights = EVALUATION.prior(state, decision)
            assert len(weights) == len(decision.actions)
            assert min(weights) >= 0
            assert max(weights) > 0
            met.add(decision.kind)
    assert met >= ALL_KINDS - {"choose_artisan", "diplomat_response", "general_advance", "choose_exchange"}


def test_of_many_payments_only_a_few_are_tried() -> None:
    state = at("GGBBRRKKYYSS", nobles=["judge"], round_number=2)
    restart(state)
    do(state, "nobles deck")
    for _ in range(8):
        decision = state.decision()
        assert decision is not None
        if decision.kind != "choose_payment":
            return
        weights = EVALUATION.prior(state, decision)
        assert sum(weight > 0 for weight in weights) <= 12
        state.apply(decision.actions[weights.index(max(weights))])
    pytest.fail("The payment does not end.")


def test_the_search_looks_as_far_as_the_round() -> None:
    turns = [EVALUATION.turn(state) for state in played(2, 9)]
    assert turns == sorted(turns)
    assert set(turns) == {0, 1, 2, 3, 4, 5}


def test_plans_are_legal_answers() -> None:
    state = at("GGBBRRKKYY", nobles=["seer"], round_number=2, pairs=["oG+oR"])
    restart(state)
    decision = state.decision()
    assert decision is not None
    proposed = EVALUATION.plans(state, decision)
    assert proposed
    assert all(plan[0] in decision.actions for plan in proposed)


def test_the_missing_colour_is_wanted_most() -> None:
    state = at("GGBBRRKK", round_number=2, jars=["jar_aar", "jar_rrj", "jar_act"])
    restart(state)
    do(state, "pass")
    decision = state.decision()
    assert decision is not None
    weights = EVALUATION.prior(state, decision)
    assert decision.actions[weights.index(max(weights))] == ("take_jar", "jar_act")
    assert JAR_INDEX["jar_act"] in state.jars


def test_a_finished_match_is_judged_by_its_result() -> None:
    *_, state = played(2, 3)
    decision = state.decision()
    while decision is not None:
        state.apply(decision.actions[0])
        decision = state.decision()
    result = state.result()
    assert result is not None
    best, worst = result.ranking
    assert value(state, best) > value(state, worst)
    assert set(EVALUATION.terms(state, best)) == {"victory", "lead"}


def test_the_bank_of_colours_is_whole() -> None:
    assert BASICS == 5  # the packed tables of the evaluation count on it
