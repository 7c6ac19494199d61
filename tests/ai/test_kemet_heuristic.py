"""The evaluation of kemet reads the board as the rules do, and prefers what section 12 of its rules document calls
good."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

import pytest
from helpers.kemet import council, do, hand, own, position, put, restart, used

from ai.heuristics import heuristic
from ai.heuristics.kemet import SURE, WEIGHTS, KemetHeuristic, promised, sensible
from ai.heuristics.kemet_battle import CHANCE, Duel, attack_worth, base_strength, chance, outlook
from ai.heuristics.kemet_estate import NAMES, PERMANENT, Survey, daylight, laid_aside, waits
from ai.heuristics.kemet_paths import range_of, within
from ai.heuristics.kemet_tokens import best_use, moves_left, tokens_worth
from ai.levels import build_agent
from ai.rollout import draw
from ai.search import Search
from game.core.rng import Rng
from game.rules import TITLES
from game.rules.kemet.cards import CARD_INDEX, CARDS
from game.rules.kemet.content import ALL_SPACES, POINT_LEVEL
from game.rules.kemet.control import points, temples
from game.rules.kemet.land import ZONE_IDS, ZONE_INDEX, zones_in
from game.rules.kemet.outcome import damage, direct, shield
from game.rules.kemet.packing import one
from game.rules.kemet.state import KemetState
from game.rules.kemet.strength import before_cards, creatures_of_both

EVALUATION = cast(KemetHeuristic, heuristic("kemet"))
KEMET = TITLES["kemet"]
ARMIES = {"city_nw_d1": (0, 5), "city_nw_d2": (0, 5), "city_sw_d1": (1, 5), "city_sw_d2": (1, 5)}
PYRAMIDS = {"city_nw_d1": "ruby 2", "city_nw_d2": "onyx 1", "city_sw_d1": "ruby 2", "city_sw_d2": "onyx 1"}


def at(armies: dict[str, Any] | None = None, **rest: Any) -> KemetState:
    return position(ARMIES if armies is None else armies, **{"seats": 2, "pyramids": PYRAMIDS, **rest})


def term(state: KemetState, name: str, seat: int = 0) -> float:
    return EVALUATION.terms(state, seat)[name]


def value(state: KemetState, seat: int = 0) -> float:
    return EVALUATION.value(state, seat)


def played(seats: int, seed: int) -> Iterator[KemetState]:
    """Every position of a match that follows the first sight."""
    state = KEMET.new_match(seats, seed)
    assert isinstance(state, KemetState)
    rng = Rng(seed)
    while (decision := state.decision()) is not None:
        yield state
        state.apply(decision.actions[draw(EVALUATION.prior(state, decision), rng)])


def best(state: KemetState) -> str:
    decision = state.decision()
    assert decision is not None
    weights = EVALUATION.prior(state, decision)
    return " ".join(str(part) for part in decision.actions[weights.index(max(weights))])


def test_the_value_is_the_sum_of_named_terms() -> None:
    for state in played(3, 4):
        for seat in range(3):
            terms = EVALUATION.terms(state, seat)
            assert set(terms) == {name.partition("/")[0] for name in WEIGHTS}
            assert sum(terms.values()) == pytest.approx(value(state, seat))


def test_every_term_has_a_weight_and_a_sentence() -> None:
    assert set(NAMES) <= set(WEIGHTS)
    assert set(EVALUATION.features(at(tiles={0: ["charge"]}, di={0: ["prayer"]}), 0)) <= set(WEIGHTS)
    neutral = KEMET.words.term("nothing known", 1.0)
    for name in EVALUATION.terms(at(), 0):
        assert KEMET.words.term(name, 1.0) != neutral, name


@pytest.mark.parametrize("seats", KEMET.seats)
def test_points_are_those_of_the_rules(seats: int) -> None:
    for state in played(seats, 4):
        survey = Survey(state, -1)
        for seat in range(seats):
            assert survey.points[seat] == points(state, seat)
            assert survey.raw[seat][PERMANENT] == state.battle_points[seat] + state.divine_points[seat]


def test_what_cannot_be_lost_is_worth_more_than_a_temple() -> None:
    state = at(prayer=(7, 0))
    before = value(state)
    state.battle_points[0] += 1
    gained = value(state) - before
    temple = at({**ARMIES, "temple_west_minor": (0, 2)}, prayer=(7, 0))
    assert gained > value(temple) - before > 0


def test_a_temple_in_danger_is_worth_less() -> None:
    safe = at({"temple_west_minor": (0, 3), "city_sw_d1": (1, 1)}, prayer=(7, 0))
    feared = at({"temple_west_minor": (0, 3), "foreland_sw": (1, 5)}, prayer=(7, 0))
    assert term(feared, "temples") < term(safe, "temples")
    assert term(feared, "threat") < term(safe, "threat") <= 0


def test_two_temples_count_for_the_night_and_more_so_in_the_evening() -> None:
    one_temple = at({"temple_west_minor": (0, 3)})
    two = at({"temple_west_minor": (0, 3), "temple_delta": (0, 3)})
    assert term(two, "night") > term(one_temple, "night")
    late = at({"temple_west_minor": (0, 3), "temple_delta": (0, 3)})
    late.turn = 10
    assert term(late, "night") > term(two, "night")
    assert temples(two, 0) == 2


def test_the_sanctuary_needs_two_warriors() -> None:
    assert term(at({"sanctuary": (0, 2)}), "night") > term(at({"sanctuary": (0, 1)}), "night") == 0


def test_a_pyramid_of_the_highest_level_is_a_point() -> None:
    low = at(pyramids={"city_nw_d1": f"ruby {POINT_LEVEL - 1}"})
    high = at(pyramids={"city_nw_d1": f"ruby {POINT_LEVEL}"})
    assert term(low, "pyramids") == 0 < term(high, "pyramids")
    assert term(high, "levels") > term(low, "levels")


def test_who_would_win_at_the_next_turn_is_far_ahead() -> None:
    state = at({**ARMIES, "temple_west_minor": (0, 2)}, prayer=(7, 0))
    state.battle_points[:] = [7, 7]
    close = EVALUATION.shares(state)[0]
    state.battle_points[0] = 8
    assert term(state, "next_win") > 0
    assert EVALUATION.shares(state)[0] > close + 0.1
    state.battle_points[1] = 10
    assert term(state, "next_win") < WEIGHTS["next_win"] / 2


def test_prayer_points_are_welcome_and_the_last_ones_least() -> None:
    found = [term(at(prayer=(number, 7)), "prayer") for number in range(12)]
    steps = [after - before for before, after in pairwise(found)]
    assert min(steps) > 0
    assert steps == sorted(steps, reverse=True)


def test_warriors_count_and_small_armies_in_the_open_are_prey() -> None:
    assert term(at(), "warriors") > term(at({"city_nw_d1": (0, 5)}), "warriors")
    assert term(at({"desert_nw": (0, 2)}), "armies") < 0 < term(at({"desert_nw": (0, 5)}), "armies")


def test_a_creature_is_worth_more_in_the_field() -> None:
    waiting = at(tiles={0: ["giant_scorpion"]})
    standing = at({"city_nw_d1": (0, 5, "giant_scorpion"), "city_sw_d1": (1, 5)})
    assert term(standing, "creatures") > term(waiting, "creatures") > 0


def test_tiles_are_worth_less_towards_the_end() -> None:
    early, late = at(tiles={0: ["charge", "initiative"]}), at(tiles={0: ["charge", "initiative"]})
    late.battle_points[1] = 8
    assert term(early, "tiles") > term(late, "tiles") > 0


def test_battles_within_reach_count_as_long_as_a_move_is_left() -> None:
    armies = {"foreland_nw": (0, 5), "desert_nw": (1, 1)}
    state = at(armies)
    assert moves_left(state, 0)
    far = at({"foreland_nw": (0, 5), "foreland_sw": (1, 1)}, prayer=(0, 0))
    assert term(state, "reach") > term(far, "reach") == 0
    spent = at(armies)
    used(spent, 0, "top_move", "mid_move")
    assert not moves_left(spent, 0)
    assert 0 < term(spent, "reach") < term(state, "reach")


def test_good_battle_cards_in_hand_count() -> None:
    strong, weak = at(), at()
    hand(strong, 0, "bc_4_1_0", "bc_3_2_0")
    hand(weak, 0, "bc_1_3_0", "bc_1_1_3")
    assert term(strong, "cards") > term(weak, "cards") > 0


def test_veterans_divine_cards_and_a_late_place_count() -> None:
    state = at(di={0: ["fury_of_war"]})
    assert term(state, "divine") > term(state, "divine", 1) == 0
    state.veterans[0] = 2
    assert term(state, "veterans") > 0
    assert term(state, "order", 1) > term(state, "order", 0)


def test_tokens_are_worth_something_and_every_row_needs_one() -> None:
    state = at()
    before = tokens_worth(state, 0)
    used(state, 0, "mid_pray")
    assert 0 < tokens_worth(state, 0) < before
    assert best_use(ALL_SPACES, 0, 2) == 0
    assert best_use(0, 1, 2) < 0  # one token cannot cover three rows


def test_the_day_goes_by_and_the_order_says_who_waits() -> None:
    state = at(seats=3, pyramids={})
    assert daylight(state) == 0
    state.turn = 15
    assert daylight(state) == pytest.approx(14 / 15)
    assert waits(state) == [0, 1, 2]  # the next round is not ordered yet
    state.turn = 2
    assert waits(state) == [1, 2, 0]


def test_a_rivals_gain_is_our_loss() -> None:
    poor, rich = at(), at()
    rich.divine_points[1] = 2
    assert value(rich) < value(poor)


def test_shares_follow_the_points_and_grow_more_certain() -> None:
    state = at()
    assert EVALUATION.shares(state) == pytest.approx([0.5, 0.5], abs=0.1)
    state.battle_points[:] = [2, 1]
    early = EVALUATION.shares(state)[0]
    state.battle_points[:] = [7, 6]
    late = EVALUATION.shares(state)[0]
    assert 0.5 < early < late < 1


# Ways and battles ----------------------------------------------------------------------------------------------------


def test_an_army_reaches_what_the_rules_let_it_reach() -> None:
    """In matches without armies in the way the masks are those of the rules."""
    state = at({"city_nw_d1": (0, 5)}, prayer=(7, 7))
    expected = {"city_nw_d2", "city_nw_d3", "foreland_nw"} | {ZONE_IDS[zone] for zone in state.table.land.obelisks}
    reached = {ZONE_IDS[zone] for zone in zones_in(range_of(state, 0, ZONE_INDEX["city_nw_d1"]))}
    assert expected <= reached
    do(state, "place_token regular top_move", "move_begin city_nw_d1")
    decision = state.decision()
    assert decision is not None
    legal = {str(action[2]) for action in decision.actions if action[0] == "move_step"}
    assert legal <= reached
    poor = at({"city_nw_d1": (0, 5)}, prayer=(1, 7))
    near = {ZONE_IDS[zone] for zone in zones_in(range_of(poor, 0, ZONE_INDEX["city_nw_d1"]))}
    assert near == {"city_nw_d2", "city_nw_d3", "foreland_nw"}


def test_walls_open_only_from_beside_them() -> None:
    start, other = ZONE_INDEX["bank_west"], ZONE_INDEX["foreland_sw"]
    district = ZONE_INDEX["city_sw_d1"]
    assert not within(2, 0, start, start, 2, 0) >> district & 1
    assert within(2, 0, other, other, 1, 0) >> district & 1
    assert within(2, 2, start, start, 2, 0) >> district & 1  # the own city


def test_odds_rise_with_strength() -> None:
    assert sorted(CHANCE) == CHANCE
    assert chance(-20) == CHANCE[0]
    assert chance(20) == CHANCE[-1]
    state = at({"desert_nw": (1, 3)})
    zone = ZONE_INDEX["desert_nw"]
    worths = [attack_worth(state, 0, zone, number, 0) for number in range(1, 6)]
    assert worths == sorted(worths)
    assert worths[0] < 0 < worths[4]


def fighting(**rest: Any) -> KemetState:
    armies = {"foreland_nw": (0, 4, "giant_scorpion"), "desert_nw": (1, 3, "ancestral_elephant")}
    state = at(armies, tiles={0: ["charge", "carnage"], 1: ["shield_of_neith"]}, **rest)
    do(state, "place_token regular top_move", "move_begin foreland_nw", "move_step walk desert_nw", "carry 4")
    do(state, "creature giant_scorpion")
    return state


def test_the_table_of_a_battle_is_that_of_the_rules() -> None:
    state = fighting()
    fight = state.fight
    assert fight is not None
    duel = Duel(state, fight, -1)
    both = creatures_of_both(state, fight.zone)
    for side in (0, 1):
        assert duel.base[side] == before_cards(state, 0, 1, fight.zone, side)
    assert base_strength(state, 1, fight.zone, 3, state.creatures[fight.zone], 1) == duel.base[1]
    for attack in range(CARDS):
        for defence in range(CARDS):
            fight.play = [attack, defence]
            expected = []
            for side in (0, 1):
                struck = max(0, damage(state, fight, 1 - side, both) - shield(state, fight, side, both))
                own_loss = 2 if fight.play[side] == CARD_INDEX["bc_5_self2"] else 0
                lost = own_loss + direct(state, fight, 1 - side, both) + struck
                expected.append(min(lost, (4, 3)[side]))
            assert duel.losses(attack, defence) == tuple(expected)


def test_a_better_army_has_the_better_outlook_and_knows_its_own_card() -> None:
    state = at({"foreland_nw": (0, 3), "desert_nw": (1, 3)})
    do(state, "place_token regular top_move", "move_begin foreland_nw", "move_step walk desert_nw", "carry 3")
    fight = state.fight
    assert fight is not None
    stronger = fighting().fight
    assert stronger is not None
    usual = outlook(state, fight, -1)
    assert outlook(fighting(), stronger, -1) > usual
    fight.play[0] = CARD_INDEX["bc_4_1_0"]
    strong = outlook(state, fight, 0)
    assert outlook(state, fight, -1) == usual  # nobody else knows it
    fight.play[0] = CARD_INDEX["bc_1_3_0"]
    assert outlook(state, fight, 0) < strong


def test_what_is_laid_aside_for_a_battle_is_as_good_as_gone() -> None:
    state = fighting(di={0: ["war_rage"]})
    before = EVALUATION.terms(state, 0)
    do(state, "council_play bc_4_1_0", "council_discard bc_1_3_0", "council_di war_rage")
    after = EVALUATION.terms(state, 0)
    assert laid_aside(state, 0).bit_count() == 2
    assert promised(state, 0) == one(1)
    assert after["cards"] < before["cards"]
    assert after["divine"] < before["divine"]
    assert after["battle"] > before["battle"]
    assert laid_aside(state, 1) == 0


# First sight ---------------------------------------------------------------------------------------------------------


def test_every_decision_has_a_first_sight() -> None:
    met: set[str] = set()
    for seats, seed in [(2, 1), (2, 2), (3, 5), (4, 3), (5, 6), (5, 7)]:
        for state in played(seats, seed):
            decision = state.decision()
            assert decision is not None
            weights = EVALUATION.prior(state, decision)
            assert len(weights) == len(decision.actions)
            assert min(weights) >= 0
            assert max(weights) > 0
            met.add(decision.kind)
    assert len(met) >= 30


def test_matches_of_the_first_sight_alone_come_to_an_end_by_victory() -> None:
    for seats, seed in [(2, 11), (2, 12), (3, 13), (5, 14)]:
        *_, state = played(seats, seed)
        assert state.round <= 15


def test_the_first_sight_is_not_absurd() -> None:
    assert best(at({"foreland_nw": (0, 5), "desert_nw": (1, 1)})) == "place_token regular top_move"
    state = at({"foreland_nw": (0, 1), "desert_nw": (1, 5)}, prayer=(0, 0))
    do(state, "place_token regular top_move", "move_begin foreland_nw")
    assert best(state) != "move_step walk desert_nw"
    full = at(prayer=(11, 7))
    assert not best(full).endswith("_pray")


def test_plans_are_legal_answers_and_marches_are_followed() -> None:
    state = at({"foreland_nw": (0, 5), "desert_nw": (1, 1)})
    decision = state.decision()
    assert decision is not None
    proposed = EVALUATION.plans(state, decision)
    assert all(plan[0] in decision.actions for plan in proposed)
    march = next(plan for plan in proposed if ("move_begin", "foreland_nw") in plan)
    assert ("move_step", "walk", "desert_nw") in march
    assert any(plan[-1][0] == "buy_tile" for plan in proposed)
    do(state, "place_token regular top_move")
    following = state.decision()
    assert following is not None
    assert EVALUATION.plans(state, following) == []


# Secret councils -----------------------------------------------------------------------------------------------------


def test_a_council_is_opened_again_for_the_card_only() -> None:
    state = fighting()
    council(state, "bc_4_1_0", "bc_1_3_0")
    assert state.decision() is not None
    EVALUATION.reopen(state)
    decision = state.decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "council_play")
    do(state, "council_play bc_4_1_0")
    EVALUATION.reopen(state)
    decision = state.decision()
    assert decision is not None
    assert decision.kind == "council_discard"  # the card is chosen, and its owner knows it


def test_both_sides_choose_their_card_without_a_look_at_the_other() -> None:
    state = fighting()
    decision = state.decision()
    assert decision is not None
    search = Search(state, decision, EVALUATION, Rng(5))
    for _ in range(120):
        search.iterate()
    round_of_cards = search.rounds[None]
    assert set(round_of_cards.hands) == {0, 1}
    for hand_of in round_of_cards.hands.values():
        assert {action[0] for action in hand_of.actions} == {"council_play"}
        assert len(hand_of.actions) <= 8
    assert search.answer(mixed=False) in decision.actions


def test_the_rest_of_a_council_is_a_legal_answer() -> None:
    state = fighting(di={0: ["war_rage", "diversion"]})
    agent = build_agent("master", KEMET, 2, iterations=40)
    for _ in range(12):
        decision = state.decision()
        assert decision is not None
        if decision.seat != 0 or not decision.kind.startswith("council"):
            break
        action = agent.choose(state, 0)
        assert action in decision.actions
        state.apply(action)
    decision = state.decision()
    assert decision is not None
    assert decision.seat == 1


def test_who_errs_takes_nothing_for_worthless() -> None:
    wild = sensible({name: -3.0 * weight for name, weight in WEIGHTS.items()})
    assert all(wild[name] * WEIGHTS[name] > 0 for name in WEIGHTS)
    assert all(wild[name] == pytest.approx(0.8 * WEIGHTS[name]) for name in SURE)
    assert sensible(WEIGHTS) == pytest.approx(WEIGHTS)


def test_a_finished_match_is_judged_by_its_result() -> None:
    *_, state = played(2, 3)
    decision = state.decision()
    while decision is not None:
        state.apply(decision.actions[0])
        decision = state.decision()
    result = state.result()
    assert result is not None
    first, last = result.ranking
    assert value(state, first) > value(state, last)
    assert set(EVALUATION.terms(state, first)) == {"victory", "lead"}


def test_an_action_that_is_only_begun_promises_something() -> None:
    state = at({"foreland_nw": (0, 5), "desert_nw": (1, 1)})
    own(state, 0, "charge")
    put(state, "city_sw_d1", 1, 2)
    restart(state)
    do(state, "place_token regular top_move")
    assert term(state, "begun") > 0
    do(state, "skip_action")
    assert term(state, "begun") == 0
